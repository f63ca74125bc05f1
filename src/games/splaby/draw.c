/* draw.c: draws the labyrinth as text. */
#include "base/canvas.h"
#include "games/splaby/internal.h"
#include "games/splaby/words.h"

/* A tile is five columns wide and two rows high, and shows its corridors:
 *
 *     ══╦══     the arms to the west and east, the middle
 *       ║       the boundary to the tile below, shared with it
 *
 * On a boundary ║ is a passage; ╨ and ╥ are corridors of the upper or the lower
 * tile that end at the other tile's wall. A player or an item replaces the
 * middle; the arms still show the shape. */
enum {
    TOP = 3,  /* canvas row of board row 0 */
    LEFT = 6, /* canvas column of board column 0 */
    HIGH = 2,
    WIDE = 5,
    BOTTOM = TOP + HIGH * SPLABY_SIDE,
    RIGHT = LEFT + WIDE * SPLABY_SIDE,
    PANEL = RIGHT + 5,
};

/* A sign and its replacement in ASCII. */
typedef struct Sign {
    const char *unicode, *ascii;
} Sign;

/* The middle of a tile, indexed by its walls. */
static const Sign middles[16] = {
    [1] = { "╦", "+" },  [2] = { "╣", "+" },  [4] = { "╩", "+" },
    [8] = { "╠", "+" },  [9] = { "╔", "+" },  [3] = { "╗", "+" },
    [6] = { "╝", "+" },  [12] = { "╚", "+" }, [5] = { "═", "-" },
    [10] = { "║", "|" },
};
static const Sign arm = { "══", "--" };
/* The sign of a boundary, by which of its tiles are open to it: bit 1 for the
 * upper one, bit 2 for the lower one. */
static const Sign boundaries[4] = {
    { " ", " " }, { "╨", "'" }, { "╥", "," }, { "║", "|" }
};
static const Sign items[ITEM_KINDS] = {
    { " ", " " }, { "*", "*" }, { "¬", "P" }, { "U", "U" }
};
static const Sign arrows[4] = {
    { "▼", "v" }, { "◀", "<" }, { "▲", "^" }, { "▶", ">" }
};
static const Sign cross = { "✕", "x" };

static const Phrase item_names[ITEM_KINDS] = { [ITEM_BOMB] = PHRASE(SAY_BOMB),
                                               PHRASE(SAY_GUN),
                                               PHRASE(SAY_SHIELD) };

static Spot tile_spot(int row, int col)
{
    return (Spot){ TOP + HIGH * row, LEFT + WIDE * col, WIDE };
}

static Spot slot_spot(int side, int line)
{
    static const int rows[4] = { TOP - 2, 0, BOTTOM, 0 },
                     cols[4] = { 0, RIGHT + 1, 0, LEFT - 2 };
    bool is_column = side == NORTH || side == SOUTH;
    return (Spot){ is_column ? rows[side] : TOP + HIGH * line,
                   is_column ? LEFT + WIDE * line + 2 : cols[side], 1 };
}

Spot splaby_tile_spot(int row, int col, bool is_flipped)
{
    int last = SPLABY_SIDE - 1;
    return is_flipped ? tile_spot(last - row, last - col) : tile_spot(row, col);
}

Spot splaby_slot_spot(int side, int line, bool is_flipped)
{
    return is_flipped ? slot_spot(side ^ 2, SPLABY_SIDE - 1 - line)
                      : slot_spot(side, line);
}

/* Returns the place on the board turned by half a turn. */
static int flip_place(int place)
{
    int last = SPLABY_SIDE - 1;
    return splaby_place(last - place / 8, last - place % 8);
}

static unsigned turn_walls(unsigned tile, int turns)
{
    unsigned walls = tile & CODE_WALLS;
    walls = (walls << turns | walls >> (4 - turns)) & CODE_WALLS;
    return (tile & ~(unsigned)CODE_WALLS) | walls;
}

/* Returns the whole board turned by half a turn, so that it can be drawn like
 * any other. */
static Splaby flip(const Splaby *s)
{
    Splaby out = *s;
    for (int layer = 0; layer < LAYERS; layer++) {
        int to = layer < LAYER_ITEM ? layer ^ 2 : layer;
        out.layer[to] = 0;
        for (int i = 0; i < SPLABY_TILES; i++) {
            int place = splaby_place_of(i);
            uint64_t bit = s->layer[layer] >> place & 1;
            out.layer[to] |= bit << flip_place(place);
        }
    }
    for (int seat = 0; seat < s->players; seat++) {
        out.at[seat] = (uint8_t)flip_place(s->at[seat]);
    }
    out.spare = (uint8_t)turn_walls(s->spare, 2);
    return out;
}

static int put_sign(Canvas *out, int row, int col, Ink ink, Sign sign)
{
    return canvas_put(out, row, col, ink,
                      out->is_ascii ? sign.ascii : sign.unicode);
}

