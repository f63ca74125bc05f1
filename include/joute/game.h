/* game.h: the Game table, all that the rest of joute knows of a game.
 *
 * A game is a const table of functions over plain-byte states. Players are
 * numbered from 0 in C ("seats") and from 1 in everything people see. */
#ifndef JOUTE_GAME_H
#define JOUTE_GAME_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "joute/lang.h"
#include "joute/rng.h"

typedef struct Canvas Canvas;
typedef struct Error Error;
typedef struct JsonAt JsonAt;
typedef struct JsonWriter JsonWriter;
typedef struct Match Match;
typedef struct Player Player;
typedef struct Text Text;

enum {
    GAME_SEATS = 4,         /* most players of any game */
    GAME_OPTIONS = 8,       /* most options of any game */
    GAME_MOVES = 1024,      /* most legal moves of one seat in any state */
    MOVE_TEXT = 24,         /* bytes of any move's text, the last one 0 */
    GAME_STATE_SIZE = 4352, /* bytes; the largest is trolls with 1000 throws */
};

typedef uint8_t Seat;
enum { SEAT_CHANCE = GAME_SEATS, SEAT_WATCHER };

/* Bit s set: seat s owes a move. */
typedef uint8_t SeatSet;
#define SEATS_ONE(seat) ((SeatSet)(1u << (seat)))
#define SEATS_CHANCE SEATS_ONE(SEAT_CHANCE)
#define SEATS_NONE ((SeatSet)0)

/* Packed by each game. A move with the bit MOVE_IMPOSED was made by the
 * referee for a player: it can be applied and recorded on any turn of that
 * player, but it is never listed. */
typedef uint32_t Move;
#define MOVE_NONE UINT32_MAX
#define MOVE_IMPOSED (UINT32_C(1) << 31)

typedef struct MoveList {
    int count;
    Move at[GAME_MOVES];
} MoveList;

static inline void moves_add(MoveList *list, Move move)
{
    assert(list->count < GAME_MOVES);
    list->at[list->count++] = move;
}

typedef enum OptionType { OPTION_BOOL, OPTION_INT, OPTION_CHOICE } OptionType;

typedef struct Game Game;

typedef struct GameOption {
    const char *key;
    OptionType type;
    int initial;
    int min, max;              /* of a number; of a choice 0 and count - 1 */
    const char *const *values; /* of a choice: its names in files and flags */
    const Phrase *value_names; /* of a choice: the same for people */
    Phrase name;               /* in a word or two, for people: "flying" */
    Phrase help;
} GameOption;

/* One value for each entry of a game's options. */
typedef struct GameConfig {
    int value[GAME_OPTIONS];
} GameConfig;

/* How a game ended. balance is, for each seat, the seats ranked strictly
 * below it less those ranked strictly above; the utility of FORMATS.md is
 * balance / (players - 1). */
typedef struct Outcome {
    const char *reason;
    SeatSet whose; /* whom the reason is about, if its words name somebody */
    bool has_scores;
    int balance[GAME_SEATS];
    int scores[GAME_SEATS];
} Outcome;

typedef struct GameReason {
    const char *code;
    Phrase text;
    Phrase whose;      /* the same with "{}" for the name of the one seat that
                          Outcome.whose holds; NULL texts: none */
    bool hides_scores; /* they did not decide and are not told */
} GameReason;

/* What draw() shows beside the state. */
typedef struct Drawing {
    Seat viewer;        /* a seat, or SEAT_WATCHER: whose side is nearest */
    int notation;       /* index into notations; 0 is the canonical one */
    const void *before; /* the state before the last move, or NULL */
    const Move *last;   /* the moves made in it, or NULL */
    bool is_flipped;    /* turned by half; where sides matter, viewer says it */
    const Move *trial;  /* the move that is being put together, or NULL */
} Drawing;

/* A piece of a move as a person picks it, one after the other: of moulin's
 * "24-22x34" the points 24, 22 and 34. */
