/* evaluate.c: estimates how good a position of roses is, for searches. */
#include "games/roses/internal.h"

/* The weights, in points of the score or percent of them, were found in 4000
 * paired games of greedy against itself. CARD matters most: it weighs playing
 * against drawing (0 wins 29 %, 6 wins 42 %). The others make little difference
 * near these values. */
enum {
    LANDS = (ROSES_SQUARES + 1) / 2, /* the most territories there can be */
    CARD = 3,                        /* for a card in hand */
    BORDER =
        12, /* percent of what all free squares beside a territory would add */
    ANSWER = 100, /* percent of what the best card of the player to move adds */
    SCALE = 10,   /* the lead that is worth half a win at the end */
    SCALE_PAWN = 2, /* added to SCALE for each pawn still to come */
};

/* A side's territories with the squares beside them. */
typedef struct Lands {
    int count, score;
    int size[LANDS];
    Squares border[LANDS];
} Lands;

static void find_lands(Squares pawns, Lands *out)
{
    out->count = out->score = 0;
    while ((pawns.word[0] | pawns.word[1]) != 0) {
        Squares before = pawns;
        int size = roses_take_territory(&pawns);
        before.word[0] ^= pawns.word[0];
        before.word[1] ^= pawns.word[1];
        out->border[out->count] = roses_beside(before);
        out->size[out->count++] = size;
        out->score += size * size;
    }
}

/* Returns what a pawn at row, col would add to the score. */
static int gain_at(const Lands *lands, int row, int col)
{
    int joined = 1, squares = 0;
    for (int i = 0; i < lands->count; i++) {
        if (squares_has(&lands->border[i], row, col)) {
            joined += lands->size[i];
            squares += lands->size[i] * lands->size[i];
        }
    }
    return joined * joined - squares;
}

/* Returns the most that the player can add by one card. */
static int best_gain(const Roses *s, const Lands *lands, int player)
{
    int best = 0;
    for (CardSet left = roses_playable(s, s->hand[player]); left;
         left &= left - 1) {
        int card = __builtin_ctzll(left);
        int gain = gain_at(lands, s->king_row + roses_card_down(card),
                           s->king_col + roses_card_right(card));
        best = gain > best ? gain : best;
    }
    return best;
}

/* The free squares of the board. */
static Squares find_free(const Roses *s)
{
    Squares free = { { 0 } };
    uint64_t inside = (UINT64_C(1) << s->cols) - 1;
    for (int row = 0; row < s->rows; row++) {
        uint64_t line = ~(uint64_t)s->taken[row + ROSES_REACH] >> ROSES_REACH;
        free.word[row >= 6] |= (line & inside) << (10 * (row % 6));
    }
    return free;
}

/* Returns the sum of what each free square beside a territory would add. */
static int growth(const Lands *lands, Squares free)
{
    int sum = 0;
    for (int i = 0; i < lands->count; i++) {
        int squares =
            __builtin_popcountll(lands->border[i].word[0] & free.word[0]) +
            __builtin_popcountll(lands->border[i].word[1] & free.word[1]);
        sum += squares * 2 * lands->size[i];
    }
    return sum;
}

int roses_evaluate(const void *state, Seat seat)
{
    const Roses *s = state;
    Lands own, theirs;
    int other = 1 - seat;
    find_lands(s->pawn[seat], &own);
    find_lands(s->pawn[other], &theirs);
    int lead = own.score - theirs.score;
    if (s->to_act == SEATS_NONE) {
        return lead > 0 ? 1000 : lead < 0 ? -1000 : 0;
    }
    int left = s->left[0] < s->left[1] ? s->left[0] : s->left[1];
    Squares free = find_free(s);
    int more = BORDER * (growth(&own, free) - growth(&theirs, free));
    if (s->to_act == SEATS_ONE(seat)) {
        more += ANSWER * best_gain(s, &own, seat);
    } else if (s->to_act == SEATS_ONE(other)) {
        more -= ANSWER * best_gain(s, &theirs, other);
    }
    lead += more / 100 + CARD * (s->in_hand[seat] - s->in_hand[other]);
    int scale = SCALE + SCALE_PAWN * left;
    return 1000 * lead / ((lead < 0 ? -lead : lead) + scale);
}

int roses_builds(const void *state, Seat seat)
{
    /* Likes each pawn of the largest territory, up to MOST pawns. */
    enum { LIKED = 15, MOST = 12 };
    const Roses *s = state;
    Squares left = s->pawn[seat];
    int largest = 0;
    while ((left.word[0] | left.word[1]) != 0) {
        int size = roses_take_territory(&left);
        largest = size > largest ? size : largest;
    }
    return LIKED * (largest < MOST ? largest : MOST);
}

int roses_blocks(const void *state, Seat seat)
{
    /* Dislikes each point that the opponent's best card adds, up to MOST. */
    enum { DISLIKED = 6, MOST = 30 };
    const Roses *s = state;
    Lands theirs;
    find_lands(s->pawn[1 - seat], &theirs);
    int gain = best_gain(s, &theirs, 1 - seat);
    return -DISLIKED * (gain < MOST ? gain : MOST);
}
