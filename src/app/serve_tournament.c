/* serve_tournament.c: the tournament of joute serve --tournament. It passes
 * what tournament/live.h reads to the server, which knows no tournaments. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/tournament_parts.h"
#include "base/mem.h"
#include "tournament/live/live.h"

/* How many answers are kept. They are the same for everybody, and many clients
 * ask for the same games. */
enum { KEPT_ANSWERS = 64 };

/* An answer that is kept. It is used as long as the live tournament has the
 * same generation. */
typedef struct KeptAnswer {
    SessionQuestion question;
    int64_t generation; /* of the live tournament; 0 if the entry is empty */
    bool is_found;
    Text members;
} KeptAnswer;

typedef struct Watched {
    Live *live;
    Error
        err; /* why there is nothing to show, so that it is printed only once */
    KeptAnswer kept[KEPT_ANSWERS];
    int next;
} Watched;

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
    for (int i = 0; i < KEPT_ANSWERS; i++) {
        const KeptAnswer *kept = &w->kept[i];
        if (kept->generation == generation && kept->is_found &&
            is_same(&kept->question, question)) {
            return kept;
        }
    }
    KeptAnswer *kept = &w->kept[w->next];
    w->next = (w->next + 1) % KEPT_ANSWERS;
    kept->question = *question;
    kept->generation = generation;
    text_clear(&kept->members);
    JsonWriter json = { .out = &kept->members };
    Error err =
        ERROR_IN(LANG_EN); /* it is not sent, because it may name files */
    LiveReplay replay = { question->match, question->game, question->from,
                          question->draws, question->lang };
    kept->is_found =
        question->kind == QUESTION_MATCH
            ? live_write_match(w->live, question->match, &json, &err)
            : live_write_replay(w->live, &replay, &json, &err);
    return kept;
}

/* Writes the answer to a question, or an error that names no file. */
static void answer(void *context, const SessionQuestion *question, Text *out)
{
    const KeptAnswer *kept = find_answer(context, question);
    JsonWriter json = { .out = out };
    json_begin_object(&json);
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
    for (int i = 0; i < KEPT_ANSWERS; i++) {
        text_done(&w->kept[i].members);
    }
    free(w);
}

ServerShow tournament_show(const App *app, const char *store)
{
    Watched *w = mem_new(sizeof *w);
    w->live = live_new(store);
    w->err = ERROR_IN(app->lang);
    return (ServerShow){ .context = w,
                         .look = look,
                         .write_change = write_change,
                         .write_whole = write_whole,
                         .answer = answer,
                         .done = done };
}
