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
    SPLABY_PAINTS = 5, /* four directions and no direction */
    SPLABY_HIT = 3,    /* units that a hit takes */
    SPLABY_RESERVE_MAX =
        1000000000, /* the most units in a loaded state (ruling 1) */
};

/* The indexes of the options. */
enum { PLAYERS, ROUNDS, RESERVE, ITEM_TURNS, POINTS };

enum { POINTS_RULES, POINTS_CODE };

/* Clockwise, so that a quarter turn adds 1 and the opposite direction is 2
 * away. The walls of a tile are four bits, of which bit d is side d. */
enum { NORTH, EAST, SOUTH, WEST, NOWHERE };

enum { ITEM_NONE, ITEM_BOMB, ITEM_GUN, ITEM_SHIELD, ITEM_KINDS };

/* The layers of the board. A tile has one bit in each layer. The first six are
 * its code, which it keeps when it is pushed out: the walls, and the item in
 * bits 4-5. */
enum {
    LAYER_WALL = 0,  /* walls in the north, east, south, west */
    LAYER_ITEM = 4,  /* the two bits of the item */
    LAYER_PAINT = 6, /* the colours of the seats 0, 1, 2, 3 */
    LAYERS = 10,
    CODE_WALLS = 15,
};

/* In a layer, the tile of row r and column c is bit 8r + c, which is called its
 * place. The eighth column and row are always 0, so that a shift by 1 or 8
 * pushes a line and drops the bit that leaves the board. */
typedef struct Splaby {
    uint64_t layer[LAYERS];
    int32_t reserve[GAME_SEATS];
    uint8_t at[GAME_SEATS]; /* places */
    uint8_t item[GAME_SEATS];
    uint8_t item_turns[GAME_SEATS];
    uint8_t spare;
    uint8_t forbidden; /* the forbidden slot, or SPLABY_NO_SLOT */
    uint8_t mover;     /* equals `first` once the game is over */
    uint8_t first;
    uint8_t players; /* this member and those below are the options, without the
                        reserve at the start */
    uint8_t points;
    uint8_t item_turns_start;
    uint8_t unused;
    uint16_t rounds;
    uint16_t rounds_left; /* 0 once the game is over */
} Splaby;

static inline int splaby_place(int row, int col)
{
    return 8 * row + col;
}

/* Returns the place of an entry in a list of 49 tiles. */
static inline int splaby_place_of(int index)
{
    return splaby_place(index / SPLABY_SIDE, index % SPLABY_SIDE);
}

static inline bool splaby_has(uint64_t layer, int place)
{
    return (layer >> place & 1) != 0;
}

/* A move has three parts: the paint (a direction or NOWHERE) in bits 0-2; then
 * a step in a direction (bits 4-5) or, if bit 3 is set, an insertion from a
 * side (bits 4-5) at a line (bits 6-9) after quarter turns clockwise (bits
 * 10-11). */
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

/* Slots are numbered by side, then by line: N1 N3 N5 E1 ... O5. */
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
/* Returns the code of the tile at a place. */
unsigned splaby_tile(const Splaby *s, int place);
/* Returns the seat whose colour a place has, from 1; 0 if it has none. */
int splaby_colour(const Splaby *s, int place);
/* Returns the next place in a direction, or the place itself for NOWHERE. */
int splaby_next(int place, int direction);
/* Returns the place where a tile comes out when one is pushed in at a slot. */
int splaby_exit(int slot);
/* Returns how many tiles have the colour of a seat. */
int splaby_surface(const Splaby *s, int seat);
/* Returns the places that cannot be left in a direction. */
uint64_t splaby_blocked(const Splaby *s, int direction);
/* Returns true if a wall or the edge blocks the way out of a place. */
bool splaby_is_blocked(const Splaby *s, int place, int direction);
/* Returns the places that the mover would paint in a direction, or for NOWHERE
 * only the mover's tile; each costs one unit. */
uint64_t splaby_covered(const Splaby *s, int direction);
/* Returns the places that a seat would paint if it were the mover. */
uint64_t splaby_covered_by(const Splaby *s, int seat, int direction);
/* Plays the first part of a turn: paint and theft. */
void splaby_spray(Splaby *s, int direction);
/* Returns the seats that owe a move; none once the game is over. */
SeatSet splaby_to_act(const void *state);
/* Lists the legal moves of a seat that is to act. */
void splaby_moves(const void *state, Seat seat, MoveList *out);
/* Counts the moves that splaby_moves lists, without listing them. */
int splaby_count_moves(const void *state, Seat seat);
/* Draws one of the moves that splaby_moves lists, each equally likely. */
Move splaby_random_move(const void *state, Seat seat, Rng *rng);
/* Plays a step: one legal move for each seat to act. */
void splaby_apply(void *state, const Move *moves);
/* The kinds of events of a step (Event.what), each with the meaning of its
 * values. */
