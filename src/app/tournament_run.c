/* tournament_run.c: joute tournament run, resume, plan, add and remove. */
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/tournament_parts.h"
#include "base/mem.h"
#include "core/config.h"
#include "tournament/entry.h"
#include "tournament/results/results.h"
#include "tournament/schedule/schedule.h"

enum {
    JOBS_MAX = 1024,
    MS_MAX = 86400000,
};

/* ---- what the command line asks for ---- */

/* What the command line asks for: a folder of bots, or a file that describes
 * the tournament. */
typedef struct TourWish {
    Contest contest;
    bool has_contest; /* --game or the file has named a game */
    ContestFile file;
    const char *folder; /* the folder of bots, or NULL */
    bool is_new;        /* the store had no tournament before */
} TourWish;

static void wish_done(TourWish *wish)
{
    if (wish->has_contest) {
        contest_done(&wish->contest);
    }
    contest_file_done(&wish->file);
}

static bool is_description(const char *word)
{
    struct stat info;
    size_t size = strlen(word);
    return size > 5 && strcmp(word + size - 5, ".json") == 0 &&
           stat(word, &info) == 0 && S_ISREG(info.st_mode);
}

/* Reads the file that describes the tournament. Returns an exit status. */
static int read_description(App *app, const char *path, TourWish *wish)
{
    Text text = { 0 };
    int status = app_read(app, path, &text);
    if (status == EXIT_OK &&
        !contest_read(&wish->contest, &wish->file, text_string(&text),
                      text.size, &app->err)) {
        error_prefix(&app->err, path);
        status = EXIT_BAD_INPUT;
    }
    wish->has_contest = status == EXIT_OK;
    wish->folder = wish->file.folder;
    text_done(&text);
    return status;
}

/* Sets the -o options on every board. */
static bool read_options(App *app, const Args *args, Contest *contest)
{
    int at = 0;
    for (const char *pair; (pair = args_next(args, "-o", &at));) {
        const char *equals = strchr(pair, '=');
        char key[CONTEST_WORD];
        snprintf(key, sizeof key, "%.*s",
                 equals ? (int)(equals - pair) : (int)strlen(pair), pair);
        for (int i = 0; i < contest->config_count; i++) {
            if (!equals) {
                return error_set(&app->err, "-o: must be KEY=VALUE, not \"%s\"",
                                 "-o : doit être CLÉ=VALEUR, pas « %s »", pair);
            }
            if (!config_set(contest->game, &contest->configs[i], key,
                            equals + 1, &app->err) ||
                !config_check(contest->game, &contest->configs[i], &app->err)) {
                return false;
            }
        }
    }
    return true;
}

static void read_gauntlet(const Args *args, Contest *contest)
{
    int at = 0;
    for (const char *name; (name = args_next(args, "--gauntlet", &at));) {
        size_t size = (size_t)(contest->gauntlet_count + 1);
        contest->gauntlet =
            mem_resize(contest->gauntlet, size * sizeof *contest->gauntlet);
        contest->gauntlet[contest->gauntlet_count++] = mem_copy_string(name);
    }
}

/* Reads the flags, which override what the preset or the file says. */
static bool read_flags(App *app, const Args *args, TourWish *wish)
{
    Contest *contest = &wish->contest;
    const char *format = args_value(args, "--format");
    int64_t rounds = contest->rounds;
    read_gauntlet(args, contest);
    if (contest->gauntlet_count && !format && !wish->file.folder) {
        format = "gauntlet";
    }
    bool is_read =
        (!format || contest_set_format(contest, format, &app->err)) &&
        read_options(app, args, contest) &&
        args_flag_number(app, args, "--games", 1, CONTEST_GAMES_MAX,
                         &contest->games) &&
        args_flag_number(app, args, "--rounds", 1, CONTEST_ROUNDS_MAX,
                         &rounds) &&
        args_flag_number(app, args, "--move-time", 1, MS_MAX,
                         &contest->move_ms) &&
        args_flag_number(app, args, "--out-after", 1, CONTEST_GAMES_MAX,
                         &contest->out_after);
    contest->rounds = (int)rounds;
    contest->has_sandbox &= !args_value(args, "--no-sandbox");
    return is_read && ((wish->file.has_seed && !args_value(args, "--seed")) ||
                       app_read_seed(app, args, &contest->seed));
}

