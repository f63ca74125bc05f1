/* bot_clock.h: the clock of a bot, which is part of its dialogue: limits, what
 * an answer costs, and the time that the machine took and the bot does not pay.
 */
#ifndef JOUTE_BOT_CLOCK_H
#define JOUTE_BOT_CLOCK_H

#include "arena/dialogue.h"

/* Sets the limit of the next answer. */
void bot_clock_start(Dialogue *dialogue);
/* Returns true if waiting is useless: the deadline and its extension for
 * this limit have passed, or the bot no longer reads. */
bool bot_clock_is_past(const Dialogue *dialogue, uint64_t deadline,
                       int64_t limit);
/* From the moment an answer turns out to be slow, what the machine takes is
 * counted for it alone. */
void bot_clock_note_slow(Dialogue *dialogue, uint64_t now);
/* Gives back all the time since then: something that should have stopped ran on
 * the bot's core. */
void bot_clock_give_back(Dialogue *dialogue, uint64_t since);
/* Sets the verdict of a bot whose clock was the limit, not the time of a move;
 * otherwise does nothing. */
void bot_clock_judge_empty(const Dialogue *dialogue, Verdict *out);
/* Charges an answer that came at this time; false, with a verdict, if that is
 * too late. */
bool bot_clock_charge(Dialogue *dialogue, uint64_t at, Verdict *out);

#endif
