/* bot_player.h: a bot as a Player: asked when it is its turn, told of every
 * move, by the protocol's rules of time and faults. The referee of a match and
 * joute play both seat it at a Play. */
#ifndef JOUTE_BOT_PLAYER_H
#define JOUTE_BOT_PLAYER_H

#include "arena/dialogue.h"
#include "core/play.h"

typedef struct BotPlayer {
    Player player;
    const MatchSettings *settings;
    Dialogue dialogue;
    const Play *play; /* where it sits */
    Seat seat;
    bool has_seen;     /* the view of the coming question */
    bool is_asked;     /* about the step that is not yet played */
    bool is_settled;   /* that question has an answer or a verdict */
    int answers;       /* to it, those before the present one */
    int64_t questions; /* put to it, in all games */
    int64_t moves;     /* legal ones that it answered */
    BotAnswer answer;
    bool has_resigned;
    Verdict verdict; /* of its last turn */
    PlayerFault fault;
} BotPlayer;

/* A bot for a match between programs; player is its place in the order of the
 * match. It does not run yet: dialogue_start starts it. settings and who are
 * lent. */
void bot_player_init(BotPlayer *bot, const MatchSettings *settings,
                     const Contestant *who, int player, int64_t block);
void bot_player_done(BotPlayer *bot);

/* Sits down at play, in whose game of that number it then plays: tells a
 * process that runs of the start. */
void bot_player_sit(BotPlayer *bot, const Play *play, int64_t number,
                    Seat seat);

/* Puts the question for its move, if it is not put yet; bots that choose at
 * the same time are all asked before player_choose waits for one. */
void bot_player_ask(BotPlayer *bot);

/* Waits for its answer, not longer than until; true once there is one, or a
 * verdict. */
bool bot_player_wait(BotPlayer *bot, uint64_t until);

/* The move that was answered; MOVE_NONE, with a verdict, if it is not legal.
 * player_choose does this, and asks again where the game allows it. */
Move bot_player_judge(BotPlayer *bot);

/* Tells it how the game of its match, that of this number, has ended. */
void bot_player_tell_end(BotPlayer *bot, int64_t number);

/* Whether a player's name is that of a program: "cmd:...", "py:...", a path
 * with a '/' or a Python file. */
bool bot_player_is_named(const char *spec);

/* Whether such a program can be started here, so far as can be told. */
bool bot_player_check(const char *spec, const Game *game, bool has_sandbox,
                      Error *err);

/* Such a program, which must have been checked, for one seat of play, as
 * joute play has it: player_begin starts it, on the thread with which it then
 * ends, and player_forget ends it, since there is no line that tells a bot of a
 * step back. player_free frees it. */
Player *bot_player_new(const char *spec, const Play *play, Seat seat,
                       int64_t seed, bool has_sandbox, Lang lang);

#endif
