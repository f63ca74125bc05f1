/* game.h: the Game table. It is all that the rest of joute knows of a game.
 *
 * A game is a const table of functions that work on states of plain bytes.
 * Players are numbered from 0 in C, where they are called seats, and from 1 in
 * everything that people see. */
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
typedef struct Play Play;
typedef struct Player Player;
typedef struct Thinking Thinking;
typedef struct Text Text;

enum {
    GAME_SEATS = 4,         /* the most players of any game */
    GAME_OPTIONS = 8,       /* the most options of any game */
    GAME_MOVES = 1024,      /* the most legal moves of one seat in any state */
    MOVE_TEXT = 24,         /* the bytes of the longest text of a move, with its
                               final NUL */
    GAME_WORLDS = 512,      /* the most worlds that GameAi.worlds gives */
    GAME_STATE_SIZE = 4352, /* the most bytes of a state; trolls with 1000
                               throws needs the most */
};

/* SEAT_CHANCE draws cards and dice. SEAT_WATCHER never acts; it is the viewer
 * who may see only what every player may see. */
typedef uint8_t Seat;
enum { SEAT_CHANCE = GAME_SEATS, SEAT_WATCHER };

/* A set of seats: bit s is set if seat s is in it. */
typedef uint8_t SeatSet;
#define SEATS_ONE(seat) ((SeatSet)(1u << (seat)))
#define SEATS_CHANCE SEATS_ONE(SEAT_CHANCE)
#define SEATS_NONE ((SeatSet)0)

/* A move, packed into 32 bits in a way that each game chooses. The bit
 * MOVE_IMPOSED marks a move that the referee made for a player: it can be
 * applied and recorded on any turn of that player, but moves() never lists it.
 * MOVE_NONE is not a move: it stands for one that is hidden or missing. */
typedef uint32_t Move;
#define MOVE_NONE UINT32_MAX
#define MOVE_IMPOSED (UINT32_C(1) << 31)

/* Legal moves, of which there are at most GAME_MOVES. */
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

/* One option of a game, as a flag of a command and a choice in a menu. */
typedef struct GameOption {
    const char *key;
    OptionType type;
    int initial;
    int min, max;              /* for OPTION_INT the range; for OPTION_CHOICE 0
                                  and the number of values - 1 */
    const char *const *values; /* for OPTION_CHOICE: the names in files and
                                  flags */
    const Phrase *value_names; /* for OPTION_CHOICE: the names that people
                                  read */
    Phrase name;               /* one or two words that people read: "flying" */
    Phrase help;
} GameOption;

/* The options of one game: value[i] belongs to entry i of Game.options. */
typedef struct GameConfig {
    int value[GAME_OPTIONS];
} GameConfig;

/* A set of options with a name, as people choose it: "twelve pieces". */
typedef struct GamePreset {
    const char *options; /* those that differ from the defaults, such as
                            "cells=7,stones=30" */
    Phrase name;
} GamePreset;

/* How a game ended. The balance of a seat is the number of seats ranked
 * strictly below it minus the number ranked strictly above it. The utility of
 * FORMATS.md is balance / (players - 1) or, after a forfeit, -1 for the losers
 * and 1 for the others. */
typedef struct Outcome {
    const char *reason;
    SeatSet losers; /* the seats that forfeited; a game's rules set none */
    SeatSet whose;  /* the seats that the reason names, if GameReason.whose is
                       used */
    bool has_scores;
    int balance[GAME_SEATS];
    int scores[GAME_SEATS];
} Outcome;

/* The words for one value of Outcome.reason. */
typedef struct GameReason {
    const char *code;
    Phrase text;
    Phrase whose;      /* the same text with "{}" in place of a name, used when
                          Outcome.whose holds exactly one seat; NULL if no text
                          names a player */
    bool hides_scores; /* the scores did not decide the game and are not
                          shown */
} GameReason;