/* Reads what the command line asks for. Returns an exit status. */
static int read_wish(App *app, const Args *args, TourWish *wish)
{
    const char *word = args->word_count > 1 ? args->words[1] : NULL;
    const char *id = args_value(args, "--game");
    const Game *game;
    int status = EXIT_OK;
    if (word && is_description(word)) {
        status = read_description(app, word, wish);
    } else {
        wish->folder = word;
        if (id) {
            wish->has_contest =
                app_find_game(app, id, &game) &&
                contest_init(&wish->contest, game, args_value(args, "--preset"),
                             &app->err);
            status = wish->has_contest ? EXIT_OK : EXIT_BAD_USAGE;
        }
    }
    if (status == EXIT_OK && wish->has_contest &&
        !read_flags(app, args, wish)) {
        status = EXIT_BAD_USAGE;
    }
    return status;
}

/* ---- entries ---- */

/* Reports how a bot takes part. Says nothing about a bot that takes part and is
 * new or unchanged. */
static void tell_entry(const Entrant *entrant, EntryChange change,
                       void *context)
{
    static const Phrase words[] = {
        [ENTRY_SAME] = PHRASE("", ""),
        [ENTRY_ADDED] = PHRASE("", ""),
        [ENTRY_CHANGED] = PHRASE("changed: plays its matches again",
                                 "modifié : rejoue ses matchs"),
        [ENTRY_BACK] = PHRASE("is back", "est de retour"),
        [ENTRY_REMOVED] =
            PHRASE("is no longer there: taken out", "n'est plus là : retiré"),
        [ENTRY_KEPT_OUT] = PHRASE(
            "stays out because it was removed by hand: joute tournament add "
            "brings it back",
            "reste dehors, car il a été retiré à la main : joute tournament "
            "add le "
            "ramène"),
        [ENTRY_GONE] = PHRASE("its file is gone", "son fichier a disparu"),
        [ENTRY_TOUCHED] = PHRASE("its files were changed during the run",
                                 "fichiers modifiés pendant le tournoi"),
    };
    const App *app = context;
    if (words[change].in[app->lang][0]) {
        fprintf(stderr, "%s%s %s\n", entrant->key,
                lang_pick(app->lang, ":", " :"), words[change].in[app->lang]);
    }
    bool is_new = change == ENTRY_ADDED || change == ENTRY_CHANGED;
    if (is_new && entrant->state == ENTRANT_REFUSED) {
        file_say(stderr, app->lang, "%s is left out: %s\n",
                 "%s est écarté : %s\n", entrant->key, entrant->reason);
    }
}

/* Adds the players of -p and of the file. */
static bool add_specs(App *app, const Args *args, const TourWish *wish,
                      const Game *game, Entrants *found)
{
    int at = 0;
    for (int i = 0; i < wish->file.entry_count; i++) {
        const ContestEntry *entry = &wish->file.entries[i];
        if (!entry_add_spec(entry->spec, entry->name, game, found, &app->err)) {
            return false;
        }
    }
    for (const char *spec; (spec = args_next(args, "-p", &at));) {
        if (!entry_add_spec(spec, NULL, game, found, &app->err)) {
            return false;
        }
    }
    return true;
}

/* Enters everybody that the command line or the file names, and looks for bots
 * that have changed. Returns an exit status. */
static int enter_all(App *app, const Args *args, const TourWish *wish,
                     Tournament *t)
{
    const Game *game = t->contest.game;
    Entrants found = { .at = NULL };
    int status = EXIT_BAD_USAGE;
    bool is_found =
        (!wish->folder ||
         entry_add_folder(wish->folder, game, &found, &app->err)) &&
        add_specs(app, args, wish, game, &found) &&
        (!t->store->shared || entries_send(&found, game, &app->err));
    if (is_found) {
        status = tournament_enter(t, &found, wish->folder, tell_entry, app,
                                  &app->err) &&
                         tournament_look(t, tell_entry, app, &app->err)
                     ? EXIT_OK
                     : EXIT_BAD_INPUT;
    }
    entrants_done(&found);
    return status;
}

