/* cmd_play.c: joute play: reads the command line, then plays at the terminal.
 */
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "base/mem.h"
#include "core/config.h"
#include "tui/menu.h"
#include "tui/screen.h"
#include "tui/terminal.h"

static bool read_seats(App *app, const Args *args, const Game *game,
                       int players, LocalSeats *out)
{
    static const char *const flags[] = { "--p1", "--p2", "--p3", "--p4" };
    for (int s = 0; s < GAME_SEATS; s++) {
        out->spec[s] = args_value(args, flags[s]);
    }
    out->lang = app->lang;
    out->is_unguarded = args_value(args, "--no-sandbox") != NULL;
    return local_check_seats(out, game, players, &app->err);
}

/* Reads what the command line asks for; returns an exit status. */
static int read_wish(App *app, const Args *args, PlayWish *wish)
{
    int64_t ms = PLAY_SPEED_MS;
    int at = 0;
    wish->look = (Look){ app->lang, app->is_ascii, app->colours };
    if (!args_flag_number(app, args, "--speed", 0, PLAY_SPEED_MAX, &ms) ||
        !app_read_seed(app, args, &wish->seed) ||
        (args->word_count > 0 &&
         !app_find_game(app, args->words[0], &wish->game))) {
        return EXIT_BAD_USAGE;
    }
    wish->speed_ms = (int)ms;
    wish->asks_always = args_value(args, "--no-auto-pass") != NULL;
    if (args_value(args, "--load")) {
        const char *path = args_value(args, "--load");
        Play *play = mem_new(sizeof *play);
        int status = app_load(app, path, play);
        if (status != EXIT_OK) {
            free(play);
            return status;
        }
        wish->record = play;
        strncpy(wish->path, path, sizeof wish->path - 1);
        if (wish->game && wish->game != play->game) {
            error_set(&app->err, "%s is a game of %s",
                      "%s est une partie de %s", path, play->game->id);
            return EXIT_BAD_USAGE;
        }
        return read_seats(app, args, play->game, play->players, &wish->seats)
                   ? EXIT_OK
                   : EXIT_BAD_USAGE;
    }
    if (!wish->game && (args_next(args, "-o", &at) != NULL)) {
        error_set(&app->err, "-o needs a game", "-o demande un jeu");
        return EXIT_BAD_USAGE;
    }
    int players = GAME_SEATS;
    if (wish->game) {
        if (!app_read_options(app, args, wish->game, &wish->config)) {
            return EXIT_BAD_USAGE;
        }
        players = config_players(wish->game, &wish->config);
    }
    return read_seats(app, args, wish->game, players, &wish->seats)
               ? EXIT_OK
               : EXIT_BAD_USAGE;
}

static int run(App *app, const Args *args)
{
    PlayWish wish = { 0 };
    int status = read_wish(app, args, &wish);
    if (status == EXIT_OK) {
        /* Mentions in one line that an unfinished game can be resumed. */
        MenuResume *resumes = mem_new(MENU_RESUMES * sizeof *resumes);
        int count = menu_list_resumes(&wish.look, resumes), at = 0;
        while (at < count && resumes[at].game != wish.game) {
            at++;
        }
        if (at < count && !wish.record) {
            text_say(&wish.notice, wish.look.lang,
                     "Unfinished game; joute play resumes it: %s",
                     "Partie inachevée ; joute play la reprend : %s",
                     resumes[at].about);
        }
        free(resumes);
        if (screen_is_possible()) {
            terminal_at_screen(&wish);
        } else if (!terminal_by_lines(&wish)) {
            status = EXIT_BAD_INPUT;
        }
        text_done(&wish.notice);
    } else if (wish.record) {
        play_done(wish.record);
        free(wish.record);
    }
    return status;
}

static const Flag flags[] = {
    { "--p1", "PLAYER",
      PHRASE("player 1: human, level:1 to level:8, ./mybot, "
             "py:FILE",
             "joueur 1 : human, level:1 à level:8, ./monbot, "
             "py:F") },
    { "--p2", "PLAYER",
      PHRASE("player 2 (default level:3)", "joueur 2 (par défaut level:3)") },
    { "--p3", "PLAYER",
      PHRASE("player 3 (default level:3)", "joueur 3 (par défaut level:3)") },
    { "--p4", "PLAYER",
      PHRASE("player 4 (default level:3)", "joueur 4 (par défaut level:3)") },
    { "--no-auto-pass", NULL,
      PHRASE("ask before passing even if nothing else is possible",
             "demande avant de passer, même si c'est le seul coup") },
    FLAG_OPTION,
    { "--seed", "N",
      PHRASE("seed of set-up and chance", "graine du départ et du hasard") },
    { "--load", "FILE",
      PHRASE("continue a record or a position",
             "continue une partie ou une position") },
    FLAG_NO_SANDBOX,
    { "--speed", "MS",
      PHRASE("milliseconds between the computers' moves",
             "millisecondes entre les coups des ordinateurs") },
    { .name = NULL },
};

const Command cmd_play = {
    .name = "play",
    .synopsis = "play [GAME] [--p1 PLAYER]... [-o KEY=VALUE]... [--load FILE]",
    .summary = PHRASE("play against the computer or a friend",
                      "joue contre l'ordinateur ou entre amis"),
    .details = PHRASE("Without a game it opens a menu, where unfinished "
                      "games can be resumed.\nThe game is saved after each "
                      "move. Without a terminal, moves are read from\n"
                      "standard input, one per line; :help lists further "
                      "commands.\nA bot plays in a sandbox, as in joute match; "
                      "after an undo it is started again.",
                      "Sans jeu, ouvre un menu, où l'on peut reprendre une "
                      "partie inachevée.\nLa partie est enregistrée après "
                      "chaque coup. Hors d'un terminal, les coups sont\n"
                      "lus sur l'entrée standard, un par ligne ; :help liste "
                      "les autres commandes.\nUn bot joue dans un bac à sable, "
                      "comme dans joute match ; après une annulation,\nil est "
                      "relancé."),
    .example = "joute play\njoute play moulin --p2 level:4 -o flying=false\n"
               "joute play guerre --p2 human\n"
               "joute play roses --p2 \"cmd:python3 mybot.py\"\n"
               "joute play splaby --p1 level:2 --speed 300",
    .flags = flags,
    .least_words = 0,
    .most_words = 1,
    .run = run,
};
