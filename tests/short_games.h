/* short_games.h: players by name and options with which games are short, for
 * tests of computer players. Include it after cmocka.h. */
#ifndef JOUTE_TESTS_SHORT_GAMES_H
#define JOUTE_TESTS_SHORT_GAMES_H

#include "ai/players.h"
#include "core/config.h"

static inline PlayerSpec spec_of(const char *name)
{
    PlayerSpec spec = { 0 };
    assert_true(players_parse(name, NULL, &spec, NULL));
    return spec;
}

/* Options with which a game is short. */
static inline void short_config(const Game *game, GameConfig *out)
{
    config_default(game, out);
    config_set(game, out, "rounds", "5", NULL);
    config_set(game, out, "quiet_plies", "30", NULL);
}

#endif
