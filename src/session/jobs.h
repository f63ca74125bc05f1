/* jobs.h: what is thought out on other threads: the moves of computers, hints,
 * evaluations and analyses. */
#ifndef JOUTE_SESSION_JOBS_H
#define JOUTE_SESSION_JOBS_H

#include "ai/players.h"
#include "session/present.h"
#include "session/table.h"

typedef enum JobKind {
    JOB_MOVE,
    JOB_HINT,
    JOB_VALUE,
    JOB_ANALYSIS,
} JobKind;

struct SessionJob {
    SessionJob *next, *previous; /* in the session's list */
    JobKind kind;
    Table *table; /* NULL: nobody waits for it any more */
    uint64_t asker;
    const Game *game;
    GameConfig config;
    PlayerSpec spec;
    Player *player; /* who thinks; NULL: to be made of spec and seed */
    Seat seat;
    GameState view; /* what that seat sees */
    uint64_t seed;
    size_t ply;
    uint64_t begun;
    Thinking thinking;
    /* What comes of it. */
    Move move;
    Progress progress;
    bool is_solved; /* of an analysis: else err says why not */
    Text analysis;
    Error err;
    /* Who asked for a hint or an analysis, in which request. */
    ClientId client;
    char cid[CID_SIZE];
    Lang lang;
    Text advice; /* of the game's solver, if it has any */
};

/* A job for what a seat sees in state, as of now; the caller sets the rest
 * and hands it out. */
SessionJob *job_new(Table *table, JobKind kind, const char *spec, Seat seat,
                    const void *state);
/* Gives it to the host to be run. */
void job_hand_out(SessionJob *job);
/* Nobody waits for it any more; NULL is fine. */
void job_let_go(SessionJob *job);
/* The job of a kind that a client waits for at its table; NULL: none. */
SessionJob *job_awaited(const Client *client, JobKind kind);
/* The value its search came to, -1 to 1. */
double job_value(const SessionJob *job);

/* Computers. */

/* What is learnt of how long they think; the caller frees it. */
uint64_t *computers_new_paces(void);
/* Lets those think who owe a choice, and positions be evaluated. */
void computers_think(Table *table);
/* Takes what came of a job; it is played once it is due. */
void computers_take(SessionJob *job);
/* Nothing that is being thought counts any more. */
void computers_stop(Table *table);
/* They forget the game: it goes on from another position, or not at all. */
void computers_forget(Table *table);

/* Hints. */

/* Whether a viewer may have one: whose turn it is, and not online. */
bool hint_can(const Table *table, const Viewer *viewer);
/* False: too much is being thought already. */
bool hint_ask(Client *client, const char *cid);
/* Sends the hint that was thought out to who asked. */
void hint_take(Session *session, SessionJob *job);
/* Tells all at the table that no hint comes any more: the choice was made, or
 * who waits goes. */
void hint_end_all(Table *table);
/* The same for what one client waits for. */
void hint_end(Client *client);

/* Analyses. */

/* Whether the game's solver may be asked here: once it is over, or where no
 * opponent sits elsewhere and nothing is hidden. */
bool analysis_can(const Table *table);
/* Of the position after ply steps, at which somebody is to move. False: too
 * much is being thought already, or the client waits for another one. */
bool analysis_ask(Client *client, const char *cid, size_t ply);
/* On the thread that thinks: asks the solver. */
void analysis_run(SessionJob *job);
/* On the session's thread: sends what came of it to who asked. */
void analysis_take(Session *session, SessionJob *job);
/* Who waits goes. */
void analysis_end(Client *client);

/* Evaluations: what player 1 may hope for in every position. */

/* Whether a client with these seats may see them: not online before the end,
 * and where something is hidden only who they are made for. */
bool value_can(const Table *table, SeatSet you);
/* Where that of the position after ply steps is kept. */
int16_t *value_at(Table *table, size_t ply);
/* Begins to think about what lacks one: now's, then past positions'. */
void value_think(Table *table);
/* When past positions are to be evaluated; NEVER if there are none. */
uint64_t value_due(const Table *table);
/* On the thread that thinks: follows moves without a choice, then searches. */
void value_run(SessionJob *job);
/* On the session's thread: notes what came of it and tells it. */
void value_take(SessionJob *job);

#define VALUE_SPEC "mcts:1500" /* who evaluates */

#endif
