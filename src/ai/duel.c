/* duel.c: plays games between computer players and counts the results. */
#include "ai/duel.h"

#include <math.h>
#include <stdlib.h>

#include "ai/kinds.h"
#include "base/clock.h"
#include "base/mem.h"
#include "base/parallel.h"
#include "core/outcome.h"
#include "core/play.h"

/* What the seats of a game cost, and how much each would like its positions
 * with the taste of the first player (GamePlayer.taste). */
typedef struct DuelTally {
    uint64_t choices[GAME_SEATS], spent[GAME_SEATS];
    int (*taste)(const void *state, Seat seat); /* or NULL */
    double liked[GAME_SEATS];
    int positions;
} DuelTally;

/* Asks a seat for a move, and adds what it cost if somebody counts. */
static Move ask(Play *play, Seat seat, DuelTally *tally)
{
    uint64_t began = tally ? clock_thread() : 0;
    Move move = play_ask(play, seat, NULL);
    if (tally) {
        tally->choices[seat]++;
        tally->spent[seat] += clock_thread() - began;
    }
    return move;
}

static void count_likes(const Play *play, DuelTally *tally)
{
    for (Seat seat = 0; seat < play->players; seat++) {
        tally->liked[seat] += tally->taste(&play->state, seat);
    }
    tally->positions++;
}

static void play_game(const Game *game, const GameConfig *config,
                      Player *const *players, uint64_t seed, double *utility,
                      DuelTally *tally)
{
    Play play;
    Rng rng;
    Outcome outcome;
    play_begin(&play, game, config, (int64_t)seed, "", &rng);
    memcpy(play.seated, players, (size_t)play.players * sizeof *play.seated);
    while (!play_is_over(&play)) {
        if (game->to_act(&play.state) == SEATS_CHANCE) {
            play_draw(&play, &rng);
        }
        SEATS_EACH (seat, play_owing(&play)) {
            play_choose(&play, seat, ask(&play, seat, tally));
        }
        play_step_chosen(&play);
        if (tally && tally->taste && !play_is_over(&play)) {
            count_likes(&play, tally);
        }
    }
    play_outcome(&play, &outcome);
    for (Seat s = 0; s < play.players; s++) {
        utility[s] = outcome_utility(&outcome, play.players, s);
    }
    play_done(&play);
}

void duel_play(const Game *game, const GameConfig *config,
               Player *const *players, uint64_t seed, double *utility)
{
    play_game(game, config, players, seed, utility, NULL);
}

static Player *make_player(const Duel *duel, const DuelSide *side,
                           uint64_t seed)
{
    Net net;
    if (side->random > 0) {
        DuelSide rest = *side;
        rest.random = 0;
        return random_player_mix(make_player(duel, &rest, seed), seed,
                                 side->random);
    }
    if (!side->net && side->noise <= 0) {
        return players_new(&side->spec, duel->game, &duel->config, seed);
    }
    if (side->net) {
        net = *side->net;
    } else {
        net_shipped(&net, duel->game);
    }
    return net_player_new(duel->game, &duel->config, seed, &net,
                          (uint64_t)side->spec.number, side->noise);
}

void duel_add_game(const Duel *duel, int index, DuelScore *score)
{
    int count = config_players(duel->game, &duel->config);
    int own = index / 2 % (count - 1) +
              1; /* the seat of the first player in odd games */
    own = index % 2 ? own : 0;
    uint64_t deal = duel->seed + (uint64_t)index / 2;
    const GamePlayer *character = duel->first.spec.own;
    DuelTally tally = { .taste = character ? character->taste : NULL };
    Player *players[GAME_SEATS] = { NULL };
    double utility[GAME_SEATS] = { 0 };
    for (int seat = 0; seat < count; seat++) {
        uint64_t seed = (duel->seed + (uint64_t)index) * 2 * GAME_SEATS;
        players[seat] =
            make_player(duel, seat == own ? &duel->first : &duel->second,
                        ~(seed + 2 * (uint64_t)seat));
    }
    play_game(duel->game, &duel->config, players, deal, utility, &tally);
    for (int seat = 0; seat < count; seat++) {
        player_free(players[seat]);
        score->choices[seat != own] += tally.choices[seat];
        score->spent[seat != own] += tally.spent[seat];
        score->liked[seat != own] +=
            tally.liked[seat] / (seat == own ? 1 : count - 1);
    }
    score->positions += tally.positions;
    double points = (utility[own] + 1) / 2;
    score->games++;
    score->wins += utility[own] > 0;
    score->losses += utility[own] < 0;
    score->draws += !(utility[own] > 0) && !(utility[own] < 0);
    score->points += points;
    score->squares += points * points;
}

/* Games that threads share. */
typedef struct DuelGames {
    const Duel *duel;
    int first;
    DuelScore *scores; /* of each game */
} DuelGames;

static void add_games(void *context, size_t from, size_t to)
{
    DuelGames *games = context;
    for (size_t i = from; i < to; i++) {
        duel_add_game(games->duel, games->first + (int)i, &games->scores[i]);
    }
}

void duel_games(const Duel *duel, int first, int count, int threads,
                DuelScore *score)
{
    DuelGames games = { duel, first, NULL };
    games.scores = mem_new(((size_t)count + 1) * sizeof *games.scores);
    parallel_run(threads, (size_t)count, 1, add_games, &games);
    for (int i = 0; i < count; i++) {
        const DuelScore *one = &games.scores[i];
        score->games += one->games;
        score->wins += one->wins;
        score->draws += one->draws;
        score->losses += one->losses;
        score->points += one->points;
        score->squares += one->squares;
        score->positions += one->positions;
        for (int side = 0; side < 2; side++) {
            score->choices[side] += one->choices[side];
            score->spent[side] += one->spent[side];
            score->liked[side] += one->liked[side];
        }
    }
    free(games.scores);
}

double duel_margin(const DuelScore *score)
{
    double mean = score->points / score->games;
    double variance = score->squares / score->games - mean * mean;
    return 1.96 * sqrt((variance > 0 ? variance : 0) / score->games);
}
