/* report.c: writes a tournament as the JSON document of its report. */
#include "tournament/results/report.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/mem.h"
#include "core/config.h"
#include "tournament/entry.h"
#include "tournament/results/lines.h"
#include "tournament/results/records.h"
#include "tournament/results/replay.h"
#include "tournament/results/scoring.h"

enum {
    ROWS_MOST = 2000,    /* rows of the standings */
    CROSS_MOST = 64,     /* bots in the cross table and the curves */
    CURVE_POINTS = 60,   /* points of a bot's curve over its matches */
    PICKED_EACH = 3,     /* how many games of each kind are picked */
    REPLAYED_MOST = 400, /* steps of a replayed game; the rest is cut off */
    VERDICTS_MOST = 100, /* verdicts that are listed */
};

typedef struct Report {
    Tournament *tournament;
    const Standings *standings;
    bool has_board, has_lines;
    JsonWriter *out;
    Error *err;
    double **curves; /* points after each match, for bots that have a curve */
    int64_t *filled; /* points in each curve */
    int *place;      /* index of an entrant's curve by id, or -1 */
    int curve_count;
    int64_t *finals; /* the matches of the final that are done */
    int64_t final_count;
    int verdicts;
} Report;

/* ---- the tournament and its bots ---- */

/* Writes the contest without its seed: whoever knows the seed could prepare for
 * matches that are still to be played. */
static void write_contest(const Report *r)
{
    const Contest *contest = &r->tournament->contest;
    char made[40];
    time_t now = time(NULL);
    struct tm parts;
    gmtime_r(&now, &parts);
    strftime(made, sizeof made, "%Y-%m-%dT%H:%M:%SZ", &parts);
    json_string_member(r->out, "made", made);
    json_string_member(r->out, "game", contest->game->id);
    json_string_member(r->out, "title", contest->game->title);
    json_string_member(r->out, "preset", contest->preset);
    json_string_member(r->out, "format", contest_format_word(contest->format));
    json_int_member(r->out, "games_each", contest->games);
    json_begin_object_member(r->out, "points");
    json_bool_member(r->out, "of_match", contest->points.is_of_match);
    json_real_member(r->out, "win", contest->points.win);
    json_real_member(r->out, "draw", contest->points.draw);
    json_real_member(r->out, "loss", contest->points.loss);
    json_real_member(r->out, "fault", contest->points.fault);
    json_end_object(r->out);
    json_int_member(r->out, "matches", r->standings->matches);
    json_int_member(r->out, "total", tournament_total(r->tournament));
    json_int_member(r->out, "games", r->standings->games);
    json_int_member(r->out, "plies", r->standings->plies);
    json_begin_object_member(r->out, "machine");
    results_write_machine_members(r->tournament, r->standings, r->out);
    json_end_object(r->out);
}

/* Writes how many reach the final, and its matches; null without a final. */
static void write_final(const Report *r)
{
    const Contest *contest = &r->tournament->contest;
    if (!contest->final_bots ||
        tournament_count(r->tournament) <= contest->final_bots) {
        json_null_member(r->out, "final");
        return;
    }
    json_begin_object_member(r->out, "final");
    json_int_member(r->out, "bots", contest->final_bots);
    json_int_member(r->out, "games_each", contest->final_games);
    json_begin_array_member(r->out, "matches");
    for (int64_t i = 0; i < r->final_count; i++) {
        json_int(r->out, r->finals[i]);
    }
    json_end_array(r->out);
    json_end_object(r->out);
}

/* Writes a text in both languages. */
static void write_both(const Report *r, const char *key, const char *fr,
                       const char *en)
{
    json_begin_object_member(r->out, key);
    json_string_member(r->out, "fr", fr);
    json_string_member(r->out, "en", en);
    json_end_object(r->out);
}

static void write_boards(const Report *r)
{
    const Contest *contest = &r->tournament->contest;
    json_begin_array_member(r->out, "boards");
    for (int i = 0; i < contest->config_count; i++) {
        Text fr = { 0 }, en = { 0 };
        config_describe(contest->game, &contest->configs[i], true, LANG_FR,
                        &fr);
        config_describe(contest->game, &contest->configs[i], true, LANG_EN,
                        &en);
        json_begin_object(r->out);
        write_both(r, "name", text_string(&fr), text_string(&en));
        json_end_object(r->out);
        text_done(&fr);
        text_done(&en);
    }
    json_end_array(r->out);
}

