/* cmd_perft.c: joute perft: counts the move sequences of a given length. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/app.h"
#include "base/clock.h"
#include "base/mem.h"
#include "core/legal.h"
#include "core/rules.h"

enum { DEPTH_MAX = 1000 };

/* Prints the count below each first move; exactly one seat must be to act. */
static uint64_t divide(const Play *play, int depth, bool lists, Text *out)
{
    const Game *game = play->game;
    Seat seat = seats_first(game->to_act(&play->state));
    LegalMove *moves = mem_new(GAME_MOVES * sizeof *moves);
    int count = legal_list(game, &play->state, seat, 0, moves);
    bool has_progress = isatty(STDERR_FILENO) && depth > 1;
    uint64_t total = 0, began = clock_now();
    for (int i = 0; i < count; i++) {
        GameState next;
        game_copy(game, &next, &play->state);
        game->apply(&next, &moves[i].move);
        uint64_t below = rules_perft(game, &next, depth - 1);
        total += below;
        if (lists) {
            text_addf(out, "%s\t%llu\n", moves[i].text,
                      (unsigned long long)below);
        }
        double seconds = (double)(clock_now() - began) / 1e9;
        if (has_progress && seconds >= 1) {
            fprintf(stderr, "\rperft: %d/%d  %.0f s, ~%.0f s left   ", i + 1,
                    count, seconds, seconds / (i + 1) * (count - i - 1));
        }
    }
    if (has_progress) {
        fprintf(stderr, "\r\x1b[K");
    }
    free(moves);
    return total;
}

static int print_perft(App *app, const Args *args, Play *play)
{
    SeatSet to_act = play->game->to_act(&play->state);
    Text out = { 0 };
    int64_t depth;
    uint64_t total;
    if (!args_number(app, "DEPTH", args->words[1], 0, DEPTH_MAX, &depth)) {
        return EXIT_BAD_USAGE;
    }
    if (depth > 0 && seats_count(to_act) == 1) {
        bool lists = args_value(args, "--divide") != NULL;
        total = divide(play, (int)depth, lists, &out);
    } else {
        total = rules_perft(play->game, &play->state, (int)depth);
    }
    text_addf(&out, "%llu\n", (unsigned long long)total);
    return app_answer(app, &out);
}

static const Flag flags[] = {
    { "--divide", NULL,
      PHRASE("also print the count after each first move",
             "affiche aussi le compte après chaque premier coup") },
    { .name = NULL },
};

const Command cmd_perft = {
    .name = "perft",
    .synopsis = "perft FILE DEPTH [--divide]",
    .summary = PHRASE("count the move sequences of a given length",
                      "compte les suites de coups d'une longueur donnée"),
    .details = PHRASE("Games that end earlier are not counted. A chance draw "
                      "or a joint move counts\nas one move.",
                      "Les parties finies plus tôt ne comptent pas. Un "
                      "tirage ou un coup\nsimultané compte pour un coup."),
    .example = "joute new moulin | joute perft - 4\n"
               "joute new moulin | joute perft - 3 --divide",
    .flags = flags,
    .least_words = 2,
    .most_words = 2,
    .on_record = print_perft,
};
