/* screen_game.c: a game at the screen from its first turn to its end, then a
 * rematch, another game or the menu.
 *
 * play_game loops over the seats that are to act: chance draws, a forced pass
 * is made, a person takes a turn, a computer is watched. It ends when
 * console->leave is set. play_on then continues with a rematch or a loaded
 * game, and terminal_at_screen with the menu. */
#include "tui/keys.h"
#include "tui/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/events.h"
#include "tui/console.h"
#include "tui/menu.h"
#include "tui/pager.h"
#include "tui/screen.h"
#include "tui/typed.h"
#include "tui/watch.h"

/* Adds "Black, your turn: 24 (22): closes a mill". */
static void add_status(Console *console, Seat seat, Text *out)
{
    const Look *look = &console->look;
    const Picker *picker = &console->picker;
    const Game *game = console->table.play.game;
    Move move;
    text_say(out, look->lang, "%s, your turn", "%s, à vous",
             game->seat_names[seat].in[look->lang]);
    if (picker->choice_count == 0 || console_is_sealed(console)) {
        text_say(out, look->lang,
                 ": type a move, or choose with the arrow keys.",
                 " : tapez un coup, ou choisissez avec les flèches.");
        return;
    }
    text_say(out, look->lang, ": ", " : ");
    picker_add_picked(picker, look->lang, out);
    if (picker_is_last(picker, &move)) {
        Text words = { 0 };
        events_preview(game, &console->scene.state, seat, move, look->lang,
                       &words);
        text_add(out, words.size ? lang_pick(look->lang, ": ", " : ") : "");
        text_add(out, text_string(&words));
        text_done(&words);
    }
}

/* Adds "? help  u undo  i hint  v flip  :s save  q quit", or as many of them as
 * fit into the columns; help is always included. */
static void add_turn_keys(const Console *console, int columns, Text *out)
{
    static const struct {
        Order order;
        Phrase word;
    } keys[] = {
        { ORDER_HELP, PHRASE("help", "aide") },
        { ORDER_SIDE, PHRASE("rest of the board", "reste du plateau") },
        { ORDER_UNDO, PHRASE("undo", "annuler") },
        { ORDER_HINT, PHRASE("hint", "indice") },
        { ORDER_FLIP, PHRASE("flip", "vue") },
        { ORDER_SAVE, PHRASE("save", "enregistrer") },
        { ORDER_QUIT, PHRASE("quit", "quitter") },
    };
    View view = console_view(console);
    Letters taken = console_letters(console);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        bool is_wide = console->layout.board.cols > console->layout.cols;
        if ((keys[i].order == ORDER_FLIP && !view_can_turn(&view)) ||
            (keys[i].order == ORDER_SIDE && !is_wide)) {
            continue;
        }
        size_t before = out->size;
        text_add(out, i ? "  " : "");
        order_add_key(keys[i].order, taken, out);
        text_addf(out, " %s", keys[i].word.in[console->look.lang]);
        if (i && layout_width(out->data) > columns) {
            out->size = before;
            out->data[before] = '\0';
        }
    }
}

/* Adds the label of the prompt: "move", "stones 1-15". */
static void add_label(const Console *console, Text *out)
{
    Lang lang = console->look.lang;
    Text question = { 0 };
    picker_add_question(&console->picker, lang, &question);
    text_add(out, question.size ? text_string(&question)
                  : console_is_masked(console)
                      ? "secret"
                      : lang_pick(lang, "move", "coup"));
    text_done(&question);
}

/* Draws a turn: board, message, status, choices, refused moves, keys and
 * prompt. */
