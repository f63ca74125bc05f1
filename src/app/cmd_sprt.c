/* cmd_sprt.c: joute sprt: tests whether a new version of a bot is stronger. */
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/app.h"
#include "arena/series.h"
#include "base/json.h"
#include "core/seeds.h"
#include "tournament/results/sprt.h"

enum {
    JOBS_MAX = 256,
    GAMES_MAX = 100000000,
    GAMES = 100000,
    MS_MAX = 86400000,
    BATCH = 20, /* games that each job plays between two looks at the result */
    ELO_MAX = 1000,
};

typedef struct Trial {
    App *app;
    MatchSettings settings;
    Contestant contestants[2];
    int count;
    int64_t seed; /* secret; each batch derives its own seed from it */
    Sprt sprt;
    int64_t games, most, wins, draws, losses;
    double seconds;
} Trial;

/* Reads a flag that is a number with a fraction. */
static bool read_real(App *app, const Args *args, const char *flag, double min,
                      double max, double *out)
{
    const char *text = args_value(args, flag);
    char *end;
    if (!text) {
        return true;
    }
    double number = strtod(text, &end);
    if (end == text || *end || !(number >= min && number <= max)) {
        return error_set(&app->err, "%s: must be a number %g..%g, not \"%s\"",
                         "%s : doit être un nombre %g..%g, pas « %s »", flag,
                         min, max, text);
    }
    *out = number;
    return true;
}

/* Reads exactly two -p flags. */
static bool read_players(App *app, const Args *args, const Game *game,
                         Trial *trial)
{
    int at = 0;
    for (const char *spec; (spec = args_next(args, "-p", &at));) {
        if (trial->count == 2) {
            trial->count++;
            break;
        }
        if (!contestant_parse(&trial->contestants[trial->count], spec, game,
                              &app->err)) {
            return false;
        }
        trial->count++;
    }
    bool is_two = trial->count == 2;
    contestants_separate(trial->contestants, is_two ? 2 : 0);
    trial->count = trial->count > 2 ? 2 : trial->count;
    return is_two ||
           error_set(&app->err, "two players are needed: -p NEW -p BASE",
                     "il faut deux joueurs : -p NOUVEAU -p ANCIEN");
}

/* Reads the command line; the hypotheses must differ. */
static bool read_trial(App *app, const Args *args, Trial *trial)
{
    const Game *game;
    GameConfig config;
    int64_t jobs = 1;
    Sprt *sprt = &trial->sprt;
    *sprt = (Sprt){ .elo1 = 10, .alpha = 0.05, .beta = 0.05 };
    trial->most = GAMES;
    if (!app_find_game(app, args->words[0], &game) ||
        !app_read_options(app, args, game, &config) ||
        !read_players(app, args, game, trial)) {
        return false;
    }
    settings_init(&trial->settings, game, &config);
    trial->settings.lang = app->lang;
    if (trial->settings.players != 2) {
        return error_set(&app->err, "sprt needs two players: -o players=2",
                         "sprt se joue à deux : -o players=2");
    }
    bool is_read =
        app_read_seed(app, args, &trial->seed) &&
        read_real(app, args, "--elo0", -ELO_MAX, ELO_MAX, &sprt->elo0) &&
        read_real(app, args, "--elo1", -ELO_MAX, ELO_MAX, &sprt->elo1) &&
        read_real(app, args, "--alpha", 0.0001, 0.4999, &sprt->alpha) &&
        read_real(app, args, "--beta", 0.0001, 0.4999, &sprt->beta) &&
        args_flag_number(app, args, "--games", 1, GAMES_MAX, &trial->most) &&
        args_flag_number(app, args, "--jobs", 1, JOBS_MAX, &jobs) &&
        args_flag_number(app, args, "--move-time", 1, MS_MAX,
                         &trial->settings.move_ms);
    trial->settings.jobs = (int)jobs;
    trial->settings.has_sandbox = !args_value(args, "--no-sandbox");
    trial->settings.is_stopped = &app_is_stopped;
    return is_read && (sprt->elo0 < sprt->elo1 ||
                       error_set(&app->err, "--elo0 must be below --elo1",
                                 "--elo0 doit être inférieur à --elo1"));
}

