/* refuse.c: the words of a refusal: why a move of guerre is not legal, and
 * which such moves a person might try. */
#include "core/legal.h"
#include "games/guerre/internal.h"
#include "games/guerre/words.h"

/* What a phase asks for, which is said if another kind of move is tried. */
static const Phrase wanted[PHASE_COUNT] = {
    [PHASE_SETUP_FRONT] = PHRASE(SAY_WANTED_FRONT),
    [PHASE_SETUP_RESERVE] = PHRASE(SAY_WANTED_RESERVE),
    [PHASE_DRAW] = PHRASE(SAY_WANTED_DRAW),
    [PHASE_ACTION] = PHRASE(SAY_WANTED_ACTION),
    [PHASE_ATTACK] = PHRASE(SAY_WANTED_ATTACK),
    [PHASE_DEFEND] = PHRASE(SAY_WANTED_DEFENCE),
    [PHASE_VOLLEY] = PHRASE(SAY_WANTED_VOLLEY),
    [PHASE_COUNTER] = PHRASE(SAY_WANTED_COUNTER),
    [PHASE_CONSCRIPT] = PHRASE(SAY_WANTED_CONSCRIPTS),
    [PHASE_DEVELOP] = PHRASE(SAY_WANTED_DEVELOPMENT),
};

static const char *the_unit(Kind kind, const Error *err)
{
    return guerre_the_unit(kind, err ? err->lang : LANG_EN);
}

static void explain_phase(const Guerre *s, Error *err)
{
    error_set(err, "%s", "%s", wanted[s->phase].in[err ? err->lang : LANG_EN]);
}

static void explain_hand(const Guerre *s, int player, Kind kind, Error *err)
{
    if (!counts_of(s->side[player].hand, kind)) {
        error_set(err, SAY_NOT_IN_HAND, guerre_letters[kind]);
    }
}

static void explain_put(const Guerre *s, int player, Kind kind, Place place,
                        Error *err)
{
    if (place == PLACE_RESERVE) {
        if (s->phase == PHASE_ACTION && s->level != SIMPLE) {
            error_set(err, SAY_RESERVE_ONLY_SIMPLE);
        } else if (s->phase == PHASE_ACTION ||
                   s->phase == PHASE_SETUP_RESERVE) {
            explain_hand(s, player, kind, err);
        }
    } else if (place == PLACE_KINGDOM && s->phase == PHASE_DEVELOP) {
        if (kind == KING) {
            error_set(err, SAY_KING_STAYS);
        }
        explain_hand(s, player, kind, err);
    } else if (s->phase == PHASE_SETUP_FRONT && place <= F3) {
        explain_hand(s, player, kind, err);
    } else if (place <= A3 &&
               (s->phase == PHASE_ACTION || s->phase == PHASE_CONSCRIPT)) {
        /* A deployed or conscripted unit comes from the reserve unless that
         * is empty. */
        Kind first = reserve_at(&s->side[player], 0);
        if (first && first != kind) {
            error_set(err, SAY_RESERVE_COMES_FIRST, the_unit(first, err));
        } else if (!first && s->phase == PHASE_ACTION) {
            explain_hand(s, player, kind, err);
        } else if (!first && !counts_of(guerre_citizens(s, player), kind)) {
            error_set(err, SAY_NOT_IN_KINGDOM, guerre_letters[kind]);
        }
        Field field = s->side[player].field;
        if (!(guerre_open_places(field) >> place & 1)) {
            error_set(err, SAY_NOBODY_ON, guerre_places[place - REAR]);
        } else if (s->phase == PHASE_CONSCRIPT && field_cell(field, place)) {
            error_set(err, SAY_OCCUPIED, guerre_places[place]);
        }
    }
    explain_phase(s, err);
}

static void explain_attack(const Guerre *s, Place from, Place to, Error *err)
{
    unsigned own = field_cell(s->side[s->active].field, from);
    unsigned enemy = field_cell(s->side[1 - s->active].field, to);
    if (s->phase != PHASE_ACTION && s->phase != PHASE_ATTACK) {
        explain_phase(s, err);
    } else if (!own) {
        error_set(err, SAY_NO_OWN_UNIT, guerre_places[from]);
    } else if (own & CELL_TURNED) {
        error_set(err, SAY_TURNED, guerre_places[from]);
    } else if (!enemy) {
        error_set(err, SAY_NO_ENEMY, guerre_places[to]);
    } else {
        error_set(err, SAY_OUT_OF_REACH, guerre_places[from],
                  the_unit(cell_kind(own), err), guerre_places[to]);
    }
}

/* Returns the support cards of the phase, whatever the level of the rules. */
static Set window_effects(Phase phase)
{
    switch (phase) {
    case PHASE_ACTION:
    case PHASE_ATTACK: return SET(SOLDIER) | SET(PRIEST);
    case PHASE_DEFEND: return SET(GUARD) | SET(PRIEST);
    case PHASE_VOLLEY: return SET(ARCHER);
    case PHASE_COUNTER: return SET(WIZARD);
    default: return 0;
    }
}

static void explain_card(const Guerre *s, int player, Move move, Error *err)
{
    Kind kind = move_kind(move);
    if (s->level == SIMPLE) {
        error_set(err, SAY_NO_SUPPORT);
    } else if (s->level == INTERMEDIATE && kind >= PRIEST) {
        error_set(err, SAY_NO_SUCH_CARD, guerre_letters[kind]);
    } else if (!(window_effects((Phase)s->phase) >> kind & 1)) {
        if (s->phase == PHASE_ACTION || s->phase == PHASE_ATTACK) {
            error_set(err, SAY_NOT_BEFORE_ATTACK, the_unit(kind, err));
        }
        explain_phase(s, err);
    } else {
        explain_hand(s, player, move_card(move), err);
        Place from = move_from(move), to = move_to(move);
        if (!field_cell(s->side[player].field, from)) {
            error_set(err, SAY_NO_OWN_UNIT, guerre_places[from]);
        } else if (from == to) {
            error_set(err, SAY_SAME_POSITION);
        } else if (to > F3) {
            error_set(err, SAY_NOBODY_IN_FRONT, guerre_places[to - REAR]);
        }
    }
}

void guerre_explain_illegal(const void *state, Seat seat, Move move, Error *err)
{
    const Guerre *s = state;
    if (seat > 1) {
        error_set(err, SAY_NOT_IN_PILE);
        return;
    }
    switch (move_deed(move)) {
    case DEED_PASS:
        if (s->phase == PHASE_DEVELOP) {
            error_set(err, SAY_MUST_DEMOBILISE, HAND_MAX);
        }
        explain_phase(s, err);
        break;
    case DEED_PUT:
        explain_put(s, seat, move_kind(move), move_to(move), err);
        break;
    case DEED_ATTACK:
        explain_attack(s, move_from(move), move_to(move), err);
        break;
    case DEED_CARD: explain_card(s, seat, move, err); break;
    default: explain_phase(s, err); break;
    }
}

/* The legal moves, and where to add the reasons of other moves. */
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

/* Returns true if a legal move uses this card of the hand. */
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
