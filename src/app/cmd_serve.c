/* cmd_serve.c: joute serve: reads the server's settings and runs it. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/app.h"
#include "app/tournament_parts.h"
#include "base/folder.h"
#include "base/json.h"
#include "net/server.h"

enum {
    PLACES = 2,
    PLACES_MOST = 64,
    THREADS = 256,
    KEEP_DAYS = 365,
    DAYS = 100000,
    MEGABYTES = 1 << 30
};

/* The lines to print once clients can connect. */
typedef struct Greeting {
    App *app;
    const char *listen, *db, *page, *tournament;
    bool is_json;
    /* The tournament that is shown, and the file of --lines. */
    const ServerShow *show;
    const char *lines;
} Greeting;

static void add_json(const Greeting *greeting, const ServerPlace *place,
                     const char *teacher, Text *out)
{
    JsonWriter writer = { .out = out };
    json_begin_object(&writer);
    json_string_member(&writer, "url", place->url);
    if (place->outside[0]) {
        json_string_member(&writer, "outside", place->outside);
    }
    json_int_member(&writer, "port", place->port);
    json_string_member(&writer, "db", greeting->db);
    json_key(&writer, "page");
    if (place->has_page) {
        json_string(&writer, greeting->page);
    } else {
        json_null(&writer);
    }
    if (greeting->tournament) {
        json_string_member(&writer, "tournament", "/tournament");
    }
    if (greeting->lines) {
        json_string_member(&writer, "teacher", teacher);
    }
    json_int_member(&writer, "pid", getpid());
    json_end_object(&writer);
    text_add_char(out, '\n');
}

static void add_lines(const Greeting *greeting, const ServerPlace *place,
                      const char *teacher, Text *out)
{
    Lang lang = greeting->app->lang;
    if (!greeting->listen && place->port != SERVER_PORT) {
        text_say(out, lang, "Port %d is taken by another program.\n",
                 "Le port %d est pris par un autre programme.\n", SERVER_PORT);
    }
    text_say(out, lang, "Serving on %s (Ctrl-C stops it)\n",
             "À l'écoute sur %s (Ctrl-C pour arrêter)\n", place->url);
    if (place->outside[0]) {
        text_say(out, lang, "For other machines: %s\n",
                 "Pour les autres machines : %s\n", place->outside);
    }
    if (greeting->tournament) {
        text_say(out, lang, "The tournament: %s/tournament\n",
                 "Le tournoi : %s/tournament\n", place->url);
    }
    if (greeting->lines) {
        text_say(out, lang,
                 "With all bots' own lines, for the teacher: %s\n"
                 "The addresses for the authors are in %s.\n",
                 "Avec les lignes de tous les bots, pour l'enseignant : "
                 "%s\nLes adresses pour les auteurs sont dans %s.\n",
                 teacher, greeting->lines);
    }
    if (!place->has_page) {
        text_say(out, lang, "There is no page in %s.\n",
                 "Il n'y a pas de page dans %s.\n", greeting->page);
    }
}

/* Prints the address, as JSON for programs or in lines for people. */
static void greet(void *context, const ServerPlace *place)
{
    const Greeting *greeting = context;
    Text out = { 0 }, teacher = { 0 };
    if (greeting->lines) {
        tournament_show_at(greeting->show,
                           place->outside[0] ? place->outside : place->url,
                           &teacher);
    }
    (greeting->is_json ? add_json : add_lines)(greeting, place,
                                               text_string(&teacher), &out);
    app_print(greeting->app, &out);
    text_done(&out);
    text_done(&teacher);
}

static void warn(void *context, const char *line)
{
    (void)context;
    fprintf(stderr, "joute: %s\n", line);
}

/* Reads a flag whose value is least..most, or 0 for no limit. */
static bool read_limit(App *app, const Args *args, const char *name, int least,
                       int most, int *out)
{
    const char *text = args_value(args, name);
    int64_t number = *out;
    if (text && strcmp(text, "0") != 0 &&
        !args_number(app, name, text, least, most, &number)) {
        return false;
    }
    *out = text && strcmp(text, "0") == 0 ? 0 : (int)number;
    return true;
}

enum { PLACE = 32 };

/* Reads --port as an address to listen on; "" if it was not given. */
static bool read_port(App *app, const Args *args, char place[PLACE])
{
    int64_t port = 0;
    if (!args_flag_number(app, args, "--port", 1, UINT16_MAX, &port)) {
        return false;
    }
    if (port) {
        snprintf(place, PLACE, "127.0.0.1:%d", (int)port);
    }
    return true;
}

/* Runs the server, with the tournament if one is named; returns an exit
 * status. */
