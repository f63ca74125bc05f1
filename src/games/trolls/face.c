/* What the page is told of trolls: RULES.md, section "In the page". */
#include "games/trolls/internal.h"

/* More than the other's whole stock moves the troll no further than one stone
 * more than it. */
static int useful_throw(const Trolls *s, int player)
{
    int most = s->stock[1 - player] + 1;
    return s->end ? 0 : s->stock[player] < most ? s->stock[player] : most;
}

/* The cell where the throws of a step left the troll, before any push. */
static int stepped_cell(const Trolls *then, const Move *moves)
{
    return then->troll + trolls_step((int)moves[0], (int)moves[1]);
}

/* Whose castle a cell is nearest to, or -1 for the middle. */
static int nearest_lord(const Trolls *s, int cell)
{
    int middle = s->cells / 2;
    return cell == middle ? -1 : cell > middle;
}

static int pusher(const Trolls *s)
{
    return s->stock[1] > 0;
}

/* Whether stones were left to push the troll with. */
static bool is_pushed(const Trolls *now)
{
    return now->end == END_OUT_OF_STONES && now->stock[0] + now->stock[1] > 0;
}

static void write_pair(const char *key, int left, int right, JsonWriter *out)
{
    json_key(out, key);
    json_begin_array(out);
    json_int(out, left);
    json_int(out, right);
    json_end_array(out);
}

/* Where the troll stood at first and after each throw, before any push. */
static void write_way(const Trolls *s, JsonWriter *out)
{
    int cell = trolls_find_start(s);
    json_key(out, "way");
    json_begin_array(out);
    json_int(out, cell);
    for (int i = 0; i < s->turns; i++) {
        cell += trolls_step(s->throws[i][0], s->throws[i][1]);
        json_int(out, cell);
    }
    json_end_array(out);
}

static void trolls_facts(const void *state, JsonWriter *out)
{
    const Trolls *s = state;
    int last = s->cells - 1;
    json_int_member(out, "cells", s->cells);
    json_int_member(out, "stones", s->stones);
    json_int_member(out, "start", trolls_find_start(s));
    write_way(s, out);
    write_pair("useful", useful_throw(s, 0), useful_throw(s, 1), out);
    write_pair("distance", s->troll, last - s->troll, out);
    json_int_member(out, "pushed_to",
                    s->end ? s->troll : trolls_push(s, s->troll));
}

static void begin_event(const char *code, int player, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "code", code);
    json_int_member(out, "player", player + 1);
}

static void write_walk(int from, int to, JsonWriter *out)
{
    json_int_member(out, "from", from);
    json_int_member(out, "to", to);
    json_end_object(out);
}

static void write_throws(const Trolls *now, const Move *moves, JsonWriter *out)
{
    for (int player = 0; player < 2; player++) {
        begin_event("throw", player, out);
        json_int_member(out, "stones", moves[player]);
        json_int_member(out, "left", now->stock[player]);
        json_end_object(out);
    }
}

static void trolls_events(const void *before, const Move *moves,
                          const void *after, JsonWriter *out)
{
    const Trolls *then = before, *now = after;
    int cell = stepped_cell(then, moves);
    write_throws(now, moves, out);
    json_begin_object(out);
    json_string_member(out, "code", "troll");
    write_walk(then->troll, cell, out);
    for (int player = 0; player < 2; player++) {
        if (now->end == END_OUT_OF_STONES && now->stock[player] == 0) {
            begin_event("empty", player, out);
            json_end_object(out);
        }
    }
    if (is_pushed(now)) {
        begin_event("push", pusher(now), out);
        json_int_member(out, "stones", now->stock[0] + now->stock[1]);
        write_walk(cell, now->troll, out);
    }
    if (now->troll == 0 || now->troll == now->cells - 1) {
        begin_event("castle", now->troll > 0, out);
        json_end_object(out);
    }
}

static const char *name_of(int player, Lang lang)
{
    return trolls_game.seat_names[player].in[lang];
}

