/* batch.c: many games of one kind, played step by step into arrays.
 *
 * Games are independent: a thread that plays game i touches only the i-th
 * entries of the arrays. */
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/parallel.h"
#include "core/config.h"
#include "core/outcome.h"
#include "core/rules.h"
#include "joute/joute.h"

enum {
    BATCH_MOST = 1 << 22,
    CHUNK = 256, /* how many games a thread takes at a time */
    LINE = 64,   /* bytes of a cache line; the entries of a game begin at one */
};

/* What a game needs besides its state. */
typedef struct Episode {
    Rng chance, choices; /* `choices` makes the moves of random steps */
    uint32_t number;     /* the number of the episode, from 0 */
    int32_t steps;
} Episode;

/* The games. Entry i of states and of episodes belongs to game i; a state
 * begins at a multiple of stride. */
struct JouteBatch {
    const Game *game;
    GameConfig config;
    JouteBatchPlan plan;
    JouteBatchArrays arrays;
    size_t stride; /* bytes from one state to the next */
    unsigned char *states;
    Episode *episodes;
    uint64_t seed;
    GameState
        *start; /* the start of every episode; NULL if chance deals anew */
};

static void *state_at(const JouteBatch *batch, size_t at)
{
    return batch->states + at * batch->stride;
}

/* Mixes numbers into a seed; different numbers give independent streams. */
static uint64_t mix(uint64_t seed, uint64_t number)
{
    uint64_t z = (seed ^ number) * UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
    return z ^ z >> 32;
}

/* Lets chance draw until a player is to act or the game is over. */
static SeatSet settle(const JouteBatch *batch, void *state, Rng *rng)
{
    const Game *game = batch->game;
    SeatSet acting;
    while ((acting = game->to_act(state)) == SEATS_CHANCE) {
        Move drawn[GAME_SEATS];
        rules_random_step(game, state, rng, drawn);
        game->apply(state, drawn);
    }
    return acting;
}

/* Begins the next episode. It skips an episode in which nobody is to act. */
static SeatSet begin(const JouteBatch *batch, size_t at)
{
    Episode *e = &batch->episodes[at];
    SeatSet acting;
    do {
        rng_seed(&e->chance, mix(mix(batch->seed, at), e->number++));
        if (batch->start) {
            game_copy(batch->game, state_at(batch, at), batch->start);
        } else {
            rules_setup(batch->game, state_at(batch, at), &batch->config,
                        &e->chance);
        }
        acting = settle(batch, state_at(batch, at), &e->chance);
    } while (!acting);
    e->steps = 0;
    return acting;
}

/* Writes the legal actions of a seat into row `row`. */
static void write_legal(const JouteBatch *batch, const void *state, Seat seat,
                        size_t row)
{
    const JouteBatchArrays *a = &batch->arrays;
    const GameNumbers *numbers = batch->game->numbers;
    MoveList list;
    list.count = 0;
    batch->game->moves(state, seat, &list);
    if (a->mask) {
        uint8_t *mask = a->mask + row * (size_t)a->shape.actions;
        memset(mask, 0, (size_t)a->shape.actions);
        for (int i = 0; i < list.count; i++) {
            mask[numbers->action(list.at[i])] = 1;
        }
    }
    if (a->list) {
        uint16_t *out = a->list + row * (size_t)a->list_size;
        for (int i = 0; i < list.count; i++) {
            out[i] = (uint16_t)numbers->action(list.at[i]);
        }
        a->list_count[row] = list.count;
    }
}

static void write_row(const JouteBatch *batch, const void *state, Seat seat,
                      size_t row)
{
    const JouteBatchArrays *a = &batch->arrays;
    if (a->mask || a->list) {
        write_legal(batch, state, seat, row);
    }
    if (a->planes) {
        size_t board = (size_t)a->shape.planes * (size_t)a->shape.rows *
                       (size_t)a->shape.cols;
        batch->game->numbers->observe(state, seat, a->planes + row * board,
                                      a->facts + row * (size_t)a->shape.facts);
    }
}

/* Writes what the players to act see. */
static void write_game(const JouteBatch *batch, size_t at, SeatSet acting)
{
    const JouteBatchArrays *a = &batch->arrays;
    const void *state = state_at(batch, at);
    a->mover[at] = a->rows == 1 ? seats_first(acting) : -2;
    if (a->rows == 1) {
        write_row(batch, state, seats_first(acting), at);
        return;
    }
    SEATS_EACH (seat, acting) {
        write_row(batch, state, seat, at * (size_t)a->rows + seat);
    }
}

static void write_rewards(const JouteBatch *batch, size_t at,
                          const Outcome *outcome)
{
    const JouteBatchArrays *a = &batch->arrays;
    for (int s = 0; s < a->players; s++) {
        a->rewards[at * (size_t)a->players + (size_t)s] =
            (float)outcome_utility(outcome, a->players, (Seat)s);
    }
}

