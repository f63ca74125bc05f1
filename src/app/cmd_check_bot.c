/* cmd_check_bot.c: joute check-bot: plays a short match, with advice on each
 * fault. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/app.h"
#include "arena/tally.h"
#include "base/mem.h"
#include "core/legal.h"

enum {
    WORDS_MAX = 100,
    GAMES = 4,
    GAMES_MAX = 1000,
    WAIT_MS = 5000, /* how long "ready" and, by default, a move may take */
    MS_MAX = 86400000,
    POSITIONS = 2, /* how many positions are shown; further faults are mostly
                      the same */
};

static const Phrase leave_advice =
    PHRASE("The bot did not end within 2 s of \"bye\": it must end then, and "
           "at the end of input.",
           "Le bot ne s'est pas arrêté dans les 2 s après « bye » : il doit "
           "s'arrêter alors,\net à la fin de l'entrée.");

/* The faults found so far. */
typedef struct Checkup {
    App *app;
    uint64_t said; /* the hints already given, one bit each */
    int positions; /* positions already shown */
    int64_t counts[VERDICT_CODES];
    int64_t games;         /* how many games the match has */
    const Phrase *awaited; /* what we wait for, in the words of the message on
                              the screen */
    int64_t waited_s;      /* the seconds that the message shows */
    Text out;
} Checkup;

/* Tells what we wait for if the wait lasts a second or more: on a terminal with
 * the seconds, otherwise in one line. */
static void tell_waiting(const Phrase *what, int64_t passed_ms, int64_t most_ms,
                         int64_t game, int64_t answer, void *context)
{
    Checkup *checkup = context;
    int64_t seconds = passed_ms / 1000;
    bool is_terminal = isatty(STDERR_FILENO) != 0;
    bool is_new = checkup->awaited != what;
    if (seconds == 0 ||
        (!is_new && (!is_terminal || seconds == checkup->waited_s))) {
        return;
    }
    checkup->awaited = what;
    checkup->waited_s = seconds;
    file_say(stderr, checkup->app->lang, "%swaiting for %s, %lld s of %g",
             "%sattend %s, %lld s sur %g", is_terminal ? "\r\033[K" : "",
             what->in[checkup->app->lang], (long long)seconds,
             (double)most_ms / 1000);
    if (game) {
        file_say(stderr, checkup->app->lang, " (game %lld of %lld, move %lld)",
                 " (partie %lld sur %lld, coup %lld)", (long long)game,
                 (long long)checkup->games, (long long)answer);
    }
    fputs(is_terminal ? "" : "\n", stderr);
    fflush(stderr);
}

static void add_advice(Checkup *checkup, VerdictHint hint)
{
    uint64_t bit = UINT64_C(1) << hint;
    /* A stray line also comes too early, so one piece of advice is enough. */
    bit |= hint == HINT_STRAY ? UINT64_C(1) << HINT_EARLY : 0;
    if (hint != HINT_NONE && !(checkup->said & bit)) {
        text_addf(&checkup->out, "%s\n",
                  verdict_advice(hint, checkup->app->lang));
    }
    checkup->said |= bit;
}

/* Reports the first verdict of a kind. Only counts further ones and returns
 * false. The bot's standard error was shown as it came. */
static bool add_verdict(Checkup *checkup, const Verdict *verdict)
{
    Lang lang = checkup->app->lang;
    if (++checkup->counts[verdict->code] > 1) {
        return false;
    }
    text_say(&checkup->out, lang, "game %lld, move %zu: %s, %s\n",
             "partie %lld, coup %zu : %s, %s\n", (long long)verdict->game,
             verdict->move + 1, verdict_name(verdict->code, lang),
             verdict->why[lang]);
    return true;
}

/* Is called with every verdict when it is given, and with the position. A fault
 * about a move is shown with its board and the legal moves. */
static void witness(const Play *play, Seat seat, const Verdict *verdict,
                    void *context)
{
    Checkup *checkup = context;
    bool is_about_move =
        verdict_is_invalid(verdict->code) &&
        (verdict->hint == HINT_NONE || verdict->hint == HINT_NOTATION);
    if (add_verdict(checkup, verdict) && is_about_move &&
        checkup->positions++ < POSITIONS) {
        /* Shows the position as the bot saw it, and its legal moves. */
        LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
        int count = legal_list(play->game, &play->state, seat, 0, legal);
        legal_order_numbers(legal, count);
        app_print_board(checkup->app, play, seat, 0, &checkup->out);
        text_say(&checkup->out, checkup->app->lang,
                 "legal moves:", "coups légaux :");
        for (int i = 0; i < count; i++) {
            text_addf(&checkup->out, " %s", legal[i].text);
        }
        text_add_char(&checkup->out, '\n');
        free(legal);
    }
    add_advice(checkup, verdict->hint);
}

/* Adds the verdicts given before the first question, which witness() has not
 * seen. Then adds the number of each kind, and how the bot ended. */
static void add_faults(Checkup *checkup, const Series *series)
{
    Lang lang = checkup->app->lang;
    for (size_t i = 0; i < series->verdicts.count; i++) {
        const Verdict *verdict = &series->verdicts.at[i];
        if (!verdict->is_witnessed) {
            add_verdict(checkup, verdict);
            add_advice(checkup, verdict->hint);
        }
    }
    for (VerdictCode code = VERDICT_ILLEGAL; code < VERDICT_CODES; code++) {
        if (checkup->counts[code] > 1) {
            text_say(&checkup->out, lang, "%s: %lld times in all\n",
                     "%s : %lld fois en tout\n", verdict_name(code, lang),
                     (long long)checkup->counts[code]);
        }
    }
    if (series->stayers & 1) {
        text_addf(&checkup->out, "%s\n", leave_advice.in[lang]);
    }
    if (series->late[0]) {
        text_say(&checkup->out, lang,
                 "a little late %d times; a match tolerates three\n",
                 "un peu en retard %d fois ; un match en tolère trois\n",
                 series->late[0]);
        add_advice(checkup, HINT_SLOW);
    }
}

