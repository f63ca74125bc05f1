/* draw_status.c: draws the lines above the board, which say what is asked of
 * whom. */
#include "base/canvas.h"
#include "core/describe.h"
#include "games/guerre/internal.h"
#include "games/guerre/words.h"

enum { LEFT = 1 };

/* What is expected of a player, after "Player 1: ". Phases that need more than
 * a fixed phrase are missing here. */
static const Phrase asked[PHASE_COUNT] = {
    [PHASE_SETUP_FRONT] = PHRASE(SAY_ASK_FRONT),
    [PHASE_SETUP_RESERVE] = PHRASE(SAY_ASK_RESERVE),
    [PHASE_DRAW] = PHRASE(SAY_ASK_DRAW),
    [PHASE_VOLLEY] = PHRASE(SAY_ASK_VOLLEY),
};

static const Phrase action_phrase[] = {
    [SIMPLE] = PHRASE(SAY_ASK_ACTION_SIMPLE),
    [INTERMEDIATE] = PHRASE(SAY_ASK_ACTION_INTERMEDIATE),
    [ADVANCED] = PHRASE(SAY_ASK_ACTION_ADVANCED),
};

static const Phrase attack_phrase[] = {
    [SIMPLE] = PHRASE(SAY_ASK_ATTACK_SIMPLE),
    [INTERMEDIATE] = PHRASE(SAY_ASK_ATTACK_INTERMEDIATE),
    [ADVANCED] = PHRASE(SAY_ASK_ATTACK_ADVANCED),
};

static const Phrase defend_phrase[] = {
    [INTERMEDIATE] = PHRASE(SAY_ASK_DEFEND_INTERMEDIATE),
    [ADVANCED] = PHRASE(SAY_ASK_DEFEND_ADVANCED),
};

static const Phrase conscript_phrase[CONSCRIPTS] = {
    PHRASE(SAY_ASK_FIRST_CONSCRIPT),
    PHRASE(SAY_ASK_SECOND_CONSCRIPT),
};

static const Phrase may_develop = PHRASE(SAY_ASK_MAY_DEVELOP);
static const Phrase must_develop = PHRASE(SAY_ASK_MUST_DEVELOP);

static Phrase phase_phrase(const Guerre *s)
{
    Field other = s->side[1 - s->active].field;
    switch (s->phase) {
    case PHASE_ACTION: return action_phrase[s->level];
    case PHASE_ATTACK: return attack_phrase[s->level];
    case PHASE_DEFEND: return defend_phrase[s->level];
    case PHASE_CONSCRIPT: return conscript_phrase[other != 0];
    case PHASE_DEVELOP:
        return s->hand_size[s->active] < HAND_MAX ? may_develop : must_develop;
    default: return asked[s->phase];
    }
}

/* Draws the declared attack, and what it does if nobody plays a card. */
static void draw_attack(const Guerre *s, Canvas *out)
{
    Kind kind = cell_kind(field_cell(s->side[s->active].field, s->from));
    unsigned target = field_cell(s->side[1 - s->active].field, s->to);
    Event blow = guerre_find_blow(s);
    int col = canvas_say(
        out, 1, LEFT, INK_PLAIN, SAY_ATTACK_STATUS, guerre_letters[kind],
        guerre_places[s->from], guerre_letters[cell_kind(target)],
        guerre_places[s->to], guerre_attack_value(s, s->active, kind),
        guerre_defence(1 - s->active, target));
    if (blow.what == EVENT_CAPTURE) {
        canvas_say(out, 1, col, INK_ALERT, SAY_CAPTURE);
    } else if (blow.what == EVENT_KILL) {
        canvas_say(out, 1, col, INK_ALERT, SAY_KILL);
    } else {
        canvas_say(out, 1, col, INK_PLAIN, SAY_DAMAGE_STATUS, blow.value[3],
                   blow.value[4]);
    }
}

void guerre_draw_status(const Guerre *s, Canvas *out)
{
    if (s->phase == PHASE_OVER) {
        Text end = { 0 };
        describe_status(&guerre_game, 2, s, out->lang, &end);
        canvas_put(out, 0, LEFT, INK_BOLD, text_string(&end));
        text_done(&end);
        return;
    }
    int decider = s->phase == PHASE_DRAW ? s->active : seats_first(s->to_act);
    int col = canvas_say(out, 0, LEFT, decider == 0 ? INK_1 : INK_2, SAY_PLAYER,
                         game_seat_name(&guerre_game, decider, out->lang));
    if (s->phase == PHASE_COUNTER) {
        col = canvas_say(out, 0, col, INK_BOLD, SAY_ASK_COUNTER);
        /* Draws the last cards of the stack. */
        enum { SHOWN = 5 };
        int first = s->stack_size > SHOWN ? s->stack_size - SHOWN : 0;
        col = canvas_put(out, 0, col, INK_ALERT, first > 0 ? "… " : "");
        for (int i = first; i < s->stack_size; i++) {
            Text move = { 0 };
            guerre_write_move(s, 0, guerre_stack_move(s, i), 0, &move);
            col =
                canvas_putf(out, 0, col, INK_ALERT, "%s ", text_string(&move));
            text_done(&move);
        }

        canvas_say(out, 0, col, INK_BOLD, SAY_ASK_COUNTER_WITH);
    } else {
        canvas_put(out, 0, col, INK_BOLD, phase_phrase(s).in[out->lang]);
    }
    if (s->from != NO_PLACE) {
        draw_attack(s, out);
    }
}
