/* reuse.c: keeps the part of the last search's tree that is still valid after
 * the steps since. */
#include <string.h>

#include "ai/search_parts.h"
#include "core/rules.h"

uint64_t reuse_key(const Move *seen, SeatSet acted)
{
    uint64_t key = 0;
    for (int i = 0; i < seats_count(acted); i++) {
        key = (key ^ seen[i]) * UINT64_C(0x9e3779b97f4a7c15) + 1;
    }
    return key;
}

void search_forget(Search *search)
{
    search->tree.root = 0;
}

/* Returns the node that the arm of this move leads to; 0 if there is none. */
static Index arm_child(const Tree *tree, const Node *node, Move move)
{
    if (!node->choices) {
        return 0;
    }
    const Choice *choice = &tree->live.choices[node->choices];
    for (int i = 0; i < choice->count; i++) {
        const Arm *arm = &tree->live.arms[choice->arms + (Index)i];
        if (arm->move == move) {
            return arm->child;
        }
    }
    return 0;
}

void search_follow(Search *search, SeatSet acted, const Move *moves)
{
    Tree *tree = &search->tree;
    int count = seats_count(acted);
    if (!tree->root) {
        return;
    }
    const Node *root = &tree->live.nodes[tree->root];
    Index child = 0;
    if (root->seats == acted) {
        child = tree_find_child(tree, tree->root, reuse_key(moves, acted));
    }
    if (!child && count == 1 && root->seats == acted) {
        child = arm_child(tree, root, moves[0]);
    }
    search->is_told = true;
    tree->root = child;
    if (child && !search->game->redact) {
        search->game->apply(&search->view, moves);
    }
}

/* Returns true if the root stands for view. If nothing is hidden, the steps
 * that were followed must have led to it. Otherwise the same seat must be
 * asking for a move, and the arms must be legal moves. */
static bool is_known(const Search *search, const void *view, Seat seat)
{
    const Game *game = search->game;
    const Tree *tree = &search->tree;
    if (!tree->root ||
        tree->live.nodes[tree->root].seats != game->to_act(view)) {
        return false;
    }
    if (!game->redact || !search->is_told) {
        size_t used = game_used(game, view);
        return used == game_used(game, &search->view) &&
               memcmp(view, &search->view, used) == 0 &&
               (!game->redact || seat == search->seat);
    }
    const Node *root = &tree->live.nodes[tree->root];
    const Choice *choice = &tree->live.choices[root->choices];
    bool is_good = seat == search->seat;
    for (int i = 0; is_good && root->choices && i < choice->count; i++) {
        is_good = rules_is_listed(
            game, view, seat, tree->live.arms[choice->arms + (Index)i].move);
    }
    return is_good;
}

void reuse_prepare(Search *search, const void *view, Seat seat,
                   const Thinking *thinking)
{
    Tree *tree = &search->tree;
    bool is_kept = is_known(search, view, seat);
    if (is_kept) {
        tree_begin_keeping(tree, tree->root);
        while (is_kept && !tree_go_on_keeping(tree)) {
            is_kept = !thinking_is_stopped(thinking);
        }
    }
    /* A tree with little room left is dropped, since it could not grow. */
    bool has_room = tree->live.node_count < tree->node_limit / 4 * 3 &&
                    tree->live.arm_count < tree->arm_limit / 4 * 3;
    if (!is_kept || !has_room) {
        tree_plant(tree, search->game->to_act(view));
    }
    game_copy(search->game, &search->view, view);
    search->seat = seat;
    search->is_told = false;
}
