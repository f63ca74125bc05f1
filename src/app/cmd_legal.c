/* cmd_legal.c: joute legal: the legal moves of a position. */
#include <stdlib.h>

#include "app/app.h"
#include "base/mem.h"
#include "core/legal.h"
#include "core/play.h"

/* The seat whose moves are asked for: --player, or whoever is to act. */
static bool choose_seat(App *app, const Args *args, const Match *match,
                        Seat *out)
{
    SeatSet to_act = match->game->to_act(&match->state);
    if (!app_read_player(app, args, match, out)) {
        return false;
    }
    if (*out != SEAT_WATCHER || to_act == SEATS_NONE) {
        return true;
    }
    if (seats_count(to_act) > 1) {
        return error_set(&app->err, "--player is needed: all choose at once",
                         "il faut --player : tous choisissent à la fois");
    }
    *out = seats_first(to_act);
    return true;
}

static int print_legal(App *app, const Args *args, Match *match)
{
    Seat seat;
    int notation;
    if (!choose_seat(app, args, match, &seat) ||
        !app_read_notation(app, args, match->game, &notation)) {
        return EXIT_BAD_USAGE;
    }
    Text out = { 0 };
    LegalMove *moves = mem_new(GAME_MOVES * sizeof *moves);
    int count = legal_list(match->game, &match->state, seat, notation, moves);
    uint32_t weight[GAME_MOVES], total = 0;
    for (int i = 0; seat == SEAT_CHANCE && i < count; i++) {
        weight[i] = play_weight(match->game, &match->state, moves[i].move);
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

static const Flag flags[] = {
    { "--player", "P",
      PHRASE("the moves of this player, 1 to 4",
             "les coups de ce joueur, 1 à 4") },
    { "--notation", "NAME",
      PHRASE("spell moves so: algebraic (moulin)",
             "écrire ainsi : algebraic (moulin)") },
    { .name = NULL },
};

const Command cmd_legal = {
    .name = "legal",
    .synopsis = "legal FILE [--player P] [--notation NAME]",
    .summary = PHRASE("list the legal moves", "liste les coups légaux"),
    .details = PHRASE("One a line, sorted; at a chance node each outcome "
                      "with its probability.",
                      "Un par ligne, triés ; à un tirage, chaque issue avec "
                      "sa probabilité."),
    .example = "joute new moulin | joute legal -\n"
               "joute new trolls | joute legal - --player 2",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .on_record = print_legal,
};
