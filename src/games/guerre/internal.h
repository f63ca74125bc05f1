/* internal.h: the state of guerre, shared by the files of this folder. */
#ifndef JOUTE_GUERRE_INTERNAL_H
#define JOUTE_GUERRE_INTERNAL_H

#include "base/error.h"
#include "base/json.h"
#include "base/text.h"
#include "joute/game.h"

/* The indexes of the options. */
enum { LEVEL, PRIESTS, WIZARDS };

typedef enum Level { SIMPLE, INTERMEDIATE, ADVANCED } Level;

/* The kinds of units. NO_KIND is 0, so that an empty cell is 0. */
typedef enum Kind {
    NO_KIND,
    KING,
    SOLDIER,
    GUARD,
    ARCHER,
    PRIEST,
    WIZARD,
    KIND_COUNT,
} Kind;

/* The positions of a battlefield, each rear one REAR after its front one, and
 * the other places where a unit can be put. Column c faces column 2 - c:
 *
 *     A3 A2 A1
 *     F3 F2 F1
 *     --------
 *     F1 F2 F3
 *     A1 A2 A3
 */
typedef enum Place {
    F1,
    F2,
    F3,
    A1,
    A2,
    A3,
    PLACE_RESERVE,
    PLACE_KINGDOM,
    PLACE_COUNT,
    NO_PLACE = 15,
} Place;

enum { REAR = 3, FIELD_SIZE = 6 };

/* A set of places or of kinds, with a bit for each. */
typedef uint8_t Set;
#define SET(member) (1u << (member))
enum { SET_FRONT = SET(F1) | SET(F2) | SET(F3) };

/* The phases of a turn, in the order in which they can come. draw_status.c has
 * the words that ask a player for a choice in each. */
typedef enum Phase {
    PHASE_SETUP_FRONT,
    PHASE_SETUP_RESERVE,
    PHASE_DRAW,
    PHASE_ACTION,
    PHASE_ATTACK,
    PHASE_DEFEND,
    PHASE_VOLLEY,
    PHASE_COUNTER,
    PHASE_CONSCRIPT,
    PHASE_DEVELOP,
    PHASE_OVER,
    PHASE_COUNT,
} Phase;

/* How a game ends, in the order in which the ends are checked (rule 12). */
typedef enum GuerreEnd {
    END_NONE,
    END_EXECUTION,
    END_DEVELOPMENT,
    END_COLLAPSE,
    END_WAR_OVER,
} GuerreEnd;

enum {
    HAND_MAX = 6, /* with this many cards in hand, one must be demobilised */
    MAJORITY =
        4, /* a lead in this many kinds of citizens wins by development */
    CONSCRIPTS = 2,
    COPIES_MAX = 9, /* the most of a kind in one deck */
    RESERVE_WORD = 16,
    RESERVE_WORDS =
        5, /* words for a queue of 80 units; all units except one King are 77 */
};

/* The number of each kind, in byte number Kind of a word. */
typedef uint64_t Counts;

/* A battlefield: the byte number Place holds 0, or kind | CELL_TURNED |
 * damage * CELL_DAMAGE. */
typedef uint64_t Field;
enum { CELL_KIND = 7, CELL_TURNED = 8, CELL_DAMAGE = 16 };

#define BYTES(byte) (UINT64_C(0x0101010101010101) * (byte))

/* What one player has. hand and pile count cards by kind; the reserve is a
 * queue. */
typedef struct Side {
    Counts hand; /* empty if it is hidden */
    Counts pile; /* includes the cards of a hidden hand */
    Counts kingdom, captured, graveyard;
    Field field;
    uint64_t reserve[RESERVE_WORDS]; /* kinds, 4 bits each, the first in the
                                        lowest bits; zeros after the last */
} Side;

/* All bytes follow from the state object, so equal states have equal bytes. */
typedef struct Guerre {
    Side side[2];
    Move card;            /* the card that the stack began with, or 0 */
    uint16_t stack_kings; /* bit i: card i of the stack is a King */
    uint8_t stack_size;
    uint8_t phase;
    uint8_t active;
    uint8_t to_act;   /* SeatSet */
    uint8_t from, to; /* the positions of the declared attack; NO_PLACE if there
                         is none */
    uint8_t hand_size[2];
    uint8_t reserve_size[2];
    uint8_t bonus;  /* the active player's bonus */
    uint8_t hidden; /* bit p is set if the hand of player p is hidden, in a
                       redacted state */
    uint8_t level;
    uint8_t copies[2]; /* copies of the Priest and of the Wizard in a deck */
    uint8_t unused[3];
} Guerre;

