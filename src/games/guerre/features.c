/* features.c: what a value net reads of a position of guerre. The inputs of the
 * seat's own side come before those of the other side, so that a net learns
 * from both seats at once; the two Kings, who differ, are two kinds of units.
 *
 * Besides what lies open the net is told what the units could do to each other:
 * captures need equal values, which a small net would hardly learn. */
#include "games/guerre/internal.h"

enum {
    OWN_AND_OTHER = 2,
    UNITS = KIND_COUNT, /* the six kinds, the King of player 2 as a seventh */
    KINDS = KIND_COUNT - KING,    /* King to Wizard */
    DRAWN = KIND_COUNT - SOLDIER, /* Soldier to Wizard */

    POSTURES = 2,
    DAMAGES = 4,
    HAND_SIZES = HAND_MAX + 1,
    HELD_MAX = 4,   /* more cards of a kind in hand count as this many */
    CHANCES = 8,    /* steps of how likely a card is in the other's hand */
    PILES = 25,     /* a larger pile counts as the largest of these */
    QUEUED = 3,     /* the units of a reserve that are shown */
    RESERVES = 10,  /* a longer reserve counts as the longest of these */
    LEAD_MAX = 10,  /* of citizens */
    PERIODS = 8,    /* periods of a game, by the number of turns to come */
    KIND_LEAD = 3,  /* leads in citizens of a kind */
    LACKS = 8,      /* citizens missing for the majority */
    LED = MAJORITY, /* kinds led while nobody has won */
    BONUSES = 6,
    TIMES = 2,    /* attacks of this turn, and of the next one */
    OUTCOMES = 4, /* outcomes of an attack: nothing, damage, kill, capture */
    TALLIES = 7,  /* number of enemy units that can be taken, where each of the
                     player's units takes at most one */
    MARGINS = 9,  /* margins of all attacks on the King over his defence */
    SHORT = 4,    /* damage by which a declared attack fails to kill */
    EFFORTS = 3,  /* Soldiers played to make a capture */
    CALMS = 2,    /* whether a support card is cancelled as things stand */
};

/* The blocks of inputs; each has an input for every combination of what its
 * line names. */
enum {
    AT_CELL = 0,
    AT_DAMAGE = AT_CELL + OWN_AND_OTHER * FIELD_SIZE * UNITS * POSTURES,
    AT_HAND_SIZE = AT_DAMAGE + OWN_AND_OTHER * FIELD_SIZE * DAMAGES,
    AT_HELD = AT_HAND_SIZE + OWN_AND_OTHER * HAND_SIZES,
    AT_LEFT = AT_HELD + KINDS * HELD_MAX, /* own pile */
    AT_UNSEEN = AT_LEFT + DRAWN * COPIES_MAX,
    AT_CHANCE = AT_UNSEEN + DRAWN * COPIES_MAX,
    AT_PILE = AT_CHANCE + DRAWN * CHANCES,
    AT_QUEUE = AT_PILE + OWN_AND_OTHER * PILES,
    AT_RESERVE = AT_QUEUE + OWN_AND_OTHER * QUEUED * KINDS,
    AT_WAITING = AT_RESERVE + OWN_AND_OTHER * RESERVES, /* King in reserve */
    AT_HIDING = AT_WAITING + OWN_AND_OTHER * RESERVES,  /* King in hand */
    AT_LEAD = AT_HIDING + OWN_AND_OTHER,
    AT_KIND_LEAD = AT_LEAD + PERIODS * (2 * LEAD_MAX + 1),
    AT_LACK = AT_KIND_LEAD + DRAWN * (2 * KIND_LEAD + 1),
    AT_LED = AT_LACK + OWN_AND_OTHER * LACKS,
    AT_PHASE = AT_LED + OWN_AND_OTHER * LED,
    AT_BONUS = AT_PHASE + OWN_AND_OTHER * PHASE_COUNT,
    AT_THREAT = AT_BONUS + OWN_AND_OTHER * BONUSES,
    AT_TAKEN =
        AT_THREAT + OWN_AND_OTHER * TIMES * FIELD_SIZE * UNITS * OUTCOMES,
    AT_MARGIN = AT_TAKEN + OWN_AND_OTHER * TIMES * 2 * TALLIES,
    AT_EFFORT = AT_MARGIN + OWN_AND_OTHER * TIMES * MARGINS,
    AT_ATTACK = AT_EFFORT + EFFORTS * UNITS,
    AT_SHORT = AT_ATTACK + OWN_AND_OTHER * PHASE_COUNT * UNITS * OUTCOMES,
    AT_STACK = AT_SHORT + OWN_AND_OTHER * 2 * SHORT,
    INPUTS = AT_STACK + OWN_AND_OTHER * CALMS * KINDS,