/* Adds how a bot without faults did: games, results and its slowest move. */
static void add_success(Checkup *checkup, const Series *series)
{
    Tally tally;
    tally_count(series, &tally);
    text_say(&checkup->out, checkup->app->lang,
             "%s: %lld games against random, %lld won, %lld drawn, %lld "
             "lost; slowest move %.1f ms of %lld\nok\n",
             "%s : %lld parties contre random, gagnées %lld, nulles %lld, "
             "perdues %lld ; coup le plus lent %.1f ms sur %lld\nok\n",
             series->names[0], (long long)tally.games, (long long)tally.wins[0],
             (long long)(tally.games - tally.wins[0] - tally.losses[0]),
             (long long)tally.losses[0], (double)series->slowest[0] / 1e6,
             (long long)series->settings->move_ms);
}

/* Plays the match and prints what it showed. Returns an exit status. */
static int check(App *app, const MatchSettings *settings,
                 const Contestant *contestants)
{
    Checkup checkup = { .app = app, .games = settings->games };
    MatchSettings watched = *settings;
    watched.witness = witness;
    watched.waiting = tell_waiting;
    watched.context = &checkup;
    Series series = { .settings = &watched, .contestants = contestants };
    bool is_played = series_play(&series, &app->err);
    bool is_good = false;
    if (checkup.awaited && isatty(STDERR_FILENO)) {
        fputs("\r\033[K", stderr);
    }
    if (is_played) {
        is_good = !series.verdicts.count && !(series.stayers & 1);
        add_faults(&checkup, &series);
        if (is_good) {
            add_success(&checkup, &series);
        }
        is_good = app_print(app, &checkup.out) && is_good;
    }
    text_done(&checkup.out);
    series_done(&series);
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    const Game *game;
    GameConfig config;
    if (!app_find_game(app, args->words[0], &game) ||
        !app_read_options(app, args, game, &config)) {
        return EXIT_BAD_USAGE;
    }
    /* The bot sits first; random players take the other seats. */
    Contestant contestants[GAME_SEATS] = { { .name = NULL } };
    MatchSettings settings;
    int count = 1, status = EXIT_BAD_USAGE;
    settings_init(&settings, game, &config);
    settings.games = GAMES;
    settings.starts = 1; /* one crash is enough for a report */
    settings.errors_to = STDERR_FILENO;
    settings.lang = app->lang;
    settings.ready_ms = WAIT_MS;
    settings.move_ms = settings.move_ms < WAIT_MS ? settings.move_ms : WAIT_MS;
    settings.dialogue_to = args_value(args, "--verbose") ? stderr : NULL;
    settings.has_sandbox = !args_value(args, "--no-sandbox");
    if (contestant_from_words(&contestants[0], args->words + 1,
                              args->word_count - 1, game, &app->err) &&
        app_read_seed(app, args, &settings.seed) &&
        args_flag_number(app, args, "--games", 1, GAMES_MAX, &settings.games) &&
        args_flag_number(app, args, "--move-time", 1, MS_MAX,
                         &settings.move_ms)) {
        if (contestants[0].is_in_home) {
            app_tell_home(app, contestants[0].name);
        }
        for (; count < settings.players; count++) {
            contestant_parse(&contestants[count], "random", game, NULL);
        }
        int64_t group = settings_group(&settings);
        settings.games = (settings.games + group - 1) / group * group;
        status = check(app, &settings, contestants);
    }
    for (int i = 0; i < count; i++) {
        contestant_done(&contestants[i]);
    }
    return status;
}

static const Flag flags[] = {
    FLAG_OPTION,
    { "--games", "N",
      PHRASE("number of games (default 4)",
             "nombre de parties (par défaut 4)") },
    { "--seed", "N", PHRASE("seed of the games", "graine des parties") },
    { "--move-time", "MS",
      PHRASE("time limit for a move (default: the game's, at most 5000)",
             "durée maximale d'un coup (par défaut celle du jeu, ≤ 5000)") },
    { "--verbose", NULL,
      PHRASE("show the dialogue: < to the bot, > from the bot",
             "montre le dialogue : < vers le bot, > du bot") },
    FLAG_NO_SANDBOX,
    { .name = NULL },
};

const Command cmd_check_bot = {
    .name = "check-bot",
    .synopsis = "check-bot GAME [-o KEY=VALUE]... -- COMMAND...",
    .summary = PHRASE("try a bot and say what is wrong with it",
                      "essaie un bot et dit ce qui ne va pas"),
    .details = PHRASE("Plays a few games against random. Reports each kind of "
                      "fault once, with advice,\nand returns status 1. Without "
                      "a fault, prints the results, the slowest move and ok.",
                      "Joue quelques parties contre random. Signale chaque "
                      "sorte de faute une fois, avec\nun conseil, et renvoie "
                      "le code 1. Sans faute, affiche les résultats, le coup "
                      "le\nplus lent et ok."),
    .example = "joute check-bot trolls -- ./mybot --fast\n"
               "joute check-bot roses -- python3 bot.py\n"
               "joute check-bot roses --verbose -- bot.py",
    .flags = flags,
    .least_words = 2,
    .most_words = WORDS_MAX,
    .run = run,
};
