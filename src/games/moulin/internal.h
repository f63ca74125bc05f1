/* internal.h: the state of moulin, shared by the files of this folder. */
#ifndef JOUTE_MOULIN_INTERNAL_H
#define JOUTE_MOULIN_INTERNAL_H

#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "games/moulin/points.h"
#include "joute/game.h"

enum {
    MOULIN_POINTS = 24,
    MOULIN_NO_POINT = 24,
    MOULIN_LEAST_MEN = 3, /* fewer lose; exactly this many may fly */
    MOULIN_QUIET_MAX = 200,
};

/* Indices of the options. */
enum { FLYING, PIECES, REPETITION, QUIET_PLIES };

/* In the order in which they are looked for (rule 6). */
typedef enum MoulinEnd {
    END_NONE,
    END_TWO_PIECES,
    END_BLOCKED,
    END_REPETITION,
    END_QUIET,
} MoulinEnd;

/* Points are numbered ring by ring from the outside, clockwise from the top
 * left, so that a ring is a byte of a bit mask and rules work on all points at
 * once:
 *
 *     0-----------1-----------2
 *     |   8-------9------10   |
 *     |   |  16--17--18   |   |
 *     7--15--23      19--11---3
 *     |   |  22--21--20   |   |
 *     |  14------13------12   |
 *     6-----------5-----------4
 */
typedef struct Moulin {
    uint32_t men[2];
    uint8_t hand[2];
    uint8_t mover;      /* 0 once over */
    uint8_t end;        /* MoulinEnd */
    uint8_t loser;      /* by END_TWO_PIECES or END_BLOCKED, else 0 */
    uint8_t has_flying; /* the options */
    uint8_t pieces;
    uint8_t repetition;
    uint8_t quiet_plies;
    uint8_t seen_count; /* quiet, or 0 if repetition is off */
    uint16_t unused;
    uint32_t quiet;  /* moves since the last placement or removal */
    uint64_t filter; /* a bit for each of seen: a quick "not there" */
    uint64_t seen[MOULIN_QUIET_MAX]; /* position keys of these moves */
} Moulin;

/* to, from (MOULIN_NO_POINT for a placement) and removed (or NO_POINT), five
 * bits each. */
static inline Move moulin_move(int from, int to, int removed)
{
    return (Move)(to | from << 5 | removed << 10);
}

static inline int moulin_to(Move move)
{
    return (int)(move & 31);
}

static inline int moulin_from(Move move)
{
    return (int)(move >> 5 & 31);
}

static inline int moulin_removed(Move move)
{
    return (int)(move >> 10 & 31);
}

/* The position with the player to move, as it is counted for repetition. */
static inline uint64_t moulin_key(uint32_t men1, uint32_t men2, int mover)
{
    return men1 | (uint64_t)men2 << 24 | (uint64_t)mover << 48;
}

/* rules.c */
enum { MOULIN_MILLS = 16, MILL_POINTS = 3 };
/* In reading order, those across and those down. */
extern const uint8_t moulin_mills[MOULIN_MILLS][MILL_POINTS];
/* Whether a player has just three pieces and the rule of flying holds. */
bool moulin_may_fly(const Moulin *s, int player);
/* Keeps a position for the count of repetitions. */
void moulin_add_seen(Moulin *s, uint64_t key);
/* The end that holds with this player to move. */
MoulinEnd moulin_find_end(const Moulin *s, int next);
/* Sets mover, or end and loser. */
void moulin_settle(Moulin *s, int next);
/* The start of a game; what is random comes from rng. */
void moulin_setup(void *state, const GameConfig *config, Rng *rng);
/* The seats that owe a move; none once the game is over. */
SeatSet moulin_to_act(const void *state);
/* Lists the legal moves of a seat that is to act. */
void moulin_moves(const void *state, Seat seat, MoveList *out);
/* How many moves that lists, without listing them. */
int moulin_count_moves(const void *state, Seat seat);
/* One of these moves, each as likely as any other. */
Move moulin_random_move(const void *state, Seat seat, Rng *rng);
/* Plays a step of legal moves, one of each seat to act. */
void moulin_apply(void *state, const Move *moves);
/* The same, telling what it does: Event.what and the values of each. */
typedef enum MoulinEvent {
    EVENT_PLACE,  /* at */
    EVENT_MOVE,   /* from, to */
    EVENT_FLY,    /* from, to */
    EVENT_MILL,   /* its three points */
    EVENT_REMOVE, /* at, of the player whose piece it was */
    EVENT_ALL_PLACED,
    EVENT_MAY_FLY, /* the player could not before */
    EVENT_OVER,    /* MoulinEnd, of the loser if there is one */
} MoulinEvent;
/* Plays a step as apply does, and tells what happens as events. */
void moulin_play(void *state, const Move *moves, EventList *out);
/* Who has won and why, of a game that is over. */
void moulin_outcome(const void *state, Outcome *out);
/* The bytes of a state that hold something, from its start. */
size_t moulin_used(const void *state);
/* Copies a game's options into its state. */
void moulin_take_options(Moulin *s, const GameConfig *config);

/* text.c */
enum { NOTATION_POINTS, NOTATION_ALGEBRAIC };
extern const char moulin_names[MOULIN_POINTS][3]; /* "11", "14" ... */
/* Point numbers from left to right, top to bottom, as in JSON. */
extern const uint8_t moulin_reading_order[MOULIN_POINTS];
/* A point as text: "24", or "d6" if the notation is algebraic. */
void moulin_write_point(int point, int notation, Text *out);
/* A move as text; notation is an index of Game.notations. */
void moulin_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out);
/* Reads a move in any spelling; whether it is legal is not asked. */
bool moulin_parse_move(const void *state, Seat seat, const char *text,
                       Move *out);
/* Says why a move that could be read is not legal. */
void moulin_explain_illegal(const void *state, Seat seat, Move move,
                            Error *err);

/* json.c */
/* The members of a state as JSON. */
void moulin_write_state(const void *state, JsonWriter *out);
/* Reads a state and checks that play can lead to it. */
bool moulin_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err);

/* draw.c */
/* The cell of the canvas where a point is drawn. */
int moulin_row_of(int point, bool is_flipped);
/* Its column. */
int moulin_col_of(int point, bool is_flipped);
/* The board as text, as a viewer sees it. */
void moulin_draw(const void *state, const Drawing *how, Canvas *out);

/* choose.c */
/* What one state lets a player do, were it the player's turn. */
typedef struct MoulinChances {
    uint32_t closing; /* points where a play closes a mill */
    int plays;        /* from where to where */
} MoulinChances;
/* What a player could do, were it the player's turn. */
MoulinChances moulin_find_chances(const Moulin *s, int player);
/* The parts of a move, in the order in which a person picks them. */
int moulin_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out);
/* What is asked: where to place, which piece, where to, which to remove. */
void moulin_ask(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out);
/* Says what a move would do, before it is made. */
void moulin_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out);

/* face.c */
extern const GameFace moulin_face;

/* evaluate.c */
/* How good a state looks for a seat: -1000 lost .. 1000 won. */
int moulin_evaluate(const void *state, Seat seat);
/* How good a move looks before it is made; only the order counts. */
int moulin_order(const void *state, Seat seat, Move move);

/* convert.c */
extern const GameFormat moulin_formats[];

/* solver.c */
extern const GameSolver moulin_solver;

/* moulin.c */
extern const Game moulin_game;

#endif
