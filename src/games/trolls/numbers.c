/* Trolls in numbers: action n throws n + 1 stones. */
#include "core/numbers.h"
#include "games/trolls/internal.h"

static void shape(const GameConfig *config, GameShape *out)
{
    *out = (GameShape){ .actions = config->value[STONES],
                        .planes = 1,
                        .rows = 1,
                        .cols = config->value[CELLS],
                        .facts = 2 };
}

static int action(Move move)
{
    return (int)move - 1;
}

static Move move_of(int number, bool is_chance)
{
    (void)is_chance;
    return (Move)number + 1;
}

/* The seat's own castle is on the left: a board for player 1 is mirrored. */
static void observe(const void *state, Seat seat, uint8_t *planes,
                    uint8_t *facts)
{
    const Trolls *s = state;
    memset(planes, 0, s->cells);
    planes[seat == 0 ? s->troll : s->cells - 1 - s->troll] = 1;
    facts[0] = numbers_byte(s->stock[seat]);
    facts[1] = numbers_byte(s->stock[1 - seat]);
}

const GameNumbers trolls_numbers = {
    .shape = shape,
    .action = action,
    .move = move_of,
    .observe = observe,
};
