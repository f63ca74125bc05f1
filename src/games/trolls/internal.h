/* internal.h: the state of trolls, shared by the files of this folder. */
#ifndef JOUTE_TROLLS_INTERNAL_H
#define JOUTE_TROLLS_INTERNAL_H

#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "core/player.h"
#include "games/trolls/solution.h"
#include "joute/game.h"

enum {
    TROLLS_CELLS = 101,   /* longest path */
    TROLLS_STONES = 1000, /* largest stock, and so the most turns */
};

/* Indices of the options. */
enum { CELLS, STONES };

typedef enum TrollsEnd { END_NONE, END_CASTLE, END_OUT_OF_STONES } TrollsEnd;

/* The left castle, of player 0, is cell 0; the right one is cells - 1. */
typedef struct Trolls {
    uint16_t stock[2];
    uint16_t turns;  /* throws made */
    uint16_t stones; /* the options */
    uint8_t cells;
    uint8_t troll;
    uint8_t end; /* TrollsEnd */
    uint8_t unused;
    uint16_t throws[TROLLS_STONES][2];
} Trolls;

/* rules.c */
/* Copies a game's options into its state. */
void trolls_take_options(Trolls *s, const GameConfig *config);
/* Where the troll goes when so many stones are thrown: -1, 0 or 1. */
int trolls_step(int left, int right);
/* Where the stones left in the stocks push a troll on this cell. */
int trolls_push(const Trolls *s, int cell);
/* The cell before the first throw. A push that a castle stopped leaves it
 * open: then the one nearest to the middle. -1 if the throws fit no start. */
int trolls_find_start(const Trolls *s);
/* The start of a game; what is random comes from rng. */
void trolls_setup(void *state, const GameConfig *config, Rng *rng);
/* The seats that owe a move; none once the game is over. */
SeatSet trolls_to_act(const void *state);
/* Lists the legal moves of a seat that is to act. */
void trolls_moves(const void *state, Seat seat, MoveList *out);
/* How many moves that lists, without listing them. */
int trolls_count_moves(const void *state, Seat seat);
/* One of these moves, each as likely as any other. */
Move trolls_random_move(const void *state, Seat seat, Rng *rng);
/* Plays a step of legal moves, one of each seat to act. */
void trolls_apply(void *state, const Move *moves);
/* The same, telling what it does: Event.what and the values of each. */
typedef enum TrollsEvent {
    EVENT_THROW, /* stones, left */
    EVENT_TROLL, /* from, to, whether it came to the gate of a castle */
    EVENT_EMPTY,
    EVENT_PUSH,   /* stones, from, to */
    EVENT_CASTLE, /* the player's, with the troll in it */
    EVENT_OVER,   /* the loser's: whether by a castle, and in it */
} TrollsEvent;
/* Plays a step as apply does, and tells what happens as events. */
void trolls_play(void *state, const Move *moves, EventList *out);
/* Who has won and why, of a game that is over. */
void trolls_outcome(const void *state, Outcome *out);
/* The bytes of a state that hold something, from its start. */
size_t trolls_used(const void *state);

/* text.c */
/* A move as text; notation is an index of Game.notations. */
void trolls_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out);
/* Reads a move in any spelling; whether it is legal is not asked. */
bool trolls_parse_move(const void *state, Seat seat, const char *text,
                       Move *out);
/* Says why a move that could be read is not legal. */
void trolls_explain_illegal(const void *state, Seat seat, Move move,
                            Error *err);

/* json.c */
/* The members of a state as JSON. */
void trolls_write_state(const void *state, JsonWriter *out);
/* Reads a state and checks that play can lead to it. */
bool trolls_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err);

/* draw.c */
/* The board as text, as a viewer sees it. */
void trolls_draw(const void *state, const Drawing *how, Canvas *out);

/* choose.c */
/* The parts of a move, in the order in which a person picks them. */
int trolls_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out);
/* What is asked: how many stones, with the range. */
void trolls_ask(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out);
/* Says what a move would do, before it is made. */
void trolls_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out);

/* face.c */
extern const GameFace trolls_face;

/* evaluate.c */
/* How good a state looks for a seat: -1000 lost .. 1000 won. */
int trolls_evaluate(const void *state, Seat seat);

/* solver.c */
/* Up to so many stones, a solution is solved faster than it is read. */
enum { TROLLS_QUICK = 60 };
/* Up to so many, it is solved while somebody waits: 0.3 s on any path. */
enum { TROLLS_BRIEF = 100 };
extern const GameSolver trolls_solver;
/* A solution for these stocks, kept in the cache folder if it took long. */
TrollsSolution *trolls_solution_for(int cells, int stones, TrollsWatch *watch,
                                    void *context, Error *err);

/* players.c */
/* With more stones than these, no player waits for a solution: 1.5 s. */
enum { TROLLS_SOLVED = 200 };
extern const GamePlayer trolls_players[];
/* The player equilibrium. */
Player *trolls_fair_new(const Game *game, const GameConfig *config,
                        uint64_t seed);
/* A solution, without which a player cannot play. */
TrollsSolution *trolls_solution_or_die(int cells, int stones);
/* A throw by its probability. */
int trolls_draw_throw(Rng *rng, const double *shares, int count);
/* Tells whoever listens what was chosen and what the state is worth. */
void trolls_report(Thinking *thinking, Seat seat, int stones, double value);

/* review.c: members of the solver. */
void trolls_advise(const void *state, Seat seat, Lang lang, Text *out);
/* Writes a game turn by turn: what each throw was worth. */
bool trolls_review(const GameRun *run, const Match *match, Text *out,
                   Error *err);
/* Writes how a player throws over many games. */
void trolls_habits(const void *const *ends, const Seat *seats, int count,
                   Lang lang, Text *out);

/* champion.c */
/* The player best. */
Player *trolls_champion_new(const Game *game, const GameConfig *config,
                            uint64_t seed);

/* trolls.c */
extern const Game trolls_game;

#endif
