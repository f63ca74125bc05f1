/* bench.c: measures and prints figures, for joute bench and for the instruments
 * in bench/. */
#include "app/bench.h"

#include <stdarg.h>
#include <stdlib.h>

#include "base/clock.h"
#include "games/games.h"

bool bench_say(const Bench *bench, const char *en, const char *fr, ...)
{
    Text out = { 0 };
    va_list args;
    va_start(args, fr);
    if (!bench->is_json) {
        text_say_args(&out, bench->app->lang, en, fr, args);
    }
    va_end(args);
    bool is_printed = app_print(bench->app, &out);
    text_done(&out);
    return is_printed;
}

bool bench_head(const Bench *bench, Phrase title, const BenchColumn *columns)
{
    Lang lang = bench->app->lang;
    Text out = { 0 };
    text_addf(&out, "%-20s", title.in[lang]);
    for (; columns->width; columns++) {
        text_addf(&out, " %*s", columns->width, columns->head.in[lang]);
    }
    bool is_printed = bench_say(bench, "%s\n", "%s\n", text_string(&out));
    text_done(&out);
    return is_printed;
}

bool bench_row(Bench *bench, const char *name, const BenchColumn *columns,
               const double *values)
{
    Text out = { 0 };
    text_addf(&out, "%-20s", name);
    for (; columns->width; columns++, values++) {
        text_addf_in(&out, bench->app->lang, " %*.*f", columns->width,
                     columns->digits, *values / columns->unit);
        if (columns->key && columns->is_whole) {
            json_int_member(&bench->json, columns->key, (int64_t)*values);
        } else if (columns->key) {
            json_real_member(&bench->json, columns->key, *values);
        }
    }
    bool is_printed = bench_say(bench, "%s\n", "%s\n", text_string(&out));
    text_done(&out);
    return is_printed;
}

const Game *bench_next_game(const Bench *bench, int *at)
{
    while (games_all[*at] && bench->only && bench->only != games_all[*at]) {
        ++*at;
    }
    const Game *game = games_all[*at];
    *at += game != NULL;
    return game;
}

double bench_cpu_since(uint64_t began)
{
    return (double)(clock_cpu() - began) / 1e9;
}

int bench_run(App *app, const Args *args, const char *id,
              int (*measure)(Bench *bench))
{
    int64_t milliseconds = 1000;
    GameConfig config;
    Text json = { 0 };
    Bench bench = { .app = app,
                    .args = args,
                    .is_json = args_value(args, "--json") != NULL,
                    .json = { .out = &json } };
    if (!args_flag_number(app, args, "--ms", 1, 60000, &milliseconds) ||
        (id && (!app_find_game(app, id, &bench.only) ||
                !app_read_options(app, args, bench.only, &config)))) {
        return EXIT_BAD_USAGE;
    }
    bench.seconds = (double)milliseconds / 1000;
    int status = measure(&bench);
    if (bench.is_json && json.size > 0 && !app->err.text[0]) {
        text_add_char(&json, '\n');
        int printed = app_answer(app, &json);
        return status == EXIT_OK ? printed : status;
    }
    text_done(&json);
    return status;
}
