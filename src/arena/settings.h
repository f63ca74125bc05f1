/* settings.h: the settings of a match: the game, how many, in what time, with
 * what limits on the bots. */
#ifndef JOUTE_SETTINGS_H
#define JOUTE_SETTINGS_H

#include <stdatomic.h>

#include "arena/process.h"
#include "arena/verdict.h"
#include "core/play.h"
#include "joute/game.h"

enum {
    SETTINGS_PLIES = 5000,     /* of a game, before it is stopped as too long */
    SETTINGS_READY_MS = 10000, /* from a bot's start to its "ready", usually */
    SETTINGS_LEAVE_MS = 2000,  /* from "bye" to its end */
    SETTINGS_GRACE_MS = 50,    /* an answer may be late by so much ... */
    SETTINGS_GRACES = 3,       /* ... so many times in a match */
    SETTINGS_BLOCK = 20,       /* games a process plays, at most */
    SETTINGS_STARTS = 3,       /* in a row that end a match */
};

typedef struct MatchSettings {
    const Game *game;
    GameConfig config;
    int players;
    const GameReferee *rules;
    int64_t games, seed, max_plies;
    int64_t clock_ms, inc_ms, move_ms; /* clock_ms 0: none */
    int64_t ready_ms;                  /* from a bot's start to its "ready" */
    Lang lang; /* of what the machine fails at; verdicts are in both */
    bool is_clock_of_match; /* else of each game */
    bool is_simultaneous;   /* all choose at the same time */
    bool is_swapped;        /* seats go round from game to game */
    bool is_imposed;        /* an invalid answer costs the turn, not the game */
    int64_t out_after; /* invalid answers in a game, where they only cost the
                          turn, that put a player out; 0 if none do */
    const void *start; /* where every game begins; NULL: set up anew */
    bool has_sandbox;
    ProcessLimits limits;
    int jobs;
    int beside;    /* matches that this program plays at the same time, this one
                      included: they share its memory; 0: one */
    int starts;    /* of a bot in a row, after crashes, that end a match */
    int errors_to; /* a descriptor for what bots write on standard error, if
                      there is no log; -1: none */
    const int *errors_of; /* the same, one for each player; NULL: errors_to */
    const char *save_to, *log_to; /* folders, or NULL */
    /* Called with every finished game, from 0, on the thread that played it;
     * NULL: nobody is. */
    void (*keep)(const Play *play, int64_t game, void *context);
    const atomic_bool *is_stopped; /* if not NULL, set to stop the match */
    /* Called with every verdict on an answer, where it was given; and bots
     * that fail are looked at closer, which takes time. NULL: neither. */
    void (*witness)(const Play *play, Seat seat, const Verdict *verdict,
                    void *context);
    /* Called while a bot is waited for, some five times a second: what for, how
     * long already and how long at most, in which game of its process, 0 before
     * the first, and for which answer of it. NULL: nobody is. */
    void (*waiting)(const Phrase *what, int64_t ms, int64_t most_ms,
                    int64_t game, int64_t answer, void *context);
    FILE *dialogue_to; /* what is said to the bots and by them, as it is said;
                          NULL: nowhere. Not beside log_to. */
    void *context;
} MatchSettings;

/* The usual settings: one game, with the times that the game gives. */
void settings_init(MatchSettings *settings, const Game *game,
                   const GameConfig *config);

static inline bool settings_is_stopped(const MatchSettings *settings)
{
    return settings->is_stopped && atomic_load(settings->is_stopped);
}

/* Games that come together: as many as there are players, so that everybody
 * sits everywhere once. */
static inline int settings_group(const MatchSettings *settings)
{
    return settings->is_swapped ? settings->players : 1;
}

/* Games that one process plays: all of them, or groups kept together. */
int64_t settings_block(const MatchSettings *settings);

/* The seed of a game, from 0, which follows from the match's seed, but from
 * which follows nothing else. The games of a group have the same seed, hence
 * the same start, unless the game has hidden cards: who has held a hand would
 * then play against it. */
int64_t settings_game_seed(const MatchSettings *settings, int64_t game);
/* The seed of a player's chance in a block, likewise. */
int64_t settings_player_seed(const MatchSettings *settings, int player,
                             int64_t block);

/* Who sits there in a game, from 0. */
int settings_player_at(const MatchSettings *settings, int64_t game, Seat seat);
/* Where somebody sits. */
Seat settings_seat_of(const MatchSettings *settings, int64_t game, int player);

#endif
