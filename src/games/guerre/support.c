#include <assert.h>

#include "games/guerre/internal.h"

/* A window opens if the player who may react has a card in hand, whether it
 * fits or not. */
void guerre_open_defend(Guerre *s)
{
    if (s->hand_size[1 - s->active] > 0) {
        guerre_enter(s, PHASE_DEFEND, SEATS_ONE(1 - s->active));
    } else {
        guerre_open_volley(s);
    }
}

void guerre_open_volley(Guerre *s)
{
    if (s->hand_size[s->active] > 0) {
        guerre_enter(s, PHASE_VOLLEY, SEATS_ONE(s->active));
    } else {
        guerre_resolve(s);
    }
}

/* Guards are the defender's, and so are Priests once an attack is
 * declared. */
int guerre_stack_player(const Guerre *s, Move card, int at)
{
    Kind kind = move_kind(card);
    bool is_defence = s->from != NO_PLACE && kind != ARCHER;
    return s->active ^ is_defence ^ (at & 1);
}

Move guerre_stack_move(const Guerre *s, int at)
{
    Move wizard = guerre_move(DEED_CARD, WIZARD, 0, 0);
    Move king = s->stack_kings >> at & 1 ? MOVE_KING : 0;
    return at == 0 ? s->card : wizard | king;
}

void guerre_play_card(Guerre *s, int player, Move card)
{
    Kind kind = move_card(card);
    assert(counts_of(s->side[player].hand, kind) > 0);
    s->side[player].hand -= counts_one(kind);
    s->hand_size[player]--;
    guerre_put_reserve(s, player, kind);
    if (s->phase != PHASE_COUNTER) {
        s->card = card;
    }
    s->stack_kings |= (uint16_t)((kind == KING) << s->stack_size);
    s->stack_size++;
    if (s->level == ADVANCED && s->hand_size[1 - player] > 0) {
        guerre_enter(s, PHASE_COUNTER, SEATS_ONE(1 - player));
    } else {
        guerre_settle_stack(s);
    }
}

/* Moves a unit, swapping it with the one on to; a unit left without a front
 * unit moves up. Returns where the unit on watched then stands. */
static Place move_unit(Field *field, Place from, Place to, Place watched)
{
    unsigned moved = field_cell(*field, from);
    unsigned other = field_cell(*field, to);
    unsigned behind = from <= F3 ? field_cell(*field, from + REAR) : 0;
    Place now = watched == from ? to : watched == to ? from : watched;
    field_put(field, to, moved);
    field_put(field, from, other);
    if (!other && behind) {
        field_put(field, from, behind);
        field_put(field, from + REAR, 0);
        now = watched == from + REAR ? from : now;
    }
    return now;
}

static bool is_in_reach(const Guerre *s)
{
    Kind kind = cell_kind(field_cell(s->side[s->active].field, s->from));
    return guerre_reach[s->active][kind][s->from] >> s->to & 1;
}

bool guerre_priest_saves(const Guerre *s, Move card)
{
    Guerre moved = *s;
    moved.to = (uint8_t)move_unit(&moved.side[1 - s->active].field,
                                  move_from(card), move_to(card), (Place)s->to);
    return !is_in_reach(&moved);
}

/* Cards played before an attack is declared. */
static void settle_preparation(Guerre *s, Move card, bool is_cancelled)
{
    if (!is_cancelled && move_kind(card) == SOLDIER) {
        s->bonus++;
    } else if (!is_cancelled) {
        move_unit(&s->side[s->active].field, move_from(card), move_to(card),
                  NO_PLACE);
    }
    guerre_enter(s, PHASE_ATTACK, SEATS_ONE(s->active));
}

static void settle_defence(Guerre *s, Move card, bool is_cancelled)
{
    bool is_over = false;
    if (!is_cancelled && move_kind(card) == GUARD) {
        is_over = true;
    } else if (!is_cancelled) {
        s->to =
            (uint8_t)move_unit(&s->side[1 - s->active].field, move_from(card),
                               move_to(card), (Place)s->to);
        is_over = !is_in_reach(s);
    }
    if (is_over) {
        guerre_end_attack(s);
    } else {
        guerre_open_defend(s);
    }
}

void guerre_settle_stack(Guerre *s)
{
    Move card = s->card;
    bool is_cancelled = s->stack_size % 2 == 0;
    s->card = 0;
    s->stack_size = 0;
    s->stack_kings = 0;
    if (s->from == NO_PLACE) {
        settle_preparation(s, card, is_cancelled);
    } else if (move_kind(card) != ARCHER) {
        settle_defence(s, card, is_cancelled);
    } else if (is_cancelled || !guerre_shoot(s)) {
        guerre_open_volley(s);
    }
}