/* Adds the points after this match to the curves of its players. */
static bool add_to_curves(const StoredMatch *match, void *context)
{
    Report *r = context;
    if (match->plan.stage > 0) {
        r->finals = mem_resize(r->finals, (size_t)(r->final_count + 1) *
                                              sizeof *r->finals);
        r->finals[r->final_count++] = match->id;
        return true;
    }
    for (int i = 0; i < match->plan.players; i++) {
        int place = r->place[match->plan.entrants[i]];
        if (place < 0) {
            continue;
        }
        int64_t at = r->filled[place]++;
        r->curves[place] =
            mem_resize(r->curves[place], (size_t)(at + 1) * sizeof **r->curves);
        r->curves[place][at] =
            (at ? r->curves[place][at - 1] : 0) +
            scoring_points(&r->tournament->contest, &match->result, i);
    }
    return true;
}

static bool make_curves(Report *r)
{
    MatchQuery done = { .is_done = true };
    const Standings *standings = r->standings;
    int64_t most = 0;
    for (size_t i = 0; i < standings->count; i++) {
        int64_t id = standings->at[i].entrant;
        most = id > most ? id : most;
    }
    r->place = mem_new((size_t)(most + 1) * sizeof *r->place);
    for (size_t i = 0; i < standings->count; i++) {
        const Standing *row = &standings->at[i];
        bool is_drawn = row->is_in && r->curve_count < CROSS_MOST;
        r->place[row->entrant] = is_drawn ? r->curve_count++ : -1;
    }
    r->curves = mem_new(CROSS_MOST * sizeof *r->curves);
    r->filled = mem_new(CROSS_MOST * sizeof *r->filled);
    return match_store_each_match(r->tournament->store, &done, add_to_curves, r,
                                  r->err);
}

/* Writes at most CURVE_POINTS points of a curve, the last one included: [match,
 * points]. */
static void write_curve(const Report *r, int place)
{
    int64_t count = place < 0 ? 0 : r->filled[place];
    int64_t step = count / CURVE_POINTS + 1;
    json_begin_array_member(r->out, "curve");
    for (int64_t i = 0; i < count; i++) {
        if ((i + 1) % step == 0 || i == count - 1) {
            json_begin_array(r->out);
            json_int(r->out, i + 1);
            results_write_number(r->curves[place][i], r->out);
            json_end_array(r->out);
        }
    }
    json_end_array(r->out);
}

/* A report is published, so a reason loses the folder at its beginning: it is
 * one of the organiser's machine. */
static const char *without_folder(const char *reason, const char *file)
{
    if (reason[0] == '/') {
        const char *at = reason;
        while ((at = strstr(at + 1, file))) {
            if (at[-1] == '/') {
                return at;
            }
        }
    }
    return reason;
}

static void write_bots(const Report *r)
{
    const Standings *standings = r->standings;
    json_begin_array_member(r->out, "bots");
    for (size_t i = 0; i < standings->count && i < ROWS_MOST; i++) {
        const Standing *row = &standings->at[i];
        if (!row->is_in) {
            break;
        }
        json_begin_object(r->out);
        results_write_standing_members(row, r->out);
        json_int_member(r->out, "games", row->games);
        json_int_member(r->out, "moves", row->questions);
        json_int_member(r->out, "thought_us", row->thought_us);
        json_int_member(r->out, "late", row->late);
        json_bool_member(r->out, "finalist", row->is_finalist);
        json_key(r->out, "final_points");
        results_write_number(row->final_points, r->out);
        write_curve(r, r->place[row->entrant]);
        json_end_object(r->out);
    }
    json_end_array(r->out);
    json_begin_array_member(r->out, "left_out");
    for (size_t i = 0; i < r->tournament->entrants.count; i++) {
        const Entrant *entrant = &r->tournament->entrants.at[i];
        bool is_out = entrant->state == ENTRANT_REFUSED ||
                      (entrant->state == ENTRANT_REMOVED && entrant->reason[0]);
        if (is_out) {
            json_begin_object(r->out);
            json_string_member(r->out, "file", entrant->key);
            write_both(
                r, "reason",
                without_folder(entry_reason(entrant, LANG_FR), entrant->key),
                without_folder(entry_reason(entrant, LANG_EN), entrant->key));
            json_end_object(r->out);
        }
    }
    json_end_array(r->out);
}

