/* page.c: where board, list of moves, messages and prompt go on a terminal
 * of any size. */
#include "tui/page.h"

#include <stdio.h>
#include <string.h>

#include "tui/screen.h"

int page_width(const char *text)
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

void page_begin(Page *page, const Look *look)
{
    page->look = *look;
    screen_size(&page->rows, &page->cols);
    look_canvas(look, &page->sheet);
    const Canvas *board = &page->board;
    Canvas *sheet = &page->sheet;
    page->is_too_small = page->rows < board->rows + 3 ||
                         page->cols < smaller(board->cols, PAGE_COLS);
    page->top = page->rows >= larger(PAGE_ROWS, board->rows + 3) + 2 ? 2 : 0;
    int end =
        smaller(page->rows, page->top + larger(PAGE_ROWS, board->rows + 4));
    end = smaller(end, CANVAS_ROWS);
    page->prompt = end - 1;
    page->choices = end - 2;
    page->status = end - 3;
    if (!page->is_too_small) {
        int rows = smaller(board->rows, CANVAS_ROWS - page->top);
        for (int row = 0; row < rows; row++) {
            memcpy(sheet->cell[page->top + row], board->cell[row],
                   sizeof board->cell[row]);
        }
        sheet->rows = page->top + rows;
        sheet->cols = board->cols;
    }
}

void page_add_title(Page *page, const char *title)
{
    if (page->top > 0) {
        page_put_cut(&page->sheet, 0, 1, smaller(page->cols, CANVAS_COLS),
                     (PageLine){ INK_BOLD, title });
    }
}

void page_add_moves(Page *page, const View *view)
{
    enum { LIST_COLS = 26 };
    int col = larger(page->board.cols, 50) + 3;
    int room = page->status - 1 - page->top;
    if (page->is_too_small || page->cols < col + LIST_COLS || room < 3) {
        return;
    }
    canvas_say(&page->sheet, page->top, col, INK_DIM, "Moves", "Coups");
    size_t count = view->match->step_count;
    size_t first = count > (size_t)(room - 1) ? count - (size_t)(room - 1) : 0;
    for (size_t i = first; i < count; i++) {
        Text line = { 0 };
        text_addf(&line, "%3zu ", i + 1);
        view_add_named_step(view, i, page->look.lang, &line);
        canvas_put(&page->sheet, page->top + 1 + (int)(i - first), col,
                   i + 1 == count ? INK_ALERT : INK_PLAIN, text_string(&line));
        text_done(&line);
    }
}

size_t page_fit(const char *text, int width)
{
    size_t at = 0, space = 0;
    width = larger(width, 1);
    for (int col = 0; text[at] && col <= width; col++) {
        space = text[at] == ' ' ? at : space;
        do {
            at++;
        } while (((unsigned char)text[at] & 0xc0) == 0x80);
    }
    return page_width(text) <= width ? strlen(text) : space ? space : at - 1;
}

void page_put_cut(Canvas *sheet, int row, int col, int end, PageLine line)
{
    size_t size = page_fit(line.text, end - col - 1);
    char cut[4 * CANVAS_COLS];
    snprintf(cut, sizeof cut, "%.*s%s", (int)size, line.text,
             line.text[size] ? "…" : "");
    canvas_put(sheet, row, col, line.ink, cut);
}

int page_put_wrapped(Canvas *sheet, int row, int col, int end, PageLine line)
{
    for (const char *text = line.text; *text; row++) {
        char part[4 * CANVAS_COLS];
        size_t size = page_fit(text, end - col - 1);
        snprintf(part, sizeof part, "%.*s", (int)size, text);
        canvas_put(sheet, row, col, line.ink, part);
        text += size + (text[size] == ' ');
    }
    return row;
}

/* Puts what fits of text in a row, "..." after what does not; returns the
 * rest that would go on in the next row. */
static const char *put_fitting(Page *page, int row, Ink ink, const char *text,
                               bool is_last)
{
    int width = smaller(page->cols, CANVAS_COLS) - 1;
    size_t size = page_fit(text, width);
    char line[4 * CANVAS_COLS];
    bool is_cut = text[size] != '\0' && is_last;
    snprintf(line, sizeof line, "%.*s%s", (int)size, text, is_cut ? "…" : "");
    canvas_put(&page->sheet, row, 0, ink, line);
    return text + size + (text[size] == ' ');
}

