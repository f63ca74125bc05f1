/* rerun.c: reads a log line by line, sends the bot what it was sent then, and
 * compares its answers. */
#include "arena/rerun.h"

#include <string.h>
#include <unistd.h>

#include "arena/printable.h"
#include "arena/process.h"
#include "arena/verdict.h"
#include "base/clock.h"
#include "base/json.h"

enum { WRITE_NS = 2000000000 };

/* The state of a rerun. */
typedef struct Tape {
    Rerun *rerun;
    Process *process; /* NULL before the start and after the bot's end */
    Text pending;     /* lines to send */
    Text line, clean, then;
    int64_t game, question;
    bool is_found; /* the log has an entry about this player */
    Error *err;
} Tape;

static bool start(Tape *tape)
{
    ProcessSpec spec = { .argv = tape->rerun->who->argv,
                         .folder = tape->rerun->who->folder,
                         .start = tape->rerun->who->start,
                         .also = tape->rerun->who->also,
                         .lang = tape->rerun->lang,
                         .errors_to = STDERR_FILENO };
    process_free(tape->process);
    text_clear(&tape->pending);
    tape->question = 0;
    tape->process = process_start(&spec, tape->err);
    return tape->process != NULL;
}

static void stop(Tape *tape)
{
    process_free(tape->process);
    tape->process = NULL;
}

/* Sends the gathered lines and waits for a line; returns NULL if the bot
 * ends. */
static const char *hear(Tape *tape)
{
    uint64_t at;
    bool is_sent = process_write(tape->process, text_string(&tape->pending),
                                 tape->pending.size, clock_now() + WRITE_NS);
    text_clear(&tape->pending);
    if (!is_sent || process_read_line(tape->process, UINT64_MAX, &tape->line,
                                      &at) != PROCESS_LINE) {
        stop(tape);
        return NULL;
    }
    text_clear(&tape->clean);
    text_add(&tape->clean, "");
    printable_add(&tape->clean, tape->line.data, tape->line.size,
                  PROCESS_LINE_SIZE);
    return tape->clean.data;
}

/* Compares the bot's answer with `then`, its answer in the log; NULL if it gave
 * no answer. */
static void compare(Tape *tape, const char *then)
{
    if (!tape->process) {
        return; /* the bot's end has been reported already */
    }
    const char *now = hear(tape);
    RerunAnswer answer = { tape->game, tape->question, then, now };
    Rerun *rerun = tape->rerun;
    bool is_same = then && now ? strcmp(then, now) == 0 : then == now;
    rerun->questions++;
    if (!is_same) {
        rerun->differences++;
        rerun->differ(&answer, rerun->context);
    }
}

static bool is_verdict(const char *key)
{
    for (VerdictCode code = VERDICT_ILLEGAL; code < VERDICT_INFRASTRUCTURE;
         code++) {
        if (strcmp(key, verdict_word(code)) == 0) {
            return true;
        }
    }
    return false;
}

/* Handles one log entry about this player. */
static bool take_entry(Tape *tape, const char *key, const char *words)
{
    if (strcmp(key, "start") == 0) {
        return start(tape);
    }
    if (strcmp(key, "to") == 0) {
        text_add(&tape->pending, words);
        text_add_char(&tape->pending, '\n');
        tape->question += strncmp(words, "go ", 3) == 0;
    } else if (strcmp(key, "from") == 0) {
        /* joute writes only printable answers, but a log may come from
         * elsewhere. */
        text_clear(&tape->then);
        printable_add(&tape->then, words, strlen(words), PROCESS_LINE_SIZE);
        compare(tape, text_string(&tape->then));
    } else if (is_verdict(key) && tape->pending.size > 0 &&
               strstr(text_string(&tape->pending), "go ")) {
        compare(tape, NULL);
    }
    return true;
}

static bool read_entry(Tape *tape, const JsonAt *entry)
{
    JsonAt player = json_member(entry, "player");
    JsonAt game = json_member(entry, "game");
    int number = 0;
    if (!player.value || !game.value ||
        !json_read_int(&player, 1, 4, &number, tape->err) ||
        !json_read_int64(&game, 0, INT64_MAX, &tape->game, tape->err)) {
        return error_set(tape->err, "this is not a log of joute match --log",
                         "ce n'est pas un journal de joute match --log");
    }
    if (number - 1 != tape->rerun->player) {
        return true;
    }
    tape->is_found = true;
    for (JsonAt item = json_first(entry); item.value; json_step(&item)) {
        if (json_type(&item) == JSON_STRING &&
            !take_entry(tape, item.key, item.value->string)) {
            return false;
        }
    }
    return true;
}

static bool read_line(Tape *tape, const char *line, size_t size)
{
    JsonDocument document;
    if (!json_parse(&document, line, size, tape->err)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_read =
        json_read_object(&root, tape->err) && read_entry(tape, &root);
    json_done(&document);
    return is_read;
}

bool rerun_play(Rerun *rerun, const char *text, size_t size, Error *err)
{
    Tape tape = { .rerun = rerun, .err = err };
    bool is_well = true;
    for (const char *end = text + size; is_well && text < end;) {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        size_t length = (size_t)((newline ? newline : end) - text);
        is_well = length == 0 || read_line(&tape, text, length);
        text += length + 1;
    }
    if (is_well && !tape.is_found) {
        is_well =
            error_set(err, "the log says nothing about player %d",
                      "le journal ne dit rien du joueur %d", rerun->player + 1);
    }
    stop(&tape);
    text_done(&tape.pending);
    text_done(&tape.line);
    text_done(&tape.clean);
    text_done(&tape.then);
    return is_well;
}