/* ---- who against whom ---- */

/* Writes [matches, games won, drawn, lost, points], or 0 if the two have not
 * met. */
static void write_cells(const CrossTable *table, JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < table->count; i++) {
        json_begin_array(out);
        for (int k = 0; k < table->count; k++) {
            const CrossCell *cell = &table->cells[i * table->count + k];
            if (!cell->matches) {
                json_int(out, 0);
                continue;
            }
            json_begin_array(out);
            json_int(out, cell->matches);
            json_int(out, cell->game_wins);
            json_int(out, cell->game_draws);
            json_int(out, cell->game_losses);
            results_write_number(cell->points, out);
            json_end_array(out);
        }
        json_end_array(out);
    }
    json_end_array(out);
}

/* Writes the cells of every board, and in thousandths the probability that the
 * row is stronger than the column. */
static bool write_cross(const Report *r)
{
    bool is_well = true;
    json_begin_array_member(r->out, "cells");
    for (int i = 0; is_well && i < r->tournament->contest.config_count; i++) {
        CrossTable table;
        is_well = cross_table_make(r->tournament, r->standings, i, CROSS_MOST,
                                   &table, r->err);
        if (is_well) {
            write_cells(&table, r->out);
            cross_table_done(&table);
        }
    }
    json_end_array(r->out);
    json_begin_array_member(r->out, "superiority");
    for (int i = 0; i < r->curve_count; i++) {
        json_begin_array(r->out);
        for (int k = 0; k < r->curve_count; k++) {
            double share = results_superiority(
                r->standings, &r->standings->at[i], &r->standings->at[k]);
            if (share < 0) {
                json_null(r->out);
            } else {
                json_int(r->out, lround(1000 * share));
            }
        }
        json_end_array(r->out);
    }
    json_end_array(r->out);
    return is_well;
}

/* ---- verdicts ---- */

static bool write_verdict(const StoredVerdict *v, void *context)
{
    Report *r = context;
    const Entrant *entrant =
        entrants_find(&r->tournament->entrants, v->entrant);
    if (!entrant || entrant->state == ENTRANT_REMOVED) {
        return true;
    }
    json_begin_object(r->out);
    json_string_member(r->out, "name", entrant->name);
    json_int_member(r->out, "match", v->match);
    json_int_member(r->out, "game", v->game);
    json_int_member(r->out, "move", v->move + 1);
    json_string_member(r->out, "code", verdict_word(v->code));
    write_both(r, "why", v->why[LANG_FR], v->why[LANG_EN]);
    json_string_member(r->out, "words", v->words);
    json_string_member(r->out, "position", v->position);
    write_both(r, "advice", verdict_advice((VerdictHint)v->hint, LANG_FR),
               verdict_advice((VerdictHint)v->hint, LANG_EN));
    json_end_object(r->out);
    return ++r->verdicts < VERDICTS_MOST;
}

/* ---- games ---- */

/* Writes the steps of a game in words, in one language. */
static void write_steps(const Table *table, Lang lang, const char *key,
                        JsonWriter *out)
{
    Viewer viewer = { .as = SEAT_WATCHER, .lang = lang };
    json_begin_object_member(out, key);
    present_moves(table, &viewer, out);
    json_end_object(out);
}

/* Writes the game as the page shows a table at which nobody sits. */
static void write_replay(const Report *r, const Play *play)
{
    Table *table = replay_table_new(play);
    const ReplayPart whole = { .lang = r->err->lang,
                               .draws = !r->has_board,
                               .most = SIZE_MAX,
                               .bytes = SIZE_MAX };
    if (play->step_count > REPLAYED_MOST) {
        table->play.step_count = REPLAYED_MOST;
    }
    replay_write_head(play, r->out);
    write_steps(table, LANG_FR, "fr", r->out);
    write_steps(table, LANG_EN, "en", r->out);
    replay_write_positions(table, &whole, r->out);
    replay_table_free(table);
}

