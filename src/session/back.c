#include <string.h>

#include "session/internal.h"

/* The seats whose choices undo goes back to: people's or, without any,
 * everybody's. */
static SeatSet stops(const Desk *desk)
{
    SeatSet humans = desk_humans(desk);
    return humans ? humans : (SeatSet)~SEATS_CHANCE;
}

/* The last step before limit in which one of the seats chose; limit if there
 * is none. */
static size_t last_choice(const Desk *desk, size_t limit, SeatSet seats)
{
    for (size_t i = limit; i > 0; i--) {
        if (desk->match.steps[i - 1].acted & seats) {
            return i - 1;
        }
    }
    return limit;
}

/* Whether a person's choice of a step that others think about is waiting. */
static bool has_human_choice(const Desk *desk)
{
    return (desk->match.chosen & desk_humans(desk)) != 0;
}

/* Where the asker's last choice was made, if nothing drawn or hidden came to
 * light since; the number of steps if there is no way back. */
static size_t online_target(const Desk *desk, SeatSet you)
{
    const Match *match = &desk->match;
    size_t count = match->step_count;
    size_t target = last_choice(desk, count, you);
    if (match->game->redact) {
        return count;
    }
    for (size_t i = target; i < count; i++) {
        SeatSet acted = desk->match.steps[i].acted;
        if (acted == SEATS_CHANCE || seats_count(acted) > 1) {
            return count;
        }
    }
    return target;
}

Undo back_can_undo(const Desk *desk, SeatSet you)
{
    size_t count = desk->match.step_count;
    if (desk->is_online) {
        bool is_open = you && !desk->has_ask && !desk_is_over(desk) &&
                       !desk_is_waiting(desk);
        return is_open && online_target(desk, you) < count ? UNDO_ASK
                                                           : UNDO_NONE;
    }
    if (!desk_is_free_to(desk, you)) {
        return UNDO_NONE;
    }
    bool is_there = desk->match.end != MATCH_BY_RULES ||
                    has_human_choice(desk) ||
                    last_choice(desk, count, stops(desk)) < count;
    return is_there ? UNDO_FREE : UNDO_NONE;
}

bool back_can_redo(const Desk *desk, SeatSet you)
{
    return !desk->is_online && desk_is_free_to(desk, you) &&
           desk->match.end == MATCH_BY_RULES && desk->match.undone_count > 0;
}

/* What the clocks and the list of who has moved were then. At an online table
 * time is not given back. */
static void restore_times(Desk *desk)
{
    const Match *match = desk_match(desk);
    desk->moved = SEATS_NONE;
    for (size_t i = 0; i < match->step_count; i++) {
        desk->moved |= desk->match.steps[i].acted;
    }
    for (Seat s = 0; s < match->players && !desk->is_online; s++) {
        desk->chairs[s].left = match->step_count
                                   ? desk->notes[match->step_count - 1].left[s]
                                   : desk->clock.base;
    }
    desk->step_at = desk->clock_at = desk->session->now;
}

static void tell(Desk *desk)
{
    keep_image(desk);
    for (Client *c = desk->clients; c; c = c->next_at_desk) {
        people_follow(c);
    }
    news_change(desk, SHOW_POSITION | SHOW_ASK, NEWS_OTHER, NULL);
}

/* Leaves everything as it was when so many steps had been played. */
static void go_to(Desk *desk, size_t steps)
{
    Match *match = desk_match(desk);
    const SessionHost *host = &desk->session->host;
    times_charge(desk);
    advice_forget(desk);
    desk->match.chosen = SEATS_NONE;
    memset(desk->pending_cid, 0, sizeof desk->pending_cid);
    desk->match.end = MATCH_BY_RULES;
    desk->match.losers = SEATS_NONE;
    desk->why = WHY_NONE;
    desk->has_ask = false;
    size_t before = match->step_count;
    if (steps < before) {
        host->cut_steps(host->context, desk->id, (int)steps);
    }
    match_go_to(match, steps < before ? steps : before);
    while (match->step_count < steps) {
        GameState state;
        game_copy(match->game, &state, &match->state);
        match_go_to(match, match->step_count + 1);
        keep_step(desk, &state);
    }
    desk->valued = steps < desk->valued ? steps : desk->valued;
    restore_times(desk);
    tell(desk);
}

/* Everybody who must agree has: computers always do. */
static void carry_out(Desk *desk)
{
    go_to(desk, online_target(desk, SEATS_ONE(desk->asker)));
}

static void ask(Desk *desk, SeatSet you)
{
    size_t target = online_target(desk, you);
    desk->asker = seats_first(desk->match.steps[target].acted & you);
    desk->answers_due = desk_humans(desk) & (SeatSet)~you;
    if (!desk->answers_due) {
        carry_out(desk);
        return;
    }
    desk->has_ask = true;
    news_change(desk, SHOW_ASK | SHOW_CAN, NEWS_OTHER, NULL);
}

void back_undo(Desk *desk, SeatSet you)
{
    size_t count = desk->match.step_count;
    if (desk->is_online) {
        ask(desk, you);
    } else if (desk->match.end != MATCH_BY_RULES || has_human_choice(desk)) {
        go_to(desk, count);
    } else {
        go_to(desk, last_choice(desk, count, stops(desk)));
    }
}

void back_redo(Desk *desk)
{
    const Match *match = desk_match(desk);
    size_t end = match->step_count + match->undone_count;
    size_t target = match->step_count + 1;
    while (target < end && !(desk->match.steps[target].acted & stops(desk))) {
        target++;
    }
    go_to(desk, target);
}

void back_answer(Desk *desk, SeatSet you, bool is_yes)
{
    desk->answers_due &= (SeatSet)~you;
    if (!is_yes) {
        desk->has_ask = false;
        news_change(desk, SHOW_ASK | SHOW_CAN, NEWS_OTHER, NULL);
    } else if (!desk->answers_due) {
        carry_out(desk);
    }
}
