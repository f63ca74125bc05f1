/* entry.c: examines the files of bots without running them. */
#define _GNU_SOURCE
#include "tournament/entry.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "arena/box/box.h"
#include "arena/printable.h"
#include "arena/python_file.h"
#include "base/mem.h"
#include "base/sha256.h"

/* ---- hashes ---- */

static void add_hash(const uint8_t hash[SHA256_SIZE], Text *out)
{
    for (int i = 0; i < SHA256_SIZE; i++) {
        text_addf(out, "%02x", hash[i]);
    }
}

/* The hashes of files, one after the other. `left` is how many bytes may still
 * be read; it is negative once a bot has more. Without this limit, a sparse
 * file of a terabyte, made in no time, would take hours to read. */
typedef struct Hashing {
    Text list;
    int64_t left;
} Hashing;

/* Adds the hash of a file, or nothing if it cannot be read. The file is not
 * mapped into memory, because its owner could shorten it while it is read,
 * which would kill this process. */
static bool hash_file(const char *path, Hashing *out)
{
    enum { CHUNK = 1 << 16 };
    struct stat info;
    Sha256 sum;
    uint8_t chunk[CHUNK], hash[SHA256_SIZE];
    ssize_t got = 0;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    bool is_file =
        file >= 0 && fstat(file, &info) == 0 && S_ISREG(info.st_mode);
    off_t left = is_file ? info.st_size : 0;
    out->left = left > out->left ? -1 : out->left - left;
    is_file = is_file && out->left >= 0;
    sha256_init(&sum);
    while (is_file && left > 0 && (got = read(file, chunk, sizeof chunk)) > 0) {
        got = got < left ? got : left;
        left -= got;
        sha256_add(&sum, chunk, (size_t)got);
    }
    is_file = is_file && got >= 0;
    if (is_file) {
        sha256_end(&sum, hash);
        add_hash(hash, &out->list);
    }
    if (file >= 0) {
        close(file);
    }
    return is_file;
}

/* Adds the target of a link. */
static void add_target(const char *path, Text *out)
{
    char target[PATH_MAX];
    ssize_t size = readlink(path, target, sizeof target);
    text_add_bytes(out, target, size > 0 ? (size_t)size : 0);
}

bool entry_counts(const char *name)
{
    return box_shows(name);
}

int entry_is_listed(const struct dirent *entry)
{
    return entry_counts(entry->d_name);
}

/* Lists every file in a folder, by its path within it, for hashing. Returns
 * false if one of them cannot be read, because it might still be executable. */
static bool list_files(const char *folder, int depth, Hashing *out)
{
    struct dirent **entries = NULL;
    struct stat info;
    Text path = { 0 };
    int count = depth < ENTRY_DEPTH
                    ? scandir(folder, &entries, entry_is_listed, alphasort)
                    : 0;
    bool is_whole = count >= 0;
    for (int i = 0; i < count; i++) {
        text_clear(&path);
        text_addf(&path, "%s/%s", folder, entries[i]->d_name);
        text_addf(&out->list, "%d %s ", depth, entries[i]->d_name);
        bool is_there = lstat(path.data, &info) == 0;
        if (out->left < 0) {
            /* the entrant is already refused for this link */
        } else if (is_there && S_ISDIR(info.st_mode)) {
            is_whole &= list_files(path.data, depth + 1, out);
        } else if (is_there && S_ISLNK(info.st_mode)) {
            add_target(path.data, &out->list);
        } else if (is_there && S_ISREG(info.st_mode)) {
            is_whole &= hash_file(path.data, out);
        }
        free(entries[i]);
    }
    free(entries);
    text_done(&path);
    return is_whole;
}

