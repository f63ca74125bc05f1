/* entry.c: looks at the files of bots; runs none of them. */
#define _GNU_SOURCE
#include "tournament/entry.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena/python_file.h"
#include "base/mem.h"
#include "base/sha256.h"

enum { DEPTH_MAX = 16 };

/* ---- hashes ---- */

static void hash_bytes(const void *bytes, size_t size, Text *out)
{
    uint8_t hash[SHA256_SIZE];
    sha256(bytes, size, hash);
    for (int i = 0; i < SHA256_SIZE; i++) {
        text_addf(out, "%02x", hash[i]);
    }
}

/* The hash of a file; nothing if it cannot be read. */
static bool hash_file(const char *path, Text *out)
{
    struct stat info;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    bool is_file =
        file >= 0 && fstat(file, &info) == 0 && S_ISREG(info.st_mode);
    void *bytes = NULL;
    size_t size = is_file ? (size_t)info.st_size : 0;
    if (size) {
        bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
        is_file = bytes != MAP_FAILED;
    }
    if (is_file) {
        hash_bytes(bytes ? bytes : "", size, out);
    }
    if (size && is_file) {
        munmap(bytes, size);
    }
    if (file >= 0) {
        close(file);
    }
    return is_file;
}

int entry_is_listed(const struct dirent *entry)
{
    const char *name = entry->d_name;
    return name[0] != '.' && strcmp(name, "__pycache__") != 0;
}

/* Every file in a folder, with its path in it: a list to be hashed. */
static void list_files(const char *folder, int depth, Text *out)
{
    struct dirent **entries = NULL;
    struct stat info;
    Text path = { 0 };
    int count = depth < DEPTH_MAX
                    ? scandir(folder, &entries, entry_is_listed, alphasort)
                    : 0;
    for (int i = 0; i < count; i++) {
        text_clear(&path);
        text_addf(&path, "%s/%s", folder, entries[i]->d_name);
        text_addf(out, "%d %s ", depth, entries[i]->d_name);
        if (lstat(path.data, &info) == 0 && S_ISDIR(info.st_mode)) {
            list_files(path.data, depth + 1, out);
        } else {
            hash_file(path.data, out);
        }
        free(entries[i]);
    }
    free(entries);
    text_done(&path);
}

/* Of the files that a command names. */
static void list_words(const Entrant *entrant, const Game *game, Text *out)
{
    Contestant who;
    if (!contestant_parse(&who, entrant->spec, game, NULL)) {
        return;
    }
    /* The folder of the project is not the bot. */
    int most = who.is_course ? CONTESTANT_ROOT : INT_MAX;
    for (int i = 0; who.argv && i < most && who.argv[i]; i++) {
        bool is_ours = strncmp(who.argv[i], "/usr/", 5) != 0;
        text_addf(out, "%s ", who.argv[i]);
        if (is_ours && !strstr(who.argv[i], "joute_adapter.py")) {
            hash_file(who.argv[i], out);
        }
    }
    contestant_done(&who);
}

void entry_hash(const Entrant *entrant, const Game *game,
                char out[ENTRANT_HASH + 1])
{
    struct stat info;
    Text list = { 0 }, hash = { 0 };
    const char *path = entrant->path;
    bool is_there = !path[0] || stat(path, &info) == 0;
    if (path[0] && is_there && S_ISDIR(info.st_mode)) {
        list_files(path, 0, &list);
    } else if (path[0] && is_there) {
        is_there = hash_file(path, &list);
    } else if (is_there) {
        text_add(&list, entrant->spec);
        list_words(entrant, game, &list);
    }
    if (is_there) {
        hash_bytes(text_string(&list), list.size, &hash);
    }
    memset(out, 0, ENTRANT_HASH + 1);
    strncpy(out, text_string(&hash), ENTRANT_HASH);
    text_done(&list);
    text_done(&hash);
}

/* ---- how a file is started ---- */

static const struct {
    const char *ending, *command;
} interpreters[] = {
    { ".js", "node" },       { ".mjs", "node" }, { ".sh", "bash" },
    { ".jar", "java -jar" }, { ".rb", "ruby" },  { ".pl", "perl" },
    { ".lua", "lua" },       { ".php", "php" },
};

static const char *const sources[] = { ".c",  ".h",  ".cc", ".cpp", ".java",
                                       ".rs", ".go", ".hs", ".ml",  ".ts" };

/* What a folder's bot is called, the first that is there. */
static const char *const mains[] = { "run",     "run.sh",       "bot",
                                     "main",    "bot.py",       "main.py",
                                     "ia.py",   "strategie.py", "bot.js",
                                     "main.js", "bot.jar",      "bot.sh" };

static bool ends_with(const char *name, const char *ending)
{
    size_t size = strlen(name), tail = strlen(ending);
    return size > tail && strcmp(name + size - tail, ending) == 0;
}

