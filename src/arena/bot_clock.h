/* bot_clock.h: the clock of a bot, a part of its Dialogue: the limit and the
 * cost of each answer. The bot does not pay for time that the machine took from
 * it. */
#ifndef JOUTE_BOT_CLOCK_H
#define JOUTE_BOT_CLOCK_H

#include "arena/dialogue.h"

/* Sets the limit of the next answer. */
void bot_clock_start(Dialogue *dialogue);
/* Returns true if an answer can no longer count: the deadline with its
 * extension had passed at time `now`, or the bot no longer reads. */
bool bot_clock_is_past(const Dialogue *dialogue, uint64_t now,
                       uint64_t deadline, int64_t limit);
/* Call it when an answer turns out to be slow. From then on, time that the
 * machine takes is credited to this answer only. */
void bot_clock_note_slow(Dialogue *dialogue, uint64_t now);
/* If the limit of the answer was the clock rather than the time for a move,
 * sets the verdict that the clock is empty; otherwise does nothing. */
void bot_clock_judge_empty(const Dialogue *dialogue, Verdict *out);
/* Charges the bot for an answer that came at time `at`. If the answer is too
 * late, it returns false and sets a verdict. */
bool bot_clock_charge(Dialogue *dialogue, uint64_t at, Verdict *out);

#endif
