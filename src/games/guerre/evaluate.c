/* Guesses for searches. All values are in hundredths of a citizen. */
#include <stdlib.h>

#include "games/guerre/internal.h"

/* What the parts of a position are worth. */
typedef enum Worth {
    CITIZEN,    /* one that will be there when the war is over */
    UNIT_FRONT, /* on the battlefield */
    UNIT_REAR,
    RESERVE_UNIT,  /* of the first few in reserve */
    HAND_CARD,     /* of the first few in hand: the Soldiers' strength */
    SUPPORT_CARD,  /* in hand, at the levels with support */
    CAPTURE,       /* of a unit that can be captured now */
    KILL,          /* or killed */
    NEXT_CAPTURE,  /* the same by whoever comes next */
    NEXT_KILL,
    KING_FIELD,    /* a King on the battlefield */
    KING_RESERVE,  /* or in reserve */
    KING_NOW,      /* the enemy King can be captured or killed now */
    KING_NEXT,     /* or by whoever comes next */
    KINDS_NEAR,    /* divided by the citizens lacking to the majority */
    KINDS_LED,     /* a kind led, if advanced */
    LEAD_AT_END,   /* a lead of this much gives a utility of a half */
    LEAD_PER_TURN, /* and so much more for each card still to be drawn */
    WORTH_COUNT,
} Worth;

static const int16_t worth[WORTH_COUNT] = {
    [WORTH_COUNT] = 100,
    [CITIZEN] = 85,
    [UNIT_FRONT] = 30,
    [UNIT_REAR] = 16,
    [RESERVE_UNIT] = 30,
    [HAND_CARD] = 2,
    [SUPPORT_CARD] = 120,
    [CAPTURE] = 60,
    [KILL] = 71,
    [NEXT_CAPTURE] = 25,
    [NEXT_KILL] = -59,
    [KING_FIELD] = -111,
    [KING_RESERVE] = 2671,
    [KING_NOW] = 200,
    [KING_NEXT] = 300,
    [KINDS_NEAR] = 30,
    [KINDS_LED] = 60,
    [LEAD_AT_END] = 5,
};

enum { RESERVE_USE = 3, HAND_USE = 5 }; /* more of these are worth no more */

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* Developments a player still has, this turn's among them. */
static int turns_left(const Guerre *s, int player)
{
    bool is_drawn = s->phase > PHASE_DRAW && player == s->active;
    return is_drawn + most(guerre_pile_size(s, 0), guerre_pile_size(s, 1));
}

/* What a player's units can do to those of the other: each takes the best
 * target that no unit before it has taken. */
typedef struct Threat {
    int captures, kills;
    bool is_on_king;
} Threat;

/* Who attacks whom, and with what. */
typedef struct Assault {
    const Guerre *s;
    int player;
    int soldier, other; /* attack values */
} Assault;

static int strength(const Assault *a, unsigned cell)
{
    return cell_kind(cell) == SOLDIER ? a->soldier : a->other;
}

/* Targets that an attack of this value captures, and those it kills. */
static void find_victims(const Assault *a, Set targets, int value, Set *captured,
                         Set *killed)
{
    Field field = a->s->side[1 - a->player].field;
    *captured = *killed = 0;
    for (; targets; set_drop(&targets)) {
        unsigned cell = field_cell(field, set_first(targets));
        int defence = guerre_defence(1 - a->player, cell);
        if (value == defence) {
            *captured |= (Set)SET(set_first(targets));
        } else if (value + cell_damage(cell) >= defence) {
            *killed |= (Set)SET(set_first(targets));
        }
    }
}

static Set king_place(Field field)
{
    for (Set left = field_occupied(field); left; set_drop(&left)) {
        if (cell_kind(field_cell(field, set_first(left))) == KING) {
            return (Set)SET(set_first(left));
        }
    }
    return 0;
}

/* Attacks with the units on these places. */
static Threat find_threat(const Assault *a, Set attackers)
{
    Field own = a->s->side[a->player].field;
    Field theirs = a->s->side[1 - a->player].field;
    Set targets = field_occupied(theirs), king = king_place(theirs);
    Threat threat = { 0 };
    int king_damage = 0;
    for (; attackers; set_drop(&attackers)) {
        Place from = (Place)set_first(attackers);
        unsigned cell = field_cell(own, from);
        Set reach = guerre_reach[a->player][cell_kind(cell)][from];
        Set captured, killed;
        int value = strength(a, cell);
        find_victims(a, reach & targets, value, &captured, &killed);
        king_damage += reach & king ? value : 0;
        threat.is_on_king |= ((captured | killed) & king) != 0;
        if (captured) {
            threat.captures++;
            targets &= (Set)~SET(set_first(captured));
        } else if (killed) {
            threat.kills++;
            targets &= (Set)~SET(set_first(killed));
        }
    }
    if (king) {
        unsigned cell = field_cell(theirs, set_first(king));
        threat.is_on_king |= king_damage + cell_damage(cell) >=
                             guerre_defence(1 - a->player, cell);
    }
    return threat;
}

/* Whether the active player's attacks of this turn are still to come. */
static bool is_attack_ahead(const Guerre *s)
{
    return s->phase >= PHASE_DRAW && s->phase < PHASE_DEVELOP;
}

/* What the attacks of this turn promise to the active player. */
static int threat_now(const Guerre *s, int player)
{
    Field field = s->side[player].field;
    int drawn = s->phase == PHASE_DRAW;
    Assault assault = { s, player,
                        guerre_attack_value(s, player, SOLDIER) + drawn,
                        guerre_attack_value(s, player, GUARD) };
    Set upright = (Set)(field_occupied(field) & ~(unsigned)field_turned(field));
    Threat threat = find_threat(&assault, upright);
    return worth[CAPTURE] * threat.captures + worth[KILL] * threat.kills +
           (threat.is_on_king ? worth[KING_NOW] : 0);
}

