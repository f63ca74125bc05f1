/* What happened in a step, found by comparing the states before and after it.
 * Of hands and piles only the sizes are looked at, so that the same is found
 * whatever is hidden. */
#include <assert.h>

#include "games/guerre/face.h"

typedef struct Step {
    const Guerre *before, *after;
    Move move;
    Story *story;
} Step;

static Happening *add(const Step *step, What what, int player)
{
    assert(step->story->count < HAPPENINGS_MAX);
    Happening *new = &step->story->at[step->story->count++];
    *new = (Happening){
        .what = what, .player = player, .from = NO_PLACE, .to = NO_PLACE
    };
    return new;
}

static void add_unit(const Step *step, What what, int player, Kind kind,
                     Place to)
{
    Happening *unit = add(step, what, player);
    unit->kind = kind;
    unit->to = to;
}

static unsigned cell_at(const Guerre *s, int player, Place place)
{
    return field_cell(s->side[player].field, place);
}

/* A unit that goes from one position to another. */
static void add_walk(const Step *step, What what, int player, Kind kind,
                     Place from, Place to)
{
    add_unit(step, what, player, kind, to);
    step->story->at[step->story->count - 1].from = from;
}

/* Once the unit on place, in s, has left. */
static void add_move_up(const Step *step, const Guerre *s, int player,
                        Place place)
{
    unsigned behind = place <= F3 ? cell_at(s, player, place + REAR) : 0;
    if (behind) {
        add_walk(step, WHAT_MOVE_UP, player, cell_kind(behind), place + REAR,
                 place);
    }
}

/* What has become of the target, before and after a blow or a shot. */
static Happening find_wound(const Guerre *then, const Guerre *now)
{
    int active = then->active, other = 1 - active;
    Place place = (Place)then->to;
    unsigned target = cell_at(then, other, place);
    Happening wound = { .player = other,
                        .kind = cell_kind(target),
                        .from = NO_PLACE,
                        .to = place };
    if (then->side[active].captured != now->side[active].captured) {
        wound.what = WHAT_CAPTURE;
    } else if (then->side[other].graveyard != now->side[other].graveyard) {
        wound.what = WHAT_KILL;
    } else {
        int damage = cell_damage(cell_at(now, other, place));
        wound.what = WHAT_DAMAGE;
        wound.values[0] = damage - cell_damage(target);
        wound.values[1] = damage;
        wound.values[2] = guerre_defence(other, target);
    }
    return wound;
}

Happening guerre_find_blow(const Guerre *s)
{
    Guerre after = *s;
    guerre_resolve(&after);
    return find_wound(s, &after);
}

static void add_wound(const Step *step, const Guerre *then,
                      const Happening *wound)
{
    *add(step, wound->what, 0) = *wound;
    if (wound->what != WHAT_DAMAGE) {
        add_move_up(step, then, wound->player, wound->to);
    }
}

/* The attack that is declared in s is resolved. */
static void add_strike(const Step *step, const Guerre *s)
{
    int other = 1 - s->active;
    Kind attacker = cell_kind(cell_at(s, s->active, (Place)s->from));
    Happening blow = guerre_find_blow(s);
    Happening *strike = add(step, WHAT_STRIKE, s->active);
    strike->kind = attacker;
    strike->from = (Place)s->from;
    strike->to = (Place)s->to;
    strike->values[0] = guerre_attack_value(s, s->active, attacker);
    strike->values[1] = guerre_defence(other, cell_at(s, other, (Place)s->to));
    if (blow.what != WHAT_DAMAGE || blow.values[0] > 0) {
        add_wound(step, s, &blow);
    }
}

static void add_end(const Step *step)
{
    if (step->after->phase == PHASE_OVER) {
        Outcome outcome = { 0 };
        guerre_outcome(step->after, &outcome);
        int lead = outcome.balance[0];
        add(step, WHAT_OVER, lead > 0 ? 0 : lead < 0 ? 1 : NOBODY);
    }
}

static bool is_window(const Guerre *s)
{
    return s->phase == PHASE_DEFEND || s->phase == PHASE_VOLLEY ||
           s->phase == PHASE_COUNTER;
}

/* What the attack declared in s, if there is one, has come to, and what is
 * then asked of whom. The hands count as they are after the step: a card that
 * was played in it had left before. */
