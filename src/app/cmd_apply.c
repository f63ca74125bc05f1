/* cmd_apply.c: joute apply: the state after some moves. */
#include <limits.h>
#include <stdio.h>

#include "app/app.h"

static int apply(App *app, const Args *args, Match *match)
{
    for (int i = 1; i < args->word_count; i++) {
        if (!match_play_text(match, args->words[i], &app->err)) {
            char name[24];
            snprintf(name, sizeof name, "%s %d",
                     lang_pick(app->lang, "move", "coup"), i);
            error_prefix(&app->err, name);
            return EXIT_BAD_INPUT;
        }
    }
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    record_write_state(match, &writer);
    text_add_char(&out, '\n');
    return app_answer(app, &out);
}

const Command cmd_apply = {
    .name = "apply",
    .synopsis = "apply FILE [MOVE]...",
    .summary = PHRASE("print the state after some moves",
                      "affiche l'état après des coups"),
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
