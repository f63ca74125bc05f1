/* choose.c: what a person is told about a move before making it: its parts, and
 * what it would do. */
#include <stdio.h>

#include "core/events.h"
#include "games/guerre/internal.h"
#include "games/guerre/words.h"

static void set_part(MovePart *out, Spot spot, const char *before,
                     const char *text)
{
    out->row = spot.row;
    out->col = spot.col;
    out->width = spot.width;
    snprintf(out->text, sizeof out->text, "%s%s", before, text);
}

static void set_word(MovePart *out, const char *before, const char *text)
{
    set_part(out, (Spot){ -1, -1, 0 }, before, text);
}

/* Sets the place of a part: a position of a player's battlefield; the reserve
 * and the kingdom have no place on the board. */
static void set_place(MovePart *out, const Drawing *how, int player,
                      Place place)
{
    if (place > A3) {
        set_word(out, "", guerre_places[place]);
    } else {
        set_part(out, guerre_spot(guerre_near(how), player, place), "",
                 guerre_places[place]);
    }
}

int guerre_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out)
{
    (void)state;
    char letter[] = { guerre_letters[move_kind(move)], '\0' };
    switch (move_deed(move)) {
    case DEED_PUT:
        set_word(&out[0], "", letter);
        set_place(&out[1], how, seat, move_to(move));
        return 2;
    case DEED_ATTACK:
        set_place(&out[0], how, seat, move_from(move));
        Place place = move_to(move);
        set_part(&out[1], guerre_spot(guerre_near(how), 1 - seat, place), "x",
                 guerre_places[place]);
        return 2;
    case DEED_CARD:
        set_word(&out[0], move & MOVE_KING ? "+K=" : "+", letter);
        if (move_kind(move) != PRIEST) {
            return 1;
        }
        set_place(&out[1], how, seat, move_from(move));
        set_place(&out[2], how, seat, move_to(move));
        return 3;
    case DEED_DRAW: set_word(&out[0], "*", letter); return 1;
    default:
        set_word(&out[0], "", move_deed(move) == DEED_END ? "." : "-");
        return 1;
    }
}

/* Says what is done with a card or unit that is put somewhere, such as "place a
 * Soldier". */
static void say_put(const Guerre *s, Kind kind, Lang lang, Text *out)
{
    const char *unit = guerre_a_unit(kind, lang);
    switch (s->phase) {
    case PHASE_SETUP_FRONT: text_say(out, lang, SAY_PART_PLACE, unit); break;
    case PHASE_SETUP_RESERVE:
        text_say(out, lang, SAY_PART_RESERVE, unit);
        break;
    case PHASE_DEVELOP: text_say(out, lang, SAY_PART_DEMOBILISE, unit); break;
    case PHASE_CONSCRIPT: text_say(out, lang, SAY_PART_CONSCRIPT, unit); break;
    default: text_say(out, lang, SAY_PART_DEPLOY, unit); break;
    }
}

/* Says where a unit goes. */
static void say_place(const Guerre *s, Seat seat, Place place, Lang lang,
                      Text *out)
{
    if (place > A3) {
        text_add(out, place == PLACE_RESERVE
                          ? lang_pick(lang, SAY_PART_IN_RESERVE)
                          : lang_pick(lang, SAY_PART_IN_KINGDOM));
        return;
    }
    unsigned cell = field_cell(s->side[seat].field, place);
    if (cell) {
        text_say(out, lang, SAY_PART_REPLACES,
                 guerre_the_unit(cell_kind(cell), lang));
    } else {
        text_say(out, lang, SAY_PART_FREE);
    }
}

static void say_attack(const Guerre *s, Seat seat, Move move, int at, Lang lang,
                       Text *out)
{
    Kind kind = cell_kind(field_cell(s->side[seat].field, move_from(move)));
    unsigned target = field_cell(s->side[1 - seat].field, move_to(move));
    if (at == 0) {
        text_say(out, lang, SAY_PART_ATTACK, guerre_the_unit(kind, lang));
    } else {
        text_add(out, guerre_the_unit(cell_kind(target), lang));
    }
}

static void say_card(const Guerre *s, Seat seat, Move move, int at, Lang lang,
                     Text *out)
{
    static const Phrase effects[KIND_COUNT] = {
        [SOLDIER] = PHRASE(SAY_CARD_SOLDIER),
        [GUARD] = PHRASE(SAY_CARD_GUARD),
        [ARCHER] = PHRASE(SAY_CARD_ARCHER),
        [PRIEST] = PHRASE(SAY_CARD_PRIEST),
        [WIZARD] = PHRASE(SAY_CARD_WIZARD),
    };
    if (at == 0) {
        text_add(out, move & MOVE_KING ? lang_pick(lang, SAY_CARD_KING) : "");
        text_add(out, effects[move_kind(move)].in[lang]);
        return;
    }
    Place place = at == 1 ? move_from(move) : move_to(move);
    unsigned cell = field_cell(s->side[seat].field, place);
    text_add(out, cell ? guerre_the_unit(cell_kind(cell), lang)
                       : lang_pick(lang, SAY_PART_FREE));
}

