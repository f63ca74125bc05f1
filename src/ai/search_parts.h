/* search_parts.h: what the search files share. */
#ifndef JOUTE_SEARCH_PARTS_H
#define JOUTE_SEARCH_PARTS_H

#include "ai/search.h"

/* expand.c */
/* Returns true if moves can be ranked before they are tried. */
bool expand_has_merits(const Search *search, const void *state);
/* Returns how good a move seems: the game's evaluation right after it if
 * playouts are judged by that, otherwise the game's order. With order()
 * instead, moulin scored 23 % in 60 games of 1000 simulations. */
double expand_merit(const Search *search, const void *state, Seat seat,
                    Move move);
/* Gives a node its choices. If the tree is full it returns false, and the
 * search stops at this node. */
bool expand_node(Search *search, Index node, const void *state);
/* For a choice whose moves are the same at every visit: lists moves in the
 * order in which they are to be tried. Each further call lists more. Returns
 * false if the tree is full. */
bool expand_choice(Search *search, Choice *choice, const void *state,
                   Seat seat);
/* For a game that hides something: adds arms for the moves that are legal in
 * this world, and writes the index of each move's arm to out. Moves for which
 * the tree has no room are left out. Returns the number of moves that have an
 * arm. */
int expand_offers(Search *search, Choice *choice, const void *state, Seat seat,
                  uint16_t *out);

/* select.c */
/* Returns the arm to visit; 0 if the tree is full. */
Index select_arm(Search *search, Index choice, const void *state, Seat seat);

/* Returns true if an arm ends the game with a win. */
bool select_is_won(const Search *search, const Arm *arm);

/* puct.c */
/* Returns the arm to visit in a search with a net; 0 if the tree is full. */
Index puct_select(Search *search, Index choice, const void *state, Seat seat);
/* Fills in each seat's utility in a position that a simulation ends in; at is
 * its node, or 0. */
void puct_evaluate(Search *search, Index at, const void *state);

/* joint.c */
/* Draws an arm for a seat while others choose at the same time. */
Index joint_pick(Search *search, const Choice *choice);
/* Adds the regrets of all seats once the utilities are known. */
void joint_learn(Search *search, const SearchStep *step);
/* Returns the move to play; it is drawn, so that nobody can foresee it. */
Move joint_choose(Search *search, const Choice *choice);

/* playout.c */
/* Plays on at random and fills in each seat's utility. */
void playout_run(Search *search, void *state);
/* Returns true if playouts are cut short and judged by the game's
 * evaluation. */
bool playout_is_judged(const Game *game);
/* Returns what a state is worth to a seat without playing on. */
double playout_worth(const Search *search, const void *state, Seat seat);

/* reuse.c */
/* Returns the key of a step as the searching seat sees it. */
uint64_t reuse_key(const Move *seen, SeatSet acted);
/* Prepares the tree for a search from view: keeps the part that is still valid,
 * or plants a new tree if there is none or no time to copy it. */
void reuse_prepare(Search *search, const void *view, Seat seat,
                   const Thinking *thinking);

#endif