static void show_turn(Console *console, Seat seat)
{
    enum {
        LIST_ROWS = 3
    }; /* a list that needs more rows is shown without words */
    enum { TYPED = 10 }; /* columns left free for what is typed */
    Layout *layout = &console->layout;
    Text status = { 0 }, keys = { 0 }, label = { 0 }, refused = { 0 };
    console_draw(console);
    add_status(console, seat, &status);
    int end = layout->cols < LAYOUT_COLS ? layout->cols : LAYOUT_COLS;
    bool is_sealed = console_is_sealed(console);
    int wanted =
        is_sealed ? 1 : picker_rows(&console->picker, console->look.lang, end);
    int rows = layout_put_status(
        layout,
        (LayoutLine){ console->message_ink, text_string(&console->message) },
        (LayoutLine){ INK_BOLD, text_string(&status) },
        wanted > LIST_ROWS ? 1 : wanted);
    if (!is_sealed) {
        picker_list(&console->picker, &layout->sheet, layout->choices, rows,
                    end);
    }
    if (!is_sealed) {
        console_add_refused(console, seat, console->picker.stage,
                            lang_pick(console->look.lang, "; ", " ; "),
                            &refused);
    }
    layout_put_aside(layout, text_string(&refused));
    add_label(console, &label);
    int room = end < LAYOUT_COLS
                   ? end - layout_width(text_string(&label)) - TYPED
                   : LAYOUT_COLS;
    add_turn_keys(console, room, &keys);
    layout_put_right(layout, layout->prompt, INK_DIM, text_string(&keys));
    prompt_put(&console->prompt, &layout->sheet, layout->prompt,
               text_string(&label), console_is_masked(console));
    layout_show(layout);
    text_done(&status);
    text_done(&keys);
    text_done(&label);
    text_done(&refused);
}

/* Takes a person's legal choice. */
static void choose(Console *console, Seat seat, Move move)
{
    Error err = ERROR_IN(console->look.lang);
    size_t step = console->table.play.step_count;
    bool is_masked = console_is_masked(console);
    text_clear(&console->message);
    prompt_clear(&console->prompt);
    local_choose(&console->table, seat, move, &err);
    /* A person's own move is no news to them, unless others chose at the same
     * time. */
    console->news_from = is_masked ? step : step + 1;
    console->last_step = step;
    console->last_seat = seat;
    console_complain(console, &err);
}

/* Picks the part under the cursor. Returns true if the choice is then
 * complete. */
static bool take_part(Console *console, Seat seat)
{
    Move move = MOVE_NONE;
    bool is_complete = picker_take(&console->picker, &move);
    if (is_complete) {
        choose(console, seat, move);
    }
    return is_complete;
}

/* Acts on the typed line: an order, a move or a part of one. Returns true if a
 * choice is then complete. */
static bool act_on_line(Console *console, Seat seat)
{
    const Play *play = &console->table.play;
    Error err = ERROR_IN(console->look.lang);
    char line[PROMPT_SIZE];
    const char *argument;
    memcpy(line, console->prompt.text, sizeof line);
    prompt_clear(&console->prompt);
    Order order = order_read(line, console_letters(console), &argument);
    if (order != ORDER_NONE) {
        console_obey(console, order, argument);
        return false;
    }
    Move move = MOVE_NONE;
    if (typed_read(play, seat, line, &move, &err)) {
        choose(console, seat, move);
        return true;
    }
    /* The text may be a part, in capitals or not: puts the cursor on it. */
    const Canvas *board = &console->layout.board;
    Text capitals = { 0 };
    typed_add_capitals(line, &capitals);
    bool is_found =
        picker_find(&console->picker, board, line) ||
        picker_find(&console->picker, board, text_string(&capitals));
    text_done(&capitals);
    if (is_found) {
        return take_part(console, seat);
    }
    console_complain(console, &err);
    return false;
}

/* Acts on a key while nothing is typed: an order, or back one part. */
static bool act_on_single_key(Console *console, int key)
{
    Order order =
        key > 0 ? order_of_key(key, console_letters(console)) : ORDER_NONE;
    if (order != ORDER_NONE) {
        console_obey(console, order, "");
        return true;
    }
    if (key == KEY_ESCAPE || key == KEY_BACKSPACE) {
        picker_back(&console->picker);
        return true;
    }
    return key == ' ';
}

/* Acts on one key during a person's turn. Returns true if a choice was made. */
static bool act_on_key(Console *console, Seat seat, int key)
{
    Prompt *prompt = &console->prompt;
    if (key == KEY_NONE) {
        return false;
    }
    text_clear(&console->message);
    if (console_is_end_key(console, key)) {
        return false;
    }
    if (key == KEY_ENTER) {
        return prompt->size > 0             ? act_on_line(console, seat)
               : console_is_sealed(console) ? false
                                            : take_part(console, seat);
    }
    if (key == KEY_ESCAPE && prompt->size > 0) {
        prompt_clear(prompt);
        return false;
    }
    if (prompt->size == 0 && act_on_single_key(console, key)) {
        return false;
    }
    /* The first arrow key shows the choices; only the next one moves the
     * cursor. */
    if (console_is_sealed(console) && picker_steers(key)) {
        console->is_revealed = true;
    } else if (!picker_steer(&console->picker, key)) {
        prompt_edit(prompt, key);
    }
    return false;
}

