/* face.c: what the page is told about guerre: RULES.md, section "In the page".
 * It uses only what the viewer may know: of hands and piles, their size. */
#include <math.h>

#include "core/events.h"
#include "games/guerre/internal.h"

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

/* The functions below write members of events. */
static void write_unit_of(const Event *event, int at, JsonWriter *out)
{
    write_kind((Kind)event->value[at], out);
}

static void write_place(const Event *event, int at, JsonWriter *out)
{
    json_string(out, guerre_places[event->value[at]]);
}

static void write_source(const Event *event, int at, JsonWriter *out)
{
    static const char *const sources[SOURCE_COUNT] = {
        [SOURCE_HAND] = "hand",
        [SOURCE_RESERVE] = "reserve",
        [SOURCE_KINGDOM] = "kingdom",
        [SOURCE_CAPTURED] = "captured",
    };
    json_string(out, sources[event->value[at]]);
}

static void write_phase(const Event *event, int at, JsonWriter *out)
{
    json_string(out, guerre_phases[event->value[at]]);
}

static void write_end(const Event *event, int at, JsonWriter *out)
{
    json_string(out, guerre_ends[event->value[at]]);
}

/* Writes the enemy positions that a unit reaches from where it was put. */
static void write_reach(const Event *event, int at, JsonWriter *out)
{
    Set reach = guerre_reach[event->player][event->value[0]][event->value[at]];
    json_begin_array(out);
    for (; reach; set_drop(&reach)) {
        json_string(out, guerre_places[set_first(reach)]);
    }
    json_end_array(out);
}

/* clang-format off */
#define UNIT { "unit", 0, write_unit_of }
#define UNIT_AT UNIT, { "at", 1, write_place }
#define UNIT_FROM_TO UNIT, { "from", 1, write_place }, { "to", 2, write_place }
#define REACH { "reach", 1, write_reach }
#define DEVELOPED { "citizens", 1, NULL }, { "leads", 2, NULL }
static const EventForm forms[EVENT_COUNT] = {
    [EVENT_DRAW] = { .code = "draw", .members = { UNIT } },
    [EVENT_PLACE] = { .code = "place", .members = { UNIT_AT, REACH } },
    [EVENT_RESERVE] = { .code = "reserve", .members = { UNIT } },
    [EVENT_DEPLOY] = { .code = "deploy",
                       .members = { UNIT_AT, { "source", 2, write_source },
                                    REACH } },
    [EVENT_REPLACED] = { .code = "replaced", .members = { UNIT_AT } },
    [EVENT_NOTHING] = { .code = "nothing" },
    [EVENT_END_ATTACK] = { .code = "end-attack" },
    [EVENT_ATTACK] = { .code = "attack", .members = { UNIT_FROM_TO,
                                              { "target", 3, write_unit_of } } },
    [EVENT_DECLINE] = { .code = "decline", .members = { { "phase", 0, write_phase } } },
    [EVENT_CARD] = { .code = "card", .members = { { "as", 0, write_unit_of },
                                          { "unit", 1, write_unit_of } } },
    [EVENT_PRIEST] = { .code = "card", .members = { { "as", 0, write_unit_of },
                                            { "from", 2, write_place },
                                            { "to", 3, write_place },
                                            { "unit", 1, write_unit_of } } },
    [EVENT_CANCEL] = { .code = "cancel", .members = { UNIT } },
    [EVENT_BONUS] = { .code = "bonus", .members = { { "bonus", 0, NULL } } },
    [EVENT_SHIFT] = { .code = "shift", .members = { UNIT_FROM_TO } },
    [EVENT_PARRY] = { .code = "parry" },
    [EVENT_ESCAPE] = { .code = "escape" },
    [EVENT_STRIKE] = { .code = "strike", .members = { UNIT_FROM_TO, { "attack", 3, NULL },
                                              { "defence", 4, NULL },
                                              { "target", 5, write_unit_of } } },
    [EVENT_CAPTURE] = { .code = "capture", .members = { UNIT_AT } },
    [EVENT_KILL] = { .code = "kill", .members = { UNIT_AT } },
    [EVENT_DAMAGE] = { .code = "damage", .members = { UNIT_AT, { "added", 2, NULL },
                                              { "damage", 3, NULL },
                                              { "defence", 4, NULL } } },
    [EVENT_NO_DAMAGE] = { .code = NULL },
    [EVENT_MOVE_UP] = { .code = "up", .members = { UNIT_FROM_TO } },
    [EVENT_CONSCRIPTION] = { .code = "conscription" },
    [EVENT_CONSCRIPT] = { .code = "conscript",
                          .members = { UNIT_AT, { "source", 2, write_source },
                                       REACH } },
    [EVENT_DEMOBILISE] = { .code = "demobilise", .members = { UNIT, DEVELOPED } },
    [EVENT_KEEP] = { .code = "keep", .members = { DEVELOPED } },
    [EVENT_HEAL] = { .code = "heal" },
    [EVENT_BONUS_ENDS] = { .code = "bonus-ends" },
    [EVENT_UPRIGHT] = { .code = "upright" },
    [EVENT_TURN] = { .code = "turn" },
    [EVENT_NO_CARDS] = { .code = "no-cards" },
    [EVENT_WINDOW] = { .code = "window", .members = { { "phase", 0, write_phase } } },
    [EVENT_OVER] = { .code = "over", .members = { { "reason", 0, write_end } } },
};
/* clang-format on */

