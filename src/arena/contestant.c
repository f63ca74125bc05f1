/* contestant.c: takes apart how a person names a bot, and finds the folders
 * that it will be allowed to read. */
#define _XOPEN_SOURCE 700
#include "arena/contestant.h"

#include <limits.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/folder.h"
#include "base/mem.h"

static char *copy_text(const char *string, size_t size)
{
    return memcpy(mem_new(size + 1), string, size);
}

/* The words of a command line, in one growing list. */
typedef struct Words {
    char **at;
    int count;
} Words;

static void words_add(Words *words, const char *string, size_t size)
{
    words->at =
        mem_resize(words->at, (size_t)(words->count + 2) * sizeof *words->at);
    words->at[words->count++] = copy_text(string, size);
    words->at[words->count] = NULL;
}

static void words_free(char **words)
{
    for (int i = 0; words && words[i]; i++) {
        free(words[i]);
    }
    free(words);
}

/* Reads one word into out, with quotes and backslashes as a shell takes
 * them; *at is moved past it. False if a quote is not closed. */
static bool split_word(const char **at, Text *out)
{
    char quote = 0;
    for (; **at && (quote || !strchr(" \t", **at)); ++*at) {
        char c = **at;
        bool is_escape = c == '\\' && quote != '\'' && (*at)[1];
        if (is_escape) {
            text_add_char(out, *++*at);
        } else if (quote ? c == quote : c == '"' || c == '\'') {
            quote = quote ? 0 : c;
        } else {
            text_add_char(out, c);
        }
    }
    return quote == 0;
}

static bool split(const char *text, Words *out, Error *err)
{
    const char *at = text;
    Text word = { 0 };
    bool is_closed = true;
    while (is_closed && *(at += strspn(at, " \t"))) {
        text_clear(&word);
        is_closed = split_word(&at, &word);
        words_add(out, text_string(&word), word.size);
    }
    text_done(&word);
    if (!is_closed) {
        return error_set(err, "\"%s\": a quote is not closed",
                         "« %s » : un guillemet n'est pas fermé", text);
    }
    return out->count > 0 || error_set(err, "cmd: names no program",
                                       "cmd: ne nomme aucun programme");
}

static bool exists(const char *path, bool is_folder)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode) == is_folder;
}

/* A path from the root, so that it holds in whatever folder the bot starts. */
static char *absolute(const char *path)
{
    char here[PATH_MAX];
    Text text = { 0 };
    if (path[0] != '/' && getcwd(here, sizeof here)) {
        path += strncmp(path, "./", 2) == 0 ? 2 : 0;
        text_addf(&text, "%s/", strcmp(here, "/") == 0 ? "" : here);
    }
    text_add(&text, path);
    return text.data;
}

static char *folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash == path ? copy_text("/", 1)
                         : copy_text(path, (size_t)(slash - path));
}

/* Whether a folder is somebody's home, ours or its owner's, or holds one: its
 * bot has no business with what else lies there. */
static bool holds_home(const char *folder)
{
    struct stat info;
    char *real = realpath(folder, NULL), *home = NULL;
    bool is_found = false;
    if (real && stat(real, &info) == 0) {
        const struct passwd *owner = getpwuid(info.st_uid);
        const char *homes[] = { getenv("HOME"), owner ? owner->pw_dir : NULL };
        size_t size = strlen(real);
        for (int i = 0; i < 2; i++) {
            home = homes[i] ? realpath(homes[i], NULL) : NULL;
            is_found |= home && strcmp(home, "/") != 0 &&
                        strncmp(real, home, size) == 0 &&
                        (home[size] == '\0' || home[size] == '/');
            free(home);
        }
    }
    free(real);
    return is_found;
}

/* The first folder is the bot's own; another one, such as that of the script
 * of an interpreter, may be read too. name is the bot's file in it, or NULL.
 * Takes folder. */
static void add_folder(Contestant *out, char *folder, const char *name)
{
    bool is_home = holds_home(folder);
    if (!out->folder) {
        out->is_in_home = is_home;
        if (is_home && name) {
            out->only_file = copy_text(name, strlen(name));
        } else if (is_home) {
            free(folder);
            folder = copy_text("/usr", 4);
        }
        out->folder = folder;
        return;
    }
    if (!out->also && strcmp(out->folder, folder) != 0 && !is_home) {
        out->also = folder;
        return;
    }
    if (!out->also && is_home && name &&
        !(out->only_file && strcmp(out->only_file, name) == 0)) {
        Text path = { 0 };
        text_addf(&path, "%s/%s", folder, name);
        out->also = path.data;
    }
    free(folder);
}

static bool is_of_system(const char *path)
{
    return strncmp(path, "/usr/", 5) == 0 || strcmp(path, "/") == 0;
}

/* The folder of a file that was named. */
static void add_file(Contestant *out, const char *word, bool is_program)
{
    char *path = absolute(word);
    if (!is_program || !is_of_system(path)) {
        add_folder(out, folder_of(path), strrchr(path, '/') + 1);
    }
    free(path);
}

/* Words need not mean what happens to be there: "../joute bot trolls random"
 * has nothing to do with a file bot or a folder trolls. Neither file nor folder
 * is what a bare word names, but for the first file, as in "bash bot", and a
 * folder after a flag, as in "java -cp classes Bot". */
static bool is_bare(const char *word)
{
    return !strchr(word, '/') && !strchr(word, '.');
}

static bool names_file(const char *word)
{
    return word[0] != '-' && exists(word, false);
}

static bool names_folder(const char *before, const char *word)
{
    return word[0] != '-' && exists(word, true) &&
           (!is_bare(word) || before[0] == '-');
}

