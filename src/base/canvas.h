/* canvas.h: a page of styled characters. Games draw their boards on it, and a
 * terminal, a file or a test shows it. */
#ifndef JOUTE_CANVAS_H
#define JOUTE_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "joute/lang.h"

enum { CANVAS_ROWS = 60, CANVAS_COLS = 160 };

/* How a character looks. INK_1 to INK_4 are the players' colours; people who
 * are colour-blind can tell them apart too (Okabe and Ito). */
typedef enum Ink {
    INK_PLAIN,
    INK_DIM,
    INK_BOLD,
    INK_ALERT, /* the last move, or a warning */
    INK_1,
    INK_2,
    INK_3,
    INK_4,
} Ink;

typedef enum Colours {
    COLOURS_NONE,
    COLOURS_16,
    COLOURS_256,
} Colours;

/* One character of the page; rune is 0 where nothing was put. */
typedef struct CanvasCell {
    uint32_t rune;
    uint8_t ink;
    uint8_t paper; /* 0, or the Ink that colours the background */
} CanvasCell;

/* A page. Cells outside rows and cols are blank. */
typedef struct Canvas {
    Lang lang;
    bool is_ascii;
    Colours colours; /* COLOURS_NONE: shapes alone show everything */
    int rows, cols;  /* the part in use, which grows as text is put */
    CanvasCell cell[CANVAS_ROWS][CANVAS_COLS];
} Canvas;

/* Appends text in ASCII: every other character becomes a look-alike. */
void canvas_fold(const char *text, Text *out);

/* Makes an empty page. */
void canvas_init(Canvas *canvas, Lang lang, bool is_ascii, Colours colours);

/* Puts UTF-8 text of single-width characters at row and col, counted from 0,
 * and returns the column after it. Text off the page is not shown. On an ASCII
 * page, look_alikes in canvas.c replace other characters. */
int canvas_put(Canvas *canvas, int row, int col, Ink ink, const char *text);
/* Does what canvas_put does, with a format. */
int canvas_putf(Canvas *canvas, int row, int col, Ink ink, const char *format,
                ...) __attribute__((format(printf, 5, 6)));
/* Does what canvas_put does, with the format for the canvas's language. */
int canvas_say(Canvas *canvas, int row, int col, Ink ink, const char *en,
               const char *fr, ...)
    __attribute__((format(printf, 5, 7), format(printf, 6, 7)));

/* Colours the background of width cells. */
void canvas_paper(Canvas *canvas, int row, int col, int width, Ink paper);

/* Appends the page as lines without trailing spaces, with the escape sequences
 * for its colours. */
void canvas_write(const Canvas *canvas, Text *out);

#endif
