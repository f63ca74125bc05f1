/* cmd_tournament.c: joute tournament: its subcommands and flags. */
#include <stdlib.h>
#include <string.h>

#include "app/tournament.h"

enum { WORDS_MAX = 1000 };

static const struct {
    const char *name;
    int least_words, most_words; /* after the name */
    int (*run)(App *app, const Args *args);
} parts[] = {
    { "run", 0, 1, tournament_cmd_run },
    { "plan", 0, 1, tournament_cmd_plan },
    { "resume", 0, 0, tournament_cmd_resume },
    { "add", 0, WORDS_MAX, tournament_cmd_add },
    { "remove", 1, WORDS_MAX, tournament_cmd_remove },
    { "status", 0, 0, tournament_cmd_status },
    { "standings", 0, 1, tournament_cmd_standings },
    { "crosstable", 0, 0, tournament_cmd_crosstable },
    { "replay", 2, 2, tournament_cmd_replay },
    { "feedback", 0, 1, tournament_cmd_feedback },
    { "report", 0, 0, tournament_cmd_report },
    { "export", 1, 1, tournament_cmd_export },
    { "workers", 0, 0, tournament_cmd_workers },
    { "grant", 1, 1, tournament_cmd_grant },
};

bool tournament_store(App *app, const char *given, Text *out)
{
    const char *name = given ? given : getenv("JOUTE_STORE");
    text_clear(out);
    if (!name || !name[0]) {
        text_add(out, "tournament.db");
        return true;
    }
    if (name[0] != '@') {
        text_add(out, name);
        return true;
    }
    if (app_read(app, name + 1, out) != EXIT_OK) {
        return false;
    }
    size_t size = out->size ? strcspn(out->data, "\r\n") : 0;
    if (!size) {
        return error_set(&app->err, "%s: no store is named in it",
                         "%s : n'indique aucun dépôt", name + 1);
    }
    out->data[out->size = size] = '\0';
    return true;
}

void tournament_tell_trouble(const char *why, void *context)
{
    const App *app = context;
    if (why) {
        file_say(stderr, app->lang, "%s; trying again\n", "%s ; nouvel essai\n",
                 why);
    } else {
        file_say(stderr, app->lang, "the store is back\n",
                 "le dépôt est de retour\n");
    }
}

bool tournament_open_as(App *app, const Args *args, MatchStoreUse use,
                        Tournament *out)
{
    Text store = { 0 };
    bool is_open = tournament_store(app, args_value(args, "--store"), &store) &&
                   tournament_open(out, store.data, use, &app->err);
    text_done(&store);
    return is_open;
}

bool tournament_open_read(App *app, const Args *args, Tournament *out)
{
    return tournament_open_as(app, args, STORE_READ, out);
}

static int run(App *app, const Args *args)
{
    const char *name = args->words[0];
    int words = args->word_count - 1;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (strcmp(parts[i].name, name) != 0) {
            continue;
        }
        if (words >= parts[i].least_words && words <= parts[i].most_words) {
            return parts[i].run(app, args);
        }
        error_set(&app->err, "tournament %s: %s (see joute tournament --help)",
                  "tournament %s : %s (voir joute tournament --help)", name,
                  words > parts[i].most_words
                      ? lang_pick(app->lang, "too many words", "trop de mots")
                      : lang_pick(app->lang, "a word is missing",
                                  "il manque un mot"));
        return EXIT_BAD_USAGE;
    }
    error_set(&app->err,
              "tournament has no part \"%s\" (see joute tournament --help)",
              "tournament n'a pas de partie « %s » (voir joute tournament "
              "--help)",
              name);
    return EXIT_BAD_USAGE;
}

