/* What the page is told of roses: RULES.md, section "In the page". */
#include <stdlib.h>

#include "games/roses/internal.h"

enum { BIG_GAIN = 10 }; /* points; a step that adds so many is marked */

static void write_square(int row, int col, JsonWriter *out)
{
    json_begin_array(out);
    json_int(out, row);
    json_int(out, col);
    json_end_array(out);
}

static void write_squares(const Roses *s, const Squares *set, JsonWriter *out)
{
    json_begin_array(out);
    for (int row = 0; row < s->rows; row++) {
        for (int col = 0; col < s->cols; col++) {
            if (squares_has(set, row, col)) {
                write_square(row, col, out);
            }
        }
    }
    json_end_array(out);
}

static void write_pair(const char *key, int first, int second, JsonWriter *out)
{
    json_key(out, key);
    json_begin_array(out);
    json_int(out, first);
    json_int(out, second);
    json_end_array(out);
}

typedef struct Territory {
    Squares land;
    int size;
} Territory;

static bool is_empty(const Squares *set)
{
    return (set->word[0] | set->word[1]) == 0;
}

/* Takes a territory out of pawns, which is not empty. */
static Territory take_territory(Squares *pawns)
{
    Territory found = { .land = *pawns };
    found.size = roses_take_territory(pawns);
    found.land.word[0] ^= pawns->word[0];
    found.land.word[1] ^= pawns->word[1];
    return found;
}

static Territory territory_at(Squares pawns, int row, int col)
{
    Territory found;
    do {
        found = take_territory(&pawns);
    } while (!squares_has(&found.land, row, col));
    return found;
}

/* Fills out with the territories, the largest first; returns how many. */
static int list_territories(Squares pawns, Territory *out)
{
    int count = 0;
    while (!is_empty(&pawns)) {
        Territory found = take_territory(&pawns);
        int at = count++;
        for (; at > 0 && out[at - 1].size < found.size; at--) {
            out[at] = out[at - 1];
        }
        out[at] = found;
    }
    return count;
}

static void write_territories(const Roses *s, int player, JsonWriter *out)
{
    Territory list[ROSES_SQUARES];
    int count = list_territories(s->pawn[player], list);
    for (int i = 0; i < count; i++) {
        json_begin_object(out);
        json_int_member(out, "player", player + 1);
        json_key(out, "squares");
        write_squares(s, &list[i].land, out);
        json_int_member(out, "points", list[i].size * list[i].size);
        json_end_object(out);
    }
}

/* Where a card would take the king, and what it would add to the score of a
 * player; or why it cannot be played. */
static void write_card(const Roses *s, int player, int card, JsonWriter *out)
{
    int row = s->king_row + roses_card_down(card);
    int col = s->king_col + roses_card_right(card);
    bool is_inside = row >= 0 && row < s->rows && col >= 0 && col < s->cols;
    bool is_free = roses_playable(s, roses_card_set(card)) != 0;
    json_begin_object(out);
    json_string_member(out, "card", roses_card_name(card));
    json_key(out, "to");
    if (is_inside) {
        write_square(row, col, out);
    } else {
        json_null(out);
    }
    json_key(out, "why");
    if (is_free) {
        Squares pawns = s->pawn[player];
        squares_add(&pawns, row, col);
        json_null(out);
        json_int_member(out, "gain",
                        roses_score(pawns) - roses_points(s, player));
    } else {
        json_string(out, is_inside ? "taken" : "off");
    }
    json_end_object(out);
}

static void write_hand(const Roses *s, int player, JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < ROSES_CARDS; i++) {
        if (s->hand[player] & roses_card_set(roses_cards[i])) {
            write_card(s, player, roses_cards[i], out);
        }
    }
    json_end_array(out);
}

static int count(CardSet set)
{
    return __builtin_popcountll(set);
}

static void roses_facts(const void *state, JsonWriter *out)
{
    const Roses *s = state;
    write_pair("scores", roses_points(s, 0), roses_points(s, 1), out);
    write_pair("left", s->left[0], s->left[1], out);
    json_key(out, "territories");
    json_begin_array(out);
    write_territories(s, 0, out);
    write_territories(s, 1, out);
    json_end_array(out);
    json_key(out, "cards");
    json_begin_array(out);
    write_hand(s, 0, out);
    write_hand(s, 1, out);
    json_end_array(out);
    json_int_member(out, "pile", count(s->pile));
    json_int_member(out, "discard", count(roses_discard(s)));
}