void guerre_say_part(const void *state, Seat seat, Move move, int at, Lang lang,
                     Text *out)
{
    static const Phrase passes[PHASE_COUNT] = {
        [PHASE_ACTION] = PHRASE(SAY_PART_NOTHING),
        [PHASE_DEFEND] = PHRASE(SAY_PART_NO_ANSWER),
        [PHASE_VOLLEY] = PHRASE(SAY_PART_NO_SHOT),
        [PHASE_COUNTER] = PHRASE(SAY_PART_NO_ANSWER),
        [PHASE_DEVELOP] = PHRASE(SAY_PART_KEEP),
    };
    const Guerre *s = state;
    switch (move_deed(move)) {
    case DEED_PUT:
        if (at == 0) {
            say_put(s, move_kind(move), lang, out);
        } else {
            say_place(s, seat, move_to(move), lang, out);
        }
        break;
    case DEED_ATTACK: say_attack(s, seat, move, at, lang, out); break;
    case DEED_CARD: say_card(s, seat, move, at, lang, out); break;
    case DEED_PASS:
        text_add(out,
                 passes[s->phase].in[lang] ? passes[s->phase].in[lang] : "");
        break;
    case DEED_END: text_say(out, lang, SAY_PART_END); break;
    default: break;
    }
}

bool guerre_is_pass(const void *state, Move move)
{
    (void)state;
    return move_deed(move) == DEED_PASS || move_deed(move) == DEED_END;
}

/* A preview is a list of clauses separated by semicolons. The move is played on
 * a copy; if it is part of an attack, everybody declines afterwards. Of a hand
 * or a pile only the number of cards is used, so a preview reveals nothing. */
typedef struct Preview {
    const Guerre *before;
    Guerre after;
    int seat; /* the seat that would move */
    Move move;
    Lang lang;
    Text *out;
    size_t start; /* where the preview begins in out */
    EventList events;
} Preview;

static const char *the_unit(const Preview *p, Kind kind)
{
    return guerre_the_unit(kind, p->lang);
}

/* Begins a clause. */
static Text *clause(const Preview *p)
{
    text_clause(p->out, p->start, p->lang);
    return p->out;
}

/* Ends a clause with the result of a game that is over. */
static void add_result(const Preview *p, const Event *over)
{
    if (over->player == EVENT_NOBODY) {
        text_say(p->out, p->lang, SAY_A_DRAW);
    } else if (over->player == p->seat) {
        text_say(p->out, p->lang, SAY_WINS);
    } else {
        text_say(p->out, p->lang, SAY_LOSES);
    }
}

static void say_end(const Preview *p, const Event *over)
{
    static const Phrase ends[] = {
        [END_EXECUTION] = PHRASE(SAY_EXECUTION),
        [END_DEVELOPMENT] = PHRASE(SAY_DEVELOPMENT),
        [END_COLLAPSE] = PHRASE(SAY_COLLAPSE),
        [END_WAR_OVER] = PHRASE(SAY_WAR_OVER),
    };
    text_add(clause(p), ends[over->value[0]].in[p->lang]);
    add_result(p, over);
}

/* Says what happens after a target leaves the battlefield. */
static void say_sequel(const Preview *p)
{
    const Event *over = events_first(&p->events, EVENT_OVER);
    const Event *conscription = events_first(&p->events, EVENT_CONSCRIPTION);
    if (conscription) {
        text_add(clause(p), conscription->player == p->seat
                                ? lang_pick(p->lang, SAY_YOU_CONSCRIPT)
                                : lang_pick(p->lang, SAY_OTHER_CONSCRIPTS));
    } else if (over && over->value[0] == END_EXECUTION) {
        add_result(p, over);
    } else if (over) {
        say_end(p, over);
    }
}

/* Adds the declared attack as it is resolved: "Soldier (5) against King
 * (defence 5): capture". */
static void add_strike(const Preview *p)
{
    const Event *strike = events_first(&p->events, EVENT_STRIKE);
    const Event *blow = strike + 1;
    text_say(
        p->out, p->lang, SAY_BLOW,
        guerre_kind_name((Kind)strike->value[0], p->lang), strike->value[3],
        guerre_kind_name((Kind)strike->value[5], p->lang), strike->value[4]);
    switch (blow->what) {
    case EVENT_CAPTURE: text_say(p->out, p->lang, SAY_CAPTURE); break;
    case EVENT_KILL: text_say(p->out, p->lang, SAY_DESTROYS); break;
    case EVENT_NO_DAMAGE: text_say(p->out, p->lang, SAY_NO_EFFECT); break;
    default:
        text_say(p->out, p->lang, SAY_DAMAGE_OF, blow->value[3],
                 blow->value[4]);
        break;
    }
    say_sequel(p);
}

