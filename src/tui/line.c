/* line.c: the game without a screen: lines are read and printed, for pipes,
 * braille and slow terminals. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/legal.h"
#include "games/games.h"
#include "tui/menu.h"
#include "tui/order.h"
#include "tui/pager.h"
#include "tui/play.h"
#include "tui/typed.h"
#include "tui/view.h"

static const char hint_spec[] = "mcts:2000";

/* A game by lines: plain sentences for scripts and screen readers. */
typedef struct Lines {
    Look look;
    LocalTable table;
    char *line; /* the last one read, by getline */
    size_t capacity;
    bool is_refused; /* the last input was */
    bool is_left, is_flipped;
    size_t told; /* steps already printed */
} Lines;

/* Prints a line, in ASCII if nothing else can be read. */
static void say(const Lines *lines, const char *text)
{
    Text folded = { 0 };
    canvas_fold(text, &folded);
    puts(lines->look.is_ascii ? text_string(&folded) : text);
    fflush(stdout);
    text_done(&folded);
}

/* Prints a line that was put together, and frees it. */
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

/* A save that failed is said, and the game goes on. */
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
        static const char mark[] = "\xef\xbb\xbf"; /* before UTF-8 */
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
    view.match->game->draw(&scene.state, &scene.how, &canvas);
    canvas_write(&canvas, &out);
    say(lines, "");
    say_text(lines, &out);
}

/* The steps not yet told, as seat may know them. */
static void print_steps(Lines *lines, Seat seat)
{
    View view = local_view(&lines->table, seat, lines->is_flipped);
    for (; lines->told < view.match->step_count; lines->told++) {
        Text step = { 0 };
        if (seats_count(view.match->steps[lines->told].acted) == 1) {
            view_add_named_step(&view, lines->told, lines->look.lang, &step);
            text_add(&step, "   ");
        }
        view_add_told_step(&view, lines->told, lines->look.lang, &step);
        say_text(lines, &step);
    }
}

static void print_moves(const Lines *lines, Seat seat)
{
    const Match *match = &lines->table.match;
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = legal_list(match->game, &match->state, seat, 0, legal);
    Text line = { 0 };
    for (int i = 0; i < count; i++) {
        text_addf(&line, "%s%s", i ? " " : "", legal[i].text);
    }
    say_text(lines, &line);
    free(legal);
}

static void print_hint(Lines *lines, Seat seat)
{
    Text advice = { 0 };
    view_add_advice(&lines->table.match, seat, lines->look.lang, &advice);
    if (advice.size) {
        say_text(lines, &advice);
        return;
    }
    Thinker *thinker = local_adviser(&lines->table, seat, hint_spec);
    const Match *match = &lines->table.match;
    Thought thought;
    Text text = { 0 };
    think_begin(thinker, match);
    Move move = think_wait(thinker);
    think_look(thinker, &thought);
    if (thought.line_count) {
        think_add_hint(&thought, lines->look.lang, &text);
    } else {
        text_say(&text, lines->look.lang, "Hint: ", "Indice : ");
        match->game->write_move(&match->state, seat, move, 0, &text);
    }
    say_text(lines, &text);
}

static void save_as(Lines *lines, const char *name)
{
    Error err = ERROR_IN(lines->look.lang);
    Text path = { 0 };
    save_add_path(name[0] ? name : lines->table.match.game->id, &path);
    if (save_write(&lines->table.match, text_string(&path), &err)) {
        Text line = { 0 };
        text_say(&line, lines->look.lang, "Saved: %s", "Sauvé : %s",
                 text_string(&path));
        say_text(lines, &line);
    }
    complain(lines, &err);
    text_done(&path);
}

static void load(Lines *lines, const char *name)
{
    Error err = ERROR_IN(lines->look.lang);
    LocalSeats nobody = { 0 };
    Match record;
    Text path = { 0 };
    save_add_path(name, &path);
    if (save_read(text_string(&path), &record, &err)) {
        local_done(&lines->table);
        local_adopt(&lines->table, &record, &nobody);
        lines->told = lines->table.match.step_count;
    }
    complain(lines, &err);
    text_done(&path);
}

static void undo_or_redo(Lines *lines, bool is_redo)
{
    Error err = ERROR_IN(lines->look.lang);
    bool is_done = is_redo ? local_redo(&lines->table, &err)
                           : local_undo(&lines->table, &err);
    if (!is_done) {
        error_set(&err, "there is nothing to go to", "il n'y a rien à faire");
        complain(lines, &err);
        return;
    }
    warn(lines, &err);
    lines->told = lines->table.match.step_count;
    say(lines, is_redo ? lang_pick(lines->look.lang, "Redone.", "Refait.")
                       : lang_pick(lines->look.lang, "Undone.", "Annulé."));
}

