#include <string.h>

#include "session/internal.h"

/* The seats whose choices undo goes back to: people's or, without any,
 * everybody's. */
static SeatSet stops(const Table *table)
{
    SeatSet humans = table_humans(table);
    return humans ? humans : (SeatSet)~SEATS_CHANCE;
}

/* The last step before limit in which one of the seats chose; limit if there
 * is none. */
static size_t last_choice(const Table *table, size_t limit, SeatSet seats)
{
    for (size_t i = limit; i > 0; i--) {
        if (table->match.steps[i - 1].acted & seats) {
            return i - 1;
        }
    }
    return limit;
}

/* Whether a person's choice of a step that others think about is waiting. */
static bool has_human_choice(const Table *table)
{
    return (table->match.chosen & table_humans(table)) != 0;
}

/* Where the asker's last choice was made, if nothing drawn or hidden came to
 * light since; the number of steps if there is no way back. */
static size_t online_target(const Table *table, SeatSet you)
{
    const Match *match = &table->match;
    size_t count = match->step_count;
    size_t target = last_choice(table, count, you);
    if (match->game->redact) {
        return count;
    }
    for (size_t i = target; i < count; i++) {
        SeatSet acted = table->match.steps[i].acted;
        if (acted == SEATS_CHANCE || seats_count(acted) > 1) {
            return count;
        }
    }
    return target;
}

Undo undo_can(const Table *table, SeatSet you)
{
    size_t count = table->match.step_count;
    if (table->is_online) {
        bool is_open = you && !table->has_ask && !table_is_over(table) &&
                       !table_is_waiting(table);
        return is_open && online_target(table, you) < count ? UNDO_ASK
                                                            : UNDO_NONE;
    }
    if (!table_is_free_to(table, you)) {
        return UNDO_NONE;
    }
    bool is_there = table->match.end != MATCH_BY_RULES ||
                    has_human_choice(table) ||
                    last_choice(table, count, stops(table)) < count;
    return is_there ? UNDO_FREE : UNDO_NONE;
}

bool undo_can_redo(const Table *table, SeatSet you)
{
    return !table->is_online && table_is_free_to(table, you) &&
           table->match.end == MATCH_BY_RULES && table->match.undone_count > 0;
}

/* What the clocks and the list of who has moved were then. At an online table
 * time is not given back. */
static void restore_times(Table *table)
{
    const Match *match = &table->match;
    table->moved = SEATS_NONE;
    for (size_t i = 0; i < match->step_count; i++) {
        table->moved |= table->match.steps[i].acted;
    }
    for (Seat s = 0; s < match->players && !table->is_online; s++) {
        table->holders[s].left =
            match->step_count ? table->notes[match->step_count - 1].left[s]
                              : table->clock.base;
    }
    table->step_at = table->clock_at = table->session->now;
}

static void tell(Table *table)
{
    persist_image(table);
    for (Client *c = table->clients; c; c = c->next_at_table) {
        people_follow(c);
    }
    news_change(table, SHOW_POSITION | SHOW_ASK, NEWS_OTHER, NULL);
}

/* Leaves everything as it was when so many steps had been played. */
static void go_to(Table *table, size_t steps)
{
    Match *match = &table->match;
    const SessionHost *host = &table->session->host;
    clock_charge(table);
    computers_forget(table);
    table->match.chosen = SEATS_NONE;
    memset(table->pending_cid, 0, sizeof table->pending_cid);
    table->match.end = MATCH_BY_RULES;
    table->match.losers = SEATS_NONE;
    table->why = WHY_NONE;
    table->has_ask = false;
    size_t before = match->step_count;
    if (steps < before) {
        host->cut_steps(host->context, table->id, (int)steps);
    }
    match_go_to(match, steps < before ? steps : before);
    while (match->step_count < steps) {
        GameState state;
        game_copy(match->game, &state, &match->state);
        match_go_to(match, match->step_count + 1);
        persist_step(table, &state);
    }
    table->valued = steps < table->valued ? steps : table->valued;
    restore_times(table);
    tell(table);
}

/* Everybody who must agree has: computers always do. */
static void carry_out(Table *table)
{
    go_to(table, online_target(table, SEATS_ONE(table->asker)));
}

static void ask(Table *table, SeatSet you)
{
    size_t target = online_target(table, you);
    table->asker = seats_first(table->match.steps[target].acted & you);
    table->answers_due = table_humans(table) & (SeatSet)~you;
    if (!table->answers_due) {
        carry_out(table);
        return;
    }
    table->has_ask = true;
    news_change(table, SHOW_ASK | SHOW_CAN, NEWS_OTHER, NULL);
}

void undo_last(Table *table, SeatSet you)
{
    size_t count = table->match.step_count;
    if (table->is_online) {
        ask(table, you);
    } else if (table->match.end != MATCH_BY_RULES || has_human_choice(table)) {
        go_to(table, count);
    } else {
        go_to(table, last_choice(table, count, stops(table)));
    }
}

void undo_redo(Table *table)
{
    const Match *match = &table->match;
    size_t end = match->step_count + match->undone_count;
    size_t target = match->step_count + 1;
    while (target < end && !(table->match.steps[target].acted & stops(table))) {
        target++;
    }
    go_to(table, target);
}

void undo_answer(Table *table, SeatSet you, bool is_yes)
{
    table->answers_due &= (SeatSet)~you;
    if (!is_yes) {
        table->has_ask = false;
        news_change(table, SHOW_ASK | SHOW_CAN, NEWS_OTHER, NULL);
    } else if (!table->answers_due) {
        carry_out(table);
    }
}