/* Returns true if the move itself opens a window of this phase. */
static bool opens(const Preview *p, Phase phase)
{
    const Event *next = &p->events.at[1];
    return p->events.count > 1 && next->what == EVENT_WINDOW &&
           next->value[0] == (int)phase;
}

/* Says what a development leads to: "citizens 5 against 4; majority in 2 of 4
 * kinds; the turn passes". */
static void say_development(const Preview *p)
{
    const Event *over = events_first(&p->events, EVENT_OVER);
    text_say(clause(p), p->lang, SAY_CITIZENS,
             counts_sum(guerre_citizens(&p->after, p->seat)),
             counts_sum(guerre_citizens(&p->after, 1 - p->seat)));
    if (over) {
        say_end(p, over);
        return;
    }
    if (p->after.level == ADVANCED) {
        text_say(clause(p), p->lang, SAY_KINDS,
                 set_size(guerre_led_kinds(&p->after, p->seat)), MAJORITY);
    }
    text_say(clause(p), p->lang, SAY_TURN_PASSES);
}

/* Previews a unit that is put on the battlefield. */
static void preview_unit(const Preview *p, Kind kind, Place place)
{
    const Event *put = p->events.at;
    const Event *replaced = events_first(&p->events, EVENT_REPLACED);
    const Event *over = events_first(&p->events, EVENT_OVER);
    int source = put->what == EVENT_PLACE ? SOURCE_HAND : put->value[2];
    if (source == SOURCE_HAND) {
        text_say(clause(p), p->lang, SAY_COMES_FROM_HAND, the_unit(p, kind));
    } else if (source == SOURCE_RESERVE) {
        text_say(clause(p), p->lang, SAY_COMES_FROM_RESERVE, the_unit(p, kind));
    } else {
        text_say(clause(p), p->lang, SAY_LEAVES_KINGDOM, the_unit(p, kind));
    }
    if (replaced) {
        text_say(clause(p), p->lang, SAY_GOES_TO_RESERVE,
                 the_unit(p, (Kind)replaced->value[0]));
    }
    if (over) {
        say_end(p, over);
        return;
    }
    /* Says "reach F3 A3". */
    Set places = guerre_reach[p->seat][kind][place];
    text_add(clause(p), places ? lang_pick(p->lang, SAY_REACH)
                               : lang_pick(p->lang, SAY_REACHES_NOBODY));
    for (; places; set_drop(&places)) {
        text_addf(p->out, " %s", guerre_places[set_first(places)]);
    }
    if (p->after.phase == PHASE_CONSCRIPT) {
        text_say(clause(p), p->lang, SAY_ONE_MORE);
    }
}

static void preview_put(const Preview *p)
{
    Kind kind = move_kind(p->move);
    Place place = move_to(p->move);
    if (place == PLACE_RESERVE) {
        int size = p->before->reserve_size[p->seat];
        if (size > 0) {
            text_say(clause(p), p->lang, SAY_WAITS, the_unit(p, kind), size);
        } else {
            text_say(clause(p), p->lang, SAY_NEXT_TO_DEPLOY, the_unit(p, kind));
        }
        text_say(clause(p), p->lang, SAY_HAND_LEFT,
                 p->after.hand_size[p->seat]);
    } else if (place == PLACE_KINGDOM) {
        text_say(clause(p), p->lang, SAY_BECOMES_CITIZEN, the_unit(p, kind));
        say_development(p);
    } else {
        preview_unit(p, kind, place);
    }
}

/* Adds a Priest's move and, if an attack is declared, whether it still hits. */
static void add_shift(const Preview *p, const Event *e)
{
    bool is_swap = e[1].what == EVENT_SHIFT;
    if (is_swap) {
        text_say(p->out, p->lang, SAY_SWAP, the_unit(p, (Kind)e[0].value[0]),
                 the_unit(p, (Kind)e[1].value[0]));
    } else {
        text_say(p->out, p->lang, SAY_SHIFT, the_unit(p, (Kind)e->value[0]),
                 guerre_places[e->value[2]]);
    }
    if (p->before->from != NO_PLACE) {
        text_add(clause(p), events_first(&p->events, EVENT_ESCAPE)
                                ? lang_pick(p->lang, SAY_ATTACK_OVER)
                                : lang_pick(p->lang, SAY_STAYS_IN_REACH));
    }
}

