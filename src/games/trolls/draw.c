/* draw.c: the board of trolls as text: the path, the stocks and the throws so
 * far. */
#include "base/canvas.h"
#include "games/trolls/internal.h"
#include "games/trolls/words.h"

enum {
    WIDE_MOST = 15, /* a longer path is drawn with one character for each
                       cell */
    WIDE = 4,       /* the canvas columns of a cell */
    EDGE = 80,
    STOCKS_ROW = 4,
    BAR = 13, /* the canvas column and the greatest length of a stock's bar */
    BAR_SIZE = 50,
    CURVE_ROW = 7,
    CURVE_LINES = 14,
    CURVE = 20,
    CURVE_FINE = 27,
};

static const Ink inks[2] = { INK_1, INK_2 };

/* How cells become columns: each group of `shrink` cells takes `pitch`
 * columns. */
typedef struct Scale {
    int left, pitch, shrink;
    int label_every; /* the number of cells from one label to the next */
    int last;        /* the last cell if the path is drawn from right to left,
                        else 0 */
} Scale;

static int column_of(const Scale *scale, int cell)
{
    int at = scale->last ? scale->last - cell : cell;
    return scale->left + at / scale->shrink * scale->pitch;
}

static void draw_labels(const Trolls *s, const Scale *scale, int row,
                        Canvas *out)
{
    for (int cell = 0; cell < s->cells; cell += scale->label_every) {
        canvas_putf(out, row, column_of(scale, cell), INK_DIM, "%d", cell);
    }
}

/* Draws a long path on one line, with numbers under it. */
static void draw_long_path(const Trolls *s, const Drawing *how, Canvas *out)
{
    bool is_whole = s->cells < EDGE - 2;
    int last = s->cells - 1;
    Scale scale = { .left = 1,
                    .pitch = 1,
                    .shrink = is_whole ? 1 : 2,
                    .label_every = is_whole ? 10 : 20,
                    .last = how->is_flipped ? last : 0 };
    for (int cell = 0; cell <= last; cell++) {
        canvas_put(out, 1, column_of(&scale, cell), INK_DIM, "·");
    }
    canvas_put(out, 1, column_of(&scale, last / 2), INK_DIM, "╎");
    canvas_put(out, 1, column_of(&scale, 0), inks[0], "♜");
    canvas_put(out, 1, column_of(&scale, last), inks[1], "♜");
    canvas_put(out, 1, column_of(&scale, s->troll), INK_3, "☻");
    draw_labels(s, &scale, 2, out);
}

/* Draws the frame of one cell. The castles stand out from the path. */
static void draw_frame(const Trolls *s, int cell, const Scale *scale,
                       Canvas *out)
{
    bool is_left = cell == 0, is_right = cell == s->cells - 1;
    Ink ink = is_left ? inks[0] : is_right ? inks[1] : INK_DIM;
    int col = column_of(scale, cell);
    if (is_left || is_right) {
        canvas_put(out, 0, col, ink, "┌───┐");
        canvas_put(out, 1, col, ink, "│ ♜ │");
        canvas_put(out, 2, col, ink, "└───┘");
    } else {
        canvas_put(out, 0, col + 1, ink, "───┬");
        canvas_put(out, 1, col + 1, ink, "   │");
        canvas_put(out, 2, col + 1, ink, "───┴");
    }
    canvas_putf(out, 2, col + (cell < 10 ? 2 : 1), ink, "%d", cell);
}

static void draw_short_path(const Trolls *s, const Drawing *how, Canvas *out)
{
    int last = s->cells - 1;
    Scale scale = { .left = 1,
                    .pitch = WIDE,
                    .shrink = 1,
                    .last = how->is_flipped ? last : 0 };
    /* The castles are drawn last, because they stand over the path. */
    for (int cell = 1; cell < last; cell++) {
        draw_frame(s, cell, &scale, out);
    }
    draw_frame(s, 0, &scale, out);
    draw_frame(s, last, &scale, out);
    canvas_put(out, 1, column_of(&scale, last / 2) + 2, INK_DIM, "╎");
    if (how->before) {
        int cell = ((const Trolls *)how->before)->troll;
        canvas_put(out, 1, column_of(&scale, cell) + 2, INK_DIM, "·");
    }
    bool is_in_castle = s->troll == 0 || s->troll == last;
    canvas_put(out, 1, column_of(&scale, s->troll) + 2 + is_in_castle, INK_3,
               "☻");
}

/* Draws a sign for each stone; if there are too many stones, a sign stands for
 * several. */
