/* face.c: what the page is told about splaby: RULES.md, section "In the
 * page". */
#include "core/events.h"
#include "games/splaby/internal.h"
#include "games/splaby/words.h"

static void write_place(int place, JsonWriter *out)
{
    json_begin_array(out);
    json_int(out, place / 8);
    json_int(out, place % 8);
    json_end_array(out);
}

static void write_slot(int slot, JsonWriter *out)
{
    char name[3];
    if (slot == SPLABY_NO_SLOT) {
        json_null(out);
        return;
    }
    splaby_name_slot(slot, name);
    json_string(out, name);
}

/* Writes for each paint part how many units everybody would have after it. */
static void write_paints(const Splaby *s, JsonWriter *out)
{
    json_begin_object_member(out, "paints");
    for (int d = 0; splaby_paints[d] && s->rounds_left > 0; d++) {
        char letter[] = { splaby_paints[d], '\0' };
        Splaby after = *s;
        splaby_spray(&after, d);
        json_begin_array_member(out, letter);
        for (int seat = 0; seat < s->players; seat++) {
            json_int(out, after.reserve[seat]);
        }
        json_end_array(out);
    }
    json_end_object(out);
}

static void splaby_facts(const void *state, JsonWriter *out)
{
    const Splaby *s = state;
    json_begin_array_member(out, "players");
    for (int seat = 0; seat < s->players; seat++) {
        json_begin_object(out);
        json_int_member(out, "surface", splaby_surface(s, seat));
        json_int_member(out, "reserve", s->reserve[seat]);
        json_begin_array_member(out, "open");
        for (int d = 0; d < 4; d++) {
            if (!splaby_is_blocked(s, s->at[seat], d)) {
                char letter[] = { splaby_sides[d], '\0' };
                json_string(out, letter);
            }
        }
        json_end_array(out);
        json_end_object(out);
    }
    json_end_array(out);
    json_begin_object_member(out, "round");
    json_int_member(out, "now",
                    s->rounds - s->rounds_left + (s->rounds_left > 0));
    json_int_member(out, "of", s->rounds);
    json_end_object(out);
    json_key(out, "forbidden");
    write_slot(s->forbidden, out);
    json_begin_object_member(out, "jets");
    for (int d = 0; d < 4 && s->rounds_left > 0; d++) {
        char letter[] = { splaby_sides[d], '\0' };
        json_begin_array_member(out, letter);
        for (uint64_t left = splaby_covered(s, d); left; left &= left - 1) {
            write_place(__builtin_ctzll(left), out);
        }
        json_end_array(out);
    }
    json_end_object(out);
    write_paints(s, out);
}

/* The functions below write members of events. */
static void write_event_place(const Event *event, int at, JsonWriter *out)
{
    write_place(event->value[at], out);
}

static void write_event_slot(const Event *event, int at, JsonWriter *out)
{
    write_slot(event->value[at], out);
}

static void write_rotation(const Event *event, int at, JsonWriter *out)
{
    json_string(out, splaby_rotations[event->value[at]]);
}

/* X stands for the mover's own tile. */
static void write_direction(const Event *event, int at, JsonWriter *out)
{
    char letter[] = { splaby_paints[event->value[at]], '\0' };
    json_string(out, letter);
}

static void write_ray(const Event *event, int at, JsonWriter *out)
{
    int direction = event->value[at], place = event->value[at + 1];
    json_begin_array(out);
    for (int i = 0; i < event->value[at + 2]; i++) {
        place = splaby_next(place, direction);
        write_place(place, out);
    }
    json_end_array(out);
}

/* Writes a seat, counted from 1. */
static void write_seat(const Event *event, int at, JsonWriter *out)
{
    json_int(out, event->value[at] + 1);
}

static void write_bool(const Event *event, int at, JsonWriter *out)
{
    json_bool(out, event->value[at] != 0);
}

