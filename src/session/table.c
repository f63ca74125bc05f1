/* table.c: tables in memory: found by their id, changed by choices and time,
 * and freed when nobody is there.
 *
 * Every change of a table goes the same way: clocks are read
 * (seat_clock_charge), the game is changed, the host keeps the change
 * (persist_...), the clients are told (news_...), and table_settle draws for
 * chance, starts the computers and computes when table_tick must be called
 * next. The host gets the change before the clients do, so no client hears of a
 * step that could be lost. */
#include "session/table.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/rules.h"
#include "session/computers.h"
#include "session/hint.h"
#include "session/news.h"
#include "session/people.h"
#include "session/persistence.h"
#include "session/present.h"
#include "session/rivals.h"
#include "session/seat_clock.h"
#include "session/session_state.h"
#include "session/value.h"

static const char id_digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";

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

Table *table_new(Session *session, const char *id)
{
    Table *table = mem_new(sizeof *table);
    table->session = session;
    if (id) {
        memcpy(table->id, id, sizeof table->id);
    } else {
        /* Bytes from 252 on, the largest multiple of 36, are drawn again, so
         * that all digits are equally likely. */
        for (int i = 0; i < SESSION_TABLE_ID;) {
            uint8_t byte;
            session->host.random(session->host.context, &byte, 1);
            if (byte < 252) {
                table->id[i++] = id_digits[byte % 36];
            }
        }
        table->id[SESSION_TABLE_ID] = '\0';
    }
    table->start_value = VALUE_UNKNOWN;
    table->empty_since = session->now;
    table->step_at = table->clock_at = session->now;
    map_put(&session->by_id, id_number(table->id), table);
    if (session->table_count == session->table_capacity) {
        session->table_capacity =
            session->table_capacity ? 2 * session->table_capacity : 64;
        session->tables = mem_resize(
            session->tables, session->table_capacity * sizeof *session->tables);
    }
    table->index = session->table_count;
    session->tables[session->table_count++] = (TableDue){ NEVER, table };
    return table;
}

void table_free(Table *table)
{
    Session *session = table->session;
    computers_stop(table);
    computers_forget(table);
    map_remove(&session->by_id, id_number(table->id));
    TableDue *entry = &session->tables[table->index];
    *entry = session->tables[--session->table_count];
    entry->table->index = table->index;
    play_done(&table->play);
    free(table->notes);
    free(table);
}

static bool is_id(const char *id)
{
    return strlen(id) == SESSION_TABLE_ID &&
           strspn(id, id_digits) == SESSION_TABLE_ID;
}

Table *table_in_memory(const Session *session, const char *id)
{
    return is_id(id) ? map_get(&session->by_id, id_number(id)) : NULL;
}

TableFound table_find(Session *session, const char *id, Table **out)
{
    *out = table_in_memory(session, id);
    return *out                                 ? TABLE_HERE
           : !is_id(id)                         ? TABLE_NONE
           : session->table_count < TABLES_MOST ? persist_load(session, id, out)
                                                : TABLE_BUSY;
}

bool table_is_open_to(const Table *table, SeatSet you)
{
    return you != SEATS_NONE || (!table->play.humans && !table->is_listed);
}

bool table_can_record(const Table *table, SeatSet you)
{
    return play_is_over(&table->play) ||
           (!table->is_online && table_is_open_to(table, you));
}

/* True if the game could have begun differently: it does with at least one of
 * two other seeds. */
static bool is_dealt(const Play *play)
{
    for (uint64_t seed = 1; seed <= 2; seed++) {
        Rng rng;
        GameState other;
        rng_seed(&rng, seed);
        rules_setup(play->game, &other, &play->config, &rng);
        size_t size = game_used(play->game, &play->start);
        if (size != game_used(play->game, &other) ||
            memcmp(&play->start, &other, size) != 0) {
            return true;
        }
    }
    return false;
}

bool table_can_deal_again(const Table *table, SeatSet you)
{
    const Play *play = &table->play;
    bool hides = play->game->redact != NULL;
    bool is_early = !play_is_over(play) && (table->is_online || hides);
    if (is_early || table_is_waiting(table) || !table_is_open_to(table, you)) {
        return false;
    }
    for (int s = 0; s < play->players; s++) {
        const SeatHolder *holder = &table->holders[s];
        if (hides && holder->kind == HOLDER_HUMAN && !holder->here) {
            return false;
        }
    }
    return is_dealt(play);
}

