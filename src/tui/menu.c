#include "tui/menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/config.h"
#include "games/games.h"
#include "tui/page.h"
#include "tui/pager.h"
#include "tui/screen.h"

/* "5 min ago" */
static void add_age(const Look *look, time_t when, Text *out)
{
    long long minutes = (long long)(time(NULL) - when) / 60;
    const char *format;
    if (minutes < 60) {
        format = look_say(look, "%lld min ago", "il y a %lld min");
    } else if (minutes < 48 * 60) {
        minutes /= 60;
        format = look_say(look, "%lld h ago", "il y a %lld h");
    } else {
        minutes /= 24 * 60;
        format = look_say(look, "%lld days ago", "il y a %lld jours");
    }
    text_addf(out, format, minutes);
}

static void describe_resume(const Look *look, const Record *record,
                            MenuResume *out)
{
    Text about = { 0 };
    const Match *match = &record->match;
    text_addf(&about, "%s, ", match->game->title);
    for (int s = 0; s < match->players; s++) {
        text_addf(&about, "%s%s", s ? " - " : "",
                  record->is_document ? "?" : record->players[s]);
    }
    text_addf(&about, look_say(look, ", %zu moves, ", ", %zu coups, "),
              match->step_count);
    add_age(look, out->entry.when, &about);
    snprintf(out->about, sizeof out->about, "%s", text_string(&about));
    text_done(&about);
}

int menu_list_resumes(const Look *look, MenuResume *out)
{
    SaveEntry *entries = mem_new(MENU_RESUMES * sizeof *entries);
    int found = save_list(entries, MENU_RESUMES), count = 0;
    for (int i = 0; i < found; i++) {
        Record record;
        if (!save_read(entries[i].path, &record, NULL)) {
            continue;
        }
        if (record.match.step_count > 0) {
            out[count].entry = entries[i];
            describe_resume(look, &record, &out[count++]);
        }
        record_done(&record);
    }
    free(entries);
    return count;
}

bool menu_take_resume(const MenuResume *resume, PlayWish *wish, Error *err)
{
    Record *record = mem_new(sizeof *record);
    if (!save_read(resume->entry.path, record, err)) {
        free(record);
        return false;
    }
    wish->record = record;
    snprintf(wish->path, sizeof wish->path, "%s", resume->entry.path);
    return true;
}

typedef struct Menu {
    PlayWish *wish;
    MenuResume resumes[MENU_RESUMES];
    int resume_count, game_count, cursor;
    Error err;
} Menu;

static int item_count(const Menu *menu)
{
    return menu->resume_count + menu->game_count;
}

/* One line that can be chosen. */
static void put_item(const Menu *menu, Canvas *sheet, int row, int item,
                     const char *text)
{
    bool is_cursor = item == menu->cursor;
    canvas_put(sheet, row, 2, INK_ALERT, is_cursor ? ">" : " ");
    canvas_put(sheet, row, 4, is_cursor ? INK_BOLD : INK_PLAIN, text);
}

static void show_menu(const Menu *menu)
{
    const Look *look = &menu->wish->look;
    Canvas sheet;
    Text out = { 0 };
    int row = 2, rows, cols;
    look_canvas(look, &sheet);
    canvas_put(&sheet, 0, 1, INK_BOLD, "joute");
    if (menu->resume_count > 0) {
        canvas_put(&sheet, row++, 1, INK_DIM,
                   look_say(look, "Resume", "Reprendre"));
    }
    for (int i = 0; i < menu->resume_count; i++) {
        put_item(menu, &sheet, row++, i, menu->resumes[i].about);
    }
    row += menu->resume_count > 0;
    canvas_put(&sheet, row++, 1, INK_DIM,
               look_say(look, "New game", "Nouvelle partie"));
    for (int i = 0; i < menu->game_count; i++) {
        put_item(menu, &sheet, row++, menu->resume_count + i,
                 games_all[i]->title);
    }
    canvas_put(&sheet, row + 1, 1, INK_ALERT, menu->err.text);
    canvas_put(&sheet, row + 3, 1, INK_DIM,
               look_say(look,
                        "[up/down] choose  [Enter] take  [x] delete  "
                        "[L] français  [q] quit",
                        "[haut/bas] choisir  [Entrée] prendre  "
                        "[x] supprimer  [L] English  [q] quitter"));
    screen_size(&rows, &cols);
    sheet.rows = sheet.rows < rows ? sheet.rows : rows;
    sheet.cols = sheet.cols < cols ? sheet.cols : cols;
    canvas_write(&sheet, &out);
    screen_show(&out);
    text_done(&out);
}

static void begin_menu(Menu *menu)
{
    menu->resume_count = menu_list_resumes(&menu->wish->look, menu->resumes);
    for (menu->game_count = 0; games_all[menu->game_count];) {
        menu->game_count++;
    }
}

/* Enter: true if something is ready to be played; key as setup_run's. */
static bool take_item(Menu *menu, int *key)
{
    PlayWish *wish = menu->wish;
    int game = menu->cursor - menu->resume_count;
    if (game < 0) {
        return menu_take_resume(&menu->resumes[menu->cursor], wish,
                                &menu->err);
    }
    wish->game = games_all[game];
    config_default(wish->game, &wish->config);
    if (setup_run(wish, key)) {
        return true;
    }
    wish->game = NULL;
    return false;
}

/* Removes the unfinished game under the cursor, if that is really meant and
 * nobody plays it. */
static void delete_item(Menu *menu)
{
    const Look *look = &menu->wish->look;
    SaveSlot slot;
    if (menu->cursor >= menu->resume_count) {
        return;
    }
    int key = pager_notice(look, look_say(look,
                                          "Delete this game? [y] yes, [n] no",
                                          "Supprimer cette partie ? [o] oui, "
                                          "[n] non"));
    if ((key == 'y' || key == 'o') &&
        save_take(&slot, menu->resumes[menu->cursor].entry.path)) {
        save_remove(&slot);
        begin_menu(menu);
    }
}

static bool choose(Menu *menu)
{
    for (;;) {
        int count = item_count(menu);
        show_menu(menu);
        int key = screen_key(-1);
        if (key != KEY_NONE) {
            menu->err = ERROR_IN(menu->wish->look.lang);
        }
        if (key == KEY_UP || key == KEY_BACK_TAB || key == 'k') {
            menu->cursor = (menu->cursor + count - 1) % count;
        } else if (key == KEY_DOWN || key == KEY_TAB || key == 'j') {
            menu->cursor = (menu->cursor + 1) % count;
        } else if (key == 'L') {
            menu->wish->look.lang = menu->wish->look.lang == LANG_FR
                                        ? LANG_EN
                                        : LANG_FR;
            begin_menu(menu);
        } else if (key == 'x' || key == KEY_DELETE) {
            delete_item(menu);
        } else if ((key == KEY_ENTER || key == KEY_RIGHT) &&
                   take_item(menu, &key)) {
            return true;
        }
        if (key == 'q' || key == KEY_ESCAPE || key == KEY_INTERRUPT ||
            key == KEY_END_OF_INPUT) {
            return false;
        }
    }
}

bool menu_run(PlayWish *wish)
{
    Menu *menu = mem_new(sizeof *menu);
    menu->wish = wish;
    menu->err = ERROR_IN(wish->look.lang);
    begin_menu(menu);
    bool is_ready = choose(menu);
    free(menu);
    return is_ready;
}