/* How and for whom draw() draws. */
typedef struct Drawing {
    Seat viewer;        /* the seat whose side is drawn nearest, or
                           SEAT_WATCHER */
    int notation;       /* an index into Game.notations; 0 is the canonical
                           one */
    const void *before; /* the state before the last step, or NULL */
    const Move *last;   /* the moves of that step, or NULL */
    bool is_flipped;   /* the board is turned by half a turn; a game whose sides
                          differ   follows viewer instead */
    const Move *trial; /* a move that is being composed, or NULL */
} Drawing;

/* One of the pieces of a move that a person picks one after the other. moulin's
 * "24-22x34" has the parts 24, 22 and 34. */
enum { MOVE_PARTS = 4 };
typedef struct MovePart {
    char text[MOVE_TEXT];
    int row, col; /* the cell of the canvas where draw() puts it; -1 if it is
                     not on the board */
    int width;    /* in cells */
} MovePart;

/* The strength of one of the levels that people choose from. */
typedef struct GameLevel {
    int simulations; /* simulations for each move; 0 if the level only looks one
                        move ahead */
    int noise; /* how far the level may misjudge a move, in thousandths of the
                  utility. A level that looks one move ahead errs in what
                  evaluate says, a level that searches in what the net says */
} GameLevel;
enum { GAME_LEVELS = 8 };

/* What the rules of a game say about faults and time when programs play it
 * (docs/PROTOCOL.md, rules 8 and 9). */
typedef struct GameReferee {
    int move_ms;        /* the time limit of one move */
    int clock_ms;       /* the time limit of a whole match; 0 if there is
                           none */
    int answers;        /* answers allowed to one question, invalid ones
                           included; 0 means 1 */
    bool is_match_lost; /* any verdict loses the whole match; such a match is
                           never split up */
    bool is_imposed;    /* an invalid answer costs the turn, not the game */
    bool has_points;    /* a match counts the points below; otherwise 1 for a
                           win, 1/2 for a draw */
    int win_points, draw_points, fault_points;
    /* The move that the referee makes for a player whose answer was invalid or,
     * if answer is NULL, who is out. NULL if the game has no such move. */
    Move (*impose)(const void *state, Seat seat, const char *answer);
} GameReferee;

/* A contest of the course that the game comes from, for joute tournament. The
 * tournament decides who meets; the contest says what they play. */
typedef struct GameContest {
    const char *name; /* the value of --preset */
    Phrase help;      /* one line that says what it is */
    /* sets of options such as "cells=7,stones=30", NULL at the end. Two bots
     * that meet play a match with each set. NULL if only the default options
     * are played. */
    const char *const *configs;
    int games;                   /* how many games a match has */
    int final_bots, final_games; /* the best final_bots meet again for
                                    final_games; 0 if there is no final */
} GameContest;

/* Something that a step did, told by the rules while they play the step. The
 * meaning of `what` is the game's own, and so is that of the numbers (places,
 * kinds, counts) and of the set of places. */
enum { EVENT_VALUES = 6, EVENTS_MAX = 32, EVENT_NOBODY = -1 };
typedef struct Event {
    int what;
    int player; /* the seat that acted or was affected, or EVENT_NOBODY */
    int value[EVENT_VALUES];
    uint64_t set[2];
} Event;

/* What one step did, in the order in which it happened. */
typedef struct EventList {
    int count;
    Event at[EVENTS_MAX];
} EventList;

/* One member of the JSON object of an event. */
typedef struct EventMember {
    const char *key;
    int at; /* the index into Event.value; the member is a number unless write
               writes it */
    void (*write)(const Event *event, int at, JsonWriter *out);
} EventMember;

/* How a kind of event is written as JSON: {"code", "player", members}. */
enum { EVENT_MEMBERS = 6 };
typedef struct EventForm {
    const char *code; /* NULL if the event is for words only */
    bool is_nobodys;  /* the object has no "player" */
    EventMember members[EVENT_MEMBERS];
} EventForm;

/* Moves, or beginnings of moves ("24", "x66"), that a player may not make now,
 * each with the reason. */
