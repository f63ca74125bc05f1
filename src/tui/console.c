/* console.c: what the parts of the screen game share: messages, the page,
 * questions, the view of who sits there, and what can be asked for beside a
 * move. */
#include "tui/console.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/folder.h"
#include "base/mem.h"
#include "core/events.h"
#include "core/legal.h"
#include "tui/pager.h"
#include "tui/replay.h"
#include "tui/screen.h"
#include "tui/typed.h"

void console_say(Console *console, Ink ink, const char *text)
{
    text_clear(&console->message);
    text_add(&console->message, text);
    console->message_ink = ink;
}

void console_complain(Console *console, const Error *err)
{
    if (err->text[0]) {
        console_say(console, INK_ALERT, err->text);
    }
}

View console_view(const Console *console)
{
    const LocalTable *table = &console->table;
    View view = local_view(table, console->at_screen, console->is_flipped);
    if (match_is_over(&table->match)) {
        view.eyes = SEAT_WATCHER;
    }
    return view;
}

void console_add_news(const Console *console, Text *out)
{
    View view = console_view(console);
    /* More would not fit the page, which drops the oldest. */
    enum { MOST = 24 };
    size_t count = view.match->step_count, first = console->news_from;
    first = count > MOST && first < count - MOST ? count - MOST : first;
    for (size_t i = first; i < count; i++) {
        text_add(out, i > first ? PAGE_PAUSE : "");
        view_add_told_step(&view, i, console->look.lang, out);
        if (console->has_auto_pass && local_was_forced(&console->table, i)) {
            text_say(out, console->look.lang, " (the only move)",
                     " (seul coup possible)");
        }
    }
}

void console_add_refused(const Console *console, Seat seat, int part,
                         const char *between, Text *out)
{
    const GameFace *face = console->table.match.game->face;
    RefusalList refused = { .count = 0 };
    const char *before =
        lang_pick(console->look.lang, "Not possible: ", "Impossible : ");
    if (face && face->refused) {
        face->refused(&console->scene.state, seat, console->look.lang,
                      &refused);
    }
    for (int i = 0; i < refused.count; i++) {
        const char *why = refused.at[i].why;
        if (!why[0] || refused.at[i].part > part) {
            continue; /* told with another of the same reason, or too early */
        }
        text_addf(out, "%s%s", before, refused.at[i].move);
        before = between;
        for (int k = i + 1; k < refused.count; k++) {
            if (strcmp(refused.at[k].why, why) == 0) {
                text_addf(out, " %s", refused.at[k].move);
                refused.at[k].why[0] = '\0';
            }
        }
        text_addf(out, " (%s)", why);
    }
}

Letters console_letters(const Console *console)
{
    return typed_letters(&console->table.match, local_next(&console->table)) |
           picker_letters(&console->picker);
}

bool console_is_masked(const Console *console)
{
    const Match *match = &console->table.match;
    return seats_count(match->game->to_act(&match->state)) > 1;
}

bool console_is_sealed(const Console *console)
{
    return console_is_masked(console) && !console->is_revealed &&
           local_humans(&console->table) > 1;
}

void console_look(Console *console, Seat seat)
{
    View view = console_view(console);
    view_scene(&view, &console->scene);
    console->is_revealed = false;
    if (seat >= GAME_SEATS) {
        picker_clear(&console->picker);
    } else {
        picker_begin(&console->picker, view.match->game, &console->scene.state,
                     seat, &console->scene.how);
    }
}

void console_draw(Console *console)
{
    View view = console_view(console);
    Page *page = &console->page;
    Text title = { 0 };
    Drawing how = console->scene.how;
    bool is_sealed = console_is_sealed(console);
    how.trial = is_sealed ? NULL : picker_trial(&console->picker);
    look_canvas(&console->look, &page->board);
    view.match->game->draw(&console->scene.state, &how, &page->board);
    if (!is_sealed) {
        picker_mark(&console->picker, &page->board);
    }
    page_begin(page, &console->look);
    /* "Le jeu du moulin   Noir - Blanc (level:3)   coup 12" */
    text_addf(&title, "%s   ", view.match->game->title);
    view_add_names(view.match, console->look.lang, &title);
    text_say(&title, console->look.lang, "   move %zu", "   coup %zu",
             view.match->step_count);
    page_add_title(page, text_string(&title));
    text_done(&title);
    page_add_moves(page, &view);
}