/* clang-format off */
#define FROM_TO { { "from", 0, write_event_place }, { "to", 1, write_event_place } }
static const EventForm forms[] = {
    [EVENT_SPRAY] = { .code = NULL },
    [EVENT_PAINT] = { .code = "paint", .members = { { "direction", 0, write_direction },
                                            { "tiles", 0, write_ray },
                                            { "cost", 2, NULL } } },
    [EVENT_HIT] = { .code = "hit", .members = { { "target", 0, write_seat },
                                        { "stolen", 1, NULL },
                                        { "shield", 2, write_bool } } },
    [EVENT_STEP] = { .code = "step", .members = FROM_TO },
    [EVENT_ITEM] = { .code = "item", .members = { { "item", 0, NULL } } },
    [EVENT_INSERT] = { .code = "insert", .members = { { "slot", 0, write_event_slot },
                                              { "rotation", 1, write_rotation },
                                              { "at", 2, write_event_place },
                                              { "walls", 3, NULL },
                                              { "item", 4, NULL } } },
    [EVENT_EJECT] = { .code = "eject", .members = { { "at", 0, write_event_place },
                                            { "walls", 1, NULL },
                                            { "item", 2, NULL },
                                            { "paint", 3, NULL } } },
    [EVENT_CARRY] = { .code = "carry", .members = FROM_TO },
    [EVENT_FAULT] = { .code = "fault" },
    [EVENT_RESERVE] = { .code = "reserve", .members = { { "from", 0, NULL },
                                                { "to", 1, NULL } } },
    [EVENT_SPENT] = { .code = "spent", .members = { { "item", 0, NULL } } },
    [EVENT_ROUND] = { .code = "round", .is_nobodys = true,
                      .members = { { "left", 0, NULL } } },
    [EVENT_OVER] = { .code = NULL },
};
/* clang-format on */

static const char *name_of(int seat, Lang lang)
{
    return game_seat_name(&splaby_game, seat, lang);
}

/* Tells "Blue paints its tile". */
static void tell_spray(const Event *e, Lang lang, Text *out)
{
    const char *name = name_of(e->player, lang);
    if (e->value[0] == NOWHERE) {
        text_say(out, lang, SAY_DOES_NOT_PAINT, name);
    } else if (e->value[1] == 0) {
        text_say(out, lang, SAY_NO_PAINT_TO_SPRAY, name,
                 splaby_directions[e->value[0]].in[lang]);
    } else {
        text_say(out, lang, SAY_PAINTS_OWN, name);
    }
}

static void tell_hit(const Event *e, Lang lang, Text *out)
{
    const char *name = name_of(e->value[0], lang);
    if (e->value[2]) {
        text_say(out, lang, SAY_HIT_SHIELD, name);
    } else {
        text_say(out, lang, SAY_HIT, name, e->value[1],
                 name_of(e->player, lang));
    }
}

/* Tells "walls north and east, with the bomb". */
static void tell_tile(int walls, int item, Lang lang, Text *out)
{
    static const Phrase sides[4] = { PHRASE(SAY_NORTH), PHRASE(SAY_EAST),
                                     PHRASE(SAY_SOUTH), PHRASE(SAY_WEST) };
    const char *before = lang_pick(lang, SAY_WALLS);
    for (int side = 0; side < 4; side++) {
        if (walls >> side & 1) {
            text_addf(out, "%s%s", before, sides[side].in[lang]);
            before = lang_pick(lang, SAY_AND);
        }
    }
    if (item != ITEM_NONE) {
        text_say(out, lang, SAY_WITH, splaby_items[item].in[lang]);
    }
}

static void tell_insertion(const Event *e, Lang lang, Text *out)
{
    static const Phrase turns[4] = {
        PHRASE(SAY_AS_IT_LIES),
        PHRASE(SAY_CLOCKWISE),
        PHRASE(SAY_HALF_ROUND),
        PHRASE(SAY_ANTICLOCKWISE),
    };
    char slot[3];
    splaby_name_slot(e->value[0], slot);
    text_say(out, lang, SAY_PUSHES_IN, name_of(e->player, lang), slot,
             turns[e->value[1]].in[lang]);
    tell_tile(e->value[3], e->value[4], lang, out);
}

static void tell_ejection(const Event *e, Lang lang, Text *out)
{
    text_say(out, lang, SAY_COMES_OUT);
    tell_tile(e->value[1], e->value[2], lang, out);
    if (e->value[3]) {
        text_say(out, lang, SAY_LOSES_COLOUR, name_of(e->value[3] - 1, lang));
    }
}

static void tell_round(const Event *e, Lang lang, Text *out)
{
    if (e->value[0] > 1) {
        text_say(out, lang, SAY_ROUNDS_LEFT, e->value[0]);
    } else if (e->value[0] == 1) {
        text_say(out, lang, SAY_ROUND_LEFT, e->value[0]);
    }
}

/* Tells "All rounds are played. In the lead: Blue. Tiles: Blue 21, ...". */
static void tell_end(const Event *e, Lang lang, Text *out)
{
    const char *before = lang_pick(lang, SAY_OVER);
    for (int seat = 0; seat < e->value[0]; seat++) {
        if (e->value[1] >> seat & 1) {
            text_addf(out, "%s%s", before, name_of(seat, lang));
            before = ", ";
        }
    }
    before = lang_pick(lang, SAY_TILES_EACH);
    for (int seat = 0; seat < e->value[0]; seat++) {
        text_addf(out, "%s%s %d", before, name_of(seat, lang),
                  e->value[2 + seat]);
        before = ", ";
    }
    text_add_char(out, '.');
}

