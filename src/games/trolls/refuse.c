/* refuse.c: the words of a refusal: why a throw is not legal. */
#include "core/legal.h"
#include "games/trolls/internal.h"
#include "games/trolls/words.h"

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

void trolls_refused(const void *state, Seat seat, Lang lang, RefusalList *out)
{
    const Trolls *s = state;
    Move most = s->stock[seat];
    legal_refuse_move(&trolls_game, s, seat, 0, lang, out);
    legal_refuse_move(&trolls_game, s, seat, most + 1, lang, out);
}
