/* live.h: a tournament as spectators see it while it is played: standings, who
 * beat whom, matches, for all boards together and for each; told row by row,
 * and of a row only when it has changed (docs/API.md, Tournament).
 *
 * Of a bot there is nothing in it but its name and its results: no file, no
 * reason of a verdict, no standard error, no seed. Used by one thread at a
 * time. */
#ifndef JOUTE_LIVE_H
#define JOUTE_LIVE_H

#include "tournament/tournament.h"

typedef struct Live Live;

/* Of a store, which may come and go: a file's path, or what else
 * tournament_open takes. */
Live *live_new(const char *store);
/* Closes the store; NULL is fine. */
void live_free(Live *live);

/* Reads what has changed; false, with the reason, while there is no tournament
 * to be read. *wait is in how many ms it should be called again: 1000, and more
 * where reading takes long. */
bool live_look(Live *live, int *wait, Error *err);

/* The message of what the last look found changed on a board, -1 for all of
 * them; false if nothing has. */
bool live_write_change(const Live *live, int board, Text *out);
/* The message with all that is known; a board that is not there is -1. Returns
 * which it is. */
int live_write_whole(Live *live, int board, Text *out);

/* live_games.c */

/* Members that tell how a finished match went, game by game. False, with the
 * reason, if there is none. */
bool live_write_match(Live *live, int64_t match, JsonWriter *out, Error *err);

/* Which positions of a game. */
typedef struct LiveReplay {
    int64_t match, game; /* game from 1 */
    int from;            /* steps before the first; less than 0: from the end */
    bool draws;
    Lang lang;
} LiveReplay;
/* Members with the positions of a game, as many as one message holds. */
bool live_write_replay(Live *live, const LiveReplay *replay, JsonWriter *out,
                       Error *err);

/* The tournament, if it is open; else NULL. */
Tournament *live_tournament(Live *live);
/* From 1: rises whenever all is read again, since results were taken back or
 * others take part. */
int64_t live_generation(const Live *live);
/* What a bot is called: its name or, where that is its command line, the last
 * word of it without folders. Valid until the next look. */
const char *live_name(const Live *live, int64_t entrant);

#endif
