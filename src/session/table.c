#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/play.h"
#include "session/internal.h"

/* An id is a number in base 36; 12 digits fit 64 bits. */
static uint64_t id_number(const char *id)
{
    uint64_t number = 0;
    for (; *id; id++) {
        int digit = *id <= '9' ? *id - '0' : *id - 'a' + 10;
        number = number * 36 + (uint64_t)digit;
    }
    return number;
}

static bool is_id(const char *id)
{
    return strlen(id) == SESSION_TABLE_ID &&
           strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz") ==
               SESSION_TABLE_ID;
}

/* Each character equally likely: 252 is the last multiple of 36. */
static void draw_id(Session *session, char out[ID_SIZE])
{
    for (int i = 0; i < SESSION_TABLE_ID;) {
        uint8_t byte;
        session->host.random(session->host.context, &byte, 1);
        if (byte < 252) {
            out[i++] = "0123456789abcdefghijklmnopqrstuvwxyz"[byte % 36];
        }
    }
    out[SESSION_TABLE_ID] = '\0';
}

static void add_to_list(Session *session, Table *table)
{
    if (session->table_count == session->table_capacity) {
        session->table_capacity =
            session->table_capacity ? 2 * session->table_capacity : 64;
        session->tables = mem_resize(
            session->tables, session->table_capacity * sizeof *session->tables);
    }
    table->index = session->table_count;
    session->tables[session->table_count++] = (TableDue){ NEVER, table };
}

Table *table_new(Session *session, const char *id)
{
    Table *table = mem_new(sizeof *table);
    table->session = session;
    if (id) {
        memcpy(table->id, id, sizeof table->id);
    } else {
        draw_id(session, table->id);
    }
    table->start_value = VALUE_UNKNOWN;
    table->empty_since = session->now;
    table->step_at = table->clock_at = session->now;
    map_put(&session->by_id, id_number(table->id), table);
    add_to_list(session, table);
    return table;
}

void table_free(Table *table)
{
    Session *session = table->session;
    computers_forget(table);
    map_remove(&session->by_id, id_number(table->id));
    TableDue *entry = &session->tables[table->index];
    *entry = session->tables[--session->table_count];
    entry->table->index = table->index;
    match_done(&table->match);
    free(table->notes);
    free(table);
}

Table *table_find(Session *session, const char *id)
{
    if (!is_id(id)) {
        return NULL;
    }
    Table *table = map_get(&session->by_id, id_number(id));
    if (!table && session->table_count < TABLES_MOST) {
        table = persist_load(session, id);
    }
    return table;
}

bool table_is_over(const Table *table)
{
    return table->match.end != MATCH_BY_RULES || match_is_over(&table->match);
}

bool table_is_waiting(const Table *table)
{
    for (int s = 0; s < table->match.players; s++) {
        if (table->holders[s].kind == HOLDER_OPEN) {
            return !table_is_over(table);
        }
    }
    return false;
}

SeatSet table_owing(const Table *table)
{
    const Match *match = &table->match;
    if (table_is_over(table) || table_is_waiting(table)) {
        return SEATS_NONE;
    }
    SeatSet acting = match->game->to_act(&match->state);
    return acting & (SeatSet) ~(table->match.chosen | SEATS_CHANCE);
}

SeatSet table_humans(const Table *table)
{
    SeatSet humans = SEATS_NONE;
    for (Seat s = 0; s < table->match.players; s++) {
        if (table->holders[s].kind != HOLDER_COMPUTER) {
            humans |= SEATS_ONE(s);
        }
    }
    return humans;
}

bool table_has_secrets(const Table *table)
{
    const Match *match = &table->match;
    return match->game->redact ||
           seats_count(match->game->to_act(&match->start)) > 1;
}

bool table_is_free_to(const Table *table, SeatSet you)
{
    return you != SEATS_NONE || (!table_humans(table) && !table->is_listed);
}

/* A record tells everything, so a running game's is for its players. */
bool table_can_record(const Table *table, SeatSet you)
{
    return table_is_over(table) ||
           (!table->is_online && table_is_free_to(table, you));
}

uint64_t table_step_seed(const Table *table, size_t step)
{
    return match_step_seed(&table->match, step);
}

void table_reserve_notes(Table *table, size_t steps)
{
    if (steps <= table->note_capacity) {
        return;
    }
    table->note_capacity = steps < 64 ? 64 : 2 * steps;
    table->notes =
        mem_resize(table->notes, table->note_capacity * sizeof *table->notes);
}

void table_remember(Table *table, const char *cid, uint64_t seq)
{
    DoneCid *entry = &table->cids[table->cid_count++ % CIDS_SIZE];
    strcpy(entry->cid, cid);
    entry->seq = seq;
}

bool table_remembers(const Table *table, const char *cid, uint64_t *seq)
{
    for (int i = 0; i < CIDS_SIZE; i++) {
        if (strcmp(table->cids[i].cid, cid) == 0) {
            *seq = table->cids[i].seq;
            return true;
        }
    }
    return false;
}

/* Time given for a choice, and what is noted of the step. The clocks were
 * read before the step, which timed says of whom. */
static void note_step(Table *table, SeatSet acted, SeatSet timed)
{
    Match *match = &table->match;
    table_reserve_notes(table, match->step_count + 1);
    StepNote *note = &table->notes[match->step_count];
    *note = (StepNote){ .value = VALUE_UNKNOWN };
    if (acted != SEATS_CHANCE) {
        uint64_t ms = table->session->now - table->step_at;
        note->ms = ms < UINT32_MAX ? (uint32_t)ms : UINT32_MAX;
        table->moved |= acted;
    }
    for (Seat s = 0; s < match->players; s++) {
        if (seats_has(timed, s)) {
            int64_t left = table->holders[s].left + table->clock.step;
            table->holders[s].left = left < CLOCK_MOST ? left : CLOCK_MOST;
        }
        note->left[s] = (int32_t)table->holders[s].left;
    }
}

