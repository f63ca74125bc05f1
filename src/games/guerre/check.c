/* check.c: checks whether the zones of a state that was read are possible. */
#include "games/guerre/internal.h"
#include "games/guerre/words.h"

static bool is_setup(const Guerre *s)
{
    return s->phase == PHASE_SETUP_FRONT || s->phase == PHASE_SETUP_RESERVE;
}

/* True if the war is over. It ends right after a turn was prepared, before
 * anything else happens. */
static bool is_war_over(const Guerre *s)
{
    return s->phase == PHASE_OVER && guerre_find_end(s) == END_WAR_OVER;
}

/* Returns true if an attack may have been made in this turn. */
static bool may_have_attacked(const Guerre *s)
{
    return s->phase >= PHASE_ATTACK && !is_war_over(s);
}

static int count_reserve(const Guerre *s, int player, Kind kind)
{
    int count = 0;
    for (int i = 0; i < s->reserve_size[player]; i++) {
        count += reserve_at(&s->side[player], i) == kind;
    }
    return count;
}

/* Counts the units of a kind that belong to a player, wherever they are. */
static int count_own(const Guerre *s, int player, Kind kind)
{
    const Side *side = &s->side[player];
    int count = 0;
    for (Place place = F1; place <= A3; place++) {
        count += cell_kind(field_cell(side->field, place)) == kind;
    }
    return counts_of(side->hand, kind) + counts_of(side->pile, kind) +
           counts_of(side->kingdom, kind) + counts_of(side->graveyard, kind) +
           count_reserve(s, player, kind) + count;
}

/* Checks that the units of each player, wherever they are, make exactly one
 * deck. */
static bool check_decks(const Guerre *s, const StateKeys *keys, Error *err)
{
    for (int player = 0; player < 2; player++) {
        for (Kind kind = SOLDIER; kind < KIND_COUNT; kind++) {
            int wanted = guerre_copies(s, kind);
            int found = count_own(s, player, kind);
            if (found != wanted) {
                return json_refuse(&keys->player[player], err, SAY_BAD_DECK,
                                   wanted, guerre_letters[kind], found);
            }
        }
    }
    return true;
}

static bool check_totals(const Guerre *s, const StateKeys *keys, Error *err)
{
    for (Kind kind = SOLDIER; kind < KIND_COUNT; kind++) {
        int wanted = 2 * guerre_copies(s, kind), found = 0;
        for (int player = 0; player < 2; player++) {
            found += count_own(s, player, kind) +
                     counts_of(s->side[player].captured, kind);
        }
        if (found != wanted) {
            return json_refuse(&keys->top[KEY_PLAYERS], err, SAY_BAD_TOTAL,
                               wanted, guerre_letters[kind], found);
        }
    }
    return true;
}

/* Returns a zone that has the player's King although it must not, or ZONE_COUNT
 * if there is none. */
static int misplaced_king(const Guerre *s, int player)
{
    const Side *side = &s->side[player];
    if (counts_of(side->kingdom, KING)) {
        return ZONE_KINGDOM;
    }
    if (counts_of(side->pile, KING)) {
        if (!(s->hidden >> player & 1)) {
            return s->hidden ? ZONE_UNSEEN : ZONE_PILE;
        }
        if (s->hand_size[player] == 0) {
            return ZONE_HAND;
        }
    }
    if (s->phase == PHASE_OVER) {
        return ZONE_COUNT;
    }
    return counts_of(side->graveyard, KING)  ? ZONE_GRAVEYARD
           : counts_of(side->captured, KING) ? ZONE_CAPTURED
                                             : ZONE_COUNT;
}

/* Checks each zone of one player by itself. */
static bool check_side(const Guerre *s, int player, const StateKeys *keys,
                       Error *err)
{
    const JsonAt *zone = keys->zone[player];
    Field field = s->side[player].field;
    bool is_active = player == s->active;
    /* A King is in his player's hand, reserve or battlefield until he is
     * captured or killed. */
    int misplaced = misplaced_king(s, player);
    if (misplaced != ZONE_COUNT) {
        return json_refuse(&zone[misplaced], err, SAY_KING_NOT_THERE);
    }
    int kings = count_own(s, player, KING) +
                counts_of(s->side[1 - player].captured, KING);
    if (kings != 1) {
        return json_refuse(&keys->player[player], err, SAY_BAD_KINGS, kings);
    }
    /* A hand has five cards; the active player's has six after the draw. */
    bool has_drawn = is_active && s->phase >= PHASE_ACTION && !is_war_over(s);
    int most = has_drawn ? HAND_MAX : HAND_MAX - 1;
    if (s->hand_size[player] > most) {
        return json_refuse(&zone[ZONE_HAND], err, SAY_HAND_TOO_BIG, most,
                           s->hand_size[player]);
    }
    bool may_be_empty =
        s->phase == PHASE_SETUP_FRONT ||
        (!is_active && (s->phase == PHASE_CONSCRIPT || s->phase == PHASE_OVER));
    if (!may_be_empty && field == 0) {
        return json_refuse(&zone[ZONE_FIELD], err, SAY_NO_UNIT);
    }
    bool may_turn = !is_setup(s) && (!is_active || may_have_attacked(s));
    if (!may_turn && field_turned(field)) {
        return json_refuse(&zone[ZONE_FIELD], err, SAY_NOT_UPRIGHT);
    }
    /* Only the other player's units can have damage, and only after an attack
     * of this turn, which leaves a unit of the active player turned. */
    bool may_be_hurt = !is_active && may_have_attacked(s) &&
                       field_turned(s->side[s->active].field);
    bool is_hurt = (field & ~BYTES(CELL_KIND | CELL_TURNED)) != 0;
    return may_be_hurt || !is_hurt ||
           json_refuse(&zone[ZONE_FIELD], err, SAY_BAD_DAMAGE);
}

/* Checks the bonus. Each Soldier that gave it this turn is in the reserve, or a
 * King played as a Soldier. A card that is still in the stack has given no
 * bonus yet. */
static bool check_bonus(const Guerre *s, const StateKeys *keys, Error *err)
{
    int player = s->active;
    int most = 0;
    if (may_have_attacked(s) && s->level != SIMPLE) {
        most =
            count_reserve(s, player, SOLDIER) + count_reserve(s, player, KING);
        for (int i = 0; i < s->stack_size; i++) {
            Kind card = move_card(guerre_stack_move(s, i));
            most -= guerre_stack_player(s, s->card, i) == player &&
                    (card == SOLDIER || card == KING);
        }
    }
    return s->bonus <= most || json_refuse(&keys->zone[player][ZONE_BONUS], err,
                                           SAY_BONUS_TOO_BIG, most);
}

bool guerre_check_zones(const Guerre *s, const StateKeys *keys, Error *err)
{
    for (int player = 0; player < 2; player++) {
        if (!check_side(s, player, keys, err)) {
            return false;
        }
    }
    if (!check_totals(s, keys, err) ||
        (is_setup(s) && !check_decks(s, keys, err))) {
        return false;
    }
    /* A majority ends the game at once, and only the active player can win by
     * it. */
    for (int player = 0; player < 2; player++) {
        if (guerre_has_majority(s, player) &&
            (player != s->active || s->phase != PHASE_OVER)) {
            return json_refuse(&keys->zone[player][ZONE_KINGDOM], err,
                               SAY_HAS_WON);
        }
    }
    return check_bonus(s, keys, err);
}