/* Lists the files that a command names. */
static void list_words(const Entrant *entrant, const Game *game, Hashing *out)
{
    Contestant who;
    if (!contestant_parse(&who, entrant->spec, game, NULL)) {
        return;
    }
    /* Other files in the folder of the project are not part of the bot. */
    int most = who.is_course ? CONTESTANT_ROOT : INT_MAX;
    for (int i = 0; who.argv && i < most && who.argv[i]; i++) {
        bool is_ours = strncmp(who.argv[i], "/usr/", 5) != 0;
        text_addf(&out->list, "%s ", who.argv[i]);
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
    Hashing files = { .left = ENTRY_BYTES };
    Text hash = { 0 };
    const char *path = entrant->path;
    bool is_there = !path[0] || stat(path, &info) == 0;
    if (path[0] && is_there && S_ISDIR(info.st_mode)) {
        is_there = list_files(path, 0, &files);
    } else if (path[0] && is_there) {
        is_there = hash_file(path, &files);
    } else if (is_there) {
        text_add(&files.list, entrant->spec);
        list_words(entrant, game, &files);
    }
    if (is_there && files.left >= 0) {
        uint8_t sum[SHA256_SIZE];
        sha256(text_string(&files.list), files.list.size, sum);
        add_hash(sum, &hash);
    }
    memset(out, 0, ENTRANT_HASH + 1);
    strncpy(out, text_string(&hash), ENTRANT_HASH);
    text_done(&files.list);
    text_done(&hash);
}

/* Mixes numbers into a trace (FNV-1a). */
static void add_trace(const struct stat *info, uint64_t *trace)
{
    const uint64_t facts[] = { info->st_ino, (uint64_t)info->st_ctim.tv_sec,
                               (uint64_t)info->st_ctim.tv_nsec };
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
        *trace = (*trace ^ facts[i]) * UINT64_C(1099511628211);
    }
}

/* Mixes in all files of a folder, but not the folders, which also change when
 * hidden files do. */
static void trace_folder(const char *folder, int depth, uint64_t *trace)
{
    struct dirent **entries = NULL;
    struct stat info;
    Text path = { 0 };
    int count = depth < ENTRY_DEPTH
                    ? scandir(folder, &entries, entry_is_listed, alphasort)
                    : 0;
    for (int i = 0; i < count; i++) {
        text_clear(&path);
        text_addf(&path, "%s/%s", folder, entries[i]->d_name);
        bool is_there = lstat(path.data, &info) == 0;
        if (is_there && S_ISDIR(info.st_mode)) {
            trace_folder(path.data, depth + 1, trace);
        } else if (is_there) {
            add_trace(&info, trace);
        }
        free(entries[i]);
    }
    free(entries);
    text_done(&path);
}

