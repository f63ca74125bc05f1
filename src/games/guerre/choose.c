/* A move as a person picks it. */
#include <stdio.h>

#include "games/guerre/internal.h"

static void set_part(MovePart *out, Spot spot, const char *before,
                     const char *text)
{
    out->row = spot.row;
    out->col = spot.col;
    out->width = spot.width;
    snprintf(out->text, sizeof out->text, "%s%s", before, text);
}

static void set_word(MovePart *out, const char *before, const char *text)
{
    set_part(out, (Spot){ -1, -1, 0 }, before, text);
}

/* A position of a player's battlefield, or the reserve or kingdom, which have
 * no place of their own on the board. */
static void set_place(MovePart *out, const Drawing *how, int player,
                      Place place)
{
    if (place > A3) {
        set_word(out, "", guerre_places[place]);
    } else {
        set_part(out, guerre_spot(guerre_near(how), player, place), "",
                 guerre_places[place]);
    }
}

static void set_target(MovePart *out, const Drawing *how, int player,
                       Place place)
{
    set_part(out, guerre_spot(guerre_near(how), player, place), "x",
             guerre_places[place]);
}

int guerre_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out)
{
    (void)state;
    char letter[] = { guerre_letters[move_kind(move)], '\0' };
    switch (move_deed(move)) {
    case DEED_PUT:
        set_word(&out[0], "", letter);
        set_place(&out[1], how, seat, move_to(move));
        return 2;
    case DEED_ATTACK:
        set_place(&out[0], how, seat, move_from(move));
        set_target(&out[1], how, 1 - seat, move_to(move));
        return 2;
    case DEED_CARD:
        set_word(&out[0], move & MOVE_KING ? "+K=" : "+", letter);
        if (move_kind(move) != PRIEST) {
            return 1;
        }
        set_place(&out[1], how, seat, move_from(move));
        set_place(&out[2], how, seat, move_to(move));
        return 3;
    case DEED_DRAW: set_word(&out[0], "*", letter); return 1;
    default:
        set_word(&out[0], "", move_deed(move) == DEED_END ? "." : "-");
        return 1;
    }
}
