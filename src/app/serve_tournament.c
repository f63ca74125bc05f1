/* serve_tournament.c: the tournament of joute serve --tournament. It passes
 * what tournament/live.h reads to the server, which knows no tournaments. */
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "app/tournament_parts.h"
#include "base/folder.h"
#include "base/mem.h"
#include "base/sha256.h"

/* How many answers are kept. They are the same for everybody, and many clients
 * ask for the same games. */
enum { KEPT_ANSWERS = 64 };

/* An answer that is kept. It is used as long as the live tournament has the
 * same generation. */
typedef struct KeptAnswer {
    SessionQuestion question;
    int64_t reader;     /* the reader whose lines the answer has */
    int64_t generation; /* generation of the live tournament; 0 if the entry is
                           empty */
    bool is_found;
    Text members;
} KeptAnswer;

typedef struct Watched {
    Live *live;
    Error err; /* the reason why there is nothing to show; kept so that it is
                  printed only once */
    KeptAnswer kept[KEPT_ANSWERS];
    int next;
    /* With --lines: where the addresses are written, and what they are made
     * of. url is set once by another thread. */
    char *lines_to;
    char secret[2 * SHA256_SIZE + 1];
    char url[256];
    atomic_bool has_url;
    int64_t listed; /* the generation for which the addresses were written */
} Watched;

/* ---- the addresses that show bots' lines ---- */

static void add_hex(const uint8_t *bytes, size_t size, Text *out)
{
    for (size_t i = 0; i < size; i++) {
        text_addf(out, "%02x", bytes[i]);
    }
}

/* Writes the key of a reader: LIVE_ALL_LINES for the teacher, or an entrant. */
static void write_key(const Watched *w, int64_t reader, Text *out)
{
    enum { KEY_BYTES = 16 };
    uint8_t hash[SHA256_SIZE];
    Text words = { 0 };
    text_addf(&words, "joute lines %s %lld", w->secret, (long long)reader);
    sha256(words.data, words.size, hash);
    text_addf(out, "%lld-", (long long)reader);
    add_hex(hash, KEY_BYTES, out);
    text_done(&words);
}

/* The reader whose lines a key opens. The comparison takes the same time
 * wherever two keys differ. */
static int64_t reader_of(const Watched *w, const char *key)
{
    char *end;
    int64_t reader = strtoll(key, &end, 10);
    Text own = { 0 };
    if (!w->lines_to || end == key || *end != '-' || reader < 0) {
        return LIVE_NO_LINES;
    }
    write_key(w, reader, &own);
    size_t size = strlen(key);
    unsigned difference = size != own.size;
    for (size_t i = 0; i < own.size && i < size; i++) {
        difference |= (unsigned)(own.data[i] ^ key[i]);
    }
    text_done(&own);
    return difference ? LIVE_NO_LINES : reader;
}

static void add_address(const Watched *w, const char *whose, int64_t reader,
                        Text *out)
{
    text_addf(out, "%s\t%s/tournament#lines=", whose, w->url);
    write_key(w, reader, out);
    text_add_char(out, '\n');
}

/* Writes the addresses, once the server can be reached and whenever the
 * entrants have changed. */
static void write_addresses(Watched *w)
{
    const Tournament *tournament = live_tournament(w->live);
    int64_t generation = live_generation(w->live);
    Text out = { 0 };
    if (!w->lines_to || !tournament || w->listed == generation ||
        !atomic_load(&w->has_url)) {
        return;
    }
    text_addf(&out, "secret\t%s\n", w->secret);
    add_address(w, "teacher", LIVE_ALL_LINES, &out);
    for (size_t i = 0; i < tournament->entrants.count; i++) {
        const Entrant *entrant = &tournament->entrants.at[i];
        if (entrant->path[0]) {
            add_address(w, entrant->key, entrant->id, &out);
        }
    }
    if (!folder_replace(w->lines_to, &out, 0600)) {
        fprintf(stderr, "joute: %s: %s\n", w->lines_to,
                error_system(&w->err, errno));
    }
    w->listed = generation;
    text_done(&out);
}

/* Takes the secret of an earlier server from the file, so that its addresses
 * stay valid; otherwise draws one. */
static void take_secret(Watched *w)
{
    FILE *file = fopen(w->lines_to, "re");
    char line[sizeof w->secret + 8] = "";
    bool is_read = file && fgets(line, sizeof line, file) &&
                   strncmp(line, "secret\t", 7) == 0 &&
                   strspn(line + 7, "0123456789abcdef") == 2 * SHA256_SIZE;
    uint8_t bytes[SHA256_SIZE];
    Text text = { 0 };
    if (file) {
        fclose(file);
    }
    if (is_read) {
        text_add_bytes(&text, line + 7, 2 * SHA256_SIZE);
    } else if (getrandom(bytes, sizeof bytes, 0) == sizeof bytes) {
        add_hex(bytes, sizeof bytes, &text);
    } else {
        die("the system gives no random bytes");
    }
    memcpy(w->secret, text.data, text.size + 1);
    text_done(&text);
}

