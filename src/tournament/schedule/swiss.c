/* swiss.c: the next round of a Swiss tournament, from those played. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "tournament/results/scoring.h"
#include "tournament/schedule/schedule.h"

enum {
    SEARCH_STEPS = 200000
}; /* after this many steps a round accepts a rematch */

/* How an entrant stands before a round. */
typedef struct SwissStand {
    int64_t id;
    int seed;
    double points;
    int64_t score;
    int in_front; /* How often the entrant had the first seat, minus how often
                     it had the second. */
    bool has_bye;
} SwissStand;

/* The pairing of a round. */
typedef struct Pairing {
    SwissStand *at; /* best first */
    int count;
    unsigned char *has_met; /* count x count bits, by seed */
    int *with; /* the index of each entrant's opponent; -1 if there is none yet
                */
    int64_t steps;
    bool takes_rematches;
} Pairing;

int schedule_swiss_rounds(const Contest *contest, int count)
{
    int rounds = contest->rounds, most = count - 1 + (count & 1);
    while (!contest->rounds && 1 << rounds < count) {
        rounds++;
    }
    return rounds < most ? rounds : most;
}

static int by_rank(const void *one, const void *other)
{
    const SwissStand *a = one, *b = other;
    if (a->points != b->points) {
        return a->points > b->points ? -1 : 1;
    }
    if (a->score != b->score) {
        return a->score > b->score ? -1 : 1;
    }
    return a->seed - b->seed;
}

static int by_id(const void *one, const void *other)
{
    const SwissStand *a = one, *b = other;
    return a->id < b->id ? -1 : a->id > b->id;
}

/* Finds an entrant by id; `at` is sorted by id. */
static SwissStand *find_stand(SwissStand *at, int count, int64_t id)
{
    SwissStand key = { .id = id };
    return bsearch(&key, at, (size_t)count, sizeof *at, by_id);
}

static void note_met(const Pairing *p, int a, int b)
{
    size_t at = (size_t)a * (size_t)p->count + (size_t)b;
    p->has_met[at / 8] |= (unsigned char)(1u << at % 8);
}

static bool have_met(const Pairing *p, int a, int b)
{
    size_t at = (size_t)a * (size_t)p->count + (size_t)b;
    return p->has_met[at / 8] >> at % 8 & 1;
}

/* Collects how everybody stands after the previous rounds, sorted by id.
 * Entrants who have left are skipped. */
static int gather(const Contest *contest, const int64_t *ids, int count,
                  const Meetings *past, Pairing *out)
{
    int last = 0;
    for (int i = 0; i < count; i++) {
        out->at[i] = (SwissStand){ .id = ids[i], .seed = i };
    }
    qsort(out->at, (size_t)count, sizeof *out->at, by_id);
    for (size_t i = 0; i < past->count; i++) {
        const Meeting *m = &past->at[i];
        SwissStand *a = find_stand(out->at, count, m->a);
        SwissStand *b = m->b ? find_stand(out->at, count, m->b) : NULL;
        last = m->round > last ? m->round : last;
        if (a) {
            a->points += m->b ? m->points[0] : scoring_bye(contest);
            a->score += m->score[0];
            a->in_front += m->b != 0;
            a->has_bye |= !m->b;
        }
        if (b) {
            b->points += m->points[1];
            b->score += m->score[1];
            b->in_front--;
        }
        if (a && b) {
            note_met(out, a->seed, b->seed);
            note_met(out, b->seed, a->seed);
        }
    }
    return last;
}

/* True if two entrants may be paired. Unless rematches are accepted, they must
 * not have met, and must not both have had the same seat, front or back, two
 * times more often than the other: one of them would get it a third time. */
static bool may_meet(const Pairing *p, int a, int b)
{
    int one = p->at[a].in_front, other = p->at[b].in_front;
    bool is_full = (one >= 2 && other >= 2) || (one <= -2 && other <= -2);
    return p->with[b] == -1 &&
           (p->takes_rematches ||
            (!is_full && !have_met(p, p->at[a].seed, p->at[b].seed)));
}

/* Pairs everybody. For the first entrant without an opponent it tries the
 * others, the nearest in rank first, and backtracks if the rest cannot be
 * paired. */
static bool pair_from(Pairing *p, int first)
{
    /* A loop with its own stack, since there may be thousands of entrants.
     * with[] of the better-placed entrant of a pair holds the opponent that was
     * tried last. */
    int *stack = mem_new((size_t)(p->count / 2 + 1) * sizeof *stack);
    int depth = 0, start = 0;
    int a = first;
    bool is_done = false;
    while (!is_done && depth >= 0 && p->steps-- > 0) {
        while (a < p->count && p->with[a] != -1) {
            a++;
        }
        if (a >= p->count) {
            is_done = true;
            break;
        }
        int b = start > a ? start : a + 1;
        while (b < p->count && !may_meet(p, a, b)) {
            b++;
        }
        if (b < p->count) {
            p->with[a] = b;
            p->with[b] = a;
            stack[depth++] = a;
            start = 0;
        } else if (depth-- > 0) {
            a = stack[depth];
            start = p->with[a] + 1;
            p->with[p->with[a]] = -1;
            p->with[a] = -1;
        }
    }
    free(stack);
    return is_done;
}

/* Gives the bye to the lowest-ranked entrant that has had no bye. */
static void give_bye(Pairing *p)
{
    int who = p->count - 1;
    for (int i = p->count - 1; i >= 0; i--) {
        if (!p->at[i].has_bye) {
            who = i;
            break;
        }
    }
    p->with[who] = who;
}

static void clear_pairs(Pairing *p)
{
    for (int i = 0; i < p->count; i++) {
        p->with[i] = -1;
    }
    if (p->count & 1) {
        give_bye(p);
    }
}

static void add_pairs(const Contest *contest, const Pairing *p, int round,
                      Schedule *out)
{
    for (int i = 0; i < p->count; i++) {
        int other = p->with[i];
        if (other < i) {
            continue;
        }
        const SwissStand *a = &p->at[i], *b = &p->at[other];
        bool is_first = a->in_front != b->in_front
                            ? a->in_front < b->in_front
                            : ((a->seed + round) & 1) != 0;
        schedule_add_meeting(contest, round, is_first ? a->id : b->id,
                             other == i ? 0
                             : is_first ? b->id
                                        : a->id,
                             contest->legs, out);
    }
}

void schedule_swiss(const Contest *contest, const int64_t *ids, int count,
                    const Meetings *past, Schedule *out)
{
    bool is_finished = true;
    for (size_t i = 0; i < past->count; i++) {
        const Meeting *m = &past->at[i];
        is_finished &= m->is_finished;
        schedule_add_meeting(contest, m->round, m->a, m->b, m->legs, out);
    }
    Pairing p = { .count = count,
                  .at = mem_new((size_t)count * sizeof *p.at),
                  .has_met = mem_new((size_t)count * (size_t)count / 8 + 1),
                  .with = mem_new((size_t)count * sizeof *p.with),
                  .steps = SEARCH_STEPS };
    int round = gather(contest, ids, count, past, &p) + 1;
    if (is_finished && round <= schedule_swiss_rounds(contest, count)) {
        qsort(p.at, (size_t)count, sizeof *p.at, by_rank);
        clear_pairs(&p);
        if (!pair_from(&p, 0)) {
            clear_pairs(&p);
            p.takes_rematches = true;
            p.steps = SEARCH_STEPS;
            pair_from(&p, 0);
        }
        add_pairs(contest, &p, round, out);
    }
    free(p.at);
    free(p.has_met);
    free(p.with);
}
