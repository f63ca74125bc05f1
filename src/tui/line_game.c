/* line_game.c: a game without a screen, for pipes, braille displays and slow
 * terminals.
 *
 * It reads one move or order a line and skips empty lines and lines that begin
 * with #. The exit status says whether the last input was refused, so that a
 * script can tell. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/legal.h"
#include "games/games.h"
#include "tui/menu.h"
#include "tui/obey.h"
#include "tui/terminal.h"
#include "tui/typed.h"
#include "tui/view.h"

enum { HINT_SIMULATIONS = 2000 };

/* The state of such a game. It prints plain sentences, which scripts and screen
 * readers can use. */
typedef struct Lines {
    Look look;
    LocalTable table;
    char *line; /* the last line read, by getline */
    size_t capacity;
    bool is_refused; /* the last input was refused */
    bool is_left, is_flipped;
    size_t told; /* steps already printed */
    Seat seat;   /* the person who is asked for a move */
} Lines;

/* Prints a line; in ASCII if the terminal shows nothing else. */
static void say(const Lines *lines, const char *text)
{
    Text folded = { 0 };
    canvas_fold(text, &folded);
    puts(lines->look.is_ascii ? text_string(&folded) : text);
    fflush(stdout);
    text_done(&folded);
}

/* Prints a line and frees it. */
static void say_text(const Lines *lines, Text *line)
{
    say(lines, text_string(line));
    text_done(line);
}

static void complain(Lines *lines, const Error *err)
{
    if (err->text[0]) {
        Text line = { 0 };
        text_say(&line, lines->look.lang, "Refused: %s", "Refusé : %s",
                 err->text);
        say_text(lines, &line);
        lines->is_refused = true;
    }
}

/* Says that saving failed; the game goes on. */
static void warn(const Lines *lines, const Error *err)
{
    if (err->text[0]) {
        say(lines, err->text);
    }
}

/* Reads a line without its end; false at the end of input. Empty lines and
 * comments are skipped. */
static bool read_line(Lines *lines)
{
    ssize_t size;
    while ((size = getline(&lines->line, &lines->capacity, stdin)) >= 0) {
        static const char mark[] =
            "\xef\xbb\xbf"; /* the byte order mark of UTF-8 */
        if (size > 2 && memcmp(lines->line, mark, 3) == 0) {
            size -= 3;
            memmove(lines->line, lines->line + 3, (size_t)size + 1);
        }
        while (size > 0 && strchr("\r\n \t", lines->line[size - 1])) {
            lines->line[--size] = '\0';
        }
        if (size > 0 && lines->line[0] != '#') {
            return true;
        }
    }
    return false;
}

static void print_board(const Lines *lines, Seat seat)
{
    View view = local_view(&lines->table, seat, lines->is_flipped);
    Scene scene;
    Canvas canvas;
    Text out = { 0 };
    view_scene(&view, &scene);
    look_canvas(&lines->look, &canvas);
    view.play->game->draw(&scene.state, &scene.how, &canvas);
    canvas_write(&canvas, &out);
    say(lines, "");
    say_text(lines, &out);
}

/* Prints the steps that were not printed yet, as seat may know them. */
static void print_steps(Lines *lines, Seat seat)
{
    View view = local_view(&lines->table, seat, lines->is_flipped);
    for (; lines->told < view.play->step_count; lines->told++) {
        Text step = { 0 };
        if (seats_count(view.play->steps[lines->told].acted) == 1) {
            view_add_named_step(&view, lines->told, lines->look.lang, &step);
            text_add(&step, "   ");
        }
        view_add_told_step(&view, lines->told, lines->look.lang, &step);
        say_text(lines, &step);
    }
}

static void print_moves(void *context)
{
    const Lines *lines = context;
    const Play *play = &lines->table.play;
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = legal_list(play->game, &play->state, lines->seat, 0, legal);
    Text line = { 0 };
    for (int i = 0; i < count; i++) {
        text_addf(&line, "%s%s", i ? " " : "", legal[i].text);
    }
    say_text(lines, &line);
    free(legal);
}

/* Prints what the game's solver advises or, if it has none, the move of a
 * short search. */
static void print_hint(void *context)
{
    Lines *lines = context;
    Seat seat = lines->seat;
    Text advice = { 0 };
    view_add_advice(&lines->table.play, seat, lines->look.lang, &advice);
    if (advice.size) {
        say_text(lines, &advice);
        return;
    }
    Thinker *thinker = local_adviser(&lines->table, seat, HINT_SIMULATIONS);
    const Play *play = &lines->table.play;
    Thought thought;
    Text text = { 0 };
    think_begin(thinker, play);
    Move move = think_wait(thinker);
    think_look(thinker, &thought);
    if (thought.line_count) {
        think_add_hint(thinker, &thought, lines->look.lang, &text);
    } else {
        text_say(&text, lines->look.lang, "Hint: ", "Indice : ");
        play->game->write_move(&play->state, seat, move, 0, &text);
    }
    say_text(lines, &text);
}

