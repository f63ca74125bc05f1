/* alphabeta.c: alpha-beta with iterative deepening, on one thread or on several
 * that share what they find. */
#include "games/moulin/alphabeta.h"

#include <limits.h>
#include <stdlib.h>

#include "base/clock.h"
#include "base/mem.h"
#include "base/thread.h"
#include "games/moulin/worker.h"

enum {
    LOOK = 1024, /* nodes between two checks of the clock */
    THREADS_MOST = 64,
};

AlphaBeta *alphabeta_new(int bits, const Tables *tables)
{
    AlphaBeta *ab = mem_new(sizeof *ab);
    ab->tables = tables;
    ab->most_probed = tables ? tables_most(tables) : 0;
    transpositions_init(&ab->known, bits);
    node_fill_numbers(&ab->numbers);
    return ab;
}

void alphabeta_free(AlphaBeta *search)
{
    if (search) {
        transpositions_done(&search->known);
        free(search);
    }
}

void alphabeta_forget(AlphaBeta *search)
{
    transpositions_forget(&search->known);
}

bool moulin_is_often_seen(const Moulin *s)
{
    uint64_t here = moulin_key(s->men[0], s->men[1], s->mover);
    for (int i = 0; s->repetition && i <= s->seen_count; i++) {
        uint64_t key = i < s->seen_count ? s->seen[i] : here;
        int times = 2;
        for (int k = 0; k < i; k++) {
            times += s->seen[k] == key;
        }
        if (times >= s->repetition) {
            return true;
        }
    }
    return false;
}

void worker_look_around(Worker *w)
{
    const AlphaBeta *ab = w->shared;
    uint64_t limit = ab->limits.nodes;
    w->next_look = w->nodes + LOOK;
    if (limit && w->next_look > limit) {
        w->next_look = limit;
    }
    if ((limit && w->nodes >= limit) ||
        (ab->deadline && clock_now() >= ab->deadline) ||
        thinking_is_stopped(ab->thinking) ||
        atomic_load_explicit(&ab->is_over, memory_order_relaxed)) {
        w->is_stopped = true;
    }
}

/* A position that occurred before on the path, or often enough in the game,
 * counts as a draw: a side that can do better will do so the first time. */
static bool is_repeated(const Worker *w, const Node *n, int ply)
{
    const Moulin *root = w->shared->root;
    uint64_t key = w->path[ply];
    int left = n->quiet - 2, times = 1;
    if (!w->has_repetition || left < 0) {
        return false;
    }
    for (int i = ply - 2; i >= 0 && left >= 0; i -= 2, left -= 2) {
        if (w->path[i] == key) {
            return true;
        }
    }
    if (left < 0 && n->quiet < ply) {
        return false;
    }
    for (int i = root->seen_count - 1; i >= 0; i--) {
        times += root->seen[i] == key;
    }
    return times >= root->repetition;
}

/* True if a result comes early enough to avoid the draws by repetition and
 * without captures. After a removal no earlier position can occur again. */
static bool is_in_time(const Worker *w, int value, int quiet)
{
    const AlphaBeta *ab = w->shared;
    if (quiet == 0 && (value > VALUE_DRAW || w->quiet_plies == 0)) {
        return true;
    }
    return !(ab->is_often_seen && quiet > 0) && value < VALUE_DRAW &&
           (w->quiet_plies == 0 || quiet + value <= w->quiet_plies);
}

Probed worker_probe(const Worker *w, const Position *p, int quiet, int ply,
                    int *score)
{
    if (p->hand[0] + p->hand[1] > 0 ||
        points_count(p->men[0] | p->men[1]) > w->shared->most_probed) {
        return PROBED_NOTHING;
    }
    int value = tables_probe(w->shared->tables, p);
    if (value == VALUE_UNKNOWN) {
        return PROBED_NOTHING;
    }
    bool is_sure = value == VALUE_DRAW || !w->shared->is_counting ||
                   is_in_time(w, value, quiet);
    int win = SCORE_WIN - ply - (value > VALUE_DRAW ? VALUE_DRAW : value);
    win = is_sure ? win : SCORE_LIKELY;
    *score = value == VALUE_DRAW ? 0 : value & 1 ? win : -win;
    return is_sure ? PROBED_SURE : PROBED_LIKELY;
}

