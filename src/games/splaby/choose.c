/* choose.c: what a person is told about a move before making it. */
#include <stdio.h>
#include <stdlib.h>

#include "core/events.h"
#include "games/splaby/internal.h"
#include "games/splaby/words.h"

static void set_part(MovePart *out, Spot spot, const char *text)
{
    out->row = spot.row;
    out->col = spot.col;
    out->width = spot.width;
    snprintf(out->text, sizeof out->text, "%s", text);
}

/* Returns where the tile beside a place is drawn; for NOWHERE, the tile
 * itself. */
static Spot spot_beside(int place, int direction, bool is_flipped)
{
    static const int8_t down[] = { -1, 0, 1, 0, 0 },
                        across[] = { 0, 1, 0, -1, 0 };
    return splaby_tile_spot(place / 8 + down[direction],
                            place % 8 + across[direction], is_flipped);
}

int splaby_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out)
{
    const Splaby *s = state;
    bool is_flipped = how->is_flipped;
    int paint = splaby_paint(move), direction = splaby_direction(move);
    set_part(&out[0], spot_beside(s->at[seat], paint, is_flipped),
             (char[]){ 'P', splaby_paints[paint], '\0' });
    if (move & MOVE_INSERTS) {
        int side = splaby_direction(move), line = splaby_line(move);
        int turns = splaby_turns(move);
        char slot[3];
        splaby_name_slot(splaby_slot(side, line), slot);
        set_part(&out[1], splaby_slot_spot(side, line, is_flipped), slot);
        set_part(&out[2], (Spot){ -1, -1, 0 },
                 turns ? splaby_rotations[turns] : "0");
        return 3;
    }
    set_part(&out[1], spot_beside(s->at[seat], direction, is_flipped),
             (char[]){ 'D', splaby_sides[direction], '\0' });
    return 2;
}

/* Says "north, 3 of 12 units", so that people see the cost before they
 * choose. */
static void say_paint(const Splaby *s, Seat seat, int paint, Lang lang,
                      Text *out)
{
    static const Phrase where[4] = { PHRASE(SAY_NORTH), PHRASE(SAY_EAST),
                                     PHRASE(SAY_SOUTH), PHRASE(SAY_WEST) };
    if (paint == NOWHERE) {
        text_say(out, lang, SAY_PART_NO_PAINT);
        return;
    }
    int tiles = __builtin_popcountll(splaby_covered(s, paint));
    if (tiles == 1) {
        text_say(out, lang, SAY_PART_ONE_UNIT, where[paint].in[lang],
                 s->reserve[seat]);
    } else {
        text_say(out, lang, SAY_PART_PAINT, where[paint].in[lang], tiles,
                 s->reserve[seat]);
    }
}

void splaby_say_part(const void *state, Seat seat, Move move, int at, Lang lang,
                     Text *out)
{
    static const Phrase turns[4] = { PHRASE(SAY_PART_NO_TURN),
                                     PHRASE(SAY_PART_CLOCKWISE),
                                     PHRASE(SAY_PART_HALF),
                                     PHRASE(SAY_PART_ANTICLOCKWISE) };
    static const Phrase from[4] = { PHRASE(SAY_FROM_NORTH),
                                    PHRASE(SAY_FROM_EAST),
                                    PHRASE(SAY_FROM_SOUTH),
                                    PHRASE(SAY_FROM_WEST) };
    int direction = splaby_direction(move);
    if (at == 0) {
        say_paint(state, seat, splaby_paint(move), lang, out);
    } else if (at == 2) {
        text_add(out, turns[splaby_turns(move)].in[lang]);
    } else if (move & MOVE_INSERTS) {
        text_say(out, lang, SAY_PART_PUSH, from[direction].in[lang]);
    } else {
        text_say(out, lang, SAY_PART_STEP,
                 splaby_directions[direction].in[lang]);
    }
}

