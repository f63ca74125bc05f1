/* menu.c: the first page of joute play: games to resume and games to begin.
 *
 * The cursor numbers the games to resume first, then the games of games.def.
 * When the list is read again after a deletion, the number of the cursor
 * stays. */
#include "tui/menu.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/config.h"
#include "games/games.h"
#include "games/guide.h"
#include "tui/keys.h"
#include "tui/layout.h"
#include "tui/new_game.h"
#include "tui/pager.h"
#include "tui/screen.h"

/* Adds "5 min ago". */
static void add_age(const Look *look, time_t when, Text *out)
{
    long long minutes = (long long)(time(NULL) - when) / 60;
    if (minutes < 1) {
        text_say(out, look->lang, "just now", "à l'instant");
    } else if (minutes < 60) {
        text_say(out, look->lang, "%lld min ago", "il y a %lld min", minutes);
    } else if (minutes < 48 * 60) {
        text_say(out, look->lang, "%lld h ago", "il y a %lld h", minutes / 60);
    } else {
        text_say(out, look->lang, "%lld days ago", "il y a %lld jours",
                 minutes / (24 * 60));
    }
}

/* Adds who plays: "you", "2 people", "3 × computer, level 3". Neighbours of the
 * same kind are counted together. */
static void add_players(const Look *look, const Play *play, Text *out)
{
    int players = play->players, same;
    for (int s = 0; s < players; s += same) {
        const char *name = record_is_document(play) ? "?" : play->names[s];
        for (same = 1; s + same < players && !record_is_document(play) &&
                       strcmp(play->names[s + same], name) == 0;) {
            same++;
        }
        text_add(out, s ? " - " : "");
        bool is_human = false;
        if (same > 1 && think_read_spec(name, play->game, &is_human, NULL) &&
            is_human) {
            text_say(out, look->lang, "%d people", "%d personnes", same);
            continue;
        }
        if (same > 1) {
            text_addf(out, "%d × ", same);
        }
        think_add_words(name, play->game, look->lang, out);
    }
}

/* True if a person plays. In a state document nobody is named, so a person
 * will. */
static bool has_person(const Play *play)
{
    bool is_human = record_is_document(play);
    for (int s = 0; !is_human && s < play->players; s++) {
        const char *name = play->names[s];
        is_human = !think_read_spec(name, play->game, &is_human, NULL)
                       ? !think_is_program(name)
                       : is_human;
    }
    return is_human;
}

int menu_list_resumes(const Look *look, MenuResume *out)
{
    /* The number of files that are read. It is larger than what the menu shows,
     * because games of computers alone are left out. */
    enum { LOOKED_AT = 64 };
    SaveEntry *entries = mem_new(LOOKED_AT * sizeof *entries);
    int found = save_list(entries, LOOKED_AT), count = 0;
    for (int i = 0; i < found && count < MENU_RESUMES; i++) {
        Play record;
        if (!save_read(entries[i].path, &record, NULL)) {
            continue;
        }
        if (record.step_count > 0 && has_person(&record)) {
            MenuResume *resume = &out[count++];
            bool is_one = record.step_count == 1;
            Text about = { 0 };
            resume->entry = entries[i];
            resume->game = record.game;
            text_addf(&about, "%s, %zu %s, ", record.game->title,
                      record.step_count,
                      is_one ? lang_pick(look->lang, "move", "coup")
                             : lang_pick(look->lang, "moves", "coups"));
            add_age(look, entries[i].when.tv_sec, &about);
            text_add(&about, " (");
            add_players(look, &record, &about);
            text_add(&about, ")");
            snprintf(resume->about, sizeof resume->about, "%s",
                     text_string(&about));
            text_done(&about);
        }
        play_done(&record);
    }
    free(entries);
    return count;
}

void menu_add_about(const Game *game, Lang lang, Text *out)
{
    Text about = { 0 };
    guide_add_about(game, lang, &about);
    const char *end = strstr(text_string(&about), ". ");
    size_t size = end ? (size_t)(end - about.data) : about.size;
    if (size > 0 && about.data[size - 1] == '.') {
        size--;
    }
    text_add_bytes(out, text_string(&about), size);
    text_done(&about);
}

bool menu_take_resume(const MenuResume *resume, PlayWish *wish, Error *err)
{
    Play *record = mem_new(sizeof *record);
    if (!save_read(resume->entry.path, record, err)) {
        free(record);
        return false;
    }
    wish->record = record;
    /* An autosave may name a program, because joute itself wrote it. The
     * program plays on if it still exists. */
    for (int s = 0; !record_is_document(record) && s < record->players; s++) {
        Error ignored = ERROR_IN(LANG_EN);
        const char *name = record->names[s];
        if (!wish->seats.spec[s] && think_is_program(name) &&
            think_check(name, record->game, !wish->seats.is_unguarded,
                        &ignored)) {
            wish->seats.spec[s] = name;
        }
    }
    snprintf(wish->path, sizeof wish->path, "%s", resume->entry.path);
    return true;
}

/* The menu. cursor counts the resumes first, then the games. */
typedef struct Menu {
    PlayWish *wish;
    MenuResume resumes[MENU_RESUMES];
    int resume_count, game_count, cursor;
    bool is_deleting; /* asks whether to delete the game under the cursor */
    Error err;
} Menu;

/* Puts one line of the menu; returns the column after it. */
static int put_item(const Menu *menu, Canvas *sheet, int row, int item,
                    const char *text)
{
    bool is_cursor = item == menu->cursor;
    canvas_put(sheet, row, 2, INK_ALERT, is_cursor ? ">" : " ");
    return canvas_put(sheet, row, 4, is_cursor ? INK_BOLD : INK_PLAIN, text);
}

