/* features.c: what a value net reads of a position of roses, and the eight
 * symmetries of the board. */
#include "games/roses/internal.h"

/* The groups of inputs, each for the seat that looks and then for the other
 * one if it has two sides. Squares are those of a board of 9 x 9; a smaller
 * board lies in its middle. */
enum {
    GAINS = 4,  /* coarse sizes of what a pawn on a square would add */
    SIZES = 11, /* finer ones */
    LEFTS = 27,
    HANDS = ROSES_HAND + 1,
    LEADS = 61,  /* of the scores' difference */
    STAGES = 8,  /* of the game, by the pawns left */
    STANDS = 15, /* coarse leads */
    BEST = 3,    /* best cards, and largest territories, that are shown */
    LANDS = 21,  /* sizes of territories */
    TRADES = 41, /* steps of what a move and its answer add */
    ON_PAWN = 0,
    ON_KING = ON_PAWN + 2 * ROSES_SQUARES,
    ON_REACH = ON_KING + ROSES_SQUARES, /* where a card leads */
    ON_GAIN = ON_REACH + 2 * ROSES_SQUARES,
    ON_CARD = ON_GAIN + 2 * GAINS * ROSES_SQUARES, /* two hands, the pile */
    ON_LEFT = ON_CARD + 3 * ROSES_CARDS,           /* pawns left */
    ON_HAND = ON_LEFT + 2 * LEFTS,                 /* cards in hand */
    ON_PLAYS = ON_HAND + 2 * HANDS,       /* cards that can be played */
    ON_BEST = ON_PLAYS + 2 * HANDS,       /* the gains of the best cards */
    ON_TAKE = ON_BEST + 2 * BEST * SIZES, /* the most a card takes from the
                                             other */
    ON_LAND = ON_TAKE + 2 * SIZES,
    ON_TRADE = ON_LAND + 2 * BEST * LANDS, /* of whoever moves */
    ON_LEAD = ON_TRADE + 2 * TRADES,
    ON_STAND = ON_LEAD + LEADS,           /* the lead at each stage */
    ON_TURN = ON_STAND + STAGES * STANDS, /* a player, or chance for a player */
    ON_PASS = ON_TURN + 4,                /* the last move was a pass */
    INPUTS = ON_PASS + 1,
    MOST = 6 * ROSES_SQUARES,
};

/* A list of inputs that are on. */
typedef struct Inputs {
    uint16_t *at;
    int count;
} Inputs;

static void add(Inputs *list, int input)
{
    list->at[list->count++] = (uint16_t)input;
}

/* What a pawn on each square would add to a side's score. */
typedef struct Gains {
    int score;
    int land[BEST];           /* the largest territories */
    uint8_t joined[2 * 64];   /* pawns beside it, by bit of Squares */
    uint16_t squares[2 * 64]; /* the sum of the squares of their territories */
} Gains;

/* Puts a value into its place among the best. */
static void keep_best(int *best, int value)
{
    for (int i = 0; i < BEST; i++) {
        if (value > best[i]) {
            int swap = best[i];
            best[i] = value;
            value = swap;
        }
    }
}

static void find_gains(const Roses *s, int player, Gains *out)
{
    Squares left = s->pawn[player];
    memset(out, 0, sizeof *out);
    while ((left.word[0] | left.word[1]) != 0) {
        Territory land = roses_next_territory(&left);
        Squares beside = roses_beside(land.land);
        out->score += land.size * land.size;
        keep_best(out->land, land.size);
        for (int w = 0; w < 2; w++) {
            for (uint64_t bits = beside.word[w]; bits; bits &= bits - 1) {
                int at = 64 * w + __builtin_ctzll(bits);
                out->joined[at] = (uint8_t)(out->joined[at] + land.size);
                out->squares[at] =
                    (uint16_t)(out->squares[at] + land.size * land.size);
            }
        }
    }
}

/* The gain of a pawn on a square; 1 if it would stand alone. */
static int gain_at(const Gains *gains, int row, int col)
{
    int at = 64 * (row >= 6) + 10 * (row % 6) + col;
    int land = gains->joined[at] + 1;
    return land * land - gains->squares[at];
}

static int coarse(int gain)
{
    return gain < 3 ? 0 : gain < 5 ? 1 : gain < 13 ? 2 : gain < 45 ? 3 : 4;
}

static int fine(int gain)
{
    static const uint8_t from[SIZES - 1] = {
        1, 3, 5, 8, 13, 20, 31, 46, 66, 100
    };
    int size = 0;
    while (size < SIZES - 1 && gain >= from[size]) {
        size++;
    }
    return size;
}

