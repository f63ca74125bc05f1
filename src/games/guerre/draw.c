/* draw.c: the board of guerre as text, with the players' zones beside it. */
#include "base/canvas.h"
#include "games/guerre/internal.h"
#include "games/guerre/words.h"

enum {
    TOP = 2, /* the canvas row of the far rear; the status is above it */
    LEFT = 1,
    WIDTH = 12, /* the width of a position with its border */
    HEIGHT = 3,
    FRONT = TOP + 2 * HEIGHT, /* the line between the players */
    PANEL = 40,
    VALUES = 10, /* the width of a name in the panel */
};

/* What the drawing of a position needs to know. */
typedef struct Board {
    const Guerre *s;
    int near;    /* the player whose side is drawn at the bottom */
    Set last[2]; /* positions of the last move, by player */
    Canvas *out;
} Board;

static Ink player_ink(int player)
{
    return player == 0 ? INK_1 : INK_2;
}

int guerre_near(const Drawing *how)
{
    return how->viewer == 1 ? 1 : 0;
}

static int row_of(int near, int player, Place place)
{
    bool is_rear = place > F3;
    return player == near ? FRONT + 1 + HEIGHT * is_rear
                          : FRONT - HEIGHT - HEIGHT * is_rear;
}

/* F1 of a player is opposite F3 of the opponent. */
static int col_of(int near, int player, Place place)
{
    int column = (int)place % REAR;
    return LEFT + (WIDTH + 1) * (player == near ? column : 2 - column);
}

Spot guerre_spot(int near, int player, Place place)
{
    return (Spot){ row_of(near, player, place) + 1,
                   col_of(near, player, place) + 1, WIDTH - 2 };
}

/* The corners, the horizontal and the vertical line of a border. */
typedef struct Border {
    const char *corner[4], *across, *down;
} Border;

static const Border borders[] = {
    { { "┌", "┐", "└", "┘" }, "╌", "╎" }, /* empty */
    { { "┌", "┐", "└", "┘" }, "─", "│" }, /* upright */
    { { "╔", "╗", "╚", "╝" }, "═", "║" }, /* turned */
};

/* Draws "S 5 2/1 -1": a Soldier with attack 5, defence 2 upright and 1 turned,
 * and 1 damage. */
static void draw_unit(const Board *b, int player, unsigned cell, Spot spot)
{
    int row = spot.row;
    Kind kind = cell_kind(cell);
    const uint8_t *defence = guerre_defences[player][kind];
    bool is_turned = (cell & CELL_TURNED) != 0;
    int at = canvas_putf(b->out, row, spot.col, player_ink(player), "%c",
                         guerre_letters[kind]);
    at = canvas_putf(b->out, row, at, INK_PLAIN, " %d ",
                     guerre_attack_value(b->s, player, kind));
    at = canvas_putf(b->out, row, at, is_turned ? INK_DIM : INK_BOLD, "%d",
                     defence[0]);
    at = canvas_put(b->out, row, at, INK_PLAIN, "/");
    at = canvas_putf(b->out, row, at, is_turned ? INK_BOLD : INK_DIM, "%d",
                     defence[1]);
    if (cell_damage(cell) > 0) {
        canvas_putf(b->out, row, at, INK_ALERT, " -%d", cell_damage(cell));
    }
}

static void draw_place(const Board *b, int player, Place place)
{
    unsigned cell = field_cell(b->s->side[player].field, place);
    int row = row_of(b->near, player, place);
    int col = col_of(b->near, player, place);
    bool is_last = b->last[player] >> place & 1;
    Ink ink = is_last ? INK_ALERT : cell ? player_ink(player) : INK_DIM;
    const Border *border = &borders[!cell ? 0 : cell & CELL_TURNED ? 2 : 1];
    for (int i = 1; i < WIDTH - 1; i++) {
        canvas_put(b->out, row, col + i, ink, border->across);
        canvas_put(b->out, row + 2, col + i, ink, border->across);
    }
    canvas_put(b->out, row + 1, col, ink, border->down);
    canvas_put(b->out, row + 1, col + WIDTH - 1, ink, border->down);
    for (int i = 0; i < 4; i++) {
        canvas_put(b->out, row + 2 * (i / 2), col + (WIDTH - 1) * (i % 2), ink,
                   border->corner[i]);
    }
    canvas_putf(b->out, row, col + 1, ink, is_last ? "[%s]" : "%s",
                guerre_places[place]);
    if (cell) {
        draw_unit(b, player, cell, guerre_spot(b->near, player, place));
    }
    /* Marks the attacker with an arrow and the target with a word. */
    const Guerre *s = b->s;
    if (player == s->active && place == s->from) {
        canvas_put(b->out, row, col + WIDTH - 2, INK_ALERT,
                   player == b->near ? "▲" : "▼");
    } else if (player != s->active && place == s->to) {
        canvas_say(b->out, row, col + 5, INK_ALERT, SAY_TARGET);
    }
}

/* Draws "S2 G1*", with a star for each kind in the set. */
static void draw_counts(Canvas *out, int row, Counts counts, Set starred)
{
    int col = PANEL + VALUES;
    if (!counts) {
        canvas_put(out, row, col, INK_DIM, "-");
    }
    for (Kind kind = KING; kind < KIND_COUNT; kind++) {
        if (counts_of(counts, kind) > 0) {
            col = canvas_putf(out, row, col, INK_PLAIN, "%c%d",
                              guerre_letters[kind], counts_of(counts, kind));
            col = canvas_put(out, row, col, INK_ALERT,
                             starred >> kind & 1 ? "* " : " ");
        }
    }
}

