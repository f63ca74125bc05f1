/* main.c: joute-bench: instruments that measure joute from outside. They are
 * built beside the tests and not installed; joute bench has the speed of the
 * games. */
#include "instruments.h"

static const Command *const commands[] = {
    &bench_levels, &bench_strength, &bench_match,      &bench_module,
    &bench_serve,  &bench_store,    &bench_tournament, NULL,
};

int main(int argc, char **argv)
{
    static const Program program = {
        .name = "joute-bench",
        .about = PHRASE("measures players, matches, servers and tournaments",
                        "mesure joueurs, matchs, serveurs et tournois"),
        .first_try = "joute-bench levels roses --games 20",
        .commands = commands,
    };
    return app_run(&program, argc, argv);
}
