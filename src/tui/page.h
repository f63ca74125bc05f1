/* page.h: one page of the terminal: a board, three lines below it, and more
 * where there is room. */
#ifndef JOUTE_PAGE_H
#define JOUTE_PAGE_H

#include "tui/look.h"
#include "tui/view.h"

enum { PAGE_ROWS = 24, PAGE_COLS = 80 };

/* The rows, from 0, are those of the sheet:
 *
 *     title      if there is room
 *     board      from top on, the list of moves right of it if there is room
 *     aside      what cannot be chosen, in rows that nothing else takes
 *     message    what was wrong, or what happened, in as many rows as there are
 *     status     what is expected, likewise
 *     choices    the list of choices
 *     prompt     what is typed, and the keys */
typedef struct Page {
    Look look;
    int rows, cols; /* of the terminal */
    int top, status, choices, prompt;
    int free_rows; /* between the board and what page_put_status put */
    bool is_too_small;
    Canvas board, sheet;
} Page;

/* Begins a page for the terminal's present size with what page->board
 * holds. */
void page_begin(Page *page, const Look *look);

/* Fills what a larger terminal has room for: title and last moves. */
void page_add_title(Page *page, const char *title);
/* The moves so far, beside the board where there is room. */
void page_add_moves(Page *page, const View *view);

/* A line to put, in some ink; no text: nothing to say. */
typedef struct PageLine {
    Ink ink;
    const char *text;
} PageLine;

/* Between the parts of a line of news, of which the last is the newest. */
#define PAGE_PAUSE " · "

/* Puts the status and a message over it, wrapped into as many rows as the board
 * leaves. Where it leaves one, the message stands instead of the status. News
 * that are too long lose their oldest parts. Returns how many rows are left
 * below for the list of choices, from page->choices on: those asked for, or
 * one. */
int page_put_status(Page *page, PageLine message, PageLine status,
                    int list_rows);

/* Puts what else is worth knowing into the rows that are left under the
 * board. */
void page_put_aside(Page *page, const char *text);

/* Puts what fits of a line between two columns, cut at a word. */
void page_put_cut(Canvas *sheet, int row, int col, int end, PageLine line);

/* Puts a line from a row and column on, in as many rows as it takes; returns
 * the row after. */
int page_put_wrapped(Canvas *sheet, int row, int col, int end, PageLine line);

/* Puts text at the right end of a row. */
void page_put_right(Page *page, int row, Ink ink, const char *text);

/* Shows it on the terminal. */
void page_show(Page *page);
/* Shows as much of a sheet as the terminal has room for. */
void page_show_sheet(Canvas *sheet);

/* The bytes of text that fit so many characters, cut at a space if possible. */
size_t page_fit(const char *text, int width);

/* Characters of UTF-8 text. */
int page_width(const char *text);

#endif
