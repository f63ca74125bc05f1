/* json_write.c: writes a state or a view of guerre as JSON. */
#include "core/state.h"
#include "games/guerre/internal.h"

const char *const guerre_phases[PHASE_COUNT] = {
    "setup-front", "setup-reserve", "draw",      "action",  "attack", "defend",
    "volley",      "counter",       "conscript", "develop", "over",
};

static void write_kind(Kind kind, JsonWriter *out)
{
    char letter[] = { guerre_letters[kind], '\0' };
    json_string(out, letter);
}

static void write_counts(const char *key, Counts counts, JsonWriter *out)
{
    json_begin_object_member(out, key);
    for (Kind kind = KING; kind < KIND_COUNT; kind++) {
        char letter[] = { guerre_letters[kind], '\0' };
        if (counts_of(counts, kind) > 0) {
            json_int_member(out, letter, counts_of(counts, kind));
        }
    }
    json_end_object(out);
}

static void write_size(const char *key, int size, JsonWriter *out)
{
    json_begin_object_member(out, key);
    json_int_member(out, "count", size);
    json_end_object(out);
}

static void write_player(const Guerre *s, int player, JsonWriter *out)
{
    const Side *side = &s->side[player];
    json_begin_object(out);
    /* For a redacted state: what is known of the hand and the pile. */
    if (s->hidden >> player & 1) {
        write_size("hand", s->hand_size[player], out);
    } else {
        write_counts("hand", side->hand, out);
    }
    if (s->hidden) {
        write_size("pile", guerre_pile_size(s, player), out);
        write_counts("unseen", side->pile, out);
    } else {
        write_counts("pile", side->pile, out);
    }
    json_begin_array_member(out, "reserve");
    for (int i = 0; i < s->reserve_size[player]; i++) {
        write_kind(reserve_at(&s->side[player], i), out);
    }
    json_end_array(out);
    json_begin_object_member(out, "field");
    for (Place place = F1; place <= A3; place++) {
        json_key(out, guerre_places[place]);
        unsigned cell = field_cell(side->field, place);
        if (!cell) {
            json_null(out);
        } else {
            json_begin_object(out);
            json_key(out, "unit");
            write_kind(cell_kind(cell), out);
            json_bool_member(out, "turned", (cell & CELL_TURNED) != 0);
            json_int_member(out, "damage", cell_damage(cell));
            json_end_object(out);
        }
    }
    json_end_object(out);
    write_counts("kingdom", side->kingdom, out);
    write_counts("captured", side->captured, out);
    write_counts("graveyard", side->graveyard, out);
    json_int_member(out, "bonus", player == s->active ? s->bonus : 0);
    json_end_object(out);
}

void guerre_write_state(const void *state, JsonWriter *out)
{
    const Guerre *s = state;
    json_key(out, "turn");
    state_write_turn(s->to_act, out);
    json_string_member(out, "phase", guerre_phases[s->phase]);
    json_int_member(out, "active", s->active + 1);
    json_begin_array_member(out, "stack");
    for (int i = 0; i < s->stack_size; i++) {
        Text move = { 0 };
        guerre_write_move(s, 0, guerre_stack_move(s, i), 0, &move);
        json_string(out, text_string(&move));
        text_done(&move);
    }
    json_end_array(out);
    json_key(out, "attack");
    if (s->from == NO_PLACE) {
        json_null(out);
    } else {
        json_begin_object(out);
        json_string_member(out, "from", guerre_places[s->from]);
        json_string_member(out, "to", guerre_places[s->to]);
        json_end_object(out);
    }
    json_begin_array_member(out, "players");
    write_player(s, 0, out);
    write_player(s, 1, out);
    json_end_array(out);
}