/* A word as contestant_parse takes one apart. */
static void add_quoted(Text *out, const char *word)
{
    text_add_char(out, '"');
    for (; *word; word++) {
        if (*word == '"' || *word == '\\') {
            text_add_char(out, '\\');
        }
        text_add_char(out, *word);
    }
    text_add_char(out, '"');
}

static void add_command(Text *out, const char *command, const char *path)
{
    text_addf(out, "cmd:%s ", command);
    add_quoted(out, path);
}

/* How a file is started; "" if it cannot be. */
static void find_start(const char *path, const Game *game, Text *out)
{
    size_t count = sizeof interpreters / sizeof *interpreters;
    struct stat info;
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode)) {
        return;
    }
    if (ends_with(path, ".py")) {
        if (python_file_speaks(path, game)) {
            add_command(out, "/usr/bin/python3", path);
        } else {
            text_addf(out, "py:%s", path);
        }
        return;
    }
    if (access(path, X_OK) == 0) {
        text_add(out, path);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        if (ends_with(path, interpreters[i].ending)) {
            add_command(out, interpreters[i].command, path);
            return;
        }
    }
}

/* The file that starts the bot of a folder: one of the usual names, or the only
 * one that can be started. */
static void find_main(const char *folder, const Game *game, Text *out)
{
    Text path = { 0 }, start = { 0 };
    struct dirent **entries = NULL;
    for (size_t i = 0; !out->size && i < sizeof mains / sizeof *mains; i++) {
        text_clear(&path);
        text_addf(&path, "%s/%s", folder, mains[i]);
        find_start(path.data, game, out);
    }
    int count =
        out->size ? 0 : scandir(folder, &entries, entry_is_listed, alphasort);
    int found = 0;
    for (int i = 0; i < count; i++) {
        text_clear(&path);
        text_clear(&start);
        text_addf(&path, "%s/%s", folder, entries[i]->d_name);
        find_start(path.data, game, &start);
        if (start.size && found++ == 0) {
            text_add(out, start.data);
        }
        free(entries[i]);
    }
    free(entries);
    if (found > 1) {
        text_clear(out);
    }
    text_done(&path);
    text_done(&start);
}

/* ---- entrants ---- */

Entrant *entrants_add(Entrants *list)
{
    /* Grows by doubling: a power of two is full. */
    if ((list->count & (list->count - 1)) == 0) {
        size_t capacity = list->count ? 2 * list->count : 1;
        list->at = mem_resize(list->at, capacity * sizeof *list->at);
    }
    list->at[list->count] = (Entrant){ .id = 0 };
    return &list->at[list->count++];
}

static bool is_source(const char *name)
{
    for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
        if (ends_with(name, sources[i])) {
            return true;
        }
    }
    return false;
}

static const char *why_not(const char *name, bool is_folder, Lang lang)
{
    if (is_folder) {
        return lang_pick(lang,
                         "nothing to start in it: name one file bot.py, run or "
                         "bot, executable",
                         "rien à lancer dedans : nommez un fichier bot.py, run "
                         "ou bot, exécutable");
    }
    if (is_source(name)) {
        return lang_pick(lang, "is source text: put the compiled program here",
                         "est un texte source : déposez le programme compilé");
    }
    return lang_pick(lang,
                     "is no program: neither executable nor .py, .js, .sh or "
                     ".jar (chmod +x makes it executable)",
                     "n'est pas un programme : ni exécutable, ni .py, .js, .sh "
                     "ou .jar (chmod +x le rend exécutable)");
}

void entry_add_file(const char *path, const Game *game, Entrants *list,
                    Lang lang)
{
    struct stat info;
    Text spec = { 0 };
    char *real = realpath(path, NULL);
    const char *whole = real ? real : path;
    const char *slash = strrchr(whole, '/');
    const char *name = slash ? slash + 1 : whole;
    bool is_folder = stat(whole, &info) == 0 && S_ISDIR(info.st_mode);
    if (is_folder) {
        find_main(whole, game, &spec);
    } else {
        find_start(whole, game, &spec);
    }
    Entrant *entrant = entrants_add(list);
    entrant->key = mem_copy_string(name);
    entrant->name = mem_copy_string(name);
    entrant->spec = mem_copy_string(text_string(&spec));
    entrant->path = mem_copy_string(whole);
    entrant->reason =
        mem_copy_string(spec.size ? "" : why_not(name, is_folder, lang));
    entrant->state = spec.size ? ENTRANT_NEW : ENTRANT_REFUSED;
    entry_hash(entrant, game, entrant->hash);
    text_done(&spec);
    free(real);
}

static bool is_note(const char *name)
{
    return strncmp(name, "README", 6) == 0 || ends_with(name, ".md") ||
           ends_with(name, ".txt") || ends_with(name, ".pyc") ||
           name[strlen(name) - 1] == '~';
}

