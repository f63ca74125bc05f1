#include <assert.h>

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

/* One of the stocks is 0: the other's stones push away from their castle. */
int trolls_push(const Trolls *s, int cell)
{
    int to = cell + s->stock[0] - s->stock[1];
    int last = s->cells - 1;
    return to < 0 ? 0 : to > last ? last : to;
}

/* Before the stocks are looked at: a troll in a castle ends the game whatever
 * they are (rule 3). */
static void settle(Trolls *s)
{
    if (s->troll == 0 || s->troll == s->cells - 1) {
        s->end = END_CASTLE;
    } else if (s->stock[0] == 0 || s->stock[1] == 0) {
        s->end = END_OUT_OF_STONES;
        s->troll = (uint8_t)trolls_push(s, s->troll);
    }
}

void trolls_apply(void *state, const Move *moves)
{
    Trolls *s = state;
    assert(!s->end && s->turns < TROLLS_STONES);
    for (int player = 0; player < 2; player++) {
        assert(moves[player] >= 1 && moves[player] <= s->stock[player]);
        s->stock[player] = (uint16_t)(s->stock[player] - moves[player]);
        s->throws[s->turns][player] = (uint16_t)moves[player];
    }
    s->turns++;
    s->troll = (uint8_t)(s->troll + trolls_step((int)moves[0], (int)moves[1]));
    settle(s);
}

/* The lord of the nearer castle loses, be the troll in it or not. */
void trolls_outcome(const void *state, Outcome *out)
{
    const Trolls *s = state;
    int middle = s->cells / 2;
    out->reason = s->end == END_CASTLE ? "castle" : "out-of-stones";
    if (s->troll != middle) {
        outcome_win(out, s->troll < middle ? 1 : 0);
    }
}

size_t trolls_used(const void *state)
{
    const Trolls *s = state;
    return offsetof(Trolls, throws) + s->turns * sizeof s->throws[0];
}

/* How far the throws took the troll in all, and the farthest to either side
 * before the last of them. */
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

/* Whether a start leads to the troll's cell, through unfinished states. */
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
