/* guess.h: guesses what a player of trolls will throw next, from its throws in
 * the games so far. */
#ifndef JOUTE_TROLLS_GUESS_H
#define JOUTE_TROLLS_GUESS_H

#include "games/trolls/solution.h"

/* A state as one of the players sees it: the player's own castle is cell 0. */
typedef struct Place {
    int cell, own, other;
} Place;

/* A game so far, turn by turn: the throws of the player and those of the other.
 */
typedef struct Course {
    int turns;
    int *throws[2];
} Course;

typedef struct Guesser Guesser;

/* Makes a guesser; the solution must outlive it. The caller frees it with
 * guesser_free. */
Guesser *guesser_new(const TrollsSolution *solution);
/* Frees a guesser. */
void guesser_free(Guesser *guesser);

/* The probability of each throw, that of throw 1 at index 0; valid until the
 * next call. `fair` is an equilibrium of the place. */
const double *guesser_guess(Guesser *guesser, Place place, const Course *course,
                            const TrollsMix *fair);
/* The probability, 0..1, that the other plays the equilibrium. */
double guesser_fairness(const Guesser *guesser);
/* Tells the guesser what was thrown after the guess. */
void guesser_learn(Guesser *guesser, int own, int other);
/* Ends a game: `result` is 1 if it was won, 0 if drawn, -1 if lost. */
void guesser_end_game(Guesser *guesser, const Course *course, int result);

#endif
