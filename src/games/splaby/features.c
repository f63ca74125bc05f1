/* features.c: what a value net reads of a position. The players are counted
 * from the seat that looks: it is number 0, the next one to play after it is
 * number 1. */
#include <stdlib.h>

#include "games/splaby/internal.h"

/* Buckets of a number: the first begins at `least`, the others at `least` + i
 * for each set bit i. */
typedef struct Scale {
    int least;
    uint64_t bounds;
} Scale;

enum { RESERVES = 20, PHASES = 12, LEADS = 19, GAINS = 10, ROOMS = 12 };

#define AT(i) UINT64_C(1) << (i)
static const Scale reserves = { 0, AT(1) | AT(2) | AT(3) | AT(4) | AT(5) |
                                       AT(6) | AT(7) | AT(8) | AT(10) | AT(12) |
                                       AT(14) | AT(17) | AT(20) | AT(24) |
                                       AT(29) | AT(35) | AT(42) | AT(50) |
                                       AT(60) };
static const Scale phases = { 0, AT(2) | AT(3) | AT(4) | AT(5) | AT(6) | AT(8) |
                                     AT(11) | AT(16) | AT(24) | AT(38) |
                                     AT(60) };
/* -14 -10 -7 -5 -4 -3 -2 -1 0 1 2 3 4 5 6 8 11 15 */
static const Scale leads = { -15, AT(1) | AT(5) | AT(8) | AT(10) | AT(11) |
                                      AT(12) | AT(13) | AT(14) | AT(15) |
                                      AT(16) | AT(17) | AT(18) | AT(19) |
                                      AT(20) | AT(21) | AT(23) | AT(26) |
                                      AT(30) };
static const Scale rooms = { 0, AT(2) | AT(3) | AT(4) | AT(5) | AT(6) | AT(7) |
                                    AT(8) | AT(9) | AT(10) | AT(12) | AT(14) };

/* How far the inputs look around a player: steps to an item, and steps of the
 * player's room. */
enum { NEAR = 4, ROOM_STEPS = 3 };

/* The lead at the end that counts as half of the largest. */
enum { LEAD_HALF = 12 };

enum { TURNS_LEFT = 4 }; /* buckets of the turns of an item */

/* The index of the first input of each kind. */
enum {
    AT_PAINT = 0,
    AT_PAWN = AT_PAINT + GAME_SEATS * SPLABY_TILES,
    AT_LOOSE = AT_PAWN + GAME_SEATS * SPLABY_TILES,
    AT_MOVER = AT_LOOSE + (ITEM_KINDS - 1) * SPLABY_TILES,
    AT_FORBIDDEN = AT_MOVER + GAME_SEATS,
    AT_SPARE = AT_FORBIDDEN + SPLABY_SLOTS,
    AT_RESERVE = AT_SPARE + SHAPES * ITEM_KINDS,
    AT_LEAD = AT_RESERVE + GAME_SEATS * PHASES * RESERVES,
    AT_HELD = AT_LEAD + (GAME_SEATS - 1) * PHASES * LEADS,
    AT_GAIN = AT_HELD + GAME_SEATS * ITEM_KINDS * TURNS_LEFT,
    AT_HIT = AT_GAIN + GAME_SEATS * 2 * GAINS,
    AT_ROOM = AT_HIT + GAME_SEATS * 2 * GAME_SEATS,
    AT_OPEN = AT_ROOM + GAME_SEATS * ROOMS,
    AT_STEP = AT_OPEN + GAME_SEATS * 5,
    AT_NEAR = AT_STEP + GAME_SEATS * 9,
    INPUTS = AT_NEAR + GAME_SEATS * NEAR,
    MOST = SPLABY_TILES + (ITEM_KINDS - 1) * GAME_SEATS + 3 + 12 * GAME_SEATS,
};

typedef struct List {
    const Splaby *s;
    Seat seat;
    int phase;
    uint64_t open[4]; /* the places that can be left in each direction */
    uint64_t items;
    uint16_t *at;
} List;

