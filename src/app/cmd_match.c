/* cmd_match.c: joute match: many games between programs, and who won. */
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "app/app.h"
#include "arena/tally.h"
#include "core/config.h"

enum {
    JOBS_MAX = 256,
    GAMES_MAX = 100000000,
    MS_MAX = 86400000,
    MEMORY_MAX = 1 << 20, /* MB */
    PROCESSES_MAX = 100000,
    INTERRUPTED = 128 + SIGINT, /* exit status, as shells have it */
};

/* Set by Ctrl-C: what has been played by then is counted. Another Ctrl-C ends
 * the program as usual. */
static atomic_bool is_interrupted;

static void interrupt(int signal)
{
    (void)signal;
    atomic_store(&is_interrupted, true);
}

/* What the command line asks for. */
typedef struct Wish {
    MatchSettings settings;
    Contestant contestants[GAME_SEATS];
    int count;
    Match given; /* of --start */
    bool has_start;
} Wish;

static bool read_players(App *app, const Args *args, const Game *game,
                         Wish *wish)
{
    int at = 0;
    for (const char *spec; (spec = args_next(args, "-p", &at));) {
        if (wish->count == GAME_SEATS) {
            return error_set(&app->err, "-p: at most %d players",
                             "-p : au plus %d joueurs", GAME_SEATS);
        }
        if (!contestant_parse(&wish->contestants[wish->count], spec, game,
                              &app->err)) {
            return false;
        }
        if (wish->contestants[wish->count++].is_in_home) {
            app_tell_home(app, spec);
        }
    }
    contestants_separate(wish->contestants, (size_t)wish->count);
    return true;
}

/* As many players as are named, where the game lets one choose; a position is
 * for as many as it has. */
static bool count_players(App *app, const Args *args, const Game *game,
                          const Wish *wish, GameConfig *config)
{
    int option = config_find(game, "players"), at = 0, count = wish->count;
    bool is_said = wish->has_start;
    for (const char *pair; (pair = args_next(args, "-o", &at));) {
        is_said |= strncmp(pair, "players=", 8) == 0;
    }
    if (option >= 0 && !is_said && count >= game->least_players &&
        count <= game->most_players) {
        config->value[option] = count;
    }
    int wanted = config_players(game, config);
    return count == wanted ||
           error_set(&app->err,
                     "%s is for %d players here, not %d: -p "
                     "names each of them",
                     "%s se joue ici à %d, pas à %d : -p nomme chacun",
                     game->id, wanted, count);
}

static bool read_per(App *app, const Args *args, MatchSettings *settings)
{
    const char *per = args_value(args, "--per");
    bool is_match = per && strcmp(per, "match") == 0;
    if (per && !is_match && strcmp(per, "game") != 0) {
        return error_set(&app->err, "--per: must be game or match",
                         "--per : doit être game ou match");
    }
    settings->is_clock_of_match = per ? is_match : settings->is_clock_of_match;
    return true;
}

static bool read_invalid(App *app, const Args *args, MatchSettings *settings)
{
    const char *cost = args_value(args, "--invalid");
    bool is_pass = cost && strcmp(cost, "pass") == 0;
    if (!cost) {
        return true;
    }
    if (!is_pass && strcmp(cost, "lose") != 0) {
        return error_set(&app->err, "--invalid: must be lose or pass",
                         "--invalid : doit être lose ou pass");
    }
    if (is_pass && !settings->rules->impose) {
        return error_set(&app->err, "--invalid: %s has no pass to impose",
                         "--invalid : %s n'a pas de passe à imposer",
                         settings->game->id);
    }
    settings->is_imposed = is_pass;
    return true;
}

