/* moulin_weights.c: fits the weights of moulin's evaluation (judge.c) to
 * tables:
 *
 *     moulin_weights FOLDER POSITIONS SEED
 *
 * The positions are those of games that the search plays against itself, after
 * random first placements and with a random move now and then, and some that
 * are one random move beside them. tanh(value / SCALE) is fitted to the result
 * that the tables give: 1, 0 or -1. Prints the rows of judge.c after the first
 * one; the weights for flying stay as they are. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/config.h"
#include "games/moulin/judge.h"
#include "games/moulin/players.h"

enum { ROUNDS = 60, BATCH = 256 };

static const double SCALE = 125;

/* A position, as the value that each weight is multiplied by. */
typedef struct Sample {
    int8_t term[JUDGE_TERMS], result;
} Sample;

typedef struct Samples {
    Sample *at;
    size_t count, room;
} Samples;

static Samples samples[JUDGE_ROWS];
static long kept;

/* The evaluation is linear: with one weight of 1 it is what this weight is
 * multiplied by. */
static void keep(const Tables *tables, const Moulin *s, Rng *rng)
{
    Position p = position_of(s);
    int hands = p.hand[0] + p.hand[1];
    /* With few pieces in hand the tables search, which takes long. */
    bool is_slow = hands > 0 && hands < TABLES_SEARCHED;
    if (s->end || hands > JUDGE_HANDS || judge_row(&p) == 0 ||
        (is_slow && rng_below(rng, 4) > 0) ||
        judge_position(&p, true) == JUDGE_BLOCKED) {
        return;
    }
    int value = tables_value(tables, &p);
    Samples *list = &samples[judge_row(&p)];
    Sample sample = { .result = value == VALUE_DRAW ? 0 : value & 1 ? 1 : -1 };
    for (int i = 0; i < JUDGE_TERMS; i++) {
        int weights[JUDGE_TERMS] = { 0 };
        weights[i] = 1;
        JudgeWeights one;
        memcpy(&one, weights, sizeof one);
        sample.term[i] = (int8_t)judge_with(&one, &p, true);
    }
    if (value == VALUE_UNKNOWN) {
        return;
    }
    if (list->count == list->room) {
        list->room = list->room * 2 + 1024;
        list->at = mem_resize(list->at, list->room * sizeof *list->at);
    }
    list->at[list->count++] = sample;
    kept++;
}

static void play_game(Player *player, const Tables *tables,
                      const GameConfig *config, Rng *rng)
{
    enum { PLIES = 60, RANDOM_PERCENT = 8, BESIDE = 2 };
    int opening = 2 + (int)rng_below(rng, 9);
    Moulin s;
    memset(&s, 0, sizeof s);
    moulin_setup(&s, config, rng);
    player_forget(player);
    for (int ply = 0; !s.end && ply < PLIES; ply++) {
        bool is_random = ply < opening || rng_below(rng, 100) < RANDOM_PERCENT;
        Move move = is_random ? moulin_random_move(&s, s.mover, rng)
                              : player_choose(player, &s, s.mover, NULL);
        for (int i = 0; i < BESIDE; i++) {
            Moulin beside = s;
            Move other = moulin_random_move(&s, s.mover, rng);
            moulin_apply(&beside, &other);
            keep(tables, &beside, rng);
        }
        moulin_apply(&s, &move);
        keep(tables, &s, rng);
    }
}

/* Adds to slope how the error of one sample changes with each weight. */
static void add_slope(const Sample *sample, const double *weights,
                      double *slope)
{
    double sum = 0;
    for (int i = 0; i < JUDGE_TERMS; i++) {
        sum += weights[i] * sample->term[i];
    }
    double value = tanh(sum);
    double error = (value - sample->result) * (1 - value * value);
    for (int i = 0; i < JUDGE_TERMS; i++) {
        slope[i] += error * sample->term[i] / (double)BATCH;
    }
}

/* Fits the weights of one row by Adam. */
static void fit(const Samples *list, double *weights)
{
    double mean[JUDGE_TERMS] = { 0 }, square[JUDGE_TERMS] = { 0 };
    for (int round = 0; round < ROUNDS; round++) {
        double rate = round < ROUNDS / 2 ? 0.003 : 0.0006;
        for (size_t at = 0; at + BATCH <= list->count; at += BATCH) {
            double slope[JUDGE_TERMS] = { 0 };
            for (size_t i = at; i < at + BATCH; i++) {
                add_slope(&list->at[i], weights, slope);
            }
            for (int i = 0; i < JUDGE_TERMS; i++) {
                mean[i] = 0.9 * mean[i] + 0.1 * slope[i];
                square[i] = 0.999 * square[i] + 0.001 * slope[i] * slope[i];
                weights[i] -= rate * mean[i] / (sqrt(square[i]) + 1e-8);
            }
        }
    }
}

static void print_row(int row)
{
    int now[JUDGE_TERMS], fitted[JUDGE_TERMS];
    double weights[JUDGE_TERMS];
    memcpy(now, &moulin_judge_weights[row], sizeof now);
    for (int i = 0; i < JUDGE_TERMS; i++) {
        weights[i] = now[i] / SCALE;
    }
    fit(&samples[row], weights);
    for (int i = 0; i < JUDGE_TERMS; i++) {
        fitted[i] = (int)lround(weights[i] * SCALE);
    }
    JudgeWeights w;
    memcpy(&w, fitted, sizeof w);
    printf("    { %d, %d, %d, %d, %d, %d, %d, %d, %d, { %d, %d }, { %d, %d }, "
           "%d },\n",
           w.piece, w.placed, w.step, w.reach, w.stuck, w.cramped, w.pair,
           w.mill_man, moulin_judge_weights[row].flying, w.own[0], w.own[1],
           w.theirs[0], w.theirs[1], w.turn);
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: moulin_weights FOLDER POSITIONS SEED\n");
        return 2;
    }
    GameConfig config;
    config_default(&moulin_game, &config);
    TableRules rules = tables_rules(true, config.value[PIECES]);
    Tables *tables = tables_open(argv[1], &rules);
    if (tables_count(tables) == 0) {
        fprintf(stderr, "%s: no tables; make them with joute solve moulin\n",
                argv[1]);
        return 2;
    }
    uint64_t seed = strtoull(argv[3], NULL, 10);
    SearchLimits limits = { .nodes = 1500 };
    Player *player =
        moulin_expert_new(&moulin_game, &config, seed, &limits, NULL);
    Rng rng;
    rng_seed(&rng, seed);
    while (kept < atol(argv[2])) {
        play_game(player, tables, &config, &rng);
    }
    for (int row = 1; row < JUDGE_ROWS; row++) {
        print_row(row);
        free(samples[row].at);
    }
    player_free(player);
    tables_close(tables);
    return 0;
}
