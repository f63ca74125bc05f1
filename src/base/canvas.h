/* canvas.h: a page of styled characters, on which games draw their boards and
 * which a terminal, a file or a test then shows. */
#ifndef JOUTE_CANVAS_H
#define JOUTE_CANVAS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"
#include "joute/lang.h"

enum { CANVAS_ROWS = 60, CANVAS_COLS = 160 };

/* How a character looks. INK_1..INK_4 are the players' colours, told apart by
 * the colour-blind too (Okabe-Ito). */
typedef enum Ink {
    INK_PLAIN,
    INK_DIM,
    INK_BOLD,
    INK_ALERT, /* what asks for attention: the last move, a warning */
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

typedef struct CanvasCell {
    uint32_t rune;
    uint8_t ink;
    uint8_t paper; /* 0, or the Ink whose colour is behind the character */
} CanvasCell;

typedef struct Canvas {
    Lang lang;
    bool is_ascii;
    Colours colours; /* with COLOURS_NONE, shapes must say everything */
    int rows, cols;  /* the part in use grows with what is put */
    CanvasCell cell[CANVAS_ROWS][CANVAS_COLS];
} Canvas;

/* Appends text with an ASCII look-alike for every other character. */
void canvas_fold(const char *text, Text *out);

/* An empty page. */
void canvas_init(Canvas *canvas, Lang lang, bool is_ascii, Colours colours);

/* Puts UTF-8 text of single-width characters at row, col, from 0; what falls
 * off the page is lost. On an ASCII page box drawing, accents and the board
 * signs of canvas.c are replaced by look-alikes. Returns the column after. */
int canvas_put(Canvas *canvas, int row, int col, Ink ink, const char *text);
/* The same from a format; returns the column behind it. */
int canvas_putf(Canvas *canvas, int row, int col, Ink ink, const char *format,
                ...) __attribute__((format(printf, 5, 6)));
/* The one of two texts that is in the canvas's language. */
int canvas_say(Canvas *canvas, int row, int col, Ink ink, const char *en,
               const char *fr, ...)
    __attribute__((format(printf, 5, 7), format(printf, 6, 7)));

/* Colours the background of a run of cells. */
void canvas_paper(Canvas *canvas, int row, int col, int width, Ink paper);

/* Appends the page as lines without trailing spaces, with the escape
 * sequences for its colours. */
void canvas_write(const Canvas *canvas, Text *out);

#endif
