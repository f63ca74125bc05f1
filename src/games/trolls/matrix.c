/* matrix.c: finds equilibria of matrix games with the simplex method in double
 * precision and, if that is not exact enough, again in long double. */
#include "games/trolls/matrix.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "joute/rng.h"

#define REAL double
#define NAME(name) name
#define CLEAR 1e-14
#define SMALL 1e-13
#include "games/trolls/simplex.inc"
#undef REAL
#undef NAME
#undef CLEAR
#undef SMALL

#define REAL long double
#define NAME(name) Long##name
#define CLEAR 1e-17L
#define SMALL 1e-17L
#include "games/trolls/simplex.inc"

struct MatrixSolver {
    int most_lines;
    Simplex simplex;
    LongSimplex *in_long; /* NULL until it is needed */
    double *worth; /* the worth of each column against the mix of the rows */
    long retries;
};

MatrixSolver *matrix_new(int most_lines)
{
    MatrixSolver *solver = mem_new(sizeof *solver);
    solver->most_lines = most_lines;
    simplex_init(&solver->simplex, most_lines);
    solver->worth = mem_new((size_t)most_lines * sizeof *solver->worth);
    return solver;
}

void matrix_free(MatrixSolver *solver)
{
    if (!solver) {
        return;
    }
    simplex_done(&solver->simplex);
    if (solver->in_long) {
        Longsimplex_done(solver->in_long);
        free(solver->in_long);
    }
    free(solver->worth);
    free(solver);
}

long matrix_retries(const MatrixSolver *solver)
{
    return solver->retries;
}

/* Computes the least that the rows' mix wins and the most that the columns' mix
 * loses. */
static void judge(MatrixSolver *solver, const MatrixGame *game,
                  MatrixSolution *out)
{
    double *worth = solver->worth, least = 2, most = -2;
    memset(worth, 0, (size_t)game->cols * sizeof *worth);
    for (int row = 0; row < game->rows; row++) {
        const double *payoffs = game->payoffs + row * game->cols;
        double share = out->mixes[SIDE_ROWS][row];
        double sum = dot(payoffs, out->mixes[SIDE_COLS], game->cols);
        most = sum > most ? sum : most;
        if (share > 0) {
            add(worth, share, payoffs, game->cols);
        }
    }
    for (int col = 0; col < game->cols; col++) {
        least = worth[col] < least ? worth[col] : least;
    }
    out->value = (least + most) / 2;
    out->gap = most > least ? most - least : 0;
}

static bool try_double(MatrixSolver *solver, const MatrixGame *game,
                       MatrixBasis *basis, MatrixSolution *out)
{
    begin(&solver->simplex, game, basis);
    if (!walk(&solver->simplex)) {
        return false;
    }
    finish(&solver->simplex, basis, out->mixes);
    judge(solver, game, out);
    return true;
}

static bool try_long(MatrixSolver *solver, const MatrixGame *game,
                     MatrixBasis *basis, MatrixSolution *out)
{
    solver->retries++;
    if (!solver->in_long) {
        solver->in_long = mem_new(sizeof *solver->in_long);
        Longsimplex_init(solver->in_long, solver->most_lines);
    }
    Longbegin(solver->in_long, game, basis);
    if (!Longwalk(solver->in_long)) {
        return false;
    }
    Longfinish(solver->in_long, basis, out->mixes);
    judge(solver, game, out);
    return true;
}

bool matrix_solve(MatrixSolver *solver, const MatrixGame *game, double most_gap,
                  MatrixBasis *basis, MatrixSolution *out)
{
    if (try_double(solver, game, basis, out) && out->gap <= most_gap) {
        return true;
    }
    /* Starts without a basis and shifts the payoffs so that none is 0:
     * otherwise, in a triangular game whose value is close to -1, a mix would
     * grow almost without limit. */
    MatrixGame full = *game;
    full.is_triangular = false;
    basis->size = 0;
    if (try_double(solver, &full, basis, out) && out->gap <= most_gap) {
        return true;
    }
    basis->size = 0;
    return try_long(solver, &full, basis, out) && out->gap <= most_gap;
}
