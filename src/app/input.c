/* input.c: reads games, options, seeds and positions from the command line and
 * from files. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/app.h"
#include "base/folder.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "core/config.h"
#include "games/games.h"

bool app_find_game(App *app, const char *id, const Game **out)
{
    *out = games_find(id);
    if (*out) {
        return true;
    }
    Text known = { 0 }, guess = { 0 };
    Nearest meant = { .word = id };
    for (int i = 0; games_all[i]; i++) {
        text_addf(&known, "%s%s", i ? ", " : "", games_all[i]->id);
        nearest_try(&meant, games_all[i]->id);
    }
    nearest_add(&meant, app->lang, &guess);
    error_set(&app->err, "no game is called \"%s\"%s (the games are %s)",
              "aucun jeu ne s'appelle « %s »%s (il y a %s)", id,
              text_string(&guess), text_string(&known));
    text_done(&known);
    text_done(&guess);
    return false;
}

bool app_read_options(App *app, const Args *args, const Game *game,
                      GameConfig *out)
{
    int at = 0;
    config_default(game, out);
    for (const char *pair; (pair = args_next(args, "-o", &at));) {
        const char *equals = strchr(pair, '=');
        char key[64];
        size_t size = equals ? (size_t)(equals - pair) : 0;
        if (!equals || size >= sizeof key) {
            return error_set(&app->err, "-o %s: must be KEY=VALUE",
                             "-o %s : doit être CLÉ=VALEUR", pair);
        }
        memcpy(key, pair, size);
        key[size] = '\0';
        if (!config_set(game, out, key, equals + 1, &app->err)) {
            return false;
        }
    }
    return config_check(game, out, &app->err);
}

bool app_read_seed(App *app, const Args *args, int64_t *out)
{
    const char *text = args_value(args, "--seed");
    if (text) {
        return args_number(app, "--seed", text, 0, RECORD_SEED_MAX, out);
    }
    /* The seed does not come from the clock, which bots can read too. */
    if (getrandom(out, sizeof *out, 0) != sizeof *out) {
        die("the system has no random bytes");
    }
    *out &= RECORD_SEED_MAX;
    return true;
}

bool app_read_player(App *app, const Args *args, const Play *play, Seat *out)
{
    const char *text = args_value(args, "--player");
    int64_t player;
    *out = SEAT_WATCHER;
    if (!text) {
        return true;
    }
    if (!args_number(app, "--player", text, 1, play->players, &player)) {
        return false;
    }
    *out = (Seat)(player - 1);
    return true;
}

bool app_read_notation(App *app, const Args *args, const Game *game, int *out)
{
    const char *name = args_value(args, "--notation");
    const char *const *notations = game_input(game)->notations;
    *out = 0;
    if (!name || strcmp(name, "canonical") == 0) {
        return true;
    }
    for (int i = 0; notations && notations[i]; i++) {
        if (strcmp(notations[i], name) == 0) {
            *out = i;
            return true;
        }
    }
    return error_set(&app->err, "--notation: %s has no notation \"%s\"",
                     "--notation : %s n'a pas de notation « %s »", game->id,
                     name);
}

static void fail_to_read(App *app, const char *path)
{
    const char *system = error_system(&app->err, errno);
    const char *why =
        errno == ENOENT
            ? lang_pick(app->lang, system, "ce fichier n'existe pas")
        : errno == EACCES ? lang_pick(app->lang, system, "lecture interdite")
                          : system;
    error_set(&app->err, "%s: %s", "%s : %s", path, why);
}

/* The name of the file in an error message. */
static const char *name_of(const App *app, const char *path)
{
    return strcmp(path, "-") != 0
               ? path
               : lang_pick(app->lang, "standard input", "entrée standard");
}

int app_read(App *app, const char *path, Text *out)
{
    bool is_input = strcmp(path, "-") == 0;
    int file = is_input ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    struct stat info;
    /* A path that does not exist is bad usage, not bad input. */
    if (file < 0) {
        fail_to_read(app, path);
        return EXIT_BAD_USAGE;
    }
    if (!is_input && fstat(file, &info) == 0 && S_ISDIR(info.st_mode)) {
        error_set(&app->err, "%s: is a directory", "%s : est un dossier", path);
        close(file);
        return EXIT_BAD_USAGE;
    }
    /* May read a little more than JSON_SIZE; the parser then refuses the text.
     */
    char chunk[65536];
    ssize_t size = 1;
    while (out->size <= JSON_SIZE && size != 0) {
        size = read(file, chunk, sizeof chunk);
        if (size < 0 && errno != EINTR) {
            fail_to_read(app, name_of(app, path));
            break;
        }
        text_add_bytes(out, chunk, size > 0 ? (size_t)size : 0);
    }
    if (!is_input) {
        close(file);
    }
    text_drop_mark(out);
    return size >= 0 ? EXIT_OK : EXIT_BAD_INPUT;
}