static inline int counts_of(Counts counts, Kind kind)
{
    return (int)(counts >> (8 * kind) & 0xff);
}

static inline Counts counts_one(Kind kind)
{
    return UINT64_C(1) << (8 * kind);
}

static inline int counts_sum(Counts counts)
{
    return (int)(counts * BYTES(1) >> 56);
}

/* Returns the lowest bits of the eight bytes as a set. */
static inline Set gather(uint64_t bits)
{
    return (Set)((bits & BYTES(1)) * UINT64_C(0x0102040810204080) >> 56);
}

/* Returns the kinds of which there are any; counts stay below 128. */
static inline Set counts_kinds(Counts counts)
{
    return gather((counts + BYTES(0x7f)) >> 7);
}

static inline unsigned field_cell(Field field, Place place)
{
    return (unsigned)(field >> (8 * place) & 0xff);
}

static inline Kind cell_kind(unsigned cell)
{
    return (Kind)(cell & CELL_KIND);
}

static inline int cell_damage(unsigned cell)
{
    return (int)(cell / CELL_DAMAGE);
}

static inline void field_put(Field *field, Place place, unsigned cell)
{
    *field &= ~(UINT64_C(0xff) << (8 * place));
    *field |= (uint64_t)cell << (8 * place);
}

static inline Set field_occupied(Field field)
{
    return gather(((field & BYTES(CELL_KIND)) + BYTES(CELL_KIND)) >> 3);
}

static inline Set field_turned(Field field)
{
    return gather(field >> 3);
}

static inline Kind reserve_at(const Side *side, int at)
{
    return (Kind)(side->reserve[at / RESERVE_WORD] >>
                      (4 * (at % RESERVE_WORD)) &
                  15);
}

/* __builtin_popcount would be a function call on a generic processor. */
static inline int set_size(Set set)
{
    unsigned pairs = set - (set >> 1 & 0x55u);
    unsigned fours = (pairs & 0x33u) + (pairs >> 2 & 0x33u);
    return (int)((fours + (fours >> 4)) & 15u);
}

static inline int set_first(Set set)
{
    return __builtin_ctz(set);
}

/* Drops the lowest member, for a loop: for (Set left = set; left;
 * set_drop(&left)) ... set_first(left) */
static inline void set_drop(Set *set)
{
    *set &= (Set)(*set - 1);
}

/* A move has a deed, a kind, a flag if the King stands for that kind, and up to
 * two places. Beside each deed is the text of such a move. */
typedef enum Deed {
    DEED_NONE,
    DEED_PASS,   /* - */
    DEED_END,    /* . */
    DEED_DRAW,   /* *S */
    DEED_PUT,    /* S@F2 */
    DEED_ATTACK, /* F1xF3 */
    DEED_CARD,   /* +S, +K=S or +P:F1-A2; the kind is that of the effect */
} Deed;

enum { MOVE_KING = 1 << 7 };

static inline Move guerre_move(Deed deed, Kind kind, Place from, Place to)
{
    return (Move)((unsigned)deed | (unsigned)kind << 4 | (unsigned)from << 8 |
                  (unsigned)to << 12);
}

static inline Deed move_deed(Move move)
{
    return (Deed)(move & 15);
}

static inline Kind move_kind(Move move)
{
    return (Kind)(move >> 4 & 7);
}

static inline Place move_from(Move move)
{
    return (Place)(move >> 8 & 15);
}

static inline Place move_to(Move move)
{
    return (Place)(move >> 12 & 15);
}

/* Returns the card that leaves the hand. */
static inline Kind move_card(Move move)
{
    return move & MOVE_KING ? KING : move_kind(move);
}

