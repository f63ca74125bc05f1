/* apply.c: plays the moves of guerre. While it plays a step it adds events to
 * out, unless that is NULL. */
#include <assert.h>

#include "core/events.h"
#include "games/guerre/internal.h"

static void enter(Guerre *s, Phase phase, SeatSet to_act)
{
    s->phase = (uint8_t)phase;
    s->to_act = to_act;
}

/* Opens a window in which a player may react. */
RULE void open_window(Guerre *s, Phase phase, int player, EventList *out)
{
    enter(s, phase, SEATS_ONE(player));
    EVENT(out, EVENT_WINDOW, player, phase);
}

RULE void end_game(Guerre *s, EventList *out)
{
    enter(s, PHASE_OVER, SEATS_NONE);
    if (out) {
        Outcome outcome = { 0 };
        guerre_outcome(s, &outcome);
        int lead = outcome.balance[0];
        EVENT(out, EVENT_OVER,
              lead > 0   ? 0
              : lead < 0 ? 1
                         : EVENT_NOBODY,
              guerre_find_end(s), outcome.scores[0], outcome.scores[1]);
    }
}

void guerre_put_reserve(Guerre *s, int player, Kind kind)
{
    int at = s->reserve_size[player]++;
    assert(at < RESERVE_WORD * RESERVE_WORDS);
    s->side[player].reserve[at / RESERVE_WORD] |= (uint64_t)kind
                                                  << (4 * (at % RESERVE_WORD));
}

static void take_reserve(Guerre *s, int player)
{
    uint64_t *word = s->side[player].reserve;
    assert(s->reserve_size[player] > 0);
    s->reserve_size[player]--;
    for (int i = 0; i < RESERVE_WORDS - 1; i++) {
        word[i] = word[i] >> 4 | word[i + 1] << 60;
    }
    word[RESERVE_WORDS - 1] >>= 4;
}

static void take_from_hand(Guerre *s, int player, Kind kind)
{
    assert(counts_of(s->side[player].hand, kind) > 0);
    s->side[player].hand -= counts_one(kind);
    s->hand_size[player]--;
}

/* Begins a turn: the player's units stand upright, and a unit is drawn. */
RULE void begin_turn(Guerre *s, int player, EventList *out)
{
    s->active = (uint8_t)player;
    if (out && field_turned(s->side[player].field)) {
        EVENT(out, EVENT_UPRIGHT, player, 0);
    }
    s->side[player].field &= ~BYTES(CELL_TURNED);
    if (s->side[player].pile) {
        enter(s, PHASE_DRAW, SEATS_CHANCE);
        EVENT(out, EVENT_TURN, player, 0);
    } else if (s->side[1 - player].pile) {
        enter(s, PHASE_ACTION, SEATS_ONE(player));
        EVENT(out, EVENT_TURN, player, 0);
        EVENT(out, EVENT_NO_CARDS, player, 0);
    } else {
        end_game(s, out);
    }
}

RULE void end_turn(Guerre *s, EventList *out)
{
    const Field damage = ~BYTES(CELL_KIND | CELL_TURNED);
    if (out && (s->side[0].field | s->side[1].field) & damage) {
        EVENT(out, EVENT_HEAL, s->active, 0);
    }
    if (out && s->bonus > 0) {
        EVENT(out, EVENT_BONUS_ENDS, s->active, 0);
    }
    for (int player = 0; player < 2; player++) {
        s->side[player].field &= ~damage;
    }
    s->bonus = 0;
    begin_turn(s, 1 - s->active, out);
}

static void begin_development(Guerre *s)
{
    enter(s, PHASE_DEVELOP, SEATS_ONE(s->active));
}

void guerre_end_attack(Guerre *s)
{
    s->from = s->to = NO_PLACE;
    enter(s, PHASE_ATTACK, SEATS_ONE(s->active));
}

/* If a front position is empty, moves the unit behind it up, with its posture
 * and damage. */