/* Plays one step. If it was the last of the episode, the next one begins. The
 * seats in `losers` made an illegal choice. Returns who is to act. */
static SeatSet play(const JouteBatch *batch, size_t at, const Move *joint,
                    SeatSet losers)
{
    const JouteBatchArrays *a = &batch->arrays;
    Episode *e = &batch->episodes[at];
    void *state = state_at(batch, at);
    SeatSet acting = SEATS_NONE;
    memset(a->rewards + at * (size_t)a->players, 0,
           sizeof(float) * (size_t)a->players);
    if (!losers) {
        batch->game->apply(state, joint);
        acting = settle(batch, state, &e->chance);
        e->steps++;
    }
    a->terminated[at] = acting == SEATS_NONE;
    a->truncated[at] = acting && batch->plan.step_limit > 0 &&
                       e->steps >= batch->plan.step_limit;
    if (!acting) {
        Outcome outcome = { .losers = losers };
        if (!losers) {
            batch->game->outcome(state, &outcome);
        }
        write_rewards(batch, at, &outcome);
    }
    return a->terminated[at] || a->truncated[at] ? begin(batch, at) : acting;
}

/* Reads the moves of a game's actions; returns the seats whose action is
 * illegal. */
static SeatSet read_actions(const JouteBatch *batch, size_t at,
                            const int32_t *actions, Move *joint)
{
    const void *state = state_at(batch, at);
    SeatSet acting = batch->game->to_act(state), wrong = SEATS_NONE;
    int i = 0;
    const int32_t *row = actions + at * (size_t)batch->arrays.rows;
    SEATS_EACH (seat, acting) {
        int32_t action = row[batch->arrays.rows == 1 ? 0 : seat];
        joint[i] =
            joute_action_move(batch->game, &batch->config, state, seat, action);
        wrong |= joint[i++] == MOVE_NONE ? SEATS_ONE(seat) : SEATS_NONE;
    }
    return wrong;
}

/* One call of joute_batch_step or joute_batch_step_random. */
typedef struct Run {
    JouteBatch *batch;
    const int32_t *actions;
    int steps;
    atomic_size_t wrong; /* the first game with an illegal action */
} Run;

static void check_games(void *context, size_t from, size_t to)
{
    Run *run = context;
    for (size_t at = from; at < to; at++) {
        Move joint[GAME_SEATS];
        if (read_actions(run->batch, at, run->actions, joint)) {
            size_t first = atomic_load(&run->wrong);
            while (at < first &&
                   !atomic_compare_exchange_weak(&run->wrong, &first, at)) {
            }
            return;
        }
    }
}

static void step_games(void *context, size_t from, size_t to)
{
    Run *run = context;
    for (size_t at = from; at < to; at++) {
        Move joint[GAME_SEATS];
        SeatSet wrong = read_actions(run->batch, at, run->actions, joint);
        write_game(run->batch, at, play(run->batch, at, joint, wrong));
    }
}

static void step_games_at_random(void *context, size_t from, size_t to)
{
    Run *run = context;
    JouteBatch *batch = run->batch;
    for (int i = 0; i < run->steps; i++) {
        for (size_t at = from; at < to; at++) {
            Move joint[GAME_SEATS];
            rules_random_step(batch->game, state_at(batch, at),
                              &batch->episodes[at].choices, joint);
            write_game(batch, at, play(batch, at, joint, SEATS_NONE));
        }
    }
}

static void begin_games(void *context, size_t from, size_t to)
{
    JouteBatch *batch = ((Run *)context)->batch;
    const JouteBatchArrays *a = &batch->arrays;
    for (size_t at = from; at < to; at++) {
        Episode *e = &batch->episodes[at];
        e->number = 0;
        rng_seed(&e->choices, mix(mix(~batch->seed, at), 0));
        memset(a->rewards + at * (size_t)a->players, 0,
               sizeof(float) * (size_t)a->players);
        a->terminated[at] = a->truncated[at] = 0;
        write_game(batch, at, begin(batch, at));
    }
}

static bool refuse(char *message, size_t size, const char *text)
{
    if (message && size > 0) {
        snprintf(message, size, "%s", text);
    }
    return false;
}

/* Allocates zeroed memory, whose size is given as factors; gives NULL if it is
 * not wanted. */
static bool allocate(void *out, bool is_wanted, size_t count, size_t size)
{
    void *memory = is_wanted ? calloc(count, size) : NULL;
    memcpy(out, &memory, sizeof memory);
    return memory || !is_wanted;
}

