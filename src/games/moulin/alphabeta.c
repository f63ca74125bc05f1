#include "games/moulin/alphabeta.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/clock.h"
#include "base/mem.h"
#include "games/moulin/judge.h"
#include "games/moulin/orbits.h"

enum {
    PLIES = ALPHABETA_DEPTH + 28,
    MOVES = 400,  /* most moves of a position */
    CHECK = 1023, /* nodes between two looks at the clock, less 1 */
    HISTORY_MAX = 1 << 14,
    THREADS_MOST = 64,
};

typedef enum Bound { BOUND_LOWER = 1, BOUND_UPPER = 2, BOUND_EXACT = 3 } Bound;

/* One entry of the transposition table; whoever reads it while another thread
 * writes sees that check and data do not fit. */
typedef struct Entry {
    _Atomic uint64_t check; /* key ^ data */
    _Atomic uint64_t data;  /* move 16, score 16, depth 8, bound 2, age 8 */
} Entry;

/* A position on the path. keys has a hash for each symmetric image of the
 * board; the least of them names all. */
typedef struct Node {
    uint64_t keys[ORBITS_SYMMETRIES];
    uint32_t men[2];
    uint8_t hand[2];
    uint8_t mover;
    uint16_t quiet; /* moves since the last placement or removal */
    Move move;      /* that led here */
} Node;

/* What all threads of a search share. */
struct AlphaBeta {
    const Tables *tables;
    int most_probed; /* pieces up to which tables are worth a look */
    Entry *entries;
    uint64_t mask;
    uint8_t age;
    uint64_t stones[2][MOULIN_POINTS][ORBITS_SYMMETRIES];
    uint64_t hands[2][ORBITS_MEN + 1][ORBITS_MEN + 1]; /* and the mover */
    uint64_t quiets[MOULIN_QUIET_MAX + 1];
    uint8_t image[ORBITS_SYMMETRIES][32]; /* of a point, or of NO_POINT */
    uint8_t inverse[ORBITS_SYMMETRIES];
    /* Of the search that runs: */
    const Moulin *root;
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
    uint64_t nodes;
    int quiet_plies; /* 0: no such draw */
    bool has_repetition;
    Move killers[PLIES][2];
    int16_t history[2][32][32]; /* by player, from, to */
    uint64_t path[PLIES];       /* positions on the path, by ply */
    Node node[PLIES];
    int line_count[PLIES];
    Move line[PLIES][PLIES];
    Move root_moves[MOVES];
    int root_count;
    SearchResult result;
} Worker;

