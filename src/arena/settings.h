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
        10000, /* the usual time from a bot's start to its "ready" */
    SETTINGS_LEAVE_MS = 2000, /* the time from "bye" to its end */
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
    int64_t ready_ms;                  /* from a bot's start to its "ready" */
    Lang lang; /* for failures of the machine; verdicts are in both languages */
    bool is_clock_of_match; /* one clock for the match, not one a game */
    bool is_simultaneous;   /* all choose at the same time */
    bool is_swapped;        /* the seats rotate from game to game */
    bool is_imposed;        /* an invalid answer costs the turn, not the game */
    int64_t out_after; /* invalid answers in a game, where they only cost the
                          turn, that put a player out; 0 if none do */
    const void *start; /* the state in which every game begins, or NULL */
    bool has_sandbox;
    ProcessLimits limits;
    int jobs;
    int beside;    /* matches that this program plays at the same time, this one
                      included: they share its memory; 0 counts as 1 */
    int starts;    /* crashed starts of a bot in a row that end a match */
    int errors_to; /* a descriptor for the bots' standard error if there is no
                      log; -1 if there is none */
    const int *errors_of; /* one such descriptor for each player; NULL to use
                             errors_to */
    const char *save_to, *log_to; /* folders; NULL to write nothing */
    bool keeps_lines; /* games are kept with what bots read and wrote */
    /* If not NULL, called with every finished game, counted from 0, on the
     * thread that played it. */
    void (*keep)(const Play *play, int64_t game, void *context);
    const atomic_bool *is_stopped; /* if not NULL, set to stop the match */
    /* If not NULL, called with every verdict on an answer, on the thread that
     * gave it; and bots that fail are examined more closely, which takes
     * time. */
    void (*witness)(const Play *play, Seat seat, const Verdict *verdict,
                    void *context);
    /* If not NULL, called about five times a second while a bot is waited for:
     * what is waited for, how long already and how long at most, in which game
     * of its process, 0 before the first, and for which answer of it. */
    void (*waiting)(const Phrase *what, int64_t ms, int64_t most_ms,
                    int64_t game, int64_t answer, void *context);
    FILE *dialogue_to; /* if not NULL, gets what is said to the bots and by them
                          at once; excludes log_to */
    void *context;
} MatchSettings;

/* The usual settings: one game, with the times that the game gives. */
void settings_init(MatchSettings *settings, const Game *game,
                   const GameConfig *config);

static inline bool settings_is_stopped(const MatchSettings *settings)
{
    return settings->is_stopped && atomic_load(settings->is_stopped);
}

/* True if a bot could help another one by telling it something: what that one
 * must not know, or what both do to a third. */
static inline bool settings_has_secrets(const MatchSettings *settings)
{
    return settings->players > 2 || settings->game->redact;
}

/* Returns how many games form a group: one for each player if seats rotate,
 * so that everybody sits on every seat once; otherwise 1. */
static inline int settings_group(const MatchSettings *settings)
{
    return settings->is_swapped ? settings->players : 1;
}

/* Returns how many games one process plays: all of them, or whole groups. */
int64_t settings_block(const MatchSettings *settings);

/* Returns the seed of a game, counted from 0. It is derived from the match's
 * seed, but reveals nothing about that seed or the other games. The games of a
 * group share a seed, hence the same start, unless the game has hidden cards: a
 * player who has held a hand would then play against it. */
int64_t settings_game_seed(const MatchSettings *settings, int64_t game);
/* Returns the seed for a player's own chance in a block, derived in the same
 * way. */
int64_t settings_player_seed(const MatchSettings *settings, int player,
                             int64_t block);

/* Returns the player who sits on a seat in a game, both counted from 0. */
int settings_player_at(const MatchSettings *settings, int64_t game, Seat seat);
/* Returns the seat of a player in a game. */
Seat settings_seat_of(const MatchSettings *settings, int64_t game, int player);

#endif
