/* live.c: reads a store as it changes and sums it up for spectators. */
#include "tournament/live/live.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/mem.h"
#include "tournament/live/live_internal.h"
#include "tournament/results/scoring.h"

enum {
    LOOK_MS = 1000,
    LOOK_SHARE = 20, /* reading uses at most 1/20 of a core */
    LOOK_MOST_MS = 60000,
    MARKS = 20,      /* how many times in a tournament the ranks are kept for
                        comparison */
    RATE_MS = 30000, /* shortest time over which the pace is measured */
};

static uint64_t now_ms(void)
{
    return clock_now() / 1000000;
}

int live_place(const Live *live, int64_t id)
{
    const Entrants *entrants = &live->tournament.entrants;
    if (id >= 1 && (size_t)id <= entrants->count &&
        entrants->at[id - 1].id == id) {
        return (int)id - 1;
    }
    for (size_t i = 0; i < entrants->count; i++) {
        if (entrants->at[i].id == id) {
            return (int)i;
        }
    }
    return -1;
}

Tournament *live_tournament(Live *live)
{
    return live->is_open ? &live->tournament : NULL;
}

int64_t live_generation(const Live *live)
{
    return live->generation;
}

const char *live_name(const Live *live, int64_t entrant)
{
    int place = live_place(live, entrant);
    return place < 0 ? "" : live->names[place];
}

static void make_names(Live *live)
{
    const Entrants *entrants = &live->tournament.entrants;
    live->names = mem_new((entrants->count + 1) * sizeof *live->names);
    for (size_t i = 0; i < entrants->count; i++) {
        const Entrant *entrant = &entrants->at[i];
        const char *slash = strrchr(entrant->name, '/');
        bool is_own = strcmp(entrant->name, entrant->key) != 0;
        live->names[i] =
            mem_copy_string(slash && !is_own ? slash + 1 : entrant->name);
    }
}

static void clear_model(Live *live)
{
    for (int b = 0; b < live->board_count; b++) {
        LiveBoard *board = &live->boards[b];
        standings_done(&board->standings);
        free(board->history);
        free(board->cells);
        free(board->marks[0]);
        free(board->marks[1]);
        board->history = NULL;
        board->cells = NULL;
        board->marks[0] = board->marks[1] = NULL;
        board->next_mark = board->recent_count = 0;
        board->is_changed = true;
    }
    free(live->states);
    live->states = NULL;
    live->state_count = 0;
    live->must_reread = false;
    live->planned = live->done = live->total = live->order = 0;
    live->playing_count = 0;
}

/* Makes room for all boards of the contest. The rows that were already sent are
 * kept. */
static void begin_model(Live *live)
{
    const Tournament *t = &live->tournament;
    size_t count = t->entrants.count;
    int boards = 1 + t->contest.config_count;
    if (boards > live->board_count) {
        live->boards =
            mem_resize(live->boards, (size_t)boards * sizeof *live->boards);
        memset(live->boards + live->board_count, 0,
               (size_t)(boards - live->board_count) * sizeof *live->boards);
        live->board_count = boards;
    }
    clear_model(live);
    live->generation++;
    live->total = tournament_total(t);
    for (int b = 0; b < boards; b++) {
        LiveBoard *board = &live->boards[b];
        standings_init(&board->standings, &t->contest, &t->entrants);
        board->history = mem_new((count + 1) * sizeof *board->history);
        board->marks[0] = mem_new((count + 1) * sizeof **board->marks);
        board->marks[1] = mem_new((count + 1) * sizeof **board->marks);
        if (count <= LIVE_CROSS_BOTS) {
            board->cells = mem_new((count * count + 1) * sizeof *board->cells);
        }
    }
}

static void add_to_history(BotHistory *history, char sign, double points)
{
    size_t length = strlen(history->form);
    if (length == LIVE_FORM) {
        memmove(history->form, history->form + 1, LIVE_FORM);
        length--;
    }
    history->form[length] = sign;
    history->step = history->step ? history->step : 1;
    history->count++;
    if (history->count % history->step) {
        return;
    }
    if (history->kept == LIVE_CURVE) {
        for (int i = 0; i < LIVE_CURVE / 2; i++) {
            history->curve[i] = history->curve[2 * i + 1];
        }
        history->kept /= 2;
        history->step *= 2;
        if (history->count % history->step) {
            return;
        }
    }
    history->curve[history->kept++] = (float)points;
}

