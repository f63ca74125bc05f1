/* rules.c: the rules of splaby, computed on all tiles at once. */
#include <assert.h>
#include <stdlib.h>

#include "core/events.h"
#include "core/outcome.h"
#include "games/splaby/internal.h"

#define BIT(place) (UINT64_C(1) << (place))

#define ROW UINT64_C(0x7f)
#define COLUMN UINT64_C(0x01010101010101)

enum { ITEM_BONUS = 5 }; /* units that an item brings */

const char splaby_sides[] = "NESO";

/* The difference between a place and the next place in each direction. */
static const int8_t steps[4] = {
    [NORTH] = -8, [EAST] = 1, [SOUTH] = 8, [WEST] = -1
};

/* The places from which a step in a direction would leave the board. */
static const uint64_t edges[4] = {
    [NORTH] = ROW, [EAST] = COLUMN << 6, [SOUTH] = ROW << 48, [WEST] = COLUMN
};

/* A slot through which a tile can be pushed in. */
typedef struct Slot {
    uint64_t line;       /* the places of the line */
    uint8_t entry, exit; /* its ends, in the direction of the push */
} Slot;

/* clang-format off */
#define SLOT_N(c) { COLUMN << (c), (c), 48 + (c) }
#define SLOT_S(c) { COLUMN << (c), 48 + (c), (c) }
#define SLOT_O(r) { ROW << 8 * (r), 8 * (r), 8 * (r) + 6 }
#define SLOT_E(r) { ROW << 8 * (r), 8 * (r) + 6, 8 * (r) }
/* clang-format on */

static const Slot slots[SPLABY_SLOTS] = {
    SLOT_N(1), SLOT_N(3), SLOT_N(5), SLOT_E(1), SLOT_E(3), SLOT_E(5),
    SLOT_S(1), SLOT_S(3), SLOT_S(5), SLOT_O(1), SLOT_O(3), SLOT_O(5),
};

static uint64_t rotate(uint64_t x, int by)
{
    return x << (by & 63) | x >> (-by & 63);
}

unsigned splaby_tile(const Splaby *s, int place)
{
    unsigned code = 0;
    for (int i = 0; i < LAYER_PAINT; i++) {
        code |= (unsigned)splaby_has(s->layer[i], place) << i;
    }
    return code;
}

int splaby_next(int place, int direction)
{
    return direction == NOWHERE ? place : place + steps[direction];
}

int splaby_exit(int slot)
{
    return slots[slot].exit;
}

int splaby_colour(const Splaby *s, int place)
{
    for (int seat = 0; seat < GAME_SEATS; seat++) {
        if (splaby_has(s->layer[LAYER_PAINT + seat], place)) {
            return seat + 1;
        }
    }
    return 0;
}

int splaby_surface(const Splaby *s, int seat)
{
    return __builtin_popcountll(s->layer[LAYER_PAINT + seat]);
}

/* A place is blocked by its own wall, by its neighbour's wall, or by the edge.
 * Bits that wrap around arrive on the edge or off the board. */
uint64_t splaby_blocked(const Splaby *s, int direction)
{
    const uint64_t *wall = &s->layer[LAYER_WALL];
    return wall[direction] | rotate(wall[direction ^ 2], -steps[direction]) |
           edges[direction];
}

bool splaby_is_blocked(const Splaby *s, int place, int direction)
{
    return splaby_has(splaby_blocked(s, direction), place);
}

SeatSet splaby_to_act(const void *state)
{
    const Splaby *s = state;
    if (s->rounds_left == 0) {
        return SEATS_NONE;
    }
    return SEATS_ONE(s->mover);
}

/* Returns the directions in which a seat can step, as bits. */
static unsigned open_directions(const Splaby *s, int seat)
{
    unsigned open = 0;
    for (int d = 0; d < 4; d++) {
        open |= (unsigned)!splaby_is_blocked(s, s->at[seat], d) << d;
    }
    return open;
}

static int slot_count(const Splaby *s)
{
    return s->forbidden == SPLABY_NO_SLOT ? SPLABY_SLOTS : SPLABY_SLOTS - 1;
}

/* Returns the number of rotations of the spare tile, as a power of two. A
 * straight tile has two instead of four, because it looks the same after half a
 * turn. */
static int rotation_bits(const Splaby *s)
{
    return splaby_is_straight(s->spare & CODE_WALLS) ? 1 : 2;
}

static Move step_move(int direction)
{
    return (Move)direction << MOVE_DIRECTION_AT;
}

static Move insert_move(int slot, int turns)
{
    int side = slot / 3, line = 2 * (slot % 3) + 1;
    return (Move)(MOVE_INSERTS | side << MOVE_DIRECTION_AT |
                  line << MOVE_LINE_AT | turns << MOVE_TURNS_AT);
}