/* ---- reports on the checks ---- */

static void tell_lines(const App *app, const char *lines)
{
    (void)app;
    while (*lines) {
        size_t size = strcspn(lines, "\n");
        fprintf(stderr, "  | %.*s\n", (int)size, lines);
        lines += size + (lines[size] == '\n');
    }
}

/* Reports a bot that has verdicts in its check, with what it printed and with
 * advice. It is left out, or takes part with a warning. */
static void tell_check(const Entrant *entrant, const Verdicts *verdicts,
                       int64_t games, const char *reason, void *context)
{
    const App *app = context;
    if (!verdicts->count) {
        return;
    }
    const Verdict *first = &verdicts->at[0];
    fputs(isatty(STDERR_FILENO) ? "\r\033[K" : "", stderr);
    if (entrant->state == ENTRANT_REFUSED) {
        file_say(stderr, app->lang, "%s is left out: %s\n",
                 "%s est écarté : %s\n", entrant->key, reason);
    } else {
        file_say(stderr, app->lang,
                 "%s takes part, with %zu faults in %lld games of its check "
                 "(--strict leaves it out); %s\n",
                 "%s participe, avec %zu fautes en %lld parties d'essai "
                 "(--strict l'écarte) ; %s\n",
                 entrant->key, verdicts->count, (long long)games, reason);
    }
    tell_lines(app, first->words);
    tell_lines(app, verdict_advice(first->hint, app->lang));
}

/* Says on a terminal which bot is being checked. If a bot hangs, people see
 * which one it is. */
static void tell_checking(const Entrant *entrant, size_t number, size_t count,
                          void *context)
{
    const App *app = context;
    if (isatty(STDERR_FILENO) && entrant) {
        file_say(stderr, app->lang, "\r\033[Kchecking %s, %zu of %zu",
                 "\r\033[Kessai de %s, %zu sur %zu", entrant->key, number,
                 count);
        fflush(stderr);
    } else if (isatty(STDERR_FILENO)) {
        fputs("\r\033[K", stderr);
    }
}

/* ---- run ---- */

/* True if the command line gives no rules, or those of the store. It may leave
 * out the seed. */
static bool asks_for(const Args *args, const TourWish *wish,
                     const Contest *kept)
{
    static const char *const flags[] = {
        "--preset",   "--format",    "--games",     "--rounds", "--seed",
        "--gauntlet", "--move-time", "--out-after", "-o"
    };
    bool is_said = wish->has_contest && !args_value(args, "--game");
    if (kept->has_sandbox == (args_value(args, "--no-sandbox") != NULL)) {
        return false;
    }
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        is_said = is_said || args_value(args, flags[i]);
    }
    Text texts[2] = { { 0 }, { 0 } };
    if (is_said && wish->has_contest) {
        Contest wanted = wish->contest;
        wanted.begun = kept->begun;
        if (!wish->file.has_seed && !args_value(args, "--seed")) {
            wanted.seed = kept->seed;
        }
        contest_write(&wanted, &(JsonWriter){ .out = &texts[0] });
        contest_write(kept, &(JsonWriter){ .out = &texts[1] });
    }
    bool is_same =
        !is_said || (wish->has_contest && strcmp(text_string(&texts[0]),
                                                 text_string(&texts[1])) == 0);
    text_done(&texts[0]);
    text_done(&texts[1]);
    return is_same;
}

/* Bots play without a sandbox only if the command line says so. A file or a
 * store cannot, because they may come from elsewhere. */
static bool check_sandbox(App *app, const Args *args, const Contest *contest,
                          const char *name)
{
    return contest->has_sandbox || args_value(args, "--no-sandbox") ||
           error_set(
               &app->err, "%s asks to play without a sandbox: add --no-sandbox",
               "%s demande à jouer sans bac à sable : ajoutez --no-sandbox",
               name);
}

/* Checks that the command line asks for the tournament that the store has;
 * gives a new store what it asks for. Returns an exit status. */
