/* solution.h: trolls solved: the value of every state between players who make
 * no mistake, and how they throw.
 *
 * A state is the troll's cell and the stocks of Left and Right. The stocks at
 * the start do not matter. */
#ifndef JOUTE_TROLLS_SOLUTION_H
#define JOUTE_TROLLS_SOLUTION_H

#include <stdbool.h>

#include "base/error.h"

typedef struct TrollsSolution TrollsSolution;

/* How the solving went. */
typedef struct TrollsReport {
    long states;      /* all states */
    long mixed;       /* the states that nobody is sure to win */
    long retries;     /* the states that needed long double */
    double worst_gap; /* over all matrix games: what a player could gain by
                         playing otherwise */
    bool is_read; /* the solution was read from a file; the other members tell
                     how that file was made */
} TrollsReport;

/* Reports the share of the work that is done, 0..1. If it returns false, the
 * work ends. */
typedef bool TrollsWatch(double done, void *context);

/* Solves all states with up to this many stones a side; watch may be NULL.
 * Returns NULL if a state could not be solved with proof, or if watch ended the
 * work. */
TrollsSolution *solution_new(int cells, int stones, TrollsWatch *watch,
                             void *context, Error *err);
/* Reads the solution from the cache folder. If it is missing or damaged, solves
 * the game and stores it there. */
TrollsSolution *solution_open(int cells, int stones, TrollsWatch *watch,
                              void *context, Error *err);
/* Removes a solution from the cache folder. */
void solution_drop(int cells, int stones);
/* Frees a solution, which may be NULL. */
void solution_free(TrollsSolution *solution);

/* How the solution was found. */
const TrollsReport *solution_report(const TrollsSolution *solution);
/* The number of cells of the path. */
int solution_cells(const TrollsSolution *solution);
/* The largest stock. */
int solution_stones(const TrollsSolution *solution);

/* What Left can expect: 1 is a win, -1 a loss. The game may also be over in
 * this state, with the troll in a castle or a stock of 0. */
double solution_value(const TrollsSolution *solution, int cell, int left,
                      int right);

/* An equilibrium of one state that is not over. */
typedef struct TrollsMix {
    double value, gap;
    int counts[2];     /* throws 1..count have a probability; larger ones have
                          none */
    double *shares[2]; /* the probability of throw 1 is at index 0, and so on */
} TrollsMix;

/* Finds the equilibrium of a state; the caller frees it with mix_done. Returns
 * false if none can be proved; solution_new would have failed on that state. It
 * uses memory of the solution, so only one thread may call it. */
bool solution_mix(TrollsSolution *solution, int cell, int left, int right,
                  TrollsMix *out);
/* Frees the shares of a mix. */
void mix_done(TrollsMix *mix);

#endif