/* Adds the effect of the stack's first card. */
static void add_effect(const Preview *p)
{
    const Event *e = p->events.at;
    while (e->what != EVENT_BONUS && e->what != EVENT_PARRY &&
           e->what != EVENT_DAMAGE && e->what != EVENT_KILL &&
           e->what != EVENT_SHIFT) {
        e++;
    }
    switch (e->what) {
    case EVENT_BONUS:
        text_say(p->out, p->lang, SAY_BONUS_MEANS, e->value[0], e->value[1],
                 e->value[2]);
        break;
    case EVENT_PARRY: text_say(p->out, p->lang, SAY_ATTACK_CANCELLED); break;
    case EVENT_DAMAGE:
        text_say(p->out, p->lang, SAY_SHOT_THEN);
        add_strike(p);
        break;
    case EVENT_KILL:
        text_say(p->out, p->lang, SAY_SHOT_DESTROYS,
                 the_unit(p, (Kind)e->value[0]));
        say_sequel(p);
        break;
    default: add_shift(p, e); break;
    }
}

/* Previews the end of the action. */
static void preview_no_action(const Preview *p)
{
    const Guerre *s = p->before;
    /* Counts the units that could still attack. */
    MoveList list;
    Set from = 0;
    list.count = 0;
    guerre_moves(s, s->active, &list);
    for (int i = 0; i < list.count; i++) {
        if (move_deed(list.at[i]) == DEED_ATTACK) {
            from |= (Set)SET(move_from(list.at[i]));
        }
    }
    int attackers = set_size(from);
    text_add(clause(p), s->phase == PHASE_ACTION
                            ? lang_pick(p->lang, SAY_NO_ACTION)
                            : lang_pick(p->lang, SAY_NO_MORE_ATTACKS));
    if (attackers == 1) {
        text_say(clause(p), p->lang, SAY_ONE_COULD_ATTACK);
    } else if (attackers > 1) {
        text_say(clause(p), p->lang, SAY_COULD_ATTACK, attackers);
    }
    text_add(clause(p), s->hand_size[s->active] < HAND_MAX
                            ? lang_pick(p->lang, SAY_THEN_MAY_DEVELOP)
                            : lang_pick(p->lang, SAY_THEN_MUST_DEVELOP));
}

/* Begins a clause with the stack's first card: "support Soldier". */
static void add_first_card(const Preview *p)
{
    text_say(clause(p), p->lang, SAY_THE_SUPPORT,
             guerre_kind_name(move_kind(p->before->card), p->lang));
}

static void preview_pass(const Preview *p)
{
    switch (p->before->phase) {
    case PHASE_DEFEND:
        add_strike(p);
        if (opens(p, PHASE_VOLLEY)) {
            text_say(clause(p), p->lang, SAY_ARCHERS_FOLLOW);
        }
        break;
    case PHASE_VOLLEY: add_strike(p); break;
    case PHASE_COUNTER:
        /* The effect of the stack's first card if nobody answers: "support
         * Soldier: bonus ...". */
        add_first_card(p);
        if (p->before->stack_size % 2 == 0) {
            text_say(p->out, p->lang, SAY_IS_CANCELLED);
        } else {
            text_say(p->out, p->lang, SAY_COLON);
            add_effect(p);
        }
        break;
    case PHASE_DEVELOP:
        text_say(clause(p), p->lang, SAY_NO_NEW_CITIZEN);
        say_development(p);
        break;
    default: preview_no_action(p); break;
    }
}

void guerre_play_out(void *state, Move move, EventList *out)
{
    const Guerre *s = state;
    do {
        guerre_play(state, &move, out);
        move = DEED_PASS;
    } while (s->phase == PHASE_DEFEND || s->phase == PHASE_VOLLEY ||
             s->phase == PHASE_COUNTER);
}

void guerre_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out)
{
    Preview p = { .before = state,
                  .after = *(const Guerre *)state,
                  .seat = seat,
                  .move = move,
                  .lang = lang,
                  .out = out,
                  .start = out->size };
    if (move_deed(move) == DEED_DRAW) {
        text_say(out, lang, SAY_DRAWS_UNIT,
                 guerre_a_unit(move_kind(move), lang));
        return;
    }
    guerre_play_out(&p.after, move, &p.events);
    switch (move_deed(move)) {
    case DEED_ATTACK:
        add_strike(&p);
        if (opens(&p, PHASE_DEFEND)) {
            text_say(clause(&p), lang, SAY_BE_ANSWERED);
        }
        break;
    case DEED_PUT: preview_put(&p); break;
    case DEED_CARD:
        if (move_kind(move) == WIZARD) {
            add_first_card(&p);
            text_add(out, p.before->stack_size % 2
                              ? lang_pick(lang, SAY_IS_CANCELLED)
                              : lang_pick(lang, SAY_TAKES_EFFECT));
        } else {
            add_effect(&p);
        }
        if (opens(&p, PHASE_COUNTER)) {
            text_add(out, lang_pick(lang, SAY_UNLESS_WIZARD));
        }
        break;
    default: preview_pass(&p); break;
    }
}