void splaby_moves(const void *state, Seat seat, MoveList *out)
{
    const Splaby *s = state;
    int start = out->count;
    for (unsigned open = open_directions(s, seat); open; open &= open - 1) {
        moves_add(out, step_move(__builtin_ctz(open)));
    }
    for (int slot = 0; slot < SPLABY_SLOTS; slot++) {
        for (int turns = 0;
             slot != s->forbidden && turns < 1 << rotation_bits(s); turns++) {
            moves_add(out, insert_move(slot, turns));
        }
    }
    /* The moves listed so far paint in direction 0; the same moves with the
     * other directions follow. */
    int count = out->count - start;
    for (Move paint = 1; paint < SPLABY_PAINTS; paint++) {
        for (int i = 0; i < count; i++) {
            moves_add(out, out->at[start + i] | paint);
        }
    }
}

int splaby_count_moves(const void *state, Seat seat)
{
    const Splaby *s = state;
    int step_count = __builtin_popcount(open_directions(s, seat));
    return SPLABY_PAINTS * (step_count + (slot_count(s) << rotation_bits(s)));
}

/* One random number decides the paint and the second part; no list is made. */
Move splaby_random_move(const void *state, Seat seat, Rng *rng)
{
    static const uint8_t bit_counts[16] = { 0, 1, 1, 2, 1, 2, 2, 3,
                                            1, 2, 2, 3, 2, 3, 3, 4 };
    const Splaby *s = state;
    int bits = rotation_bits(s);
    unsigned open = open_directions(s, seat);
    uint32_t inserts = (uint32_t)slot_count(s) << bits;
    uint32_t ticket =
        rng_below(rng, SPLABY_PAINTS * (inserts + bit_counts[open]));
    Move paint = ticket % SPLABY_PAINTS;
    uint32_t second = ticket / SPLABY_PAINTS;
    if (second < inserts) {
        int slot = (int)(second >> bits);
        slot += slot >= s->forbidden;
        return paint | insert_move(slot, (int)second & ((1 << bits) - 1));
    }
    for (second -= inserts; second; second--) {
        open &= open - 1;
    }
    return paint | step_move(__builtin_ctz(open));
}

/* Returns a place and all places beyond it in a direction. */
static uint64_t ray(int place, int direction)
{
    uint64_t line =
        direction % 2 == 0 ? COLUMN << place % 8 : ROW << (place & ~7);
    bool goes_up = steps[direction] > 0;
    return line & (goes_up ? -BIT(place) : 2 * BIT(place) - 1);
}

/* Returns the first of some places, going up or down in number. */
static int first_place(uint64_t places, bool goes_up)
{
    return goes_up ? __builtin_ctzll(places) : 63 - __builtin_clzll(places);
}

/* Returns the places that a seat's jet covers beyond its own tile, as far as
 * the paint lasts. */
static uint64_t jet(const Splaby *s, int seat, int direction, int *left)
{
    int place = s->at[seat], step = steps[direction];
    bool is_gun = s->item[seat] == ITEM_GUN;
    /* A jet ends at the first boundary with a wall, or with a gun at the
     * second, but never passes the edge. */
    bool goes_up = steps[direction] > 0;
    uint64_t way = ray(place, direction);
    uint64_t stops = way & splaby_blocked(s, direction);
    if (is_gun) {
        stops &= ~BIT(first_place(stops, goes_up));
        stops |= way & edges[direction];
    }
    int distance = abs(first_place(stops, goes_up) - place);
    int length = direction % 2 == 0 ? distance / 8 : distance;
    length = length < *left ? length : *left;
    *left -= length;
    return ray(place, direction) & ray(place + length * step, direction ^ 2) &
           ~BIT(place);
}

/* Takes units from the players on the covered places; returns how many. */
RULE int steal(Splaby *s, uint64_t covered, EventList *out)
{
    int stolen = 0;
    for (int seat = 0; seat < s->players; seat++) {
        if (splaby_has(covered, s->at[seat]) && seat != s->mover) {
            bool has_shield = s->item[seat] == ITEM_SHIELD;
            int has = has_shield ? 0 : s->reserve[seat];
            int taken = has < SPLABY_HIT ? has : SPLABY_HIT;
            s->reserve[seat] -= taken;
            stolen += taken;
            EVENT(out, EVENT_HIT, s->mover, seat, taken, has_shield);
        }
    }
    return stolen;
}

uint64_t splaby_covered_by(const Splaby *s, int seat, int direction)
{
    int left = s->reserve[seat];
    if (direction == NOWHERE || left == 0) {
        return 0;
    }
    uint64_t covered = BIT(s->at[seat]);
    left--;
    int jets = s->item[seat] == ITEM_BOMB ? 4 : 1;
    for (int i = 0; i < jets; i++) {
        covered |= jet(s, seat, (direction + i) % 4, &left);
    }
    return covered;
}

