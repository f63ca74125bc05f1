/* present.c: the members that say how a table stands: seats, turn, clock, what
 * the viewer may do. */
#include "session/present.h"

#include <stdlib.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/events.h"
#include "core/legal.h"
#include "core/outcome.h"
#include "core/state.h"
#include "session/clock.h"
#include "session/internal.h"
#include "session/jobs.h"
#include "session/people.h"
#include "session/persistence.h"
#include "session/undo.h"

Viewer present_to(const Client *client)
{
    return (Viewer){
        .as = client->as,
        .next = people_next(client),
        .you = client->you,
        .lang = client->lang,
        .draws = client->draws,
    };
}

void present_seat_set(SeatSet seats, JsonWriter *out)
{
    json_begin_array(out);
    SEATS_EACH (seat, seats) {
        json_int(out, seat + 1);
    }
    json_end_array(out);
}

static int number_of(Seat seat)
{
    return seat == SEAT_WATCHER ? 0 : seat + 1;
}

void present_seats(const Table *table, JsonWriter *out)
{
    json_begin_array(out);
    for (int s = 0; s < table->match.players; s++) {
        const SeatHolder *holder = &table->holders[s];
        bool is_computer = holder->kind == HOLDER_COMPUTER;
        json_begin_object(out);
        json_string_member(out, "kind", persist_kinds[holder->kind]);
        json_string_member(out, "name", holder->name);
        if (is_computer) {
            json_string_member(out, "spec", holder->spec);
        }
        json_bool_member(out, "here", is_computer || holder->here);
        json_end_object(out);
    }
    json_end_array(out);
}

void present_clock_rule(const Table *table, JsonWriter *out)
{
    if (!table->clock.is_set) {
        json_null(out);
        return;
    }
    json_begin_object(out);
    json_int_member(out, "base", table->clock.base);
    json_int_member(out, "step", table->clock.step);
    json_end_object(out);
}

static void write_legal_move(const Game *game, const void *seen,
                             const Viewer *viewer, const LegalMove *legal,
                             Text *scratch, JsonWriter *out)
{
    Drawing how = { .viewer = viewer->as };
    MovePart parts[MOVE_PARTS];
    int count = game->parts
                    ? game->parts(seen, viewer->as, legal->move, &how, parts)
                    : 0;
    json_begin_object(out);
    json_string_member(out, "move", legal->text);
    json_begin_array_member(out, "parts");
    for (int i = 0; i < count; i++) {
        json_string(out, parts[i].text);
    }
    if (!game->parts) { /* then a move is one part */
        json_string(out, legal->text);
    }
    json_end_array(out);
    text_clear(scratch);
    events_preview(game, seen, viewer->as, legal->move, viewer->lang, scratch);
    json_string_member(out, "say", text_string(scratch));
    if (game->face && game->face->effect) {
        json_begin_object_member(out, "effect");
        game->face->effect(seen, viewer->as, legal->move, out);
        json_end_object(out);
    }
    json_end_object(out);
}

void present_choices(const Table *table, const Viewer *viewer, const void *seen,
                     SeatSet owing, JsonWriter *out)
{
    const Game *game = table->match.game;
    bool owes = viewer->as != SEAT_WATCHER && seats_has(owing, viewer->as);
    LegalMove *legal = owes ? mem_new(GAME_MOVES * sizeof *legal) : NULL;
    Text scratch = { 0 };
    int count = owes ? legal_list(game, seen, viewer->as, 0, legal) : 0;
    json_begin_array_member(out, "legal");
    for (int i = 0; i < count; i++) {
        write_legal_move(game, seen, viewer, &legal[i], &scratch, out);
    }
    json_end_array(out);
    text_done(&scratch);
    free(legal);
    json_begin_array_member(out, "refused");
    if (owes && game->face && game->face->refused) {
        RefusalList refused = { .count = 0 };
        game->face->refused(seen, viewer->as, viewer->lang, &refused);
        for (int i = 0; i < refused.count; i++) {
            json_begin_object(out);
            json_string_member(out, "move", refused.at[i].move);
            json_string_member(out, "why", refused.at[i].why);
            json_end_object(out);
        }
    }
    json_end_array(out);
}

static void write_turn(const Table *table, const Viewer *viewer,
                       const Moment *moment, const void *seen, JsonWriter *out)
{
    const Match *match = &table->match;
    bool is_now = moment->ply == match->step_count;
    SeatSet acting = match->game->to_act(moment->state);
    SeatSet owing =
        is_now ? match_owing(match) : acting & (SeatSet)~SEATS_CHANCE;
    Text status = { 0 };
    json_int_member(out, "as", number_of(viewer->as));
    json_int_member(out, "next", number_of(viewer->next));
    json_int_member(out, "ply", (int64_t)moment->ply);
    json_key(out, "turn");
    state_write_turn(is_now && match_is_over(match) ? SEATS_NONE : acting, out);
    json_key(out, "owing");
    present_seat_set(owing, out);
    /* The choice that waits for the others': only its own seat sees it. */
    json_key(out, "sealed");
    if (is_now && viewer->as != SEAT_WATCHER &&
        seats_has(match->chosen, viewer->as)) {
        Text text = { 0 };
        match->game->write_move(&match->state, viewer->as,
                                match->choices[viewer->as], 0, &text);
        json_string(out, text_string(&text));
        text_done(&text);
    } else {
        json_null(out);
    }
    present_choices(table, viewer, seen, owing, out);
    words_status(table, viewer, moment, &status);
    json_string_member(out, "status", text_string(&status));
    text_done(&status);
}

