/* levels.c: the levels of trolls. They think as people do: what will the other
 * throw, and what beats that?
 *
 * Level 1 takes the other for somebody who throws anything. Each level after it
 * takes the other for a mixture of that and of all lower levels, and answers
 * it. A level misjudges what its throws are worth, and the better one seems,
 * the more likely it is. Beginners so throw too many stones too early, and
 * better players are outguessed now and then.
 *
 * Level 8 mixes the equilibrium with throws that exploit level 7. The
 * equilibrium alone scores only a half against a player who throws nothing that
 * the equilibrium never throws, and level 7 nearly is such a player. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/real.h"
#include "games/trolls/internal.h"
#include "games/trolls/matrix.h"

/* With more stones, levels 1 to 7 take several together, as the equilibrium
 * does with more than TROLLS_SOLVED. */
enum { FINE_STONES = 60 };

/* What makes the levels differ on a board:
 *
 *     DOUBT    by how much each of the levels 1 to 7 misjudges a throw, in wins
 *              (the scale of a logit)
 *     WEIGHT   the weight of each of the levels 1 to 6 in what the next expects
 *     TRUST    a throw of level 8 that exploits level 7 is best if the other
 *              throws as level 7 with this probability, and otherwise throws
 *              what is worst for level 8
 *     BOLD     the share of these throws
 *
 * The values belong to the four boards of the contest; other boards have
 * values between theirs. test_trolls computes exactly how the levels score. */
enum { DOUBT = 0, WEIGHT = 7, TRUST = 13, BOLD = 14, TRAITS };
static const struct Tuning {
    int cells, few, many; /* few and many stones */
    double traits[2][TRAITS];
} tuning[2] = {
    { 7,
      15,
      30,
      { { 7, 0.8558, 0.4202, 0.2621, 0.1081, 0.0993, 0.0281, 0.51, 0.02, 0.43,
          0.12, 0.5, 0.18, 0.6, 0.365 },
        { 7, 0.8828, 0.4273, 0.2682, 0.1238, 0.116, 0.0495, 0.51, 0.02, 0.43,
          0.12, 0.5, 0.18, 0.6, 0.402 } } },
    { 15,
      30,
      50,
      { { 4, 0.655, 0.3852, 0.2704, 0.2027, 0.1423, 0.056, 0.5, 0.54, 0.38,
          0.41, 0.37, 0.18, 0.45, 0.879 },
        { 4, 0.6712, 0.3982, 0.2827, 0.2152, 0.159, 0.1198, 0.5, 0.54, 0.38,
          0.41, 0.37, 0.18, 0.45, 1 } } },
};

/* One turn: what each pair of throws is worth to this level's side, and how
 * each side is expected to throw. Throw 1 has index 0. */
