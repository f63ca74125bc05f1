/* evaluate.c: estimates states for searches. All values are in hundredths of a
 * painted tile. */
#include <stdlib.h>

#include "games/splaby/internal.h"

/* The weights come from hill climbing in games of two greedy players, 100
 * rounds each, and were then rounded. */
enum { TILE = 100 };

/* What a reserve is worth. Its first units are worth much, because nothing can
 * be painted without them, and the last ones next to nothing, because they are
 * never used. */
enum {
    FEW = 8,
    ENOUGH = 24,
    FEW_WORTH = 63,
    ENOUGH_WORTH = 50,
    SURPLUS_WORTH = 14,
    PLENTY = 1000, /* units beyond this are worth nothing */
};

/* In the last rounds everything but painted tiles loses its worth; a reserve
 * keeps RESERVE_AT_END percent. */
enum { LAST_ROUNDS = 15, RESERVE_AT_END = 33 };

/* The worth of each item, for each turn that it still lasts. */
static const uint8_t item_worth[ITEM_KINDS] = {
    [ITEM_BOMB] = 14, [ITEM_GUN] = 11, [ITEM_SHIELD] = 11
};

/* near_worth[i]: what the nearest item on the board is worth at a distance of
 * i + 1 steps. ROOM_WORTH: what each tile within NEAR steps is worth. */
static const uint8_t near_worth[] = { 135, 22, 0 };
enum { NEAR = sizeof near_worth, ROOM_WORTH = 10 };

/* What a unit of paint costs the mover, who chooses where to spray. */
enum { PAINT_COST = 59 };

/* The worth of taking an item, for the order of moves: its 5 units and its use.
 */
enum { ITEM_ORDER = 350 };

/* How much the painter likes an own tile beyond its worth, and how much the
 * raider dislikes a tile or a unit of another player, in thousandths of the
 * utility. */
enum { LIKES_TILE = 8, DISLIKES_TILE = 15, DISLIKES_UNIT = 15 };

/* The lead that gives a utility of one half. */
enum { LEAD_AT_END = 80, LEAD_PER_ROUND = 8 };