enum { MOVE_PARTS = 4 };
typedef struct MovePart {
    char text[MOVE_TEXT];
    int row, col; /* its first cell on draw()'s canvas; -1: not on the board */
    int width;    /* cells */
} MovePart;

/* How strong one of the levels that people choose from is. */
typedef struct GameLevel {
    int simulations; /* of a search, each move; 0: look one move ahead */
    int noise;       /* without one: by how much it may be wrong about what a
                        move leads to, in evaluate's unit */
} GameLevel;
enum { GAME_LEVELS = 8 };

/* What the rules of a game say of faults and time when programs play it
 * (docs/PROTOCOL.md, rules 8 and 9). */
typedef struct GameReferee {
    int move_ms;        /* the most a move may take */
    int clock_ms;       /* for a whole match; 0: none */
    int answers;        /* to one question, the invalid ones counted; 0: 1 */
    int faults;         /* invalid answers that put a player out; 0: never */
    bool is_match_lost; /* by any verdict; such a match is never cut up */
    bool is_imposed;    /* an invalid answer costs the turn, not the game */
    bool has_points;    /* a match counts these, else wins and half draws */
    int win_points, draw_points, fault_points;
    /* The move made for a player after an invalid answer, or, if that is
     * NULL, for one who is out. NULL: there is none. */
    Move (*impose)(const void *state, Seat seat, const char *answer);
} GameReferee;

/* A contest of the course that the game comes from, for joute tournament: who
 * meets is a matter of the tournament, what they play is the game's. */
typedef struct GameContest {
    const char *name;            /* of --preset */
    Phrase help;                 /* one line */
    const char *const *configs;  /* options that differ from the usual ones,
                                    "cells=7,stones=30", each played by all who
                                    meet; NULL at the end; NULL: the usual */
    int games;                   /* of a match */
    int final_bots, final_games; /* the best so many meet once more; 0: none */
} GameContest;

/* Something that a step did, as the rules tell it while they play the step: a
 * code of the game's own, who did it or whom it befell, and numbers (places,
 * kinds, counts) and a set of places to which the code gives a meaning. */
enum { EVENT_VALUES = 6, EVENTS_MAX = 32, EVENT_NOBODY = -1 };
typedef struct Event {
    int what;
    int player; /* a seat, or EVENT_NOBODY */
    int value[EVENT_VALUES];
    uint64_t set[2];
} Event;

/* What one step did, in order. */
typedef struct EventList {
    int count;
    Event at[EVENTS_MAX];
} EventList;

/* A member of an event's JSON object. */
typedef struct EventMember {
    const char *key;
    int at; /* which value; write writes it, or if NULL it is a number */
    void (*write)(const Event *event, int at, JsonWriter *out);
} EventMember;

/* An event as JSON: {"code", "player", members}. */
enum { EVENT_MEMBERS = 5 };
typedef struct EventForm {
    const char *code; /* NULL: it is for the words only */
    bool is_nobodys;  /* has no "player" */
    EventMember members[EVENT_MEMBERS];
} EventForm;

/* What may not be played, or only begun ("24", "x66"), and why. */
enum { REFUSALS_MAX = 64, REFUSAL_WHY = 160 };
typedef struct RefusalList {
    int count;
    struct {
        int part; /* of a move that is put together: the one to be chosen */
        char move[MOVE_TEXT];
        char why[REFUSAL_WHY];
    } at[REFUSALS_MAX];
} RefusalList;

/* What a page is told of a game beside its state, as JSON and in words, so
 * that it needs no rule of its own (docs/API.md). Each may be NULL. States
 * are whole, or redacted for the viewer where the game hides something; a
 * move that the viewer may not see is then MOVE_NONE. */
