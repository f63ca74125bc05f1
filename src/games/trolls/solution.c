/* solution.c: solves trolls by going backwards through all states. Each state
 * is one matrix game. */
#include "games/trolls/solution.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/cache.h"
#include "base/folder.h"
#include "base/mem.h"
#include "games/trolls/matrix.h"
#include "games/trolls/words.h"

enum { VERSION = 1 }; /* the version of the cache file */

/* The error of one turn. In 1000 turns it adds up to at most 1e-10. */
static const double most_gap = 1e-13;

/* The values are stored in planes, one for each cell from 0 to one past the
 * middle; the other cells are mirror images. A plane has a row for each left
 * stock from 0, and the row a value for each right stock from 0. A state that
 * is over has its outcome. */
struct TrollsSolution {
    int cells, stones, middle;
    TrollsReport report;
    const double *values;
    double *own;    /* the same values, if they were computed; otherwise NULL */
    CacheFile file; /* the file from which they are mapped, if they were read */
    /* Memory for one matrix game at a time. */
    MatrixSolver *solver;
    double *payoffs;
    MatrixBasis basis;
    MatrixSolution solution;
};

static size_t index_of(const TrollsSolution *t, int cell, int left, int right)
{
    size_t side = (size_t)t->stones + 1;
    return ((size_t)cell * side + (size_t)left) * side + (size_t)right;
}

static double value_at(const TrollsSolution *t, int cell, int left, int right)
{
    return t->values[index_of(t, cell, left, right)];
}

double solution_value(const TrollsSolution *t, int cell, int left, int right)
{
    return cell <= t->middle ? value_at(t, cell, left, right)
                             : -value_at(t, t->cells - 1 - cell, right, left);
}

const TrollsReport *solution_report(const TrollsSolution *solution)
{
    return &solution->report;
}

int solution_cells(const TrollsSolution *solution)
{
    return solution->cells;
}

int solution_stones(const TrollsSolution *solution)
{
    return solution->stones;
}

static size_t count_values(const TrollsSolution *t)
{
    return index_of(t, t->middle + 2, 0, 0);
}

static void basis_init(MatrixBasis *basis, size_t lines)
{
    basis->size = 0;
    for (int side = 0; side < 2; side++) {
        basis->lines[side] = mem_new(lines * sizeof *basis->lines[side]);
    }
}

static void basis_done(MatrixBasis *basis)
{
    free(basis->lines[0]);
    free(basis->lines[1]);
}

/* Copies a basis and moves all its lines by the same number. */
static void basis_copy(MatrixBasis *to, const MatrixBasis *from, int by)
{
    to->size = from->size;
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < from->size; i++) {
            to->lines[side][i] = (uint16_t)(from->lines[side][i] + by);
        }
    }
}

static TrollsSolution *make(int cells, int stones)
{
    TrollsSolution *t = mem_new(sizeof *t);
    size_t lines = (size_t)stones + 1;
    t->cells = cells;
    t->stones = stones;
    t->middle = cells / 2;
    t->solver = matrix_new(stones + 1);
    t->payoffs = mem_new(lines * lines * sizeof *t->payoffs);
    basis_init(&t->basis, lines);
    for (int side = 0; side < 2; side++) {
        t->solution.mixes[side] = mem_new(lines * sizeof(double));
    }
    return t;
}

void solution_free(TrollsSolution *t)
{
    if (!t) {
        return;
    }
    free(t->own);
    cache_close(&t->file);
    matrix_free(t->solver);
    free(t->payoffs);
    basis_done(&t->basis);
    free(t->solution.mixes[0]);
    free(t->solution.mixes[1]);
    free(t);
}

/* A state to be solved: the troll is not right of the middle. */
typedef struct Spot {
    int cell, left, right;
} Spot;

/* True if the left player is sure to win, which needs a throw that wins
 * whatever the other throws. It is never worse to have more stones, or the
 * troll further right. So against a throw i only three throws have to be
 * checked: the least, i itself, and the least that is greater than i. */
static bool is_won(const TrollsSolution *t, Spot s)
{
    int most = s.left < s.right + 1 ? s.left : s.right + 1;
    if (value_at(t, s.cell - 1, s.left, s.right) == 1 ||
        (s.left > 1 && value_at(t, s.cell, s.left - 1, s.right) == 1)) {
        return true;
    }
    for (int i = 1; i <= most; i++) {
        int left = s.left - i;
        if ((i == 1 || value_at(t, s.cell + 1, left, s.right - 1) == 1) &&
            (i > s.right || value_at(t, s.cell, left, s.right - i) == 1) &&
            (i >= s.right ||
             value_at(t, s.cell - 1, left, s.right - i - 1) == 1)) {
            return true;
        }
    }
    return false;
}