/* Adds the games of a batch in pairs, since the two games of a deal depend
 * on each other. */
static void add_pairs(Trial *trial, const Series *series)
{
    for (int64_t g = 0; g + 1 < series->played; g += 2) {
        int first = series->scores[g].balance[0];
        int second = series->scores[g + 1].balance[0];
        trial->sprt.pairs[first + second + 2]++;
        trial->wins += (first > 0) + (second > 0);
        trial->draws += (first == 0) + (second == 0);
        trial->losses += (first < 0) + (second < 0);
        trial->games += 2;
    }
}

/* Plays one batch of games with a seed of its own. */
static bool play_batch(Trial *trial, int64_t number)
{
    char words[40];
    int64_t left = trial->most - trial->games;
    int64_t batch = (int64_t)BATCH * trial->settings.jobs;
    snprintf(words, sizeof words, "sprt %lld", (long long)number);
    trial->settings.seed = seeds_of_contest(trial->seed, words);
    trial->settings.games = left < batch ? (left + 1) / 2 * 2 : batch;
    Series series = { .settings = &trial->settings,
                      .contestants = trial->contestants };
    bool is_played = series_play(&series, &trial->app->err);
    trial->seconds += series.seconds;
    if (is_played && series.match_losers) {
        const Verdict *v = &series.verdicts.at[0];
        is_played = error_set(
            &trial->app->err, "%s: %s, %s (see joute check-bot)",
            "%s : %s, %s (voir joute check-bot)",
            trial->contestants[v->player].name,
            verdict_name(v->code, trial->app->lang), v->why[trial->app->lang]);
    } else if (is_played) {
        add_pairs(trial, &series);
    }
    series_done(&series);
    return is_played;
}

/* Adds a line with the results so far and the log-likelihood ratio between
 * its bounds. */
static void show(const Trial *trial, Text *out)
{
    Lang lang = trial->app->lang;
    double elo, error;
    sprt_elo(&trial->sprt, &elo, &error);
    text_say(out, lang,
             "%lld games: %lld won, %lld drawn, %lld lost; Elo %+.1f ± %.1f; "
             "LLR %.2f (%.2f, %.2f)",
             "%lld parties : %lld gagnées, %lld nulles, %lld perdues ; Elo "
             "%+.1f ± %.1f ; LLR %.2f (%.2f, %.2f)",
             (long long)trial->games, (long long)trial->wins,
             (long long)trial->draws, (long long)trial->losses, elo, error,
             sprt_ratio(&trial->sprt), sprt_lower(&trial->sprt),
             sprt_upper(&trial->sprt));
}

static void show_progress(const Trial *trial)
{
    Text out = { 0 };
    if (isatty(STDERR_FILENO)) {
        show(trial, &out);
        fprintf(stderr, "\r\033[K%s", out.data);
        fflush(stderr);
    }
    text_done(&out);
}

static const char *const words[] = {
    [SPRT_GO_ON] = "undecided",
    [SPRT_IS_WEAKER] = "H0",
    [SPRT_IS_STRONGER] = "H1",
};

static void write_answer(const Trial *trial, bool is_json, Text *out)
{
    static const Phrase answers[] = {
        [SPRT_GO_ON] = PHRASE("Undecided.", "Indécis."),
        [SPRT_IS_WEAKER] = PHRASE("H0: no stronger than --elo0.",
                                  "H0 : pas plus fort que --elo0."),
        [SPRT_IS_STRONGER] = PHRASE("H1: stronger, by about --elo1.",
                                    "H1 : plus fort, de --elo1 environ."),
    };
    SprtAnswer answer = sprt_answer(&trial->sprt);
    double elo, error;
    if (!is_json) {
        show(trial, out);
        text_addf(out, "\n%s\n", answers[answer].in[trial->app->lang]);
        return;
    }
    JsonWriter writer = { .out = out };
    sprt_elo(&trial->sprt, &elo, &error);
    json_begin_object(&writer);
    json_string_member(&writer, "answer", words[answer]);
    json_int_member(&writer, "games", trial->games);
    json_int_member(&writer, "wins", trial->wins);
    json_int_member(&writer, "draws", trial->draws);
    json_int_member(&writer, "losses", trial->losses);
    json_begin_array_member(&writer, "pairs");
    for (int i = 0; i < SPRT_KINDS; i++) {
        json_int(&writer, trial->sprt.pairs[i]);
    }
    json_end_array(&writer);
    json_real_member(&writer, "elo", elo);
    json_real_member(&writer, "elo_error", error);
    json_real_member(&writer, "llr", sprt_ratio(&trial->sprt));
    json_real_member(&writer, "lower", sprt_lower(&trial->sprt));
    json_real_member(&writer, "upper", sprt_upper(&trial->sprt));
    json_real_member(&writer, "seconds", trial->seconds);
    json_end_object(&writer);
    text_add_char(out, '\n');
}

