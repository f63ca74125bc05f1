/* standings.c: adds up matches and ranks the entrants. */
#include "tournament/results/standings.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "tournament/results/scoring.h"

static const double error_most =
    10000; /* an Elo with a larger error is not shown */

void standings_init(Standings *out, const Contest *contest,
                    const Entrants *entrants)
{
    *out = (Standings){ .contest = contest, .count = entrants->count };
    out->at = mem_new((entrants->count + 1) * sizeof *out->at);
    for (size_t i = 0; i < entrants->count; i++) {
        const Entrant *entrant = &entrants->at[i];
        out->at[i] = (Standing){ .entrant = entrant->id,
                                 .name = entrant->name,
                                 .file = entrant->key,
                                 .is_in = entrant->state == ENTRANT_IN };
    }
}

void standings_done(Standings *standings)
{
    free(standings->at);
    rating_pairs_done(&standings->pairs);
    rating_done(&standings->rating);
    *standings = (Standings){ .at = NULL };
}

/* Ids count up from 1 without gaps, so an entrant is usually at the index id -
 * 1. */
static Standing *find(const Standings *standings, int64_t entrant)
{
    size_t at = (size_t)entrant - 1;
    if (at < standings->count && standings->at[at].entrant == entrant) {
        return &standings->at[at];
    }
    for (at = 0; at < standings->count; at++) {
        if (standings->at[at].entrant == entrant) {
            return &standings->at[at];
        }
    }
    return NULL;
}

const Standing *standings_find(const Standings *standings, int64_t entrant)
{
    return find(standings, entrant);
}

static void add_side(Standings *standings, Standing *row,
                     const StoredMatch *match, int side)
{
    const SideResult *result = &match->result.sides[side];
    SideOutcome outcome = scoring_outcome(&match->result, side);
    double points = scoring_points(standings->contest, &match->result, side);
    int64_t score = scoring_score(&match->result, side);
    if (match->plan.stage > 0) {
        row->final_points += points;
        row->final_score += score;
        row->is_finalist = true;
    } else {
        row->points += points;
        row->score += score;
    }
    row->played++;
    row->wins += outcome == MATCH_WON;
    row->draws += outcome == MATCH_DRAWN;
    row->losses += outcome == MATCH_LOST;
    row->games += match->result.games;
    row->game_wins += result->wins;
    row->game_draws += result->draws;
    row->game_losses += result->losses;
    row->verdicts += result->verdicts;
    row->late += result->late;
    row->questions += result->questions;
    row->thought_us += result->thought_us;
}

/* Adds a match of two players that one of them lost by a verdict: all its games
 * count as won, or as lost if !is_won, by the first. */
static void forfeit_games(const MatchResult *result, bool is_won,
                          RatingPair *out)
{
    for (int i = 0; i < 2; i++) {
        uint32_t games = (uint32_t)(result->games + 1 - i) / 2;
        out->wins[i] = is_won ? games : 0;
        out->losses[i] = is_won ? 0 : games;
        out->draws[i] = 0;
    }
}

static void add_pairs(Standings *standings, const StoredMatch *match)
{
    const SideResult *sides = match->result.sides;
    for (int b = 1; b < match->plan.players; b++) {
        for (int a = 0; a < b; a++) {
            const PairResult *pair = &match->result.pairs[result_pair(a, b)];
            RatingPair games = {
                .a = (uint32_t)match->plan.entrants[a] - 1,
                .b = (uint32_t)match->plan.entrants[b] - 1,
            };
            for (int i = 0; i < 2; i++) {
                games.wins[i] = (uint32_t)pair->wins[i];
                games.draws[i] = (uint32_t)pair->draws[i];
                games.losses[i] = (uint32_t)pair->losses[i];
            }
            if (sides[a].has_lost != sides[b].has_lost) {
                forfeit_games(&match->result, sides[b].has_lost, &games);
            }
            rating_add(&standings->pairs, &games);
        }
    }
}