static bool is_lost(const TrollsSolution *t, Spot s)
{
    int most = s.right < s.left + 1 ? s.right : s.left + 1;
    if (s.right > 1 && value_at(t, s.cell, s.left, s.right - 1) == -1) {
        return true;
    }
    for (int j = 1; j <= most; j++) {
        int right = s.right - j;
        if ((j == 1 || value_at(t, s.cell - 1, s.left - 1, right) == -1) &&
            (j > s.left || value_at(t, s.cell, s.left - j, right) == -1) &&
            (j >= s.left ||
             value_at(t, s.cell + 1, s.left - j - 1, right) == -1)) {
            return true;
        }
    }
    return false;
}

/* Fills in the payoffs of the throws 1..rows against 1..cols. */
static void fill_payoffs(TrollsSolution *t, Spot s, int rows, int cols)
{
    for (int i = 1; i <= rows; i++) {
        double *row = t->payoffs + (i - 1) * cols;
        const double *more = t->values + index_of(t, s.cell + 1, s.left - i, 0),
                     *less = t->values + index_of(t, s.cell - 1, s.left - i, 0);
        int j = 1;
        for (; j < i && j <= cols; j++) {
            row[j - 1] = more[s.right - j];
        }
        if (j <= cols) {
            row[j - 1] = value_at(t, s.cell, s.left - i, s.right - j);
            j++;
        }
        for (; j <= cols; j++) {
            row[j - 1] = less[s.right - j];
        }
    }
}

static int highest(const MatrixBasis *basis, int side)
{
    return basis->size ? basis->lines[side][0] + 1 : 0;
}

/* Solves the matrix game of a state, starting from t->basis.
 *
 * A throw that beats all throws of the other's mix is no better than the
 * smallest such throw. So only throws up to one more than the other's greatest
 * have to be considered: a small matrix is solved first, and a larger one if
 * the mixes reach its edge. Next to a castle the mixes are long, but the matrix
 * is triangular, because the player who throws less has lost. */
static bool solve_spot(TrollsSolution *t, Spot s)
{
    int most_rows = s.left < s.right + 1 ? s.left : s.right + 1;
    int most_cols = s.right < s.left + 1 ? s.right : s.left + 1;
    bool is_edge = s.cell == 1;
    int top = highest(&t->basis, SIDE_ROWS), other = highest(&t->basis, 1);
    int range = is_edge ? t->stones + 1 : 3 + (top > other ? top : other);
    for (;; range *= 2) {
        int rows = most_rows < range ? most_rows : range;
        int cols = most_cols < range ? most_cols : range;
        if (highest(&t->basis, SIDE_ROWS) > rows ||
            highest(&t->basis, SIDE_COLS) > cols) {
            t->basis.size = 0;
        }
        fill_payoffs(t, s, rows, cols);
        MatrixGame game = { rows, cols, t->payoffs, is_edge };
        if (!matrix_solve(t->solver, &game, most_gap, &t->basis,
                          &t->solution)) {
            return false;
        }
        if ((rows == most_rows || highest(&t->basis, SIDE_COLS) + 1 <= rows) &&
            (cols == most_cols || highest(&t->basis, SIDE_ROWS) + 1 <= cols)) {
            return true;
        }
    }
}

/* The bases from which solving starts, kept while all states are solved. */
typedef struct Sweep {
    TrollsSolution *t;
    /* Two for each cell: of the last state with more stones on the left, and
     * with more on the right. From one such state to the next, the throws stay
     * the same. */
    MatrixBasis *last;
    /* For the cell next to the castle, two each: those of the previous shell
     * and of this one. The matrix of the stocks (a, b) is that of (a - 1, b -
     * 1) with one more row and column in front, so the basis moves by one. */
    MatrixBasis *before, *now;
} Sweep;

static bool find_value(Sweep *sweep, Spot s, double *out)
{
    TrollsSolution *t = sweep->t;
    int is_right = s.right > s.left;
    if (is_won(t, s) || is_lost(t, s)) {
        *out = is_won(t, s) ? 1 : -1;
        return true;
    }
    int least = 2 * (is_right ? s.left : s.right) + is_right;
    MatrixBasis *last = &sweep->last[2 * s.cell + is_right];
    const MatrixBasis *before = &sweep->before[least - 2];
    bool is_moved = s.cell == 1 && before->size > 0;
    basis_copy(&t->basis, is_moved ? before : last, is_moved);
    if (!solve_spot(t, s)) {
        return false;
    }
    basis_copy(last, &t->basis, 0);
    if (s.cell == 1) {
        basis_copy(&sweep->now[least], &t->basis, 0);
    }
    t->report.mixed += s.cell < t->middle || s.left != s.right ? 2 : 1;
    if (t->solution.gap > t->report.worst_gap) {
        t->report.worst_gap = t->solution.gap;
    }
    /* A state that is its own mirror image is worth 0. */
    bool is_even = s.cell == t->middle && s.left == s.right;
    *out = is_even ? 0 : t->solution.value;
    return true;
}

