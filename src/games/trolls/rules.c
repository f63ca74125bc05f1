/* rules.c: the rules of trolls. */
#include <assert.h>

#include "core/events.h"
#include "core/outcome.h"
#include "games/trolls/internal.h"

void trolls_take_options(Trolls *s, const GameConfig *config)
{
    s->cells = (uint8_t)config->value[CELLS];
    s->stones = (uint16_t)config->value[STONES];
}

void trolls_setup(void *state, const GameConfig *config, Rng *rng)
{
    (void)rng;
    Trolls *s = state;
    trolls_take_options(s, config);
    s->troll = s->cells / 2;
    s->stock[0] = s->stock[1] = s->stones;
}

SeatSet trolls_to_act(const void *state)
{
    const Trolls *s = state;
    return s->end ? SEATS_NONE : SEATS_ONE(0) | SEATS_ONE(1);
}

void trolls_moves(const void *state, Seat seat, MoveList *out)
{
    const Trolls *s = state;
    for (Move stones = 1; stones <= s->stock[seat]; stones++) {
        moves_add(out, stones);
    }
}

int trolls_count_moves(const void *state, Seat seat)
{
    const Trolls *s = state;
    return s->stock[seat];
}

Move trolls_random_move(const void *state, Seat seat, Rng *rng)
{
    const Trolls *s = state;
    return 1 + rng_below(rng, s->stock[seat]);
}

int trolls_step(int left, int right)
{
    return (left > right) - (left < right);
}

/* When a stock is 0, pushes the troll: the stones of the other player push it
 * away from their owner's castle. */
int trolls_push(const Trolls *s, int cell)
{
    int to = cell + s->stock[0] - s->stock[1];
    int last = s->cells - 1;
    return to < 0 ? 0 : to > last ? last : to;
}

static bool is_in_castle(const Trolls *s)
{
    return s->troll == 0 || s->troll == s->cells - 1;
}

/* The owner of the castle nearer to the troll loses, whether or not the troll
 * is in it. */
static int find_loser(const Trolls *s)
{
    int middle = s->cells / 2;
    return s->troll == middle ? EVENT_NOBODY : s->troll > middle;
}

/* Handles a stock that is used up: if the other player has stones left, they
 * push the troll. */
RULE void run_out(Trolls *s, EventList *out)
{
    int from = s->troll, stones = s->stock[0] + s->stock[1];
    s->end = END_OUT_OF_STONES;
    s->troll = (uint8_t)trolls_push(s, from);
    for (int player = 0; player < 2; player++) {
        if (s->stock[player] == 0) {
            EVENT(out, EVENT_EMPTY, player, 0);
        }
    }
    if (stones > 0) {
        EVENT(out, EVENT_PUSH, s->stock[1] > 0, stones, from, s->troll);
    }
}

/* The troll's step comes before the stocks are checked: a troll in a castle
 * ends the game whatever the stocks are (rule 3). */
RULE void play(Trolls *s, const Move *moves, EventList *out)
{
    assert(!s->end && s->turns < TROLLS_STONES);
    for (int player = 0; player < 2; player++) {
        assert(moves[player] >= 1 && moves[player] <= s->stock[player]);
        s->stock[player] = (uint16_t)(s->stock[player] - moves[player]);
        s->throws[s->turns][player] = (uint16_t)moves[player];
        EVENT(out, EVENT_THROW, player, moves[player], s->stock[player]);
    }
    s->turns++;
    int from = s->troll;
    s->troll = (uint8_t)(from + trolls_step((int)moves[0], (int)moves[1]));
    EVENT(out, EVENT_TROLL, EVENT_NOBODY, from, s->troll,
          s->troll != from && (s->troll == 1 || s->troll == s->cells - 2));
    if (is_in_castle(s)) {
        s->end = END_CASTLE;
    } else if (s->stock[0] == 0 || s->stock[1] == 0) {
        run_out(s, out);
    }
    if (out && is_in_castle(s)) {
        EVENT(out, EVENT_CASTLE, s->troll > 0, 0);
    }
    if (s->end) {
        EVENT(out, EVENT_OVER, find_loser(s), s->end == END_CASTLE,
              is_in_castle(s));
    }
}

void trolls_apply(void *state, const Move *moves)
{
    play(state, moves, NULL);
}

void trolls_play(void *state, const Move *moves, EventList *out)
{
    play(state, moves, out);
}

void trolls_outcome(const void *state, Outcome *out)
{
    const Trolls *s = state;
    int loser = find_loser(s);
    out->reason = s->end == END_CASTLE ? "castle" : "out-of-stones";
    if (loser != EVENT_NOBODY) {
        outcome_win(out, (Seat)(1 - loser));
    }
    for (Seat seat = 0; seat < 2; seat++) {
        bool is_it = s->end == END_CASTLE ? loser == seat : s->stock[seat] == 0;
        out->whose |= is_it ? SEATS_ONE(seat) : SEATS_NONE;
    }
}

size_t trolls_used(const void *state)
{
    const Trolls *s = state;
    return offsetof(Trolls, throws) + s->turns * sizeof s->throws[0];
}

/* How far the throws have moved the troll in all, and how far to either side it
 * was at most before the last throw. */
typedef struct Walk {
    int least, most, all;
} Walk;

static Walk find_walk(const Trolls *s)
{
    Walk walk = { 0 };
    for (int turn = 0; turn < s->turns; turn++) {
        walk.least = walk.all < walk.least ? walk.all : walk.least;
        walk.most = walk.all > walk.most ? walk.all : walk.most;
        walk.all += trolls_step(s->throws[turn][0], s->throws[turn][1]);
    }
    return walk;
}

/* True if a start leads to the troll's cell, and the game is not over anywhere
 * on the way. */
static bool start_fits(const Trolls *s, const Walk *walk, int start)
{
    int last = s->cells - 1, cell = start + walk->all;
    if (start + walk->least <= 0 || start + walk->most >= last) {
        return false;
    }
    bool is_castle = cell == 0 || cell == last;
    if (is_castle != (s->end == END_CASTLE)) {
        return false;
    }
    return s->troll ==
           (s->end == END_OUT_OF_STONES ? trolls_push(s, cell) : cell);
}

int trolls_find_start(const Trolls *s)
{
    Walk walk = find_walk(s);
    int middle = s->cells / 2;
    for (int away = 0; away < middle; away++) {
        if (start_fits(s, &walk, middle - away)) {
            return middle - away;
        }
        if (start_fits(s, &walk, middle + away)) {
            return middle + away;
        }
    }
    return -1;
}
