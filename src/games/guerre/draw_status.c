#include <string.h>

#include "base/canvas.h"
#include "games/guerre/internal.h"

enum { LEFT = 1 };

/* What is expected, after "Player 1: ". The phases left out need more than a
 * phrase. */
static const Phrase asked[PHASE_COUNT] = {
    [PHASE_SETUP_FRONT] =
        PHRASE("set-up, a hand card to the front (X@F1 X@F2 X@F3)",
               "mise en place, une carte de la main au front (X@F1 X@F2 X@F3)"),
    [PHASE_SETUP_RESERVE] =
        PHRASE("set-up, a hand card to the reserve (X@R)",
               "mise en place, une carte de la main en réserve (X@R)"),
    [PHASE_DRAW] = PHRASE("draws a unit", "pioche une unité"),
    [PHASE_VOLLEY] =
        PHRASE("may shoot (+A), or not (-)", "peut tirer (+A), ou non (-)"),
};

static const Phrase action_phrase[] = {
    [SIMPLE] = PHRASE("action, deploy (X@F1), keep (X@R), attack (F1xF3) or "
                      "nothing (-)",
                      "action, déployer (X@F1), garder (X@R), attaquer "
                      "(F1xF3) ou rien (-)"),
    [INTERMEDIATE] = PHRASE("action, deploy (X@F1), attack (F1xF3), +S or "
                            "nothing (-)",
                            "action, déployer (X@F1), attaquer (F1xF3), +S "
                            "ou rien (-)"),
    [ADVANCED] = PHRASE("action, deploy (X@F1), attack (F1xF3), +S, +P or "
                        "nothing (-)",
                        "action, déployer (X@F1), attaquer (F1xF3), +S, +P "
                        "ou rien (-)"),
};

static const Phrase attack_phrase[] = {
    [SIMPLE] =
        PHRASE("attack (F1xF3), or end (.)", "attaquer (F1xF3), ou finir (.)"),
    [INTERMEDIATE] = PHRASE("attack (F1xF3), support (+S), or end (.)",
                            "attaquer (F1xF3), soutenir (+S), ou finir (.)"),
    [ADVANCED] = PHRASE("attack (F1xF3), support (+S, +P:F1-F2), or end (.)",
                        "attaquer (F1xF3), soutenir (+S, +P:F1-F2), ou finir "
                        "(.)"),
};

static const Phrase defend_phrase[] = {
    [INTERMEDIATE] = PHRASE("may defend (+G), or not (-)",
                            "peut se défendre (+G), ou non (-)"),
    [ADVANCED] = PHRASE("may defend (+G, +P:F1-F2), or not (-)",
                        "peut se défendre (+G, +P:F1-F2), ou non (-)"),
};

static const Phrase conscript_phrase[CONSCRIPTS] = {
    PHRASE("must conscript two units, the first to the front",
           "doit enrôler deux unités, la première au front"),
    PHRASE("must conscript a second unit", "doit enrôler une seconde unité"),
};

static const Phrase may_develop =
    PHRASE("development, demobilise (X@C) or nothing (-)",
           "développement, démobiliser (X@C) ou rien (-)");
static const Phrase must_develop =
    PHRASE("development, with 6 cards must demobilise (X@C)",
           "développement, avec 6 cartes doit démobiliser (X@C)");

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

/* The cards of the stack, or the last of them. */
static int draw_stack(const Guerre *s, int col, Canvas *out)
{
    enum { SHOWN = 5 };
    int first = s->stack_size > SHOWN ? s->stack_size - SHOWN : 0;
    col = canvas_put(out, 0, col, INK_ALERT, first > 0 ? "… " : "");
    for (int i = first; i < s->stack_size; i++) {
        Text move = { 0 };
        guerre_write_move(s, 0, guerre_stack_move(s, i), 0, &move);
        col = canvas_putf(out, 0, col, INK_ALERT, "%s ", text_string(&move));
        text_done(&move);
    }
    return col;
}

static void draw_counter(const Guerre *s, int col, Canvas *out)
{
    static const Phrase before = PHRASE("may answer ", "peut répondre à ");
    static const Phrase after =
        PHRASE("with +W, or not (-)", "par +W, ou non (-)");
    col = canvas_put(out, 0, col, INK_BOLD, canvas_say(out, before));
    col = draw_stack(s, col, out);
    canvas_put(out, 0, col, INK_BOLD, canvas_say(out, after));
}

static void draw_over(const Guerre *s, Canvas *out)
{
    static const Phrase wins = PHRASE("Player %d wins", "Joueur %d gagne"),
                        draw = PHRASE("Draw", "Match nul");
    Outcome outcome = { 0 };
    const GameReason *reason = guerre_reasons;
    guerre_outcome(s, &outcome);
    while (strcmp(reason->code, outcome.reason) != 0) {
        reason++;
    }
    int col = LEFT;
    if (outcome.balance[0] == 0) {
        col = canvas_put(out, 0, col, INK_BOLD, canvas_say(out, draw));
    } else {
        col = canvas_putf(out, 0, col, INK_BOLD, canvas_say(out, wins),
                          outcome.balance[0] > 0 ? 1 : 2);
    }
    canvas_putf(out, 0, col, INK_PLAIN, out->lang == LANG_FR ? " : %s" : ": %s",
                canvas_say(out, reason->text));
}

/* The declared attack, and what it does if nobody plays a card. */
static void draw_attack(const Guerre *s, Canvas *out)
{
    static const Phrase text = PHRASE("%c on %s attacks %c on %s, %d against "
                                      "%d: ",
                                      "%c en %s attaque %c en %s, %d contre "
                                      "%d : ");
    static const Phrase capture = PHRASE("capture", "capture"),
                        kill = PHRASE("kill", "mort"),
                        hurt = PHRASE("damage %d of %d", "dégâts %d sur %d");
    Kind kind = cell_kind(field_cell(s->side[s->active].field, s->from));
    unsigned target = field_cell(s->side[1 - s->active].field, s->to);
    int value = guerre_attack_value(s, s->active, kind);
    int defence = guerre_defence(1 - s->active, target);
    int damage = cell_damage(target) + value;
    int col = canvas_putf(out, 1, LEFT, INK_PLAIN, canvas_say(out, text),
                          guerre_letters[kind], guerre_places[s->from],
                          guerre_letters[cell_kind(target)],
                          guerre_places[s->to], value, defence);
    if (value == defence) {
        canvas_put(out, 1, col, INK_ALERT, canvas_say(out, capture));
    } else if (damage >= defence) {
        canvas_put(out, 1, col, INK_ALERT, canvas_say(out, kill));
    } else {
        canvas_putf(out, 1, col, INK_PLAIN, canvas_say(out, hurt), damage,
                    defence);
    }
}

void guerre_draw_status(const Guerre *s, Canvas *out)
{
    static const Phrase player = PHRASE("Player %d: ", "Joueur %d : ");
    if (s->phase == PHASE_OVER) {
        draw_over(s, out);
        return;
    }
    int decider = s->phase == PHASE_DRAW ? s->active : seats_first(s->to_act);
    int col = canvas_putf(out, 0, LEFT, decider == 0 ? INK_1 : INK_2,
                          canvas_say(out, player), decider + 1);
    if (s->phase == PHASE_COUNTER) {
        draw_counter(s, col, out);
    } else {
        canvas_put(out, 0, col, INK_BOLD, canvas_say(out, phase_phrase(s)));
    }
    if (s->from != NO_PLACE) {
        draw_attack(s, out);
    }
}
