/* internal.h: the state of roses, shared by the files of this folder. */
#ifndef JOUTE_ROSES_INTERNAL_H
#define JOUTE_ROSES_INTERNAL_H

#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "joute/game.h"

enum {
    ROSES_CARDS = 24,
    ROSES_HAND = 5, /* the most cards in a hand */
    ROSES_SIDE = 9, /* the longest side of the board */
    ROSES_REACH =
        3, /* the longest step of the king, and the width of the margin */
    ROSES_LINES = 16, /* the board with its margins, and one more line */
};

/* The indexes of the options. */
enum { ROWS, COLS, PAWNS };

/* A card is the index of the square to which it takes the king, in a window of
 * up to three squares around the king. The window has eight squares to a row,
 * the king's column is the fourth, and the rows come in the order -3 1 -2 2 -1
 * 3 0. So a set of cards is a map of squares, and the playable ones are its
 * intersection with the map of free squares. That map is two words of four
 * board lines each, interleaved. */
typedef uint64_t CardSet;
#define ROSES_ALL_CARDS UINT64_C(0x0077491c2a2a1c49)

/* A move is a card to play, ROSES_CHANCE + the card that was drawn, ROSES_DRAW
 * or ROSES_PASS. */
enum { ROSES_CHANCE = 64, ROSES_DRAW = 128, ROSES_PASS = 129 };

/* A set of squares: six rows to a word, ten bits to a row, so that no pawn of
 * the last column touches the next row. */
typedef struct Squares {
    uint64_t word[2];
} Squares;

/* In a line of the board, column c is bit c + ROSES_REACH, and row r is line r
 * + ROSES_REACH. Cards that are neither in a hand nor in the pile are in the
 * discard. */
typedef struct Roses {
    CardSet hand[2];
    CardSet pile;
    uint16_t
        taken[ROSES_LINES]; /* a set bit is a pawn or a square off the board */
    Squares pawn[2];
    uint8_t king_row, king_col;
    uint8_t to_act; /* SeatSet */
    uint8_t mover;  /* when chance draws, the player who gets the card; 0 once
                       the game is over */
    uint8_t in_hand[2];
    uint8_t left[2];           /* pawns left */
    uint8_t passes;            /* passes in a row */
    uint8_t rows, cols, pawns; /* the options */
    uint32_t unused;
} Roses;

/* The card that moves the king this far; a constant expression. */
#define ROSES_CARD(down, right)                                                \
    (8 * ((down) > 0 ? 2 * (down)-1 : 2 * ((down) + ROSES_REACH)) + (right) +  \
     ROSES_REACH)

static inline int roses_card_down(int card)
{
    return (card >> 4) + ((card >> 3 & 1) ? 1 : -ROSES_REACH);
}

static inline int roses_card_right(int card)
{
    return (card & 7) - ROSES_REACH;
}

static inline CardSet roses_card_set(int card)
{
    return UINT64_C(1) << card;
}

static inline CardSet roses_discard(const Roses *s)
{
    return ROSES_ALL_CARDS & ~(s->hand[0] | s->hand[1] | s->pile);
}

/* Returns the bit of a column in a line. */
static inline uint16_t roses_bit(int col)
{
    return (uint16_t)(1u << (col + ROSES_REACH));
}

static inline void squares_add(Squares *set, int row, int col)
{
    set->word[row >= 6] |= UINT64_C(1) << (10 * (row % 6) + col);
}

static inline bool squares_has(const Squares *set, int row, int col)
{
    return (set->word[row >= 6] >> (10 * (row % 6) + col) & 1) != 0;
}

/* roses.c */
extern const Game roses_game;

/* rules.c */
/* Copies the options of a game into its state. */
void roses_take_options(Roses *s, const GameConfig *config);
/* Returns the cards of a hand that lead to a free square. */
CardSet roses_playable(const Roses *s, CardSet hand);
/* Puts a pawn on a free square. */
void roses_put_pawn(Roses *s, int player, int row, int col);
/* Sets up the start of a game; rng gives everything random. */
void roses_setup(void *state, const GameConfig *config, Rng *rng);
/* Returns the seats that owe a move; none once the game is over. */
SeatSet roses_to_act(const void *state);
/* Lists the legal moves of a seat that is to act. */
void roses_moves(const void *state, Seat seat, MoveList *out);
/* Counts the moves that roses_moves lists, without listing them. */
int roses_count_moves(const void *state, Seat seat);
/* Draws one of the moves that roses_moves lists, each equally likely. */
Move roses_random_move(const void *state, Seat seat, Rng *rng);
/* Plays a step: one legal move for each seat to act. */
void roses_apply(void *state, const Move *moves);
/* The kinds of events of a step (Event.what), each with the meaning of its
 * values. */