void console_show(Console *console, Ink ink, const char *status,
                  const char *keys)
{
    console_draw(console);
    page_put_status(&console->page, (PageLine){ 0 }, (PageLine){ ink, status },
                    1);
    page_put_right(&console->page, console->page.prompt, INK_DIM, keys);
    page_show(&console->page);
}

bool console_ask_line(Console *console, const char *question,
                      const char *initial)
{
    Prompt *prompt = &console->prompt;
    for (prompt_set(prompt, initial);;) {
        console_draw(console);
        prompt_put(prompt, &console->page.sheet, console->page.prompt, question,
                   false);
        page_show(&console->page);
        int key = screen_key(-1);
        if (key == KEY_ENTER) {
            return prompt->size > 0;
        }
        if (key == KEY_END_OF_INPUT) {
            console->leave = LEAVE_LOST;
        }
        if (key == KEY_END_OF_INPUT || key == KEY_ESCAPE ||
            key == KEY_INTERRUPT) {
            prompt_clear(prompt);
            return false;
        }
        prompt_edit(prompt, key);
    }
}

const char *console_quit_question(const Console *console)
{
    const LocalTable *table = &console->table;
    return match_is_over(&table->match) || table->match.step_count == 0
               ? lang_pick(console->look.lang, "Quit? [y] yes, [n] no",
                           "Quitter ? [o] oui, [n] non")
               : lang_pick(console->look.lang,
                           "Save and quit? [y] yes, [n] no, go on",
                           "Sauver et quitter ? [o] oui, [n] non, continuer");
}

void console_ask_quit(Console *console)
{
    for (;;) {
        console_show(console, INK_ALERT, console_quit_question(console), "");
        int key = screen_key(-1);
        if (key == 'y' || key == 'Y' || key == 'o' || key == 'O') {
            console->leave = LEAVE_QUIT;
            return;
        }
        if (key == KEY_END_OF_INPUT) {
            console->leave = LEAVE_LOST;
            return;
        }
        if (key == 'n' || key == 'N' || key == KEY_ESCAPE ||
            key == KEY_INTERRUPT) {
            return;
        }
    }
}

bool console_is_end_key(Console *console, int key)
{
    if (key == KEY_END_OF_INPUT) {
        console->leave = LEAVE_LOST;
        return true;
    }
    if (key == KEY_INTERRUPT) {
        console_ask_quit(console);
        return true;
    }
    return false;
}

static void undo_or_redo(Console *console, bool is_redo)
{
    Error err = ERROR_IN(console->look.lang);
    LocalTable *table = &console->table;
    bool is_done = is_redo ? local_redo(table, &err) : local_undo(table, &err);
    /* A pass that makes itself is not what somebody wants to go back to. */
    Move forced = MOVE_NONE;
    while (is_done && !is_redo && console->has_auto_pass &&
           local_find_forced(table, local_next(table), &forced) &&
           local_undo(table, &err)) {
    }
    console->news_from = table->match.step_count;
    console->last_seat = SEAT_WATCHER;
    if (is_done) {
        console_say(console, INK_PLAIN,
                    is_redo
                        ? lang_pick(console->look.lang, "Redone.", "Refait.")
                        : lang_pick(console->look.lang, "Undone; y to redo.",
                                    "Annulé ; y pour refaire."));
    } else {
        console_say(console, INK_ALERT,
                    is_redo ? lang_pick(console->look.lang, "Nothing to redo.",
                                        "Rien à refaire.")
                            : lang_pick(console->look.lang, "Nothing to undo.",
                                        "Rien à annuler."));
    }
    console_complain(console, &err);
}

static void save_as(Console *console, const char *name)
{
    Error err = ERROR_IN(console->look.lang);
    Text path = { 0 }, said = { 0 };
    save_add_path(name, &path);
    if (save_write(&console->table.match, text_string(&path), &err)) {
        text_say(&said, console->look.lang, "Saved: ", "Sauvé : ");
        save_add_short(text_string(&path), &said);
        console_say(console, INK_PLAIN, text_string(&said));
    }
    console_complain(console, &err);
    text_done(&path);
    text_done(&said);
}

