/* scoring.h: what a result is worth in a contest. */
#ifndef JOUTE_SCORING_H
#define JOUTE_SCORING_H

#include "tournament/contest.h"
#include "tournament/store/match_store.h"

typedef enum SideOutcome { MATCH_LOST, MATCH_DRAWN, MATCH_WON } SideOutcome;

/* Whether a player has won, drawn or lost a match: alone or together the best
 * by games, and not by a verdict. */
SideOutcome scoring_outcome(const MatchResult *result, int side);

/* The points of a player. */
double scoring_points(const Contest *contest, const MatchResult *result,
                      int side);

/* What decides between equal points: in games of two those won less those lost;
 * at larger tables those beaten less those lost to. A match lost by a verdict
 * counts as all its games lost. */
int64_t scoring_score(const MatchResult *result, int side);

/* The points of a match without an opponent: those of a match won. */
double scoring_bye(const Contest *contest);

#endif
