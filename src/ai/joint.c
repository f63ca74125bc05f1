/* joint.c: simultaneous choices, each seat's on its own, by regret matching.
 *
 * A seat draws its arm in proportion to its regret for not having chosen it:
 * the mean result of the joint move with that arm, given what the others just
 * chose, less the actual result. The visits then approach a mixture that cannot
 * be exploited. Upper bounds do not: with them, trolls at 500 simulations lost
 * 2 games of 3 to greedy. The sum of an arm holds its regret here. Moves made
 * at the same time are assumed to be visible to all afterwards. */
#include "ai/search_parts.h"

/* The share of draws that are uniform, so that no arm is forgotten. */
static const double JOINT_EXPLORATION = 0.06;

static double draw_share(Rng *rng)
{
    return (double)(rng_next(rng) >> 11) / (double)(UINT64_C(1) << 53);
}

Index joint_pick(Search *search, const Choice *choice)
{
    const Arm *arms = &search->tree.live.arms[choice->arms];
    uint32_t any = rng_below(search->rng, choice->count);
    double total = 0;
    for (int i = 0; i < choice->count; i++) {
        total += arms[i].sum > 0 ? arms[i].sum : 0;
    }
    if (!(total > 0) || draw_share(search->rng) < JOINT_EXPLORATION) {
        return choice->arms + any;
    }
    double ticket = draw_share(search->rng) * total;
    int at = 0;
    for (int i = 0; i < choice->count; i++) {
        if (arms[i].sum > 0) {
            at = i;
            ticket -= arms[i].sum;
            if (ticket < 0) {
                break;
            }
        }
    }
    return choice->arms + (Index)at;
}

/* Returns the mean result of a joint move for a seat; 0 if it was never
 * made. */
static double joint_mean(const Tree *tree, Index node, const Move *moves,
                         Seat seat)
{
    uint64_t key = reuse_key(moves, tree->live.nodes[node].seats);
    Index child = tree_find_child(tree, node, key);
    uint32_t visits = child ? tree->live.nodes[child].visits : 0;
    return visits ? tree->live.sums[child][seat] / visits : 0;
}

void joint_learn(Search *search, const SearchStep *step)
{
    Tree *tree = &search->tree;
    const Node *node = &tree->live.nodes[step->node];
    Move moves[GAME_SEATS];
    for (int i = 0; i < seats_count(node->seats); i++) {
        moves[i] = tree->live.arms[step->arms[i]].move;
    }
    int i = 0;
    SEATS_EACH (seat, node->seats) {
        const Choice *choice = &tree->live.choices[node->choices + (Index)i];
        Move chosen = moves[i];
        for (int k = 0; k < choice->count; k++) {
            Arm *arm = &tree->live.arms[choice->arms + (Index)k];
            moves[i] = arm->move;
            if (arm->move != chosen) {
                arm->sum += joint_mean(tree, step->node, moves, seat) -
                            search->utility[seat];
            }
        }
        moves[i++] = chosen;
    }
}

/* Arms drawn less often than this share of the most drawn one were mostly
 * exploration and are not played. */
static const double JOINT_PLAYED = 0.4;

static double played_visits(const Choice *choice, const Arm *arms, int at)
{
    uint32_t most = 0;
    for (int i = 0; i < choice->count; i++) {
        most = arms[i].visits > most ? arms[i].visits : most;
    }
    return arms[at].visits < JOINT_PLAYED * most ? 0 : arms[at].visits;
}

Move joint_choose(Search *search, const Choice *choice)
{
    const Arm *arms = &search->tree.live.arms[choice->arms];
    double total = 0;
    for (int i = 0; i < choice->count; i++) {
        total += played_visits(choice, arms, i);
    }
    double ticket = draw_share(search->rng) * total;
    int at = 0;
    for (int i = 0; i < choice->count && !(ticket < 0); i++) {
        double visits = played_visits(choice, arms, i);
        at = visits > 0 ? i : at;
        ticket -= visits;
    }
    return arms[at].move;
}
