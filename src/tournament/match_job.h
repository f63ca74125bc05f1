/* match_job.h: plays one match of a tournament on this thread and collects its
 * result and what is stored with it. Also plays the games that check a bot. */
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
    Lang lang; /* for a drawn position */
    /* Matches that are played at the same time, this one included. */
    int beside;
    atomic_llong *games; /* incremented after every game; may be NULL */

    /* The results. */
    MatchResult result;
    Verdicts verdicts;
    Text records; /* as records.h packs them */
    Text errors[GAME_SEATS];
    Text faults;     /* failures of the machine, after which a game was played
                        again; a line each, without the last newline */
    Text position;   /* the position of a check's first verdict */
    int board;       /* of the contest, on which that was */
    int64_t moved;   /* legal moves of the first player in a check */
    int64_t checked; /* games of a check */
    char own_name[200]; /* the name that the first player gave itself */
    bool is_whole;      /* false if it was stopped */
} MatchJob;

/* Plays the match; returns false if the machine cannot. Either way
 * match_job_done frees the results. */
bool match_job_play(MatchJob *job, Error *err);
/* Frees the results. */
void match_job_done(MatchJob *job);

/* Two games of the first contestant against random on every board, the same
 * ones in every contest. The result of each board is added up. One that neither
 * answers nor moves on a board is not tried on the next. */
bool match_job_check(MatchJob *job, Error *err);

#endif
