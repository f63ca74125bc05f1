/* main.c: joute: the table of its commands. */
#include "app/app.h"

static const Command *const commands[] = {
    &cmd_serve,     &cmd_site,       &cmd_play,   &cmd_games,   &cmd_rules,
    &cmd_players,   &cmd_new,        &cmd_legal,  &cmd_apply,   &cmd_show,
    &cmd_view,      &cmd_perft,      &cmd_random, &cmd_verify,  &cmd_replay,
    &cmd_match,     &cmd_tournament, &cmd_worker, &cmd_sprt,    &cmd_bot,
    &cmd_eval,      &cmd_convert,    &cmd_solve,  &cmd_puzzles, &cmd_review,
    &cmd_check_bot, &cmd_grade,      &cmd_rerun,  &cmd_train,   &cmd_bench,
    &cmd_manual,    &cmd_completion, NULL,
};

int main(int argc, char **argv)
{
    static const Program joute = {
        .name = "joute",
        .about = PHRASE("strategy games, their rules and their records",
                        "des jeux de stratégie, leurs règles et leurs parties"),
        .first_try = "joute new roses --seed 7 | joute show -",
        .commands = commands,
    };
    return app_run(&joute, argc, argv);
}
