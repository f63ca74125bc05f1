/* standings.h: who stands where, from the results of matches. */
#ifndef JOUTE_STANDINGS_H
#define JOUTE_STANDINGS_H

#include "tournament/contest.h"
#include "tournament/results/rating.h"
#include "tournament/store/match_store.h"

/* How one entrant stands. */
typedef struct Standing {
    int64_t entrant;
    const char *name; /* borrowed */
    const char *file; /* its key, borrowed from the entrant */
    bool is_in;       /* it takes part */
    int rank; /* Entrants with equal points and score share a rank, and the next
                 rank is skipped. 0 for an entrant that does not take part. */
    double points;
    int64_t score;
    int64_t played, wins, draws, losses; /* matches */
    int64_t games, game_wins, game_draws, game_losses;
    double final_points; /* its points in the final, if it reached the final */
    int64_t final_score;
    bool is_finalist;
    int last_round; /* the last round that it reached in a knockout, counted
                       from 1 */
    int64_t verdicts, late, questions, thought_us;
    double elo,
        elo_error; /* elo_error is half the width of the 95 % interval */
    bool has_elo;
} Standing;

/* Sums over matches, with a row for each entrant. */
typedef struct Standings {
    const Contest *contest; /* borrowed */
    Standing *at;           /* in the order of ids until they are ranked */
    size_t count; /* how many entrants, including those that do not take part */
    /* Finished matches, all matches; games and plies of the finished matches.
     */
    int64_t matches, planned, games, plies;
    int64_t spent_us, busy_sum, questions, thought_us, late;
    bool is_rated; /* games are kept for the ratings */
    RatingPairs pairs;
    Rating rating;
} Standings;

/* Makes rows without any match. The arguments are borrowed. To rate, set
 * is_rated before adding matches. */
void standings_init(Standings *out, const Contest *contest,
                    const Entrants *entrants);
/* Frees the rows and ratings. */
void standings_done(Standings *standings);

/* Adds a match; an unfinished one is only counted as planned. */
void standings_add(Standings *standings, const StoredMatch *match);

/* Ranks all who take part, best first; the others come last. */
void standings_rank(Standings *standings);

/* Computes Elo and its error for all who have played, by maximum likelihood. */
void standings_rate(Standings *standings);

/* Finds the row of an entrant by id, ranked or not; NULL if there is none. */
const Standing *standings_find(const Standings *standings, int64_t entrant);

#endif