static void keep_line(Worker *w, int ply, Move move)
{
    int count = w->line_count[ply + 1];
    w->line[ply][0] = move;
    memcpy(w->line[ply] + 1, w->line[ply + 1], (size_t)count * sizeof(Move));
    w->line_count[ply] = count + 1;
}

static int search(Worker *w, int ply, int depth, int alpha, int beta);

/* The score of the i-th move for the side that makes it. Later moves are first
 * tried with a narrow window, and the last ones also less deeply. */
static int try_move(Worker *w, int ply, int depth, int i, Move move, int alpha,
                    int beta)
{
    bool is_quiet = moulin_removed(move) == MOULIN_NO_POINT;
    int less = 0;
    const AlphaBeta *ab = w->shared;
    Node *next = &w->node[ply + 1];
    node_make(&ab->numbers, &w->node[ply], move, depth > 2, next);
    if (depth > 2) {
        transpositions_fetch(&ab->known, next->name);
    }
    if (i == 0) {
        return -search(w, ply + 1, depth - 1, -beta, -alpha);
    }
    if (depth >= 3 && i >= 4 && is_quiet) {
        less = i >= 12 && depth >= 5 ? 2 : 1;
    }
    if (depth - 1 - less < 1) {
        less = depth - 2 > 0 ? depth - 2 : 0;
    }
    int score = -search(w, ply + 1, depth - 1 - less, -alpha - 1, -alpha);
    if (score > alpha && less > 0) {
        score = -search(w, ply + 1, depth - 1, -alpha - 1, -alpha);
    }
    if (score > alpha && score < beta) {
        score = -search(w, ply + 1, depth - 1, -beta, -alpha);
    }
    return score;
}

/* True if the game is over, drawn or known here; score is then its value. */
static bool is_settled(Worker *w, const NodePlays *plays, int ply, int *score)
{
    const Node *n = &w->node[ply];
    int player = n->mover;
    if (points_count(plays->own) + n->hand[player] < MOULIN_LEAST_MEN ||
        !node_can_play(plays)) {
        *score = -SCORE_WIN + ply;
        return true;
    }
    w->path[ply] = 0;
    if (n->quiet > 0) {
        w->path[ply] = moulin_key(n->men[0], n->men[1], n->mover);
        if ((w->quiet_plies && n->quiet >= w->quiet_plies) ||
            is_repeated(w, n, ply)) {
            *score = 0;
            return true;
        }
    }
    Position p = { { plays->own, plays->theirs },
                   { n->hand[player], n->hand[1 - player] } };
    return w->shared->tables &&
           worker_probe(w, &p, n->quiet, ply, score) == PROBED_SURE;
}