void table_reserve_notes(Table *table, size_t steps)
{
    if (steps > table->note_capacity) {
        table->note_capacity = steps < 64 ? 64 : 2 * steps;
        table->notes = mem_resize(table->notes,
                                  table->note_capacity * sizeof *table->notes);
    }
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

/* Plays the step that all have chosen, keeps it and tells everybody. The seats
 * in `timed` get the clock's bonus for a step. */
static void play_chosen(Table *table, SeatSet timed)
{
    Play *play = &table->play;
    GameState before;
    game_copy(play->game, &before, &play->state);
    /* Notes the time that the step took and adds the bonus to the clocks, which
     * are up to date. */
    table_reserve_notes(table, play->step_count + 1);
    StepNote *note = &table->notes[play->step_count];
    *note = (StepNote){ .value = VALUE_UNKNOWN };
    if (play->chosen != SEATS_CHANCE) {
        uint64_t ms = table->session->now - table->step_at;
        note->ms = ms < UINT32_MAX ? (uint32_t)ms : UINT32_MAX;
        table->moved |= play->chosen;
    }
    for (Seat s = 0; s < play->players; s++) {
        SeatHolder *holder = &table->holders[s];
        if (seats_has(timed, s)) {
            int64_t left = holder->left + table->clock.step;
            holder->left = left < CLOCK_MOST ? left : CLOCK_MOST;
        }
        note->left[s] = (int32_t)holder->left;
    }
    play_step_chosen(play);
    unsigned show = table->has_ask ? SHOW_ASK : 0;
    table->has_ask = false;
    table->step_at = table->clock_at = table->session->now;
    persist_step(table, play->step_count, &before);
    bool is_over = play_is_over(play);
    if (is_over) {
        persist_image(table);
        table->session->has_lobby_news |= table->is_listed;
    }
    news_step(table, &before, show);
    if (is_over) {
        news_reveal(table);
    }
}

void table_choose(Table *table, Seat seat, Move move, const char *cid)
{
    Play *play = &table->play;
    SeatSet timed =
        play->game->to_act(&play->state) & seat_clock_counted(table);
    bool is_again = seats_has(play->chosen, seat);
    seat_clock_charge(table);
    strcpy(table->choice_cid[seat], cid ? cid : "");
    if (play_choose(play, seat, move)) {
        computers_stop(table);
        play_chosen(table, timed);
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

void table_reopen(Table *table, Seat seat)
{
    seat_clock_charge(table);
    play_reopen(&table->play, seat);
    table->choice_cid[seat][0] = '\0';
    persist_image(table);
    news_change(table, SHOW_TURN | SHOW_CLOCK | SHOW_CAN, NEWS_OTHER, NULL);
}

void table_forfeit(Table *table, SeatSet losers, EndWhy why)
{
    seat_clock_charge(table);
    computers_stop(table);
    play_forfeit(&table->play, losers);
    table->why = why;
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

/* Returns the time when an empty table may leave memory. */
static uint64_t empty_due(const Table *table)
{
    if (table->empty_since == NEVER) {
        return NEVER;
    }
    return table->empty_since +
           (play_is_over(&table->play) ? OVER_MS : EMPTY_MS);
}

void table_settle(Table *table)
{
    Session *session = table->session;
    Play *play = &table->play;
    while (!play_is_over(play) &&
           play->game->to_act(&play->state) == SEATS_CHANCE) {
        play_draw(play, NULL);
        play_chosen(table, SEATS_NONE);
    }
    computers_think(table);
    uint64_t due = seat_clock_due(table);
    for (int s = 0; s < play->players; s++) {
        if (table->holders[s].has_answer) {
            due = earlier(due, table->holders[s].answer_due);
        }
    }
    if (table->has_people_news) {
        due = earlier(due, table->people_at + PEOPLE_MS);
    }
    due = earlier(due, empty_due(table));
    due = earlier(due, rivals_due(table));
    due = earlier(due, value_due(table));
    session->tables[table->index].due = due;
    session->next_due = earlier(session->next_due, due);
}

void table_tick(Table *table)
{
    uint64_t now = table->session->now;
    if (now >= empty_due(table)) {
        table_free(table);
        return;
    }
    SeatSet out = seat_clock_out(table);
    if (out) {
        table_forfeit(table, out, WHY_TIME);
    }
    for (Seat s = 0; s < table->play.players; s++) {
        SeatHolder *holder = &table->holders[s];
        if (holder->has_answer && holder->answer_due <= now) {
            holder->has_answer = false;
            table_choose(table, s, holder->answer, NULL);
        }
    }
    if (table->has_people_news && now >= table->people_at + PEOPLE_MS) {
        people_tell(table);
    }
    table_settle(table);
}
