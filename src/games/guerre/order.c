/* Guesses how good a move is, before it is looked at. */
#include "games/guerre/internal.h"

/* Doing nothing is 0. */
enum {
    ORDER_KING = 1000, /* the enemy King falls */
    ORDER_CAPTURE = 300,
    ORDER_KILL = 200,
    ORDER_DAMAGE = 20,
    ORDER_DEPLOY = 60, /* on an empty front position */
    ORDER_CITIZEN = 100,
    ORDER_SUPPORT = -10, /* a card that may be better kept */
    ORDER_KING_RISK = -200,
};

static int order_hit(unsigned target, int defence, int value)
{
    bool is_kill = cell_damage(target) + value >= defence;
    if (value != defence && !is_kill) {
        return value ? ORDER_DAMAGE : -ORDER_DAMAGE;
    }
    return cell_kind(target) == KING ? ORDER_KING
           : value == defence        ? ORDER_CAPTURE
                                     : ORDER_KILL;
}

static int order_attack(const Guerre *s, Place from, Place to)
{
    int other = 1 - s->active;
    Kind kind = cell_kind(field_cell(s->side[s->active].field, from));
    unsigned target = field_cell(s->side[other].field, to);
    return order_hit(target, guerre_defence(other, target),
                     guerre_attack_value(s, s->active, kind));
}

/* A shot that kills, or else spoils or helps the attack that follows. */
static int order_shot(const Guerre *s)
{
    Guerre after = *s;
    int other = 1 - s->active;
    unsigned target = field_cell(s->side[other].field, s->to);
    after.hand_size[s->active]--;
    int before = order_attack(s, (Place)s->from, (Place)s->to);
    if (cell_damage(target) + 1 >= guerre_defence(other, target)) {
        return order_hit(target, guerre_defence(other, target), 1) - before;
    }
    field_put(&after.side[other].field, (Place)s->to, target + CELL_DAMAGE);
    return order_attack(&after, (Place)s->from, (Place)s->to) - before;
}

static int order_card(const Guerre *s, Move move)
{
    bool is_defence = s->phase == PHASE_DEFEND;
    int cost = move & MOVE_KING ? ORDER_KING_RISK : ORDER_SUPPORT;
    int attack = is_defence ? order_attack(s, (Place)s->from, (Place)s->to) : 0;
    switch (move_kind(move)) {
    case GUARD: return cost + attack;
    case ARCHER: return cost + order_shot(s);
    case PRIEST:
        return cost + (is_defence && guerre_priest_saves(s, move) ? attack : 0);
    default: return cost;
    }
}

static int order_put(const Guerre *s, int player, Kind kind, Place place)
{
    bool is_led = guerre_led_kinds(s, player) >> kind & 1;
    if (place == PLACE_KINGDOM) {
        return is_led ? ORDER_CITIZEN / 2 : ORDER_CITIZEN;
    }
    int risk = kind == KING ? ORDER_KING_RISK : 0;
    if (place == PLACE_RESERVE) {
        return risk;
    }
    bool is_free = !field_cell(s->side[player].field, place);
    int use = is_free ? ORDER_DEPLOY : -ORDER_DEPLOY;
    return risk + (place > F3 ? use / 2 : use);
}

int guerre_order(const void *state, Seat seat, Move move)
{
    const Guerre *s = state;
    switch (move_deed(move)) {
    case DEED_ATTACK: return order_attack(s, move_from(move), move_to(move));
    case DEED_PUT: return order_put(s, seat, move_kind(move), move_to(move));
    case DEED_CARD: return order_card(s, move);
    default: return 0;
    }
}
