/* jobs.h: the thinking that runs on other threads: moves of computers, hints,
 * evaluations and analyses.
 *
 * A job is made for a table (job_new) and handed to the host (job_hand_out),
 * which runs it and gives it back (session_job_done). No code blocks until it
 * is done: a table that no longer wants the result lets the job go
 * (job_let_go), and the job is freed when the host gives it back. */
#ifndef JOUTE_SESSION_JOBS_H
#define JOUTE_SESSION_JOBS_H

#include "ai/players.h"
#include "session/present.h"
#include "session/table.h"

/* What a job thinks about. */
typedef enum JobKind {
    JOB_MOVE,
    JOB_HINT,
    JOB_VALUE,
    JOB_ANALYSIS,
} JobKind;

/* A job has copies of everything it needs of the game, so that the game can go
 * on while it runs. */
struct SessionJob {
    SessionJob *next, *previous; /* in the session's list */
    JobKind kind;
    Table *table;   /* NULL once the job is let go */
    uint64_t asker; /* the number under which its work is counted */
    const Game *game;
    GameConfig config;
    PlayerSpec spec; /* unused by a rival's move */
    bool is_rivals;  /* a bot thinks */
    Player *player;  /* the player that thinks; if NULL, it is made from `spec`
                        and `seed` */
    Seat seat;
    GameState view; /* what the seat sees */
    uint64_t seed;
    size_t ply;
    uint64_t begun;
    Thinking thinking; /* the only member that both threads use */
    /* The result. */
    Move move;
    Progress progress;
    bool is_solved; /* an analysis: if false, err says why */
    Text analysis;
    Error err;
    /* The client that asked for a hint or an analysis, and its request. */
    ClientId client;
    char cid[CID_SIZE];
    Lang lang;
    Text advice; /* a hint: what the game's solver advises, if anything */
};

/* Makes a job about what a seat sees in `state`. `spec` is NULL for the player
 * that evaluates positions. The caller sets the other members that the kind
 * needs and hands the job out. */
SessionJob *job_new(Table *table, JobKind kind, const char *spec, Seat seat,
                    const void *state);
/* Gives the job to the host. */
void job_hand_out(SessionJob *job);
/* Lets go of the job: stops it and drops its result. NULL is fine. */
void job_let_go(SessionJob *job);
/* Returns the job of this kind at the client's table for which the client
 * waits; NULL if there is none. */
SessionJob *job_awaited(const Client *client, JobKind kind);
/* Returns the value that the job's search found, -1 to 1. */
double job_value(const SessionJob *job);

/* The simulations of the player that evaluates positions; hints use more. */
enum { JOB_SIMULATIONS = 1500 };

#endif
