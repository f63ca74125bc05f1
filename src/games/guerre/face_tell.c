/* A step in words. */
#include "games/guerre/face.h"

/* clang-format off */
static const Phrase a_unit[KIND_COUNT] = {
    [NO_KIND] = PHRASE("a card", "une carte"),
    [KING] = PHRASE("the King", "le Roi"),
    [SOLDIER] = PHRASE("a Soldier", "un Soldat"),
    [GUARD] = PHRASE("a Guard", "un Garde"),
    [ARCHER] = PHRASE("an Archer", "un Archer"),
    [PRIEST] = PHRASE("a Priest", "un Prêtre"),
    [WIZARD] = PHRASE("a Wizard", "un Sorcier"),
};
static const Phrase the_unit[KIND_COUNT] = {
    [NO_KIND] = PHRASE("", ""),
    [KING] = PHRASE("the King", "le Roi"),
    [SOLDIER] = PHRASE("the Soldier", "le Soldat"),
    [GUARD] = PHRASE("the Guard", "le Garde"),
    [ARCHER] = PHRASE("the Archer", "l'Archer"),
    [PRIEST] = PHRASE("the Priest", "le Prêtre"),
    [WIZARD] = PHRASE("the Wizard", "le Sorcier"),
};
static const Phrase of_names[2] = { PHRASE("of Blue", "de Bleu"),
                                    PHRASE("of Orange", "d'Orange") };

/* What a sentence is made of, after the player's name and before the full
 * stop; the unit, then the places, take their turn in it. */
static const Phrase deeds[WHAT_COUNT] = {
    [WHAT_DRAW] = PHRASE(" draws %s", " pioche %s"),
    [WHAT_PLACE] = PHRASE(" places %s on %s", " place %s en %s"),
    [WHAT_RESERVE] = PHRASE(" puts %s at the end of the reserve",
                            " met %s à la fin de la réserve"),
    [WHAT_NOTHING] = PHRASE(" does nothing", " ne fait rien"),
    [WHAT_END_ATTACK] = PHRASE(" ends the attacks",
                               " met fin aux attaques"),
    [WHAT_CONSCRIPTION] = PHRASE(" has no unit left on the battlefield and "
                                 "must conscript two",
                                 " n'a plus d'unité sur le champ de bataille "
                                 "et doit en enrôler deux"),
    [WHAT_DEMOBILISE] = PHRASE(" demobilises %s", " démobilise %s"),
    [WHAT_KEEP] = PHRASE(" demobilises nobody", " ne démobilise personne"),
    [WHAT_NO_CARDS] = PHRASE(" has no card to draw",
                             " n'a plus de carte à piocher"),
    [WHAT_PARRY] = PHRASE(" cancels the attack", " annule l'attaque"),
};

/* Of a unit on the battlefield, after "On F3 the Guard of Orange". */
static const Phrase fates[WHAT_COUNT] = {
    [WHAT_REPLACED] = PHRASE(" makes room and goes to the end of the "
                             "reserve",
                             " laisse la place et va à la fin de la réserve"),
    [WHAT_CAPTURE] = PHRASE(" is captured", " est capturé"),
    [WHAT_KILL] = PHRASE(" is killed", " est tué"),
    [WHAT_SHIFT] = PHRASE(" goes to %s", " va en %s"),
    [WHAT_MOVE_UP] = PHRASE(" moves up to %s", " avance en %s"),
};

static const Phrase sources[SOURCE_COUNT] = {
    [SOURCE_HAND] = PHRASE("from the hand", "de la main"),
    [SOURCE_RESERVE] = PHRASE("from the reserve", "de la réserve"),
    [SOURCE_KINGDOM] = PHRASE("from the kingdom", "du royaume"),
    [SOURCE_CAPTURED] = PHRASE("from the captured units", "des captifs"),
};

static const Phrase declines[PHASE_COUNT] = {
    [PHASE_DEFEND] = PHRASE(" does not defend", " ne se défend pas"),
    [PHASE_VOLLEY] = PHRASE(" does not shoot", " ne tire pas"),
    [PHASE_COUNTER] = PHRASE(" does not answer", " ne répond pas"),
};

static const Phrase windows[PHASE_COUNT] = {
    [PHASE_DEFEND] = PHRASE(" may defend", " peut se défendre"),
    [PHASE_VOLLEY] = PHRASE(" may shoot", " peut tirer"),
    [PHASE_COUNTER] = PHRASE(" may answer with a Wizard",
                             " peut répondre par un Sorcier"),
};
/* clang-format on */

typedef struct Telling {
    const Happening *h;
    const Guerre *after;
    Lang lang;
    Text *out;
} Telling;

