/* play.h: a game being played: who sits where, what was chosen, played and
 * undone, and how the game stands. Terminal, server, referee and duel all drive
 * a Play; none of them decides by itself whose turn it is.
 *
 * A step goes like this. While play_owing() names seats, the choice of each
 * goes in by play_choose; chance chooses by play_draw. When all choices are
 * in, play_step_chosen plays the step. Until then nobody sees a choice. */
#ifndef JOUTE_PLAY_H
#define JOUTE_PLAY_H

#include "base/error.h"
#include "core/player.h"
#include "joute/game.h"

/* How a game ended if not by its rules. */
typedef enum PlayEnd {
    PLAY_BY_RULES, /* ended by the rules, or not over */
    PLAY_FORFEIT,  /* lost outside the rules by the seats in losers */
    PLAY_ADJUDICATED,
} PlayEnd;

/* One step: the moves of the seats that acted, in seat order. */
typedef struct PlayStep {
    SeatSet acted;
    Move moves[GAME_SEATS];
} PlayStep;

/* What a player said with a move. Moves and players are counted from 1. */
typedef struct PlayComment {
    int move, player;
    char *text;
} PlayComment;

/* A game being played. state is always what the first step_count steps make of
 * start. A choice is in only while its seat is in chosen, and chosen has only
 * seats that are to act. end and losers are set if the game ended outside the
 * rules. Callers may read every member; during a game they set only who sits
 * where. */
typedef struct Play {
    const Game *game;
    GameConfig config;
    int players;
    bool has_seed;
    int64_t seed;
    uint64_t salt; /* mixed into the seed, so that knowing the seed does not
                      reveal what chance will draw */

    /* The seats. */
    const char *names[GAME_SEATS]; /* as in the record; NULL if none was given.
                                      Lent, or one of own_names. */
    char *own_names[GAME_SEATS];
    SeatSet humans; /* the seats of people; undo goes back to their choices */
    SeatSet vacant; /* seats that nobody has taken; as long as there is one, no
                       seat owes a choice */
    Player *seated[GAME_SEATS]; /* the players, which are told of every step;
                                   NULL if none sits there. They belong to the
                                   caller. */

    /* The position. */
    GameState start, state;
    SeatSet chosen;               /* the seats whose choice for this step is
                                     in */
    Move choices[GAME_SEATS + 1]; /* the choices of those seats, by seat; the
                                     last one is that of chance */
    PlayEnd end;
    SeatSet losers;
    SeatSet out;            /* seats that only pass until the end
                               (play_drop) */
    int faults[GAME_SEATS]; /* how many moves the referee imposed on each seat
                             */
    int fault_limit;   /* the number of faults that puts a seat out; 0 if none
                          does */
    bool is_imposed;   /* a fault costs the turn, not the game; the game's
                          referee says so unless the caller changes it */
    size_t step_limit; /* the game is a draw after this many steps; 0 if
                          there is no limit */

    /* The log. steps holds step_count steps that were played and then
     * undone_count steps that were undone. Undone steps can be played again
     * until a new step is played. */
    PlayStep *steps;
    size_t step_count, undone_count, capacity;
    PlayComment *comments;
    size_t comment_count;
    const char *dialogue; /* what the bots read and wrote, as JSON; lent while
                             the record is written, otherwise NULL */
} Play;

/* Begins a game at a copy of start. Nobody is seated. */
void play_init(Play *play, const Game *game, const GameConfig *config,
               const void *start);
/* Begins a game at the start that the seed gives; every seat gets this name.
 * rng goes on after the set-up, so that the caller can draw from the same
 * chance. */
void play_begin(Play *play, const Game *game, const GameConfig *config,
                int64_t seed, const char *name, Rng *rng);
/* Begins another game at start, with the same seats and reusing the memory. No
 * choice is in, no step is played, and no seat is out. */
void play_restart(Play *play, const void *start);
/* Frees the log and its own names. The players belong to the caller. */
void play_done(Play *play);

/* Copies a name for a seat. A name that outlives the game may also be put into
 * `names` itself, because play_done does not free it. */
void play_set_name(Play *play, Seat seat, const char *name);

