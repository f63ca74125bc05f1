/* legal.c: writes the legal moves as texts and sorts them. */
#include "core/legal.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

static int by_text(const void *a, const void *b)
{
    return strcmp(((const LegalMove *)a)->text, ((const LegalMove *)b)->text);
}

int legal_list(const Game *game, const void *state, Seat seat, int notation,
               LegalMove *out)
{
    if (!seats_has(game->to_act(state), seat)) {
        return 0;
    }
    MoveList list;
    list.count = 0;
    game->moves(state, seat, &list);
    Text text = { 0 };
    for (int i = 0; i < list.count; i++) {
        text_clear(&text);
        game->write_move(state, seat, list.at[i], notation, &text);
        assert(text.size < MOVE_TEXT);
        out[i].move = list.at[i];
        memcpy(out[i].text, text.data, text.size + 1);
    }
    text_done(&text);
    qsort(out, (size_t)list.count, sizeof *out, by_text);
    return list.count;
}

static int by_number(const void *one, const void *other)
{
    const char *a = ((const LegalMove *)one)->text;
    const char *b = ((const LegalMove *)other)->text;
    size_t first = strlen(a), second = strlen(b);
    return first != second ? (first > second) - (first < second) : strcmp(a, b);
}

void legal_order_numbers(LegalMove *list, int count)
{
    for (int i = 0; i < count; i++) {
        if (list[i].text[strspn(list[i].text, "0123456789")]) {
            return;
        }
    }
    qsort(list, (size_t)count, sizeof *list, by_number);
}

int legal_parts(const Game *game, const void *state, Seat seat, Move move,
                const Drawing *how, MovePart *out)
{
    const GameInput *input = game_input(game);
    if (input->parts) {
        return input->parts(state, seat, move, how, out);
    }
    Text text = { 0 };
    game->write_move(state, seat, move, 0, &text);
    assert(text.size < MOVE_TEXT);
    *out = (MovePart){ .row = -1, .col = -1 };
    memcpy(out->text, text.data, text.size + 1);
    text_done(&text);
    return 1;
}

void legal_refuse(RefusalList *list, int part, const char *move,
                  const Error *why)
{
    if (list->count < REFUSALS_MAX) {
        int at = list->count++;
        list->at[at].part = part;
        snprintf(list->at[at].move, sizeof list->at[at].move, "%s", move);
        snprintf(list->at[at].why, sizeof list->at[at].why, "%.*s",
                 REFUSAL_WHY - 1, why->text);
    }
}

void legal_refuse_move(const Game *game, const void *state, Seat seat,
                       Move move, Lang lang, RefusalList *out)
{
    Text text = { 0 };
    Error why = ERROR_IN(lang);
    game->write_move(state, seat, move, 0, &text);
    game->explain_illegal(state, seat, move, &why);
    legal_refuse(out, 0, text_string(&text), &why);
    text_done(&text);
}

static void write_list(const Game *game, const void *state, Seat seat,
                       LegalMove *room, JsonWriter *out)
{
    int count = legal_list(game, state, seat, 0, room);
    json_begin_array(out);
    for (int i = 0; i < count; i++) {
        json_string(out, room[i].text);
    }
    json_end_array(out);
}

void legal_write(const Game *game, int players, const void *state,
                 JsonWriter *out)
{
    LegalMove *room = mem_new(GAME_MOVES * sizeof *room);
    SeatSet to_act = game->to_act(state);
    if (seats_count(to_act) > 1) {
        json_begin_array(out);
        for (int s = 0; s < players; s++) {
            write_list(game, state, (Seat)s, room, out);
        }
        json_end_array(out);
    } else {
        Seat seat = to_act ? seats_first(to_act) : 0;
        write_list(game, state, seat, room, out);
    }
    free(room);
}