static int settle_contest(App *app, const Args *args, TourWish *wish,
                          Tournament *t)
{
    const char *name = t->store->name;
    if (t->has_contest && wish->has_contest &&
        t->contest.game != wish->contest.game) {
        error_set(&app->err,
                  "%s holds a tournament of %s: give --store another file",
                  "%s contient un tournoi de %s : donnez un autre fichier à "
                  "--store",
                  name, t->contest.game->id);
        return EXIT_BAD_USAGE;
    }
    if (!t->has_contest && !wish->has_contest) {
        error_set(&app->err,
                  "which game? --game GAME, as in joute tournament run --game "
                  "trolls bots/",
                  "quel jeu ? --game JEU, comme joute tournament run --game "
                  "trolls bots/");
        return EXIT_BAD_USAGE;
    }
    if (!check_sandbox(app, args, t->has_contest ? &t->contest : &wish->contest,
                       t->has_contest ? name : args->words[1])) {
        return EXIT_BAD_USAGE;
    }
    if (t->has_contest) {
        return asks_for(args, wish, &t->contest) ||
                       error_set(&app->err,
                                 "%s holds a tournament with other rules: "
                                 "repeat its flags, give none, or name another "
                                 "file with --store",
                                 "%s contient un tournoi avec d'autres règles "
                                 ": redonnez ses options, n'en donnez aucune, "
                                 "ou nommez un autre fichier avec --store",
                                 name)
                   ? EXIT_OK
                   : EXIT_BAD_USAGE;
    }
    if (t->store->shared && !wish->contest.has_sandbox) {
        error_set(&app->err, "workers play in the sandbox only",
                  "les workers ne jouent que dans le bac à sable");
        return EXIT_BAD_USAGE;
    }
    wish->has_contest =
        false; /* tournament_begin takes ownership of the contest */
    return tournament_begin(t, &wish->contest, &app->err) ? EXIT_OK
                                                          : EXIT_BAD_INPUT;
}

/* Opens the store and settles its contest. Returns an exit status. */
static int open_wish(App *app, const Args *args, TourWish *wish,
                     const char *path, Tournament *t)
{
    if (!tournament_open(t, path, STORE_RUN, &app->err)) {
        return EXIT_BAD_INPUT;
    }
    wish->is_new = !t->has_contest;
    int status = settle_contest(app, args, wish, t);
    if (status != EXIT_OK && wish->is_new) {
        tournament_drop(t);
    } else if (status != EXIT_OK) {
        tournament_close(t);
    }
    return status;
}

/* Says that the run continues a tournament. */
static void tell_resume(const App *app, Tournament *t)
{
    Standings standings;
    if (tournament_standings(t, false, &standings, NULL)) {
        if (standings.matches > 0) {
            file_say(stderr, app->lang,
                     "%s: continuing after %lld of %lld matches\n",
                     "%s : reprise après %lld matchs sur %lld\n",
                     t->store->name, (long long)standings.matches,
                     (long long)standings.planned);
        }
        standings_done(&standings);
    }
}

/* Reads --jobs; -1 stands for the number of cores. */
static bool read_jobs(App *app, const Args *args, int *out)
{
    const char *text = args_value(args, "--jobs");
    int64_t jobs = -1;
    bool is_read =
        !text || args_number(app, "--jobs", text, 0, JOBS_MAX, &jobs);
    *out = (int)jobs;
    return is_read;
}

/* Says how often two bots meet, in a tournament with tables of three or
 * four. */
static void tell_tables(const App *app, const Tournament *t)
{
    int count = tournament_count(t), least, most;
    TableSeats *tables;
    if (t->contest.format != FORMAT_TABLES || count < 2) {
        return;
    }
    int size = t->contest.players < count ? t->contest.players : count;
    int found = seating_find(count, size, &tables, &least, &most);
    file_say(stderr, app->lang, "%d tables of %d; two bots meet %d",
             "%d tables de %d ; deux bots se rencontrent %d", found, size,
             least);
    if (most > least) {
        file_say(stderr, app->lang, " to %d", " à %d", most);
    }
    file_say(stderr, app->lang, " times\n", " fois\n");
    free(tables);
}

