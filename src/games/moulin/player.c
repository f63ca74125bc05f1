/* The players of moulin: they look positions up in tables, and search where
 * there are none. */
#include <stdlib.h>

#include "base/mem.h"
#include "base/parallel.h"
#include "games/moulin/alphabeta.h"
#include "games/moulin/player.h"
#include "games/moulin/solve.h"
#include "games/moulin/words.h"

enum { ENTRY_BITS = 20 }; /* of the transposition table: 16 MiB */

typedef struct Expert {
    Player base;
    Tables *tables;    /* or NULL */
    AlphaBeta *search; /* made when it is first needed */
    SearchLimits limits;
} Expert;

/* A move, what it leads to for the side that makes it, and how easily the
 * other side can go wrong then. */
typedef struct Option {
    Move move;
    int value;    /* of the position after it, for the other side */
    double traps; /* replies that are worse than need be, of all */
} Option;

int moulin_value_after(const Tables *tables, const Moulin *s, Move move)
{
    Moulin next;
    game_copy(&moulin_game, &next, s);
    moulin_apply(&next, &move);
    if (next.end == END_REPETITION || next.end == END_QUIET) {
        return VALUE_DRAW;
    }
    if (next.end) {
        return 0;
    }
    Position position = position_of(&next);
    return tables ? tables_value(tables, &position) : VALUE_UNKNOWN;
}

/* Order of values for who moves next, from lost at once to won at once. */
static int rank_value(int value)
{
    return value == VALUE_DRAW ? 0 : value & 1 ? 1000 - value : value - 1000;
}

static int result_of(int value)
{
    return value == VALUE_DRAW ? 0 : value & 1 ? 1 : -1;
}

/* The share of the other side's replies that give away what it has: a draw, a
 * win. */
static double find_traps(const Tables *tables, const Moulin *s,
                         const Option *option, const Thinking *thinking)
{
    Moulin next;
    MoveList list = { .count = 0 };
    int worse = 0;
    game_copy(&moulin_game, &next, s);
    moulin_apply(&next, &option->move);
    if (next.end) {
        return 0;
    }
    moulin_moves(&next, next.mover, &list);
    for (int i = 0; i < list.count && !thinking_is_stopped(thinking); i++) {
        int value = moulin_value_after(tables, &next, list.at[i]);
        worse += -result_of(value) < result_of(option->value);
    }
    return (double)worse / list.count;
}

/* The best move by the tables; false if they do not know all or leave a
 * distance out that is needed. */
static bool choose_by_tables(Expert *self, const Moulin *s, Thinking *thinking,
                             Move *out)
{
    MoveList list = { .count = 0 };
    Option best[GAME_MOVES];
    int count = 0, least = 2000;
    moulin_moves(s, s->mover, &list);
    for (int i = 0; i < list.count; i++) {
        Option option = { .move = list.at[i] };
        option.value = moulin_value_after(self->tables, s, option.move);
        if (option.value == VALUE_UNKNOWN || thinking_is_stopped(thinking)) {
            return false;
        }
        int rank = rank_value(option.value);
        if (rank < least) {
            least = rank;
            count = 0;
        }
        if (rank == least) {
            best[count++] = option;
        }
    }
    if (best[0].value > VALUE_DRAW) {
        return false;
    }
    double most = -1;
    int kept = 0;
    for (int i = 0; i < count && !thinking_is_stopped(thinking); i++) {
        best[i].traps = find_traps(self->tables, s, &best[i], thinking);
        if (best[i].traps > most) {
            most = best[i].traps;
            kept = 0;
        }
        if (best[i].traps >= most) {
            best[kept++] = best[i];
        }
    }
    *out = best[rng_below(&self->base.rng, (uint32_t)(kept ? kept : 1))].move;
    return true;
}

/* On an empty board, or with one piece on it, the points on two crossing lines
 * are all good: one of them, so that games differ. */
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

static Move expert_choose(Player *player, const void *view, Seat seat,
                          Thinking *thinking)
{
    (void)seat;
    Expert *self = (Expert *)player;
    const Moulin *s = view;
    SearchResult result;
    Move move;
    if ((self->tables && choose_by_tables(self, s, thinking, &move)) ||
        choose_opening(self, s, &move)) {
        return move;
    }
    if (!self->search) {
        self->search = alphabeta_new(ENTRY_BITS, self->tables);
    }
    alphabeta_run(self->search, s, &self->limits, thinking, &self->base.rng,
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
    if (folder) {
        TableRules rules =
            tables_rules(config->value[FLYING] != 0, config->value[PIECES]);
        self->tables = tables_open(folder, &rules);
        if (tables_count(self->tables) == 0) {
            tables_close(self->tables);
            self->tables = NULL;
        }
    }
    return &self->base;
}

/* With the tables of the user's cache; the small ones are made for the next
 * game if they are not there. */
static Player *make_with_tables(const Game *game, const GameConfig *config,
                                uint64_t seed, const SearchLimits *limits)
{
    Text folder = { 0 };
    tables_folder(&folder);
    Player *player =
        moulin_expert_new(game, config, seed, limits, text_string(&folder));
    const Tables *tables = ((Expert *)player)->tables;
    text_done(&folder);
    if (!tables || tables_most(tables) < SOLVE_SMALL) {
        TableRules rules =
            tables_rules(config->value[FLYING] != 0, config->value[PIECES]);
        solve_small_later(&rules);
    }
    return player;
}

enum { BEST_NODES = 8000000, LEVEL_NODES = 1000000 };

static Player *make_best(const Game *game, const GameConfig *config,
                         uint64_t seed)
{
    return make_with_tables(game, config, seed,
                            &(SearchLimits){ .nodes = BEST_NODES });
}

static Player *make_level(const Game *game, const GameConfig *config,
                          uint64_t seed)
{
    return make_with_tables(game, config, seed,
                            &(SearchLimits){ .nodes = LEVEL_NODES });
}

static Player *make_parallel(const Game *game, const GameConfig *config,
                             uint64_t seed)
{
    SearchLimits limits = { .nodes = BEST_NODES,
                            .threads = parallel_processors() };
    return make_with_tables(game, config, seed, &limits);
}

const GamePlayer moulin_players[] = {
    { "best", PHRASE(SAY_PLAYER_BEST), make_best },
    { "level:8", PHRASE(SAY_PLAYER_LEVEL), make_level },
    { "parallel", PHRASE(SAY_PLAYER_PARALLEL), make_parallel },
    { .name = NULL },
};