typedef struct GameFace {
    /* Members of an object: what follows from a state by the rules and is
     * worth showing: mills, territories, the phase of the game. */
    void (*facts)(const void *state, JsonWriter *out);
    /* Members of an object: what a legal move would do, in numbers and
     * places. */
    void (*effect)(const void *state, Seat seat, Move move, JsonWriter *out);
    /* What a seat that is to act might think of playing but may not. */
    void (*refused)(const void *state, Seat seat, Lang lang, RefusalList *out);
    /* Makes it the turn of a seat that is not to act, all else as it is: what
     * a person may plan while another thinks. NULL: nothing is planned. */
    void (*ahead)(void *state, Seat seat);
    /* What a step did. play is apply, and tells it as events; these are
     * written for the page by forms, which Event.what indexes. tell says all
     * a listener needs to follow the step, in sentences. mark gives the code
     * of what in it is worth finding again, or NULL. core/events.h calls
     * them; they stand here together or not at all, but for mark. */
    void (*play)(void *state, const Move *moves, EventList *out);
    const EventForm *forms;
    void (*tell)(const EventList *events, Lang lang, Text *out);
    uint64_t aside; /* bit Event.what: left out where a step is told briefly */
    const char *(*mark)(const EventList *events);
    /* The game's own measure of who is ahead, seat 0 above 0. */
    int (*curve)(const void *state);
    /* What a seat has of what all play for, drawn as a curve for each; NULL:
     * nothing of the kind. */
    int (*share)(const void *state, Seat seat);
} GameFace;

/* A player that only this game has, named like the others ("random"). One
 * called "best" or "level:8" takes the place of the search that would have
 * this name. */
typedef struct GamePlayer {
    const char *name;
    Phrase help; /* what it is, in one line */
    Player *(*make)(const Game *game, const GameConfig *config, uint64_t seed);
} GamePlayer;

/* A flag of a command: "--cells N". */
typedef struct GameFlag {
    const char *name;  /* "--cells" */
    const char *value; /* "N", what the help calls its value; NULL: none */
    Phrase help;
} GameFlag;

/* One run of joute solve or joute eval. */
typedef struct GameRun {
    const Game *game;
    GameConfig config; /* of joute eval, the state's; else the defaults */
    Lang lang;
    bool is_json;
    /* Somebody waits at a table: an answer within about a second on one
     * processor, keeping nothing, or a word why there is none. */
    bool is_quick;
    /* For each of the solver's flags its value, "" for a flag that takes
     * none, NULL for one that was not given. */
    const char *const *values;
    /* Tells how much of all work is done, 0..1, and of what ("7-5", or "");
     * may be called at any rate, by one thread. NULL: nobody listens. */
    void (*progress)(double done, const char *what, void *context);
    void *context;
} GameRun;

/* What joute solve and joute eval know of a game. Each writes its answer, a
 * line of JSON or some of text, or says in err why there is none. */
typedef struct GameSolver {
    const GameFlag *flags; /* ends with a NULL name; a name that two games
                              use takes a value in both or in neither */
    bool (*solve)(const GameRun *run, Text *out, Error *err);
    /* Of a state that is not over. Its flags are those of solve. */
    bool (*eval)(const GameRun *run, const void *state, Text *out, Error *err);
    /* Of a whole game: what it was worth after each move, and the mistakes.
     * NULL: it has none. */
    bool (*review)(const GameRun *run, const Match *match, Text *out,
                   Error *err);

    /* For people, each may be NULL or write nothing: what is best for a seat
     * to act, in one line, as a hint; lines on how a player plays, from the
     * last states of games, in each of which it sat in a seat. */
    void (*advise)(const void *state, Seat seat, Lang lang, Text *out);
    void (*habits)(const void *const *ends, const Seat *seats, int count,
                   Lang lang, Text *out);

    /* For joute bench: does the work number at, counted from 0, names it and,
     * where it is a search, sets how many positions it saw; false if there
     * are no more. NULL: nothing to measure. */
    bool (*sample)(int at, Text *name, uint64_t *nodes);
} GameSolver;