/* units.c */
extern const char guerre_letters[KIND_COUNT + 1]; /* by Kind */
/* The enemy positions that a player's unit reaches from a position. */
extern const uint8_t guerre_reach[2][KIND_COUNT][FIELD_SIZE];
/* The defence of a player's unit, upright and turned. */
extern const uint8_t guerre_defences[2][KIND_COUNT][2];
/* Returns how many units of a kind a deck has. */
int guerre_copies(const Guerre *s, Kind kind);
/* Returns the attack value of a player's unit, bonus included. */
int guerre_attack_value(const Guerre *s, int player, Kind kind);
/* Returns the defence of a unit as it stands, upright or turned. */
int guerre_defence(int player, unsigned cell);
/* Returns the citizens of a player, captured ones included. */
Counts guerre_citizens(const Guerre *s, int player);
/* Returns how many cards a pile has, even if a hidden hand is among them. */
int guerre_pile_size(const Guerre *s, int player);
/* Returns how many units a conscription could put on the battlefield. */
int guerre_conscripts(const Guerre *s, int player);

/* moves.c */
/* Returns the places to which a Priest may move the unit at `from`. A swap is
 * listed only from the earlier of its two positions. */
Set guerre_priest_targets(Field field, Place from);
/* Returns where a unit may be deployed or conscripted. */
Set guerre_open_places(Field field);
/* Lists the legal moves of a seat that is to act. */
void guerre_moves(const void *state, Seat seat, MoveList *out);
/* Counts the moves that guerre_moves lists, without listing them. */
int guerre_count_moves(const void *state, Seat seat);
/* Draws one of the moves that guerre_moves lists, each equally likely; for
 * chance by weight. */
Move guerre_random_move(const void *state, Seat seat, Rng *rng);
/* Returns how many cards of the pile a draw stands for. */
uint32_t guerre_weight(const void *state, Move move);
/* Sorts cards by kind and returns the kind of card number `ticket`, counted
 * from 0. */
Kind guerre_pick(Counts counts, int ticket);

/* apply.c */
/* Adds a unit to the end of a reserve. */
void guerre_put_reserve(Guerre *s, int player, Kind kind);
/* Ends the attack without further effect. */
void guerre_end_attack(Guerre *s);
/* Resolves the declared attack once no more cards are played. */
void guerre_resolve(Guerre *s);
/* Returns what guerre_resolve would do to the target (EVENT_CAPTURE ...
 * EVENT_NO_DAMAGE). */
Event guerre_find_blow(const Guerre *s);
/* Applies the effect of the stack's first card, unless it was cancelled. */
void guerre_settle_stack(Guerre *s);
/* Returns who played card number `at`, counted from 0, of a stack that began
 * with `card`. */
int guerre_stack_player(const Guerre *s, Move card, int at);
/* Returns card number `at`, counted from 0, of the stack, as a move. */
Move guerre_stack_move(const Guerre *s, int at);
/* Returns true if a defender's Priest moves the target of the declared attack
 * out of reach. */
bool guerre_priest_saves(const Guerre *s, Move card);
/* Plays a step: one legal move for each seat to act. */
void guerre_apply(void *state, const Move *moves);
/* Plays a step as guerre_apply does, and tells its events. A redacted state is
 * a whole one afterwards. */
void guerre_play(void *state, const Move *moves, EventList *out);

/* The kinds of events of a step (Event.what), each with the meaning of its
 * values. The player is the one who acts, or who owns the unit. */
