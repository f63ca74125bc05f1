/* setup.c: the tiles of splaby, and how a game begins. */
#include "games/splaby/internal.h"

const int splaby_shape_counts[SHAPES] = {
    [SHAPE_CORNER] = 16, [SHAPE_JUNCTION] = 6, [SHAPE_STRAIGHT] = 12
};

const uint8_t splaby_fixed[4][4] = {
    { 9, 1, 1, 3 }, { 8, 8, 1, 2 }, { 8, 4, 2, 2 }, { 12, 4, 4, 6 }
};

/* The places of the four corners, clockwise. */
static const uint8_t start_places[GAME_SEATS] = { 0, 6, 54, 48 };

int splaby_shape(unsigned walls)
{
    if (splaby_is_straight(walls)) {
        return SHAPE_STRAIGHT;
    }
    switch (__builtin_popcount(walls)) {
    case 1: return SHAPE_JUNCTION;
    case 2: return SHAPE_CORNER;
    default: return -1;
    }
}

void splaby_put_tile(Splaby *s, int place, unsigned code)
{
    for (int i = 0; i < LAYER_PAINT; i++) {
        s->layer[i] &= ~(UINT64_C(1) << place);
        s->layer[i] |= (uint64_t)(code >> i & 1) << place;
    }
}

void splaby_take_options(Splaby *s, const GameConfig *config)
{
    s->players = (uint8_t)config->value[PLAYERS];
    s->rounds = (uint16_t)config->value[ROUNDS];
    s->item_turns_start = (uint8_t)config->value[ITEM_TURNS];
    s->points = (uint8_t)config->value[POINTS];
}

/* Takes a random number out of a bag of count numbers. */
static int take(uint8_t *bag, int *count, Rng *rng)
{
    uint32_t i = rng_below(rng, (uint32_t)*count);
    int taken = bag[i];
    bag[i] = bag[--*count];
    return taken;
}

static unsigned draw_tile(uint8_t *shapes, int *count, Rng *rng)
{
    static const uint8_t walls[SHAPES][4] = {
        [SHAPE_CORNER] = { 3, 6, 12, 9 },
        [SHAPE_JUNCTION] = { 1, 2, 4, 8 },
        [SHAPE_STRAIGHT] = { 5, 10, 5, 10 },
    };
    int shape = take(shapes, count, rng);
    return walls[shape][rng_below(rng, 4)];
}

void splaby_setup(void *state, const GameConfig *config, Rng *rng)
{
    Splaby *s = state;
    splaby_take_options(s, config);
    uint8_t shapes[SPLABY_TILES];
    int shapes_left = 0;
    for (int shape = 0; shape < SHAPES; shape++) {
        for (int i = 0; i < splaby_shape_counts[shape]; i++) {
            shapes[shapes_left++] = (uint8_t)shape;
        }
    }
    for (int i = 0; i < SPLABY_TILES; i++) {
        int row = i / SPLABY_SIDE, col = i % SPLABY_SIDE;
        unsigned walls = splaby_is_fixed(row, col)
                             ? splaby_fixed[row / 2][col / 2]
                             : draw_tile(shapes, &shapes_left, rng);
        splaby_put_tile(s, splaby_place(row, col), walls);
    }
    s->spare = (uint8_t)draw_tile(shapes, &shapes_left, rng);
    /* One item of each kind for each player, and never two on a tile. */
    uint8_t places[SPLABY_TILES];
    int places_left = 0;
    for (int i = 0; i < SPLABY_TILES; i++) {
        if (!splaby_is_corner(i / SPLABY_SIDE, i % SPLABY_SIDE)) {
            places[places_left++] = (uint8_t)splaby_place_of(i);
        }
    }
    for (unsigned kind = ITEM_BOMB; kind < ITEM_KINDS; kind++) {
        for (int i = 0; i < s->players; i++) {
            int place = take(places, &places_left, rng);
            splaby_put_tile(s, place,
                            splaby_tile(s, place) | kind << LAYER_ITEM);
        }
    }
    for (int seat = 0; seat < s->players; seat++) {
        s->at[seat] = start_places[seat];
        s->reserve[seat] = config->value[RESERVE];
    }
    s->forbidden = SPLABY_NO_SLOT;
    s->first = (uint8_t)rng_below(rng, s->players);
    s->mover = s->first;
    s->rounds_left = s->rounds;
}