/* If several people share the screen and the game has secrets, hides everything
 * until the person of this seat says that they are there. Returns false if
 * somebody quits instead; nothing of the game was shown then. */
static bool draw_curtain(Console *console, Seat seat)
{
    const LocalTable *table = &console->table;
    const Look *look = &console->look;
    Text name = { 0 }, line = { 0 };
    int key = KEY_ENTER;
    bool is_needed = local_humans(table) > 1 &&
                     play_has_secrets(&table->play) &&
                     console->at_screen != seat;
    view_add_name(&table->play, seat, look->lang, &name);
    text_say(&line, look->lang, "Pass the screen to %s - [Enter]",
             "Passez l'écran à %s - [Entrée]", text_string(&name));
    while (is_needed) {
        key = pager_notice(look, text_string(&line));
        if (key == KEY_INTERRUPT || key == 'q') {
            key = pager_notice(look, console_quit_question(console));
            key = key == 'y' || key == 'Y' || key == 'o' || key == 'O' ? 'q'
                  : key == KEY_END_OF_INPUT                            ? key
                                            : KEY_NONE;
        }
        is_needed = key != KEY_ENTER && key != KEY_END_OF_INPUT && key != 'q';
    }
    text_done(&name);
    text_done(&line);
    if (key != KEY_ENTER) {
        console->leave = key == 'q' ? LEAVE_QUIT : LEAVE_LOST;
        return false;
    }
    console->at_screen = seat;
    return true;
}

/* A person's turn: lasts until a choice is made, or until an order changes the
 * game. */
static void take_turn(Console *console, Seat seat)
{
    const Play *play = &console->table.play;
    if (!draw_curtain(console, seat)) {
        return;
    }
    size_t steps = play->step_count;
    console_look(console, seat);
    /* The first message tells what happened since this person last chose. */
    if (console->last_seat != seat && console->last_seat < GAME_SEATS) {
        console->news_from = console->last_step;
    }
    if (!console->message.size) {
        Text news = { 0 };
        console_add_news(console, &news);
        console_say(console, INK_PLAIN, text_string(&news));
        text_done(&news);
    }
    while (console->leave == LEAVE_NOT && play->step_count == steps &&
           local_next(&console->table) == seat) {
        bool was_flipped = console->is_flipped;
        bool had_auto_pass = console->has_auto_pass;
        show_turn(console, seat);
        if (act_on_key(console, seat, keys_read(-1)) ||
            console->has_auto_pass != had_auto_pass) {
            return;
        }
        if (console->is_flipped != was_flipped) {
            View view = console_view(console);
            view_scene(&view, &console->scene);
            picker_redraw(&console->picker, &console->scene.how);
        }
    }
}

/* Acts on a key after the end of the game. */
static void act_at_end(Console *console, int key)
{
    if (key == KEY_NONE) {
        return;
    }
    text_clear(&console->message);
    if (console_is_end_key(console, key)) {
        return;
    }
    Order order = key > 0 ? order_of_key(key, 0) : ORDER_NONE;
    if (key == 'n') {
        console->leave = LEAVE_REMATCH;
    } else if (key == 'm') {
        console->leave = LEAVE_MENU;
    } else if (key == 'q') {
        console->leave = LEAVE_QUIT;
    } else if (order != ORDER_NONE && order != ORDER_HINT) {
        console_obey(console, order, "");
    }
}

