/* cmd_tournament.c: joute tournament: its subcommands and flags. */
#include <stdlib.h>
#include <string.h>

#include "app/tournament_parts.h"
#include "base/nearest.h"

enum { WORDS_MAX = 1000 };

static const struct {
    const char *name;
    int least_words, most_words; /* how many words it takes after its name */
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

const char *tournament_part(int index)
{
    return index < (int)(sizeof parts / sizeof *parts) ? parts[index].name
                                                       : NULL;
}

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
        return error_set(&app->err, "%s: names no store",
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
    Nearest meant = { .word = name };
    Text guess = { 0 };
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        nearest_try(&meant, parts[i].name);
    }
    nearest_add(&meant, app->lang, &guess);
    error_set(&app->err,
              "unknown subcommand \"tournament %s\"%s (see joute tournament "
              "--help)",
              "sous-commande inconnue « tournament %s »%s (voir joute "
              "tournament --help)",
              name, text_string(&guess));
    text_done(&guess);
    return EXIT_BAD_USAGE;
}

static const Flag flags[] = {
    { "--game", "GAME", PHRASE("the game to play", "le jeu joué") },
    { "--preset", "NAME",
      PHRASE("rules of a contest (default \"contest\")",
             "règles d'un concours (par défaut « contest »)") },
    { "--format", "WORD",
      PHRASE("round-robin, double, gauntlet, swiss, [double-]knockout, tables",
             "round-robin, double, gauntlet, swiss, [double-]knockout, "
             "tables") },
    { "-p", "PLAYER",
      PHRASE("a further player: level:3, py:FILE; repeatable",
             "un joueur de plus : level:3, py:F ; répétable") },
    { "-o", "KEY=VALUE",
      PHRASE("set an option of the game; repeatable. report: the file",
             "règle une option du jeu ; répétable. report : le fichier") },
    { "--games", "N",
      PHRASE("games of a match (default: the preset's)",
             "parties d'un match (par défaut selon le préréglage)") },
    { "--rounds", "N",
      PHRASE("rounds of a Swiss tournament", "rondes d'un tournoi suisse") },
    { "--gauntlet", "NAME",
      PHRASE("a bot that meets all others; repeatable",
             "un bot qui rencontre tous les autres ; répétable") },
    { "--store", "STORE",
      PHRASE("a file (default tournament.db), or postgres://...",
             "un fichier (par défaut tournament.db), ou postgres://...") },
    { "--jobs", "N",
      PHRASE("most cores to use; 0: only workers play",
             "nombre maximal de cœurs ; 0 : seuls les workers jouent") },
    { "--slurm", "ARGS",
      PHRASE("let Slurm start workers: sbatch ARGS (\"--array=1-30\")",
             "Slurm lance des workers : sbatch ARGS (« --array=1-30 »)") },
    { "--seed", "N",
      PHRASE("replay the same tournament", "rejoue le même tournoi") },
    FLAG_MOVE_TIME,
    { "--out-after", "N",
      PHRASE("a player is out after N invalid answers in a game",
             "un joueur est exclu après N réponses invalides") },
    { "--strict", NULL,
      PHRASE("leave out bots with any fault in their check",
             "écarte les bots qui ont une faute à l'essai") },
    FLAG_NO_SANDBOX,
    { "--why", "TEXT",
      PHRASE("remove: the reason, kept in feedback and report",
             "remove : la raison, gardée dans feedback et report") },
    { "--standings", NULL,
      PHRASE("export csv: the standings, for a spreadsheet",
             "export csv : le classement, pour un tableur") },
    { "--boards", NULL,
      PHRASE("crosstable: one for each board", "crosstable : un par plateau") },
    { "--lines", NULL,
      PHRASE("report, replay --json: with what bots read and wrote",
             "report, replay --json : avec les lignes des bots") },
    { "--json", NULL,
      PHRASE("standings, crosstable, status: as JSON",
             "standings, crosstable, status : en JSON") },
    { .name = NULL },
};

const Command cmd_tournament = {
    .name = "tournament",
    .synopsis = "tournament run [FOLDER|FILE.json] [--game GAME] ...",
    .summary = PHRASE("play a tournament between the bots of a folder",
                      "fait jouer un tournoi aux bots d'un dossier"),
    .details = PHRASE(
        "  run [FOLDER]       check the bots, play what is left, print the "
        "standings\n"
        "  plan [FOLDER]      print matches, time and disk space before a run\n"
        "  resume             the same as run without a folder\n"
        "  add FILE...        add late bots, or players with -p\n"
        "  remove NAME...     remove bots for good; add brings them back\n"
        "  status, standings [NAME], crosstable\n"
        "  replay MATCH GAME  step through a game\n"
        "  feedback [FOLDER]  write a file for the author of every bot\n"
        "  report [-o FILE]   write a page with everything (report.html)\n"
        "  export csv|json    print all results\n"
        "  workers            list the machines that play (postgres://)\n"
        "  grant ROLE         let a role of the database work, and no more\n"
        "Every file or folder in FOLDER is a bot. A bot without a legal move "
        "is left out, with the reason; others with faults take part with a "
        "warning. You may interrupt the tournament at any moment: run "
        "continues. "
        "docs/TOURNAMENT.md",
        "  run [DOSSIER]      vérifie les bots, joue ce qui reste, affiche le "
        "classement\n  plan [DOSSIER]     affiche, avant de jouer, matchs, "
        "durée et place sur disque\n  resume             comme run sans "
        "dossier\n  add FICHIER...     ajoute des bots en retard, ou des "
        "joueurs avec -p\n  remove NOM...      retire des bots pour de bon ; "
        "add les ramène\n  status, standings [NOM], crosstable\n  replay MATCH "
        "PARTIE  montre une partie pas à pas\n  feedback [DOSSIER] écrit un "
        "fichier pour l'auteur de chaque bot\n  report [-o FICHIER]  écrit une "
        "page avec tout (report.html)\n  export csv|json    affiche tous les "
        "résultats\n  workers            liste les machines qui jouent "
        "(postgres://)\n  grant RÔLE         permet à un rôle de la base de "
        "jouer, rien d'autre\nChaque fichier ou dossier de DOSSIER est un bot. "
        "Un bot sans coup légal est écarté, avec la raison ; un autre qui fait "
        "des fautes joue, avec un avertissement. On peut interrompre le "
        "tournoi à tout "
        "moment : run reprend. docs/TOURNOI.md"),
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
