/* search.h: Monte Carlo tree search for any game: chance, two to four
 * players, simultaneous moves, hidden information.
 *
 * Each simulation walks down the tree (select.c), adds a node (expand.c),
 * plays on at random (playout.c) and adds every seat's utility to the arms it
 * chose: max^n. In games that hide something each simulation imagines another
 * world that agrees with the view, and the one tree holds what the searching
 * seat can tell apart. */
#ifndef JOUTE_SEARCH_H
#define JOUTE_SEARCH_H

#include "ai/tree.h"
#include "core/player.h"

enum { SEARCH_DEPTH = 256 }; /* nodes of one walk; deeper is played out */

/* A node that was passed, and the arm each acting seat chose there. */
typedef struct SearchStep {
    Index node;
    Index arms[GAME_SEATS];
} SearchStep;

typedef struct Search {
    const Game *game;
    int players;
    Rng *rng;
    Tree tree;
    uint64_t room;   /* simulations the tree was made for */
    Seat seat;       /* who searches */
    GameState view;  /* at the root */
    bool is_told;    /* of a step since the last search */
    GameState world; /* of the simulation being made */
    SearchStep path[SEARCH_DEPTH];
    int depth;
    double utility[GAME_SEATS];
} Search;

/* rng must outlive the search. tree_init has not been called yet: the first
 * search_run does it, for as many simulations. */
void search_init(Search *search, const Game *game, int players, Rng *rng);
/* Frees what the search took. */
void search_done(Search *search);

/* Makes simulations until there are count of them or thinking is stopped;
 * returns a move of seat, which is to act in view. thinking may be NULL. */
Move search_run(Search *search, const void *view, Seat seat, uint64_t count,
                Thinking *thinking);

/* Follows a step that was played, so that the next search begins with what
 * this one found below it. */
void search_follow(Search *search, SeatSet acted, const Move *moves);
/* Drops the tree: the next search goes on from nothing. */
void search_forget(Search *search);

/* How often the root has been visited, by earlier searches too. */
uint32_t search_visits(const Search *search);
/* A hash of the tree: visits and values. */
uint64_t search_signature(const Search *search);

#endif
