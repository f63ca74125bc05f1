/* match.h: one game being played: where it began, what was played, where it
 * stands. */
#ifndef JOUTE_MATCH_H
#define JOUTE_MATCH_H

#include "base/error.h"
#include "joute/game.h"

/* One step: a move for each seat that was to act, in seat order. */
typedef struct MatchStep {
    Move moves[GAME_SEATS];
} MatchStep;

typedef struct Match {
    const Game *game;
    GameConfig config;
    int players;
    GameState start, state;
    MatchStep *steps;
    size_t step_count, capacity;
    size_t undone_count; /* steps after those played that may be redone */
} Match;

/* A match that begins with a copy of start. */
void match_init(Match *match, const Game *game, const GameConfig *config,
                const void *start);
void match_done(Match *match);

/* Plays one step; moves holds one legal move for each seat to act. */
void match_play(Match *match, const Move *moves);

/* Plays one step given as in a record; false if it is not legal now. */
bool match_play_text(Match *match, const char *text, Error *err);

/* Goes to the position after the first steps, of those played and undone:
 * undo and redo. What is left behind can be redone until a step is played. */
void match_go_to(Match *match, size_t steps);

/* The state after the first steps, undone ones too, by replaying them. */
void match_state_at(const Match *match, size_t steps, void *out);

bool match_is_over(const Match *match);

#endif