RULE void move_up(Field *field, Place place, int player, EventList *out)
{
    unsigned behind = place <= F3 ? field_cell(*field, place + REAR) : 0;
    field_put(field, place, behind);
    if (behind) {
        field_put(field, place + REAR, 0);
        EVENT(out, EVENT_MOVE_UP, player, cell_kind(behind), (int)place + REAR,
              place);
    }
}

/* Takes the target off the battlefield. Execution, development and conscription
 * follow, in this order. */
RULE void take_off(Guerre *s, EventList *out)
{
    int loser = 1 - s->active;
    move_up(&s->side[loser].field, (Place)s->to, loser, out);
    guerre_end_attack(s);
    if (guerre_has_lost_king(s, loser) || guerre_has_majority(s, s->active)) {
        end_game(s, out);
    } else if (s->side[loser].field == 0) {
        if (guerre_conscripts(s, loser) < CONSCRIPTS) {
            end_game(s, out);
        } else {
            enter(s, PHASE_CONSCRIPT, SEATS_ONE(loser));
            EVENT(out, EVENT_CONSCRIPTION, loser, 0);
        }
    }
}

/* Adds damage to the target; returns true if that kills it. */
RULE bool hurt(Guerre *s, int damage, EventList *out)
{
    int owner = 1 - s->active;
    Side *side = &s->side[owner];
    unsigned cell = field_cell(side->field, s->to);
    int sum = cell_damage(cell) + damage;
    if (sum < guerre_defence(owner, cell)) {
        side->field += (uint64_t)(damage * CELL_DAMAGE) << (8 * s->to);
        EVENT(out, damage ? EVENT_DAMAGE : EVENT_NO_DAMAGE, owner,
              cell_kind(cell), s->to, damage, sum, guerre_defence(owner, cell));
        return false;
    }
    EVENT(out, EVENT_KILL, owner, cell_kind(cell), s->to);
    side->graveyard += counts_one(cell_kind(cell));
    take_off(s, out);
    return true;
}

/* Resolves the declared attack once no more cards are played. */
RULE void resolve(Guerre *s, EventList *out)
{
    int owner = 1 - s->active;
    Kind attacker = cell_kind(field_cell(s->side[s->active].field, s->from));
    unsigned target = field_cell(s->side[owner].field, s->to);
    int value = guerre_attack_value(s, s->active, attacker);
    int defence = guerre_defence(owner, target);
    EVENT(out, EVENT_STRIKE, s->active, attacker, s->from, s->to, value,
          defence, cell_kind(target));
    if (value == defence) {
        EVENT(out, EVENT_CAPTURE, owner, cell_kind(target), s->to);
        s->side[s->active].captured += counts_one(cell_kind(target));
        take_off(s, out);
    } else if (!hurt(s, value, out)) {
        guerre_end_attack(s);
    }
}

void guerre_resolve(Guerre *s)
{
    resolve(s, NULL);
}

Event guerre_find_blow(const Guerre *s)
{
    Guerre after = *s;
    EventList events = { .count = 0 };
    resolve(&after, &events);
    return events.at[1]; /* events.at[0] is the strike itself */
}

/* Opens a window if the player who may react has any card in hand, whether or
 * not it can be used. */
RULE void open_volley(Guerre *s, EventList *out)
{
    if (s->hand_size[s->active] > 0) {
        open_window(s, PHASE_VOLLEY, s->active, out);
    } else {
        resolve(s, out);
    }
}

RULE void open_defend(Guerre *s, EventList *out)
{
    if (s->hand_size[1 - s->active] > 0) {
        open_window(s, PHASE_DEFEND, 1 - s->active, out);
    } else {
        open_volley(s, out);
    }
}

