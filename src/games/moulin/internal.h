/* internal.h: the state of moulin, and what the files of this folder share. */
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
    MOULIN_LEAST_MEN = 3, /* a player with fewer has lost; a player with exactly
                             this many may fly */
    MOULIN_QUIET_MAX = 200,
};

/* The indices of the options. */
enum { FLYING, PIECES, REPETITION, QUIET_PLIES };

/* How a game ends, in the order in which the ends are checked (rule 6). */
typedef enum MoulinEnd {
    END_NONE,
    END_TWO_PIECES,
    END_BLOCKED,
    END_REPETITION,
    END_QUIET,
} MoulinEnd;

/* The state. Points are numbered ring by ring from the outside, clockwise from
 * the top left. So a ring is one byte of a bit mask, and the rules work on all
 * points at once:
 *
 *     0-----------1-----------2
 *     |   8-------9------10   |
 *     |   |  16--17--18   |   |
 *     7--15--23      19--11---3
 *     |   |  22--21--20   |   |
 *     |  14------13------12   |
 *     6-----------5-----------4 */
typedef struct Moulin {
    uint32_t men[2];
    uint8_t hand[2];
    uint8_t mover;      /* 0 once the game is over */
    uint8_t end;        /* a MoulinEnd */
    uint8_t loser;      /* the seat that lost by END_TWO_PIECES or END_BLOCKED,
                           else 0 */
    uint8_t has_flying; /* the options of the game */
    uint8_t pieces;
    uint8_t repetition;
    uint8_t quiet_plies;
    uint8_t seen_count; /* equals quiet; 0 if the draw by repetition is off */
    uint16_t unused;
    uint32_t quiet;  /* moves since the last placement or removal */
    uint64_t filter; /* one bit for each key in seen, to find out quickly that a
                        key is not among them */
    uint64_t seen[MOULIN_QUIET_MAX]; /* the keys of the positions after these
                                        moves */
} Moulin;

/* A move is three fields of five bits: to, from (MOULIN_NO_POINT for a
 * placement) and removed (or MOULIN_NO_POINT). */
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

/* The board and the player to move, in the form in which positions are compared
 * for repetition. */
static inline uint64_t moulin_key(uint32_t men1, uint32_t men2, int mover)
{
    return men1 | (uint64_t)men2 << 24 | (uint64_t)mover << 48;
}

/* rules.c */
enum { MOULIN_MILLS = 16, MILL_POINTS = 3 };
/* In reading order: the horizontal mills, then the vertical ones. */
extern const uint8_t moulin_mills[MOULIN_MILLS][MILL_POINTS];
/* True if a player has exactly three pieces and the option flying is on. */
bool moulin_may_fly(const Moulin *s, int player);
/* Adds a position to those that count for repetition. */
void moulin_add_seen(Moulin *s, uint64_t key);
/* The end that applies if this player is to move. */
MoulinEnd moulin_find_end(const Moulin *s, int next);
/* Sets mover, or end and loser if the game is over. */
void moulin_settle(Moulin *s, int next);
/* Sets up the start of a game; nothing in it is random. */
void moulin_setup(void *state, const GameConfig *config, Rng *rng);
/* The seat to act; none once the game is over. */
SeatSet moulin_to_act(const void *state);
/* Lists the legal moves of a seat that is to act. */
void moulin_moves(const void *state, Seat seat, MoveList *out);
/* Counts the moves that moulin_moves lists, without listing them. */
int moulin_count_moves(const void *state, Seat seat);
/* Draws one of the moves that moulin_moves lists, each equally likely. */
Move moulin_random_move(const void *state, Seat seat, Rng *rng);
/* Plays a legal move. */
void moulin_apply(void *state, const Move *moves);
/* The kinds of events of a step (Event.what), each with the meaning of its
 * values. */
typedef enum MoulinEvent {
    EVENT_PLACE,  /* at */
    EVENT_MOVE,   /* from, to */
    EVENT_FLY,    /* from, to */
    EVENT_MILL,   /* its three points */
    EVENT_REMOVE, /* the point; the player is the owner of the piece */
    EVENT_ALL_PLACED,
    EVENT_MAY_FLY, /* the player could not fly before */
    EVENT_OVER, /* a MoulinEnd; the player is the one who lost, if somebody did
                 */
} MoulinEvent;
/* Plays a move as moulin_apply does, and tells its events. */
void moulin_play(void *state, const Move *moves, EventList *out);
/* Says who has won a game that is over, and why. */
void moulin_outcome(const void *state, Outcome *out);
/* The number of bytes in use, from the start of the state. */
size_t moulin_used(const void *state);
/* Copies the options of a game into its state. */
void moulin_take_options(Moulin *s, const GameConfig *config);

/* notation.c */
enum { NOTATION_POINTS, NOTATION_ALGEBRAIC };
extern const char moulin_names[MOULIN_POINTS][3]; /* "11", "14" ... */
/* The point numbers from left to right and from top to bottom, as in JSON. */
extern const uint8_t moulin_reading_order[MOULIN_POINTS];
/* Writes a point: "24", or "d6" in the algebraic notation. */
void moulin_write_point(int point, int notation, Text *out);
/* Writes a move; notation is an index of Game.notations. */
void moulin_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out);
/* Reads a move in any spelling. It need not be legal. */
bool moulin_parse_move(const void *state, Seat seat, const char *text,
                       Move *out);

/* refuse.c */
/* Says why a move that could be read is not legal. */
void moulin_explain_illegal(const void *state, Seat seat, Move move,
                            Error *err);
/* Lists moves that a person might try, and why they are not legal. */
void moulin_refused(const void *state, Seat seat, Lang lang, RefusalList *out);

/* json.c */
/* Writes the members of a state as JSON. */
void moulin_write_state(const void *state, JsonWriter *out);
/* Reads a state, and checks that a game can lead to it. */
bool moulin_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err);

/* draw.c */
/* The row of the canvas where a point is drawn. */
int moulin_row_of(int point, bool is_flipped);
/* The column of the canvas where a point is drawn. */
int moulin_col_of(int point, bool is_flipped);
/* Draws the board as text. */
void moulin_draw(const void *state, const Drawing *how, Canvas *out);

/* choose.c */
/* What a player could do on the next turn. */
typedef struct MoulinChances {
    uint32_t closing; /* the points where a play closes a mill */
    int plays;        /* the number of plays, that is of pairs of from and to */
} MoulinChances;
/* Finds what a player could do if it were the player's turn. */
MoulinChances moulin_find_chances(const Moulin *s, int player);
/* Divides a move into the parts that a person picks one after the other. */
int moulin_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out);
/* Says what is to be chosen: where to place, which piece, where to go, which
 * piece to remove. */
void moulin_ask(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out);
/* Says what a move would do, before it is made. */
void moulin_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out);

/* face.c */
extern const GameTelling moulin_telling;
extern const GameFace moulin_face;

/* evaluate.c */
/* Estimates how good a state is for a seat, from -1000 (lost) to 1000 (won). */
int moulin_evaluate(const void *state, Seat seat);
/* Estimates how good a move is before it is made; only the order counts. */
int moulin_order(const void *state, Seat seat, Move move);

/* convert.c */
extern const GameFormat moulin_formats[];

/* solver.c */
extern const GameSolver moulin_solver;

/* moulin.c */
extern const Game moulin_game;

/* numbers.c */
extern const GameNumbers moulin_numbers;

#endif