uint64_t splaby_covered(const Splaby *s, int direction)
{
    return splaby_covered_by(s, s->mover, direction);
}

/* Returns how many places in a row beyond this one are covered. */
static int run_length(uint64_t covered, int place, int direction)
{
    int length = 0;
    covered &= ray(place, direction);
    /* A place above the first row is negative and has no bit. */
    while ((place = splaby_next(place, direction)) >= 0 &&
           splaby_has(covered, place)) {
        length++;
    }
    return length;
}

/* Tells of the mover's own tile and the jet; for a bomb, of four jets clockwise
 * from the direction of the move. */
static void tell_paint(const Splaby *s, int direction, uint64_t covered,
                       EventList *out)
{
    int at = s->at[s->mover];
    uint64_t own = s->layer[LAYER_PAINT + s->mover];
    EVENT(out, EVENT_SPRAY, s->mover, direction, __builtin_popcountll(covered),
          __builtin_popcountll(covered & ~own));
    if (covered) {
        EVENT(out, EVENT_PAINT, s->mover, NOWHERE, at, 1);
    }
    for (int i = 0; covered && i < 4; i++) {
        int way = (direction + i) % 4, length = run_length(covered, at, way);
        if (length > 0) {
            EVENT(out, EVENT_PAINT, s->mover, way, at, length);
        }
    }
}

RULE void spray(Splaby *s, int direction, EventList *out)
{
    uint64_t covered = splaby_covered(s, direction);
    if (out) {
        tell_paint(s, direction, covered, out);
    }
    for (int seat = 0; seat < GAME_SEATS; seat++) {
        s->layer[LAYER_PAINT + seat] &= ~covered;
    }
    s->layer[LAYER_PAINT + s->mover] |= covered;
    /* The mover pays after all jets, so that stolen units are not sprayed. */
    s->reserve[s->mover] -= __builtin_popcountll(covered);
    s->reserve[s->mover] += steal(s, covered, out);
}

void splaby_spray(Splaby *s, int direction)
{
    spray(s, direction, NULL);
}

static void add_to_reserve(Splaby *s, int amount)
{
    int32_t sum = s->reserve[s->mover] + amount;
    s->reserve[s->mover] = sum < 0 ? 0 : sum;
}

RULE void take_item(Splaby *s, int place, EventList *out)
{
    unsigned kind = splaby_tile(s, place) >> LAYER_ITEM & 3;
    if (kind != ITEM_NONE) {
        s->layer[LAYER_ITEM] &= ~BIT(place);
        s->layer[LAYER_ITEM + 1] &= ~BIT(place);
        s->item[s->mover] = (uint8_t)kind;
        s->item_turns[s->mover] = s->item_turns_start;
        add_to_reserve(s, ITEM_BONUS);
        EVENT(out, EVENT_ITEM, s->mover, kind);
    }
}

RULE void step(Splaby *s, int direction, EventList *out)
{
    enum { NEUTRAL, OWN, OTHER };
    static const int8_t worth[][3] = {
        [POINTS_RULES] = { [NEUTRAL] = 0, [OWN] = 1, [OTHER] = -1 },
        [POINTS_CODE] = { [NEUTRAL] = -1, [OWN] = 2, [OTHER] = -2 },
    };
    assert(!splaby_is_blocked(s, s->at[s->mover], direction));
    int place = splaby_next(s->at[s->mover], direction);
    EVENT(out, EVENT_STEP, s->mover, s->at[s->mover], place, direction);
    s->at[s->mover] = (uint8_t)place;
    take_item(s, place, out);
    int colour = splaby_colour(s, place);
    int kind = colour == 0 ? NEUTRAL : colour == s->mover + 1 ? OWN : OTHER;
    add_to_reserve(s, worth[s->points][kind]);
}

/* Moves the players on the line; those on the tile that is pushed out go to the
 * one that is pushed in. A seat that nobody plays is at place 0, a corner that
 * no push moves. */
RULE void carry_players(Splaby *s, const Slot *slot, int by, EventList *out)
{
    for (int seat = 0; seat < GAME_SEATS; seat++) {
        int at = s->at[seat];
        int then = at == slot->exit ? slot->entry : at + by;
        bool is_carried = splaby_has(slot->line, at);
        s->at[seat] = (uint8_t)(is_carried ? then : at);
        if (out && is_carried) {
            EVENT(out, EVENT_CARRY, seat, at, then);
        }
    }
}

