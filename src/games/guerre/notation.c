/* notation.c: the moves of guerre as text. */
#include <string.h>

#include "games/guerre/internal.h"

const char guerre_places[PLACE_COUNT][3] = { "F1", "F2", "F3", "A1",
                                             "A2", "A3", "R",  "C" };

static void write_kind(Kind kind, Text *out)
{
    text_add_char(out, guerre_letters[kind]);
}

void guerre_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out)
{
    (void)state;
    (void)seat;
    (void)notation;
    switch (move_deed(move)) {
    case DEED_PASS: text_add_char(out, '-'); break;
    case DEED_END: text_add_char(out, '.'); break;
    case DEED_DRAW:
        text_add_char(out, '*');
        write_kind(move_kind(move), out);
        break;
    case DEED_PUT:
        write_kind(move_kind(move), out);
        text_addf(out, "@%s", guerre_places[move_to(move)]);
        break;
    case DEED_ATTACK:
        text_addf(out, "%sx%s", guerre_places[move_from(move)],
                  guerre_places[move_to(move)]);
        break;
    case DEED_CARD:
        text_add(out, move & MOVE_KING ? "+K=" : "+");
        write_kind(move_kind(move), out);
        if (move_kind(move) == PRIEST) {
            text_addf(out, ":%s-%s", guerre_places[move_from(move)],
                      guerre_places[move_to(move)]);
        }
        break;
    case DEED_NONE: break;
    }
}

/* Each parser moves *text past what it reads. */
static bool parse_char(const char **text, char wanted)
{
    if (**text != wanted) {
        return false;
    }
    ++*text;
    return true;
}

static bool parse_kind(const char **text, Kind *out)
{
    for (Kind kind = KING; kind < KIND_COUNT; kind++) {
        if (parse_char(text, guerre_letters[kind])) {
            *out = kind;
            return true;
        }
    }
    return false;
}

static bool parse_place(const char **text, Place last, Place *out)
{
    for (Place place = F1; place <= last; place++) {
        size_t size = strlen(guerre_places[place]);
        if (strncmp(*text, guerre_places[place], size) == 0) {
            *text += size;
            *out = place;
            return true;
        }
    }
    return false;
}

static bool parse_card(const char **text, Field field, Move *out)
{
    bool is_king = strncmp(*text, "K=", 2) == 0;
    *text += is_king ? 2 : 0;
    /* Reads what follows "+" or "+K=". */
    Kind kind;
    Place from = F1, to = F1;
    if (!parse_kind(text, &kind) || kind == KING) {
        return false;
    }
    if (kind == PRIEST) {
        if (!parse_char(text, ':') || !parse_place(text, A3, &from) ||
            !parse_char(text, '-') || !parse_place(text, A3, &to)) {
            return false;
        }
        /* A swap is written from the earlier position. */
        if (from > to && field_cell(field, from) && field_cell(field, to)) {
            Place earlier = to;
            to = from;
            from = earlier;
        }
    }
    *out = guerre_move(DEED_CARD, kind, from, to);
    *out |= is_king ? MOVE_KING : 0;
    return true;
}

static bool parse_attack(const char **text, Move *out)
{
    Place from, to;
    if (!parse_place(text, A3, &from) || !parse_char(text, 'x') ||
        !parse_place(text, A3, &to)) {
        return false;
    }
    *out = guerre_move(DEED_ATTACK, NO_KIND, from, to);
    return true;
}

static bool parse_put(const char **text, Move *out)
{
    Kind kind;
    Place to;
    if (!parse_kind(text, &kind) || !parse_char(text, '@') ||
        !parse_place(text, PLACE_KINGDOM, &to)) {
        return false;
    }
    *out = guerre_move(DEED_PUT, kind, F1, to);
    return true;
}

static bool parse_any(const char **text, Field field, Move *out)
{
    Kind kind;
    if (parse_char(text, '-')) {
        *out = DEED_PASS;
        return true;
    }
    if (parse_char(text, '.')) {
        *out = DEED_END;
        return true;
    }
    if (parse_char(text, '+')) {
        return parse_card(text, field, out);
    }
    if (parse_char(text, '*')) {
        bool is_drawn = parse_kind(text, &kind) && kind != KING;
        *out = is_drawn ? guerre_move(DEED_DRAW, kind, F1, F1) : MOVE_NONE;
        return is_drawn;
    }
    /* "A1xF2" is an attack; "A@F2" puts an Archer on F2. */
    return text[0][0] && text[0][1] == '@' ? parse_put(text, out)
                                           : parse_attack(text, out);
}

bool guerre_parse_move(const void *state, Seat seat, const char *text,
                       Move *out)
{
    const Guerre *s = state;
    Field field = seat < 2 ? s->side[seat].field : 0;
    Move move;
    if (!parse_any(&text, field, &move) || *text) {
        return false;
    }
    *out = move;
    return true;
}
