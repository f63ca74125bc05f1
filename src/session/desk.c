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

static void add_slot(Session *session, Desk *desk)
{
    if (session->slot_count == session->slot_capacity) {
        session->slot_capacity =
            session->slot_capacity ? 2 * session->slot_capacity : 64;
        session->slots = mem_resize(session->slots, session->slot_capacity *
                                                        sizeof *session->slots);
    }
    desk->slot = session->slot_count;
    session->slots[session->slot_count++] = (Slot){ NEVER, desk };
}

Desk *desk_new(Session *session, const char *id)
{
    Desk *desk = mem_new(sizeof *desk);
    desk->session = session;
    if (id) {
        memcpy(desk->id, id, sizeof desk->id);
    } else {
        draw_id(session, desk->id);
    }
    desk->start_value = VALUE_UNKNOWN;
    desk->empty_since = session->now;
    desk->step_at = desk->clock_at = session->now;
    map_put(&session->desks, id_number(desk->id), desk);
    add_slot(session, desk);
    return desk;
}

void desk_free(Desk *desk)
{
    Session *session = desk->session;
    advice_forget(desk);
    map_remove(&session->desks, id_number(desk->id));
    Slot *slot = &session->slots[desk->slot];
    *slot = session->slots[--session->slot_count];
    slot->desk->slot = desk->slot;
    match_done(&desk->match);
    free(desk->notes);
    free(desk);
}

Desk *desk_find(Session *session, const char *id)
{
    if (!is_id(id)) {
        return NULL;
    }
    Desk *desk = map_get(&session->desks, id_number(id));
    if (!desk && session->slot_count < DESKS_MOST) {
        desk = keep_load(session, id);
    }
    return desk;
}

bool desk_is_over(const Desk *desk)
{
    return desk->match.end != MATCH_BY_RULES || match_is_over(&desk->match);
}

bool desk_is_waiting(const Desk *desk)
{
    for (int s = 0; s < desk->match.players; s++) {
        if (desk->chairs[s].kind == CHAIR_OPEN) {
            return !desk_is_over(desk);
        }
    }
    return false;
}

SeatSet desk_owing(const Desk *desk)
{
    const Match *match = &desk->match;
    if (desk_is_over(desk) || desk_is_waiting(desk)) {
        return SEATS_NONE;
    }
    SeatSet acting = match->game->to_act(&match->state);
    return acting & (SeatSet) ~(desk->match.chosen | SEATS_CHANCE);
}

SeatSet desk_humans(const Desk *desk)
{
    SeatSet humans = SEATS_NONE;
    for (Seat s = 0; s < desk->match.players; s++) {
        if (desk->chairs[s].kind != CHAIR_COMPUTER) {
            humans |= SEATS_ONE(s);
        }
    }
    return humans;
}

bool desk_has_secrets(const Desk *desk)
{
    const Match *match = &desk->match;
    return match->game->redact ||
           seats_count(match->game->to_act(&match->start)) > 1;
}

bool desk_is_free_to(const Desk *desk, SeatSet you)
{
    return you != SEATS_NONE || (!desk_humans(desk) && !desk->is_listed);
}

/* A record tells everything, so a running game's is for its players. */
bool desk_can_record(const Desk *desk, SeatSet you)
{
    return desk_is_over(desk) ||
           (!desk->is_online && desk_is_free_to(desk, you));
}

uint64_t desk_step_seed(const Desk *desk, size_t step)
{
    return match_step_seed(&desk->match, step);
}

void desk_reserve_notes(Desk *desk, size_t steps)
{
    if (steps <= desk->note_capacity) {
        return;
    }
    desk->note_capacity = steps < 64 ? 64 : 2 * steps;
    desk->notes =
        mem_resize(desk->notes, desk->note_capacity * sizeof *desk->notes);
}

void desk_remember(Desk *desk, const char *cid, uint64_t seq)
{
    DoneCid *entry = &desk->cids[desk->cid_count++ % CIDS_SIZE];
    strcpy(entry->cid, cid);
    entry->seq = seq;
}

bool desk_remembers(const Desk *desk, const char *cid, uint64_t *seq)
{
    for (int i = 0; i < CIDS_SIZE; i++) {
        if (strcmp(desk->cids[i].cid, cid) == 0) {
            *seq = desk->cids[i].seq;
            return true;
        }
    }
    return false;
}

/* Time given for a choice, and what is noted of the step. The clocks were
 * read before the step, which timed says of whom. */
static void note_step(Desk *desk, SeatSet acted, SeatSet timed)
{
    Match *match = desk_match(desk);
    desk_reserve_notes(desk, match->step_count + 1);
    StepNote *note = &desk->notes[match->step_count];
    *note = (StepNote){ .value = VALUE_UNKNOWN };
    if (acted != SEATS_CHANCE) {
        uint64_t ms = desk->session->now - desk->step_at;
        note->ms = ms < UINT32_MAX ? (uint32_t)ms : UINT32_MAX;
        desk->moved |= acted;
    }
    for (Seat s = 0; s < match->players; s++) {
        if (seats_has(timed, s)) {
            int64_t left = desk->chairs[s].left + desk->clock.step;
            desk->chairs[s].left = left < CLOCK_MOST ? left : CLOCK_MOST;
        }
        note->left[s] = (int32_t)desk->chairs[s].left;
    }
}

