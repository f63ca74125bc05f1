/* layout.c: arranges board, list of moves, messages and prompt on a terminal of
 * any size.
 *
 * The last three rows are fixed: status, choices, prompt. The rows between the
 * board and them are given out in this order: to a message, whole if it is an
 * error; to the words of the choices; to a longer status; to news; and the rest
 * to the moves that are refused. With 24 rows and a large board there may be
 * none. */
#include "tui/layout.h"

#include <stdio.h>
#include <string.h>

#include "tui/screen.h"

int layout_width(const char *text)
{
    int width = 0;
    for (; *text; text++) {
        width += ((unsigned char)*text & 0xc0) != 0x80;
    }
    return width;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* True if some cells of a row are not blank. */
static bool has_ink(const CanvasCell *cell, int count)
{
    for (int i = 0; i < count; i++) {
        if (cell[i].paper || (cell[i].rune && cell[i].rune != ' ')) {
            return true;
        }
    }
    return false;
}

void layout_crop(Canvas *canvas, int cols, bool is_right)
{
    int lost = canvas->cols - cols;
    for (int row = 0; lost > 0 && row < canvas->rows; row++) {
        CanvasCell *cell = canvas->cell[row];
        /* The cell under the ellipsis is lost too. */
        bool is_cut = is_right ? has_ink(cell, lost + 1)
                               : has_ink(cell + cols - 1, lost + 1);
        if (is_right) {
            memmove(cell, cell + lost, (size_t)cols * sizeof *cell);
        }
        memset(cell + cols, 0, (size_t)(CANVAS_COLS - cols) * sizeof *cell);
        if (is_cut) {
            canvas_put(canvas, row, is_right ? 0 : cols - 1, INK_DIM, "…");
        }
    }
    canvas->cols = smaller(canvas->cols, cols);
}

void layout_begin(Layout *layout, const Look *look)
{
    layout->look = *look;
    screen_size(&layout->rows, &layout->cols);
    look_canvas(look, &layout->sheet);
    const Canvas *board = &layout->board;
    Canvas *sheet = &layout->sheet;
    layout->is_too_small = layout->rows < board->rows + 3 ||
                           layout->cols < smaller(board->cols, LAYOUT_LEAST);
    layout->top =
        layout->rows >= larger(LAYOUT_ROWS, board->rows + 3) + 2 ? 2 : 0;
    int end = smaller(layout->rows,
                      layout->top + larger(LAYOUT_ROWS, board->rows + 4));
    end = smaller(end, CANVAS_ROWS);
    layout->prompt = end - 1;
    layout->choices = end - 2;
    layout->status = end - 3;
    if (!layout->is_too_small) {
        int rows = smaller(board->rows, CANVAS_ROWS - layout->top);
        Canvas shown = *board;
        layout_crop(&shown, layout->cols, layout->is_right);
        for (int row = 0; row < rows; row++) {
            memcpy(sheet->cell[layout->top + row], shown.cell[row],
                   sizeof shown.cell[row]);
        }
        sheet->rows = layout->top + rows;
        sheet->cols = shown.cols;
    }
}

void layout_add_title(Layout *layout, const char *title)
{
    if (layout->top > 0) {
        layout_put_cut(&layout->sheet, 0, 1, smaller(layout->cols, CANVAS_COLS),
                       (LayoutLine){ INK_BOLD, title });
    }
}

void layout_add_moves(Layout *layout, const View *view)
{
    enum { LIST_COLS = 26 };
    int col = larger(layout->board.cols, 50) + 3;
    int room = layout->status - 1 - layout->top;
    if (layout->is_too_small || layout->cols < col + LIST_COLS || room < 3) {
        return;
    }
    canvas_say(&layout->sheet, layout->top, col, INK_DIM, "Moves", "Coups");
    size_t count = view->play->step_count;
    size_t first = count > (size_t)(room - 1) ? count - (size_t)(room - 1) : 0;
    for (size_t i = first; i < count; i++) {
        Text line = { 0 };
        text_addf(&line, "%3zu ", i + 1);
        view_add_named_step(view, i, layout->look.lang, &line);
        canvas_put(&layout->sheet, layout->top + 1 + (int)(i - first), col,
                   i + 1 == count ? INK_ALERT : INK_PLAIN, text_string(&line));
        text_done(&line);
    }
}

size_t layout_fit(const char *text, int width)
{
    size_t at = 0, space = 0;
    width = larger(width, 1);
    for (int col = 0; text[at] && col <= width; col++) {
        space = text[at] == ' ' ? at : space;
        do {
            at++;
        } while (((unsigned char)text[at] & 0xc0) == 0x80);
    }
    return layout_width(text) <= width ? strlen(text) : space ? space : at - 1;
}

void layout_put_cut(Canvas *sheet, int row, int col, int end, LayoutLine line)
{
    size_t size = layout_fit(line.text, end - col - 1);
    char cut[4 * CANVAS_COLS];
    snprintf(cut, sizeof cut, "%.*s%s", (int)size, line.text,
             line.text[size] ? "…" : "");
    canvas_put(sheet, row, col, line.ink, cut);
}

int layout_put_wrapped(Canvas *sheet, int row, int col, int end,
                       LayoutLine line)
{
    for (const char *text = line.text; *text; row++) {
        char part[4 * CANVAS_COLS];
        size_t size = layout_fit(text, end - col - 1);
        snprintf(part, sizeof part, "%.*s", (int)size, text);
        canvas_put(sheet, row, col, line.ink, part);
        text += size + (text[size] == ' ');
    }
    return row;
}

/* Puts as much of the text into a row as fits, and returns the rest. If this is
 * the last row, "…" marks the cut. */
static const char *put_fitting(Layout *layout, int row, Ink ink,
                               const char *text, bool is_last)
{
    int width = smaller(layout->cols, CANVAS_COLS) - 1;
    size_t size = layout_fit(text, width);
    char line[4 * CANVAS_COLS];
    bool is_cut = text[size] != '\0' && is_last;
    snprintf(line, sizeof line, "%.*s%s", (int)size, text, is_cut ? "…" : "");
    canvas_put(&layout->sheet, row, 0, ink, line);
    return text + size + (text[size] == ' ');
}

/* True if text fits into this many lines. */
static bool fits(const char *text, int width, int lines)
{
    for (int i = 1; i < lines; i++) {
        text += layout_fit(text, width);
        text += *text == ' ';
    }
    return layout_width(text) <= width;
}

/* Puts text into this many rows, the last of them at row. If news do not fit,
 * puts "… · " and their end. */
static void put_rows(Layout *layout, int row, int lines, LayoutLine line)
{
    int width = smaller(layout->cols, CANVAS_COLS) - 1;
    const char *text = line.text, *next;
    Text newest = { 0 };
    text_add(&newest, text);
    while (!fits(text_string(&newest), width, lines) &&
           (next = strstr(text, LAYOUT_PAUSE))) {
        text = next + strlen(LAYOUT_PAUSE);
        text_clear(&newest);
        text_addf(&newest, "…%s%s", LAYOUT_PAUSE, text);
    }
    text = text_string(&newest);
    for (int at = row - lines + 1; at < row; at++) {
        text = put_fitting(layout, at, line.ink, text, false);
    }
    put_fitting(layout, row, line.ink, text, true);
    text_done(&newest);
}

/* The number of rows that the text needs, but at most `most`. */
static int rows_of(const Layout *layout, const char *text, int most)
{
    int width = smaller(layout->cols, CANVAS_COLS) - 1, rows = 1;
    while (rows < most && !fits(text, width, rows)) {
        rows++;
    }
    return rows;
}

int layout_put_status(Layout *layout, LayoutLine message, LayoutLine status,
                      int list_rows)
{
    bool has_message = message.text && message.text[0];
    int left = layout->prompt - (layout->top + layout->board.rows) - 2;
    int message_rows = 0, status_rows = 1, rows = 1;
    if (has_message && left < 1) {
        status = message;
        has_message = false;
    }
    /* An error is never cut, so it gets all its rows first. News first get one
     * row, which is enough for their end; the words of the choices come next.
     */
    int reserved = has_message && message.ink == INK_ALERT
                       ? rows_of(layout, message.text, left)
                       : has_message;
    if (list_rows - 1 <= left - reserved) {
        rows = larger(list_rows, 1);
        left -= rows - 1;
    }
    if (left - reserved > 0) {
        status_rows = rows_of(layout, status.text, 1 + left - reserved);
        left -= status_rows - 1;
    }
    if (has_message) {
        message_rows = rows_of(layout, message.text, left);
        left -= message_rows;
    }
    layout->choices = layout->prompt - rows;
    layout->status = layout->choices - 1;
    layout->free_rows = larger(left, 0);
    if (has_message) {
        put_rows(layout, layout->status - status_rows, message_rows, message);
    }
    put_rows(layout, layout->status, status_rows, status);
    return rows;
}

void layout_put_aside(Layout *layout, const char *text)
{
    int top = layout->top + layout->board.rows;
    int rows = layout->free_rows > 0 && text[0] && !layout->is_too_small
                   ? rows_of(layout, text, layout->free_rows)
                   : 0;
    for (int i = 0; i < rows; i++) {
        text = put_fitting(layout, top + i, INK_DIM, text, i + 1 == rows);
    }
}

void layout_put_right(Layout *layout, int row, Ink ink, const char *text)
{
    int end = smaller(layout->cols, larger(LAYOUT_COLS, layout->board.cols));
    canvas_put(&layout->sheet, row, larger(0, end - layout_width(text)), ink,
               text);
}

void layout_show(Layout *layout)
{
    if (layout->is_too_small) {
        look_canvas(&layout->look, &layout->sheet);
        canvas_say(&layout->sheet, 0, 0, INK_BOLD, "The window is too small.",
                   "La fenêtre est trop petite.");
        canvas_say(&layout->sheet, 1, 0, INK_PLAIN,
                   "It must be at least %d x %d; it is %d x %d.",
                   "Il faut au moins %d x %d ; elle fait %d x %d.",
                   smaller(LAYOUT_LEAST, layout->board.cols),
                   layout->board.rows + 3, layout->cols, layout->rows);
    }
    layout_show_sheet(&layout->sheet);
}

void layout_show_sheet(Canvas *sheet)
{
    Text out = { 0 };
    int rows, cols;
    screen_size(&rows, &cols);
    sheet->rows = smaller(sheet->rows, rows);
    sheet->cols = smaller(sheet->cols, cols);
    canvas_write(sheet, &out);
    screen_show(&out);
    text_done(&out);
}