static void write_effect_of_card(const Roses *s, const Roses *after, Seat seat,
                                 JsonWriter *out)
{
    Territory land =
        territory_at(after->pawn[seat], after->king_row, after->king_col);
    json_key(out, "to");
    write_square(after->king_row, after->king_col, out);
    json_key(out, "scores");
    json_begin_array(out);
    for (int player = 0; player < 2; player++) {
        json_begin_array(out);
        json_int(out, roses_points(s, player));
        json_int(out, roses_points(after, player));
        json_end_array(out);
    }
    json_end_array(out);
    json_key(out, "territory");
    write_squares(s, &land.land, out);
    json_int_member(out, "joins",
                    roses_count_territories(s->pawn[seat]) + 1 -
                        roses_count_territories(after->pawn[seat]));
}

static void roses_effect(const void *state, Seat seat, Move move,
                         JsonWriter *out)
{
    const Roses *s = state;
    Roses after = *s;
    roses_apply(&after, &move);
    if (move < ROSES_CHANCE) {
        write_effect_of_card(s, &after, seat, out);
    } else if (move == ROSES_DRAW) {
        json_key(out, "cards");
        roses_write_cards(after.pile, out);
        json_key(out, "shuffles");
        json_bool(out, s->pile == 0);
    }
    json_key(out, "replies");
    if (after.to_act == SEATS_NONE) {
        json_begin_array(out);
        json_end_array(out);
    } else {
        write_hand(&after, 1 - seat, out);
    }
    json_key(out, "ends");
    if (after.to_act == SEATS_NONE) {
        Outcome outcome = { 0 };
        roses_outcome(&after, &outcome);
        json_string(out, outcome.reason);
    } else {
        json_null(out);
    }
}

static void refuse(const Roses *s, Seat seat, Move move, Lang lang,
                   JsonWriter *out)
{
    Text text = { 0 };
    Error why = ERROR_IN(lang);
    roses_write_move(s, seat, move, 0, &text);
    roses_explain_illegal(s, seat, move, &why);
    json_begin_object(out);
    json_string_member(out, "move", text_string(&text));
    json_string_member(out, "why", why.text);
    json_end_object(out);
    text_done(&text);
}

static void roses_refused(const void *state, Seat seat, Lang lang,
                          JsonWriter *out)
{
    const Roses *s = state;
    CardSet playable = roses_playable(s, s->hand[seat]);
    bool is_full = s->in_hand[seat] == ROSES_HAND;
    for (int i = 0; i < ROSES_CARDS; i++) {
        if (s->hand[seat] & ~playable & roses_card_set(roses_cards[i])) {
            refuse(s, seat, roses_cards[i], lang, out);
        }
    }
    if (is_full) {
        refuse(s, seat, ROSES_DRAW, lang, out);
    }
    if (playable || !is_full) {
        refuse(s, seat, ROSES_PASS, lang, out);
    }
}

static void begin_event(const char *code, int player, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "code", code);
    json_int_member(out, "player", player + 1);
}

static void write_card_events(const Roses *then, const Roses *now, int card,
                              JsonWriter *out)
{
    int player = then->mover, row = now->king_row, col = now->king_col;
    Territory land = territory_at(now->pawn[player], row, col);
    begin_event("king", player, out);
    json_string_member(out, "card", roses_card_name(card));
    json_key(out, "from");
    write_square(then->king_row, then->king_col, out);
    json_key(out, "to");
    write_square(row, col, out);
    json_end_object(out);
    begin_event("pawn", player, out);
    json_key(out, "at");
    write_square(row, col, out);
    json_end_object(out);
    begin_event("territory", player, out);
    json_key(out, "squares");
    write_squares(now, &land.land, out);
    json_int_member(out, "points", land.size * land.size);
    json_int_member(out, "gain",
                    roses_points(now, player) - roses_points(then, player));
    json_end_object(out);
}

static void roses_events(const void *before, const Move *moves,
                         const void *after, JsonWriter *out)
{
    const Roses *then = before, *now = after;
    Move move = *moves & ~MOVE_IMPOSED;
    if (move < ROSES_CHANCE) {
        write_card_events(then, now, (int)move, out);
    } else if (move < ROSES_DRAW) {
        begin_event("card", then->mover, out);
        json_string_member(out, "card",
                           roses_card_name((int)(move - ROSES_CHANCE)));
        json_end_object(out);
    } else if (move == ROSES_DRAW) {
        if (then->pile == 0) {
            begin_event("shuffle", then->mover, out);
            json_int_member(out, "cards", count(now->pile));
            json_end_object(out);
        }
        begin_event("draw", then->mover, out);
        json_end_object(out);
    } else {
        begin_event("pass", then->mover, out);
        json_end_object(out);
    }
}

