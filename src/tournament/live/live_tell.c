/* live_tell.c: writes the rows and messages that spectators get. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/config.h"
#include "tournament/live/live_internal.h"
#include "tournament/results/results.h"

enum {
    ROWS_MOST = 300, /* rows of the standings */
    CROSS_MOST = 64, /* bots in the cross table */
    CURVES = 5,      /* bots whose curve is sent */
};

static const char *const table_names[] = { "bots", "cells", "matches",
                                           "curves" };

static void write_bots(const Live *live, const LiveBoard *board,
                       const Standings *ranked, LiveRows *out)
{
    for (size_t i = 0; i < ranked->count && i < ROWS_MOST; i++) {
        const Standing *row = &ranked->at[i];
        if (!row->is_in) {
            break;
        }
        int place = live_place(live, row->entrant);
        JsonWriter json = live_rows_begin(out, row->entrant);
        json_string(&json, live->names[place]);
        json_int(&json, row->rank);
        json_int(&json, board->marks[1][place]);
        results_write_number(row->points, &json);
        json_int(&json, row->score);
        json_int(&json, row->played);
        json_int(&json, row->wins);
        json_int(&json, row->draws);
        json_int(&json, row->losses);
        json_int(&json, row->verdicts);
        json_string(&json, board->history[place].form);
        live_rows_end(out, &json);
    }
}

static void write_cell(const Live *live, const LiveCell *cell, size_t low,
                       size_t high, LiveRows *out)
{
    int64_t a = live->tournament.entrants.at[low].id;
    int64_t b = live->tournament.entrants.at[high].id;
    JsonWriter json = live_rows_begin(out, live_pair(a, b));
    json_int(&json, cell->matches);
    json_int(&json, cell->wins);
    json_int(&json, cell->draws);
    json_int(&json, cell->losses);
    results_write_number(cell->points[0], &json);
    results_write_number(cell->points[1], &json);
    json_int(&json, cell->faults[0]);
    json_int(&json, cell->faults[1]);
    json_int(&json, cell->last);
    live_rows_end(out, &json);
}

/* Writes the cells of the first bots in the standings. */
static void write_cells(const Live *live, const LiveBoard *board,
                        const Standings *ranked, LiveRows *out)
{
    size_t count = live->tournament.entrants.count;
    bool *is_shown = mem_new(count + 1);
    for (size_t i = 0; i < ranked->count && i < CROSS_MOST; i++) {
        is_shown[live_place(live, ranked->at[i].entrant)] = ranked->at[i].is_in;
    }
    for (size_t low = 0; board->cells && low < count; low++) {
        for (size_t high = low + 1; is_shown[low] && high < count; high++) {
            const LiveCell *cell = &board->cells[low * count + high];
            if (is_shown[high] && cell->matches) {
                write_cell(live, cell, low, high, out);
            }
        }
    }
    free(is_shown);
}

static void write_match(const StoredMatch *match, int64_t order, LiveRows *out)
{
    const PlannedMatch *plan = &match->plan;
    JsonWriter json = live_rows_begin(out, match->id);
    json_bool(&json, match->state == MATCH_DONE);
    json_int(&json, plan->config);
    json_int(&json, plan->stage);
    json_int(&json, plan->round);
    json_begin_array(&json);
    for (int i = 0; i < plan->players; i++) {
        json_int(&json, plan->entrants[i]);
    }
    json_end_array(&json);
    json_int(&json, plan->games);
    if (match->state == MATCH_DONE) {
        json_begin_array(&json);
        for (int i = 0; i < plan->players; i++) {
            json_int(&json, match->result.sides[i].wins);
        }
        json_end_array(&json);
        json_int(&json, match->result.closest_game);
        json_int(&json, match->result.longest_game);
        json_int(&json, order);
    }
    live_rows_end(out, &json);
}

