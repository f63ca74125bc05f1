/* json.c: reads and writes the state of splaby as JSON. */
#include "core/state.h"
#include "games/splaby/internal.h"
#include "games/splaby/words.h"

/* Writes a list of 49 numbers, one part of each tile's code: its bits from
 * `shift` on. */
static void write_tiles(const Splaby *s, const char *key, int shift,
                        unsigned mask, JsonWriter *out)
{
    json_begin_array_member(out, key);
    for (int i = 0; i < SPLABY_TILES; i++) {
        json_int(out, splaby_tile(s, splaby_place_of(i)) >> shift & mask);
    }
    json_end_array(out);
}

void splaby_write_state(const void *state, JsonWriter *out)
{
    const Splaby *s = state;
    json_key(out, "turn");
    state_write_turn(splaby_to_act(s), out);
    json_int_member(out, "first", s->first + 1);
    json_int_member(out, "rounds_left", s->rounds_left);
    write_tiles(s, "walls", LAYER_WALL, CODE_WALLS, out);
    json_begin_array_member(out, "paint");
    for (int i = 0; i < SPLABY_TILES; i++) {
        json_int(out, splaby_colour(s, splaby_place_of(i)));
    }
    json_end_array(out);
    write_tiles(s, "items", LAYER_ITEM, 3, out);
    json_begin_object_member(out, "spare");
    json_int_member(out, "walls", s->spare & CODE_WALLS);
    json_int_member(out, "item", s->spare >> LAYER_ITEM);
    json_end_object(out);
    char slot[3];
    json_key(out, "forbidden");
    if (s->forbidden == SPLABY_NO_SLOT) {
        json_null(out);
    } else {
        splaby_name_slot(s->forbidden, slot);
        json_string(out, slot);
    }
    json_begin_array_member(out, "players");
    for (int seat = 0; seat < s->players; seat++) {
        json_begin_object(out);
        json_pair_member(out, "at", s->at[seat] / 8, s->at[seat] % 8);
        json_int_member(out, "reserve", s->reserve[seat]);
        json_int_member(out, "item", s->item[seat]);
        json_int_member(out, "item_turns", s->item_turns[seat]);
        json_end_object(out);
    }
    json_end_array(out);
}

/* Reads who begins, who moves and how many rounds are left. */
static bool read_clock(const JsonAt *turn, const JsonAt *first,
                       const JsonAt *rounds_left, Splaby *s, Error *err)
{
    SeatSet to_act;
    int number, rounds;
    if (!state_read_turn(turn, s->players, &to_act, err) ||
        !json_read_int(first, 1, s->players, &number, err)) {
        return false;
    }
    bool is_over = to_act == SEATS_NONE;
    if (!json_read_int(rounds_left, !is_over, is_over ? 0 : s->rounds, &rounds,
                       err)) {
        return false;
    }
    if (!is_over && (seats_count(to_act) != 1 || to_act == SEATS_CHANCE)) {
        return json_refuse(turn, err, SAY_BAD_TURN);
    }
    s->first = (uint8_t)(number - 1);
    s->mover = is_over ? s->first : seats_first(to_act);
    s->rounds_left = (uint16_t)rounds;
    return true;
}

/* Reads the walls of one tile, which must have one of the existing shapes. */
static bool read_walls(const JsonAt *json, int *out, Error *err)
{
    return json_read_int(json, 0, CODE_WALLS, out, err) &&
           (splaby_shape((unsigned)*out) >= 0 ||
            json_refuse(json, err, SAY_NO_SUCH_WALLS, *out));
}

