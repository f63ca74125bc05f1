/* dialogue.c: writes the lines of the protocol, reads the answers, and says
 * what is wrong with an answer. */
#define _GNU_SOURCE
#include "arena/dialogue.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena/bot_clock.h"
#include "arena/mistake.h"
#include "arena/printable.h"
#include "base/clock.h"
#include "base/json.h"
#include "core/config.h"
#include "core/rules.h"
#include "core/state.h"

static const int64_t ms = 1000000;

void dialogue_init(Dialogue *dialogue, const MatchSettings *settings,
                   const Contestant *who, int player, int64_t block)
{
    *dialogue = (Dialogue){
        .settings = settings,
        .who = who,
        .player = player,
        .block = block,
        .clock = settings->clock_ms * ms,
        .errors_file = -1,
    };
    Text name = { 0 };
    printable_add(&name, who->name, strlen(who->name), DIALOGUE_NAME);
    snprintf(dialogue->name, sizeof dialogue->name, "%s", text_string(&name));
    text_done(&name);
}

/* Copies what the bot has written on standard error so far into the log's
 * lines. */
static void take_errors(Dialogue *dialogue)
{
    if (dialogue->process && log_keeps_lines(dialogue->log)) {
        process_drain_errors(dialogue->process);
        log_errors(dialogue->log, dialogue->player, dialogue->errors_file,
                   &dialogue->errors_at);
    }
}

void dialogue_stop(Dialogue *dialogue)
{
    process_free(dialogue->process);
    dialogue->process = NULL;
    log_errors(dialogue->log, dialogue->player, dialogue->errors_file,
               &dialogue->errors_at);
}

void dialogue_done(Dialogue *dialogue)
{
    dialogue_stop(dialogue);
    if (dialogue->errors_file >= 0) {
        close(dialogue->errors_file);
    }
    text_done(&dialogue->out);
    text_done(&dialogue->line);
}

/* Judges a bot that has ended by its last lines on standard error. In Python
 * the last line is the exception, and the traceback before it says where it was
 * raised. */
static void judge_end(const Dialogue *dialogue, Verdict *out)
{
    const Process *process = dialogue->process;
    enum {
        TRACE = 20
    }; /* how many last lines are searched for Java's exception */
    Text why[LANG_COUNT] = { { 0 } }, line = { 0 }, lines = { 0 };
    Text file = { 0 }, trace = { 0 };
    process_last_words(process, VERDICT_LINES, &lines);
    process_last_words(process, TRACE, &trace);
    size_t size;
    const char *thrown = mistake_thrown(text_string(&trace), &size);
    if (thrown) {
        text_add_bytes(&line, thrown, size);
    } else {
        process_last_words(process, 1, &line);
    }
    int number = process_last_place(process, &file);
    for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
        text_say(&why[lang], lang,
                 "the program ended: ", "le programme s'est arrêté : ");
        process_describe_end(dialogue->process, lang, &why[lang]);
        if (line.size) {
            text_say(&why[lang], lang, "; its last words: %s",
                     " ; ses derniers mots : %s", text_string(&line));
        }
        if (number) {
            text_say(&why[lang], lang, " (%s, line %d)", " (%s, ligne %d)",
                     text_string(&file), number);
        }
    }
    verdict_set_texts(out, VERDICT_CRASH, why);
    verdict_set_words(out, text_string(&lines));
    out->hint = mistake_in_words(text_string(&trace), out->why[LANG_EN],
                                 dialogue->settings->has_sandbox);
    if (out->hint == HINT_NONE) {
        out->hint = number                                     ? HINT_EXCEPTION
                    : strstr(out->why[LANG_EN], "exit status") ? HINT_LEFT
                                                               : HINT_NONE;
    }
    if (dialogue->who->is_course) {
        out->hint = mistake_of_course(out->hint);
    }
    text_done(&why[LANG_EN]);
    text_done(&why[LANG_FR]);
    text_done(&line);
    text_done(&lines);
    text_done(&trace);
    text_done(&file);
}

/* Judges a bot that was killed or could not be started. A kill for lack of
 * memory counts as the machine's fault only once in a match, because a bot
 * could provoke it. */