static int serve(App *app, const Args *args, ServerSettings *settings,
                 Greeting *greeting)
{
    Text store = { 0 };
    ServerShow show;
    int64_t places = PLACES;
    if (!args_flag_number(app, args, "--bots", 0, PLACES_MOST, &places)) {
        return EXIT_BAD_USAGE;
    }
    if (greeting->tournament) {
        if (!tournament_store(app, greeting->tournament, &store)) {
            text_done(&store);
            return EXIT_BAD_INPUT;
        }
        show = tournament_show(app, text_string(&store), greeting->lines);
        settings->show = greeting->show = &show;
        settings->rivals = rivals_begin(app->lang, (int)places);
    }
    bool is_well = server_run(settings, &app->err);
    rivals_end();
    text_done(&store);
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    Text db = { 0 }, page = { 0 };
    char place[PLACE] = "";
    int status = EXIT_BAD_USAGE;
    if (!read_port(app, args, place)) {
        return status;
    }
    static const char *const of_tournament[] = { "--lines", "--bots" };
    for (int i = 0; i < 2 && !args_value(args, "--tournament"); i++) {
        if (args_value(args, of_tournament[i])) {
            error_set(&app->err, "%s: needs --tournament STORE",
                      "%s : demande --tournament TOURNOI", of_tournament[i]);
            return status;
        }
    }
    ServerSettings settings = {
        .listen = place[0] ? place : args_value(args, "--listen"),
        .db = args_value(args, "--db"),
        .page = args_value(args, "--page"),
        .host = args_value(args, "--host"),
        .keep_days = KEEP_DAYS,
        .lang = app->lang,
        .ready = greet,
        .warn = warn,
    };
    if (!settings.db) {
        folder_data("server.db", &db);
        settings.db = text_string(&db);
        folder_make(settings.db);
    }
    if (settings.page && !app_is_folder(settings.page)) {
        error_set(&app->err, "--page: %s: there is no such folder",
                  "--page : %s : ce dossier n'existe pas", settings.page);
        return EXIT_BAD_INPUT;
    }
    if (!settings.page) {
        app_find_page(&page);
        settings.page = text_string(&page);
    }
    Greeting greeting = { app,
                          settings.listen,
                          settings.db,
                          settings.page,
                          args_value(args, "--tournament"),
                          args_value(args, "--json") != NULL,
                          NULL,
                          args_value(args, "--lines") };
    settings.context = &greeting;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int64_t threads = cores < 2 ? 2 : cores > THREADS ? THREADS : cores;
    if (args_flag_number(app, args, "--threads", 1, THREADS, &threads) &&
        read_limit(app, args, "--keep", 1, DAYS, &settings.keep_days) &&
        read_limit(app, args, "--max-disk", 8, MEGABYTES, &settings.max_disk)) {
        settings.threads = (int)threads;
        status = serve(app, args, &settings, &greeting);
    }
    text_done(&db);
    text_done(&page);
    return status;
}

static const Flag flags[] = {
    { "--listen", "ADDR:PORT",
      PHRASE("address (default 127.0.0.1:8080 or the next free port)",
             "adresse (défaut 127.0.0.1:8080 ou le prochain port libre)") },
    { "--port", "N",
      PHRASE("the same for this machine only: 127.0.0.1:N",
             "de même pour cette machine seule : 127.0.0.1:N") },
    { "--db", "FILE",
      PHRASE("file of the games (default: server.db in the user's folder)",
             "fichier des parties (par défaut server.db de l'utilisateur)") },
    { "--page", "DIR",
      PHRASE("folder of the page (default: the one built with joute)",
             "dossier de la page (par défaut celui construit avec joute)") },
    { "--host", "NAME",
      PHRASE("a further host name to accept, behind a proxy",
             "un autre nom d'hôte à accepter, derrière un proxy") },
    { "--threads", "N",
      PHRASE("threads for computer players (default: cores, at least 2)",
             "threads des ordinateurs (défaut un par cœur, au moins 2)") },
    { "--keep", "DAYS",
      PHRASE("days until an untouched table is deleted (365; 0: never)",
             "jours avant d'effacer une table inactive (365 ; 0 : jamais)") },
    { "--max-disk", "MB",
      PHRASE("limit for --db and its log, 8 or more (0: no limit)",
             "limite de --db et de son journal, 8 ou plus (0 : aucune)") },
    { "--tournament", "STORE",
      PHRASE("show the tournament in this file or URL at /tournament",
             "montre le tournoi de ce fichier ou URL à /tournament") },
    { "--lines", "FILE",
      PHRASE("file for the addresses where authors see their lines",
             "fichier des adresses où les auteurs voient leurs lignes") },
    { "--bots", "N",
      PHRASE("bots that people may play at a time (2; 0: none)",
             "bots contre qui on peut jouer à la fois (2 ; 0 : aucun)") },
    { "--json", NULL,
      PHRASE("print the address as JSON once ready",
             "affiche l'adresse en JSON une fois prêt") },
    { .name = NULL },
};

const Command cmd_serve = {
    .name = "serve",
    .synopsis = "serve [--listen ADDR:PORT] [--db FILE] [--page DIR]\n"
                "             [--host NAME] [--threads N] [--keep DAYS]\n"
                "             [--max-disk MB] [--json]\n"
                "             [--tournament STORE [--lines FILE] [--bots N]]",
    .summary = PHRASE("serve the page on which people play",
                      "sert la page où l'on joue"),
    .details = PHRASE("Serves tables over HTTP and WebSocket (docs/API.md) "
                      "until Ctrl-C or SIGTERM.\n"
                      "Every move is on disk before anybody sees it, and a "
                      "restarted server continues\n"
                      "every game. Without --listen only this machine can "
                      "reach it. If the port is\n"
                      "taken, the error names the next free one.",
                      "Sert des tables par HTTP et WebSocket (docs/API.md) "
                      "jusqu'à Ctrl-C ou SIGTERM.\n"
                      "Chaque coup est sur le disque avant que quiconque le "
                      "voie, et un serveur relancé\n"
                      "reprend chaque partie. Sans --listen, seule cette "
                      "machine peut l'atteindre.\n"
                      "Si le port est pris, l'erreur indique le prochain "
                      "port libre."),
    .example = "joute serve\n"
               "joute serve --listen 0.0.0.0:8080 --db games.db\n"
               "joute serve --listen '[::1]:9000' --lang fr\n"
               "joute serve --keep 30 --max-disk 500\n"
               "joute serve --listen 0.0.0.0:8080 --tournament tournament.db\n"
               "joute serve --host play.example.org    # behind a proxy",
    .flags = flags,
    .least_words = 0,
    .most_words = 0,
    .run = run,
};
