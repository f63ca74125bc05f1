/* trolls_rivals.c: the opponents of the panel: some throw by a plan, some
 * follow, some count, some try what pays, and some stay near the
 * equilibrium. */
#include "trolls_rivals.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

enum { TURNS = 64, MEMORY = 64 };

/* One game as a rival remembers it. */
typedef struct Past {
    int turns, result; /* 1 won, 0 drawn, -1 lost */
    uint8_t cell[TURNS], own[TURNS],
        other[TURNS];                   /* the state before each turn */
    uint8_t mine[TURNS], theirs[TURNS]; /* throws */
} Past;

struct Rival {
    const RivalKind *kind;
    TrollsSolution *solution;
    size_t places;
    TrollsMix **mixes; /* indexed by place; NULL until it is needed */
    Player *player;    /* if the kind is one of our players */
    Rng rng;
    int cells, stones;
    int cell, own, other; /* the state of the game */
    Past now, games[RIVAL_GAMES];
    int count;
    double memory[MEMORY];
    int numbers[MEMORY];
};

static double chance(Rival *r)
{
    return (double)(rng_next(&r->rng) >> 11) / 9007199254740992.0;
}

static int between(Rival *r, int least, int most)
{
    most = most < least ? least : most;
    return least + (int)rng_below(&r->rng, (uint32_t)(most - least + 1));
}

static const TrollsMix *mix_of(Rival *r)
{
    int side = r->stones + 1;
    TrollsMix **mix = &r->mixes[(r->cell * side + r->own) * side + r->other];
    if (!*mix) {
        *mix = mem_new(sizeof **mix);
        solution_mix(r->solution, r->cell, r->own, r->other, *mix);
    }
    return *mix;
}

/* Draws an index by the weights. */
static int draw(Rival *r, const double *weights, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++) {
        sum += weights[i];
    }
    double at = chance(r) * sum;
    for (int i = 0; i < count; i++) {
        at -= weights[i];
        if (at < 0) {
            return i;
        }
    }
    return count - 1;
}

static double after(const Rival *r, int i, int j)
{
    return solution_value(r->solution, r->cell + (i > j) - (i < j), r->own - i,
                          r->other - j);
}

/* The best throw against weights of the other's throws, from 1; if several are
 * best, the smallest. */
static int reply(const Rival *r, const double *weights)
{
    int best = 1, most = r->own < r->other + 1 ? r->own : r->other + 1;
    double top = -1e9;
    for (int i = 1; i <= most; i++) {
        double sum = 0;
        for (int j = 1; j <= r->other; j++) {
            if (weights[j] > 0) {
                sum += weights[j] * after(r, i, j);
            }
        }
        if (sum > top + 1e-12) {
            top = sum;
            best = i;
        }
    }
    return best;
}

/* The other's best throw against weights of ours. */
static int their_reply(const Rival *r, const double *weights)
{
    int best = 1, most = r->other < r->own + 1 ? r->other : r->own + 1;
    double least = 1e9;
    for (int j = 1; j <= most; j++) {
        double sum = 0;
        for (int i = 1; i <= r->own; i++) {
            if (weights[i] > 0) {
                sum += weights[i] * after(r, i, j);
            }
        }
        if (sum < least - 1e-12) {
            least = sum;
            best = j;
        }
    }
    return best;
}

static int clip(const Rival *r, int throw)
{
    return throw < 1 ? 1 : throw > r->own ? r->own : throw;
}

static int to_other(const Rival *r, int throw)
{
    return throw < 1 ? 1 : throw > r->other ? r->other : throw;
}

static const Past *last_game(const Rival *r)
{
    return r->count ? &r->games[r->count - 1] : NULL;
}

/* These throw without regard to the other player. */

static int constant(Rival *r)
{
    return clip(r, r->kind->a);
}

static int range(Rival *r)
{
    return between(r, clip(r, r->kind->a), clip(r, r->kind->b));
}

static int any(Rival *r)
{
    return between(r, 1, r->own);
}

/* Throws any part of the stock up to a limit. */
static int any_part(Rival *r)
{
    return between(r, 1, r->own / r->kind->a);
}

