/* What the page is told of splaby: RULES.md, section "In the page". */
#include "games/splaby/internal.h"

/* A turn in its parts: painted is the state between the two. */
typedef struct Turn {
    const Splaby *before, *after;
    Splaby painted;
    Move move;
    int mover;
} Turn;

static Turn take_apart(const void *before, const Move *moves, const void *after)
{
    const Splaby *s = before;
    Turn turn = { s, after, *s, *moves, s->mover };
    splaby_spray(&turn.painted, splaby_paint(*moves));
    return turn;
}

static bool is_step(const Turn *t)
{
    return !(t->move & (MOVE_INSERTS | MOVE_IMPOSED));
}

static bool is_insertion(const Turn *t)
{
    return (t->move & MOVE_INSERTS) && !(t->move & MOVE_IMPOSED);
}

/* The covered places in a direction from the mover's, or for NOWHERE its
 * own. */
static int ray_length(const Turn *t, int direction)
{
    uint64_t covered = splaby_covered(t->before, splaby_paint(t->move));
    int at = t->before->at[t->mover], length = 0;
    if (direction == NOWHERE) {
        return splaby_has(covered, at);
    }
    int room[4] = { at / 8, SPLABY_SIDE - 1 - at % 8, SPLABY_SIDE - 1 - at / 8,
                    at % 8 };
    for (int place = splaby_next(at, direction);
         length < room[direction] && splaby_has(covered, place);
         place = splaby_next(place, direction)) {
        length++;
    }
    return length;
}

/* Of a bomb the four jets follow each other clockwise from the one named. */
static int ray_direction(const Turn *t, int i)
{
    return (splaby_paint(t->move) + i) % 4;
}

static int stolen_from(const Turn *t, int seat)
{
    return t->before->reserve[seat] - t->painted.reserve[seat];
}

/* A hit takes nothing from a shield, nor where nothing is. */
static bool is_hit(const Turn *t, int seat)
{
    uint64_t covered = splaby_covered(t->before, splaby_paint(t->move));
    return seat != t->mover && splaby_has(covered, t->before->at[seat]);
}

static int item_on(const Splaby *s, int place)
{
    return (int)(splaby_tile(s, place) >> LAYER_ITEM & 3);
}

static int taken_item(const Turn *t)
{
    return is_step(t) ? item_on(&t->painted, t->after->at[t->mover])
                      : ITEM_NONE;
}

/* The item that the mover has held for its last turn. */
static int spent_item(const Turn *t)
{
    int held = taken_item(t) ? taken_item(t) : t->before->item[t->mover];
    return t->after->item[t->mover] == ITEM_NONE ? held : ITEM_NONE;
}

static int slot_of(const Turn *t)
{
    return splaby_slot(splaby_direction(t->move), splaby_line(t->move));
}

/* Where the tile goes in: where one would come out that is pushed from the
 * other side. */
static int entry_of(const Turn *t)
{
    return splaby_exit(splaby_opposite_slot(slot_of(t)));
}

static bool is_round_over(const Turn *t)
{
    return t->after->rounds_left != t->before->rounds_left;
}

static void write_place(const char *key, int place, JsonWriter *out)
{
    if (key) {
        json_key(out, key);
    }
    json_begin_array(out);
    json_int(out, place / 8);
    json_int(out, place % 8);
    json_end_array(out);
}

static void write_letter(const char *key, char letter, JsonWriter *out)
{
    char text[] = { letter, '\0' };
    json_string_member(out, key, text);
}

static void write_slot(const char *key, int slot, JsonWriter *out)
{
    char name[3];
    if (slot == SPLABY_NO_SLOT) {
        json_key(out, key);
        json_null(out);
        return;
    }
    splaby_name_slot(slot, name);
    json_string_member(out, key, name);
}

static void begin_event(const char *code, int seat, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "code", code);
    json_int_member(out, "player", seat + 1);
}

/* The mover's own tile comes with the direction X. */
static void write_ray(const Turn *t, int direction, JsonWriter *out)
{
    int length = ray_length(t, direction), place = t->before->at[t->mover];
    if (length == 0) {
        return;
    }
    begin_event("paint", t->mover, out);
    write_letter("direction", splaby_paints[direction], out);
    json_key(out, "tiles");
    json_begin_array(out);
    for (int i = 0; i < length; i++) {
        place = direction == NOWHERE ? place : splaby_next(place, direction);
        write_place(NULL, place, out);
    }
    json_end_array(out);
    json_int_member(out, "cost", length);
    json_end_object(out);
}

