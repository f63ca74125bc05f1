/* face.c: what the page is told of roses: RULES.md, section "In the page". */
#include <stdio.h>

#include "core/events.h"
#include "games/roses/internal.h"
#include "games/roses/words.h"

enum { BIG_GAIN = 10 }; /* a step that adds this many points is marked */

static void write_square(int row, int col, JsonWriter *out)
{
    json_begin_array(out);
    json_int(out, row);
    json_int(out, col);
    json_end_array(out);
}

static void write_set(const Squares *set, JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < ROSES_SQUARES; i++) {
        if (squares_has(set, i / ROSES_SIDE, i % ROSES_SIDE)) {
            write_square(i / ROSES_SIDE, i % ROSES_SIDE, out);
        }
    }
    json_end_array(out);
}

/* Writes the set of squares of an event; `at` is not used. */
static void write_squares(const Event *event, int at, JsonWriter *out)
{
    (void)at;
    write_set(&(Squares){ { event->set[0], event->set[1] } }, out);
}

/* Writes the territories, largest first. */
static void write_territories(const Roses *s, int player, JsonWriter *out)
{
    Territory list[ROSES_SQUARES];
    Squares pawns = s->pawn[player];
    int lands = 0;
    while (pawns.word[0] | pawns.word[1]) {
        Territory found = roses_next_territory(&pawns);
        int at = lands++;
        for (; at > 0 && list[at - 1].size < found.size; at--) {
            list[at] = list[at - 1];
        }
        list[at] = found;
    }
    for (int i = 0; i < lands; i++) {
        json_begin_object(out);
        json_int_member(out, "player", player + 1);
        json_key(out, "squares");
        write_set(&list[i].land, out);
        json_int_member(out, "points", list[i].size * list[i].size);
        json_end_object(out);
    }
}

static void write_hand(const Roses *s, int player, bool is_mover,
                       JsonWriter *out);

/* Writes where a card would take the king and what it would add to a player's
 * score, or why it cannot be played. For the player to move it also writes what
 * the opponent could answer. */
static void write_card(const Roses *s, int player, int card, bool is_mover,
                       JsonWriter *out)
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
        if (is_mover) {
            Roses after = *s;
            roses_apply(&after, &(Move){ (Move)card });
            json_key(out, "replies");
            write_hand(&after, 1 - player, false, out);
        }
    } else {
        json_string(out, is_inside ? "taken" : "off");
    }
    json_end_object(out);
}

static void write_hand(const Roses *s, int player, bool is_mover,
                       JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < ROSES_CARDS; i++) {
        if (s->hand[player] & roses_card_set(roses_cards[i])) {
            write_card(s, player, roses_cards[i], is_mover, out);
        }
    }
    json_end_array(out);
}

static int count(CardSet set)
{
    return __builtin_popcountll(set);
}

/* Writes for each square what a pawn there would add to the player's score; 0
 * for a square that has a pawn. */
static void write_gains(const Roses *s, int player, JsonWriter *out)
{
    int before = roses_points(s, player);
    json_begin_array(out);
    for (int i = 0; i < s->rows * s->cols; i++) {
        int row = i / s->cols, col = i % s->cols;
        Squares pawns = s->pawn[player];
        bool is_taken = squares_has(&pawns, row, col) ||
                        squares_has(&s->pawn[1 - player], row, col);
        squares_add(&pawns, row, col);
        json_int(out, is_taken ? 0 : roses_score(pawns) - before);
    }
    json_end_array(out);
}

static void roses_facts(const void *state, JsonWriter *out)
{
    const Roses *s = state;
    json_pair_member(out, "scores", roses_points(s, 0), roses_points(s, 1));
    json_pair_member(out, "left", s->left[0], s->left[1]);
    json_begin_array_member(out, "territories");
    write_territories(s, 0, out);
    write_territories(s, 1, out);
    json_end_array(out);
    json_begin_array_member(out, "cards");
    write_hand(s, 0, s->to_act == SEATS_ONE(0), out);
    write_hand(s, 1, s->to_act == SEATS_ONE(1), out);
    json_end_array(out);
    json_begin_array_member(out, "gains");
    write_gains(s, 0, out);
    write_gains(s, 1, out);
    json_end_array(out);
    json_int_member(out, "pile", count(s->pile));
    json_int_member(out, "discard", count(roses_discard(s)));
}