/* Words that name files are made absolute where the bot starts elsewhere. */
static void make_absolute(Contestant *out, const char *here)
{
    bool is_here = strcmp(out->folder, here) == 0;
    char **argv = out->argv;
    for (int i = 0; argv[i]; i++) {
        char *word = argv[i];
        bool is_path = i == 0 ? strchr(word, '/') != NULL
                              : (names_file(word) && !is_bare(word)) ||
                                    names_folder(argv[i - 1], word);
        if (is_path && (i == 0 || !is_here)) {
            char *path =
                i > 0 && exists(word, true) ? realpath(word, NULL) : NULL;
            argv[i] = path ? path : absolute(word);
            free(word);
        }
    }
}

/* Finds out which folders are the bot's. */
static void settle(Contestant *out)
{
    char *here = realpath(".", NULL);
    char **argv = out->argv;
    if (strchr(argv[0], '/')) {
        add_file(out, argv[0], true);
    }
    for (int i = 1; argv[i]; i++) {
        if (names_file(argv[i]) && (!is_bare(argv[i]) || !out->folder)) {
            add_file(out, argv[i], false);
        } else if (names_folder(argv[i - 1], argv[i])) {
            char *path = realpath(argv[i], NULL);
            if (path && !is_of_system(path)) {
                add_folder(out, path, NULL);
            } else {
                free(path);
            }
        }
    }
    if (!here) {
        here = copy_text("/", 1);
    }
    if (!out->folder) {
        add_folder(out, copy_text(here, strlen(here)), NULL);
    }
    make_absolute(out, here);
    free(here);
}

static bool check_program(const Contestant *contestant, Error *err)
{
    const char *program = contestant->argv[0];
    if (!strchr(program, '/')) {
        return true; /* found in PATH, or not, when it is started */
    }
    if (!exists(program, false)) {
        return error_set(err, "%s: there is no such file",
                         "%s : ce fichier n'existe pas", program);
    }
    return access(program, X_OK) == 0 ||
           error_set(err, "%s: is not executable (chmod +x makes it so)",
                     "%s : n'est pas exécutable (chmod +x le rend tel)",
                     program);
}

char *contestant_find_file(const char *name)
{
    static const char *const places[] = { "/", "/../share/joute/" };
    Text folder = { 0 }, path = { 0 };
    bool is_known = folder_program(&folder);
    for (size_t i = 0; is_known && i < sizeof places / sizeof *places; i++) {
        text_clear(&path);
        text_addf(&path, "%s%s%s", text_string(&folder), places[i], name);
        if (exists(path.data, false)) {
            break;
        }
    }
    text_done(&folder);
    if (!path.data || !exists(path.data, false)) {
        text_clear(&path);
        text_addf(&path, "%s/%s", JOUTE_SOURCE_DIR, name);
    }
    return path.data;
}

/* A course's file, behind its adapter. */
static bool parse_python(Contestant *out, const char *path, Error *err)
{
    Words words = { 0 };
    if (!exists(path, false)) {
        return error_set(err, "py:%s: there is no such file",
                         "py:%s : ce fichier n'existe pas", path);
    }
    char *adapter = contestant_find_file("python/joute_adapter.py");
    char *file = absolute(path);
    bool is_there = exists(adapter, false);
    if (is_there) {
        words_add(&words, "/usr/bin/python3", strlen("/usr/bin/python3"));
        words_add(&words, adapter, strlen(adapter));
        words_add(&words, file, strlen(file));
        out->argv = words.at;
        add_folder(out, folder_of(file), strrchr(file, '/') + 1);
        out->also = folder_of(adapter);
    } else {
        error_set(err, "py:%s: the adapter %s is not there",
                  "py:%s : l'adaptateur %s n'est pas là", path, adapter);
    }
    free(adapter);
    free(file);
    return is_there;
}

static bool parse_program(Contestant *out, const char *text, Error *err)
{
    Words words = { 0 };
    bool is_command = strncmp(text, "cmd:", 4) == 0;
    if (is_command && !split(text + 4, &words, err)) {
        words_free(words.at);
        return false;
    }
    if (!is_command) {
        words_add(&words, text, strlen(text));
    }
    out->argv = words.at;
    settle(out);
    return check_program(out, err);
}

bool contestant_parse(Contestant *out, const char *text, const Game *game,
                      Error *err)
{
    Contestant found = { .name = copy_text(text, strlen(text)) };
    bool is_python = strncmp(text, "py:", 3) == 0;
    bool is_program = strncmp(text, "cmd:", 4) == 0 || strchr(text, '/');
    bool is_read = is_python    ? parse_python(&found, text + 3, err)
                   : is_program ? parse_program(&found, text, err)
                                : players_parse(text, game, &found.player, err);
    if (is_read && !is_python && !is_program &&
        players_is_human(&found.player)) {
        is_read = error_set(err, "\"human\" cannot play a match of programs",
                            "« human » ne peut pas jouer un match de "
                            "programmes");
    }
    if (!is_read) {
        contestant_done(&found);
        return false;
    }
    *out = found;
    return true;
}

bool contestant_from_words(Contestant *out, const char *const *words, int count,
                           Error *err)
{
    Words list = { 0 };
    for (int i = 0; i < count; i++) {
        words_add(&list, words[i], strlen(words[i]));
    }
    Contestant found = { .name = copy_text(words[0], strlen(words[0])),
                         .argv = list.at };
    settle(&found);
    if (!check_program(&found, err)) {
        contestant_done(&found);
        return false;
    }
    *out = found;
    return true;
}

void contestant_done(Contestant *contestant)
{
    words_free(contestant->argv);
    free(contestant->name);
    free(contestant->folder);
    free(contestant->only_file);
    free(contestant->also);
    *contestant = (Contestant){ 0 };
}
