/* search_parts.h: what the files of a search share. */
#ifndef JOUTE_SEARCH_PARTS_H
#define JOUTE_SEARCH_PARTS_H

#include "ai/search.h"

/* expand.c */
/* Whether moves can be told apart before they are tried. */
bool expand_has_merits(const Search *search, const void *state);
/* How good a move then seems: the game's evaluation right after it where
 * playouts are judged by that, else the game's order. With order() instead,
 * moulin scored 23 % in 60 games of 1000 simulations. */
double expand_merit(const Search *search, const void *state, Seat seat,
                    Move move);
/* Gives a node its choices; false if the tree is full, and then the search
 * goes no deeper here. */
bool expand_node(Search *search, Index node, const void *state);
/* Lists the moves that every visit will find, in the order in which they are
 * to be tried; called again, more of them. False if the tree is full. */
bool expand_choice(Search *search, Choice *choice, const void *state,
                   Seat seat);
/* Brings the choice of a hidden game up to the moves that are legal in this
 * world, and writes the place of each one's arm to out. Moves there is no
 * more room for are left out; returns how many there are. */
int expand_offers(Search *search, Choice *choice, const void *state, Seat seat,
                  uint16_t *out);

/* select.c */
/* The arm to visit, or nothing if the tree is full. */
Index select_arm(Search *search, Index choice, const void *state, Seat seat);

/* Whether an arm ends the game with a win. */
bool select_is_won(const Search *search, const Arm *arm);

/* joint.c */
/* The arm a seat draws where others choose at the same time. */
Index joint_pick(Search *search, const Choice *choice);
/* Adds the regrets of all seats once the utilities are known. */
void joint_learn(Search *search, const SearchStep *step);
/* The move to play: drawn, so that it cannot be foreseen. */
Move joint_choose(Search *search, const Choice *choice);

/* playout.c */
/* Plays on at random and fills in each seat's utility. */
void playout_run(Search *search, void *state);
/* Whether a playout is cut short and judged by the game's evaluation. */
bool playout_is_judged(const Game *game);
/* What a state is worth to a seat without playing on. */
double playout_worth(const Search *search, const void *state, Seat seat);

/* reuse.c */
/* The key of a step as the searching seat sees it. */
uint64_t reuse_key(const Move *seen, SeatSet acted);
/* Readies the tree for a search from view: what is known or, if nothing is or
 * there is no time to bring it over, a new one. */
void reuse_prepare(Search *search, const void *view, Seat seat,
                   const Thinking *thinking);

#endif
