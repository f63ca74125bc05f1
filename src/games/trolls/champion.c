/* champion.c: the player of trolls that wins contests. It learns from the games
 * of a match how the other throws, and exploits it as far as that is safe.
 *
 *     1. It guesses the other's next throw (guess.c).
 *     2. It computes arms: mixes that are best if the other throws as guessed
 *        with some probability, the trust of the arm, and otherwise throws what
 *        is worst for us. The first arm is the equilibrium, which trusts
 *        nothing. The last arm assumes that the other plays the equilibrium.
 *     3. What each arm would have won is known after each turn, because it
 *        depends only on the other's throw. The arm to play is drawn with odds
 *        that grow with these gains. So being outguessed costs little.
 *     4. A match is won by one game as well as by a hundred. The player ahead
 *        likes drawn games, the player behind does not: so a draw is worth a
 *        little more or less than 0, and more so towards the end. Against an
 *        equilibrium, where many throws are worth the same, this wins two
 *        matches in three.
 *
 * tests/trolls_panel.c shows how it was measured. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/map.h"
#include "base/mem.h"
#include "base/real.h"
#include "core/player.h"
#include "games/trolls/guess.h"
#include "games/trolls/internal.h"
#include "games/trolls/matrix.h"

enum {
    MATCH = 1000, /* how many games a match is taken to have */
    ARMS = 6,
    TO_FAIR = ARMS - 1,
};

static const double trusts[ARMS] = { 0, 0.5, 0.8, 0.95, 1, 1 };
static const double fade =
    0.998; /* share of the old gains that is left after each turn */
static const double benefit = 4; /* an advantage for the last arm */

/* The player. What it has learned lasts for a match; course and the choice
 * below are about the current game. */
typedef struct Champion {
    Player base;
    TrollsSolution *solution;
    Guesser *guesser;
    MatrixSolver *matrix;
    double *payoffs;
    MatrixBasis basis;
    MatrixSolution found;
    Map mixes; /* the TrollsMix of each Place met so far */
    /* By place: the greatest and the least chance of a drawn game if a throw of
     * an equilibrium meets an equilibrium. NULL on large boards. */
    float *draws[2];
    /* What each arm would have won so far, in first turns and in other turns.
     */
    double gains[2][ARMS];
    int score, games;
    Course course; /* the turns of the current game */
    /* The choice that is compared with the other's throw afterwards. */
    bool is_asked;
    Seat seat;
    Place place;
    double draw_worth;
    int rows;           /* throws 1..rows are considered */
    double *worth;      /* the value of each throw against the guess */
    double *arms[ARMS]; /* the mix of each arm */
} Champion;

static double value_at(const Champion *c, int cell, int own, int other)
{
    return solution_value(c->solution, cell, own, other);
}

static size_t place_index(const Champion *c, int cell, int own, int other)
{
    size_t side = (size_t)solution_stones(c->solution) + 1;
    return ((size_t)cell * side + (size_t)own) * side + (size_t)other;
}

static const TrollsMix *find_mix(Champion *c, Place p)
{
    uint64_t key = place_index(c, p.cell, p.own, p.other);
    TrollsMix *mix = map_get(&c->mixes, key);
    if (!mix) {
        mix = mem_new(sizeof *mix);
        if (!solution_mix(c->solution, p.cell, p.own, p.other, mix)) {
            die("a state of trolls that was solved has no solution");
        }
        map_put(&c->mixes, key, mix);
    }
    return mix;
}

/* Finds the greatest and least chance of a draw from a place outside the
 * castles; those of the places after it are known. */
static void find_draws(Champion *c, Place p)
{
    double value = value_at(c, p.cell, p.own, p.other), most = 0, least = 1;
    size_t at = place_index(c, p.cell, p.own, p.other);
    if (p.own == 0 || p.other == 0) {
        bool is_drawn =
            p.cell + p.own - p.other == solution_cells(c->solution) / 2;
        c->draws[0][at] = c->draws[1][at] = is_drawn;
        return;
    }
    if (value == 1 || value == -1) {
        return; /* against good play no draw is possible */
    }
    const TrollsMix *mix = find_mix(c, p);
    int top = mix->counts[1] + 1 < p.own ? mix->counts[1] + 1 : p.own;
    for (int i = 1; i <= top; i++) {
        double sums[2] = { 0 }, sum = 0;
        for (int j = 1; j <= mix->counts[1]; j++) {
            double share = mix->shares[1][j - 1];
            int cell = p.cell + (i > j) - (i < j);
            size_t to = place_index(c, cell, p.own - i, p.other - j);
            sums[0] += share * (double)c->draws[0][to];
            sums[1] += share * (double)c->draws[1][to];
            sum += share * value_at(c, cell, p.own - i, p.other - j);
        }
        if (sum > value - 1e-9) {
            most = sums[0] > most ? sums[0] : most;
            least = sums[1] < least ? sums[1] : least;
        }
    }
    c->draws[0][at] = (float)most;
    c->draws[1][at] = (float)least;
}