static int part(Rival *r)
{
    return clip(r, (r->own + r->kind->a - 1) / r->kind->a);
}

/* Shares the stock among the cells as far as the other's castle. */
static int share_out(Rival *r)
{
    int way = r->cells - 1 - r->cell;
    return clip(r, r->own / (way + r->kind->a) + 1);
}

/* Throws half of the stock at the gates, and little elsewhere. */
static int guard(Rival *r)
{
    bool is_gate = r->cell == 1 || r->cell == r->cells - 2;
    return is_gate ? clip(r, (r->own + 1) / 2) : clip(r, r->kind->a);
}

static int geometric(Rival *r)
{
    int throw = 1;
    while (throw < r->own && chance(r) * 100 < r->kind->a) {
        throw ++;
    }
    return throw;
}

static int coins(Rival *r)
{
    int throw = 1;
    for (int i = 0; i < r->kind->a; i++) {
        throw += chance(r) < 0.5;
    }
    return clip(r, throw);
}

static int sequence(Rival *r)
{
    static const int throws[] = { 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8 };
    return clip(r, throws[r->now.turns % 12]);
}

/* Plays a different sequence of throws in each of `a` games, then begins again.
 */
static int rounds(Rival *r)
{
    int game = r->count % r->kind->a;
    return clip(r, 1 + (7 * game + 3 * r->now.turns + game * r->now.turns) %
                           r->kind->b);
}

/* Has one random throw for each state, the same in every game. */
static int habit(Rival *r)
{
    uint64_t key =
        (uint64_t)(r->cell * 101 + r->own) * 101 + (uint64_t)r->other;
    Rng rng;
    rng_seed(&rng, key * 1000003 + 7);
    int most = r->own < r->kind->a ? r->own : r->kind->a;
    return 1 + (int)rng_below(&rng, (uint32_t)most);
}

/* Changes its plan every few games. */
static int moods(Rival *r)
{
    int mood = r->count / r->kind->a % 4;
    return mood == 0   ? clip(r, 2)
           : mood == 1 ? clip(r, 4)
           : mood == 2
               ? part(&(Rival){ .kind = &(RivalKind){ .a = 6 }, .own = r->own })
               : between(r, 1, clip(r, 3));
}

/* These follow what the other threw. */

static int copy(Rival *r)
{
    int t = r->now.turns;
    return clip(r, t ? r->now.theirs[t - 1] + r->kind->a : r->kind->b);
}

static int copy_before(Rival *r)
{
    const Past *last = last_game(r);
    int t = r->now.turns;
    return clip(r, last && t < last->turns ? last->theirs[t] + r->kind->a
                                           : r->kind->b);
}

static int copy_self(Rival *r)
{
    int t = r->now.turns;
    return clip(r, t ? r->now.mine[t - 1] + (t % 2 ? r->kind->a : -r->kind->a)
                     : r->kind->b);
}

/* Throws as many stones as are needed to make the stocks equal. */
static int level_up(Rival *r)
{
    int lead = r->own - r->other;
    return clip(r, lead > 0 ? lead + r->kind->a : r->kind->a);
}

/* Throws the mean of what the other threw in this game and the last one. */
static int average(Rival *r)
{
    const Past *last = last_game(r);
    int sum = 0, count = 0;
    for (int i = 0; i < r->now.turns; i++, count++) {
        sum += r->now.theirs[i];
    }
    for (int i = 0; last && i < last->turns; i++, count++) {
        sum += last->theirs[i];
    }
    return clip(r, count ? sum / count + r->kind->a : 2);
}

/* These count throws. */

enum { BY_TURN, BY_STATE, BY_ALL };

/* Counts what the other threw in the same situation of the last games. */
static void count_throws(const Rival *r, int by, int window, bool is_own,
                         double *weights)
{
    int from = window && r->count > window ? r->count - window : 0;
    memset(weights, 0, (size_t)(r->stones + 2) * sizeof *weights);
    for (int g = from; g < r->count; g++) {
        const Past *past = &r->games[g];
        for (int t = 0; t < past->turns; t++) {
            bool is_same =
                by == BY_ALL || (by == BY_TURN && t == r->now.turns) ||
                (by == BY_STATE && past->cell[t] == r->cell &&
                 past->own[t] == r->own && past->other[t] == r->other);
            int throw = is_own ? past->mine[t] : past->theirs[t];
            if (is_same) {
                weights[is_own ? clip(r, throw) : to_other(r, throw)] += 1;
            }
        }
    }
}