/* Reads a state or a record. If the text does not begin with '{', the error
 * says how such files are made. */
static bool read_document(App *app, const Text *text, Play *out)
{
    const char *start =
        text_string(text) + strspn(text_string(text), " \t\r\n");
    if (text->size == 0) {
        return error_set(&app->err, "is empty", "est vide");
    }
    if (*start != '{' && text->size <= JSON_SIZE) {
        return error_set(&app->err,
                         "not JSON, so neither a state nor a record; joute new "
                         "writes a state, joute random a record",
                         "pas du JSON, donc ni un état ni une partie ; joute "
                         "new écrit un état, joute random une partie");
    }
    return record_read(out, games_all, text->data, text->size, &app->err);
}

/* The next game of a file with one game a line; NULL if there is none.
 * In the JSON of a single game no line that begins with '{' follows a line that
 * ends with '}'. */
static const char *next_game(const char *game)
{
    const char *end = strchr(game, '\n');
    bool is_whole = end && end > game && end[-1] == '}';
    return is_whole && end[1] == '{' ? end + 1 : NULL;
}

/* Reads the game that begins here. */
static int load_game(App *app, const char *game, const char *path, int number,
                     Play *out)
{
    const char *next = next_game(game);
    Text one = { 0 };
    text_add_bytes(&one, game, next ? (size_t)(next - game) : strlen(game));
    bool is_read = read_document(app, &one, out);
    text_done(&one);
    if (number > 0) {
        Text name = { 0 };
        text_addf(&name, "%s:%d", name_of(app, path), number);
        error_prefix(&app->err, text_string(&name));
        text_done(&name);
    } else {
        error_prefix(&app->err, name_of(app, path));
    }
    return is_read ? EXIT_OK : EXIT_BAD_INPUT;
}

int app_each_game(App *app, const char *path, AppTakeGame *take, int *count)
{
    Text text = { 0 };
    int status = app_read(app, path, &text);
    const char *game = text_string(&text);
    bool is_alone = !next_game(game);
    *count = 0;
    while (status == EXIT_OK && game) {
        Play play;
        ++*count;
        status = load_game(app, game, path, is_alone ? 0 : *count, &play);
        if (status == EXIT_OK) {
            status = take(app, path, &play);
            play_done(&play);
        }
        game = next_game(game);
    }
    text_done(&text);
    return status;
}

/* For "FILE:N" returns N and puts the name of the file into out. Returns 0 if
 * the path has no number, or is the name of a file. */
static int game_number(const char *path, Text *out)
{
    const char *colon = strrchr(path, ':');
    size_t digits = colon ? strspn(colon + 1, "0123456789") : 0;
    if (digits == 0 || digits > 6 || colon[1 + digits] ||
        access(path, F_OK) == 0) {
        return 0;
    }
    text_add_bytes(out, path, (size_t)(colon - path));
    return atoi(colon + 1);
}

int app_load(App *app, const char *path, Play *out)
{
    Text text = { 0 }, file = { 0 };
    int number = game_number(path, &file);
    const char *name = number > 0 ? text_string(&file) : path;
    int status = app_read(app, name, &text);
    const char *game = text_string(&text);
    int count = 1;
    for (const char *next = game; (next = next_game(next)); count++) {
        game = count < number ? next : game;
    }
    if (status == EXIT_OK && (number > count || (number == 0 && count > 1))) {
        error_set(&app->err,
                  "%s: has %d games; write %s:N for game N, counted from 1",
                  "%s : contient %d parties ; écrivez %s:N pour la partie N, "
                  "comptée à partir de 1",
                  name_of(app, name), count, name);
        status = EXIT_BAD_USAGE;
    }
    if (status == EXIT_OK) {
        status = load_game(app, game, name, number, out);
    }
    text_done(&text);
    text_done(&file);
    return status;
}

bool app_is_folder(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

void app_find_page(Text *out)
{
    static const char *const places[] = { "/../web", "/../share/joute/web" };
    Text program = { 0 };
    bool is_known = folder_program(&program), is_found = false;
    for (size_t i = 0;
         is_known && !is_found && i < sizeof places / sizeof *places; i++) {
        text_clear(out);
        text_addf(out, "%s%s", text_string(&program), places[i]);
        is_found = app_is_folder(out->data);
    }
    text_done(&program);
    if (!is_found) {
        text_clear(out);
        text_add(out, JOUTE_SOURCE_DIR "/build/web");
    }
}
