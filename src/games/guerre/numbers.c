/* Guerre in numbers. The actions are, in this order: a unit put on a position,
 * into the reserve or into the kingdom; an attack; a support card; a card that
 * a King stands for; a Priest's exchange without and with the King; pass and
 * end. The draws of chance are the five kinds of a pile. */
#include "core/numbers.h"
#include "games/guerre/internal.h"

enum {
    UNITS = KIND_COUNT - 1,
    ACTION_RESERVE = UNITS * FIELD_SIZE,
    ACTION_KINGDOM = ACTION_RESERVE + UNITS,
    ACTION_ATTACK = ACTION_KINGDOM + UNITS,
    ACTION_CARD = ACTION_ATTACK + FIELD_SIZE * FIELD_SIZE,
    CARDS = 4,
    ACTION_KING = ACTION_CARD + CARDS,
    ACTION_PRIEST = ACTION_KING + CARDS,
    PAIRS = FIELD_SIZE * (FIELD_SIZE - 1),
    ACTION_KING_PRIEST = ACTION_PRIEST + PAIRS,
    ACTION_PASS = ACTION_KING_PRIEST + PAIRS,
    ACTION_END,
    ACTIONS,

    CELL_PLANES = UNITS + 2, /* the kinds, turned, damage */
    QUEUE = 8,               /* how many units of a reserve are shown */
    SIDE_FACTS = 5 * UNITS + 3 + QUEUE,
    FACTS = 2 * SIDE_FACTS + PHASE_COUNT + 2 * FIELD_SIZE + 5,
};

static const Kind card_kinds[CARDS] = { SOLDIER, GUARD, ARCHER, WIZARD };

static void shape(const GameConfig *config, GameShape *out)
{
    (void)config;
    *out = (GameShape){ .actions = ACTIONS,
                        .outcomes = UNITS - 1,
                        .planes = 2 * CELL_PLANES,
                        .rows = 2,
                        .cols = 3,
                        .facts = FACTS };
}

static int card_action(Move move)
{
    bool is_king = (move & MOVE_KING) != 0;
    Kind kind = move_kind(move);
    if (kind != PRIEST) {
        return (is_king ? ACTION_KING : ACTION_CARD) +
               (kind == WIZARD ? CARDS - 1 : (int)kind - SOLDIER);
    }
    int from = (int)move_from(move), to = (int)move_to(move);
    return (is_king ? ACTION_KING_PRIEST : ACTION_PRIEST) +
           from * (FIELD_SIZE - 1) + to - (to > from);
}

static int action(Move move)
{
    int unit = (int)move_kind(move) - KING, to = (int)move_to(move);
    switch (move_deed(move)) {
    case DEED_PASS: return ACTION_PASS;
    case DEED_END: return ACTION_END;
    case DEED_DRAW: return unit - 1;
    case DEED_PUT:
        return to == PLACE_RESERVE   ? ACTION_RESERVE + unit
               : to == PLACE_KINGDOM ? ACTION_KINGDOM + unit
                                     : unit * FIELD_SIZE + to;
    case DEED_ATTACK:
        return ACTION_ATTACK + (int)move_from(move) * FIELD_SIZE + to;
    case DEED_CARD: return card_action(move);
    case DEED_NONE: break;
    }
    return -1;
}

static Move priest_move(int pair)
{
    int from = pair / (FIELD_SIZE - 1), to = pair % (FIELD_SIZE - 1);
    return guerre_move(DEED_CARD, PRIEST, (Place)from,
                       (Place)(to + (to >= from)));
}

static Move put_move(int unit, int place)
{
    return guerre_move(DEED_PUT, (Kind)(unit + KING), F1, (Place)place);
}

