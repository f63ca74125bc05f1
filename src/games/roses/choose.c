/* choose.c: what a person is told about a move before making it. */
#include <stdio.h>

#include "games/roses/internal.h"
#include "games/roses/words.h"

int roses_parts(const void *state, Seat seat, Move move, const Drawing *how,
                MovePart *out)
{
    const Roses *s = state;
    Text text = { 0 };
    roses_write_move(s, seat, move, how->notation, &text);
    snprintf(out->text, sizeof out->text, "%s", text_string(&text));
    if (move < ROSES_CHANCE) {
        out->row = roses_row_of(s->king_row + roses_card_down((int)move));
        out->col = roses_col_of(s->king_col + roses_card_right((int)move));
        out->width = 1;
    } else {
        out->row = roses_last_action_row(s, how, &out->col);
        out->width = (int)text.size;
    }
    text_done(&text);
    return 1;
}

void roses_ask(const void *state, Seat seat, Move move, int at, Lang lang,
               Text *out)
{
    (void)state;
    (void)seat;
    (void)move;
    (void)at;
    text_say(out, lang, SAY_ASK_CARD);
}

bool roses_is_pass(const void *state, Move move)
{
    (void)state;
    return move == ROSES_PASS;
}

/* Returns the most that a player could add to the score by one card; 0 if none
 * can be played. Puts the cards that add as much into `out`. */
static int best_answers(const Roses *s, int player, MoveList *out)
{
    int best = 0;
    MoveList list;
    list.count = 0;
    roses_moves(s, (Seat)player, &list);
    for (int i = 0; i < list.count; i++) {
        Roses next = *s;
        next.mover = (uint8_t)player;
        roses_apply(&next, &list.at[i]);
        int gain = roses_points(&next, player) - roses_points(s, player);
        if (gain > best) {
            best = gain;
            out->count = 0;
        }
        if (gain > 0 && gain == best) {
            out->at[out->count++] = list.at[i];
        }
    }
    return best;
}

static void preview_end(const Event *over, Seat seat, Lang lang, Text *out)
{
    int own = over->value[1 + seat], other = over->value[2 - seat];
    const char *result = own > other   ? lang_pick(lang, SAY_WON)
                         : own < other ? lang_pick(lang, SAY_LOST)
                                       : lang_pick(lang, SAY_A_DRAW);
    text_say(out, lang, SAY_ENDS, result, own, other);
}

void roses_preview(const void *state, Seat seat, Move move, Lang lang,
                   Text *out)
{
    Roses after = *(const Roses *)state;
    EventList events = { .count = 0 };
    roses_play(&after, &move, &events);
    for (int i = 0; i < events.count; i++) {
        const Event *e = &events.at[i];
        switch (e->what) {
        case EVENT_TERRITORY:
            text_say(out, lang, SAY_CARD_LEADS, e[-1].value[0], e[-1].value[1],
                     e->value[2], e->value[2] + e->value[1]);
            if (e->value[3] > 1) {
                text_say(out, lang, SAY_JOINS, e->value[3]);
            }
            break;
        case EVENT_DRAW:
            text_say(out, lang, SAY_TAKES_ONE_OF, e->value[0]);
            break;
        case EVENT_PASS: text_say(out, lang, SAY_PASS); break;
        case EVENT_OVER: preview_end(e, seat, lang, out); break;
        default: break;
        }
    }
    if (after.to_act != SEATS_NONE) {
        int other = 1 - seat;
        MoveList answers = { .count = 0 };
        int gain = best_answers(&after, other, &answers);
        const char *name = game_seat_name(&roses_game, other, lang);
        if (gain > 0) {
            text_say(out, lang, SAY_CAN_ANSWER, name);
            for (int i = 0; i < answers.count; i++) {
                text_addf(out, "%s%s", i ? lang_pick(lang, SAY_OR) : "",
                          roses_card_name((int)answers.at[i]));
            }
            text_say(out, lang, SAY_ANSWER_ADDS, gain);
        } else {
            text_say(out, lang, SAY_CANNOT_ANSWER, name);
        }
    }
}