static void write_result(const Table *table, const Viewer *viewer,
                         const Moment *moment, JsonWriter *out)
{
    const Match *match = &table->match;
    json_key(out, "result");
    if (moment->ply != match->step_count || !match_is_over(&table->match)) {
        json_null(out);
        return;
    }
    Outcome outcome;
    Text words = { 0 };
    match_outcome(match, &outcome);
    words_status(table, viewer, moment, &words);
    json_begin_object(out);
    outcome_write_members(&outcome, match->players, out);
    json_string_member(out, "words", text_string(&words));
    if (table->why != WHY_NONE) {
        json_string_member(out, "why",
                           table->why == WHY_RESIGNED ? "resigned" : "time");
    }
    json_end_object(out);
    text_done(&words);
}

static void write_clock(const Table *table, JsonWriter *out)
{
    json_key(out, "clock");
    if (!table->clock.is_set) {
        json_null(out);
        return;
    }
    json_begin_object(out);
    json_begin_array_member(out, "left");
    for (int s = 0; s < table->match.players; s++) {
        json_int(out, clock_left(table, (Seat)s));
    }
    json_end_array(out);
    json_key(out, "running");
    present_seat_set(clock_running(table), out);
    json_int_member(out, "now", (int64_t)table->session->now);
    json_end_object(out);
}

bool present_can_plan(const Table *table, const Viewer *viewer)
{
    const Match *match = &table->match;
    return match->game->face && match->game->face->ahead &&
           !match_is_over(match) && !table_is_waiting(table) &&
           viewer->as != SEAT_WATCHER && seats_count(viewer->you) == 1 &&
           !seats_has(match->game->to_act(&match->state), viewer->as);
}

static void write_can(const Table *table, const Viewer *viewer, JsonWriter *out)
{
    Undo undo = undo_can(table, viewer->you);
    bool is_over = match_is_over(&table->match);
    json_begin_object_member(out, "can");
    json_key(out, "undo");
    if (undo == UNDO_NONE) {
        json_null(out);
    } else {
        json_string(out, undo == UNDO_FREE ? "free" : "ask");
    }
    json_bool_member(out, "redo", undo_can_redo(table, viewer->you));
    json_bool_member(out, "hint", hint_can(table, viewer));
    json_bool_member(out, "eval", value_can(table, viewer->you));
    json_bool_member(out, "analyse", analysis_can(table));
    json_bool_member(out, "ahead", present_can_plan(table, viewer));
    json_bool_member(out, "record", table_can_record(table, viewer->you));
    json_bool_member(out, "resign",
                     viewer->you && !is_over && !table_is_waiting(table));
    json_bool_member(out, "rematch",
                     is_over && table_is_open_to(table, viewer->you));
    json_bool_member(out, "again", table_can_deal_again(table, viewer->you));
    json_end_object(out);
}

void present_rules(const Table *table, JsonWriter *out)
{
    const Match *match = &table->match;
    json_string_member(out, "game", match->game->id);
    json_key(out, "options");
    config_write(match->game, &match->config, out);
}

void present_members(const Table *table, const Viewer *viewer,
                     const Moment *moment, unsigned show, JsonWriter *out)
{
    GameState seen;
    if (show & (SHOW_TURN | SHOW_BOARD)) {
        match_view(&table->match, moment->state, viewer->as, &seen);
    }
    if (show & SHOW_SEATS) {
        json_key(out, "seats");
        present_seats(table, out);
    }
    if (show & SHOW_YOU) {
        json_key(out, "you");
        present_seat_set(viewer->you, out);
    }
    if (show & SHOW_TURN) {
        write_turn(table, viewer, moment, &seen, out);
    }
    if (show & SHOW_BOARD) {
        present_board(&table->match, &seen, out);
        present_draw(table, viewer, moment, &seen, out);
        write_result(table, viewer, moment, out);
    }
    if (show & SHOW_CLOCK) {
        write_clock(table, out);
    }
    if (show & SHOW_CAN) {
        write_can(table, viewer, out);
    }
    if (show & SHOW_ASK) {
        if (table->has_ask) {
            json_begin_object_member(out, "ask");
            json_string_member(out, "what", "undo");
            json_int_member(out, "by", table->asker + 1);
            json_end_object(out);
        } else {
            json_null_member(out, "ask");
        }
    }
    if (show & SHOW_WATCHERS) {
        json_int_member(out, "watchers", table->watcher_count);
    }
}