static void add_all(const Rival *r, int most, double weight, double *weights)
{
    for (int i = 1; i <= most && i <= r->stones; i++) {
        weights[i] += weight;
    }
}

/* Fictitious play: the best reply to what the other has thrown so far. */
static int fictitious(Rival *r)
{
    double weights[TURNS + 2];
    count_throws(r, r->kind->a, r->kind->b, false, weights);
    add_all(r, r->other < 6 ? r->other : 6, 0.1, weights);
    return reply(r, weights);
}

static int fictitious_mixed(Rival *r)
{
    double weights[TURNS + 2];
    const TrollsMix *mix = mix_of(r);
    count_throws(r, r->kind->a, r->kind->b, false, weights);
    for (int j = 1; j <= mix->counts[1]; j++) {
        weights[j] += 5 * mix->shares[1][j - 1];
    }
    return reply(r, weights);
}

/* Expects the other to reply to our own habits, and replies to that. */
static int second_guess(Rival *r)
{
    double own[TURNS + 2], theirs[TURNS + 2] = { 0 };
    count_throws(r, r->kind->a, r->kind->b, true, own);
    add_all(r, r->own < 6 ? r->own : 6, 0.1, own);
    theirs[their_reply(r, own)] = 1;
    return reply(r, theirs);
}

static int level_k(Rival *r)
{
    double own[TURNS + 2] = { 0 }, theirs[TURNS + 2] = { 0 };
    int throw = 1;
    add_all(r, r->other, 1, theirs);
    for (int k = 0; k < r->kind->a; k++) {
        throw = reply(r, theirs);
        memset(own, 0, sizeof own);
        own[throw] = 1;
        memset(theirs, 0, sizeof theirs);
        theirs[their_reply(r, own)] = 1;
    }
    return throw;
}

/* Uses fictitious play or second guessing, whichever would have done better in
 * the first turns of the last games. */
static int switcher(Rival *r)
{
    double theirs[TURNS + 2], own[TURNS + 2], guess[TURNS + 2] = { 0 };
    count_throws(r, BY_TURN, r->kind->a, false, theirs);
    add_all(r, r->other < 6 ? r->other : 6, 0.1, theirs);
    count_throws(r, BY_TURN, r->kind->a, true, own);
    add_all(r, r->own < 6 ? r->own : 6, 0.1, own);
    guess[their_reply(r, own)] = 1;
    int plans[2] = { reply(r, theirs), reply(r, guess) };
    int t = r->now.turns;
    if (t == 0) {
        const Past *last = last_game(r);
        for (int i = 0; i < 2 && last; i++) {
            if (r->numbers[i]) {
                r->memory[i] = 0.95 * r->memory[i] +
                               after(r, r->numbers[i], last->theirs[0]);
            }
        }
        r->numbers[0] = plans[0];
        r->numbers[1] = plans[1];
    }
    return plans[r->memory[1] > r->memory[0]];
}

/* Predicts the other's throw from the throw before it, and replies. */
static int markov(Rival *r)
{
    double weights[TURNS + 2] = { 0 };
    int t = r->now.turns, before = t ? r->now.theirs[t - 1] : 0;
    for (int g = 0; g < r->count; g++) {
        const Past *past = &r->games[g];
        for (int u = 0; u < past->turns; u++) {
            if ((u ? past->theirs[u - 1] : 0) == before) {
                weights[to_other(r, past->theirs[u])] += 1;
            }
        }
    }
    add_all(r, r->other < 6 ? r->other : 6, 0.1, weights);
    return reply(r, weights);
}

