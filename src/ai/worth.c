/* worth.c: judges every move of a position.
 *
 * One search of the position judges the moves that it looked at. It leaves some
 * out if it found the end of the game, or if there is only one move. In a game
 * of two that hides nothing, the position after each of them is then searched.
 */
#include "ai/worth.h"

#include "core/outcome.h"

enum {
    JUDGED = PLAYER_OTHERS + 1,
    FORCED = 50, /* forced moves could go on for ever */
};

typedef struct JudgedMove {
    Move move;
    double value;
} JudgedMove;

/* A position being judged. */
typedef struct Worth {
    Player *judge;
    Seat seat;
    Thinking *thinking;
    Progress *progress; /* the report of the last search */
    JudgedMove moves[JUDGED];
    int count;
} Worth;

/* Searches a position for the seat that is to act. */
static void look(Worth *w, const void *state, Seat seat)
{
    *w->progress = (Progress){ 0 };
    player_forget(w->judge);
    player_choose(w->judge, state, seat, w->thinking);
}

/* Adds a move behind all that are worth as much or more. */
static void add(Worth *w, Move move, double value)
{
    int at = w->count++;
    for (; at > 0 && w->moves[at - 1].value < value; at--) {
        w->moves[at] = w->moves[at - 1];
    }
    w->moves[at] = (JudgedMove){ move, value };
}

/* Finds what a position is worth to the seat: follows forced moves, then
 * searches. Returns false if chance or both are to act, or if it was stopped.
 * Changes the state. */
static bool find_value(Worth *w, void *state, double *out)
{
    const Game *game = w->judge->game;
    for (int i = 0; i < FORCED && !thinking_is_stopped(w->thinking); i++) {
        SeatSet acting = game->to_act(state);
        MoveList list = { .count = 0 };
        if (!acting) {
            Outcome outcome = { 0 };
            game->outcome(state, &outcome);
            *out = outcome_utility(&outcome, w->judge->players, w->seat);
            return true;
        }
        if (acting == SEATS_CHANCE || seats_count(acting) > 1) {
            return false;
        }
        Seat mover = seats_first(acting);
        game->moves(state, mover, &list);
        if (list.count > 1) {
            look(w, state, mover);
            *out = mover == w->seat ? w->progress->value : -w->progress->value;
            return w->progress->goal > 0;
        }
        game->apply(state, list.at);
    }
    return false;
}

static bool is_judged(const Worth *w, Move move)
{
    for (int i = 0; i < w->count; i++) {
        if (w->moves[i].move == move) {
            return true;
        }
    }
    return false;
}

static void judge_others(Worth *w, const void *view)
{
    const Game *game = w->judge->game;
    MoveList list = { .count = 0 };
    game->moves(view, w->seat, &list);
    if (game->redact || w->judge->players > 2 || list.count > JUDGED) {
        return;
    }
    for (int i = 0; i < list.count; i++) {
        GameState after;
        double value;
        game_copy(game, &after, view);
        game->apply(&after, &list.at[i]);
        if (!is_judged(w, list.at[i]) && find_value(w, &after, &value)) {
            add(w, list.at[i], value);
        }
    }
}

void worth_write(Player *judge, const void *view, Seat seat, Thinking *thinking,
                 Progress *progress, Text *out)
{
    const Game *game = judge->game;
    Worth w = { judge, seat, thinking, progress, .count = 0 };
    JsonWriter json = { .out = out };
    char line[PLAYER_LINE][MOVE_TEXT];
    look(&w, view, seat);
    int length = player_line(game, view, progress, line);
    if (progress->line_count) {
        add(&w, progress->line[0].move, progress->value);
    }
    for (int i = 0; i < progress->other_count; i++) {
        add(&w, progress->others[i].move, progress->others[i].value);
    }
    double value = progress->value;
    judge_others(&w, view);
    json_begin_object(&json);
    json_key(&json, "value");
    if (w.count == 0) {
        json_null(&json);
    } else {
        json_real(&json, length ? value : w.moves[0].value);
    }
    json_begin_array_member(&json, "line");
    for (int i = 0; i < length; i++) {
        json_string(&json, line[i]);
    }
    json_end_array(&json);
    json_begin_array_member(&json, "moves");
    for (int i = 0; i < w.count; i++) {
        Text move = { 0 };
        game->write_move(view, seat, w.moves[i].move, 0, &move);
        json_begin_object(&json);
        json_string_member(&json, "move", text_string(&move));
        json_real_member(&json, "value", w.moves[i].value);
        json_end_object(&json);
        text_done(&move);
    }
    json_end_array(&json);
    json_end_object(&json);
}