RULE void declare(Guerre *s, Place from, Place to, EventList *out)
{
    Field *field = &s->side[s->active].field;
    assert(field_cell(*field, from) &&
           !(field_cell(*field, from) & CELL_TURNED));
    EVENT(out, EVENT_ATTACK, s->active, cell_kind(field_cell(*field, from)),
          from, to, cell_kind(field_cell(s->side[1 - s->active].field, to)));
    *field |= (uint64_t)CELL_TURNED << (8 * from);
    s->from = (uint8_t)from;
    s->to = (uint8_t)to;
    if (s->level == SIMPLE) {
        resolve(s, out);
    } else {
        open_defend(s, out);
    }
}

/* During an attack the defender begins a stack with a Guard or a Priest. The
 * active player begins all other stacks. The players take turns at putting
 * cards on it. */
int guerre_stack_player(const Guerre *s, Move card, int at)
{
    Kind kind = move_kind(card);
    bool is_defence = s->from != NO_PLACE && kind != ARCHER;
    return s->active ^ is_defence ^ (at & 1);
}

Move guerre_stack_move(const Guerre *s, int at)
{
    Move wizard = guerre_move(DEED_CARD, WIZARD, 0, 0);
    Move king = s->stack_kings >> at & 1 ? MOVE_KING : 0;
    return at == 0 ? s->card : wizard | king;
}

/* Moves a unit with a Priest; a unit on `to` takes its place. If a rear unit's
 * front position becomes empty, the rear unit moves up. Returns where the unit
 * on `watched` is afterwards. */
RULE Place move_unit(Field *field, Move card, Place watched, int player,
                     EventList *out)
{
    Place from = move_from(card), to = move_to(card);
    unsigned moved = field_cell(*field, from);
    unsigned other = field_cell(*field, to);
    Place now = watched == from ? to : watched == to ? from : watched;
    field_put(field, to, moved);
    field_put(field, from, other);
    EVENT(out, EVENT_SHIFT, player, cell_kind(moved), from, to);
    if (other) {
        EVENT(out, EVENT_SHIFT, player, cell_kind(other), to, from);
    } else {
        move_up(field, from, player, out);
        bool has_moved_up = from <= F3 && watched == from + REAR;
        now = has_moved_up ? from : now;
    }
    return now;
}

static bool is_in_reach(const Guerre *s)
{
    Kind kind = cell_kind(field_cell(s->side[s->active].field, s->from));
    return guerre_reach[s->active][kind][s->from] >> s->to & 1;
}

bool guerre_priest_saves(const Guerre *s, Move card)
{
    Guerre moved = *s;
    moved.to = (uint8_t)move_unit(&moved.side[1 - s->active].field, card,
                                  (Place)s->to, 1 - s->active, NULL);
    return !is_in_reach(&moved);
}

/* Carries out a card that was played before an attack is declared. */
RULE void settle_preparation(Guerre *s, Move card, EventList *out)
{
    if (move_kind(card) == SOLDIER) {
        s->bonus++;
        EVENT(out, EVENT_BONUS, s->active, s->bonus,
              guerre_attack_value(s, s->active, SOLDIER),
              guerre_attack_value(s, s->active, GUARD));
    } else {
        move_unit(&s->side[s->active].field, card, NO_PLACE, s->active, out);
    }
}

/* Carries out a card that was played during an attack; true if it ends the
 * attack. */
RULE bool settle_defence(Guerre *s, Move card, EventList *out)
{
    int player = 1 - s->active;
    if (move_kind(card) == GUARD) {
        EVENT(out, EVENT_PARRY, player, 0);
        return true;
    }
    s->to = (uint8_t)move_unit(&s->side[player].field, card, (Place)s->to,
                               player, out);
    if (is_in_reach(s)) {
        return false;
    }
    EVENT(out, EVENT_ESCAPE, player, 0);
    return true;
}

