/* match.h: a game being played: who sits where, what was chosen, played and
 * undone, and how the game stands. Terminal, server, referee and duel all drive
 * a Match; none of them decides by itself whose turn it is.
 *
 * A step goes like this. While match_owing() names seats, the choice of each
 * goes in by match_choose; chance chooses by match_draw. When all choices are
 * in, match_play_chosen plays the step. Until then nobody sees a choice. */
#ifndef JOUTE_MATCH_H
#define JOUTE_MATCH_H

#include "base/error.h"
#include "core/player.h"
#include "joute/game.h"

/* How a game ended if not by its rules. */
typedef enum MatchEnd {
    MATCH_BY_RULES, /* ended by the rules, or not over */
    MATCH_FORFEIT,  /* lost outside the rules by the seats in losers */
    MATCH_ADJUDICATED,
} MatchEnd;

/* One step: the moves of the seats that acted, in seat order. */
typedef struct MatchStep {
    SeatSet acted;
    Move moves[GAME_SEATS];
} MatchStep;

/* What a player said with a move. Moves are counted from 1, and so are
 * players. */
typedef struct MatchComment {
    int move, player;
    char *text;
} MatchComment;

typedef struct Match {
    const Game *game;
    GameConfig config;
    int players;
    bool has_seed;
    int64_t seed;
    uint64_t salt; /* mixed into the seed, so that knowing the seed does not
                      reveal what chance will draw */

    /* The seats. */
    char *names[GAME_SEATS];    /* as in the record; NULL if none was given */
    SeatSet humans;             /* the seats of people, to whose choices undo
                                   goes back */
    SeatSet vacant;             /* seats that nobody has taken; while there is
                                   one, no choice is owed */
    Player *seated[GAME_SEATS]; /* the players, which are told of every step;
                                   NULL if none sits there. They belong to the
                                   caller. */

    /* The position. */
    GameState start, state;
    SeatSet chosen;               /* the seats whose choice for this step is
                                     in */
    Move choices[GAME_SEATS + 1]; /* the choices of those seats, by seat; the
                                     last is that of chance */
    MatchEnd end;
    SeatSet losers;
    SeatSet out;            /* seats that only pass until the end
                               (match_drop) */
    int faults[GAME_SEATS]; /* how many moves were imposed on each seat */
    bool is_imposed;        /* a fault costs the turn, not the game; the game's
                               referee says so unless the caller changes it */
    size_t step_limit;      /* the game is a draw after this many steps; 0 if
                               there is no limit */

    /* The log. steps holds step_count steps that were played and then
     * undone_count steps that were undone. Undone steps can be played again
     * until a new step is played. */
    MatchStep *steps;
    size_t step_count, undone_count, capacity;
    MatchComment *comments;
    size_t comment_count;
} Match;

/* Begins a game at a copy of start. Nobody is seated. */
void match_init(Match *match, const Game *game, const GameConfig *config,
                const void *start);
/* Begins a game at the start that the seed gives; every seat gets this name.
 * rng goes on after the set-up, so that the caller can draw from the same
 * chance. */
void match_begin(Match *match, const Game *game, const GameConfig *config,
                 int64_t seed, const char *name, Rng *rng);
/* Begins another game at start, with the same seats and reusing the memory. No
 * choice is in, no step is played, and no seat is out. */
void match_restart(Match *match, const void *start);
/* Frees the log and the names. The players belong to the caller. */
void match_done(Match *match);

/* Copies a name for a seat. */
void match_set_name(Match *match, Seat seat, const char *name);

/* True if the game is over by the rules, by a forfeit or by the limit of
 * steps. */
bool match_is_over(const Match *match);

/* Says how a game that is over ended, also outside the rules: a seat that
 * forfeits loses to all that do not, and an adjudicated game is a draw. */
void match_outcome(const Match *match, Outcome *out);

/* The seats whose choice is missing. There are none while a seat is vacant,
 * while chance is to draw, and once the game is over. */
SeatSet match_owing(const Match *match);

/* Records the choice of a seat that is to act, a legal or imposed move. It may
 * replace an earlier choice. Returns true if all choices are in, so that
 * match_play_chosen may be called. After a forfeit it does nothing. */
bool match_choose(Match *match, Seat seat, Move move);
/* Withdraws the choice of a seat while other choices are missing. */
void match_reopen(Match *match, Seat seat);
/* Draws if chance is to act. Otherwise it does nothing: every seat to act is
 * out, and match_play has already put in their passes. If rng is NULL, a
 * generator seeded with the number of the step draws: the same move after an
 * undo draws the same card, and a game that is resumed goes on as it would
 * have. */
void match_draw(Match *match, Rng *rng);
/* Records what the player of a seat chose: a move or MOVE_NONE. MOVE_NONE is a
 * fault of the player and costs what match_impose or match_drop says. Returns
 * true if all choices are in. */
bool match_take(Match *match, Seat seat, Move move);
/* Asks the player of a seat, showing it what the seat may know. */
Move match_ask(const Match *match, Seat seat, Thinking *thinking);

/* Plays the step that was chosen; all choices must be in. */
void match_play_chosen(Match *match);
/* Plays one step; moves holds a legal move for each seat to act. */
void match_play(Match *match, const Move *moves);
/* Plays one step that is written as in a record; returns false if it is not
 * legal now. */
bool match_play_text(Match *match, const char *text, Error *err);

/* Deals with an answer that is no legal move and is not asked for again. If the
 * game has a move for that, it is imposed and the seat loses its turn;
 * otherwise this is match_drop. After as many faults as the game's rules allow,
 * the seat is out. answer is what the player said. */
void match_impose(Match *match, Seat seat, const char *answer);
/* Deals with a player that cannot go on. If more than two play and the game has
 * a move for that, the seat is out and only passes until the end; otherwise it
 * forfeits. */
void match_drop(Match *match, Seat seat);
/* Ends the game: these seats forfeit, besides those that already did. */
void match_forfeit(Match *match, SeatSet losers);

/* Keeps what a seat says with the move that it is about to make. */
void match_comment(Match *match, Seat seat, const char *text);
/* Forgets the comments on all moves after the first steps. */
void match_drop_comments(Match *match, size_t steps);

/* Goes to the position after this many steps, played or undone: this is undo
 * and redo. It also withdraws choices and cancels an end outside the rules; if
 * steps is step_count, that is all it does. */
void match_go_to(Match *match, size_t steps);
/* The seats to whose choices undo goes back: those of people or, if there are
 * none, all. */
SeatSet match_stops(const Match *match);
/* The position before the last choice of one of these seats, as a number of
 * steps; step_count if there is none. */
size_t match_last_choice(const Match *match, SeatSet seats);
/* Where redo goes, as a number of steps: past the next undone step and on to a
 * step where one of these seats acts; step_count if nothing was undone. */
size_t match_next_choice(const Match *match, SeatSet seats);

/* Computes the state after this many steps, played or undone, by replaying
 * them. */
void match_state_at(const Match *match, size_t steps, void *out);

/* A state of this game as a seat may see it. Once the game is over, nothing is
 * hidden. */
void match_view(const Match *match, const void *state, Seat seat, void *out);
/* The moves of a step as a seat may see them, with MOVE_NONE for a hidden one.
 * Returns false if one is hidden. */
bool match_view_moves(const Match *match, const void *before, const Move *moves,
                      Seat seat, Move *out);

/* True if players must not look at each other's screen: something is hidden, or
 * they choose at the same time. */
bool match_has_secrets(const Match *match);

/* A seed for what is random in one step. */
uint64_t match_step_seed(const Match *match, size_t step);

#endif