uint64_t entry_trace(const Entrant *entrant)
{
    struct stat info = { 0 };
    uint64_t trace = 0;
    if (!entrant->path[0] || stat(entrant->path, &info) != 0) {
        return 0;
    }
    if (S_ISDIR(info.st_mode)) {
        trace_folder(entrant->path, 0, &trace);
    } else {
        add_trace(&info, &trace);
    }
    return trace;
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

/* Names of the file that starts a folder's bot; the first that exists is
 * used. */
static const char *const mains[] = { "run",     "run.sh",       "bot",
                                     "main",    "bot.py",       "main.py",
                                     "ia.py",   "strategie.py", "bot.js",
                                     "main.js", "bot.jar",      "bot.sh" };

/* Adds a word, quoted so that contestant_parse reads it back as one word. */
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

/* Finds out how a file is started; `out` is "" if it cannot be. If several of
 * its functions can play and `functions` is not NULL, it gets their names. */
static void find_start(const char *path, const Game *game, Text *functions,
                       Text *out)
{
    size_t count = sizeof interpreters / sizeof *interpreters;
    struct stat info;
    if (stat(path, &info) != 0 || !S_ISREG(info.st_mode)) {
        return;
    }
    if (text_ends_with(path, ".py")) {
        if (python_file_speaks(path, game, functions)) {
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
        if (text_ends_with(path, interpreters[i].ending)) {
            add_command(out, interpreters[i].command, path);
            return;
        }
    }
}

/* Finds the file that starts the bot of a folder: one with a usual name, or the
 * only one that can be started. It takes a while to look into a file, so no
 * more than two such files are looked into. */
static void find_main(const char *folder, const Game *game, Text *out)
{
    Text path = { 0 }, start = { 0 };
    struct dirent **entries = NULL;
    for (size_t i = 0; !out->size && i < sizeof mains / sizeof *mains; i++) {
        text_clear(&path);
        text_addf(&path, "%s/%s", folder, mains[i]);
        find_start(path.data, game, NULL, out);
    }
    int count =
        out->size ? 0 : scandir(folder, &entries, entry_is_listed, alphasort);
    int found = 0;
    for (int i = 0; i < count; i++) {
        text_clear(&path);
        text_clear(&start);
        text_addf(&path, "%s/%s", folder, entries[i]->d_name);
        if (found < 2) {
            find_start(path.data, game, NULL, &start);
        }
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
    /* The array grows by doubling, so it is full when count is a power of
     * two. */
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
        if (text_ends_with(name, sources[i])) {
            return true;
        }
    }
    return false;
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

/* Makes a key from a name: printable, and different from all other keys. The
 * caller frees it. */
static char *make_key(const Entrants *list, const char *name)
{
    Text key = { 0 };
    printable_add(&key, name, strlen(name), PATH_MAX);
    size_t size = key.size;
    for (int i = 2; is_key_taken(list, text_string(&key)); i++) {
        key.size = size;
        text_addf(&key, " %d", i);
    }
    return key.data ? key.data : mem_copy_string("");
}

/* Why a file or folder is refused. */
typedef enum Refusal {
    NOTHING_TO_START,
    SOURCE_TEXT,
    NO_PROGRAM,
    UNREADABLE,
    ODD_NAME,
    FOREIGN_LINK,
} Refusal;

static const Phrase refusals[] = {
    [NOTHING_TO_START] =
        PHRASE("it has no file to start: name one bot.py, run or bot, and make "
               "it executable",
               "aucun fichier à lancer : nommez-en un bot.py, run ou bot, et "
               "rendez-le exécutable"),
    [SOURCE_TEXT] =
        PHRASE("is source text: put the compiled program here",
               "est un texte source : déposez le programme compilé"),
    [NO_PROGRAM] =
        PHRASE("is not a program: neither executable nor .py, .js, .sh or "
               ".jar (chmod +x makes it executable)",
               "n'est pas un programme : ni exécutable, ni .py, .js, .sh ou "
               ".jar (chmod +x le rend exécutable)"),
    [UNREADABLE] = PHRASE("cannot be read, or is larger than 1 GB",
                          "illisible, ou plus de 1 Go"),
    [ODD_NAME] = PHRASE("its name is not UTF-8 or has characters that cannot "
                        "be shown: rename it",
                        "son nom n'est pas en UTF-8 ou a des caractères qui ne "
                        "s'affichent pas : renommez-le"),
    [FOREIGN_LINK] = PHRASE(
        "is a link to a file that belongs to somebody else",
        "est un lien vers un fichier qui appartient à quelqu'un d'autre"),
};

const char *entry_reason(const Entrant *entrant, Lang lang)
{
    for (size_t i = 0; i < sizeof refusals / sizeof refusals[0]; i++) {
        for (int other = 0; other < LANG_COUNT; other++) {
            if (strcmp(entrant->reason, refusals[i].in[other]) == 0) {
                return refusals[i].in[lang];
            }
        }
    }
    return entrant->reason;
}

/* True if a path is a link that another user made to a file that is not his
 * own. Such a link could lead to the folder of all bots, and his bot would see
 * the others. */
static bool is_foreign_link(const char *path)
{
    struct stat link, target;
    return lstat(path, &link) == 0 && S_ISLNK(link.st_mode) &&
           link.st_uid != 0 && link.st_uid != geteuid() &&
           (stat(path, &target) != 0 || target.st_uid != link.st_uid);
}

/* Marks an entrant as refused. */
static void refuse(Entrant *entrant, Refusal why, Lang lang)
{
    entrant->reason = mem_copy_string(refusals[why].in[lang]);
    entrant->state = ENTRANT_REFUSED;
}

/* Refuses a file whose name is not UTF-8 or has characters that cannot be
 * shown. Its key is the printable form of the name. */
static void refuse_name(Entrant *entrant, const char *whole, const char *name,
                        Lang lang)
{
    Text path = { 0 };
    text_add_bytes(&path, whole, (size_t)(name - whole));
    text_add(&path, entrant->key);
    entrant->path = path.data;
    entrant->spec = mem_copy_string("");
    refuse(entrant, ODD_NAME, lang);
}

/* Replaces the last entrant by one for each of several functions in its file.
 */
static void split_entry(Entrants *list, const char *functions)
{
    size_t first = list->count - 1;
    while (*functions) {
        size_t size = strcspn(functions, " ");
        const Entrant whole = list->at[first];
        Text key = { 0 }, spec = { 0 };
        text_addf(&key, "%s:%.*s", whole.key, (int)size, functions);
        text_addf(&spec, "%s:%.*s", whole.spec, (int)size, functions);
        Entrant *entrant = entrants_add(list);
        *entrant = whole;
        entrant->key = mem_copy_string(key.data);
        entrant->name = mem_copy_string(key.data);
        entrant->path = mem_copy_string(whole.path);
        entrant->reason = mem_copy_string("");
        entrant->spec = spec.data;
        text_done(&key);
        functions += size;
        functions += strspn(functions, " ");
    }
    entrant_done(&list->at[first]);
    list->count--;
    memmove(&list->at[first], &list->at[first + 1],
            (list->count - first) * sizeof *list->at);
}

const Entrant *entry_same(const Entrants *found, const char *spec)
{
    const char *function = contestant_function(spec);
    for (size_t i = 0; function && i < found->count; i++) {
        const char *other = contestant_function(found->at[i].spec);
        if (other && strcmp(other, function) == 0) {
            return &found->at[i];
        }
    }
    return function || !found->count ? NULL : &found->at[0];
}

/* Finds out how a file or folder is started, or why it cannot be. */
static void find_entry(Entrant *entrant, const char *whole, const char *name,
                       const Game *game, Text *functions, Lang lang)
{
    struct stat info;
    Text spec = { 0 };
    bool is_folder = stat(whole, &info) == 0 && S_ISDIR(info.st_mode);
    entrant->path = mem_copy_string(whole);
    entry_hash(entrant, game, entrant->hash);
    if (entrant->hash[0] && is_folder) {
        find_main(whole, game, &spec);
    } else if (entrant->hash[0]) {
        find_start(whole, game, functions, &spec);
    }
    entrant->spec = mem_copy_string(text_string(&spec));
    entrant->state = ENTRANT_NEW;
    if (!entrant->hash[0]) {
        refuse(entrant, UNREADABLE, lang);
    } else if (!spec.size) {
        refuse(entrant,
               is_folder         ? NOTHING_TO_START
               : is_source(name) ? SOURCE_TEXT
                                 : NO_PROGRAM,
               lang);
    } else {
        entrant->reason = mem_copy_string("");
    }
    text_done(&spec);
}

/* Refuses a link by another user. Nothing that it leads to is read. */
static void refuse_link(Entrant *entrant, const char *path, Lang lang)
{
    entrant->path = mem_copy_string(path);
    entrant->spec = mem_copy_string("");
    refuse(entrant, FOREIGN_LINK, lang);
}

void entry_add_file(const char *path, const Game *game, Entrants *list,
                    Lang lang)
{
    bool is_foreign = is_foreign_link(path);
    char *real = is_foreign ? NULL : realpath(path, NULL);
    const char *whole = real ? real : path;
    const char *slash = strrchr(whole, '/');
    const char *name = slash ? slash + 1 : whole;
    Text shown = { 0 }, functions = { 0 };
    printable_add(&shown, name, strlen(name), PATH_MAX);
    bool is_shown = strcmp(text_string(&shown), name) == 0;
    char *key = is_shown ? mem_copy_string(name) : make_key(list, name);
    Entrant *entrant = entrants_add(list);
    entrant->key = key;
    entrant->name = mem_copy_string(key);
    if (!is_shown) {
        refuse_name(entrant, whole, name, lang);
    } else if (is_foreign) {
        refuse_link(entrant, whole, lang);
    } else {
        find_entry(entrant, whole, name, game, &functions, lang);
    }
    if (functions.size) {
        split_entry(list, functions.data);
    }
    text_done(&functions);
    text_done(&shown);
    free(real);
}

static bool is_note(const char *name)
{
    return strncmp(name, "README", 6) == 0 || text_ends_with(name, ".md") ||
           text_ends_with(name, ".txt") || text_ends_with(name, ".pyc") ||
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
            : errno == ENOTDIR ? lang_pick(err->lang, "is not a folder of bots",
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

/* Writes the same spec with absolute paths, valid in any folder. */
static void settle_spec(const Contestant *who, const char *spec, Text *out)
{
    if (!contestant_is_program(who)) {
        text_add(out, spec);
        return;
    }
    if (who->is_course) {
        const char *function = who->argv[CONTESTANT_FUNCTION];
        text_addf(out, "py:%s%s%s", who->argv[CONTESTANT_FILE],
                  function ? ":" : "", function ? function : "");
        return;
    }
    text_add(out, "cmd:");
    for (int i = 0; who->argv[i]; i++) {
        text_add(out, i ? " " : "");
        add_quoted(out, who->argv[i]);
    }
}

/* True if the player, one of our own, plays the same on every machine. The best
 * players use tables that only some machines have. */
static bool is_steady(const PlayerSpec *player)
{
    static const char *const names[] = { "random", "greedy", "mcts", "level" };
    for (size_t i = 0; player->kind && i < sizeof names / sizeof *names; i++) {
        if (strcmp(player->kind->name, names[i]) == 0) {
            return strcmp(names[i], "level") != 0 ||
                   player->number < GAME_LEVELS;
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
    Text settled = { 0 };
    settle_spec(&who, spec, &settled);
    char *key = make_key(list, name ? name : spec);
    Entrant *entrant = entrants_add(list);
    entrant->key = key;
    entrant->name = mem_copy_string(key);
    entrant->spec = mem_copy_string(settled.data);
    entrant->path = mem_copy_string("");
    entrant->reason = mem_copy_string("");
    entrant->state = contestant_is_program(&who) ? ENTRANT_NEW : ENTRANT_IN;
    entrant->is_steady = is_steady(&who.player);
    entry_hash(entrant, game, entrant->hash);
    contestant_done(&who);
    text_done(&settled);
    return true;
}

/* Returns the one file that a command starts without arguments; NULL if the
 * command is not that simple. */
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

/* Gives an entrant the files that were found, but keeps its key. */
static void set_files(Entrant *entrant, const Entrant *found)
{
    free(entrant->spec);
    free(entrant->path);
    free(entrant->reason);
    entrant->spec = mem_copy_string(found->spec);
    entrant->path = mem_copy_string(found->path);
    entrant->reason = mem_copy_string(found->reason);
    memcpy(entrant->hash, found->hash, sizeof entrant->hash);
    entrant->state = found->state;
}

bool entries_send(Entrants *list, const Game *game, Error *err)
{
    bool is_well = true;
    for (size_t i = 0; is_well && i < list->count; i++) {
        Entrant *entrant = &list->at[i];
        Contestant who;
        if (!printable_is_utf8(entrant->path, strlen(entrant->path)) ||
            !printable_is_utf8(entrant->spec, strlen(entrant->spec))) {
            return error_set(err,
                             "%s: is in a folder whose name is not UTF-8, "
                             "which a database cannot keep: rename the folder",
                             "%s : se trouve dans un dossier dont le nom n'est "
                             "pas en UTF-8, ce qu'une base ne garde pas : "
                             "renommez le dossier",
                             entrant->key);
        }
        if (entrant->path[0] || entrant->state != ENTRANT_NEW ||
            !contestant_parse(&who, entrant->spec, game, NULL)) {
            continue;
        }
        const char *file = only_file(&who);
        Entrants found = { .at = NULL };
        if (file) {
            entry_add_file(file, game, &found, err->lang);
            const Entrant *same = entry_same(&found, entrant->spec);
            if (same) {
                set_files(entrant, same);
            } else {
                is_well = error_set(
                    err, "%s: the file has no playing function of this name",
                    "%s : le fichier n'a pas de fonction de jeu de ce nom",
                    entrant->spec);
            }
            entrants_done(&found);
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
    if (entrant
            ->path[0]) { /* the folder above its file also holds other bots */
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
