/* schedule.c: round robins, gauntlets and tables. */
#include "tournament/schedule/schedule.h"

#include <stdlib.h>

#include "base/mem.h"
#include "tournament/results/scoring.h"

void schedule_done(Schedule *schedule)
{
    free(schedule->at);
    *schedule = (Schedule){ .at = NULL };
}

/* Adds a match of two players, zeroed otherwise. */
static PlannedMatch *add(Schedule *schedule)
{
    if (schedule->count == schedule->capacity) {
        schedule->capacity = schedule->capacity ? 2 * schedule->capacity : 256;
        schedule->at =
            mem_resize(schedule->at, schedule->capacity * sizeof *schedule->at);
    }
    PlannedMatch *match = &schedule->at[schedule->count++];
    *match = (PlannedMatch){ .players = 2 };
    return match;
}

/* Plans a pair on every board. Which of the two comes first does not depend on
 * who else takes part; in half of the pairs it is the earlier entrant. */
static void add_pair(const Contest *contest, int64_t one, int64_t other,
                     int leg, int64_t games, Schedule *out)
{
    int64_t low = one < other ? one : other, high = one < other ? other : one;
    bool is_low_first = ((high - low + leg) & 1) != 0;
    for (int config = 0; config < contest->config_count; config++) {
        PlannedMatch *match = add(out);
        match->config = config;
        match->leg = leg;
        match->games = games;
        match->entrants[0] = is_low_first ? low : high;
        match->entrants[1] = is_low_first ? high : low;
    }
}

/* Uses the circle method: one player stays in place, and the others move on by
 * one place after each round. */
void schedule_round_robin(const Contest *contest, const int64_t *ids, int count,
                          int64_t games, Schedule *out)
{
    int even = count + (count & 1), turning = even - 1;
    for (int round = 0; round < contest->legs * turning; round++) {
        for (int i = 0; i < even / 2; i++) {
            int a = i ? (round + i) % turning : turning;
            int b = (round + turning - i) % turning;
            if (a < count && b < count) {
                add_pair(contest, ids[a], ids[b], round / turning, games, out);
            }
        }
    }
}

void schedule_gauntlet(const Contest *contest, const int64_t *ids,
                       const bool *is_champion, int count, Schedule *out)
{
    int64_t meetings = (int64_t)contest->legs * count * count;
    for (int64_t at = 0; at < meetings; at++) {
        int leg = (int)(at / count / count);
        int i = (int)(at / count % count), k = (int)(at % count);
        bool is_first = !is_champion[k] || k > i;
        if (is_champion[i] && k != i && is_first) {
            add_pair(contest, ids[i], ids[k], leg, contest->games, out);
        }
    }
}

static void add_table(const Contest *contest, const int64_t *ids,
                      const TableSeats *table, int size, int leg, Schedule *out)
{
    for (int config = 0; config < contest->config_count; config++) {
        PlannedMatch *match = add(out);
        match->config = config;
        match->leg = leg;
        match->games = contest->games;
        match->players = size;
        for (int i = 0; i < size; i++) {
            match->entrants[i] = ids[table->at[i]];
        }
    }
}

void schedule_tables(const Contest *contest, const int64_t *ids, int count,
                     Schedule *out)
{
    int size = contest->players < count ? contest->players : count;
    int least, most;
    TableSeats *tables;
    if (count < 2 || count > SCHEDULE_TABLE_BOTS) {
        return;
    }
    int found = seating_find(count, size, &tables, &least, &most);
    for (int leg = 0; leg < contest->legs; leg++) {
        for (int i = 0; i < found; i++) {
            add_table(contest, ids, &tables[i], size, leg, out);
        }
    }
    free(tables);
}

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
            PlannedMatch *match = add(out);
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