static void judge_failure(const Dialogue *dialogue, ProcessEvent event,
                          Verdict *out)
{
    Text why[LANG_COUNT] = { { 0 } };
    bool is_repeated =
        event == PROCESS_KILLED && atomic_fetch_add(dialogue->faults, 1) > 0;
    for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
        process_describe_end(dialogue->process, lang, &why[lang]);
        if (is_repeated) {
            text_say(&why[lang], lang, "; it was not the first time",
                     " ; ce n'était pas la première fois");
        }
    }
    bool is_own = event == PROCESS_MEMORY || is_repeated;
    verdict_set_texts(out, is_own ? VERDICT_MEMORY : VERDICT_INFRASTRUCTURE,
                      why);
    out->hint = is_own ? HINT_MEMORY : out->hint;
    text_done(&why[LANG_EN]);
    text_done(&why[LANG_FR]);
}

/* Judges a wait that brought no line, and stops the bot: after any of these
 * events its answers would no longer fit the questions. */
static void judge_event(Dialogue *dialogue, ProcessEvent event, Verdict *out)
{
    const ProcessLimits *limits = &dialogue->settings->limits;
    switch (event) {
    case PROCESS_LINE:
    case PROCESS_TIMEOUT: break; /* judged by the callers */
    case PROCESS_ENDED: judge_end(dialogue, out); break;
    case PROCESS_LONG:
        verdict_set(out, VERDICT_MALFORMED, "a line of more than %d bytes",
                    "une ligne de plus de %d octets", PROCESS_LINE_SIZE);
        break;
    case PROCESS_OUTPUT:
        verdict_set(out, VERDICT_OUTPUT,
                    "more than %llu bytes between a question and its answer",
                    "plus de %llu octets entre une question et sa réponse",
                    (unsigned long long)limits->output);
        break;
    case PROCESS_ERRORS:
        verdict_set(out, VERDICT_OUTPUT,
                    "more than %llu bytes on standard error",
                    "plus de %llu octets sur l'erreur standard",
                    (unsigned long long)limits->errors);
        break;
    case PROCESS_MEMORY:
    case PROCESS_KILLED:
    case PROCESS_FAILED: judge_failure(dialogue, event, out); break;
    }
    dialogue_stop(dialogue);
}

/* Reports that we wait for a bot: for what, for how long already and how long
 * at most. */
static void tell_waiting(const Dialogue *dialogue, const Phrase *what,
                         uint64_t since, int64_t most_ms)
{
    const MatchSettings *settings = dialogue->settings;
    if (settings->waiting) {
        settings->waiting(what, (int64_t)(clock_now() - since) / ms, most_ms,
                          dialogue->games, dialogue->answers + 1,
                          settings->context);
    }
}

/* Returns until when to wait for a line: until the deadline, extended by the
 * time that the machine took and a little more, but no longer than until the
 * next report of the wait. */
static uint64_t wait_until(const Dialogue *dialogue, uint64_t now,
                           uint64_t until, uint64_t deadline)
{
    enum { TELL_MS = 200 };
    if (dialogue->settings->waiting && until > now + TELL_MS * (uint64_t)ms) {
        until = now + TELL_MS * (uint64_t)ms;
    }
    uint64_t next =
        now < deadline ? deadline : now + (uint64_t)(SETTINGS_GRACE_MS * ms);
    return until < next ? until : next;
}

/* Waits for a line that comes too late and serves only to find out what is
 * wrong. */
static bool hear_late(Dialogue *dialogue, int64_t patience_ms)
{
    uint64_t at, until = clock_now() + (uint64_t)(patience_ms * ms);
    return process_read_line(dialogue->process, until, &dialogue->line, &at) ==
           PROCESS_LINE;
}

bool dialogue_has_more(const Dialogue *dialogue)
{
    enum { PATIENCE_MS = 10 };
    Process *process = dialogue->process;
    if (!process || !dialogue->settings->witness) {
        return false;
    }
    process_await_any(&process, 1, clock_now() + PATIENCE_MS * (uint64_t)ms);
    return process_begin_question(process);
}

/* Finds out why a bot did not answer. A slow bot answers later. A bot that does
 * not flush its output answers once it is told to leave and its input ends. */