static void add_to_cell(LiveCell *cell, const Contest *contest,
                        const StoredMatch *match, int a, int b)
{
    const MatchResult *result = &match->result;
    bool is_turned = match->plan.entrants[a] > match->plan.entrants[b];
    int sides[2] = { is_turned ? b : a, is_turned ? a : b };
    const PairResult *pair = &result->pairs[result_pair(a, b)];
    int64_t wins = pair->wins[0] + pair->wins[1];
    int64_t losses = pair->losses[0] + pair->losses[1];
    cell->matches++;
    cell->wins += is_turned ? losses : wins;
    cell->losses += is_turned ? wins : losses;
    cell->draws += pair->draws[0] + pair->draws[1];
    for (int i = 0; i < 2; i++) {
        cell->points[i] += scoring_points(contest, result, sides[i]);
        cell->faults[i] += result->sides[sides[i]].has_lost;
    }
    cell->last = match->id;
}

static void add_to_cells(const Live *live, LiveBoard *board,
                         const StoredMatch *match)
{
    size_t count = live->tournament.entrants.count;
    for (int b = 1; board->cells && b < match->plan.players; b++) {
        for (int a = 0; a < b; a++) {
            int one = live_place(live, match->plan.entrants[a]);
            int other = live_place(live, match->plan.entrants[b]);
            if (one >= 0 && other >= 0) {
                size_t low = (size_t)(one < other ? one : other);
                size_t high = (size_t)(one < other ? other : one);
                add_to_cell(&board->cells[low * count + high],
                            &live->tournament.contest, match, a, b);
            }
        }
    }
}

Standings live_rank(const LiveBoard *board)
{
    Standings ranked = board->standings;
    size_t size = (ranked.count + 1) * sizeof *ranked.at;
    ranked.at = mem_new(size);
    memcpy(ranked.at, board->standings.at, size);
    standings_rank(&ranked);
    return ranked;
}

/* Keeps the ranks about twenty times in a tournament, so that later ranks can
 * be compared with them. */
static void set_mark(const Live *live, LiveBoard *board)
{
    int64_t step = live->total / MARKS /
                   (board == live->boards ? 1 : live->board_count - 1);
    int64_t least = tournament_count(&live->tournament);
    if (board->standings.matches < board->next_mark) {
        return;
    }
    board->next_mark = board->standings.matches + (step > least ? step : least);
    Standings ranked = live_rank(board);
    int *oldest = board->marks[1];
    board->marks[1] = board->marks[0];
    board->marks[0] = oldest;
    for (size_t i = 0; i < ranked.count; i++) {
        oldest[live_place(live, ranked.at[i].entrant)] =
            ranked.at[i].played ? ranked.at[i].rank : 0;
    }
    standings_done(&ranked);
}

static void add_to_recent(Live *live, LiveBoard *board,
                          const StoredMatch *match)
{
    int at = 0; /* once the list is full, the new match replaces the oldest */
    for (int i = 1; i < board->recent_count; i++) {
        at = board->recent_order[i] < board->recent_order[at] ? i : at;
    }
    at = board->recent_count < LIVE_RECENT ? board->recent_count++ : at;
    board->recent[at] = *match;
    board->recent_order[at] = live->order;
}

static void add_to_board(Live *live, LiveBoard *board, const StoredMatch *match)
{
    static const char signs[] = {
        [MATCH_LOST] = 'l', [MATCH_DRAWN] = 'd', [MATCH_WON] = 'w'
    };
    board->is_changed = true;
    standings_add(&board->standings, match);
    if (match->plan.players < 2) {
        return;
    }
    for (int i = 0; i < match->plan.players; i++) {
        int64_t id = match->plan.entrants[i];
        int place = live_place(live, id);
        if (place >= 0) {
            bool is_fault = match->result.sides[i].has_lost;
            SideOutcome outcome = scoring_outcome(&match->result, i);
            const Standing *row = standings_find(&board->standings, id);
            add_to_history(&board->history[place],
                           is_fault ? 'f' : signs[outcome], row->points);
        }
    }
    add_to_cells(live, board, match);
    add_to_recent(live, board, match);
    set_mark(live, board);
}

static void stop_playing(Live *live, int64_t id)
{
    for (int i = 0; i < live->playing_count; i++) {
        if (live->playing[i].id == id) {
            live->playing[i] = live->playing[--live->playing_count];
            return;
        }
    }
}

/* Adds a match in its present state. Results can only be added, so if a result
 * has changed, everything is read again. */
