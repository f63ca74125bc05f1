/* judge.h: what an answer is worth and how a game's end is told: the same for
 * the referee of a match and for a bot among people. */
#ifndef JOUTE_JUDGE_H
#define JOUTE_JUDGE_H

#include "arena/dialogue.h"
#include "core/record.h"

/* Whether the answer is a legal move of seat; what else it is becomes a
 * verdict. False if there is one already. */
bool judge_read_move(const Match *match, Seat seat, const BotAnswer *answer,
                     Move *out, Verdict *verdict);

/* Adds the line "endgame" of game number for one seat. */
void judge_add_end(const Match *match, int64_t number, Seat seat, Text *out);

#endif