static void add_sequel(const Step *step, Guerre *s)
{
    const Guerre *after = step->after;
    if (s->from != NO_PLACE && after->from == NO_PLACE) {
        memcpy(s->hand_size, after->hand_size, sizeof s->hand_size);
        add_strike(step, s);
    }
    if (after->phase == PHASE_CONSCRIPT) {
        add(step, WHAT_CONSCRIPTION, 1 - after->active);
    } else if (is_window(after)) {
        add(step, WHAT_WINDOW, seats_first(after->to_act))->phase =
            (Phase)after->phase;
    }
    add_end(step);
}

/* A copy in which every step of an attack stops at the next window. */
static Guerre halting(const Guerre *s)
{
    Guerre copy = *s;
    copy.hand_size[0] = copy.hand_size[1] = 1;
    return copy;
}

static void add_shift(const Step *step, const Guerre *s, int player, Move card)
{
    Place from = move_from(card), to = move_to(card);
    unsigned moved = cell_at(s, player, from), other = cell_at(s, player, to);
    add_walk(step, WHAT_SHIFT, player, cell_kind(moved), from, to);
    if (other) {
        add_walk(step, WHAT_SHIFT, player, cell_kind(other), to, from);
    } else {
        add_move_up(step, s, player, from);
    }
}

/* The effect of the stack's first card: from then to now. */
static void add_effect(const Step *step, const Guerre *then, const Guerre *now)
{
    Move card = then->card;
    int player = guerre_stack_player(then, card, 0);
    Happening wound;
    switch (move_kind(card)) {
    case SOLDIER: add(step, WHAT_BONUS, player)->values[0] = now->bonus; break;
    case GUARD: add(step, WHAT_PARRY, player); break;
    case ARCHER:
        wound = find_wound(then, now);
        add_wound(step, then, &wound);
        break;
    default:
        add_shift(step, then, player, card);
        if (then->from != NO_PLACE && now->from == NO_PLACE) {
            add(step, WHAT_ESCAPE, player);
        }
        break;
    }
}

/* The chain of s has ended. */
static void add_settlement(const Step *step, const Guerre *s)
{
    Guerre now = halting(s);
    guerre_settle_stack(&now);
    if (s->stack_size % 2 == 0) {
        int player = guerre_stack_player(s, s->card, 0);
        add_unit(step, WHAT_CANCEL, player,
                 s->stack_kings & 1 ? KING : move_kind(s->card), NO_PLACE);
    } else {
        add_effect(step, s, &now);
    }
    add_sequel(step, &now);
}

static void add_card(const Step *step)
{
    int player = seats_first(step->before->to_act);
    Move move = step->move;
    Happening *card = add(step, WHAT_CARD, player);
    card->kind = move_kind(move);
    card->card = move_card(move);
    if (card->kind == PRIEST) {
        card->from = move_from(move);
        card->to = move_to(move);
    }
    if (step->after->stack_size > 0) {
        add_sequel(step, &(Guerre){ .from = NO_PLACE });
        return;
    }
    Guerre played = *step->before;
    guerre_put_reserve(&played, player, card->card);
    if (played.stack_size == 0) {
        played.card = move;
        played.stack_kings = card->card == KING;
    }
    played.stack_size++;
    add_settlement(step, &played);
}

static void add_attack(const Step *step)
{
    int active = step->before->active;
    Place from = move_from(step->move), to = move_to(step->move);
    add_walk(step, WHAT_ATTACK, active,
             cell_kind(cell_at(step->before, active, from)), from, to);
    step->story->at[0].card = cell_kind(cell_at(step->before, 1 - active, to));
    Guerre declared = halting(step->before);
    declared.level = INTERMEDIATE;
    guerre_declare(&declared, from, to);
    declared.level = step->before->level;
    add_sequel(step, &declared);
}

static bool has_damage(Field field)
{
    return (field & ~BYTES(CELL_KIND | CELL_TURNED)) != 0;
}