static void obey(Lines *lines, Order order, const char *argument, Seat seat)
{
    View view = local_view(&lines->table, seat, lines->is_flipped);
    Error err = ERROR_IN(lines->look.lang);
    Text text = { 0 };
    switch (order) {
    case ORDER_HELP:
        pager_add_help(&view, lines->look.lang, &text);
        say(lines, text_string(&text));
        break;
    case ORDER_UNDO: undo_or_redo(lines, false); break;
    case ORDER_REDO: undo_or_redo(lines, true); break;
    case ORDER_HINT: print_hint(lines, seat); break;
    case ORDER_FLIP:
        if (view_can_turn(&view)) {
            lines->is_flipped = !lines->is_flipped;
        } else {
            error_set(&err, "the board looks the same from every side",
                      "le plateau est le même vu de tous les côtés");
        }
        break;
    case ORDER_SAVE: save_as(lines, argument); break;
    case ORDER_OPEN: load(lines, argument); break;
    case ORDER_REPLAY:
        lines->told = 0;
        print_steps(lines, seat);
        break;
    case ORDER_MOVES: print_moves(lines, seat); break;
    case ORDER_EVAL:
        if (local_add_values(&lines->table, lines->look.lang, &text, &err)) {
            say(lines, text_string(&text));
        }
        break;
    case ORDER_LANG:
        lines->look.lang = strcmp(argument, "en") == 0   ? LANG_EN
                           : strcmp(argument, "fr") == 0 ? LANG_FR
                           : lines->look.lang == LANG_FR ? LANG_EN
                                                         : LANG_FR;
        break;
    case ORDER_AUTO:
        error_set(&err, "only at the screen a pass makes itself",
                  "on ne passe tout seul qu'à l'écran");
        break;
    case ORDER_QUIT: lines->is_left = true; break;
    default:
        error_set(&err, "unknown order \"%s\" (:help lists them)",
                  "ordre inconnu « %s » (:help les liste)", lines->line);
        break;
    }
    complain(lines, &err);
    text_done(&text);
}

/* One line of a person whose turn it is. True if something changed, so that
 * the board is to be shown again. */
static bool act_on_line(Lines *lines, Seat seat)
{
    const Match *match = &lines->table.match;
    Error err = ERROR_IN(lines->look.lang);
    const char *argument;
    Move move = MOVE_NONE;
    lines->is_refused = false;
    Order order =
        order_read(lines->line, typed_letters(match, seat), &argument);
    if (order != ORDER_NONE) {
        obey(lines, order, argument, seat);
        return !lines->is_refused && order != ORDER_HINT &&
               order != ORDER_MOVES && order != ORDER_EVAL &&
               order != ORDER_SAVE;
    }
    if (!typed_read(match, seat, lines->line, &move, &err)) {
        complain(lines, &err);
        return false;
    }
    local_choose(&lines->table, seat, move, &err);
    warn(lines, &err);
    return true;
}

static void ask(const Lines *lines, Seat seat)
{
    const Match *match = &lines->table.match;
    MoveList list = { .count = 0 };
    match->game->moves(&match->state, seat, &list);
    const char *name = game_seat_name(match->game, seat, lines->look.lang);
    Text line = { 0 }, question = { 0 };
    if (match->game->ask) {
        match->game->ask(&match->state, seat, list.at[0], 0, lines->look.lang,
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

/* A person's turn, until a choice is made or input ends. */
static void take_turn(Lines *lines, Seat seat)
{
    const LocalTable *table = &lines->table;
    if (local_humans(table) > 1 && match_has_secrets(&table->match)) {
        Text line = { 0 };
        text_say(&line, lines->look.lang, "\nThe screen is for ",
                 "\nL'écran est pour ");
        view_add_name(&table->match, seat, lines->look.lang, &line);
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

/* The turn of a computer or a bot. */
static void watch(Lines *lines, Seat seat, Error *err)
{
    LocalTable *table = &lines->table;
    Text fault = { 0 };
    think_begin(table->thinkers[seat], &table->match);
    local_take(table, seat, lines->look.lang, &fault, err);
    if (fault.size > 0) {
        if (local_humans(table) <= 1) { /* else what others may not see */
            print_steps(lines, local_only_human(table));
        }
        say(lines, fault.data);
    }
    text_done(&fault);
}

static void play_game(Lines *lines)
{
    LocalTable *table = &lines->table;
    Seat seat;
    while (!lines->is_left && (seat = local_next(table)) != SEAT_WATCHER) {
        Error err = ERROR_IN(lines->look.lang);
        if (seat == SEAT_CHANCE) {
            local_draw(table, &err);
        } else if (seats_has(table->match.humans, seat)) {
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

/* A number from the lines of input; 0 at their end. */
static int read_number(Lines *lines, int min, int max)
{
    while (read_line(lines)) {
        char *end;
        long number = strtol(lines->line, &end, 10);
        if (*end == '\0' && number >= min && number <= max) {
            return (int)number;
        }
        Error err = ERROR_IN(lines->look.lang);
        error_set(&err, "a number %d..%d is wanted", "il faut un nombre %d..%d",
                  min, max);
        complain(lines, &err);
    }
    lines->is_left = true;
    return min;
}

/* The menu as a numbered list. False if input ended. */
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
        /* Who plays against the first player, who is a person. */
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

bool play_by_lines(PlayWish *wish)
{
    Lines lines = { .look = wish->look };
    lines.look.colours = COLOURS_NONE;
    if (wish->notice.size) {
        say(&lines, text_string(&wish->notice));
    }
    if (wish->game || wish->record || choose_game(&lines, wish)) {
        play_set_table(&lines.table, wish);
        lines.told = lines.table.match.step_count;
        play_game(&lines);
        print_end(&lines);
        local_done(&lines.table);
    }
    free(lines.line);
    return !lines.is_refused;
}