static bool take_match(const StoredMatch *match, void *context)
{
    Live *live = context;
    const PlannedMatch *plan = &match->plan;
    size_t id = (size_t)match->id;
    if (id >= live->state_count) {
        size_t count = 2 * id + 64;
        live->states = mem_resize(live->states, count * sizeof *live->states);
        memset(live->states + live->state_count, 0xff,
               (count - live->state_count) * sizeof *live->states);
        live->state_count = count;
    }
    uint32_t before = live->states[id];
    uint32_t now = (uint32_t)match->attempt * 4 + (uint32_t)match->state;
    if (before == now) {
        return true;
    }
    if (before != UINT32_MAX && before % 4 == MATCH_DONE) {
        live->must_reread = true;
        return false;
    }
    live->states[id] = now;
    live->planned += before == UINT32_MAX && plan->players > 1;
    stop_playing(live, match->id);
    live->boards[0].is_changed = true;
    bool has_board = plan->config >= 0 &&
                     plan->config < live->tournament.contest.config_count;
    LiveBoard *own = has_board ? &live->boards[1 + plan->config] : NULL;
    if (own) {
        own->is_changed = true;
    }
    if (match->state == MATCH_CLAIMED && live->playing_count < LIVE_PLAYING) {
        live->playing[live->playing_count++] = *match;
    } else if (match->state == MATCH_DONE) {
        live->done += plan->players > 1;
        live->order++;
        add_to_board(live, &live->boards[0], match);
        if (own) {
            add_to_board(live, own, match);
        }
    }
    return true;
}

/* Estimates when the tournament will end at the present pace, in seconds of the
 * wall clock; 0 if that is unknown. */
static int64_t foresee_end(Live *live)
{
    uint64_t now = now_ms();
    if (now - live->pace[1].at > RATE_MS) {
        live->pace[0] = live->pace[1];
        live->pace[1].at = now;
        live->pace[1].done = live->done;
    }
    int64_t done = live->done - live->pace[0].done;
    uint64_t took = now - live->pace[0].at;
    int64_t left = live->total - live->done;
    if (done <= 0 || left <= 0 || live->playing_count == 0) {
        return 0;
    }
    int64_t seconds =
        (int64_t)((double)took / 1000 * (double)left / (double)done);
    return ((int64_t)time(NULL) + seconds) / 10 * 10;
}

/* ---- reading ---- */

static void close_store(Live *live)
{
    if (!live->is_open) {
        return;
    }
    clear_model(live);
    for (size_t i = 0; i < live->tournament.entrants.count; i++) {
        free(live->names[i]);
    }
    free(live->names);
    live->names = NULL;
    tournament_close(&live->tournament);
    live->is_open = false;
    live->since = 0;
}

static bool open_store(Live *live, Error *err)
{
    close_store(live);
    live->is_open =
        tournament_open(&live->tournament, live->store, STORE_READ, err);
    if (live->is_open) {
        make_names(live);
        begin_model(live);
    }
    return live->is_open;
}

static bool read_matches(Live *live, Error *err)
{
    return match_store_each_change(live->tournament.store, &live->since,
                                   take_match, live, err);
}

/* Reads only the changes if possible. It reads everything the first time, if
 * the store asks for it or cannot tell changes, and if a result was taken back.
 */
static bool read_store(Live *live, Error *err)
{
    bool is_going_on = live->is_open && live->since != 0;
    if (is_going_on && read_matches(live, err) && live->since != 0 &&
        !live->must_reread) {
        return true;
    }
    if (is_going_on && err->text[0]) {
        return false;
    }
    if (!open_store(live, err) || !read_matches(live, err)) {
        return false;
    }
    live->pace[0].at = live->pace[1].at = now_ms();
    live->pace[0].done = live->pace[1].done = live->done;
    return true;
}

bool live_look(Live *live, int *wait, Error *err)
{
    uint64_t began = now_ms();
    int64_t generation = live->generation;
    bool is_read = read_store(live, err);
    if (!is_read) {
        close_store(live);
    }
    live->end = is_read ? foresee_end(live) : 0;
    live_tell(live);
    /* If the store cannot tell what has changed, each update reads everything,
     * so updates are made less often. */
    bool is_whole = live->generation != generation;
    uint64_t took = is_whole && live->was_whole ? now_ms() - began : 0;
    uint64_t due = took * LOOK_SHARE;
    live->was_whole = is_whole;
    *wait = due < LOOK_MS        ? LOOK_MS
            : due > LOOK_MOST_MS ? LOOK_MOST_MS
                                 : (int)due;
    return is_read;
}

Live *live_new(const char *store)
{
    Live *live = mem_new(sizeof *live);
    live->store = mem_copy_string(store);
    live->boards = mem_new(sizeof *live->boards);
    live->board_count = 1;
    return live;
}

void live_free(Live *live)
{
    if (!live) {
        return;
    }
    close_store(live);
    for (int b = 0; b < live->board_count; b++) {
        LiveBoard *board = &live->boards[b];
        for (int i = 0; i < LIVE_TABLES; i++) {
            live_rows_done(&board->told[i]);
        }
        text_done(&board->head);
        text_done(&board->change);
        text_done(&board->whole);
    }
    free(live->boards);
    free(live->store);
    free(live);
}