/* Plays batches until there is an answer, the games are used up, or Ctrl-C is
 * pressed. */
static int try_it(Trial *trial, bool is_json)
{
    bool is_well = true;
    app_heed(SIGINT);
    for (int64_t batch = 0; is_well && trial->games < trial->most &&
                            !atomic_load(&app_is_stopped) &&
                            sprt_answer(&trial->sprt) == SPRT_GO_ON;
         batch++) {
        is_well = play_batch(trial, batch);
        show_progress(trial);
    }
    if (isatty(STDERR_FILENO)) {
        fputs("\r\033[K", stderr);
    }
    if (!is_well) {
        return EXIT_BAD_INPUT;
    }
    Text out = { 0 };
    write_answer(trial, is_json, &out);
    return app_answer(trial->app, &out);
}

static int run(App *app, const Args *args)
{
    Trial trial = { .app = app };
    int status = read_trial(app, args, &trial)
                     ? try_it(&trial, args_value(args, "--json") != NULL)
                     : EXIT_BAD_USAGE;
    for (int i = 0; i < trial.count; i++) {
        contestant_done(&trial.contestants[i]);
    }
    return status;
}

static const Flag flags[] = {
    { "-p", "PLAYER",
      PHRASE("first the new one, then the one to beat",
             "d'abord le nouveau, puis celui à battre") },
    { "--elo0", "ELO",
      PHRASE("H0: not stronger than this (default 0)",
             "H0 : pas plus fort que cela (par défaut 0)") },
    { "--elo1", "ELO",
      PHRASE("H1: stronger by this (default 10)",
             "H1 : plus fort d'autant (par défaut 10)") },
    { "--alpha", "P",
      PHRASE("accepted risk of a wrong H1 (default 0.05)",
             "risque accepté de répondre H1 à tort (par défaut 0.05)") },
    { "--beta", "P",
      PHRASE("accepted risk of a wrong H0 (default 0.05)",
             "risque accepté de répondre H0 à tort (par défaut 0.05)") },
    { "--games", "N",
      PHRASE("maximum number of games to play (default 100000)",
             "nombre maximal de parties (par défaut 100000)") },
    FLAG_OPTION,
    { "--jobs", "N",
      PHRASE("games at the same time", "parties en même temps") },
    { "--seed", "N",
      PHRASE("replay the same games", "rejoue les mêmes parties") },
    FLAG_MOVE_TIME,
    FLAG_NO_SANDBOX,
    { "--json", NULL,
      PHRASE("print the result as one JSON object",
             "affiche le résultat en un objet JSON") },
    { .name = NULL },
};

const Command cmd_sprt = {
    .name = "sprt",
    .synopsis = "sprt GAME -p NEW -p BASE [--elo0 E] [--elo1 E]",
    .summary = PHRASE("test whether a new version of a bot is stronger",
                      "teste si une nouvelle version d'un bot est plus forte"),
    .details = PHRASE("Plays pairs of games, with the same deal and seats "
                      "swapped, until the answer is\ncertain enough; prints "
                      "H1, H0 or undecided.",
                      "Joue des paires de parties, même donne et places "
                      "échangées, jusqu'à ce que la\nréponse soit assez sûre ; "
                      "affiche H1, H0 ou undecided (indécis)."),
    .example = "joute sprt moulin -p ./new -p ./old --elo0 0 --elo1 20 --jobs 2"
               "\njoute sprt roses -p mcts:400 -p mcts:200 --elo1 50",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
