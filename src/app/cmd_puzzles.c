/* cmd_puzzles.c: joute puzzles: finds positions in which player 1 has one clear
 * best move.
 *
 * Two middling players play games, and each game offers one of its positions. A
 * judge, which is the search that gives hints or the game's own solver, must
 * prefer the same move with several seeds and value every other move much less;
 * the best player must agree. How weak a level still finds the move says how
 * hard the puzzle is. */
#include <stdlib.h>
#include <string.h>

#include "ai/players.h"
#include "app/app.h"
#include "base/mem.h"
#include "core/outcome.h"
#include "core/rules.h"
#include "core/seeds.h"
#include "core/state.h"

enum {
    COUNT_MAX = 1000,
    TRIES = 4,  /* with how many seeds a player has to find the move */
    WORLDS = 6, /* how many worlds, replies and draws a value is the mean of */
    FINALISTS = 8,   /* how many moves get a long search */
    MOVES_LEAST = 3, /* with fewer moves there is too little to choose from */
    FORCED = 50,     /* forced moves could otherwise go on for ever */
    GAMES_FOR_ONE = 500, /* the most games that are played for one puzzle */
};
/* Every other move must be worse by this much utility; between a loss and a win
 * it is 2. */
static const double CLEARLY = 0.2;
static const char *const MIDDLING = "level:3";

/* A position in which player 1 has one clear best move. */
typedef struct Puzzle {
    GameState state;
    Move best, next; /* the move to find, and the best of the others */
    double best_value, next_value; /* the utility of player 1 after them */
    int level;                     /* the weakest level that finds it */
} Puzzle;

typedef struct Maker {
    const Game *game;
    GameConfig config;
    PlayerSpec rough, judge, best;
    uint64_t seed; /* the seed of the game that is being examined */
} Maker;

static void keep_progress(const Progress *progress, void *context)
{
    *(Progress *)context = *progress;
}

/* Asks a player of this kind for a move; value may be NULL. */
static Move ask(const Maker *maker, const PlayerSpec *spec, const void *state,
                Seat seat, uint64_t seed, double *value)
{
    const Game *game = maker->game;
    Progress progress = { 0 };
    Thinking thinking = { .report = keep_progress, .context = &progress };
    GameState view;
    game_view(game, state, seat, &view);
    Player *player = players_new(spec, game, &maker->config, seed);
    player_begin(player);
    Move move = player_choose(player, &view, seat, &thinking);
    player_free(player);
    if (value) {
        *value = progress.goal ? progress.value
                               : rules_evaluate(game, &view, seat) / 1000.0;
    }
    return move;
}

/* True if a player finds the move with all seeds, or all but one. */
static bool finds(const Maker *maker, const PlayerSpec *spec,
                  const Puzzle *puzzle)
{
    int found = 0;
    for (int i = 0; i < TRIES; i++) {
        uint64_t seed = seeds_of_step((int64_t)maker->seed, 1, (size_t)i);
        found +=
            ask(maker, spec, &puzzle->state, 0, seed, NULL) == puzzle->best;
    }
    return found >= TRIES - 1;
}

/* The utility of player 1 in a state, after the draws and forced moves that
 * come first. */
static double value_of(const Maker *maker, const PlayerSpec *judge,
                       GameState *state, Rng *rng)
{
    const Game *game = maker->game;
    SeatSet acting;
    Move moves[GAME_SEATS];
    for (int i = 0; (acting = game->to_act(state)) && i < FORCED; i++) {
        MoveList list = { .count = 0 };
        if (acting != SEATS_CHANCE) {
            game->moves(state, seats_first(acting), &list);
        }
        if (list.count > 1 || seats_count(acting) > 1) {
            break;
        }
        rules_random_step(game, state, rng, moves);
        game->apply(state, moves);
    }
    if (!acting) {
        Outcome outcome = { 0 };
        game->outcome(state, &outcome);
        return outcome_utility(&outcome, 2, 0);
    }
    double value;
    Seat seat = seats_first(acting);
    ask(maker, judge, state, seat, rng_next(rng), &value);
    return seat == 0 ? value : -value;
}

/* The utility of player 1 after a move: the mean over worlds that agree with
 * its view, replies of a player that chooses at the same time, and draws. */
