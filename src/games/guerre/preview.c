/* What a person is told of a move before making it. Nothing here looks at the
 * cards of a hand or a pile, only at their number, so that nobody learns
 * anything by it. */
#include "games/guerre/internal.h"

/* A preview is a list of clauses with semicolons between them. */
typedef struct Preview {
    const Guerre *s;
    int seat; /* who would move */
    Move move;
    Lang lang;
    Text *out;
    size_t start; /* where it begins in out */
} Preview;

static const char *word(const Preview *p, Phrase phrase)
{
    return phrase.in[p->lang];
}

static char letter(Kind kind)
{
    return guerre_letters[kind];
}

/* Begins a clause. */
static Text *clause(const Preview *p)
{
    if (p->out->size > p->start) {
        text_add(p->out, p->lang == LANG_FR ? " ; " : "; ");
    }
    return p->out;
}

/* For the rest of a clause that has been begun. */
static Preview inside(const Preview *p)
{
    Preview rest = *p;
    rest.start = p->out->size;
    return rest;
}

static void say(const Preview *p, Phrase phrase)
{
    text_add(clause(p), word(p, phrase));
}

static unsigned cell_of(const Guerre *s, int player, Place place)
{
    return field_cell(s->side[player].field, place);
}

/* The state with a card in the mover's hand that the move is known to play,
 * even if the hand is hidden. */
static Guerre with_card(const Preview *p, Kind kind)
{
    Guerre state = *p->s;
    if (state.hidden >> p->seat & 1) {
        state.side[p->seat].pile -= counts_one(kind);
        state.side[p->seat].hand += counts_one(kind);
    }
    return state;
}

/* Ends a clause with the result of a game that is over. */
static void add_result(const Preview *p, const Guerre *after)
{
    static const Phrase win = PHRASE(", wins", ", gagne"),
                        loss = PHRASE(", loses", ", perd"),
                        draw = PHRASE(", a draw", ", nulle");
    Outcome outcome = { 0 };
    guerre_outcome(after, &outcome);
    int balance = outcome.balance[p->seat];
    text_add(p->out, word(p, balance > 0 ? win : balance < 0 ? loss : draw));
}

static void say_end(const Preview *p, const Guerre *after)
{
    static const Phrase ends[] = {
        [END_EXECUTION] = PHRASE("execution", "exécution"),
        [END_DEVELOPMENT] = PHRASE("development", "développement"),
        [END_COLLAPSE] =
            PHRASE("the kingdom collapses", "le royaume s'effondre"),
        [END_WAR_OVER] = PHRASE("the war is over", "la guerre est finie"),
    };
    say(p, ends[guerre_find_end(after)]);
    add_result(p, after);
}

/* What has followed when a target has left. */
static void say_sequel(const Preview *p, const Guerre *after)
{
    static const Phrase conscription = PHRASE("conscription", "conscription");
    if (after->phase == PHASE_CONSCRIPT) {
        say(p, conscription);
    } else if (guerre_has_lost_king(after, 1 - after->active)) {
        add_result(p, after);
    } else if (after->phase == PHASE_OVER) {
        say_end(p, after);
    }
}

static bool has_captured(const Guerre *before, const Guerre *after)
{
    int player = before->active;
    return before->side[player].captured != after->side[player].captured;
}

static bool has_killed(const Guerre *before, const Guerre *after)
{
    int player = 1 - before->active;
    return before->side[player].graveyard != after->side[player].graveyard;
}

/* "S 5 against K 5: capture", the declared attack of a state as it is
 * resolved if no card is played. */
