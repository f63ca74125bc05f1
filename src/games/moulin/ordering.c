/* ordering.c: lists the moves of a node with their merits, and learns which
 * moves were good. */
#include "games/moulin/ordering.h"

enum {
    HISTORY_MAX = 1 << 14,
    BONUS_MOST = 400,
    MERIT_FIRST = 1 << 28,
    MERIT_REMOVES = 1 << 24,
    MERIT_KILLER = 1 << 20,
    MERIT_STOPS = 1 << 16,
};

void ordering_init(Ordering *ordering)
{
    memset(ordering, 0, sizeof *ordering);
    memset(ordering->killers, 0xff, sizeof ordering->killers);
}

/* The data from which the merits of one side's moves are computed. */
typedef struct Lister {
    const Move *killers;
    const int16_t (*history)[32];
    Choices *out;
    uint32_t removable;
    uint32_t stops;   /* the points where the opponent could close a mill */
    uint32_t weak[2]; /* the opposing pieces that are part of pairs, and those
                         that can step */
} Lister;

static void add_quiet(Lister *l, int from, uint32_t to)
{
    for (; to; to &= to - 1) {
        int at = points_lowest(to);
        Move move = moulin_move(from, at, MOULIN_NO_POINT);
        int known = l->history[from][at];
        int merit = known + (int)(l->stops >> at & 1) * MERIT_STOPS;
        if (move == l->killers[0]) {
            merit = known + MERIT_KILLER + 1;
        } else if (move == l->killers[1]) {
            merit = known + MERIT_KILLER;
        }
        l->out->at[l->out->count++] = (Choice){ merit, move };
    }
}

static void add_removals(Lister *l, int from, int to)
{
    for (uint32_t left = l->removable; left; left &= left - 1) {
        int gone = points_lowest(left);
        int merit = MERIT_REMOVES;
        merit += (l->weak[0] >> gone & 1) ? 64 : 0;
        merit += (l->weak[1] >> gone & 1) ? 16 : 0;
        l->out->at[l->out->count++] =
            (Choice){ merit, moulin_move(from, to, gone) };
    }
}

void ordering_list(const Ordering *ordering, const Node *n,
                   const NodePlays *plays, int ply, Choices *out)
{
    uint32_t theirs = plays->theirs, threats = points_closing(theirs);
    Lister l = { .killers = ordering->killers[ply],
                 .history = ordering->history[n->mover],
                 .out = out,
                 .stops = threats & plays->empty };
    out->count = 0;
    if (plays->closers) {
        l.removable = theirs & ~threats ? theirs & ~threats : theirs;
        l.weak[0] = theirs & points_beside(threats & plays->empty);
        l.weak[1] = theirs & points_beside(plays->empty);
    }
    for (uint32_t men = plays->men; men; men &= men - 1) {
        int from = points_lowest(men);
        uint32_t to = plays_to(plays, from);
        uint32_t closing = to & plays_closing(plays, from);
        for (uint32_t left = closing; left; left &= left - 1) {
            add_removals(&l, from, points_lowest(left));
        }
        add_quiet(&l, from, to & ~closing);
    }
}

void choices_promote(Choices *list, Move move)
{
    for (int i = 0; move != MOVE_NONE && i < list->count; i++) {
        if (list->at[i].move == move) {
            list->at[i].merit = MERIT_FIRST;
            return;
        }
    }
}

Move choices_pick(Choices *list, int at)
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

static void learn(Ordering *ordering, int player, Move move, int bonus)
{
    int16_t *history =
        &ordering->history[player][moulin_from(move)][moulin_to(move)];
    int size = bonus < 0 ? -bonus : bonus;
    if (moulin_removed(move) == MOULIN_NO_POINT) {
        *history = (int16_t)(*history + bonus - *history * size / HISTORY_MAX);
    }
}

void ordering_learn(Ordering *ordering, const Node *n, int ply, int depth,
                    const Choices *list, int last)
{
    int bonus = depth * depth > BONUS_MOST ? BONUS_MOST : depth * depth;
    Move *killers = ordering->killers[ply], move = list->at[last].move;
    if (moulin_removed(move) == MOULIN_NO_POINT && killers[0] != move) {
        killers[1] = killers[0];
        killers[0] = move;
    }
    learn(ordering, n->mover, move, bonus);
    for (int i = 0; i < last; i++) {
        learn(ordering, n->mover, list->at[i].move, -bonus);
    }
}
