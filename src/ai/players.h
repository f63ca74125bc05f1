/* players.h: the one place that knows players by name:
 *
 *     human   random   greedy   mcts:1000   level:1 .. level:8   best
 *
 * and the players that a game brings itself (GameAi.players). */
#ifndef JOUTE_PLAYERS_H
#define JOUTE_PLAYERS_H

#include "base/error.h"
#include "base/text.h"
#include "core/player.h"

enum { PLAYERS_SIMULATIONS_MAX = 10000000 };

typedef struct PlayerKind PlayerKind;

/* A parsed player name. */
typedef struct PlayerSpec {
    const PlayerKind *kind;
    int64_t number;        /* the number after the colon, or 0 */
    const GamePlayer *own; /* the game's own player, or NULL */
} PlayerSpec;

/* A kind of player: how to name one and how to make one. */
struct PlayerKind {
    const char *name;      /* "mcts" */
    const char *parameter; /* "N" of mcts:N, or NULL */
    int64_t min, max;      /* bounds of the parameter */
    Phrase help;           /* what it is, in one line */
    /* If not NULL, writes the help where it depends on the number or the game.
     * If NULL, help is used, or that of the game's own player. */
    void (*describe)(const PlayerSpec *spec, const Game *game, Lang lang,
                     Text *out);
    /* NULL for a human, whom the program asks itself. */
    Player *(*make)(const PlayerSpec *spec, const Game *game,
                    const GameConfig *config, uint64_t seed);
};

/* Reads the name of a player of game or, if game is NULL, of one that every
 * game has. If it returns false, out is unchanged, and err says what is wrong
 * and which names exist. */
bool players_parse(const char *text, const Game *game, PlayerSpec *out,
                   Error *err);

/* Writes the name of a spec: "mcts:1000". */
void players_write(const PlayerSpec *spec, Text *out);

/* Returns true if a game's own player replaces a level ("level:8"). */
bool players_is_level(const GamePlayer *own);

/* Returns true for a person, for whom no Player is made. */
bool players_is_human(const PlayerSpec *spec);

/* Makes a player, which player_free frees; not for a human. The same spec and
 * seed play the same moves. */
Player *players_new(const PlayerSpec *spec, const Game *game,
                    const GameConfig *config, uint64_t seed);

/* Returns how many simulations it makes for a move; 0 if it does not search. */
int64_t players_simulations(const PlayerSpec *spec, const Game *game);

/* Names the search that judges positions of a game: with its net if it has one.
 * out has room for PLAYERS_NAME. */
enum { PLAYERS_NAME = 24 };
void players_judge(const Game *game, int simulations, char *out);

enum { PLAYERS_BEST = GAME_LEVELS + 1 };
/* Returns the strength of a level of a game: 1..GAME_LEVELS or PLAYERS_BEST. */
GameLevel players_level(const Game *game, int level);
/* True if the player searches less because the device is small. */
bool players_is_spared(const PlayerSpec *spec, const Game *game);

/* One entry of the list that people see; every level has its own entry. */
typedef struct PlayerEntry {
    char name[PLAYERS_NAME]; /* "mcts:N" if a number is to be chosen */
    PlayerSpec spec;
} PlayerEntry;

enum { PLAYERS_ENTRIES = 24 };

/* Lists all players of a game; returns how many. */
int players_list(const Game *game, PlayerEntry *out);
/* Returns the Elo rating of a level or of the best player (GameAi.elo); 0 if it
 * was not measured. */
int players_elo(const PlayerEntry *entry, const Game *game);

/* Says in one line what an entry is, in this game. */
void players_describe(const PlayerEntry *entry, const Game *game, Lang lang,
                      Text *out);

#endif
