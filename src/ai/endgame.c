/* endgame.c: the end of the game as GameAi.solve works it out, or alpha-beta to
 * the end; nothing is estimated. */
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

/* Finds the best move and what the others are worth, if the game says it. A
 * lost position is left to the search, which looks for the best chance. */
static bool solve_end(const Game *game, const void *state, Seat seat,
                      uint64_t positions, const Thinking *thinking,
                      Progress *out)
{
    MoveList list;
    double values[GAME_MOVES];
    list.count = 0;
    game->moves(state, seat, &list);
    if (list.count > PLAYER_OTHERS ||
        !game->ai->solve(state, seat, positions, thinking, values)) {
        return false;
    }
    for (int i = 0; i < list.count; i++) {
        int at = i;
        for (; at > 0 && out->others[at - 1].value < values[i]; at--) {
            out->others[at] = out->others[at - 1];
        }
        out->others[at].move = list.at[i];
        out->others[at].value = values[i];
    }
    out->line[0].move = out->others[0].move;
    out->value = out->others[0].value;
    out->other_count = list.count - 1;
    memmove(out->others, out->others + 1,
            (size_t)out->other_count * sizeof *out->others);
    return out->value > -1;
}

bool endgame_find(const Game *game, int players, const void *state, Seat seat,
                  uint64_t simulations, const Thinking *thinking, Progress *out)
{
    /* Positions in place of a simulation; GameAi.solve fails more often. */
    enum { POSITIONS = 32, SOLVED = 4 };
    const GameAi *ai = game_ai(game);
    int turns = ai->turns_left ? ai->turns_left(state) : INT32_MAX;
    *out = (Progress){ .done = simulations,
                       .goal = simulations,
                       .is_exact = true,
                       .line_count = 1,
                       .line[0].seat = seat };
    if (ai->solve && players == 2) {
        return solve_end(game, state, seat, SOLVED * simulations, thinking,
                         out);
    }
    if (!ai->order || turns > (players == 2 ? DEPTH : 1)) {
        return false;
    }
    Endgame self = { .game = game,
                     .players = players,
                     .seat = seat,
                     .left = POSITIONS * simulations,
                     .thinking = thinking };
    out->value = search_end(&self, state, -1, 1, &out->line[0].move);
    /* A lost position is left to the search; but the last move of all is always
     * the best one. */
    return !self.is_failed && (out->value > -1 || turns == 1);
}