static void roses_trial(void *state, Move move, EventList *out)
{
    roses_play(state, &move, out);
}

static void write_card_name(const Event *event, int at, JsonWriter *out)
{
    json_string(out, roses_card_name(event->value[at]));
}

static void write_end(const Event *event, int at, JsonWriter *out)
{
    json_string(out, event->value[at] ? "both-pass" : "last-pawn");
}

static void write_place(const Event *event, int at, JsonWriter *out)
{
    write_square(event->value[at], event->value[at + 1], out);
}

/* clang-format off */
static const EventForm forms[] = {
    [EVENT_KING] = { .code = "king", .members = { { "card", 0, write_card_name },
                                          { "from", 1, write_place },
                                          { "to", 3, write_place } } },
    [EVENT_PAWN] = { .code = "pawn", .members = { { "at", 0, write_place } } },
    [EVENT_TERRITORY] = { .code = "territory",
                          .members = { { "squares", 0, write_squares },
                                       { "points", 0, NULL },
                                       { "gain", 1, NULL } } },
    [EVENT_CARD] = { .code = "card", .members = { { "card", 0, write_card_name } } },
    [EVENT_SHUFFLE] = { .code = "shuffle", .members = { { "cards", 0, NULL } } },
    [EVENT_DRAW] = { .code = "draw" },
    [EVENT_PASS] = { .code = "pass" },
    [EVENT_OVER] = { .code = "over", .members = { { "reason", 0, write_end } } },
};
/* clang-format on */

static void tell_end(const Event *e, const char *name, Lang lang, Text *out)
{
    int score[] = { e->value[1], e->value[2] }, best = score[1] > score[0];
    if (e->value[0]) {
        text_say(out, lang, SAY_BOTH_PASSED);
    } else {
        text_say(out, lang, SAY_LAST_PAWN, name);
    }
    if (score[0] == score[1]) {
        text_say(out, lang, SAY_DRAWN, score[0]);
    } else {
        text_say(out, lang, SAY_WINS, game_seat_name(&roses_game, best, lang),
                 score[best], score[1 - best]);
    }
}

static void roses_tell(const EventList *events, Lang lang, Text *out)
{
    for (int i = 0; i < events->count; i++) {
        const Event *e = &events->at[i];
        const char *name = game_seat_name(&roses_game, e->player, lang);
        char card[8] = ""; /* "SE 2" */
        if (e->what == EVENT_KING || e->what == EVENT_CARD) {
            const char *text = roses_card_name(e->value[0]);
            int letters = (int)strlen(text) - 1;
            snprintf(card, sizeof card, "%.*s %s", letters, text,
                     text + letters);
        }
        switch (e->what) {
        case EVENT_KING:
            text_say(out, lang, SAY_PLAYS, name, card, e->value[3],
                     e->value[4]);
            break;
        case EVENT_TERRITORY:
            text_say(out, lang, SAY_SCORE_GOES, name, e->value[2],
                     e->value[2] + e->value[1]);
            break;
        case EVENT_CARD: text_say(out, lang, SAY_GETS, name, card); break;
        case EVENT_SHUFFLE:
            text_say(out, lang, SAY_SHUFFLES, e->value[0]);
            break;
        case EVENT_DRAW: text_say(out, lang, SAY_DRAWS, name); break;
        case EVENT_PASS: text_say(out, lang, SAY_PASSES, name); break;
        case EVENT_OVER: tell_end(e, name, lang, out); break;
        default: break;
        }
    }
}

static const char *roses_mark(const EventList *events)
{
    const Event *land = events_first(events, EVENT_TERRITORY);
    return land && land->value[1] >= BIG_GAIN ? "territory" : NULL;
}

static int roses_curve(const void *state)
{
    return roses_points(state, 0) - roses_points(state, 1);
}

static void roses_ahead(void *state, Seat seat)
{
    Roses *s = state;
    s->mover = (uint8_t)seat;
    s->to_act = SEATS_ONE(seat);
}

const GameTelling roses_telling = {
    .play = roses_play,
    .forms = forms,
    .tell = roses_tell,
    .mark = roses_mark,
};

const GameFace roses_face = {
    .facts = roses_facts,
    .trial = roses_trial,
    .refused = roses_refused,
    .ahead = roses_ahead,
    .curve = roses_curve,
};
