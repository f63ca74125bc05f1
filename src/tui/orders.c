/* What a person at the screen may ask for beside a move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/folder.h"
#include "base/mem.h"
#include "core/legal.h"
#include "tui/console.h"
#include "tui/pager.h"
#include "tui/replay.h"
#include "tui/screen.h"

static void undo_or_redo(Console *console, bool is_redo)
{
    Error err = ERROR_IN(console->look.lang);
    LocalTable *table = &console->table;
    bool is_done = is_redo ? local_redo(table, &err) : local_undo(table, &err);
    console->news_from = table->match.step_count;
    console->last_seat = SEAT_WATCHER;
    if (is_done) {
        console_say(console, INK_PLAIN,
                    is_redo ? look_say(&console->look, "Redone.", "Refait.")
                            : look_say(&console->look, "Undone; y to redo.",
                                       "Annulé ; y pour refaire."));
    } else {
        console_say(console, INK_ALERT,
                    is_redo ? look_say(&console->look, "Nothing to redo.",
                                       "Rien à refaire.")
                            : look_say(&console->look, "Nothing to undo.",
                                       "Rien à annuler."));
    }
    console_complain(console, &err);
}

/* A default name: the game and the date of its autosave. */
static void add_save_name(const Console *console, Text *out)
{
    const char *path = console->table.slot.path;
    const char *slash = strrchr(path, '/');
    folder_data("games", out);
    text_addf(out, "/%s", slash ? slash + 1 : "");
    if (!slash) {
        text_addf(out, "%s.json", console->table.match.game->id);
    }
}

static void save_as(Console *console, const char *name)
{
    Error err = ERROR_IN(console->look.lang);
    Text path = { 0 }, said = { 0 };
    save_add_path(name, &path);
    if (save_write(&console->table.match, text_string(&path), &err)) {
        text_add(&said, look_say(&console->look, "Saved: ", "Sauvé : "));
        save_add_short(text_string(&path), &said);
        console_say(console, INK_PLAIN, text_string(&said));
    }
    console_complain(console, &err);
    text_done(&path);
    text_done(&said);
}

static void save(Console *console, const char *argument)
{
    Text path = { 0 }, shown = { 0 };
    add_save_name(console, &path);
    save_add_short(text_string(&path), &shown);
    if (argument[0]) {
        save_as(console, argument);
    } else if (console_ask_line(
                   console, look_say(&console->look, "save in", "sauver dans"),
                   text_string(&shown))) {
        save_as(console, console->prompt.text);
    }
    prompt_clear(&console->prompt);
    text_done(&path);
    text_done(&shown);
}

static void load(Console *console, const char *argument)
{
    Error err = ERROR_IN(console->look.lang);
    Text path = { 0 };
    if (!argument[0] &&
        console_ask_line(
            console,
            look_say(&console->look, "open the file", "ouvrir le fichier"),
            "")) {
        argument = console->prompt.text;
    }
    if (argument[0]) {
        save_add_path(argument, &path);
        if (save_read(text_string(&path), &console->loaded, &err)) {
            snprintf(console->loaded_path, sizeof console->loaded_path, "%s",
                     text_string(&path));
            console->leave = LEAVE_LOAD;
        }
    }
    console_complain(console, &err);
    prompt_clear(&console->prompt);
    text_done(&path);
}

static void replay(Console *console)
{
    View view = console_view(console);
    Replay again;
    /* With a hand to hide from others, what all may see. */
    replay_begin(&again, &console->look, view.match, view.eyes, 0);
    console_is_end_key(console, replay_run(&again));
}

static void help(Console *console)
{
    View view = console_view(console);
    Text text = { 0 };
    pager_add_help(&view, console->look.lang, &text);
    int key =
        pager_show(&console->look, view.match->game->title, text_string(&text));
    console_is_end_key(console, key);
    text_done(&text);
}

/* The legal moves of the seat whose turn it is, in columns. */
static void show_moves(Console *console)
{
    const Match *match = &console->table.match;
    Seat seat = local_next(&console->table);
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = seat < GAME_SEATS
                    ? legal_list(match->game, &match->state, seat, 0, legal)
                    : 0;
    Text text = { 0 };
    for (int i = 0; i < count; i++) {
        text_addf(&text, "%-12s%s", legal[i].text,
                  i % 6 == 5 || i + 1 == count ? "\n" : " ");
    }
    int key =
        pager_show(&console->look,
                   look_say(&console->look, "Legal moves", "Coups possibles"),
                   text_string(&text));
    console_is_end_key(console, key);
    text_done(&text);
    free(legal);
}

/* What the moves are worth or, once over, what each was. */
static void show_values(Console *console)
{
    Error err = ERROR_IN(console->look.lang);
    Text text = { 0 };
    if (local_add_values(&console->table, console->look.lang, &text, &err)) {
        int key = pager_show(&console->look,
                             look_say(&console->look, "What moves are worth",
                                      "Ce que valent les coups"),
                             text_string(&text));
        console_is_end_key(console, key);
    }
    console_complain(console, &err);
    text_done(&text);
}

static void change_lang(Console *console, const char *argument)
{
    Lang *lang = &console->look.lang;
    if (strcmp(argument, "en") == 0 || strcmp(argument, "fr") == 0) {
        *lang = argument[0] == 'f' ? LANG_FR : LANG_EN;
    } else if (!argument[0]) {
        *lang = *lang == LANG_FR ? LANG_EN : LANG_FR;
    } else {
        console_say(console, INK_ALERT,
                    look_say(&console->look, ":lang en or :lang fr",
                             ":lang en ou :lang fr"));
    }
}

static void flip(Console *console)
{
    View view = console_view(console);
    if (view_can_turn(&view)) {
        console->is_flipped = !console->is_flipped;
    } else {
        console_say(console, INK_ALERT,
                    look_say(&console->look,
                             "The board looks the same from every side.",
                             "Le plateau est le même vu de tous les côtés."));
    }
}

void console_obey(Console *console, Order order, const char *argument)
{
    switch (order) {
    case ORDER_HELP: help(console); break;
    case ORDER_UNDO: undo_or_redo(console, false); break;
    case ORDER_REDO: undo_or_redo(console, true); break;
    case ORDER_FLIP: flip(console); break;
    case ORDER_SAVE: save(console, argument); break;
    case ORDER_OPEN: load(console, argument); break;
    case ORDER_REPLAY: replay(console); break;
    case ORDER_MOVES: show_moves(console); break;
    case ORDER_EVAL: show_values(console); break;
    case ORDER_LANG: change_lang(console, argument); break;
    case ORDER_QUIT: console_ask_quit(console); break;
    case ORDER_HINT: console_hint(console, local_next(&console->table)); break;
    default:
        console_say(console, INK_ALERT,
                    look_say(&console->look, "Unknown order; ? for the list.",
                             "Ordre inconnu ; ? pour la liste."));
        break;
    }
}
