/* layout.h: where the board, three lines below it and the rest go on a terminal
 * of any size. */
#ifndef JOUTE_LAYOUT_H
#define JOUTE_LAYOUT_H

#include "tui/look.h"
#include "tui/view.h"

enum { LAYOUT_ROWS = 24, LAYOUT_COLS = 80 };
enum { LAYOUT_LEAST = 50 }; /* columns; a wider board is shown in two parts */

/* The sheet has these parts, from the top; the numbers below are its rows:
 *
 *     title      if there is room
 *     board      from top on; the list of moves is right of it if there is room
 *     aside      moves that are refused, in rows that nothing else needs
 *     message    what was wrong, or what happened, in as many rows as it needs
 *     status     what is expected, in as many rows as it needs
 *     choices    the list of choices
 *     prompt     what is typed, and the keys */
typedef struct Layout {
    Look look;
    int rows, cols; /* size of the terminal */
    int top, status, choices, prompt;
    int free_rows; /* left between the board and the message */
    bool is_right; /* shows the right part of a board that is too wide */
    bool is_too_small;
    Canvas board, sheet;
} Layout;

/* Leaves this many columns of a wider canvas, its left ones or its right ones.
 * An ellipsis at the edge stands for what a row has lost there. */
void layout_crop(Canvas *canvas, int cols, bool is_right);

/* Begins a page of the terminal's present size with the board in layout->board.
 */
void layout_begin(Layout *layout, const Look *look);

/* Puts the title if there is room. */
void layout_add_title(Layout *layout, const char *title);
/* Puts the last moves beside the board if there is room. */
void layout_add_moves(Layout *layout, const View *view);

/* A line to put; text is NULL or "" if there is nothing to say. */
typedef struct LayoutLine {
    Ink ink;
    const char *text;
} LayoutLine;

/* Separates the parts of a line of news, of which the last is the newest. */
#define LAYOUT_PAUSE " · "

/* Puts the status, and above it the message, wrapped into as many rows as the
 * board leaves. If there is only one row, the message replaces the status. News
 * that are too long lose their oldest parts. Returns how many rows there are
 * for the list of choices, from layout->choices on: list_rows, or one. */
int layout_put_status(Layout *layout, LayoutLine message, LayoutLine status,
                      int list_rows);

/* Puts further information into the rows that are still free below the
 * board. */
void layout_put_aside(Layout *layout, const char *text);

/* Puts as much of a line as fits between two columns, cut at a word. */
void layout_put_cut(Canvas *sheet, int row, int col, int end, LayoutLine line);

/* Puts a line between two columns in as many rows as it needs; returns the row
 * after it. */
int layout_put_wrapped(Canvas *sheet, int row, int col, int end,
                       LayoutLine line);

/* Puts text at the right end of a row. */
void layout_put_right(Layout *layout, int row, Ink ink, const char *text);

/* Shows the layout on the terminal. */
void layout_show(Layout *layout);
/* Shows as much of a sheet as the terminal has room for. */
void layout_show_sheet(Canvas *sheet);

/* How many bytes of text fit into width characters, cut at a space if possible.
 */
size_t layout_fit(const char *text, int width);

/* The number of characters of UTF-8 text. */
int layout_width(const char *text);

#endif
