/* belief.c: keeps the worlds that a view may be, with weights. */
#include "ai/belief.h"

#include <stdlib.h>
#include <string.h>

#include "ai/ahead.h"
#include "base/mem.h"
#include "core/rules.h"

enum {
    STEPS = 256, /* the most that are noted between two choices */
    SLOTS = 2048 /* of the table of worlds; a power of two */
};

/* How the other seat is taken to choose: a move that is worth this much less
 * than the best one is chosen a quarter as often, and in a small share of cases
 * any move is. */
static const float SLIP = 0.1f;
static const double ANY = 0.05;

/* A world with less than this share of all weights is dropped. */
static const double SHARE_LEAST = 1e-7;

typedef struct BeliefStep {
    SeatSet acted;
    Move move;
} BeliefStep;

/* Worlds of one moment, each once. */
typedef struct Worlds {
    int count;
    double total;
    double weight[GAME_WORLDS];
    unsigned char *states; /* GAME_WORLDS states of the game's size */
    uint16_t slot[SLOTS];  /* a world's index + 1, by the hash of its bytes */
} Worlds;

struct Belief {
    const Game *game;
    const Net *net;
    Seat seat;
    bool is_known;
    Worlds worlds, next;
    int step_count;
    BeliefStep steps[STEPS];
};

static void *world_at(const Belief *self, const Worlds *worlds, int at)
{
    return worlds->states + (size_t)at * self->game->state_size;
}

static void clear(Worlds *worlds)
{
    worlds->count = 0;
    worlds->total = 0;
    memset(worlds->slot, 0, sizeof worlds->slot);
}

static uint32_t hash_of(const unsigned char *bytes, size_t size)
{
    uint64_t hash = size;
    for (size_t i = 0; i + 8 <= size; i += 8) {
        uint64_t word;
        memcpy(&word, bytes + i, 8);
        hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 29;
    }
    return (uint32_t)(hash >> 32);
}

/* Adds a world, or its weight if it is there already. There is room for all,
 * since the worlds of a view are few. */
static void add_world(const Belief *self, Worlds *worlds, const void *state,
                      double weight)
{
    size_t size = game_used(self->game, state);
    uint32_t at = hash_of(state, size) % SLOTS;
    for (; worlds->slot[at]; at = (at + 1) % SLOTS) {
        int i = worlds->slot[at] - 1;
        const void *other = world_at(self, worlds, i);
        if (game_used(self->game, other) == size &&
            memcmp(other, state, size) == 0) {
            worlds->weight[i] += weight;
            worlds->total += weight;
            return;
        }
    }
    if (worlds->count < GAME_WORLDS) {
        int i = worlds->count++;
        worlds->slot[at] = (uint16_t)(i + 1);
        worlds->weight[i] = weight;
        worlds->total += weight;
        game_copy(self->game, world_at(self, worlds, i), state);
    }
}

static void take_world(void *context, const void *world, double weight)
{
    Belief *self = context;
    add_world(self, &self->worlds, world, weight);
}

Belief *belief_new(const Game *game, const Net *net)
{
    Belief *self = mem_new(sizeof *self);
    self->game = game;
    self->net = net;
    self->worlds.states = mem_new(GAME_WORLDS * game->state_size);
    self->next.states = mem_new(GAME_WORLDS * game->state_size);
    return self;
}

void belief_free(Belief *self)
{
    if (self) {
        free(self->worlds.states);
        free(self->next.states);
        free(self);
    }
}

void belief_forget(Belief *self)
{
    self->is_known = false;
    self->step_count = 0;
}

void belief_observe(Belief *self, SeatSet acted, const Move *moves)
{
    if (self->step_count == STEPS) {
        belief_forget(self);
    }
    self->steps[self->step_count++] = (BeliefStep){ acted, *moves };
}