static void write_paint(const Turn *t, JsonWriter *out)
{
    write_ray(t, NOWHERE, out);
    for (int i = 0; i < 4 && splaby_paint(t->move) != NOWHERE; i++) {
        write_ray(t, ray_direction(t, i), out);
    }
    for (int seat = 0; seat < t->before->players; seat++) {
        if (is_hit(t, seat)) {
            begin_event("hit", t->mover, out);
            json_int_member(out, "target", seat + 1);
            json_int_member(out, "stolen", stolen_from(t, seat));
            json_key(out, "shield");
            json_bool(out, t->before->item[seat] == ITEM_SHIELD);
            json_end_object(out);
        }
    }
}

static void write_walk(const char *code, const Turn *t, int seat,
                       JsonWriter *out)
{
    begin_event(code, seat, out);
    write_place("from", t->before->at[seat], out);
    write_place("to", t->after->at[seat], out);
    json_end_object(out);
}

static void write_item_event(const char *code, const Turn *t, int item,
                             JsonWriter *out)
{
    if (item != ITEM_NONE) {
        begin_event(code, t->mover, out);
        json_int_member(out, "item", item);
        json_end_object(out);
    }
}

static void write_tile(int place, unsigned code, JsonWriter *out)
{
    write_place("at", place, out);
    json_int_member(out, "walls", code & CODE_WALLS);
    json_int_member(out, "item", code >> LAYER_ITEM);
}

static void write_insertion(const Turn *t, JsonWriter *out)
{
    int entry = entry_of(t), exit = splaby_exit(slot_of(t));
    begin_event("insert", t->mover, out);
    write_slot("slot", slot_of(t), out);
    json_string_member(out, "rotation",
                       splaby_rotations[splaby_turns(t->move)]);
    write_tile(entry, splaby_tile(t->after, entry), out);
    json_end_object(out);
    begin_event("eject", t->mover, out);
    write_tile(exit, t->after->spare, out);
    json_int_member(out, "paint", splaby_colour(&t->painted, exit));
    json_end_object(out);
    for (int seat = 0; seat < t->before->players; seat++) {
        if (t->after->at[seat] != t->before->at[seat]) {
            write_walk("carry", t, seat, out);
        }
    }
}

static void write_reserves(const Turn *t, JsonWriter *out)
{
    for (int seat = 0; seat < t->before->players; seat++) {
        if (t->before->reserve[seat] != t->after->reserve[seat]) {
            begin_event("reserve", seat, out);
            json_int_member(out, "from", t->before->reserve[seat]);
            json_int_member(out, "to", t->after->reserve[seat]);
            json_end_object(out);
        }
    }
}

static void splaby_events(const void *before, const Move *moves,
                          const void *after, JsonWriter *out)
{
    Turn t = take_apart(before, moves, after);
    write_paint(&t, out);
    if (is_step(&t)) {
        write_walk("step", &t, t.mover, out);
        write_item_event("item", &t, taken_item(&t), out);
    } else if (is_insertion(&t)) {
        write_insertion(&t, out);
    } else {
        begin_event("fault", t.mover, out);
        json_end_object(out);
    }
    write_reserves(&t, out);
    write_item_event("spent", &t, spent_item(&t), out);
    if (is_round_over(&t)) {
        json_begin_object(out);
        json_string_member(out, "code", "round");
        json_int_member(out, "left", t.after->rounds_left);
        json_end_object(out);
    }
}

