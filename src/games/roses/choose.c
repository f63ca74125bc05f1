/* What a person sees of a move before making it. */
#include <stdio.h>

#include "games/roses/internal.h"

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

/* The most a player could add to the score with a card from here; 0 if none
 * can be played. */
static int best_answer(const Roses *s, int player, Move *out)
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
            *out = list.at[i];
        }
    }
    return best;
}

static void preview_answer(const Roses *after, int other, Lang lang, Text *out)
{
    static const Phrase can = PHRASE("; %s can answer %s: +%d",
                                     " ; %s peut répondre %s : +%d"),
                        cannot = PHRASE("; no card of %s fits",
                                        " ; %s n'a pas de carte jouable");
    Move answer = ROSES_PASS;
    int gain = best_answer(after, other, &answer);
    const char *name = roses_game.seat_names[other].in[lang];
    if (gain > 0) {
        text_addf(out, can.in[lang], name, roses_card_name((int)answer), gain);
    } else {
        text_addf(out, cannot.in[lang], name);
    }
}

static void preview_end(const Roses *after, Seat seat, Lang lang, Text *out)
{
    static const Phrase ends = PHRASE("; game over, ", " ; partie finie, "),
                        win = PHRASE("won", "gagnée"),
                        loss = PHRASE("lost", "perdue"),
                        draw = PHRASE("a draw", "nulle");
    Outcome outcome = { 0 };
    roses_outcome(after, &outcome);
    int balance = outcome.balance[seat];
    text_add(out, ends.in[lang]);
    text_add(out, (balance > 0 ? win : balance < 0 ? loss : draw).in[lang]);
    text_addf(out, " %d-%d", outcome.scores[seat], outcome.scores[1 - seat]);
}

/* What a card does for its player. */
static void preview_card(const Roses *before, const Roses *after, Seat seat,
                         Lang lang, Text *out)
{
    static const Phrase to = PHRASE("%d,%d: %d → %d", "%d,%d : %d → %d"),
                        joins = PHRASE(", joins %d territories",
                                       ", relie %d territoires");
    int joined = roses_count_territories(before->pawn[seat]) -
                 roses_count_territories(after->pawn[seat]);
    text_addf(out, to.in[lang], after->king_row, after->king_col,
              roses_points(before, seat), roses_points(after, seat));
    if (joined > 0) {
        text_addf(out, joins.in[lang], joined + 1);
    }
}

void roses_preview(const void *state, Seat seat, Move move, Lang lang,
                   Text *out)
{
    static const Phrase draw =
                            PHRASE("takes one of %d cards", "une carte sur %d"),
                        pass = PHRASE("passes", "passe");
    const Roses *s = state;
    Roses after = *s;
    roses_apply(&after, &move);
    if (move < ROSES_CHANCE) {
        preview_card(s, &after, seat, lang, out);
    } else if (move == ROSES_DRAW) {
        text_addf(out, draw.in[lang], roses_count_moves(&after, SEAT_CHANCE));
    } else {
        text_add(out, pass.in[lang]);
    }
    if (after.to_act == SEATS_NONE) {
        preview_end(&after, seat, lang, out);
    } else {
        preview_answer(&after, 1 - seat, lang, out);
    }
}