static void say_attack(const Preview *p, const Guerre *s)
{
    static const Phrase text = PHRASE("%c %d against %c %d: ",
                                      "%c %d contre %c %d : "),
                        capture = PHRASE("capture", "capture"),
                        kill = PHRASE("destroys", "détruit"),
                        nothing = PHRASE("no effect", "sans effet"),
                        hurt = PHRASE("%d damage of %d", "dégâts %d sur %d");
    int other = 1 - s->active;
    unsigned target = cell_of(s, other, s->to);
    Kind kind = cell_kind(cell_of(s, s->active, s->from));
    int value = guerre_attack_value(s, s->active, kind);
    int defence = guerre_defence(other, target);
    Guerre after = *s;
    guerre_resolve(&after);
    text_addf(clause(p), word(p, text), letter(kind), value,
              letter(cell_kind(target)), defence);
    if (has_captured(s, &after)) {
        text_add(p->out, word(p, capture));
    } else if (has_killed(s, &after)) {
        text_add(p->out, word(p, kill));
    } else if (value == 0) {
        text_add(p->out, word(p, nothing));
    } else {
        text_addf(p->out, word(p, hurt),
                  cell_damage(cell_of(&after, other, s->to)), defence);
    }
    say_sequel(p, &after);
}

static void preview_attack(const Preview *p)
{
    static const Phrase answer = PHRASE("may be answered", "réponse possible");
    Guerre declared = *p->s;
    declared.from = (uint8_t)move_from(p->move);
    declared.to = (uint8_t)move_to(p->move);
    say_attack(p, &declared);
    if (p->s->level != SIMPLE && p->s->hand_size[1 - p->seat] > 0) {
        say(p, answer);
    }
}

/* "reach F3 A3", of a unit put on a position. */
static void say_reach(const Preview *p, Kind kind, Place place)
{
    static const Phrase reach = PHRASE("reach", "portée"),
                        none = PHRASE("reaches nobody from there",
                                      "n'atteint rien de là");
    Set places = guerre_reach[p->seat][kind][place];
    say(p, places ? reach : none);
    for (; places; set_drop(&places)) {
        text_addf(p->out, " %s", guerre_places[set_first(places)]);
    }
}

/* Where a unit that is put on the battlefield comes from. */
static void say_source(const Preview *p, Kind kind)
{
    static const Phrase reserve = PHRASE("%c from the reserve",
                                         "%c vient de la réserve"),
                        hand =
                            PHRASE("%c from the hand", "%c vient de la main"),
                        kingdom = PHRASE("%c leaves the kingdom",
                                         "%c quitte le royaume");
    bool is_set_up = p->s->phase == PHASE_SETUP_FRONT;
    bool is_reserve = !is_set_up && p->s->reserve_size[p->seat] > 0;
    bool is_kingdom = p->s->phase == PHASE_CONSCRIPT && !is_reserve;
    text_addf(clause(p),
              word(p, is_reserve   ? reserve
                      : is_kingdom ? kingdom
                                   : hand),
              letter(kind));
}

static void preview_deployment(const Preview *p, Kind kind, Place place)
{
    static const Phrase back =
        PHRASE("%c goes to the reserve", "%c part en réserve");
    Kind replaced = cell_kind(cell_of(p->s, p->seat, place));
    say_source(p, kind);
    if (replaced) {
        text_addf(clause(p), word(p, back), letter(replaced));
    }
    say_reach(p, kind, place);
}

static void preview_conscription(const Preview *p, Kind kind, Place place)
{
    static const Phrase more =
        PHRASE("one more to come", "encore une à enrôler");
    Guerre after = *p->s;
    say_source(p, kind);
    guerre_conscript(&after, kind, place);
    if (after.phase == PHASE_OVER) {
        say_end(p, &after);
        return;
    }
    say_reach(p, kind, place);
    if (after.phase == PHASE_CONSCRIPT) {
        say(p, more);
    }
}

static void preview_reserve(const Preview *p, Kind kind)
{
    static const Phrase first = PHRASE("%c is next to be deployed",
                                       "%c sera la prochaine déployée"),
                        later = PHRASE("%c waits behind %d in reserve",
                                       "%c attend derrière %d en réserve"),
                        hand = PHRASE("%d left in hand", "reste %d en main");
    int size = p->s->reserve_size[p->seat];
    text_addf(clause(p), word(p, size ? later : first), letter(kind), size);
    text_addf(clause(p), word(p, hand), p->s->hand_size[p->seat] - 1);
}

/* "citizens 5 against 4; 2 of 4 kinds; the turn passes": what a development
 * leads to. A redacted state that has gone on does not know that a pile is
 * empty, but its number of cards says so. */