static bool fits(const char *text, int width, int lines)
{
    for (int i = 1; i < lines; i++) {
        text += page_fit(text, width);
        text += *text == ' ';
    }
    return page_width(text) <= width;
}

/* Puts text in as many rows, the last of them at row; of news that do not fit,
 * "… · " and the newest. */
static void put_rows(Page *page, int row, int lines, PageLine line)
{
    int width = smaller(page->cols, CANVAS_COLS) - 1;
    const char *text = line.text, *next;
    Text newest = { 0 };
    text_add(&newest, text);
    while (!fits(text_string(&newest), width, lines) &&
           (next = strstr(text, PAGE_PAUSE))) {
        text = next + strlen(PAGE_PAUSE);
        text_clear(&newest);
        text_addf(&newest, "…%s%s", PAGE_PAUSE, text);
    }
    text = text_string(&newest);
    for (int at = row - lines + 1; at < row; at++) {
        text = put_fitting(page, at, line.ink, text, false);
    }
    put_fitting(page, row, line.ink, text, true);
    text_done(&newest);
}

/* Rows that text takes, at most as many as there are. */
static int rows_of(const Page *page, const char *text, int most)
{
    int width = smaller(page->cols, CANVAS_COLS) - 1, rows = 1;
    while (rows < most && !fits(text, width, rows)) {
        rows++;
    }
    return rows;
}

int page_put_status(Page *page, PageLine message, PageLine status,
                    int list_rows)
{
    bool has_message = message.text && message.text[0];
    int left = page->prompt - (page->top + page->board.rows) - 2;
    int message_rows = 0, status_rows = 1, rows = 1;
    if (has_message && left < 1) {
        status = message;
        has_message = false;
    }
    /* What was wrong is never cut; of news the newest will do, and before them
     * come the words of the choices. */
    int reserved = has_message && message.ink == INK_ALERT
                       ? rows_of(page, message.text, left)
                       : has_message;
    if (list_rows - 1 <= left - reserved) {
        rows = larger(list_rows, 1);
        left -= rows - 1;
    }
    if (left - reserved > 0) {
        status_rows = rows_of(page, status.text, 1 + left - reserved);
        left -= status_rows - 1;
    }
    if (has_message) {
        message_rows = rows_of(page, message.text, left);
        left -= message_rows;
    }
    page->choices = page->prompt - rows;
    page->status = page->choices - 1;
    page->free_rows = larger(left, 0);
    if (has_message) {
        put_rows(page, page->status - status_rows, message_rows, message);
    }
    put_rows(page, page->status, status_rows, status);
    return rows;
}

void page_put_aside(Page *page, const char *text)
{
    int top = page->top + page->board.rows;
    int rows = page->free_rows > 0 && text[0] && !page->is_too_small
                   ? rows_of(page, text, page->free_rows)
                   : 0;
    for (int i = 0; i < rows; i++) {
        text = put_fitting(page, top + i, INK_DIM, text, i + 1 == rows);
    }
}

void page_put_right(Page *page, int row, Ink ink, const char *text)
{
    int end = smaller(page->cols, larger(PAGE_COLS, page->board.cols));
    canvas_put(&page->sheet, row, larger(0, end - page_width(text)), ink, text);
}

void page_show(Page *page)
{
    if (page->is_too_small) {
        look_canvas(&page->look, &page->sheet);
        canvas_say(&page->sheet, 0, 0, INK_BOLD, "The window is too small.",
                   "La fenêtre est trop petite.");
        canvas_say(
            &page->sheet, 1, 0, INK_PLAIN, "%d x %d, please: it is %d x %d.",
            "Il faut %d x %d : elle a %d x %d.",
            larger(PAGE_COLS, page->board.cols),
            larger(PAGE_ROWS, page->board.rows + 3), page->cols, page->rows);
    }
    page_show_sheet(&page->sheet);
}

void page_show_sheet(Canvas *sheet)
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