static void draw_hand(const Board *b, int player, int row)
{
    const Guerre *s = b->s;
    bool is_hidden = s->hidden >> player & 1;
    int col = PANEL + VALUES;
    canvas_say(b->out, row, PANEL, INK_DIM, SAY_HAND);
    for (int i = 0; i < s->hand_size[player]; i++) {
        Kind kind = is_hidden ? NO_KIND : guerre_pick(s->side[player].hand, i);
        col = is_hidden ? canvas_put(b->out, row, col, INK_DIM, "▒ ")
                        : canvas_putf(b->out, row, col, player_ink(player),
                                      "%c ", guerre_letters[kind]);
    }
    col = canvas_putf(b->out, row, col, INK_DIM, "= %d", s->hand_size[player]);
    if (player == s->active && s->bonus > 0) {
        canvas_say(b->out, row, col + 2, INK_ALERT, SAY_BONUS_NOW, s->bonus);
    }
}

/* Draws the reserve; the unit on the left leaves first. */
static void draw_reserve(const Board *b, int player, int row)
{
    enum { SHOWN = 12 };
    int size = b->s->reserve_size[player], col = PANEL + VALUES;
    canvas_say(b->out, row, PANEL, INK_DIM, SAY_RESERVE);
    if (size == 0) {
        canvas_put(b->out, row, col, INK_DIM, "-");
    }
    for (int i = 0; i < size && i < SHOWN; i++) {
        col = canvas_put(b->out, row, col, INK_DIM, i > 0 ? "›" : "");
        col = canvas_putf(b->out, row, col, player_ink(player), "%c",
                          guerre_letters[reserve_at(&b->s->side[player], i)]);
    }
    if (size > SHOWN) {
        canvas_putf(b->out, row, col, INK_DIM, "… +%d", size - SHOWN);
    }
}

/* Returns the kinds in which a player has more citizens, in the advanced
 * game. */
static Set led_kinds(const Guerre *s, int player)
{
    return s->level == ADVANCED ? guerre_led_kinds(s, player) : 0;
}

static void draw_panel(const Board *b, int player, int row)
{
    const Side *side = &b->s->side[player];
    Set led = led_kinds(b->s, player);
    const Guerre *s = b->s;
    bool is_to_act = seats_has(s->to_act, (Seat)player);
    int col = canvas_say(b->out, row, PANEL, player_ink(player), SAY_TITLE,
                         game_seat_name(&guerre_game, player, b->out->lang),
                         is_to_act ? " ◀" : "  ");
    col = canvas_say(b->out, row, col + 1, INK_PLAIN, SAY_COUNTS,
                     guerre_pile_size(s, player),
                     counts_sum(guerre_citizens(s, player)));
    if (s->level == ADVANCED) {
        canvas_putf(b->out, row, col, INK_PLAIN, " (%d*/%d)",
                    set_size(led_kinds(s, player)), MAJORITY);
    }
    draw_hand(b, player, row + 1);
    draw_reserve(b, player, row + 2);
    canvas_say(b->out, row + 3, PANEL, INK_DIM, SAY_KINGDOM);
    draw_counts(b->out, row + 3, side->kingdom, led);
    canvas_say(b->out, row + 4, PANEL, INK_DIM, SAY_CAPTIVES);
    draw_counts(b->out, row + 4, side->captured, led);
    canvas_say(b->out, row + 5, PANEL, INK_DIM, SAY_GRAVEYARD);
    draw_counts(b->out, row + 5, side->graveyard, 0);
}

void guerre_draw(const void *state, const Drawing *how, Canvas *out)
{
    int near = guerre_near(how);
    Board board = { .s = state, .near = near, .out = out };
    /* Finds the positions to mark: where a unit was put, or who attacked
     * whom. */
    bool has_last = how->last && how->before;
    Seat seat = has_last ? seats_first(guerre_to_act(how->before)) : 2;
    Move move = has_last ? *how->last : MOVE_NONE;
    if (seat < 2 && move_deed(move) == DEED_PUT && move_to(move) <= A3) {
        board.last[seat] = (Set)SET(move_to(move));
    } else if (seat < 2 && move_deed(move) == DEED_ATTACK) {
        board.last[seat] = (Set)SET(move_from(move));
        board.last[1 - seat] = (Set)SET(move_to(move));
    }
    guerre_draw_status(state, out);
    for (int player = 0; player < 2; player++) {
        for (Place place = F1; place <= A3; place++) {
            draw_place(&board, player, place);
        }
    }
    for (int col = LEFT; col < LEFT + 3 * WIDTH + 2; col++) {
        canvas_put(out, FRONT, col, INK_DIM, "╍");
    }
    draw_panel(&board, 1 - near, TOP);
    draw_panel(&board, near, FRONT + 1);
    int row = FRONT + 1 + 2 * HEIGHT;
    canvas_say(out, row, LEFT, INK_DIM, SAY_LEGEND_NUMBERS);
    int col = canvas_say(out, row + 1, LEFT, INK_DIM, SAY_LEGEND_KINDS);
    if (board.s->level == ADVANCED) {
        canvas_say(out, row + 1, col, INK_DIM, SAY_LEGEND_MORE);
        canvas_say(out, FRONT, PANEL, INK_DIM, SAY_LEGEND_STAR);
    }
}
