/* tell.c: tells a step of guerre in words, one sentence for each event. */
#include "games/guerre/internal.h"
#include "games/guerre/words.h"

/* clang-format off */
static const Phrase a_unit[KIND_COUNT] = {
    [NO_KIND] = PHRASE(SAY_A_CARD),
    [KING] = PHRASE(SAY_THE_KING),
    [SOLDIER] = PHRASE(SAY_A_SOLDIER),
    [GUARD] = PHRASE(SAY_A_GUARD),
    [ARCHER] = PHRASE(SAY_AN_ARCHER),
    [PRIEST] = PHRASE(SAY_A_PRIEST),
    [WIZARD] = PHRASE(SAY_A_WIZARD),
};
static const Phrase the_unit[KIND_COUNT] = {
    [KING] = PHRASE(SAY_THE_KING),
    [SOLDIER] = PHRASE(SAY_THE_SOLDIER),
    [GUARD] = PHRASE(SAY_THE_GUARD),
    [ARCHER] = PHRASE(SAY_THE_ARCHER),
    [PRIEST] = PHRASE(SAY_THE_PRIEST),
    [WIZARD] = PHRASE(SAY_THE_WIZARD),
};
static const Phrase kind_names[KIND_COUNT] = {
    [KING] = PHRASE(SAY_KIND_KING),
    [SOLDIER] = PHRASE(SAY_KIND_SOLDIER),
    [GUARD] = PHRASE(SAY_KIND_GUARD),
    [ARCHER] = PHRASE(SAY_KIND_ARCHER),
    [PRIEST] = PHRASE(SAY_KIND_PRIEST),
    [WIZARD] = PHRASE(SAY_KIND_WIZARD),
};
static const Phrase of_names[2] = { PHRASE(SAY_OF_BLUE),
                                    PHRASE(SAY_OF_ORANGE) };
static const Phrase sources[SOURCE_COUNT] = {
    [SOURCE_HAND] = PHRASE(SAY_FROM_HAND),
    [SOURCE_RESERVE] = PHRASE(SAY_FROM_RESERVE),
    [SOURCE_KINGDOM] = PHRASE(SAY_FROM_KINGDOM),
    [SOURCE_CAPTURED] = PHRASE(SAY_FROM_CAPTURED),
};
/* clang-format on */

const char *guerre_a_unit(Kind kind, Lang lang)
{
    return a_unit[kind].in[lang];
}

const char *guerre_the_unit(Kind kind, Lang lang)
{
    return the_unit[kind].in[lang];
}

const char *guerre_kind_name(Kind kind, Lang lang)
{
    return kind_names[kind].in[lang];
}

/* Tells what a unit on the battlefield does or suffers. */
static void tell_unit(const Event *e, Lang lang, Text *out)
{
    const char *unit = the_unit[e->value[0]].in[lang];
    const char *of = of_names[e->player].in[lang];
    const char *at = guerre_places[e->value[1]];
    switch (e->what) {
    case EVENT_REPLACED: text_say(out, lang, SAY_REPLACED, at, unit, of); break;
    case EVENT_CAPTURE: text_say(out, lang, SAY_CAPTURED, at, unit, of); break;
    case EVENT_KILL: text_say(out, lang, SAY_KILLED, at, unit, of); break;
    case EVENT_SHIFT:
        text_say(out, lang, SAY_SHIFTED, at, unit, of,
                 guerre_places[e->value[2]]);
        break;
    case EVENT_MOVE_UP:
        text_say(out, lang, SAY_MOVES_UP, at, unit, of,
                 guerre_places[e->value[2]]);
        break;
    default:
        text_say(out, lang, SAY_HURT, at, unit, of, e->value[2], e->value[3],
                 e->value[4]);
        break;
    }
}

/* Tells what a player is asked in a window, or that the player declines. */
static void tell_window(const Event *e, const char *name, Lang lang, Text *out)
{
    bool may = e->what == EVENT_WINDOW;
    switch (e->value[0]) {
    case PHASE_DEFEND:
        if (may) {
            text_say(out, lang, SAY_MAY_DEFEND, name);
        } else {
            text_say(out, lang, SAY_NO_DEFENCE, name);
        }
        break;
    case PHASE_VOLLEY:
        if (may) {
            text_say(out, lang, SAY_MAY_SHOOT, name);
        } else {
            text_say(out, lang, SAY_NO_SHOT, name);
        }
        break;
    default:
        if (may) {
            text_say(out, lang, SAY_MAY_ANSWER, name);
        } else {
            text_say(out, lang, SAY_NO_ANSWER, name);
        }
        break;
    }
}

static void tell_over(const Event *e, Lang lang, Text *out)
{
    const int *citizens = &e->value[1];
    int best = e->player;
    if (best == EVENT_NOBODY) {
        text_say(out, lang, SAY_WAR_DRAWN, citizens[0]);
        return;
    }
    const char *winner = game_seat_name(&guerre_game, best, lang);
    const char *loser = game_seat_name(&guerre_game, 1 - best, lang);
    switch (e->value[0]) {
    case END_EXECUTION:
        text_say(out, lang, SAY_LOST_KING, loser, winner);
        break;
    case END_DEVELOPMENT:
        text_say(out, lang, SAY_DEVELOPED, winner, winner);
        break;
    case END_COLLAPSE: text_say(out, lang, SAY_COLLAPSED, loser, winner); break;
    default:
        text_say(out, lang, SAY_WAR_WON, winner, citizens[best],
                 citizens[1 - best]);
        break;
    }
}

/* Tells the end of a turn and the beginning of the next, for one player or
 * all. */
