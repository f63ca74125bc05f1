/* Moulin in numbers. Points are numbered as in the state, ring by ring. An
 * action is (from * 24 + to) * 25 + removed, where from is 24 for a placement
 * and removed is 24 if nothing is removed. */
#include "core/numbers.h"
#include "games/moulin/internal.h"

enum { RINGS = 3, RING_POINTS = 8, PLACES = MOULIN_POINTS + 1 };

static void shape(const GameConfig *config, GameShape *out)
{
    (void)config;
    *out = (GameShape){ .actions = PLACES * MOULIN_POINTS * PLACES,
                        .planes = 2,
                        .rows = RINGS,
                        .cols = RING_POINTS,
                        .facts = 3 };
}

static int action(Move move)
{
    return (moulin_from(move) * MOULIN_POINTS + moulin_to(move)) * PLACES +
           moulin_removed(move);
}

static Move move_of(int number, bool is_chance)
{
    (void)is_chance;
    int play = number / PLACES;
    return moulin_move(play / MOULIN_POINTS, play % MOULIN_POINTS,
                       number % PLACES);
}

static void observe(const void *state, Seat seat, uint8_t *planes,
                    uint8_t *facts)
{
    const Moulin *s = state;
    for (int side = 0; side < 2; side++) {
        int player = side ^ seat;
        for (int ring = 0; ring < RINGS; ring++) {
            numbers_spread(s->men[player] >> RING_POINTS * ring,
                           planes + RING_POINTS * (RINGS * side + ring));
        }
        facts[side] = s->hand[player];
    }
    facts[2] = numbers_byte(s->quiet);
}

const GameNumbers moulin_numbers = {
    .shape = shape,
    .action = action,
    .move = move_of,
    .observe = observe,
};
