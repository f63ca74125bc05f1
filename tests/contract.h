/* contract.h: what the files of the contract test share. */
#ifndef JOUTE_TESTS_CONTRACT_H
#define JOUTE_TESTS_CONTRACT_H

#include "joute/game.h"
#include "joute/rng.h"
#include "tap.h"

/* A game that is being checked; failure is "" until something is wrong. */
typedef struct Case {
    const Game *game;
    GameConfig config;
    int players;
    uint64_t seed;
    int step;
    char failure[512];
} Case;

/* Keeps the first failure of a game. */
void contract_fail(Case *c, const char *what, const char *detail);

/* True if two states have the same bytes. */
bool contract_is_same(const Case *c, const void *a, const void *b);

bool contract_is_listed(const MoveList *list, Move move);

/* Checks what is told about a step. */
void contract_check_told(Case *c, const void *before, const Move *joint);

/* Checks that what is told about a step does not depend on what is hidden from
 * the viewer. */
void contract_check_secrets(Case *c, const void *before, const Move *joint,
                            const void *after, Seat viewer, Rng *rng);

/* Checks that every option, every value of a choice and every preset has words
 * for people, which differ from those of files. */
void contract_check_options(Tap *tap, const Game *game);

/* Checks the rules for players in both languages: their lines must fit a
 * terminal. */
void contract_check_guide(Tap *tap, const Game *game);

#endif
