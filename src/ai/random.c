/* random.c: players that move at random: one always, one now and then, for the
 * lower levels. */
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

/* Lets another one choose the moves that it does not make at random. */
typedef struct Blunder {
    Player base;
    Player *inner;
    Player *contrary;
    uint32_t percent; /* of GameLevel.blunders */
} Blunder;

static Move blunder_choose(Player *player, const void *view, Seat seat,
                           Thinking *thinking)
{
    Blunder *self = (Blunder *)player;
    uint32_t draw = rng_below(&player->rng, 100);
    if (draw >= self->percent) {
        return player_choose(self->inner, view, seat, thinking);
    }
    if (draw + 100 < self->percent) {
        return player_choose(self->contrary, view, seat, thinking);
    }
    return random_choose(player, view, seat, thinking);
}

static void blunder_observe(Player *player, SeatSet acted, const Move *moves)
{
    player_observe(((Blunder *)player)->inner, acted, moves);
}

static void blunder_forget(Player *player)
{
    player_forget(((Blunder *)player)->inner);
}

static void blunder_free(Player *player)
{
    player_free(((Blunder *)player)->inner);
    player_free(((Blunder *)player)->contrary);
    free(player);
}

static const PlayerTable blunder_table = {
    .choose = blunder_choose,
    .observe = blunder_observe,
    .forget = blunder_forget,
    .free = blunder_free,
};

Player *blunder_player_new(Player *inner, uint64_t seed, int percent)
{
    Blunder *self = mem_new(sizeof *self);
    player_init(&self->base, &blunder_table, inner->game, &inner->config, seed);
    self->inner = inner;
    self->contrary = contrary_player_new(inner->game, &inner->config, seed + 1);
    self->percent = (uint32_t)percent;
    return &self->base;
}
