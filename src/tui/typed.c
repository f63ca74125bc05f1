/* typed.c: reads a typed move in three ways: as it is, in capitals, and
 * ignoring case.
 *
 * The first reading that is legal counts. If none is, the error is about the
 * move as typed, with a legal move as an example. */
#include "tui/typed.h"

#include <ctype.h>
#include <stdlib.h>
#include <strings.h>

#include "base/mem.h"
#include "core/legal.h"
#include "core/rules.h"

Letters typed_letters(const Play *play, Seat seat)
{
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = seat < GAME_SEATS
                    ? legal_list(play->game, &play->state, seat, 0, legal)
                    : 0;
    Letters letters = 0;
    for (const char *at = game_input(play->game)->letters; at && *at; at++) {
        letters |= order_letter(*at);
    }
    for (int i = 0; i < count; i++) {
        letters |= order_letter(legal[i].text[0]);
    }
    free(legal);
    return letters;
}

void typed_add_capitals(const char *text, Text *out)
{
    for (; *text; text++) {
        text_add_char(out, (char)toupper((unsigned char)*text));
    }
}

/* Finds a legal move ignoring case: "f1xf3" is F1xF3, while "F1XF3" is no
 * move. */
static bool find_written(const Play *play, Seat seat, const char *text,
                         Move *out)
{
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = legal_list(play->game, &play->state, seat, 0, legal), at = 0;
    while (at < count && strcasecmp(legal[at].text, text) != 0) {
        at++;
    }
    bool is_found = at < count;
    *out = is_found ? legal[at].move : *out;
    free(legal);
    return is_found;
}

/* Reads as rules_read_move does, but refuses a move that only a referee may
 * make. */
static MoveFit read_own(const Play *play, Seat seat, const char *text,
                        Move *out, Error *err)
{
    Move move = MOVE_NONE;
    MoveFit fit =
        rules_read_move(play->game, &play->state, seat, text, &move, err);
    if (fit == MOVE_FITS && (move & MOVE_IMPOSED)) {
        error_set(err, "\"%s\" is not a move", "« %s » n'est pas un coup",
                  text);
        return MOVE_MALFORMED;
    }
    *out = fit == MOVE_FITS ? move : *out;
    return fit;
}

bool typed_read(const Play *play, Seat seat, const char *text, Move *out,
                Error *err)
{
    Error as_typed = ERROR_IN(err->lang), in_capitals = ERROR_IN(err->lang);
    MoveFit fit = read_own(play, seat, text, out, &as_typed);
    if (fit == MOVE_FITS) {
        return true;
    }
    Text capitals = { 0 };
    typed_add_capitals(text, &capitals);
    MoveFit again =
        read_own(play, seat, text_string(&capitals), out, &in_capitals);
    text_done(&capitals);
    if (again == MOVE_FITS || find_written(play, seat, text, out)) {
        return true;
    }
    /* Prefers "illegal" to "malformed" if only the case differs. */
    bool is_better = fit == MOVE_MALFORMED && again == MOVE_ILLEGAL;
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = legal_list(play->game, &play->state, seat, 0, legal);
    error_set(err, "%s; for example: %s", "%s ; par exemple : %s",
              is_better ? in_capitals.text : as_typed.text,
              count > 0 ? legal[count / 2].text : "?");
    free(legal);
    return false;
}
