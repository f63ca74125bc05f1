/* think.h: computer players and bots, each thinking in a thread of its own. The
 * only file of the terminal that knows how players are made and asked. */
#ifndef JOUTE_THINK_H
#define JOUTE_THINK_H

#include "base/error.h"
#include "core/match.h"

enum { THINK_NAMES = 24, THINK_NAME = 24 };
/* What players people may choose from, for menus: "human", "level:1"... Returns
 * how many. */
int think_names(const Game *game, char (*out)[THINK_NAME]);
/* What people call it: "you", "computer, level 3"; other names as they are. */
void think_add_words(const char *spec, const Game *game, Lang lang, Text *out);
/* Says in a line what such a player is. */
void think_describe(const char *spec, const Game *game, Lang lang, Text *out);

/* Whether spec names a player of ours, and whether that one is a person. The
 * game may be NULL: then one that every game has. */
bool think_read_spec(const char *spec, const Game *game, bool *is_human,
                     Error *err);

/* Whether spec names a program: "cmd:./mybot", "./mybot", "py:ia.py". Only a
 * person at the keyboard may name one; in a file it is but a name. */
bool think_is_program(const char *spec);
/* Whether spec names anybody who can play here. */
bool think_check(const char *spec, const Game *game, bool has_sandbox,
                 Error *err);

typedef struct Thinker Thinker;

/* How far it has come. */
typedef struct Thought {
    uint64_t done, goal; /* simulations; goal 0: not known */
    int percent;         /* hoped for: 0 all is lost, 100 all is won */
    int line_count;      /* moves it expects: "24-22", "66", "14" */
    char line[PLAYER_LINE][MOVE_TEXT];
} Thought;

/* A computer player for seat; spec must name one. */
Thinker *think_new(const char *spec, const Match *match, Seat seat,
                   uint64_t seed);
/* A program, which must have been checked; the adapter of a course's file
 * speaks lang. */
Thinker *think_new_program(const char *spec, const Match *match, Seat seat,
                           uint64_t seed, bool has_sandbox, Lang lang);
/* The player, to be seated in the match. */
Player *think_player(Thinker *thinker);
/* Stops it first; NULL is fine. */
void think_free(Thinker *thinker);

/* Starts thinking on what the seat may see of the match. */
void think_begin(Thinker *thinker, const Match *match);
/* Whether it has come to a move. */
bool think_is_done(Thinker *thinker);
/* How far it has come. */
void think_look(Thinker *thinker, Thought *out);
/* "Hint: 46   (53 %, then 22 62 64 ..., 518753 simulations)" in a line. */
void think_add_hint(const Thought *thought, Lang lang, Text *out);
/* Ends the thinking at once, or waits for its end, and gives the move. */
Move think_stop(Thinker *thinker);
/* Waits for the end of the thinking, and gives the move. */
Move think_wait(Thinker *thinker);

#endif
