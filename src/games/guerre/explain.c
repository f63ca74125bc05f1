#include "games/guerre/internal.h"

/* What a phase asks for, when a move of another sort is tried. */
static const Phrase wanted[PHASE_COUNT] = {
    [PHASE_SETUP_FRONT] = PHRASE("a hand card must be put on F1, F2 or F3",
                                 "il faut poser une carte de la main en F1, "
                                 "F2 ou F3"),
    [PHASE_SETUP_RESERVE] = PHRASE("a hand card must be put in reserve (@R)",
                                   "il faut mettre une carte de la main en "
                                   "réserve (@R)"),
    [PHASE_DRAW] = PHRASE("a unit is drawn first", "on pioche d'abord"),
    [PHASE_ACTION] = PHRASE("this is the action: -, deploy or attack",
                            "c'est l'action : -, déployer ou attaquer"),
    [PHASE_ATTACK] = PHRASE("the attack action has begun; . ends it",
                            "l'attaque est commencée ; . la termine"),
    [PHASE_DEFEND] = PHRASE("the defender may play a Guard or a Priest, or "
                            "decline (-)",
                            "le défenseur peut jouer un Garde ou un Prêtre, "
                            "ou décliner (-)"),
    [PHASE_VOLLEY] = PHRASE("the attacker may play an Archer, or decline (-)",
                            "l'attaquant peut jouer un Archer, ou décliner "
                            "(-)"),
    [PHASE_COUNTER] = PHRASE("only a Wizard can answer the last card, or "
                             "decline (-)",
                             "seul un Sorcier peut répondre à la dernière "
                             "carte, ou décliner (-)"),
    [PHASE_CONSCRIPT] =
        PHRASE("two units must be conscripted", "il faut enrôler deux unités"),
    [PHASE_DEVELOP] = PHRASE("this is the development: demobilise (@C) or -",
                             "c'est le développement : démobiliser (@C) ou "
                             "-"),
};

static void explain_phase(const Guerre *s, Error *err)
{
    error_set(err, "%s", "%s", wanted[s->phase].in[err ? err->lang : LANG_EN]);
}

static void explain_pass(const Guerre *s, Error *err)
{
    if (s->phase == PHASE_DEVELOP) {
        error_set(err, "with %d cards in hand one must be demobilised",
                  "avec %d cartes en main il faut en démobiliser une",
                  HAND_MAX);
    }
    explain_phase(s, err);
}

static void explain_hand(const Guerre *s, int player, Kind kind, Error *err)
{
    if (!counts_of(s->side[player].hand, kind)) {
        error_set(err, "no %c in hand", "pas de %c en main",
                  guerre_letters[kind]);
    }
}

/* A unit deployed or conscripted comes from the reserve while that has one. */
static void explain_source(const Guerre *s, int player, Kind kind, Error *err)
{
    Kind first = reserve_at(&s->side[player], 0);
    if (first && first != kind) {
        error_set(err, "the first unit of the reserve, %c, must come",
                  "c'est la première unité de la réserve, %c, qui doit venir",
                  guerre_letters[first]);
    } else if (!first && s->phase == PHASE_ACTION) {
        explain_hand(s, player, kind, err);
    } else if (!first && !counts_of(guerre_citizens(s, player), kind)) {
        error_set(err, "no %c in the kingdom", "pas de %c dans le royaume",
                  guerre_letters[kind]);
    }
}

static void explain_square(const Guerre *s, int player, Place place, Error *err)
{
    Field field = s->side[player].field;
    if (!(guerre_open_places(field) >> place & 1)) {
        error_set(err, "nobody stands on %s", "il n'y a personne en %s",
                  guerre_places[place - REAR]);
    } else if (s->phase == PHASE_CONSCRIPT && field_cell(field, place)) {
        error_set(err, "%s is occupied", "%s est occupé", guerre_places[place]);
    }
}

static void explain_reserve(const Guerre *s, int player, Kind kind, Error *err)
{
    if (s->phase == PHASE_ACTION && s->level != SIMPLE) {
        error_set(err, "a card is put in reserve only at level simple",
                  "on ne met une carte en réserve qu'au niveau simple");
    } else if (s->phase == PHASE_ACTION || s->phase == PHASE_SETUP_RESERVE) {
        explain_hand(s, player, kind, err);
    }
}

