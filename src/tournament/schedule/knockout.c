/* knockout.c: the next round of a knockout, from those played. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "tournament/schedule/schedule.h"

enum { REPLAYS = 3 }; /* how often a tied meeting is played again */

/* A place in a bracket that is being filled holds an id, NOBODY or UNKNOWN. */
enum { NOBODY = 0, UNKNOWN = -1 };

/* What a bracket is built from. `ids` are in the order of the seeds; `past` has
 * the meetings of earlier rounds. */
typedef struct Bracket {
    const Contest *contest;
    const int64_t *ids;
    int count;
    const Meetings *past;
    Schedule *out;
} Bracket;

static int seed_of(const Bracket *bracket, int64_t id)
{
    int at = 0;
    while (at < bracket->count && bracket->ids[at] != id) {
        at++;
    }
    return at;
}

/* Returns the winner of a finished meeting; NOBODY if it is tied. */
static int64_t winner_of(const Meeting *m)
{
    if (m->points[0] != m->points[1]) {
        return m->points[0] > m->points[1] ? m->a : m->b;
    }
    if (m->score[0] != m->score[1]) {
        return m->score[0] > m->score[1] ? m->a : m->b;
    }
    return NOBODY;
}

/* Plans the meeting of two places once both are known. Returns the entrant that
 * goes on and sets *loser to the other. */
static int64_t meet(const Bracket *bracket, int round, int64_t a, int64_t b,
                    int64_t *loser)
{
    *loser = a == UNKNOWN || b == UNKNOWN ? UNKNOWN : NOBODY;
    if (a == NOBODY || b == NOBODY || *loser == UNKNOWN) {
        return *loser == UNKNOWN && a != NOBODY && b != NOBODY ? UNKNOWN
               : a == NOBODY                                   ? b
                                                               : a;
    }
    const Meeting *m = meetings_find(bracket->past, round, a, b);
    int legs = m ? m->legs : bracket->contest->legs;
    int64_t winner = UNKNOWN;
    if (m && m->is_finished) {
        winner = winner_of(m);
        bool is_played_out = legs >= bracket->contest->legs + REPLAYS;
        if (winner == NOBODY && !is_played_out) {
            legs++;
            winner = UNKNOWN;
        } else if (winner == NOBODY) {
            winner = seed_of(bracket, a) < seed_of(bracket, b) ? a : b;
        }
    }
    int64_t first = m ? m->a : a, second = m ? m->b : b;
    schedule_add_meeting(bracket->contest, round, first, second, legs,
                         bracket->out);
    *loser = winner == UNKNOWN ? UNKNOWN : winner == a ? b : a;
    return winner;
}

/* Fills the places of the first round, a power of two: 1-8 4-5 2-7 3-6. An
 * entrant without an opponent goes on. */
static int64_t *fill_places(const Bracket *bracket, int *size)
{
    *size = 1;
    while (*size < bracket->count) {
        *size *= 2;
    }
    int64_t *places = mem_new((size_t)*size * sizeof *places);
    int *order = mem_new((size_t)*size * sizeof *order);
    for (int filled = 1; filled < *size; filled *= 2) {
        for (int i = filled - 1; i >= 0; i--) {
            order[2 * i] = order[i];
            order[2 * i + 1] = 2 * filled - 1 - order[i];
        }
    }
    for (int i = 0; i < *size; i++) {
        places[i] = order[i] < bracket->count ? bracket->ids[order[i]] : NOBODY;
    }
    free(order);
    return places;
}

/* Pairs neighbours. The winners move to the first half of `places`; the losers
 * are written to `losers` unless it is NULL. */
static void play_round(const Bracket *bracket, int round, int64_t *places,
                       int size, int64_t *losers)
{
    for (int i = 0; i < size / 2; i++) {
        int64_t loser;
        places[i] =
            meet(bracket, round, places[2 * i], places[2 * i + 1], &loser);
        if (losers) {
            losers[i] = loser;
        }
    }
}

void schedule_knockout(const Contest *contest, const int64_t *ids, int count,
                       const Meetings *past, Schedule *out)
{
    Bracket bracket = { contest, ids, count, past, out };
    int size;
    int64_t *places = fill_places(&bracket, &size);
    for (int round = 1; size > 1; round++, size /= 2) {
        play_round(&bracket, round, places, size, NULL);
    }
    free(places);
}

/* Rounds are numbered in the order in which they can be played: a round of the
 * winners' bracket, then those left in the losers' bracket against those who
 * have just lost, then the losers' bracket among themselves. */
void schedule_double_knockout(const Contest *contest, const int64_t *ids,
                              int count, const Meetings *past, Schedule *out)
{
    Bracket bracket = { contest, ids, count, past, out };
    int size, left = 0;
    int64_t *winners = fill_places(&bracket, &size);
    int64_t *fallen = mem_new((size_t)size * sizeof *fallen);
    int64_t *losers = mem_new((size_t)size * sizeof *losers);
    int64_t loser, champion;
    int round = 1;
    for (; size > 1; size /= 2, round += 3) {
        play_round(&bracket, round, winners, size, fallen);
        int count_fallen = size / 2;
        if (!left) {
            memcpy(losers, fallen, (size_t)count_fallen * sizeof *fallen);
            left = count_fallen;
        } else {
            /* The order is reversed, so that two who have just met do not meet
             * again at once. */
            for (int i = 0; i < count_fallen; i++) {
                losers[i] = meet(&bracket, round + 1, losers[i],
                                 fallen[count_fallen - 1 - i], &loser);
            }
        }
        if (left > 1) {
            play_round(&bracket, round + 2, losers, left, NULL);
            left /= 2;
        }
    }
    champion =
        meet(&bracket, round, winners[0], left ? losers[0] : NOBODY, &loser);
    if (champion > NOBODY && loser == winners[0]) {
        meet(&bracket, round + 1, winners[0], losers[0], &loser);
    }
    free(winners);
    free(fallen);
    free(losers);
}
