/* guest.c: a bot of a tournament at a table of the page.
 *
 * The table's game may change while the bot thinks, so the guest then reads
 * only `seen`, its own copy of what the bot may know. */
#include "arena/guest.h"

#include <stdlib.h>

#include "arena/bot_player.h"
#include "base/mem.h"

/* A bot at a table. The first member makes a Player * a Guest *. */
typedef struct Guest {
    BotPlayer bot;
    Contestant who;
    MatchSettings settings;
    atomic_int late, faults;
    const Play *play; /* the table's game */
    Play seen; /* the bot's copy of the game, of which it uses only the position
                */
    int64_t invalid; /* how many moves were imposed on it */
    bool is_out;     /* it only passes until the end */
    void (*leave)(Player *guest);
} Guest;

/* What a fault costs, as in a match (play_take): the turn, all further turns,
 * or, for MOVE_NONE, the game. */
static Move punish(Guest *guest, const void *view, Seat seat)
{
    const PlayerFault *fault = &guest->bot.fault;
    const MatchSettings *settings = &guest->settings;
    if (fault->is_of_machine || !settings->rules->impose) {
        return MOVE_NONE;
    }
    if (fault->is_invalid && settings->is_imposed) {
        guest->is_out = ++guest->invalid == settings->out_after;
        return settings->rules->impose(view, seat, fault->answer);
    }
    guest->is_out = settings->players > 2;
    return guest->is_out ? settings->rules->impose(view, seat, NULL)
                         : MOVE_NONE;
}

static Move guest_choose(Player *player, const void *view, Seat seat,
                         Thinking *thinking)
{
    Guest *guest = (Guest *)player;
    BotPlayer *bot = &guest->bot;
    if (guest->is_out) {
        return guest->settings.rules->impose(view, seat, NULL);
    }
    game_copy(player->game, &guest->seen.state, view);
    bot->play = &guest->seen;
    bot_player_start(bot);
    Move move = bot_player_choose(player, view, seat, thinking);
    if (move == MOVE_NONE && !thinking_is_stopped(thinking)) {
        move = punish(guest, view, seat);
    }
    /* It must not use the machine while a person thinks. */
    if (bot->dialogue.process) {
        process_freeze(bot->dialogue.process);
    }
    return move;
}

static void guest_observe(Player *player, SeatSet acted, const Move *moves)
{
    Guest *guest = (Guest *)player;
    guest->bot.play = guest->play;
    bot_player_observe(player, acted, moves);
}

static void guest_leave(Player *player)
{
    ((Guest *)player)->leave(player);
}

static const PlayerTable guest_table = {
    .choose = guest_choose,
    .observe = guest_observe,
    .fault = bot_player_fault,
    .free = guest_leave,
};

Player *guest_new(const Contestant *who, const MatchSettings *settings,
                  const Play *play, Seat seat, void (*leave)(Player *guest))
{
    Guest *guest = mem_new(sizeof *guest);
    guest->settings = *settings;
    guest->play = play;
    guest->seen.game = play->game;
    guest->seen.config = play->config;
    guest->seen.players = play->players;
    guest->leave = leave;
    contestant_copy(&guest->who, who);
    bot_player_init(&guest->bot, &guest->settings, &guest->who, seat, 0);
    guest->bot.player.table = &guest_table;
    guest->bot.dialogue.late = &guest->late;
    guest->bot.dialogue.faults = &guest->faults;
    guest->bot.seat = seat;
    return &guest->bot.player;
}

void guest_free(Player *player)
{
    Guest *guest = (Guest *)player;
    bot_player_done(&guest->bot);
    contestant_done(&guest->who);
    free(guest);
}
