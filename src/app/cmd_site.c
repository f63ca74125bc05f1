/* cmd_site.c: joute site: writes the page as a folder of files that play
 * without a server (docs/SITE.md). */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "app/app.h"
#include "base/folder.h"
#include "net/page.h"

/* The path of a page's file in a site, below its folder; NULL if a site does
 * not need the file. web/build.mjs writes what only a site has to site/; of the
 * other files a site needs those that its service worker names. */
static const char *place_of(const char *path, const char *worker)
{
    static const char own[] = "/site/", assets[] = "/assets/";
    if (strncmp(path, own, strlen(own)) == 0) {
        return path + strlen(own);
    }
    bool is_named = strncmp(path, assets, strlen(assets)) == 0 &&
                    strstr(worker, path + 1) != NULL;
    return is_named ? path + 1 : NULL;
}

/* Writes one file below the folder, readable for a web server. */
static bool write_file(const char *folder, const char *place, const Text *bytes,
                       Error *err)
{
    Text path = { 0 };
    text_addf(&path, "%s/%s", folder, place);
    bool is_written = folder_replace(path.data, bytes, 0644) ||
                      error_set(err, "%s: %s", "%s : %s", path.data,
                                error_system(err, errno));
    text_done(&path);
    return is_written;
}

/* Writes all files. index.html comes last, so that it never names a file that
 * is missing. */
static bool write_site(const PageFiles *page, const char *folder, int *count,
                       Error *err)
{
    Text assets = { 0 };
    const PageFile *worker = page_find(page, "/site/sw.js");
    text_addf(&assets, "%s/assets", folder);
    folder_make(folder); /* makes missing parents, open to the user alone */
    mkdir(folder, 0755);
    mkdir(assets.data, 0755);
    text_done(&assets);
    bool is_good = true;
    for (int is_index = 0; is_index < 2; is_index++) {
        for (size_t i = 0; is_good && i < page->count; i++) {
            const char *place =
                place_of(page->files[i].path, text_string(&worker->bytes[0]));
            if (place && (strcmp(place, "index.html") == 0) == is_index) {
                is_good = write_file(folder, place,
                                     &page->files[i].bytes[PAGE_PLAIN], err);
                ++*count;
            }
        }
    }
    return is_good;
}

static int run(App *app, const Args *args)
{
    Text from = { 0 }, out = { 0 };
    PageFiles page = { 0 };
    int count = 0, status = EXIT_BAD_INPUT;
    const char *folder = args->words[0];
    app_find_page(&from);
    if (!page_load(&page, text_string(&from), &app->err)) {
        error_set(&app->err, "the page cannot be read", "page illisible");
    } else if (!page_find(&page, "/site/index.html") ||
               !page_find(&page, "/site/sw.js")) {
        error_set(&app->err,
                  "there is no site in %s: build the module (cmake --preset "
                  "wasm && cmake --build build/wasm), then the page (node "
                  "web/build.mjs)",
                  "il n'y a pas de site dans %s : construisez le module (cmake "
                  "--preset wasm && cmake --build build/wasm), puis la page "
                  "(node web/build.mjs)",
                  text_string(&from));
    } else if (write_site(&page, folder, &count, &app->err)) {
        text_say(&out, app->lang,
                 "%d files in %s. Put them on any web server; %s/index.html is "
                 "the page.\n",
                 "%d fichiers dans %s. Placez-les sur n'importe quel serveur "
                 "web ; la page est %s/index.html.\n",
                 count, folder, folder);
        status = app_answer(app, &out);
    }
    page_done(&page);
    text_done(&from);
    return status;
}

static const Flag flags[] = { { .name = NULL } };

const Command cmd_site = {
    .name = "site",
    .synopsis = "site DIR",
    .summary = PHRASE("write the page as files, to play without a server",
                      "écrit la page en fichiers, pour jouer sans serveur"),
    .details = PHRASE(
        "Writes the page and the program as WebAssembly into a folder. Any web "
        "server can offer\nthe folder, in any sub-folder; after one visit the "
        "page also works without a network\n(docs/SITE.md). Files of an "
        "earlier version stay where they are.",
        "Écrit la page et le programme en WebAssembly dans un dossier. Tout "
        "serveur web peut\nproposer ce dossier, dans n'importe quel "
        "sous-dossier ; après une visite la page marche\naussi sans réseau "
        "(docs/SITE.md). Les fichiers d'une version antérieure restent en "
        "place."),
    .example = "joute site public\n"
               "python3 -m http.server --directory public 8000",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
