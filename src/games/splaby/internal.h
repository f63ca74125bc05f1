/* internal.h: the state of splaby, shared by the files of this folder. */
#ifndef JOUTE_SPLABY_INTERNAL_H
#define JOUTE_SPLABY_INTERNAL_H

#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "joute/game.h"

enum {
    SPLABY_SIDE = 7,
    SPLABY_TILES = 49,
    SPLABY_SLOTS = 12,
    SPLABY_NO_SLOT = 12,
    SPLABY_PAINTS = 5,               /* four directions and none */
    SPLABY_HIT = 3,                  /* units a hit takes */
    SPLABY_RESERVE_MAX = 1000000000, /* of a loaded state (ruling 1) */
};

/* Indices of the options. */
enum { PLAYERS, ROUNDS, RESERVE, ITEM_TURNS, POINTS };

enum { POINTS_RULES, POINTS_CODE };

/* Clockwise, so that a quarter turn adds 1 and the other way adds 2. The walls
 * of a tile are a code in which bit d stands for the side d. */
enum { NORTH, EAST, SOUTH, WEST, NOWHERE };

enum { ITEM_NONE, ITEM_BOMB, ITEM_GUN, ITEM_SHIELD, ITEM_KINDS };

/* Layers of the board. A tile is one bit in each; its first six, which it keeps
 * when it is pushed out, are its code: walls, and the item in bits 4-5. */
enum {
    LAYER_WALL = 0,  /* a wall in the north, east, south, west */
    LAYER_ITEM = 4,  /* the two bits of the item */
    LAYER_PAINT = 6, /* the colour of seat 0, 1, 2, 3 */
    LAYERS = 10,
    CODE_WALLS = 15,
};

/* In a layer the tile of row r and column c is the bit 8r + c, its place; the
 * eighth column and row stay 0, so that a shift by 1 or 8 pushes a line and
 * drops what falls off. */
typedef struct Splaby {
    uint64_t layer[LAYERS];
    int32_t reserve[GAME_SEATS];
    uint8_t at[GAME_SEATS]; /* places */
    uint8_t item[GAME_SEATS];
    uint8_t item_turns[GAME_SEATS];
    uint8_t spare;
    uint8_t forbidden; /* the slot, or SPLABY_NO_SLOT */
    uint8_t mover;     /* first once over */
    uint8_t first;
    uint8_t players; /* the options, but for the reserve at the start */
    uint8_t points;
    uint8_t item_turns_start;
    uint8_t unused;
    uint16_t rounds;
    uint16_t rounds_left; /* 0: over */
} Splaby;

static inline int splaby_place(int row, int col)
{
    return 8 * row + col;
}

/* The place of an entry of the lists of 49. */
static inline int splaby_place_of(int index)
{
    return splaby_place(index / SPLABY_SIDE, index % SPLABY_SIDE);
}

static inline bool splaby_has(uint64_t layer, int place)
{
    return (layer >> place & 1) != 0;
}

/* The three pieces of a move: paint (a direction or NOWHERE) in bits 0-2, then
 * a step in a direction (bits 4-5), or with bit 3 an insertion from a side
 * (4-5) at a line (6-9) after quarter turns clockwise (10-11). */
enum {
    MOVE_INSERTS = 1 << 3,
    MOVE_DIRECTION_AT = 4,
    MOVE_LINE_AT = 6,
    MOVE_TURNS_AT = 10,
};

static inline int splaby_paint(Move move)
{
    return (int)(move & 7);
}

static inline int splaby_direction(Move move)
{
    return (int)(move >> MOVE_DIRECTION_AT & 3);
}

static inline int splaby_line(Move move)
{
    return (int)(move >> MOVE_LINE_AT & 15);
}

static inline int splaby_turns(Move move)
{
    return (int)(move >> MOVE_TURNS_AT & 3);
}

/* Slots are numbered by side, then line: N1 N3 N5 E1 ... O5. */
static inline int splaby_slot(int side, int line)
{
    return 3 * side + line / 2;
}

static inline int splaby_opposite_slot(int slot)
{
    return (slot + SPLABY_SLOTS / 2) % SPLABY_SLOTS;
}

static inline bool splaby_is_straight(unsigned walls)
{
    return walls == 5 || walls == 10;
}

static inline bool splaby_is_corner(int row, int col)
{
    return row % (SPLABY_SIDE - 1) == 0 && col % (SPLABY_SIDE - 1) == 0;
}

/* rules.c */
extern const char splaby_sides[]; /* "NESO" */
/* The code of the tile that lies at a place. */
unsigned splaby_tile(const Splaby *s, int place);
/* The seat whose colour a place has, from 1; 0 if none. */
int splaby_colour(const Splaby *s, int place);
/* The place one step on; for NOWHERE the place itself. */
int splaby_next(int place, int direction);
/* The place where the tile comes out when one is pushed in at a slot. */
int splaby_exit(int slot);
/* How many tiles have the colour of a seat. */
int splaby_surface(const Splaby *s, int seat);
/* The places from which nothing can pass in a direction. */
uint64_t splaby_blocked(const Splaby *s, int direction);
/* Whether there is a wall or the edge on the way out of a place. */
bool splaby_is_blocked(const Splaby *s, int place, int direction);
/* The places the mover would paint in a direction, or NOWHERE; each costs a
 * unit. */
