/* scoring.c: points, outcomes and scores of matches. */
#include "tournament/results/scoring.h"

int64_t scoring_score(const MatchResult *result, int side)
{
    return result->sides[side].balance;
}

SideOutcome scoring_outcome(const MatchResult *result, int side)
{
    int64_t own = result->sides[side].balance;
    int equal = 0;
    if (result->sides[side].has_lost) {
        return MATCH_LOST;
    }
    for (int i = 0; i < result->players; i++) {
        if (result->sides[i].balance > own && !result->sides[i].has_lost) {
            return MATCH_LOST;
        }
        equal += i != side && result->sides[i].balance == own &&
                 !result->sides[i].has_lost;
    }
    return equal ? MATCH_DRAWN : MATCH_WON;
}

double scoring_points(const Contest *contest, const MatchResult *result,
                      int side)
{
    const ContestPoints *points = &contest->points;
    if (points->is_of_match) {
        SideOutcome outcome = scoring_outcome(result, side);
        return result->sides[side].has_lost ? points->fault
               : outcome == MATCH_WON       ? points->win
               : outcome == MATCH_DRAWN     ? points->draw
                                            : points->loss;
    }
    double sum = result->sides[side].has_lost ? points->fault : 0;
    for (int i = 0; i < result->players; i++) {
        if (i == side) {
            continue;
        }
        const PairResult *pair =
            &result->pairs[side < i ? result_pair(side, i)
                                    : result_pair(i, side)];
        int64_t wins = pair->wins[0] + pair->wins[1];
        int64_t losses = pair->losses[0] + pair->losses[1];
        int64_t draws = pair->draws[0] + pair->draws[1];
        sum += points->win * (double)(side < i ? wins : losses) +
               points->draw * (double)draws +
               points->loss * (double)(side < i ? losses : wins);
    }
    return sum;
}

double scoring_bye(const Contest *contest)
{
    return contest->points.is_of_match
               ? contest->points.win
               : contest->points.win * (double)contest->games;
}
