/* endgame.c: alpha-beta to the end of the game; nothing is estimated. */
#include "ai/endgame.h"

#include "core/outcome.h"

/* More moves are never searched: they would not fit. */
enum { DEPTH = 4 };

/* What is looked for and how much it may still cost. */
typedef struct Endgame {
    const Game *game;
    int players;
    Seat seat;      /* whose utility counts */
    uint64_t left;  /* positions */
    bool is_failed; /* no positions are left, or thinking was stopped */
    const Thinking *thinking;
} Endgame;

/* Swaps the move of the most merit, from index `at` on, to index `at`. */
static void bring_best(MoveList *list, int *merits, int at)
{
    int best = at;
    for (int i = at + 1; i < list->count; i++) {
        best = merits[i] > merits[best] ? i : best;
    }
    Move move = list->at[at];
    int merit = merits[at];
    list->at[at] = list->at[best];
    merits[at] = merits[best];
    list->at[best] = move;
    merits[best] = merit;
}

/* Returns the utility that the searching seat can be sure of. A result that is
 * not between least and most is only a bound. Sets the move unless out is NULL.
 */
static double search_end(Endgame *self, const void *state, double least,
                         double most, Move *out)
{
    const Game *game = self->game;
    SeatSet to_act = game->to_act(state);
    if (to_act == SEATS_NONE) {
        Outcome outcome = { 0 };
        game->outcome(state, &outcome);
        return outcome_utility(&outcome, self->players, self->seat);
    }
    if (thinking_is_stopped(self->thinking)) {
        self->is_failed = true;
    }
    MoveList list;
    int merits[GAME_MOVES];
    Seat seat = seats_first(to_act);
    bool is_own = seat == self->seat;
    list.count = 0;
    game->moves(state, seat, &list);
    for (int i = 0; i < list.count; i++) {
        merits[i] = game->ai->order(state, seat, list.at[i]);
    }
    double best = is_own ? -2 : 2;
    for (int i = 0; i < list.count && !self->is_failed; i++) {
        GameState next;
        bring_best(&list, merits, i);
        game_copy(game, &next, state);
        game->apply(&next, &list.at[i]);
        self->is_failed = self->left-- == 0;
        double worth = search_end(self, &next, least, most, NULL);
        if (is_own ? worth > best : worth < best) {
            best = worth;
            if (out) {
                *out = list.at[i];
            }
        }
        least = is_own && best > least ? best : least;
        most = !is_own && best < most ? best : most;
        if (least >= most) {
            break;
        }
    }
    return best;
}

bool endgame_find(const Game *game, int players, const void *state, Seat seat,
                  uint64_t positions, const Thinking *thinking, Move *out,
                  double *worth)
{
    const GameAi *ai = game_ai(game);
    int turns = ai->turns_left ? ai->turns_left(state) : INT32_MAX;
    if (!ai->order || turns > (players == 2 ? DEPTH : 1)) {
        return false;
    }
    Endgame self = { .game = game,
                     .players = players,
                     .seat = seat,
                     .left = positions,
                     .thinking = thinking };
    *worth = search_end(&self, state, -1, 1, out);
    /* A lost position is left to the search, which looks for the best chance;
     * but the last move of all is always the best one. */
    return !self.is_failed && (*worth > -1 || turns == 1);
}