static bool allocate_all(JouteBatch *batch)
{
    const JouteBatchPlan *plan = &batch->plan;
    JouteBatchArrays *a = &batch->arrays;
    const GameShape *shape = &a->shape;
    size_t count = (size_t)plan->count, rows = count * (size_t)a->rows;
    size_t board =
        (size_t)shape->planes * (size_t)shape->rows * (size_t)shape->cols;
    batch->states = aligned_alloc(LINE, count * batch->stride);
    return batch->states &&
           allocate(&batch->episodes, true, count, sizeof(Episode)) &&
           allocate(&a->mover, true, count, sizeof(int32_t)) &&
           allocate(&a->mask, plan->has_mask, rows, (size_t)shape->actions) &&
           allocate(&a->list, plan->has_list, rows,
                    sizeof(uint16_t) * (size_t)a->list_size) &&
           allocate(&a->list_count, plan->has_list, rows, sizeof(int32_t)) &&
           allocate(&a->planes, plan->has_observation, rows, board) &&
           allocate(&a->facts, plan->has_observation, rows,
                    (size_t)shape->facts) &&
           allocate(&a->rewards, true, count,
                    sizeof(float) * (size_t)a->players) &&
           allocate(&a->terminated, true, count, 1) &&
           allocate(&a->truncated, true, count, 1);
}

/* Sets up one game to learn two things: how many seats choose at the same time,
 * which is its number of rows, and whether chance deals. A start without chance
 * is kept. */
static void look_at_start(JouteBatch *batch, GameState *start)
{
    Rng rng, before;
    rng_seed(&rng, 0);
    before = rng;
    rules_setup(batch->game, start, &batch->config, &rng);
    bool is_joint = seats_count(batch->game->to_act(start)) > 1;
    batch->arrays.rows = is_joint ? batch->arrays.players : 1;
    if (memcmp(&rng, &before, sizeof rng) == 0) {
        batch->start = start;
    } else {
        free(start);
    }
}

JouteBatch *joute_batch_new(const Game *game, const GameConfig *config,
                            const JouteBatchPlan *plan, char *message,
                            size_t size)
{
    JouteBatch *batch = calloc(1, sizeof *batch);
    GameState *start = malloc(sizeof *start);
    if (!batch || !start) {
        free(batch);
        free(start);
        refuse(message, size, "not enough memory");
        return NULL;
    }
    batch->game = game;
    batch->config = *config;
    batch->plan = *plan;
    batch->stride = (game->state_size + LINE - 1) / LINE * LINE;
    batch->arrays.players = config_players(game, config);
    look_at_start(batch, start);
    batch->arrays.list_size = GAME_MOVES;
    bool is_good =
        !joute_shape(game, config, &batch->arrays.shape)
            ? refuse(message, size, "the game has no numbers")
        : plan->count < 1 || plan->count > BATCH_MOST
            ? refuse(message, size, "a batch has 1 to 4194304 games")
        : plan->step_limit < 0
            ? refuse(message, size, "the limit of steps must not be negative")
            : allocate_all(batch) || refuse(message, size, "not enough memory");
    if (!is_good) {
        joute_batch_free(batch);
        return NULL;
    }
    joute_batch_reset(batch, plan->seed, 1);
    return batch;
}

void joute_batch_free(JouteBatch *batch)
{
    if (!batch) {
        return;
    }
    JouteBatchArrays *a = &batch->arrays;
    void *all[] = { batch->states, batch->episodes, a->mover,     a->mask,
                    a->list,       a->list_count,   a->planes,    a->facts,
                    a->rewards,    a->terminated,   a->truncated, batch->start,
                    batch };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        free(all[i]);
    }
}

const JouteBatchArrays *joute_batch_arrays(const JouteBatch *batch)
{
    return &batch->arrays;
}

const void *joute_batch_state(const JouteBatch *batch, int at)
{
    return state_at(batch, (size_t)at);
}

static void run_all(Run *run, int threads, ParallelTask *task)
{
    parallel_run(threads, (size_t)run->batch->plan.count, CHUNK, task, run);
}

void joute_batch_reset(JouteBatch *batch, uint64_t seed, int threads)
{
    Run run = { .batch = batch };
    batch->seed = seed;
    run_all(&run, threads, begin_games);
}

bool joute_batch_step(JouteBatch *batch, const int32_t *actions, int threads,
                      char *message, size_t size)
{
    Run run = { .batch = batch, .actions = actions, .wrong = SIZE_MAX };
    if (!batch->plan.is_illegal_lost) {
        run_all(&run, threads, check_games);
        size_t at = atomic_load(&run.wrong);
        if (at != SIZE_MAX) {
            char text[120];
            snprintf(text, sizeof text,
                     "game %zu: action %d is not legal; no game was changed",
                     at, (int)actions[at * (size_t)batch->arrays.rows]);
            return refuse(message, size, text);
        }
    }
    run_all(&run, threads, step_games);
    return true;
}

void joute_batch_step_random(JouteBatch *batch, int steps, int threads)
{
    Run run = { .batch = batch, .steps = steps };
    run_all(&run, threads, step_games_at_random);
}
