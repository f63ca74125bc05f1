/* players.c: the players of moulin. They look positions up in tables, and
 * search where the tables do not help. */
#include <limits.h>
#include <stdlib.h>

#include "base/mem.h"
#include "base/parallel.h"
#include "games/moulin/alphabeta.h"
#include "games/moulin/players.h"
#include "games/moulin/solve.h"
#include "games/moulin/words.h"

enum {
    ENTRY_BITS = 20, /* the transposition table has 2^20 entries: 16 MiB */
    COUNTING_NODES = 40000, /* nodes of a search that takes about 20 ms, most of
                               it in the tables */
};

typedef struct Expert {
    Player base;
    Tables *tables;    /* NULL if there are none */
    TableRules rules;  /* of the tables in the user's cache */
    bool has_cache;    /* the tables are those of the user's cache */
    AlphaBeta *search; /* made when it is first needed */
    SearchLimits limits;
} Expert;

/* A move and the position after it. */
typedef struct Option {
    Move move;
    int value; /* the value of the position after the move, for the other side
                */
} Option;

static bool is_drawn(const Moulin *s)
{
    return s->end == END_REPETITION || s->end == END_QUIET;
}

int moulin_value_after(const Tables *tables, const Moulin *s, Move move)
{
    Moulin next;
    game_copy(&moulin_game, &next, s);
    moulin_apply(&next, &move);
    if (is_drawn(&next)) {
        return VALUE_DRAW;
    }
    if (next.end) {
        return 0;
    }
    Position position = position_of(&next);
    return tables ? tables_value(tables, &position) : VALUE_UNKNOWN;
}

/* Ranks values for the side that moves next, from lost at once to won at
 * once. */
static int rank_value(int value)
{
    return value == VALUE_DRAW ? 0 : value & 1 ? 1000 - value : value - 1000;
}

static int result_of(int value)
{
    return value == VALUE_DRAW ? 0 : value & 1 ? 1 : -1;
}

/* The share of the other side's replies that worsen its result, from a win or a
 * draw. */
static double find_traps(const Tables *tables, const Moulin *s,
                         const Option *option, const Thinking *thinking)
{
    Moulin next;
    MoveList list = { .count = 0 };
    int worse = 0, held = result_of(option->value);
    game_copy(&moulin_game, &next, s);
    moulin_apply(&next, &option->move);
    if (next.end || held < 0) {
        return 0;
    }
    moulin_moves(&next, next.mover, &list);
    for (int i = 0; i < list.count && !thinking_is_stopped(thinking); i++) {
        Moulin after;
        game_copy(&moulin_game, &after, &next);
        moulin_apply(&after, &list.at[i]);
        Position position = position_of(&after);
        worse += after.end ? held > 0 && is_drawn(&after)
                           : tables_reach(tables, &position, 1 - held);
    }
    return (double)worse / list.count;
}

/* The moves of a position with their values, by the tables. */
typedef struct Options {
    int count;
    int best; /* the value of the best move, for the other side */
    Option at[GAME_MOVES];
} Options;

/* Lists the moves; returns false if the tables do not know all values. */
static bool list_options(const Expert *self, const Moulin *s,
                         const Thinking *thinking, Options *out)
{
    MoveList list = { .count = 0 };
    moulin_moves(s, s->mover, &list);
    out->count = list.count;
    for (int i = 0; i < list.count; i++) {
        Option *option = &out->at[i];
        option->move = list.at[i];
        option->value = moulin_value_after(self->tables, s, option->move);
        if (option->value == VALUE_UNKNOWN || thinking_is_stopped(thinking)) {
            return false;
        }
        if (i == 0 || rank_value(option->value) < rank_value(out->best)) {
            out->best = option->value;
        }
    }
    return true;
}

/* Chooses among the best moves one after which as many replies as possible are
 * mistakes. */
static Move choose_best(Expert *self, const Moulin *s, const Options *options,
                        const Thinking *thinking)
{
    Move kept[GAME_MOVES];
    int count = 0;
    double most = -1;
    for (int i = 0; i < options->count; i++) {
        const Option *option = &options->at[i];
        if (option->value != options->best ||
            (count > 0 && thinking_is_stopped(thinking))) {
            continue;
        }
        double traps = find_traps(self->tables, s, option, thinking);
        count = traps > most ? 0 : count;
        most = traps > most ? traps : most;
        if (traps >= most) {
            kept[count++] = option->move;
        }
    }
    return kept[rng_below(&self->base.rng, (uint32_t)count)];
}

static AlphaBeta *search_of(Expert *self)
{
    if (!self->search) {
        self->search = alphabeta_new(ENTRY_BITS, self->tables);
    }
    return self->search;
}

