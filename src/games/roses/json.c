/* json.c: reads and writes the state of roses as JSON. */
#include <string.h>

#include "core/state.h"
#include "games/roses/internal.h"
#include "games/roses/words.h"

/* Writes a list of the names of the cards in a set. */
static void write_cards(CardSet set, JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < ROSES_CARDS; i++) {
        if (set & roses_card_set(roses_cards[i])) {
            json_string(out, roses_names[i]);
        }
    }
    json_end_array(out);
}

void roses_write_state(const void *state, JsonWriter *out)
{
    const Roses *s = state;
    json_key(out, "turn");
    state_write_turn(s->to_act, out);
    json_begin_array_member(out, "board");
    for (int row = 0; row < s->rows; row++) {
        char line[ROSES_SIDE + 1] = "";
        for (int col = 0; col < s->cols; col++) {
            line[col] = squares_has(&s->pawn[0], row, col)   ? 'R'
                        : squares_has(&s->pawn[1], row, col) ? 'B'
                                                             : '.';
        }
        json_string(out, line);
    }
    json_end_array(out);
    json_pair_member(out, "king", s->king_row, s->king_col);
    json_begin_array_member(out, "hands");
    write_cards(s->hand[0], out);
    write_cards(s->hand[1], out);
    json_end_array(out);
    json_key(out, "pile");
    write_cards(s->pile, out);
    json_key(out, "discard");
    write_cards(roses_discard(s), out);
    json_int_member(out, "passes", s->passes);
    json_key(out, "drawing");
    if (s->to_act == SEATS_CHANCE) {
        json_int(out, s->mover + 1);
    } else {
        json_null(out);
    }
}