static void draw_stock(const Trolls *s, int player, const Drawing *how,
                       Canvas *out)
{
    int row = STOCKS_ROW + player, stock = s->stock[player];
    int size = s->stones < BAR_SIZE ? s->stones : BAR_SIZE;
    int full = (stock * size + s->stones - 1) / s->stones;
    canvas_put(out, row, 1, inks[player],
               game_seat_name(&trolls_game, player, out->lang));
    canvas_putf(out, row, 8, INK_BOLD, "%4d", stock);
    for (int i = 0; i < size; i++) {
        canvas_put(out, row, BAR + i, inks[player], i < full ? "▮" : "▯");
    }
    if (how->viewer == player) {
        canvas_say(out, row, BAR + size + 2, INK_PLAIN, SAY_YOU);
    }
}

static Scale curve_scale(const Trolls *s, const Drawing *how)
{
    int fine = s->cells <= EDGE - CURVE_FINE ? 1 : 2;
    Scale scale = {
        .left = CURVE_FINE, .pitch = 1, .shrink = fine, .label_every = 10 * fine
    };
    if (s->cells <= 20) {
        scale = (Scale){ .left = CURVE,
                         .pitch = s->cells <= 10 ? 2 : 3,
                         .shrink = 1,
                         .label_every = 1 };
    }
    scale.last = how->is_flipped ? s->cells - 1 : 0;
    return scale;
}

/* Draws the troll in the curve, with the number of its cell if several cells
 * share a column. */
static void draw_point(const Trolls *s, const Scale *scale, int row, int cell,
                       Canvas *out)
{
    if (scale->left == CURVE_FINE) {
        canvas_putf(out, row, CURVE, INK_3, "%4d", cell);
    }
    canvas_put(out, row, column_of(scale, s->cells / 2), INK_DIM, "╎");
    canvas_put(out, row, column_of(scale, cell), INK_3, "●");
}

/* Draws as many of the last turns as there is room for: the throws of each and
 * where they left the troll, and the final push. Turn 0 is the start. */
static void draw_curve(const Trolls *s, const Drawing *how, Canvas *out)
{
    Scale scale = curve_scale(s, how);
    bool is_pushed = s->end == END_OUT_OF_STONES && s->stock[0] != s->stock[1];
    int lines = CURVE_LINES - is_pushed;
    int first = s->turns + 1 > lines ? s->turns + 1 - lines : 0;
    int row = CURVE_ROW + 1, cell = trolls_find_start(s);
    canvas_say(out, CURVE_ROW, 1, INK_DIM, SAY_HEAD_TURN);
    canvas_say(out, CURVE_ROW, 8, inks[0], SAY_HEAD_LEFT);
    canvas_say(out, CURVE_ROW, 13, inks[1], SAY_HEAD_RIGHT);
    if (scale.left == CURVE_FINE) {
        canvas_say(out, CURVE_ROW, CURVE, INK_DIM, SAY_HEAD_CELL);
    }
    draw_labels(s, &scale, CURVE_ROW, out);
    for (int turn = 0; turn <= s->turns; turn++) {
        if (turn > 0) {
            const uint16_t *throws = s->throws[turn - 1];
            cell += trolls_step(throws[0], throws[1]);
        }
        if (turn >= first) {
            canvas_putf(out, row, 1, INK_PLAIN, "%7d", turn);
            for (int player = 0; player < 2 && turn > 0; player++) {
                canvas_putf(out, row, 8 + 5 * player, inks[player], "%5d",
                            s->throws[turn - 1][player]);
            }
            draw_point(s, &scale, row++, cell, out);
        }
    }
    if (is_pushed) {
        int player = s->stock[1] > 0;
        canvas_say(out, row, 1, INK_PLAIN, SAY_PUSH_LINE);
        canvas_putf(out, row, 8 + 5 * player, inks[player], "%5d",
                    s->stock[player]);
        draw_point(s, &scale, row, s->troll, out);
    }
}

void trolls_draw(const void *state, const Drawing *how, Canvas *out)
{
    const Trolls *s = state;
    if (s->cells > WIDE_MOST) {
        draw_long_path(s, how, out);
    } else {
        draw_short_path(s, how, out);
    }
    /* The status stands beside a short path and above a long one. */
    int row = s->cells > WIDE_MOST ? 0 : 1; /* the rows from one line to the
                                               next */
    int col = row ? WIDE * s->cells + 4 : 1;
    int end =
        s->end ? canvas_say(out, 0, col, INK_PLAIN, SAY_TURNS_PLAYED, s->turns)
               : canvas_say(out, 0, col, INK_PLAIN, SAY_TURN, s->turns + 1);
    end = canvas_say(out, row, row ? col : end + 3, INK_PLAIN, SAY_TROLL_CELL,
                     s->troll);
    canvas_say(out, 2 * row, row ? col : end + 3, INK_DIM, SAY_MIDDLE,
               s->cells / 2);
    draw_stock(s, 0, how, out);
    draw_stock(s, 1, how, out);
    draw_curve(s, how, out);
}