static Move move_of(int number, bool is_chance)
{
    if (is_chance) {
        return guerre_move(DEED_DRAW, (Kind)(number + SOLDIER), F1, F1);
    }
    if (number < ACTION_RESERVE) {
        return put_move(number / FIELD_SIZE, number % FIELD_SIZE);
    }
    if (number < ACTION_ATTACK) {
        int unit = number - ACTION_RESERVE;
        return put_move(unit % UNITS, PLACE_RESERVE + unit / UNITS);
    }
    if (number < ACTION_CARD) {
        int pair = number - ACTION_ATTACK;
        return guerre_move(DEED_ATTACK, NO_KIND, (Place)(pair / FIELD_SIZE),
                           (Place)(pair % FIELD_SIZE));
    }
    if (number < ACTION_PRIEST) {
        int card = number - ACTION_CARD;
        Move move = guerre_move(DEED_CARD, card_kinds[card % CARDS], F1, F1);
        return card < CARDS ? move : move | MOVE_KING;
    }
    return number < ACTION_KING_PRIEST ? priest_move(number - ACTION_PRIEST)
           : number < ACTION_PASS
               ? priest_move(number - ACTION_KING_PRIEST) | MOVE_KING
           : number == ACTION_PASS ? DEED_PASS
                                   : DEED_END;
}

static void write_field(Field field, uint8_t *out)
{
    memset(out, 0, CELL_PLANES * FIELD_SIZE);
    for (int place = F1; place < FIELD_SIZE; place++) {
        unsigned cell = field_cell(field, (Place)place);
        if (cell) {
            out[((int)cell_kind(cell) - KING) * FIELD_SIZE + place] = 1;
            out[UNITS * FIELD_SIZE + place] = (cell & CELL_TURNED) != 0;
            out[(UNITS + 1) * FIELD_SIZE + place] = (uint8_t)cell_damage(cell);
        }
    }
}

static uint8_t *write_counts(Counts counts, uint8_t *out)
{
    for (Kind kind = KING; kind < KIND_COUNT; kind++) {
        *out++ = (uint8_t)counts_of(counts, kind);
    }
    return out;
}

/* If the viewer does not see a hand, its cards are counted with the pile. */
static uint8_t *write_side(const Guerre *s, int player, bool is_own,
                           uint8_t *out)
{
    const Side *side = &s->side[player];
    out = write_counts(is_own ? side->hand : 0, out);
    out = write_counts(is_own ? side->pile : side->pile + side->hand, out);
    out = write_counts(side->kingdom, out);
    out = write_counts(side->captured, out);
    out = write_counts(side->graveyard, out);
    *out++ = s->hand_size[player];
    *out++ = s->reserve_size[player];
    *out++ = s->active == player ? s->bonus : 0;
    for (int i = 0; i < QUEUE; i++) {
        *out++ = i < s->reserve_size[player] ? (uint8_t)reserve_at(side, i) : 0;
    }
    return out;
}

static void observe(const void *state, Seat seat, uint8_t *planes,
                    uint8_t *facts)
{
    const Guerre *s = state;
    write_field(s->side[seat].field, planes);
    write_field(s->side[1 - seat].field, planes + CELL_PLANES * FIELD_SIZE);
    facts = write_side(s, seat, true, facts);
    facts = write_side(s, 1 - seat, false, facts);
    memset(facts, 0, PHASE_COUNT + 2 * FIELD_SIZE);
    facts[s->phase] = 1;
    facts += PHASE_COUNT;
    if (s->from != NO_PLACE) {
        facts[s->from] = 1;
    }
    if (s->to != NO_PLACE) {
        facts[FIELD_SIZE + s->to] = 1;
    }
    facts += 2 * FIELD_SIZE;
    facts[0] = s->active == seat;
    facts[1] = s->card ? (uint8_t)move_kind(s->card) : 0;
    facts[2] = s->stack_size;
    facts[3] = numbers_byte(s->stack_kings);
    facts[4] = s->level;
}

const GameNumbers guerre_numbers = {
    .shape = shape,
    .action = action,
    .move = move_of,
    .observe = observe,
};