static const Flag flags[] = {
    { "--game", "GAME", PHRASE("what is played", "à quoi l'on joue") },
    { "--preset", "NAME",
      PHRASE("a contest of the course; \"contest\" if not given",
             "un concours du cours ; « contest » si absent") },
    { "--format", "WORD",
      PHRASE("round-robin, double, gauntlet, swiss, [double-]knockout, tables",
             "round-robin, double, gauntlet, swiss, [double-]knockout, "
             "tables") },
    { "-p", "PLAYER",
      PHRASE("one more who takes part: level:3, py:FILE; repeatable",
             "un participant de plus : level:3, py:F ; répétable") },
    { "-o", "KEY=VALUE",
      PHRASE("set an option of the game; repeatable. report: the file",
             "règle une option du jeu ; répétable. report : le fichier") },
    { "--games", "N",
      PHRASE("games of a match, instead of the preset's",
             "parties d'un match, au lieu du préréglage") },
    { "--rounds", "N",
      PHRASE("of a Swiss tournament", "tours d'un tournoi suisse") },
    { "--gauntlet", "NAME",
      PHRASE("who meets all others; repeatable",
             "qui rencontre tous les autres ; répétable") },
    { "--store", "STORE",
      PHRASE("a file, or postgres://... for many machines; tournament.db",
             "un fichier, ou postgres://... à plusieurs ; tournament.db") },
    { "--jobs", "N",
      PHRASE("use so many cores at most; 0: only workers play",
             "n'utilise pas plus de cœurs ; 0 : seuls les workers jouent") },
    { "--slurm", "ARGS",
      PHRASE("have Slurm start workers: sbatch ARGS (\"--array=1-30\")",
             "Slurm lance des workers : sbatch ARGS (« --array=1-30 »)") },
    { "--seed", "N",
      PHRASE("play the same tournament again", "rejoue le même tournoi") },
    { "--move-time", "MS",
      PHRASE("the most a move may take", "durée la plus longue d'un coup") },
    { "--no-sandbox", NULL,
      PHRASE("let bots do whatever you may",
             "laisse les bots faire tout ce que vous pouvez") },
    { "--boards", NULL,
      PHRASE("crosstable: one for each board", "crosstable : un par plateau") },
    { "--json", NULL,
      PHRASE("standings, crosstable, status: as JSON",
             "standings, crosstable, status : en JSON") },
    { .name = NULL },
};

const Command cmd_tournament = {
    .name = "tournament",
    .synopsis = "tournament run [FOLDER|FILE.json] [--game GAME] ...",
    .summary = PHRASE("let a folder of bots play a tournament",
                      "fait jouer un tournoi à un dossier de bots"),
    .details = PHRASE(
        "  run [FOLDER]       check the bots, play what is left, print the "
        "standings\n"
        "  plan [FOLDER]      matches, time and disk, before it is run\n"
        "  resume             the same as run without a folder\n"
        "  add FILE...        late bots; -p adds others\n"
        "  remove NAME...     take bots out; their results are kept\n"
        "  status, standings [NAME], crosstable\n"
        "  replay MATCH GAME  a game, step by step\n"
        "  feedback [FOLDER]  a file for the author of every bot\n"
        "  report [-o FILE]   all of it to look at, in report.html\n"
        "  export csv|json    all results\n"
        "  workers            machines that play, with a postgres:// store\n"
        "  grant ROLE         lets a role of the database work, and no more\n"
        "Every file or folder in FOLDER is a bot. Bots with a fault are left "
        "out, with the\nreason. It may be interrupted at any moment: run goes "
        "on. docs/TOURNAMENT.md",
        "  run [DOSSIER]      vérifie les bots, joue ce qui reste, affiche le "
        "classement\n"
        "  plan [DOSSIER]     matchs, durée et disque, avant de jouer\n"
        "  resume             comme run sans dossier\n"
        "  add FICHIER...     bots en retard ; -p en ajoute d'autres\n"
        "  remove NOM...      retire des bots ; leurs résultats restent\n"
        "  status, standings [NOM], crosstable\n"
        "  replay MATCH PARTIE  une partie, pas à pas\n"
        "  feedback [DOSSIER] un fichier pour l'auteur de chaque bot\n"
        "  report [-o FICHIER]  tout, à regarder, dans report.html\n"
        "  export csv|json    tous les résultats\n"
        "  workers            les machines qui jouent, avec postgres://\n"
        "  grant RÔLE         permet à un rôle de la base de jouer, sans plus\n"
        "Chaque fichier ou dossier de DOSSIER est un bot. Un bot fautif est "
        "écarté, avec la\nraison. On peut interrompre à tout moment : run "
        "reprend. docs/TOURNOI.md"),
    .example = "joute tournament run --game trolls --preset contest bots/\n"
               "joute tournament run --game moulin bots/ -p level:3 --games 4\n"
               "joute tournament standings --json\n"
               "joute tournament replay 12 3\n"
               "joute tournament report -o contest.html\n"
               "joute tournament add late.py && joute tournament run",
    .flags = flags,
    .least_words = 1,
    .most_words = WORDS_MAX,
    .run = run,
};
