/* tree.c: nodes, choices and arms in arrays that are allocated once; the part
 * that is kept is copied to the spare arrays. */
#include "ai/tree.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

enum {
    NODES_MAX = 1 << 21,
    /* An average: most nodes are never visited twice and have none. A tree
     * whose arms run out stops growing. */
    ARMS_A_NODE = 6,
    ARMS_WITH_HINTS = 11, /* where every node gets its arms at once */
};

static void pool_init(TreePool *pool, const Tree *tree)
{
    pool->nodes = mem_new(tree->node_limit * sizeof(Node));
    pool->choices = mem_new(tree->node_limit * sizeof(Choice));
    pool->arms = mem_new(tree->arm_limit * sizeof(Arm));
    pool->hints =
        tree->has_hints ? mem_new(tree->arm_limit * sizeof *pool->hints) : NULL;
    pool->sums =
        tree->has_sums ? mem_new(tree->node_limit * sizeof *pool->sums) : NULL;
    pool->node_count = pool->choice_count = pool->arm_count = 1;
}

static void pool_done(TreePool *pool)
{
    free(pool->nodes);
    free(pool->choices);
    free(pool->arms);
    free(pool->hints);
    free(pool->sums);
}

/* Makes room for twice the new nodes of a search, since as many may be kept
 * from the last one. The system provides the memory when it is first
 * touched. */
void tree_init(Tree *tree, uint64_t simulations, bool has_sums, bool has_hints)
{
    uint64_t nodes = 2 * simulations + 64;
    uint32_t arms = has_hints ? ARMS_WITH_HINTS : ARMS_A_NODE;
    *tree = (Tree){ .has_sums = has_sums, .has_hints = has_hints };
    tree->node_limit = nodes < NODES_MAX ? (uint32_t)nodes : NODES_MAX;
    tree->arm_limit = arms * tree->node_limit + 2 * GAME_SEATS * GAME_MOVES;
    tree->table_size = 64;
    while (tree->table_size < 2 * tree->node_limit) {
        tree->table_size *= 2;
    }
    pool_init(&tree->live, tree);
    pool_init(&tree->spare, tree);
    tree->table = mem_new(tree->table_size * sizeof *tree->table);
}

void tree_done(Tree *tree)
{
    pool_done(&tree->live);
    pool_done(&tree->spare);
    free(tree->table);
    *tree = (Tree){ 0 };
}

static void pool_clear(TreePool *pool)
{
    pool->node_count = pool->choice_count = pool->arm_count = 1;
}

static void clear_table(Tree *tree)
{
    if (tree->is_table_used) {
        memset(tree->table, 0, tree->table_size * sizeof *tree->table);
    }
    tree->is_table_used = false;
}

void tree_plant(Tree *tree, SeatSet seats)
{
    pool_clear(&tree->live);
    clear_table(tree);
    tree->root = tree_add_node(tree, 0, seats);
}

Index tree_add_node(Tree *tree, Index parent, SeatSet seats)
{
    if (tree->live.node_count == tree->node_limit) {
        return 0;
    }
    Index index = tree->live.node_count++;
    tree->live.nodes[index] = (Node){ .parent = parent, .seats = seats };
    if (tree->has_sums) {
        memset(tree->live.sums[index], 0, sizeof tree->live.sums[index]);
    }
    return index;
}

Index tree_add_choices(Tree *tree, int count)
{
    TreePool *live = &tree->live;
    if (live->choice_count + (uint32_t)count > tree->node_limit) {
        return 0;
    }
    Index first = live->choice_count;
    memset(&live->choices[first], 0, (size_t)count * sizeof(Choice));
    live->choice_count += (uint32_t)count;
    return first;
}

bool tree_grow_choice(Tree *tree, Choice *choice, int count)
{
    TreePool *live = &tree->live;
    if (count <= choice->capacity) {
        return true;
    }
    if (live->arm_count + (uint32_t)count > tree->arm_limit) {
        return false;
    }
    Arm *arms = &live->arms[live->arm_count];
    size_t kept = choice->count * sizeof *arms;
    memcpy(arms, &live->arms[choice->arms], kept);
    if (tree->has_hints) {
        memcpy(&live->hints[live->arm_count], &live->hints[choice->arms],
               choice->count * sizeof *live->hints);
    }
    choice->arms = live->arm_count;
    choice->capacity = (uint16_t)count;
    live->arm_count += (uint32_t)count;
    return true;
}

