/* events.c: tells what a step did by playing it again on a copy. */
#include "core/events.h"

#include <assert.h>
#include <stdarg.h>

void events_add(EventList *list, int what, int player, int count, ...)
{
    assert(list->count < EVENTS_MAX && count <= EVENT_VALUES);
    Event *event = &list->at[list->count++];
    *event = (Event){ .what = what, .player = player };
    va_list values;
    va_start(values, count);
    for (int i = 0; i < count; i++) {
        event->value[i] = va_arg(values, int);
    }
    va_end(values);
}

/* Plays a step on a copy of the state and collects its events; there are none
 * if the game tells none. */
static void find(const Game *game, const void *before, const Move *moves,
                 EventList *out)
{
    out->count = 0;
    if (game->telling) {
        GameState copy;
        game_copy(game, &copy, before);
        game->telling->play(&copy, moves, out);
    }
}

const Event *events_first(const EventList *events, int what)
{
    for (int i = 0; i < events->count; i++) {
        if (events->at[i].what == what) {
            return &events->at[i];
        }
    }
    return NULL;
}

const Event *events_of(const EventList *events, int what, int player)
{
    for (int i = 0; i < events->count; i++) {
        if (events->at[i].what == what && events->at[i].player == player) {
            return &events->at[i];
        }
    }
    return NULL;
}

static void write_event(const EventForm *form, const Event *event,
                        JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "code", form->code);
    if (!form->is_nobodys) {
        json_int_member(out, "player", event->player + 1);
    }
    for (int i = 0; i < EVENT_MEMBERS && form->members[i].key; i++) {
        const EventMember *member = &form->members[i];
        json_key(out, member->key);
        if (member->write) {
            member->write(event, member->at, out);
        } else {
            json_int(out, event->value[member->at]);
        }
    }
    json_end_object(out);
}

static void write_list(const Game *game, const EventList *events,
                       JsonWriter *out)
{
    for (int i = 0; i < events->count; i++) {
        const EventForm *form = &game->telling->forms[events->at[i].what];
        if (form->code) {
            write_event(form, &events->at[i], out);
        }
    }
}

void events_write(const Game *game, const void *before, const Move *moves,
                  JsonWriter *out)
{
    EventList events;
    find(game, before, moves, &events);
    write_list(game, &events, out);
}

void events_write_trial(const Game *game, const void *state, Move move,
                        JsonWriter *out)
{
    GameState copy;
    EventList events = { .count = 0 };
    game_copy(game, &copy, state);
    game->face->trial(&copy, move, &events);
    write_list(game, &events, out);
}

void events_tell(const Game *game, const void *before, const Move *moves,
                 Lang lang, Text *out)
{
    EventList events;
    find(game, before, moves, &events);
    if (events.count > 0) {
        game->telling->tell(&events, lang, out);
    }
}

void events_tell_briefly(const Game *game, const void *before,
                         const Move *moves, Lang lang, Text *out)
{
    EventList events, brief = { .count = 0 };
    find(game, before, moves, &events);
    for (int i = 0; i < events.count; i++) {
        if (!(game->telling->aside >> events.at[i].what & 1)) {
            brief.at[brief.count++] = events.at[i];
        }
    }
    if (brief.count > 0) {
        game->telling->tell(&brief, lang, out);
    }
}

const char *events_mark(const Game *game, const void *before, const Move *moves)
{
    EventList events;
    find(game, before, moves, &events);
    return events.count > 0 && game->telling->mark
               ? game->telling->mark(&events)
               : NULL;
}

void events_preview(const Game *game, const void *state, Seat seat, Move move,
                    Lang lang, Text *out)
{
    const GameInput *input = game_input(game);
    if (input->preview) {
        input->preview(state, seat, move, lang, out);
    } else if (seats_count(game->to_act(state)) == 1) {
        events_tell(game, state, &move, lang, out);
    }
}