/* The most that one card adds, with the king on a square; 0 if none can be
 * played. */
static int best_from(const Roses *s, CardSet hand, int row, int col,
                     const Gains *gains)
{
    Roses there = *s;
    int best = 0;
    there.king_row = (uint8_t)row;
    there.king_col = (uint8_t)col;
    for (CardSet left = roses_playable(&there, hand); left; left &= left - 1) {
        int card = __builtin_ctzll(left);
        int gain = gain_at(gains, row + roses_card_down(card),
                           col + roses_card_right(card));
        best = gain > best ? gain : best;
    }
    return best;
}

/* The most that a player can add by a card or a draw, less the best answer. */
static int best_trade(const Roses *s, int player, const Gains *own,
                      const Gains *theirs)
{
    CardSet other = s->hand[1 - player];
    int best = -best_from(s, other, s->king_row, s->king_col, theirs);
    if (s->to_act == SEATS_CHANCE) {
        return best;
    }
    best = s->in_hand[player] < ROSES_HAND ? best : -1000;
    for (CardSet left = roses_playable(s, s->hand[player]); left;
         left &= left - 1) {
        int card = __builtin_ctzll(left);
        int row = s->king_row + roses_card_down(card);
        int col = s->king_col + roses_card_right(card);
        int trade =
            gain_at(own, row, col) - best_from(s, other, row, col, theirs);
        best = trade > best ? trade : best;
    }
    return best;
}

/* Adds an input for each card of a set, in the order of their bits. */
static void add_cards(CardSet set, int from, Inputs *out)
{
    for (; set; set &= set - 1) {
        CardSet below = (set & (0 - set)) - 1;
        add(out, from + __builtin_popcountll(ROSES_ALL_CARDS & below));
    }
}

static int at_most(int value, int most)
{
    return value < most ? value : most;
}

/* Adds what a side's cards can do; number 0 is the seat that looks. */
static void add_plays(const Roses *s, int player, int number,
                      const Gains *const *gains, int middle, Inputs *out)
{
    int best[BEST] = { 0 }, takes = 0, plays = 0;
    for (CardSet left = roses_playable(s, s->hand[player]); left;
         left &= left - 1) {
        int card = __builtin_ctzll(left);
        int row = s->king_row + roses_card_down(card);
        int col = s->king_col + roses_card_right(card);
        int theirs = gain_at(gains[1 - number], row, col);
        add(out, ON_REACH + number * ROSES_SQUARES + middle + ROSES_SIDE * row +
                     col);
        keep_best(best, gain_at(gains[number], row, col));
        takes = theirs > takes ? theirs : takes;
        plays++;
    }
    add(out, ON_PLAYS + number * HANDS + plays);
    add(out, ON_TAKE + number * SIZES + fine(takes));
    for (int i = 0; i < BEST; i++) {
        int at = number * BEST + i;
        add(out, ON_BEST + at * SIZES + fine(best[i]));
        add(out,
            ON_LAND + at * LANDS + at_most(gains[number]->land[i], LANDS - 1));
    }
}

/* Puts a difference of scores into one of 2 * most + 1 steps, which are finer
 * around 0. */
static int step_of(int lead, int most)
{
    static const uint8_t from[] = {
        1,  2,  3,  4,  5,  6,  7,  8,  10, 12, 14,  16,  19,  22,  25,
        29, 33, 38, 43, 49, 55, 62, 70, 79, 89, 100, 115, 130, 150, 180
    };
    int size = lead < 0 ? -lead : lead, step = 0;
    while (step < most && size >= from[step]) {
        step++;
    }
    return most + (lead < 0 ? -step : step);
}

/* One of 15 coarser steps. */
static int stand_of(int lead)
{
    static const uint8_t from[STANDS / 2] = { 1, 4, 9, 17, 30, 50, 90 };
    int size = lead < 0 ? -lead : lead, step = 0;
    while (step < STANDS / 2 && size >= from[step]) {
        step++;
    }
    return STANDS / 2 + (lead < 0 ? -step : step);
}

/* The stage of a game, 0 at its end. */
static int stage_of(const Roses *s)
{
    int left = s->left[0] < s->left[1] ? s->left[0] : s->left[1];
    return left <= 4    ? left - 1
           : left <= 7  ? 4
           : left <= 11 ? 5
           : left <= 17 ? 6
                        : 7;
}

