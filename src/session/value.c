/* value.c: evaluates the positions of a game: the present one first, past ones
 * when nobody is waiting for a move.
 *
 * A value is seen from player 1's side and stored with the step that leads to
 * the position (StepNote.value). A finished game needs no search, and with more
 * than two players the game's own estimate is used. Otherwise a search gives
 * the value for the seat to move, which is converted to player 1's side.
 *
 * In a game that hides something, values are made from the view of the only
 * person at the table, and only that person gets them. After its end everybody
 * gets them, and the other positions are evaluated from the view of the seat
 * that was to move. */
#include "session/value.h"

#include "core/outcome.h"
#include "core/rules.h"
#include "session/jobs.h"
#include "session/news.h"
#include "session/session_state.h"

/* Returns the seat of the only person at the table; SEAT_WATCHER if there are
 * none or several. */
static Seat only_human(const Table *table)
{
    SeatSet humans = table->play.humans;
    return seats_count(humans) == 1 ? seats_first(humans) : SEAT_WATCHER;
}

/* Follows forced moves before it searches, because a search of a position with
 * one legal move finds no value. A view cannot be played on, so in a game that
 * hides something such a position has none. */
void value_run(SessionJob *job)
{
    enum {
        FORCED = 50
    }; /* a limit, because forced moves could go on for ever */
    const Game *game = job->game;
    SeatSet acting = game->to_act(&job->view);
    for (int i = 0; i < FORCED && !game->redact && acting != SEATS_CHANCE &&
                    seats_count(acting) == 1;
         i++) {
        MoveList list;
        job->seat = seats_first(acting);
        list.count = 0;
        game->moves(&job->view, job->seat, &list);
        if (list.count > 1) {
            break;
        }
        game->apply(&job->view, list.at);
        acting = game->to_act(&job->view);
    }
    if (seats_has(acting, job->seat)) {
        player_choose(job->player, &job->view, job->seat, &job->thinking);
    }
    if (job->progress.goal) {
        return;
    }
    /* No search is needed if the game is over or has an estimate of its own. */
    if (!acting) {
        Outcome outcome = { 0 };
        game->outcome(&job->view, &outcome);
        job->progress.value = outcome_utility(
            &outcome, config_players(game, &job->config), job->seat);
        job->progress.goal = 1;
    } else if (game_ai(game)->evaluate && !game->redact) {
        job->progress.value =
            rules_evaluate(game, &job->view, job->seat) / 1000.0;
        job->progress.goal = 1;
    }
}

int16_t *value_at(Table *table, size_t ply)
{
    return ply ? &table->notes[ply - 1].value : &table->start_value;
}

bool value_can(const Table *table, SeatSet you)
{
    if (table->is_online && !play_is_over(&table->play)) {
        return false;
    }
    Seat seat = only_human(table);
    return !table->play.game->redact || play_is_over(&table->play) ||
           (seat != SEAT_WATCHER && seats_has(you, seat));
}

static void set_value(Table *table, size_t ply, double value)
{
    *value_at(table, ply) = (int16_t)(value * (double)VALUE_ONE);
    news_value(table, ply);
}

static void set_none(Table *table, size_t ply)
{
    *value_at(table, ply) = VALUE_NONE;
    news_value(table, ply);
}

/* Returns the seat whose search gives player 1's prospects in a state;
 * SEAT_WATCHER if there is none. A search gives the value for the seat to move;
 * with three or more players that says nothing about player 1. */
static Seat value_seat(const Table *table, const void *state)
{
    const Play *play = &table->play;
    SeatSet acting = play->game->to_act(state);
    if (!acting || acting == SEATS_CHANCE) {
        return SEAT_WATCHER;
    }
    if (play->game->redact && !play_is_over(play)) {
        Seat seat = only_human(table);
        return seat != SEAT_WATCHER && seats_has(acting, seat) ? seat
                                                               : SEAT_WATCHER;
    }
    return seats_first(acting);
}

/* Finds a value that needs no search; returns false if there is none. */
static bool find_value(const Table *table, const void *state, double *out)
{
    const Play *play = &table->play;
    const Game *game = play->game;
    if (game->to_act(state) == SEATS_NONE) {
        Outcome outcome = { 0 };
        game->outcome(state, &outcome);
        *out = outcome_utility(&outcome, play->players, 0);
        return true;
    }
    if (play->players > 2 && game_ai(game)->evaluate) {
        *out = rules_evaluate(game, state, 0) / 1000.0;
        return true;
    }
    return false;
}

/* Gives the position after ply steps its value if it has none. Returns true if
 * that needs a search, which is then started. What is hidden from the person is
 * left for the review after the end. */
static bool value_ply(Table *table, size_t ply)
{
    const Play *play = &table->play;
    GameState past;
    const void *state = &play->state;
    double value;
    if (*value_at(table, ply) != VALUE_UNKNOWN) {
        return false;
    }
    if (ply < play->step_count) {
        play_state_at(play, ply, &past);
        state = &past;
    }
    if (find_value(table, state, &value)) {
        set_value(table, ply, value);
        return false;
    }
    Seat seat = value_seat(table, state);
    if (seat == SEAT_WATCHER || play->players > 2) {
        if (!play->game->redact || play_is_over(play)) {
            set_none(table, ply);
        }
        return false;
    }
    table->valuation = job_new(table, JOB_VALUE, NULL, seat, state);
    table->valuation->ply = ply;
    job_hand_out(table->valuation);
    return true;
}

/* Past positions wait until the last step is REVIEW_MS old and, in a game that
 * hides something, until the game is over. */
uint64_t value_due(const Table *table)
{
    const Play *play = &table->play;
    bool is_left =
        table->valued < play->step_count && play->step_count <= REVIEW_MOST &&
        (!play->game->redact || play_is_over(play)) && !table->valuation &&
        table->client_count > 0 && value_can(table, SEATS_NONE);
    return is_left ? table->step_at + REVIEW_MS : NEVER;
}

/* One call of this function evaluates at most AT_ONCE positions without a
 * search, because finding each position takes a replay from the start of the
 * game. */
void value_think(Table *table)
{
    enum { AT_ONCE = 16 };
    if (table->valuation || !value_can(table, table->play.humans) ||
        value_ply(table, table->play.step_count)) {
        return;
    }
    if (table->play.game->redact && table->valued == 0 &&
        value_due(table) <= table->session->now) {
        for (Client *c = table->clients; c; c = c->next_at_table) {
            news_values(c); /* until now only one person got them */
        }
    }
    for (int i = 0; i < AT_ONCE && value_due(table) <= table->session->now;
         i++) {
        if (value_ply(table, table->valued)) {
            return;
        }
        table->valued++;
    }
}

void value_take(SessionJob *job)
{
    Table *table = job->table;
    double value = job_value(job);
    table->valuation = NULL;
    if (job->progress.goal) {
        set_value(table, job->ply, job->seat == 0 ? value : -value);
    } else {
        set_none(table, job->ply);
    }
}
