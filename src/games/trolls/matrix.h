/* matrix.h: equilibria of matrix games, with a proof.
 *
 * Two players choose a row and a column at once; the payoff goes to the
 * player of the rows, who wants much of it. */
#ifndef JOUTE_TROLLS_MATRIX_H
#define JOUTE_TROLLS_MATRIX_H

#include <stdbool.h>
#include <stdint.h>

enum { SIDE_ROWS, SIDE_COLS };

/* The payoffs, row by row, each -1..1. */
typedef struct MatrixGame {
    int rows, cols;
    const double *payoffs;
    bool is_triangular; /* all right of the diagonal is -1 */
} MatrixGame;

/* The lines that an equilibrium uses: as many rows as columns, the highest
 * number first. That of a similar game is a good place to begin. */
typedef struct MatrixBasis {
    int size;
    uint16_t *lines[2];
} MatrixBasis;

typedef struct MatrixSolution {
    double value;
    double gap;       /* between what the two mixes are sure of */
    double *mixes[2]; /* each line's probability */
} MatrixSolution;

/* Memory for games of at most so many lines a side. */
typedef struct MatrixSolver MatrixSolver;
/* For games of at most so many lines; for matrix_free. */
MatrixSolver *matrix_new(int most_lines);
/* Frees a solver; NULL is fine. */
void matrix_free(MatrixSolver *solver);

/* Finds an equilibrium, beginning from the basis, which is replaced by the one
 * found. The gap is computed from the payoffs and the mixes alone, whatever
 * way they were found: each player could gain at most the gap by playing
 * otherwise. False if it is above most_gap, even in long double. */
bool matrix_solve(MatrixSolver *solver, const MatrixGame *game, double most_gap,
                  MatrixBasis *basis, MatrixSolution *out);

/* How many games needed long double so far. */
long matrix_retries(const MatrixSolver *solver);

#endif
