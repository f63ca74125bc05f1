/* console.c: what the parts of the screen game share: messages, the page,
 * questions and the view of who sits there. */
#include "tui/console.h"

#include <string.h>

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
    const Match *match = &table->match;
    Seat only = local_only_human(table);
    View view = { .match = match, .eyes = only };
    if (only == SEAT_WATCHER && match->game->redact &&
        local_humans(table) > 1) {
        /* Until somebody is let see, nobody's hand is shown as the other's
         * would be. */
        view.eyes = console->at_screen;
    }
    Seat near = view.eyes < GAME_SEATS ? view.eyes : 0;
    view.side =
        console->is_flipped ? (Seat)((near + 1) % table->match.players) : near;
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
        view_add_named_step(&view, i, console->look.lang, out);
    }
}

Letters console_letters(const Console *console)
{
    return typed_letters(&console->table.match, local_next(&console->table)) |
           picker_letters(&console->picker);
}

void console_look(Console *console, Seat seat)
{
    View view = console_view(console);
    view_scene(&view, &console->scene);
    if (seat >= GAME_SEATS || console_is_blind(console)) {
        picker_clear(&console->picker);
    } else {
        picker_begin(&console->picker, view.match->game, &console->scene.state,
                     seat, &console->scene.how);
    }
}

bool console_is_masked(const Console *console)
{
    const Match *match = &console->table.match;
    return seats_count(match->game->to_act(&match->state)) > 1;
}

bool console_is_blind(const Console *console)
{
    return console_is_masked(console) && local_humans(&console->table) > 1;
}

/* "Le jeu du moulin   Noir - Blanc (level:3)" */
static void add_title(const Console *console, Text *out)
{
    const Match *match = &console->table.match;
    text_addf(out, "%s  ", match->game->title);
    for (Seat s = 0; s < match->players; s++) {
        text_add(out, s ? " - " : " ");
        local_add_name(&console->table, s, console->look.lang, out);
    }
    text_addf(out, look_say(&console->look, "   move %zu", "   coup %zu"),
              match->step_count);
}

void console_draw(Console *console)
{
    View view = console_view(console);
    Page *page = &console->page;
    Text title = { 0 };
    look_canvas(&console->look, &page->board);
    view.match->game->draw(&console->scene.state, &console->scene.how,
                           &page->board);
    picker_mark(&console->picker, &page->board);
    page_begin(page, &console->look);
    add_title(console, &title);
    page_add_title(page, text_string(&title));
    text_done(&title);
    page_add_moves(page, &view);
}

void console_show(Console *console, Ink ink, const char *status,
                  const char *keys)
{
    console_draw(console);
    page_put_status(&console->page, (PageLine){ 0 }, (PageLine){ ink, status });
    page_put_right(&console->page, console->page.prompt, INK_DIM, keys);
    page_show(&console->page);
}

int console_ask_key(Console *console, const char *question, const char *keys)
{
    for (;;) {
        console_show(console, INK_ALERT, question, "");
        int key = screen_key(-1);
        if (key > 0 && key < 0x80 && strchr(keys, key)) {
            return key;
        }
        if (key == KEY_END_OF_INPUT) {
            console->leave = LEAVE_LOST;
            return 0;
        }
        if (key == KEY_ESCAPE || key == KEY_INTERRUPT) {
            return 0;
        }
    }
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
               ? look_say(&console->look, "Quit? [y] yes, [n] no",
                          "Quitter ? [o] oui, [n] non")
               : look_say(&console->look,
                          "Save and quit? [y] yes, [n] no, go on",
                          "Sauver et quitter ? [o] oui, [n] non, continuer");
}

void console_ask_quit(Console *console)
{
    int key =
        console_ask_key(console, console_quit_question(console), "oOyYnN");
    if (key && !strchr("nN", key)) {
        console->leave = LEAVE_QUIT;
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
