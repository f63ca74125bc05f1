/* bot_clock.h: the clock of a bot, as part of its dialogue: limits, what an
 * answer costs, and the time that the machine took, for which the bot does not
 * pay. */
#ifndef JOUTE_BOT_CLOCK_H
#define JOUTE_BOT_CLOCK_H

#include "arena/dialogue.h"

/* Sets the limit of the next answer. */
void bot_clock_start(Dialogue *dialogue);
/* Returns true if nothing can come any more: the deadline with its extension
 * had passed by then, or the bot no longer reads. */
bool bot_clock_is_past(const Dialogue *dialogue, uint64_t now,
                       uint64_t deadline, int64_t limit);
/* Call it when an answer turns out to be slow: from then on the machine's time
 * is counted for this answer alone. */
void bot_clock_note_slow(Dialogue *dialogue, uint64_t now);
/* If the clock was the limit, and not the time of a move, sets the verdict of
 * the bot; otherwise does nothing. */
void bot_clock_judge_empty(const Dialogue *dialogue, Verdict *out);
/* Charges an answer that came at this time. If that is too late, it returns
 * false and sets a verdict. */
bool bot_clock_charge(Dialogue *dialogue, uint64_t at, Verdict *out);

#endif
