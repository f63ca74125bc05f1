/* cmd_show.c: joute show: the board of a position. */
#include "app/app.h"

static int print_board(App *app, const Args *args, Match *match)
{
    Seat viewer;
    int notation;
    if (!app_read_player(app, args, match, &viewer) ||
        !app_read_notation(app, args, match->game, &notation)) {
        return EXIT_BAD_USAGE;
    }
    Text out = { 0 };
    app_print_board(app, match, viewer, notation, &out);
    return app_answer(app, &out);
}

static const Flag flags[] = {
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
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .on_record = print_board,
};
