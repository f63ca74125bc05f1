/* notation.c: points and moves of moulin as text. */
#include <string.h>

#include "games/moulin/internal.h"

const char moulin_names[MOULIN_POINTS][3] = {
    "11", "14", "17", "47", "77", "74", "71", "41", "22", "24", "26", "46",
    "66", "64", "62", "42", "33", "34", "35", "45", "55", "54", "53", "43",
};

const uint8_t moulin_reading_order[MOULIN_POINTS] = {
    0,  1,  2, 8,  9,  10, 16, 17, 18, 7, 15, 23,
    19, 11, 3, 22, 21, 20, 14, 13, 12, 6, 5,  4,
};

/* Turns two digits, row and column from 1, into the algebraic file and rank. */
void moulin_write_point(int point, int notation, Text *out)
{
    const char *name = moulin_names[point];
    if (notation == NOTATION_ALGEBRAIC) {
        text_add_char(out, (char)(name[1] - '1' + 'a'));
        text_add_char(out, (char)('8' - (name[0] - '0')));
    } else {
        text_add(out, name);
    }
}

void moulin_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out)
{
    (void)state;
    (void)seat;
    if (moulin_from(move) != MOULIN_NO_POINT) {
        moulin_write_point(moulin_from(move), notation, out);
        text_add_char(out, '-');
    }
    moulin_write_point(moulin_to(move), notation, out);
    if (moulin_removed(move) != MOULIN_NO_POINT) {
        text_add_char(out, 'x');
        moulin_write_point(moulin_removed(move), notation, out);
    }
}

/* Reads a point in either notation and moves *text past it. */
static bool parse_point(const char **text, int *out)
{
    const char *t = *text;
    if (!t[0] || !t[1]) {
        return false;
    }
    char name[3] = { t[0], t[1], '\0' };
    if (t[0] >= 'a' && t[0] <= 'g') {
        name[0] = (char)('0' + ('8' - t[1]));
        name[1] = (char)(t[0] - 'a' + '1');
    }
    for (int point = 0; point < MOULIN_POINTS; point++) {
        if (strcmp(moulin_names[point], name) == 0) {
            *text += 2;
            *out = point;
            return true;
        }
    }
    return false;
}

bool moulin_parse_move(const void *state, Seat seat, const char *text,
                       Move *out)
{
    (void)state;
    (void)seat;
    int from = MOULIN_NO_POINT, to, removed = MOULIN_NO_POINT;
    if (!parse_point(&text, &to)) {
        return false;
    }
    if (*text == '-') {
        text++;
        from = to;
        if (!parse_point(&text, &to)) {
            return false;
        }
    }
    if (*text == 'x') {
        text++;
        if (!parse_point(&text, &removed)) {
            return false;
        }
    }
    *out = moulin_move(from, to, removed);
    return *text == '\0';
}