static void look_closer(Dialogue *dialogue, Verdict *out)
{
    bool is_asked = dialogue->is_ready;
    uint64_t since = is_asked ? dialogue->asked_at : dialogue->started_at;
    int64_t most_ms =
        is_asked ? dialogue->limit / ms : dialogue->settings->ready_ms;
    enum { PATIENCE_MS = 2000 };
    static const Phrase late =
        PHRASE("an answer that comes too late", "une réponse trop tardive");
    static const Phrase leaving =
        PHRASE("what it sends when it is told to leave",
               "ce qu'il envoie quand on lui dit de partir");
    static const char bye[] = "bye\n";
    if (!dialogue->settings->witness) {
        return;
    }
    out->hint = is_asked ? HINT_HANG : HINT_READY;
    tell_waiting(dialogue, &late, since, most_ms + PATIENCE_MS);
    if (hear_late(dialogue, PATIENCE_MS)) {
        out->hint = HINT_SLOW;
        return;
    }
    if (process_begin_question(dialogue->process)) {
        out->hint = HINT_NEWLINE;
        return;
    }
    tell_waiting(dialogue, &leaving, since, most_ms + 2 * PATIENCE_MS);
    process_write(dialogue->process, bye, sizeof bye - 1,
                  clock_now() + PATIENCE_MS * (uint64_t)ms);
    process_end_input(dialogue->process);
    if (hear_late(dialogue, PATIENCE_MS)) {
        out->hint = HINT_FLUSH;
    }
}

/* Returns the file to which the bot's standard error is copied and from which
 * the log reads it, or -1. If the caller of the match has such a file for the
 * bot, it is a copy of that descriptor. */
static int open_errors(Dialogue *dialogue)
{
    const int *files = dialogue->settings->errors_of;
    if (!files || !log_keeps_lines(dialogue->log)) {
        return log_errors_file(dialogue->log);
    }
    int file = fcntl(files[dialogue->player], F_DUPFD_CLOEXEC, 0);
    dialogue->errors_at = file >= 0 ? lseek(file, 0, SEEK_CUR) : 0;
    return file;
}

/* Begins to send the gathered lines. What a bot does not read at once
 * follows while we wait for its answer. */
static void begin_sending(Dialogue *dialogue)
{
    Text *out = &dialogue->out;
    log_sent(dialogue->log, dialogue->player, out);
    ssize_t sent = process_send(dialogue->process, out->data, out->size, 0);
    dialogue->sent = sent < 0 ? 0 : (size_t)sent;
}

/* Sends the rest, then waits for a line. Returns PROCESS_TIMEOUT if none has
 * come by the given time or the bot no longer reads. */
static ProcessEvent converse(Dialogue *dialogue, uint64_t until, uint64_t *at)
{
    Text *out = &dialogue->out;
    if (dialogue->sent < out->size) {
        ssize_t sent =
            process_send(dialogue->process, out->data + dialogue->sent,
                         out->size - dialogue->sent, until);
        dialogue->is_deaf = sent < 0;
        dialogue->sent += sent < 0 ? 0 : (size_t)sent;
        if (!dialogue->is_deaf && dialogue->sent < out->size) {
            return PROCESS_TIMEOUT;
        }
    }
    if (!dialogue->is_deaf) {
        text_clear(out);
        dialogue->sent = 0;
    }
    ProcessEvent event;
    do { /* lines that the bot wrote before it closed its input do not matter
            any more */
        event =
            process_read_line(dialogue->process, dialogue->is_deaf ? 0 : until,
                              &dialogue->line, at);
    } while (dialogue->is_deaf && event == PROCESS_LINE);
    return event;
}

/* Adds the lines "joute" and "match". */
static void add_greeting(Dialogue *dialogue, Seat first_seat)
{
    const MatchSettings *settings = dialogue->settings;
    Text *out = &dialogue->out;
    text_addf(out,
              "joute 1 %s\nmatch seat=%d players=%d games=%lld clock=%lld "
              "per=%s inc=%lld move=%lld seed=%lld options=",
              settings->game->id, first_seat + 1, settings->players,
              (long long)settings->games, (long long)settings->clock_ms,
              settings->is_clock_of_match ? "match" : "game",
              (long long)settings->inc_ms, (long long)settings->move_ms,
              (long long)settings_player_seed(settings, dialogue->player,
                                              dialogue->block));
    JsonWriter writer = { .out = out };
    config_write(settings->game, &settings->config, &writer);
    text_add_char(out, '\n');
}

Process *dialogue_prepare(const Dialogue *dialogue, Error *err)
{
    ProcessSpec spec = {
        .argv = dialogue->who->argv,
        .folder = dialogue->who->folder,
        .start = dialogue->who->start,
        .only_file = dialogue->who->only_file,
        .also = dialogue->who->also,
        .lang = dialogue->settings->lang,
        .has_sandbox = dialogue->settings->has_sandbox,
        .is_watched = dialogue->is_watched,
        .limits = dialogue->settings->limits,
        .errors_to = -1,
    };
    return process_begin_start(&spec, err);
}