static void write_matches(const Live *live, const LiveBoard *board,
                          LiveRows *out)
{
    int config = (int)(board - live->boards) - 1;
    for (int i = 0; i < live->playing_count; i++) {
        if (config < 0 || live->playing[i].plan.config == config) {
            write_match(&live->playing[i], 0, out);
        }
    }
    for (int i = 0; i < board->recent_count; i++) {
        write_match(&board->recent[i], board->recent_order[i], out);
    }
}

static void write_curves(const Live *live, const LiveBoard *board,
                         const Standings *ranked, LiveRows *out)
{
    for (size_t i = 0; i < ranked->count && i < CURVES; i++) {
        const Standing *row = &ranked->at[i];
        const BotHistory *history =
            &board->history[live_place(live, row->entrant)];
        if (!row->is_in || !history->count) {
            continue;
        }
        JsonWriter json = live_rows_begin(out, row->entrant);
        json_int(&json, history->step);
        json_begin_array(&json);
        for (int k = 0; k < history->kept; k++) {
            results_write_number((double)history->curve[k], &json);
        }
        json_end_array(&json);
        json_int(&json, history->count);
        results_write_number(row->points, &json);
        live_rows_end(out, &json);
    }
}

static void write_rows(const Live *live, const LiveBoard *board,
                       LiveRows out[LIVE_TABLES])
{
    Standings ranked = live_rank(board);
    write_bots(live, board, &ranked, &out[TABLE_BOTS]);
    write_cells(live, board, &ranked, &out[TABLE_CELLS]);
    write_matches(live, board, &out[TABLE_MATCHES]);
    write_curves(live, board, &ranked, &out[TABLE_CURVES]);
    standings_done(&ranked);
    for (int i = 0; i < LIVE_TABLES; i++) {
        live_rows_sort(&out[i]);
    }
}

static const char *state_word(const Live *live)
{
    return !live->is_open        ? "none"
           : live->playing_count ? "running"
           : !live->planned      ? "waiting"
           : live->done == live->planned && live->done >= live->total
               ? "over"
               : "paused";
}

static void write_contest(const Live *live, JsonWriter *out)
{
    const Contest *contest = &live->tournament.contest;
    json_string_member(out, "game", contest->game->id);
    json_string_member(out, "title", contest->game->title);
    json_string_member(out, "format", contest_format_word(contest->format));
    json_int_member(out, "games_each", contest->games);
    json_begin_object_member(out, "points");
    json_bool_member(out, "of_match", contest->points.is_of_match);
    json_real_member(out, "win", contest->points.win);
    json_real_member(out, "draw", contest->points.draw);
    json_real_member(out, "loss", contest->points.loss);
    json_real_member(out, "fault", contest->points.fault);
    json_end_object(out);
    json_begin_array_member(out, "boards");
    for (int i = 0; i < contest->config_count; i++) {
        Text words[LANG_COUNT] = { { 0 } };
        json_begin_object(out);
        for (int lang = 0; lang < LANG_COUNT; lang++) {
            config_describe(contest->game, &contest->configs[i],
                            contest->config_count > 1, (Lang)lang,
                            &words[lang]);
            json_string_member(out, lang == LANG_FR ? "fr" : "en",
                               text_string(&words[lang]));
            text_done(&words[lang]);
        }
        json_end_object(out);
    }
    json_end_array(out);
}

/* Writes the part of a message that the page shows above the tables. */
static void write_head(const Live *live, Text *out)
{
    JsonWriter json = { .out = out };
    json_begin_object(&json);
    json_string_member(&json, "state", state_word(live));
    if (live->is_open) {
        int refused = 0;
        for (size_t i = 0; i < live->tournament.entrants.count; i++) {
            refused += live->tournament.entrants.at[i].state == ENTRANT_REFUSED;
        }
        write_contest(live, &json);
        json_int_member(&json, "begun", live->tournament.contest.begun);
        json_int_member(&json, "bots", tournament_count(&live->tournament));
        json_int_member(&json, "left_out", refused);
        json_int_member(&json, "done", live->done);
        json_int_member(&json, "total",
                        live->total > live->planned ? live->total
                                                    : live->planned);
        json_int_member(&json, "playing", live->playing_count);
        json_int_member(&json, "games", live->boards[0].standings.games);
        json_int_member(&json, "end", live->end);
        json_bool_member(&json, "cross",
                         live->tournament.entrants.count <= LIVE_CROSS_BOTS);
    }
    json_end_object(&json);
}