    /* Bounds of what is on at once: two inputs for each unit and place, three
     * thermometers, and some thirty single ones. */
    MOST = 256,
};

typedef struct Lister {
    const Guerre *s;
    int seat;
    uint16_t *out;
    int count;
} Lister;

static void turn_on(Lister *l, int input)
{
    assert(input >= 0 && input < INPUTS);
    l->out[l->count++] = (uint16_t)input;
}

static int clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

/* Shows a number as a level: turns on that many inputs of a block, from the
 * first on. */
static void add_level(Lister *l, int block, int count, int most)
{
    for (int i = 0; i < count && i < most; i++) {
        turn_on(l, block + i);
    }
}

static int unit_of(int player, Kind kind)
{
    return kind == KING && player == 1 ? UNITS - 1 : (int)kind - KING;
}

/* Returns 0 for the seat that looks, 1 for the other player. */
static int view_of(const Lister *l, int player)
{
    return player != l->seat;
}

/* Returns the cards of a player that the seat does not see: its own pile, or
 * the other player's pile and hand. */
static Counts unseen_of(const Lister *l, int player)
{
    const Side *side = &l->s->side[player];
    return player == l->seat ? side->pile : side->pile + side->hand;
}

static bool has_hidden_king(const Lister *l, int player)
{
    const Side *side = &l->s->side[player];
    return counts_of(side->hand + side->pile, KING) > 0;
}

/* Lists how likely the other player holds each kind of card: the chance of at
 * least one among the cards in hand, if each unseen card is as likely as any
 * other to be there. */
static void list_chances(Lister *l, int player)
{
    enum { SURE = 1 << 12 };
    Counts unseen = unseen_of(l, player);
    bool has_king = counts_of(unseen, KING) > 0;
    int hand = l->s->hand_size[player] - has_king;
    int cards = counts_sum(unseen) - has_king;
    for (Kind kind = SOLDIER; kind < KIND_COUNT; kind++) {
        int at = (int)kind - SOLDIER, copies = counts_of(unseen, kind);
        int none = SURE;
        for (int i = 0; i < hand; i++) {
            none = none * clamp(cards - copies - i, 0, cards) / (cards - i);
        }
        add_level(l, AT_UNSEEN + at * COPIES_MAX, copies, COPIES_MAX);
        turn_on(l, AT_CHANCE + at * CHANCES +
                       (SURE - none) * CHANCES / (SURE + 1));
    }
}

static void list_own_cards(Lister *l)
{
    const Side *side = &l->s->side[l->seat];
    for (Kind kind = KING; kind < KIND_COUNT; kind++) {
        add_level(l, AT_HELD + ((int)kind - KING) * HELD_MAX,
                  counts_of(side->hand, kind), HELD_MAX);
    }
    for (Kind kind = SOLDIER; kind < KIND_COUNT; kind++) {
        add_level(l, AT_LEFT + ((int)kind - SOLDIER) * COPIES_MAX,
                  counts_of(side->pile, kind), COPIES_MAX);
    }
}

static void list_reserve(Lister *l, int player)
{
    const Side *side = &l->s->side[player];
    int view = view_of(l, player), size = l->s->reserve_size[player];
    turn_on(l, AT_RESERVE + view * RESERVES + clamp(size, 0, RESERVES - 1));
    for (int i = 0; i < size; i++) {
        Kind kind = reserve_at(side, i);
        if (i < QUEUED) {
            turn_on(l,
                    AT_QUEUE + (view * QUEUED + i) * KINDS + (int)kind - KING);
        }
        if (kind == KING) {
            turn_on(l,
                    AT_WAITING + view * RESERVES + clamp(i, 0, RESERVES - 1));
        }
    }
}

