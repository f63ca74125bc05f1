/* json.c: reads and writes the state and the views of guerre as JSON. */
#include <string.h>

#include "core/state.h"
#include "games/guerre/internal.h"
#include "games/guerre/words.h"

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
    /* If the hand is hidden, only its size is written. The pile of a redacted
     * state is written as its size and all unseen cards. */
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

enum {
    UNITS_MAX = 77
}; /* the units of both decks, with one of the two Kings left out */

/* Reads one letter of KSGAPW. */
static bool read_kind(const JsonAt *json, Kind *out, Error *err)
{
    const char *letter;
    if (!json_read_string(json, &letter, err)) {
        return false;
    }
    for (Kind kind = KING; kind < KIND_COUNT; kind++) {
        if (letter[0] == guerre_letters[kind] && !letter[1]) {
            *out = kind;
            return true;
        }
    }
    return json_refuse(json, err, SAY_BAD_KIND);
}

/* A count of 0 means the same as no count (RULES.md, ruling 1). */
static bool read_counts(const JsonAt *json, const Guerre *s, Counts *out,
                        Error *err)
{
    static const char *const names[] = { "?K", "?S", "?G", "?A",
                                         "?P", "?W", NULL };
    JsonAt member[KIND_COUNT - 1];
    if (!json_read_members(json, names, member, err)) {
        return false;
    }
    *out = 0;
    for (Kind kind = KING; kind < KIND_COUNT; kind++) {
        int most = (kind == KING ? 1 : 2) * guerre_copies(s, kind);
        int count = 0;
        const JsonAt *at = &member[kind - KING];
        if (at->value && most == 0) {
            return json_refuse(at, err, SAY_NO_SUCH_UNIT);
        }
        if (at->value && !json_read_int(at, 1, most, &count, err)) {
            return false;
        }
        *out += (Counts)count * counts_one(kind);
    }
    return true;
}

/* Reads {"count": n}. */
static bool read_size(const JsonAt *json, int *out, Error *err)
{
    static const char *const names[] = { "count", NULL };
    JsonAt member[1];
    return json_read_members(json, names, member, err) &&
           json_read_int(&member[0], 0, UNITS_MAX, out, err);
}

