#include <stdlib.h>
#include <string.h>

#include "core/play.h"
#include "core/state.h"
#include "games/games.h"
#include "session/internal.h"

/* A table is an image and a line for each step:
 *
 *   {"v":1,"game","options","seed","salt":"16 hex digits","start","online",
 *    "listed","clock":{"base","step"}|null,"seats":[{"kind","name","spec",
 *    "token":"64 hex digits"}],"seq","ply","left":[ms],"pending":[{"move",
 *    "cid"}|null],"end":null|{"losers":[1],"why"}}
 *   {"m":"24x22","ms":1500,"c":["cid"],"l":[ms]}
 *
 * left and pending of the image count only where ply is the number of steps;
 * seq is one that no news has reached. */

const char *const persist_kinds[] = { "human", "computer", "open" };

static void write_hex(const uint8_t *bytes, size_t size, Text *out)
{
    for (size_t i = 0; i < size; i++) {
        text_addf(out, "%02x", bytes[i]);
    }
}

static void write_holder(const SeatHolder *holder, JsonWriter *out)
{
    Text token = { 0 };
    write_hex(holder->token, sizeof holder->token, &token);
    json_begin_object(out);
    json_string_member(out, "kind", persist_kinds[holder->kind]);
    json_string_member(out, "name", holder->name);
    json_string_member(out, "spec", holder->spec);
    json_string_member(out, "token", text_string(&token));
    json_end_object(out);
    text_done(&token);
}

static void write_holders(const Table *table, JsonWriter *out)
{
    json_key(out, "seats");
    json_begin_array(out);
    for (int s = 0; s < table->match.players; s++) {
        write_holder(&table->holders[s], out);
    }
    json_end_array(out);
}

static void write_left(const Table *table, const char *key, JsonWriter *out)
{
    json_key(out, key);
    json_begin_array(out);
    for (int s = 0; s < table->match.players; s++) {
        json_int(out, table->holders[s].left);
    }
    json_end_array(out);
}

static void write_pending(const Table *table, JsonWriter *out)
{
    const Match *match = &table->match;
    Text move = { 0 };
    json_key(out, "pending");
    json_begin_array(out);
    for (Seat s = 0; s < match->players; s++) {
        if (!seats_has(table->match.chosen, s)) {
            json_null(out);
            continue;
        }
        text_clear(&move);
        match->game->write_move(&match->state, s, table->match.choices[s], 0,
                                &move);
        json_begin_object(out);
        json_string_member(out, "move", text_string(&move));
        json_string_member(out, "cid", table->pending_cid[s]);
        json_end_object(out);
    }
    json_end_array(out);
    text_done(&move);
}

static void write_end(const Table *table, JsonWriter *out)
{
    json_key(out, "end");
    if (table->match.end == MATCH_BY_RULES) {
        json_null(out);
        return;
    }
    json_begin_object(out);
    json_key(out, "losers");
    present_seat_set(table->match.losers, out);
    json_int_member(out, "why", table->why);
    json_end_object(out);
}

static void write_origin(const Table *table, JsonWriter *out)
{
    const Match *match = &table->match;
    Text salt = { 0 };
    present_rules(table, out);
    json_key(out, "seed");
    if (table->match.has_seed) {
        json_int(out, table->match.seed);
    } else {
        json_null(out);
    }
    text_addf(&salt, "%016llx", (unsigned long long)table->match.salt);
    json_string_member(out, "salt", text_string(&salt));
    json_key(out, "start");
    state_write(match->game, match->players, &match->start, out);
    text_done(&salt);
}

void persist_image(Table *table)
{
    const SessionHost *host = &table->session->host;
    Text text = { 0 };
    JsonWriter out = { .out = &text };
    table->kept_seq = table->seq + SEQ_ROOM;
    json_begin_object(&out);
    json_int_member(&out, "v", 1);
    write_origin(table, &out);
    json_key(&out, "online");
    json_bool(&out, table->is_online);
    json_key(&out, "listed");
    json_bool(&out, table->is_listed);
    json_key(&out, "clock");
    present_clock_rule(table, &out);
    write_holders(table, &out);
    json_int_member(&out, "seq", (int64_t)table->kept_seq);
    json_int_member(&out, "ply", (int64_t)table->match.step_count);
    write_left(table, "left", &out);
    write_pending(table, &out);
    write_end(table, &out);
    json_end_object(&out);
    host->keep_table(host->context, table->id, text_string(&text),
                     table_is_over(table));
    text_done(&text);
}

static void write_cids(const Table *table, SeatSet acted, JsonWriter *out)
{
    json_key(out, "c");
    json_begin_array(out);
    for (SeatSet left = acted & (SeatSet)~SEATS_CHANCE; left;
         left &= (SeatSet)(left - 1)) {
        const char *cid = table->pending_cid[seats_first(left)];
        if (cid[0]) {
            json_string(out, cid);
        }
    }
    json_end_array(out);
}

void persist_step(Table *table, const void *before)
{
    const SessionHost *host = &table->session->host;
    const Match *match = &table->match;
    size_t number = match->step_count;
    const StepNote *note = &table->notes[number - 1];
    Text text = { 0 }, move = { 0 };
    JsonWriter out = { .out = &text };
    play_write_step(match->game, before, match->steps[number - 1].moves, &move);
    json_begin_object(&out);
    json_string_member(&out, "m", text_string(&move));
    json_int_member(&out, "ms", note->ms);
    write_cids(table, match->steps[number - 1].acted, &out);
    if (table->clock.is_set) {
        write_left(table, "l", &out);
    }
    json_end_object(&out);
    host->keep_step(host->context, table->id, (int)number, text_string(&text));
    text_done(&text);
    text_done(&move);
}