typedef enum GuerreEvent {
    EVENT_DRAW,     /* kind; NO_KIND if the viewer may not know it */
    EVENT_PLACE,    /* kind, place */
    EVENT_RESERVE,  /* kind */
    EVENT_DEPLOY,   /* kind, place, Source */
    EVENT_REPLACED, /* kind, place: the unit there goes to the reserve */
    EVENT_NOTHING,
    EVENT_END_ATTACK,
    EVENT_ATTACK,  /* kind, from, to, kind of the target */
    EVENT_DECLINE, /* phase */
    EVENT_CARD,    /* kind of its effect, card that left the hand */
    EVENT_PRIEST,  /* kind of its effect, card that left the hand, from, to */
    EVENT_CANCEL,  /* the card of the player, which has no effect */
    EVENT_BONUS,   /* bonus; the attack of Soldiers with it; the attack of the
                      other kinds with it */
    EVENT_SHIFT,   /* kind, from, to: by a Priest */
    EVENT_PARRY,
    EVENT_ESCAPE,
    EVENT_STRIKE,    /* kind, from, to, attack, defence, kind of the target */
    EVENT_CAPTURE,   /* kind, place */
    EVENT_KILL,      /* kind, place */
    EVENT_DAMAGE,    /* kind, place, damage added, damage now, defence */
    EVENT_NO_DAMAGE, /* kind, place, 0, damage now, defence */
    EVENT_MOVE_UP,   /* kind, from, to */
    EVENT_CONSCRIPTION,
    EVENT_CONSCRIPT,  /* kind, place, Source */
    EVENT_DEMOBILISE, /* kind, citizens and kinds led after it */
    EVENT_KEEP, /* phase, citizens, kinds led: the player demobilises nobody */
    EVENT_HEAL,
    EVENT_BONUS_ENDS,
    EVENT_UPRIGHT,
    EVENT_TURN,
    EVENT_NO_CARDS, /* nothing to draw */
    EVENT_WINDOW,   /* phase */
    EVENT_OVER, /* GuerreEnd, citizens of both players; the player is the winner
                 */
    EVENT_COUNT,
} GuerreEvent;

/* Where a unit that is put on the battlefield comes from. */
typedef enum Source {
    SOURCE_HAND,
    SOURCE_RESERVE,
    SOURCE_KINGDOM,
    SOURCE_CAPTURED,
    SOURCE_COUNT,
} Source;

/* setup.c */
extern const char
    *const guerre_ends[]; /* the codes of the ends, by GuerreEnd */
/* Returns the seat that decides next in the current phase, as a set. */
SeatSet guerre_deciders(const Guerre *s);
/* Returns the victory that the zones show, if there is one. */
GuerreEnd guerre_find_end(const Guerre *s);
/* Returns the kinds in which a player has strictly more citizens. */
Set guerre_led_kinds(const Guerre *s, int player);
/* Returns true if a player wins by development: more citizens in four kinds. */
bool guerre_has_majority(const Guerre *s, int player);
/* Returns how many more citizens a player needs to lead in four of the five
 * kinds. */
int guerre_lacking_citizens(const Guerre *s, int player);
/* Returns true if a player's King is captured or dead. */
bool guerre_has_lost_king(const Guerre *s, int player);
/* Copies the options of a game into its state. */
void guerre_take_options(Guerre *s, const GameConfig *config);
/* Sets up the start of a game; rng gives everything random. */
void guerre_setup(void *state, const GameConfig *config, Rng *rng);
/* Returns the seats that owe a move; none once the game is over. */
SeatSet guerre_to_act(const void *state);
/* Says who has won a game that is over, and why. */
void guerre_outcome(const void *state, Outcome *out);

/* hidden.c */
/* Removes the hands that a seat does not see. */
void guerre_redact(void *state, Seat seat);
/* Deals the hidden hands at random, consistently with the rest. */
void guerre_imagine(void *state, Seat seat, Rng *rng);
/* Lists a world for each hand that the other player may have. */
void guerre_worlds(const void *view, Seat seat, GameTakeWorld *take,
                   void *context);
/* Completes a redacted state to one of its possible whole states, in which the
 * move is possible. */
void guerre_reveal(Guerre *s, Move move);
/* Returns true if a seat does not see a move, which is another player's
 * draw. */
bool guerre_is_move_hidden(const void *before, Move move, Seat seat);

/* notation.c */
extern const char guerre_places[PLACE_COUNT][3]; /* "F1" ... "R", "C" */
/* Writes a move: "S@F2", "F1xF3". */
void guerre_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out);
/* Reads a move in any spelling. It need not be legal. */
bool guerre_parse_move(const void *state, Seat seat, const char *text,
                       Move *out);

/* json.c */
extern const char *const guerre_phases[PHASE_COUNT];
/* Writes the members of a state as JSON. */
void guerre_write_state(const void *state, JsonWriter *out);

