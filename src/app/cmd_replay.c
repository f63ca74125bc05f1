/* cmd_replay.c: joute replay: a record step by step. */
#include "app/app.h"
#include "app/commands.h"
#include "tui/replay.h"
#include "tui/screen.h"

static void run_on_screen(Replay *replay)
{
    screen_open();
    replay_run(replay);
    screen_close();
}

/* Without a terminal: every position, or the one of --move. */
static bool print_pages(App *app, Replay *replay, bool is_one)
{
    Text out = { 0 };
    size_t last = is_one ? replay->at : replay->whole->step_count;
    for (size_t at = replay->at; at <= last; at++) {
        replay_go_to(replay, at);
        replay_add_page(replay, &out);
        text_add(&out, at < last ? "\n" : "");
    }
    bool is_printed = app_print(app, &out);
    text_done(&out);
    return is_printed;
}

static int replay_record(App *app, const Args *args, Match *match)
{
    const char *move = args_value(args, "--move");
    int64_t at = 0;
    Seat viewer;
    Replay replay;
    Look look = { app->lang, app->is_ascii, app->colours };
    if (!app_read_player(app, args, match, &viewer) ||
        (move && !args_number(app, "--move", move, 0,
                              (int64_t)match->step_count, &at))) {
        return EXIT_BAD_USAGE;
    }
    replay_begin(&replay, &look, match, viewer, (size_t)at);
    if (!move && screen_is_possible()) {
        run_on_screen(&replay);
        return EXIT_OK;
    }
    return print_pages(app, &replay, move != NULL) ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    return app_on_record(app, args, replay_record);
}

static const Flag flags[] = {
    { "--move", "N",
      PHRASE("print only the position after N moves",
             "affiche seulement la position après N coups") },
    { "--player", "P",
      PHRASE("as this player sees it", "tel que ce joueur le voit") },
    { .name = NULL },
};

const Command cmd_replay = {
    .name = "replay",
    .synopsis = "replay FILE [--move N] [--player P]",
    .summary = PHRASE("step through a record in the terminal",
                      "parcourt une partie dans le terminal"),
    .details = PHRASE("Arrows step, home and end jump, space plays, q "
                      "leaves.\nWithout a terminal it prints every position.",
                      "Les flèches avancent, début et fin sautent, espace "
                      "lit, q quitte.\nHors d'un terminal, affiche chaque "
                      "position."),
    .example = "joute random moulin --seed 1 > game.json\n"
               "joute replay game.json\njoute replay game.json --move 12",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
