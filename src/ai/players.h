/* players.h: the one place that knows players by name.
 *
 *     human   random   greedy   mcts:1000   level:1 .. level:8   best
 *
 * and those that a game brings itself (Game.players). */
#ifndef JOUTE_PLAYERS_H
#define JOUTE_PLAYERS_H

#include "base/error.h"
#include "base/text.h"
#include "core/player.h"

enum { PLAYERS_SIMULATIONS_MAX = 10000000 };

typedef struct PlayerKind PlayerKind;

/* A player's name, understood. */
typedef struct PlayerSpec {
    const PlayerKind *kind;
    int64_t number;        /* what stands after the colon, else 0 */
    const GamePlayer *own; /* of a game's own player, else NULL */
} PlayerSpec;

/* How to name a kind of player, and how to make one. */
struct PlayerKind {
    const char *name;      /* "mcts" */
    const char *parameter; /* "N" of mcts:N, or NULL */
    int64_t min, max;      /* of the parameter */
    Phrase help;           /* what it is, in one line */
    /* The same where it depends on the number or the game; NULL: help, or that
     * of the game's own player. */
    void (*describe)(const PlayerSpec *spec, const Game *game, Lang lang,
                     Text *out);
    /* NULL: a human, whom the program asks itself. */
    Player *(*make)(const PlayerSpec *spec, const Game *game,
                    const GameConfig *config, uint64_t seed);
};

/* Reads the name of a player of game; if that is NULL, of one that every game
 * has. False leaves out as it was; err says what is wrong and what there
 * is. */
bool players_parse(const char *text, const Game *game, PlayerSpec *out,
                   Error *err);

/* The name again: "mcts:1000". */
void players_write(const PlayerSpec *spec, Text *out);

/* Whether a game's own player takes the place of a level ("level:8"). */
bool players_is_level(const GamePlayer *own);

/* Whether it names a person, for whom there is no player to be made. */
bool players_is_human(const PlayerSpec *spec);

/* A player for player_free; never for a human. The same spec and seed play
 * the same moves. */
Player *players_new(const PlayerSpec *spec, const Game *game,
                    const GameConfig *config, uint64_t seed);

/* Simulations it makes for a move; 0 if it does not search. */
int64_t players_simulations(const PlayerSpec *spec, const Game *game);

enum { PLAYERS_BEST = GAME_LEVELS + 1 };
/* What a level of a game is made of: 1..GAME_LEVELS or PLAYERS_BEST. */
const GameLevel *players_level(const Game *game, int level);

/* One entry of the list people are shown: every level stands for itself. */
typedef struct PlayerEntry {
    char name[24]; /* "mcts:N" where a number is to be chosen */
    PlayerSpec spec;
} PlayerEntry;

enum { PLAYERS_ENTRIES = 24 };

/* All players of a game; returns how many. */
int players_list(const Game *game, PlayerEntry *out);
/* Says in one line what an entry is, in this game. */
void players_describe(const PlayerEntry *entry, const Game *game, Lang lang,
                      Text *out);

#endif