void splaby_ask(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out)
{
    static const Phrase steps[] = { PHRASE(SAY_ASK_PAINT),
                                    PHRASE(SAY_ASK_SECOND),
                                    PHRASE(SAY_ASK_TURN) };
    (void)state;
    (void)seat;
    (void)move;
    text_add(out, steps[at < 2 ? at : 2].in[lang]);
}

/* A preview is a list of clauses with semicolons between them. */
typedef struct Preview {
    Lang lang;
    Text *out;
    size_t start; /* where the preview begins in out */
    EventList events;
} Preview;

/* Begins a clause. */
static Text *clause(const Preview *p)
{
    text_clause(p->out, p->start, p->lang);
    return p->out;
}

/* Says "hits 2 3". */
static void say_players(const Preview *p, const char *verb, SeatSet seats)
{
    text_add(clause(p), verb);
    SEATS_EACH (seat, seats) {
        text_addf(p->out, " %d", seat + 1);
    }
}

/* Ends a clause with what the mover's reserve gains or loses. */
static void say_change(const Preview *p, int change)
{
    if (change) {
        text_say(p->out, p->lang, SAY_CHANGE, change);
    }
}

/* Previews the painting; returns what it adds to the mover's reserve. */
static int preview_paint(const Preview *p)
{
    const Event *spray = events_first(&p->events, EVENT_SPRAY);
    int tiles = spray->value[1], gain = spray->value[2], stolen = 0;
    SeatSet hit = SEATS_NONE;
    if (tiles > 1) {
        text_say(clause(p), p->lang, SAY_PAINTS_TILES, tiles, gain);
    } else if (tiles == 1) {
        text_say(clause(p), p->lang, SAY_PAINTS_TILE, tiles, gain);
    } else if (spray->value[0] == NOWHERE) {
        text_say(clause(p), p->lang, SAY_NO_PAINT);
    } else {
        text_say(clause(p), p->lang, SAY_PAINT_USED_UP);
    }
    for (const Event *e = spray; e < p->events.at + p->events.count; e++) {
        if (e->what == EVENT_HIT && e->value[1] > 0) {
            hit |= SEATS_ONE(e->value[0]);
            stolen += e->value[1];
        }
    }
    if (stolen) {
        say_players(p, lang_pick(p->lang, SAY_HITS), hit);
        say_change(p, stolen);
    }
    return stolen - tiles;
}

void splaby_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out)
{
    const Splaby *s = state;
    Splaby after = *s;
    Preview p = { .lang = lang, .out = out, .start = out->size };
    splaby_play(&after, &move, &p.events);
    int painted = s->reserve[seat] + preview_paint(&p);
    if (move & MOVE_INSERTS) {
        /* The players whom the push moves by one tile, those it sends to the
         * other end of the line, and those who lose a painted tile. */
        SeatSet pushed = SEATS_NONE, sent = SEATS_NONE;
        const Event *eject = events_first(&p.events, EVENT_EJECT);
        for (const Event *e = eject; e < p.events.at + p.events.count; e++) {
            if (e->what == EVENT_CARRY) {
                int by = abs(e->value[1] - e->value[0]);
                *(by == 1 || by == 8 ? &pushed : &sent) |= SEATS_ONE(e->player);
            }
        }
        if (pushed) {
            say_players(&p, lang_pick(p.lang, SAY_PUSHES), pushed);
        }
        if (sent) {
            say_players(&p, lang_pick(p.lang, SAY_SENDS), sent);
        }
        if (eject->value[3]) {
            text_say(clause(&p), p.lang, SAY_TILE_LOST, eject->value[3]);
        }
    } else {
        const Event *item = events_first(&p.events, EVENT_ITEM);
        if (item) {
            text_say(clause(&p), p.lang, SAY_TAKES,
                     splaby_items[item->value[0]].in[p.lang]);
        } else {
            text_say(clause(&p), p.lang, SAY_STEP);
        }
        say_change(&p, after.reserve[seat] - painted);
    }
    text_say(clause(&p), lang, SAY_RESERVE_GOES, s->reserve[seat],
             after.reserve[seat]);
}
