/* player.h: the Player table. It is all that the rest of joute knows of a
 * player.
 *
 * A player is told of every step of a game and asked for moves. It sees only
 * the view of its seat. With the same seed it always plays the same. */
#ifndef JOUTE_PLAYER_H
#define JOUTE_PLAYER_H

#include <stdatomic.h>

#include "core/config.h"
#include "joute/game.h"

enum {
    PLAYER_LINE = 8,    /* the most moves of a line that is reported */
    PLAYER_OTHERS = 24, /* the most moves reported besides the best one */
};

/* A move in the line of a search, and the seat that would make it. */
typedef struct PlayerMove {
    Seat seat;
    Move move;
} PlayerMove;

/* How far a search has come. */
typedef struct Progress {
    uint64_t done, goal; /* in simulations */
    double value;        /* the expected utility of the seat, -1..1 */
    bool is_exact;       /* the values are those of the best play of all */
    int line_count;
    /* What the player would play and what it expects after that, up to the
     * first move that is drawn or hidden. It is empty if the player does not
     * look ahead. */
    PlayerMove line[PLAYER_LINE];
    int other_count;
    /* The other moves at which the search looked most, and the seat's utility
     * after each. */
    struct {
        Move move;
        double value;
    } others[PLAYER_OTHERS];
} Progress;

/* One choice that is being thought about. It belongs to the caller who asks.
 * Any thread may set is_stopped; the player then answers within 10 ms. report
 * is called on the thread that thinks, about 20 times a second and once at the
 * end. If report is NULL, nothing is reported. */
typedef struct Thinking {
    atomic_bool is_stopped;
    void (*report)(const Progress *progress, void *context);
    void *context;
} Thinking;

/* True if the player should stop; thinking may be NULL. */
static inline bool thinking_is_stopped(const Thinking *thinking)
{
    return thinking &&
           atomic_load_explicit(&thinking->is_stopped, memory_order_relaxed);
}

/* Why a player gave no move. */
typedef struct PlayerFault {
    bool is_invalid; /* it gave an answer that is no legal move; if false, it
                        cannot go on or resigns */
    bool has_resigned;
    bool is_of_machine; /* the machine failed, not the player */
    const char *answer; /* its words; valid until it is asked again */
} PlayerFault;

/* What differs between kinds of players. All but choose may be NULL. */
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

/* The first member of every kind of player. */
struct Player {
    const PlayerTable *table;
    const Game *game;
    GameConfig config;
    int players;
    Rng rng; /* the source of everything random that the player does */
};

/* Fills the first member of a player. */
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

/* Says that a choice will be asked for. It is called on the thread that owns
 * the player; player_choose may be called on another one. */
static inline void player_begin(Player *player)
{
    if (player->table->begin) {
        player->table->begin(player);
    }
}

/* Asks for a legal move of a seat that is to act. view is the state as the seat
 * may know it; thinking may be NULL. Returns MOVE_NONE if the player has no
 * move to give or was stopped first; only players with player_fault do that. */
static inline Move player_choose(Player *player, const void *view, Seat seat,
                                 Thinking *thinking)
{
    return player->table->choose(player, view, seat, thinking);
}

/* Why the player gave no move; NULL for a kind of player that always gives
 * one. */
static inline const PlayerFault *player_fault(const Player *player)
{
    return player->table->fault ? player->table->fault(player) : NULL;
}

/* Appends one line that says what was wrong with the last answer, if anything
 * was. */
static inline void player_describe_fault(const Player *player, Lang lang,
                                         Text *out)
{
    if (player->table->describe_fault) {
        player->table->describe_fault(player, lang, out);
    }
}

/* Tells the player of one step, its own and those of chance included: the seats
 * that acted and their moves, MOVE_NONE for one that it may not see. A player
 * that is not told of a step only plays worse; but after an undo it must be
 * told to forget. */
static inline void player_observe(Player *player, SeatSet acted,
                                  const Move *moves)
{
    if (player->table->observe) {
        player->table->observe(player, acted, moves);
    }
}

/* Tells the player of one step from the whole state before it, and hides what
 * the seat may not see. */
void player_observe_step(Player *player, Seat seat, const void *before,
                         const Move *moves);

/* Says that the next position does not follow from the steps that the player
 * was told of, as when a new game begins. */
static inline void player_forget(Player *player)
{
    if (player->table->forget) {
        player->table->forget(player);
    }
}

/* Says that the game is over. */
static inline void player_finish(Player *player)
{
    if (player->table->finish) {
        player->table->finish(player);
    }
}

/* Frees a player, which may be NULL. */
static inline void player_free(Player *player)
{
    if (player && player->table->free) {
        player->table->free(player);
    }
}

/* On a small device, such as a phone, the player called best searches
 * PLAYER_SPARED times less, and so do hints. Levels play the same everywhere.
 * To be called before any player is made. */
enum { PLAYER_SPARED = 4 };
void player_spare(bool is_small);
bool player_is_sparing(void);

/* The line of a search on view, as texts: its first move and what it expects
 * after that. A redacted state cannot be played on, so in a game that hides
 * something the line is the first move alone. Returns the number of moves; out
 * has room for PLAYER_LINE. */
int player_line(const Game *game, const void *view, const Progress *progress,
                char (*out)[MOVE_TEXT]);

#endif
