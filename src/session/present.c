/* present.c: the members that describe a table: seats, turn, clock, and what
 * the viewer may do.
 *
 * The position is written from play_view, which has removed what the viewer may
 * not know. The whole state serves only to tell whose turn it is and how the
 * game ended. */
#include "session/present.h"

#include <stdlib.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/describe.h"
#include "core/events.h"
#include "core/legal.h"
#include "core/outcome.h"
#include "core/state.h"
#include "session/analysis.h"
#include "session/hint.h"
#include "session/people.h"
#include "session/persistence.h"
#include "session/premove.h"
#include "session/seat_clock.h"
#include "session/session_state.h"
#include "session/undo.h"
#include "session/value.h"

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

/* Returns the number of a seat in messages: 0 for a watcher. */
static int number_of(Seat seat)
{
    return seat == SEAT_WATCHER ? 0 : seat + 1;
}

void present_seats(const Table *table, JsonWriter *out)
{
    json_begin_array(out);
    for (int s = 0; s < table->play.players; s++) {
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

/* Writes one entry of "legal": the move, its parts and what it would do. */
static void write_legal_move(const Game *game, const void *seen,
                             const Viewer *viewer, const LegalMove *legal,
                             Text *scratch, JsonWriter *out)
{
    Drawing how = { .viewer = viewer->as };
    MovePart parts[MOVE_PARTS];
    int count = legal_parts(game, seen, viewer->as, legal->move, &how, parts);
    json_begin_object(out);
    json_string_member(out, "move", legal->text);
    json_begin_array_member(out, "parts");
    for (int i = 0; i < count; i++) {
        json_string(out, parts[i].text);
    }
    json_end_array(out);
    text_clear(scratch);
    events_preview(game, seen, viewer->as, legal->move, viewer->lang, scratch);
    json_string_member(out, "say", text_string(scratch));
    if (game_face(game)->trial) {
        json_begin_array_member(out, "events");
        events_write_trial(game, seen, legal->move, out);
        json_end_array(out);
    }
    json_end_object(out);
}

void present_choices(const Table *table, const Viewer *viewer, const void *seen,
                     SeatSet owing, JsonWriter *out)
{
    const Game *game = table->play.game;
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
    if (owes && game_face(game)->refused) {
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

/* Adds the names of seats, joined by "and". */
static void add_seats(const Game *game, SeatSet seats, Lang lang, Text *out)
{
    SEATS_EACH (seat, seats) {
        text_add(out,
                 seat_left == seats ? "" : lang_pick(lang, " and ", " et "));
        text_add(out, game->seat_names[seat].in[lang]);
    }
}

/* Adds "Black wins: White resigns". Several seats may win or lose together. */
static void add_forfeit(const Table *table, Lang lang, Text *out)
{
    const Play *play = &table->play;
    SeatSet losers = table->play.losers,
            winners = seats_all(play->players) & (SeatSet)~losers;
    bool is_many = seats_count(losers) > 1;
    if (winners) {
        bool are_many = seats_count(winners) > 1;
        add_seats(play->game, winners, lang, out);
        text_add(out, are_many ? lang_pick(lang, " win: ", " gagnent : ")
                               : lang_pick(lang, " wins: ", " gagne : "));
    }
    add_seats(play->game, losers, lang, out);
    if (table->why == WHY_RESIGNED) {
        text_say(out, lang, " resigns", " abandonne");
    } else if (table->why == WHY_TIME) {
        text_add(out, is_many ? lang_pick(lang, " are out of time",
                                          " n'ont plus de temps")
                              : lang_pick(lang, " is out of time",
                                          " n'a plus de temps"));
    } else if (table->why == WHY_FAULT) {
        text_say(out, lang, " has played no legal move in time",
                 " n'a pas joué de coup légal à temps");
    } else {
        text_add(out,
                 is_many
                     ? lang_pick(lang, " forfeit", " ont perdu par forfait")
                     : lang_pick(lang, " forfeits", " a perdu par forfait"));
    }
}

/* Adds how the game stands if the rules alone do not tell it: a forfeit, for
 * example. Returns false if they do. */
static bool add_own(const Table *table, const Viewer *viewer, Text *out)
{
    Lang lang = viewer->lang;
    SeatSet owing = play_owing(&table->play);
    const Play *play = &table->play;
    const char *kept_out = NULL; /* a bot that does not answer */
    SEATS_EACH (seat, owing) {
        const SeatHolder *holder = &table->holders[seat];
        kept_out = holder->is_kept_out ? holder->name : kept_out;
    }
    if (table->play.end == PLAY_FORFEIT) {
        add_forfeit(table, lang, out);
    } else if (table->play.end == PLAY_ADJUDICATED) {
        text_say(out, lang, "A draw: the game is too long",
                 "Partie nulle : elle est trop longue");
    } else if (table_is_waiting(table)) {
        text_say(out, lang, "Waiting for a player", "En attente d'un joueur");
    } else if (kept_out) {
        text_say(out, lang,
                 "%s cannot play now: all places for bots are taken, or it has "
                 "left the tournament",
                 "%s ne peut pas jouer maintenant : toutes les places de bots "
                 "sont prises, ou il a quitté le tournoi",
                 kept_out);
    } else if (table->play.chosen && !seats_has(owing, viewer->as)) {
        text_say(out, lang, "Waiting for ", "En attente de ");
        add_seats(play->game, owing, lang, out);
    } else {
        return false;
    }
    return true;
}

/* Adds one line: who is to play, or how the game ended. */
static void add_status(const Table *table, const Viewer *viewer,
                       const Moment *moment, Text *out)
{
    const Play *play = &table->play;
    bool is_now = moment->ply == play->step_count;
    if (!is_now || !add_own(table, viewer, out)) {
        describe_status(play->game, play->players, moment->state, viewer->lang,
                        out);
    }
}

/* Writes everything that depends on who is to choose. In an earlier position no
 * choice is pending, so everybody who was to act owes one. */
static void write_turn(const Table *table, const Viewer *viewer,
                       const Moment *moment, const void *seen, JsonWriter *out)
{
    const Play *play = &table->play;
    bool is_now = moment->ply == play->step_count;
    SeatSet acting = play->game->to_act(moment->state);
    SeatSet owing = is_now ? play_owing(play) : acting & (SeatSet)~SEATS_CHANCE;
    Text status = { 0 };
    json_int_member(out, "as", number_of(viewer->as));
    json_int_member(out, "next", number_of(viewer->next));
    json_int_member(out, "ply", (int64_t)moment->ply);
    json_key(out, "turn");
    state_write_turn(is_now && play_is_over(play) ? SEATS_NONE : acting, out);
    json_key(out, "owing");
    present_seat_set(owing, out);
    /* A choice that waits for the others; only its own seat sees it. */
    json_key(out, "sealed");
    if (is_now && viewer->as != SEAT_WATCHER &&
        seats_has(play->chosen, viewer->as)) {
        Text text = { 0 };
        play->game->write_move(&play->state, viewer->as,
                               play->choices[viewer->as], 0, &text);
        json_string(out, text_string(&text));
        text_done(&text);
    } else {
        json_null(out);
    }
    present_choices(table, viewer, seen, owing, out);
    add_status(table, viewer, moment, &status);
    json_string_member(out, "status", text_string(&status));
    text_done(&status);
}

/* Writes the result of a finished game; only its last position has one. */
static void write_result(const Table *table, const Viewer *viewer,
                         const Moment *moment, JsonWriter *out)
{
    const Play *play = &table->play;
    json_key(out, "result");
    if (moment->ply != play->step_count || !play_is_over(&table->play)) {
        json_null(out);
        return;
    }
    Outcome outcome;
    Text words = { 0 };
    play_outcome(play, &outcome);
    add_status(table, viewer, moment, &words);
    json_begin_object(out);
    outcome_write_members(&outcome, play->players, out);
    json_string_member(out, "words", text_string(&words));
    const char *because = describe_whose(play->game, &outcome, viewer->lang);
    if (because) {
        json_string_member(out, "because", because);
        json_int_member(out, "whose", seats_first(outcome.whose) + 1);
    }
    if (table->why != WHY_NONE) {
        static const char *const whys[] = { "", "resigned", "time", "fault" };
        json_string_member(out, "why", whys[table->why]);
    }
    json_end_object(out);
    text_done(&words);
}

/* Writes the clocks as they are now. The client counts down by itself from the
 * server's time. */
static void write_clock(const Table *table, JsonWriter *out)
{
    json_key(out, "clock");
    if (!table->clock.is_set) {
        json_null(out);
        return;
    }
    json_begin_object(out);
    json_begin_array_member(out, "left");
    for (int s = 0; s < table->play.players; s++) {
        json_int(out, seat_clock_left(table, (Seat)s));
    }
    json_end_array(out);
    json_key(out, "running");
    present_seat_set(seat_clock_running(table), out);
    json_int_member(out, "now", (int64_t)table->session->now);
    json_end_object(out);
}

/* Writes what the viewer may do, so that the page offers nothing that would
 * be refused. */
static void write_can(const Table *table, const Viewer *viewer, JsonWriter *out)
{
    Undo undo = undo_can(table, viewer->you);
    bool is_over = play_is_over(&table->play);
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
    json_bool_member(out, "ahead", premove_can(table, viewer));
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
    const Play *play = &table->play;
    json_string_member(out, "game", play->game->id);
    json_key(out, "options");
    config_write(play->game, &play->config, out);
}

void present_members(const Table *table, const Viewer *viewer,
                     const Moment *moment, unsigned show, JsonWriter *out)
{
    GameState seen;
    if (show & (SHOW_TURN | SHOW_BOARD)) {
        play_view(&table->play, moment->state, viewer->as, &seen);
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
        present_board(&table->play, &seen, out);
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
