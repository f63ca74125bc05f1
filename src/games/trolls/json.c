/* json.c: reads and writes the state of trolls as JSON. */
#include "core/state.h"
#include "games/trolls/internal.h"
#include "games/trolls/words.h"

enum { TURN, TROLL, STOCKS, THROWS, RESULT }; /* the keys of the object */

static void write_pair(const uint16_t *pair, JsonWriter *out)
{
    json_begin_array(out);
    json_int(out, pair[0]);
    json_int(out, pair[1]);
    json_end_array(out);
}

void trolls_write_state(const void *state, JsonWriter *out)
{
    const Trolls *s = state;
    json_key(out, "turn");
    state_write_turn(trolls_to_act(s), out);
    json_int_member(out, "troll", s->troll);
    json_key(out, "stones");
    write_pair(s->stock, out);
    json_begin_array_member(out, "throws");
    for (int turn = 0; turn < s->turns; turn++) {
        write_pair(s->throws[turn], out);
    }
    json_end_array(out);
}

/* Reads every throw and the stock from which it was made, which must not exceed
 * the largest stock. Nothing else needs a check: the stock before a throw is
 * what is left now plus everything that was thrown since. */
static bool read_throws(const JsonAt *json, Trolls *s, Error *err)
{
    int thrown[2] = { s->stock[0], s->stock[1] };
    if (!json_read_array(json, 0, s->stones, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        int pair[2];
        if (!json_read_pair(&item, 1, s->stones, pair, err)) {
            return false;
        }
        for (int player = 0; player < 2; player++) {
            s->throws[s->turns][player] = (uint16_t)pair[player];
            thrown[player] += pair[player];
            if (thrown[player] > s->stones) {
                return json_refuse(&item, err, SAY_THREW_TOO_MANY, player + 1,
                                   s->stones);
            }
        }
        s->turns++;
    }
    return true;
}

static bool has_start(Trolls *s, TrollsEnd end)
{
    s->end = (uint8_t)end;
    return trolls_find_start(s) >= 0;
}

/* If the troll is in the castle of a player without stones, it can have come
 * there by the last throw or by the push. Only "result" tells which. */
static bool find_end(const JsonAt *result, Trolls *s)
{
    JsonAt reason = json_member(result, "reason");
    bool is_push_said =
        reason.value && json_is_string(&reason, "out-of-stones");
    bool is_out = s->stock[0] == 0 || s->stock[1] == 0;
    if (is_push_said && is_out && has_start(s, END_OUT_OF_STONES)) {
        return true;
    }
    return has_start(s, END_CASTLE) ||
           (is_out && has_start(s, END_OUT_OF_STONES));
}

/* Checks a state whose turn is "over". */
static bool check_over(const JsonAt *member, Trolls *s, Error *err)
{
    bool is_running = s->stock[0] > 0 && s->stock[1] > 0 && s->troll > 0 &&
                      s->troll < s->cells - 1;
    if (is_running || s->turns == 0) {
        return json_refuse(&member[TURN], err, SAY_NOT_OVER);
    }
    return find_end(&member[RESULT], s) ||
           json_refuse(&member[TROLL], err, SAY_NO_START);
}

static bool check_running(const JsonAt *member, Trolls *s, Error *err)
{
    for (int player = 0; player < 2; player++) {
        if (s->stock[player] == 0) {
            return json_refuse(&member[STOCKS], err, SAY_OVER_BY_STONES,
                               player + 1);
        }
    }
    if (s->troll == 0 || s->troll == s->cells - 1) {
        return json_refuse(&member[TROLL], err, SAY_OVER_BY_CASTLE);
    }
    return has_start(s, END_NONE) ||
           json_refuse(&member[TROLL], err, SAY_NO_START);
}

bool trolls_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err)
{
    static const char *const names[] = { "turn",   "troll",  "stones",
                                         "throws", "result", NULL };
    Trolls *s = state;
    JsonAt member[RESULT + 1];
    SeatSet claimed;
    int troll, stocks[2];
    trolls_take_options(s, config);
    if (!json_read_members(json, names, member, err) ||
        !state_read_turn(&member[TURN], 2, &claimed, err) ||
        !json_read_int(&member[TROLL], 0, s->cells - 1, &troll, err) ||
        !json_read_pair(&member[STOCKS], 0, s->stones, stocks, err)) {
        return false;
    }
    s->troll = (uint8_t)troll;
    s->stock[0] = (uint16_t)stocks[0];
    s->stock[1] = (uint16_t)stocks[1];
    if (!read_throws(&member[THROWS], s, err)) {
        return false;
    }
    return claimed == SEATS_NONE ? check_over(member, s, err)
                                 : check_running(member, s, err);
}
