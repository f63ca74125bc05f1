/* search.c: makes the simulations, reports on them, and picks the move they
 * favour. */
#include "ai/search.h"

#include "ai/endgame.h"
#include "ai/search_parts.h"
#include "base/clock.h"
#include "core/rules.h"

/* Simulations between two looks at the clock, and nanoseconds between two
 * reports. */
enum { LOOK = 32 };
static const uint64_t REPORT = 50 * UINT64_C(1000000);

void search_init(Search *search, const Game *game, int players, Rng *rng)
{
    search->game = game;
    search->players = players;
    search->rng = rng;
    search->net = NULL;
    search->belief = NULL;
    search->taste = NULL;
    search->noise = 0;
    search->tree = (Tree){ 0 };
    search->room = 0;
    search->is_told = false;
    search->value = 0;
}

void search_done(Search *search)
{
    tree_done(&search->tree);
}

uint32_t search_visits(const Search *search)
{
    return search->tree.root ? search->tree.live.nodes[search->tree.root].visits
                             : 0;
}

/* Makes every acting seat choose; returns false if the tree is full. */
static bool choose_moves(Search *search, const Node *node, Move *out)
{
    SearchStep *step = &search->path[search->depth];
    Index choice = node->choices;
    int i = 0;
    SEATS_EACH (seat, node->seats) {
        Index arm = select_arm(search, choice++, &search->world, seat);
        if (!arm) {
            return false;
        }
        step->arms[i] = arm;
        out[i++] = search->tree.live.arms[arm].move;
    }
    return true;
}

/* Returns the child that arm leads to or, if arm is 0, the one in the chain
 * under what was seen. It is added if it is new; 0 if the tree is full. The
 * world is already the one after the step. */
static Index enter_child(Search *search, Index at, const Move *seen, Index arm)
{
    Tree *tree = &search->tree;
    uint64_t key = arm ? 0 : reuse_key(seen, tree->live.nodes[at].seats);
    Index child =
        arm ? tree->live.arms[arm].child : tree_find_child(tree, at, key);
    if (child) {
        return child;
    }
    child = tree_add_node(tree, at, search->game->to_act(&search->world));
    if (child && arm) {
        tree->live.arms[arm].child = child;
    } else if (child) {
        tree_hang_child(tree, child, key);
    }
    return child;
}

/* Goes one step down; returns 0 if the walk ends here. */
static Index descend(Search *search, Index at)
{
    const Game *game = search->game;
    const Node *node = &search->tree.live.nodes[at];
    SearchStep *step = &search->path[search->depth];
    SeatSet seats = node->seats;
    Move moves[GAME_SEATS] = { MOVE_NONE };
    step->node = at;
    if (seats == SEATS_CHANCE) {
        rules_random_step(game, &search->world, search->rng, moves);
    } else if ((!node->choices && !expand_node(search, at, &search->world)) ||
               !choose_moves(search, node, moves)) {
        return 0;
    }
    Move seen[GAME_SEATS];
    for (int i = 0; i < seats_count(seats); i++) {
        bool is_hidden = rules_is_hidden(game, &search->world, seats, moves[i],
                                         search->seat);
        seen[i] = is_hidden ? MOVE_NONE : moves[i];
    }
    game->apply(&search->world, moves);
    search->depth++;
    bool is_plain = seats_count(seats) == 1 && seats != SEATS_CHANCE &&
                    seen[0] != MOVE_NONE;
    return enter_child(search, at, seen, is_plain ? step->arms[0] : 0);
}

static void count_node(Search *search, Index at)
{
    TreePool *live = &search->tree.live;
    live->nodes[at].visits++;
    for (int i = 0; search->tree.has_sums && i < search->players; i++) {
        live->sums[at][i] += search->utility[i];
    }
}