static const char *say(const Telling *t, Phrase phrase)
{
    return phrase.in[t->lang];
}

static const char *name_of(const Telling *t, int player)
{
    return say(t, guerre_game.seat_names[player]);
}

static const char *unit_of(const Telling *t, Kind kind)
{
    return say(t, a_unit[kind]);
}

static const char *place_of(Place place)
{
    return place < PLACE_COUNT ? guerre_places[place] : "";
}

static void tell_source(const Telling *t)
{
    static const Phrase verbs[] = { PHRASE("deploys", "déploie"),
                                    PHRASE("conscripts", "enrôle") },
                        text = PHRASE("%s %s %s %s, on %s", "%s %s %s %s, en "
                                                            "%s");
    const Happening *h = t->h;
    text_addf(t->out, say(t, text), name_of(t, h->player),
              say(t, verbs[h->what == WHAT_CONSCRIPT]), unit_of(t, h->kind),
              say(t, sources[h->source]), place_of(h->to));
}

static void tell_attack(const Telling *t)
{
    static const Phrase text = PHRASE("%s attacks: %s on %s, which turns, "
                                      "against %s %s on %s",
                                      "%s attaque : %s en %s, qui se tourne, "
                                      "contre %s %s en %s");
    const Happening *h = t->h;
    text_addf(t->out, say(t, text), name_of(t, h->player),
              say(t, the_unit[h->kind]), place_of(h->from),
              say(t, the_unit[h->card]), say(t, of_names[1 - h->player]),
              place_of(h->to));
}

/* "Blue plays the King as a Priest, from F1 to A2; the card goes to ...". */
static void tell_card(const Telling *t)
{
    static const Phrase plays = PHRASE("%s plays %s", "%s joue %s"),
                        as = PHRASE(" as %s", " comme %s"),
                        moving = PHRASE(", to move %s to %s",
                                        ", pour déplacer %s en %s"),
                        goes = PHRASE(", in support; the card goes to the end "
                                      "of the reserve",
                                      ", en soutien ; la carte va à la fin de "
                                      "la réserve");
    const Happening *h = t->h;
    text_addf(t->out, say(t, plays), name_of(t, h->player),
              unit_of(t, h->card));
    if (h->card != h->kind) {
        text_addf(t->out, say(t, as), unit_of(t, h->kind));
    }
    if (h->kind == PRIEST) {
        text_addf(t->out, say(t, moving), place_of(h->from), place_of(h->to));
    }
    text_add(t->out, say(t, goes));
}

static void tell_strike(const Telling *t)
{
    static const Phrase text = PHRASE("Attack %d against defence %d",
                                      "Attaque %d contre défense %d"),
                        nothing = PHRASE(": no effect", " : sans effet");
    text_addf(t->out, say(t, text), t->h->values[0], t->h->values[1]);
    if (t->h->values[0] == 0) {
        text_add(t->out, say(t, nothing));
    }
}

/* "On F3 the Guard of Orange". */
static void tell_unit(const Telling *t)
{
    static const Phrase text = PHRASE("On %s %s %s", "En %s, %s %s");
    const Happening *h = t->h;
    Place at = h->from == NO_PLACE ? h->to : h->from;
    text_addf(t->out, say(t, text), place_of(at), say(t, the_unit[h->kind]),
              say(t, of_names[h->player]));
}

static void tell_fate(const Telling *t)
{
    tell_unit(t);
    text_addf(t->out, say(t, fates[t->h->what]), place_of(t->h->to));
}

static void tell_damage(const Telling *t)
{
    static const Phrase text =
        PHRASE(" is hurt: damage +%d, now %d of %d",
               " est blessé : dégâts +%d, soit %d sur %d");
    tell_unit(t);
    text_addf(t->out, say(t, text), t->h->values[0], t->h->values[1],
              t->h->values[2]);
}

static void tell_of_player(const Telling *t, Phrase text)
{
    text_addf(t->out, say(t, text), say(t, of_names[t->h->player]));
}

static void tell_turn(const Telling *t)
{
    static const Phrase turn = PHRASE("Turn %s", "Au tour %s"),
                        upright = PHRASE("The units %s stand upright",
                                         "Les unités %s se redressent"),
                        heal = PHRASE("All damage is removed",
                                      "Tous les dégâts disparaissent"),
                        bonus = PHRASE("The bonus ends", "Le bonus prend fin");
    switch (t->h->what) {
    case WHAT_TURN: tell_of_player(t, turn); break;
    case WHAT_UPRIGHT: tell_of_player(t, upright); break;
    case WHAT_HEAL: text_add(t->out, say(t, heal)); break;
    default: text_add(t->out, say(t, bonus)); break;
    }
}

