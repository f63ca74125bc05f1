/* refuse.c: the words of a refusal: why a move of roses is not legal. */
#include "core/legal.h"
#include "games/roses/internal.h"
#include "games/roses/words.h"

void roses_explain_illegal(const void *state, Seat seat, Move move, Error *err)
{
    const Roses *s = state;
    if (seat == SEAT_CHANCE) {
        if (move >= ROSES_CHANCE && move < ROSES_DRAW) {
            error_set(err, SAY_NOT_IN_PILE,
                      roses_card_name((int)(move - ROSES_CHANCE)));
        } else {
            error_set(err, SAY_DRAWING);
        }
    } else if (move < ROSES_CHANCE) {
        int card = (int)move;
        int row = s->king_row + roses_card_down(card);
        int col = s->king_col + roses_card_right(card);
        if (!(s->hand[seat] & roses_card_set(card))) {
            error_set(err, SAY_NOT_IN_HAND, roses_card_name(card));
        } else if (row < 0 || row >= s->rows || col < 0 || col >= s->cols) {
            error_set(err, SAY_OFF_BOARD);
        } else {
            error_set(err, SAY_PAWN_THERE, row, col);
        }
    } else if (move == ROSES_DRAW) {
        error_set(err, SAY_HAND_FULL, ROSES_HAND);
    } else if (move == ROSES_PASS) {
        error_set(err, SAY_MAY_NOT_PASS);
    } else {
        error_set(err, SAY_NOT_DRAWING);
    }
}

void roses_refused(const void *state, Seat seat, Lang lang, RefusalList *out)
{
    const Roses *s = state;
    CardSet playable = roses_playable(s, s->hand[seat]);
    bool is_full = s->in_hand[seat] == ROSES_HAND;
    for (int i = 0; i < ROSES_CARDS; i++) {
        if (s->hand[seat] & ~playable & roses_card_set(roses_cards[i])) {
            legal_refuse_move(&roses_game, s, seat, roses_cards[i], lang, out);
        }
    }
    if (is_full) {
        legal_refuse_move(&roses_game, s, seat, ROSES_DRAW, lang, out);
    }
    if (playable || !is_full) {
        legal_refuse_move(&roses_game, s, seat, ROSES_PASS, lang, out);
    }
}