static bool read_reserve(const JsonAt *json, Guerre *s, int player, Error *err)
{
    if (!json_read_array(json, 0, UNITS_MAX, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        Kind kind = KING;
        if (!read_kind(&item, &kind, err)) {
            return false;
        }
        guerre_put_reserve(s, player, kind);
    }
    return true;
}

static bool read_cell(const JsonAt *json, int player, unsigned *out, Error *err)
{
    static const char *const names[] = { "unit", "turned", "damage", NULL };
    JsonAt member[3];
    Kind kind = KING;
    bool is_turned;
    int damage;
    *out = 0;
    if (json_is_null(json)) {
        return true;
    }
    if (!json_read_members(json, names, member, err) ||
        !read_kind(&member[0], &kind, err) ||
        !json_read_bool(&member[1], &is_turned, err) ||
        !json_read_int(&member[2], 0,
                       guerre_defences[player][kind][is_turned] - 1, &damage,
                       err)) {
        return false;
    }
    *out =
        kind | (is_turned ? CELL_TURNED : 0u) | (unsigned)damage * CELL_DAMAGE;
    return true;
}

static bool read_field(const JsonAt *json, int player, Field *out, Error *err)
{
    static const char *const names[] = { "F1", "F2", "F3", "A1",
                                         "A2", "A3", NULL };
    JsonAt member[FIELD_SIZE];
    if (!json_read_members(json, names, member, err)) {
        return false;
    }
    *out = 0;
    for (Place place = F1; place <= A3; place++) {
        unsigned cell;
        if (!read_cell(&member[place], player, &cell, err)) {
            return false;
        }
        field_put(out, place, cell);
        if (place > F3 && cell && !field_cell(*out, place - REAR)) {
            return json_refuse(&member[place], err, SAY_NOBODY_ON,
                               guerre_places[place - REAR]);
        }
    }
    return true;
}

static bool read_bonus(const JsonAt *json, Guerre *s, int player, Error *err)
{
    int bonus;
    if (!json_read_int(json, 0, HAND_MAX, &bonus, err)) {
        return false;
    }
    if (player == s->active) {
        s->bonus = (uint8_t)bonus;
    } else if (bonus > 0) {
        return json_refuse(json, err, SAY_NOT_ACTIVE_BONUS);
    }
    return true;
}

/* Reads the hand and the pile, or what a view shows of them. */
static bool read_cards(const JsonAt *zone, Guerre *s, int player, Error *err)
{
    Side *side = &s->side[player];
    bool is_hidden = s->hidden >> player & 1;
    int hand = 0, pile;
    if (!(is_hidden ? read_size(&zone[ZONE_HAND], &hand, err)
                    : read_counts(&zone[ZONE_HAND], s, &side->hand, err))) {
        return false;
    }
    s->hand_size[player] = (uint8_t)(is_hidden ? hand : counts_sum(side->hand));
    if (!s->hidden) {
        return read_counts(&zone[ZONE_PILE], s, &side->pile, err);
    }
    if (!read_size(&zone[ZONE_PILE], &pile, err) ||
        !read_counts(&zone[ZONE_UNSEEN], s, &side->pile, err)) {
        return false;
    }
    return counts_sum(side->pile) == hand + pile ||
           json_refuse(&zone[ZONE_UNSEEN], err, SAY_BAD_COUNT, hand + pile,
                       counts_sum(side->pile));
}

static bool read_player(const JsonAt *json, Guerre *s, int player, JsonAt *zone,
                        Error *err)
{
    static const char *const names[] = { "hand",      "pile",    "reserve",
                                         "field",     "kingdom", "captured",
                                         "graveyard", "bonus",   "unseen",
                                         NULL };
    static const char *const open_names[] = {
        "hand",     "pile",      "reserve", "field", "kingdom",
        "captured", "graveyard", "bonus",   NULL
    };
    Side *side = &s->side[player];
    return json_read_members(json, s->hidden ? names : open_names, zone, err) &&
           read_cards(zone, s, player, err) &&
           read_reserve(&zone[ZONE_RESERVE], s, player, err) &&
           read_field(&zone[ZONE_FIELD], player, &side->field, err) &&
           read_counts(&zone[ZONE_KINGDOM], s, &side->kingdom, err) &&
           read_counts(&zone[ZONE_CAPTURED], s, &side->captured, err) &&
           read_counts(&zone[ZONE_GRAVEYARD], s, &side->graveyard, err) &&
           read_bonus(&zone[ZONE_BONUS], s, player, err);
}

static bool read_players(StateKeys *keys, Guerre *s, Error *err)
{
    const JsonAt *list = &keys->top[KEY_PLAYERS];
    if (!json_read_array(list, 2, 2, err)) {
        return false;
    }
    for (JsonAt item = json_first(list); item.value; json_step(&item)) {
        int player = (int)item.index;
        keys->player[player] = item;
        if (!read_player(&keys->player[player], s, player, keys->zone[player],
                         err)) {
            return false;
        }
    }
    return true;
}

static bool read_phase(const JsonAt *json, Guerre *s, Error *err)
{
    const char *name;
    int phase = 0;
    if (!json_read_string(json, &name, err)) {
        return false;
    }
    while (phase < PHASE_COUNT && strcmp(guerre_phases[phase], name) != 0) {
        phase++;
    }
    if (phase == PHASE_COUNT) {
        return json_refuse(json, err, SAY_BAD_PHASE);
    }
    s->phase = (uint8_t)phase;
    return true;
}

static bool read_active(const JsonAt *json, Guerre *s, Error *err)
{
    int number;
    if (!json_read_int(json, 1, 2, &number, err)) {
        return false;
    }
    s->active = (uint8_t)(number - 1);
    return true;
}

static bool read_place(const JsonAt *json, uint8_t *out, Error *err)
{
    const char *name;
    if (!json_read_string(json, &name, err)) {
        return false;
    }
    for (Place place = F1; place <= A3; place++) {
        if (strcmp(guerre_places[place], name) == 0) {
            *out = (uint8_t)place;
            return true;
        }
    }
    return json_refuse(json, err, SAY_BAD_PLACE);
}

static bool read_attack(const JsonAt *json, Guerre *s, Error *err)
{
    static const char *const names[] = { "from", "to", NULL };
    JsonAt member[2];
    if (json_is_null(json)) {
        return true;
    }
    return json_read_members(json, names, member, err) &&
           read_place(&member[0], &s->from, err) &&
           read_place(&member[1], &s->to, err);
}

static bool read_stack(const JsonAt *json, Guerre *s, Error *err)
{
    enum { STACK_MAX = 2 * HAND_MAX }; /* all cards of both hands */
    if (!json_read_array(json, 0, STACK_MAX, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        int at = (int)item.index;
        const char *text;
        Move card;
        if (!json_read_string(&item, &text, err)) {
            return false;
        }
        if (!guerre_parse_move(s, SEAT_CHANCE, text, &card) ||
            move_deed(card) != DEED_CARD ||
            (at > 0 && move_kind(card) != WIZARD)) {
            return json_refuse(&item, err, SAY_BAD_STACK_CARD);
        }
        if (at == 0) {
            /* Reads the card again on its player's battlefield, where a
             * Priest's swap may be given from either of its positions. */
            Seat player = (Seat)guerre_stack_player(s, card, 0);
            guerre_parse_move(s, player, text, &s->card);
        }
        s->stack_kings |= (uint16_t)((move_card(card) == KING) << at);
        s->stack_size++;
    }
    return true;
}

/* Reads a state, or a view if hidden is not 0. */
static bool read_any(const JsonAt *json, const GameConfig *config,
                     unsigned hidden, Guerre *s, Error *err)
{
    static const char *const names[] = { "turn",   "phase",  "active",  "stack",
                                         "attack", "result", "players", NULL };
    StateKeys keys;
    guerre_take_options(s, config);
    s->hidden = (uint8_t)hidden;
    if (!json_read_members(json, names, keys.top, err) ||
        !read_phase(&keys.top[KEY_PHASE], s, err) ||
        !read_active(&keys.top[KEY_ACTIVE], s, err) ||
        !read_players(&keys, s, err) ||
        !read_attack(&keys.top[KEY_ATTACK], s, err) ||
        !read_stack(&keys.top[KEY_STACK], s, err) ||
        !guerre_check_zones(s, &keys, err) ||
        !guerre_check_phase(s, &keys, err)) {
        return false;
    }
    s->to_act = guerre_deciders(s);
    return true;
}

bool guerre_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err)
{
    return read_any(json, config, 0, state, err);
}

bool guerre_read_view(const JsonAt *json, const GameConfig *config, Seat seat,
                      void *state, Error *err)
{
    unsigned both = SET(0) | SET(1);
    return read_any(json, config, seat < 2 ? both & ~SET(seat) : both, state,
                    err);
}
