/* face.c: what the page is told about trolls (RULES.md, section "In the
 * page"). */
#include "core/events.h"
#include "games/trolls/internal.h"
#include "games/trolls/words.h"

/* The most stones that are worth throwing. One stone more than the other's
 * whole stock moves the troll as far as any larger throw. */
static int useful_throw(const Trolls *s, int player)
{
    int most = s->stock[1 - player] + 1;
    return s->end ? 0 : s->stock[player] < most ? s->stock[player] : most;
}

static void trolls_facts(const void *state, JsonWriter *out)
{
    const Trolls *s = state;
    int last = s->cells - 1;
    json_int_member(out, "cells", s->cells);
    json_int_member(out, "stones", s->stones);
    json_int_member(out, "start", trolls_find_start(s));
    /* Where the troll was at the start and after each throw, before any
     * push. */
    int cell = trolls_find_start(s);
    json_begin_array_member(out, "way");
    json_int(out, cell);
    for (int i = 0; i < s->turns; i++) {
        cell += trolls_step(s->throws[i][0], s->throws[i][1]);
        json_int(out, cell);
    }
    json_end_array(out);
    json_pair_member(out, "useful", useful_throw(s, 0), useful_throw(s, 1));
    json_pair_member(out, "distance", s->troll, last - s->troll);
    json_int_member(out, "pushed_to",
                    s->end ? s->troll : trolls_push(s, s->troll));
}

static const EventForm forms[] = {
    [EVENT_THROW] = { .code = "throw",
                      .members = { { "stones", 0, NULL },
                                   { "left", 1, NULL } } },
    [EVENT_TROLL] = { .code = "troll",
                      .is_nobodys = true,
                      .members = { { "from", 0, NULL }, { "to", 1, NULL } } },
    [EVENT_EMPTY] = { .code = "empty" },
    [EVENT_PUSH] = { .code = "push",
                     .members = { { "stones", 0, NULL },
                                  { "from", 1, NULL },
                                  { "to", 2, NULL } } },
    [EVENT_CASTLE] = { .code = "castle" },
    [EVENT_OVER] = { .code = NULL },
};

static void tell_event(const Event *e, Lang lang, Text *out)
{
    bool has_player = e->player != EVENT_NOBODY;
    int player = has_player ? e->player : 0;
    const char *name = game_seat_name(&trolls_game, player, lang);
    const char *other = game_seat_name(&trolls_game, 1 - player, lang);
    int from = e->value[0], to = e->value[1];
    switch (e->what) {
    case EVENT_TROLL:
        if (from == to) {
            text_say(out, lang, SAY_TROLL_STAYS, to);
        } else {
            text_say(out, lang, SAY_TROLL_GOES, from, to,
                     game_seat_name(&trolls_game, to > from, lang));
        }
        break;
    case EVENT_PUSH:
        text_say(out, lang, SAY_PUSH, other, name, e->value[1], e->value[2]);
        break;
    case EVENT_OVER:
        if (!has_player) {
            text_say(out, lang, SAY_IN_MIDDLE);
        } else if (e->value[1]) {
            text_say(out, lang, SAY_IN_CASTLE, name, other);
        } else {
            text_say(out, lang, SAY_NEAR_CASTLE, name, other);
        }
        break;
    default: break;
    }
}

/* Both throws are one sentence, and so are two empty stocks. */
static void trolls_tell(const EventList *events, Lang lang, Text *out)
{
    for (int i = 0; i < events->count; i++) {
        const Event *e = &events->at[i];
        bool is_second = i > 0 && e[-1].what == e->what;
        if (e->what == EVENT_THROW && is_second) {
            const Event *left = e - 1;
            const char *names[] = { game_seat_name(&trolls_game, 0, lang),
                                    game_seat_name(&trolls_game, 1, lang) };
            text_say(out, lang, SAY_THROWS, names[0], left->value[0], names[1],
                     e->value[0]);
            text_say(out, lang, SAY_STOCKS, names[0], left->value[1], names[1],
                     e->value[1]);
        } else if (e->what == EVENT_EMPTY && is_second) {
            text_say(out, lang, SAY_NOBODY_HAS_ANY);
        } else {
            tell_event(e, lang, out);
        }
    }
}

/* Marks the end, and the troll's arrival at the gate of a castle. */
static const char *trolls_mark(const EventList *events)
{
    const Event *over = events_first(events, EVENT_OVER);
    if (over) {
        return over->value[0] ? "castle" : "push";
    }
    return events_first(events, EVENT_TROLL)->value[2] ? "gate" : NULL;
}

/* How far from the middle the troll would be if all stones that are left pushed
 * it now. */
static int trolls_curve(const void *state)
{
    const Trolls *s = state;
    int lead = s->end ? 0 : s->stock[0] - s->stock[1];
    return s->troll - s->cells / 2 + lead;
}

const GameTelling trolls_telling = {
    .play = trolls_play,
    .forms = forms,
    .tell = trolls_tell,
    .aside = ASIDE(EVENT_THROW), /* the text of the move already says it */
    .mark = trolls_mark,
};

const GameFace trolls_face = {
    .facts = trolls_facts,
    .refused = trolls_refused,
    .curve = trolls_curve,
};