static double value_after(const Maker *maker, const PlayerSpec *judge,
                          const void *state, Move move)
{
    const Game *game = maker->game;
    bool is_joint = seats_count(game->to_act(state)) > 1;
    double sum = 0;
    for (int i = 0; i < WORLDS; i++) {
        GameState world;
        Rng rng; /* a copy of the same generator for every move, so that no move
                    has better luck */
        rng_seed(&rng, seeds_of_step((int64_t)maker->seed, 2, (size_t)i));
        game_view(game, state, 0, &world);
        if (game->imagine) {
            game->imagine(&world, 0, &rng);
        }
        Move moves[GAME_SEATS] = { move };
        if (is_joint) {
            moves[1] =
                ask(maker, &maker->judge, &world, 1, rng_next(&rng), NULL);
        }
        game->apply(&world, moves);
        bool is_drawn = game->to_act(&world) == SEATS_CHANCE;
        sum += value_of(maker, judge, &world, &rng);
        if (!is_joint && !game->imagine && !is_drawn) {
            return sum; /* nothing is hidden, so all worlds are the same */
        }
    }
    return sum / (double)WORLDS;
}

/* Compares all moves; false if none is clearly best. Of many moves, only those
 * that look best in a short search get a long one. */
static bool compare_moves(const Maker *maker, Puzzle *puzzle)
{
    MoveList list = { .count = 0 };
    double rough[GAME_MOVES] = { 0 };
    const void *state = &puzzle->state;
    maker->game->moves(state, 0, &list);
    puzzle->best_value = value_after(maker, &maker->judge, state, puzzle->best);
    puzzle->next_value = -2;
    bool is_many = list.count > 2 * FINALISTS;
    for (int i = 0; i < list.count && is_many; i++) {
        rough[i] = value_after(maker, &maker->rough, state, list.at[i]);
    }
    for (int n = 0; n < list.count && (!is_many || n < FINALISTS); n++) {
        int at = n;
        for (int i = n + 1; i < list.count; i++) {
            at = rough[i] > rough[at] ? i : at;
        }
        Move move = list.at[at];
        list.at[at] = list.at[n];
        rough[at] = rough[n];
        if (move == puzzle->best) {
            continue;
        }
        double value = value_after(maker, &maker->judge, state, move);
        if (puzzle->best_value - value < CLEARLY) {
            return false;
        }
        if (value > puzzle->next_value) {
            puzzle->next_value = value;
            puzzle->next = move;
        }
    }
    return puzzle->next_value >= -1;
}

/* Plays a game and picks one of the positions in which player 1 had a choice,
 * each equally likely. False if there was none. */
static bool offer_position(const Maker *maker, Puzzle *out)
{
    const Game *game = maker->game;
    PlayerSpec middling;
    Play play;
    Rng rng;
    uint32_t seen = 0;
    play_begin(&play, game, &maker->config, (int64_t)maker->seed, "level",
               &rng);
    players_parse(MIDDLING, game, &middling, NULL);
    for (Seat s = 0; s < 2; s++) {
        play.seated[s] =
            players_new(&middling, game, &maker->config, rng_next(&rng));
    }
    while (!play_is_over(&play)) {
        MoveList list = { .count = 0 };
        SeatSet owing = play_owing(&play);
        if (seats_has(owing, 0)) {
            game->moves(&play.state, 0, &list);
        }
        if (list.count >= MOVES_LEAST && rng_below(&rng, ++seen) == 0) {
            game_copy(game, &out->state, &play.state);
        }
        SEATS_EACH (seat, owing) {
            play_take(&play, seat, play_ask(&play, seat, NULL));
        }
        if (!play_is_over(&play)) {
            if (!owing) {
                play_draw(&play, &rng);
            }
            play_step_chosen(&play);
        }
    }
    for (Seat s = 0; s < 2; s++) {
        player_free(play.seated[s]);
    }
    play_done(&play);
    return seen > 0;
}

/* The weakest level that finds the move; 0 if none does. */
static int weakest_level(const Maker *maker, const Puzzle *puzzle)
{
    for (int level = 1; level <= GAME_LEVELS; level++) {
        PlayerSpec spec;
        char name[] = "level:0";
        name[6] = (char)('0' + level);
        players_parse(name, maker->game, &spec, NULL);
        if (finds(maker, &spec, puzzle)) {
            return level;
        }
    }
    return 0;
}

/* Makes a puzzle from the game of the maker's seed; false if it offers none. */
static bool make_puzzle(const Maker *maker, Puzzle *out)
{
    memset(out, 0, sizeof *out);
    if (!offer_position(maker, out)) {
        return false;
    }
    out->best = ask(maker, &maker->judge, &out->state, 0, maker->seed, NULL);
    return compare_moves(maker, out) && finds(maker, &maker->judge, out) &&
           ask(maker, &maker->best, &out->state, 0, maker->seed, NULL) ==
               out->best &&
           (out->level = weakest_level(maker, out)) > 0;
}

