/* train.c: TD(lambda) by self-play, in float, with Adam. */
#include "ai/train.h"

#include <math.h>
#include <stdlib.h>

#include "ai/ahead.h"
#include "ai/kinds.h"
#include "ai/search.h"
#include "base/clock.h"
#include "base/mem.h"
#include "base/parallel.h"
#include "core/outcome.h"
#include "core/rules.h"

enum {
    ROUND = 16,      /* games of each thread between two means */
    BATCH = 256,     /* samples of each step of the weights */
    STEPS_MAX = 4096 /* of a game; a longer one is dropped */
};

static const float LAMBDA = 0.8f; /* unless GameFeatures.lambda says it */
/* Errors of games played by evaluate, and the share of such games after the
 * guided part. */
static const float GUIDED_NOISE = 300, GUIDED_LATER = 0.1f;
static const float RATE_FIRST = 3e-4f, RATE_LAST = 1e-6f; /* learning rate */
static const float RANDOM_FIRST = 0.08f,
                   RANDOM_LAST = 0.03f; /* share of random moves */
static const float MEAN_RATE = 0.02f;   /* of the mean of weights over time */

/* A position as one seat sees it. */
typedef struct TrainSample {
    size_t first; /* its inputs in Games.on */
    int count, head;
    float value, target;
    bool is_rivals; /* as the rival sees it: nobody learns it */
} TrainSample;

/* What happened after a position. */
typedef struct TrainStep {
    size_t sample; /* of seat 0; the other seats' follow */
    bool is_choice, is_random;
    float best[GAME_SEATS]; /* of a choice: what it was worth to each seat */
} TrainStep;

/* One thread's share. */
typedef struct TrainWorker {
    const TrainPlan *plan;
    Net net; /* what it plays with; shared */
    Rng rng;
    float *weights, *first, *second, *slope; /* first and second: of Adam */
    float error;
    uint64_t updates;
    float random, rate, lambda;
    float guided; /* the share of games that are played by evaluate */
    float noise;  /* the error of evaluate in this game; 0 if the net plays */
    bool is_searching; /* it chooses by searches */
    Search *search;
    Player *rival; /* who plays a seat of this game; NULL if nobody does */
    Seat rival_seat;
    uint16_t *on; /* inputs of all samples */
    size_t on_count, on_room;
    TrainSample *samples;
    size_t sample_count, sample_room;
    TrainStep steps[STEPS_MAX];
    int step_count;
    uint64_t games, positions;
    double distance;
} TrainWorker;

static float draw_share(Rng *rng)
{
    return (float)(rng_next(rng) >> 40) / (float)(1 << 24);
}

/* Adds a sample for each seat, and opens the position's step. */
static void add_position(TrainWorker *self, const GameState *state, int players,
                         bool is_valued)
{
    const Game *game = self->plan->game;
    const GameFeatures *features = game->ai->features;
    GameState turned;
    game_copy(game, &turned, state);
    if (features->turns > 1) {
        int way = (int)rng_below(&self->rng, (uint32_t)features->turns);
        features->turn(&turned, way);
    }
    TrainStep *step = &self->steps[self->step_count++];
    *step = (TrainStep){ .sample = self->sample_count };
    for (int seat = 0; seat < players; seat++) {
        if (self->on_count + NET_MOST > self->on_room) {
            self->on_room = 2 * self->on_room + NET_MOST;
            self->on = mem_resize(self->on, self->on_room * sizeof *self->on);
        }
        if (self->sample_count == self->sample_room) {
            self->sample_room = 2 * self->sample_room + 1024;
            self->samples = mem_resize(
                self->samples, self->sample_room * sizeof *self->samples);
        }
        uint16_t *on = self->on + self->on_count;
        TrainSample *sample = &self->samples[self->sample_count++];
        *sample = (TrainSample){ .first = self->on_count };
        sample->count = features->list(&turned, (Seat)seat, on);
        sample->head = features->head ? features->head(&turned) : 0;
        sample->is_rivals = self->rival && seat == self->rival_seat;
        if (is_valued) {
            sample->value =
                net_judge(&self->net, sample->head, on, sample->count);
        }
        self->on_count += (size_t)sample->count;
    }
}

