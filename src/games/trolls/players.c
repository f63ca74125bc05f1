/* players.c: the players that only trolls has; the best of them is in
 * champion.c. */
#include <stdlib.h>

#include "base/mem.h"
#include "core/player.h"
#include "games/trolls/internal.h"
#include "games/trolls/words.h"

int trolls_draw_throw(Rng *rng, const double *shares, int count)
{
    double at = (double)(rng_next(rng) >> 11) / 9007199254740992.0, sum = 0;
    int last = 0;
    for (int i = 0; i < count; i++) {
        sum += shares[i];
        last = shares[i] > 0 ? i : last;
        if (at < sum) {
            return i + 1;
        }
    }
    return last + 1;
}

void trolls_report(Thinking *thinking, Seat seat, int stones, double value)
{
    if (thinking && thinking->report) {
        Progress progress = { .done = 1,
                              .goal = 1,
                              .value = value,
                              .line_count = 1,
                              .line = { { seat, (Move)stones } } };
        thinking->report(&progress, thinking->context);
    }
}

TrollsSolution *trolls_solution_or_die(int cells, int stones)
{
    Error err = ERROR_IN(LANG_EN);
    TrollsSolution *solution =
        trolls_solution_for(cells, stones, NULL, NULL, &err);
    if (!solution) {
        die(err.text);
    }
    return solution;
}

typedef struct Fair {
    Player base;
    TrollsSolution *solution;
} Fair;

/* With more stones than the solution has, it divides both stocks by a number
 * and multiplies the throw by that number. */
static Move fair_choose(Player *player, const void *view, Seat seat,
                        Thinking *thinking)
{
    Fair *self = (Fair *)player;
    const Trolls *s = view;
    int most = s->stock[0] > s->stock[1] ? s->stock[0] : s->stock[1];
    int parts = (most - 1) / solution_stones(self->solution) + 1;
    TrollsMix mix;
    if (!solution_mix(self->solution, s->troll,
                      (s->stock[0] + parts - 1) / parts,
                      (s->stock[1] + parts - 1) / parts, &mix)) {
        die("a state of trolls that was solved has no solution");
    }
    int stones =
        trolls_draw_throw(&player->rng, mix.shares[seat], mix.counts[seat]);
    stones = 1 + (stones - 1) * parts +
             (int)rng_below(&player->rng, (uint32_t)parts);
    stones = stones < s->stock[seat] ? stones : s->stock[seat];
    trolls_report(thinking, seat, stones, seat ? -mix.value : mix.value);
    mix_done(&mix);
    return (Move)stones;
}

static void fair_free(Player *player)
{
    solution_free(((Fair *)player)->solution);
    free(player);
}

static const PlayerTable fair_table = {
    .choose = fair_choose,
    .free = fair_free,
};

Player *trolls_fair_new(const Game *game, const GameConfig *config,
                        uint64_t seed)
{
    Fair *self = mem_new(sizeof *self);
    int stones = config->value[STONES];
    player_init(&self->base, &fair_table, game, config, seed);
    self->solution = trolls_solution_or_die(
        config->value[CELLS], stones < TROLLS_SOLVED ? stones : TROLLS_SOLVED);
    return &self->base;
}

#define MAKE_LEVEL(level)                                                      \
    static Player *make_level_##level(const Game *game,                        \
                                      const GameConfig *config, uint64_t seed) \
    {                                                                          \
        return trolls_level_new(game, config, seed, level);                    \
    }
MAKE_LEVEL(1)
MAKE_LEVEL(2)
MAKE_LEVEL(3)
MAKE_LEVEL(4)
MAKE_LEVEL(5)
MAKE_LEVEL(6)
MAKE_LEVEL(7)
MAKE_LEVEL(8)

const GamePlayer trolls_players[] = {
    { .name = "equilibrium",
      .help = PHRASE(SAY_PLAYER_EQUILIBRIUM),
      .make = trolls_fair_new },
    { .name = "best",
      .help = PHRASE(SAY_PLAYER_BEST),
      .make = trolls_champion_new },
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
    { .name = "level:8",
      .help = PHRASE(SAY_PLAYER_LEVEL_8),
      .make = make_level_8 },
    { .name = NULL },
};
