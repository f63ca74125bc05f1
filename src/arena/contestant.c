/* contestant.c: parses the name that a person typed for a bot, and finds the
 * folders that the bot may read. */
#define _XOPEN_SOURCE 700
#include "arena/contestant.h"

#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena/python_file.h"
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

/* Reads one word into out, with quotes and backslashes as in a shell, and moves
 * *at past it. Returns false if a quote is not closed. */
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
    return stat(path, &info) == 0 &&
           (is_folder ? S_ISDIR(info.st_mode) : S_ISREG(info.st_mode));
}

/* Returns the absolute path, which stays valid in whatever folder the bot
 * starts. */
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

/* Returns a file's absolute path in which no folder is a link, so that it is
 * the same in the sandbox. */
static char *find_file(const char *path)
{
    char *file = absolute(path), *folder = folder_of(file);
    char *real = realpath(folder, NULL);
    Text text = { 0 };
    const char *start = real ? real : folder;
    text_addf(&text, "%s%s", strcmp(start, "/") != 0 ? start : "",
              strrchr(file, '/'));
    free(file);
    free(folder);
    free(real);
    return text.data;
}

/* Adds a folder that the bot may read. The first one is the bot's own; a later
 * one may be that of an interpreter's script. `name` is the bot's file in the
 * folder, or NULL. Takes ownership of `folder`. */
static void add_folder(Contestant *out, char *folder, const char *name)
{
    bool is_home = python_file_holds_home(folder);
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

/* Adds the folder of a file that the command line names. */
static void add_file(Contestant *out, const char *word, bool is_program)
{
    char *path = find_file(word);
    if (!is_program || !is_of_system(path)) {
        add_folder(out, folder_of(path), strrchr(path, '/') + 1);
    }
    free(path);
}

/* True if a word has no '/' or '.'. Such a word usually does not mean a file or
 * folder that happens to have its name: "../joute bot trolls random" has
 * nothing to do with a file "bot" or a folder called trolls. There are two
 * exceptions: the first file, as in "bash bot", and a folder after a flag, as
 * in "java -cp classes Bot". */
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

/* Makes words that name files absolute, because the bot starts in another
 * folder. */
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
            argv[i] = path ? path : find_file(word);
            free(word);
        }
    }
}

/* Finds the folders that the bot may read. */
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

/* The ways to name a program: English, then French. */
#define WAYS_EN                                                                \
    "name your own program by its command, \"cmd:python3 bot.py\", by its "    \
    "path, ./bot, or, if it is a course's file, py:bot.py"
#define WAYS_FR                                                                \
    "nommez votre programme par sa commande, \"cmd:python3 bot.py\", par son " \
    "chemin, ./bot, ou, si c'est un fichier de cours, py:bot.py"

static bool refuse_missing(const char *path, Error *err)
{
    return error_set(err, "%s: there is no such file; " WAYS_EN,
                     "%s : ce fichier n'existe pas ; " WAYS_FR, path);
}

/* Returns true if a program is in one of the folders of a list like PATH. */
static bool is_in_path(const char *program, const char *folders)
{
    Text path = { 0 };
    bool is_found = false;
    while (folders && *folders && !is_found) {
        size_t size = strcspn(folders, ":");
        text_clear(&path);
        text_addf(&path, "%.*s/%s", (int)size, folders, program);
        is_found = access(path.data, X_OK) == 0 && exists(path.data, false);
        folders += size + (folders[size] == ':');
    }
    text_done(&path);
    return is_found;
}

/* Returns true if a file is a text without an interpreter: it begins neither
 * like a binary program nor with "#!". */
static bool lacks_interpreter(const char *path)
{
    char start[256];
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    ssize_t size = file >= 0 ? read(file, start, sizeof start) : -1;
    if (file >= 0) {
        close(file);
    }
    bool is_text = size >= 0 && !(size >= 2 && memcmp(start, "#!", 2) == 0);
    for (ssize_t i = 0; is_text && i < size; i++) {
        is_text = (unsigned char)start[i] >= '\t';
    }
    return is_text;
}

