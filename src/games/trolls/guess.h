/* guess.h: what a player of trolls will throw next, from how it threw in the
 * match so far. */
#ifndef JOUTE_TROLLS_GUESS_H
#define JOUTE_TROLLS_GUESS_H

#include "games/trolls/solution.h"

/* A state as one of the players sees it: its own castle is cell 0. */
typedef struct Place {
    int cell, own, other;
} Place;

/* A game as far as it went: own throws, the other's, turn by turn. */
typedef struct Course {
    int turns;
    int *throws[2];
} Course;

typedef struct Guesser Guesser;

/* For guesser_free; the solution must outlive it. */
Guesser *guesser_new(const TrollsSolution *solution);
/* Frees a guesser. */
void guesser_free(Guesser *guesser);

/* Each throw's probability, at 0 that of throw 1, valid until the next call;
 * fair is an equilibrium of the place. */
const double *guesser_guess(Guesser *guesser, Place place, const Course *course,
                            const TrollsMix *fair);
/* How likely it is that the other plays the equilibrium, 0..1. */
double guesser_fairness(const Guesser *guesser);
/* What was then thrown. */
void guesser_learn(Guesser *guesser, int own, int other);
/* The game is over: 1 won, -1 lost. */
void guesser_end_game(Guesser *guesser, const Course *course, int result);

#endif
