/* match_job.h: plays one match of a tournament on the calling thread and
 * collects its result and what is stored with it. It also plays the games that
 * check a bot. */
#ifndef JOUTE_MATCH_JOB_H
#define JOUTE_MATCH_JOB_H

#include <stdatomic.h>

#include "arena/contestant.h"
#include "arena/settings.h"
#include "tournament/contest.h"
#include "tournament/store/match_store.h"

/* One match for match_job_play: the caller sets the members up to games, the
 * others are results. */
typedef struct MatchJob {
    const Contest *contest;
    const PlannedMatch *plan;
    const Contestant *contestants; /* one for each player of the match */
    const char *const *names;      /* the names used in records */
    const atomic_bool *is_stopped;
    Lang lang; /* the language of a position drawn as text */
    /* The number of matches that are played at the same time, this one
     * included. */
    int beside;
    atomic_llong *games; /* incremented after every game; may be NULL */

    /* The results. */
    MatchResult result;
    Verdicts verdicts;
    Text records; /* the games, packed as in records.h */
    Text errors[GAME_SEATS];
    Text faults; /* failures of the machine after which a game was played again,
                    one a line, without the last newline */
    Text position; /* the position in which a check found its first verdict */
    int board;     /* the board of that position, as an index of the contest */
    int64_t moved; /* in a check: how many legal moves the first player made */
    int64_t checked;    /* the number of games in a check */
    char own_name[200]; /* the name that the first player gave itself */
    bool is_whole;      /* false if the match was stopped */
} MatchJob;

/* Writes the options of a board for a match of this many players. */
void match_job_options(const Contest *contest, int board, int players,
                       GameConfig *out);
/* Writes the settings of a contest's matches on a board with these options: the
 * times, the sandbox and what a fault costs. */
void match_job_settings(const Contest *contest, const GameConfig *options,
                        MatchSettings *out);

/* Plays the match; returns false if the machine fails. In both cases
 * match_job_done frees the results. */
bool match_job_play(MatchJob *job, Error *err);
/* Frees the results. */
void match_job_done(MatchJob *job);

/* Plays two games of the first contestant against random on every board, the
 * same ones in every contest, and adds up the results. A bot that neither
 * answers nor moves on a board is not tried on the next board. */
bool match_job_check(MatchJob *job, Error *err);

#endif
