/* internal.h: the state of trolls, and what the files of this folder share. */
#ifndef JOUTE_TROLLS_INTERNAL_H
#define JOUTE_TROLLS_INTERNAL_H

#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "core/player.h"
#include "games/trolls/solution.h"
#include "joute/game.h"

enum {
    TROLLS_CELLS = 101,   /* the cells of the longest path */
    TROLLS_STONES = 1000, /* the largest stock, which is also the most turns */
};

/* The indices of the options. */
enum { CELLS, STONES };

typedef enum TrollsEnd { END_NONE, END_CASTLE, END_OUT_OF_STONES } TrollsEnd;

/* The state. The left castle, of player 0, is cell 0; the right one is cell
 * cells - 1. */
typedef struct Trolls {
    uint16_t stock[2];
    uint16_t turns;  /* the number of turns played */
    uint16_t stones; /* the options of the game */
    uint8_t cells;
    uint8_t troll;
    uint8_t end; /* a TrollsEnd */
    uint8_t unused;
    uint16_t throws[TROLLS_STONES][2];
} Trolls;

/* rules.c */
/* Copies the options of a game into its state. */
void trolls_take_options(Trolls *s, const GameConfig *config);
/* The troll's step, -1, 0 or 1, when these numbers of stones are thrown. */
int trolls_step(int left, int right);
/* The cell to which the stones that are left in the stocks push a troll from
 * this cell. */
int trolls_push(const Trolls *s, int cell);
/* The cell where the troll began. If a castle stopped a push, several cells are
 * possible; then it is the one nearest to the middle. -1 if no start fits the
 * throws. */
int trolls_find_start(const Trolls *s);
/* Sets up the start of a game; nothing in it is random. */
void trolls_setup(void *state, const GameConfig *config, Rng *rng);
/* The seats to act: both, or none once the game is over. */
SeatSet trolls_to_act(const void *state);
/* Lists the legal moves of a seat that is to act. */
void trolls_moves(const void *state, Seat seat, MoveList *out);
/* Counts the moves that trolls_moves lists, without listing them. */
int trolls_count_moves(const void *state, Seat seat);
/* Draws one of the moves that trolls_moves lists, each equally likely. */
Move trolls_random_move(const void *state, Seat seat, Rng *rng);
/* Plays the throws of both players. */
void trolls_apply(void *state, const Move *moves);
/* The kinds of events of a step (Event.what), each with the meaning of its
 * values. */
typedef enum TrollsEvent {
    EVENT_THROW, /* stones thrown, stones left */
    EVENT_TROLL, /* from, to, 1 if it came to the gate of a castle */
    EVENT_EMPTY,
    EVENT_PUSH,   /* stones, from, to */
    EVENT_CASTLE, /* the player is the owner of the castle that the troll is
                     in */
    EVENT_OVER, /* 1 if a castle decided, 1 if the troll is in it; the player is
                   the loser */
} TrollsEvent;
/* Plays the throws as trolls_apply does, and tells their events. */
void trolls_play(void *state, const Move *moves, EventList *out);
/* Says who has won a game that is over, and why. */
void trolls_outcome(const void *state, Outcome *out);
/* The number of bytes in use, from the start of the state. */
size_t trolls_used(const void *state);

/* notation.c */
/* Writes a move; trolls has one notation. */
void trolls_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out);
/* Reads a move. It need not be legal. */
bool trolls_parse_move(const void *state, Seat seat, const char *text,
                       Move *out);

/* refuse.c */
/* Says why a move that could be read is not legal. */
void trolls_explain_illegal(const void *state, Seat seat, Move move,
                            Error *err);
/* Lists moves that a person might try, and why they are not legal. */
void trolls_refused(const void *state, Seat seat, Lang lang, RefusalList *out);

/* json.c */
/* Writes the members of a state as JSON. */
void trolls_write_state(const void *state, JsonWriter *out);
/* Reads a state, and checks that a game can lead to it. */
bool trolls_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err);

/* draw.c */
/* Draws the board as text. */
void trolls_draw(const void *state, const Drawing *how, Canvas *out);

/* choose.c */
/* Divides a move into the parts that a person picks: there is one. */
int trolls_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out);
/* Says what is to be chosen: how many stones, with the range. */
void trolls_ask(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out);
/* Says what a move would do, before it is made. */
void trolls_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out);

/* face.c */
extern const GameTelling trolls_telling;
extern const GameFace trolls_face;

/* evaluate.c */
/* Estimates how good a state is for a seat, from -1000 (lost) to 1000 (won). */
int trolls_evaluate(const void *state, Seat seat);

/* solver.c */
/* Up to this many stones, solving takes less time than reading a file. */
enum { TROLLS_QUICK = 60 };
/* Up to this many stones, a state can be solved while somebody waits: it takes
 * at most 0.3 s on any path. */
enum { TROLLS_BRIEF = 100 };
extern const GameSolver trolls_solver;
/* Returns a solution for these stocks. If it took long to compute, it is kept
 * in the cache folder. */
TrollsSolution *trolls_solution_for(int cells, int stones, TrollsWatch *watch,
                                    void *context, Error *err);

/* players.c */
/* With more stones than this, players do not solve the game, which takes 1.5 s
 * at this limit. */
enum { TROLLS_SOLVED = 200 };
extern const GamePlayer trolls_players[];
/* Makes the player "equilibrium". */
Player *trolls_fair_new(const Game *game, const GameConfig *config,
                        uint64_t seed);
/* Returns a solution. If there is none, the player cannot play, and the program
 * ends. */
TrollsSolution *trolls_solution_or_die(int cells, int stones);
/* Draws a throw from a list of probabilities. */
int trolls_draw_throw(Rng *rng, const double *shares, int count);
/* Reports the choice and the value of the state, if somebody listens. */
void trolls_report(Thinking *thinking, Seat seat, int stones, double value);

/* Writes the equilibrium of a state in one line (review.c). */
void trolls_advise(const void *state, Seat seat, Lang lang, Text *out);
/* Reviews a game turn by turn: the value of each throw. */
bool trolls_review(const GameRun *run, const Play *play, Text *out, Error *err);
/* Says how a player throws over many games. */
void trolls_habits(const void *const *ends, const Seat *seats, int count,
                   Lang lang, Text *out);

/* levels.c */
/* Makes a player of a level, 1 to 8. */
Player *trolls_level_new(const Game *game, const GameConfig *config,
                         uint64_t seed, int level);
/* Finds how a player of a level throws: the probability of each throw, throw 1
 * at index 0, up to the seat's stock. Valid until the next call. */
const double *trolls_level_shares(Player *player, const Trolls *s, Seat seat);

/* champion.c */
/* Makes the player "best". */
Player *trolls_champion_new(const Game *game, const GameConfig *config,
                            uint64_t seed);

/* trolls.c */
extern const Game trolls_game;

/* numbers.c */
extern const GameNumbers trolls_numbers;

#endif