static void write_move(const Maker *maker, const Puzzle *puzzle, Move move,
                       JsonWriter *out)
{
    Text text = { 0 };
    maker->game->write_move(&puzzle->state, 0, move, 0, &text);
    json_string(out, text_string(&text));
    text_done(&text);
}

/* Converts a utility of -1..1 to a chance of 0..100. */
static int chances(double utility)
{
    return (int)(50 + 50 * utility + 0.5);
}

static void write_puzzle(const Maker *maker, const Puzzle *puzzle, Text *out)
{
    JsonWriter writer = { .out = out };
    json_begin_object(&writer);
    json_int_member(&writer, "level", puzzle->level);
    json_key(&writer, "best");
    write_move(maker, puzzle, puzzle->best, &writer);
    json_key(&writer, "next");
    write_move(maker, puzzle, puzzle->next, &writer);
    json_pair_member(&writer, "worth", chances(puzzle->best_value),
                     chances(puzzle->next_value));
    json_key(&writer, "options");
    config_write(maker->game, &maker->config, &writer);
    json_key(&writer, "state");
    state_write(maker->game, 2, &puzzle->state, &writer);
    json_end_object(&writer);
}

/* Chooses the players that judge: levels 8 and 7 if the best player is the
 * game's own, otherwise searches smaller than the best player's. */
static void name_judges(Maker *maker)
{
    players_parse("best", maker->game, &maker->best, NULL);
    if (maker->best.own) {
        players_parse("level:8", maker->game, &maker->judge, NULL);
        maker->best = maker->judge; /* replaced, because the best player may
                                       speculate about its opponent */
        players_parse("level:7", maker->game, &maker->rough, NULL);
        return;
    }
    int64_t most = players_simulations(&maker->best, maker->game);
    players_parse("mcts:1", maker->game, &maker->judge, NULL);
    maker->rough = maker->judge;
    maker->judge.number = most / 32 + 1;
    maker->rough.number = most / 512 + 1;
}

static int run(App *app, const Args *args)
{
    Maker maker = { 0 };
    int64_t seed = 0, count = 10;
    if (!app_find_game(app, args->words[0], &maker.game) ||
        !app_read_options(app, args, maker.game, &maker.config) ||
        !app_read_seed(app, args, &seed) ||
        !args_flag_number(app, args, "--count", 1, COUNT_MAX, &count)) {
        return EXIT_BAD_USAGE;
    }
    if (config_players(maker.game, &maker.config) != 2) {
        error_set(&app->err, "puzzles are for two players: -o players=2",
                  "les problèmes sont à deux joueurs : -o players=2");
        return EXIT_BAD_USAGE;
    }
    name_judges(&maker);
    /* No level gets more than half of the puzzles. */
    int made = 0, of_level[GAME_LEVELS + 1] = { 0 };
    Text out = { 0 };
    Puzzle *puzzle = mem_new(sizeof *puzzle);
    text_add(&out, "[");
    for (int64_t i = 0; made < count && i < count * GAMES_FOR_ONE; i++) {
        maker.seed = (uint64_t)(seed + i);
        if (make_puzzle(&maker, puzzle) &&
            of_level[puzzle->level]++ < (count + 1) / 2) {
            text_add(&out, made++ ? ",\n" : "\n");
            write_puzzle(&maker, puzzle, &out);
        }
    }
    text_add(&out, "\n]\n");
    free(puzzle);
    return app_answer(app, &out);
}

static const Flag flags[] = {
    FLAG_OPTION,
    { "--count", "N", PHRASE("number of puzzles", "nombre de problèmes") },
    { "--seed", "N",
      PHRASE("the same seed gives the same puzzles",
             "la même graine donne les mêmes problèmes") },
    { .name = NULL },
};

const Command cmd_puzzles = {
    .name = "puzzles",
    .synopsis = "puzzles GAME [-o KEY=VALUE]... [--count N] [--seed N]",
    .summary = PHRASE("find positions with one clear best move",
                      "trouve des positions avec un seul meilleur coup"),
    .details =
        PHRASE("Prints a JSON list. A puzzle has the position, the move to "
               "find, the next best move,\n"
               "the chances after these two in percent, and the weakest level "
               "that finds the move.\n"
               "It may find fewer than N.",
               "Affiche une liste JSON. Un problème a la position, le coup à "
               "trouver, le meilleur des\n"
               "autres coups, les chances en pour cent après ces deux coups, "
               "et le plus faible niveau\n"
               "qui trouve le coup. Il peut y avoir moins de N problèmes."),
    .example = "joute puzzles roses --count 30 --seed 1 > puzzles.json",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
