/* canvas.c: puts characters into rows and columns, and writes them with the
 * colours and characters that the reader can show. */
#include "base/canvas.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ASCII replacements, in pairs: the character and the one that is shown
 * instead. */
static const char *const look_alikes[] = {
    "─", "-", "━", "-",  "═", "=",  "╌", "-",  "╍", "-", "│", "|", "┃", "|",
    "║", "|", "╎", ":",  "┌", "+",  "┐", "+",  "└", "+", "┘", "+", "├", "+",
    "┤", "+", "┬", "+",  "┴", "+",  "┼", "+",  "┏", "#", "┓", "#", "┗", "#",
    "┛", "#", "╔", "#",  "╗", "#",  "╚", "#",  "╝", "#", "╠", "#", "╣", "#",
    "╦", "#", "╩", "#",  "╬", "#",  "╨", "|",  "╥", "|", "¬", "P", "·", ".",
    "●", "@", "○", "O",  "◆", "*",  "♔", "K",  "♜", "H", "☻", "T", "▮", "#",
    "▯", ".", "▒", "%",  "█", "#",  "▲", "^",  "▼", "v", "◀", "<", "▶", ">",
    "✕", "x", "×", "x",  "→", ">",  "←", "<",  "↑", "^", "↓", "v", "↗", "/",
    "↙", "/", "↘", "\\", "↖", "\\", "›", ">",  "…", ".", "’", "'", "−", "-",
    "–", "-", "²", "^",  "«", "\"", "»", "\"", "à", "a", "â", "a", "ç", "c",
    "é", "e", "è", "e",  "ê", "e",  "ë", "e",  "î", "i", "ï", "i", "ô", "o",
    "ù", "u", "û", "u",  "ü", "u",  "À", "A",  "Ç", "C", "É", "E", "È", "E",
    "Ê", "E", "Ô", "O",  "±", "~",  "≥", ">",  "≤", "<", "↔", "-", "œ", "o",
    "▌", "_",
};

/* Decodes one character and moves *text past it. Control characters and invalid
 * UTF-8 become '?'. */
static uint32_t next_rune(const char **text)
{
    const unsigned char *s = (const unsigned char *)*text;
    int more = s[0] < 0x80 ? 0 : s[0] >= 0xf0 ? 3 : s[0] >= 0xe0 ? 2 : 1;
    uint32_t rune = more ? s[0] & (0x3fu >> more) : s[0];
    int i = 1;
    for (; i <= more && (s[i] & 0xc0) == 0x80; i++) {
        rune = rune << 6 | (s[i] & 0x3fu);
    }
    *text += i;
    bool is_control = rune < 0x20 || (rune >= 0x7f && rune < 0xa0);
    return is_control || i <= more ? '?' : rune;
}

static uint32_t ascii_rune(uint32_t rune)
{
    if (rune < 0x80) {
        return rune;
    }
    int count = (int)(sizeof look_alikes / sizeof *look_alikes);
    for (int i = 0; i < count; i += 2) {
        const char *sign = look_alikes[i];
        if (next_rune(&sign) == rune) {
            return (unsigned char)look_alikes[i + 1][0];
        }
    }
    return '?';
}

void canvas_fold(const char *text, Text *out)
{
    while (*text) {
        if ((unsigned char)*text < 0x80) {
            text_add_char(out, *text++);
        } else {
            text_add_char(out, (char)ascii_rune(next_rune(&text)));
        }
    }
}

void canvas_init(Canvas *canvas, Lang lang, bool is_ascii, Colours colours)
{
    memset(canvas, 0, sizeof *canvas);
    canvas->lang = lang;
    canvas->is_ascii = is_ascii;
    canvas->colours = colours;
}

/* The cell, or NULL if it is off the page. Enlarges the part in use. */
static CanvasCell *cell_at(Canvas *canvas, int row, int col)
{
    if (row < 0 || row >= CANVAS_ROWS || col < 0 || col >= CANVAS_COLS) {
        return NULL;
    }
    canvas->rows = row >= canvas->rows ? row + 1 : canvas->rows;
    canvas->cols = col >= canvas->cols ? col + 1 : canvas->cols;
    return &canvas->cell[row][col];
}

int canvas_put(Canvas *canvas, int row, int col, Ink ink, const char *text)
{
    while (*text) {
        uint32_t rune = next_rune(&text);
        CanvasCell *cell = cell_at(canvas, row, col++);
        if (cell) {
            cell->rune = canvas->is_ascii ? ascii_rune(rune) : rune;
            cell->ink = (uint8_t)ink;
        }
    }
    return col;
}

int canvas_putf(Canvas *canvas, int row, int col, Ink ink, const char *format,
                ...)
{
    char text[4 * CANVAS_COLS];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return canvas_put(canvas, row, col, ink, text);
}

int canvas_say(Canvas *canvas, int row, int col, Ink ink, const char *en,
               const char *fr, ...)
{
    Text text = { 0 };
    va_list args;
    va_start(args, fr);
    text_say_args(&text, canvas->lang, en, fr, args);
    va_end(args);
    int end = canvas_put(canvas, row, col, ink, text_string(&text));
    text_done(&text);
    return end;
}

void canvas_paper(Canvas *canvas, int row, int col, int width, Ink paper)
{
    for (int i = 0; i < width; i++) {
        CanvasCell *cell = cell_at(canvas, row, col + i);
        if (cell) {
            cell->paper = (uint8_t)paper;
        }
    }
}

/* The colour codes of each Ink: { of 16 colours, of 256 colours }. */
static const uint8_t ink_codes[][2] = {
    [INK_ALERT] = { 3, 214 }, [INK_1] = { 4, 33 },  [INK_2] = { 1, 202 },
    [INK_3] = { 2, 36 },      [INK_4] = { 5, 175 },
};

static void write_style(const Canvas *canvas, const CanvasCell *cell, Text *out)
{
    int column = canvas->colours == COLOURS_256;
    text_add(out, "\x1b[0");
    if (cell->ink == INK_DIM) {
        text_add(out, ";2");
    } else if (cell->ink == INK_BOLD || cell->paper) {
        text_add(out, ";1");
    }
    if (cell->ink >= INK_ALERT && !cell->paper) {
        text_addf(out, column ? ";38;5;%d" : ";%d",
                  ink_codes[cell->ink][column] + (column ? 0 : 30));
    }
    if (cell->paper) {
        text_addf(out, column ? ";38;5;231;48;5;%d" : ";97;%d",
                  ink_codes[cell->paper][column] + (column ? 0 : 40));
    }
    text_add_char(out, 'm');
}

static bool is_blank(const CanvasCell *cell)
{
    return (cell->rune == 0 || cell->rune == ' ') && !cell->paper;
}

/* Writes a style only where it changes. */
void canvas_write(const Canvas *canvas, Text *out)
{
    for (int row = 0; row < canvas->rows; row++) {
        const CanvasCell *cell = canvas->cell[row];
        int end = canvas->cols;
        while (end > 0 && is_blank(&cell[end - 1])) {
            end--;
        }
        CanvasCell style = { 0 };
        for (int col = 0; col < end; col++) {
            const CanvasCell *c = &cell[col];
            bool is_new = c->ink != style.ink || c->paper != style.paper;
            if (is_new && canvas->colours != COLOURS_NONE) {
                write_style(canvas, c, out);
                style = *c;
            }
            text_add_rune(out, c->rune ? c->rune : ' ');
        }
        if (style.ink || style.paper) {
            text_add(out, "\x1b[0m");
        }
        text_add_char(out, '\n');
    }
}