static int search(Worker *w, int ply, int depth, int alpha, int beta)
{
    AlphaBeta *ab = w->shared;
    const Node *n = &w->node[ply];
    int score, start = alpha;
    NodePlays plays = node_plays(n, w->has_flying);
    w->line_count[ply] = 0;
    worker_count(w, 1);
    if (is_settled(w, &plays, ply, &score)) {
        return score;
    }
    if (depth <= 1 || ply >= WORKER_PLIES - 2) {
        return last_ply_search(w, &plays, ply, alpha, beta);
    }
    Choices list;
    ordering_list(&w->ordering, n, &plays, ply, &list);
    Found found = transpositions_find(&ab->known, &ab->numbers, n, ply);
    if (found.is_there && found.depth >= depth && beta - alpha == 1 &&
        ((found.bound & BOUND_LOWER && found.score >= beta) ||
         (found.bound & BOUND_UPPER && found.score <= alpha))) {
        return found.score;
    }
    choices_promote(&list, found.move);
    found = (Found){ .score = -SCORE_WIN, .depth = depth, .move = MOVE_NONE };
    for (int i = 0; i < list.count && alpha < beta; i++) {
        Move move = choices_pick(&list, i);
        score = try_move(w, ply, depth, i, move, alpha, beta);
        if (w->is_stopped) {
            return 0;
        }
        if (score > found.score) {
            found.score = score;
            found.move = move;
        }
        if (score > alpha) {
            alpha = score;
            keep_line(w, ply, move);
        }
        if (alpha >= beta) {
            ordering_learn(&w->ordering, n, ply, depth, &list, i);
        }
    }
    found.bound = found.score >= beta   ? BOUND_LOWER
                  : found.score > start ? BOUND_EXACT
                                        : BOUND_UPPER;
    found.move = found.bound == BOUND_UPPER ? MOVE_NONE : found.move;
    transpositions_keep(&ab->known, &ab->numbers, n, ply, &found);
    return found.score;
}

/* Searches the root's moves in the order of the previous depth, the best
 * first. */
static int search_root(Worker *w, int depth, int alpha, int beta)
{
    int best = -SCORE_WIN;
    w->line_count[0] = 0;
    for (int i = 0; i < w->root_count; i++) {
        Move move = w->root_moves[i];
        int score = try_move(w, 0, depth, i, move, alpha, beta);
        if (w->is_stopped) {
            return best;
        }
        best = score > best ? score : best;
        if (score > alpha) {
            alpha = score;
            keep_line(w, 0, move);
            memmove(w->root_moves + 1, w->root_moves, (size_t)i * sizeof(Move));
            w->root_moves[0] = move;
        }
        if (alpha >= beta) {
            break;
        }
    }
    return best;
}

static void keep_result(Worker *w, int depth, int score)
{
    SearchResult *r = &w->result;
    r->depth = depth;
    r->score = score;
    r->move = w->root_moves[0];
    r->line_count =
        w->line_count[0] < PLAYER_LINE ? w->line_count[0] : PLAYER_LINE;
    memcpy(r->line, w->line[0], (size_t)r->line_count * sizeof(Move));
}

static void report(const Worker *w, uint64_t goal)
{
    Thinking *thinking = w->shared->thinking;
    if (!thinking || !thinking->report) {
        return;
    }
    const SearchResult *r = &w->result;
    Progress progress = { .done = w->nodes,
                          .goal = goal > w->nodes ? goal : w->nodes,
                          .value = r->score > 1000    ? 1
                                   : r->score < -1000 ? -1
                                                      : r->score / 1000.0,
                          .line_count = r->line_count };
    for (int i = 0; i < r->line_count; i++) {
        Seat seat = (Seat)(i & 1 ? 1 - w->node[0].mover : w->node[0].mover);
        progress.line[i] = (PlayerMove){ seat, r->line[i] };
    }
    thinking->report(&progress, thinking->context);
}

/* Searches deeper and deeper, with a window around the last score, until it
 * reaches a limit or a sure end. */
static void *deepen(void *argument)
{
    enum { WINDOW = 40 };
    Worker *w = argument;
    AlphaBeta *ab = w->shared;
    int most = ab->limits.depth ? ab->limits.depth : ALPHABETA_DEPTH;
    int score = 0;
    for (int depth = 1 + (w->number & 1); depth <= most; depth++) {
        int alpha = score - WINDOW, beta = score + WINDOW;
        if (depth < 4) {
            alpha = -SCORE_WIN, beta = SCORE_WIN;
        }
        score = search_root(w, depth, alpha, beta);
        if (!w->is_stopped && (score <= alpha || score >= beta)) {
            score = search_root(w, depth, -SCORE_WIN, SCORE_WIN);
        }
        if (w->is_stopped) {
            break;
        }
        keep_result(w, depth, score);
        if (w->number == 0) {
            report(w, ab->limits.nodes);
        }
        bool is_sure = score > SCORE_SURE || score < -SCORE_SURE;
        int end = SCORE_WIN - (score < 0 ? -score : score);
        if ((is_sure && end <= depth) || (w->root_count == 1 && depth > 8)) {
            break;
        }
    }
    if (w->number == 0) {
        atomic_store(&ab->is_over, true);
    }
    return NULL;
}

