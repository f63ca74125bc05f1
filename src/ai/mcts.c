/* mcts.c: the tree search as a player. */
#include <stdlib.h>

#include "ai/kinds.h"
#include "ai/search.h"
#include "base/mem.h"

/* A belief costs as much as some hundred simulations, so that players with
 * fewer do without. */
enum { BELIEF_FROM = 200 };

/* A player that searches. The tree stays between its moves (search_follow). */
typedef struct Mcts {
    Player base;
    uint64_t simulations;
    Net net;
    Belief *belief; /* NULL if the worlds are only imagined */
    Search search;
} Mcts;

static Move mcts_choose(Player *player, const void *view, Seat seat,
                        Thinking *thinking)
{
    Mcts *self = (Mcts *)player;
    return search_run(&self->search, view, seat, self->simulations, thinking);
}

static void mcts_observe(Player *player, SeatSet acted, const Move *moves)
{
    Mcts *self = (Mcts *)player;
    search_follow(&self->search, acted, moves);
    if (self->belief) {
        belief_observe(self->belief, acted, moves);
    }
}

static void mcts_forget(Player *player)
{
    Mcts *self = (Mcts *)player;
    search_forget(&self->search);
    if (self->belief) {
        belief_forget(self->belief);
    }
}

static void mcts_free(Player *player)
{
    Mcts *self = (Mcts *)player;
    search_done(&self->search);
    belief_free(self->belief);
    free(self);
}

static const PlayerTable mcts_table = {
    .choose = mcts_choose,
    .observe = mcts_observe,
    .forget = mcts_forget,
    .free = mcts_free,
};

static Mcts *make(const Game *game, const GameConfig *config, uint64_t seed,
                  uint64_t simulations)
{
    Mcts *self = mem_new(sizeof *self);
    player_init(&self->base, &mcts_table, game, config, seed);
    self->simulations = simulations;
    search_init(&self->search, game, self->base.players, &self->base.rng);
    return self;
}

Player *mcts_player_new(const Game *game, const GameConfig *config,
                        uint64_t seed, uint64_t simulations)
{
    return &make(game, config, seed, simulations)->base;
}

Player *net_player_new(const Game *game, const GameConfig *config,
                       uint64_t seed, const Net *net, uint64_t simulations,
                       float noise)
{
    Mcts *self = make(game, config, seed, simulations);
    self->net = *net;
    self->search.net = &self->net;
    if (game->ai->worlds && simulations >= BELIEF_FROM) {
        self->belief = belief_new(game, &self->net);
        self->search.belief = self->belief;
    }
    self->search.noise = noise;
    return &self->base;
}

void net_player_set_taste(Player *player,
                          int (*taste)(const void *state, Seat seat))
{
    ((Mcts *)player)->search.taste = taste;
}