static int print_standings(App *app, Tournament *t)
{
    Standings standings;
    Text out = { 0 };
    if (!tournament_standings(t, true, &standings, &app->err)) {
        return EXIT_BAD_INPUT;
    }
    results_write_standings(&standings, app->lang, 0, &out);
    standings_done(&standings);
    return app_answer(app, &out);
}

/* Ends a run: prints the standings, or how to continue an interrupted one. */
static int end_run(App *app, Runner *runner, bool is_well)
{
    enum { INTERRUPTED = 128 + SIGINT };
    if (!is_well) {
        return EXIT_BAD_INPUT;
    }
    tournament_look_back(runner->tournament, tell_entry, app);
    if (atomic_load(&app_is_stopped)) {
        file_say(
            stderr, app->lang,
            "Interrupted with %lld matches left. To continue: joute "
            "tournament run\n",
            "Tournoi interrompu, il reste %lld matchs. Pour le reprendre : "
            "joute tournament run\n",
            (long long)runner->left);
        return INTERRUPTED;
    }
    if (runner->replayed) {
        file_say(stderr, app->lang,
                 "%lld matches were spoilt by the machine and played again\n",
                 "%lld matchs gâchés par la machine ont été rejoués\n",
                 (long long)runner->replayed);
    }
    int status = print_standings(app, runner->tournament);
    if (isatty(STDERR_FILENO)) {
        file_say(stderr, app->lang,
                 "\njoute tournament report makes a page of it, feedback a "
                 "file for every author.\n",
                 "\njoute tournament report en fait une page, feedback un "
                 "fichier pour chaque auteur.\n");
    }
    return status;
}

static bool has_enough(App *app, const Tournament *t)
{
    return tournament_count(t) >= 2 ||
           error_set(&app->err,
                     "a tournament needs two bots that work, and here there "
                     "are %d: put files into the folder, or add -p level:3",
                     "il faut deux bots qui fonctionnent pour un tournoi, ici "
                     "il y en a %d : mettez des fichiers dans le dossier, ou "
                     "ajoutez -p level:3",
                     tournament_count(t));
}

/* Plays the matches: on this machine, on workers, or on workers that Slurm
 * starts. Returns an exit status. */
static int play(App *app, const Args *args, const char *path, Runner *runner)
{
    Tournament *t = runner->tournament;
    TourWatch watch = { .app = app,
                        .is_terminal = isatty(STDERR_FILENO) != 0,
                        .stop = &app_is_stopped };
    const char *slurm = args_value(args, "--slurm");
    if (t->store->shared) {
        machine_measure(&t->store->machine);
        if (!tournament_share(t, &app->err)) {
            return EXIT_BAD_INPUT;
        }
    }
    if (slurm) {
        watch.job = slurm_submit(app, slurm, path);
        if (!watch.job) {
            return EXIT_BAD_INPUT;
        }
    }
    if (runner->only_plans && !slurm) {
        file_say(stderr, app->lang,
                 "%s: waiting for workers: joute tournament grant ROLE once, "
                 "then joute worker on each machine (docs/MACHINES.md)\n",
                 "%s : en attente de workers : joute tournament grant RÔLE une "
                 "fois, puis joute worker sur chaque machine "
                 "(docs/TOURNOI.md)\n",
                 t->store->name);
    }
    tell_tables(app, t);
    runner->report = tournament_show_progress;
    runner->set_aside = tournament_show_aside;
    runner->context = &watch;
    bool is_well = runner_run(runner, &app->err);
    if (slurm) {
        slurm_cancel(watch.job); /* the other workers have nothing left to do */
    }
    if (is_well && watch.is_abandoned && runner->left) {
        error_set(
            &app->err,
            "the workers of Slurm's job %lld have ended with %lld matches "
            "left; joute tournament run continues",
            "les workers du job Slurm %lld sont terminés et il reste %lld "
            "matchs ; joute tournament run reprend",
            (long long)watch.job, (long long)runner->left);
        return EXIT_BAD_INPUT;
    }
    return end_run(app, runner, is_well);
}

