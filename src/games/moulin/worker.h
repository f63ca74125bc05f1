/* worker.h: what a thread of the alpha-beta search knows, shared by alphabeta.c
 * and last_ply.c. */
#ifndef JOUTE_MOULIN_WORKER_H
#define JOUTE_MOULIN_WORKER_H

#include "games/moulin/alphabeta.h"
#include "games/moulin/ordering.h"

enum { WORKER_PLIES = ORDERING_PLIES };

/* What all threads of a search share. */
struct AlphaBeta {
    const Tables *tables;
    int most_probed; /* with more pieces than this, looking in the tables does
                        not pay */
    Transpositions known;
    NodeNumbers numbers;
    /* The rest is about the search that is running. */
    const Moulin *root;
    /* The result of root is known, but the draws by repetition and without
     * captures may come before it. So the search is for the next removal. */
    bool is_counting;
    bool is_often_seen; /* some position before root would be a draw if it
                           occurred again */
    SearchLimits limits;
    uint64_t deadline; /* a time of clock_now; 0 if there is none */
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
    int quiet_plies; /* 0 if there is no draw without captures */
    uint64_t nodes;
    uint64_t next_look; /* the number of nodes after which clock and limits are
                           checked again */
    Ordering ordering;
    uint64_t path[WORKER_PLIES]; /* the positions on the path, by ply */
    Node node[WORKER_PLIES];
    int line_count[WORKER_PLIES];
    Move line[WORKER_PLIES][WORKER_PLIES];
    Move root_moves[ORDERING_MOVES];
    int root_count;
    SearchResult result;
} Worker;

/* Stops the worker if it has reached a limit or was told to stop. */
void worker_look_around(Worker *w);

static inline void worker_count(Worker *w, int nodes)
{
    w->nodes += (uint64_t)nodes;
    if (w->nodes >= w->next_look) {
        worker_look_around(w);
    }
}

/* What the tables say of a position. */
typedef enum Probed {
    PROBED_NOTHING,
    PROBED_LIKELY, /* a result, unless a repetition or the move limit draws the
                      game first */
    PROBED_SURE    /* a result that ends the search here */
} Probed;

/* Looks a position up and gives its score; quiet is the number of moves since
 * the last removal. */
Probed worker_probe(const Worker *w, const Position *p, int quiet, int ply,
                    int *score);

/* Judges the positions after each move of the node at a ply, until one is worth
 * at least beta (last_ply.c). A search spends nearly all its time here. */
int last_ply_search(Worker *w, const NodePlays *plays, int ply, int alpha,
                    int beta);

#endif