bool entry_add_folder(const char *folder, const Game *game, Entrants *list,
                      Error *err)
{
    struct dirent **entries = NULL;
    Text path = { 0 };
    int count = scandir(folder, &entries, entry_is_listed, alphasort);
    if (count < 0) {
        return error_set(
            err, "%s: %s", "%s : %s", folder,
            errno == ENOENT    ? lang_pick(err->lang, "there is no such folder",
                                           "ce dossier n'existe pas")
            : errno == ENOTDIR ? lang_pick(err->lang, "is no folder of bots",
                                           "n'est pas un dossier de bots")
                               : error_system(err, errno));
    }
    for (int i = 0; i < count; i++) {
        if (!is_note(entries[i]->d_name)) {
            text_clear(&path);
            text_addf(&path, "%s/%s", folder, entries[i]->d_name);
            entry_add_file(path.data, game, list, err->lang);
        }
        free(entries[i]);
    }
    free(entries);
    text_done(&path);
    return true;
}

/* The same spec, good in any folder we may be in. */
static void settle_spec(const Contestant *who, const char *spec, Text *out)
{
    if (!contestant_is_program(who)) {
        text_add(out, spec);
        return;
    }
    if (who->is_course) {
        text_addf(out, "py:%s", who->argv[CONTESTANT_FILE]);
        return;
    }
    text_add(out, "cmd:");
    for (int i = 0; who->argv[i]; i++) {
        text_add(out, i ? " " : "");
        add_quoted(out, who->argv[i]);
    }
}

static bool is_key_taken(const Entrants *list, const char *key)
{
    for (size_t i = 0; i < list->count; i++) {
        if (list->at[i].key && strcmp(list->at[i].key, key) == 0) {
            return true;
        }
    }
    return false;
}

bool entry_add_spec(const char *spec, const char *name, const Game *game,
                    Entrants *list, Error *err)
{
    Contestant who;
    if (!contestant_parse(&who, spec, game, err)) {
        return false;
    }
    Text settled = { 0 }, key = { 0 };
    settle_spec(&who, spec, &settled);
    text_add(&key, name ? name : spec);
    for (int i = 2; is_key_taken(list, key.data); i++) {
        text_clear(&key);
        text_addf(&key, "%s %d", name ? name : spec, i);
    }
    Entrant *entrant = entrants_add(list);
    entrant->key = mem_copy_string(key.data);
    entrant->name = mem_copy_string(key.data);
    entrant->spec = mem_copy_string(settled.data);
    entrant->path = mem_copy_string("");
    entrant->reason = mem_copy_string("");
    entrant->state = contestant_is_program(&who) ? ENTRANT_NEW : ENTRANT_IN;
    entry_hash(entrant, game, entrant->hash);
    contestant_done(&who);
    text_done(&settled);
    text_done(&key);
    return true;
}

/* The one file that a command starts, with nothing else to say to it; NULL if
 * it is not so simple. */
static const char *only_file(const Contestant *who)
{
    struct stat info;
    const char *found = NULL;
    for (int i = 0; who->argv && who->argv[i]; i++) {
        const char *word = who->argv[i];
        if (who->is_course) {
            return who->argv[CONTESTANT_FILE];
        }
        bool is_file = stat(word, &info) == 0 && S_ISREG(info.st_mode);
        bool is_ours = strncmp(word, "/usr/", 5) != 0;
        if (is_ours && (!is_file || found)) {
            return NULL;
        }
        found = is_ours ? word : found;
    }
    return found;
}

bool entries_send(Entrants *list, const Game *game, Error *err)
{
    bool is_well = true;
    for (size_t i = 0; is_well && i < list->count; i++) {
        Entrant *entrant = &list->at[i];
        Contestant who;
        if (entrant->path[0] || entrant->state != ENTRANT_NEW ||
            !contestant_parse(&who, entrant->spec, game, NULL)) {
            continue;
        }
        const char *file = only_file(&who);
        Entrants found = { .at = NULL };
        if (file) {
            char *key = entrant->key, *name = entrant->name;
            entry_add_file(file, game, &found, err->lang);
            entrant->key = entrant->name = NULL;
            entrant_done(entrant);
            *entrant = found.at[0];
            free(entrant->key);
            free(entrant->name);
            entrant->key = key;
            entrant->name = name;
            free(found.at);
        } else {
            is_well = error_set(
                err,
                "%s: a command cannot be sent to other machines; put the bot "
                "into a folder, with a file named run",
                "%s : une commande ne peut pas être envoyée à d'autres "
                "machines ; mettez le bot dans un dossier, avec un fichier "
                "nommé run",
                entrant->key);
        }
        contestant_done(&who);
    }
    return is_well;
}

bool entry_contestant(const Entrant *entrant, const Game *game, Contestant *out,
                      Error *err)
{
    struct stat info;
    if (!contestant_parse(out, entrant->spec, game, err)) {
        return false;
    }
    if (entrant->path[0]) { /* above its file are those of others */
        contestant_narrow(out);
    }
    const char *slash = strrchr(entrant->path, '/');
    bool is_file =
        slash && stat(entrant->path, &info) == 0 && S_ISREG(info.st_mode);
    if (is_file && !out->only_file) {
        out->only_file = mem_copy_string(slash + 1);
    }
    return true;
}
