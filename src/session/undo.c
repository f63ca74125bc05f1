/* undo.c: how far back a client may go, who must agree, and how going back
 * changes the clocks, the computers and the steps that the host keeps.
 *
 * At a local table undo goes back to the last choice of a person. Online it
 * goes back to the last choice of the player who asks, but never past a chance
 * draw or a joint choice, and never in a game that hides something, because the
 * others might have learnt something since. */
#include "session/undo.h"

#include <string.h>

#include "session/computers.h"
#include "session/news.h"
#include "session/people.h"
#include "session/persistence.h"
#include "session/present.h"
#include "session/seat_clock.h"
#include "session/session_state.h"

/* Returns the number of steps before the last choice of these seats, or
 * step_count if there is none or if something was drawn or revealed since. */
static size_t online_target(const Table *table, SeatSet you)
{
    const Play *play = &table->play;
    size_t count = play->step_count;
    size_t target = play_last_choice(play, you);
    if (play->game->redact) {
        return count;
    }
    for (size_t i = target; i < count; i++) {
        SeatSet acted = play->steps[i].acted;
        if (acted == SEATS_CHANCE || seats_count(acted) > 1) {
            return count;
        }
    }
    return target;
}

/* True if undo should first cancel a forfeit or a pending choice of a person,
 * before it takes back a step. */
static bool has_more_than_steps(const Play *play)
{
    return play->end != PLAY_BY_RULES || (play->chosen & play->humans);
}

Undo undo_can(const Table *table, SeatSet you)
{
    const Play *play = &table->play;
    if (table->is_online) {
        bool is_open = you && !table->has_ask && !play_is_over(play) &&
                       !table_is_waiting(table);
        return is_open && online_target(table, you) < play->step_count
                   ? UNDO_ASK
                   : UNDO_NONE;
    }
    if (!table_is_open_to(table, you)) {
        return UNDO_NONE;
    }
    return has_more_than_steps(play) ||
                   play_last_choice(play, play_stops(play)) < play->step_count
               ? UNDO_FREE
               : UNDO_NONE;
}

bool undo_can_redo(const Table *table, SeatSet you)
{
    const Play *play = &table->play;
    return !table->is_online && table_is_open_to(table, you) &&
           play->end == PLAY_BY_RULES && play->undone_count > 0;
}

/* Sets the table to the position after this many steps, counting undone ones
 * too. */
static void go_to(Table *table, size_t steps)
{
    Play *play = &table->play;
    size_t before = play->step_count;
    GameState state;
    seat_clock_charge(table);
    computers_stop(table);
    computers_forget(table);
    memset(table->choice_cid, 0, sizeof table->choice_cid);
    table->why = WHY_NONE;
    table->has_ask = false;
    if (steps < before) {
        persist_cut(table, steps);
    }
    game_copy(play->game, &state, &play->state);
    play_go_to(play, steps);
    persist_steps(table, before, &state);
    table->valued = steps < table->valued ? steps : table->valued;
    /* Sets back `moved` and, except at an online table, the clocks. */
    size_t count = play->step_count;
    table->moved = SEATS_NONE;
    for (size_t i = 0; i < count; i++) {
        table->moved |= play->steps[i].acted;
    }
    for (Seat s = 0; s < play->players && !table->is_online; s++) {
        table->holders[s].left =
            count ? table->notes[count - 1].left[s] : table->clock.base;
    }
    table->step_at = table->clock_at = table->session->now;
    persist_image(table);
    for (Client *c = table->clients; c; c = c->next_at_table) {
        people_follow(c);
    }
    news_change(table, SHOW_POSITION | SHOW_ASK, NEWS_OTHER, NULL);
}

void undo_last(Table *table, SeatSet you)
{
    const Play *play = &table->play;
    if (!table->is_online) {
        go_to(table, has_more_than_steps(play)
                         ? play->step_count
                         : play_last_choice(play, play_stops(play)));
        return;
    }
    size_t target = online_target(table, you);
    table->asker = seats_first(play->steps[target].acted & you);
    table->answers_due = play->humans & (SeatSet)~you;
    if (table->answers_due) {
        table->has_ask = true;
        news_change(table, SHOW_ASK | SHOW_CAN, NEWS_OTHER, NULL);
    } else { /* computers always agree */
        go_to(table, online_target(table, SEATS_ONE(table->asker)));
    }
}

void undo_redo(Table *table)
{
    const Play *play = &table->play;
    go_to(table, play_next_choice(play, play_stops(play)));
}

void undo_answer(Table *table, SeatSet you, bool is_yes)
{
    table->answers_due &= (SeatSet)~you;
    if (!is_yes) {
        table->has_ask = false;
        news_change(table, SHOW_ASK | SHOW_CAN, NEWS_OTHER, NULL);
    } else if (!table->answers_due) {
        go_to(table, online_target(table, SEATS_ONE(table->asker)));
    }
}
