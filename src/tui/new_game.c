/* new_game.c: the page before a new game: its players and options. */
#include "tui/new_game.h"

#include <stdio.h>
#include <string.h>

#include "core/config.h"
#include "tui/keys.h"
#include "tui/layout.h"
#include "tui/pager.h"
#include "tui/screen.h"

/* The lines of the page are the seats, the options and "begin". */
typedef struct Setup {
    PlayWish *wish;
    const Game *game;
    char names[THINK_NAMES][THINK_NAME];
    int name_count;
    int player[GAME_SEATS]; /* indices into names */
    int option_count, cursor;
    bool is_typing; /* the next digit continues the number */
    Error err;
} Setup;

static int seat_count(const Setup *setup)
{
    return config_players(setup->game, &setup->wish->config);
}

static int line_count(const Setup *setup)
{
    return seat_count(setup) + setup->option_count + 1;
}

/* The option under the cursor, or -1. */
static int option_at_cursor(const Setup *setup)
{
    int option = setup->cursor - seat_count(setup);
    return option >= 0 && option < setup->option_count ? option : -1;
}

static void put_value(Canvas *sheet, int row, bool is_cursor, const char *value)
{
    canvas_put(sheet, row, 26, INK_ALERT, is_cursor ? "<" : " ");
    int col =
        canvas_put(sheet, row, 28, is_cursor ? INK_BOLD : INK_PLAIN, value);
    canvas_put(sheet, row, col + 1, INK_ALERT, is_cursor ? ">" : " ");
}

/* The columns for text: those of the window, but 80 at most. */
static int text_cols(void)
{
    int rows, cols;
    screen_size(&rows, &cols);
    return cols < LAYOUT_COLS ? cols : LAYOUT_COLS;
}

/* Puts the error, or the help for the line under the cursor. */
static void put_help(const Setup *setup, Canvas *sheet, int row)
{
    Text help = { 0 };
    Lang lang = setup->wish->look.lang;
    int option = option_at_cursor(setup);
    if (setup->err.text[0]) {
        text_add(&help, setup->err.text);
    } else if (option >= 0) {
        text_add(&help, setup->game->options[option].help.in[lang]);
        if (setup->game->options[option].type == OPTION_INT) {
            text_addf(&help, " (%d..%d)", setup->game->options[option].min,
                      setup->game->options[option].max);
        }
    } else if (setup->cursor < seat_count(setup)) {
        think_describe(setup->names[setup->player[setup->cursor]], setup->game,
                       lang, &help);
    }
    layout_put_wrapped(sheet, row, 1, text_cols(),
                       (LayoutLine){ setup->err.text[0] ? INK_ALERT : INK_PLAIN,
                                     text_string(&help) });
    text_done(&help);
}

/* Draws the page: a line for each seat and option, then "Begin" and the help
 * for the line under the cursor. */
static void show_setup(const Setup *setup)
{
    Canvas sheet;
    look_canvas(&setup->wish->look, &sheet);
    int seats = seat_count(setup), row = 2;
    canvas_put(&sheet, 0, 1, INK_BOLD, setup->game->title);
    for (int s = 0; s < seats; s++) {
        Text words = { 0 };
        canvas_put(&sheet, row, 4, INK_PLAIN,
                   game_seat_name(setup->game, s, sheet.lang));
        think_add_words(setup->names[setup->player[s]], setup->game, sheet.lang,
                        &words);
        put_value(&sheet, row++, setup->cursor == s, text_string(&words));
        text_done(&words);
    }
    for (int i = 0; i < setup->option_count; i++) {
        const GameOption *option = &setup->game->options[i];
        int value = setup->wish->config.value[i];
        Text text = { 0 };
        config_add_value(option, value, sheet.lang, &text);
        canvas_put(&sheet, row, 4, INK_PLAIN, option->name.in[sheet.lang]);
        put_value(&sheet, row++, option_at_cursor(setup) == i,
                  text_string(&text));
        text_done(&text);
    }
    row++;
    canvas_say(&sheet, row, 4,
               setup->cursor == line_count(setup) - 1 ? INK_BOLD : INK_PLAIN,
               "Begin", "Commencer");
    int at = setup->cursor == line_count(setup) - 1 ? row : 2 + setup->cursor;
    canvas_put(&sheet, at, 2, INK_ALERT, ">");
    put_help(setup, &sheet, row + 2);
    const char *keys = lang_pick(setup->wish->look.lang,
                                 "[arrows] choose, change  [Enter] begin  "
                                 "[?] rules  [Esc] back",
                                 "[flèches] choisir, changer  [Entrée] "
                                 "commencer  [?] règles  [Échap] retour");
    layout_put_wrapped(&sheet, row + 5, 1, text_cols(),
                       (LayoutLine){ INK_DIM, keys });
    layout_show_sheet(&sheet);
}

