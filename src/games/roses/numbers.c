/* Roses in numbers: the cards in their documented order, then draw and pass. */
#include "core/numbers.h"
#include "games/roses/internal.h"

enum {
    ACTION_DRAW = ROSES_CARDS,
    ACTION_PASS,
    ACTIONS,
    FACTS = 3 * ROSES_CARDS + 4,
};

static void shape(const GameConfig *config, GameShape *out)
{
    *out = (GameShape){ .actions = ACTIONS,
                        .outcomes = ROSES_CARDS,
                        .planes = 3,
                        .rows = config->value[ROWS],
                        .cols = config->value[COLS],
                        .facts = FACTS };
}

static int action(Move move)
{
    return move == ROSES_DRAW   ? ACTION_DRAW
           : move == ROSES_PASS ? ACTION_PASS
                                : roses_card_index((int)move & 63);
}

static Move move_of(int number, bool is_chance)
{
    return number == ACTION_DRAW ? ROSES_DRAW
           : number == ACTION_PASS
               ? ROSES_PASS
               : (Move)(roses_cards[number] | (is_chance ? ROSES_CHANCE : 0));
}

/* Each row may be written as eight bytes; the room for that is at the end. */
static void write_pawns(const Roses *s, int player, uint8_t *out)
{
    uint8_t plane[ROSES_SQUARES + 8];
    const Squares *pawns = &s->pawn[player];
    for (int row = 0; row < s->rows; row++) {
        unsigned bits =
            (unsigned)(pawns->word[row >= 6] >> 10 * (row % 6) & 0x3ff);
        numbers_spread(bits, plane + row * s->cols);
        if (s->cols > 8) {
            plane[row * s->cols + 8] = (uint8_t)(bits >> 8);
        }
    }
    memcpy(out, plane, (size_t)s->rows * s->cols);
}

static void write_cards(CardSet set, uint8_t *out)
{
    for (int i = 0; i < ROSES_CARDS; i++) {
        out[i] = (uint8_t)(set >> roses_cards[i] & 1);
    }
}

static void observe(const void *state, Seat seat, uint8_t *planes,
                    uint8_t *facts)
{
    const Roses *s = state;
    size_t size = (size_t)s->rows * s->cols;
    write_pawns(s, seat, planes);
    write_pawns(s, 1 - seat, planes + size);
    memset(planes + 2 * size, 0, size);
    planes[2 * size + (size_t)s->king_row * s->cols + s->king_col] = 1;
    write_cards(s->hand[seat], facts);
    write_cards(s->hand[1 - seat], facts + ROSES_CARDS);
    write_cards(s->pile, facts + 2 * ROSES_CARDS);
    facts += 3 * ROSES_CARDS;
    facts[0] = s->left[seat];
    facts[1] = s->left[1 - seat];
    facts[2] = s->passes;
    facts[3] = s->mover == seat;
}

const GameNumbers roses_numbers = {
    .shape = shape,
    .action = action,
    .move = move_of,
    .observe = observe,
};