/* Returns how likely a seat plays a move in a world; 0 if it is not legal. */
static double likelihood(const Belief *self, const void *world, Seat seat,
                         Move move)
{
    MoveList list;
    float values[GAME_MOVES], best = -2;
    ahead_moves(self->game, self->net, 2, world, seat, &list, values);
    for (int i = 0; i < list.count; i++) {
        best = values[i] > best ? values[i] : best;
    }
    double sum = 0, own = 0;
    for (int i = 0; i < list.count; i++) {
        float slip = (best - values[i]) / SLIP;
        double weight = 1 / (double)(1 + slip * slip);
        weight *= weight;
        sum += weight;
        own += list.at[i] == move ? weight : 0;
    }
    return own > 0 ? (1 - ANY) * own / sum + ANY / list.count : 0;
}

/* Adds the worlds after a draw that was not seen. */
static void draw_each(Belief *self, const void *world, double weight)
{
    const Game *game = self->game;
    MoveList list = { .count = 0 };
    game->moves(world, SEAT_CHANCE, &list);
    double total = rules_total_weight(game, world, &list);
    for (int i = 0; i < list.count; i++) {
        GameState after;
        game_copy(game, &after, world);
        game->apply(&after, &list.at[i]);
        add_world(self, &self->next, &after,
                  weight * rules_weight(game, world, list.at[i]) / total);
    }
}

/* Adds the world after a step that was seen, if it could happen there. */
static void play_seen(Belief *self, const void *world, double weight,
                      const BeliefStep *step)
{
    const Game *game = self->game;
    Seat seat = seats_first(step->acted);
    bool is_others = seat != self->seat && seat != SEAT_CHANCE;
    if (is_others) {
        weight *= likelihood(self, world, seat, step->move);
    }
    if (weight > 0 &&
        (is_others || rules_is_listed(game, world, seat, step->move))) {
        GameState after;
        game_copy(game, &after, world);
        game->apply(&after, &step->move);
        add_world(self, &self->next, &after, weight);
    }
}

static void follow(Belief *self, const BeliefStep *step)
{
    Worlds *now = &self->worlds;
    clear(&self->next);
    for (int i = 0; i < now->count; i++) {
        const void *world = world_at(self, now, i);
        if (self->game->to_act(world) != step->acted ||
            now->weight[i] < SHARE_LEAST * now->total) {
            continue;
        }
        if (step->move == MOVE_NONE) {
            draw_each(self, world, now->weight[i]);
        } else {
            play_seen(self, world, now->weight[i], step);
        }
    }
    /* In a long game the weights would become too small to count. */
    for (int i = 0; i < self->next.count; i++) {
        self->next.weight[i] /= self->next.total;
    }
    self->next.total = 1;
    Worlds before = *now;
    *now = self->next;
    self->next = before;
}

/* Returns true if the worlds are those of this view. */
static bool is_of(const Belief *self, const void *view, Seat seat)
{
    if (!self->is_known || self->seat != seat || self->worlds.count == 0) {
        return false;
    }
    GameState seen;
    game_copy(self->game, &seen, world_at(self, &self->worlds, 0));
    self->game->redact(&seen, seat);
    size_t size = game_used(self->game, view);
    return game_used(self->game, &seen) == size &&
           memcmp(&seen, view, size) == 0;
}

void belief_update(Belief *self, const void *view, Seat seat)
{
    bool is_asked = self->is_known && self->seat == seat;
    for (int i = 0; is_asked && i < self->step_count; i++) {
        follow(self, &self->steps[i]);
    }
    self->step_count = 0;
    if (!is_of(self, view, seat)) {
        clear(&self->worlds);
        self->game->ai->worlds(view, seat, take_world, self);
    }
    self->seat = seat;
    self->is_known = true;
}

void belief_draw(const Belief *self, Rng *rng, void *out)
{
    enum { TICKETS = 1 << 30 };
    const Worlds *worlds = &self->worlds;
    double left = worlds->total * rng_below(rng, TICKETS) / (double)TICKETS;
    int at = 0;
    while (at < worlds->count - 1 && left >= worlds->weight[at]) {
        left -= worlds->weight[at++];
    }
    game_copy(self->game, out, world_at(self, worlds, at));
}

int belief_count(const Belief *self)
{
    return self->worlds.count;
}

const void *belief_world(const Belief *self, int at, double *share)
{
    *share = self->worlds.weight[at] / self->worlds.total;
    return world_at(self, &self->worlds, at);
}