/* The turn passes, or the first one begins. */
static void add_turn(const Step *step)
{
    const Guerre *before = step->before, *after = step->after;
    int next = after->active;
    if (has_damage(before->side[0].field | before->side[1].field)) {
        add(step, WHAT_HEAL, before->active);
    }
    if (before->bonus > 0) {
        add(step, WHAT_BONUS_ENDS, before->active);
    }
    if (field_turned(before->side[next].field)) {
        add(step, WHAT_UPRIGHT, next);
    }
    if (after->phase != PHASE_OVER) {
        add(step, WHAT_TURN, next);
    }
    if (after->phase == PHASE_ACTION) {
        add(step, WHAT_NO_CARDS, next);
    }
    add_end(step);
}

static void add_pass(const Step *step)
{
    const Guerre *before = step->before;
    int player = seats_first(before->to_act);
    switch (before->phase) {
    case PHASE_ACTION: add(step, WHAT_NOTHING, player); break;
    case PHASE_DEVELOP:
        add(step, WHAT_KEEP, player);
        add_turn(step);
        break;
    default: {
        Guerre attacked = *before;
        add(step, WHAT_DECLINE, player)->phase = (Phase)before->phase;
        if (before->phase == PHASE_COUNTER) {
            add_settlement(step, before);
        } else {
            add_sequel(step, &attacked);
        }
        break;
    }
    }
}

static void add_deployment(const Step *step, Kind kind, Place place)
{
    const Guerre *before = step->before;
    int player = before->active;
    Kind replaced = cell_kind(cell_at(before, player, place));
    add_unit(step, WHAT_DEPLOY, player, kind, place);
    step->story->at[0].source =
        before->reserve_size[player] > 0 ? SOURCE_RESERVE : SOURCE_HAND;
    if (replaced) {
        add_unit(step, WHAT_REPLACED, player, replaced, place);
    }
}

static void add_conscript(const Step *step, Kind kind, Place place)
{
    const Guerre *before = step->before;
    int player = 1 - before->active;
    const Side *then = &before->side[player];
    add_unit(step, WHAT_CONSCRIPT, player, kind, place);
    step->story->at[0].source =
        before->reserve_size[player] > 0                     ? SOURCE_RESERVE
        : then->kingdom != step->after->side[player].kingdom ? SOURCE_KINGDOM
                                                             : SOURCE_CAPTURED;
    add_end(step);
}

static void add_demobilised(const Step *step, Kind kind)
{
    add_unit(step, WHAT_DEMOBILISE, step->before->active, kind, NO_PLACE);
    if (guerre_has_majority(step->after, step->before->active)) {
        add_end(step);
    } else {
        add_turn(step);
    }
}

static void add_put(const Step *step)
{
    const Guerre *before = step->before;
    Kind kind = move_kind(step->move);
    Place place = move_to(step->move);
    switch (before->phase) {
    case PHASE_CONSCRIPT: add_conscript(step, kind, place); return;
    case PHASE_DEVELOP: add_demobilised(step, kind); return;
    case PHASE_SETUP_FRONT:
        add_unit(step, WHAT_PLACE, before->active, kind, place);
        return;
    default: break;
    }
    if (place != PLACE_RESERVE) {
        add_deployment(step, kind, place);
        return;
    }
    add_unit(step, WHAT_RESERVE, before->active, kind, NO_PLACE);
    if (before->phase == PHASE_SETUP_RESERVE && before->active == 1) {
        add_turn(step);
    }
}

void guerre_find_story(const Guerre *before, Move move, const Guerre *after,
                       Story *out)
{
    Step step = { before, after, move, out };
    out->count = 0;
    if (move == MOVE_NONE) {
        add(&step, WHAT_DRAW, before->active);
        return;
    }
    switch (move_deed(move)) {
    case DEED_PASS: add_pass(&step); break;
    case DEED_END: add(&step, WHAT_END_ATTACK, before->active); break;
    case DEED_DRAW:
        add_unit(&step, WHAT_DRAW, before->active, move_kind(move), NO_PLACE);
        break;
    case DEED_PUT: add_put(&step); break;
    case DEED_ATTACK: add_attack(&step); break;
    case DEED_CARD: add_card(&step); break;
    case DEED_NONE: break;
    }
}

bool guerre_story_has(const Story *story, What what)
{
    for (int i = 0; i < story->count; i++) {
        if (story->at[i].what == what) {
            return true;
        }
    }
    return false;
}