/* A game that never ends is a draw. */
static void end_if_too_long(Desk *desk)
{
    if (!desk_is_over(desk) && desk->match.step_count >= STEPS_MOST) {
        desk->match.end = MATCH_ADJUDICATED;
    }
}

/* Plays one step, keeps it and tells everybody. */
static void play(Desk *desk, const Move *moves, SeatSet timed)
{
    Match *match = desk_match(desk);
    GameState before;
    game_copy(match->game, &before, &match->state);
    SeatSet acted = match->game->to_act(&before);
    note_step(desk, acted, timed);
    match_play(match, moves);
    unsigned show = desk->has_ask ? SHOW_ASK : 0;
    desk->match.chosen = SEATS_NONE;
    desk->has_ask = false;
    desk->step_at = desk->clock_at = desk->session->now;
    end_if_too_long(desk);
    keep_step(desk, &before);
    bool is_over = desk_is_over(desk);
    if (is_over) {
        keep_image(desk);
        desk->session->has_lobby_news |= desk->is_listed;
    }
    news_step(desk, &before, show);
    if (is_over) {
        news_reveal(desk);
    }
}

/* Whoever chose in a joint step, in seat order. */
static void play_pending(Desk *desk, SeatSet timed)
{
    const Match *match = desk_match(desk);
    Move moves[GAME_SEATS];
    int count = 0;
    for (SeatSet left = match->game->to_act(&match->state); left;
         left &= (SeatSet)(left - 1)) {
        moves[count++] = desk->match.choices[seats_first(left)];
    }
    advice_forget(desk);
    play(desk, moves, timed);
}

void desk_choose(Desk *desk, Seat seat, Move move, const char *cid)
{
    const Match *match = desk_match(desk);
    SeatSet acting = match->game->to_act(&match->state);
    SeatSet timed = acting & times_counted(desk);
    bool is_again = seats_has(desk->match.chosen, seat);
    times_charge(desk);
    desk->match.choices[seat] = move;
    strcpy(desk->pending_cid[seat], cid ? cid : "");
    desk->match.chosen |= SEATS_ONE(seat);
    if (desk->match.chosen == acting) {
        play_pending(desk, timed);
    } else {
        keep_image(desk);
        if (!is_again) {
            news_change(desk, SHOW_TURN | SHOW_CLOCK | SHOW_CAN, NEWS_OTHER,
                        NULL);
        }
    }
    if (cid) {
        hint_end_all(desk);
        desk_remember(desk, cid, desk->seq);
    }
}

void desk_draw(Desk *desk)
{
    const Match *match = desk_match(desk);
    while (!desk_is_over(desk) &&
           match->game->to_act(&match->state) == SEATS_CHANCE) {
        Rng rng;
        Move moves[GAME_SEATS];
        rng_seed(&rng, desk_step_seed(desk, match->step_count));
        play_random_step(match->game, &match->state, &rng, moves);
        play(desk, moves, SEATS_NONE);
    }
}

void desk_forfeit(Desk *desk, SeatSet losers, EndWhy why)
{
    times_charge(desk);
    advice_forget(desk);
    desk->match.end = MATCH_FORFEIT;
    desk->match.losers = losers;
    desk->why = why;
    desk->match.chosen = SEATS_NONE;
    desk->has_ask = false;
    keep_image(desk);
    desk->session->has_lobby_news |= desk->is_listed;
    for (Client *c = desk->clients; c; c = c->next_at_desk) {
        people_follow(c);
    }
    news_change(desk, SHOW_POSITION | SHOW_ASK, NEWS_OTHER, NULL);
    news_reveal(desk);
}

static uint64_t earlier(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* When a table that nobody is at leaves memory. */
static uint64_t empty_due(const Desk *desk)
{
    if (desk->empty_since == NEVER) {
        return NEVER;
    }
    return desk->empty_since + (desk_is_over(desk) ? OVER_MS : EMPTY_MS);
}

static void set_due(Desk *desk)
{
    Session *session = desk->session;
    uint64_t due = times_due(desk);
    for (int s = 0; s < desk->match.players; s++) {
        if (desk->chairs[s].has_answer) {
            due = earlier(due, desk->chairs[s].answer_due);
        }
    }
    if (desk->has_people_news) {
        due = earlier(due, desk->people_at + PEOPLE_MS);
    }
    due = earlier(due, empty_due(desk));
    due = earlier(due, value_due(desk));
    session->slots[desk->slot].due = due;
    session->next_due = earlier(session->next_due, due);
}

void desk_settle(Desk *desk)
{
    desk_draw(desk);
    advice_think(desk);
    set_due(desk);
}

/* Plays what computers have chosen, as far as it is time. */
static void play_answers(Desk *desk)
{
    for (Seat s = 0; s < desk->match.players; s++) {
        Chair *chair = &desk->chairs[s];
        if (chair->has_answer && chair->answer_due <= desk->session->now) {
            chair->has_answer = false;
            desk_choose(desk, s, chair->answer, NULL);
        }
    }
}

void desk_tick(Desk *desk)
{
    uint64_t now = desk->session->now;
    if (now >= empty_due(desk)) {
        desk_free(desk);
        return;
    }
    SeatSet out = times_out(desk);
    if (out) {
        desk_forfeit(desk, out, WHY_TIME);
    }
    play_answers(desk);
    if (desk->has_people_news && now >= desk->people_at + PEOPLE_MS) {
        people_tell(desk);
    }
    desk_settle(desk);
}