/* clang-format off */
static const Phrase directions[4] = {
    [NORTH] = PHRASE("north", "au nord"), [EAST] = PHRASE("east", "à l'est"),
    [SOUTH] = PHRASE("south", "au sud"), [WEST] = PHRASE("west", "à l'ouest"),
};
static const Phrase sides[4] = {
    [NORTH] = PHRASE("north", "nord"), [EAST] = PHRASE("east", "est"),
    [SOUTH] = PHRASE("south", "sud"), [WEST] = PHRASE("west", "ouest"),
};
static const Phrase items[ITEM_KINDS] = {
    [ITEM_NONE] = PHRASE("", ""),
    [ITEM_BOMB] = PHRASE("the bomb", "la bombe"),
    [ITEM_GUN] = PHRASE("the gun", "le pistolet"),
    [ITEM_SHIELD] = PHRASE("the shield", "le bouclier"),
};
static const Phrase rotations[4] = {
    PHRASE("as it lies", "sans la tourner"),
    PHRASE("turned a quarter clockwise", "tournée d'un quart dans le sens "
                                         "horaire"),
    PHRASE("turned half round", "tournée d'un demi-tour"),
    PHRASE("turned a quarter anticlockwise", "tournée d'un quart dans le sens "
                                             "anti-horaire"),
};
/* clang-format on */

/* Where the sentences go, and in which language. */
typedef struct Voice {
    Lang lang;
    Text *out;
} Voice;

static const char *name_of(const Voice *v, int seat)
{
    return splaby_game.seat_names[seat].in[v->lang];
}

static void tell_place(const Voice *v, int place)
{
    static const Phrase text =
        PHRASE("row %d, column %d", "ligne %d, colonne %d");
    text_addf(v->out, text.in[v->lang], place / 8, place % 8);
}

/* "Blue paints its tile, 3 north, 1 east". */
static void tell_rays(const Turn *t, const Voice *v)
{
    static const Phrase own = PHRASE("%s paints its tile", "%s peint sa case");
    text_addf(v->out, own.in[v->lang], name_of(v, t->mover));
    for (int i = 0; i < 4; i++) {
        int direction = ray_direction(t, i);
        int length = ray_length(t, direction);
        if (length > 0) {
            text_addf(v->out, ", %d %s", length,
                      directions[direction].in[v->lang]);
        }
    }
    text_add_char(v->out, '.');
}

static void tell_paint(const Turn *t, const Voice *v)
{
    static const Phrase none = PHRASE("%s does not paint.", "%s ne peint pas."),
                        empty = PHRASE("%s has no paint to spray %s.",
                                       "%s n'a pas de peinture à projeter "
                                       "%s.");
    int direction = splaby_paint(t->move);
    if (direction == NOWHERE) {
        text_addf(v->out, none.in[v->lang], name_of(v, t->mover));
    } else if (t->before->reserve[t->mover] == 0) {
        text_addf(v->out, empty.in[v->lang], name_of(v, t->mover),
                  directions[direction].in[v->lang]);
    } else {
        tell_rays(t, v);
    }
}

static void tell_hits(const Turn *t, const Voice *v)
{
    static const Phrase takes = PHRASE(" %s is hit and loses %d to %s.",
                                       " %s est touché et cède %d à %s."),
                        guards = PHRASE(" %s is hit, but has a shield.",
                                        " %s est touché, mais a un "
                                        "bouclier.");
    for (int seat = 0; seat < t->before->players; seat++) {
        if (is_hit(t, seat) && t->before->item[seat] == ITEM_SHIELD) {
            text_addf(v->out, guards.in[v->lang], name_of(v, seat));
        } else if (is_hit(t, seat)) {
            text_addf(v->out, takes.in[v->lang], name_of(v, seat),
                      stolen_from(t, seat), name_of(v, t->mover));
        }
    }
}

static void tell_step(const Turn *t, const Voice *v)
{
    static const Phrase goes = PHRASE(" %s goes %s, to ", " %s va %s, en "),
                        takes = PHRASE(" and takes %s", " et prend %s");
    int item = taken_item(t);
    text_addf(v->out, goes.in[v->lang], name_of(v, t->mover),
              directions[splaby_direction(t->move)].in[v->lang]);
    tell_place(v, t->after->at[t->mover]);
    if (item != ITEM_NONE) {
        text_addf(v->out, takes.in[v->lang], items[item].in[v->lang]);
    }
    text_add_char(v->out, '.');
}

/* "walls north and east, with the bomb". */
static void tell_tile(const Voice *v, unsigned code)
{
    static const Phrase walls = PHRASE("walls ", "murs "),
                        and = PHRASE(" and ", " et "),
                        with = PHRASE(", with %s", ", avec %s");
    int told = 0;
    text_add(v->out, walls.in[v->lang]);
    for (int side = 0; side < 4; side++) {
        if (code >> side & 1) {
            text_add(v->out, told++ ? and.in[v->lang] : "");
            text_add(v->out, sides[side].in[v->lang]);
        }
    }
    if (code >> LAYER_ITEM) {
        text_addf(v->out, with.in[v->lang],
                  items[code >> LAYER_ITEM].in[v->lang]);
    }
}