static void tell_effect(const Telling *t)
{
    static const Phrase cancel = PHRASE("Cancelled: %s %s", "Annulé : %s %s"),
                        bonus = PHRASE("The units %s attack with +%d in this "
                                       "turn",
                                       "Les unités %s attaquent à +%d ce "
                                       "tour-ci"),
                        escape = PHRASE("The target is out of reach: the "
                                        "attack is over",
                                        "La cible est hors de portée : "
                                        "l'attaque est finie");
    const Happening *h = t->h;
    const char *of = say(t, of_names[h->player]);
    if (h->what == WHAT_CANCEL) {
        text_addf(t->out, say(t, cancel), say(t, the_unit[h->kind]), of);
    } else if (h->what == WHAT_BONUS) {
        text_addf(t->out, say(t, bonus), of, h->values[0]);
    } else {
        text_add(t->out, say(t, escape));
    }
}

static void tell_war_over(const Telling *t)
{
    static const Phrase wins = PHRASE("Both piles are empty: %s wins, %d "
                                      "citizens to %d",
                                      "Les deux pioches sont vides : %s gagne, "
                                      "%d citoyens à %d"),
                        draw = PHRASE("Both piles are empty: a draw, %d "
                                      "citizens each",
                                      "Les deux pioches sont vides : partie "
                                      "nulle, %d citoyens chacun");
    int citizens[2] = { counts_sum(guerre_citizens(t->after, 0)),
                        counts_sum(guerre_citizens(t->after, 1)) };
    int best = t->h->player;
    if (best == NOBODY) {
        text_addf(t->out, say(t, draw), citizens[0]);
    } else {
        text_addf(t->out, say(t, wins), name_of(t, best), citizens[best],
                  citizens[1 - best]);
    }
}

static void tell_over(const Telling *t)
{
    static const Phrase lost = PHRASE("%s has lost the King: %s wins",
                                      "%s a perdu son Roi : %s gagne"),
                        most = PHRASE("%s has the most citizens in four "
                                      "kinds: %s wins",
                                      "%s a le plus de citoyens dans quatre "
                                      "types : %s gagne"),
                        none = PHRASE("%s cannot conscript two units: %s wins",
                                      "%s ne peut enrôler deux unités : %s "
                                      "gagne");
    GuerreEnd end = guerre_find_end(t->after);
    if (end == END_WAR_OVER) {
        tell_war_over(t);
        return;
    }
    const char *winner = name_of(t, t->h->player);
    const char *loser = name_of(t, 1 - t->h->player);
    if (end == END_DEVELOPMENT) {
        text_addf(t->out, say(t, most), winner, winner);
    } else {
        text_addf(t->out, say(t, end == END_EXECUTION ? lost : none), loser,
                  winner);
    }
}

/* A sentence that begins with the player's name. */
static void tell_deed(const Telling *t)
{
    const Happening *h = t->h;
    Phrase deed = h->what == WHAT_DECLINE  ? declines[h->phase]
                  : h->what == WHAT_WINDOW ? windows[h->phase]
                                           : deeds[h->what];
    text_add(t->out, name_of(t, h->player));
    text_addf(t->out, say(t, deed), unit_of(t, h->kind), place_of(h->to));
}

static void tell_happening(const Telling *t)
{
    switch (t->h->what) {
    case WHAT_DEPLOY:
    case WHAT_CONSCRIPT: tell_source(t); break;
    case WHAT_ATTACK: tell_attack(t); break;
    case WHAT_CARD: tell_card(t); break;
    case WHAT_STRIKE: tell_strike(t); break;
    case WHAT_DAMAGE: tell_damage(t); break;
    case WHAT_REPLACED:
    case WHAT_CAPTURE:
    case WHAT_KILL:
    case WHAT_SHIFT:
    case WHAT_MOVE_UP: tell_fate(t); break;
    case WHAT_CANCEL:
    case WHAT_BONUS:
    case WHAT_ESCAPE: tell_effect(t); break;
    case WHAT_HEAL:
    case WHAT_BONUS_ENDS:
    case WHAT_UPRIGHT:
    case WHAT_TURN: tell_turn(t); break;
    case WHAT_OVER: tell_over(t); break;
    default: tell_deed(t); break;
    }
    text_add_char(t->out, '.');
}

void guerre_tell(const void *before, const Move *moves, const void *after,
                 Lang lang, Text *out)
{
    Story story;
    guerre_find_story(before, *moves, after, &story);
    for (int i = 0; i < story.count; i++) {
        text_add(out, i > 0 ? " " : "");
        tell_happening(&(Telling){ &story.at[i], after, lang, out });
    }
}
