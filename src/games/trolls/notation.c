/* notation.c: a throw as text. */
#include <stdlib.h>
#include <string.h>

#include "games/trolls/internal.h"

void trolls_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out)
{
    (void)state;
    (void)seat;
    (void)notation;
    text_add_int(out, move);
}

/* Reads a whole number without sign or leading zeros. 0 and numbers above the
 * stock are moves too, though not legal ones. */
bool trolls_parse_move(const void *state, Seat seat, const char *text,
                       Move *out)
{
    enum { DIGITS = 9 }; /* more than any stock has, and still a Move */
    (void)state;
    (void)seat;
    size_t count = strspn(text, "0123456789");
    if (count == 0 || text[count] || (text[0] == '0' && count > 1)) {
        return false;
    }
    *out = count > DIGITS ? 999999999 : (Move)strtoul(text, NULL, 10);
    return true;
}
