/* check_phase.c: checks whether the phase, the stack and the attack of a state
 * that was read are possible. */
#include "games/guerre/internal.h"
#include "games/guerre/words.h"

static bool refuse_size(const JsonAt *json, int size, Error *err)
{
    return json_refuse(json, err, SAY_BAD_SIZE, size);
}

static bool check_setup(const Guerre *s, const StateKeys *keys, Error *err)
{
    for (int player = 0; player < 2; player++) {
        const Side *side = &s->side[player];
        const JsonAt *zone = keys->zone[player];
        bool is_before = player < s->active;
        int put = s->phase == PHASE_SETUP_RESERVE ? 1 : is_before;
        int kept = s->phase == PHASE_SETUP_RESERVE ? is_before : 0;
        if (set_size(field_occupied(side->field)) != put) {
            return refuse_size(&zone[ZONE_FIELD], put, err);
        }
        if (s->reserve_size[player] != kept) {
            return refuse_size(&zone[ZONE_RESERVE], kept, err);
        }
        if (s->hand_size[player] != 4 - put - kept) {
            return refuse_size(&zone[ZONE_HAND], 4 - put - kept, err);
        }
        if (counts_sum(side->kingdom) != 1) {
            return refuse_size(&zone[ZONE_KINGDOM], 1, err);
        }
        if (side->captured) {
            return refuse_size(&zone[ZONE_CAPTURED], 0, err);
        }
        if (side->graveyard) {
            return refuse_size(&zone[ZONE_GRAVEYARD], 0, err);
        }
    }
    return true;
}

/* A player who is to react must have a card in hand; otherwise the window would
 * have been skipped. */
static bool check_window(const Guerre *s, const StateKeys *keys, Error *err)
{
    int player = seats_first(guerre_deciders(s));
    return s->hand_size[player] > 0 ||
           json_refuse(&keys->zone[player][ZONE_HAND], err,
                       SAY_NO_CARD_TO_REACT);
}

/* The battlefield is empty or has the first of the two conscripts, and there
 * are enough units left to conscript. */
static bool check_conscript(const Guerre *s, const StateKeys *keys, Error *err)
{
    int player = 1 - s->active;
    const Side *side = &s->side[player];
    int there = set_size(field_occupied(side->field));
    int left = guerre_conscripts(s, player);
    if (there >= CONSCRIPTS || side->field & ~BYTES(CELL_KIND)) {
        return json_refuse(&keys->zone[player][ZONE_FIELD], err,
                           SAY_FIELD_NOT_EMPTY);
    }
    if (!field_turned(s->side[s->active].field)) {
        return json_refuse(&keys->zone[s->active][ZONE_FIELD], err,
                           SAY_NOBODY_ATTACKED);
    }
    return there + left >= CONSCRIPTS ||
           json_refuse(&keys->top[KEY_PHASE], err, SAY_NO_TWO_CONSCRIPTS);
}

/* Before the war is over, only the active player can win. */
static bool check_over(const Guerre *s, const StateKeys *keys, Error *err)
{
    GuerreEnd end = guerre_find_end(s);
    bool is_collapse = end == END_COLLAPSE;
    int left = guerre_conscripts(s, 1 - s->active);
    if (end == END_NONE || (is_collapse && left >= CONSCRIPTS)) {
        return json_refuse(&keys->top[KEY_PHASE], err, SAY_NOT_ENDED);
    }
    return !guerre_has_lost_king(s, s->active) ||
           json_refuse(&keys->top[KEY_ACTIVE], err, SAY_WRONG_KING_LOST);
}

static bool check_attack(const Guerre *s, const StateKeys *keys, Error *err)
{
    const JsonAt *json = &keys->top[KEY_ATTACK];
    bool is_needed = s->phase == PHASE_DEFEND || s->phase == PHASE_VOLLEY;
    bool may_be = is_needed || s->phase == PHASE_COUNTER;
    if (s->from == NO_PLACE) {
        return !is_needed || json_refuse(json, err, SAY_NO_ATTACK);
    }
    if (!may_be) {
        return json_refuse(json, err, SAY_ATTACK_NOT_NULL);
    }
    unsigned attacker = field_cell(s->side[s->active].field, s->from);
    if (!(attacker & CELL_TURNED)) {
        return json_refuse(json, err, SAY_NO_ATTACKER, guerre_places[s->from]);
    }
    unsigned target = field_cell(s->side[1 - s->active].field, s->to);
    Kind kind = cell_kind(attacker);
    return (target && guerre_reach[s->active][kind][s->from] >> s->to & 1) ||
           json_refuse(json, err, SAY_NO_TARGET, guerre_places[s->to]);
}

/* Returns true if the stack's first card fits the window in which it was
 * played. */
static bool is_opening(const Guerre *s, Move card)
{
    bool is_declared = s->from != NO_PLACE;
    switch (move_kind(card)) {
    case SOLDIER: return !is_declared;
    case GUARD:
    case ARCHER: return is_declared;
    case PRIEST: {
        int player = guerre_stack_player(s, card, 0);
        Field field = s->side[player].field;
        return field_cell(field, move_from(card)) &&
               guerre_priest_targets(field, move_from(card)) >> move_to(card) &
                   1;
    }
    default: return false;
    }
}

static bool check_stack(const Guerre *s, const StateKeys *keys, Error *err)
{
    const JsonAt *json = &keys->top[KEY_STACK];
    bool is_needed = s->phase == PHASE_COUNTER;
    if (s->stack_size == 0 || !is_needed) {
        return is_needed == (s->stack_size > 0) ||
               (is_needed ? json_refuse(json, err, SAY_NO_STACK)
                          : json_refuse(json, err, SAY_STACK_NOT_EMPTY));
    }
    if (!is_opening(s, s->card)) {
        return json_refuse(json, err, SAY_BAD_FIRST_CARD);
    }
    /* The cards of the stack are the last units in their players' reserves. */
    int size[2] = { s->reserve_size[0], s->reserve_size[1] };
    for (int i = s->stack_size - 1; i >= 0; i--) {
        int player = guerre_stack_player(s, s->card, i);
        Kind card = move_card(guerre_stack_move(s, i));
        if (size[player] == 0 ||
            reserve_at(&s->side[player], --size[player]) != card) {
            return json_refuse(json, err, SAY_NOT_IN_RESERVE, i + 1,
                               player + 1);
        }
    }
    return true;
}

bool guerre_check_phase(const Guerre *s, const StateKeys *keys, Error *err)
{
    bool is_window = s->phase == PHASE_DEFEND || s->phase == PHASE_VOLLEY;
    if ((is_window && s->level == SIMPLE) ||
        (s->phase == PHASE_COUNTER && s->level != ADVANCED)) {
        return json_refuse(&keys->top[KEY_PHASE], err, SAY_NOT_AT_LEVEL);
    }
    if (!check_attack(s, keys, err) || !check_stack(s, keys, err)) {
        return false;
    }
    switch (s->phase) {
    case PHASE_SETUP_FRONT:
    case PHASE_SETUP_RESERVE: return check_setup(s, keys, err);
    case PHASE_DRAW:
        return guerre_pile_size(s, s->active) > 0 ||
               json_refuse(&keys->zone[s->active][ZONE_PILE], err, SAY_NO_PILE);
    case PHASE_DEFEND:
    case PHASE_VOLLEY:
    case PHASE_COUNTER: return check_window(s, keys, err);
    case PHASE_CONSCRIPT: return check_conscript(s, keys, err);
    case PHASE_OVER: return check_over(s, keys, err);
    default: return true;
    }
}
