#include "tui/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/describe.h"
#include "core/play.h"
#include "tui/menu.h"
#include "tui/pager.h"
#include "tui/screen.h"
#include "tui/session.h"

/* "Black, your turn: 24 (22): closes a mill" */
static void add_status(Session *session, Seat seat, Text *out)
{
    const Look *look = &session->look;
    const Picker *picker = &session->picker;
    const Game *game = table_match(&session->table)->game;
    Move move;
    text_addf(out, look_say(look, "%s, your turn", "%s, à vous"),
              game->seat_names[seat].in[look->lang]);
    if (picker->choice_count == 0) {
        text_add_char(out, '.');
        return;
    }
    text_add(out, look_say(look, ": ", " : "));
    picker_add_picked(picker, out);
    if (game->preview && picker_is_last(picker, &move)) {
        text_add(out, look_say(look, ": ", " : "));
        game->preview(&session->scene.state, seat, move, look->lang, out);
    }
}

static void show_turn(Session *session, Seat seat)
{
    const Look *look = &session->look;
    Page *page = &session->page;
    bool is_masked = session_is_masked(session);
    Text status = { 0 };
    session_draw(session);
    const char *message = text_string(&session->message);
    bool is_said = session->message.size > 0 &&
                   page_put_message(page, session->message_ink, message);
    if (session->message.size > 0 && !is_said) {
        page_put_status(page, session->message_ink, message);
    } else {
        add_status(session, seat, &status);
        page_put_status(page, INK_BOLD, text_string(&status));
    }
    picker_list(&session->picker, &page->sheet, page->choices, 0,
                page->cols < PAGE_COLS ? page->cols : PAGE_COLS);
    page_put_right(page, page->prompt, INK_DIM,
                   look_say(look,
                            "? help  u undo  i hint  v flip  s save  q quit",
                            "? aide  u annuler  i indice  v tourner  "
                            "s sauver  q quitter"));
    prompt_put(&session->prompt, &page->sheet, page->prompt,
               is_masked ? look_say(look, "secret", "secret")
                         : look_say(look, "move", "coup"),
               is_masked);
    page_show(page);
    text_done(&status);
}

/* Takes a person's choice, legal for sure. */
static void choose(Session *session, Seat seat, Move move)
{
    Error err = ERROR_IN(session->look.lang);
    size_t step = table_match(&session->table)->step_count;
    bool is_masked = session_is_masked(session);
    text_clear(&session->message);
    prompt_clear(&session->prompt);
    table_choose(&session->table, seat, move, &err);
    /* One's own move is no news, unless others chose at the same time. */
    session->news_from = is_masked ? step : step + 1;
    session->last_step = step;
    session->last_seat = seat;
    session_complain(session, &err);
}

/* What was typed: an order or a move. True if a choice was made. */
static bool act_on_line(Session *session, Seat seat)
{
    const Match *match = table_match(&session->table);
    Error err = ERROR_IN(session->look.lang);
    char line[PROMPT_SIZE];
    const char *argument;
    memcpy(line, session->prompt.text, sizeof line);
    prompt_clear(&session->prompt);
    Order order = order_read(line, &argument);
    if (order != ORDER_NONE) {
        session_obey(session, order, argument);
        return false;
    }
    Move move = MOVE_NONE;
    MoveFit fit = play_read_move(match->game, &match->state, seat, line, &move,
                                 &err);
    /* An imposed move is for referees. */
    if (fit == MOVE_FITS && !(move & MOVE_IMPOSED)) {
        choose(session, seat, move);
        return true;
    }
    error_set(&err, "\"%s\" is not a move", "« %s » n'est pas un coup", line);
    session_complain(session, &err);
    return false;
}

/* One key at a person's turn. True if a choice was made. */
static bool act_on_key(Session *session, Seat seat, int key)
{
    Picker *picker = &session->picker;
    Move move;
    if (key == KEY_NONE) {
        return false;
    }
    text_clear(&session->message);
    if (session_is_end_key(session, key)) {
        return false;
    }
    if (key == KEY_ENTER && session->prompt.size > 0) {
        return act_on_line(session, seat);
    }
    if (key == KEY_ENTER) {
        if (picker_take(picker, &move)) {
            choose(session, seat, move);
            return true;
        }
        return false;
    }
    if (key == KEY_ESCAPE && session->prompt.size > 0) {
        prompt_clear(&session->prompt);
        return false;
    }
    if (session->prompt.size == 0) {
        Order order = key > 0 ? order_of_key(key) : ORDER_NONE;
        if (order != ORDER_NONE) {
            session_obey(session, order, "");
            return false;
        }
        if (key == KEY_ESCAPE || key == KEY_BACKSPACE) {
            picker_back(picker);
            return false;
        }
    }
    if (!picker_steer(picker, key) && key != ' ') {
        prompt_edit(&session->prompt, key);
    } else if (key == ' ' && session->prompt.size > 0) {
        prompt_edit(&session->prompt, key);
    }
    return false;
}

