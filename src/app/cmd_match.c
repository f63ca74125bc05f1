/* cmd_match.c: joute match: plays many games between programs and prints who
 * won. */
#include <signal.h>
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
    INTERRUPTED = 128 + SIGINT, /* the exit status of shells after Ctrl-C */
};

/* What the command line asks for. */
typedef struct Wish {
    MatchSettings settings;
    Contestant contestants[GAME_SEATS];
    int count;
    Play given; /* the position of --start */
    bool has_start;
} Wish;

/* Reads the -p flags. Bots of one match must not see each other's files. */
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

/* Sets the number of players to that of the -p flags, if the game lets the user
 * choose it. A given position already has its number. */
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
                     "%s needs %d players here, not %d: give one -p "
                     "for each",
                     "%s se joue ici à %d, pas à %d : donnez un -p par joueur",
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

/* Reads --invalid: whether an invalid answer loses the game or, if the game has
 * a pass, only the turn. */
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

/* Reads the flags of the match. The number of games is rounded up so that every
 * bot has every seat equally often. */
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
        args_flag_number(app, args, "--out-after", 1, GAMES_MAX,
                         &settings->out_after) &&
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
    settings->keeps_lines = args_value(args, "--lines") != NULL;
    if (is_read && settings->keeps_lines && !settings->save_to) {
        return error_set(&app->err, "--lines: needs --save FOLDER",
                         "--lines : demande --save DOSSIER");
    }
    settings->is_stopped = &app_is_stopped;
    return is_read;
}

/* Reads what the command line asks for. Returns an exit status. */
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
    /* --start FILE gives the options and the position. */
    const Play *given = &wish->given;
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
    if (start && play_is_over(given)) {
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

/* Shows the progress in a line that is overwritten each time. */
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

/* Plays the match and prints its result. An interrupted match prints the
 * games played so far. */
static int play(App *app, const Args *args, const Wish *wish)
{
    bool is_json = args_value(args, "--json") != NULL;
    bool has_progress = isatty(STDERR_FILENO) != 0;
    app_heed(SIGINT);
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
        play_done(&wish.given);
    }
    return status;
}

static const Flag flags[] = {
    { "-p", "PLAYER",
      PHRASE("one for each player: level:3, ./mybot, \"cmd:./mybot -v\", "
             "py:FILE",
             "un par joueur : level:3, ./monbot, "
             "\"cmd:./monbot -v\", py:F") },
    { "--games", "N",
      PHRASE("number of games, rounded up to whole pairs",
             "nombre de parties, arrondi à des paires entières") },
    FLAG_OPTION,
    { "--seed", "N",
      PHRASE("replay the same match; a bot can guess a small number",
             "rejoue le même match ; un bot devine un petit nombre") },
    { "--jobs", "N",
      PHRASE("games at the same time; does not change the result",
             "parties en même temps ; ne change pas le résultat") },
    { "--clock", "MS",
      PHRASE("milliseconds for a game or the match; 0: no limit",
             "millisecondes par partie ou match ; 0 : sans limite") },
    { "--per", "game|match",
      PHRASE("whether the clock is for a game or the match",
             "si la pendule vaut pour une partie ou pour le match") },
    { "--inc", "MS",
      PHRASE("added to the clock after each move",
             "ajouté à la pendule après chaque coup") },
    FLAG_MOVE_TIME,
    { "--swap", NULL,
      PHRASE("games in pairs with seats swapped (the default)",
             "parties par paires, places échangées (par défaut)") },
    { "--no-swap", NULL,
      PHRASE("a new seed for every game, seats as given",
             "une graine par partie, places inchangées") },
    { "--start", "FILE",
      PHRASE("begin every game from this position",
             "commence chaque partie à cette position") },
    { "--invalid", "lose|pass",
      PHRASE("what an invalid answer costs", "ce que coûte une réponse "
                                             "invalide") },
    { "--out-after", "N",
      PHRASE("a player is out after N invalid answers in a game",
             "un joueur est exclu après N réponses invalides") },
    { "--max-plies", "N",
      PHRASE("a longer game is a draw (default 5000)",
             "une partie plus longue est nulle (par défaut 5000)") },
    { "--save", "FOLDER",
      PHRASE("save the record of every game", "enregistre chaque partie") },
    { "--lines", NULL,
      PHRASE("with --save: also keep what the bots read and wrote",
             "avec --save : garde aussi les lignes des bots") },
    { "--log", "FOLDER",
      PHRASE("save the dialogue with the bots",
             "enregistre le dialogue avec les bots") },
    { "--memory", "MB",
      PHRASE("memory limit of a bot (default 512)",
             "mémoire maximale d'un bot (par défaut 512)") },
    { "--processes", "N",
      PHRASE("limit of processes and threads of a bot (default 64)",
             "nombre maximal de processus et threads d'un bot (64)") },
    FLAG_NO_SANDBOX,
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
    .details =
        PHRASE("Bots speak docs/PROTOCOL.md and run in a sandbox. The "
               "same seed gives the same\ngames, whatever --jobs is, if "
               "no player depends on the clock. Without --seed\nnobody "
               "can foresee the deals; with it, a bot that guesses your "
               "number can.",
               "Les bots parlent docs/PROTOCOLE.md et tournent dans un bac à "
               "sable. La même graine\ndonne les mêmes parties, quel que soit "
               "--jobs, si aucun joueur ne dépend de\nl'horloge. Sans --seed, "
               "personne ne peut prévoir les donnes ; avec --seed, un bot\nqui "
               "devine votre nombre le peut."),
    .example = "joute match trolls -p random -p level:3 --games 1000\n"
               "joute match roses -p ./mybot -p mcts:400 --games 100 --jobs 2"
               "\njoute match moulin -p \"cmd:python3 bot.py\" -p level:2 "
               "--log logs",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
