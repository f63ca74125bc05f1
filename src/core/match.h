/* match.h: a game being played: who sits where, what has been chosen, played
 * and taken back, and how it stands. Terminal, server, referee and duel all
 * drive a Match; none of them takes turns by itself.
 *
 * A step goes like this: while match_owing() names seats, each one's choice
 * goes in by match_choose (or match_draw, for chance); when all are in, the
 * step is played by match_play_chosen. Nothing of it shows before. */
#ifndef JOUTE_MATCH_H
#define JOUTE_MATCH_H

#include "base/error.h"
#include "core/player.h"
#include "joute/game.h"

/* How a match ended where the rules alone do not say it. */
typedef enum MatchEnd {
    MATCH_BY_RULES, /* finished by the rules, or not finished */
    MATCH_FORFEIT,  /* lost outside the rules by the seats in losers */
    MATCH_ADJUDICATED,
} MatchEnd;

/* One step: a move for each seat that acted, in seat order. */
typedef struct MatchStep {
    SeatSet acted;
    Move moves[GAME_SEATS];
} MatchStep;

/* What a player said with its move; move counts from 1. */
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
    uint64_t salt; /* makes another game of the seed, which who knows the seed
                      cannot foresee */

    /* Who sits there. */
    char *names[GAME_SEATS];    /* as the record has them; NULL: none given */
    SeatSet humans;             /* people, who may take back what they chose */
    SeatSet vacant;             /* nobody yet: no choice is owed until then */
    Player *seated[GAME_SEATS]; /* told of every step; NULL: nobody is. Lent */

    /* Where it stands. */
    GameState start, state;
    SeatSet chosen;               /* whose choice of this step is in ... */
    Move choices[GAME_SEATS + 1]; /* ... and the choices, chance's the last */
    MatchEnd end;
    SeatSet losers;
    SeatSet out;            /* who only passes from now on: match_drop */
    int faults[GAME_SEATS]; /* moves imposed on each */
    bool is_imposed;        /* a fault costs the turn, not the game; the
                               game's rule unless somebody wants another */
    size_t step_limit;      /* a draw after so many; 0: never */

    /* The log. Steps that were taken back stand after those played, and can be
     * played again until another one is. */
    MatchStep *steps;
    size_t step_count, undone_count, capacity;
    MatchComment *comments;
    size_t comment_count;
} Match;

/* A match that begins with a copy of start, at which nobody sits. */
void match_init(Match *match, const Game *game, const GameConfig *config,
                const void *start);
/* One that begins with what the seed deals; every seat gets the name. rng goes
 * on from there, for whoever wants more of the same chance. */
void match_begin(Match *match, const Game *game, const GameConfig *config,
                 int64_t seed, const char *name, Rng *rng);
/* Puts the pieces up again at start, in the same memory, for the same people:
 * nothing is chosen or played, and nobody is out. */
void match_restart(Match *match, const void *start);
/* Frees the log and the names; players seated there are their owner's. */
void match_done(Match *match);

/* Gives a seat a name, which is copied. */
void match_set_name(Match *match, Seat seat, const char *name);

/* Over by the rules, by a forfeit or by the limit of steps. */
bool match_is_over(const Match *match);

/* How it ended, an end outside the rules too: who forfeits loses to all who do
 * not, and an adjudicated game is a draw. Only once it is over. */
void match_outcome(const Match *match, Outcome *out);

/* The seats whose choice is waited for: none while a seat is vacant, while
 * chance is to draw, or once it is over. */
SeatSet match_owing(const Match *match);

/* Takes the choice of a seat to act, a legal or imposed move, or another one
 * in its place. True once all are in and match_play_chosen may be called. After
 * a forfeit choices no longer count. */
bool match_choose(Match *match, Seat seat, Move move);
/* Takes the choice of a seat back while others are waited for. */
void match_reopen(Match *match, Seat seat);
/* Draws for chance, if it is its turn: else all who are to act are out, and
 * their passes are in. rng NULL: from a generator that the
 * number of the step seeds, so that the same move after an undo draws the same
 * card, and a game that is taken up again goes on as it would have. */
void match_draw(Match *match, Rng *rng);
/* Takes what the player seated there has chosen: a move, or MOVE_NONE, which is
 * a fault of the player and costs what match_impose and match_drop say. True
 * once all are in. */
bool match_take(Match *match, Seat seat, Move move);
/* Asks the player seated there, who is shown what its seat may know. */
Move match_ask(const Match *match, Seat seat, Thinking *thinking);

/* Plays the step that all have chosen. */
void match_play_chosen(Match *match);
/* Plays one step; moves holds one legal move for each seat to act. */
void match_play(Match *match, const Move *moves);
/* Plays one step given as in a record; false if it is not legal now. */
bool match_play_text(Match *match, const char *text, Error *err);

/* An answer that is no legal move, and will not be asked for again, costs the
 * seat its turn, where the game has a move for that, else as match_drop. As
 * many as the game's rules allow put it out. answer is what was said. */
void match_impose(Match *match, Seat seat, const char *answer);
/* A seat whose player cannot go on: where others play on and the game has a
 * move for that, the seat is out and only passes, up to the end; elsewhere it
 * forfeits. */
void match_drop(Match *match, Seat seat);
/* Ends the game by a forfeit of these seats, beside those that have already. */
void match_forfeit(Match *match, SeatSet losers);

/* Keeps what a seat said with the move that it is about to make. */
void match_comment(Match *match, Seat seat, const char *text);
/* Drops the comments on moves after the first steps. */
void match_drop_comments(Match *match, size_t steps);

/* Goes to the position after the first steps, of those played and undone:
 * undo and redo. Choices that were in are taken back, and an end outside the
 * rules with them; with steps as they are, that is all. */
void match_go_to(Match *match, size_t steps);
/* The seats whose choices undo goes back to: people's or, without any,
 * everybody's. */
SeatSet match_stops(const Match *match);
/* The position where one of the seats last chose, as a number of steps;
 * step_count if there is none. */
size_t match_last_choice(const Match *match, SeatSet seats);
/* Where redo goes: behind the next undone choice of one of the seats, up to
 * where one of them chooses again; step_count if there is none. */
size_t match_next_choice(const Match *match, SeatSet seats);

/* The state after the first steps, undone ones too, by replaying them. */
void match_state_at(const Match *match, size_t steps, void *out);

/* A state of this match as a seat may see it: once over everything is shown. */
void match_view(const Match *match, const void *state, Seat seat, void *out);
/* The moves of a step likewise, MOVE_NONE for what is hidden; false if
 * something is. */
bool match_view_moves(const Match *match, const void *before, const Move *moves,
                      Seat seat, Move *out);

/* Whether players must not look at each other's screen: something is hidden,
 * or they choose at the same time. */
bool match_has_secrets(const Match *match);

/* A seed for what is random in one step. */
uint64_t match_step_seed(const Match *match, size_t step);

#endif
