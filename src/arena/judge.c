#include "arena/judge.h"

#include "core/outcome.h"
#include "core/play.h"

bool judge_read_move(const Match *match, Seat seat, const BotAnswer *answer,
                     Move *out, Verdict *verdict)
{
    Error err = ERROR_IN(LANG_EN);
    Move move = MOVE_NONE;
    if (verdict->code) {
        return false;
    }
    MoveFit fit = play_read_move(match->game, &match->state, seat, answer->move,
                                 &move, &err);
    if (fit == MOVE_FITS && !(move & MOVE_IMPOSED)) {
        *out = move;
        return true;
    }
    if (fit == MOVE_MALFORMED) {
        verdict_set(verdict, VERDICT_MALFORMED, "%s", err.text);
        verdict->hint = HINT_NOTATION;
    } else if (fit == MOVE_ILLEGAL) {
        verdict_set(verdict, VERDICT_ILLEGAL, "%s", err.text);
    }
    verdict_set(verdict, VERDICT_ILLEGAL, "\"%s\" is the referee's to write",
                answer->move);
    return false;
}

void judge_add_end(const Match *match, int64_t number, Seat seat, Text *out)
{
    int players = match->players;
    JsonWriter writer = { .out = out };
    Outcome outcome;
    match_outcome(match, &outcome);
    double utility = outcome_utility(&outcome, players, seat);
    text_addf(out, "endgame %lld utility=%.6g scores=", (long long)number,
              utility);
    if (!outcome.has_scores) {
        json_null(&writer);
    } else {
        json_begin_array(&writer);
        for (int s = 0; s < players; s++) {
            json_int(&writer, outcome.scores[s]);
        }
        json_end_array(&writer);
    }
    text_addf(out, " reason=%s\n", outcome.reason);
}