/* How other programs of the game write a position or a game: joute convert. */
typedef struct GameFormat {
    const char *name; /* "fen" */
    Phrase help;
    /* Begins a match and plays what was played; false leaves nothing to
     * free. */
    bool (*read)(const char *text, Match *out, Error *err);
    bool (*write)(const Match *match, Text *out, Error *err);
} GameFormat;

/* Storage for a state of any game. */
typedef union GameState {
    max_align_t align;
    unsigned char bytes[GAME_STATE_SIZE];
} GameState;

/* States are plain bytes without pointers: copy, compare and hash the first
 * used() bytes. A list that grows during a game (moulin's positions, trolls'
 * throws) stands at the end of the struct, so that copies stay short. */
struct Game {
    const char *id, *title;
    int least_players, most_players; /* if they differ, the int option
                                        "players" holds the number */
    size_t state_size;               /* at most GAME_STATE_SIZE */
    size_t head_size;                /* what the core zeroes before setup and
                                        read_state; the rest may hold rubbish */
    const GameOption *options;       /* ends with a NULL key */
    const GameReason *reasons;       /* ends with a NULL code */
    const char *const *notations;    /* names of the spellings of moves, the
                                        canonical one first, NULL at the end;
                                        NULL: the canonical one only */
    Phrase seat_names[GAME_SEATS];
    Phrase rules; /* for players: lines of at most 78
                     characters; NULL texts: none yet */

    /* Options: true unless a combination or a value within its range is
     * refused. NULL: all are good. */
    bool (*check_config)(const GameConfig *config, Error *err);

    /* Rules. All total: no I/O, no allocation, no failure. */
    void (*setup)(void *state, const GameConfig *config, Rng *rng);
    SeatSet (*to_act)(const void *state);
    /* Lists each legal move of a seat that is to act once, in any order; for
     * SEAT_CHANCE the outcomes. */
    void (*moves)(const void *state, Seat seat, MoveList *out);
    /* One legal (or imposed) move for each seat to act, in seat order. */
    void (*apply)(void *state, const Move *moves);
    /* Only once nobody is to act. */
    void (*outcome)(const void *state, Outcome *out);
    /* Bytes in use; NULL: always state_size. */
    size_t (*used)(const void *state);
    /* The relative probability of a chance outcome; NULL: all equal. */
    uint32_t (*weight)(const void *state, Move move);

    /* Hidden information; both NULL when everything is on the table. redact
     * leaves what the seat may know, imagine fills the gaps of a redacted
     * state at random, in agreement with it. */
    void (*redact)(void *state, Seat seat);
    void (*imagine)(void *state, Seat seat, Rng *rng);

    /* Text. write_state writes the members of the state object but "result";
     * of a redacted state, those of the view. read_state leaves the state
     * unspecified when it fails; the core then drops it, and checks "turn"
     * and "result" against to_act and outcome. read_view reads a view as a
     * redacted state; NULL: as a state. */
    void (*write_state)(const void *state, JsonWriter *out);
    bool (*read_state)(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err);
    bool (*read_view)(const JsonAt *json, const GameConfig *config, Seat seat,
                      void *state, Error *err);
    void (*write_move)(const void *state, Seat seat, Move move, int notation,
                       Text *out);
    /* Whether the text fits the game's grammar; says nothing of legality. */
    bool (*parse_move)(const void *state, Seat seat, const char *text,
                       Move *out);
    /* Says in err why a well-formed move is not legal for a seat to act;
     * NULL, or an untouched err: no more is known. */
    void (*explain_illegal)(const void *state, Seat seat, Move move,
                            Error *err);
    void (*draw)(const void *state, const Drawing *how, Canvas *out);

    /* For people who choose. parts takes a legal move apart and returns the
     * number of parts, the places those of the board drawn as in how; moves
     * that begin with the same parts are the choices at that point. NULL:
     * its text is one part. preview says in a few words what the move would
     * do; NULL: what the face tells of it. say_part says in two or three words
     * what part number at of a move is ("K": "deploy the King"), ask in one or
     * two what is to be chosen there ("paint"); NULL, or no words: the texts of
     * the parts will do. */
    int (*parts)(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out);
    void (*preview)(const void *state, Seat seat, Move move, Lang lang,
                    Text *out);