/* True if the way to a known result is not known, or so long that the game may
 * be drawn by repetition or without captures before its end. */
static bool is_uncertain(const Moulin *s, int best)
{
    bool is_moving = s->hand[0] + s->hand[1] == 0;
    return best != VALUE_DRAW &&
           (best > VALUE_DRAW || moulin_is_often_seen(s) ||
            (is_moving && s->quiet_plies &&
             s->quiet + (uint32_t)best >= s->quiet_plies));
}

/* True if the other side can draw at once after a move. */
static bool lets_draw(const Moulin *s, Move move)
{
    Moulin next;
    MoveList list = { .count = 0 };
    game_copy(&moulin_game, &next, s);
    moulin_apply(&next, &move);
    if (!next.end) {
        moulin_moves(&next, next.mover, &list);
    }
    for (int i = 0; i < list.count; i++) {
        Moulin after;
        game_copy(&moulin_game, &after, &next);
        moulin_apply(&after, &list.at[i]);
        if (is_drawn(&after)) {
            return true;
        }
    }
    return false;
}

/* Chooses if the result is uncertain. First a search looks for a good way to
 * the next removal. If it finds none, the winning side removes a piece if that
 * keeps the win, because moves without captures are then counted anew.
 * Otherwise it takes the shortest way, but does not let the other side draw at
 * once. The losing side takes the longest way. */
static Move choose_uncertain(Expert *self, const Moulin *s,
                             const Options *options, Thinking *thinking)
{
    SearchLimits limits = self->limits;
    SearchResult found;
    bool is_winner = result_of(options->best) < 0;
    limits.nodes = COUNTING_NODES;
    alphabeta_run(search_of(self), s, &limits, thinking, NULL, &found);
    int value = moulin_value_after(self->tables, s, found.move);
    bool keeps = result_of(value) == result_of(options->best);
    if (found.score > SCORE_SURE ||
        (keeps && !is_winner && found.score > -SCORE_LIKELY / 2) ||
        (keeps && options->best > VALUE_DRAW && found.score > -SCORE_SURE)) {
        return found.move;
    }
    int most = INT_MIN;
    Move best = found.move;
    for (int i = 0; i < options->count; i++) {
        const Option *option = &options->at[i];
        int merit = -rank_value(option->value);
        if (is_winner && result_of(option->value) < 0) {
            bool removes = moulin_removed(option->move) != MOULIN_NO_POINT;
            merit += removes ? 10000 : 0;
            merit += lets_draw(s, option->move) ? 0 : 20000;
        }
        if (merit > most) {
            most = merit;
            best = option->move;
        }
    }
    return best;
}

/* Looks the move up; returns false if the tables do not know all values. */
static bool choose_by_tables(Expert *self, const Moulin *s, Thinking *thinking,
                             Move *out)
{
    Options options;
    if (!list_options(self, s, thinking, &options)) {
        return false;
    }
    *out = is_uncertain(s, options.best)
               ? choose_uncertain(self, s, &options, thinking)
               : choose_best(self, s, &options, thinking);
    return true;
}

/* On an empty board, or with one piece on it, all points where two lines cross
 * are equally good. One is drawn, so that games differ. */
static bool choose_opening(Expert *self, const Moulin *s, Move *out)
{
    static const int points[4] = { 9, 11, 13, 15 };
    uint32_t men = s->men[0] | s->men[1];
    int point = points[rng_below(&self->base.rng, 4)];
    if (points_count(men) > 1 || s->hand[s->mover] == 0 || (men >> point & 1)) {
        return false;
    }
    *out = moulin_move(MOULIN_NO_POINT, point, MOULIN_NO_POINT);
    return true;
}

static void open_tables(Expert *self, const char *folder)
{
    tables_close(self->tables);
    self->tables = tables_open(folder, &self->rules);
    if (tables_count(self->tables) == 0) {
        tables_close(self->tables);
        self->tables = NULL;
    }
}

static void open_cache(Expert *self)
{
    Text folder = { 0 };
    tables_folder(&folder);
    open_tables(self, text_string(&folder));
    text_done(&folder);
}

static Move expert_choose(Player *player, const void *view, Seat seat,
                          Thinking *thinking)
{
    (void)seat;
    Expert *self = (Expert *)player;
    const Moulin *s = view;
    SearchResult result;
    Move move;
    if (self->has_cache && solve_small_now(&self->rules, self->tables, s)) {
        open_cache(self);
    }
    if ((self->tables && choose_by_tables(self, s, thinking, &move)) ||
        choose_opening(self, s, &move)) {
        return move;
    }
    alphabeta_run(search_of(self), s, &self->limits, thinking, &self->base.rng,
                  &result);
    return result.move;
}