static uint64_t next_random(uint64_t *state)
{
    uint64_t x = *state += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* Image s of a stone on a point has the number of a stone on the point that s
 * takes it to. */
static void fill_numbers(AlphaBeta *ab)
{
    uint64_t random = 17, base[2][MOULIN_POINTS];
    Orbits *orbits = orbits_new(0);
    for (int i = 0; i < 2 * MOULIN_POINTS; i++) {
        base[i & 1][i >> 1] = next_random(&random);
    }
    for (int s = 0; s < ORBITS_SYMMETRIES; s++) {
        ab->inverse[s] = orbits->inverse[s];
        for (int i = 0; i < 32; i++) {
            bool is_point = i < MOULIN_POINTS;
            ab->image[s][i] =
                (uint8_t)(is_point
                              ? points_lowest(orbits_apply(orbits, s, POINT(i)))
                              : i);
        }
        for (int i = 0; i < MOULIN_POINTS; i++) {
            ab->stones[0][i][s] = base[0][ab->image[s][i]];
            ab->stones[1][i][s] = base[1][ab->image[s][i]];
        }
    }
    orbits_free(orbits);
    for (int i = 0; i < 2 * (ORBITS_MEN + 1) * (ORBITS_MEN + 1); i++) {
        (&ab->hands[0][0][0])[i] = next_random(&random);
    }
    for (int i = 0; i <= MOULIN_QUIET_MAX; i++) {
        ab->quiets[i] = next_random(&random);
    }
}

AlphaBeta *alphabeta_new(int bits, const Tables *tables)
{
    AlphaBeta *ab = mem_new(sizeof *ab);
    ab->entries = mem_new(sizeof *ab->entries << bits);
    ab->mask = (UINT64_C(1) << bits) - 1;
    ab->tables = tables;
    ab->most_probed = tables ? tables_most(tables) : 0;
    fill_numbers(ab);
    return ab;
}

void alphabeta_free(AlphaBeta *search)
{
    if (search) {
        free(search->entries);
        free(search);
    }
}

void alphabeta_forget(AlphaBeta *search)
{
    memset((void *)search->entries, 0,
           (search->mask + 1) * sizeof *search->entries);
}

/* Moves ------------------------------------------------------------------ */

static void toggle(const AlphaBeta *ab, Node *n, int player, int point)
{
    const uint64_t *stones = ab->stones[player][point];
    for (int s = 0; s < ORBITS_SYMMETRIES; s++) {
        n->keys[s] ^= stones[s];
    }
}

/* The position after a move. Its keys are left out where nobody will look it
 * up. */
static void make(const AlphaBeta *ab, const Node *n, Move move, bool has_keys,
                 Node *out)
{
    int from = moulin_from(move), to = moulin_to(move);
    int removed = moulin_removed(move), player = n->mover;
    bool is_placed = from == MOULIN_NO_POINT;
    bool is_removal = removed != MOULIN_NO_POINT;
    out->men[0] = n->men[0];
    out->men[1] = n->men[1];
    out->hand[0] = n->hand[0];
    out->hand[1] = n->hand[1];
    out->mover = (uint8_t)(1 - player);
    out->quiet = (uint16_t)(is_placed || is_removal ? 0 : n->quiet + 1);
    out->move = move;
    out->men[player] |= POINT(to);
    out->men[player] &= ~(POINT(from) & POINTS_ALL);
    out->men[1 - player] &= ~(POINT(removed) & POINTS_ALL);
    out->hand[player] = (uint8_t)(out->hand[player] - is_placed);
    if (!has_keys) {
        return;
    }
    memcpy(out->keys, n->keys, sizeof out->keys);
    toggle(ab, out, player, to);
    if (!is_placed) {
        toggle(ab, out, player, from);
    }
    if (is_removal) {
        toggle(ab, out, 1 - player, removed);
    }
}

static bool may_fly(const Worker *w, const Node *n, int player)
{
    return w->has_flying && n->hand[player] == 0 &&
           points_count(n->men[player]) == MOULIN_LEAST_MEN;
}

static bool has_move(const Worker *w, const Node *n)
{
    uint32_t empty = ~(n->men[0] | n->men[1]) & POINTS_ALL;
    if (n->hand[n->mover] > 0 || may_fly(w, n, n->mover)) {
        return empty != 0;
    }
    return (points_beside(n->men[n->mover]) & empty) != 0;
}

/* A move and how soon to try it. */
typedef struct Choice {
    int32_t merit;
    Move move;
} Choice;

typedef struct Choices {
    int count;
    Choice at[MOVES];
} Choices;

/* What the moves of a side are judged by. */
typedef struct Chooser {
    const Worker *w;
    Choices *out;
    int ply;
    int player;
    Move first; /* the move of the transposition table */
    uint32_t own, theirs;
    uint32_t removable;
    uint32_t stops;   /* points where the opponent could close a mill */
    uint32_t pairs;   /* points beside two of one's own on a line */
    uint32_t weak[2]; /* opposing pieces in pairs, and that can step */
} Chooser;

enum {
    MERIT_FIRST = 1 << 28,
    MERIT_REMOVES = 1 << 24,
    MERIT_KILLER = 1 << 20,
    MERIT_STOPS = 1 << 16,
};

static void add_quiet(Chooser *c, int from, int to)
{
    Move move = moulin_move(from, to, MOULIN_NO_POINT);
    const Worker *w = c->w;
    int merit = w->history[c->player][from][to];
    if (move == c->first) {
        merit = MERIT_FIRST;
    } else if (move == w->killers[c->ply][0]) {
        merit += MERIT_KILLER + 1;
    } else if (move == w->killers[c->ply][1]) {
        merit += MERIT_KILLER;
    } else if (c->stops >> to & 1) {
        merit += MERIT_STOPS;
    }
    c->out->at[c->out->count++] = (Choice){ merit, move };
}

static void add_removals(Chooser *c, int from, int to)
{
    for (uint32_t left = c->removable; left; left &= left - 1) {
        int gone = points_lowest(left);
        Move move = moulin_move(from, to, gone);
        int merit = MERIT_REMOVES;
        merit += (c->weak[0] >> gone & 1) ? 64 : 0;
        merit += (c->weak[1] >> gone & 1) ? 16 : 0;
        merit += move == c->first ? MERIT_FIRST : 0;
        c->out->at[c->out->count++] = (Choice){ merit, move };
    }
}

static void add_plays(Chooser *c, int from, uint32_t to, uint32_t closing)
{
    for (uint32_t left = to & closing; left; left &= left - 1) {
        add_removals(c, from, points_lowest(left));
    }
    for (uint32_t left = to & ~closing; left; left &= left - 1) {
        add_quiet(c, from, points_lowest(left));
    }
}

static void list_moves(const Worker *w, const Node *n, int ply, Move first,
                       Choices *out)
{
    int player = n->mover;
    uint32_t own = n->men[player], theirs = n->men[1 - player];
    uint32_t empty = ~(own | theirs) & POINTS_ALL;
    uint32_t threats = points_closing(theirs);
    Chooser c = { .w = w,
                  .out = out,
                  .ply = ply,
                  .player = player,
                  .first = first,
                  .own = own,
                  .theirs = theirs,
                  .stops = threats & empty };
    out->count = 0;
    c.removable = theirs & ~threats ? theirs & ~threats : theirs;
    c.weak[0] = theirs & points_beside(threats & empty);
    c.weak[1] = theirs & points_beside(empty);
    if (n->hand[player] > 0) {
        add_plays(&c, MOULIN_NO_POINT, empty, theirs ? points_closing(own) : 0);
        return;
    }
    bool flies = may_fly(w, n, player);
    for (uint32_t left = own; left; left &= left - 1) {
        uint32_t man = left & (0 - left);
        uint32_t to = flies ? empty : points_beside(man) & empty;
        if (to) {
            add_plays(&c, points_lowest(man), to, points_closing(own ^ man));
        }
    }
}

/* Brings the best of the choices from `at` on to the front of them. */
static Move pick(Choices *list, int at)
{
    int best = at;
    for (int i = at + 1; i < list->count; i++) {
        best = list->at[i].merit > list->at[best].merit ? i : best;
    }
    Choice choice = list->at[best];
    list->at[best] = list->at[at];
    list->at[at] = choice;
    return choice.move;
}

/* Transposition table ----------------------------------------------------- */

/* A position's name, and the image of the board in which its moves are kept. */
typedef struct Name {
    uint64_t key;
    int symmetry;
} Name;

static Name name_of(const Worker *w, const Node *n)
{
    const AlphaBeta *ab = w->shared;
    Name name = { n->keys[0], 0 };
    for (int s = 1; s < ORBITS_SYMMETRIES; s++) {
        name.key = n->keys[s] < name.key ? n->keys[s] : name.key;
    }
    while (n->keys[name.symmetry] != name.key) {
        name.symmetry++;
    }
    name.key ^= ab->hands[n->mover][n->hand[0]][n->hand[1]];
    /* Near the draw without captures a position is worth less. */
    if (w->quiet_plies && n->quiet + 30 > w->quiet_plies) {
        name.key ^= ab->quiets[n->quiet];
    }
    return name;
}

static Move map_move(const uint8_t *image, Move move)
{
    return moulin_move(image[moulin_from(move)], image[moulin_to(move)],
                       image[moulin_removed(move)]);
}

typedef struct Found {
    bool is_there;
    Move move;
    int score, depth;
    Bound bound;
} Found;

static Found look_up(const AlphaBeta *ab, const Name *name, int ply)
{
    const Entry *entry = &ab->entries[name->key & ab->mask];
    uint64_t data = atomic_load_explicit(&entry->data, memory_order_relaxed);
    uint64_t check = atomic_load_explicit(&entry->check, memory_order_relaxed);
    Found found = { .move = MOVE_NONE };
    if ((check ^ data) != name->key || data == 0) {
        return found;
    }
    int score = (int16_t)(data >> 16);
    found.is_there = true;
    found.depth = (int)(data >> 32 & 255);
    found.bound = (Bound)(data >> 40 & 3);
    found.score = score > SCORE_SURE    ? score - ply
                  : score < -SCORE_SURE ? score + ply
                                        : score;
    Move move = (Move)(data & 0x7fff);
    if (move) {
        found.move = map_move(ab->image[ab->inverse[name->symmetry]], move);
    }
    return found;
}

/* Keeps the deeper result unless it is of an earlier search. */
static void store(AlphaBeta *ab, const Name *name, int ply, int depth,
                  int score, Bound bound, Move move)
{
    Entry *entry = &ab->entries[name->key & ab->mask];
    uint64_t old = atomic_load_explicit(&entry->data, memory_order_relaxed);
    uint64_t check = atomic_load_explicit(&entry->check, memory_order_relaxed);
    bool is_same = (check ^ old) == name->key;
    if (!is_same && (uint8_t)(old >> 48) == ab->age &&
        (int)(old >> 32 & 255) > depth + 2) {
        return;
    }
    Move kept = is_same ? (Move)(old & 0x7fff) : 0;
    score = score > SCORE_SURE    ? score + ply
            : score < -SCORE_SURE ? score - ply
                                  : score;
    if (move != MOVE_NONE) {
        kept = map_move(ab->image[name->symmetry], move);
    }
    uint64_t data = kept | (uint64_t)(uint16_t)score << 16 |
                    (uint64_t)depth << 32 | (uint64_t)bound << 40 |
                    (uint64_t)ab->age << 48;
    atomic_store_explicit(&entry->data, data, memory_order_relaxed);
    atomic_store_explicit(&entry->check, name->key ^ data,
                          memory_order_relaxed);
}

/* Search ------------------------------------------------------------------ */

static void look_at_clock(Worker *w)
{
    AlphaBeta *ab = w->shared;
    bool is_late = ab->deadline && clock_now() >= ab->deadline;
    if (is_late || thinking_is_stopped(ab->thinking) ||
        atomic_load_explicit(&ab->is_over, memory_order_relaxed)) {
        w->is_stopped = true;
    }
}

static void count_node(Worker *w)
{
    uint64_t limit = w->shared->limits.nodes;
    w->nodes++;
    if (limit && w->nodes >= limit) {
        w->is_stopped = true;
    }
    if ((w->nodes & CHECK) == 0) {
        look_at_clock(w);
    }
}

/* A position that came before on the path, or often enough in the game, is a
 * draw: who can do better will do so at the first chance. */
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

static Position position_at(const Node *n)
{
    int player = n->mover;
    return (Position){ { n->men[player], n->men[1 - player] },
                       { n->hand[player], n->hand[1 - player] } };
}

/* What tables say of a position, as a score; false if nothing. Distances are
 * to the end of the game, so the search need not go on. */
static bool probe(const Worker *w, const Node *n, int ply, int *score)
{
    if (n->hand[0] + n->hand[1] > 0 ||
        points_count(n->men[0] | n->men[1]) > w->shared->most_probed) {
        return false;
    }
    Position position = position_at(n);
    int value = tables_probe(w->shared->tables, &position);
    if (value == VALUE_UNKNOWN) {
        return false;
    }
    int win = SCORE_WIN - ply - (value > VALUE_DRAW ? VALUE_DRAW : value);
    *score = value == VALUE_DRAW ? 0 : value & 1 ? win : -win;
    return true;
}

static void reward(Worker *w, const Node *n, int ply, Move move, int depth)
{
    int16_t *history =
        &w->history[n->mover][moulin_from(move)][moulin_to(move)];
    if (moulin_removed(move) != MOULIN_NO_POINT) {
        return;
    }
    if (w->killers[ply][0] != move) {
        w->killers[ply][1] = w->killers[ply][0];
        w->killers[ply][0] = move;
    }
    int bonus = depth * depth > 400 ? 400 : depth * depth;
    *history = (int16_t)(*history + bonus - *history * bonus / HISTORY_MAX);
}

static void punish(Worker *w, const Node *n, Move move, int depth)
{
    int16_t *history =
        &w->history[n->mover][moulin_from(move)][moulin_to(move)];
    int malus = depth * depth > 400 ? 400 : depth * depth;
    if (moulin_removed(move) == MOULIN_NO_POINT) {
        *history = (int16_t)(*history - malus - *history * malus / HISTORY_MAX);
    }
}

static void keep_line(Worker *w, int ply, Move move)
{
    int count = w->line_count[ply + 1];
    w->line[ply][0] = move;
    memcpy(w->line[ply] + 1, w->line[ply + 1], (size_t)count * sizeof(Move));
    w->line_count[ply] = count + 1;
}

static int search(Worker *w, int ply, int depth, int alpha, int beta);

/* The moves of a position without any order but that those which remove
 * something come first; returns how many. */
static int list_plainly(const Worker *w, const Node *n, Move *out)
{
    int player = n->mover, count = 0;
    uint32_t own = n->men[player], theirs = n->men[1 - player];
    uint32_t empty = ~(own | theirs) & POINTS_ALL;
    bool places = n->hand[player] > 0, flies = may_fly(w, n, player);
    bool has_mills = theirs && (points_closing(own) & empty);
    uint32_t removable = has_mills ? points_removable(theirs) : 0;
    for (int closes = has_mills; closes >= 0; closes--) {
        uint32_t men = places ? POINT(MOULIN_NO_POINT) : own;
        for (; men; men &= men - 1) {
            int from = points_lowest(men);
            uint32_t man = POINT(from) & POINTS_ALL;
            uint32_t to = empty;
            to &= places || flies ? empty : points_beside(man);
            uint32_t closing = has_mills ? points_closing(own & ~man) : 0;
            for (to &= closes ? closing : ~closing; to; to &= to - 1) {
                uint32_t gone = closes ? removable : POINT(MOULIN_NO_POINT);
                for (; gone; gone &= gone - 1) {
                    out[count++] = moulin_move(from, points_lowest(to),
                                               points_lowest(gone));
                }
            }
        }
    }
    return count;
}

/* What the position after a move is worth for who made it, without a further
 * look. */
static inline int judge_move(const Worker *w, const Node *n, int ply, Move move)
{
    int player = n->mover, from = moulin_from(move);
    uint32_t gone = POINT(moulin_removed(move)) & POINTS_ALL;
    Position p = { .men = { n->men[1 - player] & ~gone,
                            (n->men[player] & ~(POINT(from) & POINTS_ALL)) |
                                POINT(moulin_to(move)) },
                   .hand = { n->hand[1 - player], n->hand[player] } };
    bool is_placed = from == MOULIN_NO_POINT;
    int men = points_count(p.men[0]) + p.hand[0];
    p.hand[1] = (uint8_t)(p.hand[1] - is_placed);
    bool is_free = p.hand[0] > 0 || (w->has_flying && men == MOULIN_LEAST_MEN);
    if (men < MOULIN_LEAST_MEN ||
        (!is_free && !(points_beside(p.men[0]) & ~(p.men[0] | p.men[1])))) {
        return SCORE_WIN - ply - 1;
    }
    if (!is_placed && !gone && n->quiet + 1 == w->quiet_plies) {
        return 0;
    }
    if (gone && w->shared->tables) {
        Node next;
        int score;
        make(w->shared, n, move, false, &next);
        if (probe(w, &next, ply + 1, &score)) {
            return -score;
        }
    }
    return -judge_position(&p, w->has_flying);
}

/* The last ply: nearly all nodes are here. */
static int search_last(Worker *w, int ply, int alpha, int beta)
{
    const Node *n = &w->node[ply];
    Move moves[MOVES];
    int count = list_plainly(w, n, moves), best = -SCORE_WIN;
    for (int i = 0; i < count; i++) {
        int score = judge_move(w, n, ply, moves[i]);
        count_node(w);
        if (score > best) {
            best = score;
            w->line[ply][0] = moves[i];
            w->line_count[ply] = score > alpha;
        }
        if (score >= beta) {
            break;
        }
    }
    return best;
}

/* The score of the i-th move for the side that makes it: later moves are first
 * tried with a narrow window, the latest less deep. */
static int try_move(Worker *w, int ply, int depth, int i, Move move, int alpha,
                    int beta)
{
    bool is_quiet = moulin_removed(move) == MOULIN_NO_POINT;
    int less = 0;
    make(w->shared, &w->node[ply], move, depth > 2, &w->node[ply + 1]);
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

/* Whether the game is over, drawn or known here; score is then its worth. */
static bool is_settled(Worker *w, const Node *n, int ply, int *score)
{
    if (points_count(n->men[n->mover]) + n->hand[n->mover] < MOULIN_LEAST_MEN ||
        !has_move(w, n)) {
        *score = -SCORE_WIN + ply;
        return true;
    }
    if (n->quiet > 0) {
        w->path[ply] = moulin_key(n->men[0], n->men[1], n->mover);
        if ((w->quiet_plies && n->quiet >= w->quiet_plies) ||
            is_repeated(w, n, ply)) {
            *score = 0;
            return true;
        }
    } else {
        w->path[ply] = 0;
    }
    return w->shared->tables && probe(w, n, ply, score);
}

static int search(Worker *w, int ply, int depth, int alpha, int beta)
{
    const Node *n = &w->node[ply];
    int score;
    w->line_count[ply] = 0;
    count_node(w);
    if (is_settled(w, n, ply, &score)) {
        return score;
    }
    if (depth <= 1 || ply >= PLIES - 2) {
        return search_last(w, ply, alpha, beta);
    }
    Name name = name_of(w, n);
    Found found = look_up(w->shared, &name, ply);
    bool is_narrow = beta - alpha == 1;
    if (found.is_there && found.depth >= depth && is_narrow &&
        ((found.bound & BOUND_LOWER && found.score >= beta) ||
         (found.bound & BOUND_UPPER && found.score <= alpha))) {
        return found.score;
    }
    Choices list;
    list_moves(w, n, ply, found.move, &list);
    int best = -SCORE_WIN, start = alpha;
    Move best_move = MOVE_NONE;
    for (int i = 0; i < list.count; i++) {
        Move move = pick(&list, i);
        score = try_move(w, ply, depth, i, move, alpha, beta);
        if (w->is_stopped) {
            return 0;
        }
        if (score > best) {
            best = score;
            best_move = move;
        }
        if (score > alpha) {
            alpha = score;
            keep_line(w, ply, move);
        }
        if (alpha >= beta) {
            reward(w, n, ply, move, depth);
            for (int k = 0; k < i; k++) {
                punish(w, n, list.at[k].move, depth);
            }
            break;
        }
    }
    Bound bound = best >= beta   ? BOUND_LOWER
                  : best > start ? BOUND_EXACT
                                 : BOUND_UPPER;
    store(w->shared, &name, ply, depth, best, bound,
          bound == BOUND_UPPER ? MOVE_NONE : best_move);
    return best;
}

/* The root's moves in the order of the last depth, the best first. */
static int search_root(Worker *w, int depth, int alpha, int beta)
{
    int best = -SCORE_WIN;
    w->line_count[0] = 0;
    for (int i = 0; i < w->root_count; i++) {
        Move move = w->root_moves[i];
        int score = try_move(w, 0, depth, i ? i : 0, move, alpha, beta);
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

/* Deeper and deeper around the last score, until a limit, or a sure end. */
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
    MoveList list;
    list.count = 0;
    *n = (Node){ .men = { s->men[0], s->men[1] },
                 .hand = { s->hand[0], s->hand[1] },
                 .mover = s->mover,
                 .quiet = (uint16_t)(s->quiet > 1000 ? 1000 : s->quiet) };
    for (int player = 0; player < 2; player++) {
        for (uint32_t left = n->men[player]; left; left &= left - 1) {
            toggle(w->shared, n, player, points_lowest(left));
        }
    }
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
    memset(w->killers, 0xff, sizeof w->killers);
    root_init(w, s, shuffle);
    w->result.move = w->root_moves[0];
    return w;
}

void alphabeta_run(AlphaBeta *search, const Moulin *s,
                   const SearchLimits *limits, Thinking *thinking, Rng *shuffle,
                   SearchResult *out)
{
    Worker *workers[THREADS_MOST];
    pthread_t threads[THREADS_MOST];
    int count = limits->threads < 1              ? 1
                : limits->threads > THREADS_MOST ? THREADS_MOST
                                                 : limits->threads;
    search->root = s;
    search->limits = *limits;
    search->thinking = thinking;
    search->age++;
    search->deadline =
        limits->ms ? clock_now() + (uint64_t)limits->ms * 1000000 : 0;
    atomic_store(&search->is_over, false);
    for (int i = 0; i < count; i++) {
        workers[i] = worker_new(search, s, i, shuffle);
    }
    int started = 1;
    while (started < count && pthread_create(&threads[started], NULL, deepen,
                                             workers[started]) == 0) {
        started++;
    }
    deepen(workers[0]);
    *out = workers[0]->result;
    out->nodes = workers[0]->nodes;
    for (int i = 1; i < started; i++) {
        pthread_join(threads[i], NULL);
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