static Ink seat_ink(int seat)
{
    return (Ink)(INK_1 + seat);
}

static bool is_open(unsigned walls, int side)
{
    return (walls >> side & 1) == 0;
}

/* Draws the row of the middle: the arms and the middle, or the item that lies
 * there. */
static void draw_corridors(Canvas *out, int row, int col, Ink ink,
                           unsigned tile)
{
    unsigned walls = tile & CODE_WALLS, item = tile >> LAYER_ITEM;
    if (is_open(walls, WEST)) {
        put_sign(out, row, col, ink, arm);
    }
    if (is_open(walls, EAST)) {
        put_sign(out, row, col + 3, ink, arm);
    }
    if (item) {
        put_sign(out, row, col + 2, INK_ALERT, items[item]);
    } else {
        put_sign(out, row, col + 2, ink, middles[walls]);
    }
}

/* Draws the colour behind the tile or, without colours, a letter at the ends of
 * the arms. */
static void draw_paint(Canvas *out, int row, int col, int seat)
{
    if (out->colours != COLOURS_NONE) {
        canvas_paper(out, row, col, WIDE, seat_ink(seat));
        canvas_paper(out, row + 1, col, WIDE, seat_ink(seat));
    } else {
        canvas_putf(out, row, col, INK_PLAIN, "%c", 'a' + seat);
        canvas_putf(out, row, col + WIDE - 1, INK_PLAIN, "%c", 'a' + seat);
    }
}

/* Draws the edge between a tile and the one above it: open from both sides,
 * from one, or from none. `row` is 0..7; 7 is the lower edge of the board. */
static void draw_boundary(const Splaby *s, int row, int col, Canvas *out)
{
    int open = 0;
    if (row > 0) {
        unsigned upper = splaby_tile(s, splaby_place(row - 1, col));
        open |= is_open(upper, SOUTH);
    }
    if (row < SPLABY_SIDE) {
        unsigned lower = splaby_tile(s, splaby_place(row, col));
        open |= is_open(lower, NORTH) << 1;
    }
    put_sign(out, TOP + HIGH * row - 1, LEFT + WIDE * col + 2,
             col % 2 ? INK_PLAIN : INK_DIM, boundaries[open]);
}

static void draw_board(const Splaby *s, Canvas *out)
{
    for (int i = 0; i < SPLABY_TILES; i++) {
        int row = i / SPLABY_SIDE, col = i % SPLABY_SIDE;
        Spot spot = tile_spot(row, col);
        int place = splaby_place(row, col), colour = splaby_colour(s, place);
        Ink ink = splaby_is_fixed(row, col) ? INK_DIM : INK_PLAIN;
        draw_corridors(out, spot.row, spot.col, ink, splaby_tile(s, place));
        if (colour) {
            draw_paint(out, spot.row, spot.col, colour - 1);
        }
    }
    for (int row = 0; row <= SPLABY_SIDE; row++) {
        for (int col = 0; col < SPLABY_SIDE; col++) {
            draw_boundary(s, row, col, out);
        }
    }
}

/* The first player on a tile is drawn in its middle, the others and the item
 * below. */
static void draw_pawn(const Splaby *s, int seat, Canvas *out)
{
    static const int8_t down[GAME_SEATS] = { 0, 1, 1, 1 },
                        across[GAME_SEATS] = { 2, 3, 4, 0 };
    int place = s->at[seat], before = 0;
    for (int other = 0; other < seat; other++) {
        before += s->at[other] == place;
    }
    Spot spot = tile_spot(place / 8, place % 8);
    canvas_putf(out, spot.row + down[before], spot.col + across[before],
                seat_ink(seat), "%d", seat + 1);
    put_sign(out, spot.row + 1, spot.col + 1, INK_ALERT,
             items[splaby_tile(s, place) >> LAYER_ITEM]);
}

static void draw_frame(const Splaby *s, bool is_flipped, Canvas *out)
{
    for (int i = 0; i < SPLABY_SIDE; i++) {
        int line = is_flipped ? SPLABY_SIDE - 1 - i : i;
        canvas_putf(out, 0, LEFT + WIDE * i + 2, INK_DIM, "%d", line);
        canvas_putf(out, TOP + HIGH * i, LEFT - 4, INK_DIM, "%d", line);
    }
    for (int side = 0; side < 4; side++) {
        for (int line = 1; line < SPLABY_SIDE; line += 2) {
            Spot spot = splaby_slot_spot(side, line, is_flipped);
            bool is_forbidden = splaby_slot(side, line) == s->forbidden;
            put_sign(out, spot.row, spot.col,
                     is_forbidden ? INK_ALERT : INK_BOLD,
                     is_forbidden ? cross : arrows[side ^ 2 * is_flipped]);
        }
    }
}