/* Expects what the other threw after the same last throws. */
static int recall(Rival *r)
{
    double weights[TURNS + 2] = { 0 };
    int t = r->now.turns;
    for (int g = 0; g < r->count; g++) {
        const Past *past = &r->games[g];
        for (int u = 0; u < past->turns; u++) {
            int same = 0;
            while (same < 3 && same < t && same < u &&
                   past->theirs[u - 1 - same] == r->now.theirs[t - 1 - same] &&
                   past->mine[u - 1 - same] == r->now.mine[t - 1 - same]) {
                same++;
            }
            if (u == t || same > 1) {
                weights[to_other(r, past->theirs[u])] += pow(4, same);
            }
        }
    }
    add_all(r, r->other < 6 ? r->other : 6, 0.1, weights);
    return reply(r, weights);
}

/* Bandits. */

static int fair(Rival *r)
{
    const TrollsMix *mix = mix_of(r);
    return 1 + draw(r, mix->shares[0], mix->counts[0]);
}

/* True at the first throw after a game, so that a rival learns once from its
 * result. */
static bool has_news(Rival *r)
{
    bool is_new = r->now.turns == 0 && r->count > 0;
    return is_new;
}

/* Chooses the first throw by what it has won, then plays the equilibrium. */
static int bandit(Rival *r)
{
    enum { ARMS = 6 };
    if (r->now.turns) {
        return fair(r);
    }
    double best = -1e9;
    int found = 0;
    if (has_news(r)) {
        int arm = r->numbers[20];
        r->numbers[arm]++;
        r->memory[arm] += last_game(r)->result;
    }
    for (int arm = 0; arm < ARMS; arm++) {
        double n = r->numbers[arm] + 0.01;
        double bound =
            r->memory[arm] / n + sqrt(r->kind->a * log(r->count + 2.0) / n);
        if (bound > best) {
            best = bound;
            found = arm;
        }
    }
    r->numbers[20] = found;
    return clip(r, 1 + found);
}

/* Weights whole plans by what they have won (Exp3). */
static int plans(Rival *r)
{
    enum { PLANS = 6 };
    double weights[PLANS], sum = 0;
    for (int i = 0; i < PLANS; i++) {
        weights[i] = exp(r->memory[i] / 20);
        sum += weights[i];
    }
    if (r->now.turns == 0) {
        if (has_news(r)) {
            int plan = r->numbers[0];
            double odds = 0.9 * r->memory[30] + 0.1 / (double)PLANS;
            r->memory[plan] += last_game(r)->result / (odds * (double)PLANS);
        }
        r->numbers[0] = chance(r) < 0.1 ? between(r, 0, PLANS - 1)
                                        : draw(r, weights, PLANS);
        r->memory[30] = weights[r->numbers[0]] / sum;
    }
    double counts[TURNS + 2];
    switch (r->numbers[0]) {
    case 0: return fair(r);
    case 1: return clip(r, 2);
    case 2: return clip(r, (r->own + 4) / 5);
    case 3:
        count_throws(r, BY_TURN, 50, false, counts);
        add_all(r, r->other < 6 ? r->other : 6, 0.1, counts);
        return reply(r, counts);
    case 4: return between(r, 1, clip(r, 4));
    default: return clip(r, 3);
    }
}

/* Keeps its first throw after a win, and changes it after a loss. */
static int win_stay(Rival *r)
{
    const Past *last = last_game(r);
    if (r->now.turns == 0) {
        if (!last || last->result < 0) {
            r->numbers[0] = between(r, 1, 5);
        }
    }
    return r->now.turns ? (r->kind->a ? fair(r) : clip(r, r->numbers[0]))
                        : clip(r, r->numbers[0]);
}

/* Regret matching in the states of the first turns, otherwise the
 * equilibrium. */