/* Adds to every chosen arm the utility of the seat that chose it. */
static void back_up(Search *search, Index leaf)
{
    TreePool *live = &search->tree.live;
    for (int i = 0; i < search->depth; i++) {
        const SearchStep *step = &search->path[i];
        SeatSet seats = live->nodes[step->node].seats;
        count_node(search, step->node);
        if (seats == SEATS_CHANCE) {
            continue;
        }
        bool is_joint = seats_count(seats) > 1;
        for (int k = 0; k < seats_count(seats); k++) {
            live->arms[step->arms[k]].visits++;
        }
        if (is_joint && !search->game->imagine) {
            joint_learn(search, step);
            continue;
        }
        const Index *arm = step->arms;
        SEATS_EACH (seat, seats) {
            live->arms[*arm++].sum += search->utility[seat];
        }
    }
    if (leaf) {
        count_node(search, leaf);
    }
}

/* Returns true if a node is played out: it was just added and is not the root,
 * or other seats act in this world than in earlier ones. */
static bool is_leaf(const Search *search, Index at)
{
    const Game *game = search->game;
    const Node *node = &search->tree.live.nodes[at];
    bool is_new = node->visits == 0 && at != search->tree.root;
    return (is_new && !(search->net && node->seats == SEATS_CHANCE)) ||
           node->seats == SEATS_NONE ||
           (game->imagine && node->seats != game->to_act(&search->world));
}

static void simulate(Search *search)
{
    const Game *game = search->game;
    game_copy(game, &search->world, &search->view);
    if (search->belief) {
        belief_draw(search->belief, search->rng, &search->world);
    } else if (game->imagine) {
        game->imagine(&search->world, search->seat, search->rng);
    }
    Index at = search->tree.root;
    search->depth = 0;
    while (at && search->depth < SEARCH_DEPTH && !is_leaf(search, at)) {
        at = descend(search, at);
    }
    if (search->net) {
        puct_evaluate(search, at, &search->world);
    } else {
        playout_run(search, &search->world);
    }
    back_up(search, at);
}

/* Returns the choice of a seat at a node, or NULL. */
static const Choice *choice_at(const Search *search, Index at, Seat seat)
{
    const Node *node = &search->tree.live.nodes[at];
    if (!node->choices || !seats_has(node->seats, seat)) {
        return NULL;
    }
    unsigned before = node->seats & (SEATS_ONE(seat) - 1u);
    return &search->tree.live
                .choices[node->choices + (Index)seats_count((SeatSet)before)];
}

/* Returns the arm with the most visits; an arm that wins at once comes before
 * all others. */
static const Arm *best_arm(const Search *search, const Choice *choice)
{
    const Arm *arms = &search->tree.live.arms[choice->arms];
    const Arm *best = arms;
    for (int i = 1; i < choice->count; i++) {
        const Arm *arm = &arms[i];
        bool is_won = select_is_won(search, arm);
        bool is_better = arm->visits != best->visits
                             ? arm->visits > best->visits
                             : arm->sum > best->sum;
        if (is_won != select_is_won(search, best)) {
            is_better = is_won;
        }
        best = is_better ? arm : best;
    }
    return best;
}

/* Returns true if no arm can overtake the most visited one any more. */
static bool is_settled(const Search *search, const Choice *choice,
                       uint64_t left)
{
    const Arm *arms = &search->tree.live.arms[choice->arms];
    uint64_t first = 0, second = 0;
    for (int i = 0; i < choice->count; i++) {
        uint64_t visits = arms[i].visits;
        second = visits > first ? first : visits > second ? visits : second;
        first = visits > first ? visits : first;
    }
    return first > second + left;
}

double search_value(const Search *search)
{
    return search->value;
}

static void fill_line(const Search *search, Progress *out)
{
    Index at = search->tree.root;
    Seat seat = search->seat;
    const Choice *choice = choice_at(search, at, seat);
    while (choice && choice->count && out->line_count < PLAYER_LINE) {
        const Arm *arm = best_arm(search, choice);
        if (arm->visits == 0) {
            return;
        }
        out->line[out->line_count++] = (PlayerMove){ seat, arm->move };
        at = arm->child;
        SeatSet next = search->tree.live.nodes[at].seats;
        choice = NULL;
        if (at && seats_count(next) == 1 && next != SEATS_CHANCE) {
            seat = seats_first(next);
            choice = choice_at(search, at, seat);
        }
    }
}

