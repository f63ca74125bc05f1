/* cmd_record.c: joute verify and replay: checks a record, and steps through it.
 */
#include "app/app.h"
#include "tui/replay_screen.h"
#include "tui/screen.h"

/* Loading has already checked the record, so this only refuses a state
 * document. */
static int verify_game(App *app, const char *path, Play *play)
{
    if (record_is_document(play)) {
        error_set(&app->err, "%s: is a state document, not a record",
                  "%s : est un état, pas une partie enregistrée", path);
        return EXIT_BAD_INPUT;
    }
    return EXIT_OK;
}

static int verify(App *app, const Args *args)
{
    int count;
    int status = app_each_game(app, args->words[0], verify_game, &count);
    if (status != EXIT_OK) {
        return status;
    }
    Text out = { 0 };
    text_add(&out, "ok");
    if (count > 1) {
        text_addf(&out, app->lang == LANG_FR ? " : %d parties" : ": %d games",
                  count);
    }
    text_add(&out, "\n");
    return app_answer(app, &out);
}

const Command cmd_verify = {
    .name = "verify",
    .synopsis = "verify FILE",
    .summary = PHRASE("check that a record replays to its result",
                      "vérifie qu'une partie se rejoue jusqu'à son "
                      "résultat"),
    .details = PHRASE(
        "Prints ok, or which move is wrong and why. A file may have several "
        "records,\none a line; other commands take the second of them as "
        "FILE:2.",
        "Affiche ok, ou quel coup est faux et pourquoi. Un fichier peut avoir "
        "plusieurs\nparties, une par ligne ; pour les autres commandes, la "
        "deuxième est FILE:2."),
    .example = "joute random roses --seed 7 | joute verify -",
    .least_words = 1,
    .most_words = 1,
    .run = verify,
};

/* Steps through the record on the screen or prints positions. */
static int replay_record(App *app, const Args *args, Play *play)
{
    const char *move = args_value(args, "--move");
    int64_t at = 0;
    Seat viewer;
    Replay replay;
    Look look = { app->lang, app->is_ascii, app->colours };
    if (!app_read_player(app, args, play, &viewer) ||
        (move && !args_number(app, "--move", move, 0, (int64_t)play->step_count,
                              &at))) {
        return EXIT_BAD_USAGE;
    }
    replay_begin(&replay, &look, play, viewer, (size_t)at);
    if (!move && screen_is_possible()) {
        screen_open();
        replay_run(&replay);
        screen_close();
        return EXIT_OK;
    }
    /* Without a terminal, prints every position, or only the one of --move. */
    Text out = { 0 };
    size_t last = move ? replay.at : replay.whole->step_count;
    for (size_t i = replay.at; i <= last; i++) {
        replay_go_to(&replay, i);
        replay_add_position(&replay, &out);
        text_add(&out, i < last ? "\n" : "");
    }
    return app_answer(app, &out);
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
    .details = PHRASE(
        "Left and right step through the game, Home and End jump,\nSpace "
        "plays it, q quits. Without a terminal it prints every position.",
        "Les flèches avancent et reculent, Début et Fin vont au début "
        "et à la fin,\nEspace lance la lecture, q quitte. Hors d'un terminal, "
        "affiche chaque position."),
    .example = "joute random moulin --seed 1 > game.json\n"
               "joute replay game.json\njoute replay game.json --move 12",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .on_record = replay_record,
};