static bool read_settings(App *app, const Args *args, MatchSettings *settings)
{
    int64_t jobs = 1, processes = settings->limits.processes;
    int64_t memory = (int64_t)(settings->limits.memory >> 20);
    bool is_read =
        app_read_seed(app, args, &settings->seed) &&
        args_flag_number(app, args, "--games", 1, GAMES_MAX,
                         &settings->games) &&
        args_flag_number(app, args, "--jobs", 1, JOBS_MAX, &jobs) &&
        args_flag_number(app, args, "--clock", 0, MS_MAX,
                         &settings->clock_ms) &&
        args_flag_number(app, args, "--inc", 0, MS_MAX, &settings->inc_ms) &&
        args_flag_number(app, args, "--move-time", 1, MS_MAX,
                         &settings->move_ms) &&
        args_flag_number(app, args, "--max-plies", 1, GAMES_MAX,
                         &settings->max_plies) &&
        read_per(app, args, settings) && read_invalid(app, args, settings) &&
        args_flag_number(app, args, "--memory", 1, MEMORY_MAX, &memory) &&
        args_flag_number(app, args, "--processes", 1, PROCESSES_MAX,
                         &processes);
    settings->is_swapped = !args_value(args, "--no-swap");
    int64_t group = settings_group(settings);
    settings->games = (settings->games + group - 1) / group * group;
    settings->jobs = (int)jobs;
    settings->limits.memory = (uint64_t)memory << 20;
    settings->limits.processes = (int)processes;
    settings->has_sandbox = !args_value(args, "--no-sandbox");
    settings->save_to = args_value(args, "--save");
    settings->log_to = args_value(args, "--log");
    settings->is_stopped = &is_interrupted;
    return is_read;
}

/* Returns an exit status. */
static int read_wish(App *app, const Args *args, Wish *wish)
{
    const Game *game;
    GameConfig config;
    const char *start = args_value(args, "--start");
    if (!app_find_game(app, args->words[0], &game) ||
        !app_read_options(app, args, game, &config) ||
        !read_players(app, args, game, wish)) {
        return EXIT_BAD_USAGE;
    }
    /* --start FILE: its options, its position. */
    const Match *given = &wish->given;
    int status = start ? app_load(app, start, &wish->given) : EXIT_OK;
    if (status != EXIT_OK) {
        return status;
    }
    wish->has_start = start != NULL;
    if (start && given->game != game) {
        error_set(&app->err, "%s is a game of %s", "%s est une partie de %s",
                  start, given->game->id);
        return EXIT_BAD_USAGE;
    }
    if (start && match_is_over(given)) {
        error_set(&app->err, "%s: this game is over",
                  "%s : cette partie est finie", start);
        return EXIT_BAD_INPUT;
    }
    config = start ? given->config : config;
    if (!count_players(app, args, game, wish, &config)) {
        return EXIT_BAD_USAGE;
    }
    settings_init(&wish->settings, game, &config);
    wish->settings.lang = app->lang;
    wish->settings.start = start ? &wish->given.state : NULL;
    return read_settings(app, args, &wish->settings) ? EXIT_OK : EXIT_BAD_USAGE;
}

/* One line that is written over and over. */
static void show_progress(const MatchSettings *settings, int64_t done,
                          double seconds, void *context)
{
    const App *app = context;
    double speed = (double)done / seconds;
    file_say(stderr, app->lang, "\r\033[K%lld/%lld  %.*f games/s",
             "\r\033[K%lld/%lld  %.*f parties/s", (long long)done,
             (long long)settings->games, speed < 10 ? 1 : 0, speed);
    if (done > 0) {
        double left = (double)(settings->games - done) / speed;
        file_say(stderr, app->lang, "  %d:%02d left", "  encore %d:%02d",
                 (int)left / 60, (int)left % 60);
    }
    fflush(stderr);
}

static int play(App *app, const Args *args, const Wish *wish)
{
    bool is_json = args_value(args, "--json") != NULL;
    bool has_progress = isatty(STDERR_FILENO) != 0;
    sigaction(SIGINT,
              &(struct sigaction){ .sa_handler = interrupt,
                                   .sa_flags = (int)SA_RESETHAND },
              NULL);
    Series series = { .settings = &wish->settings,
                      .contestants = wish->contestants,
                      .report = has_progress ? show_progress : NULL,
                      .context = app };
    bool is_played = series_play(&series, &app->err);
    if (has_progress) {
        fputs("\r\033[K", stderr);
    }
    if (is_played && series.played > 0) {
        Tally tally;
        Text out = { 0 };
        JsonWriter writer = { .out = &out };
        tally_count(&series, &tally);
        if (is_json) {
            tally_write(&series, &tally, &writer);
            text_add_char(&out, '\n');
        } else {
            tally_describe(&series, &tally, app->lang, &out);
        }
        is_played = app_print(app, &out);
        text_done(&out);
    }
    int status = is_played ? EXIT_OK : EXIT_BAD_INPUT;
    if (is_played && series.played < wish->settings.games) {
        status = INTERRUPTED;
        file_say(stderr, app->lang, "Interrupted after %lld games of %lld.\n",
                 "Interrompu après %lld parties sur %lld.\n",
                 (long long)series.played, (long long)wish->settings.games);
    }
    series_done(&series);
    return status;
}

