/* internal.h: the state of roses, shared by the files of this folder. */
#ifndef JOUTE_ROSES_INTERNAL_H
#define JOUTE_ROSES_INTERNAL_H

#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "joute/game.h"

enum {
    ROSES_CARDS = 24,
    ROSES_HAND = 5,   /* most cards in a hand */
    ROSES_SIDE = 9,   /* longest side of the board */
    ROSES_REACH = 3,  /* longest step of the king, and the margin around it */
    ROSES_LINES = 16, /* the board with its margins, and one line more */
};

/* Indices of the options. */
enum { ROWS, COLS, PAWNS };

/* A card is the number of its arrival in the window, the squares up to three
 * steps around the king: eight to a row, the column of the king fourth, the
 * rows in the order -3 1 -2 2 -1 3 0. A set of cards is thus a map of
 * squares, and those that can be played are its common part with the map of
 * the free squares, two words of four lines of the board interleaved. */
typedef uint64_t CardSet;
#define ROSES_ALL_CARDS UINT64_C(0x0077491c2a2a1c49)

/* A move is a card, drawn with ROSES_CHANCE, or one of the other two. */
enum { ROSES_CHANCE = 64, ROSES_DRAW = 128, ROSES_PASS = 129 };

/* A set of squares: six rows to a word, ten bits to a row, so that no pawn of
 * the last column touches the next row. */
typedef struct Squares {
    uint64_t word[2];
} Squares;

/* A line of the board has the bit of column c at c + ROSES_REACH, and row r
 * is line r + ROSES_REACH. The discard is where the other cards are not. */
typedef struct Roses {
    CardSet hand[2];
    CardSet pile;
    uint16_t taken[ROSES_LINES]; /* bit set: a pawn, or off the board */
    Squares pawn[2];
    uint8_t king_row, king_col;
    uint8_t to_act; /* SeatSet */
    uint8_t mover;  /* at a chance node who draws; 0 once over */
    uint8_t in_hand[2];
    uint8_t left[2];           /* pawns */
    uint8_t passes;            /* in a row */
    uint8_t rows, cols, pawns; /* the options */
    uint32_t unused;
} Roses;

/* The card that moves the king so far; a constant. */
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

/* The bit of a column in a line. */
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
/* Copies a game's options into its state. */
void roses_take_options(Roses *s, const GameConfig *config);
/* The cards of a hand with an arrival on a free square. */
CardSet roses_playable(const Roses *s, CardSet hand);
/* Puts a pawn on a free square. */
void roses_put_pawn(Roses *s, int player, int row, int col);
/* The start of a game; what is random comes from rng. */
void roses_setup(void *state, const GameConfig *config, Rng *rng);
/* The seats that owe a move; none once the game is over. */
SeatSet roses_to_act(const void *state);
/* Lists the legal moves of a seat that is to act. */
void roses_moves(const void *state, Seat seat, MoveList *out);
/* How many moves that lists, without listing them. */
int roses_count_moves(const void *state, Seat seat);
/* One of these moves, each as likely as any other. */
Move roses_random_move(const void *state, Seat seat, Rng *rng);
/* Plays a step of legal moves, one of each seat to act. */
void roses_apply(void *state, const Move *moves);
/* The same, telling what it does: Event.what and the values of each. */
typedef enum RosesEvent {
    EVENT_KING,      /* card, from row and column, to row and column */
    EVENT_PAWN,      /* row, column */
    EVENT_TERRITORY, /* the set; points, gain and score before of the player,
                        territories that the pawn made one */
    EVENT_CARD,      /* drawn */
    EVENT_SHUFFLE,   /* cards in the new pile */
    EVENT_DRAW,      /* cards in the pile */
    EVENT_PASS,
    EVENT_OVER, /* whether both passed, the scores; of who moved last */
} RosesEvent;
/* Plays a step as apply does, and tells what happens as events. */
void roses_play(void *state, const Move *moves, EventList *out);
/* Who has won and why, of a game that is over. */
void roses_outcome(const void *state, Outcome *out);

/* score.c */
enum { ROSES_SQUARES = ROSES_SIDE * ROSES_SIDE };
/* The squares beside those of a set, and some off the board. */
Squares roses_beside(Squares set);
/* Takes a territory out of pawns, which is not empty; returns its size. */
int roses_take_territory(Squares *pawns);
/* The same, with its squares. */
typedef struct Territory {
    Squares land;
    int size;
} Territory;
/* Takes the territory of the lowest pawn out of them. */
Territory roses_next_territory(Squares *pawns);
/* The sum of the squares of the sizes of all territories. */
int roses_score(Squares pawns);
/* Counts the territories by size: out[size], ROSES_SQUARES + 1 entries. */
void roses_territories(Squares pawns, int *out);
/* How many territories pawns form. */
int roses_count_territories(Squares pawns);
/* The points of a player. */
int roses_points(const Roses *s, int player);

/* text.c */
/* The cards in the order of the directions N NE E SE S SO O NO, and for each
 * of them 1 2 3; and their names. */
extern const uint8_t roses_cards[ROSES_CARDS];
extern const char roses_names[ROSES_CARDS][4];
/* The place of a card in this order. */
int roses_card_index(int card);
/* The name of a card: "SE2". */
const char *roses_card_name(int card);
/* The card with exactly this name, or -1. */
int roses_find_card(const char *name);
/* A move as text; notation is an index of Game.notations. */
void roses_write_move(const void *state, Seat seat, Move move, int notation,
                      Text *out);
/* Reads a move in any spelling; whether it is legal is not asked. */
bool roses_parse_move(const void *state, Seat seat, const char *text,
                      Move *out);
/* Says why a move that could be read is not legal. */
void roses_explain_illegal(const void *state, Seat seat, Move move, Error *err);

/* json.c */
/* A list of the names of the cards in a set. */
void roses_write_cards(CardSet set, JsonWriter *out);
/* The members of a state as JSON. */
void roses_write_state(const void *state, JsonWriter *out);
/* Reads a state and checks that play can lead to it. */
bool roses_read_state(const JsonAt *json, const GameConfig *config, void *state,
                      Error *err);

/* draw.c */
/* The cell of the canvas where a square is drawn. */
int roses_row_of(int row);
/* The column of the canvas of a board column. */
int roses_col_of(int col);
/* Where the action below the cards of the player to move is drawn. */
int roses_last_action_row(const Roses *s, const Drawing *how, int *col);
/* The board as text, as a viewer sees it. */
void roses_draw(const void *state, const Drawing *how, Canvas *out);

/* choose.c */
/* The parts of a move, in the order in which a person picks them. */
int roses_parts(const void *state, Seat seat, Move move, const Drawing *how,
                MovePart *out);
/* What is asked: a card. */
void roses_ask(const void *state, Seat seat, Move move, int at, Lang lang,
               Text *out);
/* Whether a move is to pass. */
bool roses_is_pass(const void *state, Move move);
/* Says what a move would do, before it is made. */
void roses_preview(const void *state, Seat seat, Move move, Lang lang,
                   Text *out);

/* face.c */
extern const GameTelling roses_telling;
extern const GameFace roses_face;

/* evaluate.c */
/* How good a state looks for a seat: -1000 lost .. 1000 won. */
int roses_evaluate(const void *state, Seat seat);

/* numbers.c */
extern const GameNumbers roses_numbers;

#endif
