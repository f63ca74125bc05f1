#include <assert.h>

#include "core/outcome.h"
#include "games/guerre/internal.h"

SeatSet guerre_deciders(const Guerre *s)
{
    switch (s->phase) {
    case PHASE_DRAW: return SEATS_CHANCE;
    case PHASE_OVER: return SEATS_NONE;
    case PHASE_DEFEND:
    case PHASE_CONSCRIPT: return SEATS_ONE(1 - s->active);
    case PHASE_COUNTER:
        return SEATS_ONE(guerre_stack_player(s, s->card, s->stack_size));
    default: return SEATS_ONE(s->active);
    }
}

bool guerre_has_lost_king(const Guerre *s, int player)
{
    return counts_of(s->side[player].graveyard, KING) ||
           counts_of(s->side[1 - player].captured, KING);
}

Set guerre_led_kinds(const Guerre *s, int player)
{
    Counts own = guerre_citizens(s, player);
    Counts theirs = guerre_citizens(s, 1 - player);
    Set more = gather((own + BYTES(0x7f) - theirs) >> 7);
    return (Set)(more & ~SET(KING));
}

/* More citizens in four kinds or more. Only the advanced decks have so many
 * kinds, so there is no need to ask for the level. */
bool guerre_has_majority(const Guerre *s, int player)
{
    return set_size(guerre_led_kinds(s, player)) >= MAJORITY;
}

GuerreEnd guerre_find_end(const Guerre *s)
{
    if (guerre_has_lost_king(s, 0) || guerre_has_lost_king(s, 1)) {
        return END_EXECUTION;
    }
    if (guerre_has_majority(s, 0) || guerre_has_majority(s, 1)) {
        return END_DEVELOPMENT;
    }
    if (s->side[0].field == 0 || s->side[1].field == 0) {
        return END_COLLAPSE;
    }
    return guerre_pile_size(s, 0) + guerre_pile_size(s, 1) == 0 ? END_WAR_OVER
                                                                : END_NONE;
}

void guerre_take_options(Guerre *s, const GameConfig *config)
{
    bool is_advanced = config->value[LEVEL] == ADVANCED;
    s->level = (uint8_t)config->value[LEVEL];
    s->copies[0] = (uint8_t)(is_advanced ? config->value[PRIESTS] : 0);
    s->copies[1] = (uint8_t)(is_advanced ? config->value[WIZARDS] : 0);
    s->from = s->to = NO_PLACE;
}

static Kind draw_unit(Side *side, Rng *rng)
{
    uint32_t ticket = rng_below(rng, (uint32_t)counts_sum(side->pile));
    Kind kind = guerre_pick(side->pile, (int)ticket);
    side->pile -= counts_one(kind);
    return kind;
}

void guerre_setup(void *state, const GameConfig *config, Rng *rng)
{
    enum { DRAWN = 3 };
    Guerre *s = state;
    guerre_take_options(s, config);
    for (int player = 0; player < 2; player++) {
        Side *side = &s->side[player];
        for (Kind kind = SOLDIER; kind < KIND_COUNT; kind++) {
            side->pile += (Counts)guerre_copies(s, kind) * counts_one(kind);
        }
        side->hand = counts_one(KING);
        for (int i = 0; i < DRAWN; i++) {
            side->hand += counts_one(draw_unit(side, rng));
        }
        s->hand_size[player] = DRAWN + 1;
        side->kingdom = counts_one(draw_unit(side, rng));
    }
    guerre_enter(s, PHASE_SETUP_FRONT, SEATS_ONE(0));
}

SeatSet guerre_to_act(const void *state)
{
    const Guerre *s = state;
    return s->to_act;
}

/* Preparation: the units of the player stand upright, a unit is drawn. */
static void begin_turn(Guerre *s, int player)
{
    s->active = (uint8_t)player;
    s->side[player].field &= ~BYTES(CELL_TURNED);
    if (s->side[player].pile) {
        guerre_enter(s, PHASE_DRAW, SEATS_CHANCE);
    } else if (s->side[1 - player].pile) {
        guerre_enter(s, PHASE_ACTION, SEATS_ONE(player));
    } else {
        guerre_enter(s, PHASE_OVER, SEATS_NONE);
    }
}

static void end_turn(Guerre *s)
{
    for (int player = 0; player < 2; player++) {
        s->side[player].field &= BYTES(CELL_KIND | CELL_TURNED);
    }
    s->bonus = 0;
    begin_turn(s, 1 - s->active);
}

static void begin_development(Guerre *s)
{
    guerre_enter(s, PHASE_DEVELOP, SEATS_ONE(s->active));
}