RULE void insert(Splaby *s, int side, int line, int turns, EventList *out)
{
    int index = splaby_slot(side, line);
    assert(index < SPLABY_SLOTS && index != s->forbidden);
    const Slot *slot = &slots[index];
    int by = steps[side ^ 2];
    unsigned walls = s->spare & CODE_WALLS;
    unsigned tile = (s->spare & ~(unsigned)CODE_WALLS) |
                    ((walls << turns | walls >> (4 - turns)) & CODE_WALLS);
    s->spare = (uint8_t)splaby_tile(s, slot->exit);
    EVENT(out, EVENT_INSERT, s->mover, index, turns, slot->entry,
          tile & CODE_WALLS, tile >> LAYER_ITEM);
    EVENT(out, EVENT_EJECT, s->mover, slot->exit, s->spare & CODE_WALLS,
          s->spare >> LAYER_ITEM, splaby_colour(s, slot->exit));
    /* Moves the line by one in every layer, and puts in a tile without
     * colour. */
    uint64_t behind = slot->line & ~BIT(slot->entry);
    for (int i = 0; i < LAYERS; i++) {
        s->layer[i] =
            (s->layer[i] & ~slot->line) | (rotate(s->layer[i], by) & behind);
    }
    for (int i = 0; i < LAYER_PAINT; i++) {
        s->layer[i] |= (uint64_t)(tile >> i & 1) << slot->entry;
    }
    carry_players(s, slot, by, out);
    s->forbidden = (uint8_t)splaby_opposite_slot(index);
}

RULE void end_turn(Splaby *s, EventList *out)
{
    int mover = s->mover;
    if (s->item[mover] != ITEM_NONE && --s->item_turns[mover] == 0) {
        EVENT(out, EVENT_SPENT, mover, s->item[mover]);
        s->item[mover] = ITEM_NONE;
    }
    s->mover = (uint8_t)(mover + 1 == s->players ? 0 : mover + 1);
    s->rounds_left = (uint16_t)(s->rounds_left - (s->mover == s->first));
    if (out && s->mover == s->first) {
        EVENT(out, EVENT_ROUND, EVENT_NOBODY, s->rounds_left);
    }
}

static void tell_end(const Splaby *s, EventList *out)
{
    Outcome outcome = { 0 };
    int best = -GAME_SEATS, lead = 0;
    splaby_outcome(s, &outcome);
    for (int seat = 0; seat < s->players; seat++) {
        int balance = outcome.balance[seat];
        lead = balance > best ? 0 : lead;
        best = balance > best ? balance : best;
        lead |= balance == best ? 1 << seat : 0;
    }
    EVENT(out, EVENT_OVER, EVENT_NOBODY, s->players, lead, outcome.scores[0],
          outcome.scores[1], outcome.scores[2], outcome.scores[3]);
}

RULE void play(Splaby *s, Move move, EventList *out)
{
    int32_t reserve[GAME_SEATS];
    if (out) {
        memcpy(reserve, s->reserve, sizeof reserve);
    }
    assert(s->rounds_left > 0);
    spray(s, splaby_paint(move), out);
    if (move & MOVE_IMPOSED) {
        add_to_reserve(s, -1);
        EVENT(out, EVENT_FAULT, s->mover, 0);
    } else if (move & MOVE_INSERTS) {
        insert(s, splaby_direction(move), splaby_line(move), splaby_turns(move),
               out);
    } else {
        step(s, splaby_direction(move), out);
    }
    if (out) {
        for (int seat = 0; seat < s->players; seat++) {
            if (reserve[seat] != s->reserve[seat]) {
                EVENT(out, EVENT_RESERVE, seat, reserve[seat],
                      s->reserve[seat]);
            }
        }
    }
    end_turn(s, out);
    if (out && s->rounds_left == 0) {
        tell_end(s, out);
    }
}

void splaby_apply(void *state, const Move *moves)
{
    play(state, *moves, NULL);
}

void splaby_play(void *state, const Move *moves, EventList *out)
{
    play(state, *moves, out);
}

void splaby_outcome(const void *state, Outcome *out)
{
    const Splaby *s = state;
    int64_t key[GAME_SEATS] = { 0 };
    out->reason = "rounds";
    out->has_scores = true;
    for (int seat = 0; seat < s->players; seat++) {
        out->scores[seat] = splaby_surface(s, seat);
        key[seat] = (int64_t)out->scores[seat] << 32 | s->reserve[seat];
    }
    outcome_rank(out, s->players, key);
    /* If several players have the most tiles, their paint decides. */
    for (Seat a = 0; a < s->players; a++) {
        for (Seat b = 0; b < s->players; b++) {
            bool is_decided = out->balance[a] == s->players - 1 &&
                              out->scores[a] == out->scores[b] && a != b;
            out->whose |= is_decided ? SEATS_ONE(a) : SEATS_NONE;
        }
    }
}