/* A game that never ends is a draw. */
static void end_if_too_long(Table *table)
{
    if (!table_is_over(table) && table->match.step_count >= STEPS_MOST) {
        table->match.end = MATCH_ADJUDICATED;
    }
}

/* Plays one step, keeps it and tells everybody. */
static void play(Table *table, const Move *moves, SeatSet timed)
{
    Match *match = &table->match;
    GameState before;
    game_copy(match->game, &before, &match->state);
    SeatSet acted = match->game->to_act(&before);
    note_step(table, acted, timed);
    match_play(match, moves);
    unsigned show = table->has_ask ? SHOW_ASK : 0;
    table->match.chosen = SEATS_NONE;
    table->has_ask = false;
    table->step_at = table->clock_at = table->session->now;
    end_if_too_long(table);
    persist_step(table, &before);
    bool is_over = table_is_over(table);
    if (is_over) {
        persist_image(table);
        table->session->has_lobby_news |= table->is_listed;
    }
    news_step(table, &before, show);
    if (is_over) {
        news_reveal(table);
    }
}

/* Whoever chose in a joint step, in seat order. */
static void play_pending(Table *table, SeatSet timed)
{
    const Match *match = &table->match;
    Move moves[GAME_SEATS];
    int count = 0;
    for (SeatSet left = match->game->to_act(&match->state); left;
         left &= (SeatSet)(left - 1)) {
        moves[count++] = table->match.choices[seats_first(left)];
    }
    computers_forget(table);
    play(table, moves, timed);
}

void table_choose(Table *table, Seat seat, Move move, const char *cid)
{
    const Match *match = &table->match;
    SeatSet acting = match->game->to_act(&match->state);
    SeatSet timed = acting & clock_counted(table);
    bool is_again = seats_has(table->match.chosen, seat);
    clock_charge(table);
    table->match.choices[seat] = move;
    strcpy(table->pending_cid[seat], cid ? cid : "");
    table->match.chosen |= SEATS_ONE(seat);
    if (table->match.chosen == acting) {
        play_pending(table, timed);
    } else {
        persist_image(table);
        if (!is_again) {
            news_change(table, SHOW_TURN | SHOW_CLOCK | SHOW_CAN, NEWS_OTHER,
                        NULL);
        }
    }
    if (cid) {
        hint_end_all(table);
        table_remember(table, cid, table->seq);
    }
}

void table_draw(Table *table)
{
    const Match *match = &table->match;
    while (!table_is_over(table) &&
           match->game->to_act(&match->state) == SEATS_CHANCE) {
        Rng rng;
        Move moves[GAME_SEATS];
        rng_seed(&rng, table_step_seed(table, match->step_count));
        play_random_step(match->game, &match->state, &rng, moves);
        play(table, moves, SEATS_NONE);
    }
}

void table_forfeit(Table *table, SeatSet losers, EndWhy why)
{
    clock_charge(table);
    computers_forget(table);
    table->match.end = MATCH_FORFEIT;
    table->match.losers = losers;
    table->why = why;
    table->match.chosen = SEATS_NONE;
    table->has_ask = false;
    persist_image(table);
    table->session->has_lobby_news |= table->is_listed;
    for (Client *c = table->clients; c; c = c->next_at_table) {
        people_follow(c);
    }
    news_change(table, SHOW_POSITION | SHOW_ASK, NEWS_OTHER, NULL);
    news_reveal(table);
}

static uint64_t earlier(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* When a table that nobody is at leaves memory. */
static uint64_t empty_due(const Table *table)
{
    if (table->empty_since == NEVER) {
        return NEVER;
    }
    return table->empty_since + (table_is_over(table) ? OVER_MS : EMPTY_MS);
}

static void set_due(Table *table)
{
    Session *session = table->session;
    uint64_t due = clock_due(table);
    for (int s = 0; s < table->match.players; s++) {
        if (table->holders[s].has_answer) {
            due = earlier(due, table->holders[s].answer_due);
        }
    }
    if (table->has_people_news) {
        due = earlier(due, table->people_at + PEOPLE_MS);
    }
    due = earlier(due, empty_due(table));
    due = earlier(due, value_due(table));
    session->tables[table->index].due = due;
    session->next_due = earlier(session->next_due, due);
}

void table_settle(Table *table)
{
    table_draw(table);
    computers_think(table);
    set_due(table);
}

/* Plays what computers have chosen, as far as it is time. */
static void play_answers(Table *table)
{
    for (Seat s = 0; s < table->match.players; s++) {
        SeatHolder *holder = &table->holders[s];
        if (holder->has_answer && holder->answer_due <= table->session->now) {
            holder->has_answer = false;
            table_choose(table, s, holder->answer, NULL);
        }
    }
}

void table_tick(Table *table)
{
    uint64_t now = table->session->now;
    if (now >= empty_due(table)) {
        table_free(table);
        return;
    }
    SeatSet out = clock_out(table);
    if (out) {
        table_forfeit(table, out, WHY_TIME);
    }
    play_answers(table);
    if (table->has_people_news && now >= table->people_at + PEOPLE_MS) {
        people_tell(table);
    }
    table_settle(table);
}
