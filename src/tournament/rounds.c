/* rounds.c: tournaments whose next round depends on the last one: Swiss and
 * knockout. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "tournament/schedule_internal.h"
#include "tournament/scoring.h"

enum {
    REPLAYS = 3,           /* of a tied meeting */
    SEARCH_STEPS = 200000, /* before a Swiss round accepts a rematch */
};

/* ---- meetings ---- */

void meetings_done(Meetings *list)
{
    free(list->at);
    *list = (Meetings){ .at = NULL };
}

const Meeting *meetings_find(const Meetings *list, int round, int64_t a,
                             int64_t b)
{
    for (size_t i = list->count; i-- > 0;) {
        const Meeting *m = &list->at[i];
        if (m->round == round &&
            ((m->a == a && m->b == b) || (m->a == b && m->b == a))) {
            return m;
        }
    }
    return NULL;
}

void meetings_add(Meetings *list, const Contest *contest,
                  const StoredMatch *match)
{
    const PlannedMatch *plan = &match->plan;
    int64_t a = plan->entrants[0], b = plan->entrants[1];
    Meeting *meeting = (Meeting *)meetings_find(list, plan->round, a, b);
    if (!meeting) {
        if (list->count == list->capacity) {
            list->capacity = list->capacity ? 2 * list->capacity : 64;
            list->at = mem_resize(list->at, list->capacity * sizeof *list->at);
        }
        meeting = &list->at[list->count++];
        *meeting = (Meeting){
            .round = plan->round, .a = a, .b = b, .is_finished = true
        };
    }
    meeting->legs =
        plan->leg + 1 > meeting->legs ? plan->leg + 1 : meeting->legs;
    meeting->is_finished &= match->state == MATCH_DONE;
    for (int i = 0; match->state == MATCH_DONE && i < plan->players; i++) {
        int side = plan->entrants[i] == meeting->b;
        meeting->points[side] += scoring_points(contest, &match->result, i);
        meeting->score[side] += scoring_score(&match->result, i);
    }
}

void schedule_add_meeting(const Contest *contest, int round, int64_t a,
                          int64_t b, int legs, Schedule *out)
{
    for (int leg = 0; leg < legs; leg++) {
        for (int config = 0; config < (b ? contest->config_count : 1);
             config++) {
            PlannedMatch *match = schedule_add(out);
            match->round = round;
            match->config = config;
            match->leg = leg;
            match->games = contest->games;
            match->players = b ? 2 : 1;
            match->entrants[0] = a;
            match->entrants[1] = b;
        }
    }
}

/* ---- Swiss ---- */

/* How an entrant stands before a round. */
typedef struct SwissStand {
    int64_t id;
    int seed;
    double points;
    int64_t score;
    /* How often it had the first seat less how often the second. */
    int in_front;
    bool has_bye;
} SwissStand;

/* The pairing of a round. */
typedef struct Pairing {
    SwissStand *at; /* best first */
    int count;
    unsigned char *has_met; /* count x count bits, by seed */
    int *with;              /* the opponent of each; -1 if there is none yet */
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

/* Collects how everybody stands after the previous rounds, by id. Those who
 * have left are skipped. */
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

/* Two entrants who each had the seat in front, or behind, twice more often than
 * the other seat do not meet: one of them would have it a third time. */
static bool may_meet(const Pairing *p, int a, int b)
{
    int one = p->at[a].in_front, other = p->at[b].in_front;
    bool is_full = (one >= 2 && other >= 2) || (one <= -2 && other <= -2);
    return p->with[b] == -1 &&
           (p->takes_rematches ||
            (!is_full && !have_met(p, p->at[a].seed, p->at[b].seed)));
}

/* Pairs everybody, beginning with the first without an opponent; tries the
 * nearest in rank first and backtracks where that fails. */
static bool pair_from(Pairing *p, int first)
{
    /* A loop with its own stack, since there may be thousands of entrants. The
     * entry in with[] of the better-placed one is the opponent tried last. */
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

/* Gives the bye to the lowest-ranked entrant that has had none. */
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

/* ---- knockout ---- */

/* A place in a bracket that is being filled holds an id, NOBODY or UNKNOWN. */
enum { NOBODY = 0, UNKNOWN = -1 };

/* What is needed to plan a bracket. */
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

/* Plans the meeting of two places once both are known; returns who goes on and
 * sets who does not. */
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

/* Pairs neighbours. The winners stay in the first half of places; the losers
 * are moved to losers unless that is NULL. */
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

/* Rounds are numbered in the order in which they can be played: the winners'
 * round, then the losers against those who have just lost, then the losers
 * among themselves. */
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
            /* In reverse, so that two who have just met do not meet again at
             * once. */
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