static void tell_carried(const Turn *t, const Voice *v)
{
    static const Phrase carried =
        PHRASE(" %s is carried to ", " %s est emporté en ");
    for (int seat = 0; seat < t->before->players; seat++) {
        if (t->after->at[seat] != t->before->at[seat]) {
            text_addf(v->out, carried.in[v->lang], name_of(v, seat));
            tell_place(v, t->after->at[seat]);
            text_add_char(v->out, '.');
        }
    }
}

static void tell_insertion(const Turn *t, const Voice *v)
{
    static const Phrase pushes = PHRASE(" %s pushes the spare tile in at %s, "
                                        "%s: ",
                                        " %s pousse la carte amovible en %s, "
                                        "%s : "),
                        ejects = PHRASE(". A tile comes out: ",
                                        ". Une carte en sort : "),
                        loses = PHRASE(", and loses the colour %s",
                                       ", et perd la couleur %s");
    int entry = entry_of(t), exit = splaby_exit(slot_of(t));
    int colour = splaby_colour(&t->painted, exit);
    char slot[3];
    splaby_name_slot(slot_of(t), slot);
    text_addf(v->out, pushes.in[v->lang], name_of(v, t->mover), slot,
              rotations[splaby_turns(t->move)].in[v->lang]);
    tell_tile(v, splaby_tile(t->after, entry));
    text_add(v->out, ejects.in[v->lang]);
    tell_tile(v, t->after->spare);
    if (colour) {
        text_addf(v->out, loses.in[v->lang], name_of(v, colour - 1));
    }
    text_add_char(v->out, '.');
    tell_carried(t, v);
}

static void tell_second_part(const Turn *t, const Voice *v)
{
    static const Phrase fault = PHRASE(" Its order is invalid: a unit and the "
                                       "turn are lost.",
                                       " Son ordre est invalide : une unité et "
                                       "le tour sont perdus.");
    if (is_step(t)) {
        tell_step(t, v);
    } else if (is_insertion(t)) {
        tell_insertion(t, v);
    } else {
        text_add(v->out, fault.in[v->lang]);
    }
}

static void tell_reserves(const Turn *t, const Voice *v)
{
    static const Phrase reserves = PHRASE(" Reserve: ", " Réserve : ");
    int told = 0;
    for (int seat = 0; seat < t->before->players; seat++) {
        int from = t->before->reserve[seat], to = t->after->reserve[seat];
        if (from != to) {
            text_add(v->out, told++ ? ", " : reserves.in[v->lang]);
            text_addf(v->out, "%s %d → %d", name_of(v, seat), from, to);
        }
    }
    text_add(v->out, told ? "." : "");
}

static void tell_spent(const Turn *t, const Voice *v)
{
    static const Phrase text =
        PHRASE(" %s loses %s: its turns are over.",
               " %s perd %s, dont c'était le dernier tour.");
    int item = spent_item(t);
    if (item != ITEM_NONE) {
        text_addf(v->out, text.in[v->lang], name_of(v, t->mover),
                  items[item].in[v->lang]);
    }
}

static int best_balance(const Outcome *outcome, int players)
{
    int best = outcome->balance[0];
    for (int seat = 1; seat < players; seat++) {
        best = outcome->balance[seat] > best ? outcome->balance[seat] : best;
    }
    return best;
}

/* "All rounds are played. In the lead: Blue. Tiles: Blue 21, ...". */
static void tell_end(const Turn *t, const Voice *v)
{
    static const Phrase over = PHRASE(" All rounds are played. In the lead: ",
                                      " Tous les tours sont joués. En tête : "),
                        tiles = PHRASE(". Tiles: ", ". Cases : ");
    Outcome outcome = { 0 };
    splaby_outcome(t->after, &outcome);
    int players = t->after->players, told = 0;
    int best = best_balance(&outcome, players);
    text_add(v->out, over.in[v->lang]);
    for (int seat = 0; seat < players; seat++) {
        if (outcome.balance[seat] == best) {
            text_add(v->out, told++ ? ", " : "");
            text_add(v->out, name_of(v, seat));
        }
    }
    text_add(v->out, tiles.in[v->lang]);
    for (int seat = 0; seat < players; seat++) {
        text_addf(v->out, "%s%s %d", seat > 0 ? ", " : "", name_of(v, seat),
                  outcome.scores[seat]);
    }
    text_add_char(v->out, '.');
}