/* Checks the bots, then plays. Returns an exit status. */
static int check_and_play(App *app, const Args *args, const char *path,
                          Tournament *t, int jobs)
{
    bool only_plans = jobs == 0 || (jobs < 0 && args_value(args, "--slurm"));
    Runner runner = { .tournament = t,
                      .jobs = jobs > 0 ? jobs : 0,
                      .only_plans = only_plans,
                      .is_strict = args_value(args, "--strict") != NULL,
                      .is_stopped = &app_is_stopped,
                      .checking = tell_checking,
                      .checked = tell_check,
                      .context = app };
    app_heed(SIGINT);
    if (only_plans && !t->store->shared) {
        error_set(&app->err,
                  "--jobs 0 and --slurm need a store that workers can reach: "
                  "--store postgres://...",
                  "--jobs 0 et --slurm demandent un dépôt que les workers "
                  "atteignent : --store postgres://...");
        return EXIT_BAD_USAGE;
    }
    t->store->tell = tournament_tell_trouble;
    t->store->tell_context = app;
    bool is_well = runner_check(&runner, &app->err);
    if (!is_well || atomic_load(&app_is_stopped)) {
        return end_run(app, &runner, is_well);
    }
    return has_enough(app, t) ? play(app, args, path, &runner) : EXIT_BAD_INPUT;
}

/* Opens the store, enters everybody and plays. If a new store has fewer than
 * two bots, it is deleted again. */
static int run_wish(App *app, const Args *args, TourWish *wish)
{
    Text path = { 0 };
    Tournament t;
    int jobs;
    int status =
        read_jobs(app, args, &jobs) &&
                tournament_store(app, args_value(args, "--store"), &path)
            ? EXIT_OK
            : EXIT_BAD_USAGE;
    if (status == EXIT_OK) {
        status = open_wish(app, args, wish, path.data, &t);
    }
    if (status == EXIT_OK) {
        tell_resume(app, &t);
        status = enter_all(app, args, wish, &t);
        if (status == EXIT_OK) {
            status = check_and_play(app, args, path.data, &t, jobs);
        }
        if (wish->is_new && status != EXIT_OK && tournament_count(&t) < 2) {
            tournament_drop(&t); /* otherwise the next command would have to
                                    repeat the flags */
        } else {
            tournament_close(&t);
        }
    }
    text_done(&path);
    return status;
}

int tournament_cmd_run(App *app, const Args *args)
{
    TourWish wish = { .folder = NULL };
    int status = read_wish(app, args, &wish);
    if (status == EXIT_OK) {
        status = run_wish(app, args, &wish);
    }
    wish_done(&wish);
    return status;
}

