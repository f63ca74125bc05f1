/* greedy.c: a player that looks one move ahead and takes the position it likes
 * best; the lower levels judge positions less well. */
#include <stdlib.h>

#include "ai/kinds.h"
#include "base/mem.h"
#include "core/outcome.h"
#include "core/rules.h"

enum {
    WORLDS = 12,   /* worlds imagined for each choice */
    SAMPLES = 24,  /* samples of what others choose at the same time */
    ROUGHLY = 4,   /* a level with noise divides WORLDS and SAMPLES by this */
    LOOK_PAST = 4, /* draws and forced moves followed after its own move */
};

/* A greedy player. */
typedef struct Greedy {
    Player base;
    uint32_t noise;                             /* GameLevel.noise */
    int (*taste)(const void *state, Seat seat); /* GamePlayer.taste */
} Greedy;

/* What greedy judges from. */
typedef struct Glance {
    Player *player;
    Seat seat;
    int roughness; /* 1 or ROUGHLY */
} Glance;

/* Plays the seat's own move if it has no choice. */
static bool play_forced(const Glance *glance, void *state)
{
    const Game *game = glance->player->game;
    MoveList list;
    list.count = 0;
    if (game->to_act(state) == SEATS_ONE(glance->seat)) {
        game->moves(state, glance->seat, &list);
    }
    if (list.count != 1) {
        return false;
    }
    game->apply(state, list.at);
    return true;
}

/* Returns what a state is worth to the seat, after draws and forced moves. It
 * may play on in state. */
static double judge(const Glance *glance, void *state, int depth)
{
    const Game *game = glance->player->game;
    while (depth > 0 && play_forced(glance, state)) {
        depth--;
    }
    SeatSet to_act = game->to_act(state);
    if (to_act == SEATS_NONE) {
        Outcome outcome = { 0 };
        game->outcome(state, &outcome);
        /* Outside the range of every guess: a win now is better than a sure one
         * later. */
        return 1001 *
               outcome_utility(&outcome, glance->player->players, glance->seat);
    }
    if (to_act != SEATS_CHANCE || depth == 0) {
        return rules_evaluate(game, state, glance->seat);
    }
    /* Returns the mean over all outcomes. */
    MoveList list;
    double sum = 0;
    list.count = 0;
    game->moves(state, SEAT_CHANCE, &list);
    for (int i = 0; i < list.count; i++) {
        GameState next;
        game_copy(game, &next, state);
        game->apply(&next, &list.at[i]);
        sum += rules_weight(game, state, list.at[i]) *
               judge(glance, &next, depth - 1);
    }
    return sum / rules_total_weight(game, state, &list);
}

/* Adds to each move's sum what the move is worth in one world. What others
 * choose at the same time is drawn uniformly, the same for every move. Returns
 * in how many futures each move was judged. */
static int judge_world(const Glance *glance, const void *world,
                       const MoveList *list, double *sums)
{
    const Game *game = glance->player->game;
    SeatSet to_act = game->to_act(world);
    unsigned before = to_act & (SEATS_ONE(glance->seat) - 1u);
    int own = seats_count((SeatSet)before);
    int samples = seats_count(to_act) > 1 ? SAMPLES / glance->roughness : 1;
    int (*taste)(const void *, Seat) = ((Greedy *)glance->player)->taste;
    for (int k = 0; k < samples; k++) {
        Move moves[GAME_SEATS] = { MOVE_NONE };
        if (samples > 1) {
            rules_random_step(game, world, &glance->player->rng, moves);
        }
        for (int i = 0; i < list->count; i++) {
            GameState next;
            game_copy(game, &next, world);
            moves[own] = list->at[i];
            game->apply(&next, moves);
            if (taste && game->to_act(&next) != SEATS_NONE) {
                sums[i] += taste(&next, glance->seat);
            }
            sums[i] += judge(glance, &next, LOOK_PAST);
        }
    }
    return samples;
}

/* Returns the index of the largest sum; draws among equal ones. */
static int pick_best(const double *sums, int count, Rng *rng)
{
    int best = 0;
    uint32_t equals = 1;
    for (int i = 1; i < count; i++) {
        if (sums[i] > sums[best]) {
            best = i;
            equals = 1;
        } else if (!(sums[i] < sums[best]) && rng_below(rng, ++equals) == 0) {
            best = i;
        }
    }
    return best;
}

/* Adds errors of up to the noise, small ones more often than large ones, to
 * sums over this many futures. */
static void blur(Greedy *self, int futures, double *sums, int count)
{
    for (int i = 0; i < count && self->noise > 0; i++) {
        double error = rng_below(&self->base.rng, self->noise + 1);
        error -= rng_below(&self->base.rng, self->noise + 1);
        sums[i] += futures * error;
    }
}

static Move greedy_choose(Player *player, const void *view, Seat seat,
                          Thinking *thinking)
{
    const Game *game = player->game;
    Glance glance = { player, seat, ((Greedy *)player)->noise ? ROUGHLY : 1 };
    MoveList list = { .count = 0 };
    double sums[GAME_MOVES];
    int futures = 0;
    game->moves(view, seat, &list);
    for (int i = 0; i < list.count; i++) {
        sums[i] = 0;
    }
    int worlds = list.count == 1 ? 0
                 : game->imagine ? WORLDS / glance.roughness
                                 : 1;
    for (int k = 0; k < worlds && !(k > 0 && thinking_is_stopped(thinking));
         k++) {
        GameState world;
        game_copy(game, &world, view);
        if (game->imagine) {
            game->imagine(&world, seat, &player->rng);
        }
        futures += judge_world(&glance, &world, &list, sums);
    }
    blur((Greedy *)player, futures, sums, list.count);
    return list.at[pick_best(sums, list.count, &player->rng)];
}

static void greedy_free(Player *player)
{
    free(player);
}

static const PlayerTable greedy_table = {
    .choose = greedy_choose,
    .free = greedy_free,
};

Player *greedy_player_new(const Game *game, const GameConfig *config,
                          uint64_t seed, int noise,
                          int (*taste)(const void *state, Seat seat))
{
    Greedy *self = mem_new(sizeof *self);
    player_init(&self->base, &greedy_table, game, config, seed);
    self->noise = (uint32_t)noise;
    self->taste = taste;
    return &self->base;
}