static void find_all_draws(Champion *c)
{
    int cells = solution_cells(c->solution);
    int stones = solution_stones(c->solution);
    size_t size = place_index(c, cells, 0, 0);
    c->draws[0] = mem_new(size * sizeof *c->draws[0]);
    c->draws[1] = mem_new(size * sizeof *c->draws[1]);
    for (int own = 0; own <= stones; own++) {
        for (int other = 0; other <= stones; other++) {
            for (int cell = 1; cell < cells - 1; cell++) {
                find_draws(c, (Place){ cell, own, other });
            }
        }
    }
}

/* How good it is to be ahead by score when left games are still to be played: 1
 * for a won match, a third for an equal one (as in the points of a contest),
 * and a little for the score itself, which decides between equal points. The
 * result of the games that are left is taken as normally distributed; one game
 * has a variance of 0.7. */
static double match_worth(int score, int left)
{
    double chance = left > 0    ? 0.5 * real_erfc(-score / sqrt(2 * 0.7 * left))
                    : score > 0 ? 1
                    : score == 0 ? 1.0 / 3
                                 : 0;
    return chance + 0.1 * score / (double)MATCH;
}

/* The value for us of what a turn leads to. */
static double worth_after(const Champion *c, int i, int j)
{
    int cell = c->place.cell + (i > j) - (i < j);
    int own = c->place.own - i, other = c->place.other - j;
    double worth = value_at(c, cell, own, other);
    if (c->draws[0]) {
        const float *draws = c->draws[c->draw_worth < 0];
        worth +=
            c->draw_worth * (double)draws[place_index(c, cell, own, other)];
    }
    return worth;
}

static void find_worths(Champion *c, const double *guess, int count)
{
    for (int i = 1; i <= c->rows; i++) {
        double sum = 0;
        for (int j = 1; j <= count; j++) {
            if (guess[j - 1] > 1e-4) {
                sum += guess[j - 1] * worth_after(c, i, j);
            }
        }
        c->worth[i - 1] = sum;
    }
}

/* The arm that plays the throw of the highest worth. */
static void find_pure_arm(Champion *c, double *mix)
{
    int best = 0;
    for (int i = 1; i < c->rows; i++) {
        best = c->worth[i] > c->worth[best] + 1e-9 ? i : best;
    }
    memset(mix, 0, (size_t)c->rows * sizeof *mix);
    mix[best] = 1;
}

/* The equilibrium of a game in which the other throws as guessed with the
 * probability trust, and otherwise throws what is worst for us. */
static void find_mixed_arm(Champion *c, double trust, double *mix)
{
    int rows = c->rows;
    int cols = rows + 1 < c->place.other ? rows + 1 : c->place.other;
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < cols; j++) {
            c->payoffs[i * cols + j] =
                trust * c->worth[i] +
                (1 - trust) * worth_after(c, i + 1, j + 1);
        }
    }
    MatrixGame game = { rows, cols, c->payoffs, false };
    bool is_found = matrix_solve(c->matrix, &game, 1e-6, &c->basis, &c->found);
    memcpy(mix, is_found ? c->found.mixes[SIDE_ROWS] : c->arms[0],
           (size_t)rows * sizeof *mix);
}

static void find_arms(Champion *c, const double *guess)
{
    Place p = c->place;
    const TrollsMix *fair = find_mix(c, p);
    int most = p.own < p.other + 1 ? p.own : p.other + 1;
    int rows =
        fair->counts[0] > fair->counts[1] ? fair->counts[0] : fair->counts[1];
    rows += 2;
    for (int j = rows; j <= p.other; j++) {
        rows = guess[j - 1] > 0.15 ? j + 1 : rows;
    }
    c->rows = rows < most ? rows : most;
    memset(c->arms[0], 0, (size_t)c->rows * sizeof *c->arms[0]);
    memcpy(c->arms[0], fair->shares[0],
           (size_t)fair->counts[0] * sizeof *c->arms[0]);
    c->basis.size = 0;
    find_worths(c, guess, p.other);
    for (int arm = 1; arm < TO_FAIR; arm++) {
        if (trusts[arm] < 1) {
            find_mixed_arm(c, trusts[arm], c->arms[arm]);
        } else {
            find_pure_arm(c, c->arms[arm]);
        }
    }
    find_worths(c, fair->shares[1], fair->counts[1]);
    find_pure_arm(c, c->arms[TO_FAIR]);
}

static int choose_arm(Champion *c)
{
    double shares[ARMS], most = -1e9, sum = 0;
    memcpy(shares, c->gains[c->course.turns > 0], sizeof shares);
    /* Otherwise chance would decide between arms of the same worth. */
    shares[TO_FAIR] += benefit * guesser_fairness(c->guesser);
    for (int arm = 0; arm < ARMS; arm++) {
        most = shares[arm] > most ? shares[arm] : most;
    }
    for (int arm = 0; arm < ARMS; arm++) {
        shares[arm] = real_exp(shares[arm] - most);
        sum += shares[arm];
    }
    for (int arm = 0; arm < ARMS; arm++) {
        shares[arm] /= sum;
    }
    return trolls_draw_throw(&c->base.rng, shares, ARMS) - 1;
}

