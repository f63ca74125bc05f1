/* random.c: the player that moves at random, always or now and then. */
#include <stdlib.h>

#include "ai/kinds.h"
#include "base/mem.h"

typedef struct Random {
    Player base;
    Player *other; /* who makes the moves that are not random; or NULL */
    int percent;   /* of random moves, if there is another */
} Random;

static Move random_choose(Player *player, const void *view, Seat seat,
                          Thinking *thinking)
{
    Random *self = (Random *)player;
    MoveList list;
    if (self->other && (int)rng_below(&player->rng, 100) >= self->percent) {
        return player_choose(self->other, view, seat, thinking);
    }
    list.count = 0;
    player->game->moves(view, seat, &list);
    return list.at[rng_below(&player->rng, (uint32_t)list.count)];
}

static void random_observe(Player *player, SeatSet acted, const Move *moves)
{
    Random *self = (Random *)player;
    if (self->other) {
        player_observe(self->other, acted, moves);
    }
}

static void random_free(Player *player)
{
    Random *self = (Random *)player;
    if (self->other) {
        player_free(self->other);
    }
    free(self);
}

static const PlayerTable random_table = {
    .choose = random_choose,
    .observe = random_observe,
    .free = random_free,
};

Player *random_player_new(const Game *game, const GameConfig *config,
                          uint64_t seed)
{
    Random *self = mem_new(sizeof *self);
    player_init(&self->base, &random_table, game, config, seed);
    return &self->base;
}

Player *random_player_mix(Player *other, uint64_t seed, int percent)
{
    Random *self =
        (Random *)random_player_new(other->game, &other->config, ~seed);
    self->other = other;
    self->percent = percent;
    return &self->base;
}
