/* solution.h: trolls solved: the value of every state between players who make
 * no mistake, and how they throw.
 *
 * A state is the troll's cell and the stocks left and right; what the stocks
 * were at the start does not matter. */
#ifndef JOUTE_TROLLS_SOLUTION_H
#define JOUTE_TROLLS_SOLUTION_H

#include <stdbool.h>

#include "base/error.h"

typedef struct TrollsSolution TrollsSolution;

/* What solving was like. */
typedef struct TrollsReport {
    long states;      /* in all */
    long mixed;       /* of them, those that nobody is sure to win */
    long retries;     /* of them, those that needed long double */
    double worst_gap; /* of all matrix games: what a player could gain there */
    bool is_read;     /* from a file: the others are of when it was made */
} TrollsReport;

/* Tells how much is done, 0..1; false ends the work. */
typedef bool TrollsWatch(double done, void *context);

/* Solves all states of up to so many stones a side; watch may be NULL. NULL if
 * a state could not be solved with proof, or if watch ended the work. */
TrollsSolution *solution_new(int cells, int stones, TrollsWatch *watch,
                             void *context, Error *err);
/* The same from the cache folder, if it is there and sound; else it is solved
 * and kept there. */
TrollsSolution *solution_open(int cells, int stones, TrollsWatch *watch,
                              void *context, Error *err);
/* Forgets what the cache folder has. */
void solution_drop(int cells, int stones);
/* Frees a solution; NULL is fine. */
void solution_free(TrollsSolution *solution);

/* How it was solved. */
const TrollsReport *solution_report(const TrollsSolution *solution);
/* The cells of the path it is for. */
int solution_cells(const TrollsSolution *solution);
/* The greatest stock it is for. */
int solution_stones(const TrollsSolution *solution);

/* What the left player can expect: a win 1, a loss -1. The game may be over
 * here: the troll in a castle, a stock of 0. */
double solution_value(const TrollsSolution *solution, int cell, int left,
                      int right);

/* An equilibrium of one state, which is not over. */
typedef struct TrollsMix {
    double value, gap;
    int counts[2];     /* throws 1..count have probabilities; more have none */
    double *shares[2]; /* of throw 1 at 0, and so on */
} TrollsMix;

/* Finds one; false if there is none with proof, which solution_new would have
 * found. mix_done frees it. The solution's own memory is used: one thread. */
bool solution_mix(TrollsSolution *solution, int cell, int left, int right,
                  TrollsMix *out);
/* Frees the shares of a mix. */
void mix_done(TrollsMix *mix);

#endif