typedef enum SplabyEvent {
    EVENT_SPRAY,   /* direction or NOWHERE, tiles covered, tiles gained */
    EVENT_PAINT,   /* direction or NOWHERE, place of the player, length */
    EVENT_HIT,     /* seat, stolen, whether it has a shield */
    EVENT_STEP,    /* from, to, direction */
    EVENT_ITEM,    /* the item that the mover takes */
    EVENT_INSERT,  /* slot, quarter turns, place, walls, item */
    EVENT_EJECT,   /* place, walls, item, colour */
    EVENT_CARRY,   /* from, to */
    EVENT_FAULT,   /* no values; the move is imposed */
    EVENT_RESERVE, /* from, to: the change over the whole turn */
    EVENT_SPENT,   /* item */
    EVENT_ROUND,   /* rounds left */
    EVENT_OVER,    /* number of players, set of those in the lead, tiles of each
                      player */
} SplabyEvent;
/* Plays a step as splaby_apply does, and tells its events. */
void splaby_play(void *state, const Move *moves, EventList *out);
/* Says who has won a game that is over, and why. */
void splaby_outcome(const void *state, Outcome *out);

/* setup.c */
enum { SHAPE_CORNER, SHAPE_JUNCTION, SHAPE_STRAIGHT, SHAPES };
extern const int splaby_shape_counts[SHAPES]; /* how many of the 34 loose tiles
                                                 have each shape */
/* The walls of the fixed tiles, on even rows and columns. */
extern const uint8_t splaby_fixed[4][4];
static inline bool splaby_is_fixed(int row, int col)
{
    return row % 2 == 0 && col % 2 == 0;
}
/* Returns the shape of a code of walls 0..15, or -1. */
int splaby_shape(unsigned walls);
/* Sets the walls and the item of a tile; the colour of the place stays. */
void splaby_put_tile(Splaby *s, int place, unsigned code);
/* Copies the options of a game into its state. */
void splaby_take_options(Splaby *s, const GameConfig *config);
/* Sets up the start of a game; rng gives everything random. */
void splaby_setup(void *state, const GameConfig *config, Rng *rng);

/* notation.c */
extern const char splaby_paints[];            /* "NESOX" */
extern const char *const splaby_rotations[4]; /* "", "H", "HH", "A" */
/* "north" (in French with its preposition); "the bomb". */
extern const Phrase splaby_directions[4], splaby_items[ITEM_KINDS];
/* Writes "S3"; out has room for 3 bytes. */
void splaby_name_slot(int slot, char *out);
/* Writes a move; notation is an index of GameInput.notations. */
void splaby_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out);
/* Reads a move in any spelling. It need not be legal. */
bool splaby_parse_move(const void *state, Seat seat, const char *text,
                       Move *out);

/* refuse.c */
/* Says why a move that could be read is not legal. */
void splaby_explain_illegal(const void *state, Seat seat, Move move,
                            Error *err);
/* Lists moves that a person might try, and why they are not legal. */
void splaby_refused(const void *state, Seat seat, Lang lang, RefusalList *out);

/* json.c */
/* Writes the members of a state as JSON. */
void splaby_write_state(const void *state, JsonWriter *out);
/* Reads a state, and checks that a game can lead to it. */
bool splaby_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err);

/* draw.c */
/* A run of cells in a canvas row. */
typedef struct Spot {
    int row, col, width;
} Spot;
/* Returns where a tile is drawn; rows and columns -1 and 7 are the frame around
 * the board. */
Spot splaby_tile_spot(int row, int col, bool is_flipped);
/* Returns where the arrow of a slot is drawn. */
Spot splaby_slot_spot(int side, int line, bool is_flipped);
/* Draws the board as text, as a viewer sees it. */
void splaby_draw(const void *state, const Drawing *how, Canvas *out);

/* choose.c */
/* Divides a move into the parts that a person picks one after the other. */
int splaby_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out);
/* Says what a part is: where to paint and what it costs, a step, a rotation. */
void splaby_say_part(const void *state, Seat seat, Move move, int at, Lang lang,
                     Text *out);
/* Says what is asked for: paint, then where to go or push, then the
 * rotation. */
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
/* Estimates how good a state is for a seat, from -1000 (lost) to 1000 (won). */
int splaby_evaluate(const void *state, Seat seat);
/* Estimates how good a move is before it is made; only the order counts. */
int splaby_order(const void *state, Seat seat, Move move);
/* The tastes of the painter, who likes its own colour, and of the raider, who
 * likes others to have little paint and few tiles. */
int splaby_likes_paint(const void *state, Seat seat);
int splaby_likes_raids(const void *state, Seat seat);
/* Returns how many turns are left until the end. */
int splaby_turns_left(const void *state);

/* features.c */
extern const GameFeatures splaby_features;
extern const GameNet splaby_net;

/* numbers.c */
extern const GameNumbers splaby_numbers;

#endif