/* Gives the line under the cursor the next value; skips values that the game
 * does not accept together with the other options. */
static void change(Setup *setup, int by)
{
    int at = option_at_cursor(setup);
    if (at < 0 && setup->cursor < seat_count(setup)) {
        int *player = &setup->player[setup->cursor];
        *player = (*player + (by > 0 ? 1 : setup->name_count - 1)) %
                  setup->name_count;
    }
    if (at < 0) {
        return;
    }
    const GameOption *option = &setup->game->options[at];
    GameConfig config = setup->wish->config;
    int max = option->type == OPTION_BOOL ? 1 : option->max;
    do {
        config.value[at] += by;
        if (config.value[at] < option->min || config.value[at] > max) {
            return;
        }
        by = by > 0 ? 1 : -1;
    } while (!config_check(setup->game, &config, NULL));
    setup->wish->config = config;
}

/* Adds a digit to the number under the cursor. */
static void type_digit(Setup *setup, int digit)
{
    int at = option_at_cursor(setup);
    if (at < 0 || setup->game->options[at].type != OPTION_INT) {
        return;
    }
    int *value = &setup->wish->config.value[at];
    int typed = (setup->is_typing ? *value * 10 : 0) + digit;
    if (typed <= setup->game->options[at].max) {
        *value = typed;
        setup->is_typing = true;
    }
}

/* Checks everything and fills the wish; false, with an error, if something is
 * wrong. */
static bool finish(Setup *setup)
{
    PlayWish *wish = setup->wish;
    for (int i = 0; i < setup->option_count; i++) {
        const GameOption *option = &setup->game->options[i];
        if (option->type == OPTION_INT && wish->config.value[i] < option->min) {
            return error_set(&setup->err, "%s: must be %d..%d",
                             "%s : doit être %d..%d", option->key, option->min,
                             option->max);
        }
    }
    if (!config_check(setup->game, &wish->config, &setup->err)) {
        return false;
    }
    for (int s = 0; s < GAME_SEATS; s++) {
        snprintf(wish->chosen[s], sizeof wish->chosen[s], "%s",
                 setup->names[setup->player[s]]);
        wish->seats.spec[s] = wish->chosen[s];
    }
    return true;
}

/* Acts on a key that moves the cursor or changes what is under it. */
static void act_on(Setup *setup, int key)
{
    enum { LEAP = 10 };
    int count = line_count(setup);
    Lang *lang = &setup->wish->look.lang;
    switch (key) {
    case KEY_UP:
    case KEY_BACK_TAB:
    case 'k': setup->cursor = (setup->cursor + count - 1) % count; break;
    case KEY_DOWN:
    case KEY_TAB:
    case 'j': setup->cursor = (setup->cursor + 1) % count; break;
    case KEY_LEFT:
    case 'h': change(setup, -1); break;
    case KEY_RIGHT:
    case 'l': change(setup, 1); break;
    case KEY_PAGE_UP: change(setup, LEAP); break;
    case KEY_PAGE_DOWN: change(setup, -LEAP); break;
    case 'L': *lang = *lang == LANG_FR ? LANG_EN : LANG_FR; break;
    default:
        if (key >= '0' && key <= '9') {
            type_digit(setup, key - '0');
        }
        break;
    }
}

bool new_game_run(PlayWish *wish, int *key)
{
    Setup setup = { .wish = wish, .game = wish->game };
    setup.name_count = think_names(setup.game, setup.names);
    for (int s = 0; s < GAME_SEATS; s++) {
        const char *spec = wish->seats.spec[s];
        const char *name = spec ? spec : s == 0 ? "human" : "level:3";
        int at = setup.name_count - 1;
        while (at > 0 && strcmp(setup.names[at], name) != 0) {
            at--;
        }
        setup.player[s] = at;
    }
    while (setup.game->options[setup.option_count].key) {
        setup.option_count++;
    }
    setup.cursor = line_count(&setup) - 1;
    setup.err = ERROR_IN(wish->look.lang);
    for (;;) {
        show_setup(&setup);
        *key = keys_read(-1);
        if (*key == '?') {
            *key = pager_show_rules(&wish->look, wish->game);
        }
        if (*key == KEY_NONE) {
            continue;
        }
        bool is_digit = *key >= '0' && *key <= '9';
        setup.is_typing = setup.is_typing && is_digit;
        setup.err = ERROR_IN(wish->look.lang);
        if (*key == KEY_ENTER && finish(&setup)) {
            return true;
        }
        if (*key == KEY_ESCAPE || *key == KEY_BACKSPACE || *key == 'q') {
            *key = KEY_NONE;
            return false;
        }
        if (*key == KEY_END_OF_INPUT || *key == KEY_INTERRUPT) {
            return false;
        }
        act_on(&setup, *key);
    }
}