static Move champion_choose(Player *player, const void *view, Seat seat,
                            Thinking *thinking)
{
    Champion *c = (Champion *)player;
    const Trolls *s = view;
    c->seat = seat;
    c->place = (Place){ seat ? s->cells - 1 - s->troll : s->troll,
                        s->stock[seat], s->stock[1 - seat] };
    c->course.turns = s->turns;
    for (int i = 0; i < s->turns; i++) {
        c->course.throws[0][i] = s->throws[i][seat];
        c->course.throws[1][i] = s->throws[i][1 - seat];
    }
    /* What a draw is worth, between 1 for a win and -1 for a loss. */
    int left = c->games < MATCH ? MATCH - c->games - 1 : 100;
    double win = match_worth(c->score + 1, left);
    double draw = match_worth(c->score, left);
    double loss = match_worth(c->score - 1, left);
    double least = c->score > 0 ? 0.01 : -0.01;
    c->draw_worth = (2 * draw - win - loss) / (win - loss) + least;
    find_arms(c, guesser_guess(c->guesser, c->place, &c->course,
                               find_mix(c, c->place)));
    c->is_asked = true;
    int stones =
        trolls_draw_throw(&player->rng, c->arms[choose_arm(c)], c->rows);
    trolls_report(thinking, seat, stones,
                  value_at(c, c->place.cell, c->place.own, c->place.other));
    return (Move)stones;
}

static void champion_observe(Player *player, SeatSet acted, const Move *moves)
{
    Champion *c = (Champion *)player;
    if (!c->is_asked || seats_count(acted) != 2) {
        return;
    }
    int own = (int)moves[c->seat], other = (int)moves[1 - c->seat];
    int last = solution_cells(c->solution) - 1;
    int cell = c->place.cell + trolls_step(own, other);
    int mine = c->place.own - own, theirs = c->place.other - other;
    c->is_asked = false;
    guesser_learn(c->guesser, own, other);
    double base = value_at(c, c->place.cell, c->place.own, c->place.other);
    double *gains = c->gains[c->course.turns > 0];
    for (int arm = 0; arm < ARMS; arm++) {
        double sum = 0;
        for (int i = 0; i < c->rows; i++) {
            if (c->arms[arm][i] > 0) {
                sum += c->arms[arm][i] * worth_after(c, i + 1, other);
            }
        }
        gains[arm] = fade * gains[arm] + sum - base;
    }
    c->course.throws[0][c->course.turns] = own;
    c->course.throws[1][c->course.turns++] = other;
    if (cell == 0 || cell == last || mine == 0 || theirs == 0) {
        int result = (int)value_at(c, cell, mine, theirs);
        c->score += result;
        c->games++;
        guesser_end_game(c->guesser, &c->course, result);
    }
}

static void champion_forget(Player *player)
{
    ((Champion *)player)->is_asked = false;
}

static void champion_free(Player *player)
{
    Champion *c = (Champion *)player;
    for (size_t i = 0; i < c->mixes.capacity; i++) {
        if (c->mixes.entries[i].value) {
            mix_done(c->mixes.entries[i].value);
            free(c->mixes.entries[i].value);
        }
    }
    map_done(&c->mixes);
    for (int i = 0; i < 2; i++) {
        free(c->draws[i]);
        free(c->course.throws[i]);
        free(c->basis.lines[i]);
        free(c->found.mixes[i]);
    }
    for (int i = 0; i < ARMS; i++) {
        free(c->arms[i]);
    }
    free(c->worth);
    free(c->payoffs);
    guesser_free(c->guesser);
    matrix_free(c->matrix);
    solution_free(c->solution);
    free(c);
}

static const PlayerTable champion_table = {
    .choose = champion_choose,
    .observe = champion_observe,
    .forget = champion_forget,
    .free = champion_free,
};

Player *trolls_champion_new(const Game *game, const GameConfig *config,
                            uint64_t seed)
{
    int cells = config->value[CELLS], stones = config->value[STONES];
    if (stones > TROLLS_SOLVED) {
        return trolls_fair_new(game, config, seed);
    }
    Champion *c = mem_new(sizeof *c);
    size_t lines = (size_t)stones + 2;
    player_init(&c->base, &champion_table, game, config, seed);
    c->solution = trolls_solution_or_die(cells, stones);
    c->guesser = guesser_new(c->solution);
    c->matrix = matrix_new((int)lines);
    c->payoffs = mem_new(lines * lines * sizeof(double));
    c->worth = mem_new(lines * sizeof(double));
    for (int i = 0; i < 2; i++) {
        c->basis.lines[i] = mem_new(lines * sizeof(uint16_t));
        c->found.mixes[i] = mem_new(lines * sizeof(double));
        c->course.throws[i] = mem_new(lines * sizeof(int));
    }
    for (int i = 0; i < ARMS; i++) {
        c->arms[i] = mem_new(lines * sizeof(double));
    }
    if (stones <= TROLLS_QUICK) {
        find_all_draws(c);
    }
    return &c->base;
}
