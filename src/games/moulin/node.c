/* node.c: the random numbers that the names of positions are made of. */
#include "games/moulin/node.h"

static uint64_t next_random(uint64_t *state)
{
    uint64_t x = *state += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* In image s, a stone on a point gets the number of a stone on the image of
 * that point. */
void node_fill_numbers(NodeNumbers *out)
{
    uint64_t random = 17, base[2][MOULIN_POINTS];
    Orbits *orbits = orbits_new(0);
    for (int i = 0; i < 2 * MOULIN_POINTS; i++) {
        base[i & 1][i >> 1] = next_random(&random);
    }
    for (int s = 0; s < ORBITS_SYMMETRIES; s++) {
        out->inverse[s] = orbits->inverse[s];
        for (int i = 0; i < 32; i++) {
            bool is_point = i < MOULIN_POINTS;
            out->image[s][i] =
                (uint8_t)(is_point
                              ? points_lowest(orbits_apply(orbits, s, POINT(i)))
                              : i);
        }
        for (int i = 0; i < MOULIN_POINTS; i++) {
            out->stones[0][i][s] = base[0][out->image[s][i]];
            out->stones[1][i][s] = base[1][out->image[s][i]];
        }
    }
    orbits_free(orbits);
    for (int i = 0; i < 2 * (ORBITS_MEN + 1) * (ORBITS_MEN + 1); i++) {
        (&out->hands[0][0][0])[i] = next_random(&random);
    }
    for (int i = 0; i <= MOULIN_QUIET_MAX; i++) {
        out->quiets[i] = next_random(&random);
    }
}

void node_begin(const NodeNumbers *numbers, const Moulin *s, Node *out)
{
    enum { QUIET_MOST = 1000 }; /* larger counts of moves are cut to this */
    *out = (Node){ .men = { s->men[0], s->men[1] },
                   .hand = { s->hand[0], s->hand[1] },
                   .mover = s->mover,
                   .quiet = (uint16_t)(s->quiet > QUIET_MOST ? QUIET_MOST
                                                             : s->quiet) };
    out->least = UINT64_MAX;
    for (int image = 0; image < ORBITS_SYMMETRIES; image++) {
        uint64_t key = 0;
        for (uint32_t left = s->men[0]; left; left &= left - 1) {
            key ^= numbers->stones[0][points_lowest(left)][image];
        }
        for (uint32_t left = s->men[1]; left; left &= left - 1) {
            key ^= numbers->stones[1][points_lowest(left)][image];
        }
        out->keys[image] = key;
        out->least = key < out->least ? key : out->least;
    }
    node_set_name(numbers, out);
}