static void tell_round(const Turn *t, const Voice *v)
{
    static const Phrase left[] = {
        PHRASE(" %d round left.", " Encore %d tour."),
        PHRASE(" %d rounds left.", " Encore %d tours.")
    };
    int rounds = t->after->rounds_left;
    if (rounds == 0) {
        tell_end(t, v);
    } else if (is_round_over(t)) {
        text_addf(v->out, left[rounds > 1].in[v->lang], rounds);
    }
}

static void splaby_tell(const void *before, const Move *moves,
                        const void *after, Lang lang, Text *out)
{
    Turn t = take_apart(before, moves, after);
    Voice v = { lang, out };
    tell_paint(&t, &v);
    tell_hits(&t, &v);
    tell_second_part(&t, &v);
    tell_reserves(&t, &v);
    tell_spent(&t, &v);
    tell_round(&t, &v);
}

static void write_facts_of(const Splaby *s, int seat, JsonWriter *out)
{
    json_begin_object(out);
    json_int_member(out, "surface", splaby_surface(s, seat));
    json_int_member(out, "reserve", s->reserve[seat]);
    json_key(out, "open");
    json_begin_array(out);
    for (int d = 0; d < 4; d++) {
        if (!splaby_is_blocked(s, s->at[seat], d)) {
            char letter[] = { splaby_sides[d], '\0' };
            json_string(out, letter);
        }
    }
    json_end_array(out);
    json_end_object(out);
}

static void write_jets(const Splaby *s, JsonWriter *out)
{
    json_begin_object(out);
    for (int d = 0; d < 4 && s->rounds_left > 0; d++) {
        char letter[] = { splaby_sides[d], '\0' };
        json_key(out, letter);
        json_begin_array(out);
        for (uint64_t left = splaby_covered(s, d); left; left &= left - 1) {
            write_place(NULL, __builtin_ctzll(left), out);
        }
        json_end_array(out);
    }
    json_end_object(out);
}

static void splaby_facts(const void *state, JsonWriter *out)
{
    const Splaby *s = state;
    json_key(out, "players");
    json_begin_array(out);
    for (int seat = 0; seat < s->players; seat++) {
        write_facts_of(s, seat, out);
    }
    json_end_array(out);
    json_key(out, "round");
    json_begin_object(out);
    json_int_member(out, "now",
                    s->rounds - s->rounds_left + (s->rounds_left > 0));
    json_int_member(out, "of", s->rounds);
    json_end_object(out);
    write_slot("forbidden", s->forbidden, out);
    json_key(out, "jets");
    write_jets(s, out);
}

enum { MUCH_PAINT = 4 }; /* tiles gained in a turn that are worth a mark */

static const char *splaby_mark(const void *before, const Move *moves,
                               const void *after)
{
    Turn t = take_apart(before, moves, after);
    int gain =
        splaby_surface(&t.painted, t.mover) - splaby_surface(t.before, t.mover);
    for (int seat = 0; seat < t.before->players; seat++) {
        if (seat != t.mover && stolen_from(&t, seat) > 0) {
            return "theft";
        }
    }
    return taken_item(&t) != ITEM_NONE ? "item"
           : gain >= MUCH_PAINT        ? "paint"
                                       : NULL;
}

/* The first player's surface less the largest of the others. */
static int splaby_curve(const void *state)
{
    const Splaby *s = state;
    int best = 0;
    for (int seat = 1; seat < s->players; seat++) {
        int surface = splaby_surface(s, seat);
        best = surface > best ? surface : best;
    }
    return splaby_surface(s, 0) - best;
}

const GameFace splaby_face = {
    .facts = splaby_facts,
    .events = splaby_events,
    .tell = splaby_tell,
    .mark = splaby_mark,
    .curve = splaby_curve,
};
