/* referee.h: plays one game among players of all kinds and judges it by the
 * rules of the game and of the protocol. */
#ifndef JOUTE_REFEREE_H
#define JOUTE_REFEREE_H

#include "arena/bot_player.h"
#include "arena/spawn.h"

/* A player of a match. */
typedef struct MatchPlayer {
    int index; /* in the order of the match, from 0 */
    Player *player;
    BotPlayer *bot; /* the same as `player` if it is a bot; NULL for one of our
                       own players */
    char name[DIALOGUE_NAME_SIZE + 4]; /* the player's name, which differs from
                                          all others in the match */
} MatchPlayer;

/* The referee of one thread; it is used for one game after another. */
typedef struct Referee {
    const MatchSettings *settings;
    MatchPlayer *seats[GAME_SEATS];
    int64_t number;        /* the number of the game, from 1 */
    Play play;             /* uses the names of `seats` */
    Rng rng;               /* for chance */
    SeatSet absent;        /* seats whose bot has no running process */
    SeatSet is_match_lost; /* players that have lost the match */
    bool is_stopped;       /* the game was stopped before its end */
    Verdict failure; /* the machine's failure that stopped it; VERDICT_NONE if
                        none did */
    Verdicts *verdicts;
    size_t remarks[GAME_SEATS]; /* bytes that each bot has said in this game */
    Ticker ticker;              /* belongs to the thread that plays */
    const SpawnCores *cores; /* for bots that think at the same time, or NULL */
    int64_t core;            /* the core on which the bots start */
    int spread; /* how many cores, beginning with `core`, the bots use while one
                   of them thinks for long */
    bool is_spread;
    int quick_steps; /* steps in a row in which all answered at once, counted
                        while is_spread */
} Referee;

/* Prepares a referee for the games of a match that the calling thread plays.
 * Verdicts are added to `verdicts`. */
void referee_init(Referee *referee, const MatchSettings *settings,
                  Verdicts *verdicts);
/* Frees what the referee holds. Call it on the same thread. */
void referee_done(Referee *referee);

/* Plays game number `index`, counted from 0, between the players in `seats`.
 * Players whose bots are in `absent` lose the game before it begins, or are
 * out. `play` holds the game until the next call of this function. */
void referee_play(Referee *referee, int64_t index);

#endif
