/* refuse.c: the words of a refusal: why a move of splaby is not legal. */
#include "core/legal.h"
#include "games/splaby/internal.h"
#include "games/splaby/words.h"

void splaby_explain_illegal(const void *state, Seat seat, Move move, Error *err)
{
    const Splaby *s = state;
    int direction = splaby_direction(move), line = splaby_line(move);
    if (!(move & MOVE_INSERTS)) {
        static const int8_t down[] = { -1, 0, 1, 0 },
                            across[] = { 0, 1, 0, -1 };
        int place = s->at[seat];
        Lang lang = err ? err->lang : LANG_EN;
        int row = place / 8, col = place % 8;
        int next_row = row + down[direction],
            next_col = col + across[direction];
        if (next_row < 0 || next_row >= SPLABY_SIDE || next_col < 0 ||
            next_col >= SPLABY_SIDE) {
            error_set(err, SAY_EDGE, splaby_directions[direction].in[lang], row,
                      col);
        } else if (splaby_has(s->layer[LAYER_WALL + direction], place)) {
            error_set(err, SAY_WALL, row, col,
                      splaby_directions[direction].in[lang]);
        } else {
            error_set(err, SAY_WALL, next_row, next_col,
                      splaby_directions[direction ^ 2].in[lang]);
        }
    } else if (line != 1 && line != 3 && line != 5) {
        error_set(err, SAY_BAD_LINE, line);
    } else if (splaby_slot(direction, line) == s->forbidden) {
        error_set(err, SAY_FORBIDDEN, splaby_sides[direction], line);
    }
}

/* Lists steps into walls and over the edge, and the forbidden slot. */
void splaby_refused(const void *state, Seat seat, Lang lang, RefusalList *out)
{
    const Splaby *s = state;
    for (int d = 0; d < 4; d++) {
        if (splaby_is_blocked(s, s->at[seat], d)) {
            Move step = (Move)NOWHERE | (Move)d << MOVE_DIRECTION_AT;
            char text[] = { 'D', splaby_sides[d], '\0' };
            Error why = ERROR_IN(lang);
            splaby_explain_illegal(s, seat, step, &why);
            legal_refuse(out, 1, text, &why);
        }
    }
    if (s->forbidden != SPLABY_NO_SLOT) {
        Error why = ERROR_IN(lang);
        char slot[3];
        splaby_name_slot(s->forbidden, slot);
        error_set(&why, SAY_FORBIDDEN, slot[0], slot[1] - '0');
        legal_refuse(out, 1, slot, &why);
    }
}
