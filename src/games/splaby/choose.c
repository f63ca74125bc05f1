/* What a person sees of a move before making it. */
#include <stdio.h>
#include <stdlib.h>

#include "games/splaby/internal.h"

static void set_part(MovePart *out, Spot spot, const char *text)
{
    out->row = spot.row;
    out->col = spot.col;
    out->width = spot.width;
    snprintf(out->text, sizeof out->text, "%s", text);
}

/* The tile beside a place, or for NOWHERE its own. */
static Spot spot_beside(int place, int direction)
{
    static const int8_t down[] = { -1, 0, 1, 0, 0 },
                        across[] = { 0, 1, 0, -1, 0 };
    return splaby_tile_spot(place / 8 + down[direction],
                            place % 8 + across[direction]);
}

static void set_insertion(Move move, MovePart *out)
{
    int side = splaby_direction(move), line = splaby_line(move);
    int turns = splaby_turns(move);
    char slot[3];
    splaby_name_slot(splaby_slot(side, line), slot);
    set_part(&out[0], splaby_slot_spot(side, line), slot);
    set_part(&out[1], (Spot){ -1, -1, 0 },
             turns ? splaby_rotations[turns] : "0");
}

int splaby_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out)
{
    (void)how;
    const Splaby *s = state;
    int paint = splaby_paint(move), direction = splaby_direction(move);
    set_part(&out[0], spot_beside(s->at[seat], paint),
             (char[]){ 'P', splaby_paints[paint], '\0' });
    if (move & MOVE_INSERTS) {
        set_insertion(move, &out[1]);
        return 3;
    }
    set_part(&out[1], spot_beside(s->at[seat], direction),
             (char[]){ 'D', splaby_sides[direction], '\0' });
    return 2;
}

/* A preview is a list of clauses with semicolons between them. It compares
 * the states before the turn, after its paint and after all of it. */
typedef struct Preview {
    Lang lang;
    Text *out;
    size_t start; /* where it begins in out */
    Splaby before, painted, after;
} Preview;

/* Begins a clause. */
static void say(const Preview *p, Phrase phrase)
{
    if (p->out->size > p->start) {
        text_add(p->out, p->lang == LANG_FR ? " ; " : "; ");
    }
    text_add(p->out, phrase.in[p->lang]);
}

static void say_players(const Preview *p, Phrase phrase, SeatSet seats)
{
    say(p, phrase);
    for (; seats; seats &= (SeatSet)(seats - 1)) {
        text_addf(p->out, " %d", seats_first(seats) + 1);
    }
}

/* Ends a clause with what the mover's reserve gains or loses by it. */
static void say_change(const Preview *p, int change)
{
    if (change) {
        text_addf(p->out, p->lang == LANG_FR ? " : %+d" : ": %+d", change);
    }
}

static void say_painted(const Preview *p, int cost)
{
    static const Phrase paints = PHRASE("paints", "peint"),
                        one = PHRASE("tile", "case"),
                        several = PHRASE("tiles", "cases");
    int mover = p->before.mover;
    int gain =
        splaby_surface(&p->painted, mover) - splaby_surface(&p->before, mover);
    say(p, paints);
    text_addf(p->out, " %d %s (+%d)", cost,
              (cost == 1 ? one : several).in[p->lang], gain);
}

static void preview_paint(const Preview *p, int direction)
{
    static const Phrase none = PHRASE("no paint", "ne peint pas"),
                        empty = PHRASE("no paint left", "plus de peinture"),
                        hits = PHRASE("hits", "touche");
    const Splaby *before = &p->before, *painted = &p->painted;
    int mover = before->mover, stolen = 0;
    SeatSet hit = SEATS_NONE;
    for (int seat = 0; seat < before->players; seat++) {
        if (seat != mover && painted->reserve[seat] < before->reserve[seat]) {
            hit |= SEATS_ONE(seat);
            stolen += before->reserve[seat] - painted->reserve[seat];
        }
    }
    int cost = before->reserve[mover] + stolen - painted->reserve[mover];
    if (cost) {
        say_painted(p, cost);
    } else {
        say(p, direction == NOWHERE ? none : empty);
    }
    if (stolen) {
        say_players(p, hits, hit);
        say_change(p, stolen);
    }
}

static void preview_step(const Preview *p)
{
    static const Phrase kinds[ITEM_KINDS] = {
        [ITEM_NONE] = PHRASE("step", "pas"),
        [ITEM_BOMB] = PHRASE("takes the bomb", "prend la bombe"),
        [ITEM_GUN] = PHRASE("takes the gun", "prend le pistolet"),
        [ITEM_SHIELD] = PHRASE("takes the shield", "prend le bouclier"),
    };
    int mover = p->before.mover, place = p->after.at[mover];
    say(p, kinds[splaby_tile(&p->painted, place) >> LAYER_ITEM]);
    say_change(p, p->after.reserve[mover] - p->painted.reserve[mover]);
}

/* Those pushed on by a tile, or from one end of the line to the other. */
static void preview_pushed(const Preview *p)
{
    static const Phrase pushes = PHRASE("pushes", "pousse"),
                        sends = PHRASE("sends across", "passe en face");
    SeatSet pushed = SEATS_NONE, sent = SEATS_NONE;
    for (int seat = 0; seat < p->before.players; seat++) {
        int by = abs(p->after.at[seat] - p->before.at[seat]);
        pushed |= by == 1 || by == 8 ? SEATS_ONE(seat) : SEATS_NONE;
        sent |= by == 6 || by == 48 ? SEATS_ONE(seat) : SEATS_NONE;
    }
    if (pushed) {
        say_players(p, pushes, pushed);
    }
    if (sent) {
        say_players(p, sends, sent);
    }
}

static void preview_insertion(const Preview *p)
{
    static const Phrase lost = PHRASE("tile lost:", "case perdue :");
    preview_pushed(p);
    for (int seat = 0; seat < p->before.players; seat++) {
        if (splaby_surface(&p->after, seat) <
            splaby_surface(&p->painted, seat)) {
            say_players(p, lost, SEATS_ONE(seat));
        }
    }
}

void splaby_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out)
{
    static const Phrase reserve = PHRASE("reserve", "réserve");
    const Splaby *s = state;
    Preview p = { lang, out, out->size, *s, *s, *s };
    splaby_spray(&p.painted, splaby_paint(move));
    splaby_apply(&p.after, &move);
    preview_paint(&p, splaby_paint(move));
    if (move & MOVE_INSERTS) {
        preview_insertion(&p);
    } else {
        preview_step(&p);
    }
    say(&p, reserve);
    text_addf(out, " %d -> %d", s->reserve[seat], p.after.reserve[seat]);
}
