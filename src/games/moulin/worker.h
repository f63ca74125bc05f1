/* worker.h: what a thread of the alpha-beta search knows, for alphabeta.c and
 * last_ply.c. */
#ifndef JOUTE_MOULIN_WORKER_H
#define JOUTE_MOULIN_WORKER_H

#include "games/moulin/alphabeta.h"
#include "games/moulin/ordering.h"

enum { WORKER_PLIES = ORDERING_PLIES };

/* What all threads of a search share. */
struct AlphaBeta {
    const Tables *tables;
    int most_probed; /* pieces up to which tables are worth a look */
    Transpositions known;
    NodeNumbers numbers;
    /* Of the search that runs: */
    const Moulin *root;
    /* The result of root is known, but it may take longer than the draws by
     * repetition and without captures allow: what counts is the next removal.
     */
    bool is_counting;
    bool is_often_seen; /* a position before root draws when it comes again */
    SearchLimits limits;
    uint64_t deadline; /* by clock_now; 0: none */
    Thinking *thinking;
    atomic_bool is_over;
};

/* One thread. */
typedef struct Worker {
    AlphaBeta *shared;
    int number;
    bool has_flying;
    bool is_stopped;
    bool has_repetition;
    int quiet_plies; /* 0: no such draw */
    uint64_t nodes;
    uint64_t next_look; /* nodes after which to look at clock and limits */
    Ordering ordering;
    uint64_t path[WORKER_PLIES]; /* positions on the path, by ply */
    Node node[WORKER_PLIES];
    int line_count[WORKER_PLIES];
    Move line[WORKER_PLIES][WORKER_PLIES];
    Move root_moves[ORDERING_MOVES];
    int root_count;
    SearchResult result;
} Worker;

/* Stops the worker if a limit is reached or it was told to. */
void worker_look_around(Worker *w);

static inline void worker_count(Worker *w, int nodes)
{
    w->nodes += (uint64_t)nodes;
    if (w->nodes >= w->next_look) {
        worker_look_around(w);
    }
}

/* What tables say of a position. */
typedef enum Probed {
    PROBED_NOTHING,
    PROBED_LIKELY, /* unless the game is drawn before */
    PROBED_SURE    /* the search need not go on */
} Probed;

/* As a score; quiet is the number of moves since the last removal. */
Probed worker_probe(const Worker *w, const Position *p, int quiet, int ply,
                    int *score);

/* last_ply.c: judges the positions after every move of the node at a ply, or
 * until one is worth beta. Nearly all time goes there. */
int last_ply_search(Worker *w, const NodePlays *plays, int ply, int alpha,
                    int beta);

#endif
