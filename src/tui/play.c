#include "tui/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "tui/menu.h"
#include "tui/pager.h"
#include "tui/screen.h"
#include "tui/session.h"
#include "tui/typed.h"

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

/* "? help  u undo  i hint  v flip  :s save  q quit" */
static void add_turn_keys(const Session *session, Text *out)
{
    static const struct {
        Order order;
        Phrase word;
    } keys[] = {
        { ORDER_HELP, PHRASE("help", "aide") },
        { ORDER_UNDO, PHRASE("undo", "annuler") },
        { ORDER_HINT, PHRASE("hint", "indice") },
        { ORDER_FLIP, PHRASE("flip", "tourner") },
        { ORDER_SAVE, PHRASE("save", "sauver") },
        { ORDER_QUIT, PHRASE("quit", "quitter") },
    };
    View view = session_view(session);
    Letters taken = session_letters(session);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (keys[i].order == ORDER_FLIP && !view_can_turn(&view)) {
            continue;
        }
        text_add(out, i ? "  " : "");
        order_add_key(keys[i].order, taken, out);
        text_addf(out, " %s", keys[i].word.in[session->look.lang]);
    }
}

static void show_turn(Session *session, Seat seat)
{
    const Look *look = &session->look;
    Page *page = &session->page;
    bool is_masked = session_is_masked(session);
    Text status = { 0 }, keys = { 0 };
    session_draw(session);
    add_status(session, seat, &status);
    page_put_status(
        page,
        (PageLine){ session->message_ink, text_string(&session->message) },
        (PageLine){ INK_BOLD, text_string(&status) });
    picker_list(&session->picker, &page->sheet, page->choices, 0,
                page->cols < PAGE_COLS ? page->cols : PAGE_COLS);
    add_turn_keys(session, &keys);
    page_put_right(page, page->prompt, INK_DIM, text_string(&keys));
    prompt_put(&session->prompt, &page->sheet, page->prompt,
               is_masked ? look_say(look, "secret", "secret")
                         : look_say(look, "move", "coup"),
               is_masked);
    page_show(page);
    text_done(&status);
    text_done(&keys);
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

/* Takes the part under the cursor. True if that made a choice. */
static bool take_part(Session *session, Seat seat)
{
    Move move = MOVE_NONE;
    bool is_complete = picker_take(&session->picker, &move);
    if (is_complete) {
        choose(session, seat, move);
    }
    return is_complete;
}

/* Puts the cursor on the part that was typed, in capitals or not. */
static bool find_part(Session *session, const char *line)
{
    const Canvas *board = &session->page.board;
    Text capitals = { 0 };
    typed_add_capitals(line, &capitals);
    bool is_found =
        picker_find(&session->picker, board, line) ||
        picker_find(&session->picker, board, text_string(&capitals));
    text_done(&capitals);
    return is_found;
}

/* What was typed: an order, a move or a part of one. True if that made a
 * choice. */
static bool act_on_line(Session *session, Seat seat)
{
    const Match *match = table_match(&session->table);
    Error err = ERROR_IN(session->look.lang);
    char line[PROMPT_SIZE];
    const char *argument;
    memcpy(line, session->prompt.text, sizeof line);
    prompt_clear(&session->prompt);
    Order order = order_read(line, session_letters(session), &argument);
    if (order != ORDER_NONE) {
        session_obey(session, order, argument);
        return false;
    }
    Move move = MOVE_NONE;
    if (typed_read(match, seat, line, &move, &err)) {
        choose(session, seat, move);
        return true;
    }
    if (find_part(session, line)) {
        return take_part(session, seat);
    }
    session_complain(session, &err);
    return false;
}

/* A key while nothing is typed: an order, or back a part. */
static bool act_on_single_key(Session *session, int key)
{
    Order order =
        key > 0 ? order_of_key(key, session_letters(session)) : ORDER_NONE;
    if (order != ORDER_NONE) {
        session_obey(session, order, "");
        return true;
    }
    if (key == KEY_ESCAPE || key == KEY_BACKSPACE) {
        picker_back(&session->picker);
        return true;
    }
    return key == ' ';
}

/* One key at a person's turn. True if a choice was made. */
static bool act_on_key(Session *session, Seat seat, int key)
{
    Prompt *prompt = &session->prompt;
    if (key == KEY_NONE) {
        return false;
    }
    text_clear(&session->message);
    if (session_is_end_key(session, key)) {
        return false;
    }
    if (key == KEY_ENTER) {
        return prompt->size > 0 ? act_on_line(session, seat)
                                : take_part(session, seat);
    }
    if (key == KEY_ESCAPE && prompt->size > 0) {
        prompt_clear(prompt);
        return false;
    }
    if ((prompt->size > 0 || !act_on_single_key(session, key)) &&
        !picker_steer(&session->picker, key)) {
        prompt_edit(prompt, key);
    }
    return false;
}

/* Nothing of the game is seen until its person is there, not even when
 * somebody wants to leave. */
static Leave wait_at_curtain(Session *session, const char *name)
{
    const Look *look = &session->look;
    Text line = { 0 };
    int key;
    text_addf(&line,
              look_say(look, "Pass the screen to %s - [Enter]",
                       "Passez l'écran à %s - [Entrée]"),
              name);
    do {
        key = pager_notice(look, text_string(&line));
        if (key == KEY_INTERRUPT || key == 'q') {
            key = pager_notice(look, session_quit_question(session));
            key = key == 'y' || key == 'Y' || key == 'o' || key == 'O' ? 'q'
                  : key == KEY_END_OF_INPUT                            ? key
                                            : KEY_NONE;
        }
    } while (key != KEY_ENTER && key != KEY_END_OF_INPUT && key != 'q');
    text_done(&line);
    return key == KEY_ENTER ? LEAVE_NOT : key == 'q' ? LEAVE_QUIT : LEAVE_LOST;
}

/* Others at the table must look away before seat is shown its hand. */
static bool draw_curtain(Session *session, Seat seat)
{
    const Table *table = &session->table;
    bool is_needed = table_humans(table) > 1 &&
                     match_has_secrets(&table->match) &&
                     session->at_screen != seat;
    if (is_needed) {
        Text name = { 0 };
        table_add_name(table, seat, session->look.lang, &name);
        Leave leave = wait_at_curtain(session, text_string(&name));
        text_done(&name);
        if (leave != LEAVE_NOT) {
            session->leave = leave;
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
    if (!session->message.size) {
        Text news = { 0 };
        session_add_news(session, &news);
        session_say(session, INK_PLAIN, text_string(&news));
        text_done(&news);
    }
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
    Text status = { 0 }, keys = { 0 };
    session_look(session, SEAT_WATCHER);
    if (session->message.size) {
        text_add(&status, text_string(&session->message));
    } else {
        table_add_status(&session->table, session->look.lang, &status);
    }
    add_end_keys(session, &keys);
    session_show(session, INK_ALERT, text_string(&status), text_string(&keys));
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
    Order order = key > 0 ? order_of_key(key, 0) : ORDER_NONE;
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
        } else if (seats_has(table->match.humans, seat)) {
            take_turn(session, seat);
        } else {
            size_t steps = table_match(table)->step_count;
            session_watch(session, seat);
            bool is_played = table_match(table)->step_count != steps;
            if (is_played && session->message_ink == INK_PLAIN) {
                text_clear(&session->message);
            }
            Seat next = table_next(table);
            if (session->leave == LEAVE_NOT &&
                (is_played || session->is_paused) && next < GAME_SEATS &&
                !seats_has(table->match.humans, next)) {
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
    TableSeats seats = { .is_unguarded = old->is_unguarded };
    const Match *match = table_match(old);
    for (Seat s = 0; s < match->players; s++) {
        seats.spec[s] =
            seats_has(old->match.humans, s) ? "human" : old->match.names[s];
    }
    table_begin(&next, match->game, &match->config,
                (old->match.seed + 1) & RECORD_SEED_MAX, &seats);
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
    if (!match_is_over(&session->table.match) &&
        !table_save(&session->table, &err)) {
        session->table.is_save_broken = true;
        session_complain(session, &err);
    }
}

/* For after the screen is given back: where the game is. */
static void add_where(const Session *session, Text *out)
{
    const Table *table = &session->table;
    if (table->slot.path[0] && !table->is_save_broken) {
        table_add_kept(table, session->look.lang, out);
        text_add_char(out, '\n');
    }
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
    Text where = { 0 };
    session_say(session, INK_PLAIN, text_string(&wish->notice));
    screen_open();
    while (set_table(session, wish)) {
        play_on(session);
        add_where(session, &where);
        table_done(&session->table);
        wish->look = session->look;
        if (session->leave != LEAVE_MENU) {
            break;
        }
        text_clear(&where);
    }
    text_done(&session->message);
    free(session);
    /* May end the program. */
    screen_close();
    fputs(text_string(&where), stdout);
    fflush(stdout);
    text_done(&where);
}