static const char *name_of(int player, Lang lang)
{
    return roses_game.seat_names[player].in[lang];
}

/* "SE 2": a card as it is said. */
static void tell_card(int card, Text *out)
{
    const char *name = roses_card_name(card);
    size_t letters = strlen(name) - 1;
    text_add_bytes(out, name, letters);
    text_add_char(out, ' ');
    text_add(out, name + letters);
}

static void tell_play(const Roses *then, const Roses *now, int card, Lang lang,
                      Text *out)
{
    static const Phrase plays = PHRASE("%s plays ", "%s joue "),
                        goes = PHRASE(": the king goes to row %d, column %d; "
                                      "%s %d → %d.",
                                      " : le roi va en ligne %d, colonne %d ; "
                                      "%s %d → %d.");
    int player = then->mover;
    const char *name = name_of(player, lang);
    text_addf(out, plays.in[lang], name);
    tell_card(card, out);
    text_addf(out, goes.in[lang], now->king_row, now->king_col, name,
              roses_points(then, player), roses_points(now, player));
}

static void tell_draw(const Roses *then, const Roses *now, Lang lang, Text *out)
{
    static const Phrase draws = PHRASE("%s draws.", "%s pioche."),
                        shuffles = PHRASE(
                            "The discard becomes the pile: %d cards. ",
                            "La défausse devient la pioche : %d cartes. ");
    if (then->pile == 0) {
        text_addf(out, shuffles.in[lang], count(now->pile));
    }
    text_addf(out, draws.in[lang], name_of(then->mover, lang));
}

static void tell_end(const Roses *s, Lang lang, Text *out)
{
    static const Phrase last = PHRASE(" %s has placed the last pawn: ",
                                      " %s a posé son dernier pion : "),
                        passes = PHRASE(" Both players have passed: ",
                                        " Les deux joueurs ont passé : "),
                        wins = PHRASE("%s wins %d to %d.", "%s gagne %d à %d."),
                        draw = PHRASE("a draw, %d all.",
                                      "partie nulle, %d partout.");
    int score[2] = { roses_points(s, 0), roses_points(s, 1) };
    int best = score[1] > score[0];
    if (s->passes == 2) {
        text_add(out, passes.in[lang]);
    } else {
        text_addf(out, last.in[lang], name_of(s->left[0] != 0, lang));
    }
    if (score[0] == score[1]) {
        text_addf(out, draw.in[lang], score[0]);
    } else {
        text_addf(out, wins.in[lang], name_of(best, lang), score[best],
                  score[1 - best]);
    }
}

static void roses_tell(const void *before, const Move *moves, const void *after,
                       Lang lang, Text *out)
{
    static const Phrase takes = PHRASE("%s gets ", "%s reçoit "),
                        passes = PHRASE("%s passes.", "%s passe.");
    const Roses *then = before, *now = after;
    Move move = *moves & ~MOVE_IMPOSED;
    if (move < ROSES_CHANCE) {
        tell_play(then, now, (int)move, lang, out);
    } else if (move < ROSES_DRAW) {
        text_addf(out, takes.in[lang], name_of(then->mover, lang));
        tell_card((int)(move - ROSES_CHANCE), out);
        text_add_char(out, '.');
    } else if (move == ROSES_DRAW) {
        tell_draw(then, now, lang, out);
    } else {
        text_addf(out, passes.in[lang], name_of(then->mover, lang));
    }
    if (now->to_act == SEATS_NONE) {
        tell_end(now, lang, out);
    }
}

static int roses_curve(const void *state)
{
    return roses_points(state, 0) - roses_points(state, 1);
}

static const char *roses_mark(const void *before, const Move *moves,
                              const void *after)
{
    int change = roses_curve(after) - roses_curve(before);
    (void)moves;
    return abs(change) >= BIG_GAIN ? "territory" : NULL;
}

const GameFace roses_face = {
    .facts = roses_facts,
    .effect = roses_effect,
    .refused = roses_refused,
    .events = roses_events,
    .tell = roses_tell,
    .mark = roses_mark,
    .curve = roses_curve,
};
