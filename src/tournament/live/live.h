/* live.h: a tournament as spectators see it while it is played: standings, who
 * beat whom, and matches, for all boards together and for each. Messages carry
 * rows, and only rows that have changed (docs/API.md, Tournament).
 *
 * Messages show only the name and the results of a bot: no file, no reason of a
 * verdict, no standard error, no seed. Used by one thread at a time. */
#ifndef JOUTE_LIVE_H
#define JOUTE_LIVE_H

#include "tournament/tournament.h"

typedef struct Live Live;

/* Watches a store, which may not exist yet and may disappear. It is a file's
 * path or another name that tournament_open takes. */
Live *live_new(const char *store);
/* Closes the store. Accepts NULL. */
void live_free(Live *live);

/* Reads what has changed. Returns false, with the reason, while there is no
 * tournament to read. Call it again after *wait milliseconds: 1000, or more if
 * reading takes long. */
bool live_look(Live *live, int *wait, Error *err);

/* Writes the message with the changes that the last look found on a board, -1
 * for all boards; returns false if there are none. */
bool live_write_change(const Live *live, int board, Text *out);
/* Writes the message with everything known of a board; -1, or a board that does
 * not exist, means all boards. Returns the board. */
int live_write_whole(Live *live, int board, Text *out);

/* Writes members with the head of all boards and, once a match has been played,
 * who leads. */
void live_write_standing(const Live *live, JsonWriter *out);

/* live_games.c */

/* Writes members that tell how a finished match went, game by game. Returns
 * false, with the reason, if there is no such match. */
bool live_write_match(Live *live, int64_t match, JsonWriter *out, Error *err);

/* Which positions of a game to write. */
typedef struct LiveReplay {
    int64_t match, game; /* `game` is counted from 1 */
    int from; /* the number of steps before the first position; negative to
                 count from the end */
    bool draws;
    Lang lang;
    int64_t reader; /* the reader whose lines are written: the id of an entrant,
                       or one of the constants below */
} LiveReplay;

enum { LIVE_NO_LINES = -1, LIVE_ALL_LINES = 0 };

/* Writes members with the positions of a game, as many as fit one message. */
bool live_write_replay(Live *live, const LiveReplay *replay, JsonWriter *out,
                       Error *err);

/* Returns the tournament, or NULL if it is not open. */
Tournament *live_tournament(Live *live);
/* Returns a number from 1 that rises whenever everything is read again, because
 * results were taken back or the entrants changed. */
int64_t live_generation(const Live *live);
/* Returns the name of a bot. If the name is a command line, it is shortened to
 * its last word, without folders. Valid until the next look. */
const char *live_name(const Live *live, int64_t entrant);

#endif