enum { REFUSALS_MAX = 64, REFUSAL_WHY = 160 };
typedef struct RefusalList {
    int count;
    struct {
        int part; /* which part of the move is refused, for a move that is
                     composed of parts */
        char move[MOVE_TEXT];
        char why[REFUSAL_WHY];
    } at[REFUSALS_MAX];
} RefusalList;

/* How a game tells what a step did, for the page and the terminal;
 * core/events.h calls these functions. Only aside and mark may be 0 or NULL.
 * The states are whole or, if the game hides something, redacted for the
 * viewer; a move that the viewer may not see is MOVE_NONE. */
typedef struct GameTelling {
    /* Does what apply does, and adds its events to out. */
    void (*play)(void *state, const Move *moves, EventList *out);
    /* How events are written for the page, indexed by Event.what. */
    const EventForm *forms;
    /* Says in sentences everything that a listener needs to follow the step. */
    void (*tell)(const EventList *events, Lang lang, Text *out);
    /* A set of bits by Event.what: the events that a brief telling leaves
     * out. */
    uint64_t aside;
    /* Returns the code of something in the step that a reader may want to find
     * again, or NULL. NULL if the game has no such codes. */
    const char *(*mark)(const EventList *events);
} GameTelling;

/* What the page is told about a state besides its JSON, so that the page needs
 * no rules of its own (docs/API.md). Any member may be NULL. States are whole
 * or, if the game hides something, redacted for the viewer. */
typedef struct GameFace {
    /* Writes members of an object: what follows from a state by the rules and
     * is worth showing, such as mills, territories or the phase of the game. */
    void (*facts)(const void *state, JsonWriter *out);
    /* Plays a legal move, and what follows if nobody reacts to it, and adds the
     * events. The page gets them with the move. NULL if the page is only told
     * in words what the move would do. */
    void (*trial)(void *state, Move move, EventList *out);
    /* Lists what a seat that is to act might want to play but may not. The
     * terminal shows it too. */
    void (*refused)(const void *state, Seat seat, Lang lang, RefusalList *out);
    /* Makes it the turn of a seat that is not to act and leaves the rest as it
     * is, so that a person can plan a move while another player thinks. NULL if
     * moves cannot be planned. */
    void (*ahead)(void *state, Seat seat);
    /* The game's own measure of who is ahead: positive if seat 0 is. */
    int (*curve)(const void *state);
    /* A seat's share of what all seats compete for; the page draws a curve for
     * each seat. NULL if the game has no such measure. */
    int (*share)(const void *state, Seat seat);
} GameFace;

/* How people choose a move. Any member may be NULL. */
typedef struct GameInput {
    /* Divides a legal move into parts and returns their number. Their places
     * are those on the board drawn as how says. The choices at some point are
     * the next parts of all moves that begin with the parts chosen so far. NULL
     * if a move is one part, its text. */
    int (*parts)(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out);
    /* Describes part number `at` of a move in two or three words ("K": "deploy
     * the King"). NULL, or no words, if the text of the part is enough. */
    void (*say_part)(const void *state, Seat seat, Move move, int at, Lang lang,
                     Text *out);
    /* Names in one or two words what is chosen as part number `at` ("paint").
     * NULL, or no words, if nothing needs to be said. */
    void (*ask)(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out);
    /* Says in a few words what a move would do. NULL if the telling of the step
     * says it. */
    void (*preview)(const void *state, Seat seat, Move move, Lang lang,
                    Text *out);
    /* Returns whether a move does nothing. If it is the only legal move, nobody
     * has to be asked. NULL if no move does nothing. */
    bool (*is_pass)(const void *state, Move move);
    /* The capital letters with which a move can begin, so that they are not
     * command keys. NULL if there are none. */
    const char *letters;
    /* The names of the spellings of moves, the canonical one first, NULL at the
     * end. NULL if there is only one. */
    const char *const *notations;
} GameInput;

/* A player that only this game has. It is named like the others ("random"). One
 * called "best" or "level:8" replaces the search of that name. */
