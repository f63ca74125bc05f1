/* face.c: what the page is told about moulin (RULES.md, section "In the
 * page"). */
#include "core/events.h"
#include "games/moulin/internal.h"
#include "games/moulin/words.h"

/* Writes three points: the values of an event, or a mill. */
static void write_three(const int *points, JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < MILL_POINTS; i++) {
        json_string(out, moulin_names[points[i]]);
    }
    json_end_array(out);
}

static void write_player(const Moulin *s, int player, JsonWriter *out)
{
    int board = points_count(s->men[player]), hand = s->hand[player];
    json_begin_object(out);
    json_int_member(out, "hand", hand);
    json_int_member(out, "board", board);
    json_int_member(out, "lost", s->pieces - board - hand);
    json_string_member(out, "phase",
                       s->hand[player] > 0         ? "placing"
                       : moulin_may_fly(s, player) ? "flying"
                                                   : "moving");
    json_int_member(out, "plays", moulin_find_chances(s, player).plays);
    json_end_object(out);
}

/* How often the current position has occurred since the last placement or
 * removal, this time included. It does not use the mover, so that it also works
 * once the game is over. */
static int occurrences(const Moulin *s)
{
    int times = 1;
    if (s->seen_count == 0) {
        return times;
    }
    int next = 1 - (int)(s->seen[s->seen_count - 1] >> 48);
    uint64_t key = moulin_key(s->men[0], s->men[1], next);
    for (int i = 0; i < s->seen_count; i++) {
        times += s->seen[i] == key;
    }
    return times;
}

static void write_counter(const char *key, int64_t value, int limit,
                          JsonWriter *out)
{
    json_key(out, key);
    if (limit == 0) {
        json_null(out);
        return;
    }
    json_begin_object(out);
    json_int_member(out, "count", value);
    json_int_member(out, "limit", limit);
    json_end_object(out);
}

static void moulin_facts(const void *state, JsonWriter *out)
{
    const Moulin *s = state;
    json_begin_array_member(out, "players");
    write_player(s, 0, out);
    write_player(s, 1, out);
    json_end_array(out);
    json_begin_array_member(out, "mills");
    for (int i = 0; i < 2 * MOULIN_MILLS; i++) {
        const uint8_t *at = moulin_mills[i % MOULIN_MILLS];
        uint32_t mill = POINT(at[0]) | POINT(at[1]) | POINT(at[2]);
        if ((s->men[i / MOULIN_MILLS] & mill) == mill) {
            json_begin_object(out);
            json_int_member(out, "player", i / MOULIN_MILLS + 1);
            json_key(out, "points");
            write_three((int[]){ at[0], at[1], at[2] }, out);
            json_end_object(out);
        }
    }
    json_end_array(out);
    write_counter("repetition", occurrences(s), s->repetition, out);
    write_counter("quiet", s->quiet, s->quiet_plies, out);
    uint32_t blocked = s->end == END_BLOCKED ? s->men[s->loser] : 0;
    json_begin_array_member(out, "blocked");
    for (int i = 0; i < MOULIN_POINTS; i++) {
        if (blocked & POINT(moulin_reading_order[i])) {
            json_string(out, moulin_names[moulin_reading_order[i]]);
        }
    }
    json_end_array(out);
}

static void moulin_trial(void *state, Move move, EventList *out)
{
    moulin_play(state, &move, out);
}

static void write_point(const Event *event, int at, JsonWriter *out)
{
    json_string(out, moulin_names[event->value[at]]);
}

static void write_end(const Event *event, int at, JsonWriter *out)
{
    json_string(out, moulin_game.reasons[event->value[at] - 1].code);
}

static void write_mill(const Event *event, int at, JsonWriter *out)
{
    write_three(event->value + at, out);
}

