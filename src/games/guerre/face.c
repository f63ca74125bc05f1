/* What the page is told of guerre: RULES.md, section "In the page". Only what
 * the viewer may know is looked at: of hands and piles the sizes. */
#include "games/guerre/face.h"

/* How a happening is written: its code, and the names of its members, NULL
 * for those it has not. */
typedef struct Form {
    const char *code;
    const char *unit, *from, *to;
    const char *values[3];
} Form;

static const Form forms[WHAT_COUNT] = {
    [WHAT_DRAW] = { .code = "draw", .unit = "unit" },
    [WHAT_PLACE] = { .code = "place", .unit = "unit", .to = "at" },
    [WHAT_RESERVE] = { .code = "reserve", .unit = "unit" },
    [WHAT_DEPLOY] = { .code = "deploy", .unit = "unit", .to = "at" },
    [WHAT_REPLACED] = { .code = "replaced", .unit = "unit", .to = "at" },
    [WHAT_NOTHING] = { .code = "nothing" },
    [WHAT_END_ATTACK] = { .code = "end-attack" },
    [WHAT_ATTACK] = { .code = "attack",
                      .unit = "unit",
                      .from = "from",
                      .to = "to" },
    [WHAT_DECLINE] = { .code = "decline" },
    [WHAT_CARD] = { .code = "card", .unit = "as", .from = "from", .to = "to" },
    [WHAT_CANCEL] = { .code = "cancel", .unit = "unit" },
    [WHAT_BONUS] = { .code = "bonus", .values = { "bonus" } },
    [WHAT_SHIFT] = { .code = "shift",
                     .unit = "unit",
                     .from = "from",
                     .to = "to" },
    [WHAT_PARRY] = { .code = "parry" },
    [WHAT_ESCAPE] = { .code = "escape" },
    [WHAT_STRIKE] = { .code = "strike",
                      .unit = "unit",
                      .from = "from",
                      .to = "to",
                      .values = { "attack", "defence" } },
    [WHAT_CAPTURE] = { .code = "capture", .unit = "unit", .to = "at" },
    [WHAT_KILL] = { .code = "kill", .unit = "unit", .to = "at" },
    [WHAT_DAMAGE] = { .code = "damage",
                      .unit = "unit",
                      .to = "at",
                      .values = { "added", "damage", "defence" } },
    [WHAT_MOVE_UP] = { .code = "up",
                       .unit = "unit",
                       .from = "from",
                       .to = "to" },
    [WHAT_CONSCRIPTION] = { .code = "conscription" },
    [WHAT_CONSCRIPT] = { .code = "conscript", .unit = "unit", .to = "at" },
    [WHAT_DEMOBILISE] = { .code = "demobilise", .unit = "unit" },
    [WHAT_KEEP] = { .code = "keep" },
    [WHAT_HEAL] = { .code = "heal" },
    [WHAT_BONUS_ENDS] = { .code = "bonus-ends" },
    [WHAT_UPRIGHT] = { .code = "upright" },
    [WHAT_TURN] = { .code = "turn" },
    [WHAT_NO_CARDS] = { .code = "no-cards" },
    [WHAT_WINDOW] = { .code = "window" },
    [WHAT_OVER] = { .code = "over" },
};

static const char *const sources[SOURCE_COUNT] = {
    [SOURCE_HAND] = "hand",
    [SOURCE_RESERVE] = "reserve",
    [SOURCE_KINGDOM] = "kingdom",
    [SOURCE_CAPTURED] = "captured",
};

static void write_kind(Kind kind, JsonWriter *out)
{
    char letter[] = { guerre_letters[kind], '\0' };
    if (kind == NO_KIND) {
        json_null(out);
    } else {
        json_string(out, letter);
    }
}

static void write_kinds(Set kinds, JsonWriter *out)
{
    json_begin_array(out);
    for (; kinds; set_drop(&kinds)) {
        write_kind((Kind)set_first(kinds), out);
    }
    json_end_array(out);
}

static void write_places(const char *key, Set places, JsonWriter *out)
{
    json_key(out, key);
    json_begin_array(out);
    for (; places; set_drop(&places)) {
        json_string(out, guerre_places[set_first(places)]);
    }
    json_end_array(out);
}

static void write_place(const char *key, Place place, JsonWriter *out)
{
    if (key && place != NO_PLACE) {
        json_string_member(out, key, guerre_places[place]);
    }
}

static const char *end_code(const Guerre *s)
{
    Outcome outcome = { 0 };
    guerre_outcome(s, &outcome);
    return outcome.reason;
}

/* The members that only some kinds of happenings have. */
static void write_more(const Happening *h, const Guerre *after, JsonWriter *out)
{
    if (h->card) {
        json_key(out, h->what == WHAT_ATTACK ? "target" : "unit");
        write_kind(h->card, out);
    }
    if (h->source) {
        json_string_member(out, "source", sources[h->source]);
    }
    if (h->what == WHAT_DECLINE || h->what == WHAT_WINDOW) {
        json_string_member(out, "phase", guerre_phases[h->phase]);
    }
    if (h->what == WHAT_OVER) {
        json_string_member(out, "reason", end_code(after));
    }
}

