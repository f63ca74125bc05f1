/* rules.c: the rules of moulin, which work on all points at once. */
#include <assert.h>

#include "base/bits.h"
#include "core/events.h"
#include "core/outcome.h"
#include "games/moulin/internal.h"

static uint32_t empty_points(const Moulin *s)
{
    return ~(s->men[0] | s->men[1]) & POINTS_ALL;
}

bool moulin_may_fly(const Moulin *s, int player)
{
    return s->has_flying && s->hand[player] == 0 &&
           points_count(s->men[player]) == MOULIN_LEAST_MEN;
}

void moulin_take_options(Moulin *s, const GameConfig *config)
{
    s->has_flying = config->value[FLYING] != 0;
    s->pieces = (uint8_t)config->value[PIECES];
    s->repetition = (uint8_t)config->value[REPETITION];
    s->quiet_plies = (uint8_t)config->value[QUIET_PLIES];
}

void moulin_setup(void *state, const GameConfig *config, Rng *rng)
{
    (void)rng;
    Moulin *s = state;
    moulin_take_options(s, config);
    s->hand[0] = s->hand[1] = s->pieces;
}

SeatSet moulin_to_act(const void *state)
{
    const Moulin *s = state;
    return s->end ? SEATS_NONE : SEATS_ONE(s->mover);
}

/* The plays of a side in at most four groups, each with the points where pieces
 * can arrive and which of these arrivals close a mill. A group is all
 * placements, one direction of stepping, or one flying piece. A word holds two
 * groups of 32 bits: 0 and 1, 2 and 3. So counting and choosing look at two
 * words instead of four. */
typedef struct Plays {
    uint64_t to[2], closing[2];
    bool is_step;    /* true if the groups are directions of stepping */
    uint8_t from[4]; /* if is_step is false: the piece that flies, or
                        MOULIN_NO_POINT */
} Plays;

static uint64_t join(uint32_t first, uint32_t second)
{
    return first | (uint64_t)second << 32;
}

#define RING(a, b, c, d, e, f, g, h)                                           \
    a, b, c, d, e, f, g, h, a + 8, b + 8, c + 8, d + 8, e + 8, f + 8, g + 8,   \
        h + 8, a + 16, b + 16, c + 16, d + 16, e + 16, f + 16, g + 16, h + 16

/* Indexed by direction and point of arrival: the point from which the piece
 * came. Directions are forward and back around the ring, inwards and outwards.
 */
static const uint8_t step_origin[4][MOULIN_POINTS] = {
    { RING(7, 0, 1, 2, 3, 4, 5, 6) },
    { RING(1, 2, 3, 4, 5, 6, 7, 0) },
    { 0, 0, 0, 0, 0, 0, 0,  0,  0,  1,  2,  3,
      4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 },
    { 8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
      20, 21, 22, 23, 0,  0,  0,  0,  0,  0,  0,  0 },
};

/* Finds all steps. A piece cannot close the mill along which it moves, so only
 * the other mill through the point where it arrives counts. */
static void find_steps(uint32_t men, uint32_t empty, Plays *out)
{
    Pairs pairs = points_pairs(men);
    uint64_t both = join(empty, empty);
    out->is_step = true;
    out->to[0] = both & join(points_on(men), points_back(men));
    out->to[1] = both & join(points_inwards(men), points_outwards(men));
    out->closing[0] =
        out->to[0] & join(pairs.begins | pairs.cross, pairs.ends | pairs.cross);
    out->closing[1] = out->to[1] & join(pairs.side, pairs.side);
}

static void find_flights(uint32_t men, uint32_t empty, Plays *out)
{
    uint32_t closing[4] = { 0 };
    int group = 0;
    for (uint32_t left = men; left && group < 4; left &= left - 1) {
        int from = points_lowest(left);
        out->from[group] = (uint8_t)from;
        closing[group++] = empty & points_closing(men & ~POINT(from));
    }
    out->is_step = false;
    out->to[0] = join(empty, empty);
    out->to[1] = empty;
    out->closing[0] = join(closing[0], closing[1]);
    out->closing[1] = closing[2];
}

static void find_plays(const Moulin *s, int player, Plays *out)
{
    uint32_t men = s->men[player], empty = empty_points(s);
    if (s->hand[player] > 0) {
        out->is_step = false;
        out->from[0] = MOULIN_NO_POINT;
        out->to[0] = empty;
        out->closing[0] = empty & points_closing(men);
        out->to[1] = out->closing[1] = 0;
    } else if (moulin_may_fly(s, player)) {
        find_flights(men, empty, out);
    } else {
        find_steps(men, empty, out);
    }
}

/* Returns the play that bit `bit` of word 0 or 1 stands for. */
static Move play_at(const Plays *plays, int word, int bit, int removed)
{
    int to = bit & 31, group = 2 * word + (bit >> 5);
    int from = plays->is_step ? step_origin[group][to] : plays->from[group];
    return moulin_move(from, to, removed);
}