typedef struct Turn {
    int counts[2];
    double worth[FINE_STONES][FINE_STONES]; /* own throw, then the other's */
    double expected[2][FINE_STONES], answer[2][FINE_STONES];
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

/* Returns the value at a place between two others, whose value is first or
 * last. */
static double between(double from, double to, double at, double first,
                      double last)
{
    double share = (at - from) / (to - from);
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    return first + share * (last - first);
}

/* Returns a trait on the board of a game. */
static double tune(const Trolls *s, int trait)
{
    const struct Tuning *a = &tuning[0], *b = &tuning[1];
    double few = between(a->cells, b->cells, s->cells, a->few, b->few);
    double many = between(a->cells, b->cells, s->cells, a->many, b->many);
    double ends[2];
    for (int i = 0; i < 2; i++) {
        const struct Tuning *t = &tuning[i];
        ends[i] = between(few, many, s->stones, t->traits[0][trait],
                          t->traits[1][trait]);
    }
    return between(a->cells, b->cells, s->cells, ends[0], ends[1]);
}

/* Finds how one of the levels 1 to 7 throws: the probability of each throw, up
 * to the seat's stock. */
static void misjudge(const Trolls *s, Seat seat, int level, double *shares)
{
    Turn turn;
    int most = s->stock[0] > s->stock[1] ? s->stock[0] : s->stock[1];
    int parts = (most - 1) / FINE_STONES + 1, stock = s->stock[seat];
    turn_init(&turn, s, seat, parts);
    for (int rank = 1; rank <= level; rank++) {
        for (int side = 0; side < 2; side++) {
            answer(&turn, side, tune(s, DOUBT + rank - 1));
        }
        double weight = rank < level ? tune(s, WEIGHT + rank - 1) : 0;
        for (int side = 0; side < 2 && rank < level; side++) {
            for (int i = 0; i < turn.counts[side]; i++) {
                turn.expected[side][i] +=
                    weight * (turn.answer[side][i] - turn.expected[side][i]);
            }
        }
    }
    memset(shares, 0, (size_t)stock * sizeof *shares);
    for (int i = 0; i < turn.counts[0] * parts; i++) {
        shares[i < stock ? i : stock - 1] += turn.answer[0][i / parts] / parts;
    }
}

/* A player of any level. */
typedef struct Climber {
    Player base;
    int level;
    double shares[TROLLS_STONES], expected[TROLLS_STONES];
    /* What only level 8 has: the equilibrium, and memory for one matrix. */
    TrollsSolution *solution;
    MatrixSolver *matrix;
    double *payoffs;
    MatrixBasis basis;
    MatrixSolution found;
} Climber;

/* Finds the best mix against throws of which a share, trust, are as expected.
 * `cell` is as seen from the left, the stocks are the player's own and the
 * other's. Returns false if it cannot be proved to be the best. */
static bool exploit(Climber *c, double trust, int cell, int own, int other)
{
    int rows = own < other + 1 ? own : other + 1;
    int cols = other < own + 1 ? other : own + 1;
    for (int i = 1; i <= rows; i++) {
        double *row = c->payoffs + (i - 1) * cols, sum = 0;
        for (int j = 1; j <= other; j++) {
            double worth = solution_value(c->solution, cell + trolls_step(i, j),
                                          own - i, other - j);
            sum += c->expected[j - 1] * worth;
            if (j <= cols) {
                row[j - 1] = (1 - trust) * worth;
            }
        }
        for (int j = 0; j < cols; j++) {
            row[j] += trust * sum;
        }
    }
    MatrixGame game = { rows, cols, c->payoffs, false };
    c->basis.size = 0;
    return matrix_solve(c->matrix, &game, 1e-6, &c->basis, &c->found);
}

/* Finds how level 8 throws. */
static void judge_well(Climber *c, const Trolls *s, Seat seat)
{
    int cell = seat ? s->cells - 1 - s->troll : s->troll;
    int own = s->stock[seat], other = s->stock[1 - seat];
    TrollsMix mix;
    if (!solution_mix(c->solution, cell, own, other, &mix)) {
        die("a state of trolls that was solved has no solution");
    }
    misjudge(s, 1 - seat, GAME_LEVELS - 1, c->expected);
    double bold =
        exploit(c, tune(s, TRUST), cell, own, other) ? tune(s, BOLD) : 0;
    for (int i = 0; i < own; i++) {
        double fair = i < mix.counts[0] ? mix.shares[0][i] : 0;
        double keen = bold > 0 && i <= other ? c->found.mixes[SIDE_ROWS][i] : 0;
        c->shares[i] = fair + bold * (keen - fair);
    }
    mix_done(&mix);
}

const double *trolls_level_shares(Player *player, const Trolls *s, Seat seat)
{
    Climber *c = (Climber *)player;
    if (c->level < GAME_LEVELS) {
        misjudge(s, seat, c->level, c->shares);
    } else {
        judge_well(c, s, seat);
    }
    return c->shares;
}

static Move level_choose(Player *player, const void *view, Seat seat,
                         Thinking *thinking)
{
    Climber *c = (Climber *)player;
    Trolls s;
    int stock = ((const Trolls *)view)->stock[seat], parts = 1;
    game_copy(&trolls_game, &s, view);
    if (c->solution) {
        int most = s.stock[0] > s.stock[1] ? s.stock[0] : s.stock[1];
        parts = (most - 1) / solution_stones(c->solution) + 1;
        for (int side = 0; side < 2; side++) {
            s.stock[side] = (uint16_t)((s.stock[side] + parts - 1) / parts);
        }
    }
    const double *shares = trolls_level_shares(player, &s, seat);
    int stones = trolls_draw_throw(&player->rng, shares, s.stock[seat]);
    stones = 1 + (stones - 1) * parts +
             (int)rng_below(&player->rng, (uint32_t)parts);
    stones = stones < stock ? stones : stock;
    if (c->solution) {
        double value =
            solution_value(c->solution, s.troll, s.stock[0], s.stock[1]);
        trolls_report(thinking, seat, stones, seat ? -value : value);
    }
    return (Move)stones;
}

static void level_free(Player *player)
{
    Climber *c = (Climber *)player;
    solution_free(c->solution);
    matrix_free(c->matrix);
    free(c->payoffs);
    for (int i = 0; i < 2; i++) {
        free(c->basis.lines[i]);
        free(c->found.mixes[i]);
    }
    free(c);
}

static const PlayerTable level_table = {
    .choose = level_choose,
    .free = level_free,
};

Player *trolls_level_new(const Game *game, const GameConfig *config,
                         uint64_t seed, int level)
{
    Climber *c = mem_new(sizeof *c);
    int stones = config->value[STONES];
    player_init(&c->base, &level_table, game, config, seed);
    c->level = level;
    if (level == GAME_LEVELS) {
        stones = stones < TROLLS_SOLVED ? stones : TROLLS_SOLVED;
        size_t lines = (size_t)stones + 1;
        c->solution = trolls_solution_or_die(config->value[CELLS], stones);
        c->matrix = matrix_new(stones + 1);
        c->payoffs = mem_new(lines * lines * sizeof *c->payoffs);
        for (int i = 0; i < 2; i++) {
            c->basis.lines[i] = mem_new(lines * sizeof(uint16_t));
            c->found.mixes[i] = mem_new(lines * sizeof(double));
        }
    }
    return &c->base;
}
