/* schedule_internal.h: what the schedule files share. */
#ifndef JOUTE_SCHEDULE_INTERNAL_H
#define JOUTE_SCHEDULE_INTERNAL_H

#include "tournament/schedule.h"

/* Adds a match of two players, zeroed otherwise. */
PlannedMatch *schedule_add(Schedule *schedule);

/* Plans this many legs of a meeting on every board; b is 0 for a bye. */
void schedule_add_meeting(const Contest *contest, int round, int64_t a,
                          int64_t b, int legs, Schedule *out);

/* Finds the meeting of two in a round, in either order; NULL if there is
 * none. */
const Meeting *meetings_find(const Meetings *list, int round, int64_t a,
                             int64_t b);

#endif
