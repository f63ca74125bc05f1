/* levels.c: the weaker levels of moulin. They err as people do: they do not
 * look far, and they misjudge moves of about equal worth. */
#include <stdlib.h>

#include "base/mem.h"
#include "games/moulin/judge.h"
#include "games/moulin/players.h"

enum {
    ENTRY_BITS = 14, /* the transposition table has 2^14 entries: 256 KiB */
    SCORE_MOST =
        700, /* larger scores, of near wins and losses, are cut to this */
};

/* How many moves a level looks ahead, its own included, and by how much it may
 * misjudge a move, in the thousandths of judge.h (a piece is worth about 85).
 * Measured with joute-bench levels moulin. */
typedef struct Sight {
    int depth, noise;
} Sight;

static const Sight sights[] = {
    { 1, 300 }, { 1, 132 }, { 2, 143 }, { 2, 67 }, { 4, 49 }, { 6, 28 },
};

typedef struct Novice {
    Player base;
    AlphaBeta *search; /* made when it is first needed */
    Sight sight;
} Novice;

/* The worth of a move, as this level sees it, to the side that makes it. */
static int judge_move(Novice *self, const Moulin *s, Move move,
                      Thinking *thinking)
{
    Moulin next;
    SearchLimits limits = { .depth = self->sight.depth - 1 };
    SearchResult result = { 0 };
    game_copy(&moulin_game, &next, s);
    moulin_apply(&next, &move);
    if (next.end) {
        return next.end == END_TWO_PIECES || next.end == END_BLOCKED
                   ? SCORE_MOST
                   : 0;
    }
    if (limits.depth == 0) {
        Position position = position_of(&next);
        return -judge_position(&position, s->has_flying);
    }
    alphabeta_run(self->search, &next, &limits, thinking, NULL, &result);
    return -result.score;
}

static Move novice_choose(Player *player, const void *view, Seat seat,
                          Thinking *thinking)
{
    Novice *self = (Novice *)player;
    MoveList list = { .count = 0 };
    uint32_t span = (uint32_t)self->sight.noise + 1;
    int best = -3 * SCORE_WIN, at = 0;
    if (!self->search) {
        self->search = alphabeta_new(ENTRY_BITS, NULL);
    }
    moulin_moves(view, seat, &list);
    for (int i = 0; i < list.count; i++) {
        int score = judge_move(self, view, list.at[i], thinking);
        score = score > SCORE_MOST    ? SCORE_MOST
                : score < -SCORE_MOST ? -SCORE_MOST
                                      : score;
        score += (int)rng_below(&player->rng, span) -
                 (int)rng_below(&player->rng, span);
        if (score > best) {
            best = score;
            at = i;
        }
    }
    return list.at[at];
}

static void novice_forget(Player *player)
{
    Novice *self = (Novice *)player;
    if (self->search) {
        alphabeta_forget(self->search);
    }
}

static void novice_free(Player *player)
{
    alphabeta_free(((Novice *)player)->search);
    free(player);
}

static const PlayerTable novice_table = {
    .choose = novice_choose,
    .forget = novice_forget,
    .free = novice_free,
};

Player *moulin_novice_new(const Game *game, const GameConfig *config,
                          uint64_t seed, int level)
{
    Novice *self = mem_new(sizeof *self);
    player_init(&self->base, &novice_table, game, config, seed);
    self->sight = sights[level - 1];
    return &self->base;
}