/* Writes what a unit of each kind in play is worth to a player now. */
static void write_worth(const Guerre *s, int player, JsonWriter *out)
{
    int last = s->level == ADVANCED ? WIZARD : ARCHER;
    json_begin_object_member(out, "kinds");
    for (Kind kind = KING; (int)kind <= last; kind++) {
        char letter[] = { guerre_letters[kind], '\0' };
        const uint8_t *defences = guerre_defences[player][kind];
        json_begin_object_member(out, letter);
        json_int_member(out, "attack", guerre_attack_value(s, player, kind));
        json_int_member(out, "upright", defences[0]);
        json_int_member(out, "turned", defences[1]);
        json_end_object(out);
    }
    json_end_object(out);
}

/* Writes how likely the hand holds at least one card of each kind that the
 * other player must reckon with. The hand is any of the unseen cards, but the
 * King, who is never in a pile, is certain (guerre_imagine). */
static void write_odds(const Guerre *s, int player, JsonWriter *out)
{
    Counts unseen = s->side[player].pile + s->side[player].hand;
    bool has_king = counts_of(unseen, KING) > 0;
    int hand = s->hand_size[player] - has_king;
    int all = counts_sum(unseen) - has_king;
    json_begin_object_member(out, "odds");
    for (Kind kind = KING; kind < KIND_COUNT; kind++) {
        char letter[] = { guerre_letters[kind], '\0' };
        int own = counts_of(unseen, kind);
        double none = 1;
        for (int card = 0; card < hand && kind != KING; card++) {
            none *= (double)(all - own - card > 0 ? all - own - card : 0) /
                    (all - card);
        }
        if (own > 0 && (hand > 0 || kind == KING)) {
            json_real_member(out, letter,
                             kind == KING ? 1 : round((1 - none) * 1e3) / 1e3);
        }
    }
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
    write_worth(s, player, out);
    write_odds(s, player, out);
    json_begin_object_member(out, "units");
    for (; units; set_drop(&units)) {
        Place place = (Place)set_first(units);
        unsigned cell = field_cell(s->side[player].field, place);
        json_begin_object_member(out, guerre_places[place]);
        json_int_member(out, "attack",
                        guerre_attack_value(s, player, cell_kind(cell)));
        json_int_member(out, "defence", guerre_defence(player, cell));
        /* The units that it could attack if it stood upright and its player
         * were to move. */
        Set places = guerre_reach[player][cell_kind(cell)][place] &
                     field_occupied(s->side[1 - player].field);
        json_begin_array_member(out, "targets");
        for (; places; set_drop(&places)) {
            json_string(out, guerre_places[set_first(places)]);
        }
        json_end_array(out);
        json_end_object(out);
    }
    json_end_object(out);
    json_end_object(out);
}

/* Returns the support cards that fit an open window, whether or not they are in
 * the hand. */
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

static void guerre_facts(const void *state, JsonWriter *out)
{
    const Guerre *s = state;
    json_begin_array_member(out, "players");
    write_player(s, 0, out);
    write_player(s, 1, out);
    json_end_array(out);
    json_string_member(out, "level", guerre_levels[s->level]);
    json_int_member(out, "hand_max", HAND_MAX);
    json_key(out, "majority");
    if (s->level == ADVANCED) {
        json_int(out, MAJORITY);
    } else {
        json_null(out);
    }
    json_key(out, "attack");
    if (s->from == NO_PLACE) {
        json_null(out);
    } else {
        unsigned attacker = field_cell(s->side[s->active].field, s->from);
        unsigned target = field_cell(s->side[1 - s->active].field, s->to);
        Event blow = guerre_find_blow(s);
        json_begin_object(out);
        json_int_member(out, "value",
                        guerre_attack_value(s, s->active, cell_kind(attacker)));
        json_int_member(out, "defence", guerre_defence(1 - s->active, target));
        json_string_member(out, "outcome",
                           blow.what == EVENT_CAPTURE ? "capture"
                           : blow.what == EVENT_KILL  ? "kill"
                                                      : "damage");
        json_int_member(out, "damage", blow.value[3]);
        json_end_object(out);
    }
    Set cards = window_cards(s);
    json_key(out, "window");
    if (!cards) {
        json_null(out);
    } else {
        json_begin_object(out);
        json_int_member(out, "player", seats_first(s->to_act) + 1);
        json_key(out, "cards");
        write_kinds(cards, out);
        json_end_object(out);
    }
}

static const char *guerre_mark(const EventList *events)
{
    static const int worth[] = { EVENT_CAPTURE, EVENT_KILL, EVENT_PARRY };
    const Event *over = events_first(events, EVENT_OVER);
    if (over) {
        return guerre_ends[over->value[0]];
    }
    for (size_t i = 0; i < sizeof worth / sizeof worth[0]; i++) {
        if (events_first(events, worth[i])) {
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

const GameTelling guerre_telling = {
    .play = guerre_play,
    .forms = forms,
    .tell = guerre_tell,
    .aside = ASIDE(EVENT_REPLACED) | ASIDE(EVENT_HEAL) |
             ASIDE(EVENT_BONUS_ENDS) | ASIDE(EVENT_UPRIGHT) |
             ASIDE(EVENT_TURN) | ASIDE(EVENT_WINDOW),
    .mark = guerre_mark,
};

const GameFace guerre_face = {
    .facts = guerre_facts,
    .trial = guerre_play_out,
    .refused = guerre_refused,
    .curve = guerre_curve,
};