/* Lists the arms with the most visits besides the best one. */
static void fill_others(const Search *search, const Choice *choice,
                        const Arm *best, Progress *out)
{
    const Arm *arms = &search->tree.live.arms[choice->arms];
    const Arm *kept[PLAYER_OTHERS];
    for (int i = 0; i < choice->count; i++) {
        const Arm *arm = &arms[i];
        if (arm == best || arm->visits == 0) {
            continue;
        }
        int at = out->other_count;
        for (; at > 0 && kept[at - 1]->visits < arm->visits; at--) {
            if (at < PLAYER_OTHERS) {
                kept[at] = kept[at - 1];
            }
        }
        if (at < PLAYER_OTHERS) {
            kept[at] = arm;
            out->other_count += out->other_count < PLAYER_OTHERS;
        }
    }
    for (int i = 0; i < out->other_count; i++) {
        out->others[i].move = kept[i]->move;
        out->others[i].value = kept[i]->sum / kept[i]->visits;
    }
}

static void report(const Search *search, uint64_t done, uint64_t goal,
                   const Thinking *thinking)
{
    Progress progress = { .done = done, .goal = goal };
    Index root = search->tree.root;
    const Choice *choice = choice_at(search, root, search->seat);
    const Arm *best = choice ? best_arm(search, choice) : NULL;
    if (best && best->visits) {
        progress.value = search->tree.has_sums
                             ? search->tree.live.sums[root][search->seat] /
                                   search_visits(search)
                             : best->sum / best->visits;
    }
    if (best && !search->tree.has_sums) {
        fill_others(search, choice, best, &progress);
    }
    fill_line(search, &progress);
    thinking->report(&progress, thinking->context);
}

Move search_run(Search *search, const void *view, Seat seat, uint64_t count,
                Thinking *thinking)
{
    MoveList list;
    list.count = 0;
    search->game->moves(view, seat, &list);
    if (list.count == 1) {
        return list.at[0];
    }
    Progress end;
    if (search->net && search->noise <= 0 && !search->game->imagine &&
        endgame_find(search->game, search->players, view, seat, count, thinking,
                     &end)) {
        if (thinking && thinking->report) {
            thinking->report(&end, thinking->context);
        }
        search->value = end.value;
        return end.line[0].move;
    }
    bool is_joint = seats_count(search->game->to_act(view)) > 1;
    bool has_sums = search->tree.has_sums;
    if (count > search->room || (is_joint && !has_sums)) {
        tree_done(&search->tree);
        tree_init(&search->tree, count, is_joint || has_sums,
                  search->net != NULL);
        search->room = count;
    }
    reuse_prepare(search, view, seat, thinking);
    if (search->belief) {
        belief_update(search->belief, view, seat);
    }
    /* The clock decides only when to report. */
    bool has_report = thinking && thinking->report;
    uint64_t last = has_report ? clock_now() : 0, done = 0;
    do {
        simulate(search);
        done++;
        if (has_report && done % LOOK == 0 && clock_now() - last >= REPORT) {
            report(search, done, count, thinking);
            last = clock_now();
        }
        if (search->net && done % LOOK == 0 &&
            is_settled(search, choice_at(search, search->tree.root, seat),
                       count - done)) {
            break;
        }
    } while (done < count && !thinking_is_stopped(thinking));
    if (has_report) {
        report(search, done, count, thinking);
    }
    const Choice *choice = choice_at(search, search->tree.root, seat);
    const Arm *best = best_arm(search, choice);
    search->value = best->visits ? best->sum / best->visits : 0;
    return is_joint ? joint_choose(search, choice) : best->move;
}

uint64_t search_signature(const Search *search)
{
    const TreePool *live = &search->tree.live;
    uint64_t hash = live->node_count;
    for (uint32_t i = 1; i < live->arm_count; i++) {
        hash = (hash ^ live->arms[i].move) * UINT64_C(0x100000001b3);
        hash = (hash ^ live->arms[i].visits) * UINT64_C(0x100000001b3);
    }
    return hash;
}
