/* player.h: the Player table, all that the rest of joute knows of a player.
 *
 * A player is told of every step of a game and asked for moves. It sees only
 * the view of its seat, and for a given seed it always plays the same. */
#ifndef JOUTE_PLAYER_H
#define JOUTE_PLAYER_H

#include <stdatomic.h>

#include "core/config.h"
#include "joute/game.h"

enum { PLAYER_LINE = 8 }; /* most moves of a reported line */

typedef struct PlayerMove {
    Seat seat;
    Move move;
} PlayerMove;

/* How far a search has come. */
typedef struct Progress {
    uint64_t done, goal; /* simulations */
    double value;        /* expected utility of the seat, -1..1 */
    int line_count;
    /* What it would play and what it expects after that, up to the first
     * chance or hidden move; empty for players that do not look ahead. */
    PlayerMove line[PLAYER_LINE];
} Progress;

/* One choice being thought about. Whoever asks holds it; any thread may set
 * is_stopped, and the player then answers within 10 ms. Reports come on the
 * thread that thinks, some 20 a second and one at the end. Zeroed: no
 * reports. */
typedef struct Thinking {
    atomic_bool is_stopped;
    void (*report)(const Progress *progress, void *context);
    void *context;
} Thinking;

/* For players; thinking may be NULL. */
static inline bool thinking_is_stopped(const Thinking *thinking)
{
    return thinking &&
           atomic_load_explicit(&thinking->is_stopped, memory_order_relaxed);
}

/* Why a player gave no move. */
typedef struct PlayerFault {
    bool is_invalid;    /* it answered, but no legal move; else it cannot go
                           on, or resigns */
    const char *answer; /* what it said; valid until it is asked again */
} PlayerFault;

/* What kinds of players differ in; each but choose may be NULL. */
typedef struct PlayerTable {
    void (*begin)(Player *player);
    Move (*choose)(Player *player, const void *view, Seat seat,
                   Thinking *thinking);
    const PlayerFault *(*fault)(const Player *player);
    void (*describe_fault)(const Player *player, Lang lang, Text *out);
    void (*observe)(Player *player, SeatSet acted, const Move *moves);
    void (*forget)(Player *player);
    void (*finish)(Player *player);
    void (*free)(Player *player);
} PlayerTable;

/* The first member of every player. */
struct Player {
    const PlayerTable *table;
    const Game *game;
    GameConfig config;
    int players;
    Rng rng; /* all its chance */
};

static inline void player_init(Player *player, const PlayerTable *table,
                               const Game *game, const GameConfig *config,
                               uint64_t seed)
{
    player->table = table;
    player->game = game;
    player->config = *config;
    player->players = config_players(game, config);
    rng_seed(&player->rng, seed);
}

/* A choice is about to be asked for. On the thread that owns the player, while
 * player_choose may be called on another one. */
static inline void player_begin(Player *player)
{
    if (player->table->begin) {
        player->table->begin(player);
    }
}

/* A legal move of seat, which is to act in view: the state after
 * redact(state, seat), or the state in a game that hides nothing. thinking
 * may be NULL. MOVE_NONE if it has none to give, or was stopped first: only
 * players with player_fault do that. */
static inline Move player_choose(Player *player, const void *view, Seat seat,
                                 Thinking *thinking)
{
    return player->table->choose(player, view, seat, thinking);
}

/* Why it gave no move; NULL of a player who always gives one. */
static inline const PlayerFault *player_fault(const Player *player)
{
    return player->table->fault ? player->table->fault(player) : NULL;
}

/* Says what was wrong with its last answer, if anything, in a line. */
static inline void player_describe_fault(const Player *player, Lang lang,
                                         Text *out)
{
    if (player->table->describe_fault) {
        player->table->describe_fault(player, lang, out);
    }
}

/* Tells of one step, the player's own and those of chance too: who acted and
 * each one's move, MOVE_NONE where the player may not see it. Steps left
 * untold cost strength only; a step back must be told by player_forget. */
static inline void player_observe(Player *player, SeatSet acted,
                                  const Move *moves)
{
    if (player->table->observe) {
        player->table->observe(player, acted, moves);
    }
}

/* The same from the whole state before the step: hides what seat may not
 * see. */
void player_observe_step(Player *player, Seat seat, const void *before,
                         const Move *moves);

/* A new game, or one that does not go on from what was told. */
static inline void player_forget(Player *player)
{
    if (player->table->forget) {
        player->table->forget(player);
    }
}

/* The game at whose match it sits is over. */
static inline void player_finish(Player *player)
{
    if (player->table->finish) {
        player->table->finish(player);
    }
}

/* NULL is fine. */
static inline void player_free(Player *player)
{
    if (player && player->table->free) {
        player->table->free(player);
    }
}

/* The line of a search that was made on view, as texts: its first move and
 * what it expects after that. A redacted state cannot be played on, so of a
 * game that hides something it is the first move alone. Returns how many there
 * are; out has room for PLAYER_LINE. */
int player_line(const Game *game, const void *view, const Progress *progress,
                char (*out)[MOVE_TEXT]);

#endif