static int count(uint64_t places)
{
    return __builtin_popcountll(places);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static uint64_t place_bit(int place)
{
    return UINT64_C(1) << place;
}

/* Returns the places with any colour but the mover's. */
static uint64_t others_paint(const Splaby *s)
{
    const uint64_t *paint = &s->layer[LAYER_PAINT];
    return (paint[0] | paint[1] | paint[2] | paint[3]) & ~paint[s->mover];
}

/* Returns the places where the mover can steal. */
static uint64_t victims(const Splaby *s)
{
    uint64_t places = 0;
    for (int seat = 0; seat < s->players; seat++) {
        if (seat != s->mover && s->item[seat] != ITEM_SHIELD &&
            s->reserve[seat] > 0) {
            places |= place_bit(s->at[seat]);
        }
    }
    return places;
}

/* Returns what painting these places is worth to the mover: tiles won and
 * taken, paint spent and stolen. */
static int paint_worth(const Splaby *s, uint64_t covered, int cost)
{
    int spent = count(covered) - SPLABY_HIT * count(covered & victims(s));
    return TILE * (count(covered & ~s->layer[LAYER_PAINT + s->mover]) +
                   count(covered & others_paint(s))) -
           cost * spent;
}

/* Returns the best direction for the mover, or NOWHERE. */
static int best_paint(const Splaby *s)
{
    /* A bomb sprays in all directions, whatever direction the move names. */
    int sides = s->item[s->mover] == ITEM_BOMB ? 1 : 4;
    int best = NOWHERE, most = 0;
    for (int direction = 0; direction < sides; direction++) {
        int worth = paint_worth(s, splaby_covered(s, direction), PAINT_COST);
        if (worth > most) {
            most = worth;
            best = direction;
        }
    }
    return best;
}

static int reserve_worth(int reserve)
{
    int few = least(reserve, FEW), some = least(reserve, ENOUGH) - few;
    int surplus = least(reserve, PLENTY) - few - some;
    return FEW_WORTH * few + ENOUGH_WORTH * some + SURPLUS_WORTH * surplus;
}

/* Returns what the place of a seat is worth: the items and tiles near it. */
static int place_worth(const Splaby *s, int seat, const uint64_t open[4])
{
    uint64_t start = place_bit(s->at[seat]), reach = start;
    uint64_t items = (s->layer[LAYER_ITEM] | s->layer[LAYER_ITEM + 1]) & ~start;
    int worth = 0;
    for (int i = 0; i < NEAR; i++) {
        reach |= (reach & open[NORTH]) >> 8 | (reach & open[EAST]) << 1 |
                 (reach & open[SOUTH]) << 8 | (reach & open[WEST]) >> 1;
        worth = worth == 0 && reach & items ? near_worth[i] : worth;
    }
    return worth + ROOM_WORTH * count(reach);
}

static void assess(const Splaby *s, int *worth)
{
    uint64_t open[4];
    int fade = least(s->rounds_left, LAST_ROUNDS);
    int reserve_fade =
        RESERVE_AT_END * LAST_ROUNDS + (100 - RESERVE_AT_END) * fade;
    for (int direction = 0; direction < 4; direction++) {
        open[direction] = ~splaby_blocked(s, direction);
    }
    for (int seat = 0; seat < s->players; seat++) {
        worth[seat] = TILE * splaby_surface(s, seat) +
                      item_worth[s->item[seat]] *
                          least(s->item_turns[seat], s->rounds_left) +
                      reserve_worth(s->reserve[seat]) * reserve_fade /
                          (100 * LAST_ROUNDS) +
                      place_worth(s, seat, open) * fade / LAST_ROUNDS;
    }
}

/* The utility is the mean over the duels with the other players, so the
 * estimate is the same mean. */
int splaby_evaluate(const void *state, Seat seat)
{
    const Splaby *s = state;
    if (s->rounds_left == 0) {
        Outcome outcome;
        splaby_outcome(s, &outcome);
        return 1000 * outcome.balance[seat] / (s->players - 1);
    }
    int worth[GAME_SEATS], sum = 0;
    /* The mover is about to paint, so the best jet counts as done. Greedy play
     * without this loses four games in five against greedy play with it. */
    Splaby painted = *s;
    splaby_spray(&painted, best_paint(s));
    assess(&painted, worth);
    int scale = LEAD_AT_END + LEAD_PER_ROUND * s->rounds_left;
    for (int other = 0; other < s->players; other++) {
        int lead = worth[seat] - worth[other];
        sum += 1000 * lead / (abs(lead) + scale);
    }
    return sum / (s->players - 1);
}

/* Rates an insertion. The tile that is pushed out loses its colour. */
static int order_insertion(const Splaby *s, int exit, uint64_t covered)
{
    if (splaby_has(s->layer[LAYER_PAINT + s->mover] | covered, exit)) {
        return -TILE;
    }
    return splaby_has(others_paint(s), exit) ? TILE : 0;
}

int splaby_likes_paint(const void *state, Seat seat)
{
    return LIKES_TILE * splaby_surface(state, seat);
}

int splaby_likes_raids(const void *state, Seat seat)
{
    const Splaby *s = state;
    int sum = 0;
    for (int other = 0; other < s->players; other++) {
        if (other != seat) {
            sum += DISLIKES_TILE * splaby_surface(s, other) +
                   DISLIKES_UNIT * least(s->reserve[other], ENOUGH);
        }
    }
    return -sum / (s->players - 1);
}

int splaby_turns_left(const void *state)
{
    const Splaby *s = state;
    int round = (s->mover + s->players - s->first) % s->players;
    return s->rounds_left * s->players - round;
}

int splaby_order(const void *state, Seat seat, Move move)
{
    const Splaby *s = state;
    uint64_t covered = splaby_covered(s, splaby_paint(move));
    /* Paint that is left at the end only decides between equals. */
    int cost =
        PAINT_COST * least(s->rounds_left - 1, LAST_ROUNDS) / LAST_ROUNDS;
    int direction = splaby_direction(move);
    int worth = paint_worth(s, covered, cost + 1);
    if (move & MOVE_INSERTS) {
        int slot = splaby_slot(direction, splaby_line(move));
        return worth + order_insertion(s, splaby_exit(slot), covered);
    }
    int place = splaby_next(s->at[seat], direction);
    uint64_t items = s->layer[LAYER_ITEM] | s->layer[LAYER_ITEM + 1];
    uint64_t own = s->layer[LAYER_PAINT + s->mover] | covered;
    int paint =
        splaby_has(own, place) - splaby_has(others_paint(s) & ~covered, place);
    return worth + PAINT_COST * paint +
           (splaby_has(items, place) ? ITEM_ORDER : 0);
}
