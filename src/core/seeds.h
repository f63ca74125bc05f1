/* seeds.h: derives every seed that follows from another one.
 *
 *   what is random        its seed                 follows from
 *   a tournament          given or drawn           (app_read_seed)
 *   the draw of its bots  seeds_of_contest         contest, "seeding"
 *   the check of a bot    seeds_of_contest         contest, "check"
 *   a match               seeds_of_contest         contest, "match ...": who
 *                                                  meets, where and when
 *   a batch of an SPRT    seeds_of_contest         --seed, "sprt N"
 *   the start of a game   seeds_of_deal            match, number of the deal
 *   a player in a match   seeds_of_player          match, player, block
 *   a step of a game      seeds_of_step            game, salt, step
 *   a computer's choice   seeds_of_choice          step, seat
 *
 * Seeds of contests and matches are secrets: unless such a seed can be guessed,
 * the seeds that follow from it reveal neither it nor each other. Records and
 * state files depend on all of them, so none may change. */
#ifndef JOUTE_SEEDS_H
#define JOUTE_SEEDS_H

#include <stddef.h>

#include "joute/game.h"

/* The seed for one purpose of a tournament, which `words` names. */
int64_t seeds_of_contest(int64_t contest, const char *words);

/* The seed for the start and the chance of a game. Games with the same number
 * of the deal begin alike. */
int64_t seeds_of_deal(int64_t match, int64_t deal);
/* The seed for the chance of a player in a block of games. */
int64_t seeds_of_player(int64_t match, int player, int64_t block);

/* The seed for what is random in one step of a game. Two games with
 * neighbouring seeds have no step's seed in common. */
uint64_t seeds_of_step(int64_t game, uint64_t salt, size_t step);
/* The seed of a computer that chooses in a step: two seats that choose together
 * must not draw the same numbers. */
uint64_t seeds_of_choice(uint64_t step, Seat seat);

#endif