void dialogue_start(Dialogue *dialogue, Process *prepared, Seat first_seat,
                    Verdict *out)
{
    Error err = ERROR_IN(dialogue->settings->lang);
    if (dialogue->errors_file < 0) {
        dialogue->errors_file = open_errors(dialogue);
    }
    text_clear(&dialogue->out);
    dialogue->is_ready = dialogue->is_deaf = false;
    dialogue->games = dialogue->answers = 0;
    dialogue->has_view = dialogue->has_legal = dialogue->has_played = true;
    dialogue->process = prepared ? prepared : dialogue_prepare(dialogue, &err);
    dialogue->started_at = dialogue->timed_at = clock_now();
    dialogue->is_timed = true;
    dialogue->counted = (ProcessTimes){ 0 };
    dialogue->charged = dialogue->credit = dialogue->stolen = 0;
    if (!dialogue->process) {
        verdict_set(out, VERDICT_INFRASTRUCTURE, "%s", "%s", err.text);
        return;
    }
    bool has_file =
        dialogue->errors_file >= 0 && !dialogue->settings->errors_of;
    int to = dialogue->settings->errors_of
                 ? dialogue->settings->errors_of[dialogue->player]
                 : dialogue->settings->errors_to;
    process_show_errors(dialogue->process,
                        has_file ? dialogue->errors_file : to, !has_file);
    process_set_ticker(dialogue->process, dialogue->ticker);
    log_note(dialogue->log, dialogue->player, "start", dialogue->who->name);
    add_greeting(dialogue, first_seat);
    begin_sending(dialogue);
}

/* Reads "noview nolegal noplayed" in any order; returns false for anything
 * else. */
static bool read_wishes(Dialogue *dialogue, const char *words)
{
    static const char *const names[] = { "noview", "nolegal", "noplayed" };
    bool *const wants[] = { &dialogue->has_view, &dialogue->has_legal,
                            &dialogue->has_played };
    bool found[3] = { false };
    while (*(words += strspn(words, " "))) {
        size_t size = strcspn(words, " ");
        int i = 0;
        while (i < 3 && (strlen(names[i]) != size ||
                         memcmp(names[i], words, size) != 0)) {
            i++;
        }
        if (i == 3) {
            return false;
        }
        found[i] = true;
        words += size;
    }
    for (int i = 0; i < 3; i++) {
        *wants[i] = !found[i];
    }
    return true;
}

/* Removes blanks at both ends of a line, and the carriage return of Windows. */
static void strip(Text *line)
{
    while (line->size && line->data[line->size - 1] &&
           strchr(" \t\r", line->data[line->size - 1])) {
        line->data[--line->size] = '\0';
    }
    size_t blanks = line->size ? strspn(line->data, " \t\r") : 0;
    if (blanks) {
        line->size -= blanks;
        memmove(line->data, line->data + blanks, line->size + 1);
    }
}

static void read_ready(Dialogue *dialogue, Verdict *out)
{
    strip(&dialogue->line);
    char *line = dialogue->line.data;
    size_t size = dialogue->line.size;
    bool is_utf8 = printable_is_utf8(line, size);
    bool is_ready = size > 6 && memcmp(line, "ready ", 6) == 0 && is_utf8;
    if (!is_ready) {
        verdict_set(out, VERDICT_MALFORMED,
                    "\"ready NAME\" was expected, not \"%.60s\"",
                    "« ready NOM » était attendu, pas « %.60s »",
                    text_string(&dialogue->line));
        out->hint = is_utf8
                        ? mistake_in_line(text_string(&dialogue->line), false)
                        : HINT_ENCODING;
        return;
    }
    char *wishes = strrchr(line, ';');
    if (wishes && read_wishes(dialogue, wishes + 1)) {
        *wishes = '\0';
    }
    char *name = line + 6 + strspn(line + 6, " ");
    for (char *end = name + strlen(name); end > name && end[-1] == ' ';) {
        *--end = '\0';
    }
    if (!*name) {
        verdict_set(out, VERDICT_MALFORMED, "\"ready\" without a name",
                    "« ready » sans nom");
        return;
    }
    Text clean = { 0 };
    printable_add(&clean, name, strlen(name), DIALOGUE_NAME);
    snprintf(dialogue->name, sizeof dialogue->name, "%s", text_string(&clean));
    text_done(&clean);
    dialogue->is_ready = true;
    if (dialogue->settings->clock_ms) {
        process_times(dialogue->process, &dialogue->counted);
    }
}

