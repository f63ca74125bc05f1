/* tree.h: the tree of a search, in memory that is taken once.
 *
 *     Node --- Choice of seat 0 --- Arm Arm Arm ...
 *        \---- Choice of seat 2 --- Arm Arm ...
 *
 * A node is what the searching seat has seen since the root. It has a choice
 * for each seat that acts there, made when it is visited a second time, and a
 * choice an arm for each move. Where one seat acts in the open, the arm leads
 * to the node after it. Elsewhere (chance, several seats, hidden moves) the
 * nodes after it hang in a chain and are found through a hash table by the
 * key of what was seen. */
#ifndef JOUTE_TREE_H
#define JOUTE_TREE_H

#include "joute/game.h"

/* An index into one of the pools; 0 is nothing. */
typedef uint32_t Index;

typedef struct Arm {
    Move move;
    uint32_t visits;
    double sum;       /* of the utilities of the seat that chooses; of its
                         regrets where others choose at the same time */
    uint32_t offered; /* visits of the choice in which it was legal; kept
                         only where something is hidden */
    Index child;
} Arm;

typedef struct Choice {
    Index arms;
    uint16_t count, capacity;
    uint16_t tried; /* arms before this one were visited; unused where
                       something is hidden */
    bool is_whole;  /* every move has an arm; likewise */
} Choice;

typedef struct Node {
    uint64_t key; /* of the step that leads here, if it hangs in a chain */
    Index parent;
    Index first, next; /* the chain of children, and of siblings */
    Index choices;     /* one for each acting seat, or nothing yet */
    uint32_t visits;
    SeatSet seats; /* who acts */
} Node;

typedef struct TreePool {
    Node *nodes;
    Choice *choices;
    Arm *arms;
    double (*sums)[GAME_SEATS]; /* of utilities, for each node; kept only
                                   where seats choose at the same time */
    uint32_t node_count, choice_count, arm_count; /* in use, from 1 */
} TreePool;

typedef struct Tree {
    TreePool live, spare; /* what is kept is copied from one to the other */
    Index kept;           /* the first node whose children have not been */
    uint32_t node_limit, arm_limit;
    Index *table;
    uint32_t table_size; /* a power of two */
    bool is_table_used;
    bool has_sums;
    Index root; /* nothing: no tree */
} Tree;

/* Room for about this many new nodes a search, with or without the sums of
 * each; tree_done frees it. */
void tree_init(Tree *tree, uint64_t simulations, bool has_sums);
/* Frees the memory of the tree. */
void tree_done(Tree *tree);

/* A tree of one node. */
void tree_plant(Tree *tree, SeatSet seats);

/* Makes node the root and drops what is not below it, a part at a time, until
 * tree_go_on_keeping says that all is done. To give it up, plant anew. */
void tree_begin_keeping(Tree *tree, Index node);
/* Copies some more; true once all is done. */
bool tree_go_on_keeping(Tree *tree);

/* A node, or nothing if the tree is full. */
Index tree_add_node(Tree *tree, Index parent, SeatSet seats);

/* A number of choices without arms, or nothing. */
Index tree_add_choices(Tree *tree, int count);

/* Makes room for count arms; false if the tree is full. */
bool tree_grow_choice(Tree *tree, Choice *choice, int count);

/* The child that hangs in the chain under this key, or nothing. */
Index tree_find_child(const Tree *tree, Index parent, uint64_t key);
/* Hangs a child of its parent in the chain under this key. */
void tree_hang_child(Tree *tree, Index child, uint64_t key);

#endif
