/* outcome.c: ranks seats by score, and writes and checks the object
 * "result". */
#include "core/outcome.h"

#include <math.h>

void outcome_rank(Outcome *outcome, int players, const int64_t *key)
{
    for (int a = 0; a < players; a++) {
        outcome->balance[a] = 0;
        for (int b = 0; b < players; b++) {
            outcome->balance[a] += (key[a] > key[b]) - (key[a] < key[b]);
        }
    }
}

void outcome_win(Outcome *outcome, Seat winner)
{
    outcome->balance[winner] = 1;
    outcome->balance[1 - winner] = -1;
}

int outcome_forfeit(int players, SeatSet losers, Seat seat)
{
    int lost = seats_count(losers);
    return !seats_has(losers, seat) ? lost
           : lost == players        ? 1 - players
                                    : lost - players;
}

double outcome_utility(const Outcome *outcome, int players, Seat seat)
{
    if (outcome->losers) {
        return seats_has(outcome->losers, seat) ? -1 : 1;
    }
    return (double)outcome->balance[seat] / (players - 1);
}

void outcome_write_members(const Outcome *outcome, int players, JsonWriter *out)
{
    json_begin_array_member(out, "utility");
    for (int s = 0; s < players; s++) {
        double utility = outcome_utility(outcome, players, (Seat)s);
        if (utility == floor(utility)) {
            json_int(out, (int64_t)utility);
        } else {
            json_real(out, utility);
        }
    }
    json_end_array(out);
    json_key(out, "scores");
    if (outcome->has_scores) {
        json_begin_array(out);
        for (int s = 0; s < players; s++) {
            json_int(out, outcome->scores[s]);
        }
        json_end_array(out);
    } else {
        json_null(out);
    }
    json_string_member(out, "reason", outcome->reason);
}

void outcome_write(const Outcome *outcome, int players, JsonWriter *out)
{
    json_begin_object(out);
    outcome_write_members(outcome, players, out);
    json_end_object(out);
}

/* A whole number must have no decimal point; a fraction must have one. */
static bool utility_matches(const JsonAt *at, double wanted)
{
    if (wanted == floor(wanted)) {
        return json_type(at) == JSON_INT &&
               at->value->integer == (int64_t)wanted;
    }
    return json_type(at) == JSON_REAL && fabs(at->value->real - wanted) < 1e-6;
}

bool outcome_matches(const Outcome *outcome, int players, const JsonAt *json,
                     Error *err)
{
    static const char *const names[] = { "utility", "scores", "reason", NULL };
    JsonAt member[3];
    if (!json_read_members(json, names, member, err)) {
        return false;
    }
    if (!json_is_string(&member[2], outcome->reason)) {
        return json_refuse(&member[2], err, "must be \"%s\"",
                           "doit être « %s »", outcome->reason);
    }
    const JsonAt *utility = &member[0];
    if (!json_read_array(utility, (uint32_t)players, (uint32_t)players, err)) {
        return false;
    }
    for (JsonAt item = json_first(utility); item.value; json_step(&item)) {
        double wanted = outcome_utility(outcome, players, (Seat)item.index);
        if (!utility_matches(&item, wanted)) {
            return json_refuse(&item, err, "must be %g", "doit être %g",
                               wanted);
        }
    }
    const JsonAt *scores = &member[1];
    if (!outcome->has_scores) {
        return json_is_null(scores) ||
               json_refuse(scores, err, "must be null", "doit être null");
    }
    if (!json_read_array(scores, (uint32_t)players, (uint32_t)players, err)) {
        return false;
    }
    for (JsonAt item = json_first(scores); item.value; json_step(&item)) {
        int wanted = outcome->scores[item.index];
        if (json_type(&item) != JSON_INT || item.value->integer != wanted) {
            return json_refuse(&item, err, "must be %d", "doit être %d",
                               wanted);
        }
    }
    return true;
}
