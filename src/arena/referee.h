/* referee.h: one game among players of all kinds, judged by the rules of the
 * game and of the protocol. */
#ifndef JOUTE_REFEREE_H
#define JOUTE_REFEREE_H

#include "arena/dialogue.h"
#include "core/player.h"
#include "core/record.h"

/* Somebody who takes part: a computer player of ours or a bot. */
typedef struct MatchPlayer {
    int player;       /* in the order of the match, from 0 */
    Player *computer; /* NULL: a bot */
    Dialogue bot;
    char name[DIALOGUE_NAME_SIZE + 4]; /* unlike any other's */
} MatchPlayer;

typedef struct Referee {
    const MatchSettings *settings;
    MatchPlayer *seats[GAME_SEATS];
    int64_t number;        /* of the game, from 1 */
    Match match;           /* its names are the sides' */
    Rng rng;               /* of chance */
    SeatSet absent;        /* who has no program to play with */
    SeatSet out;           /* who only passes, up to the end */
    SeatSet is_match_lost; /* by these seats */
    int faults[GAME_SEATS];
    Verdicts *verdicts;
    int64_t questions; /* put to bots, in all games */
    bool keeps_comments;
} Referee;

void referee_init(Referee *referee, const MatchSettings *settings,
                  Verdicts *verdicts);
void referee_done(Referee *referee);

/* Plays game number index, from 0, between the sides in seats; those in
 * absent have lost it before it begins, or are out. Everything about it then
 * stands in match, valid until the next one. */
void referee_play(Referee *referee, int64_t index);

/* How it ended: for each seat the seats it beat less those it lost to. */
void referee_balance(const Referee *referee, int *out);

#endif
