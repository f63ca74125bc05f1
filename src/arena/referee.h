/* referee.h: one game among players of all kinds, judged by the rules of the
 * game and of the protocol. */
#ifndef JOUTE_REFEREE_H
#define JOUTE_REFEREE_H

#include "arena/bot_player.h"
#include "arena/spawn.h"

/* Somebody who takes part. */
typedef struct MatchPlayer {
    int index; /* in the order of the match, from 0 */
    Player *player;
    BotPlayer *bot;                    /* the same, NULL: one of ours */
    char name[DIALOGUE_NAME_SIZE + 4]; /* unlike any other's */
} MatchPlayer;

typedef struct Referee {
    const MatchSettings *settings;
    MatchPlayer *seats[GAME_SEATS];
    int64_t number;        /* of the game, from 1 */
    Play play;             /* its names are those of the players */
    Rng rng;               /* of chance */
    SeatSet absent;        /* who has no program to play with */
    SeatSet is_match_lost; /* by these seats */
    bool is_stopped;       /* before the end of the game */
    Verdict failure; /* of the machine, that stopped it; code none: none */
    Verdicts *verdicts;
    size_t remarks[GAME_SEATS]; /* bytes that each has said in this game */
    Ticker ticker;              /* of the thread that plays */
    const SpawnCores *cores; /* for bots that think at the same time; may be */
    int64_t core;            /* NULL. Here they start, and here and on the   */
    int spread;              /* next ones they are when one thinks for long. */
    bool is_spread;
    int quick_steps; /* in a row since then that all answered at once */
} Referee;

/* A referee for the games of a match that the calling thread plays; verdicts
 * gets what it finds. */
void referee_init(Referee *referee, const MatchSettings *settings,
                  Verdicts *verdicts);
/* Frees what it holds, on that thread. */
void referee_done(Referee *referee);

/* Plays game number index, from 0, between the players in seats; those in
 * absent have lost it before it begins, or are out. Everything about it then
 * stands in play, valid until the next one. */
void referee_play(Referee *referee, int64_t index);

#endif