static int lowest_of(uint64_t set)
{
    return __builtin_ctzll(set);
}

static int count_of(uint64_t set)
{
    return __builtin_popcountll(set);
}

void moulin_moves(const void *state, Seat seat, MoveList *out)
{
    const Moulin *s = state;
    uint32_t removable = points_removable(s->men[1 - seat]);
    Plays plays;
    find_plays(s, seat, &plays);
    for (int w = 0; w < 2; w++) {
        uint64_t closing = removable ? plays.closing[w] : 0;
        for (uint64_t quiet = plays.to[w] & ~closing; quiet;
             quiet &= quiet - 1) {
            moves_add(out,
                      play_at(&plays, w, lowest_of(quiet), MOULIN_NO_POINT));
        }
        for (; closing; closing &= closing - 1) {
            for (uint32_t left = removable; left; left &= left - 1) {
                moves_add(out, play_at(&plays, w, lowest_of(closing),
                                       points_lowest(left)));
            }
        }
    }
}

int moulin_count_moves(const void *state, Seat seat)
{
    const Moulin *s = state;
    Plays plays;
    find_plays(s, seat, &plays);
    int all = count_of(plays.to[0]) + count_of(plays.to[1]);
    uint32_t theirs = s->men[1 - seat];
    if ((plays.closing[0] | plays.closing[1]) == 0 || theirs == 0) {
        return all;
    }
    int closing = count_of(plays.closing[0]) + count_of(plays.closing[1]);
    return all + closing * (points_count(points_removable(theirs)) - 1);
}

/* The play that has `before` plays before it in the two words. */
static Move nth_play(const Plays *plays, const uint64_t *words, int before,
                     int removed)
{
    int first = count_of(words[0]), word = before >= first;
    int bit = bits_nth(words[word], (uint32_t)(word ? before - first : before));
    return play_at(plays, word, bit, removed);
}

/* Draws among the plays that close a mill, each with each removal, and the
 * plays that do not. */
static Move random_with_mills(const Plays *plays, uint32_t removable, Rng *rng)
{
    uint64_t quiet[2] = { plays->to[0] & ~plays->closing[0],
                          plays->to[1] & ~plays->closing[1] };
    int quiets = count_of(quiet[0]) + count_of(quiet[1]);
    int closing = count_of(plays->closing[0]) + count_of(plays->closing[1]);
    int choices = points_count(removable);
    int at = (int)rng_below(rng, (uint32_t)(quiets + closing * choices));
    if (at < quiets) {
        return nth_play(plays, quiet, at, MOULIN_NO_POINT);
    }
    at -= quiets;
    return nth_play(plays, plays->closing, at / choices,
                    bits_nth(removable, (uint32_t)(at % choices)));
}

Move moulin_random_move(const void *state, Seat seat, Rng *rng)
{
    const Moulin *s = state;
    Plays plays;
    find_plays(s, seat, &plays);
    uint32_t theirs = s->men[1 - seat];
    if ((plays.closing[0] | plays.closing[1]) != 0 && theirs != 0) {
        return random_with_mills(&plays, points_removable(theirs), rng);
    }
    int all = count_of(plays.to[0]) + count_of(plays.to[1]);
    return nth_play(&plays, plays.to, (int)rng_below(rng, (uint32_t)all),
                    MOULIN_NO_POINT);
}

static bool has_move(const Moulin *s, int player)
{
    uint32_t men = s->men[player], empty = empty_points(s);
    if (s->hand[player] > 0 || moulin_may_fly(s, player)) {
        return empty != 0;
    }
    return (points_beside(men) & empty) != 0;
}

/* The bit of Moulin.filter for a position. */
static uint64_t filter_bit(uint64_t key)
{
    return UINT64_C(1) << (key * 0x9e3779b97f4a7c15u >> 58);
}

/* True if the position has occurred often enough. Only every second earlier
 * position has the same player to move. The filter rules out most positions at
 * once: random play is 1.4 times as fast (joute bench). */
static bool is_repeated(const Moulin *s, int next)
{
    uint64_t key = moulin_key(s->men[0], s->men[1], next);
    int times = 1;
    if (!(s->filter & filter_bit(key))) {
        return false;
    }
    for (int i = s->seen_count - 2; i >= 0; i -= 2) {
        times += s->seen[i] == key;
    }
    return times >= s->repetition;
}

MoulinEnd moulin_find_end(const Moulin *s, int next)
{
    if (points_count(s->men[next]) + s->hand[next] < MOULIN_LEAST_MEN) {
        return END_TWO_PIECES;
    }
    if (!has_move(s, next)) {
        return END_BLOCKED;
    }
    if (s->quiet == 0) {
        return END_NONE;
    }
    if (is_repeated(s, next)) {
        return END_REPETITION;
    }
    return s->quiet_plies && s->quiet >= s->quiet_plies ? END_QUIET : END_NONE;
}