/* ---- the line mode as a desk at which orders are given ---- */

static void desk_say(void *context, Ink ink, const char *line)
{
    (void)ink;
    say(context, line);
}

static void desk_refuse(void *context, const Error *err)
{
    complain(context, err);
}

static void desk_show(void *context, const char *title, const char *text)
{
    (void)title;
    say(context, text);
}

static void desk_moved(void *context)
{
    Lines *lines = context;
    lines->told = lines->table.play.step_count;
}

static void desk_open(void *context, Play *play, const char *path)
{
    Lines *lines = context;
    LocalSeats nobody = { 0 };
    (void)path;
    local_done(&lines->table);
    local_adopt(&lines->table, play, &nobody);
    desk_moved(lines);
}

static void desk_replay(void *context)
{
    Lines *lines = context;
    lines->told = 0;
    print_steps(lines, lines->seat);
}

static void desk_quit(void *context)
{
    ((Lines *)context)->is_left = true;
}

static void give_order(Lines *lines, Order order, const char *argument)
{
    OrderDesk desk = {
        .context = lines,
        .look = &lines->look,
        .table = &lines->table,
        .view = local_view(&lines->table, lines->seat, lines->is_flipped),
        .taken = typed_letters(&lines->table.play, lines->seat),
        .is_flipped = &lines->is_flipped,
        .say = desk_say,
        .refuse = desk_refuse,
        .show = desk_show,
        .moved = desk_moved,
        .open = desk_open,
        .replay = desk_replay,
        .list_moves = print_moves,
        .hint = print_hint,
        .quit = desk_quit,
    };
    obey(&desk, order, argument);
}

/* Acts on a line of the person whose turn it is. Returns true if something
 * changed, so that the board must be shown again. */
static bool act_on_line(Lines *lines, Seat seat)
{
    const Play *play = &lines->table.play;
    Error err = ERROR_IN(lines->look.lang);
    const char *argument;
    Move move = MOVE_NONE;
    lines->is_refused = false;
    Order order = order_read(lines->line, typed_letters(play, seat), &argument);
    if (order != ORDER_NONE) {
        give_order(lines, order, argument);
        return !lines->is_refused && order != ORDER_HINT &&
               order != ORDER_MOVES && order != ORDER_EVAL &&
               order != ORDER_SAVE;
    }
    if (!typed_read(play, seat, lines->line, &move, &err)) {
        complain(lines, &err);
        return false;
    }
    local_choose(&lines->table, seat, move, &err);
    warn(lines, &err);
    return true;
}

/* Prints the question to a person: whose turn it is, and how many moves are
 * legal. */
static void ask(const Lines *lines, Seat seat)
{
    const Play *play = &lines->table.play;
    MoveList list = { .count = 0 };
    play->game->moves(&play->state, seat, &list);
    const char *name = game_seat_name(play->game, seat, lines->look.lang);
    Text line = { 0 }, question = { 0 };
    if (game_input(play->game)->ask) {
        game_input(play->game)
            ->ask(&play->state, seat, list.at[0], 0, lines->look.lang,
                  &question);
        text_say(&question, lines->look.lang, ": ", " : ");
    }
    if (list.count == 1) {
        text_say(&line, lines->look.lang,
                 "%s, your move? (%s%d legal; :moves lists them, :help)",
                 "%s, votre coup ? (%s%d possible ; :moves, :help)", name,
                 text_string(&question), 1);
    } else {
        text_say(&line, lines->look.lang,
                 "%s, your move? (%s%d legal; :moves lists them, :help)",
                 "%s, votre coup ? (%s%d possibles ; :moves les liste, :help)",
                 name, text_string(&question), list.count);
    }
    text_done(&question);
    say_text(lines, &line);
}

/* A person's turn: asks until a choice is made or input ends. */
static void take_turn(Lines *lines, Seat seat)
{
    const LocalTable *table = &lines->table;
    lines->seat = seat;
    if (local_humans(table) > 1 && play_has_secrets(&table->play)) {
        Text line = { 0 };
        text_say(&line, lines->look.lang, "\nThe screen is for ",
                 "\nL'écran est pour ");
        view_add_name(&table->play, seat, lines->look.lang, &line);
        text_add_char(&line, '.');
        say_text(lines, &line);
    }
    print_steps(lines, seat);
    print_board(lines, seat);
    do {
        ask(lines, seat);
        if (!read_line(lines)) {
            lines->is_left = true;
            return;
        }
    } while (!act_on_line(lines, seat) && !lines->is_left);
}

