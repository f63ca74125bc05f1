/* evaluate.c: estimates states for searches. All values are in hundredths of a
 * citizen. */
#include <stdlib.h>

#include "games/guerre/internal.h"

/* The weights of the parts of a position. */
typedef enum Worth {
    CITIZEN,    /* a citizen that will be in the kingdom when the war is over */
    UNIT_FRONT, /* a unit on a front position */
    UNIT_REAR,
    RESERVE_UNIT, /* one of the first few units in reserve */
    HAND_CARD, /* one of the first few cards in hand: the Soldiers' strength */
    CAPTURE,   /* a unit that can be captured now */
    KILL,      /* a unit that can be killed now */
    NEXT_CAPTURE, /* a unit that can be captured in the next turn */
    NEXT_KILL,
    KING_FIELD,   /* a King on the battlefield */
    KING_RESERVE, /* a King in reserve */
    KING_NOW,     /* the enemy King can be captured or killed now */
    KING_NEXT,  /* the enemy King can be captured or killed in the next turn */
    KINDS_NEAR, /* divided by the number of citizens missing for the majority */
    KINDS_LED,  /* a kind in which the player leads, in the advanced game */
    LEAD_AT_END,   /* the lead that gives a utility of one half */
    LEAD_PER_TURN, /* added to LEAD_AT_END for each card still to be drawn */
    WORTH_COUNT,
} Worth;

/* The weights were set by hand, then improved by a short hill climbing of
 * greedy play; UNIT_FRONT and LEAD_PER_TURN are the best of a few values for
 * mcts:100. All are rough: a second climb from here gained nothing in new
 * games. */
static const int16_t worth[WORTH_COUNT] = {
    [CITIZEN] = 100,     [UNIT_FRONT] = 60,     [UNIT_REAR] = 30,
    [RESERVE_UNIT] = 15, [HAND_CARD] = 30,      [CAPTURE] = 120,
    [KILL] = 60,         [NEXT_CAPTURE] = 70,   [NEXT_KILL] = 25,
    [KING_FIELD] = -60,  [KING_RESERVE] = -110, [KING_NOW] = 2500,
    [KING_NEXT] = 200,   [KINDS_NEAR] = 300,    [KINDS_LED] = 30,
    [LEAD_AT_END] = 60,  [LEAD_PER_TURN] = 15,
};

/* Units in reserve and cards in hand beyond these numbers add nothing. */
enum { RESERVE_USE = 3, HAND_USE = 5 };

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* What a player's units can do to those of the other player. */
typedef struct Assault {
    const Guerre *s;
    int player;
    int soldier, other; /* the attack values of a Soldier and of other units */
    Set targets;        /* enemy units that none of ours has taken yet */
    int captures, kills;
    int king_damage; /* the damage by all units that reach the King together */
    bool is_king_lost;
} Assault;

static unsigned target_cell(const Assault *a, Place place)
{
    return field_cell(a->s->side[1 - a->player].field, place);
}

/* Finds the targets that an attack of this value captures, and those it
 * kills. */
static void find_victims(const Assault *a, Set targets, int value,
                         Set *captured, Set *killed)
{
    *captured = *killed = 0;
    for (; targets; set_drop(&targets)) {
        Place place = (Place)set_first(targets);
        unsigned cell = target_cell(a, place);
        int defence = guerre_defence(1 - a->player, cell);
        if (value == defence) {
            *captured |= (Set)SET(place);
        } else if (value + cell_damage(cell) >= defence) {
            *killed |= (Set)SET(place);
        }
    }
}

static Set king_place(Field field)
{
    for (Set left = field_occupied(field); left; set_drop(&left)) {
        Place place = (Place)set_first(left);
        if (cell_kind(field_cell(field, place)) == KING) {
            return (Set)SET(place);
        }
    }
    return 0;
}

static void attack_with_all(Assault *a, Set attackers)
{
    Field theirs = a->s->side[1 - a->player].field;
    Set king = king_place(theirs);
    a->targets = field_occupied(theirs);
    for (; attackers; set_drop(&attackers)) {
        /* Each unit takes the best target that no earlier unit has taken. */
        Place from = (Place)set_first(attackers);
        Kind kind = cell_kind(field_cell(a->s->side[a->player].field, from));
        Set reach = guerre_reach[a->player][kind][from];
        Set captured, killed;
        int value = kind == SOLDIER ? a->soldier : a->other;
        find_victims(a, reach & a->targets, value, &captured, &killed);
        a->king_damage += reach & king ? value : 0;
        a->is_king_lost |= ((captured | killed) & king) != 0;
        a->captures += captured != 0;
        a->kills += !captured && killed;
        Set taken = captured ? captured : killed;
        a->targets ^= (Set)(taken & -taken);
    }
    if (king) {
        unsigned cell = target_cell(a, (Place)set_first(king));
        a->is_king_lost |= a->king_damage + cell_damage(cell) >=
                           guerre_defence(1 - a->player, cell);
    }
}

/* Returns what the attacks of this turn are worth to the active player. */
static int threat_now(const Guerre *s, int player)
{
    Field field = s->side[player].field;
    unsigned upright = field_occupied(field) & ~(unsigned)field_turned(field);
    int drawn = s->phase == PHASE_DRAW;
    Assault a = { .s = s,
                  .player = player,
                  .soldier = guerre_attack_value(s, player, SOLDIER) + drawn,
                  .other = guerre_attack_value(s, player, GUARD) };
    attack_with_all(&a, (Set)upright);
    return worth[CAPTURE] * a.captures + worth[KILL] * a.kills +
           (a.is_king_lost ? worth[KING_NOW] : 0);
}

