/* tree.h: the tree of a search, in memory that is allocated once.
 *
 *     Node --- Choice of seat 0 --- Arm Arm Arm ...
 *        \---- Choice of seat 2 --- Arm Arm ...
 *
 * A node stands for what the searching seat has seen since the root. It has a
 * choice for each seat that acts there, made at its second visit; a choice has
 * an arm for each move. If one seat acts in the open, its arm leads to the next
 * node. Otherwise (chance, several seats, hidden moves) the children of a node
 * form a chain and are found by a hash table, under the key of what was
 * seen. */
#ifndef JOUTE_TREE_H
#define JOUTE_TREE_H

#include "joute/game.h"

/* An index into one of the pools; 0 stands for none. */
typedef uint32_t Index;

/* One move of a choice, with what its visits have brought. */
typedef struct Arm {
    Move move;
    uint32_t visits;
    double sum; /* sum of the utilities of the seat that chooses; if others
                   choose at the same time, sum of its regrets */
    uint32_t offered; /* visits of the choice in which it was legal; kept only
                         if something is hidden */
    Index child;
} Arm;

/* What a net says of an arm's move. */
typedef struct Hint {
    float guess; /* the utility of the seat that chooses */
    float prior; /* its share of the visits before any result, in any unit */
} Hint;

/* The moves of one acting seat at a node: arms[0..count) of the pool. Room for
 * `capacity` is reserved, and the arms move to another place when it grows. */
typedef struct Choice {
    Index arms;
    uint16_t count, capacity;
    uint16_t tried; /* arms before this index were visited; unused if something
                       is hidden */
    bool is_whole;  /* every move has an arm; unused if something is hidden */
} Choice;

/* What the searching seat has seen since the root. Parents come before their
 * children in the pool. */
typedef struct Node {
    uint64_t key; /* if the node is in a chain, the key of the step that leads
                     to it */
    Index parent;
    Index first, next; /* its first child, and its next sibling, in chains */
    Index choices;     /* one for each acting seat; 0 if not made yet */
    uint32_t visits;
    SeatSet seats; /* the seats that act */
} Node;

/* One set of arrays. Index 0 of each is never used, since 0 means none. */
typedef struct TreePool {
    Node *nodes;
    Choice *choices;
    Arm *arms;
    Hint *hints; /* one for each arm; only a search with a net has them */
    double (*sums)[GAME_SEATS]; /* the sums of utilities for each node; kept
                                   only if seats choose at the same time */
    uint32_t node_count, choice_count,
        arm_count; /* numbers of the next free nodes, choices and arms; they
                      begin at 1 */
} TreePool;

/* The tree. Everything reachable from root is in `live`; `spare` receives the
 * part that is kept. */
typedef struct Tree {
    TreePool live,
        spare;  /* the part that is kept is copied from one set to the other */
    Index kept; /* the first node whose children are not copied yet */
    uint32_t node_limit, arm_limit;
    Index *table;
    uint32_t table_size; /* a power of two */
    bool is_table_used;
    bool has_sums, has_hints;
    Index root; /* 0 if there is no tree */
} Tree;

/* Makes room for about this many new nodes a search, with or without the sums
 * of each and the hints of their arms; tree_done frees it. */
void tree_init(Tree *tree, uint64_t simulations, bool has_sums, bool has_hints);
/* Frees the memory of the tree. */
void tree_done(Tree *tree);

/* Makes a tree of one node. */
void tree_plant(Tree *tree, SeatSet seats);

/* Makes node the root and begins to drop everything that is not below it. Call
 * tree_go_on_keeping until it returns true, or tree_plant to give up. */
void tree_begin_keeping(Tree *tree, Index node);
/* Copies some more; returns true once everything is copied. */
bool tree_go_on_keeping(Tree *tree);

/* Adds a node; returns 0 if the tree is full. */
Index tree_add_node(Tree *tree, Index parent, SeatSet seats);

/* Adds choices without arms; returns 0 if the tree is full. */
Index tree_add_choices(Tree *tree, int count);

/* Makes room for count arms; returns false if the tree is full. */
bool tree_grow_choice(Tree *tree, Choice *choice, int count);

/* Finds the child with this key in the chain; returns 0 if there is none. */
Index tree_find_child(const Tree *tree, Index parent, uint64_t key);
/* Adds a child to its parent's chain under this key. */
void tree_hang_child(Tree *tree, Index child, uint64_t key);

#endif
