/* matrix.h: equilibria of matrix games, with a proof.
 *
 * One player chooses a row and the other a column, at the same time. The payoff
 * goes to the player of the rows, who wants it to be high. */
#ifndef JOUTE_TROLLS_MATRIX_H
#define JOUTE_TROLLS_MATRIX_H

#include <stdbool.h>
#include <stdint.h>

enum { SIDE_ROWS, SIDE_COLS };

/* The payoffs, row by row, each from -1 to 1. */
typedef struct MatrixGame {
    int rows, cols;
    const double *payoffs;
    bool is_triangular; /* every payoff to the right of the diagonal is -1 */
} MatrixGame;

/* The rows and columns that an equilibrium uses: as many rows as columns, the
 * highest number first. The basis of a similar game is a good start. */
typedef struct MatrixBasis {
    int size;
    uint16_t *lines[2];
} MatrixBasis;

typedef struct MatrixSolution {
    double value;
    double gap;       /* the difference between what the two mixes guarantee */
    double *mixes[2]; /* the probability of each row, and of each column */
} MatrixSolution;

/* Memory for solving games up to a certain size. */
typedef struct MatrixSolver MatrixSolver;
/* Makes a solver for games of at most `most_lines` rows and columns. The caller
 * frees it with matrix_free. */
MatrixSolver *matrix_new(int most_lines);
/* Frees a solver, which may be NULL. */
void matrix_free(MatrixSolver *solver);

/* Finds an equilibrium, starting from the basis, and replaces the basis by the
 * one it finds. The gap, the most that a player could gain by playing
 * otherwise, is computed from the payoffs and the mixes alone, so it proves the
 * result. Returns false if the gap is above most_gap even in long double. */
bool matrix_solve(MatrixSolver *solver, const MatrixGame *game, double most_gap,
                  MatrixBasis *basis, MatrixSolution *out);

/* How many games needed long double so far. */
long matrix_retries(const MatrixSolver *solver);

#endif
