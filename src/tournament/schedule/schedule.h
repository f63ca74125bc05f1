/* schedule.h: who meets whom. The functions are pure: the same entrants and
 * played matches give the same schedule, so an interruption changes nothing. */
#ifndef JOUTE_SCHEDULE_H
#define JOUTE_SCHEDULE_H

#include "tournament/contest.h"
#include "tournament/store/match_store.h"

/* A growing list; zeroed, it is empty. */
typedef struct Schedule {
    PlannedMatch *at;
    size_t count, capacity;
} Schedule;

/* Frees the list. */
void schedule_done(Schedule *schedule);

/* All matches of one round between two entrants; b is 0 for a bye. */
typedef struct Meeting {
    int round;
    int64_t a, b;
    int legs;         /* how many matches are planned on each board */
    bool is_finished; /* all its matches are played */
    double points[2]; /* the points of each so far */
    int64_t score[2];
} Meeting;

/* A growing list; zeroed, it is empty. */
typedef struct Meetings {
    Meeting *at;
    size_t count, capacity;
} Meetings;

/* Frees the list. */
void meetings_done(Meetings *list);

/* Adds a match of a Swiss or knockout tournament, finished or not, to its
 * meeting. */
void meetings_add(Meetings *list, const Contest *contest,
                  const StoredMatch *match);

/* Everybody meets everybody, round by round, on every board; a match has
 * `games` games. */
void schedule_round_robin(const Contest *contest, const int64_t *ids, int count,
                          int64_t games, Schedule *out);

/* The entrants that `is_champion` marks meet all others. */
void schedule_gauntlet(const Contest *contest, const int64_t *ids,
                       const bool *is_champion, int count, Schedule *out);

enum {
    SCHEDULE_TABLE_BOTS = 200
}; /* with more bots, finding the tables takes too long */

/* Plans the tables that seating_find finds; plans nothing for more than
 * SCHEDULE_TABLE_BOTS bots. */
void schedule_tables(const Contest *contest, const int64_t *ids, int count,
                     Schedule *out);

/* Plans the rounds so far and, once they are played, the next one. Bots with
 * equal points meet, nobody meets the same opponent twice while that can be
 * avoided, and everybody sits in front about equally often. A bot without an
 * opponent has a bye, and no bot has two. ids are in the order of the seeds. */
void schedule_swiss(const Contest *contest, const int64_t *ids, int count,
                    const Meetings *past, Schedule *out);
/* Returns the number of rounds of a Swiss tournament of this many bots. */
int schedule_swiss_rounds(const Contest *contest, int count);

/* Plans the matches of the bracket whose players are known. The first two seeds
 * meet in the final if they win until then. A tied meeting is played again up
 * to three times; after that the better seed goes on. */
void schedule_knockout(const Contest *contest, const int64_t *ids, int count,
                       const Meetings *past, Schedule *out);
/* Does the same, but a bot is out only after its second defeat. */
void schedule_double_knockout(const Contest *contest, const int64_t *ids,
                              int count, const Meetings *past, Schedule *out);

/* The seats of a table: indices 0..count-1 of players, in rising order. */
typedef struct TableSeats {
    int at[GAME_SEATS];
} TableSeats;

/* Finds tables of `size` seats for `count` players: everybody sits at equally
 * many tables, any two meet at least once, and the numbers of their meetings
 * differ by at most one. Returns the number of tables; the caller frees *out.
 * *least and *most are how often two players meet. */
int seating_find(int count, int size, TableSeats **out, int *least, int *most);

/* The rest is for the files of this folder. */

/* Plans this many legs of a meeting on every board; b is 0 for a bye. */
void schedule_add_meeting(const Contest *contest, int round, int64_t a,
                          int64_t b, int legs, Schedule *out);

/* Finds the meeting of two entrants in a round, in either order; NULL if there
 * is none. */
const Meeting *meetings_find(const Meetings *list, int round, int64_t a,
                             int64_t b);

#endif