int tournament_cmd_resume(App *app, const Args *args)
{
    Tournament t;
    if (!tournament_open_read(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    tournament_close(&t);
    return tournament_cmd_run(app, args);
}

/* ---- plan ---- */

/* Prints how many matches and games there are, and estimates time and disk
 * space from a few games that it plays. */
static int tell_plan(App *app, const Args *args, Tournament *t, int jobs)
{
    Runner runner = { .tournament = t,
                      .is_strict = args_value(args, "--strict") != NULL,
                      .jobs = jobs > 0 ? jobs : 0,
                      .is_stopped = &app_is_stopped,
                      .checking = tell_checking,
                      .checked = tell_check,
                      .context = app };
    RunnerGuess guess;
    Text out = { 0 };
    if (!runner_check(&runner, &app->err) || !has_enough(app, t) ||
        !runner_guess(&runner, &guess, &app->err)) {
        return EXIT_BAD_INPUT;
    }
    tell_tables(app, t);
    text_say(&out, app->lang, "%d bots, %s: %lld matches, %lld games, about ",
             "%d bots, %s : %lld matchs, %lld parties, environ ",
             tournament_count(t), contest_format_word(t->contest.format),
             (long long)guess.matches, (long long)guess.games);
    tournament_write_time(guess.seconds, &out);
    text_say(&out, app->lang, " and %.1f MB\n", " et %.1f Mo\n",
             (double)guess.bytes / 1e6);
    if (guess.slowest) {
        text_say(&out, app->lang, "slowest: %s, %.0f ms a move\n",
                 "le plus lent : %s, %.0f ms par coup\n", guess.slowest->name,
                 guess.slowest_ms);
    }
    return app_answer(app, &out);
}

int tournament_cmd_plan(App *app, const Args *args)
{
    TourWish wish = { .folder = NULL };
    Text path = { 0 };
    Tournament t;
    bool is_there = false;
    int jobs;
    int status = read_wish(app, args, &wish);
    if (status == EXIT_OK && !read_jobs(app, args, &jobs)) {
        status = EXIT_BAD_USAGE;
    }
    if (status == EXIT_OK &&
        !tournament_store(app, args_value(args, "--store"), &path)) {
        status = EXIT_BAD_USAGE;
    }
    /* A plan writes nothing, so the tournament is made in memory. */
    if (status == EXIT_OK &&
        !match_store_find(path.data, &is_there, &app->err)) {
        status = EXIT_BAD_INPUT;
    }
    if (status == EXIT_OK) {
        bool is_new = wish.has_contest && !is_there;
        status = open_wish(app, args, &wish, is_new ? "" : path.data, &t);
        if (status == EXIT_OK && is_there) {
            file_say(stderr, app->lang, "%s: what is left of this tournament\n",
                     "%s : ce qui reste de ce tournoi\n", t.store->name);
        }
    }
    text_done(&path);
    if (status == EXIT_OK) {
        status = enter_all(app, args, &wish, &t);
        if (status == EXIT_OK) {
            status = tell_plan(app, args, &t, jobs);
        }
        tournament_close(&t);
    }
    wish_done(&wish);
    return status;
}

/* ---- add and remove ---- */

/* Opens an existing store to edit it. It is opened for reading first, because
 * opening to edit would create a missing one. */
static bool open_to_edit(App *app, const Args *args, Tournament *t)
{
    if (!tournament_open_read(app, args, t)) {
        return false;
    }
    tournament_close(t);
    return tournament_open_as(app, args, STORE_EDIT, t);
}

int tournament_cmd_add(App *app, const Args *args)
{
    Tournament t;
    TourWish none = { .folder = NULL };
    Entrants found = { .at = NULL };
    if (!open_to_edit(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    bool is_well = check_sandbox(app, args, &t.contest, t.store->name);
    for (int i = 1; is_well && i < args->word_count; i++) {
        is_well = access(args->words[i], F_OK) == 0 ||
                  error_set(&app->err, "%s: there is no such file",
                            "%s : ce fichier n'existe pas", args->words[i]);
        if (is_well) {
            entry_add_file(args->words[i], t.contest.game, &found, app->lang);
        }
    }
    is_well =
        is_well && add_specs(app, args, &none, t.contest.game, &found) &&
        (!t.store->shared || entries_send(&found, t.contest.game, &app->err)) &&
        tournament_enter(&t, &found, NULL, tell_entry, app, &app->err);
    Runner runner = { .tournament = &t,
                      .is_strict = args_value(args, "--strict") != NULL,
                      .checked = tell_check,
                      .context = app };
    is_well = is_well && runner_check(&runner, &app->err) &&
              (!t.store->shared || tournament_share(&t, &app->err)) &&
              tournament_plan(&t, &app->err);
    if (is_well) {
        Standings standings;
        is_well = tournament_standings(&t, false, &standings, &app->err);
        if (is_well) {
            file_say(stderr, app->lang,
                     "%lld matches to play: joute tournament run\n",
                     "%lld matchs à jouer : joute tournament run\n",
                     (long long)(standings.planned - standings.matches));
            standings_done(&standings);
        }
    }
    entrants_done(&found);
    tournament_close(&t);
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}

int tournament_cmd_remove(App *app, const Args *args)
{
    Tournament t;
    if (!open_to_edit(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    const char *why = args_value(args, "--why");
    why = why && why[0] ? why : lang_pick(app->lang, "by hand", "à la main");
    bool is_well = true;
    for (int i = 1; is_well && i < args->word_count; i++) {
        is_well = tournament_remove(&t, args->words[i], why, &app->err);
        if (is_well) {
            file_say(stderr, app->lang, "%s is removed: %s\n",
                     "%s est retiré : %s\n", args->words[i], why);
        }
    }
    is_well = is_well && tournament_plan(&t, &app->err);
    tournament_close(&t);
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}
