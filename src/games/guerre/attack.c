#include <assert.h>

#include "games/guerre/internal.h"

void guerre_put_reserve(Guerre *s, int player, Kind kind)
{
    int at = s->reserve_size[player]++;
    assert(at < RESERVE_WORD * RESERVE_WORDS);
    s->side[player].reserve[at / RESERVE_WORD] |= (uint64_t)kind
                                                  << (4 * (at % RESERVE_WORD));
}

Kind guerre_take_reserve(Guerre *s, int player)
{
    uint64_t *word = s->side[player].reserve;
    Kind kind = (Kind)(word[0] & 15);
    assert(s->reserve_size[player] > 0);
    s->reserve_size[player]--;
    for (int i = 0; i < RESERVE_WORDS - 1; i++) {
        word[i] = word[i] >> 4 | word[i + 1] << 60;
    }
    word[RESERVE_WORDS - 1] >>= 4;
    return kind;
}

void guerre_end_attack(Guerre *s)
{
    s->from = s->to = NO_PLACE;
    guerre_enter(s, PHASE_ATTACK, SEATS_ONE(s->active));
}

void guerre_declare(Guerre *s, Place from, Place to)
{
    Field *field = &s->side[s->active].field;
    assert(field_cell(*field, from) &&
           !(field_cell(*field, from) & CELL_TURNED));
    *field |= (uint64_t)CELL_TURNED << (8 * from);
    s->from = (uint8_t)from;
    s->to = (uint8_t)to;
    if (s->level == SIMPLE) {
        guerre_resolve(s);
    } else {
        guerre_open_defend(s);
    }
}

/* Takes a unit off the battlefield; the one behind it moves up, keeping
 * posture and damage. */
static void take_off(Field *field, Place place)
{
    unsigned behind = place <= F3 ? field_cell(*field, place + REAR) : 0;
    field_put(field, place, behind);
    if (behind) {
        field_put(field, place + REAR, 0);
    }
}

/* What follows when the target has left: execution, development,
 * conscription, in this order. */
static void follow_up(Guerre *s)
{
    int loser = 1 - s->active;
    guerre_end_attack(s);
    if (guerre_has_lost_king(s, loser) || guerre_has_majority(s, s->active)) {
        guerre_enter(s, PHASE_OVER, SEATS_NONE);
    } else if (s->side[loser].field == 0) {
        if (guerre_conscripts(s, loser) < CONSCRIPTS) {
            guerre_enter(s, PHASE_OVER, SEATS_NONE);
        } else {
            guerre_enter(s, PHASE_CONSCRIPT, SEATS_ONE(loser));
        }
    }
}

/* Adds damage to the target, or kills it; true then. */
static bool hurt(Guerre *s, int damage)
{
    Side *side = &s->side[1 - s->active];
    unsigned cell = field_cell(side->field, s->to);
    if (cell_damage(cell) + damage < guerre_defence(1 - s->active, cell)) {
        side->field += (uint64_t)(damage * CELL_DAMAGE) << (8 * s->to);
        return false;
    }
    side->graveyard += counts_one(cell_kind(cell));
    take_off(&side->field, s->to);
    follow_up(s);
    return true;
}

static void capture(Guerre *s)
{
    Side *side = &s->side[1 - s->active];
    Kind kind = cell_kind(field_cell(side->field, s->to));
    s->side[s->active].captured += counts_one(kind);
    take_off(&side->field, s->to);
    follow_up(s);
}

void guerre_resolve(Guerre *s)
{
    Kind attacker = cell_kind(field_cell(s->side[s->active].field, s->from));
    unsigned target = field_cell(s->side[1 - s->active].field, s->to);
    int value = guerre_attack_value(s, s->active, attacker);
    if (value == guerre_defence(1 - s->active, target)) {
        capture(s);
    } else if (!hurt(s, value)) {
        guerre_end_attack(s);
    }
}

bool guerre_shoot(Guerre *s)
{
    return hurt(s, 1);
}

/* A citizen of the kind: the own one goes first. */
static void take_citizen(Side *side, Kind kind)
{
    Counts *from =
        counts_of(side->kingdom, kind) ? &side->kingdom : &side->captured;
    assert(counts_of(*from, kind) > 0);
    *from -= counts_one(kind);
}

void guerre_conscript(Guerre *s, Kind kind, Place place)
{
    int player = 1 - s->active;
    Side *side = &s->side[player];
    bool is_last = side->field != 0;
    if (s->reserve_size[player] > 0) {
        guerre_take_reserve(s, player);
    } else {
        take_citizen(side, kind);
    }
    field_put(&side->field, place, kind);
    if (guerre_has_majority(s, s->active)) {
        guerre_enter(s, PHASE_OVER, SEATS_NONE);
    } else if (is_last) {
        guerre_enter(s, PHASE_ATTACK, SEATS_ONE(s->active));
    }
}
