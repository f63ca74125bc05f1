/* trolls_rivals.h: the opponents of tests/trolls_panel, by name. Each sees
 * itself on the left, and remembers every game of a match. */
#ifndef JOUTE_TESTS_TROLLS_RIVALS_H
#define JOUTE_TESTS_TROLLS_RIVALS_H

#include "core/player.h"
#include "games/trolls/internal.h"

enum { RIVAL_GAMES = 1000 }; /* of a match */

typedef struct Rival Rival;
typedef struct RivalKind {
    const char *name;
    char half;               /* 'd' design, 'r' report, 'b' both */
    bool is_adaptive;        /* learns from what we do */
    int (*choose)(Rival *r); /* NULL: a player of joute's of this name */
    int a, b;                /* parameters */
} RivalKind;

/* All of them, without a name at the end. */
extern const RivalKind rivals_all[];

/* A rival for one match; player plays for it if its kind has no choice of its
 * own, and is freed with it. For rival_free. */
Rival *rival_new(const RivalKind *kind, const GameConfig *config, uint64_t seed,
                 Player *player);
/* Frees a rival. */
void rival_free(Rival *r);

/* A new game begins. */
void rival_begin(Rival *r);
/* What it throws in a state, in which it has this seat. */
int rival_ask(Rival *r, const Trolls *s, Seat seat);
/* What was then thrown. */
void rival_tell(Rival *r, const Trolls *s, Seat seat, const Move *moves);
/* The game is over: 1 won, 0 drawn, -1 lost. */
void rival_end(Rival *r, int result);

#endif