/* Takes the turn of a computer or bot. */
static void watch(Lines *lines, Seat seat, Error *err)
{
    LocalTable *table = &lines->table;
    Text fault = { 0 };
    think_begin(table->thinkers[seat], &table->play);
    local_take(table, seat, lines->look.lang, &fault, err);
    if (fault.size > 0) {
        if (local_humans(table) <=
            1) { /* with several people the hint could show too much */
            print_steps(lines, local_only_human(table));
        }
        say(lines, fault.data);
    }
    text_done(&fault);
}

/* Plays until the game ends or input does. */
static void play_game(Lines *lines)
{
    LocalTable *table = &lines->table;
    Seat seat;
    while (!lines->is_left && (seat = local_next(table)) != SEAT_WATCHER) {
        Error err = ERROR_IN(lines->look.lang);
        if (seat == SEAT_CHANCE) {
            local_draw(table, &err);
        } else if (seats_has(table->play.humans, seat)) {
            take_turn(lines, seat);
        } else {
            watch(lines, seat, &err);
        }
        warn(lines, &err);
        if (local_humans(table) == 0) {
            print_steps(lines, SEAT_WATCHER);
        }
    }
}

/* Prints how the game ended, or where it is saved if it did not. */
static void print_end(Lines *lines)
{
    Text out = { 0 };
    if (local_next(&lines->table) != SEAT_WATCHER) {
        Error err = ERROR_IN(lines->look.lang);
        if (local_save(&lines->table, &err)) {
            local_add_kept(&lines->table, lines->look.lang, &out);
        } else {
            text_add(&out, err.text);
        }
    } else {
        LocalTable *table = &lines->table;
        print_steps(lines, local_only_human(table));
        print_board(lines, local_only_human(table));
        local_add_status(table, lines->look.lang, &out);
    }
    say_text(lines, &out);
}

/* Reads lines until one is a number from min to max; min if input ends. */
static int read_number(Lines *lines, int min, int max)
{
    while (read_line(lines)) {
        char *end;
        long number = strtol(lines->line, &end, 10);
        if (*end == '\0' && number >= min && number <= max) {
            return (int)number;
        }
        Error err = ERROR_IN(lines->look.lang);
        error_set(&err, "type a number from %d to %d",
                  "tapez un nombre de %d à %d", min, max);
        complain(lines, &err);
    }
    lines->is_left = true;
    return min;
}

/* The menu as a numbered list; false if nothing was chosen. */
static bool choose_game(Lines *lines, PlayWish *wish)
{
    MenuResume *resumes = mem_new(MENU_RESUMES * sizeof *resumes);
    int count = menu_list_resumes(&lines->look, resumes), games = 0;
    for (int i = 0; i < count; i++) {
        Text line = { 0 };
        text_say(&line, lines->look.lang, "%d. Resume: %s",
                 "%d. Reprendre : %s", i + 1, resumes[i].about);
        say_text(lines, &line);
    }
    for (; games_all[games]; games++) {
        Text line = { 0 }, about = { 0 };
        menu_add_about(games_all[games], lines->look.lang, &about);
        text_addf(&line, "%d. %s%s%s", count + games + 1,
                  games_all[games]->title, about.size ? " - " : "",
                  text_string(&about));
        say_text(lines, &line);
        text_done(&about);
    }
    say(lines, lang_pick(lines->look.lang, "Number?", "Numéro ?"));
    int number = read_number(lines, 1, count + games) - 1;
    bool is_chosen = !lines->is_left;
    if (is_chosen && number < count) {
        Error err = ERROR_IN(lines->look.lang);
        is_chosen = menu_take_resume(&resumes[number], wish, &err);
        complain(lines, &err);
    } else if (is_chosen) {
        wish->game = games_all[number - count];
        config_default(wish->game, &wish->config);
        /* The first player is a person; ask for the others. */
        enum { LEVELS = 8 };
        say(lines,
            lang_pick(lines->look.lang,
                      "Opponents? 0: people, 1 to 8: the computer's level",
                      "Adversaires ? 0 : des personnes, 1 à 8 : niveau de "
                      "l'ordinateur"));
        int level = read_number(lines, 0, LEVELS);
        for (int s = 0; s < GAME_SEATS; s++) {
            snprintf(wish->chosen[s], sizeof wish->chosen[s],
                     s && level ? "level:%d" : "human", level);
            wish->seats.spec[s] = wish->chosen[s];
        }
        is_chosen = !lines->is_left;
    }
    free(resumes);
    return is_chosen;
}

bool terminal_by_lines(PlayWish *wish)
{
    Lines lines = { .look = wish->look };
    lines.look.colours = COLOURS_NONE;
    if (wish->notice.size) {
        say(&lines, text_string(&wish->notice));
    }
    if (wish->game || wish->record || choose_game(&lines, wish)) {
        terminal_set_table(&lines.table, wish);
        lines.told = lines.table.play.step_count;
        play_game(&lines);
        print_end(&lines);
        local_done(&lines.table);
    }
    free(lines.line);
    return !lines.is_refused;
}
