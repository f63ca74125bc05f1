/* cmd_serve.c: joute serve: the server's settings, then its loop. */
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/app.h"
#include "app/tournament.h"
#include "base/folder.h"
#include "base/json.h"
#include "net/server.h"

enum { THREADS = 256, KEEP_DAYS = 365, DAYS = 100000, MEGABYTES = 1 << 30 };

/* What to say once people can come. */
typedef struct Greeting {
    App *app;
    const char *listen, *db, *page, *tournament;
    bool is_json;
} Greeting;

static void greet(void *context, const ServerPlace *place)
{
    const Greeting *greeting = context;
    Text out = { 0 };
    if (greeting->is_json) {
        JsonWriter writer = { .out = &out };
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
        json_int_member(&writer, "pid", getpid());
        json_end_object(&writer);
        text_add_char(&out, '\n');
    } else {
        if (!greeting->listen && place->port != SERVER_PORT) {
            text_say(&out, greeting->app->lang,
                     "Port %d is taken by another program.\n",
                     "Le port %d est pris par un autre programme.\n",
                     SERVER_PORT);
        }
        text_say(&out, greeting->app->lang, "Serving on %s (Ctrl-C ends it)\n",
                 "À l'écoute sur %s (Ctrl-C y met fin)\n", place->url);
        if (place->outside[0]) {
            text_say(&out, greeting->app->lang, "For other machines: %s\n",
                     "Pour les autres machines : %s\n", place->outside);
        }
        if (greeting->tournament) {
            text_say(&out, greeting->app->lang,
                     "The tournament: %s/tournament\n",
                     "Le tournoi : %s/tournament\n", place->url);
        }
        if (!place->has_page) {
            text_say(&out, greeting->app->lang, "There is no page in %s.\n",
                     "Il n'y a pas de page dans %s.\n", greeting->page);
        }
    }
    app_print(greeting->app, &out);
    text_done(&out);
}

static void warn(void *context, const char *line)
{
    (void)context;
    fprintf(stderr, "joute: %s\n", line);
}

/* A flag whose value is a number up to most; 0 is none. */
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

static int run(App *app, const Args *args)
{
    Text db = { 0 }, page = { 0 }, store = { 0 };
    int status = EXIT_BAD_USAGE;
    ServerSettings settings = {
        .listen = args_value(args, "--listen"),
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
                          args_value(args, "--json") != NULL };
    settings.context = &greeting;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int64_t threads = cores < 2 ? 2 : cores > THREADS ? THREADS : cores;
    if (args_flag_number(app, args, "--threads", 1, THREADS, &threads) &&
        read_limit(app, args, "--keep", 1, DAYS, &settings.keep_days) &&
        read_limit(app, args, "--max-disk", 8, MEGABYTES, &settings.max_disk)) {
        ServerShow show;
        settings.threads = (int)threads;
        status = EXIT_BAD_INPUT;
        if (!greeting.tournament) {
            status = server_run(&settings, &app->err) ? EXIT_OK : status;
        } else if (tournament_store(app, greeting.tournament, &store)) {
            show = tournament_show(app, text_string(&store));
            settings.show = &show;
            status = server_run(&settings, &app->err) ? EXIT_OK : status;
        }
    }
    text_done(&db);
    text_done(&page);
    text_done(&store);
    return status;
}

static const Flag flags[] = {
    { "--listen", "ADDR:PORT",
      PHRASE("where; else 127.0.0.1:8080 or the next free "
             "port, for this machine only",
             "où ; sinon 127.0.0.1:8080 ou le prochain port "
             "libre, pour cette machine seulement") },
    { "--db", "FILE",
      PHRASE("where games are kept; else server.db in the "
             "user's folder",
             "où garder les parties ; sinon server.db dans "
             "le dossier de l'utilisateur") },
    { "--page", "DIR",
      PHRASE("the page's files; else those built with the "
             "program",
             "les fichiers de la page ; sinon ceux "
             "construits avec le programme") },
    { "--host", "NAME",
      PHRASE("a name to answer to beside localhost, behind "
             "a proxy",
             "un nom auquel répondre outre localhost, "
             "derrière un mandataire") },
    { "--threads", "N",
      PHRASE("on which computers think; else the number of "
             "cores, at least 2",
             "sur lesquels réfléchissent les ordinateurs ; "
             "sinon le nombre de cœurs, au moins 2") },
    { "--keep", "DAYS",
      PHRASE("forget tables that nobody has touched for so "
             "long; else 365, 0 keeps all",
             "oublie les tables que personne n'a touchées "
             "depuis ; sinon 365, 0 les garde toutes") },
    { "--max-disk", "MB",
      PHRASE("most that --db and its log may take, at least "
             "8; else, and for 0, no limit",
             "le plus que --db et son journal peuvent "
             "prendre, au moins 8 ; sinon, et pour 0, "
             "pas de limite") },
    { "--tournament", "STORE",
      PHRASE("show the tournament of this store, a file or a "
             "URL, to all, on the page /tournament",
             "montre à tous le tournoi de ce fichier ou de "
             "cette URL, sur la page /tournament") },
    { "--json", NULL,
      PHRASE("say where in JSON, once ready",
             "dit où en JSON, une fois prêt") },
    { .name = NULL },
};

const Command cmd_serve = {
    .name = "serve",
    .synopsis = "serve [--listen ADDR:PORT] [--db FILE] [--page DIR]\n"
                "             [--host NAME] [--threads N] [--keep DAYS]\n"
                "             [--max-disk MB] [--tournament STORE] [--json]",
    .summary = PHRASE("serve the page on which people play",
                      "sert la page où l'on joue"),
    .details = PHRASE("Tables over HTTP and WebSocket (docs/API.md), until "
                      "Ctrl-C or SIGTERM. Every move is\n"
                      "on disk before anybody sees it; a restarted server "
                      "goes on where it was. If the port of\n"
                      "--listen is taken, the next free one is named.",
                      "Des tables par HTTP et WebSocket (docs/API.md), "
                      "jusqu'à Ctrl-C ou SIGTERM. Chaque coup\n"
                      "est sur le disque avant que quiconque le voie ; un "
                      "serveur relancé reprend où il en\n"
                      "était. Si le port de --listen est pris, le prochain "
                      "libre est nommé."),
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