static int regrets(Rival *r)
{
    enum { THROWS = 7, DEPTH = 4 };
    int t = r->now.turns;
    if (t == 0 && r->count) {
        const Past *last = last_game(r);
        Rival then = *r;
        for (int u = 0; u < last->turns && u < DEPTH; u++) {
            then.cell = last->cell[u];
            then.own = last->own[u];
            then.other = last->other[u];
            double base = after(&then, last->mine[u], last->theirs[u]);
            for (int i = 1; i <= THROWS && i <= then.own; i++) {
                r->memory[u * THROWS + i - 1] +=
                    after(&then, i, last->theirs[u]) - base;
            }
        }
    }
    if (t >= DEPTH) {
        return fair(r);
    }
    double weights[THROWS], sum = 0;
    for (int i = 0; i < THROWS; i++) {
        double regret = i < r->own ? r->memory[t * THROWS + i] : 0;
        weights[i] = regret > 0 ? regret : 0;
        sum += weights[i];
    }
    return sum > 0 ? 1 + draw(r, weights, THROWS) : fair(r);
}

/* These play near the equilibrium. */

static int noisy(Rival *r)
{
    return chance(r) * 100 < r->kind->a ? between(r, 1, clip(r, r->kind->b))
                                        : fair(r);
}

/* Plays the likeliest throw of the equilibrium. */
static int likeliest(Rival *r)
{
    const TrollsMix *mix = mix_of(r);
    int best = 0;
    for (int i = 1; i < mix->counts[0]; i++) {
        best = mix->shares[0][i] > mix->shares[0][best] ? i : best;
    }
    return best + 1;
}

/* Raises the shares of the equilibrium to a power, given in tenths. */
static int sharpened(Rival *r)
{
    double weights[TURNS + 2];
    const TrollsMix *mix = mix_of(r);
    for (int i = 0; i < mix->counts[0]; i++) {
        weights[i] = pow(mix->shares[0][i], r->kind->a / 10.0);
    }
    return 1 + draw(r, weights, mix->counts[0]);
}

/* Plays any throw of the equilibrium, each equally likely. */
static int flattened(Rival *r)
{
    double weights[TURNS + 2];
    const TrollsMix *mix = mix_of(r);
    for (int i = 0; i < mix->counts[0]; i++) {
        weights[i] = mix->shares[0][i] > 0;
    }
    return 1 + draw(r, weights, mix->counts[0]);
}

/* Plays the equilibrium as if it had fewer stones. */
static int stingy(Rival *r)
{
    Rival poor = *r;
    poor.own = r->own > r->kind->a ? r->own - r->kind->a : r->own;
    int throw = fair(&poor);
    r->rng = poor.rng;
    return clip(r, throw);
}

/* Plays the equilibrium in the first turn and then always the same throw, or
 * the other way round. */
static int half_fair(Rival *r)
{
    return (r->now.turns == 0) == (r->kind->a == 0) ? fair(r)
                                                    : clip(r, r->kind->b);
}

