/* pager.c: shows a text longer than the screen page by page, and writes the
 * help. */
#include "tui/pager.h"

#include <stdio.h>
#include <string.h>

#include "games/guide.h"
#include "tui/keys.h"
#include "tui/layout.h"
#include "tui/order.h"
#include "tui/screen.h"

static int count_lines(const char *text)
{
    int count = 0;
    for (; *text; text++) {
        count += *text == '\n';
    }
    return count;
}

/* Adds the text with lines that are too wide broken; what follows a break is
 * indented four columns more. */
static void wrap(const char *text, int width, Text *out)
{
    enum { INDENT_MOST = 20 };
    while (*text) {
        Text line = { 0 };
        size_t size = strcspn(text, "\n"), indent = strspn(text, " ");
        text_add_bytes(&line, text, size);
        text += size + (text[size] == '\n');
        indent = indent < INDENT_MOST ? indent + 4 : INDENT_MOST + 4;
        const char *rest = text_string(&line);
        size = layout_fit(rest, width);
        text_add_bytes(out, rest, size);
        for (rest += size; *rest; rest += size) {
            rest += *rest == ' ';
            size = layout_fit(rest, width - (int)indent);
            text_addf(out, "\n%*s%.*s", (int)indent, "", (int)size, rest);
        }
        text_add_char(out, '\n');
        text_done(&line);
    }
}

/* Shows the text from line top on; returns how many lines fit. */
static int show_page(const Look *look, const char *title, const char *text,
                     int top)
{
    Canvas sheet;
    int rows, cols;
    screen_size(&rows, &cols);
    rows = rows < CANVAS_ROWS ? rows : CANVAS_ROWS;
    int room = rows > 5 ? rows - 4 : 1, count = count_lines(text);
    int end = top + room < count ? top + room : count;
    look_canvas(look, &sheet);
    canvas_put(&sheet, 0, 1, INK_BOLD, title);
    for (int i = 0; i < top + room && *text; i++) {
        char line[4 * CANVAS_COLS];
        size_t size = strcspn(text, "\n");
        snprintf(line, sizeof line, "%.*s", (int)size, text);
        if (i >= top) {
            canvas_put(&sheet, 2 + i - top, 1, INK_PLAIN, line);
        }
        text += size + (text[size] == '\n');
    }
    canvas_say(&sheet, rows - 1, 1, INK_ALERT,
               "%d-%d of %d   [arrows, space] scroll   [q] back",
               "%d-%d sur %d   [flèches, espace] défiler   "
               "[q] retour",
               count ? top + 1 : 0, end, count);
    layout_show_sheet(&sheet);
    return room;
}

int pager_show(const Look *look, const char *title, const char *text)
{
    int top = 0;
    for (;;) {
        Text lines = { 0 };
        int rows, cols;
        screen_size(&rows, &cols);
        wrap(text, (cols < CANVAS_COLS ? cols : CANVAS_COLS) - 2, &lines);
        int count = count_lines(text_string(&lines));
        int room = show_page(look, title, text_string(&lines), top);
        text_done(&lines);
        int key = keys_read(-1);
        switch (key) {
        case KEY_NONE: break;
        case KEY_DOWN:
        case 'j': top++; break;
        case KEY_UP:
        case 'k': top--; break;
        case KEY_PAGE_DOWN:
        case KEY_RIGHT: top += room; break;
        case KEY_PAGE_UP:
        case KEY_LEFT: top -= room; break;
        case ' ':
        case KEY_ENTER:
            if (top + room >= count) {
                return key;
            }
            top += room;
            break;
        case KEY_HOME: top = 0; break;
        case KEY_END: top = count; break;
        default: return key;
        }
        top = top > count - room ? count - room : top;
        top = top < 0 ? 0 : top;
    }
}

int pager_show_rules(const Look *look, const Game *game)
{
    Text rules = { 0 };
    guide_add_rules(game, look->lang, &rules);
    int key = pager_show(look, game->title, text_string(&rules));
    text_done(&rules);
    return key == KEY_INTERRUPT || key == KEY_END_OF_INPUT ? key : KEY_NONE;
}

void pager_add_help(const View *view, Lang lang, Text *out)
{
    text_say(out, lang, "KEYS\n\n", "TOUCHES\n\n");
    text_say(out, lang,
             "  arrows, Tab    go from choice to choice\n"
             "  Enter          pick the choice; play when the "
             "move is complete\n"
             "  Backspace, Esc go back one choice\n"
             "  or type the whole move, then Enter\n"
             "  If a move may begin with a letter, that key types it: "
             "use :s instead of s.\n\n",
             "  flèches, Tab   aller d'un choix à l'autre\n"
             "  Entrée         valider le choix ; jouer quand le "
             "coup est complet\n"
             "  Retour, Échap  revenir au choix précédent\n"
             "  ou tapez le coup en entier, puis Entrée\n"
             "  Si un coup peut commencer par une lettre, la touche l'écrit : "
             "tapez :s, non s.\n\n");
    order_add_list(lang, view_can_turn(view) ? ORDER_NONE : ORDER_FLIP, out);
    text_say(out, lang, "\nRULES\n\n", "\nRÈGLES\n\n");
    guide_add_rules(view->play->game, lang, out);
}

int pager_notice(const Look *look, const char *line)
{
    int key;
    do {
        Canvas sheet;
        int rows, cols;
        screen_size(&rows, &cols);
        look_canvas(look, &sheet);
        int col = (cols - layout_width(line)) / 2;
        int row = rows < CANVAS_ROWS ? rows / 2 : CANVAS_ROWS / 2;
        canvas_put(&sheet, row, col > 0 ? col : 0, INK_BOLD, line);
        layout_show_sheet(&sheet);
        key = keys_read(-1);
    } while (key == KEY_NONE);
    return key;
}
