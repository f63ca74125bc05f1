/* search.h: Monte Carlo tree search for any game: chance, two to four players,
 * simultaneous moves, hidden information.
 *
 * Each simulation walks down the tree (select.c), adds a node (expand.c), plays
 * on at random (playout.c) and adds every seat's utility to the arms that the
 * seat chose (max^n). In games that hide something, each simulation imagines
 * another world that agrees with the view; the tree distinguishes only what the
 * searching seat can see. */
#ifndef JOUTE_SEARCH_H
#define JOUTE_SEARCH_H

#include "ai/belief.h"
#include "ai/net.h"
#include "ai/tree.h"
#include "core/player.h"

/* Nodes on one path; what is deeper is played out. */
enum { SEARCH_DEPTH = 256 };

/* A node on the path, and the arm that each acting seat chose there. */
typedef struct SearchStep {
    Index node;
    Index arms[GAME_SEATS];
} SearchStep;

/* A search of one seat. The tree, the view and is_told last from one search to
 * the next; world, path, depth and utility belong to the current simulation. */
typedef struct Search {
    const Game *game;
    int players;
    Rng *rng;
    const Net *net; /* judges positions in place of random games (puct.c); NULL
                       unless it is set after search_init */
    Belief *belief; /* draws the worlds; NULL if imagine does */
    int (*taste)(const void *state, Seat seat); /* GamePlayer.taste, or NULL */
    float noise; /* by how much its judgement of a move may be wrong */
    Tree tree;
    uint64_t room;   /* the number of simulations that the tree was made for */
    Seat seat;       /* the searching seat */
    GameState view;  /* the view at the root */
    bool is_told;    /* a step was followed since the last search */
    double value;    /* what the move of the last search is worth */
    GameState world; /* the state of the current simulation */
    SearchStep path[SEARCH_DEPTH];
    int depth;
    double utility[GAME_SEATS];
} Search;

/* Prepares a search; rng must outlive it. The tree is made by the first
 * search_run, for its number of simulations. */
void search_init(Search *search, const Game *game, int players, Rng *rng);
/* Frees what the search took. */
void search_done(Search *search);

/* Makes simulations until there are count of them or thinking is stopped.
 * Returns a move for seat, which is to act in view. thinking may be NULL. */
Move search_run(Search *search, const void *view, Seat seat, uint64_t count,
                Thinking *thinking);

/* Follows a step that was played: the next search begins with the part of the
 * tree below it. */
void search_follow(Search *search, SeatSet acted, const Move *moves);
/* Drops the tree: the next search starts from nothing. */
void search_forget(Search *search);

/* Returns what the move of the last search is worth to the seat, -1..1. */
double search_value(const Search *search);
/* Returns how often the root was visited, by earlier searches too. */
uint32_t search_visits(const Search *search);
/* Returns a hash of the tree: its visits and values. */
uint64_t search_signature(const Search *search);

#endif
