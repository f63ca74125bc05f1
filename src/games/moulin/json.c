/* json.c: reads and writes the state of moulin as JSON. */
#include <string.h>

#include "core/outcome.h"
#include "core/state.h"
#include "games/moulin/internal.h"
#include "games/moulin/words.h"

enum { KEY_SIZE = MOULIN_POINTS + 1 }; /* the board, and the player to move */

static void put_board(uint32_t men1, uint32_t men2, char *out)
{
    for (int i = 0; i < MOULIN_POINTS; i++) {
        int point = moulin_reading_order[i];
        out[i] = ".12"[(men1 >> point & 1) + 2 * (men2 >> point & 1)];
    }
}

void moulin_write_state(const void *state, JsonWriter *out)
{
    const Moulin *s = state;
    char board[KEY_SIZE + 1] = { 0 };
    json_key(out, "turn");
    state_write_turn(moulin_to_act(s), out);
    put_board(s->men[0], s->men[1], board);
    json_string_member(out, "board", board);
    json_pair_member(out, "hand", s->hand[0], s->hand[1]);
    json_int_member(out, "quiet", s->quiet);
    json_begin_array_member(out, "seen");
    for (int i = 0; i < s->seen_count; i++) {
        uint64_t key = s->seen[i];
        put_board((uint32_t)key & 0xffffff, (uint32_t)(key >> 24) & 0xffffff,
                  board);
        board[MOULIN_POINTS] = (char)('1' + (key >> 48));
        json_string(out, board);
    }
    json_end_array(out);
}

/* Reads a board of 24 characters, followed by the player to move if mover is
 * not NULL. */
static bool read_board(const JsonAt *json, uint32_t men[2], int *mover,
                       Error *err)
{
    const char *board;
    size_t size = mover ? KEY_SIZE : MOULIN_POINTS;
    if (!json_read_string(json, &board, err)) {
        return false;
    }
    if (strlen(board) != size || strspn(board, ".12") != size ||
        (mover && board[MOULIN_POINTS] == '.')) {
        return json_refuse(json, err, SAY_BAD_BOARD, size);
    }
    men[0] = men[1] = 0;
    for (int i = 0; i < MOULIN_POINTS; i++) {
        if (board[i] != '.') {
            men[board[i] - '1'] |= UINT32_C(1) << moulin_reading_order[i];
        }
    }
    if (mover) {
        *mover = board[MOULIN_POINTS] - '1';
    }
    return true;
}

static int men_of(const Moulin *s, int player)
{
    return __builtin_popcount(s->men[player]) + s->hand[player];
}

static bool read_hands(const JsonAt *json, Moulin *s, Error *err)
{
    if (!json_read_array(json, 2, 2, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        int hand;
        if (!json_read_int(&item, 0, s->pieces, &hand, err)) {
            return false;
        }
        s->hand[item.index] = (uint8_t)hand;
        if (men_of(s, (int)item.index) > s->pieces) {
            return json_refuse(&item, err, SAY_TOO_MANY_PIECES, s->pieces);
        }
    }
    int difference = s->hand[1] - s->hand[0];
    return difference == 0 || difference == 1 ||
           json_refuse(json, err, SAY_UNEQUAL_HANDS);
}

/* Reads one earlier position: it must have the same number of pieces as the
 * board and must not have occurred too often. */
static bool read_seen_position(const JsonAt *json, Moulin *s, int *mover,
                               Error *err)
{
    uint32_t men[2];
    if (!read_board(json, men, mover, err)) {
        return false;
    }
    for (int player = 0; player < 2; player++) {
        if (__builtin_popcount(men[player]) !=
            __builtin_popcount(s->men[player])) {
            return json_refuse(json, err, SAY_OTHER_PIECES);
        }
    }
    uint64_t key = moulin_key(men[0], men[1], *mover);
    int times = 1;
    for (int i = 0; i < s->seen_count; i++) {
        times += s->seen[i] == key;
    }
    if (times >= s->repetition) {
        return json_refuse(json, err, SAY_SEEN_TOO_OFTEN, times);
    }
    moulin_add_seen(s, key);
    return true;
}

/* Reads the earlier positions. next becomes the player to move after the last
 * of them, -1 if there is none. */
static bool read_seen(const JsonAt *json, Moulin *s, int *next, Error *err)
{
    uint32_t length = s->repetition ? s->quiet : 0;
    *next = -1;
    if (!json_read_array(json, length, length, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        int mover;
        if (!read_seen_position(&item, s, &mover, err)) {
            return false;
        }
        if (*next >= 0 && mover != *next) {
            return json_refuse(&item, err, SAY_NOT_ALTERNATING);
        }
        *next = 1 - mover;
    }
    return true;
}

/* The player who would be to move in a finished game, if "turn", "hand" and
 * "seen" do not say: the one whose loss or draw gives the claimed "result" or,
 * if there is none, one for whom the game can have ended. */
static int next_once_over(const Moulin *s, const JsonAt *result)
{
    Moulin ended = *s;
    Outcome outcome = { 0 };
    moulin_settle(&ended, 0);
    moulin_outcome(&ended, &outcome);
    if (ended.end && outcome_matches(&outcome, 2, result, NULL)) {
        return 0;
    }
    return !(ended.end && !moulin_find_end(s, 1));
}

/* Finds the player to move by "turn", "hand" and "seen", which must agree. */
static bool find_next(const JsonAt *turn, const JsonAt *result, const Moulin *s,
                      int after_seen, int *out, Error *err)
{
    SeatSet to_act;
    bool is_placing = s->hand[0] + s->hand[1] > 0;
    int after_hands = is_placing ? s->hand[0] != s->hand[1] : -1;
    int forced = after_seen >= 0 ? after_seen : after_hands;
    if (!state_read_turn(turn, 2, &to_act, err)) {
        return false;
    }
    if (to_act == SEATS_NONE) {
        *out = forced >= 0 ? forced : next_once_over(s, result);
        return true;
    }
    *out = seats_first(to_act);
    if (*out > 1 || seats_count(to_act) != 1 ||
        (forced >= 0 && forced != *out)) {
        return json_refuse(turn, err, SAY_WRONG_TURN);
    }
    return true;
}

bool moulin_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err)
{
    enum { TURN, BOARD, HAND, QUIET, SEEN, RESULT };
    static const char *const names[] = { "turn", "board",  "hand", "quiet",
                                         "seen", "result", NULL };
    Moulin *s = state;
    JsonAt member[RESULT + 1];
    int after_seen, next;
    moulin_take_options(s, config);
    if (!json_read_members(json, names, member, err) ||
        !read_board(&member[BOARD], s->men, NULL, err) ||
        !read_hands(&member[HAND], s, err)) {
        return false;
    }
    int most = s->hand[0] + s->hand[1] > 0 ? 0
               : s->quiet_plies            ? s->quiet_plies
                                           : INT32_MAX;
    int quiet;
    if (!json_read_int(&member[QUIET], 0, most, &quiet, err)) {
        return false;
    }
    s->quiet = (uint32_t)quiet;
    if (!read_seen(&member[SEEN], s, &after_seen, err) ||
        !find_next(&member[TURN], &member[RESULT], s, after_seen, &next, err)) {
        return false;
    }
    moulin_settle(s, next);
    int other = 1 - next;
    return s->end || men_of(s, other) >= MOULIN_LEAST_MEN ||
           json_refuse(&member[BOARD], err, SAY_TOO_FEW_PIECES, other + 1);
}
