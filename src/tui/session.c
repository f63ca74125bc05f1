#include "tui/session.h"

#include <string.h>

#include "tui/screen.h"
#include "tui/typed.h"

void session_say(Session *session, Ink ink, const char *text)
{
    text_clear(&session->message);
    text_add(&session->message, text);
    session->message_ink = ink;
}

void session_complain(Session *session, const Error *err)
{
    if (err->text[0]) {
        session_say(session, INK_ALERT, err->text);
    }
}

View session_view(const Session *session)
{
    const Table *table = &session->table;
    const Match *match = &table->match;
    Seat only = table_only_human(table);
    View view = { .match = match, .eyes = only };
    if (only == SEAT_WATCHER && match->game->redact &&
        table_humans(table) > 1) {
        /* Until somebody is let see, nobody's hand is shown as the other's
         * would be. */
        view.eyes = session->at_screen;
    }
    Seat near = view.eyes < GAME_SEATS ? view.eyes : 0;
    view.side =
        session->is_flipped ? (Seat)((near + 1) % table->match.players) : near;
    if (match_is_over(&table->match)) {
        view.eyes = SEAT_WATCHER;
    }
    return view;
}

void session_add_news(const Session *session, Text *out)
{
    View view = session_view(session);
    /* More would not fit the page, which drops the oldest. */
    enum { MOST = 24 };
    size_t count = view.match->step_count, first = session->news_from;
    first = count > MOST && first < count - MOST ? count - MOST : first;
    for (size_t i = first; i < count; i++) {
        text_add(out, i > first ? PAGE_PAUSE : "");
        view_add_named_step(&view, i, session->look.lang, out);
    }
}

Letters session_letters(const Session *session)
{
    return typed_letters(&session->table.match, table_next(&session->table)) |
           picker_letters(&session->picker);
}

void session_look(Session *session, Seat seat)
{
    View view = session_view(session);
    view_scene(&view, &session->scene);
    if (seat >= GAME_SEATS || session_is_blind(session)) {
        picker_clear(&session->picker);
    } else {
        picker_begin(&session->picker, view.match->game, &session->scene.state,
                     seat, &session->scene.how);
    }
}

bool session_is_masked(const Session *session)
{
    const Match *match = &session->table.match;
    return seats_count(match->game->to_act(&match->state)) > 1;
}

bool session_is_blind(const Session *session)
{
    return session_is_masked(session) && table_humans(&session->table) > 1;
}

/* "Le jeu du moulin   Noir - Blanc (level:3)" */
static void add_title(const Session *session, Text *out)
{
    const Match *match = &session->table.match;
    text_addf(out, "%s  ", match->game->title);
    for (Seat s = 0; s < match->players; s++) {
        text_add(out, s ? " - " : " ");
        table_add_name(&session->table, s, session->look.lang, out);
    }
    text_addf(out, look_say(&session->look, "   move %zu", "   coup %zu"),
              match->step_count);
}

void session_draw(Session *session)
{
    View view = session_view(session);
    Page *page = &session->page;
    Text title = { 0 };
    look_canvas(&session->look, &page->board);
    view.match->game->draw(&session->scene.state, &session->scene.how,
                           &page->board);
    picker_mark(&session->picker, &page->board);
    page_begin(page, &session->look);
    add_title(session, &title);
    page_add_title(page, text_string(&title));
    text_done(&title);
    page_add_moves(page, &view);
}

void session_show(Session *session, Ink ink, const char *status,
                  const char *keys)
{
    session_draw(session);
    page_put_status(&session->page, (PageLine){ 0 }, (PageLine){ ink, status });
    page_put_right(&session->page, session->page.prompt, INK_DIM, keys);
    page_show(&session->page);
}

int session_ask_key(Session *session, const char *question, const char *keys)
{
    for (;;) {
        session_show(session, INK_ALERT, question, "");
        int key = screen_key(-1);
        if (key > 0 && key < 0x80 && strchr(keys, key)) {
            return key;
        }
        if (key == KEY_END_OF_INPUT) {
            session->leave = LEAVE_LOST;
            return 0;
        }
        if (key == KEY_ESCAPE || key == KEY_INTERRUPT) {
            return 0;
        }
    }
}

bool session_ask_line(Session *session, const char *question,
                      const char *initial)
{
    Prompt *prompt = &session->prompt;
    for (prompt_set(prompt, initial);;) {
        session_draw(session);
        prompt_put(prompt, &session->page.sheet, session->page.prompt, question,
                   false);
        page_show(&session->page);
        int key = screen_key(-1);
        if (key == KEY_ENTER) {
            return prompt->size > 0;
        }
        if (key == KEY_END_OF_INPUT) {
            session->leave = LEAVE_LOST;
        }
        if (key == KEY_END_OF_INPUT || key == KEY_ESCAPE ||
            key == KEY_INTERRUPT) {
            prompt_clear(prompt);
            return false;
        }
        prompt_edit(prompt, key);
    }
}

const char *session_quit_question(const Session *session)
{
    const Table *table = &session->table;
    return match_is_over(&table->match) || table->match.step_count == 0
               ? look_say(&session->look, "Quit? [y] yes, [n] no",
                          "Quitter ? [o] oui, [n] non")
               : look_say(&session->look,
                          "Save and quit? [y] yes, [n] no, go on",
                          "Sauver et quitter ? [o] oui, [n] non, continuer");
}

void session_ask_quit(Session *session)
{
    int key =
        session_ask_key(session, session_quit_question(session), "oOyYnN");
    if (key && !strchr("nN", key)) {
        session->leave = LEAVE_QUIT;
    }
}

bool session_is_end_key(Session *session, int key)
{
    if (key == KEY_END_OF_INPUT) {
        session->leave = LEAVE_LOST;
        return true;
    }
    if (key == KEY_INTERRUPT) {
        session_ask_quit(session);
        return true;
    }
    return false;
}