/* Returns the same for the next turn, when the units stand upright again and
 * the hand has one more card. */
static int threat_next(const Guerre *s, int player)
{
    Assault a = { .s = s,
                  .player = player,
                  .soldier = s->hand_size[player] + 1,
                  .other = 1 };
    attack_with_all(&a, field_occupied(s->side[player].field));
    return worth[NEXT_CAPTURE] * a.captures + worth[NEXT_KILL] * a.kills +
           (a.is_king_lost ? worth[KING_NEXT] : 0);
}

static int king_worth(const Guerre *s, int player)
{
    const Side *side = &s->side[player];
    if (king_place(side->field)) {
        return worth[KING_FIELD];
    }
    bool is_hidden = counts_of(side->hand, KING) || counts_of(side->pile, KING);
    return is_hidden ? 0 : worth[KING_RESERVE];
}

static int assess(const Guerre *s, int player)
{
    Set units = field_occupied(s->side[player].field);
    /* The citizens at the end, if each development that is left, this turn's
     * included, brings one as long as there are cards. */
    bool is_drawn = s->phase > PHASE_DRAW && player == s->active;
    int turns = is_drawn + most(guerre_pile_size(s, 0), guerre_pile_size(s, 1));
    int cards = s->hand_size[player] + guerre_pile_size(s, player);
    int citizens = counts_sum(guerre_citizens(s, player)) + least(turns, cards);
    int sum =
        worth[CITIZEN] * citizens +
        worth[HAND_CARD] * least(s->hand_size[player], HAND_USE) +
        worth[RESERVE_UNIT] * least(s->reserve_size[player], RESERVE_USE) +
        king_worth(s, player) +
        worth[UNIT_FRONT] * set_size(units & SET_FRONT) +
        worth[UNIT_REAR] * set_size((Set)(units >> REAR));
    if (s->level == ADVANCED) {
        sum += worth[KINDS_NEAR] / most(1, guerre_lacking_citizens(s, player)) +
               worth[KINDS_LED] * set_size(guerre_led_kinds(s, player));
    }
    /* The active player's attacks of this turn come first, if they are still to
     * come. */
    bool is_now = player == s->active && s->phase >= PHASE_DRAW &&
                  s->phase < PHASE_DEVELOP;
    return sum + (is_now ? threat_now(s, player) : threat_next(s, player));
}

/* Judges a state without an attack in progress. */
static int judge_quiet(const Guerre *s, int seat)
{
    if (s->phase == PHASE_OVER) {
        Outcome outcome = { 0 };
        guerre_outcome(s, &outcome);
        return 1000 * outcome.balance[seat];
    }
    int lead = assess(s, seat) - assess(s, 1 - seat);
    int cards = guerre_pile_size(s, 0) + guerre_pile_size(s, 1);
    int scale = worth[LEAD_AT_END] + worth[LEAD_PER_TURN] * cards;
    return 1000 * lead / (abs(lead) + scale);
}

/* An attack in progress counts as carried out, but only half if it can still be
 * cancelled. */
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
    /* As far as the searching seat knows, the defender has a card that cancels
     * the attack. */
    Counts hand = after.side[1 - after.active].hand;
    bool is_half = after.phase == PHASE_DEFEND &&
                   (counts_of(hand, GUARD) || counts_of(hand, KING));
    Guerre cancelled = after;
    guerre_resolve(&after);
    int value = judge_quiet(&after, seat);
    if (is_half) {
        guerre_end_attack(&cancelled);
        value = (value + judge_quiet(&cancelled, seat)) / 2;
    }
    return value;
}

/* The value of a move for the order of moves, before it is made; a pass has 0.
 */
enum {
    ORDER_KING = 1000, /* the enemy King is captured or killed */
    ORDER_CAPTURE = 300,
    ORDER_KILL = 200,
    ORDER_DAMAGE = 20,
    ORDER_DEPLOY = 60, /* a unit put on an empty front position */
    ORDER_CITIZEN = 100,
    ORDER_SUPPORT = -10, /* a card that may be worth more later */
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

/* Rates an Archer's shot: it kills the target, or it hinders or helps the
 * attack that follows. */
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

/* Tastes, in thousandths of the utility: about what one unit more or less on
 * the battlefield is worth in the middle of a game. */
enum { TASTE_KING = 120, TASTE_UNIT = 35, TASTE_CITIZEN = 40, TASTE_CARD = 25 };

/* Likes to have more units on the battlefield than the opponent, and to reach
 * the King with attacks. */
int guerre_hunts(const void *state, Seat seat)
{
    const Guerre *s = state;
    Field own = s->side[seat].field, theirs = s->side[1 - seat].field;
    Assault a = {
        .s = s, .player = seat, .soldier = s->hand_size[seat] + 1, .other = 1
    };
    attack_with_all(&a, field_occupied(own));
    return TASTE_KING * least(a.king_damage, 4) / 4 +
           TASTE_UNIT * (set_size(field_occupied(own)) -
                         set_size(field_occupied(theirs)));
}

/* Likes to have more citizens than the opponent, and cards in hand. */
int guerre_hoards(const void *state, Seat seat)
{
    const Guerre *s = state;
    int lead = counts_sum(guerre_citizens(s, seat)) -
               counts_sum(guerre_citizens(s, 1 - seat));
    return TASTE_CITIZEN * lead + TASTE_CARD * s->hand_size[seat];
}