static void tell_event(const Event *e, Lang lang, Text *out)
{
    int player = e->player == EVENT_NOBODY ? 0 : e->player;
    const char *name = name_of(player, lang);
    switch (e->what) {
    case EVENT_SPRAY: tell_spray(e, lang, out); break;
    case EVENT_PAINT:
        if (e->value[0] != NOWHERE) {
            text_addf(out, ", %d %s", e->value[2],
                      splaby_directions[e->value[0]].in[lang]);
        }
        break;
    case EVENT_HIT: tell_hit(e, lang, out); break;
    case EVENT_STEP:
        text_say(out, lang, SAY_GOES, name,
                 splaby_directions[e->value[2]].in[lang], e->value[1] / 8,
                 e->value[1] % 8);
        break;
    case EVENT_ITEM:
        text_say(out, lang, SAY_AND_TAKES, splaby_items[e->value[0]].in[lang]);
        break;
    case EVENT_INSERT: tell_insertion(e, lang, out); break;
    case EVENT_EJECT: tell_ejection(e, lang, out); break;
    case EVENT_CARRY:
        text_say(out, lang, SAY_CARRIED, name, e->value[1] / 8,
                 e->value[1] % 8);
        break;
    case EVENT_FAULT: text_say(out, lang, SAY_FAULT); break;
    case EVENT_RESERVE:
        text_add(out, e[-1].what == EVENT_RESERVE
                          ? ", "
                          : lang_pick(lang, SAY_RESERVES));
        text_addf(out, "%s %d → %d", name, e->value[0], e->value[1]);
        break;
    case EVENT_SPENT:
        text_say(out, lang, SAY_LOSES_ITEM, name,
                 splaby_items[e->value[0]].in[lang]);
        break;
    case EVENT_ROUND: tell_round(e, lang, out); break;
    default: tell_end(e, lang, out); break;
    }
}

static void splaby_tell(const EventList *events, Lang lang, Text *out)
{
    static const bool is_open[] = {
        [EVENT_PAINT] = true, [EVENT_STEP] = true,    [EVENT_ITEM] = true,
        [EVENT_EJECT] = true, [EVENT_RESERVE] = true, [EVENT_OVER] = false,
    };
    for (int i = 0; i < events->count; i++) {
        const Event *e = &events->at[i];
        bool is_last = i + 1 == events->count;
        tell_event(e, lang, out);
        /* A step and the item taken with it are told in one sentence, and so
         * are several events of the same kind. */
        int next = is_last ? EVENT_OVER : e[1].what;
        bool is_list = e->what == EVENT_PAINT || e->what == EVENT_RESERVE;
        bool is_short = e->what == EVENT_INSERT && next != EVENT_EJECT;
        bool goes_on = (e->what == EVENT_STEP && next == EVENT_ITEM) ||
                       (is_list && next == e->what);
        if ((is_open[e->what] && !goes_on) || is_short) {
            text_add_char(out, '.');
        }
    }
}

enum { MUCH_PAINT = 4 }; /* a turn that gains this many tiles is marked */

static const char *splaby_mark(const EventList *events)
{
    for (int i = 0; i < events->count; i++) {
        if (events->at[i].what == EVENT_HIT && events->at[i].value[1] > 0) {
            return "theft";
        }
    }
    return events_first(events, EVENT_ITEM)                            ? "item"
           : events_first(events, EVENT_SPRAY)->value[2] >= MUCH_PAINT ? "paint"
                                                                       : NULL;
}

/* Returns the first player's number of tiles minus the largest number of
 * another player. */
static int splaby_curve(const void *state)
{
    const Splaby *s = state;
    int best = 0;
    for (int seat = 1; seat < s->players; seat++) {
        int surface = splaby_surface(s, seat);
        best = surface > best ? surface : best;
    }
    return splaby_surface(s, 0) - best;
}

static int splaby_share(const void *state, Seat seat)
{
    return splaby_surface(state, seat);
}

static void splaby_ahead(void *state, Seat seat)
{
    Splaby *s = state;
    s->mover = (uint8_t)seat;
}

const GameTelling splaby_telling = {
    .play = splaby_play,
    .forms = forms,
    .tell = splaby_tell,
    .aside = ASIDE(EVENT_EJECT) | ASIDE(EVENT_RESERVE) | ASIDE(EVENT_ROUND),
    .mark = splaby_mark,
};

const GameFace splaby_face = {
    .facts = splaby_facts,
    .refused = splaby_refused,
    .ahead = splaby_ahead,
    .curve = splaby_curve,
    .share = splaby_share,
};