/* Draws the menu: games to resume, games to begin, and below them the
 * description of the game under the cursor. */
static void show_menu(const Menu *menu)
{
    enum { ABOUT_COL = 24 };
    Canvas sheet;
    int rows, cols;
    screen_size(&rows, &cols);
    look_canvas(&menu->wish->look, &sheet);
    canvas_put(&sheet, 0, 1, INK_BOLD, "joute");
    int row = 2;
    if (menu->resume_count > 0) {
        canvas_say(&sheet, row++, 1, INK_DIM, "Resume", "Reprendre");
    }
    for (int i = 0; i < menu->resume_count; i++) {
        put_item(menu, &sheet, row++, i, menu->resumes[i].about);
    }
    row += menu->resume_count > 0;
    canvas_say(&sheet, row++, 1, INK_DIM, "New game", "Nouvelle partie");
    for (int i = 0; i < menu->game_count; i++, row++) {
        /* The title, then as much of the description as fits. */
        const Game *game = games_all[i];
        Text about = { 0 };
        int col =
            put_item(menu, &sheet, row, menu->resume_count + i, game->title);
        menu_add_about(game, menu->wish->look.lang, &about);
        layout_put_cut(&sheet, row, col + 2 > ABOUT_COL ? col + 2 : ABOUT_COL,
                       cols, (LayoutLine){ INK_DIM, text_string(&about) });
        text_done(&about);
    }
    if (menu->is_deleting) {
        canvas_put(&sheet, row + 1, 1, INK_BOLD,
                   menu->resumes[menu->cursor].about);
        canvas_say(&sheet, row + 2, 1, INK_ALERT,
                   "Delete this game? [y] yes, [n] no",
                   "Supprimer cette partie ? [o] oui, [n] non");
    } else {
        int game = menu->cursor - menu->resume_count;
        Text about = { 0 };
        if (menu->err.text[0]) {
            text_add(&about, menu->err.text);
        } else if (game >= 0) { /* the whole description */
            menu_add_about(games_all[game], menu->wish->look.lang, &about);
        }
        row = layout_put_wrapped(
            &sheet, row + 1, 1, cols < CANVAS_COLS ? cols : CANVAS_COLS,
            (LayoutLine){ menu->err.text[0] ? INK_ALERT : INK_PLAIN,
                          text_string(&about) });
        text_done(&about);
        const char *keys =
            lang_pick(menu->wish->look.lang,
                      "[up/down] choose  [Enter] play  [?] rules  "
                      "[x] delete  [L] français  [q] quit",
                      "[haut/bas]  [Entrée] valider  [?] règles  "
                      "[x] effacer  [L] English  [q] quitter");
        layout_put_wrapped(&sheet, row + 1, 1,
                           cols < CANVAS_COLS ? cols : CANVAS_COLS,
                           (LayoutLine){ INK_DIM, keys });
    }
    layout_show_sheet(&sheet);
}

/* Lists the games again. */
static void begin_menu(Menu *menu)
{
    menu->resume_count = menu_list_resumes(&menu->wish->look, menu->resumes);
    for (menu->game_count = 0; games_all[menu->game_count];) {
        menu->game_count++;
    }
}

/* Enter was pressed. Returns true if a game is ready to be played; key is as
 * for new_game_run. */
static bool take_item(Menu *menu, int *key)
{
    PlayWish *wish = menu->wish;
    int game = menu->cursor - menu->resume_count;
    if (game < 0) {
        return menu_take_resume(&menu->resumes[menu->cursor], wish, &menu->err);
    }
    wish->game = games_all[game];
    config_default(wish->game, &wish->config);
    if (new_game_run(wish, key)) {
        return true;
    }
    wish->game = NULL;
    return false;
}

/* Deletes the unfinished game under the cursor after a confirmation, unless
 * somebody is playing it. */
static void delete_item(Menu *menu)
{
    SaveSlot slot;
    int key;
    if (menu->cursor >= menu->resume_count) {
        return;
    }
    menu->is_deleting = true;
    do {
        show_menu(menu);
        key = keys_read(-1);
    } while (key == KEY_NONE);
    menu->is_deleting = false;
    if ((key == 'y' || key == 'o') &&
        save_take(&slot, menu->resumes[menu->cursor].entry.path)) {
        save_remove(&slot);
        begin_menu(menu);
    }
}

/* Runs the menu until a game is chosen; false if the person quits. */
static bool choose(Menu *menu)
{
    for (;;) {
        int count = menu->resume_count + menu->game_count;
        show_menu(menu);
        int key = keys_read(-1);
        if (key != KEY_NONE) {
            menu->err = ERROR_IN(menu->wish->look.lang);
        }
        if (key == KEY_UP || key == KEY_BACK_TAB || key == 'k') {
            menu->cursor = (menu->cursor + count - 1) % count;
        } else if (key == KEY_DOWN || key == KEY_TAB || key == 'j') {
            menu->cursor = (menu->cursor + 1) % count;
        } else if (key == 'L') {
            menu->wish->look.lang =
                menu->wish->look.lang == LANG_FR ? LANG_EN : LANG_FR;
            begin_menu(menu);
        } else if (key == '?') {
            int game = menu->cursor - menu->resume_count;
            key = pager_show_rules(&menu->wish->look,
                                   game < 0 ? menu->resumes[menu->cursor].game
                                            : games_all[game]);
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