/* Others at the table must look away before seat is shown its hand. */
static bool draw_curtain(Session *session, Seat seat)
{
    const Table *table = &session->table;
    bool is_needed = table_humans(table) > 1 && table_has_secrets(table) &&
                     session->at_screen != seat;
    if (is_needed) {
        Text name = { 0 };
        int key;
        table_add_name(table, seat, session->look.lang, &name);
        bool is_ready = pager_curtain(&session->look, text_string(&name),
                                      &key);
        text_done(&name);
        if (!is_ready) {
            session->leave = key == KEY_END_OF_INPUT ? LEAVE_LOST
                                                     : LEAVE_QUIT;
            return false;
        }
    }
    session->at_screen = seat;
    return true;
}

/* What happened since this person last chose, as the first message. */
static void say_news(Session *session, Seat seat)
{
    if (session->last_seat != seat && session->last_seat < GAME_SEATS) {
        session->news_from = session->last_step;
    }
    View view = session_view(session);
    Text news = { 0 };
    size_t count = view.match->step_count;
    if (session->message.size || session->news_from >= count) {
        return;
    }
    for (size_t i = session->news_from; i < count; i++) {
        text_add(&news, i > session->news_from ? " · " : "");
        view_add_named_step(&view, i, session->look.lang, &news);
    }
    session_say(session, INK_PLAIN, text_string(&news));
    text_done(&news);
}

/* A person's turn, until a choice is made or something else is to be done. */
static void take_turn(Session *session, Seat seat)
{
    const Match *match = table_match(&session->table);
    if (!draw_curtain(session, seat)) {
        return;
    }
    size_t steps = match->step_count;
    session_look(session, seat);
    say_news(session, seat);
    while (session->leave == LEAVE_NOT && match->step_count == steps &&
           table_next(&session->table) == seat) {
        bool was_flipped = session->is_flipped;
        show_turn(session, seat);
        if (act_on_key(session, seat, screen_key(-1))) {
            return;
        }
        if (session->is_flipped != was_flipped) {
            View view = session_view(session);
            view_scene(&view, &session->scene);
            picker_redraw(&session->picker, &session->scene.how);
        }
    }
}

static void add_end_keys(const Session *session, Text *out)
{
    text_add(out, look_say(&session->look,
                           "n rematch  r replay  u undo  s save  m menu  "
                           "q quit",
                           "n revanche  r revoir  u annuler  s sauver  "
                           "m menu  q quitter"));
}

/* The end: how, why, and what next. */
static void show_end(Session *session)
{
    const Match *match = table_match(&session->table);
    Text status = { 0 }, keys = { 0 };
    session_look(session, SEAT_WATCHER);
    if (session->message.size) {
        text_add(&status, text_string(&session->message));
    } else {
        describe_status(match->game, match->players, &match->state,
                        session->look.lang, &status);
    }
    add_end_keys(session, &keys);
    session_show(session, INK_ALERT, text_string(&status),
                 text_string(&keys));
    text_done(&status);
    text_done(&keys);
}

static void act_at_end(Session *session, int key)
{
    if (key == KEY_NONE) {
        return;
    }
    text_clear(&session->message);
    if (session_is_end_key(session, key)) {
        return;
    }
    Order order = key > 0 ? order_of_key(key) : ORDER_NONE;
    if (key == 'n') {
        session->leave = LEAVE_REMATCH;
    } else if (key == 'm') {
        session->leave = LEAVE_MENU;
    } else if (key == 'q') {
        session->leave = LEAVE_QUIT;
    } else if (order != ORDER_NONE && order != ORDER_HINT) {
        session_obey(session, order, "");
    }
}

