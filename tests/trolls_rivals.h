/* trolls_rivals.h: the opponents of tests/trolls_panel, by name. Each of them
 * has the left castle in its own eyes, and remembers every game of a match. */
#ifndef JOUTE_TESTS_TROLLS_RIVALS_H
#define JOUTE_TESTS_TROLLS_RIVALS_H

#include "core/player.h"
#include "games/trolls/internal.h"

enum { RIVAL_GAMES = 1000 }; /* the games of a match */

typedef struct Rival Rival;
typedef struct RivalKind {
    const char *name;
    char half;               /* 'd' design, 'r' report, 'b' both */
    bool is_adaptive;        /* learns from its opponent's throws */
    int (*choose)(Rival *r); /* NULL if one of joute's players has this name */
    int a, b;                /* parameters */
} RivalKind;

/* All rivals; the last one has no name. */
extern const RivalKind rivals_all[];

/* Makes a rival for one match; rival_free frees it. If its kind has no function
 * of its own, player plays for it and is freed with it. */
Rival *rival_new(const RivalKind *kind, const GameConfig *config, uint64_t seed,
                 Player *player);
/* Frees a rival. */
void rival_free(Rival *r);

/* Tells the rival that a new game begins. */
void rival_begin(Rival *r);
/* Asks what the rival throws in a state, in which it has this seat. */
int rival_ask(Rival *r, const Trolls *s, Seat seat);
/* Tells the rival what was thrown. */
void rival_tell(Rival *r, const Trolls *s, Seat seat, const Move *moves);
/* Tells the rival that the game is over: 1 if it has won, 0 drawn, -1 lost. */
void rival_end(Rival *r, int result);

#endif