/* Refuses the source of a program that must be compiled first. */
static bool check_source(const char *path, Error *err)
{
    static const char *const ways[][2] = {
        { ".c", "gcc -O2 %1$s -o bot" },   { ".cpp", "g++ -O2 %1$s -o bot" },
        { ".cc", "g++ -O2 %1$s -o bot" },  { ".rs", "rustc -O %1$s -o bot" },
        { ".go", "go build -o bot %1$s" }, { ".java", "javac %1$s" },
        { ".ml", "ocamlopt %1$s -o bot" }, { ".hs", "ghc %1$s -o bot" },
    };
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        if (!text_ends_with(name, ways[i][0])) {
            continue;
        }
        bool is_java = strcmp(ways[i][0], ".java") == 0;
        Text build = { 0 };
        for (const char *at = ways[i][1]; *at; at++) {
            bool is_name = strncmp(at, "%1$s", 4) == 0;
            is_name ? text_add(&build, name) : text_add_char(&build, *at);
            at += is_name ? 3 : 0;
        }
        error_set(err,
                  "%s: is source text: compile it, %s, then name it %s%.*s",
                  "%s : est un texte source : compilez-le, %s, puis "
                  "nommez-le %s%.*s",
                  name, build.data, is_java ? "cmd:java " : "./bot",
                  is_java ? (int)strlen(name) - 5 : 0, name);
        text_done(&build);
        return false;
    }
    return true;
}

/* Refuses a folder, and says what may be started in it. */
static bool check_folder(const char *path, Error *err)
{
    return !exists(path, true) ||
           error_set(err,
                     "%s: is a folder: name the file in it that plays, such "
                     "as %s%sbot.py",
                     "%s : est un dossier : nommez le fichier qui joue, par "
                     "exemple %s%sbot.py",
                     path, path, text_ends_with(path, "/") ? "" : "/");
}

/* Refuses a first line that ends with Windows' carriage return, because no
 * interpreter has such a name. */
static bool check_first_line(const char *path, Error *err)
{
    char start[256] = "";
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    ssize_t size = file >= 0 ? read(file, start, sizeof start - 1) : 0;
    if (file >= 0) {
        close(file);
    }
    bool is_windows = size > 2 && strncmp(start, "#!", 2) == 0 &&
                      start[strcspn(start, "\r\n")] == '\r';
    return !is_windows ||
           error_set(err,
                     "%s: its first line ends as on Windows (CR LF), so that "
                     "no interpreter is found: sed -i 's/\\r$//' %s",
                     "%s : sa première ligne finit comme sous Windows (CR LF), "
                     "aucun interpréteur n'est trouvé : sed -i 's/\\r$//' %s",
                     path, path);
}

/* Refuses a program that is in no folder of PATH. The message says whether it
 * is a source text, a file in this folder, or a program to be installed. */
static bool refuse_unknown(const char *program, Error *err)
{
    static const char *const packages[][2] = {
        { "node", "nodejs" }, { "java", "default-jre-headless" },
        { "php", "php-cli" }, { "lua", "lua5.4" },
        { "ruby", "ruby" },   { "perl", "perl" },
    };
    if (exists(program, false)) {
        return check_source(program, err) &&
               error_set(err,
                         "%s: no program of this name is installed; the file "
                         "in this folder is named ./%s",
                         "%s : aucun programme de ce nom n'est installé ; le "
                         "fichier de ce dossier se nomme ./%s",
                         program, program);
    }
    for (size_t i = 0; i < sizeof packages / sizeof *packages; i++) {
        if (strcmp(program, packages[i][0]) == 0) {
            return error_set(
                err, "%s is not installed; on Debian: sudo apt install %s",
                "%s n'est pas installé ; sous Debian : sudo apt install %s",
                program, packages[i][1]);
        }
    }
    return error_set(
        err,
        "%s: no program of this name is installed, and no such file is here",
        "%s : aucun programme de ce nom n'est installé, et aucun fichier de ce "
        "nom n'est ici",
        program);
}