/* Applies the effect of the stack's first card, unless it was cancelled. */
RULE void settle_stack(Guerre *s, EventList *out)
{
    Move card = s->card;
    bool is_cancelled = s->stack_size % 2 == 0;
    s->card = 0;
    s->stack_size = 0;
    s->stack_kings = 0;
    if (is_cancelled) {
        EVENT(out, EVENT_CANCEL, guerre_stack_player(s, card, 0),
              move_card(card));
    }
    if (s->from == NO_PLACE) {
        if (!is_cancelled) {
            settle_preparation(s, card, out);
        }
        enter(s, PHASE_ATTACK, SEATS_ONE(s->active));
    } else if (move_kind(card) != ARCHER) {
        if (!is_cancelled && settle_defence(s, card, out)) {
            guerre_end_attack(s);
        } else {
            open_defend(s, out);
        }
    } else if (is_cancelled || !hurt(s, 1, out)) {
        open_volley(s, out);
    }
}

void guerre_settle_stack(Guerre *s)
{
    settle_stack(s, NULL);
}

RULE void play_card(Guerre *s, int player, Move card, EventList *out)
{
    Kind kind = move_card(card);
    EVENT(out, move_kind(card) == PRIEST ? EVENT_PRIEST : EVENT_CARD, player,
          move_kind(card), kind, move_from(card), move_to(card));
    take_from_hand(s, player, kind);
    guerre_put_reserve(s, player, kind);
    if (s->phase != PHASE_COUNTER) {
        s->card = card;
    }
    s->stack_kings |= (uint16_t)((kind == KING) << s->stack_size);
    s->stack_size++;
    if (s->level == ADVANCED && s->hand_size[1 - player] > 0) {
        open_window(s, PHASE_COUNTER, 1 - player, out);
    } else {
        settle_stack(s, out);
    }
}

RULE void draw_card(Guerre *s, Kind kind, EventList *out)
{
    Side *side = &s->side[s->active];
    assert(counts_of(side->pile, kind) > 0);
    EVENT(out, EVENT_DRAW, s->active, kind);
    side->pile -= counts_one(kind);
    side->hand += counts_one(kind);
    s->hand_size[s->active]++;
    enter(s, PHASE_ACTION, SEATS_ONE(s->active));
}

/* Player 2 puts a card after player 1; after that the next phase begins. */
RULE void pass_setup(Guerre *s, EventList *out)
{
    if (s->active == 0) {
        s->active = 1;
        enter(s, (Phase)s->phase, SEATS_ONE(1));
    } else if (s->phase == PHASE_SETUP_FRONT) {
        s->active = 0;
        enter(s, PHASE_SETUP_RESERVE, SEATS_ONE(0));
    } else {
        begin_turn(s, 0, out);
    }
}

RULE void deploy(Guerre *s, Kind kind, Place place, EventList *out)
{
    int player = s->active;
    Field *field = &s->side[player].field;
    Kind replaced = cell_kind(field_cell(*field, place));
    bool is_reserve = s->reserve_size[player] > 0;
    EVENT(out, EVENT_DEPLOY, player, kind, place,
          is_reserve ? SOURCE_RESERVE : SOURCE_HAND);
    if (is_reserve) {
        take_reserve(s, player);
    } else {
        take_from_hand(s, player, kind);
    }
    field_put(field, place, kind);
    if (replaced) {
        guerre_put_reserve(s, player, replaced);
        EVENT(out, EVENT_REPLACED, player, replaced, place);
    }
    begin_development(s);
}

RULE void demobilise(Guerre *s, Kind kind, EventList *out)
{
    take_from_hand(s, s->active, kind);
    s->side[s->active].kingdom += counts_one(kind);
    EVENT(out, EVENT_DEMOBILISE, s->active, kind,
          counts_sum(guerre_citizens(s, s->active)),
          set_size(guerre_led_kinds(s, s->active)));
    if (guerre_has_majority(s, s->active)) {
        end_game(s, out);
    } else {
        end_turn(s, out);
    }
}

/* Conscripts a unit from the reserve or, if that is empty, a citizen; the
 * player's own citizens go first. */