/* Canvas rows and columns of the panel. */
enum {
    PLAYERS_ROW = 3,
    SPARE_ROW = 9,
    FORBIDDEN_ROW = 13,
    LEGEND_ROW = 15,
    NAME_COL = PANEL + 4,
    SURFACE_COL = PANEL + 11,
    RESERVE_COL = SURFACE_COL + 6,
    ITEM_COL = RESERVE_COL + 12,
};

/* Draws a row of the players' table. */
static void draw_player(const Splaby *s, int seat, Canvas *out)
{
    int row = PLAYERS_ROW + 1 + seat;
    Ink ink = seat_ink(seat);
    if (splaby_to_act(s) == SEATS_ONE(seat)) {
        put_sign(out, row, PANEL, INK_ALERT, arrows[WEST]);
    }
    canvas_putf(out, row, PANEL + 2, ink, "%d", seat + 1);
    canvas_put(out, row, NAME_COL, ink,
               game_seat_name(&splaby_game, seat, out->lang));
    canvas_putf(out, row, SURFACE_COL, INK_PLAIN, "%5d",
                splaby_surface(s, seat));
    canvas_putf(out, row, RESERVE_COL, INK_PLAIN, "%10d", s->reserve[seat]);
    if (s->item[seat] != ITEM_NONE) {
        int at = put_sign(out, row, ITEM_COL, INK_ALERT, items[s->item[seat]]);
        canvas_putf(out, row, at, INK_PLAIN, "%3d", s->item_turns[seat]);
    }
}

static void draw_spare(const Splaby *s, Canvas *out)
{
    int col = canvas_say(out, SPARE_ROW + 1, PANEL, INK_PLAIN, SAY_SPARE) + 3;
    draw_corridors(out, SPARE_ROW + 1, col, INK_BOLD, s->spare);
    if (is_open(s->spare, NORTH)) {
        put_sign(out, SPARE_ROW, col + 2, INK_BOLD, boundaries[3]);
    }
    if (is_open(s->spare, SOUTH)) {
        put_sign(out, SPARE_ROW + 2, col + 2, INK_BOLD, boundaries[3]);
    }
}

static void draw_legend(const Splaby *s, Canvas *out)
{
    int col = PANEL;
    for (int kind = ITEM_BOMB; kind < ITEM_KINDS; kind++) {
        col = put_sign(out, LEGEND_ROW, col, INK_ALERT, items[kind]) + 1;
        col = canvas_put(out, LEGEND_ROW, col, INK_DIM,
                         item_names[kind].in[out->lang]) +
              2;
    }
    if (out->colours != COLOURS_NONE) {
        return;
    }
    col = canvas_say(out, LEGEND_ROW + 1, PANEL, INK_DIM, SAY_PAINT);
    for (int seat = 0; seat < s->players; seat++) {
        col = canvas_putf(out, LEGEND_ROW + 1, col, INK_PLAIN, "  %c=%d",
                          'a' + seat, seat + 1);
    }
}

void splaby_draw(const void *state, const Drawing *how, Canvas *out)
{
    const Splaby *s = state;
    Splaby shown = how->is_flipped ? flip(s) : *s;
    draw_frame(s, how->is_flipped, out);
    draw_board(&shown, out);
    for (int seat = 0; seat < s->players; seat++) {
        draw_pawn(&shown, seat, out);
    }
    if (s->rounds_left) {
        canvas_say(out, 0, PANEL, INK_BOLD, SAY_ROUND,
                   s->rounds - s->rounds_left + 1, s->rounds);
    } else {
        canvas_say(out, 0, PANEL, INK_BOLD, SAY_GAME_OVER);
    }
    if (how->before && how->last) {
        const Splaby *then = how->before;
        Text move = { 0 };
        splaby_write_move(then, then->mover, *how->last, 0, &move);
        canvas_say(out, 1, PANEL, INK_DIM, SAY_LAST_MOVE, then->mover + 1,
                   text_string(&move));
        text_done(&move);
    }
    canvas_say(out, PLAYERS_ROW, SURFACE_COL, INK_DIM, SAY_HEAD_TILES);
    canvas_say(out, PLAYERS_ROW, RESERVE_COL, INK_DIM, SAY_HEAD_RESERVE);
    canvas_say(out, PLAYERS_ROW, ITEM_COL, INK_DIM, SAY_HEAD_ITEM);
    for (int seat = 0; seat < s->players; seat++) {
        draw_player(s, seat, out);
    }
    /* The spare tile, turned as in the move that is being composed. */
    if (how->trial && *how->trial & MOVE_INSERTS) {
        shown.spare =
            (uint8_t)turn_walls(shown.spare, splaby_turns(*how->trial));
    }
    draw_spare(&shown, out);
    if (s->forbidden != SPLABY_NO_SLOT) {
        char name[3];
        splaby_name_slot(s->forbidden, name);
        canvas_say(out, FORBIDDEN_ROW, PANEL, INK_ALERT, SAY_JUST_CAME_OUT,
                   name);
    }
    draw_legend(s, out);
}