void tournament_show_at(const ServerShow *show, const char *url, Text *teacher)
{
    Watched *w = show->context;
    snprintf(w->url, sizeof w->url, "%s", url);
    atomic_store(&w->has_url, true);
    text_addf(teacher, "%s/tournament#lines=", url);
    write_key(w, LIVE_ALL_LINES, teacher);
}

/* ---- what the server asks for ---- */

/* Looks for changes. Whoever runs the server gets a problem printed once.
 * Spectators only learn that there is no tournament, because the reason may
 * name files. */
static int look(void *context, int *boards)
{
    Watched *w = context;
    Error err = ERROR_IN(w->err.lang);
    int wait;
    bool is_read = live_look(w->live, &wait, &err);
    if (!is_read && strcmp(err.text, w->err.text) != 0) {
        fprintf(stderr, "joute: %s\n", err.text);
    }
    w->err = err;
    const Tournament *tournament = live_tournament(w->live);
    *boards = tournament ? tournament->contest.config_count : 0;
    write_addresses(w);
    rivals_look(w->live);
    return wait;
}

static bool write_change(void *context, int board, Text *out)
{
    return live_write_change(((Watched *)context)->live, board, out);
}

static int write_whole(void *context, int board, Text *out)
{
    return live_write_whole(((Watched *)context)->live, board, out);
}

static bool is_same(const SessionQuestion *a, const SessionQuestion *b)
{
    return a->kind == b->kind && a->match == b->match &&
           (a->kind == QUESTION_MATCH ||
            (a->game == b->game && a->from == b->from && a->draws == b->draws &&
             a->lang == b->lang));
}

/* Finds the members of an answer among those kept, or makes them. */
static const KeptAnswer *find_answer(Watched *w,
                                     const SessionQuestion *question)
{
    int64_t generation = live_generation(w->live);
    int64_t reader = reader_of(w, question->key);
    for (int i = 0; i < KEPT_ANSWERS; i++) {
        const KeptAnswer *kept = &w->kept[i];
        if (kept->generation == generation && kept->is_found &&
            kept->reader == reader && is_same(&kept->question, question)) {
            return kept;
        }
    }
    KeptAnswer *kept = &w->kept[w->next];
    w->next = (w->next + 1) % KEPT_ANSWERS;
    kept->question = *question;
    kept->reader = reader;
    kept->generation = generation;
    text_clear(&kept->members);
    JsonWriter json = { .out = &kept->members };
    Error err = ERROR_IN(
        LANG_EN); /* the error is not sent, because it may name files */
    LiveReplay replay = { question->match, question->game, question->from,
                          question->draws, question->lang, reader };
    kept->is_found =
        question->kind == QUESTION_MATCH
            ? live_write_match(w->live, question->match, &json, &err)
            : live_write_replay(w->live, &replay, &json, &err);
    return kept;
}

/* Writes the answer to a question, or an error that names no file. */
static void answer(void *context, const SessionQuestion *question, Text *out)
{
    Watched *w = context;
    JsonWriter json = { .out = out };
    json_begin_object(&json);
    if (question->kind == QUESTION_STANDING) {
        json_string_member(&json, "t", "standing");
        json_string_member(&json, "cid", question->cid);
        live_write_standing(w->live, &json);
        json_end_object(&json);
        return;
    }
    const KeptAnswer *kept = find_answer(w, question);
    json_string_member(&json, "t",
                       !kept->is_found                    ? "error"
                       : question->kind == QUESTION_MATCH ? "match"
                                                          : "replay");
    json_string_member(&json, "cid", question->cid);
    if (kept->is_found) {
        text_add_char(out, ',');
        text_add_bytes(out, kept->members.data, kept->members.size);
    } else {
        json_string_member(&json, "code", "no-match");
        json_string_member(&json, "text",
                           lang_pick(question->lang, "there is no such game",
                                     "cette partie n'existe pas"));
    }
    json_end_object(&json);
}

static void done(void *context)
{
    Watched *w = context;
    live_free(w->live);
    free(w->lines_to);
    for (int i = 0; i < KEPT_ANSWERS; i++) {
        text_done(&w->kept[i].members);
    }
    free(w);
}

ServerShow tournament_show(const App *app, const char *store,
                           const char *lines_to)
{
    Watched *w = mem_new(sizeof *w);
    w->live = live_new(store);
    if (lines_to) {
        w->lines_to = mem_copy_string(lines_to);
        take_secret(w);
    }
    w->err = ERROR_IN(app->lang);
    return (ServerShow){ .context = w,
                         .look = look,
                         .write_change = write_change,
                         .write_whole = write_whole,
                         .answer = answer,
                         .done = done };
}