/* Plays the game at the table until console->leave is set. */
static void play_game(Console *console)
{
    LocalTable *table = &console->table;
    while (console->leave == LEAVE_NOT) {
        Error err = ERROR_IN(console->look.lang);
        Move forced = MOVE_NONE;
        Seat seat = local_next(table);
        if (seat == SEAT_WATCHER) {
            /* The game is over: shows how it ended, and asks what next. */
            Text status = { 0 };
            console_look(console, SEAT_WATCHER);
            if (console->message.size) {
                text_add(&status, text_string(&console->message));
            } else {
                local_add_status(&console->table, console->look.lang, &status);
            }
            console_show(
                console, INK_ALERT, text_string(&status),
                lang_pick(console->look.lang,
                          "n rematch  r replay  u undo  s save  m menu  "
                          "q quit",
                          "n revanche  r revoir  u annuler  s enregistrer  "
                          "m menu  q quitter"));
            text_done(&status);
            act_at_end(console, keys_read(-1));
        } else if (seat == SEAT_CHANCE) {
            local_draw(table, &err);
            console_complain(console, &err);
        } else if (console->has_auto_pass &&
                   local_find_forced(table, seat, &forced)) {
            local_choose(table, seat, forced, &err);
            console_complain(console, &err);
        } else if (seats_has(table->play.humans, seat)) {
            take_turn(console, seat);
        } else {
            size_t steps = table->play.step_count;
            watch_turn(console, seat);
            bool is_played = table->play.step_count != steps;
            if (is_played && console->message_ink == INK_PLAIN) {
                text_clear(&console->message);
            }
            Seat next = local_next(table);
            if (console->leave == LEAVE_NOT &&
                (is_played || console->is_paused) && next < GAME_SEATS &&
                !seats_has(table->play.humans, next)) {
                watch_pause(console);
            }
        }
    }
}

/* Plays the game at the table, and rematches and loaded games after it, until
 * the person leaves. */
static void play_on(Console *console)
{
    do {
        Error err = ERROR_IN(console->look.lang);
        console->leave = LEAVE_NOT;
        console->is_flipped = console->is_paused = false;
        console->at_screen = console->last_seat = SEAT_WATCHER;
        console->news_from = console->table.play.step_count;
        prompt_clear(&console->prompt);
        picker_clear(&console->picker);
        console->picker.row = -1;
        if (!play_is_over(&console->table.play) &&
            !local_save(&console->table, &err)) {
            console->table.is_save_broken = true;
            console_complain(console, &err);
        }
        play_game(console);
        if (console->leave == LEAVE_REMATCH) {
            /* A new game with the same players and the next seed. It is built
             * in console->table, where players point to their game; the old
             * game is freed through a copy. */
            LocalTable old = console->table;
            LocalSeats seats = { .is_unguarded = old.is_unguarded,
                                 .lang = old.lang };
            const Play *play = &old.play;
            for (Seat s = 0; s < play->players; s++) {
                seats.spec[s] =
                    seats_has(play->humans, s) ? "human" : play->names[s];
            }
            local_begin(&console->table, play->game, &play->config,
                        (play->seed + 1) & RECORD_SEED_MAX, &seats);
            local_done(&old);
        } else if (console->leave == LEAVE_LOAD) {
            LocalSeats nobody = { 0 };
            local_done(&console->table);
            local_adopt(&console->table, &console->loaded, &nobody);
            local_keep_file(&console->table, console->loaded_path);
        }
    } while (console->leave == LEAVE_REMATCH || console->leave == LEAVE_LOAD);
}

void terminal_set_table(LocalTable *table, PlayWish *wish)
{
    if (wish->record) {
        local_adopt(table, wish->record, &wish->seats);
        free(wish->record);
        wish->record = NULL;
        local_keep_file(table, wish->path);
    } else {
        local_begin(table, wish->game, &wish->config, wish->seed, &wish->seats);
    }
}

void terminal_at_screen(PlayWish *wish)
{
    Console *console = mem_new(sizeof *console);
    Text where = { 0 };
    console_say(console, INK_PLAIN, text_string(&wish->notice));
    screen_open();
    while (wish->game || wish->record || menu_run(wish)) {
        console->look = wish->look;
        console->speed_ms = wish->speed_ms;
        console->has_auto_pass = !wish->asks_always;
        terminal_set_table(&console->table, wish);
        wish->game = NULL;
        wish->seed = (wish->seed + 1) & RECORD_SEED_MAX;
        wish->seats = (LocalSeats){ 0 };
        play_on(console);
        /* Tells where the game is, once the screen is closed. */
        if (console->table.slot.path[0] && !console->table.is_save_broken) {
            local_add_kept(&console->table, console->look.lang, &where);
            text_add_char(&where, '\n');
        }
        local_done(&console->table);
        wish->look = console->look;
        if (console->leave != LEAVE_MENU) {
            break;
        }
        text_clear(&where);
    }
    text_done(&console->message);
    free(console);
    screen_close(); /* may end the program */
    fputs(text_string(&where), stdout);
    fflush(stdout);
    text_done(&where);
}
