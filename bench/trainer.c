/* trainer.c: joute-players: trains players and measures them. It needs no
 * library but the C library (cmake -DJOUTE_PLAYERS_ONLY=ON). */
#include "instruments.h"

static const Command *const commands[] = {
    &cmd_train,
    &bench_strength,
    &bench_levels,
    NULL,
};

int main(int argc, char **argv)
{
    static const Program players = {
        .name = "joute-players",
        .about = PHRASE("joute-players: train players and measure them",
                        "joute-players : entraîne des joueurs et les mesure"),
        .first_try = "joute-players strength roses net:100 mcts:1000",
        .commands = commands,
    };
    return app_run(&players, argc, argv);
}