/* clang-format off */
static const EventForm forms[] = {
    [EVENT_PLACE] = { .code = "place", .members = { { "at", 0, write_point } } },
    [EVENT_MOVE] = { .code = "move", .members = { { "from", 0, write_point },
                                          { "to", 1, write_point } } },
    [EVENT_FLY] = { .code = "fly", .members = { { "from", 0, write_point },
                                        { "to", 1, write_point } } },
    [EVENT_MILL] = { .code = "mill", .members = { { "points", 0, write_mill } } },
    [EVENT_REMOVE] = { .code = "remove", .members = { { "at", 0, write_point } } },
    [EVENT_OVER] = { .code = "over", .members = { { "reason", 0, write_end } } },
};
/* clang-format on */

static void tell_end(const Event *over, Lang lang, Text *out)
{
    int player = over->player == EVENT_NOBODY ? 0 : over->player;
    const char *loser = game_seat_name(&moulin_game, player, lang);
    const char *winner = game_seat_name(&moulin_game, 1 - player, lang);
    switch (over->value[0]) {
    case END_TWO_PIECES:
        text_say(out, lang, SAY_LOST_TWO_PIECES, loser, winner);
        break;
    case END_BLOCKED:
        text_say(out, lang, SAY_LOST_BLOCKED, loser, winner);
        break;
    case END_REPETITION: text_say(out, lang, SAY_DRAWN_REPETITION); break;
    default: text_say(out, lang, SAY_DRAWN_QUIET); break;
    }
}

static const char *point_of(const Event *e, int at)
{
    return moulin_names[e->value[at]];
}

static void tell_mill(const Event *e, bool is_first, Lang lang, Text *out)
{
    if (is_first) {
        text_say(out, lang, SAY_CLOSES, point_of(e, 0), point_of(e, 1),
                 point_of(e, 2));
    } else {
        text_say(out, lang, SAY_CLOSES_ALSO, point_of(e, 0), point_of(e, 1),
                 point_of(e, 2));
    }
}

/* The play, its mills and the removal make one sentence. */
static void moulin_tell(const EventList *events, Lang lang, Text *out)
{
    for (int i = 0; i < events->count; i++) {
        const Event *e = &events->at[i];
        bool is_last = i + 1 == events->count || e[1].what > EVENT_REMOVE;
        int player = e->player == EVENT_NOBODY ? 0 : e->player;
        const char *name = game_seat_name(&moulin_game, player, lang);
        switch (e->what) {
        case EVENT_PLACE:
            text_say(out, lang, SAY_PLACES, name, point_of(e, 0));
            break;
        case EVENT_MOVE:
            text_say(out, lang, SAY_MOVES, name, point_of(e, 0),
                     point_of(e, 1));
            break;
        case EVENT_FLY:
            text_say(out, lang, SAY_FLIES, name, point_of(e, 0),
                     point_of(e, 1));
            break;
        case EVENT_MILL:
            tell_mill(e, e[-1].what != EVENT_MILL, lang, out);
            break;
        case EVENT_REMOVE:
            text_say(out, lang, SAY_REMOVES, point_of(e, 0));
            break;
        case EVENT_ALL_PLACED: text_say(out, lang, SAY_ALL_PLACED); break;
        case EVENT_MAY_FLY: text_say(out, lang, SAY_MAY_FLY, name); break;
        default: tell_end(e, lang, out); break;
        }
        if (e->what <= EVENT_REMOVE && is_last) {
            text_add_char(out, '.');
        }
    }
}

static const char *moulin_mark(const EventList *events)
{
    return events_first(events, EVENT_MILL) ? "mill" : NULL;
}

static int moulin_curve(const void *state)
{
    const Moulin *s = state;
    return points_count(s->men[0]) + s->hand[0] - points_count(s->men[1]) -
           s->hand[1];
}

static void moulin_ahead(void *state, Seat seat)
{
    Moulin *s = state;
    s->mover = (uint8_t)seat;
}

const GameTelling moulin_telling = {
    .play = moulin_play,
    .forms = forms,
    .tell = moulin_tell,
    .mark = moulin_mark,
};

const GameFace moulin_face = {
    .facts = moulin_facts,
    .trial = moulin_trial,
    .refused = moulin_refused,
    .ahead = moulin_ahead,
    .curve = moulin_curve,
};