static bool read_board(const JsonAt *json, Roses *s, Error *err)
{
    if (!json_read_array(json, s->rows, s->rows, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        const char *line;
        if (!json_read_string(&item, &line, err)) {
            return false;
        }
        if (strlen(line) != s->cols || strspn(line, ".RB") != s->cols) {
            return json_refuse(&item, err, SAY_BAD_ROW, s->cols);
        }
        for (int col = 0; col < s->cols; col++) {
            if (line[col] == '.') {
                continue;
            }
            int player = line[col] == 'B';
            if (s->left[player] == 0) {
                return json_refuse(&item, err, SAY_TOO_MANY_PAWNS, s->pawns,
                                   line[col]);
            }
            roses_put_pawn(s, player, (int)item.index, col);
        }
    }
    return s->left[0] > 0 || s->left[1] > 0 ||
           json_refuse(json, err, SAY_TWO_LAST_PAWNS);
}

static bool king_fits(const Roses *s, int row, int col)
{
    if (s->left[0] == s->pawns && s->left[1] == s->pawns) {
        return row == s->rows / 2 && col == s->cols / 2;
    }
    return squares_has(&s->pawn[0], row, col) ||
           squares_has(&s->pawn[1], row, col);
}

static bool read_king(const JsonAt *json, Roses *s, Error *err)
{
    if (!json_read_array(json, 2, 2, err)) {
        return false;
    }
    JsonAt row_at = json_first(json), col_at = row_at;
    json_step(&col_at);
    int row, col;
    if (!json_read_int(&row_at, 0, s->rows - 1, &row, err) ||
        !json_read_int(&col_at, 0, s->cols - 1, &col, err)) {
        return false;
    }
    if (!king_fits(s, row, col)) {
        return json_refuse(json, err, SAY_KING_ASTRAY);
    }
    s->king_row = (uint8_t)row;
    s->king_col = (uint8_t)col;
    return true;
}

/* Adds the cards of a list to out and to all; a card may occur only once in
 * all. */
static bool read_cards(const JsonAt *json, uint32_t most, CardSet *all,
                       CardSet *out, Error *err)
{
    if (!json_read_array(json, 0, most, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        const char *name;
        if (!json_read_string(&item, &name, err)) {
            return false;
        }
        int card = roses_find_card(name);
        if (card < 0) {
            return json_refuse(&item, err, SAY_BAD_CARD);
        }
        if (*all & roses_card_set(card)) {
            return json_refuse(&item, err, SAY_CARD_TWICE, name);
        }
        *all |= roses_card_set(card);
        *out |= roses_card_set(card);
    }
    return true;
}

static bool read_hands(const JsonAt *json, Roses *s, CardSet *all, Error *err)
{
    if (!json_read_array(json, 2, 2, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        if (!read_cards(&item, ROSES_HAND, all, &s->hand[item.index], err)) {
            return false;
        }
        s->in_hand[item.index] = (uint8_t)item.value->count;
    }
    return true;
}

/* Checks the discard, which the state does not keep: it is every card that is
 * not in a hand or the pile. */
static bool read_discard(const JsonAt *json, CardSet all, Error *err)
{
    CardSet discard = 0;
    if (!read_cards(json, ROSES_CARDS, &all, &discard, err)) {
        return false;
    }
    if (all != ROSES_ALL_CARDS) {
        int missing = __builtin_ctzll(ROSES_ALL_CARDS & ~all);
        return json_refuse(json, err, SAY_CARD_MISSING,
                           roses_card_name(missing));
    }
    return true;
}

/* Reads who draws, or null if nobody does; sets mover if somebody does. */
static bool read_drawing(const JsonAt *json, SeatSet claimed, Roses *s,
                         Error *err)
{
    int drawer;
    if (claimed != SEATS_CHANCE) {
        return json_is_null(json) ||
               json_refuse(json, err, SAY_DRAWER_NOT_NULL);
    }
    if (!json_read_int(json, 1, 2, &drawer, err)) {
        return false;
    }
    s->mover = (uint8_t)(drawer - 1);
    return true;
}

typedef enum Key {
    TURN,
    BOARD,
    KING,
    HANDS,
    PILE,
    DISCARD,
    PASSES,
    DRAWING,
    RESULT,
    KEY_COUNT,
} Key;

/* Settles whose turn it is if only "turn" says so; the core compares "turn"
 * with to_act afterwards. */
static bool settle(Roses *s, SeatSet claimed, const JsonAt *member, Error *err)
{
    if (s->left[0] == 0 || s->left[1] == 0 || s->passes == 2) {
        s->to_act = SEATS_NONE;
        s->mover = 0;
        return true;
    }
    s->to_act = claimed;
    if (claimed == SEATS_CHANCE) {
        if (s->passes != 0) {
            return json_refuse(&member[PASSES], err, SAY_PASSES_IN_DRAW);
        }
        if (s->pile == 0) {
            return json_refuse(&member[PILE], err, SAY_PILE_EMPTY_IN_DRAW);
        }
        return s->in_hand[s->mover] < ROSES_HAND ||
               json_refuse(&member[HANDS], err, SAY_HAND_FULL_IN_DRAW,
                           s->mover + 1);
    }
    if (seats_count(claimed) != 1) {
        return json_refuse(&member[TURN], err, SAY_WRONG_TURN);
    }
    s->mover = seats_first(claimed);
    return true;
}

bool roses_read_state(const JsonAt *json, const GameConfig *config, void *state,
                      Error *err)
{
    static const char *const names[] = { "turn",   "board",   "king",
                                         "hands",  "pile",    "discard",
                                         "passes", "drawing", "result",
                                         NULL };
    Roses *s = state;
    JsonAt member[KEY_COUNT];
    SeatSet claimed;
    CardSet all = 0;
    roses_take_options(s, config);
    if (!json_read_members(json, names, member, err) ||
        !state_read_turn(&member[TURN], 2, &claimed, err) ||
        !read_board(&member[BOARD], s, err) ||
        !read_king(&member[KING], s, err) ||
        !read_hands(&member[HANDS], s, &all, err) ||
        !read_cards(&member[PILE], ROSES_CARDS, &all, &s->pile, err) ||
        !read_discard(&member[DISCARD], all, err)) {
        return false;
    }
    bool is_last_pawn = s->left[0] == 0 || s->left[1] == 0;
    int passes;
    if (!json_read_int(&member[PASSES], 0, is_last_pawn ? 0 : 2, &passes,
                       err)) {
        return false;
    }
    s->passes = (uint8_t)passes;
    return read_drawing(&member[DRAWING], claimed, s, err) &&
           settle(s, claimed, member, err);
}
