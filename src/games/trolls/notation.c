/* notation.c: a throw as text, and why it is not legal. */
#include <stdlib.h>
#include <string.h>

#include "games/trolls/internal.h"
#include "games/trolls/words.h"

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

void trolls_explain_illegal(const void *state, Seat seat, Move move, Error *err)
{
    const Trolls *s = state;
    if (move == 0) {
        error_set(err, SAY_THROW_NONE);
    } else {
        error_set(err, SAY_THROW_TOO_MANY,
                  game_seat_name(&trolls_game, seat, err ? err->lang : LANG_EN),
                  s->stock[seat]);
    }
}