static bool settle(Sweep *sweep, Spot s, Error *err)
{
    TrollsSolution *t = sweep->t;
    double value;
    if (!find_value(sweep, s, &value)) {
        return error_set(err, SAY_STATE_NOT_EXACT, s.cell, s.left, s.right);
    }
    t->own[index_of(t, s.cell, s.left, s.right)] = value;
    int mirror = t->cells - 1 - s.cell;
    if (mirror <= t->middle + 1) {
        t->own[index_of(t, mirror, s.right, s.left)] = -value;
    }
    return true;
}

/* Solves all states in which the greater stock is this one; they depend only on
 * states with smaller stocks. */
static bool settle_shell(Sweep *sweep, int stock, Error *err)
{
    int middle = sweep->t->middle;
    for (int other = 1; other <= stock; other++) {
        for (int cell = 1; cell <= middle; cell++) {
            bool is_alone = cell == middle || other == stock;
            if (!settle(sweep, (Spot){ cell, stock, other }, err) ||
                (!is_alone &&
                 !settle(sweep, (Spot){ cell, other, stock }, err))) {
                return false;
            }
        }
    }
    MatrixBasis *kept = sweep->before;
    sweep->before = sweep->now;
    sweep->now = kept;
    for (int i = 0; i < 2 * (sweep->t->stones + 1); i++) {
        sweep->now[i].size = 0;
    }
    return true;
}

static bool solve_all(TrollsSolution *t, TrollsWatch *watch, void *context,
                      Error *err)
{
    size_t lines = (size_t)t->stones + 1, slots = 2 * lines;
    size_t cells = 2 * ((size_t)t->middle + 1);
    Sweep sweep = { .t = t,
                    .last = mem_new(cells * sizeof *sweep.last),
                    .before = mem_new(slots * sizeof *sweep.before),
                    .now = mem_new(slots * sizeof *sweep.now) };
    bool is_solved = true;
    for (size_t i = 0; i < cells; i++) {
        basis_init(&sweep.last[i], lines);
    }
    for (size_t i = 0; i < slots; i++) {
        basis_init(&sweep.before[i], lines);
        basis_init(&sweep.now[i], lines);
    }
    for (int stock = 1; stock <= t->stones && is_solved; stock++) {
        /* The work grows with the fourth power of the stock. */
        double part = (double)stock / t->stones;
        is_solved = settle_shell(&sweep, stock, err) &&
                    (!watch || watch(part * part * part * part, context));
    }
    for (size_t i = 0; i < cells; i++) {
        basis_done(&sweep.last[i]);
    }
    for (size_t i = 0; i < slots; i++) {
        basis_done(&sweep.before[i]);
        basis_done(&sweep.now[i]);
    }
    free(sweep.last);
    free(sweep.before);
    free(sweep.now);
    return is_solved;
}

TrollsSolution *solution_new(int cells, int stones, TrollsWatch *watch,
                             void *context, Error *err)
{
    TrollsSolution *t = make(cells, stones);
    t->own = mem_new(count_values(t) * sizeof *t->own);
    t->values = t->own;
    t->report.states = (long)(cells - 2) * stones * stones;
    /* States that are over: an empty stock, or the troll in a castle. */
    for (int cell = 0; cell <= t->middle + 1; cell++) {
        for (int left = 0; left <= t->stones; left++) {
            for (int right = 0; right <= t->stones; right++) {
                int to = cell + left - right - t->middle;
                bool is_castle = cell == 0 || cell == t->cells - 1;
                int side = is_castle ? cell - t->middle : to;
                t->own[index_of(t, cell, left, right)] =
                    (side > 0) - (side < 0);
            }
        }
    }
    if (!solve_all(t, watch, context, err)) {
        solution_free(t);
        return NULL;
    }
    t->report.retries = matrix_retries(t->solver);
    return t;
}

/* Names the file of a solution and its kind. The file holds the report and then
 * the values. */
