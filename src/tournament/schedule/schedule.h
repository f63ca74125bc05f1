/* schedule.h: who meets whom. Pure functions of who takes part and of what has
 * been played: the same again after an interruption. */
#ifndef JOUTE_SCHEDULE_H
#define JOUTE_SCHEDULE_H

#include "tournament/contest.h"
#include "tournament/store/match_store.h"

/* A list that grows; zeroed, it is empty. */
typedef struct Schedule {
    PlannedMatch *at;
    size_t count, capacity;
} Schedule;

/* Frees the list. */
void schedule_done(Schedule *schedule);

/* All matches in one round between the same two; b is 0 for a bye. */
typedef struct Meeting {
    int round;
    int64_t a, b;
    int legs;         /* planned */
    bool is_finished; /* all of them */
    double points[2]; /* so far */
    int64_t score[2];
} Meeting;

typedef struct Meetings {
    Meeting *at;
    size_t count, capacity;
} Meetings;

/* Frees the list. */
void meetings_done(Meetings *list);

/* Adds a match of a Swiss or knockout tournament, finished or not, to the
 * meeting it belongs to. */
void meetings_add(Meetings *list, const Contest *contest,
                  const StoredMatch *match);

/* Everybody against everybody, a round after the other, on every board, games
 * long. */
void schedule_round_robin(const Contest *contest, const int64_t *ids, int count,
                          int64_t games, Schedule *out);

/* Some, marked in is_champion, against all others. */
void schedule_gauntlet(const Contest *contest, const int64_t *ids,
                       const bool *is_champion, int count, Schedule *out);

enum { SCHEDULE_TABLE_BOTS = 200 }; /* more take too long to seat */

/* Tables of so many, as seating_find seats them; none of more bots. */
void schedule_tables(const Contest *contest, const int64_t *ids, int count,
                     Schedule *out);

/* The rounds that have been planned and, once they are played, the next one:
 * nobody meets the same opponent twice while that is possible, those with equal
 * points meet, and the seats in front are shared evenly. Who has no opponent
 * has a bye, nobody two of them. ids are in the order of the seeds. */
void schedule_swiss(const Contest *contest, const int64_t *ids, int count,
                    const Meetings *past, Schedule *out);
/* How many rounds a Swiss tournament of so many has. */
int schedule_swiss_rounds(const Contest *contest, int count);

/* The bracket as far as it is known: the first seed and the second meet in the
 * final if they win. A meeting that ends level is played again up to three
 * times, then the better seed goes on. */
void schedule_knockout(const Contest *contest, const int64_t *ids, int count,
                       const Meetings *past, Schedule *out);
/* The same, but nobody is out before the second defeat. */
void schedule_double_knockout(const Contest *contest, const int64_t *ids,
                              int count, const Meetings *past, Schedule *out);

/* Seats of a table for seating_find: indices 0..count-1, in rising order. */
typedef struct TableSeats {
    int at[GAME_SEATS];
} TableSeats;

/* Tables of size seats for count people such that everybody sits at equally
 * many and how often two meet differs by at most one, and is at least one.
 * Returns how many tables; the caller frees *out. least and most are how often
 * two meet. */
int seating_find(int count, int size, TableSeats **out, int *least, int *most);

/* The rest is for the files of this folder. */

/* Another match of two, zeroed otherwise. */
PlannedMatch *schedule_add(Schedule *schedule);

/* Plans so many legs of a meeting on every board; b 0: a bye. */
void schedule_add_meeting(const Contest *contest, int round, int64_t a,
                          int64_t b, int legs, Schedule *out);

/* The meeting of two in a round, either way round, or NULL. */
const Meeting *meetings_find(const Meetings *list, int round, int64_t a,
                             int64_t b);

#endif
