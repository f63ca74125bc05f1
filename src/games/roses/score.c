/* score.c: territories and what they are worth. */
#include <string.h>

#include "games/roses/internal.h"

Squares roses_beside(Squares set)
{
    uint64_t a = set.word[0], b = set.word[1];
    return (Squares){ { a << 1 | a >> 1 | a << 10 | a >> 10 | b << 50,
                        b << 1 | b >> 1 | b << 10 | b >> 10 | a >> 50 } };
}

static bool is_empty(Squares set)
{
    return (set.word[0] | set.word[1]) == 0;
}

/* Counts both words at once: on a processor without an instruction for it, the
 * compiler would call a function for each word. */
static int count(Squares set)
{
    const uint64_t pairs = UINT64_C(0x3333333333333333);
    uint64_t sum = 0;
    for (int i = 0; i < 2; i++) {
        uint64_t w = set.word[i];
        w -= w >> 1 & UINT64_C(0x5555555555555555);
        sum += (w & pairs) + (w >> 2 & pairs);
    }
    const uint64_t nibbles = UINT64_C(0x0f0f0f0f0f0f0f0f);
    sum = (sum & nibbles) + (sum >> 4 & nibbles);
    return (int)(sum * UINT64_C(0x0101010101010101) >> 56);
}

int roses_take_territory(Squares *pawns)
{
    Squares own = *pawns, land;
    uint64_t a = own.word[0], b = own.word[1];
    Squares wider = { { a & (0 - a), a ? 0 : b & (0 - b) } };
    do {
        land = wider;
        Squares reach = roses_beside(land);
        wider.word[0] |= reach.word[0] & own.word[0];
        wider.word[1] |= reach.word[1] & own.word[1];
    } while (wider.word[0] != land.word[0] || wider.word[1] != land.word[1]);
    pawns->word[0] ^= land.word[0];
    pawns->word[1] ^= land.word[1];
    return count(land);
}

Territory roses_next_territory(Squares *pawns)
{
    Territory found = { .land = *pawns };
    found.size = roses_take_territory(pawns);
    found.land.word[0] ^= pawns->word[0];
    found.land.word[1] ^= pawns->word[1];
    return found;
}

int roses_score(Squares pawns)
{
    /* Counts all territories of a single pawn at once. */
    Squares reach = roses_beside(pawns);
    Squares alone = { { pawns.word[0] & ~reach.word[0],
                        pawns.word[1] & ~reach.word[1] } };
    pawns.word[0] ^= alone.word[0];
    pawns.word[1] ^= alone.word[1];
    int score = count(alone);
    while (!is_empty(pawns)) {
        int size = roses_take_territory(&pawns);
        score += size * size;
    }
    return score;
}

void roses_territories(Squares pawns, int *out)
{
    memset(out, 0, (ROSES_SQUARES + 1) * sizeof *out);
    while (!is_empty(pawns)) {
        out[roses_take_territory(&pawns)]++;
    }
}

int roses_count_territories(Squares pawns)
{
    int territories = 0;
    for (; !is_empty(pawns); territories++) {
        roses_take_territory(&pawns);
    }
    return territories;
}

int roses_points(const Roses *s, int player)
{
    return roses_score(s->pawn[player]);
}