enum {
    KEY_TURN,
    KEY_PHASE,
    KEY_ACTIVE,
    KEY_STACK,
    KEY_ATTACK,
    KEY_RESULT,
    KEY_PLAYERS,
    KEY_COUNT,
};
enum {
    ZONE_HAND,
    ZONE_PILE,
    ZONE_RESERVE,
    ZONE_FIELD,
    ZONE_KINGDOM,
    ZONE_CAPTURED,
    ZONE_GRAVEYARD,
    ZONE_BONUS,
    ZONE_UNSEEN,
    ZONE_COUNT,
};

/* The values of a state object, so that a check can name the offending key. */
typedef struct StateKeys {
    JsonAt top[KEY_COUNT];
    JsonAt player[2];
    JsonAt zone[2][ZONE_COUNT];
} StateKeys;

/* Reads a state, and checks that a game can lead to it. */
bool guerre_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err);
/* Reads the view that a seat was sent, as a redacted state. */
bool guerre_read_view(const JsonAt *json, const GameConfig *config, Seat seat,
                      void *state, Error *err);

/* check.c */
/* Checks whether the rules can produce the zones, without stack and attack. */
bool guerre_check_zones(const Guerre *s, const StateKeys *keys, Error *err);
/* Checks whether the phase, the stack and the attack agree with the zones. */
bool guerre_check_phase(const Guerre *s, const StateKeys *keys, Error *err);

/* guerre.c */
extern const char *const
    guerre_levels[]; /* the words of the levels, by Level; NULL at the end */
extern const Game guerre_game;

/* draw_status.c */
/* Draws two lines above the board that say what is asked of whom. */
void guerre_draw_status(const Guerre *s, Canvas *out);

/* draw.c */
/* Returns the player whose side is drawn at the bottom. */
int guerre_near(const Drawing *how);
/* Cells of the canvas. */
typedef struct Spot {
    int row, col, width;
} Spot;
/* Returns the cells of the canvas where a unit on a position is drawn. */
Spot guerre_spot(int near, int player, Place place);
/* Draws the board as text, as a viewer sees it. */
void guerre_draw(const void *state, const Drawing *how, Canvas *out);

/* choose.c */
/* Divides a move into the parts that a person picks one after the other. */
int guerre_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out);
/* Says what a part is: "deploy the King", "cancel the attack", "nothing". */
void guerre_say_part(const void *state, Seat seat, Move move, int at, Lang lang,
                     Text *out);
/* Returns true if a move does nothing, or ends the attacks. */
bool guerre_is_pass(const void *state, Move move);
/* Says what a move would do, before it is made. */
void guerre_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out);
/* Plays the move, tells its events, and declines in every window that it
 * opens. */
void guerre_play_out(void *state, Move move, EventList *out);

/* refuse.c */
/* Says why a move that could be read is not legal. */
void guerre_explain_illegal(const void *state, Seat seat, Move move,
                            Error *err);
/* Lists moves that a person might try, and why they are not legal. */
void guerre_refused(const void *state, Seat seat, Lang lang, RefusalList *out);

/* tell.c */
/* A unit with its article: "a Soldier", but "the King". */
const char *guerre_a_unit(Kind kind, Lang lang);
/* A unit with the definite article: "the Soldier". */
const char *guerre_the_unit(Kind kind, Lang lang);
/* A unit without an article: "Soldier". */
const char *guerre_kind_name(Kind kind, Lang lang);
/* A step in words: a sentence for each event. */
void guerre_tell(const EventList *events, Lang lang, Text *out);

/* face.c */
extern const GameTelling guerre_telling;
extern const GameFace guerre_face;

/* evaluate.c */
/* Estimates how good a state is for a seat, from -1000 (lost) to 1000 (won). */
int guerre_evaluate(const void *state, Seat seat);
/* Estimates how good a move is before it is made; only the order counts. */
int guerre_order(const void *state, Seat seat, Move move);
/* The tastes of the hunter, who attacks the King, and of the miser, who keeps
 * citizens and cards. */
int guerre_hunts(const void *state, Seat seat);
int guerre_hoards(const void *state, Seat seat);

/* features.c */
extern const GameFeatures guerre_features;
/* The file guerre.net. */
extern const GameNet guerre_net;

/* numbers.c */
extern const GameNumbers guerre_numbers;

#endif