static int run(App *app, const Args *args)
{
    Wish wish = { .count = 0 };
    int status = read_wish(app, args, &wish);
    if (status == EXIT_OK) {
        status = play(app, args, &wish);
    }
    for (int i = 0; i < wish.count; i++) {
        contestant_done(&wish.contestants[i]);
    }
    if (wish.has_start) {
        match_done(&wish.given);
    }
    return status;
}

static const Flag flags[] = {
    { "-p", "PLAYER",
      PHRASE("once for each: level:3, ./mybot, \"cmd:./mybot "
             "--fast\", py:FILE",
             "un par joueur : level:3, ./monbot, "
             "\"cmd:./monbot --fast\", py:F") },
    { "--games", "N",
      PHRASE("how many, rounded up to whole pairs",
             "combien, arrondi à des paires entières") },
    { "-o", "KEY=VALUE",
      PHRASE("set an option of the game; repeatable",
             "règle une option du jeu ; répétable") },
    { "--seed", "N",
      PHRASE("play the same match again; a bot can guess a small one",
             "rejoue le même match ; un bot devine une petite graine") },
    { "--jobs", "N",
      PHRASE("how many games at once; changes no result",
             "parties à la fois ; ne change aucun "
             "résultat") },
    { "--clock", "MS",
      PHRASE("milliseconds for a game or the match; 0: "
             "none",
             "millisecondes par partie ou match ; 0 : "
             "aucune limite") },
    { "--per", "game|match",
      PHRASE("what the clock is for", "à quoi sert l'horloge") },
    { "--inc", "MS",
      PHRASE("added to the clock after each move",
             "ajouté à l'horloge après chaque coup") },
    { "--move-time", "MS",
      PHRASE("the most a move may take", "durée la plus longue d'un coup") },
    { "--swap", NULL,
      PHRASE("games in pairs, seats swapped; so it is",
             "parties par paires, places échangées ; "
             "c'est le cas") },
    { "--no-swap", NULL,
      PHRASE("every game with a seed of its own, seats "
             "as named",
             "une graine par partie, places comme "
             "nommées") },
    { "--start", "FILE",
      PHRASE("begin every game from this position",
             "commence chaque partie à cette position") },
    { "--invalid", "lose|pass",
      PHRASE("what an invalid answer costs", "ce que coûte une réponse "
                                             "invalide") },
    { "--max-plies", "N",
      PHRASE("a longer game is a draw; 5000",
             "une partie plus longue est nulle ; "
             "5000") },
    { "--save", "FOLDER",
      PHRASE("keep a record of every game", "garde chaque partie") },
    { "--log", "FOLDER",
      PHRASE("keep what was said to bots and by them",
             "garde ce qui s'est dit avec les bots") },
    { "--memory", "MB",
      PHRASE("the most a bot may use; 512",
             "le plus qu'un bot peut utiliser ; 512") },
    { "--processes", "N",
      PHRASE("processes and threads of a bot; 64",
             "processus et fils d'un bot ; 64") },
    { "--no-sandbox", NULL,
      PHRASE("let bots do whatever you may",
             "laisse les bots faire tout ce que vous "
             "pouvez") },
    { "--json", NULL,
      PHRASE("print the result as one JSON object",
             "affiche le résultat en un objet JSON") },
    { .name = NULL },
};

const Command cmd_match = {
    .name = "match",
    .synopsis = "match GAME -p PLAYER -p PLAYER... [--games N] "
                "[-o KEY=VALUE]...",
    .summary = PHRASE("play many games between programs",
                      "fait jouer des programmes entre eux"),
    .details = PHRASE("Bots speak docs/PROTOCOL.md and run in a sandbox. The "
                      "same seed and players\nthat decide without a clock "
                      "give the same games, whatever --jobs is. Without\n"
                      "--seed nobody can foresee deals; a bot that guesses "
                      "the number you give can.",
                      "Les bots parlent docs/PROTOCOL.md et tournent dans "
                      "un bac à sable. Même graine\net joueurs qui décident "
                      "sans horloge : mêmes parties, quel que soit --jobs.\n"
                      "Sans --seed personne ne prévoit les donnes ; un bot "
                      "qui devine votre nombre le peut."),
    .example = "joute match trolls -p random -p level:3 --games 1000\n"
               "joute match roses -p ./mybot -p mcts:400 --games 100 --jobs 2"
               "\njoute match moulin -p \"cmd:python3 bot.py\" -p level:2 "
               "--log logs",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
