/* Splaby in numbers. An action is 52 * paint, in the order NESOX, plus the rest
 * of the turn: 0 to 3 for a step in the order NESO, or 4 + (3 * side + line) *
 * 4 + quarter turns for an insertion. */
#include "core/numbers.h"
#include "games/splaby/internal.h"

enum {
    STEPS = 4,
    RESTS = STEPS + SPLABY_SLOTS * 4,
    PLANES = 4 + 3 + 2 * GAME_SEATS, /* walls, items, paint, players */
    SEAT_FACTS = 5,                  /* reserve, three items, turns left */
    FACTS = GAME_SEATS * SEAT_FACTS + 7 + SPLABY_SLOTS + 1,
};

static void shape(const GameConfig *config, GameShape *out)
{
    (void)config;
    *out = (GameShape){ .actions = SPLABY_PAINTS * RESTS,
                        .planes = PLANES,
                        .rows = SPLABY_SIDE,
                        .cols = SPLABY_SIDE,
                        .facts = FACTS };
}

static int action(Move move)
{
    int direction = splaby_direction(move);
    int rest = direction;
    if (move & MOVE_INSERTS) {
        rest = STEPS + 4 * splaby_slot(direction, splaby_line(move)) +
               splaby_turns(move);
    }
    return RESTS * splaby_paint(move) + rest;
}

static Move move_of(int number, bool is_chance)
{
    (void)is_chance;
    int paint = number / RESTS, rest = number % RESTS;
    if (rest < STEPS) {
        return (Move)(paint | rest << MOVE_DIRECTION_AT);
    }
    int slot = (rest - STEPS) / 4, turns = (rest - STEPS) % 4;
    int line = 1 + 2 * (slot % 3);
    return (Move)(paint | MOVE_INSERTS | (slot / 3) << MOVE_DIRECTION_AT |
                  line << MOVE_LINE_AT | turns << MOVE_TURNS_AT);
}

/* Writes a layer as 49 bytes and one more, which the next plane overwrites. */
static uint8_t *write_layer(uint64_t layer, uint8_t *out)
{
    for (int row = 0; row < SPLABY_SIDE; row++) {
        numbers_spread((unsigned)(layer >> 8 * row), out + row * SPLABY_SIDE);
    }
    return out + SPLABY_TILES;
}

static void write_facts(const Splaby *s, Seat seat, uint8_t *out)
{
    memset(out, 0, FACTS);
    for (int i = 0; i < s->players; i++, out += SEAT_FACTS) {
        int player = (seat + i) % s->players;
        out[0] = numbers_byte(s->reserve[player]);
        if (s->item[player] != ITEM_NONE) {
            out[s->item[player]] = 1;
        }
        out[4] = s->item_turns[player];
    }
    out += (GAME_SEATS - s->players) * SEAT_FACTS;
    for (int side = 0; side < 4; side++) {
        out[side] = (uint8_t)(s->spare >> side & 1);
    }
    if (s->spare >> LAYER_ITEM) {
        out[3 + (s->spare >> LAYER_ITEM)] = 1;
    }
    if (s->forbidden != SPLABY_NO_SLOT) {
        out[7 + s->forbidden] = 1;
    }
    out[7 + SPLABY_SLOTS] = numbers_byte(s->rounds_left);
}

static void observe(const void *state, Seat seat, uint8_t *planes,
                    uint8_t *facts)
{
    const Splaby *s = state;
    uint8_t board[PLANES * SPLABY_TILES + 1];
    uint8_t *out = board;
    for (int side = 0; side < 4; side++) {
        out = write_layer(s->layer[LAYER_WALL + side], out);
    }
    uint64_t low = s->layer[LAYER_ITEM], high = s->layer[LAYER_ITEM + 1];
    out = write_layer(low & ~high, out);
    out = write_layer(high & ~low, out);
    out = write_layer(low & high, out);
    for (int i = 0; i < GAME_SEATS; i++) {
        int player = (seat + i) % s->players;
        out = write_layer(i < s->players ? s->layer[LAYER_PAINT + player] : 0,
                          out);
    }
    for (int i = 0; i < GAME_SEATS; i++) {
        int player = (seat + i) % s->players;
        out =
            write_layer(i < s->players ? UINT64_C(1) << s->at[player] : 0, out);
    }
    memcpy(planes, board, sizeof board - 1);
    write_facts(s, seat, facts);
}

const GameNumbers splaby_numbers = {
    .shape = shape,
    .action = action,
    .move = move_of,
    .observe = observe,
};