static void say_development(const Preview *p, const Guerre *after)
{
    static const Phrase text = PHRASE("citizens %d against %d",
                                      "citoyens %d contre %d"),
                        kinds = PHRASE("%d of %d kinds", "types %d sur %d"),
                        passes = PHRASE("the turn passes", "le tour passe");
    bool is_over = guerre_find_end(after) != END_NONE;
    text_addf(clause(p), word(p, text),
              counts_sum(guerre_citizens(after, p->seat)),
              counts_sum(guerre_citizens(after, 1 - p->seat)));
    if (is_over) {
        say_end(p, after);
        return;
    }
    if (after->level == ADVANCED) {
        text_addf(clause(p), word(p, kinds),
                  set_size(guerre_led_kinds(after, p->seat)), MAJORITY);
    }
    say(p, passes);
}

static void preview_demobilisation(const Preview *p, Kind kind)
{
    static const Phrase text =
        PHRASE("%c becomes a citizen", "%c devient citoyen");
    Guerre after = with_card(p, kind);
    guerre_apply(&after, &p->move);
    text_addf(clause(p), word(p, text), letter(kind));
    say_development(p, &after);
}

static void preview_put(const Preview *p)
{
    Kind kind = move_kind(p->move);
    Place place = move_to(p->move);
    if (place == PLACE_RESERVE) {
        preview_reserve(p, kind);
    } else if (place == PLACE_KINGDOM) {
        preview_demobilisation(p, kind);
    } else if (p->s->phase == PHASE_CONSCRIPT) {
        preview_conscription(p, kind, place);
    } else {
        preview_deployment(p, kind, place);
    }
}

/* The effects of support cards in a state from which the card itself has left
 * the hand. */
static void say_soldier(const Preview *p, const Guerre *s)
{
    static const Phrase text =
        PHRASE("bonus +%d: Soldiers attack with %d, others with %d",
               "bonus +%d : Soldats à %d, les autres à %d");
    Guerre after = *s;
    after.bonus++;
    text_addf(clause(p), word(p, text), after.bonus,
              guerre_attack_value(&after, s->active, SOLDIER),
              guerre_attack_value(&after, s->active, GUARD));
}

static void say_guard(const Preview *p)
{
    static const Phrase text =
        PHRASE("the attack is cancelled", "l'attaque est annulée");
    say(p, text);
}

static void say_archer(const Preview *p, const Guerre *s)
{
    static const Phrase kill = PHRASE("1 damage destroys %c",
                                      "1 dégât détruit %c"),
                        hurt = PHRASE("1 damage, then ", "1 dégât, puis ");
    Kind target = cell_kind(cell_of(s, 1 - s->active, s->to));
    Guerre after = *s;
    if (guerre_shoot(&after)) {
        text_addf(clause(p), word(p, kill), letter(target));
        say_sequel(p, &after);
    } else {
        say(p, hurt);
        Preview rest = inside(p);
        say_attack(&rest, &after);
    }
}

/* A Priest's move, and if an attack is declared whether it still hits. */
static void say_priest(const Preview *p, const Guerre *s, int player, Move card)
{
    static const Phrase swap = PHRASE("%c and %c change places",
                                      "%c et %c changent de place"),
                        step = PHRASE("%c to %s", "%c en %s"),
                        over =
                            PHRASE("the attack is over", "l'attaque est finie"),
                        hits = PHRASE("the target stays in reach",
                                      "la cible reste à portée");
    Kind moved = cell_kind(cell_of(s, player, move_from(card)));
    Kind other = cell_kind(cell_of(s, player, move_to(card)));
    if (other) {
        text_addf(clause(p), word(p, swap), letter(moved), letter(other));
    } else {
        text_addf(clause(p), word(p, step), letter(moved),
                  guerre_places[move_to(card)]);
    }
    if (s->from != NO_PLACE) {
        say(p, guerre_priest_saves(s, card) ? over : hits);
    }
}

static void say_effect(const Preview *p, const Guerre *s, int player, Move card)
{
    switch (move_kind(card)) {
    case SOLDIER: say_soldier(p, s); break;
    case GUARD: say_guard(p); break;
    case ARCHER: say_archer(p, s); break;
    default: say_priest(p, s, player, card); break;
    }
}

