/* menu.c: the first page of joute play: games to begin, games to go on
 * with. */
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

/* Who plays, those of one name together: "you", "2 people", "3 × computer,
 * level 3". */
static void add_players(const Look *look, const Match *match, Text *out)
{
    int players = match->players, same;
    for (int s = 0; s < players; s += same) {
        const char *name = record_is_document(match) ? "?" : match->names[s];
        for (same = 1; s + same < players && !record_is_document(match) &&
                       strcmp(match->names[s + same], name) == 0;) {
            same++;
        }
        text_add(out, s ? " - " : "");
        bool is_human = false;
        if (same > 1 && think_read_spec(name, match->game, &is_human, NULL) &&
            is_human) {
            text_say(out, look->lang, "%d people", "%d personnes", same);
            continue;
        }
        if (same > 1) {
            text_addf(out, "%d × ", same);
        }
        think_add_words(name, match->game, look->lang, out);
    }
}

/* Whether somebody is to go on playing; a state has no names yet. */
static bool has_person(const Match *match)
{
    bool is_human = record_is_document(match);
    for (int s = 0; !is_human && s < match->players; s++) {
        const char *name = match->names[s];
        is_human = !think_read_spec(name, match->game, &is_human, NULL)
                       ? !think_is_program(name)
                       : is_human;
    }
    return is_human;
}

int menu_list_resumes(const Look *look, MenuResume *out)
{
    enum { LOOKED_AT = 64 }; /* games of computers are left out */
    SaveEntry *entries = mem_new(LOOKED_AT * sizeof *entries);
    int found = save_list(entries, LOOKED_AT), count = 0;
    for (int i = 0; i < found && count < MENU_RESUMES; i++) {
        Match record;
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
        match_done(&record);
    }
    free(entries);
    return count;
}

void menu_add_about(const Game *game, Lang lang, Text *out)
{
    const char *rules = game->rules.in[lang];
    const char *colon = rules ? strstr(rules, ": ") : NULL;
    if (!colon || strcspn(rules, ".\n") < (size_t)(colon - rules)) {
        return;
    }
    for (const char *at = colon + 2; *at; at++) {
        bool is_end = at[0] == '.' && (!at[1] || strchr(" \n", at[1]));
        if (is_end || (at[0] == '\n' && at[1] == '\n')) {
            return;
        }
        text_add_char(out, *at == '\n' ? ' ' : *at);
    }
}

bool menu_take_resume(const MenuResume *resume, PlayWish *wish, Error *err)
{
    Match *record = mem_new(sizeof *record);
    if (!save_read(resume->entry.path, record, err)) {
        free(record);
        return false;
    }
    wish->record = record;
    /* A program plays on in the games that we have written ourselves, if it is
     * still there. */
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

typedef struct Menu {
    PlayWish *wish;
    MenuResume resumes[MENU_RESUMES];
    int resume_count, game_count, cursor;
    bool is_deleting; /* whether to delete what is under the cursor is asked */
    Error err;
} Menu;

/* One line that can be chosen; returns the column after. */
static int put_item(const Menu *menu, Canvas *sheet, int row, int item,
                    const char *text)
{
    bool is_cursor = item == menu->cursor;
    canvas_put(sheet, row, 2, INK_ALERT, is_cursor ? ">" : " ");
    return canvas_put(sheet, row, 4, is_cursor ? INK_BOLD : INK_PLAIN, text);
}

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
        /* The title, and what fits of what the game is about. */
        const Game *game = games_all[i];
        Text about = { 0 };
        int col =
            put_item(menu, &sheet, row, menu->resume_count + i, game->title);
        menu_add_about(game, menu->wish->look.lang, &about);
        page_put_cut(&sheet, row, col + 2 > ABOUT_COL ? col + 2 : ABOUT_COL,
                     cols, (PageLine){ INK_DIM, text_string(&about) });
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
        } else if (game >= 0) { /* the whole of what stands beside it */
            menu_add_about(games_all[game], menu->wish->look.lang, &about);
        }
        row = page_put_wrapped(
            &sheet, row + 1, 1, cols < CANVAS_COLS ? cols : CANVAS_COLS,
            (PageLine){ menu->err.text[0] ? INK_ALERT : INK_PLAIN,
                        text_string(&about) });
        text_done(&about);
        canvas_say(&sheet, row + 1, 1, INK_DIM,
                   "[up/down] choose  [Enter] take  [?] rules  "
                   "[x] delete  [L] français  [q] quit",
                   "[haut/bas]  [Entrée] prendre  [?] règles  "
                   "[x] effacer  [L] English  [q] quitter");
    }
    page_show_sheet(&sheet);
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
        return menu_take_resume(&menu->resumes[menu->cursor], wish, &menu->err);
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
    SaveSlot slot;
    int key;
    if (menu->cursor >= menu->resume_count) {
        return;
    }
    menu->is_deleting = true;
    do {
        show_menu(menu);
        key = screen_key(-1);
    } while (key == KEY_NONE);
    menu->is_deleting = false;
    if ((key == 'y' || key == 'o') &&
        save_take(&slot, menu->resumes[menu->cursor].entry.path)) {
        save_remove(&slot);
        begin_menu(menu);
    }
}

static bool choose(Menu *menu)
{
    for (;;) {
        int count = menu->resume_count + menu->game_count;
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