static void list_field(Lister *l, int player)
{
    int view = view_of(l, player);
    Field field = l->s->side[player].field;
    for (Set left = field_occupied(field); left; set_drop(&left)) {
        int place = set_first(left);
        unsigned cell = field_cell(field, (Place)place);
        int unit = unit_of(player, cell_kind(cell));
        int at = view * FIELD_SIZE + place;
        turn_on(l, AT_CELL + (at * UNITS + unit) * POSTURES +
                       ((cell & CELL_TURNED) != 0));
        if (cell_damage(cell)) {
            turn_on(l, AT_DAMAGE + at * DAMAGES +
                           clamp(cell_damage(cell), 1, DAMAGES) - 1);
        }
    }
}

static void list_citizens(Lister *l)
{
    static const uint8_t period[PILES] = { 0, 1, 2, 3, 4, 4, 5, 5, 5,
                                           6, 6, 6, 6, 7, 7, 7, 7, 7,
                                           7, 7, 7, 7, 7, 7, 7 };
    const Guerre *s = l->s;
    Counts own = guerre_citizens(s, l->seat);
    Counts theirs = guerre_citizens(s, 1 - l->seat);
    int turns = guerre_pile_size(s, 0) > guerre_pile_size(s, 1)
                    ? guerre_pile_size(s, 0)
                    : guerre_pile_size(s, 1);
    int lead = clamp(counts_sum(own) - counts_sum(theirs), -LEAD_MAX, LEAD_MAX);
    turn_on(l, AT_LEAD +
                   period[clamp(turns, 0, PILES - 1)] * (2 * LEAD_MAX + 1) +
                   lead + LEAD_MAX);
    for (Kind kind = SOLDIER; s->level == ADVANCED && kind < KIND_COUNT;
         kind++) {
        int more = counts_of(own, kind) - counts_of(theirs, kind);
        turn_on(l, AT_KIND_LEAD + ((int)kind - SOLDIER) * (2 * KIND_LEAD + 1) +
                       clamp(more, -KIND_LEAD, KIND_LEAD) + KIND_LEAD);
    }
    for (int player = 0; s->level == ADVANCED && player < 2; player++) {
        int view = view_of(l, player);
        int led = set_size(guerre_led_kinds(s, player));
        turn_on(l, AT_LACK + view * LACKS +
                       clamp(guerre_lacking_citizens(s, player), 0, LACKS - 1));
        turn_on(l, AT_LED + view * LED + clamp(led, 0, LED - 1));
    }
}

typedef enum Effect { NOTHING, HURTS, KILLS, CAPTURES } Effect;

static Effect effect_of(int value, int defence, int damage)
{
    return value == defence            ? CAPTURES
           : value + damage >= defence ? KILLS
           : value > 0                 ? HURTS
                                       : NOTHING;
}

/* What a player's units could do in one turn. */
typedef struct Onslaught {
    int player;
    int time;      /* 0 for this turn, 1 for the next one */
    int values[2]; /* the attack value of a Soldier and of another unit */
    Set attackers; /* units that stand upright then */
    Field targets; /* the other player's units, as they will stand then */
    Effect best[FIELD_SIZE]; /* the worst that can happen to each */
    int taken[2];    /* units that can be killed and captured, where each of the
                        player's units takes the best target left */
    int king_damage; /* damage by all who reach the King together */
} Onslaught;

static void attack_with(Onslaught *a, Kind kind, Place from, Set *free)
{
    int value = a->values[kind != SOLDIER];
    int most = -1, at = 0;
    Set reach = guerre_reach[a->player][kind][from];
    for (Set left = reach & field_occupied(a->targets); left; set_drop(&left)) {
        int place = set_first(left);
        unsigned cell = field_cell(a->targets, (Place)place);
        int defence = guerre_defence(1 - a->player, cell);
        Effect effect = effect_of(value, defence, cell_damage(cell));
        a->best[place] = effect > a->best[place] ? effect : a->best[place];
        a->king_damage += cell_kind(cell) == KING ? value : 0;
        if (*free >> place & 1 && (int)effect > most) {
            most = (int)effect;
            at = place;
        }
    }
    if (most >= KILLS) {
        a->taken[most - KILLS]++;
        *free &= (Set)~SET(at);
    }
}