const RivalKind rivals_all[] = {
    { "one", 'd', false, constant, 1, 0 },
    { "two", 'r', false, constant, 2, 0 },
    { "three", 'd', false, constant, 3, 0 },
    { "four", 'r', false, constant, 4, 0 },
    { "any", 'd', false, any, 0, 0 },
    { "one-to-three", 'r', false, range, 1, 3 },
    { "two-to-five", 'd', false, range, 2, 5 },
    { "third", 'r', false, any_part, 3, 0 },
    { "half", 'd', false, any_part, 2, 0 },
    { "fifth", 'r', false, part, 5, 0 },
    { "tenth", 'd', false, part, 10, 0 },
    { "share-out", 'r', false, share_out, 1, 0 },
    { "guard", 'd', false, guard, 2, 0 },
    { "geometric", 'r', false, geometric, 60, 0 },
    { "coins", 'd', false, coins, 4, 0 },
    { "sequence", 'r', false, sequence, 0, 0 },
    { "rounds", 'd', false, rounds, 3, 6 },
    { "rounds-long", 'r', false, rounds, 7, 5 },
    { "habit", 'd', false, habit, 5, 0 },
    { "moods", 'r', false, moods, 50, 0 },
    { "copy", 'd', true, copy, 0, 2 },
    { "copy-more", 'r', true, copy, 1, 3 },
    { "copy-before", 'd', true, copy_before, 1, 2 },
    { "copy-same", 'r', true, copy_before, 0, 3 },
    { "swing", 'd', false, copy_self, 2, 2 },
    { "level-up", 'r', true, level_up, 2, 0 },
    { "average", 'd', true, average, 1, 0 },
    { "fictitious-turn", 'd', true, fictitious, BY_TURN, 0 },
    { "fictitious-state", 'r', true, fictitious, BY_STATE, 0 },
    { "fictitious-late", 'r', true, fictitious, BY_TURN, 20 },
    { "fictitious-all", 'd', true, fictitious, BY_ALL, 100 },
    { "fictitious-fair", 'd', true, fictitious_mixed, BY_STATE, 200 },
    { "second-guess", 'r', true, second_guess, BY_TURN, 0 },
    { "second-late", 'd', true, second_guess, BY_TURN, 30 },
    { "level-1", 'd', false, level_k, 1, 0 },
    { "level-2", 'r', false, level_k, 2, 0 },
    { "level-3", 'd', false, level_k, 3, 0 },
    { "switcher", 'r', true, switcher, 40, 0 },
    { "markov", 'd', true, markov, 0, 0 },
    { "recall", 'r', true, recall, 0, 0 },
    { "bandit", 'd', true, bandit, 1, 0 },
    { "plans", 'r', true, plans, 0, 0 },
    { "win-stay", 'd', true, win_stay, 0, 0 },
    { "win-stay-fair", 'r', true, win_stay, 1, 0 },
    { "regrets", 'r', true, regrets, 0, 0 },
    { "noisy-10", 'd', false, noisy, 10, 50 },
    { "noisy-20", 'r', false, noisy, 20, 5 },
    { "likeliest", 'd', false, likeliest, 0, 0 },
    { "sharpened", 'r', false, sharpened, 20, 0 },
    { "flattened", 'd', false, flattened, 0, 0 },
    { "stingy", 'r', false, stingy, 2, 0 },
    { "fair-start", 'd', false, half_fair, 0, 2 },
    { "fair-end", 'r', false, half_fair, 1, 3 },
    { "equilibrium", 'b', false, NULL, 0, 0 },
    { "best", 'b', true, NULL, 0, 0 },
    { .name = NULL },
};

Rival *rival_new(const RivalKind *kind, const GameConfig *config, uint64_t seed,
                 Player *player)
{
    Rival *r = mem_new(sizeof *r);
    size_t side = (size_t)config->value[STONES] + 1;
    r->kind = kind;
    r->cells = config->value[CELLS];
    r->stones = config->value[STONES];
    r->solution = solution_new(r->cells, r->stones, NULL, NULL, NULL);
    r->places = (size_t)r->cells * side * side;
    r->mixes = mem_new(r->places * sizeof *r->mixes);
    r->player = player;
    rng_seed(&r->rng, seed * 77 + 5);
    return r;
}

void rival_free(Rival *r)
{
    player_free(r->player);
    for (size_t i = 0; i < r->places; i++) {
        if (r->mixes[i]) {
            mix_done(r->mixes[i]);
            free(r->mixes[i]);
        }
    }
    free(r->mixes);
    solution_free(r->solution);
    free(r);
}

void rival_begin(Rival *r)
{
    if (r->player) {
        player_forget(r->player);
    }
    r->now = (Past){ 0 };
}

int rival_ask(Rival *r, const Trolls *s, Seat seat)
{
    if (r->player) {
        return (int)player_choose(r->player, s, seat, NULL);
    }
    r->cell = seat ? s->cells - 1 - s->troll : s->troll;
    r->own = s->stock[seat];
    r->other = s->stock[1 - seat];
    return clip(r, r->kind->choose(r));
}

void rival_tell(Rival *r, const Trolls *s, Seat seat, const Move *moves)
{
    if (r->player) {
        player_observe_step(r->player, seat, s, moves);
        return;
    }
    int t = r->now.turns++;
    r->now.cell[t] = (uint8_t)r->cell;
    r->now.own[t] = (uint8_t)r->own;
    r->now.other[t] = (uint8_t)r->other;
    r->now.mine[t] = (uint8_t)moves[seat];
    r->now.theirs[t] = (uint8_t)moves[1 - seat];
}

void rival_end(Rival *r, int result)
{
    r->now.result = result;
    r->games[r->count++] = r->now;
}
