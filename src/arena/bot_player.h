/* bot_player.h: lets a bot's process act as a Player. The bot is asked when it
 * is its turn and told of every move, under the protocol's rules about time and
 * faults. The referee of a match and `joute play` both seat it in a Play. */
#ifndef JOUTE_BOT_PLAYER_H
#define JOUTE_BOT_PLAYER_H

#include "arena/dialogue.h"
#include "core/play.h"

/* A bot at a seat. The members from has_seen to answers are about one question
 * and are reset for the next; questions and moves count over all games. */
typedef struct BotPlayer {
    Player player;
    const MatchSettings *settings;
    Dialogue dialogue;
    const Play *play; /* the game in which it sits */
    Seat seat;
    bool has_seen;     /* it has been sent the view for the next question */
    bool is_asked;     /* it has been asked for its move of the present step */
    bool is_settled;   /* that question has got an answer or a verdict */
    int answers;       /* earlier answers to the same question */
    int64_t questions; /* questions put to it, in all games */
    int64_t moves;     /* legal moves that it answered */
    BotAnswer answer;
    bool has_resigned;
    Verdict verdict; /* the verdict of its last turn */
    PlayerFault fault;
} BotPlayer;

/* Prepares a bot for a match between programs; player is its index in the
 * match. dialogue_start starts its process. settings and who are borrowed. */
void bot_player_init(BotPlayer *bot, const MatchSettings *settings,
                     const Contestant *who, int player, int64_t block);
void bot_player_done(BotPlayer *bot);

/* Seats the bot in `play`, the game with this number. If its process runs, it
 * is told that the game starts. */
void bot_player_sit(BotPlayer *bot, const Play *play, int64_t number,
                    Seat seat);

/* Asks it for its move, unless it was asked already. All bots that choose at
 * the same time are asked before player_choose waits for one of them. */
void bot_player_ask(BotPlayer *bot);

/* Waits for its answer, at the latest until the given time. Returns true once
 * there is an answer or a verdict. */
bool bot_player_wait(BotPlayer *bot, uint64_t until);

/* Returns the move that the bot answered. If the move is not legal, it returns
 * MOVE_NONE and sets a verdict. player_choose calls this, and asks again where
 * the game allows it. */
Move bot_player_judge(BotPlayer *bot);

/* Tells the bot how the game with this number has ended. */
void bot_player_tell_end(BotPlayer *bot, int64_t number);

/* Makes the bot ready for a question of its only game: starts its process and
 * tells it that the game starts, unless the process runs. */
void bot_player_start(BotPlayer *bot);

/* The functions that all tables of players around a BotPlayer share. */
Move bot_player_choose(Player *player, const void *view, Seat seat,
                       Thinking *thinking);
void bot_player_observe(Player *player, SeatSet acted, const Move *moves);
const PlayerFault *bot_player_fault(const Player *player);

/* Returns true if a player's name means a program: "cmd:...", "py:...", a path
 * with a '/' or a Python file. */
bool bot_player_is_named(const char *spec);

/* Returns true if the program that `spec` names can be started here, as far as
 * can be told without starting it. */
bool bot_player_check(const char *spec, const Game *game, bool has_sandbox,
                      Error *err);

/* Makes a Player for one seat of `joute play` from a program that
 * bot_player_check has accepted. player_begin starts the process, which is
 * killed when the thread that called player_begin ends. player_forget ends the
 * process too, because the protocol has no line that takes a step back.
 * player_free frees the player. */
Player *bot_player_new(const char *spec, const Play *play, Seat seat,
                       int64_t seed, bool has_sandbox, Lang lang);

#endif