static bool read_board_walls(const JsonAt *json, Splaby *s, Error *err)
{
    if (!json_read_array(json, SPLABY_TILES, SPLABY_TILES, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        int row = (int)item.index / SPLABY_SIDE;
        int col = (int)item.index % SPLABY_SIDE, walls;
        if (!read_walls(&item, &walls, err)) {
            return false;
        }
        int wanted = splaby_fixed[row / 2][col / 2];
        if (splaby_is_fixed(row, col) && walls != wanted) {
            return json_refuse(&item, err, SAY_FIXED, wanted, row, col);
        }
        splaby_put_tile(s, splaby_place(row, col), (unsigned)walls);
    }
    return true;
}

static bool read_paint(const JsonAt *json, Splaby *s, Error *err)
{
    if (!json_read_array(json, SPLABY_TILES, SPLABY_TILES, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        int colour;
        if (!json_read_int(&item, 0, s->players, &colour, err)) {
            return false;
        }
        if (colour) {
            s->layer[LAYER_PAINT + colour - 1] |=
                UINT64_C(1) << splaby_place_of((int)item.index);
        }
    }
    return true;
}

static bool read_items(const JsonAt *json, Splaby *s, Error *err)
{
    if (!json_read_array(json, SPLABY_TILES, SPLABY_TILES, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        int row = (int)item.index / SPLABY_SIDE;
        int col = (int)item.index % SPLABY_SIDE, kind;
        bool is_corner = splaby_is_corner(row, col);
        if (!json_read_int(&item, 0, is_corner ? 0 : ITEM_KINDS - 1, &kind,
                           err)) {
            return false;
        }
        int place = splaby_place(row, col);
        splaby_put_tile(s, place,
                        splaby_tile(s, place) | (unsigned)kind << LAYER_ITEM);
    }
    return true;
}

static bool read_spare(const JsonAt *json, Splaby *s, Error *err)
{
    enum { WALLS, ITEM };
    static const char *const names[] = { "walls", "item", NULL };
    JsonAt member[ITEM + 1];
    int walls, kind;
    if (!json_read_members(json, names, member, err) ||
        !read_walls(&member[WALLS], &walls, err) ||
        !json_read_int(&member[ITEM], 0, ITEM_KINDS - 1, &kind, err)) {
        return false;
    }
    s->spare = (uint8_t)(walls | kind << LAYER_ITEM);
    return true;
}

static bool read_forbidden(const JsonAt *json, Splaby *s, Error *err)
{
    s->forbidden = SPLABY_NO_SLOT;
    if (json_is_null(json)) {
        return true;
    }
    for (int slot = 0; slot < SPLABY_SLOTS; slot++) {
        char name[3];
        splaby_name_slot(slot, name);
        if (json_is_string(json, name)) {
            s->forbidden = (uint8_t)slot;
            return true;
        }
    }
    return json_refuse(json, err, SAY_BAD_SLOT);
}

static bool read_players(const JsonAt *json, Splaby *s, Error *err)
{
    if (!json_read_array(json, s->players, s->players, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        /* An item in hand has lasted for at least one turn, in which it was
         * picked up, and is not used up. So with the option at 1 nobody has an
         * item. */
        enum { AT, STOCK, ITEM, TURNS };
        static const char *const names[] = { "at", "reserve", "item",
                                             "item_turns", NULL };
        JsonAt member[TURNS + 1];
        uint32_t seat = item.index;
        int at[2], stock, kind, turns;
        int most_kind = s->item_turns_start > 1 ? ITEM_KINDS - 1 : ITEM_NONE;
        if (!json_read_members(&item, names, member, err) ||
            !json_read_pair(&member[AT], 0, SPLABY_SIDE - 1, at, err) ||
            !json_read_int(&member[STOCK], 0, SPLABY_RESERVE_MAX, &stock,
                           err) ||
            !json_read_int(&member[ITEM], 0, most_kind, &kind, err) ||
            !json_read_int(&member[TURNS], kind != ITEM_NONE,
                           kind != ITEM_NONE ? s->item_turns_start - 1 : 0,
                           &turns, err)) {
            return false;
        }
        s->at[seat] = (uint8_t)splaby_place(at[0], at[1]);
        s->reserve[seat] = stock;
        s->item[seat] = (uint8_t)kind;
        s->item_turns[seat] = (uint8_t)turns;
    }
    return true;
}

/* Checks that the loose tiles and the spare one are those of the box. */
static bool check_shapes(const JsonAt *walls, const Splaby *s, Error *err)
{
    int count[SHAPES] = { 0 };
    count[splaby_shape(s->spare & CODE_WALLS)]++;
    for (int i = 0; i < SPLABY_TILES; i++) {
        if (!splaby_is_fixed(i / SPLABY_SIDE, i % SPLABY_SIDE)) {
            unsigned tile = splaby_tile(s, splaby_place_of(i));
            count[splaby_shape(tile & CODE_WALLS)]++;
        }
    }
    const int *wanted = splaby_shape_counts;
    for (int shape = 0; shape < SHAPES; shape++) {
        if (count[shape] != wanted[shape]) {
            return json_refuse(walls, err, SAY_BAD_SHAPES, wanted[0], wanted[1],
                               wanted[2], count[0], count[1], count[2]);
        }
    }
    return true;
}

static bool check_items(const JsonAt *items, const Splaby *s, Error *err)
{
    int count[ITEM_KINDS] = { 0 };
    count[s->spare >> LAYER_ITEM]++;
    for (int i = 0; i < SPLABY_TILES; i++) {
        count[splaby_tile(s, splaby_place_of(i)) >> LAYER_ITEM & 3]++;
    }
    for (int seat = 0; seat < s->players; seat++) {
        count[s->item[seat]]++;
    }
    for (int kind = ITEM_BOMB; kind < ITEM_KINDS; kind++) {
        if (count[kind] > s->players) {
            return json_refuse(items, err, SAY_TOO_MANY_ITEMS, count[kind],
                               kind, s->players);
        }
    }
    return true;
}

bool splaby_read_state(const JsonAt *json, const GameConfig *config,
                       void *state, Error *err)
{
    enum {
        TURN,
        FIRST,
        ROUNDS_LEFT,
        WALLS,
        PAINT,
        ITEMS,
        SPARE,
        FORBIDDEN,
        HANDS,
        RESULT
    };
    static const char *const names[] = { "turn",   "first",     "rounds_left",
                                         "walls",  "paint",     "items",
                                         "spare",  "forbidden", "players",
                                         "result", NULL };
    Splaby *s = state;
    JsonAt member[RESULT + 1];
    splaby_take_options(s, config);
    return json_read_members(json, names, member, err) &&
           read_clock(&member[TURN], &member[FIRST], &member[ROUNDS_LEFT], s,
                      err) &&
           read_board_walls(&member[WALLS], s, err) &&
           read_paint(&member[PAINT], s, err) &&
           read_items(&member[ITEMS], s, err) &&
           read_spare(&member[SPARE], s, err) &&
           read_forbidden(&member[FORBIDDEN], s, err) &&
           read_players(&member[HANDS], s, err) &&
           check_shapes(&member[WALLS], s, err) &&
           check_items(&member[ITEMS], s, err);
}