void moulin_settle(Moulin *s, int next)
{
    MoulinEnd end = moulin_find_end(s, next);
    bool is_lost = end == END_TWO_PIECES || end == END_BLOCKED;
    s->end = (uint8_t)end;
    s->mover = (uint8_t)(end ? 0 : next);
    s->loser = (uint8_t)(is_lost ? next : 0);
}

void moulin_add_seen(Moulin *s, uint64_t key)
{
    s->seen[s->seen_count++] = key;
    s->filter |= filter_bit(key);
}

const uint8_t moulin_mills[MOULIN_MILLS][MILL_POINTS] = {
    { 0, 1, 2 },   { 8, 9, 10 },   { 16, 17, 18 }, { 7, 15, 23 },
    { 19, 11, 3 }, { 22, 21, 20 }, { 14, 13, 12 }, { 6, 5, 4 },
    { 0, 7, 6 },   { 8, 15, 14 },  { 16, 23, 22 }, { 1, 9, 17 },
    { 21, 13, 5 }, { 18, 19, 20 }, { 10, 11, 12 }, { 2, 3, 4 },
};

/* Tells every mill that a move closes. Each of them goes through the point
 * where the move ends. */
static void tell_mills(uint32_t men, int player, int to, EventList *out)
{
    for (int i = 0; i < MOULIN_MILLS; i++) {
        const uint8_t *at = moulin_mills[i];
        uint32_t mill = POINT(at[0]) | POINT(at[1]) | POINT(at[2]);
        if ((mill & POINT(to)) && (men & mill) == mill) {
            EVENT(out, EVENT_MILL, player, at[0], at[1], at[2]);
        }
    }
}

/* Tells how the game ended, or what is possible from now on that was not
 * before. */
static void tell_sequel(const Moulin *s, bool is_placed, const bool *flew,
                        EventList *out)
{
    if (s->end) {
        bool is_lost = s->end == END_TWO_PIECES || s->end == END_BLOCKED;
        EVENT(out, EVENT_OVER, is_lost ? s->loser : EVENT_NOBODY, s->end);
        return;
    }
    if (is_placed && s->hand[0] + s->hand[1] == 0) {
        EVENT(out, EVENT_ALL_PLACED, EVENT_NOBODY, 0);
    }
    for (int player = 0; player < 2; player++) {
        if (moulin_may_fly(s, player) && !flew[player]) {
            EVENT(out, EVENT_MAY_FLY, player, 0);
        }
    }
}

RULE void play(Moulin *s, Move move, EventList *out)
{
    int player = s->mover, from = moulin_from(move), to = moulin_to(move);
    int removed = moulin_removed(move);
    const bool flew[2] = { out && moulin_may_fly(s, 0),
                           out && moulin_may_fly(s, 1) };
    assert(!s->end);
    /* A quiet move keeps the position before it, even if it ends the game. Any
     * other move makes all earlier positions impossible. */
    bool is_quiet = from != MOULIN_NO_POINT && removed == MOULIN_NO_POINT;
    if (!is_quiet) {
        s->quiet = 0;
        s->seen_count = 0;
        s->filter = 0;
    } else {
        s->quiet += s->quiet < INT32_MAX;
        if (s->repetition) {
            moulin_add_seen(s, moulin_key(s->men[0], s->men[1], s->mover));
        }
    }
    s->men[player] |= POINT(to);
    if (from == MOULIN_NO_POINT) {
        s->hand[player]--;
        EVENT(out, EVENT_PLACE, player, to);
    } else {
        s->men[player] &= ~POINT(from);
        EVENT(out,
              points_beside(POINT(from)) & POINT(to) ? EVENT_MOVE : EVENT_FLY,
              player, from, to);
    }
    if (out) {
        tell_mills(s->men[player], player, to, out);
    }
    if (removed != MOULIN_NO_POINT) {
        s->men[1 - player] &= ~POINT(removed);
        EVENT(out, EVENT_REMOVE, 1 - player, removed);
    }
    moulin_settle(s, 1 - player);
    if (out) {
        tell_sequel(s, from == MOULIN_NO_POINT, flew, out);
    }
}

void moulin_apply(void *state, const Move *moves)
{
    play(state, *moves, NULL);
}

void moulin_play(void *state, const Move *moves, EventList *out)
{
    play(state, *moves, out);
}

void moulin_outcome(const void *state, Outcome *out)
{
    static const char *const codes[] = { "", "two-pieces", "blocked",
                                         "repetition", "quiet" };
    const Moulin *s = state;
    out->reason = codes[s->end];
    if (s->end == END_TWO_PIECES || s->end == END_BLOCKED) {
        outcome_win(out, (Seat)(1 - s->loser));
        out->whose = SEATS_ONE(s->loser);
    }
}

size_t moulin_used(const void *state)
{
    const Moulin *s = state;
    return offsetof(Moulin, seen) + s->seen_count * sizeof s->seen[0];
}