static void root_init(Worker *w, const Moulin *s, Rng *shuffle)
{
    Node *n = &w->node[0];
    MoveList list = { .count = 0 };
    node_begin(&w->shared->numbers, s, n);
    w->path[0] = moulin_key(n->men[0], n->men[1], n->mover);
    moulin_moves(s, s->mover, &list);
    w->root_count = list.count;
    memcpy(w->root_moves, list.at, (size_t)list.count * sizeof(Move));
    for (int i = list.count - 1; shuffle && i > 0; i--) {
        int at = (int)rng_below(shuffle, (uint32_t)i + 1);
        Move kept = w->root_moves[i];
        w->root_moves[i] = w->root_moves[at];
        w->root_moves[at] = kept;
    }
}

static Worker *worker_new(AlphaBeta *ab, const Moulin *s, int number,
                          Rng *shuffle)
{
    Worker *w = mem_new(sizeof *w);
    w->shared = ab;
    w->number = number;
    w->has_flying = s->has_flying;
    w->quiet_plies = s->quiet_plies;
    w->has_repetition = s->repetition != 0;
    ordering_init(&w->ordering);
    root_init(w, s, shuffle);
    w->result.move = w->root_moves[0];
    return w;
}

/* If the draw without captures is near, the number of moves since the last
 * removal is part of a position's name, because the position is then worth
 * less. If only the next removal counts, that number is part of every name. */
static void set_counting(AlphaBeta *ab)
{
    enum { NEAR = 30 };
    const Moulin *s = ab->root;
    Position p = position_of(s);
    bool is_probed = ab->tables && p.hand[0] + p.hand[1] == 0;
    int value = is_probed ? tables_probe(ab->tables, &p) : VALUE_UNKNOWN;
    ab->is_counting = value != VALUE_UNKNOWN && value != VALUE_DRAW;
    ab->is_often_seen = ab->is_counting && moulin_is_often_seen(s);
    ab->numbers.quiet_named = s->quiet_plies == 0 ? INT_MAX
                              : ab->is_counting   ? 0
                                                  : s->quiet_plies - NEAR + 1;
}

void alphabeta_run(AlphaBeta *search, const Moulin *s,
                   const SearchLimits *limits, Thinking *thinking, Rng *shuffle,
                   SearchResult *out)
{
    Worker *workers[THREADS_MOST];
    Thread *threads[THREADS_MOST];
    int count = limits->threads < 1              ? 1
                : limits->threads > THREADS_MOST ? THREADS_MOST
                                                 : limits->threads;
    search->root = s;
    search->limits = *limits;
    search->thinking = thinking;
    search->known.age++;
    set_counting(search);
    search->deadline =
        limits->ms ? clock_now() + (uint64_t)limits->ms * 1000000 : 0;
    atomic_store(&search->is_over, false);
    for (int i = 0; i < count; i++) {
        workers[i] = worker_new(search, s, i, shuffle);
    }
    int started = 1;
    while (started < count &&
           (threads[started] = thread_start(deepen, workers[started]))) {
        started++;
    }
    deepen(workers[0]);
    *out = workers[0]->result;
    out->nodes = workers[0]->nodes;
    for (int i = 1; i < started; i++) {
        thread_join(threads[i]);
        out->nodes += workers[i]->nodes;
        if (workers[i]->result.depth > out->depth) {
            uint64_t nodes = out->nodes;
            *out = workers[i]->result;
            out->nodes = nodes;
        }
    }
    for (int i = 0; i < count; i++) {
        free(workers[i]);
    }
}
