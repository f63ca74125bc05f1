/* scoring.h: what a result is worth in a contest. */
#ifndef JOUTE_SCORING_H
#define JOUTE_SCORING_H

#include "tournament/contest.h"
#include "tournament/store/match_store.h"

typedef enum SideOutcome { MATCH_LOST, MATCH_DRAWN, MATCH_WON } SideOutcome;

/* Returns whether a player won, drew or lost a match. It won if it alone was
 * best by games, and drew if it shared the best result. A verdict that loses
 * the match counts as a loss. */
SideOutcome scoring_outcome(const MatchResult *result, int side);

/* Returns the points of a player. */
double scoring_points(const Contest *contest, const MatchResult *result,
                      int side);

/* Returns the tie-break for equal points. With two players it is games won less
 * games lost; at larger tables it is players beaten less players that beat it.
 * A match lost by a verdict counts as if all its games were lost. */
int64_t scoring_score(const MatchResult *result, int side);

/* Returns the points of a bye, which are those of a won match. */
double scoring_bye(const Contest *contest);

#endif