static void play_game(Session *session)
{
    Table *table = &session->table;
    while (session->leave == LEAVE_NOT) {
        Error err = ERROR_IN(session->look.lang);
        Seat seat = table_next(table);
        if (seat == SEAT_WATCHER) {
            show_end(session);
            act_at_end(session, screen_key(-1));
        } else if (seat == SEAT_CHANCE) {
            table_draw(table, &err);
            session_complain(session, &err);
        } else if (table->is_human[seat]) {
            take_turn(session, seat);
        } else {
            size_t steps = table_match(table)->step_count;
            session_watch(session, seat);
            bool is_played = table_match(table)->step_count != steps;
            if (is_played && session->message_ink == INK_PLAIN) {
                text_clear(&session->message);
            }
            Seat next = table_next(table);
            if (session->leave == LEAVE_NOT && (is_played || session->is_paused)
                && next < GAME_SEATS && !table->is_human[next]) {
                session_pause(session);
            }
        }
    }
}

/* Another game with the same players; the seed counts on. */
static void begin_rematch(Session *session)
{
    Table *old = &session->table;
    Table next;
    TableSeats seats = { 0 };
    const Match *match = table_match(old);
    for (int s = 0; s < match->players; s++) {
        seats.spec[s] = old->is_human[s] ? "human" : old->record.players[s];
    }
    table_begin(&next, match->game, &match->config,
                (old->record.seed + 1) & RECORD_SEED_MAX, &seats);
    table_done(old);
    session->table = next;
}

static void begin_session(Session *session)
{
    Error err = ERROR_IN(session->look.lang);
    session->leave = LEAVE_NOT;
    session->is_flipped = session->is_paused = false;
    session->at_screen = session->last_seat = SEAT_WATCHER;
    session->news_from = table_match(&session->table)->step_count;
    prompt_clear(&session->prompt);
    picker_clear(&session->picker);
    session->picker.row = -1;
    if (!match_is_over(table_match(&session->table)) &&
        !table_save(&session->table, &err)) {
        session->table.is_save_broken = true;
        session_complain(session, &err);
    }
}

/* After the screen is given back: where the game is. */
static void tell_where(const Session *session)
{
    Text line = { 0 };
    const char *path = session->table.slot.path;
    bool is_new = session->table.record.match.step_count == 0;
    if (!path[0] || session->table.is_save_broken || is_new) {
        return;
    }
    text_add(&line, look_say(&session->look, "The game is kept: ",
                             "La partie est gardée : "));
    save_add_short(path, &line);
    text_add(&line, look_say(&session->look, " (joute play resumes it)\n",
                             " (joute play pour la reprendre)\n"));
    fputs(text_string(&line), stdout);
    fflush(stdout);
    text_done(&line);
}

static void begin_loaded(Session *session)
{
    TableSeats nobody = { 0 };
    table_done(&session->table);
    table_adopt(&session->table, &session->loaded, &nobody);
    table_keep_file(&session->table, session->loaded_path);
}

/* Plays what the table holds, and what follows from it, until it is left. */
static void play_on(Session *session)
{
    do {
        begin_session(session);
        play_game(session);
        if (session->leave == LEAVE_REMATCH) {
            begin_rematch(session);
        } else if (session->leave == LEAVE_LOAD) {
            begin_loaded(session);
        }
    } while (session->leave == LEAVE_REMATCH || session->leave == LEAVE_LOAD);
}

/* Sets the table as wished, or as chosen in the menu; false to leave. */
static bool set_table(Session *session, PlayWish *wish)
{
    if (!wish->game && !wish->record && !menu_run(wish)) {
        return false;
    }
    session->look = wish->look;
    session->speed_ms = wish->speed_ms;
    if (wish->record) {
        table_adopt(&session->table, wish->record, &wish->seats);
        free(wish->record);
        table_keep_file(&session->table, wish->path);
    } else {
        table_begin(&session->table, wish->game, &wish->config, wish->seed,
                    &wish->seats);
    }
    wish->record = NULL;
    wish->game = NULL;
    wish->seed = (wish->seed + 1) & RECORD_SEED_MAX;
    wish->seats = (TableSeats){ 0 };
    return true;
}

void play_at_screen(PlayWish *wish)
{
    Session *session = mem_new(sizeof *session);
    bool is_seated;
    session_say(session, INK_PLAIN, text_string(&wish->notice));
    screen_open();
    while ((is_seated = set_table(session, wish))) {
        play_on(session);
        wish->look = session->look;
        if (session->leave != LEAVE_MENU) {
            break;
        }
        table_done(&session->table);
    }
    screen_close();
    if (is_seated) {
        tell_where(session);
        table_done(&session->table);
    }
    text_done(&session->message);
    free(session);
}
