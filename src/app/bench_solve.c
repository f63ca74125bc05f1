/* bench_solve.c: how long the games' solvers take for their samples. */
#include "app/bench.h"
#include "base/clock.h"

bool bench_solve(Bench *bench)
{
    const Game *game;
    bool is_good = true;
    json_begin_array_member(&bench->json, "solving");
    for (int at = 0; is_good && (game = bench_next_game(bench, &at));) {
        for (int i = 0; is_good && game->solver && game->solver->sample; i++) {
            Text name = { 0 };
            uint64_t nodes = 0, began = clock_cpu();
            bool is_there = game->solver->sample(i, &name, &nodes);
            double seconds = bench_cpu_since(began);
            if (!is_there) {
                text_done(&name);
                break;
            }
            json_begin_object(&bench->json);
            json_string_member(&bench->json, "game", game->id);
            json_string_member(&bench->json, "sample", text_string(&name));
            json_real_member(&bench->json, "cpu_seconds", seconds);
            if (nodes > 0) {
                double speed = (double)nodes / seconds;
                json_int_member(&bench->json, "nodes_per_second",
                                (int64_t)speed);
                text_addf_in(&name, bench->app->lang, ", %.1f M/s",
                             speed / 1e6);
            }
            json_end_object(&bench->json);
            is_good = bench_say(bench, "solving %s %s: %.3f s of CPU\n",
                                "résolution de %s %s : %.3f s de CPU\n",
                                game->id, text_string(&name), seconds);
            text_done(&name);
        }
    }
    json_end_array(&bench->json);
    return is_good;
}