bool dialogue_await_ready(Dialogue *dialogue, uint64_t until, Verdict *out)
{
    uint64_t at = 0;
    Error err = ERROR_IN(dialogue->settings->lang);
    int64_t most_ms = dialogue->settings->ready_ms;
    if (!process_await_start(dialogue->process, &err)) {
        verdict_set(out, VERDICT_INFRASTRUCTURE, "%s", "%s", err.text);
        dialogue_stop(dialogue);
        return true;
    }
    uint64_t deadline = dialogue->started_at + (uint64_t)(most_ms * ms);
    uint64_t now = clock_now();
    ProcessEvent event =
        converse(dialogue, wait_until(dialogue, now, until, deadline), &at);
    if (event == PROCESS_TIMEOUT &&
        !bot_clock_is_past(dialogue, now, deadline, most_ms * ms)) {
        static const Phrase what = PHRASE("\"ready NAME\"", "« ready NOM »");
        if (process_meeting(dialogue->process) == PROCESS_KNOCKS) {
            process_let_meet(dialogue->process); /* allowed at once, since no
                                                    other bot thinks yet */
        }
        tell_waiting(dialogue, &what, dialogue->started_at, most_ms);
        return false;
    }
    if (event == PROCESS_LINE) {
        log_received(dialogue->log, dialogue->player, &dialogue->line,
                     at - dialogue->started_at);
        read_ready(dialogue, out);
    } else if (event == PROCESS_TIMEOUT) {
        verdict_set(out, VERDICT_SILENT, "no \"ready NAME\" within %g s",
                    "pas de « ready NOM » en %g s", (double)most_ms / 1000);
        look_closer(dialogue, out);
    } else {
        judge_event(dialogue, event, out);
    }
    if (out->code) {
        dialogue_stop(dialogue);
    }
    return true;
}

void dialogue_add_newgame(Dialogue *dialogue, int64_t number, Seat seat)
{
    Text *out = &dialogue->out;
    dialogue->games++;
    dialogue->answers = 0;
    text_add(out, "newgame ");
    text_add_int(out, number);
    text_add(out, " seat=");
    text_add_int(out, seat + 1);
    text_add_char(out, '\n');
}

void dialogue_add_view(Dialogue *dialogue, const void *state, Seat seat)
{
    const Game *game = dialogue->settings->game;
    JsonWriter writer = { .out = &dialogue->out };
    GameState view;
    text_add(&dialogue->out, "view ");
    game_view(game, state, seat, &view);
    state_write(game, dialogue->settings->players, &view, &writer);
    text_add_char(&dialogue->out, '\n');
}

void dialogue_add_legal(Dialogue *dialogue, const void *state, Seat seat)
{
    const Game *game = dialogue->settings->game;
    MoveList list;
    list.count = 0;
    game->moves(state, seat, &list);
    text_add(&dialogue->out, "legal");
    for (int i = 0; i < list.count; i++) {
        text_add_char(&dialogue->out, ' ');
        game->write_move(state, seat, list.at[i], 0, &dialogue->out);
    }
    text_add_char(&dialogue->out, '\n');
}

void dialogue_add_played(Dialogue *dialogue, const void *before,
                         const Move *moves)
{
    text_add(&dialogue->out, "played ");
    rules_write_step(dialogue->settings->game, before, moves, &dialogue->out);
    text_add_char(&dialogue->out, '\n');
}

void dialogue_add_error(Dialogue *dialogue, const Verdict *verdict)
{
    text_addf(&dialogue->out, "error %s %s\n", verdict_word(verdict->code),
              verdict->why[LANG_EN]);
}

/* Adds a hint if a bot fails at the first question of a later game: perhaps it
 * does not expect more than one game. */
static void hint_at_end(const Dialogue *dialogue, Verdict *out)
{
    bool is_open = out->hint == HINT_NONE || out->hint == HINT_HANG ||
                   out->hint == HINT_LEFT;
    if (out->code && is_open && dialogue->games > 1 && dialogue->answers == 0) {
        out->hint = HINT_PAST_END;
    }
}

void dialogue_ask(Dialogue *dialogue, int64_t move, Verdict *out)
{
    take_errors(dialogue); /* what the bot wrote on standard error since its
                              last answer */
    log_set_move(dialogue->log, move);
    if (process_begin_question(dialogue->process)) {
        verdict_set(out, VERDICT_MALFORMED,
                    "it wrote something before it was asked",
                    "il a écrit quelque chose avant qu'on lui demande");
        out->hint = HINT_EARLY;
        return;
    }
    bot_clock_start(dialogue);
    text_add(&dialogue->out, "go ");
    text_add_int(&dialogue->out, dialogue->limit / ms);
    text_add_char(&dialogue->out, '\n');
    process_thaw(dialogue->process);
    /* Set before the first byte is sent, so that a bot gains nothing by not
     * reading. */
    dialogue->asked_at = clock_now();
    begin_sending(dialogue);
}