static uint32_t slot_of(const Tree *tree, Index parent, uint64_t key)
{
    uint64_t z = (key ^ parent * UINT64_C(0x9e3779b97f4a7c15)) *
                 UINT64_C(0xbf58476d1ce4e5b9);
    return (uint32_t)(z >> 32) & (tree->table_size - 1);
}

Index tree_find_child(const Tree *tree, Index parent, uint64_t key)
{
    uint32_t slot = slot_of(tree, parent, key);
    for (; tree->table[slot]; slot = (slot + 1) & (tree->table_size - 1)) {
        const Node *node = &tree->live.nodes[tree->table[slot]];
        if (node->parent == parent && node->key == key) {
            return tree->table[slot];
        }
    }
    return 0;
}

void tree_hang_child(Tree *tree, Index child, uint64_t key)
{
    Node *node = &tree->live.nodes[child];
    Node *parent = &tree->live.nodes[node->parent];
    uint32_t slot = slot_of(tree, node->parent, key);
    while (tree->table[slot]) {
        slot = (slot + 1) & (tree->table_size - 1);
    }
    tree->table[slot] = child;
    tree->is_table_used = true;
    node->key = key;
    node->next = parent->first;
    parent->first = child;
}

/* Copies a node of the old pool behind the new ones; its choices and children
 * still point into the old pool. */
static Index move_node(Tree *tree, const TreePool *old, Index from,
                       Index parent)
{
    Index to = tree_add_node(tree, parent, old->nodes[from].seats);
    Node *node = &tree->live.nodes[to];
    *node = old->nodes[from];
    if (tree->has_sums) {
        memcpy(tree->live.sums[to], old->sums[from], sizeof old->sums[from]);
    }
    node->parent = parent;
    node->next = 0;
    return to;
}

/* Copies the choices of a moved node and the nodes that their arms lead to. */
static void move_choices(Tree *tree, const TreePool *old, Index at)
{
    Node *node = &tree->live.nodes[at];
    int count = seats_count(node->seats);
    Index from = node->choices;
    node->choices = tree_add_choices(tree, count);
    for (int i = 0; i < count; i++) {
        const Choice *before = &old->choices[from + (Index)i];
        Choice *after = &tree->live.choices[node->choices + (Index)i];
        tree_grow_choice(tree, after, before->count);
        after->count = before->count;
        after->tried = before->tried;
        after->is_whole = before->is_whole;
        Arm *arms = &tree->live.arms[after->arms];
        memcpy(arms, &old->arms[before->arms], before->count * sizeof *arms);
        if (tree->has_hints) {
            memcpy(&tree->live.hints[after->arms], &old->hints[before->arms],
                   before->count * sizeof *old->hints);
        }
        for (int k = 0; k < after->count; k++) {
            if (arms[k].child) {
                arms[k].child = move_node(tree, old, arms[k].child, at);
            }
        }
    }
}

/* Cheney's copying: the moved nodes whose children are not yet moved form the
 * queue. Everything fits, since it is a part of what was there. */
void tree_begin_keeping(Tree *tree, Index node)
{
    TreePool old = tree->live;
    tree->live = tree->spare;
    tree->spare = old;
    pool_clear(&tree->live);
    clear_table(tree);
    tree->root = tree->kept = move_node(tree, &old, node, 0);
}

bool tree_go_on_keeping(Tree *tree)
{
    enum { PART = 4096 }; /* nodes: about a millisecond */
    Index end = tree->kept + PART;
    for (; tree->kept < tree->live.node_count; tree->kept++) {
        if (tree->kept == end) {
            return false;
        }
        if (tree->live.nodes[tree->kept].choices) {
            move_choices(tree, &tree->spare, tree->kept);
        }
        Index child = tree->live.nodes[tree->kept].first;
        tree->live.nodes[tree->kept].first = 0;
        for (; child; child = tree->spare.nodes[child].next) {
            tree_hang_child(tree,
                            move_node(tree, &tree->spare, child, tree->kept),
                            tree->spare.nodes[child].key);
        }
    }
    return true;
}
