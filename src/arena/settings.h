/* settings.h: the settings of a match: which game, how many games, the time for
 * them and the limits on the bots. */
#ifndef JOUTE_SETTINGS_H
#define JOUTE_SETTINGS_H

#include <stdatomic.h>

#include "arena/process.h"
#include "arena/verdict.h"
#include "core/play.h"
#include "joute/game.h"

enum {
    SETTINGS_PLIES = 5000, /* a game of more plies is stopped as too long */
    SETTINGS_READY_MS =
        10000, /* default limit from a bot's start to its "ready" */
    SETTINGS_LEAVE_MS = 2000, /* the limit from "bye" to a bot's end */
    SETTINGS_GRACE_MS = 50,   /* an answer may be late by this much ... */
    SETTINGS_GRACES = 3,      /* ... this many times in a match */
    SETTINGS_BLOCK = 20,      /* the most games that one process plays */
    SETTINGS_STARTS = 3, /* this many crashed starts in a row end a match */
};

/* What the threads of a match share and never change while it is played. */
typedef struct MatchSettings {
    const Game *game;
    GameConfig config;
    int players;
    const GameReferee *rules;
    int64_t games, seed, max_plies;
    int64_t clock_ms, inc_ms, move_ms; /* clock_ms is 0 without a clock */
    int64_t patience_ms;               /* how much longer than usual an answer
                                          may wait for a core; 0 in a match */
    int64_t ready_ms; /* time limit from a bot's start to its "ready" */
    Lang lang; /* language of the reports of failures of the machine; verdicts
                  are in both languages */
    bool is_clock_of_match; /* the clock is for the whole match, not for each
                               game */
    bool is_simultaneous;   /* all choose at the same time */
    bool is_swapped;        /* the seats rotate from game to game */
    bool is_imposed;        /* an invalid answer costs the turn, not the game */
    int64_t out_after; /* if is_imposed: this many invalid answers put a player
                          out of the game; 0 if no number does */
    const void *start; /* the state in which every game begins, or NULL */
    bool has_sandbox;
    ProcessLimits limits;
    int jobs;
    int beside; /* how many matches this program plays at the same time, this
                   one included; they share its memory. 0 counts as 1 */
    int starts; /* this many crashed starts of a bot in a row end the match */
    int errors_to; /* if there is no log, a descriptor for the bots' standard
                      error; otherwise -1 */
    const int *errors_of; /* a descriptor for each player's standard error; NULL
                             to use errors_to */
    const char *save_to, *log_to; /* folders; NULL to write nothing */
    bool keeps_lines; /* the games' records keep what bots read and wrote */
    /* If not NULL, called with every finished game, counted from 0, on the
     * thread that played it. */
    void (*keep)(const Play *play, int64_t game, void *context);
    const atomic_bool *is_stopped; /* if not NULL, set to stop the match */
    /* If not NULL, called with every verdict on an answer, on the thread that
     * gives the verdict. Bots that fail are then examined more closely, which
     * takes time. */
    void (*witness)(const Play *play, Seat seat, const Verdict *verdict,
                    void *context);
    /* If not NULL, called about five times a second while we wait for a bot:
     * with what we wait for, how long already, how long at most, in which game
     * of its process (0 before the first), and for which of its answers. */
    void (*waiting)(const Phrase *what, int64_t ms, int64_t most_ms,
                    int64_t game, int64_t answer, void *context);
    FILE *dialogue_to; /* if not NULL, the lines to and from the bots are
                          written here at once; log_to must then be NULL */
    void *context;
} MatchSettings;

/* The usual settings: one game, with the times that the game gives. */
void settings_init(MatchSettings *settings, const Game *game,
                   const GameConfig *config);

/* Gives each of this number of bots its share of the memory of this program.
 * Otherwise a bot that takes too much could make the machine kill another
 * bot. */
void settings_share_memory(MatchSettings *settings, int bots);

static inline bool settings_is_stopped(const MatchSettings *settings)
{
    return settings->is_stopped && atomic_load(settings->is_stopped);
}

/* True if bots could help each other by talking: one of them knows something
 * that another must not, or two play together against a third. */
static inline bool settings_has_secrets(const MatchSettings *settings)
{
    return settings->players > 2 || settings->game->redact;
}

/* Returns how many games form a group. If seats rotate, it is the number of
 * players, so that everybody sits on every seat once; otherwise 1. */
static inline int settings_group(const MatchSettings *settings)
{
    return settings->is_swapped ? settings->players : 1;
}

/* Returns how many games one process plays: all of them, or whole groups. */
int64_t settings_block(const MatchSettings *settings);

/* Returns the seed of a game, counted from 0. It follows from the match's seed,
 * but reveals nothing about that seed or about the other games. The games of a
 * group share a seed and so have the same start. In a game with hidden cards
 * each game has its own seed: otherwise a player would play against a hand that
 * he has held himself. */
int64_t settings_game_seed(const MatchSettings *settings, int64_t game);
/* Returns the seed of one player's random choices in a block; it is derived in
 * the same way. */
int64_t settings_player_seed(const MatchSettings *settings, int player,
                             int64_t block);

/* Returns the player who sits on a seat in a game, both counted from 0. */
int settings_player_at(const MatchSettings *settings, int64_t game, Seat seat);
/* Returns the seat of a player in a game. */
Seat settings_seat_of(const MatchSettings *settings, int64_t game, int player);

#endif