static void expert_forget(Player *player)
{
    Expert *self = (Expert *)player;
    if (self->search) {
        alphabeta_forget(self->search);
    }
}

static void expert_free(Player *player)
{
    Expert *self = (Expert *)player;
    alphabeta_free(self->search);
    tables_close(self->tables);
    free(self);
}

static const PlayerTable expert_table = {
    .choose = expert_choose,
    .forget = expert_forget,
    .free = expert_free,
};

Player *moulin_expert_new(const Game *game, const GameConfig *config,
                          uint64_t seed, const SearchLimits *limits,
                          const char *folder)
{
    Expert *self = mem_new(sizeof *self);
    player_init(&self->base, &expert_table, game, config, seed);
    self->limits = *limits;
    self->rules =
        tables_rules(config->value[FLYING] != 0, config->value[PIECES]);
    if (folder) {
        open_tables(self, folder);
    }
    return &self->base;
}

/* Makes the player with the tables of the user's cache. If the small ones are
 * missing, they are made in the background, for later games. */
static Player *make_with_tables(const Game *game, const GameConfig *config,
                                uint64_t seed, const SearchLimits *limits)
{
    Player *player = moulin_expert_new(game, config, seed, limits, NULL);
    Expert *self = (Expert *)player;
    self->has_cache = true;
    open_cache(self);
    if (!self->tables || tables_most(self->tables) < SOLVE_SMALL) {
        solve_small_later(&self->rules);
    }
    return player;
}

enum { BEST_NODES = 8000000, LEVEL_NODES = 1000000, LEVEL_7_NODES = 30000 };

static uint64_t best_nodes(void)
{
    return player_is_sparing() ? BEST_NODES / PLAYER_SPARED : BEST_NODES;
}

static Player *make_best(const Game *game, const GameConfig *config,
                         uint64_t seed)
{
    return make_with_tables(game, config, seed,
                            &(SearchLimits){ .nodes = best_nodes() });
}

static Player *make_level(const Game *game, const GameConfig *config,
                          uint64_t seed)
{
    return make_with_tables(game, config, seed,
                            &(SearchLimits){ .nodes = LEVEL_NODES });
}

static Player *make_level_7(const Game *game, const GameConfig *config,
                            uint64_t seed)
{
    SearchLimits limits = { .nodes = LEVEL_7_NODES };
    return moulin_expert_new(game, config, seed, &limits, NULL);
}

static Player *make_parallel(const Game *game, const GameConfig *config,
                             uint64_t seed)
{
    SearchLimits limits = { .nodes = best_nodes(),
                            .threads = parallel_processors() };
    return make_with_tables(game, config, seed, &limits);
}

#define MAKE_NOVICE(level)                                                     \
    static Player *make_level_##level(const Game *game,                        \
                                      const GameConfig *config, uint64_t seed) \
    {                                                                          \
        return moulin_novice_new(game, config, seed, level);                   \
    }
MAKE_NOVICE(1)
MAKE_NOVICE(2)
MAKE_NOVICE(3)
MAKE_NOVICE(4)
MAKE_NOVICE(5)
MAKE_NOVICE(6)

const GamePlayer moulin_players[] = {
    { .name = "best",
      .help = PHRASE(SAY_PLAYER_BEST),
      .make = make_best,
      .is_spared = true },
    { .name = "level:1",
      .help = PHRASE(SAY_PLAYER_LEVEL_1),
      .make = make_level_1 },
    { .name = "level:2",
      .help = PHRASE(SAY_PLAYER_LEVEL_2),
      .make = make_level_2 },
    { .name = "level:3",
      .help = PHRASE(SAY_PLAYER_LEVEL_3),
      .make = make_level_3 },
    { .name = "level:4",
      .help = PHRASE(SAY_PLAYER_LEVEL_4),
      .make = make_level_4 },
    { .name = "level:5",
      .help = PHRASE(SAY_PLAYER_LEVEL_5),
      .make = make_level_5 },
    { .name = "level:6",
      .help = PHRASE(SAY_PLAYER_LEVEL_6),
      .make = make_level_6 },
    { .name = "level:7",
      .help = PHRASE(SAY_PLAYER_LEVEL_7),
      .make = make_level_7 },
    { .name = "level:8", .help = PHRASE(SAY_PLAYER_LEVEL), .make = make_level },
    { .name = "parallel",
      .help = PHRASE(SAY_PLAYER_PARALLEL),
      .make = make_parallel,
      .is_spared = true },
    { .name = NULL },
};