static void draw_card(Guerre *s, Kind kind)
{
    Side *side = &s->side[s->active];
    assert(counts_of(side->pile, kind) > 0);
    side->pile -= counts_one(kind);
    side->hand += counts_one(kind);
    s->hand_size[s->active]++;
    guerre_enter(s, PHASE_ACTION, SEATS_ONE(s->active));
}

static void take_from_hand(Guerre *s, Kind kind)
{
    assert(counts_of(s->side[s->active].hand, kind) > 0);
    s->side[s->active].hand -= counts_one(kind);
    s->hand_size[s->active]--;
}

/* Player 1, then player 2, puts a card; then the next phase begins. */
static void pass_setup(Guerre *s)
{
    if (s->active == 0) {
        s->active = 1;
        guerre_enter(s, (Phase)s->phase, SEATS_ONE(1));
    } else if (s->phase == PHASE_SETUP_FRONT) {
        s->active = 0;
        guerre_enter(s, PHASE_SETUP_RESERVE, SEATS_ONE(0));
    } else {
        begin_turn(s, 0);
    }
}

static void deploy(Guerre *s, Kind kind, Place place)
{
    Field *field = &s->side[s->active].field;
    Kind replaced = cell_kind(field_cell(*field, place));
    if (s->reserve_size[s->active] > 0) {
        guerre_take_reserve(s, s->active);
    } else {
        take_from_hand(s, kind);
    }
    field_put(field, place, kind);
    if (replaced) {
        guerre_put_reserve(s, s->active, replaced);
    }
    begin_development(s);
}

static void demobilise(Guerre *s, Kind kind)
{
    take_from_hand(s, kind);
    s->side[s->active].kingdom += counts_one(kind);
    if (guerre_has_majority(s, s->active)) {
        guerre_enter(s, PHASE_OVER, SEATS_NONE);
    } else {
        end_turn(s);
    }
}

static void put_in_reserve(Guerre *s, Kind kind)
{
    take_from_hand(s, kind);
    guerre_put_reserve(s, s->active, kind);
}

static void put(Guerre *s, Kind kind, Place place)
{
    switch (s->phase) {
    case PHASE_SETUP_FRONT:
        take_from_hand(s, kind);
        field_put(&s->side[s->active].field, place, kind);
        pass_setup(s);
        break;
    case PHASE_SETUP_RESERVE:
        put_in_reserve(s, kind);
        pass_setup(s);
        break;
    case PHASE_ACTION:
        if (place == PLACE_RESERVE) {
            put_in_reserve(s, kind);
            begin_development(s);
        } else {
            deploy(s, kind, place);
        }
        break;
    case PHASE_CONSCRIPT: guerre_conscript(s, kind, place); break;
    default: demobilise(s, kind); break;
    }
}

/* Does nothing, or declines in a window. */
static void pass(Guerre *s)
{
    switch (s->phase) {
    case PHASE_DEFEND: guerre_open_volley(s); break;
    case PHASE_VOLLEY: guerre_resolve(s); break;
    case PHASE_COUNTER: guerre_settle_stack(s); break;
    case PHASE_DEVELOP: end_turn(s); break;
    default: begin_development(s); break;
    }
}

void guerre_apply(void *state, const Move *moves)
{
    Guerre *s = state;
    Move move = *moves;
    assert(move_deed(move) != DEED_NONE);
    switch (move_deed(move)) {
    case DEED_PASS: pass(s); break;
    case DEED_END: begin_development(s); break;
    case DEED_DRAW: draw_card(s, move_kind(move)); break;
    case DEED_PUT: put(s, move_kind(move), move_to(move)); break;
    case DEED_ATTACK: guerre_declare(s, move_from(move), move_to(move)); break;
    case DEED_CARD: guerre_play_card(s, seats_first(s->to_act), move); break;
    case DEED_NONE: break;
    }
}

void guerre_outcome(const void *state, Outcome *out)
{
    static const char *const codes[] = { "", "execution", "development",
                                         "collapse", "war-over" };
    const Guerre *s = state;
    GuerreEnd end = guerre_find_end(s);
    int64_t citizens[2];
    for (int player = 0; player < 2; player++) {
        out->scores[player] = counts_sum(guerre_citizens(s, player));
        citizens[player] = out->scores[player];
    }
    out->has_scores = true;
    out->reason = codes[end];
    if (end == END_WAR_OVER) {
        outcome_rank(out, 2, citizens);
    } else {
        /* Only the player whose turn it is can win before the war is over. */
        outcome_win(out, s->active);
    }
}
