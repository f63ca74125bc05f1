/* cmd_verify.c: joute verify: whether a record replays to its result. */
#include "app/app.h"

static int verify(App *app, const Args *args, Match *match)
{
    if (record_is_document(match)) {
        error_set(&app->err, "%s: a state document, not a record",
                  "%s : un état, pas une partie enregistrée", args->words[0]);
        return EXIT_BAD_INPUT;
    }
    Text out = { 0 };
    text_add(&out, "ok\n");
    return app_answer(app, &out);
}

const Command cmd_verify = {
    .name = "verify",
    .synopsis = "verify FILE",
    .summary = PHRASE("check that a record replays to its result",
                      "vérifie qu'une partie se rejoue jusqu'à son "
                      "résultat"),
    .details = PHRASE("Prints ok, or which move is wrong and why.",
                      "Affiche ok, ou quel coup est faux et pourquoi."),
    .example = "joute random roses --seed 7 | joute verify -",
    .least_words = 1,
    .most_words = 1,
    .on_record = verify,
};