typedef struct GamePlayer {
    const char *name;
    Phrase help; /* one line that says what it is */
    /* Makes the player. If it is NULL, the player is a level with a taste of
     * its own. */
    Player *(*make)(const Game *game, const GameConfig *config, uint64_t seed);
    int level; /* 1..GAME_LEVELS */
    /* By how many thousandths of the utility a seat of this player likes a
     * position more than it is worth. */
    int (*taste)(const void *state, Seat seat);
    bool is_spared; /* on a small device it searches less (core/player.h) */
} GamePlayer;

/* What a value net reads of a position: a list of inputs, each of which is on
 * or off. */
typedef struct GameFeatures {
    int version; /* which meaning the inputs have; a net of another version is
                    refused */
    int inputs;  /* the number of inputs, which are numbered from 0 */
    int most;    /* the most inputs that are on in one position */
    int heads;   /* the number of last layers of a net; most games need one */
    /* Lists the inputs that are on, each once, as a seat sees a position that
     * is not over; returns how many. The whole state and the one redacted for
     * the seat give the same list. */
    int (*list)(const void *state, Seat seat, uint16_t *out);
    /* Returns which last layer judges a position, such as one for each number
     * of players. NULL if heads is 1. */
    int (*head)(const void *state);
    /* Turns a state into another one that has the same value for every seat.
     * There are `turns` ways to do so; the first one changes nothing. NULL if
     * turns is 1. */
    int turns;
    void (*turn)(void *state, int way);
    /* The sets of options that a net is trained with, such as "players=3",
     * NULL at the end; each is played equally often. NULL if only the default
     * options are played. */
    const char *const *configs;
    /* A net judges only this many moves of a seat, the best by GameAi.order. 0
     * if it judges all moves. */
    int width;
    /* The bits of a move that hold one of its parts. The part must have about
     * the same value whatever the rest of the move is. Then only a few moves
     * are judged to find the best `width` ones. 0 if moves have no such part.
     */
    Move part;
    /* What the end of a game is worth to a seat in training, -1000..1000. NULL
     * if it is the seat's utility. */
    int (*result)(const void *state, Seat seat);
    /* How much exploration weighs against the mean in a search with the net. 0
     * for the usual weight (ai/puct.c). */
    float explore;
    /* These members say how the training of this game differs from the usual
     * one; 0 if it does not. */
    float draw;   /* in training, the utility of a draw for both seats of a game
                     of two; below 0 if the game is drawn too easily */
    float lambda; /* the lambda of TD(lambda); the longer the games, the larger
                     it should be */
    float guided; /* in this first share of the training, evaluate plays the
                     games and makes errors: a net that knows nothing would
                     learn nothing from its own games */
} GameFeatures;

/* The bytes of a value net, the file <id>.net of a game's folder; ai/net.h
 * reads them. CMake defines one for each game, of size 0 if there is no
 * file. In the module of the page the bytes are 0 until it has fetched them. */
typedef struct GameNet {
    const void *bytes;
    size_t size;
} GameNet;

/* Receives a world that a view may be. */
typedef void GameTakeWorld(void *context, const void *world, double weight);