void standings_add(Standings *standings, const StoredMatch *match)
{
    const PlannedMatch *plan = &match->plan;
    bool is_bye = plan->players == 1;
    standings->planned += !is_bye;
    if (match->state != MATCH_DONE) {
        return;
    }
    for (int i = 0; i < plan->players; i++) {
        Standing *row = find(standings, plan->entrants[i]);
        if (!row) {
            continue;
        }
        row->last_round =
            plan->round > row->last_round ? plan->round : row->last_round;
        if (is_bye) {
            row->points += scoring_bye(standings->contest);
        } else {
            add_side(standings, row, match, i);
        }
    }
    if (is_bye) {
        return;
    }
    standings->matches++;
    standings->games += match->result.games;
    standings->plies += match->result.plies;
    standings->spent_us += match->result.spent_us;
    standings->busy_sum += match->result.busy;
    for (int i = 0; i < plan->players; i++) {
        standings->questions += match->result.sides[i].questions;
        standings->thought_us += match->result.sides[i].thought_us;
        standings->late += match->result.sides[i].late;
    }
    if (standings->is_rated) {
        add_pairs(standings, match);
    }
}

static int compare(double a, double b)
{
    return a > b ? -1 : a < b;
}

/* Returns 0 for two entrants that share a rank. */
static int by_merit(const Standing *a, const Standing *b)
{
    int order = b->is_in - a->is_in;
    order = order ? order : b->is_finalist - a->is_finalist;
    order = order ? order : compare(a->final_points, b->final_points);
    order =
        order ? order : compare((double)a->final_score, (double)b->final_score);
    order = order ? order : compare(a->points, b->points);
    return order ? order : compare((double)a->score, (double)b->score);
}

static int by_merit_and_name(const void *one, const void *other)
{
    const Standing *a = one, *b = other;
    int order = by_merit(a, b);
    return order ? order : strcmp(a->name, b->name);
}

/* Sets the points in a knockout: one for each round reached, and one more for
 * the winner of the last round. */
static void count_rounds(Standings *standings)
{
    int last = 0;
    Standing *winner = NULL;
    for (size_t i = 0; i < standings->count; i++) {
        last = standings->at[i].last_round > last ? standings->at[i].last_round
                                                  : last;
    }
    for (size_t i = 0; i < standings->count; i++) {
        Standing *row = &standings->at[i];
        bool is_last = last && row->last_round == last;
        bool is_better =
            is_last &&
            (!winner || row->points > winner->points ||
             (row->points == winner->points && row->score > winner->score));
        winner = is_better ? row : winner;
    }
    for (size_t i = 0; i < standings->count; i++) {
        Standing *row = &standings->at[i];
        row->points = row->last_round + (row == winner);
    }
}

void standings_rank(Standings *standings)
{
    ContestFormat format = standings->contest->format;
    if (format == FORMAT_KNOCKOUT || format == FORMAT_DOUBLE_KNOCKOUT) {
        count_rounds(standings);
    }
    qsort(standings->at, standings->count, sizeof *standings->at,
          by_merit_and_name);
    for (size_t i = 0; i < standings->count; i++) {
        Standing *row = &standings->at[i];
        bool is_shared = i > 0 && by_merit(row, row - 1) == 0;
        row->rank = !row->is_in ? 0 : is_shared ? row[-1].rank : (int)i + 1;
    }
}

void standings_rate(Standings *standings)
{
    int64_t most = 0;
    for (size_t i = 0; i < standings->count; i++) {
        int64_t id = standings->at[i].entrant;
        most = id > most ? id : most;
    }
    rating_done(&standings->rating);
    /* If all choose at the same time, nobody sits in front; at larger tables
     * the order of seats is random. */
    bool has_advantage = !standings->contest->points.is_of_match &&
                         standings->contest->players == 2;
    rating_fit(&standings->rating, &standings->pairs, (int)most, has_advantage);
    for (size_t i = 0; i < standings->count; i++) {
        Standing *row = &standings->at[i];
        row->elo = standings->rating.elo[row->entrant - 1];
        row->elo_error = standings->rating.error[row->entrant - 1];
        /* A player that only drew has no measurable strength. */
        row->has_elo = row->elo_error > 0 && row->elo_error < error_most;
    }
}
