/* refuse.c: lists moves that a person might try although they are not legal. */
#include "core/legal.h"
#include "games/guerre/internal.h"

/* The moves that are legal now, and where to say why others are not. */
typedef struct Refusals {
    const Guerre *s;
    Seat seat;
    Lang lang;
    RefusalList *out;
    MoveList legal;
} Refusals;

static bool is_listed(const MoveList *list, Move move)
{
    for (int i = 0; i < list->count; i++) {
        if (list->at[i] == move) {
            return true;
        }
    }
    return false;
}

/* Returns true if a card of the hand can be used now. */
static bool is_useful(const MoveList *list, Kind kind)
{
    for (int i = 0; i < list->count; i++) {
        Deed deed = move_deed(list->at[i]);
        if ((deed == DEED_PUT || deed == DEED_CARD) &&
            move_card(list->at[i]) == kind) {
            return true;
        }
    }
    return false;
}

static void refuse(const Refusals *r, Move move)
{
    legal_refuse_move(&guerre_game, r->s, r->seat, move, r->lang, r->out);
}

/* Returns what a person who picks a card of the hand would want to do with
 * it. */
static Move wish_for(Phase phase, Kind kind)
{
    switch (phase) {
    case PHASE_SETUP_RESERVE:
        return guerre_move(DEED_PUT, kind, F1, PLACE_RESERVE);
    case PHASE_DEVELOP: return guerre_move(DEED_PUT, kind, F1, PLACE_KINGDOM);
    case PHASE_ATTACK:
    case PHASE_DEFEND:
    case PHASE_VOLLEY:
    case PHASE_COUNTER: return guerre_move(DEED_CARD, kind, F1, F1);
    default: return guerre_move(DEED_PUT, kind, F1, F1);
    }
}

static void refuse_attacks(const Refusals *r)
{
    Set own = field_occupied(r->s->side[r->seat].field);
    for (; own; set_drop(&own)) {
        Set enemies = field_occupied(r->s->side[1 - r->seat].field);
        for (; enemies; set_drop(&enemies)) {
            Move attack =
                guerre_move(DEED_ATTACK, NO_KIND, (Place)set_first(own),
                            (Place)set_first(enemies));
            if (!is_listed(&r->legal, attack)) {
                refuse(r, attack);
            }
        }
    }
}

void guerre_refused(const void *state, Seat seat, Lang lang, RefusalList *out)
{
    const Guerre *s = state;
    Refusals r = { .s = s, .seat = seat, .lang = lang, .out = out };
    Set hand = counts_kinds(s->side[seat].hand);
    guerre_moves(s, seat, &r.legal);
    for (; hand; set_drop(&hand)) {
        Kind kind = (Kind)set_first(hand);
        if (!is_useful(&r.legal, kind)) {
            refuse(&r, wish_for((Phase)s->phase, kind));
        }
    }
    if (s->phase == PHASE_ACTION || s->phase == PHASE_ATTACK) {
        refuse_attacks(&r);
    }
    if (s->phase == PHASE_DEVELOP && !is_listed(&r.legal, DEED_PASS)) {
        refuse(&r, DEED_PASS);
    }
}
