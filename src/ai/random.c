/* random.c: the player that moves at random. */
#include <stdlib.h>

#include "ai/kinds.h"
#include "base/mem.h"

static Move random_choose(Player *player, const void *view, Seat seat,
                          Thinking *thinking)
{
    MoveList list;
    (void)thinking;
    list.count = 0;
    player->game->moves(view, seat, &list);
    return list.at[rng_below(&player->rng, (uint32_t)list.count)];
}

static void random_free(Player *player)
{
    free(player);
}

static const PlayerTable random_table = {
    .choose = random_choose,
    .free = random_free,
};

Player *random_player_new(const Game *game, const GameConfig *config,
                          uint64_t seed)
{
    Player *player = mem_new(sizeof *player);
    player_init(player, &random_table, game, config, seed);
    return player;
}