uint64_t splaby_covered(const Splaby *s, int direction);
/* The first part of a turn: paint and theft. */
void splaby_spray(Splaby *s, int direction);
/* The seats that owe a move; none once the game is over. */
SeatSet splaby_to_act(const void *state);
/* Lists the legal moves of a seat that is to act. */
void splaby_moves(const void *state, Seat seat, MoveList *out);
/* How many moves that lists, without listing them. */
int splaby_count_moves(const void *state, Seat seat);
/* One of these moves, each as likely as any other. */
Move splaby_random_move(const void *state, Seat seat, Rng *rng);
/* Plays a step of legal moves, one of each seat to act. */
void splaby_apply(void *state, const Move *moves);
/* The same, telling what it does: Event.what and the values of each. */
typedef enum SplabyEvent {
    EVENT_SPRAY,   /* direction or NOWHERE, tiles covered, tiles gained */
    EVENT_PAINT,   /* direction or NOWHERE, place of the player, length */
    EVENT_HIT,     /* seat, stolen, whether it has a shield */
    EVENT_STEP,    /* from, to, direction */
    EVENT_ITEM,    /* taken */
    EVENT_INSERT,  /* slot, quarter turns, place, walls, item */
    EVENT_EJECT,   /* place, walls, item, colour */
    EVENT_CARRY,   /* from, to */
    EVENT_FAULT,   /* an imposed move */
    EVENT_RESERVE, /* from, to, in the whole turn */
    EVENT_SPENT,   /* item */
    EVENT_ROUND,   /* left */
    EVENT_OVER,    /* players, set of those in the lead, tiles of each */
} SplabyEvent;
/* Plays a step as apply does, and tells what happens as events. */
void splaby_play(void *state, const Move *moves, EventList *out);
/* Who has won and why, of a game that is over. */
void splaby_outcome(const void *state, Outcome *out);

/* setup.c */
enum { SHAPE_CORNER, SHAPE_JUNCTION, SHAPE_STRAIGHT, SHAPES };
extern const int splaby_shape_counts[SHAPES]; /* of the 34 loose tiles */
/* The walls of the fixed tiles, on even rows and columns. */
extern const uint8_t splaby_fixed[4][4];
static inline bool splaby_is_fixed(int row, int col)
{
    return row % 2 == 0 && col % 2 == 0;
}
/* The shape of walls 0..15, or -1. */
int splaby_shape(unsigned walls);
/* Lays the walls and the item of a tile; the colour of the place stays. */
void splaby_put_tile(Splaby *s, int place, unsigned code);
/* Copies a game's options into its state. */
void splaby_take_options(Splaby *s, const GameConfig *config);
/* The start of a game; what is random comes from rng. */
void splaby_setup(void *state, const GameConfig *config, Rng *rng);

/* text.c */
extern const char splaby_paints[];            /* "NESOX" */
extern const char *const splaby_rotations[4]; /* "", "H", "HH", "A" */
/* "north", "to the north" in French; "the bomb". */
extern const Phrase splaby_directions[4], splaby_items[ITEM_KINDS];
/* Writes "S3"; out has room for 3 bytes. */
void splaby_name_slot(int slot, char *out);
/* A move as text; notation is an index of Game.notations. */
void splaby_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out);
/* Reads a move in any spelling; whether it is legal is not asked. */
bool splaby_parse_move(const void *state, Seat seat, const char *text,
                       Move *out);
/* Says why a move that could be read is not legal. */
void splaby_explain_illegal(const void *state, Seat seat, Move move,
                            Error *err);

/* json.c */
/* The members of a state as JSON. */
void splaby_write_state(const void *state, JsonWriter *out);
/* Reads a state and checks that play can lead to it. */
bool splaby_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err);

/* draw.c */
/* Cells of a row of the canvas. */
typedef struct Spot {
    int row, col, width;
} Spot;
/* Where a tile is drawn; rows and columns -1 and 7 give the frame beside the
 * board. */
Spot splaby_tile_spot(int row, int col, bool is_flipped);
/* Where the arrow is drawn. */
Spot splaby_slot_spot(int side, int line, bool is_flipped);
/* The board as text, as a viewer sees it. */
void splaby_draw(const void *state, const Drawing *how, Canvas *out);

/* choose.c */
/* The parts of a move, in the order in which a person picks them. */
int splaby_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out);
/* What a part is: where to paint and what it costs, a step, a rotation. */
void splaby_say_part(const void *state, Seat seat, Move move, int at, Lang lang,
                     Text *out);
/* What is asked: paint, then where to go or push, then the rotation. */
void splaby_ask(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out);
/* Says what a move would do, before it is made. */
void splaby_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out);

/* face.c */
extern const GameTelling splaby_telling;
extern const GameFace splaby_face;

/* splaby.c */
extern const Game splaby_game;

/* evaluate.c */
/* How good a state looks for a seat: -1000 lost .. 1000 won. */
int splaby_evaluate(const void *state, Seat seat);
/* How good a move looks before it is made; only the order counts. */
int splaby_order(const void *state, Seat seat, Move move);

/* numbers.c */
extern const GameNumbers splaby_numbers;

#endif