static void list_onslaught(Lister *l, Onslaught *a)
{
    Field field = l->s->side[a->player].field;
    Set free = field_occupied(a->targets);
    int at = view_of(l, a->player) * TIMES + a->time;
    for (Set left = a->attackers; left; set_drop(&left)) {
        Place from = (Place)set_first(left);
        attack_with(a, cell_kind(field_cell(field, from)), from, &free);
    }
    for (Set left = field_occupied(a->targets); left; set_drop(&left)) {
        int place = set_first(left);
        unsigned cell = field_cell(a->targets, (Place)place);
        int unit = unit_of(1 - a->player, cell_kind(cell));
        turn_on(l, AT_THREAT +
                       ((at * FIELD_SIZE + place) * UNITS + unit) * OUTCOMES +
                       (int)a->best[place]);
        if (cell_kind(cell) == KING) {
            int margin = a->king_damage + cell_damage(cell) -
                         guerre_defence(1 - a->player, cell);
            turn_on(l, AT_MARGIN + at * MARGINS +
                           clamp(margin, -MARGINS / 2, MARGINS / 2) +
                           MARGINS / 2);
        }
    }
    for (int i = 0; i < 2; i++) {
        turn_on(l, AT_TAKEN + (at * 2 + i) * TALLIES +
                       clamp(a->taken[i], 0, TALLIES - 1));
    }
}

/* Lists the attacks of this turn, if they are still to come, and of the next
 * turn, in which a player has one more card. The units of the player who is
 * attacked stand then as they do now, unless a turn of that player lies in
 * between. */
static void list_threats(Lister *l, int player)
{
    const Guerre *s = l->s;
    Field own = s->side[player].field, theirs = s->side[1 - player].field;
    bool is_active = player == s->active;
    int draws = guerre_pile_size(s, player) > 0;
    if (is_active && s->phase >= PHASE_DRAW && s->phase < PHASE_DEVELOP) {
        int drawn = s->phase == PHASE_DRAW && draws;
        Onslaught now = {
            .player = player,
            .values = { guerre_attack_value(s, player, SOLDIER) + drawn,
                        guerre_attack_value(s, player, GUARD) },
            .attackers =
                (Set)(field_occupied(own) & ~(unsigned)field_turned(own)),
            .targets = theirs,
        };
        list_onslaught(l, &now);
    }
    Onslaught next = {
        .player = player,
        .time = 1,
        .values = { s->hand_size[player] + draws, 1 },
        .attackers = field_occupied(own),
        .targets = theirs & BYTES(CELL_KIND | CELL_TURNED),
    };
    if (is_active) {
        next.targets &= ~BYTES(CELL_TURNED);
    }
    list_onslaught(l, &next);
}

/* Lists which units could be captured after Soldiers are played in support, and
 * how many it takes. */
static void list_efforts(Lister *l)
{
    const Guerre *s = l->s;
    Field own = s->side[l->seat].field, theirs = s->side[1 - l->seat].field;
    Counts hand = s->side[l->seat].hand;
    int cards = counts_of(hand, SOLDIER) + counts_of(hand, KING);
    bool is_now = l->seat == s->active && s->phase >= PHASE_DRAW &&
                  s->phase < PHASE_DEVELOP;
    unsigned ready =
        field_occupied(own) & ~(is_now ? (unsigned)field_turned(own) : 0u);
    Set found[EFFORTS] = { 0 };
    for (Set left = (Set)ready; left; set_drop(&left)) {
        Place from = (Place)set_first(left);
        Kind kind = cell_kind(field_cell(own, from));
        Set reach = kind == SOLDIER ? 0 : guerre_reach[l->seat][kind][from];
        for (reach &= field_occupied(theirs); reach; set_drop(&reach)) {
            unsigned cell = field_cell(theirs, (Place)set_first(reach));
            int more =
                guerre_defence(1 - l->seat, cell) - 1 - (is_now ? s->bonus : 0);
            if (more >= 1 && more <= cards && more <= EFFORTS) {
                int unit = unit_of(1 - l->seat, cell_kind(cell));
                found[more - 1] |= (Set)SET(unit);
            }
        }
    }
    for (int i = 0; s->level != SIMPLE && i < EFFORTS; i++) {
        for (Set left = found[i]; left; set_drop(&left)) {
            turn_on(l, AT_EFFORT + i * UNITS + set_first(left));
        }
    }
}

