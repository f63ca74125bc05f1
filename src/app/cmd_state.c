/* cmd_state.c: joute new, legal, apply, show and view: a position on the
 * command line. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/app.h"
#include "base/mem.h"
#include "core/legal.h"
#include "core/rules.h"
#include "core/state.h"

/* ---- joute new ---- */

static int print_new(App *app, const Args *args)
{
    const Game *game;
    GameConfig config;
    int64_t seed;
    if (!app_find_game(app, args->words[0], &game) ||
        !app_read_options(app, args, game, &config) ||
        !app_read_seed(app, args, &seed)) {
        return EXIT_BAD_USAGE;
    }
    Play play;
    Rng rng;
    play_begin(&play, game, &config, seed, "", &rng);
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    record_write_state(&play, &writer);
    text_add_char(&out, '\n');
    play_done(&play);
    return app_answer(app, &out);
}

static const Flag new_flags[] = {
    FLAG_OPTION,
    { "--seed", "N",
      PHRASE("the same seed gives the same start",
             "la même graine donne le même départ") },
    { .name = NULL },
};

const Command cmd_new = {
    .name = "new",
    .synopsis = "new GAME [-o KEY=VALUE]... [--seed N]",
    .summary = PHRASE("print a state at the start of a game",
                      "affiche l'état au début d'une partie"),
    .details = PHRASE("", ""),
    .example = "joute new roses --seed 7 | joute show -\n"
               "joute new moulin -o flying=false -o pieces=12 > game.json",
    .flags = new_flags,
    .least_words = 1,
    .most_words = 1,
    .run = print_new,
};

/* ---- joute legal ---- */

/* Chooses the seat whose moves are listed: --player or, without it, the seat
 * that is to act. */
static bool choose_seat(App *app, const Args *args, const Play *play, Seat *out)
{
    SeatSet to_act = play->game->to_act(&play->state);
    if (!app_read_player(app, args, play, out)) {
        return false;
    }
    if (*out != SEAT_WATCHER || to_act == SEATS_NONE) {
        return true;
    }
    if (seats_count(to_act) > 1) {
        return error_set(
            &app->err,
            "--player is needed: several players choose at the same time",
            "il faut --player : plusieurs joueurs choisissent en même temps");
    }
    *out = seats_first(to_act);
    return true;
}

/* Prints the legal moves; outcomes of chance with their probability. */
static int print_legal(App *app, const Args *args, Play *play)
{
    Seat seat;
    int notation;
    if (!choose_seat(app, args, play, &seat) ||
        !app_read_notation(app, args, play->game, &notation)) {
        return EXIT_BAD_USAGE;
    }
    Text out = { 0 };
    LegalMove *moves = mem_new(GAME_MOVES * sizeof *moves);
    int count = legal_list(play->game, &play->state, seat, notation, moves);
    uint32_t weight[GAME_MOVES], total = 0;
    for (int i = 0; seat == SEAT_CHANCE && i < count; i++) {
        weight[i] = rules_weight(play->game, &play->state, moves[i].move);
        total += weight[i];
    }
    for (int i = 0; i < count; i++) {
        text_add(&out, moves[i].text);
        if (seat == SEAT_CHANCE) {
            text_addf(&out, "\t%.6f", (double)weight[i] / total);
        }
        text_add_char(&out, '\n');
    }
    free(moves);
    return app_answer(app, &out);
}

static const Flag legal_flags[] = {
    { "--player", "P",
      PHRASE("the moves of this player, 1 to 4",
             "les coups de ce joueur, 1 à 4") },
    { "--notation", "NAME",
      PHRASE("notation of the moves: algebraic (moulin)",
             "notation des coups : algebraic (moulin)") },
    { .name = NULL },
};

const Command cmd_legal = {
    .name = "legal",
    .synopsis = "legal FILE [--player P] [--notation NAME]",
    .summary = PHRASE("list the legal moves", "liste les coups légaux"),
    .details = PHRASE("One per line, sorted; for a chance draw, each outcome "
                      "with its probability.",
                      "Un par ligne, triés ; à un tirage, chaque issue avec "
                      "sa probabilité."),
    .example = "joute new moulin | joute legal -\n"
               "joute new trolls | joute legal - --player 2",
    .flags = legal_flags,
    .least_words = 1,
    .most_words = 1,
    .on_record = print_legal,
};