/* And those of the next turn, in which the units stand upright again and a
 * card more is in hand. */
static int threat_next(const Guerre *s, int player)
{
    Assault assault = { s, player, s->hand_size[player] + 1, 1 };
    Threat threat = find_threat(&assault,
                                field_occupied(s->side[player].field));
    return worth[NEXT_CAPTURE] * threat.captures +
           worth[NEXT_KILL] * threat.kills +
           (threat.is_on_king ? worth[KING_NEXT] : 0);
}

/* How many citizens are lacking to more than the other's in four of the five
 * kinds. */
static int lacking_citizens(const Guerre *s, int player)
{
    Counts own = guerre_citizens(s, player);
    Counts theirs = guerre_citizens(s, 1 - player);
    int sum = 0, largest = 0;
    for (Kind kind = SOLDIER; kind < KIND_COUNT; kind++) {
        int lack = most(0, counts_of(theirs, kind) + 1 - counts_of(own, kind));
        sum += lack;
        largest = most(largest, lack);
    }
    return sum - largest;
}

static int kinds_worth(const Guerre *s, int player)
{
    if (s->level != ADVANCED) {
        return 0;
    }
    return worth[KINDS_NEAR] / most(1, lacking_citizens(s, player)) +
           worth[KINDS_LED] * set_size(guerre_led_kinds(s, player));
}

static bool is_king_in_reserve(const Guerre *s, int player)
{
    const Side *side = &s->side[player];
    return !(counts_of(side->hand, KING) || counts_of(side->pile, KING) ||
             king_place(side->field));
}

static int king_worth(const Guerre *s, int player)
{
    if (king_place(s->side[player].field)) {
        return worth[KING_FIELD];
    }
    return is_king_in_reserve(s, player) ? worth[KING_RESERVE] : 0;
}

/* The citizens a player will have, if each turn brings one while the cards
 * last. */
static int citizens_worth(const Guerre *s, int player)
{
    int cards = s->hand_size[player] + guerre_pile_size(s, player);
    return worth[CITIZEN] *
           (counts_sum(guerre_citizens(s, player)) +
            least(turns_left(s, player), cards));
}

static int cards_worth(const Guerre *s, int player)
{
    int hand = least(s->hand_size[player], HAND_USE);
    return worth[HAND_CARD] * hand +
           (s->level == SIMPLE ? 0 : worth[SUPPORT_CARD] * hand) +
           worth[RESERVE_UNIT] * least(s->reserve_size[player], RESERVE_USE);
}

static int assess(const Guerre *s, int player)
{
    Set units = field_occupied(s->side[player].field);
    int sum = citizens_worth(s, player) + cards_worth(s, player) +
              kinds_worth(s, player) + king_worth(s, player) +
              worth[UNIT_FRONT] * set_size(units & SET_FRONT) +
              worth[UNIT_REAR] * set_size((Set)(units >> REAR));
    bool is_now = player == s->active && is_attack_ahead(s);
    return sum + (is_now ? threat_now(s, player) : threat_next(s, player));
}

static int final_utility(const Guerre *s, int seat)
{
    Outcome outcome = { 0 };
    guerre_outcome(s, &outcome);
    return 1000 * outcome.balance[seat];
}

/* A state in which no attack is under way. */
static int judge_quiet(const Guerre *s, int seat)
{
    if (s->phase == PHASE_OVER) {
        return final_utility(s, seat);
    }
    int lead = assess(s, seat) - assess(s, 1 - seat);
    int cards = guerre_pile_size(s, 0) + guerre_pile_size(s, 1);
    int scale = worth[LEAD_AT_END] + worth[LEAD_PER_TURN] * cards;
    return 1000 * lead / (abs(lead) + scale);
}

/* Whether the defender has, as far as is known, what cancels an attack. */
static bool has_guard(const Guerre *s)
{
    Counts hand = s->side[1 - s->active].hand;
    return s->phase == PHASE_DEFEND &&
           (counts_of(hand, GUARD) || counts_of(hand, KING));
}

/* An attack that is under way counts as made, one that can be cancelled as
 * half made. */
int guerre_evaluate(const void *state, Seat seat)
{
    const Guerre *s = state;
    if (s->from == NO_PLACE && s->phase != PHASE_COUNTER) {
        return judge_quiet(s, seat);
    }
    Guerre after = *s;
    if (after.phase == PHASE_COUNTER) {
        guerre_settle_stack(&after);
    }
    if (after.from == NO_PLACE) {
        return judge_quiet(&after, seat);
    }
    bool is_half = has_guard(&after);
    Guerre cancelled = after;
    guerre_resolve(&after);
    int value = judge_quiet(&after, seat);
    if (is_half) {
        guerre_end_attack(&cancelled);
        value = (value + judge_quiet(&cancelled, seat)) / 2;
    }
    return value;
}

/* For the order of moves, in which doing nothing is 0. */
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

/* An attack of this value, a bonus of an Archer included. */
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
    int attack = is_defence
                     ? order_attack(s, (Place)s->from, (Place)s->to)
                     : 0;
    switch (move_kind(move)) {
    case GUARD: return cost + attack;
    case ARCHER: return cost + order_shot(s);
    case PRIEST:
        return cost +
               (is_defence && guerre_priest_saves(s, move) ? attack : 0);
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
