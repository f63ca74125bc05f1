/* What a person sees of a move before making it. */
#include <stdio.h>

#include "games/moulin/internal.h"

static void set_part(MovePart *out, int point, int notation)
{
    Text name = { 0 };
    moulin_write_point(point, notation, &name);
    snprintf(out->text, sizeof out->text, "%s", text_string(&name));
    text_done(&name);
    out->row = moulin_row_of(point);
    out->col = moulin_col_of(point);
    out->width = 1;
}

int moulin_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out)
{
    (void)state;
    (void)seat;
    int points[] = { moulin_from(move), moulin_to(move), moulin_removed(move) };
    int count = 0;
    for (int i = 0; i < 3; i++) {
        if (points[i] != MOULIN_NO_POINT) {
            set_part(&out[count++], points[i], how->notation);
        }
    }
    return count;
}

MoulinChances moulin_find_chances(const Moulin *s, int player)
{
    MoulinChances chances = { 0 };
    MoveList list;
    list.count = 0;
    moulin_moves(s, (Seat)player, &list);
    for (int i = 0; i < list.count; i++) {
        Move move = list.at[i];
        bool is_closing = moulin_removed(move) != MOULIN_NO_POINT;
        bool is_same_play = i > 0 && is_closing &&
                            moulin_to(move) == moulin_to(list.at[i - 1]) &&
                            moulin_from(move) == moulin_from(list.at[i - 1]);
        chances.plays += !is_same_play;
        chances.closing |= is_closing ? UINT32_C(1) << moulin_to(move) : 0;
    }
    return chances;
}

/* A preview is a list of clauses, the most important first. */
typedef struct Preview {
    Lang lang;
    Text *out;
    size_t start; /* where it begins in out */
    int mover;
    int clauses;
    const Moulin *before;
    Moulin after;
} Preview;

enum { CLAUSES_MOST = 3 }; /* for a line of 70 characters */

/* Begins a clause, with the opponent's name for a %. */
static void say(Preview *p, Phrase phrase)
{
    Phrase name = moulin_game.seat_names[1 - p->mover];
    if (p->clauses++ >= CLAUSES_MOST) {
        return;
    }
    if (p->out->size > p->start) {
        text_add(p->out, p->lang == LANG_FR ? " ; " : "; ");
    }
    for (const char *at = phrase.in [p->lang]; *at; at++) {
        if (*at == '%') {
            text_add(p->out, name.in[p->lang]);
        } else {
            text_add_char(p->out, *at);
        }
    }
}

static void preview_end(Preview *p)
{
    static const Phrase draw = PHRASE("draw: ", "nulle : "),
                        win = PHRASE("wins: ", "gagne : "),
                        loss = PHRASE("loses: ", "perd : ");
    Outcome outcome = { 0 };
    moulin_outcome(&p->after, &outcome);
    int balance = outcome.balance[p->mover];
    const GameReason *reason = moulin_game.reasons;
    while (strcmp(reason->code, outcome.reason) != 0) {
        reason++;
    }
    say(p, balance > 0 ? win : balance < 0 ? loss : draw);
    text_add(p->out, reason->text.in[p->lang]);
}

static int count(uint32_t set)
{
    return __builtin_popcount(set);
}

static uint32_t men_in_mills(const Moulin *s, int player)
{
    return s->men[player] & moulin_closing(s->men[player]);
}

static void preview_own(Preview *p)
{
    static const Phrase one = PHRASE("prepares a mill", "prépare un moulin"),
                        two = PHRASE("prepares two mills",
                                     "prépare deux moulins"),
                        opens = PHRASE("opens your mill", "ouvre votre moulin");
    uint32_t mills = men_in_mills(p->before, p->mover);
    uint32_t threats = moulin_find_chances(&p->after, p->mover).closing;
    if (mills & ~p->after.men[p->mover]) {
        say(p, opens);
    }
    if (threats & ~moulin_find_chances(p->before, p->mover).closing) {
        say(p, count(threats) > 1 ? two : one);
    }
}

static void preview_other(Preview *p)
{
    static const Phrase stops = PHRASE("stops a mill", "empêche un moulin"),
                        danger =
                            PHRASE("% threatens a mill", "% menace un moulin"),
                        one = PHRASE("one move left for %",
                                     "plus qu'un coup pour %"),
                        flies = PHRASE("% may fly", "% peut sauter");
    int other = 1 - p->mover;
    MoulinChances before = moulin_find_chances(p->before, other);
    MoulinChances after = moulin_find_chances(&p->after, other);
    if (before.closing & ~after.closing) {
        say(p, stops);
    }
    if (after.closing) {
        say(p, danger);
    }
    if (after.plays == 1) {
        say(p, one);
    }
    if (moulin_may_fly(&p->after, other) && !moulin_may_fly(p->before, other)) {
        say(p, flies);
    }
}

void moulin_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out)
{
    static const Phrase closes = PHRASE("closes a mill", "forme un moulin"),
                        quiet = PHRASE("a quiet move", "coup tranquille");
    Preview p = { .lang = lang,
                  .out = out,
                  .start = out->size,
                  .mover = seat,
                  .before = state };
    game_copy(&moulin_game, &p.after, state);
    moulin_apply(&p.after, &move);
    if (men_in_mills(&p.after, seat) >> moulin_to(move) & 1) {
        say(&p, closes);
    }
    if (p.after.end) {
        preview_end(&p);
        return;
    }
    preview_own(&p);
    preview_other(&p);
    if (p.clauses == 0) {
        say(&p, quiet);
    }
}
