/* What a legal move would do, in numbers and places, and the moves a person
 * might try in vain with the reason: RULES.md, section "In the page". As in
 * choose.c the move is made on a copy and everybody declines from there on;
 * of hidden cards only the number counts. */
#include "core/events.h"
#include "core/legal.h"
#include "games/guerre/internal.h"

static void write_letter(const char *key, Kind kind, JsonWriter *out)
{
    char letter[] = { guerre_letters[kind], '\0' };
    json_string_member(out, key, letter);
}

/* The attack as it would be resolved. */
static void write_blow(const EventList *events, JsonWriter *out)
{
    const Event *strike = events_first(events, EVENT_STRIKE);
    if (!strike) {
        return;
    }
    const Event *blow = strike + 1;
    json_begin_object_member(out, "blow");
    write_letter("unit", (Kind)strike->value[0], out);
    json_int_member(out, "attack", strike->value[3]);
    write_letter("target", (Kind)strike->value[5], out);
    json_int_member(out, "defence", strike->value[4]);
    json_string_member(out, "outcome",
                       blow->what == EVENT_CAPTURE  ? "capture"
                       : blow->what == EVENT_KILL   ? "kill"
                       : blow->what == EVENT_DAMAGE ? "damage"
                                                    : "none");
    json_int_member(out, "damage",
                    blow->what == EVENT_DAMAGE ? blow->value[3] : 0);
    json_end_object(out);
}

/* Where a unit put on a position would reach, whom it replaces, whence it
 * comes. */
static void write_put(const EventList *events, Seat seat, JsonWriter *out)
{
    const Event *put = events->at;
    const Event *replaced = events_first(events, EVENT_REPLACED);
    if (put->what != EVENT_PLACE && put->what != EVENT_DEPLOY &&
        put->what != EVENT_CONSCRIPT) {
        return;
    }
    Set reach = guerre_reach[seat][put->value[0]][put->value[1]];
    json_begin_array_member(out, "reach");
    for (; reach; set_drop(&reach)) {
        json_string(out, guerre_places[set_first(reach)]);
    }
    json_end_array(out);
    if (replaced) {
        write_letter("replaces", (Kind)replaced->value[0], out);
    }
}

/* What a card does once the chain of Wizards has ended. */
static void write_card(const Guerre *before, const EventList *events,
                       JsonWriter *out)
{
    const Event *bonus = events_first(events, EVENT_BONUS);
    const Event *shot = events_first(events, EVENT_KILL);
    if (bonus) {
        json_int_member(out, "bonus", bonus->value[0]);
    }
    if (events_first(events, EVENT_PARRY)) {
        json_string_member(out, "over", "parry");
    } else if (events_first(events, EVENT_ESCAPE)) {
        json_string_member(out, "over", "escape");
    } else if (shot && !events_first(events, EVENT_STRIKE)) {
        json_string_member(out, "over", "shot");
    }
    if (before->phase == PHASE_COUNTER) {
        json_bool_member(out, "cancelled",
                         events_first(events, EVENT_CANCEL) != NULL);
    }
}

static void write_sequel(const Guerre *after, const EventList *events,
                         Seat seat, JsonWriter *out)
{
    const Event *over = events_first(events, EVENT_OVER);
    if (events_first(events, EVENT_CONSCRIPTION)) {
        json_bool_member(out, "conscription", true);
    }
    if (over) {
        json_string_member(out, "ends", guerre_ends[over->value[0]]);
        json_int_member(out, "winner", over->player + 1);
    }
    if (events->count > 1 && events->at[1].what == EVENT_WINDOW) {
        json_string_member(out, "window",
                           guerre_phases[events->at[1].value[0]]);
    }
    if (events_first(events, EVENT_DEMOBILISE) ||
        events_first(events, EVENT_KEEP)) {
        json_int_member(out, "citizens",
                        counts_sum(guerre_citizens(after, seat)));
        json_int_member(out, "leads", set_size(guerre_led_kinds(after, seat)));
    }
}

void guerre_effect(const void *state, Seat seat, Move move, JsonWriter *out)
{
    Guerre after = *(const Guerre *)state;
    EventList events = { .count = 0 };
    guerre_play_out(&after, move, &events);
    write_put(&events, seat, out);
    write_blow(&events, out);
    write_card(state, &events, out);
    write_sequel(&after, &events, seat, out);
}

/* The moves that are legal now, and where to say why others are not. */
typedef struct Refusals {
    const Guerre *s;
    Seat seat;
    Lang lang;
    RefusalList *out;
    MoveList legal;
} Refusals;

static bool is_listed(const MoveList *list, Move move)
{
    for (int i = 0; i < list->count; i++) {
        if (list->at[i] == move) {
            return true;
        }
    }
    return false;
}

/* Whether something can be done with a card of the hand. */
static bool is_useful(const MoveList *list, Kind kind)
{
    for (int i = 0; i < list->count; i++) {
        Deed deed = move_deed(list->at[i]);
        if ((deed == DEED_PUT || deed == DEED_CARD) &&
            move_card(list->at[i]) == kind) {
            return true;
        }
    }
    return false;
}

static void refuse(const Refusals *r, Move move)
{
    legal_refuse_move(&guerre_game, r->s, r->seat, move, r->lang, r->out);
}

/* What a person who takes a card of the hand would like to do with it. */
static Move wish_for(Phase phase, Kind kind)
{
    switch (phase) {
    case PHASE_SETUP_RESERVE:
        return guerre_move(DEED_PUT, kind, F1, PLACE_RESERVE);
    case PHASE_DEVELOP: return guerre_move(DEED_PUT, kind, F1, PLACE_KINGDOM);
    case PHASE_ATTACK:
    case PHASE_DEFEND:
    case PHASE_VOLLEY:
    case PHASE_COUNTER: return guerre_move(DEED_CARD, kind, F1, F1);
    default: return guerre_move(DEED_PUT, kind, F1, F1);
    }
}

static void refuse_attacks(const Refusals *r)
{
    Set own = field_occupied(r->s->side[r->seat].field);
    for (; own; set_drop(&own)) {
        Set enemies = field_occupied(r->s->side[1 - r->seat].field);
        for (; enemies; set_drop(&enemies)) {
            Move attack =
                guerre_move(DEED_ATTACK, NO_KIND, (Place)set_first(own),
                            (Place)set_first(enemies));
            if (!is_listed(&r->legal, attack)) {
                refuse(r, attack);
            }
        }
    }
}

void guerre_refused(const void *state, Seat seat, Lang lang, RefusalList *out)
{
    const Guerre *s = state;
    Refusals r = { .s = s, .seat = seat, .lang = lang, .out = out };
    Set hand = counts_kinds(s->side[seat].hand);
    guerre_moves(s, seat, &r.legal);
    for (; hand; set_drop(&hand)) {
        Kind kind = (Kind)set_first(hand);
        if (!is_useful(&r.legal, kind)) {
            refuse(&r, wish_for((Phase)s->phase, kind));
        }
    }
    if (s->phase == PHASE_ACTION || s->phase == PHASE_ATTACK) {
        refuse_attacks(&r);
    }
    if (s->phase == PHASE_DEVELOP && !is_listed(&r.legal, DEED_PASS)) {
        refuse(&r, DEED_PASS);
    }
}
