/* console.c: messages, questions and the layout of a game at the screen, and
 * how orders are given there.
 *
 * A message stays until the next key. With several people at one screen the
 * console shows what at_screen may see; that changes only behind a curtain
 * (screen_game.c). If several people choose at the same time, what is typed
 * appears as stars, and the possible choices are hidden until an arrow key is
 * used. */
#include "tui/console.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/events.h"
#include "core/legal.h"
#include "tui/keys.h"
#include "tui/obey.h"
#include "tui/pager.h"
#include "tui/replay_screen.h"
#include "tui/typed.h"
#include "tui/watch.h"

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
    if (play_is_over(&table->play)) {
        view.eyes = SEAT_WATCHER;
    }
    return view;
}

void console_add_news(const Console *console, Text *out)
{
    View view = console_view(console);
    /* More steps would not fit on the page, which drops the oldest. */
    enum { MOST = 24 };
    size_t count = view.play->step_count, first = console->news_from;
    first = count > MOST && first < count - MOST ? count - MOST : first;
    for (size_t i = first; i < count; i++) {
        text_add(out, i > first ? LAYOUT_PAUSE : "");
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
    const GameFace *face = game_face(console->table.play.game);
    RefusalList refused = { .count = 0 };
    const char *before =
        lang_pick(console->look.lang, "Not possible: ", "Impossible : ");
    if (face->refused) {
        face->refused(&console->scene.state, seat, console->look.lang,
                      &refused);
    }
    for (int i = 0; i < refused.count; i++) {
        const char *why = refused.at[i].why;
        if (!why[0] || refused.at[i].part > part) {
            continue; /* its reason was added already, or it is about a later
                         part */
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
    return typed_letters(&console->table.play, local_next(&console->table)) |
           picker_letters(&console->picker);
}

bool console_is_masked(const Console *console)
{
    const Play *play = &console->table.play;
    return seats_count(play->game->to_act(&play->state)) > 1;
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
        picker_begin(&console->picker, view.play->game, &console->scene.state,
                     seat, &console->scene.how);
    }
}

void console_draw(Console *console)
{
    View view = console_view(console);
    Layout *layout = &console->layout;
    Text title = { 0 };
    Drawing how = console->scene.how;
    bool is_sealed = console_is_sealed(console);
    how.trial = is_sealed ? NULL : picker_trial(&console->picker);
    look_canvas(&console->look, &layout->board);
    view.play->game->draw(&console->scene.state, &how, &layout->board);
    if (!is_sealed) {
        picker_mark(&console->picker, &layout->board);
    }
    layout->is_right = console->is_right;
    layout_begin(layout, &console->look);
    /* "Le jeu du moulin   Noir - Blanc (level:3)   coup 12" */
    text_addf(&title, "%s   ", view.play->game->title);
    view_add_names(view.play, console->look.lang, &title);
    text_say(&title, console->look.lang, "   move %zu", "   coup %zu",
             view.play->step_count);
    layout_add_title(layout, text_string(&title));
    text_done(&title);
    layout_add_moves(layout, &view);
}

void console_show(Console *console, Ink ink, const char *status,
                  const char *keys)
{
    console_draw(console);
    layout_put_status(&console->layout, (LayoutLine){ 0 },
                      (LayoutLine){ ink, status }, 1);
    layout_put_right(&console->layout, console->layout.prompt, INK_DIM, keys);
    layout_show(&console->layout);
}

/* Asks for a line, which is then in console->prompt; false if the person
 * cancels. */
static bool ask_line(Console *console, const char *question,
                     const char *initial)
{
    Prompt *prompt = &console->prompt;
    for (prompt_set(prompt, initial);;) {
        console_draw(console);
        prompt_put(prompt, &console->layout.sheet, console->layout.prompt,
                   question, false);
        layout_show(&console->layout);
        int key = keys_read(-1);
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
    return play_is_over(&table->play) || table->play.step_count == 0
               ? lang_pick(console->look.lang, "Quit? [y] yes, [n] no",
                           "Quitter ? [o] oui, [n] non")
               : lang_pick(console->look.lang,
                           "Save and quit? [y] yes, [n] no, go on",
                           "Enregistrer et quitter ? [o] oui, [n] non, "
                           "continuer");
}

/* Asks whether to quit, and sets leave if the person says yes. */
static void ask_quit(Console *console)
{
    for (;;) {
        console_show(console, INK_ALERT, console_quit_question(console), "");
        int key = keys_read(-1);
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
        ask_quit(console);
        return true;
    }
    return false;
}

/* ---- the screen as a desk at which orders are given ---- */

static void desk_say(void *context, Ink ink, const char *line)
{
    console_say(context, ink, line);
}

static void desk_refuse(void *context, const Error *err)
{
    console_complain(context, err);
}

static void desk_show(void *context, const char *title, const char *text)
{
    Console *console = context;
    console_is_end_key(console, pager_show(&console->look, title, text));
}

static const char *desk_ask(void *context, const char *question,
                            const char *initial)
{
    Console *console = context;
    return ask_line(console, question, initial) ? console->prompt.text : NULL;
}

static void desk_moved(void *context)
{
    Console *console = context;
    console->news_from = console->table.play.step_count;
    console->last_seat = SEAT_WATCHER;
}

static void desk_open(void *context, Play *play, const char *path)
{
    Console *console = context;
    console->loaded = *play;
    snprintf(console->loaded_path, sizeof console->loaded_path, "%s", path);
    console->leave = LEAVE_LOAD;
}

/* The replay hides what the person at the screen must not see. */
static void desk_replay(void *context)
{
    Console *console = context;
    View view = console_view(console);
    Replay again;
    replay_begin(&again, &console->look, view.play, view.eyes, 0);
    console_is_end_key(console, replay_run(&again));
}

/* Adds the moves that are refused, in lines that fit a page. */
static void add_refused_lines(Console *console, Seat seat, Text *out)
{
    Text refused = { 0 };
    console_add_refused(console, seat, MOVE_PARTS,
                        lang_pick(console->look.lang, "; ", " ; "), &refused);
    for (const char *at = text_string(&refused); *at;) {
        size_t size = layout_fit(at, LAYOUT_COLS - 3);
        text_add_char(out, '\n');
        text_add_bytes(out, at, size);
        at += size + (at[size] == ' ');
    }
    text_add(out, refused.size ? "\n" : "");
    text_done(&refused);
}

/* Shows the legal moves of the seat to move, each with its effect. */
static void desk_list_moves(void *context)
{
    Console *console = context;
    const Play *play = &console->table.play;
    Seat seat = local_next(&console->table);
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = seat < GAME_SEATS
                    ? legal_list(play->game, &play->state, seat, 0, legal)
                    : 0;
    Text text = { 0 };
    for (int i = 0; i < count; i++) {
        text_addf(&text, "%-12s", legal[i].text);
        events_preview(play->game, &console->scene.state, seat, legal[i].move,
                       console->look.lang, &text);
        text_add_char(&text, '\n');
    }
    if (seat < GAME_SEATS) {
        add_refused_lines(console, seat, &text);
    }
    desk_show(console,
              lang_pick(console->look.lang, "Legal moves", "Coups possibles"),
              text_string(&text));
    text_done(&text);
    free(legal);
}

static void desk_hint(void *context)
{
    Console *console = context;
    watch_hint(console, local_next(&console->table));
}

static void desk_quit(void *context)
{
    ask_quit(context);
}

void console_obey(Console *console, Order order, const char *argument)
{
    OrderDesk desk = {
        .context = console,
        .look = &console->look,
        .table = &console->table,
        .view = console_view(console),
        .taken = console_letters(console),
        .is_flipped = &console->is_flipped,
        .is_right = &console->is_right,
        .has_auto_pass = &console->has_auto_pass,
        .say = desk_say,
        .refuse = desk_refuse,
        .show = desk_show,
        .ask = desk_ask,
        .moved = desk_moved,
        .open = desk_open,
        .replay = desk_replay,
        .list_moves = desk_list_moves,
        .hint = desk_hint,
        .quit = desk_quit,
    };
    obey(&desk, order, argument);
    prompt_clear(&console->prompt);
}