/* How computers play a game. Any member may be NULL or 0. */
typedef struct GameAi {
    /* Estimates the utility of a seat, -1000..1000, in any state, redacted ones
     * included. NULL if every state counts as 0. */
    int (*evaluate)(const void *state, Seat seat);
    /* Estimates how good a move is, in any unit; higher is better. NULL if
     * searches order moves by themselves. */
    int (*order)(const void *state, Seat seat, Move move);
    /* A random game is judged by evaluate after this many steps, counting the
     * move that is tried, because that predicts better than playing on. 0 if
     * random games are played to the end. */
    int playout_limit;
    /* GAME_LEVELS levels, the weakest first, and then the best player, which
     * may think for about 2 seconds a move. NULL if the levels for any game
     * will do. They were measured with joute-bench levels. */
    const GameLevel *levels;
    /* Returns the noise of a level, 1..GAME_LEVELS + 1, in a game with these
     * options. NULL if that of `levels` is good for all options. */
    int (*level_noise)(const GameConfig *config, int level);
    /* The Elo ratings of the levels and of the best player, with the game's
     * default options, on a scale where random is 0 (joute-bench levels GAME
     * --elo). NULL if they were not measured. */
    const int *elo;
    /* Returns exactly how many moves are left until the end; the last ones are
     * searched to the end. NULL if that number is not known. */
    int (*turns_left)(const void *state);
    /* Works out what each move of moves() is worth to a seat, -1..1, if from
     * then on both seats of a game of two play as well as possible. Returns
     * false if the game is too far from its end, if that takes more positions
     * than this, or if thinking, which may be NULL, was stopped. NULL if
     * nothing is worked out. */
    bool (*solve)(const void *state, Seat seat, uint64_t positions,
                  const Thinking *thinking, double *out);
    /* The game's own players, which end with a NULL name. NULL if it has
     * none. */
    const GamePlayer *players;
    /* What a value net reads, and the net that the game brings. NULL if the
     * game has no nets. */
    const GameFeatures *features;
    const GameNet *net;
    /* Gives each world that a view of a game of two may be, once, at most
     * GAME_WORLDS in all. The weights are in proportion to how likely they are
     * if nothing is known of how the other seat plays. NULL if worlds are only
     * imagined. */
    void (*worlds)(const void *view, Seat seat, GameTakeWorld *take,
                   void *context);
} GameAi;

/* A flag of joute solve or joute eval, such as "--cells N". */
typedef struct GameFlag {
    const char *name;  /* "--cells" */
    const char *value; /* what the help calls its value: "N"; NULL if it takes
                          none */
    Phrase help;
} GameFlag;

/* One run of joute solve or joute eval. */
typedef struct GameRun {
    const Game *game;
    GameConfig config; /* the options of the state that is evaluated; otherwise
                          the defaults */
    Lang lang;
    bool is_json;
    /* Somebody at a table is waiting: the solver answers within about a second
     * on one processor and keeps nothing, or says why it has no answer. */
    bool is_quick;
    /* The value of each of the solver's flags: "" for a flag without a value,
     * NULL for a flag that was not given. */
    const char *const *values;
    /* Is called with the share of the work that is done, 0..1, and the name of
     * the part in progress ("7-5", or ""). One thread may call it as often as
     * it likes. NULL if no progress is wanted. */
    void (*progress)(double done, const char *what, void *context);
    void *context;
} GameRun;

/* What joute solve and joute eval know about a game. Each function writes its
 * answer, which is one line of JSON or some lines of text, or says in err why
 * there is none. */
typedef struct GameSolver {
    /* The flags, which end with a NULL name. If two games have a flag of the
     * same name, it takes a value in both or in neither. */
    const GameFlag *flags;
    /* Solves the game. */
    bool (*solve)(const GameRun *run, Text *out, Error *err);
    /* Evaluates a state that is not over. It takes the flags of solve. */
    bool (*eval)(const GameRun *run, const void *state, Text *out, Error *err);
    /* Reviews a whole game: its value after each move, and the mistakes. NULL
     * if the solver cannot. */
    bool (*review)(const GameRun *run, const Play *play, Text *out, Error *err);

    /* Both functions are for people, may be NULL and may write nothing. advise
     * says in one line what is best for a seat that is to act; it is shown as a
     * hint. habits says in some lines how a player plays, judging by the last
     * states of count games: in game i the player sat in seats[i]. */
    void (*advise)(const void *state, Seat seat, Lang lang, Text *out);
    void (*habits)(const void *const *ends, const Seat *seats, int count,
                   Lang lang, Text *out);

    /* For joute bench: does work number at, counted from 0, writes its name
     * and, if it is a search, sets the number of positions it visited. Returns
     * false if there is no such work. NULL if there is nothing to measure. */
    bool (*sample)(int at, Text *name, uint64_t *nodes);
} GameSolver;

/* A notation in which other programs write a position or a game, for joute
 * convert. */