static int count(uint64_t places)
{
    return __builtin_popcountll(places);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int bucket(int value, const Scale *scale)
{
    int i = value < scale->least ? 0 : least(value - scale->least, 63);
    return count(scale->bounds & ((UINT64_C(2) << i) - 1));
}

static void add(List *list, int input)
{
    *list->at++ = (uint16_t)input;
}

/* Returns 7r + c for the place of row r and column c. */
static int index_of(int place)
{
    return place - place / 8;
}

static void add_places(List *list, int first, uint64_t places)
{
    for (; places; places &= places - 1) {
        add(list, first + index_of(__builtin_ctzll(places)));
    }
}

static uint64_t spread(const List *list, uint64_t from)
{
    const uint64_t *open = list->open;
    return from | (from & open[NORTH]) >> 8 | (from & open[EAST]) << 1 |
           (from & open[SOUTH]) << 8 | (from & open[WEST]) >> 1;
}

/* Adds what the best jet of player number i would bring, and whom its jets
 * would hit. */
static void add_jets(List *list, int i, int player)
{
    const Splaby *s = list->s;
    uint64_t own = s->layer[LAYER_PAINT + player], others = 0, all = 0;
    int most = 0, is_late = player != s->mover;
    for (int seat = 0; seat < s->players; seat++) {
        others |= s->layer[LAYER_PAINT + seat];
    }
    others &= ~own;
    int sides = s->item[player] == ITEM_BOMB ? 1 : 4;
    for (int direction = 0; direction < sides; direction++) {
        uint64_t covered = splaby_covered_by(s, player, direction);
        int gain = count(covered & ~own) + count(covered & others);
        most = gain > most ? gain : most;
        all |= covered;
    }
    add(list, AT_GAIN + (2 * i + is_late) * GAINS + least(most, GAINS - 1));
    for (int k = 0; k < s->players; k++) {
        int victim = (list->seat + k) % s->players;
        if (k != i && splaby_has(all, s->at[victim]) &&
            s->item[victim] != ITEM_SHIELD && s->reserve[victim] > 0) {
            add(list, AT_HIT + (2 * i + is_late) * GAME_SEATS + k);
        }
    }
}

/* Adds what surrounds player number i. */
static void add_surroundings(List *list, int i, int player)
{
    const Splaby *s = list->s;
    uint64_t start = UINT64_C(1) << s->at[player], reach = start;
    uint64_t own = s->layer[LAYER_PAINT + player];
    int near = 0, open = 0;
    for (int direction = 0; direction < 4; direction++) {
        open += (start & list->open[direction]) != 0;
    }
    add(list, AT_OPEN + 5 * i + open);
    for (int step = 1; step <= NEAR; step++) {
        uint64_t next = spread(list, reach);
        if (step == 1) {
            int here = start & own ? 2 : splaby_colour(s, s->at[player]) == 0;
            uint64_t around = next & ~start;
            int best = around & own ? 2 : 0;
            for (int seat = 0; seat < s->players; seat++) {
                around &= ~s->layer[LAYER_PAINT + seat];
            }
            best = best == 0 && around ? 1 : best;
            add(list, AT_STEP + 9 * i + 3 * here + best);
        }
        near = near == 0 && next & list->items ? step : near;
        reach = next;
        if (step == ROOM_STEPS) {
            add(list, AT_ROOM + ROOMS * i + bucket(count(reach), &rooms));
        }
    }
    if (near > 0) {
        add(list, AT_NEAR + NEAR * i + near - 1);
    }
}

static void add_player(List *list, int i)
{
    const Splaby *s = list->s;
    int player = (list->seat + i) % s->players;
    add_places(list, AT_PAINT + SPLABY_TILES * i,
               s->layer[LAYER_PAINT + player]);
    add(list, AT_PAWN + SPLABY_TILES * i + index_of(s->at[player]));
    int reserve = bucket(s->reserve[player], &reserves);
    add(list, AT_RESERVE + (PHASES * i + list->phase) * RESERVES + reserve);
    if (i > 0) {
        int lead = splaby_surface(s, list->seat) - splaby_surface(s, player);
        add(list, AT_LEAD + (PHASES * (i - 1) + list->phase) * LEADS +
                      bucket(lead, &leads));
    }
    if (s->item[player] != ITEM_NONE) {
        int turns = least(s->item_turns[player], s->rounds_left);
        turns = turns > 6 ? 3 : turns > 3 ? 2 : turns > 1;
        add(list,
            AT_HELD + (ITEM_KINDS * i + s->item[player]) * TURNS_LEFT + turns);
    }
    add_jets(list, i, player);
    add_surroundings(list, i, player);
}

static int splaby_list(const void *state, Seat seat, uint16_t *out)
{
    const Splaby *s = state;
    List list = { .s = s, .seat = seat, .at = out };
    uint64_t low = s->layer[LAYER_ITEM], high = s->layer[LAYER_ITEM + 1];
    list.items = low | high;
    list.phase = bucket(s->rounds_left, &phases);
    for (int direction = 0; direction < 4; direction++) {
        list.open[direction] = ~splaby_blocked(s, direction);
    }
    add_places(&list, AT_LOOSE, low & ~high);
    add_places(&list, AT_LOOSE + SPLABY_TILES, high & ~low);
    add_places(&list, AT_LOOSE + 2 * SPLABY_TILES, low & high);
    add(&list, AT_MOVER + (s->mover + s->players - seat) % s->players);
    if (s->forbidden != SPLABY_NO_SLOT) {
        add(&list, AT_FORBIDDEN + s->forbidden);
    }
    add(&list, AT_SPARE + splaby_shape(s->spare & CODE_WALLS) * ITEM_KINDS +
                   (s->spare >> LAYER_ITEM));
    for (int i = 0; i < s->players; i++) {
        add_player(&list, i);
    }
    return (int)(list.at - out);
}

/* The result that a net learns: half the utility, half the leads over the
 * others, which say how clear a win was. */
static int result(const void *state, Seat seat)
{
    const Splaby *s = state;
    int own = splaby_surface(s, seat), sum = 0;
    for (int other = 0; other < s->players; other++) {
        int lead = own - splaby_surface(s, other);
        sum += 1000 * lead / (abs(lead) + LEAD_HALF);
    }
    return (splaby_evaluate(s, seat) + sum / (s->players - 1)) / 2;
}

/* The net has a head for each number of players. */
static int splaby_head(const void *state)
{
    return ((const Splaby *)state)->players - 2;
}

/* Returns where a quarter turn clockwise takes a place. */
static int turned(int place)
{
    return splaby_place(place % 8, SPLABY_SIDE - 1 - place / 8);
}

static uint64_t turned_layer(uint64_t layer)
{
    uint64_t out = 0;
    for (; layer; layer &= layer - 1) {
        out |= UINT64_C(1) << turned(__builtin_ctzll(layer));
    }
    return out;
}

/* The slot N1 becomes E1, E1 becomes S5. */
static int turned_slot(int slot)
{
    static const uint8_t to[SPLABY_SLOTS] = { 3, 4,  5,  8, 7, 6,
                                              9, 10, 11, 2, 1, 0 };
    return slot == SPLABY_NO_SLOT ? slot : to[slot];
}

/* Turns the board by quarters clockwise; the fixed tiles come to lie on fixed
 * tiles with the same walls. */
static void splaby_turn(void *state, int way)
{
    Splaby *s = state;
    for (; way > 0; way--) {
        Splaby from = *s;
        for (int i = 0; i < LAYERS; i++) {
            int to = i < LAYER_ITEM ? (i + 1) % 4 : i;
            s->layer[to] = turned_layer(from.layer[i]);
        }
        for (int seat = 0; seat < s->players; seat++) {
            s->at[seat] = (uint8_t)turned(from.at[seat]);
        }
        s->forbidden = (uint8_t)turned_slot(from.forbidden);
    }
}

/* The last rounds decide, so many games are short. */
static const char *const configs[] = {
    "players=2",           "players=3",
    "players=4",           "players=2,rounds=40",
    "players=2,rounds=12", "players=4,rounds=25",
    "players=3,rounds=8",  "players=2,rounds=4",
    "players=4,rounds=4",  NULL
};

const GameFeatures splaby_features = {
    .version = 1,
    .inputs = INPUTS,
    .most = MOST,
    .heads = 3,
    .list = splaby_list,
    .head = splaby_head,
    .result = result,
    .turns = 4,
    .turn = splaby_turn,
    .configs = configs,
    .width = 16,
    .part = 7, /* the paint */
    .explore = 0.2f,
    .lambda = 0.97f,
    .guided = 0.2f,
};
