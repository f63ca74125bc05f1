/* draw.c: the board of moulin as text. */
#include "base/canvas.h"
#include "games/moulin/internal.h"
#include "games/moulin/words.h"

enum {
    TOP = 1,  /* the canvas row of board row 1 */
    LEFT = 6, /* the canvas column of board column 1 */
    DOWN = 2, /* the canvas rows and columns from one board line to the next */
    ACROSS = 4,
    PANEL = 36,
};

static const char *const signs[2] = { "●", "○" };

/* Where a line of the board, 0 to 6, is drawn. */
static int line_at(int line, bool is_flipped)
{
    return is_flipped ? 6 - line : line;
}

int moulin_row_of(int point, bool is_flipped)
{
    return TOP + DOWN * line_at(moulin_names[point][0] - '1', is_flipped);
}

int moulin_col_of(int point, bool is_flipped)
{
    return LEFT + ACROSS * line_at(moulin_names[point][1] - '1', is_flipped);
}

/* Draws a line from a to b, which is to the right of it or below; draws nothing
 * if b lies the other way. */
static void draw_line(Canvas *out, int a, int b, bool is_mill, bool is_flipped)
{
    Ink ink = is_mill ? INK_ALERT : INK_DIM;
    int top = moulin_row_of(a, is_flipped), left = moulin_col_of(a, is_flipped);
    int right = moulin_col_of(b, is_flipped);
    int bottom = moulin_row_of(b, is_flipped);
    for (int col = left + 1; col < right; col++) {
        canvas_put(out, top, col, ink, is_mill ? "━" : "─");
    }
    for (int row = top + 1; row < bottom; row++) {
        canvas_put(out, row, left, ink, is_mill ? "┃" : "│");
    }
}

static bool is_same_line(int a, int b)
{
    return moulin_names[a][0] == moulin_names[b][0] ||
           moulin_names[a][1] == moulin_names[b][1];
}

/* The pieces in the mills that the last move closed. */
static uint32_t last_mills(const Moulin *s, const Drawing *how)
{
    if (!how->last) {
        return 0;
    }
    int to = moulin_to(*how->last);
    uint32_t men = s->men[0] >> to & 1 ? s->men[0] : s->men[1];
    uint32_t in_mills = men & points_closing(men);
    return in_mills >> to & 1 ? in_mills : 0;
}

static void draw_points(const Moulin *s, const Drawing *how, Canvas *out)
{
    for (int i = 0; i < MOULIN_POINTS; i++) {
        int row = moulin_row_of(i, how->is_flipped);
        int col = moulin_col_of(i, how->is_flipped);
        if (s->men[0] >> i & 1) {
            canvas_put(out, row, col, INK_1, signs[0]);
        } else if (s->men[1] >> i & 1) {
            canvas_put(out, row, col, INK_2, signs[1]);
        } else {
            canvas_put(out, row, col, INK_PLAIN, "·");
        }
    }
    if (how->last) {
        int to = moulin_to(*how->last), gone = moulin_removed(*how->last);
        int row = moulin_row_of(to, how->is_flipped);
        int col = moulin_col_of(to, how->is_flipped);
        canvas_put(out, row, col - 1, INK_ALERT, "[");
        canvas_put(out, row, col + 1, INK_ALERT, "]");
        if (gone != MOULIN_NO_POINT) {
            canvas_put(out, moulin_row_of(gone, how->is_flipped),
                       moulin_col_of(gone, how->is_flipped), INK_ALERT, "✕");
        }
    }
}

static void draw_player(const Moulin *s, int player, int row, Canvas *out)
{
    int at = canvas_putf(out, row, PANEL, player == 0 ? INK_1 : INK_2, "%s %s",
                         signs[player],
                         game_seat_name(&moulin_game, player, out->lang));
    if (moulin_may_fly(s, player) && !s->end) {
        canvas_say(out, row, at + 2, INK_ALERT, SAY_FLYING);
    }
    canvas_say(out, row + 1, PANEL + 2, INK_PLAIN, SAY_PIECES, s->hand[player],
               __builtin_popcount(s->men[player]));
}

void moulin_draw(const void *state, const Drawing *how, Canvas *out)
{
    const Moulin *s = state;
    bool is_algebraic = how->notation == NOTATION_ALGEBRAIC;
    for (int i = 0; i < 7; i++) {
        int line = line_at(i, how->is_flipped);
        canvas_putf(out, 0, LEFT + ACROSS * i, INK_DIM, "%c",
                    (is_algebraic ? 'a' : '1') + line);
        canvas_putf(out, TOP + DOWN * i, 2, INK_DIM, "%d",
                    is_algebraic ? 7 - line : line + 1);
    }
    /* Lines between neighbours; those of a mill that was just closed are
     * marked. */
    uint32_t mills = last_mills(s, how);
    int to = how->last ? moulin_to(*how->last) : 0;
    for (int a = 0; a < MOULIN_POINTS; a++) {
        for (uint32_t left = points_beside(POINT(a)); left; left &= left - 1) {
            int b = __builtin_ctz(left);
            bool is_mill = (mills >> a & 1) && (mills >> b & 1) &&
                           is_same_line(a, to) && is_same_line(b, to) &&
                           is_same_line(a, b);
            draw_line(out, a, b, is_mill, how->is_flipped);
        }
    }
    draw_points(s, how, out);
    draw_player(s, 0, 1, out);
    draw_player(s, 1, 4, out);
    if (s->quiet > 0) {
        int at = canvas_say(out, 7, PANEL, INK_DIM, SAY_QUIET_COUNT,
                            (unsigned)s->quiet);
        if (s->quiet_plies) {
            canvas_putf(out, 7, at, INK_DIM, " / %d", s->quiet_plies);
        }
    }
}