RULE void conscript(Guerre *s, Kind kind, Place place, EventList *out)
{
    int player = 1 - s->active;
    Side *side = &s->side[player];
    bool is_last = side->field != 0;
    Source source = s->reserve_size[player] > 0          ? SOURCE_RESERVE
                    : counts_of(side->kingdom, kind) > 0 ? SOURCE_KINGDOM
                                                         : SOURCE_CAPTURED;
    EVENT(out, EVENT_CONSCRIPT, player, kind, place, source);
    if (source == SOURCE_RESERVE) {
        take_reserve(s, player);
    } else {
        Counts *from =
            source == SOURCE_KINGDOM ? &side->kingdom : &side->captured;
        assert(counts_of(*from, kind) > 0);
        *from -= counts_one(kind);
    }
    field_put(&side->field, place, kind);
    if (guerre_has_majority(s, s->active)) {
        end_game(s, out);
    } else if (is_last) {
        enter(s, PHASE_ATTACK, SEATS_ONE(s->active));
    }
}

RULE void put_in_reserve(Guerre *s, Kind kind, EventList *out)
{
    EVENT(out, EVENT_RESERVE, s->active, kind);
    take_from_hand(s, s->active, kind);
    guerre_put_reserve(s, s->active, kind);
}

RULE void put(Guerre *s, Kind kind, Place place, EventList *out)
{
    switch (s->phase) {
    case PHASE_SETUP_FRONT:
        EVENT(out, EVENT_PLACE, s->active, kind, place);
        take_from_hand(s, s->active, kind);
        field_put(&s->side[s->active].field, place, kind);
        pass_setup(s, out);
        break;
    case PHASE_SETUP_RESERVE:
        put_in_reserve(s, kind, out);
        pass_setup(s, out);
        break;
    case PHASE_ACTION:
        if (place == PLACE_RESERVE) {
            put_in_reserve(s, kind, out);
            begin_development(s);
        } else {
            deploy(s, kind, place, out);
        }
        break;
    case PHASE_CONSCRIPT: conscript(s, kind, place, out); break;
    default: demobilise(s, kind, out); break;
    }
}

/* Plays a pass, which does nothing or, in a window, declines. */
RULE void pass(Guerre *s, EventList *out)
{
    Phase phase = (Phase)s->phase;
    EVENT(out,
          phase == PHASE_ACTION    ? EVENT_NOTHING
          : phase == PHASE_DEVELOP ? EVENT_KEEP
                                   : EVENT_DECLINE,
          seats_first(s->to_act), phase,
          counts_sum(guerre_citizens(s, s->active)),
          set_size(guerre_led_kinds(s, s->active)));
    switch (phase) {
    case PHASE_DEFEND: open_volley(s, out); break;
    case PHASE_VOLLEY: resolve(s, out); break;
    case PHASE_COUNTER: settle_stack(s, out); break;
    case PHASE_DEVELOP: end_turn(s, out); break;
    default: begin_development(s); break;
    }
}

RULE void play(Guerre *s, Move move, EventList *out)
{
    assert(move_deed(move) != DEED_NONE);
    switch (move_deed(move)) {
    case DEED_PASS: pass(s, out); break;
    case DEED_END:
        EVENT(out, EVENT_END_ATTACK, s->active, 0);
        begin_development(s);
        break;
    case DEED_DRAW: draw_card(s, move_kind(move), out); break;
    case DEED_PUT: put(s, move_kind(move), move_to(move), out); break;
    case DEED_ATTACK: declare(s, move_from(move), move_to(move), out); break;
    case DEED_CARD: play_card(s, seats_first(s->to_act), move, out); break;
    case DEED_NONE: break;
    }
}

void guerre_apply(void *state, const Move *moves)
{
    play(state, *moves, NULL);
}

/* A redacted state is first completed to one of the whole states that it can
 * stand for. */
void guerre_play(void *state, const Move *moves, EventList *out)
{
    Guerre *s = state;
    if (*moves == MOVE_NONE) {
        EVENT(out, EVENT_DRAW, s->active, NO_KIND);
    } else {
        guerre_reveal(s, *moves);
        play(s, *moves, out);
    }
}
