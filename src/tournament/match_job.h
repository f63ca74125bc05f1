/* match_job.h: one match of a tournament, played on this thread: its result
 * and all that is stored with it; and the games by which a bot is checked. */
#ifndef JOUTE_MATCH_JOB_H
#define JOUTE_MATCH_JOB_H

#include <stdatomic.h>

#include "arena/contestant.h"
#include "arena/settings.h"
#include "tournament/contest.h"
#include "tournament/match_store.h"

typedef struct MatchJob {
    const Contest *contest;
    const PlannedMatch *plan;
    const Contestant *contestants; /* one for each player of the match */
    const char *const *names;      /* by which records call them */
    const atomic_bool *is_stopped;
    Lang lang;  /* of a drawn position */
    int beside; /* matches that are played at the same time, with this one */
    atomic_llong *games; /* counted up with every game; may be NULL */

    /* What came of it. */
    MatchResult result;
    Verdicts verdicts;
    Text records; /* as records.h packs them */
    Text errors[GAME_SEATS];
    Text faults;        /* of the machine: what was played again, a line each,
                           without the last end */
    Text position;      /* where the first verdict of a check was given */
    int board;          /* of the contest, on which that was */
    int64_t moved;      /* legal moves of the first player in a check */
    int64_t checked;    /* games of a check */
    char own_name[200]; /* what the first player calls itself */
    bool is_whole;      /* false: it was stopped */
} MatchJob;

/* Plays it; false if the machine cannot. match_job_done frees what came of it,
 * either way. */
bool match_job_play(MatchJob *job, Error *err);
/* Frees what came of it. */
void match_job_done(MatchJob *job);

/* Two games of the first contestant against random on every board, the same
 * ones in every contest. The result of each board is added up. One that neither
 * answers nor moves on a board is not tried on the next. */
bool match_job_check(MatchJob *job, Error *err);

/* Whether all choose at the same time in this contest. */
bool contest_is_simultaneous(const Contest *contest);

#endif