typedef struct GameFormat {
    const char *name; /* "fen" */
    Phrase help;
    /* Sets up a game and plays the moves of the text. If it returns false,
     * there is nothing to free. */
    bool (*read)(const char *text, Play *out, Error *err);
    bool (*write)(const Play *play, Text *out, Error *err);
} GameFormat;

/* The sizes of a game in numbers. They depend on its options only. */
typedef struct GameShape {
    int actions;            /* moves of players have numbers below this */
    int outcomes;           /* draws of chance have numbers below this */
    int planes, rows, cols; /* the size of the board in an observation */
    int facts;              /* the bytes of an observation besides the board */
} GameShape;

/* A game in numbers, for programs that learn to play it. A move has the same
 * number in every state. The seats of a game choose at the same time either in
 * every state or in none. */
typedef struct GameNumbers {
    void (*shape)(const GameConfig *config, GameShape *out);
    /* The number of a move that is listed in some state. */
    int (*action)(Move move);
    /* The move with this number below actions or, with is_chance, below
     * outcomes. It need not be legal. */
    Move (*move)(int action, bool is_chance);
    /* Writes a state as a seat sees it: planes * rows * cols bytes, and the
     * facts. The whole state and the redacted one give the same bytes. What the
     * bytes mean is in docs/PYTHON.md. */
    void (*observe)(const void *state, Seat seat, uint8_t *planes,
                    uint8_t *facts);
} GameNumbers;

/* Memory for a state of any game. */
typedef union GameState {
    max_align_t align;
    unsigned char bytes[GAME_STATE_SIZE];
} GameState;

/* The table of a game. States are plain bytes without pointers: they are
 * copied, compared and hashed as their first used() bytes. A list that grows
 * during a game (moulin's positions, trolls' throws) stands at the end of the
 * struct, so that copies stay short.
 *
 * The first part is the game; every game has it. The rest is optional: a member
 * that is NULL has the default that its comment names. */
struct Game {
    const char *id, *title;
    int least_players, most_players; /* if they differ, the int option "players"
                                        holds the number */
    size_t state_size;         /* bytes of a state, at most GAME_STATE_SIZE */
    const GameOption *options; /* ends with a NULL key */
    const GamePreset *presets; /* ends with NULL options; NULL if none */
    const GameReason *reasons; /* ends with a NULL code */
    Phrase seat_names[GAME_SEATS];

    /* The rules. They never do I/O, allocate or fail. */

    /* Sets up the start of a game in a state that is all 0. */
    void (*setup)(void *state, const GameConfig *config, Rng *rng);
    /* The seats that owe a move: one, several that choose at the same time, the
     * seat of chance, or none once the game is over. */
    SeatSet (*to_act)(const void *state);
    /* Lists every legal move of a seat that is to act once, in any order. For
     * SEAT_CHANCE it lists the outcomes. */
    void (*moves)(const void *state, Seat seat, MoveList *out);
    /* Plays a step: moves holds a legal or imposed move for each seat to act,
     * in seat order. */
    void (*apply)(void *state, const Move *moves);
    /* Says how the game ended. It is called only when nobody is to act. */
    void (*outcome)(const void *state, Outcome *out);

    /* Text. */

    /* Writes the members of the state object except "result"; for a redacted
     * state, those of the view. */
    void (*write_state)(const void *state, JsonWriter *out);
    /* Reads a state into one that is all 0. If it fails, the core discards it.
     * The core checks "turn" and "result" against to_act and outcome. */
    bool (*read_state)(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err);
    /* Writes a move; notation is an index of GameInput.notations. */
    void (*write_move)(const void *state, Seat seat, Move move, int notation,
                       Text *out);
    /* Reads a text that fits the grammar of the game's moves. The move need not
     * be legal. */
    bool (*parse_move)(const void *state, Seat seat, const char *text,
                       Move *out);
    /* Draws the board as text. */
    void (*draw)(const void *state, const Drawing *how, Canvas *out);

    /* Optional rules. */

