/* cmd_check_bot.c: joute check-bot: a short match, and advice on each fault. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/app.h"
#include "arena/series.h"
#include "base/mem.h"
#include "core/legal.h"

enum {
    WORDS_MAX = 100,
    GAMES = 4,
    GAMES_MAX = 1000,
    MS_MAX = 86400000,
    POSITIONS = 2,
};

static const Phrase leave_advice =
    PHRASE("It did not leave within 2 s of \"bye\": leave then, and at the "
           "end of input.",
           "Il n'est pas parti dans les 2 s après « bye » : il faut partir "
           "alors, et à la\nfin de l'entrée.");

/* What has been found wrong so far. */
typedef struct Checkup {
    App *app;
    unsigned said; /* the hints given, as bits */
    int positions; /* shown: what is wrong once is mostly wrong again */
    Text out;
} Checkup;

static void add_advice(Checkup *checkup, VerdictHint hint)
{
    unsigned bit = 1u << hint;
    /* A line too many is also a line too early. */
    bit |= hint == HINT_STRAY ? 1u << HINT_EARLY : 0;
    if (hint != HINT_NONE && !(checkup->said & bit)) {
        text_addf(&checkup->out, "%s\n",
                  verdict_advice(hint, checkup->app->lang));
    }
    checkup->said |= bit;
}

static void add_verdict(Checkup *checkup, const Verdict *verdict)
{
    text_say(&checkup->out, checkup->app->lang, "game %lld, move %zu: %s, %s\n",
             "partie %lld, coup %zu : %s, "
             "%s\n",
             (long long)verdict->game, verdict->move + 1,
             verdict_word(verdict->code), verdict->why);
    /* What a bot wrote before it ended, each line marked as its own. */
    const char *words = verdict->words;
    while (*words) {
        size_t size = strcspn(words, "\n");
        text_addf(&checkup->out, "  | %.*s\n", (int)size, words);
        words += size + (words[size] == '\n');
    }
}

static void witness(const Match *match, Seat seat, const Verdict *verdict,
                    void *context)
{
    Checkup *checkup = context;
    add_verdict(checkup, verdict);
    bool is_about_move = verdict_is_invalid(verdict->code) &&
                         verdict->hint != HINT_STRAY &&
                         verdict->hint != HINT_EARLY;
    if (is_about_move && checkup->positions++ < POSITIONS) {
        /* The position as the bot saw it, and what it could have played. */
        LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
        int count = legal_list(match->game, &match->state, seat, 0, legal);
        app_print_board(checkup->app, match, seat, 0, &checkup->out);
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

static int check(App *app, const MatchSettings *settings,
                 const Contestant *contestants)
{
    Checkup checkup = { .app = app };
    MatchSettings watched = *settings;
    watched.witness = witness;
    watched.context = &checkup;
    Series series = { .settings = &watched, .contestants = contestants };
    bool is_played = series_play(&series, &app->err);
    bool is_good = false;
    if (is_played) {
        /* Verdicts before the first question, which has no witness, and how the
         * bot left. */
        for (size_t i = 0; i < series.verdicts.count; i++) {
            const Verdict *verdict = &series.verdicts.at[i];
            if (!verdict->is_witnessed) {
                add_verdict(&checkup, verdict);
                add_advice(&checkup, verdict->hint);
            }
        }
        if (series.stayers & 1) {
            text_addf(&checkup.out, "%s\n", leave_advice.in[checkup.app->lang]);
        }
        if (series.late[0]) {
            text_say(&checkup.out, checkup.app->lang,
                     "a little late %d times, which is let pass three "
                     "times in a match\n",
                     "un peu en retard %d fois, ce qui passe trois fois "
                     "par match\n",
                     series.late[0]);
            add_advice(&checkup, HINT_SLOW);
        }
        is_good = !series.verdicts.count && !(series.stayers & 1);
        text_add(&checkup.out, is_good ? "ok\n" : "");
        is_good = app_print(app, &checkup.out) && is_good;
    }
    text_done(&checkup.out);
    series_done(&series);
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

/* A command's words, or one word as joute match names a program. */
static bool read_bot(App *app, const Args *args, Contestant *out)
{
    const char *first = args->words[1];
    if (args->word_count == 2 &&
        (strncmp(first, "py:", 3) == 0 || strncmp(first, "cmd:", 4) == 0)) {
        return contestant_parse(out, first, NULL, &app->err);
    }
    return contestant_from_words(out, args->words + 1, args->word_count - 1,
                                 &app->err);
}

static int run(App *app, const Args *args)
{
    const Game *game;
    GameConfig config;
    if (!app_find_game(app, args->words[0], &game) ||
        !app_read_options(app, args, game, &config)) {
        return EXIT_BAD_USAGE;
    }
    /* The bot first, then as many random players as the game needs. */
    Contestant contestants[GAME_SEATS] = { { .name = NULL } };
    MatchSettings settings;
    int count = 1, status = EXIT_BAD_USAGE;
    settings_init(&settings, game, &config);
    settings.games = GAMES;
    settings.starts = 1; /* a process lost tells enough */
    settings.errors_to = STDERR_FILENO;
    settings.has_sandbox = !args_value(args, "--no-sandbox");
    if (read_bot(app, args, &contestants[0]) &&
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
    { "-o", "KEY=VALUE",
      PHRASE("set an option of the game; repeatable",
             "règle une option du jeu ; répétable") },
    { "--games", "N", PHRASE("how many games; 4", "nombre de parties ; 4") },
    { "--seed", "N", PHRASE("seed of the games", "graine des parties") },
    { "--move-time", "MS",
      PHRASE("the most a move may take", "durée la plus longue d'un coup") },
    { "--no-sandbox", NULL,
      PHRASE("let the bot do whatever you may",
             "laisse le bot faire tout ce que vous "
             "pouvez") },
    { .name = NULL },
};

const Command cmd_check_bot = {
    .name = "check-bot",
    .synopsis = "check-bot GAME [-o KEY=VALUE]... -- COMMAND...",
    .summary = PHRASE("try a bot and say what is wrong with it",
                      "essaie un bot et dit ce qui ne va pas"),
    .details = PHRASE("Plays a few games against random, tells of every "
                      "fault with advice, and ends\nwith ok, or with status "
                      "1.",
                      "Joue quelques parties contre random, dit chaque "
                      "faute avec un conseil, et finit\npar ok, ou avec le "
                      "code 1."),
    .example = "joute check-bot trolls -- ./mybot --fast\n"
               "joute check-bot roses -- python3 bot.py",
    .flags = flags,
    .least_words = 2,
    .most_words = WORDS_MAX,
    .run = run,
};
