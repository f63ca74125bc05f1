/* think.h: computer players and bots, each thinking in a thread of its own.
 * This is the only file of the terminal that knows how players are made and
 * asked. */
#ifndef JOUTE_THINK_H
#define JOUTE_THINK_H

#include "base/error.h"
#include "core/play.h"

enum { THINK_NAMES = 24, THINK_NAME = 24 };
/* Lists the players to choose from in a menu: "human", "level:1"... Returns how
 * many. */
int think_names(const Game *game, char (*out)[THINK_NAME]);
/* Adds what people call the player: "you", "computer, level 3"; any other name
 * as it is. */
void think_add_words(const char *spec, const Game *game, Lang lang, Text *out);
/* Adds a line that describes the player. */
void think_describe(const char *spec, const Game *game, Lang lang, Text *out);

/* True if spec names one of our players; is_human then says whether it is a
 * person. If game is NULL, only players that every game has count. */
bool think_read_spec(const char *spec, const Game *game, bool *is_human,
                     Error *err);

/* True if spec names a program: "cmd:./mybot", "./mybot", "py:ia.py". Only a
 * person at the keyboard may name one; in a file such a name starts nothing. */
bool think_is_program(const char *spec);
/* True if spec names a player or program that can play here. */
bool think_check(const char *spec, const Game *game, bool has_sandbox,
                 Error *err);

typedef struct Thinker Thinker;

/* How far a player's thinking has come. */
typedef struct Thought {
    uint64_t done, goal; /* simulations; goal is 0 if it is not known */
    int percent;         /* its prospects: 0 is a loss, 100 a win */
    int line_count;      /* moves it expects: "24-22", "66", "14" */
    char line[PLAYER_LINE][MOVE_TEXT];
} Thought;

/* Makes a computer player for seat; spec must name one. */
Thinker *think_new(const char *spec, const Play *play, Seat seat,
                   uint64_t seed);
/* Makes the player of a program, which must have been checked. lang is the
 * language of a course file's adapter. */
Thinker *think_new_program(const char *spec, const Play *play, Seat seat,
                           uint64_t seed, bool has_sandbox, Lang lang);
/* The player, to be seated in the game. */
Player *think_player(Thinker *thinker);
/* Stops the thinker and frees it; NULL is fine. */
void think_free(Thinker *thinker);

/* Starts thinking about what the seat may see of the game. */
void think_begin(Thinker *thinker, const Play *play);
/* True if the thinker has found its move. */
bool think_is_done(Thinker *thinker);
/* Tells how far the thinker has come. */
void think_look(Thinker *thinker, Thought *out);
/* Adds one line: "Hint: 46   (53 %, then 22 62 64 ..., 518753 simulations)". If
 * the game has words for the move, they stand before the parenthesis and the
 * move's text stands in it. */
void think_add_hint(const Thinker *thinker, const Thought *thought, Lang lang,
                    Text *out);
/* Ends the thinking at once and returns the move. */
Move think_stop(Thinker *thinker);
/* Waits until the thinking ends and returns the move. */
Move think_wait(Thinker *thinker);

#endif