    /* Returns false if a value within its range, or a combination of values, is
     * not allowed. NULL if every combination is. */
    bool (*check_config)(const GameConfig *config, Error *err);
    /* Returns the number of bytes in use. NULL if it is always state_size. */
    size_t (*used)(const void *state);
    /* Returns the relative probability of a chance outcome. NULL if all are
     * equally likely. */
    uint32_t (*weight)(const void *state, Move move);
    /* Says in err why a well-formed move of a seat that is to act is illegal.
     * NULL, or an untouched err, if no reason is known. */
    void (*explain_illegal)(const void *state, Seat seat, Move move,
                            Error *err);
    /* Both are for speed: the number of moves that moves() lists, and a random
     * one of them, each equally likely, or by weight for SEAT_CHANCE. If they
     * are NULL, the list is made and counted. */
    int (*count_moves)(const void *state, Seat seat);
    Move (*random_move)(const void *state, Seat seat, Rng *rng);

    /* Hidden information; all are NULL if nothing is hidden. */

    /* Removes from a state what the seat may not know. */
    void (*redact)(void *state, Seat seat);
    /* Fills the gaps of a redacted state at random, consistently with the
     * rest. */
    void (*imagine)(void *state, Seat seat, Rng *rng);
    /* Returns whether a seat may not see a move that was made, such as the
     * opponent's draw of a card. If it is NULL, a game with redact hides the
     * draws of chance, and other games hide nothing. */
    bool (*is_move_hidden)(const void *before, Move move, Seat seat);
    /* Reads a view as a redacted state. NULL if read_state reads views. */
    bool (*read_view)(const JsonAt *json, const GameConfig *config, Seat seat,
                      void *state, Error *err);

    /* Everything else that joute can do with a game. If one of these is NULL,
     * each of its members has its default. */
    const GameInput *input;     /* how people choose */
    const GameTelling *telling; /* tells what a step did; or NULL */
    const GameFace *face;       /* what the page shows besides the text
                                   drawing */
    const GameAi *ai;           /* how computers play */
    const GameSolver *solver;   /* NULL if the game is not solved */
    const GameFormat *formats;  /* ends with a NULL name; NULL if there are
                                   none */
    const GameReferee *referee; /* NULL means 10 s a move, and a fault loses the
                                   game */
    /* The contests, the usual one first, which end with a NULL name. If it is
     * NULL, all bots meet for 20 games. */
    const GameContest *contests;
    const GameNumbers *numbers; /* NULL if moves have texts only */
};

/* The input of a game; an empty table if it has none. */
static inline const GameInput *game_input(const Game *game)
{
    static const GameInput none = { 0 };
    return game->input ? game->input : &none;
}

/* The face of a game; an empty table if it has none. */
static inline const GameFace *game_face(const Game *game)
{
    static const GameFace none = { 0 };
    return game->face ? game->face : &none;
}

/* How computers play a game; an empty table if the game does not say. */
static inline const GameAi *game_ai(const Game *game)
{
    static const GameAi none = { 0 };
    return game->ai ? game->ai : &none;
}

static inline size_t game_used(const Game *game, const void *state)
{
    return game->used ? game->used(state) : game->state_size;
}

static inline void game_copy(const Game *game, void *to, const void *from)
{
    memcpy(to, from, game_used(game, from));
}

/* Copies a state and removes from it what a seat may not know. For SEAT_WATCHER
 * what is left is what everybody knows. */
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

/* The lowest seat of a set, which is not empty. */
static inline Seat seats_first(SeatSet set)
{
    return (Seat)__builtin_ctz(set);
}

/* The seats 0 to players - 1. */
static inline SeatSet seats_all(int players)
{
    return (SeatSet)((1u << players) - 1);
}

/* Loops over the seats of a set, the lowest first: SEATS_EACH (seat, set) { ...
 * }. Seat and SeatSet are the same type, so one declaration holds both the seat
 * and the set of the seats that follow. */
#define SEATS_EACH(seat, set)                                                  \
    for (SeatSet seat##_left = (set), seat;                                    \
         seat##_left && (seat = seats_first(seat##_left), true);               \
         seat##_left &= (SeatSet)(seat##_left - 1))

#endif
