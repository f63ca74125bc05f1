/* net_player.c: a player that judges positions with a value net. */
#include <stdlib.h>

#include "ai/ahead.h"
#include "ai/kinds.h"
#include "base/mem.h"

typedef struct NetPlayer {
    Player base;
    Net net;
    uint64_t simulations;
} NetPlayer;

static Move net_choose(Player *player, const void *view, Seat seat,
                       Thinking *thinking)
{
    const NetPlayer *self = (NetPlayer *)player;
    const Game *game = player->game;
    MoveList list;
    float values[GAME_MOVES];
    GameState world;
    (void)thinking;
    game_copy(game, &world, view);
    if (game->imagine) {
        game->imagine(&world, seat, &player->rng);
    }
    ahead_moves(game, &self->net, player->players, &world, seat, &list, values);
    int best = 0;
    for (int i = 1; i < list.count; i++) {
        best = values[i] > values[best] ? i : best;
    }
    return list.at[best];
}

static void net_free(Player *player)
{
    free(player);
}

static const PlayerTable net_table = { .choose = net_choose, .free = net_free };

Player *net_player_new(const Game *game, const GameConfig *config,
                       uint64_t seed, const Net *net, uint64_t simulations)
{
    NetPlayer *self = mem_new(sizeof *self);
    player_init(&self->base, &net_table, game, config, seed);
    self->net = *net;
    self->simulations = simulations;
    return &self->base;
}