/* Returns the index of the move that a search prefers, and what it is worth. */
static int search_best(TrainWorker *self, const GameState *state, Seat seat,
                       const MoveList *list, float *worth)
{
    GameState view;
    Search *search = self->search;
    game_view(self->plan->game, state, seat, &view);
    search_forget(search);
    Move move = search_run(search, &view, seat,
                           (uint64_t)self->plan->simulations, NULL);
    *worth = (float)search_value(search);
    int at = 0;
    while (at < list->count - 1 && list->at[at] != move) {
        at++;
    }
    return at;
}

/* Returns the index of the move that evaluate prefers, give or take an
 * error. */
static int guided_best(TrainWorker *self, const GameState *state, Seat seat,
                       const MoveList *list)
{
    const Game *game = self->plan->game;
    float most = -INFINITY;
    int best = 0;
    for (int i = 0; i < list->count; i++) {
        GameState next;
        game_copy(game, &next, state);
        game->apply(&next, &list->at[i]);
        float error = draw_share(&self->rng) - draw_share(&self->rng);
        float worth =
            (float)rules_evaluate(game, &next, seat) + self->noise * error;
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

/* Chooses a move, and fills in what the best one is worth. */
static Move choose(TrainWorker *self, const GameState *state, int players,
                   Seat seat, TrainStep *step)
{
    const Game *game = self->plan->game;
    MoveList list;
    float values[GAME_MOVES];
    ahead_moves(game, &self->net, players, state, seat, &list, values);
    int best = 0;
    for (int i = 1; i < list.count; i++) {
        best = values[i] > values[best] ? i : best;
    }
    float worth = values[best];
    if (self->is_searching && list.count > 1) {
        best = search_best(self, state, seat, &list, &worth);
    }
    step->is_choice = true;
    if (self->noise > 0) {
        best = guided_best(self, state, seat, &list);
        worth = values[best];
    }
    for (int other = 0; other < players; other++) {
        step->best[other] = other == seat ? worth : -worth;
    }
    if (!ahead_is_zero_sum(game, players)) {
        GameState next;
        game_copy(game, &next, state);
        game->apply(&next, &list.at[best]);
        for (int other = 0; other < players; other++) {
            step->best[other] =
                ahead_worth(game, &self->net, players, &next, (Seat)other);
        }
    }
    if (list.count > 1 && draw_share(&self->rng) < self->random) {
        step->is_random = true;
        best = (int)rng_below(&self->rng, (uint32_t)list.count);
    }
    return list.at[best];
}

/* Sets the targets of a game's samples, from its end to its beginning. */
static void set_targets(TrainWorker *self, int players, const GameState *end)
{
    const Game *game = self->plan->game;
    const GameFeatures *features = game->ai->features;
    float gain[GAME_SEATS];
    for (int seat = 0; seat < players; seat++) {
        gain[seat] = features->result
                         ? (float)features->result(end, (Seat)seat) / 1000
                         : ahead_outcome(game, players, end, (Seat)seat);
    }
    for (int at = self->step_count - 1; at >= 0; at--) {
        const TrainStep *step = &self->steps[at];
        bool is_last = at == self->step_count - 1;
        for (int seat = 0; seat < players; seat++) {
            float next =
                step->is_choice ? step->best[seat]
                : is_last       ? gain[seat]
                          : self->samples[step[1].sample + (size_t)seat].value;
            float weight = step->is_random ? 0 : self->lambda;
            gain[seat] = (1 - weight) * next + weight * gain[seat];
            self->samples[step->sample + (size_t)seat].target = gain[seat];
        }
    }
}

/* Seats the rival in its share of the games. */
static void seat_rival(TrainWorker *self, const GameConfig *config, int players)
{
    const TrainPlan *plan = self->plan;
    if (plan->rival_share > 0 &&
        draw_share(&self->rng) < (float)plan->rival_share) {
        self->rival_seat = (Seat)rng_below(&self->rng, (uint32_t)players);
        uint64_t seed = rng_next(&self->rng);
        self->rival =
            plan->rival_net
                ? net_player_new(plan->game, config, seed, plan->rival_net,
                                 (uint64_t)plan->rival.number, 0)
                : players_new(&plan->rival, plan->game, config, seed);
    }
}

static Move ask_rival(const TrainWorker *self, const GameState *state)
{
    GameState view;
    game_view(self->plan->game, state, self->rival_seat, &view);
    return player_choose(self->rival, &view, self->rival_seat, NULL);
}

/* Plays a game and adds its samples. */
static void play_game(TrainWorker *self)
{
    const TrainPlan *plan = self->plan;
    const Game *game = plan->game;
    uint32_t which = rng_below(&self->rng, (uint32_t)plan->config_count);
    const GameConfig *config = &plan->configs[which];
    int players = config_players(game, config);
    size_t on_count = self->on_count, sample_count = self->sample_count;
    if (self->is_searching) {
        search_init(self->search, game, players, &self->rng);
        self->search->net = &self->net;
    }
    seat_rival(self, config, players);
    GameState state;
    bool is_drawn = false; /* the last step was not chosen by the net */
    float share = draw_share(&self->rng);
    self->noise = draw_share(&self->rng) < self->guided
                      ? 1 + GUIDED_NOISE * share * share
                      : 0;
    self->step_count = 0;
    rules_setup(game, &state, config, &self->rng);
    while (game->to_act(&state) != SEATS_NONE) {
        if (self->step_count == STEPS_MAX) {
            self->on_count = on_count;
            self->sample_count = sample_count;
            self->step_count = 0;
            break;
        }
        SeatSet seats = game->to_act(&state);
        Move moves[GAME_SEATS];
        add_position(self, &state, players, is_drawn);
        is_drawn = seats == SEATS_CHANCE;
        if (seats_count(seats) > 1 || is_drawn) {
            rules_random_step(game, &state, &self->rng, moves);
        } else if (self->rival && seats_has(seats, self->rival_seat)) {
            is_drawn = true;
            moves[0] = ask_rival(self, &state);
        } else {
            moves[0] = choose(self, &state, players, seats_first(seats),
                              &self->steps[self->step_count - 1]);
        }
        game->apply(&state, moves);
    }
    if (self->is_searching) {
        search_done(self->search);
    }
    if (self->rival) {
        player_free(self->rival);
        self->rival = NULL;
    }
    if (self->step_count == 0) {
        return;
    }
    set_targets(self, players, &state);
    self->games++;
    self->positions += (uint64_t)self->step_count;
}

/* Adds the slope of a sample's squared error. */
static void add_slope(TrainWorker *self, const TrainSample *sample)
{
    const GameFeatures *features = self->plan->game->ai->features;
    int hidden = self->plan->hidden;
    size_t width = (size_t)hidden;
    const uint16_t *on = self->on + sample->first;
    size_t bias = (size_t)features->inputs * width;
    size_t last = bias + width + (size_t)sample->head * (width + 1);
    float units[NET_HIDDEN], back[NET_HIDDEN];
    memcpy(units, self->weights + bias, width * sizeof *units);
    for (int k = 0; k < sample->count; k++) {
        const float *row = self->weights + on[k] * width;
        for (int i = 0; i < hidden; i++) {
            units[i] += row[i];
        }
    }
    const float *weights = self->weights + last;
    float x = weights[hidden];
    for (int i = 0; i < hidden; i++) {
        back[i] = units[i] > 0 && units[i] < 1 ? weights[i] : 0;
        units[i] = units[i] < 0 ? 0 : units[i] > 1 ? 1 : units[i];
        x += weights[i] * units[i];
    }
    float root = 1 / sqrtf(1 + x * x);
    float error = x * root - sample->target;
    self->distance += fabsf(error);
    /* The squash is steepest in the middle; at its ends a little is added, so
     * that a net that is sure and wrong still learns. */
    float step = error * (root * root * root + 0.05f);
    float *slope = self->slope + last;
    for (int i = 0; i < hidden; i++) {
        slope[i] += step * units[i];
        back[i] *= step;
    }
    slope[hidden] += step;
    slope = self->slope + bias;
    for (int i = 0; i < hidden; i++) {
        slope[i] += back[i];
    }
    for (int k = 0; k < sample->count; k++) {
        slope = self->slope + on[k] * width;
        for (int i = 0; i < hidden; i++) {
            slope[i] += back[i];
        }
    }
}

/* Moves the weights against the slope (Adam). */
static void update(TrainWorker *self, size_t count)
{
    const float keep1 = 0.9f, keep2 = 0.999f;
    float scale = 1 / (float)count;
    double t = (double)++self->updates;
    float mend1 = 1 / (float)(1 - pow(keep1, t));
    float mend2 = 1 / (float)(1 - pow(keep2, t));
    size_t total =
        net_weights(self->plan->game->ai->features, self->plan->hidden);
    float rate = self->rate * mend1;
    for (size_t i = 0; i < total; i++) {
        float g = self->slope[i] * scale;
        float m = keep1 * self->first[i] + (1 - keep1) * g;
        float v = keep2 * self->second[i] + (1 - keep2) * g * g;
        self->first[i] = m;
        self->second[i] = v;
        self->weights[i] -= rate * m / (sqrtf(v * mend2) + 1e-8f);
        self->slope[i] = 0;
    }
}

/* Learns from the samples in random order, and drops them. */
static void learn(TrainWorker *self)
{
    size_t batch = 0;
    for (size_t left = self->sample_count; left > 0; left--) {
        uint32_t at = rng_below(&self->rng, (uint32_t)left);
        TrainSample sample = self->samples[at];
        self->samples[at] = self->samples[left - 1];
        if (!sample.is_rivals) {
            add_slope(self, &sample);
            batch++;
        }
        if (batch == BATCH || (left == 1 && batch > 0)) {
            update(self, batch);
            batch = 0;
        }
    }
    self->sample_count = self->on_count = 0;
}

static void work(void *context, size_t from, size_t to)
{
    TrainWorker *workers = context;
    for (size_t i = from; i < to; i++) {
        for (int game = 0; game < ROUND; game++) {
            play_game(&workers[i]);
        }
        learn(&workers[i]);
    }
}

/* The whole training. */
typedef struct Train {
    const TrainPlan *plan;
    TrainWorker *workers;
    size_t total;
    float *mean; /* of the weights over time; it is what is written */
    Text net, playing;
    uint64_t rounds, began, paused;
    uint64_t games, positions;
    double error;
} Train;

static void start(Train *self)
{
    const TrainPlan *plan = self->plan;
    const GameFeatures *features = plan->game->ai->features;
    Rng rng;
    rng_seed(&rng, plan->seed);
    self->total = net_weights(features, plan->hidden);
    self->workers = mem_new((size_t)plan->threads * sizeof *self->workers);
    self->mean = mem_new(self->total * sizeof *self->mean);
    size_t hidden = (size_t)plan->hidden;
    size_t rows = (size_t)features->inputs * hidden;
    float reach = 1 / sqrtf((float)features->most);
    for (size_t i = 0; i < self->total; i++) {
        float share = 2 * draw_share(&rng) - 1;
        self->mean[i] = i < rows            ? reach * share
                        : i < rows + hidden ? 0.5f
                                            : 0.2f * share;
    }
    if (plan->from) {
        net_take(plan->from, self->mean);
    }
    for (int i = 0; i < plan->threads; i++) {
        TrainWorker *worker = &self->workers[i];
        size_t size = self->total * sizeof(float);
        worker->plan = plan;
        rng_seed(&worker->rng, rng_next(&rng));
        worker->weights = mem_new(size);
        worker->first = mem_new(size);
        worker->second = mem_new(size);
        worker->slope = mem_new(size);
        worker->search = mem_new(sizeof *worker->search);
        memcpy(worker->weights, self->mean, size);
    }
}

static void finish(Train *self)
{
    for (int i = 0; i < self->plan->threads; i++) {
        TrainWorker *worker = &self->workers[i];
        free(worker->weights);
        free(worker->first);
        free(worker->second);
        free(worker->slope);
        free(worker->search);
        free(worker->on);
        free(worker->samples);
    }
    free(self->workers);
    free(self->mean);
    text_done(&self->net);
    text_done(&self->playing);
}

/* Gives all threads the mean of one of their arrays. */
static void share_out(Train *self, size_t member)
{
    int threads = self->plan->threads;
    float *arrays[256];
    for (int k = 0; k < threads; k++) {
        arrays[k] = *(float **)((char *)&self->workers[k] + member);
    }
    for (size_t i = 0; i < self->total && threads > 1; i++) {
        float sum = 0;
        for (int k = 0; k < threads; k++) {
            sum += arrays[k][i];
        }
        for (int k = 0; k < threads; k++) {
            arrays[k][i] = sum / (float)threads;
        }
    }
}

static double seconds_of(const Train *self)
{
    return (double)(clock_now() - self->began - self->paused) / 1e9;
}

static double done_of(const Train *self)
{
    const TrainPlan *plan = self->plan;
    double done = plan->games ? (double)self->games / (double)plan->games
                              : seconds_of(self) / plan->seconds;
    return done < 1 ? done : 1;
}

static void play_round(Train *self)
{
    const TrainPlan *plan = self->plan;
    double done = done_of(self);
    float left = (float)(1 - done);
    const GameFeatures *features = plan->game->ai->features;
    Error err = ERROR_IN(LANG_EN);
    Net net;
    net_write(plan->game, plan->hidden, self->workers[0].weights,
              &self->playing);
    if (!net_read(&net, plan->game, self->playing.data, self->playing.size,
                  "net", &err)) {
        die(err.text);
    }
    for (int i = 0; i < plan->threads; i++) {
        TrainWorker *worker = &self->workers[i];
        worker->net = net;
        worker->rate = RATE_LAST + (RATE_FIRST - RATE_LAST) * left;
        worker->random = RANDOM_LAST + (RANDOM_FIRST - RANDOM_LAST) * left;
        worker->is_searching =
            plan->simulations > 0 && 1 - done <= plan->search_share;
        worker->lambda = plan->lambda > 0       ? (float)plan->lambda
                         : features->lambda > 0 ? features->lambda
                                                : LAMBDA;
        worker->guided = done < features->guided ? 1
                         : features->guided > 0  ? GUIDED_LATER
                                                 : 0;
        worker->games = worker->positions = 0;
        worker->distance = 0;
    }
    parallel_run(plan->threads, (size_t)plan->threads, 1, work, self->workers);
    share_out(self, offsetof(TrainWorker, weights));
    share_out(self, offsetof(TrainWorker, first));
    share_out(self, offsetof(TrainWorker, second));
    double distance = 0;
    uint64_t samples = 0;
    for (int i = 0; i < plan->threads; i++) {
        self->games += self->workers[i].games;
        self->positions += self->workers[i].positions;
        samples += self->workers[i].positions;
        distance += self->workers[i].distance;
    }
    self->error += 0.05 * (distance / (double)(samples + 1) - self->error);
    self->rounds++;
    float rate = 1 / (float)self->rounds;
    rate = rate < MEAN_RATE ? MEAN_RATE : rate;
    for (size_t i = 0; i < self->total; i++) {
        self->mean[i] += rate * (self->workers[0].weights[i] - self->mean[i]);
    }
}

/* Mixes the net with which the training began into the trained one, both as a
 * file holds them. */
static void blend(Train *self)
{
    const TrainPlan *plan = self->plan;
    if (!plan->from || !(plan->blend > 0)) {
        return;
    }
    float *from = self->workers[0].slope;
    Net net;
    net_write(plan->game, plan->hidden, self->mean, &self->net);
    net_read(&net, plan->game, self->net.data, self->net.size, "net", NULL);
    net_take(&net, self->mean);
    net_take(plan->from, from);
    for (size_t i = 0; i < self->total; i++) {
        float more = self->mean[i] - from[i];
        self->mean[i] = from[i] + (float)plan->blend * more;
    }
}

static void tell(Train *self,
                 void (*report)(const TrainProgress *progress, void *context),
                 void *context)
{
    uint64_t began = clock_now();
    net_write(self->plan->game, self->plan->hidden, self->mean, &self->net);
    TrainProgress progress = { .done = done_of(self),
                               .seconds = seconds_of(self),
                               .games = self->games,
                               .positions = self->positions,
                               .error = self->error,
                               .net = &self->net };
    report(&progress, context);
    self->paused += clock_now() - began;
}

void train_run(const TrainPlan *plan, int reports,
               void (*report)(const TrainProgress *progress, void *context),
               void *context, Text *out)
{
    Train self = { .plan = plan, .began = clock_now() };
    start(&self);
    for (int told = 0; told < reports;) {
        tell(&self, report, context);
        told++;
        while (done_of(&self) < (double)told / reports) {
            play_round(&self);
        }
    }
    blend(&self);
    tell(&self, report, context);
    text_clear(out);
    text_add_bytes(out, self.net.data, self.net.size);
    finish(&self);
}
