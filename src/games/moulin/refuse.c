/* refuse.c: the words of a refusal: why a move of moulin is not legal. */
#include <string.h>

#include "core/legal.h"
#include "games/moulin/internal.h"
#include "games/moulin/points.h"
#include "games/moulin/words.h"

static bool holds(uint32_t men, int point)
{
    return (men >> point & 1) != 0;
}

void moulin_explain_illegal(const void *state, Seat seat, Move move, Error *err)
{
    const Moulin *s = state;
    int from = moulin_from(move), to = moulin_to(move);
    uint32_t all = s->men[0] | s->men[1];
    if (s->hand[seat] > 0 && from != MOULIN_NO_POINT) {
        error_set(err, SAY_MUST_PLACE);
    } else if (s->hand[seat] == 0 && from == MOULIN_NO_POINT) {
        error_set(err, SAY_MUST_MOVE);
    } else if (from != MOULIN_NO_POINT && !holds(s->men[seat], from)) {
        error_set(err, SAY_NO_PIECE, moulin_names[from]);
    } else if (holds(all, to)) {
        error_set(err, SAY_OCCUPIED, moulin_names[to]);
    } else if (from != MOULIN_NO_POINT && !moulin_may_fly(s, seat) &&
               !holds(points_beside(POINT(from)), to)) {
        error_set(err, SAY_NOT_NEXT, moulin_names[to], moulin_names[from]);
    }
    /* If there are several reasons, the words of the first one are used. */
    uint32_t own = s->men[seat];
    if (from != MOULIN_NO_POINT) {
        own &= ~(UINT32_C(1) << from);
    }
    bool is_mill = holds(points_closing(own), to);
    uint32_t theirs = s->men[1 - seat];
    int removed = moulin_removed(move);
    if (is_mill && theirs && removed == MOULIN_NO_POINT) {
        error_set(err, SAY_MUST_REMOVE);
    } else if (!is_mill && removed != MOULIN_NO_POINT) {
        error_set(err, SAY_MAY_NOT_REMOVE);
    } else if (removed != MOULIN_NO_POINT && !holds(theirs, removed)) {
        error_set(err, SAY_NO_OPPOSING_PIECE, moulin_names[removed]);
    } else if (removed != MOULIN_NO_POINT) {
        error_set(err, SAY_SAFE_IN_MILL, moulin_names[removed]);
    }
}

/* Lists the pieces that cannot step although a step is wanted, and the pieces
 * that a move which closes a mill may not remove. */
void moulin_refused(const void *state, Seat seat, Lang lang, RefusalList *out)
{
    const Moulin *s = state;
    uint32_t all = s->men[0] | s->men[1], theirs = s->men[1 - seat];
    uint32_t safe = theirs & ~points_removable(theirs);
    bool must_step = s->hand[seat] == 0 && !moulin_may_fly(s, seat);
    for (int point = 0; must_step && point < MOULIN_POINTS; point++) {
        if (s->men[seat] & POINT(point) &&
            !(points_beside(POINT(point)) & ~all)) {
            Error why = ERROR_IN(lang);
            error_set(&why, SAY_STUCK);
            legal_refuse(out, 0, moulin_names[point], &why);
        }
    }
    MoveList list;
    list.count = 0;
    moulin_moves(s, seat, &list);
    int closing = 0;
    while (closing < list.count &&
           moulin_removed(list.at[closing]) == MOULIN_NO_POINT) {
        closing++;
    }
    for (int point = 0; closing < list.count && point < MOULIN_POINTS;
         point++) {
        if (safe & POINT(point)) {
            Move move = list.at[closing];
            char text[4] = { 'x' };
            Error why = ERROR_IN(lang);
            move = moulin_move(moulin_from(move), moulin_to(move), point);
            moulin_explain_illegal(s, seat, move, &why);
            memcpy(text + 1, moulin_names[point], sizeof text - 1);
            legal_refuse(out, 1, text, &why);
        }
    }
}