typedef enum RosesEvent {
    EVENT_KING,      /* card, from row and column, to row and column */
    EVENT_PAWN,      /* row, column */
    EVENT_TERRITORY, /* the set; the player's points, gain and score before; the
                        number of territories that the pawn joined */
    EVENT_CARD,      /* the card drawn */
    EVENT_SHUFFLE,   /* cards in the new pile */
    EVENT_DRAW,      /* cards in the pile */
    EVENT_PASS,
    EVENT_OVER, /* whether both passed, the scores; the player is the one who
                   moved last */
} RosesEvent;
/* Plays a step as roses_apply does, and tells its events. */
void roses_play(void *state, const Move *moves, EventList *out);
/* Says who has won a game that is over, and why. */
void roses_outcome(const void *state, Outcome *out);

/* score.c */
enum { ROSES_SQUARES = ROSES_SIDE * ROSES_SIDE };
/* Returns the squares beside those of a set; some may be off the board. */
Squares roses_beside(Squares set);
/* Takes one territory out of pawns, which is not empty; returns its size. */
int roses_take_territory(Squares *pawns);
/* A territory: its squares and their number. */
typedef struct Territory {
    Squares land;
    int size;
} Territory;
/* Takes the territory of the lowest pawn out of pawns. */
Territory roses_next_territory(Squares *pawns);
/* Returns the score of pawns: the sum of the squares of the sizes of all
 * territories. */
int roses_score(Squares pawns);
/* Counts the territories by size: out[size]; out has ROSES_SQUARES + 1
 * entries. */
void roses_territories(Squares pawns, int *out);
/* Returns how many territories the pawns form. */
int roses_count_territories(Squares pawns);
/* Returns the points of a player. */
int roses_points(const Roses *s, int player);

/* notation.c */
/* All cards in the order of the directions N NE E SE S SO O NO, and for each
 * direction 1 2 3. */
extern const uint8_t roses_cards[ROSES_CARDS];
extern const char roses_names[ROSES_CARDS][4];
/* Returns the index of a card in roses_cards. */
int roses_card_index(int card);
/* Returns the name of a card: "SE2". */
const char *roses_card_name(int card);
/* Returns the card with exactly this name, or -1. */
int roses_find_card(const char *name);
/* Writes a move; notation is an index of GameInput.notations. */
void roses_write_move(const void *state, Seat seat, Move move, int notation,
                      Text *out);
/* Reads a move in any spelling. It need not be legal. */
bool roses_parse_move(const void *state, Seat seat, const char *text,
                      Move *out);

/* refuse.c */
/* Says why a move that could be read is not legal. */
void roses_explain_illegal(const void *state, Seat seat, Move move, Error *err);
/* Lists moves that a person might try, and why they are not legal. */
void roses_refused(const void *state, Seat seat, Lang lang, RefusalList *out);

/* json.c */
/* Writes the members of a state as JSON. */
void roses_write_state(const void *state, JsonWriter *out);
/* Reads a state, and checks that a game can lead to it. */
bool roses_read_state(const JsonAt *json, const GameConfig *config, void *state,
                      Error *err);

/* draw.c */
/* Returns the canvas row of a board row. */
int roses_row_of(int row);
/* Returns the canvas column of a board column. */
int roses_col_of(int col);
/* Returns the canvas row of the action below the cards of the player to move,
 * and its column. */
int roses_last_action_row(const Roses *s, const Drawing *how, int *col);
/* Draws the board as text, as a viewer sees it. */
void roses_draw(const void *state, const Drawing *how, Canvas *out);

/* choose.c */
/* Divides a move into the parts that a person picks one after the other. */
int roses_parts(const void *state, Seat seat, Move move, const Drawing *how,
                MovePart *out);
/* Says what is asked for: a card. */
void roses_ask(const void *state, Seat seat, Move move, int at, Lang lang,
               Text *out);
/* Returns true if a move is a pass. */
bool roses_is_pass(const void *state, Move move);
/* Says what a move would do, before it is made. */
void roses_preview(const void *state, Seat seat, Move move, Lang lang,
                   Text *out);

/* face.c */
extern const GameTelling roses_telling;
extern const GameFace roses_face;

/* evaluate.c */
/* Estimates how good a state is for a seat, from -1000 (lost) to 1000 (won). */
int roses_evaluate(const void *state, Seat seat);
/* The tastes of the builder, who wants one large territory, and of the blocker,
 * who leaves the other no good card. */
int roses_builds(const void *state, Seat seat);
int roses_blocks(const void *state, Seat seat);

/* solve.c */
/* Works out what each move of roses_moves is worth (GameAi.solve). */
bool roses_solve(const void *state, Seat seat, uint64_t positions,
                 const Thinking *thinking, double *out);

/* numbers.c */
extern const GameNumbers roses_numbers;

/* features.c */
extern const GameFeatures roses_features;
/* The file roses.net. */
extern const GameNet roses_net;

#endif