static void name_file(int cells, int stones, Text *path, char kind[CACHE_KIND])
{
    char inside[40];
    snprintf(inside, sizeof inside, "trolls-%d-%d.table", cells, stones);
    folder_cache(inside, path);
    snprintf(kind, CACHE_KIND, "trolls %d %d/%d", VERSION, cells, stones);
}

static bool read_file(TrollsSolution *t)
{
    Text path = { 0 };
    char kind[CACHE_KIND];
    name_file(t->cells, t->stones, &path, kind);
    size_t size = count_values(t) * sizeof *t->values + sizeof t->report;
    bool is_read = cache_open(&t->file, path.data, kind, false, NULL);
    text_done(&path);
    if (!is_read || t->file.size != size) {
        cache_close(&t->file);
        return false;
    }
    const TrollsReport *report = t->file.bytes;
    t->report = *report;
    t->report.is_read = true;
    t->values = (const double *)(report + 1);
    return true;
}

TrollsSolution *solution_open(int cells, int stones, TrollsWatch *watch,
                              void *context, Error *err)
{
    TrollsSolution *t = make(cells, stones);
    if (read_file(t)) {
        return t;
    }
    solution_free(t);
    t = solution_new(cells, stones, watch, context, err);
    if (t) {
        /* If the file cannot be written, the solution is used nevertheless. */
        size_t size = count_values(t) * sizeof *t->values;
        char *bytes = mem_new(sizeof t->report + size), kind[CACHE_KIND];
        Text path = { 0 };
        memcpy(bytes, &t->report, sizeof t->report);
        memcpy(bytes + sizeof t->report, t->values, size);
        name_file(t->cells, t->stones, &path, kind);
        cache_write(path.data, kind, bytes, sizeof t->report + size, NULL);
        text_done(&path);
        free(bytes);
    }
    return t;
}

void solution_drop(int cells, int stones)
{
    Text path = { 0 };
    char kind[CACHE_KIND];
    name_file(cells, stones, &path, kind);
    cache_remove(path.data);
    text_done(&path);
}

/* A throw that is sure to win, up to rounding. If there is none, as for a side
 * that loses whatever it throws, it is the throw that does best on average. */
static int pure_throw(const TrollsSolution *t, int cell, const int *stocks,
                      int side, const int *counts)
{
    double best = -2;
    int found = 1, others = counts[1 - side];
    for (int own = 1; own <= counts[side]; own++) {
        double least = 2, sum = 0;
        for (int other = 1; other <= others; other++) {
            int i = side ? other : own, j = side ? own : other;
            double value = solution_value(t, cell + (i > j) - (i < j),
                                          stocks[0] - i, stocks[1] - j);
            value = side ? -value : value;
            least = value < least ? value : least;
            sum += value;
        }
        double worth = least > 1 - most_gap ? 2 : sum / others;
        if (worth > best) {
            best = worth;
            found = own;
        }
    }
    return found;
}

static void mix_init(TrollsMix *mix, double value, double gap, int left,
                     int right)
{
    *mix = (TrollsMix){ .value = value, .gap = gap, .counts = { left, right } };
    for (int side = 0; side < 2; side++) {
        size_t count = (size_t)mix->counts[side];
        mix->shares[side] = mem_new(count * sizeof(double));
    }
}

void mix_done(TrollsMix *mix)
{
    free(mix->shares[0]);
    free(mix->shares[1]);
    *mix = (TrollsMix){ 0 };
}

bool solution_mix(TrollsSolution *t, int cell, int left, int right,
                  TrollsMix *out)
{
    double value = solution_value(t, cell, left, right);
    if (value == 1 || value == -1) {
        int stocks[2] = { left, right }, throws[2];
        int counts[2] = { left < right + 1 ? left : right + 1,
                          right < left + 1 ? right : left + 1 };
        for (int side = 0; side < 2; side++) {
            throws[side] = pure_throw(t, cell, stocks, side, counts);
        }
        mix_init(out, value, 0, throws[0], throws[1]);
        out->shares[0][throws[0] - 1] = out->shares[1][throws[1] - 1] = 1;
        return true;
    }
    bool is_mirror = cell > t->middle;
    Spot s = is_mirror ? (Spot){ t->cells - 1 - cell, right, left }
                       : (Spot){ cell, left, right };
    t->basis.size = 0;
    if (!solve_spot(t, s)) {
        return false;
    }
    int counts[2] = { highest(&t->basis, is_mirror),
                      highest(&t->basis, !is_mirror) };
    mix_init(out, value, t->solution.gap, counts[0], counts[1]);
    for (int side = 0; side < 2; side++) {
        memcpy(out->shares[side], t->solution.mixes[side != is_mirror],
               (size_t)counts[side] * sizeof(double));
    }
    return true;
}