static void save(Console *console, const char *argument)
{
    /* A default name: the game and the date of its autosave. */
    const char *slash = strrchr(console->table.slot.path, '/');
    Text path = { 0 }, shown = { 0 };
    folder_data("games", &path);
    if (slash) {
        text_add(&path, slash);
    } else {
        text_addf(&path, "/%s.json", console->table.match.game->id);
    }
    save_add_short(text_string(&path), &shown);
    if (argument[0]) {
        save_as(console, argument);
    } else if (console_ask_line(
                   console,
                   lang_pick(console->look.lang, "save in", "sauver dans"),
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
            lang_pick(console->look.lang, "open the file", "ouvrir le fichier"),
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

/* Lets a person read a text, which it frees. */
static void show_text(Console *console, const char *title, Text *text)
{
    int key = pager_show(&console->look, title, text_string(text));
    console_is_end_key(console, key);
    text_done(text);
}

/* What cannot be played, in lines that fit a page. */
static void add_refused_lines(Console *console, Seat seat, Text *out)
{
    Text refused = { 0 };
    console_add_refused(console, seat, MOVE_PARTS,
                        lang_pick(console->look.lang, "; ", " ; "), &refused);
    for (const char *at = text_string(&refused); *at;) {
        size_t size = page_fit(at, PAGE_COLS - 3);
        text_add_char(out, '\n');
        text_add_bytes(out, at, size);
        at += size + (at[size] == ' ');
    }
    text_add(out, refused.size ? "\n" : "");
    text_done(&refused);
}

/* The legal moves of the seat whose turn it is, each with what it would do. */
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
        text_addf(&text, "%-12s", legal[i].text);
        events_preview(match->game, &console->scene.state, seat, legal[i].move,
                       console->look.lang, &text);
        text_add_char(&text, '\n');
    }
    if (seat < GAME_SEATS) {
        add_refused_lines(console, seat, &text);
    }
    show_text(console,
              lang_pick(console->look.lang, "Legal moves", "Coups possibles"),
              &text);
    free(legal);
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
                    lang_pick(console->look.lang, ":lang en or :lang fr",
                              ":lang en ou :lang fr"));
    }
}

static void change_auto_pass(Console *console)
{
    Lang lang = console->look.lang;
    console->has_auto_pass = !console->has_auto_pass;
    console_say(console, INK_PLAIN,
                console->has_auto_pass
                    ? lang_pick(lang,
                                "Against computers, a pass makes itself where "
                                "nothing else is possible.",
                                "Contre l'ordinateur, on passe tout seul quand "
                                "rien d'autre n'est possible.")
                    : lang_pick(lang, "You are asked before every pass.",
                                "On vous demande avant de passer."));
}

void console_obey(Console *console, Order order, const char *argument)
{
    View view = console_view(console);
    Error err = ERROR_IN(console->look.lang);
    Text text = { 0 };
    Replay again;
    switch (order) {
    case ORDER_HELP:
        pager_add_help(&view, console->look.lang, &text);
        show_text(console, view.match->game->title, &text);
        break;
    case ORDER_UNDO: undo_or_redo(console, false); break;
    case ORDER_REDO: undo_or_redo(console, true); break;
    case ORDER_FLIP:
        if (view_can_turn(&view)) {
            console->is_flipped = !console->is_flipped;
        } else {
            console_say(
                console, INK_ALERT,
                lang_pick(console->look.lang,
                          "The board looks the same from every side.",
                          "Le plateau est le même vu de tous les côtés."));
        }
        break;
    case ORDER_SAVE: save(console, argument); break;
    case ORDER_OPEN: load(console, argument); break;
    case ORDER_REPLAY:
        /* With a hand to hide from others, what all may see. */
        replay_begin(&again, &console->look, view.match, view.eyes, 0);
        console_is_end_key(console, replay_run(&again));
        break;
    case ORDER_MOVES: show_moves(console); break;
    case ORDER_EVAL:
        /* What the moves are worth or, once over, what each was. */
        if (local_add_values(&console->table, console->look.lang, &text,
                             &err)) {
            show_text(console,
                      lang_pick(console->look.lang, "What moves are worth",
                                "Ce que valent les coups"),
                      &text);
        }
        console_complain(console, &err);
        text_done(&text);
        break;
    case ORDER_LANG: change_lang(console, argument); break;
    case ORDER_AUTO: change_auto_pass(console); break;
    case ORDER_QUIT: console_ask_quit(console); break;
    case ORDER_HINT: console_hint(console, local_next(&console->table)); break;
    default:
        console_say(console, INK_ALERT,
                    lang_pick(console->look.lang,
                              "Unknown order; ? for the list.",
                              "Ordre inconnu ; ? pour la liste."));
        break;
    }
}