    void (*say_part)(const void *state, Seat seat, Move move, int at, Lang lang,
                     Text *out);
    void (*ask)(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out);
    /* Whether a move does nothing: where it is the only one nobody need be
     * asked. NULL: none does. */
    bool (*is_pass)(const void *state, Move move);
    const char *letters; /* with which a move can begin, in capitals: keys that
                            are no commands; NULL: none */
    bool draws_refused;  /* draw shows what is refused, with the reason */

    /* Whether seat may not see a move that was made (a drawn card of the
     * opponent); NULL: all moves are seen by all. */
    bool (*is_move_hidden)(const void *before, Move move, Seat seat);

    /* For searches, optional. evaluate guesses a seat's utility, -1000..1000,
     * in a state of any kind; it may be called on a redacted state. order
     * guesses how good a move is, in any unit, the higher the better.
     * playout_limit is the number of steps after which a random game is
     * better judged by evaluate, the move that is tried counted in: 1 judges
     * the state right after it. 0: play to the end. */
    int (*evaluate)(const void *state, Seat seat);
    int (*order)(const void *state, Seat seat, Move move);
    int playout_limit;
    /* GAME_LEVELS from the weakest up, then the best player there is, which
     * may think some 2 seconds a move; NULL: any game's. Measured with joute
     * bench levels. */
    const GameLevel *levels;
    const GamePlayer *players; /* its own; ends with a NULL name; or NULL */
    const GameSolver *solver;  /* NULL: it is not solved */
    const GameFormat *formats; /* ends with a NULL name; NULL: none */

    const GameReferee *referee;  /* NULL: 10 s a move, a fault loses the game */
    const GameContest *contests; /* the usual one first; ends with a NULL name;
                                    NULL: all meet for 20 games */
    const GameFace *face;        /* NULL: its text drawing and moves will do */

    /* Optional, for speed: as moves() would give them. */
    int (*count_moves)(const void *state, Seat seat);
    /* A move drawn uniformly, or by weight at a chance node. */
    Move (*random_move)(const void *state, Seat seat, Rng *rng);
};

static inline size_t game_used(const Game *game, const void *state)
{
    return game->used ? game->used(state) : game->state_size;
}

static inline void game_copy(const Game *game, void *to, const void *from)
{
    memcpy(to, from, game_used(game, from));
}

/* What a seat may know of a state, as a state of its own; of SEAT_WATCHER, what
 * everybody may. */
static inline void game_view(const Game *game, const void *state, Seat seat,
                             void *out)
{
    game_copy(game, out, state);
    if (game->redact) {
        game->redact(out, seat);
    }
}

static inline const char *game_seat_name(const Game *game, int seat, Lang lang)
{
    return game->seat_names[seat].in[lang];
}

static inline bool seats_has(SeatSet set, Seat seat)
{
    return (set >> seat & 1) != 0;
}

static inline int seats_count(SeatSet set)
{
    return __builtin_popcount(set);
}

/* The lowest seat of a set that is not empty. */
static inline Seat seats_first(SeatSet set)
{
    return (Seat)__builtin_ctz(set);
}

/* Seats 0 to players - 1. */
static inline SeatSet seats_all(int players)
{
    return (SeatSet)((1u << players) - 1);
}

/* A loop over the seats of a set, the lowest first: SEATS_EACH (seat, set)
 * { ... }. Seat and SeatSet are the same type, so one declaration makes the
 * seat and the set of those to come. */
#define SEATS_EACH(seat, set)                                                  \
    for (SeatSet seat##_left = (set), seat;                                    \
         seat##_left && (seat = seats_first(seat##_left), true);               \
         seat##_left &= (SeatSet)(seat##_left - 1))

#endif