/* Splits "move TEXT # words" or "resign", in place. */
static void read_answer(Dialogue *dialogue, BotAnswer *out, Verdict *verdict)
{
    Text *line = &dialogue->line;
    *out = (BotAnswer){ 0 };
    strip(line);
    if (!printable_is_utf8(line->data, line->size)) {
        bool has_nul = strlen(line->data) < line->size;
        verdict_set(verdict, VERDICT_MALFORMED,
                    has_nul ? "the answer holds a NUL: \"%.60s\""
                            : "the answer is not UTF-8: \"%.60s\"",
                    has_nul ? "la réponse contient un NUL : « %.60s »"
                            : "la réponse n'est pas en UTF-8 : « %.60s »",
                    line->data);
        verdict->hint = has_nul ? HINT_NONE : HINT_ENCODING;
        return;
    }
    char *comment = strstr(line->data, " # ");
    if (comment) {
        out->comment = comment + 3;
        while (comment > line->data && comment[-1] == ' ') {
            comment--;
        }
        *comment = '\0';
    }
    if (strcmp(line->data, "resign") == 0) {
        out->is_resigned = true;
    } else if (strncmp(line->data, "move ", 5) == 0) {
        out->move = line->data + 5 + strspn(line->data + 5, " \t");
    } else {
        verdict_set(verdict, VERDICT_MALFORMED,
                    "\"move TEXT\" was expected, not \"%.60s\"",
                    "« move TEXTE » était attendu, pas « %.60s »", line->data);
        verdict->hint = mistake_in_line(line->data, true);
    }
}

bool dialogue_wait(Dialogue *dialogue, uint64_t until, BotAnswer *out,
                   Verdict *verdict)
{
    uint64_t at = 0;
    uint64_t deadline = dialogue->asked_at + (uint64_t)dialogue->limit +
                        (SETTINGS_GRACE_MS + 1) * (uint64_t)ms;
    uint64_t now = clock_now();
    bot_clock_note_slow(dialogue, now);
    ProcessEvent event =
        converse(dialogue, wait_until(dialogue, now, until, deadline), &at);
    if (event == PROCESS_TIMEOUT) {
        static const Phrase what = PHRASE("\"move TEXT\"", "« move TEXTE »");
        /* The caller looks at the stopped bots after every wait, so the last
         * wait must begin after the deadline. */
        if (!bot_clock_is_past(dialogue, now, deadline, dialogue->limit)) {
            tell_waiting(dialogue, &what, dialogue->asked_at,
                         dialogue->limit / ms);
            return false;
        }
        bool has_read = dialogue->sent == dialogue->out.size;
        bot_clock_judge_empty(dialogue, verdict);
        verdict_set(
            verdict, VERDICT_TIMEOUT,
            has_read ? "no answer within %lld ms"
                     : "it does not read its input: no answer within %lld ms",
            has_read ? "pas de réponse en %lld ms"
                     : "il ne lit pas son entrée : pas de réponse en "
                       "%lld ms",
            (long long)(dialogue->limit / ms));
        look_closer(dialogue, verdict);
        hint_at_end(dialogue, verdict);
        dialogue_stop(dialogue);
        return true;
    }
    if (event != PROCESS_LINE) {
        judge_event(dialogue, event, verdict);
        hint_at_end(dialogue, verdict);
        return true;
    }
    dialogue->answers++;
    at = at > dialogue->asked_at ? at : dialogue->asked_at;
    log_received(dialogue->log, dialogue->player, &dialogue->line,
                 at - dialogue->asked_at);
    take_errors(dialogue);
    if (bot_clock_charge(dialogue, at, verdict)) {
        read_answer(dialogue, out, verdict);
    }
    return true;
}

void dialogue_say_bye(Dialogue *dialogue)
{
    if (dialogue->process) {
        text_add(&dialogue->out, "bye\n");
        begin_sending(dialogue);
    }
}

bool dialogue_await_end(Dialogue *dialogue, uint64_t deadline)
{
    bool has_left =
        !dialogue->process || process_wait(dialogue->process, deadline);
    dialogue_stop(dialogue);
    return has_left;
}