static void write_happening(const Happening *h, const Guerre *after,
                            JsonWriter *out)
{
    const Form *form = &forms[h->what];
    json_begin_object(out);
    json_string_member(out, "code", form->code);
    json_int_member(out, "player", h->player + 1);
    if (form->unit) {
        json_key(out, form->unit);
        write_kind(h->kind, out);
    }
    write_place(form->from, h->from, out);
    write_place(form->to, h->to, out);
    for (int i = 0; i < 3 && form->values[i]; i++) {
        json_int_member(out, form->values[i], h->values[i]);
    }
    write_more(h, after, out);
    json_end_object(out);
}

static void guerre_events(const void *before, const Move *moves,
                          const void *after, JsonWriter *out)
{
    Story story;
    guerre_find_story(before, *moves, after, &story);
    for (int i = 0; i < story.count; i++) {
        write_happening(&story.at[i], after, out);
    }
}

/* The positions of the enemy that a unit could attack if it were upright and
 * its player's turn. */
static Set find_targets(const Guerre *s, int player, Place place)
{
    Kind kind = cell_kind(field_cell(s->side[player].field, place));
    return guerre_reach[player][kind][place] &
           field_occupied(s->side[1 - player].field);
}

static void write_unit(const Guerre *s, int player, Place place,
                       JsonWriter *out)
{
    unsigned cell = field_cell(s->side[player].field, place);
    json_begin_object(out);
    json_int_member(out, "attack",
                    guerre_attack_value(s, player, cell_kind(cell)));
    json_int_member(out, "defence", guerre_defence(player, cell));
    write_places("targets", find_targets(s, player, place), out);
    json_end_object(out);
}

static void write_player(const Guerre *s, int player, JsonWriter *out)
{
    Set units = field_occupied(s->side[player].field);
    json_begin_object(out);
    json_int_member(out, "hand", s->hand_size[player]);
    json_int_member(out, "pile", guerre_pile_size(s, player));
    json_int_member(out, "citizens", counts_sum(guerre_citizens(s, player)));
    json_key(out, "leads");
    write_kinds(guerre_led_kinds(s, player), out);
    json_int_member(out, "conscripts", guerre_conscripts(s, player));
    json_key(out, "units");
    json_begin_object(out);
    for (; units; set_drop(&units)) {
        json_key(out, guerre_places[set_first(units)]);
        write_unit(s, player, (Place)set_first(units), out);
    }
    json_end_object(out);
    json_end_object(out);
}

static void write_attack(const Guerre *s, JsonWriter *out)
{
    json_key(out, "attack");
    if (s->from == NO_PLACE) {
        json_null(out);
        return;
    }
    unsigned attacker = field_cell(s->side[s->active].field, s->from);
    unsigned target = field_cell(s->side[1 - s->active].field, s->to);
    Happening blow = guerre_find_blow(s);
    json_begin_object(out);
    json_int_member(out, "value",
                    guerre_attack_value(s, s->active, cell_kind(attacker)));
    json_int_member(out, "defence", guerre_defence(1 - s->active, target));
    json_string_member(out, "outcome", forms[blow.what].code);
    json_int_member(out, "damage", blow.values[1]);
    json_end_object(out);
}

/* The support cards that fit an open window, whatever is in the hand. */
static Set window_cards(const Guerre *s)
{
    unsigned priest = s->level == ADVANCED ? SET(PRIEST) : 0;
    switch (s->phase) {
    case PHASE_DEFEND: return (Set)(SET(GUARD) | priest);
    case PHASE_VOLLEY: return SET(ARCHER);
    case PHASE_COUNTER: return SET(WIZARD);
    default: return 0;
    }
}

static void write_window(const Guerre *s, JsonWriter *out)
{
    Set cards = window_cards(s);
    json_key(out, "window");
    if (!cards) {
        json_null(out);
        return;
    }
    json_begin_object(out);
    json_int_member(out, "player", seats_first(s->to_act) + 1);
    json_key(out, "cards");
    write_kinds(cards, out);
    json_end_object(out);
}

static void guerre_facts(const void *state, JsonWriter *out)
{
    const Guerre *s = state;
    json_key(out, "players");
    json_begin_array(out);
    write_player(s, 0, out);
    write_player(s, 1, out);
    json_end_array(out);
    json_key(out, "majority");
    if (s->level == ADVANCED) {
        json_int(out, MAJORITY);
    } else {
        json_null(out);
    }
    write_attack(s, out);
    write_window(s, out);
}

static const char *guerre_mark(const void *before, const Move *moves,
                               const void *after)
{
    static const What worth[] = { WHAT_CAPTURE, WHAT_KILL, WHAT_PARRY };
    Story story;
    guerre_find_story(before, *moves, after, &story);
    if (guerre_story_has(&story, WHAT_OVER)) {
        return end_code(after);
    }
    for (size_t i = 0; i < sizeof worth / sizeof worth[0]; i++) {
        if (guerre_story_has(&story, worth[i])) {
            return forms[worth[i]].code;
        }
    }
    return NULL;
}

static int guerre_curve(const void *state)
{
    return counts_sum(guerre_citizens(state, 0)) -
           counts_sum(guerre_citizens(state, 1));
}

const GameFace guerre_face = {
    .facts = guerre_facts,
    .events = guerre_events,
    .tell = guerre_tell,
    .mark = guerre_mark,
    .curve = guerre_curve,
};