static int list(const void *state, Seat seat, uint16_t *at)
{
    const Roses *s = state;
    Inputs out = { .at = at };
    Gains own, theirs;
    const Gains *const gains[2] = { &own, &theirs };
    int middle =
        (ROSES_SIDE - s->rows) / 2 * ROSES_SIDE + (ROSES_SIDE - s->cols) / 2;
    find_gains(s, seat, &own);
    find_gains(s, 1 - seat, &theirs);
    for (int row = 0; row < s->rows; row++) {
        for (int col = 0; col < s->cols; col++) {
            int square = middle + ROSES_SIDE * row + col;
            if ((s->taken[row + ROSES_REACH] & roses_bit(col)) != 0) {
                bool is_own = squares_has(&s->pawn[seat], row, col);
                add(&out, ON_PAWN + (is_own ? 0 : ROSES_SQUARES) + square);
                continue;
            }
            for (int number = 0; number < 2; number++) {
                int size = coarse(gain_at(gains[number], row, col));
                if (size > 0) {
                    int kind = number * GAINS + size - 1;
                    add(&out, ON_GAIN + kind * ROSES_SQUARES + square);
                }
            }
        }
    }
    add(&out, ON_KING + middle + ROSES_SIDE * s->king_row + s->king_col);
    for (int number = 0; number < 2; number++) {
        int player = number == 0 ? seat : 1 - seat;
        add_plays(s, player, number, gains, middle, &out);
        add_cards(s->hand[player], ON_CARD + number * ROSES_CARDS, &out);
        add(&out,
            ON_LEFT + number * LEFTS + at_most(s->left[player], LEFTS - 1));
        add(&out, ON_HAND + number * HANDS + s->in_hand[player]);
    }
    add_cards(s->pile, ON_CARD + 2 * ROSES_CARDS, &out);
    int lead = own.score - theirs.score;
    int trade = s->mover == seat ? best_trade(s, seat, &own, &theirs)
                                 : best_trade(s, 1 - seat, &theirs, &own);
    add(&out, ON_TRADE + (s->mover == seat ? 0 : TRADES) +
                  step_of(trade, TRADES / 2));
    add(&out, ON_LEAD + step_of(lead, LEADS / 2));
    add(&out, ON_STAND + STANDS * stage_of(s) + stand_of(lead));
    add(&out, ON_TURN + (s->mover == seat ? 0 : 1) +
                  (s->to_act == SEATS_CHANCE ? 2 : 0));
    if (s->passes > 0) {
        add(&out, ON_PASS);
    }
    return out.count;
}

/* Turns a place, given from the middle in half squares or as steps: bit 0
 * mirrors the rows, bit 1 the columns, bit 2 changes rows and columns. */
static void turn_place(int way, int *down, int *right)
{
    *down = way & 1 ? -*down : *down;
    *right = way & 2 ? -*right : *right;
    if (way & 4) {
        int swap = *down;
        *down = *right;
        *right = swap;
    }
}

static CardSet turn_cards(CardSet set, int way)
{
    CardSet turned = 0;
    for (; set; set &= set - 1) {
        int card = __builtin_ctzll(set);
        int down = roses_card_down(card), right = roses_card_right(card);
        turn_place(way, &down, &right);
        turned |= roses_card_set(ROSES_CARD(down, right));
    }
    return turned;
}

static void turn(void *state, int way)
{
    Roses *s = state, before = *s;
    GameConfig config = { 0 };
    config.value[ROWS] = way & 4 ? s->cols : s->rows;
    config.value[COLS] = way & 4 ? s->rows : s->cols;
    config.value[PAWNS] = s->pawns;
    s->pawn[0] = s->pawn[1] = (Squares){ { 0 } };
    roses_take_options(s, &config);
    for (int row = 0; row < before.rows; row++) {
        for (int col = 0; col < before.cols; col++) {
            int down = 2 * row - (before.rows - 1);
            int right = 2 * col - (before.cols - 1);
            turn_place(way, &down, &right);
            int new_row = (down + s->rows - 1) / 2;
            int new_col = (right + s->cols - 1) / 2;
            for (int player = 0; player < 2; player++) {
                if (squares_has(&before.pawn[player], row, col)) {
                    roses_put_pawn(s, player, new_row, new_col);
                }
            }
            if (row == before.king_row && col == before.king_col) {
                s->king_row = (uint8_t)new_row;
                s->king_col = (uint8_t)new_col;
            }
        }
    }
    for (int player = 0; player < 2; player++) {
        s->hand[player] = turn_cards(s->hand[player], way);
    }
    s->pile = turn_cards(s->pile, way);
}

const GameFeatures roses_features = {
    .version = 2,
    .inputs = INPUTS,
    .most = MOST,
    .heads = 1,
    .list = list,
    .turns = 8,
    .turn = turn,
};