static bool is_same(const PickedGame *a, const PickedGame *b)
{
    return a->match == b->match && a->game == b->game;
}

/* Writes a picked game once, with all reasons for which it was picked. */
static void write_game(const Report *r, const PickedGame *picked, int count)
{
    static const char *const kinds[] = { "closest", "longest", "verdict" };
    const LinesPart all = { .seats = UINT8_MAX, .last = REPLAYED_MOST + 1 };
    StoredMatch stored;
    Play play;
    Text record = { 0 };
    /* A match lost before its first move has no games, and games sent by
     * another machine may be damaged. */
    if (!results_find_match(r->tournament, picked->match, &stored, NULL) ||
        !results_load_record(r->tournament, &stored, picked->game,
                             RECORDS_UNPACKED, &record, &play, NULL)) {
        return;
    }
    json_begin_object(r->out);
    json_begin_array_member(r->out, "kinds");
    for (int i = 0; i < count; i++) {
        if (is_same(&picked[i], picked) &&
            (i == 0 || picked[i].kind != picked[i - 1].kind)) {
            json_string(r->out, kinds[picked[i].kind]);
        }
    }
    json_end_array(r->out);
    json_int_member(r->out, "match", picked->match);
    json_int_member(r->out, "game", picked->game);
    json_int_member(r->out, "steps", (int64_t)play.step_count);
    write_replay(r, &play);
    if (r->has_lines) {
        json_key(r->out, "lines");
        lines_write(&record, &all, r->out);
    }
    json_end_object(r->out);
    text_done(&record);
    play_done(&play);
}

static bool write_games(const Report *r)
{
    PickedGame picked[PICKS * PICKED_EACH];
    int count = results_pick_games(r->tournament, PICKED_EACH, picked, r->err);
    json_begin_array_member(r->out, "picked");
    for (int i = 0; i < count; i++) {
        bool is_new = true;
        for (int k = 0; k < i; k++) {
            is_new = is_new && !is_same(&picked[k], &picked[i]);
        }
        if (is_new) {
            write_game(r, &picked[i], count - i);
        }
    }
    json_end_array(r->out);
    return count >= 0;
}

/* ---- all of it ---- */

static bool write_all(Report *r)
{
    MatchStore *store = r->tournament->store;
    bool is_well = make_curves(r);
    json_begin_object(r->out);
    json_string_member(r->out, "lang", r->err->lang == LANG_FR ? "fr" : "en");
    write_contest(r);
    write_final(r);
    write_boards(r);
    write_bots(r);
    is_well = is_well && write_cross(r);
    json_begin_array_member(r->out, "verdicts");
    is_well =
        is_well && match_store_each_verdict(store, 0, write_verdict, r, r->err);
    json_end_array(r->out);
    is_well = is_well && write_games(r);
    json_end_object(r->out);
    return is_well;
}

bool report_write(Tournament *tournament, const Standings *standings,
                  bool has_board, bool has_lines, JsonWriter *out, Error *err)
{
    Report r = { .tournament = tournament,
                 .standings = standings,
                 .has_board = has_board,
                 .has_lines = has_lines,
                 .out = out,
                 .err = err };
    bool is_well = write_all(&r);
    for (int i = 0; r.curves && i < CROSS_MOST; i++) {
        free(r.curves[i]);
    }
    free(r.curves);
    free(r.filled);
    free(r.finals);
    free(r.place);
    return is_well;
}

bool report_fill(const Text *page, const Text *document, Text *out)
{
    static const char place[] = "%DATA%";
    const char *at = strstr(text_string(page), place);
    if (!at) {
        return false;
    }
    text_add_bytes(out, page->data, (size_t)(at - page->data));
    for (size_t i = 0; i < document->size; i++) {
        if (document->data[i] == '<') {
            text_add(out, "\\u003c");
        } else {
            text_add_char(out, document->data[i]);
        }
    }
    text_add(out, at + strlen(place));
    return true;
}
