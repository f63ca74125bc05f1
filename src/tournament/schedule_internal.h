/* schedule_internal.h: what the files of the schedule share. */
#ifndef JOUTE_SCHEDULE_INTERNAL_H
#define JOUTE_SCHEDULE_INTERNAL_H

#include "tournament/schedule.h"

/* Another match of two, zeroed otherwise. */
PlannedMatch *schedule_add(Schedule *schedule);

/* Plans so many legs of a meeting on every board; b 0: a bye. */
void schedule_add_meeting(const Contest *contest, int round, int64_t a,
                          int64_t b, int legs, Schedule *out);

/* The meeting of two in a round, either way round, or NULL. */
const Meeting *meetings_find(const Meetings *list, int round, int64_t a,
                             int64_t b);

#endif