static void tell_turn(const Event *e, const char *name, Lang lang, Text *out)
{
    const char *of = of_names[e->player].in[lang];
    switch (e->what) {
    case EVENT_KEEP: text_say(out, lang, SAY_KEEPS, name); break;
    case EVENT_HEAL: text_say(out, lang, SAY_HEALED); break;
    case EVENT_BONUS_ENDS: text_say(out, lang, SAY_BONUS_ENDS); break;
    case EVENT_UPRIGHT: text_say(out, lang, SAY_UPRIGHT, of); break;
    case EVENT_TURN: text_say(out, lang, SAY_TURN, of); break;
    default: text_say(out, lang, SAY_NO_CARDS, name); break;
    }
}

/* Tells an attack, the cards played in it and the blow. */
static void tell_fight(const Event *e, const char *name, Lang lang, Text *out)
{
    const char *of = of_names[e->player].in[lang];
    switch (e->what) {
    case EVENT_END_ATTACK: text_say(out, lang, SAY_ENDS_ATTACKS, name); break;
    case EVENT_ATTACK:
        text_say(out, lang, SAY_ATTACKS, name, the_unit[e->value[0]].in[lang],
                 guerre_places[e->value[1]], the_unit[e->value[3]].in[lang],
                 of_names[1 - e->player].in[lang], guerre_places[e->value[2]]);
        break;
    case EVENT_CANCEL:
        text_say(out, lang, SAY_CANCELLED, the_unit[e->value[0]].in[lang], of);
        break;
    case EVENT_BONUS: text_say(out, lang, SAY_BONUS, of, e->value[0]); break;
    case EVENT_PARRY: text_say(out, lang, SAY_PARRIES, name); break;
    case EVENT_ESCAPE: text_say(out, lang, SAY_ESCAPES); break;
    case EVENT_STRIKE:
        if (e->value[3] == 0) {
            text_say(out, lang, SAY_STRIKES_IN_VAIN, 0, e->value[4]);
        } else {
            text_say(out, lang, SAY_STRIKES, e->value[3], e->value[4]);
        }
        break;
    default:
        /* "Blue plays the King as a Priest: F1 → A2 ..." */
        if (e->value[1] == e->value[0]) {
            text_say(out, lang, SAY_PLAYS, name, a_unit[e->value[1]].in[lang]);
        } else {
            const char *as = kind_names[e->value[0]].in[lang];
            text_say(out, lang, SAY_PLAYS, name, lang_pick(lang, SAY_HIS_KING));
            if (e->value[0] == ARCHER) {
                text_say(out, lang, SAY_AS_AN, as);
            } else {
                text_say(out, lang, SAY_AS, as);
            }
        }
        if (e->what == EVENT_PRIEST) {
            text_say(out, lang, SAY_TO_MOVE, guerre_places[e->value[2]],
                     guerre_places[e->value[3]]);
        }
        text_say(out, lang, SAY_IN_SUPPORT);
        break;
    }
}

/* Tells that a card or unit goes from one place to another. */
static void tell_put(const Event *e, const char *name, Lang lang, Text *out)
{
    const char *unit = a_unit[e->value[0]].in[lang];
    switch (e->what) {
    case EVENT_DRAW: text_say(out, lang, SAY_DRAWS, name, unit); break;
    case EVENT_PLACE:
        text_say(out, lang, SAY_PLACES, name, unit, guerre_places[e->value[1]]);
        break;
    case EVENT_RESERVE:
        text_say(out, lang, SAY_PUTS_IN_RESERVE, name, unit);
        break;
    case EVENT_DEPLOY:
        text_say(out, lang, SAY_DEPLOYS, name, unit,
                 sources[e->value[2]].in[lang], guerre_places[e->value[1]]);
        break;
    case EVENT_CONSCRIPT:
        text_say(out, lang, SAY_CONSCRIPTS, name, unit,
                 sources[e->value[2]].in[lang], guerre_places[e->value[1]]);
        break;
    case EVENT_CONSCRIPTION:
        text_say(out, lang, SAY_MUST_CONSCRIPT, name);
        break;
    case EVENT_DEMOBILISE:
        text_say(out, lang, SAY_DEMOBILISES, name, unit);
        break;
    default: text_say(out, lang, SAY_DOES_NOTHING, name); break;
    }
}

void guerre_tell(const EventList *events, Lang lang, Text *out)
{
    const char *before = "";
    for (int i = 0; i < events->count; i++) {
        if (events->at[i].what != EVENT_NO_DAMAGE) {
            text_add(out, before);
            const Event *e = &events->at[i];
            int player = e->player == EVENT_NOBODY ? 0 : e->player;
            const char *name = game_seat_name(&guerre_game, player, lang);
            switch (e->what) {
            case EVENT_DRAW:
            case EVENT_PLACE:
            case EVENT_RESERVE:
            case EVENT_DEPLOY:
            case EVENT_NOTHING:
            case EVENT_CONSCRIPTION:
            case EVENT_CONSCRIPT:
            case EVENT_DEMOBILISE: tell_put(e, name, lang, out); break;
            case EVENT_DECLINE:
            case EVENT_WINDOW: tell_window(e, name, lang, out); break;
            case EVENT_REPLACED:
            case EVENT_SHIFT:
            case EVENT_CAPTURE:
            case EVENT_KILL:
            case EVENT_DAMAGE:
            case EVENT_MOVE_UP: tell_unit(e, lang, out); break;
            case EVENT_KEEP:
            case EVENT_HEAL:
            case EVENT_BONUS_ENDS:
            case EVENT_UPRIGHT:
            case EVENT_TURN:
            case EVENT_NO_CARDS: tell_turn(e, name, lang, out); break;
            case EVENT_OVER: tell_over(e, lang, out); break;
            default: tell_fight(e, name, lang, out); break;
            }
            before = " ";
        }
    }
}