static bool check_empty(const char *path, Error *err)
{
    struct stat info;
    return stat(path, &info) != 0 || info.st_size > 0 ||
           error_set(err, "%s: the file is empty: save it in the editor",
                     "%s : le fichier est vide : enregistrez-le dans "
                     "l'éditeur",
                     path);
}

/* Refuses a script that is not there, as in "python3 bto.py", or empty. */
static bool check_script(char *const *argv, Error *err)
{
    static const char *const ends[] = { ".py", ".js", ".sh", ".jar", ".rb" };
    const char *script =
        argv[1] && strcmp(argv[1], "-jar") == 0 ? argv[2] : argv[1];
    bool is_script = false;
    for (size_t i = 0; script && i < sizeof ends / sizeof *ends; i++) {
        is_script |= script[0] != '-' && text_ends_with(script, ends[i]);
    }
    if (is_script && exists(script, false)) {
        return check_empty(script, err);
    }
    return !is_script || exists(script, true) ||
           error_set(err, "%s: there is no such file here",
                     "%s : ce fichier n'existe pas ici", script);
}

static bool check_program(const Contestant *contestant, Error *err)
{
    const char *program = contestant->argv[0];
    if (strcmp(program, "python") == 0 &&
        !is_in_path(program, "/usr/local/bin:/usr/bin:/bin")) {
        return error_set(err,
                         "python: is called python3 here: \"cmd:python3%s%s\"",
                         "python : s'appelle python3 ici : \"cmd:python3%s%s\"",
                         contestant->argv[1] ? " " : "",
                         contestant->argv[1] ? contestant->argv[1] : "");
    }
    if (!check_folder(program, err) ||
        (strchr(program, '/') && exists(program, false) &&
         (!check_source(program, err) || !check_first_line(program, err)))) {
        return false;
    }
    if (!strchr(program, '/')) {
        return is_in_path(program, getenv("PATH")) ||
                       is_in_path(program, "/usr/local/bin:/usr/bin:/bin")
                   ? check_script(contestant->argv, err)
                   : refuse_unknown(program, err);
    }
    if (!exists(program, false)) {
        return refuse_missing(program, err);
    }
    if (access(program, X_OK) != 0) {
        return error_set(
            err, "%s: is not executable (chmod +x makes it so)",
            "%s : n'est pas exécutable (chmod +x le rend exécutable)", program);
    }
    const char *runs = text_ends_with(program, ".py")   ? "python3"
                       : text_ends_with(program, ".js") ? "node"
                                                        : "bash";
    return !lacks_interpreter(program) ||
           error_set(err,
                     "%s: does not say what runs it: make its first line "
                     "\"#!/usr/bin/env %s\", or name the command, \"cmd:%s "
                     "%s\"",
                     "%s : ne dit pas ce qui le lance : mettez en première "
                     "ligne « #!/usr/bin/env %s », ou donnez la commande, "
                     "\"cmd:%s %s\"",
                     program, runs, runs, strrchr(program, '/') + 1);
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

/* Parses a course's file, which runs behind its adapter. It may read the folder
 * of its project or, in a home folder, only itself. */
static bool parse_course(Contestant *out, const char *path,
                         const char *function, Error *err)
{
    Words words = { 0 };
    char *found = contestant_find_file("python/joute_adapter.py");
    char *adapter = find_file(found), *file = find_file(path);
    bool is_there = exists(adapter, false);
    if (is_there) {
        add_folder(out, folder_of(file), strrchr(file, '/') + 1);
        if (!out->only_file) {
            out->start = out->folder;
            out->folder = python_file_root(out->start);
        }
        words_add(&words, "/usr/bin/python3", strlen("/usr/bin/python3"));
        words_add(&words, adapter, strlen(adapter));
        words_add(&words, file, strlen(file));
        words_add(&words, out->folder, strlen(out->folder));
        if (function) {
            words_add(&words, function, strlen(function));
        }
        out->argv = words.at;
        out->also = folder_of(adapter);
        out->is_course = true;
    } else {
        error_set(err, "py:%s: the adapter %s is missing",
                  "py:%s : l'adaptateur %s manque", path, adapter);
    }
    free(found);
    free(adapter);
    free(file);
    return is_there;
}

static bool parse_python(Contestant *out, const char *path,
                         const char *function, Error *err)
{
    if (!exists(path, false)) {
        return refuse_missing(path, err);
    }
    if (!function && python_file_speaks(path, NULL, NULL)) {
        return error_set(err,
                         "py:%s: this file speaks the protocol itself: name "
                         "it \"cmd:python3 %s\"; py: is for a course's file, "
                         "which defines functions",
                         "py:%s : ce fichier parle lui-même le protocole : "
                         "nommez-le \"cmd:python3 %s\" ; py: est pour le "
                         "fichier d'un cours, qui définit des fonctions",
                         path, path);
    }
    return parse_course(out, path, function, err);
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

/* Parses the name of a Python file without "py:". Its text tells whether it is
 * a course's file. */
static bool parse_file(Contestant *out, const char *path, const Game *game,
                       Error *err)
{
    if (!exists(path, false)) {
        return refuse_missing(path, err);
    }
    if (!check_empty(path, err)) {
        return false;
    }
    if (!python_file_speaks(path, game, NULL)) {
        return parse_course(out, path, NULL, err);
    }
    if (strchr(path, '/') && access(path, X_OK) == 0 &&
        !lacks_interpreter(path)) {
        return parse_program(out, path, err);
    }
    Words words = { 0 };
    words_add(&words, "/usr/bin/python3", strlen("/usr/bin/python3"));
    words_add(&words, path, strlen(path));
    out->argv = words.at;
    settle(out);
    return true;
}

/* Parses the name of one of our own players. */
static bool parse_player(Contestant *out, const char *text, const Game *game,
                         Error *err)
{
    Error why = ERROR_IN(err ? err->lang : LANG_EN);
    if (!players_parse(text, game, &out->player, &why)) {
        bool is_number = strchr(text, ':') != NULL;
        return error_set(err, is_number ? "%s" : "%s; " WAYS_EN,
                         is_number ? "%s" : "%s ; " WAYS_FR, why.text);
    }
    return !players_is_human(&out->player) ||
           error_set(err, "\"human\" cannot play a match of programs",
                     "« human » ne peut pas jouer un match de programmes");
}

const char *contestant_function(const char *text)
{
    const char *colon = strrchr(text, ':');
    bool is_after_file = colon && strncmp(text, "cmd:", 4) != 0 &&
                         colon - text > 3 && strncmp(colon - 3, ".py", 3) == 0;
    return is_after_file && colon[1] && !strpbrk(colon, "/ .") ? colon + 1
                                                               : NULL;
}

bool contestant_names_program(const char *text)
{
    return strncmp(text, "cmd:", 4) == 0 || strncmp(text, "py:", 3) == 0 ||
           strchr(text, '/') || text_ends_with(text, ".py") ||
           contestant_function(text);
}

/* Parses the name of a course's file, perhaps followed by the function that
 * plays. */
static bool parse_named(Contestant *out, const char *text, Error *err)
{
    const char *path = text + (strncmp(text, "py:", 3) == 0 ? 3 : 0);
    const char *function =
        exists(path, false) ? NULL : contestant_function(text);
    char *file = copy_text(path, function ? (size_t)(function - 1 - path)
                                          : strlen(path));
    bool is_read = parse_python(out, file, function, err);
    free(file);
    return is_read;
}

bool contestant_parse(Contestant *out, const char *text, const Game *game,
                      Error *err)
{
    Contestant found = { .name = copy_text(text, strlen(text)) };
    bool is_command = strncmp(text, "cmd:", 4) == 0;
    bool is_course = strncmp(text, "py:", 3) == 0 || contestant_function(text);
    if (!is_command && !is_course && !strchr(text, '/') &&
        exists(text, false) && !check_source(text, err)) {
        contestant_done(&found);
        return false;
    }
    bool is_read = is_course ? parse_named(&found, text, err)
                   : !is_command && text_ends_with(text, ".py")
                       ? parse_file(&found, text, game, err)
                   : contestant_names_program(text)
                       ? parse_program(&found, text, err)
                       : parse_player(&found, text, game, err);
    if (!is_read) {
        contestant_done(&found);
        return false;
    }
    *out = found;
    return true;
}

bool contestant_from_words(Contestant *out, const char *const *words, int count,
                           const Game *game, Error *err)
{
    Words list = { 0 };
    if (count == 1 && contestant_names_program(words[0])) {
        return contestant_parse(out, words[0], game, err);
    }
    if (text_ends_with(words[0], ".py") && !strchr(words[0], '/') &&
        exists(words[0], false)) { /* a Python file, followed by arguments */
        words_add(&list, "/usr/bin/python3", strlen("/usr/bin/python3"));
    }
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

/* Sets the folder that a course's file may read. */
static void set_root(Contestant *contestant, const char *folder, size_t size)
{
    char *root = copy_text(folder, size);
    free(contestant->folder);
    contestant->folder = root;
    free(contestant->argv[CONTESTANT_ROOT]);
    contestant->argv[CONTESTANT_ROOT] = copy_text(root, size);
}

void contestant_narrow(Contestant *contestant)
{
    if (contestant->start) {
        set_root(contestant, contestant->start, strlen(contestant->start));
    }
}

/* Returns true if a path is the folder or lies in it. */
static bool is_within(const char *path, const char *folder)
{
    size_t size = strlen(folder);
    return strncmp(path, folder, size) == 0 &&
           (path[size] == '\0' || path[size] == '/');
}

/* Returns the folder of a program, without links. The caller frees it. */
static char *place_of(const Contestant *contestant)
{
    const char *folder =
        contestant->start ? contestant->start : contestant->folder;
    char *real = folder ? realpath(folder, NULL) : NULL;
    return real ? real : copy_text("", 0);
}

void contestants_separate(Contestant *list, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        Contestant *own = &list[i];
        char *start = own->start ? place_of(own) : NULL;
        for (size_t k = 0; start && k < count; k++) {
            char *other = place_of(&list[k]);
            /* Narrows `own->folder` one level at a time towards the
             * contestant's own folder, until it no longer holds the other
             * contestant. */
            while (!is_within(other, start) && is_within(other, own->folder) &&
                   is_within(start, own->folder) &&
                   strcmp(start, own->folder) != 0) {
                size_t size = strlen(own->folder) + 1;
                size += strcspn(start + size, "/");
                set_root(own, start, size);
            }
            free(other);
        }
        free(start);
    }
}

static char *copy_maybe(const char *text)
{
    return text ? mem_copy_string(text) : NULL;
}

void contestant_copy(Contestant *out, const Contestant *from)
{
    Words words = { 0 };
    for (int i = 0; from->argv && from->argv[i]; i++) {
        words_add(&words, from->argv[i], strlen(from->argv[i]));
    }
    *out = *from;
    out->argv = words.at;
    out->name = copy_maybe(from->name);
    out->folder = copy_maybe(from->folder);
    out->start = copy_maybe(from->start);
    out->only_file = copy_maybe(from->only_file);
    out->also = copy_maybe(from->also);
}

void contestant_done(Contestant *contestant)
{
    words_free(contestant->argv);
    free(contestant->name);
    free(contestant->folder);
    free(contestant->start);
    free(contestant->only_file);
    free(contestant->also);
    *contestant = (Contestant){ 0 };
}