static JsonWriter begin_message(const Live *live, const LiveBoard *board,
                                Text *out)
{
    JsonWriter json = { .out = out };
    json_begin_object(&json);
    json_string_member(&json, "t", "tournament");
    json_int_member(&json, "board", board - live->boards - 1);
    json_int_member(&json, "version", board->version);
    return json;
}

/* Finds what differs from the last message about a board and builds the next
 * one. */
static void tell_board(const Live *live, LiveBoard *board, const Text *head)
{
    LiveRows now[LIVE_TABLES] = { { .at = NULL } };
    bool has_head = board->head.size != head->size ||
                    memcmp(board->head.data, head->data, head->size) != 0;
    text_clear(&board->change);
    if (!has_head && !board->is_changed) {
        return;
    }
    if (live->is_open && board->standings.at) {
        write_rows(live, board, now);
    }
    board->version++;
    JsonWriter json = begin_message(live, board, &board->change);
    json_int_member(&json, "since", board->version - 1);
    if (has_head) {
        json_key(&json, "head");
        json_line(&json, text_string(head));
        text_clear(&board->head);
        text_add(&board->head, text_string(head));
    }
    bool has_any = has_head;
    for (int i = 0; i < LIVE_TABLES; i++) {
        has_any |=
            live_rows_write(&board->told[i], &now[i], table_names[i], &json);
        live_rows_done(&board->told[i]);
        board->told[i] = now[i];
    }
    json_end_object(&json);
    board->is_changed = false;
    if (has_any) {
        text_clear(&board->whole);
    } else {
        board->version--;
        text_clear(&board->change);
    }
}

void live_tell(Live *live)
{
    Text head = { 0 };
    write_head(live, &head);
    for (int b = 0; b < live->board_count; b++) {
        tell_board(live, &live->boards[b], &head);
    }
    text_done(&head);
}

static const LiveBoard *board_of(const Live *live, int board)
{
    return &live->boards[board >= 0 && board + 1 < live->board_count ? board + 1
                                                                     : 0];
}

bool live_write_change(const Live *live, int board, Text *out)
{
    const Text *change = &board_of(live, board)->change;
    if (board + 1 >= live->board_count || !change->size) {
        return false;
    }
    text_add_bytes(out, change->data, change->size);
    return true;
}

void live_write_standing(const Live *live, JsonWriter *out)
{
    const LiveBoard *board = &live->boards[0];
    json_key(out, "head");
    json_line(out,
              board->head.size ? board->head.data : "{\"state\":\"none\"}");
    if (!live->is_open || !board->standings.at) {
        return;
    }
    Standings ranked = live_rank(board);
    if (ranked.count && ranked.at[0].is_in && ranked.at[0].played) {
        json_begin_object_member(out, "leader");
        json_string_member(out, "name", live_name(live, ranked.at[0].entrant));
        json_key(out, "points");
        results_write_number(ranked.at[0].points, out);
        json_end_object(out);
    }
    standings_done(&ranked);
}

int live_write_whole(Live *live, int number, Text *out)
{
    LiveBoard *board = &live->boards[board_of(live, number) - live->boards];
    if (!board->whole.size) {
        JsonWriter json = begin_message(live, board, &board->whole);
        json_key(&json, "head");
        json_line(&json,
                  board->head.size ? board->head.data : "{\"state\":\"none\"}");
        for (int i = 0; i < LIVE_TABLES; i++) {
            live_rows_write(NULL, &board->told[i], table_names[i], &json);
        }
        json_end_object(&json);
    }
    text_add_bytes(out, board->whole.data, board->whole.size);
    return (int)(board - live->boards) - 1;
}