/* The stack's first card if nobody answers any more: "+S: bonus ...". */
static void preview_no_counter(const Preview *p)
{
    static const Phrase fails = PHRASE(" is cancelled", " est annulé");
    const Guerre *s = p->s;
    guerre_write_move(s, 0, s->card, 0, clause(p));
    if (s->stack_size % 2 == 0) {
        text_add(p->out, word(p, fails));
        return;
    }
    text_add(p->out, p->lang == LANG_FR ? " : " : ": ");
    Preview effect = inside(p);
    say_effect(&effect, s, guerre_stack_player(s, s->card, 0), s->card);
}

static void say_wizard(const Preview *p)
{
    static const Phrase works = PHRASE(" takes effect after all",
                                       " prend effet quand même"),
                        fails = PHRASE(" is cancelled", " est annulé");
    const Guerre *s = p->s;
    guerre_write_move(s, 0, s->card, 0, clause(p));
    text_add(p->out, word(p, s->stack_size % 2 ? fails : works));
}

static void preview_card(const Preview *p)
{
    static const Phrase wizard = PHRASE("+W may answer", "+W peut répondre");
    Guerre played = *p->s;
    played.hand_size[p->seat]--;
    if (move_kind(p->move) == WIZARD) {
        say_wizard(p);
    } else {
        say_effect(p, &played, p->seat, p->move);
    }
    if (played.level == ADVANCED && played.hand_size[1 - p->seat] > 0) {
        say(p, wizard);
    }
}

/* How many units could still attack. */
static int count_attackers(const Guerre *s)
{
    MoveList list;
    Set from = 0;
    list.count = 0;
    guerre_moves(s, s->active, &list);
    for (int i = 0; i < list.count; i++) {
        if (move_deed(list.at[i]) == DEED_ATTACK) {
            from |= (Set)SET(move_from(list.at[i]));
        }
    }
    return set_size(from);
}

/* Ends the action. */
static void preview_no_action(const Preview *p)
{
    static const Phrase none = PHRASE("no action", "aucune action"),
                        end = PHRASE("no more attacks", "plus d'attaque"),
                        one = PHRASE("one unit could attack",
                                     "une unité pourrait attaquer"),
                        could = PHRASE("%d units could attack",
                                       "%d unités pourraient attaquer"),
                        may = PHRASE("then development", "puis développement"),
                        must = PHRASE("then a card must be demobilised",
                                      "puis il faudra démobiliser");
    const Guerre *s = p->s;
    int attackers = count_attackers(s);
    say(p, s->phase == PHASE_ACTION ? none : end);
    if (attackers > 0) {
        text_addf(clause(p), word(p, attackers > 1 ? could : one), attackers);
    }
    say(p, s->hand_size[s->active] < HAND_MAX ? may : must);
}

static void preview_no_defence(const Preview *p)
{
    static const Phrase archers =
        PHRASE("Archers may follow", "des Archers peuvent suivre");
    say_attack(p, p->s);
    if (p->s->hand_size[p->s->active] > 0) {
        say(p, archers);
    }
}

static void preview_no_development(const Preview *p)
{
    static const Phrase none = PHRASE("no new citizen", "sans démobiliser");
    Guerre after = *p->s;
    guerre_apply(&after, &p->move);
    say(p, none);
    say_development(p, &after);
}

static void preview_pass(const Preview *p)
{
    switch (p->s->phase) {
    case PHASE_DEFEND: preview_no_defence(p); break;
    case PHASE_VOLLEY: say_attack(p, p->s); break;
    case PHASE_COUNTER: preview_no_counter(p); break;
    case PHASE_DEVELOP: preview_no_development(p); break;
    default: preview_no_action(p); break;
    }
}

void guerre_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out)
{
    static const Phrase drawn = PHRASE("draws %c", "pioche %c");
    Preview p = { state, seat, move, lang, out, out->size };
    switch (move_deed(move)) {
    case DEED_ATTACK: preview_attack(&p); break;
    case DEED_PUT: preview_put(&p); break;
    case DEED_CARD: preview_card(&p); break;
    case DEED_DRAW:
        text_addf(out, word(&p, drawn), letter(move_kind(move)));
        break;
    default: preview_pass(&p); break;
    }
}