static void explain_put(const Guerre *s, int player, Kind kind, Place place,
                        Error *err)
{
    if (place == PLACE_RESERVE) {
        explain_reserve(s, player, kind, err);
    } else if (place == PLACE_KINGDOM && s->phase == PHASE_DEVELOP) {
        if (kind == KING) {
            error_set(err, "the King cannot be demobilised",
                      "le Roi ne peut pas être démobilisé");
        }
        explain_hand(s, player, kind, err);
    } else if (s->phase == PHASE_SETUP_FRONT && place <= F3) {
        explain_hand(s, player, kind, err);
    } else if (place <= A3 &&
               (s->phase == PHASE_ACTION || s->phase == PHASE_CONSCRIPT)) {
        explain_source(s, player, kind, err);
        explain_square(s, player, place, err);
    }
    explain_phase(s, err);
}

static void explain_attack(const Guerre *s, Place from, Place to, Error *err)
{
    unsigned own = field_cell(s->side[s->active].field, from);
    unsigned enemy = field_cell(s->side[1 - s->active].field, to);
    if (s->phase != PHASE_ACTION && s->phase != PHASE_ATTACK) {
        explain_phase(s, err);
    } else if (!own) {
        error_set(err, "no own unit on %s", "pas d'unité à soi en %s",
                  guerre_places[from]);
    } else if (own & CELL_TURNED) {
        error_set(err, "the unit on %s is turned and cannot attack again",
                  "l'unité en %s est tournée et ne peut plus attaquer",
                  guerre_places[from]);
    } else if (!enemy) {
        error_set(err, "no enemy unit on %s", "pas d'unité adverse en %s",
                  guerre_places[to]);
    } else {
        error_set(err, "%s is out of reach of %c on %s",
                  "%s est hors de portée de %c en %s", guerre_places[to],
                  guerre_letters[cell_kind(own)], guerre_places[from]);
    }
}

/* The support cards of the phase, whatever the level. */
static Set window_effects(Phase phase)
{
    switch (phase) {
    case PHASE_ACTION:
    case PHASE_ATTACK: return SET(SOLDIER) | SET(PRIEST);
    case PHASE_DEFEND: return SET(GUARD) | SET(PRIEST);
    case PHASE_VOLLEY: return SET(ARCHER);
    case PHASE_COUNTER: return SET(WIZARD);
    default: return 0;
    }
}

static void explain_priest(Field field, Place from, Place to, Error *err)
{
    if (!field_cell(field, from)) {
        error_set(err, "no own unit on %s", "pas d'unité à soi en %s",
                  guerre_places[from]);
    } else if (from == to) {
        error_set(err, "the unit must go to another position",
                  "l'unité doit changer de position");
    } else if (to > F3) {
        error_set(err, "no other unit would stand on %s, in front",
                  "aucune autre unité ne serait devant, en %s",
                  guerre_places[to - REAR]);
    }
}

static void explain_card(const Guerre *s, int player, Move move, Error *err)
{
    Kind kind = move_kind(move);
    if (s->level == SIMPLE) {
        error_set(err, "there are no support cards at level simple",
                  "il n'y a pas de cartes de soutien au niveau simple");
    } else if (s->level == INTERMEDIATE && kind >= PRIEST) {
        error_set(err, "there is no %c at level intermediate",
                  "il n'y a pas de %c au niveau intermediate",
                  guerre_letters[kind]);
    } else if (!(window_effects((Phase)s->phase) >> kind & 1)) {
        if (s->phase == PHASE_ACTION || s->phase == PHASE_ATTACK) {
            error_set(err, "+%c is not played before an attack is declared",
                      "+%c ne se joue pas avant de déclarer une attaque",
                      guerre_letters[kind]);
        }
        explain_phase(s, err);
    } else {
        explain_hand(s, player, move_card(move), err);
        explain_priest(s->side[player].field, move_from(move), move_to(move),
                       err);
    }
}

void guerre_explain_illegal(const void *state, Seat seat, Move move, Error *err)
{
    const Guerre *s = state;
    if (seat > 1) {
        error_set(err, "no such unit is left in the pile",
                  "il ne reste pas de cette unité dans la pioche");
        return;
    }
    switch (move_deed(move)) {
    case DEED_PASS: explain_pass(s, err); break;
    case DEED_PUT:
        explain_put(s, seat, move_kind(move), move_to(move), err);
        break;
    case DEED_ATTACK:
        explain_attack(s, move_from(move), move_to(move), err);
        break;
    case DEED_CARD: explain_card(s, seat, move, err); break;
    default: explain_phase(s, err); break;
    }
}
