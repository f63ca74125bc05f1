/* choose.c: what a person is told about a move before making it. */
#include <stdio.h>

#include "core/events.h"
#include "games/moulin/internal.h"
#include "games/moulin/words.h"

int moulin_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out)
{
    (void)state;
    (void)seat;
    int points[] = { moulin_from(move), moulin_to(move), moulin_removed(move) };
    int count = 0;
    for (int i = 0; i < 3; i++) {
        if (points[i] != MOULIN_NO_POINT) {
            MovePart *part = &out[count++];
            Text name = { 0 };
            moulin_write_point(points[i], how->notation, &name);
            snprintf(part->text, sizeof part->text, "%s", text_string(&name));
            text_done(&name);
            part->row = moulin_row_of(points[i], how->is_flipped);
            part->col = moulin_col_of(points[i], how->is_flipped);
            part->width = 1;
        }
    }
    return count;
}

void moulin_ask(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out)
{
    (void)state;
    (void)seat;
    bool is_placed = moulin_from(move) == MOULIN_NO_POINT;
    switch (at + is_placed) {
    case 0: text_say(out, lang, SAY_ASK_FROM); break;
    case 1:
        text_add(out, is_placed ? lang_pick(lang, SAY_ASK_PLACE)
                                : lang_pick(lang, SAY_ASK_TO));
        break;
    default: text_say(out, lang, SAY_ASK_REMOVE); break;
    }
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
    size_t start; /* where the preview begins in out */
    int mover;
    int clauses;
    const Moulin *before;
    Moulin after;
} Preview;

enum { CLAUSES_MOST = 3 }; /* more would not fit into 70 characters */

/* Begins a clause; returns false if there is no room for one more. */
static bool begin_clause(Preview *p)
{
    if (p->clauses++ >= CLAUSES_MOST) {
        return false;
    }
    text_clause(p->out, p->start, p->lang);
    return true;
}

static void preview_own(Preview *p)
{
    uint32_t men = p->before->men[p->mover];
    uint32_t mills = men & points_closing(men);
    uint32_t threats = moulin_find_chances(&p->after, p->mover).closing;
    if (mills & ~p->after.men[p->mover] && begin_clause(p)) {
        text_say(p->out, p->lang, SAY_OPENS_MILL);
    }
    if (threats & ~moulin_find_chances(p->before, p->mover).closing &&
        begin_clause(p)) {
        text_add(p->out, __builtin_popcount(threats) > 1
                             ? lang_pick(p->lang, SAY_PREPARES_MILLS)
                             : lang_pick(p->lang, SAY_PREPARES_MILL));
    }
}

static void preview_other(Preview *p, bool may_fly)
{
    int other = 1 - p->mover;
    const char *name = game_seat_name(&moulin_game, other, p->lang);
    MoulinChances before = moulin_find_chances(p->before, other);
    MoulinChances after = moulin_find_chances(&p->after, other);
    if (before.closing & ~after.closing && begin_clause(p)) {
        text_say(p->out, p->lang, SAY_STOPS_MILL);
    }
    if (after.closing && begin_clause(p)) {
        text_say(p->out, p->lang, SAY_THREATENS, name);
    }
    if (after.plays == 1 && begin_clause(p)) {
        text_say(p->out, p->lang, SAY_ONE_MOVE_LEFT, name);
    }
    if (may_fly && begin_clause(p)) {
        text_say(p->out, p->lang, SAY_COULD_FLY, name);
    }
}

void moulin_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out)
{
    Preview p = { .lang = lang,
                  .out = out,
                  .start = out->size,
                  .mover = seat,
                  .before = state };
    EventList events = { .count = 0 };
    game_copy(&moulin_game, &p.after, state);
    moulin_play(&p.after, &move, &events);
    const Event *over = events_first(&events, EVENT_OVER);
    if (events_first(&events, EVENT_MILL) && begin_clause(&p)) {
        text_say(out, lang, SAY_CLOSES_A_MILL);
    }
    if (over) {
        begin_clause(&p);
        text_add(out, over->player == EVENT_NOBODY
                          ? lang_pick(lang, SAY_DRAWS_BY)
                      : over->player == seat ? lang_pick(lang, SAY_LOSES_BY)
                                             : lang_pick(lang, SAY_WINS_BY));
        text_add(out, moulin_game.reasons[over->value[0] - 1].text.in[lang]);
        return;
    }
    preview_own(&p);
    preview_other(&p, events_of(&events, EVENT_MAY_FLY, 1 - seat));
    if (p.clauses == 0) {
        text_say(out, lang, SAY_QUIET_MOVE);
    }
}
