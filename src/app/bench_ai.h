/* bench_ai.h: how fast the computer players are, and how strong. */
#ifndef JOUTE_BENCH_AI_H
#define JOUTE_BENCH_AI_H

#include "app/app.h"

/* Simulations per second of a search from the start of seed 1. */
double bench_ai_speed(const Game *game, const GameConfig *config,
                      double seconds);

/* A hash of a fixed search from there: the same on every machine. */
uint64_t bench_ai_signature(const Game *game, const GameConfig *config);

/* "bench levels [GAME]"; returns an exit status. */
int bench_ai_levels(App *app, const Args *args);

#endif