/* ---- joute apply ---- */

/* Plays the moves of the command line one after the other. */
static int apply(App *app, const Args *args, Play *play)
{
    for (int i = 1; i < args->word_count; i++) {
        if (!play_step_text(play, args->words[i], &app->err)) {
            char name[24];
            snprintf(name, sizeof name, "%s %d",
                     lang_pick(app->lang, "move", "coup"), i);
            error_prefix(&app->err, name);
            return EXIT_BAD_INPUT;
        }
    }
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    record_write_state(play, &writer);
    text_add_char(&out, '\n');
    return app_answer(app, &out);
}

const Command cmd_apply = {
    .name = "apply",
    .synopsis = "apply FILE [MOVE]...",
    .summary = PHRASE("print the state after some moves",
                      "affiche l'état après quelques coups"),
    .details = PHRASE("Chance outcomes are moves too (*NE2), joint moves are "
                      "written together (3,5).",
                      "Les tirages sont aussi des coups (*NE2), les coups "
                      "simultanés s'écrivent ensemble (3,5)."),
    .example = "joute new moulin | joute apply - 24 22 14 | joute show -\n"
               "joute new trolls | joute apply - 3,5 2,2",
    .least_words = 1,
    .most_words = INT_MAX,
    .on_record = apply,
};

/* ---- joute show ---- */

static int print_board(App *app, const Args *args, Play *play)
{
    Seat viewer;
    int notation;
    if (!app_read_player(app, args, play, &viewer) ||
        !app_read_notation(app, args, play->game, &notation)) {
        return EXIT_BAD_USAGE;
    }
    Text out = { 0 };
    app_print_board(app, play, viewer, notation, &out);
    return app_answer(app, &out);
}

static const Flag show_flags[] = {
    { "--player", "P",
      PHRASE("as this player sees it", "tel que ce joueur le voit") },
    { "--notation", "NAME",
      PHRASE("coordinates: algebraic (moulin)",
             "coordonnées : algebraic (moulin)") },
    { .name = NULL },
};

const Command cmd_show = {
    .name = "show",
    .synopsis = "show FILE [--player P] [--notation NAME]",
    .summary = PHRASE("draw the board", "dessine le plateau"),
    .details = PHRASE("", ""),
    .example = "joute new splaby --seed 3 | joute show -\n"
               "joute random moulin --seed 1 | joute show - --ascii",
    .flags = show_flags,
    .least_words = 1,
    .most_words = 1,
    .on_record = print_board,
};

/* ---- joute view ---- */

static int print_view(App *app, const Args *args, Play *play)
{
    const Game *game = play->game;
    Seat viewer;
    if (!app_read_player(app, args, play, &viewer)) {
        return EXIT_BAD_USAGE;
    }
    if (viewer == SEAT_WATCHER) {
        error_set(&app->err, "view: --player is needed",
                  "view : il faut --player");
        return EXIT_BAD_USAGE;
    }
    GameState view;
    game_view(game, &play->state, viewer, &view);
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    state_write(game, play->players, &view, &writer);
    text_add_char(&out, '\n');
    return app_answer(app, &out);
}

static const Flag view_flags[] = {
    { "--player", "P",
      PHRASE("the player who looks, 1 to 4", "le joueur qui regarde, 1 à 4") },
    { .name = NULL },
};

const Command cmd_view = {
    .name = "view",
    .synopsis = "view FILE --player P",
    .summary = PHRASE("print what one player may know, as JSON",
                      "affiche ce qu'un joueur peut savoir, en JSON"),
    .details = PHRASE("", ""),
    .example = "joute new guerre --seed 5 | joute view - --player 1",
    .flags = view_flags,
    .least_words = 1,
    .most_words = 1,
    .on_record = print_view,
};