static void list_attack(Lister *l)
{
    const Guerre *s = l->s;
    int view = view_of(l, s->active);
    turn_on(l, AT_PHASE + view * PHASE_COUNT + s->phase);
    turn_on(l, AT_BONUS + view * BONUSES + clamp(s->bonus, 0, BONUSES - 1));
    if (s->from != NO_PLACE) {
        Field field = s->side[s->active].field;
        Kind kind = cell_kind(field_cell(field, (Place)s->from));
        unsigned cell = field_cell(s->side[1 - s->active].field, (Place)s->to);
        int value = guerre_attack_value(s, s->active, kind);
        int defence = guerre_defence(1 - s->active, cell);
        int lack = defence - value - cell_damage(cell);
        int unit = unit_of(1 - s->active, cell_kind(cell));
        int effect = (int)effect_of(value, defence, cell_damage(cell));
        turn_on(l, AT_ATTACK +
                       ((view * PHASE_COUNT + s->phase) * UNITS + unit) *
                           OUTCOMES +
                       effect);
        turn_on(l, AT_SHORT + (view * 2 + (kind == SOLDIER)) * SHORT +
                       clamp(lack, 0, SHORT - 1));
    }
    if (s->stack_size > 0) {
        int player = guerre_stack_player(s, s->card, 0);
        turn_on(l,
                AT_STACK +
                    (view_of(l, player) * CALMS + s->stack_size % 2) * KINDS +
                    (int)move_kind(s->card) - KING);
    }
}

static int list(const void *state, Seat seat, uint16_t *out)
{
    const Guerre *s = state;
    Lister l = { s, seat, out, 0 };
    for (int view = 0; view < OWN_AND_OTHER; view++) {
        int player = view ? 1 - seat : seat;
        list_field(&l, player);
        list_reserve(&l, player);
        list_threats(&l, player);
        turn_on(&l, AT_HAND_SIZE + view * HAND_SIZES +
                        clamp(s->hand_size[player], 0, HAND_MAX));
        turn_on(&l, AT_PILE + view * PILES +
                        clamp(guerre_pile_size(s, player), 0, PILES - 1));
        if (has_hidden_king(&l, player)) {
            turn_on(&l, AT_HIDING + view);
        }
    }
    list_own_cards(&l);
    list_chances(&l, 1 - seat);
    list_citizens(&l);
    list_efforts(&l);
    list_attack(&l);
    return l.count;
}

static int head(const void *state)
{
    return ((const Guerre *)state)->level;
}

static Place mirror_place(unsigned place)
{
    static const uint8_t mirrored[FIELD_SIZE] = { F3, F2, F1, A3, A2, A1 };
    return place < FIELD_SIZE ? (Place)mirrored[place] : (Place)place;
}

static Field mirror_field(Field field)
{
    Field out = 0;
    for (unsigned place = 0; place < FIELD_SIZE; place++) {
        field_put(&out, mirror_place(place), field_cell(field, (Place)place));
    }
    return out;
}

/* A Priest's swap is written from the earlier position. */
static Move mirror_priest(const Guerre *s, Move card)
{
    Field field = s->side[guerre_stack_player(s, card, 0)].field;
    Place from = mirror_place((unsigned)move_from(card)),
          to = mirror_place((unsigned)move_to(card));
    Move king = card & MOVE_KING;
    bool is_swap = field_cell(field, to) != 0;
    return king |
           (is_swap && from > to ? guerre_move(DEED_CARD, PRIEST, to, from)
                                 : guerre_move(DEED_CARD, PRIEST, from, to));
}

/* Nothing tells the left of the battlefield from the right. */
static void turn(void *state, int way)
{
    Guerre *s = state;
    if (way == 0) {
        return;
    }
    for (int player = 0; player < 2; player++) {
        s->side[player].field = mirror_field(s->side[player].field);
    }
    if (move_kind(s->card) == PRIEST) {
        s->card = mirror_priest(s, s->card);
    }
    s->from = (uint8_t)mirror_place(s->from);
    s->to = (uint8_t)mirror_place(s->to);
}

static const char *const configs[] = { "level=simple", "level=intermediate",
                                       "level=advanced", NULL };

const GameFeatures guerre_features = {
    .version = 1,
    .inputs = INPUTS,
    .most = MOST,
    .heads = ADVANCED + 1,
    .list = list,
    .head = head,
    .turns = 2,
    .turn = turn,
    .configs = configs,
    .draw = -0.2f,
};
