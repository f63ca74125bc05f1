/* levels.c: the levels 1 to 7 of trolls. They think as people do: what will the
 * other throw, and what beats that?
 *
 * Level 1 takes the other for somebody who throws anything. Each level after it
 * takes the other for a mixture of that and of all lower levels, and answers
 * it. A level misjudges what its throws are worth, and the better one seems,
 * the more likely it is. Beginners so throw too many stones too early, and
 * better players are outguessed now and then. */
#include <stdlib.h>

#include "base/mem.h"
#include "base/real.h"
#include "games/trolls/internal.h"

/* More stones are taken together, as by the equilibrium. */
enum { NOVICE_STONES = 60 };

/* By how much each level misjudges a throw, in wins (the scale of a logit), on
 * boards of 7 cells and of 15, where more turns decide; boards between have
 * values between. Each level scores 66 to 70 % against the one below. But on 7
 * cells level 8, the equilibrium, only scores 53 % against level 7: whoever
 * throws nothing that the equilibrium never throws holds it to a half. */
enum { SHORT = 7, LONG = 15 };
static const double doubts[2][GAME_LEVELS - 1] = {
    { 7, 0.95, 0.49, 0.3, 0.174, 0.03, 0.14 },
    { 4, 0.857, 0.5, 0.361, 0.283, 0.231, 0.187 },
};
/* The weight of a level in what the next one expects. */
static const double LATEST = 0.3;

typedef struct Novice {
    Player base;
    int level;
} Novice;

/* One turn: what each pair of throws is worth to this level's side, and how
 * each side is expected to throw. Throw 1 has index 0. */
typedef struct Turn {
    int counts[2];
    double worth[NOVICE_STONES]
                [NOVICE_STONES]; /* own throw, then the other's */
    double expected[2][NOVICE_STONES], answer[2][NOVICE_STONES];
} Turn;

static double judge(const Trolls *s, Seat seat, int own, int other)
{
    Trolls next;
    Move moves[2];
    moves[seat] = (Move)own;
    moves[1 - seat] = (Move)other;
    game_copy(&trolls_game, &next, s);
    trolls_apply(&next, moves);
    return trolls_evaluate(&next, seat) / 1000.0;
}

/* Fills in a turn; every throw stands for `parts` stones. No side throws more
 * than the other side's stock plus one. */
static void turn_init(Turn *turn, const Trolls *s, Seat seat, int parts)
{
    int stocks[2] = { (s->stock[seat] + parts - 1) / parts,
                      (s->stock[1 - seat] + parts - 1) / parts };
    for (int side = 0; side < 2; side++) {
        int most = stocks[1 - side] + 1;
        turn->counts[side] = stocks[side] < most ? stocks[side] : most;
        for (int i = 0; i < turn->counts[side]; i++) {
            turn->expected[side][i] = 1.0 / turn->counts[side];
        }
    }
    for (int own = 0; own < turn->counts[0]; own++) {
        for (int other = 0; other < turn->counts[1]; other++) {
            int most[2] = { s->stock[seat], s->stock[1 - seat] };
            int stones[2] = { (own + 1) * parts, (other + 1) * parts };
            turn->worth[own][other] =
                judge(s, seat, stones[0] < most[0] ? stones[0] : most[0],
                      stones[1] < most[1] ? stones[1] : most[1]);
        }
    }
}

/* Computes how a side throws if the other side throws as expected. */
static void answer(Turn *turn, int side, double doubt)
{
    double *out = turn->answer[side], best = -2, sum = 0;
    for (int i = 0; i < turn->counts[side]; i++) {
        out[i] = 0;
        for (int k = 0; k < turn->counts[1 - side]; k++) {
            double worth = side ? -turn->worth[k][i] : turn->worth[i][k];
            out[i] += turn->expected[1 - side][k] * worth;
        }
        best = out[i] > best ? out[i] : best;
    }
    for (int i = 0; i < turn->counts[side]; i++) {
        out[i] = real_exp((out[i] - best) / doubt);
        sum += out[i];
    }
    for (int i = 0; i < turn->counts[side]; i++) {
        out[i] /= sum;
    }
}

static double doubt_of(int level, int cells)
{
    int past = cells < SHORT ? 0 : cells > LONG ? LONG - SHORT : cells - SHORT;
    double more = doubts[1][level - 1] - doubts[0][level - 1];
    return doubts[0][level - 1] + more * past / (LONG - SHORT);
}

static Move novice_choose(Player *player, const void *view, Seat seat,
                          Thinking *thinking)
{
    (void)thinking;
    Novice *self = (Novice *)player;
    const Trolls *s = view;
    Turn turn;
    int most = s->stock[0] > s->stock[1] ? s->stock[0] : s->stock[1];
    int parts = (most - 1) / NOVICE_STONES + 1;
    turn_init(&turn, s, seat, parts);
    for (int level = 1; level <= self->level; level++) {
        for (int side = 0; side < 2; side++) {
            answer(&turn, side, doubt_of(level, s->cells));
        }
        for (int side = 0; side < 2 && level < self->level; side++) {
            for (int i = 0; i < turn.counts[side]; i++) {
                turn.expected[side][i] +=
                    LATEST * (turn.answer[side][i] - turn.expected[side][i]);
            }
        }
    }
    int stones =
        trolls_draw_throw(&player->rng, turn.answer[0], turn.counts[0]);
    stones = 1 + (stones - 1) * parts +
             (int)rng_below(&player->rng, (uint32_t)parts);
    return (Move)(stones < s->stock[seat] ? stones : s->stock[seat]);
}

static void novice_free(Player *player)
{
    free(player);
}

static const PlayerTable novice_table = {
    .choose = novice_choose,
    .free = novice_free,
};

Player *trolls_novice_new(const Game *game, const GameConfig *config,
                          uint64_t seed, int level)
{
    Novice *self = mem_new(sizeof *self);
    player_init(&self->base, &novice_table, game, config, seed);
    self->level = level;
    return &self->base;
}