/* True if the game is over by the rules, by a forfeit or by the limit of
 * steps. */
bool play_is_over(const Play *play);

/* Says how a game that is over ended, also outside the rules: a seat that
 * forfeits loses to all that do not, and an adjudicated game is a draw. */
void play_outcome(const Play *play, Outcome *out);

/* The seats whose choice is missing. There are none while a seat is vacant,
 * while chance is to draw, and once the game is over. */
SeatSet play_owing(const Play *play);

/* Records the choice of a seat that is to act, a legal or imposed move. It may
 * replace an earlier choice. Returns true if all choices are in, so that
 * play_step_chosen may be called. After a forfeit it does nothing. */
bool play_choose(Play *play, Seat seat, Move move);
/* Withdraws the choice of a seat while other choices are missing. */
void play_reopen(Play *play, Seat seat);
/* If chance is to act, draws its outcome. Otherwise it does nothing: all seats
 * to act are out, and play_step has already entered their passes. If rng is
 * NULL, the number of the step seeds the generator, so that the same move after
 * an undo draws the same card and a resumed game goes on as it would have. */
void play_draw(Play *play, Rng *rng);
/* Records what the player of a seat chose: a move or MOVE_NONE. MOVE_NONE is a
 * fault of the player and costs what play_impose or play_drop says. Returns
 * true if all choices are in. */
bool play_take(Play *play, Seat seat, Move move);
/* Asks the player of a seat, showing it what the seat may know. */
Move play_ask(const Play *play, Seat seat, Thinking *thinking);

/* Plays the step that was chosen; all choices must be in. */
void play_step_chosen(Play *play);
/* Plays one step; moves holds a legal move for each seat to act. */
void play_step(Play *play, const Move *moves);
/* Plays one step that is written as in a record; returns false if it is not
 * legal now. */
bool play_step_text(Play *play, const char *text, Error *err);

/* Handles an answer that is no legal move when the seat is not asked again. If
 * the game has an imposed move, the seat loses its turn; otherwise this does
 * what play_drop does. After as many faults as the game's rules allow, the seat
 * is out. answer is what the player said. */
void play_impose(Play *play, Seat seat, const char *answer);
/* Handles a player that cannot go on. If more than two play and the game has an
 * imposed move, the seat is out and only passes until the end; otherwise it
 * forfeits. */
void play_drop(Play *play, Seat seat);
/* Ends the game: these seats forfeit in addition to those that already did. */
void play_forfeit(Play *play, SeatSet losers);

/* Keeps what a seat says with the move that it is about to make. */
void play_comment(Play *play, Seat seat, const char *text);
/* Forgets the comments on all moves after the first steps. */
void play_drop_comments(Play *play, size_t steps);

/* Goes to the position after this many steps, played or undone; undo and redo
 * call it. It also withdraws choices and cancels an end outside the rules; if
 * steps is step_count, it does nothing else. */
void play_go_to(Play *play, size_t steps);
/* The seats at whose choices undo stops: those of people or, if there are none,
 * all. */
SeatSet play_stops(const Play *play);
/* The position before the last choice of one of these seats, as a number of
 * steps; step_count if there is none. */
size_t play_last_choice(const Play *play, SeatSet seats);
/* Where redo goes, as a number of steps: past the next undone step and on to a
 * step where one of these seats acts; step_count if nothing was undone. */
size_t play_next_choice(const Play *play, SeatSet seats);

/* Computes the state after this many steps, played or undone, by replaying
 * them. */
void play_state_at(const Play *play, size_t steps, void *out);

/* A state of this game as a seat may see it. Once the game is over, nothing is
 * hidden. */
void play_view(const Play *play, const void *state, Seat seat, void *out);
/* The moves of a step as a seat may see them, with MOVE_NONE for a hidden one.
 * Returns false if one is hidden. */
bool play_view_moves(const Play *play, const void *before, const Move *moves,
                     Seat seat, Move *out);

/* True if players must not look at each other's screen: something is hidden, or
 * they choose at the same time. */
bool play_has_secrets(const Play *play);

/* The seed of everything random in one step. */
uint64_t play_step_seed(const Play *play, size_t step);

#endif
