/* last_ply.c: the last ply of the alpha-beta search, where a position is judged
 * as soon as it is reached. The moves are not listed first: four times in five
 * one of the first two is good enough. */
#include "games/moulin/judge.h"
#include "games/moulin/worker.h"

/* The moves of one node, which are judged one after the other. */
typedef struct LastPly {
    const Worker *w;
    int ply, beta;
    int quiet;       /* moves since the last removal, after a quiet move */
    bool is_draw;    /* any move that removes nothing ends the game in a draw */
    uint8_t hand[2]; /* the pieces in hand after the move; those of the side
                        that moved come second */
    int count, best;
    Move move; /* the best move so far */
} LastPly;

/* The value of a position for the side that made the move which led to it. */
static inline int judge_after(const LastPly *l, uint32_t own, uint32_t theirs)
{
    Position p = { { theirs, own }, { l->hand[0], l->hand[1] } };
    int value = judge_position(&p, l->w->has_flying);
    return value == JUDGE_BLOCKED ? SCORE_WIN - l->ply - 1 : -value;
}

/* Does the same as judge_after if the tables may know the value. */
static int probe_after(const LastPly *l, uint32_t own, uint32_t theirs,
                       int quiet)
{
    Position p = { { theirs, own }, { l->hand[0], l->hand[1] } };
    int known = 0, judged = judge_after(l, own, theirs);
    Probed probed = judged > SCORE_SURE
                        ? PROBED_NOTHING
                        : worker_probe(l->w, &p, quiet, l->ply + 1, &known);
    return probed == PROBED_SURE ? -known : judged - known;
}

/* Keeps a move if it is the best so far; returns true if its score is
 * enough. */
static inline bool take(LastPly *l, Move move, int score)
{
    l->count++;
    if (score > l->best) {
        l->best = score;
        l->move = move;
    }
    return score >= l->beta;
}

/* Tries a play that closes a mill with each piece that may be removed. */
static bool try_mill(LastPly *l, const NodePlays *plays, int from, int to)
{
    uint32_t own = (plays->own & ~POINT(from)) | POINT(to);
    for (uint32_t left = points_removable(plays->theirs); left;
         left &= left - 1) {
        uint32_t theirs = plays->theirs & ~(left & (0 - left));
        int score = points_count(theirs) + l->hand[0] < MOULIN_LEAST_MEN
                        ? SCORE_WIN - l->ply - 1
                    : l->w->shared->tables ? probe_after(l, own, theirs, 0)
                                           : judge_after(l, own, theirs);
        if (take(l, moulin_move(from, to, points_lowest(left)), score)) {
            return true;
        }
    }
    return false;
}

static bool try_mills(LastPly *l, const NodePlays *plays)
{
    for (uint32_t men = plays->closers; men; men &= men - 1) {
        int from = points_lowest(men);
        uint32_t to = plays_to(plays, from) & plays_closing(plays, from);
        for (; to; to &= to - 1) {
            if (try_mill(l, plays, from, points_lowest(to))) {
                return true;
            }
        }
    }
    return false;
}

static void try_quiet(LastPly *l, const NodePlays *plays)
{
    for (uint32_t men = plays->men; men; men &= men - 1) {
        int from = points_lowest(men);
        uint32_t rest = plays->own & ~POINT(from);
        uint32_t to = plays_to(plays, from) & ~plays_closing(plays, from);
        for (; to; to &= to - 1) {
            uint32_t own = rest | (to & (0 - to));
            int score = l->w->shared->is_counting
                            ? probe_after(l, own, plays->theirs, l->quiet)
                            : judge_after(l, own, plays->theirs);
            if (l->is_draw && score < SCORE_SURE) {
                score = 0;
            }
            Move move = moulin_move(from, points_lowest(to), MOULIN_NO_POINT);
            if (take(l, move, score)) {
                return;
            }
        }
    }
}

int last_ply_search(Worker *w, const NodePlays *plays, int ply, int alpha,
                    int beta)
{
    const Node *n = &w->node[ply];
    uint8_t hand = n->hand[n->mover];
    LastPly l = { .w = w,
                  .ply = ply,
                  .beta = beta,
                  .quiet = n->quiet + 1,
                  .is_draw = hand == 0 && n->quiet + 1 == w->quiet_plies,
                  .hand = { n->hand[1 - n->mover],
                            (uint8_t)(hand > 0 ? hand - 1 : 0) },
                  .best = -SCORE_WIN,
                  .move = MOVE_NONE };
    if (!try_mills(&l, plays)) {
        try_quiet(&l, plays);
    }
    worker_count(w, l.count);
    w->line[ply][0] = l.move;
    w->line_count[ply] = l.best > alpha;
    return l.best;
}
