/* joute bench: the command, and how its parts print what they measure. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/bench.h"
#include "base/clock.h"
#include "base/mem.h"
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

void bench_time(BenchTimes *times, double ms)
{
    if (times->count == times->capacity) {
        times->capacity = times->capacity ? 2 * times->capacity : 4096;
        times->ms = mem_resize(times->ms, times->capacity * sizeof *times->ms);
    }
    times->ms[times->count++] = ms;
}

static int compare_times(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double bench_quantile(BenchTimes *times, double share)
{
    if (times->count == 0) {
        return 0;
    }
    qsort(times->ms, times->count, sizeof *times->ms, compare_times);
    size_t at = (size_t)((double)times->count * share);
    return times->ms[at < times->count ? at : times->count - 1];
}

/* Rules, searches and matches. Where no match can be played, the rest still
 * counts. */
static int bench_all(Bench *bench)
{
    App *app = bench->app;
    char signature[20], searches[20];
    json_begin_object(&bench->json);
    bool is_good = bench_games(bench) && bench_solve(bench);
    bench->seconds /= 5;
    json_key(&bench->json, "matches");
    if (is_good && bench_match(bench) != EXIT_OK) {
        is_good = bench_say(bench, "matches: skipped, %s\n",
                            "matchs : sautés, %s\n", app->err.text);
        app->err.text[0] = '\0';
    }
    snprintf(searches, sizeof searches, "%016llx",
             (unsigned long long)bench->searches);
    snprintf(signature, sizeof signature, "%016llx",
             (unsigned long long)bench->signature);
    json_string_member(&bench->json, "searches", searches);
    json_string_member(&bench->json, "signature", signature);
    json_end_object(&bench->json);
    is_good = is_good &&
              bench_say(bench, "searches  %s\nsignature %s\n",
                        "searches  %s\nsignature %s\n", searches, signature);
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

/* What "bench WORD" measures instead of the games. */
static const struct {
    const char *word;
    bool takes_game;
    int (*run)(Bench *bench);
} parts[] = {
    { "levels", true, bench_levels },          { "match", true, bench_match },
    { "serve", false, bench_serve },           { "store", false, bench_store },
    { "tournament", false, bench_tournament },
};

static int run(App *app, const Args *args)
{
    const char *word = args->word_count > 0 ? args->words[0] : NULL;
    const char *more = args->word_count > 1 ? args->words[1] : NULL;
    int (*part)(Bench *) = NULL;
    Text json = { 0 };
    Bench bench = { .app = app,
                    .args = args,
                    .is_json = args_value(args, "--json") != NULL,
                    .json = { .out = &json } };
    for (size_t i = 0; word && i < sizeof parts / sizeof *parts; i++) {
        if (strcmp(word, parts[i].word) == 0) {
            part = parts[i].run;
            word = parts[i].takes_game ? more : NULL;
            more = NULL;
        }
    }
    if (more) {
        error_set(&app->err,
                  "%s: only \"bench levels\", \"bench match\" and \"bench "
                  "serve\" take two words",
                  "%s : seuls « bench levels », « bench match » et « bench "
                  "serve » prennent deux mots",
                  more);
        return EXIT_BAD_USAGE;
    }
    int64_t milliseconds = 1000;
    GameConfig config;
    if (!args_flag_number(app, args, "--ms", 1, 60000, &milliseconds) ||
        (word && (!app_find_game(app, word, &bench.only) ||
                  !app_read_options(app, args, bench.only, &config)))) {
        return EXIT_BAD_USAGE;
    }
    bench.seconds = (double)milliseconds / 1000;
    int status = part ? part(&bench) : bench_all(&bench);
    if (bench.is_json && json.size > 0 && !app->err.text[0]) {
        text_add_char(&json, '\n');
        int printed = app_answer(app, &json);
        return status == EXIT_OK ? printed : status;
    }
    text_done(&json);
    return status;
}

static const Flag flags[] = {
    { "--ms", "N",
      PHRASE("milliseconds for each measurement (1000)",
             "millisecondes par mesure (1000)") },
    { "--json", NULL, PHRASE("as JSON", "en JSON") },
    { "--games", "N",
      PHRASE("levels: games of each pair (200)",
             "levels : parties par paire (200)") },
    { "-o", "KEY=VALUE",
      PHRASE("levels, match: set an option of the game",
             "levels, match : règle une option du jeu") },
    { "--tables", "N",
      PHRASE("serve: at which two players sit (100)",
             "serve : où s'assoient deux joueurs (100)") },
    { "--seconds", "N",
      PHRASE("serve: for how long (10)", "serve : pendant combien (10)") },
    { "--rate", "R",
      PHRASE("serve: moves a second of each player (1)",
             "serve : coups par seconde de chaque joueur (1)") },
    { "--game", "ID,...",
      PHRASE("serve: what they play, table by table; all: every game",
             "serve : ce qu'ils jouent, table par table ; all : tous") },
    { "--record", "FILE",
      PHRASE("serve: note every step that was announced",
             "serve : note chaque pas annoncé") },
    { "--check", "FILE",
      PHRASE("serve: only ask whether these are still there",
             "serve : demande seulement s'ils sont encore là") },
    { "--idle", "N",
      PHRASE("serve: only hold so many connections",
             "serve : tient seulement tant de connexions") },
    { "--hostile", "N",
      PHRASE("serve: beside so many guests who mean harm; N@HOST: there",
             "serve : à côté de tant d'hôtes malveillants ; N@ADRESSE : là") },
    { "--spectators", "N",
      PHRASE("serve: only have so many watch its tournament",
             "serve : fait seulement regarder son tournoi par tant de gens") },
    { "--pid", "PID",
      PHRASE("serve: of the server, to tell its memory and processor time",
             "serve : du serveur, pour dire sa mémoire et son temps de "
             "processeur") },
    { .name = NULL },
};

const Command cmd_bench = {
    .name = "bench",
    .synopsis = "bench [levels|match] [GAME] [--ms N] [--json] [--games N] "
                "[-o KEY=VALUE]...\n"
                "       joute bench tournament [--json]\n"
                "       joute bench store postgres://... [--ms N] [--json]\n"
                "       joute bench serve ws://ADDRESS:PORT [--tables N] "
                "[--seconds N] [--rate R]\n"
                "             [--game ID,...] [--record FILE] [--check FILE] "
                "[--idle N]\n"
                "             [--hostile N] [--spectators N] [--pid PID] "
                "[--json]",
    .summary = PHRASE("measure the speed of the games and the levels",
                      "mesure la vitesse des jeux et les niveaux"),
    .details = PHRASE(
        "Uniform random play through the public table on one "
        "core, perft, copies of a\nstate, and searches from the "
        "start. The column a step divides by a calibration\n"
        "loop, so that machines can be compared. The signature "
        "depends on the rules\nalone, that of the searches on "
        "the players too: if one moves, behaviour has\nchanged. "
        "With the word levels: how each level scores against "
        "the one below it,\nin games with the same deal and "
        "seats swapped. With the word match, only what\nmatches "
        "cost between bots that play the first legal move: "
        "CPU of a move, referee\nand bots together, on one core, "
        "and what it costs more than a bare pipe (goal\n15 us); "
        "games and moves a second with 2 jobs, in a sandbox, and "
        "the moves as\ngames of 330; "
        "games a second between random players\non one core; "
        "the start of a sandbox (goal 30 ms). With the\n"
        "word serve, how long moves take at a joute serve, with "
        "players at many tables.\nWith the word tournament, what one "
        "costs beside its games. With the word store,\nwhat a server "
        "bears: up to 1,000 workers that claim and store matches.",
        "Jeu au hasard par la table publique sur un cœur, "
        "perft, copies d'un état, et\nrecherches depuis le "
        "début. La colonne par pas divise par une boucle de\n"
        "calibrage, pour comparer les machines. La signature ne "
        "dépend que des règles,\ncelle des recherches aussi des "
        "joueurs : si l'une change, le comportement a\nchangé. "
        "Avec le mot levels : le score de chaque niveau contre "
        "celui du dessous,\nmême donne et places échangées. Avec le mot "
        "match, seulement ce que coûtent\ndes matchs entre bots "
        "qui jouent le premier coup légal : le processeur par\n"
        "coup, arbitre et bots ensemble, sur un cœur, et son "
        "excès sur un tube nu (but :\n15 us) ; parties et coups "
        "par seconde à 2 à la fois, en bac à sable, et ces "
        "coups\nen parties de 330 ; "
        "parties par seconde entre\njoueurs au hasard sur un "
        "cœur ; le départ d'un bac à sable (but : 30 ms).\n"
        "Avec le mot serve, ce que durent les coups chez un joute "
        "serve, avec des joueurs\nà beaucoup de tables. Avec le mot "
        "tournament, ce qu'un tournoi coûte\nen plus de ses parties. Avec le "
        "mot store, ce que supporte un serveur : jusqu'à\n1 000 workers "
        "qui prennent et déposent des matchs."),
    .example = "joute bench\njoute bench moulin --ms 3000\n"
               "joute bench levels roses --games 200\n"
               "joute bench match moulin -o repetition=0 -o quiet_plies=0\n"
               "joute bench serve ws://127.0.0.1:8080 --tables 1000",
    .flags = flags,
    .most_words = 2,
    .run = run,
};