static void tell_throws(const Move *moves, Lang lang, Text *out)
{
    static const Phrase throws =
        PHRASE("%s throws %d, %s %d.", "%s lance %d, %s %d.");
    text_addf(out, throws.in[lang], name_of(0, lang), (int)moves[0],
              name_of(1, lang), (int)moves[1]);
}

static void tell_troll(int from, int to, Lang lang, Text *out)
{
    static const Phrase moves = PHRASE(" The troll goes from cell %d to cell "
                                       "%d, towards %s.",
                                       " Le troll va de la case %d à la case "
                                       "%d, vers %s."),
                        stays = PHRASE(" The troll stays on cell %d.",
                                       " Le troll reste sur la case %d.");
    if (from == to) {
        text_addf(out, stays.in[lang], to);
    } else {
        text_addf(out, moves.in[lang], from, to, name_of(to > from, lang));
    }
}

static void tell_stocks(const Trolls *s, Lang lang, Text *out)
{
    static const Phrase left = PHRASE(" Stones left: %s %d, %s %d.",
                                      " Pierres restantes : %s %d, %s %d.");
    text_addf(out, left.in[lang], name_of(0, lang), s->stock[0],
              name_of(1, lang), s->stock[1]);
}

static void tell_push(const Trolls *s, int from, Lang lang, Text *out)
{
    static const Phrase push = PHRASE(" %s has none left: the stones of %s "
                                      "push the troll from cell %d to cell "
                                      "%d.",
                                      " %s n'en a plus : les pierres de %s "
                                      "poussent le troll de la case %d à la "
                                      "case %d."),
                        both = PHRASE(" Neither has any left.",
                                      " Plus personne n'en a.");
    if (is_pushed(s)) {
        text_addf(out, push.in[lang], name_of(1 - pusher(s), lang),
                  name_of(pusher(s), lang), from, s->troll);
    } else if (s->end == END_OUT_OF_STONES) {
        text_add(out, both.in[lang]);
    }
}

static void tell_end(const Trolls *s, Lang lang, Text *out)
{
    static const Phrase in = PHRASE(" It is in the castle of %s: %s wins.",
                                    " Il est dans le château de %s : %s "
                                    "gagne."),
                        near = PHRASE(" It is nearer to the castle of %s: %s "
                                      "wins.",
                                      " Il est plus près du château de %s : "
                                      "%s gagne."),
                        middle = PHRASE(" It is in the middle: a draw.",
                                        " Il est au milieu : partie nulle.");
    int loser = nearest_lord(s, s->troll);
    bool is_inside = s->troll == 0 || s->troll == s->cells - 1;
    if (loser < 0) {
        text_add(out, middle.in[lang]);
    } else {
        text_addf(out, (is_inside ? in : near).in[lang], name_of(loser, lang),
                  name_of(1 - loser, lang));
    }
}

static void trolls_tell(const void *before, const Move *moves,
                        const void *after, Lang lang, Text *out)
{
    const Trolls *then = before, *now = after;
    int cell = stepped_cell(then, moves);
    tell_throws(moves, lang, out);
    tell_stocks(now, lang, out);
    tell_troll(then->troll, cell, lang, out);
    if (now->end) {
        tell_push(now, cell, lang, out);
        tell_end(now, lang, out);
    }
}

/* The end, and the troll arriving at the gate of a castle. */
static const char *trolls_mark(const void *before, const Move *moves,
                               const void *after)
{
    const Trolls *then = before, *now = after;
    (void)moves;
    if (now->end) {
        return now->end == END_CASTLE ? "castle" : "push";
    }
    bool is_gate = now->troll == 1 || now->troll == now->cells - 2;
    return is_gate && now->troll != then->troll ? "gate" : NULL;
}

/* How far from the middle all the stones would push the troll now. */
static int trolls_curve(const void *state)
{
    const Trolls *s = state;
    int lead = s->end ? 0 : s->stock[0] - s->stock[1];
    return s->troll - s->cells / 2 + lead;
}

const GameFace trolls_face = {
    .facts = trolls_facts,
    .events = trolls_events,
    .tell = trolls_tell,
    .mark = trolls_mark,
    .curve = trolls_curve,
};
