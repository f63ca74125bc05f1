/* bundle.c: packs and unpacks bots. A bundle is the line "joute bundle 1", then
 * for every file a line "755 123 folder/name" followed by its 123 bytes. If the
 * bot is a single file, its name is ".". A link has the mode 120777, and its
 * bytes say where it leads. */
#define _GNU_SOURCE
#include "tournament/bundle.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <linux/openat2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/folder.h"
#include "base/mem.h"
#include "tournament/entry.h"

static const char opening[] = "joute bundle 1\n";

enum { FOLDERS_OPEN = 16 };

/* True if a link with this name leads to a place within the bot, or to the
 * system's files, which all machines have. "../" may stand only at the
 * beginning: further on it could follow another link. */
static bool leads_within(const char *name, const char *target)
{
    int depth = 0;
    if (strncmp(target, "/usr/", 5) == 0) {
        return !strstr(target, "/..");
    }
    for (const char *c = name; *c; c++) {
        depth += *c == '/';
    }
    while (depth > 0 && strncmp(target, "../", 3) == 0) {
        target += 3;
        depth--;
    }
    bool is_above = strcmp(target, "..") == 0;
    return (is_above && depth > 0) ||
           (target[0] && target[0] != '/' && !is_above &&
            strncmp(target, "../", 3) != 0 && !strstr(target, "/.."));
}

/* ---- packing ---- */

static bool is_too_large(const char *path, Error *err)
{
    return !error_set(err, "%s: more than %d MB or %d files",
                      "%s : plus de %d Mo ou de %d fichiers", path,
                      BUNDLE_BYTES >> 20, BUNDLE_FILES);
}

static bool add_file(const char *path, const char *name, Text *out, Error *err)
{
    struct stat info;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    bool is_file =
        file >= 0 && fstat(file, &info) == 0 && S_ISREG(info.st_mode);
    char chunk[1 << 14];
    ssize_t got = 0;
    if (!is_file) {
        error_set(err, "%s: %s", "%s : %s", path, error_system(err, errno));
    } else if (strchr(name, '\n') ||
               info.st_size > BUNDLE_BYTES - (int64_t)out->size) {
        is_file = !is_too_large(path, err);
    } else {
        text_addf(out, "%o %lld %s\n", info.st_mode & S_IXUSR ? 0755 : 0644,
                  (long long)info.st_size, name);
    }
    size_t until = is_file ? out->size + (size_t)info.st_size : 0;
    while (is_file && out->size < until &&
           (got = read(file, chunk, sizeof chunk)) > 0) {
        size_t left = until - out->size;
        text_add_bytes(out, chunk, (size_t)got < left ? (size_t)got : left);
    }
    if (is_file && out->size < until) {
        is_file = error_set(err, "%s: changes while it is read",
                            "%s : change pendant la lecture", path);
    }
    if (file >= 0) {
        close(file);
    }
    return is_file;
}

/* A bundle in the making. */
typedef struct Packing {
    Text *out;
    int files;
    Error *err;
} Packing;

static bool add_link(const char *path, const char *name, Text *out, Error *err)
{
    char target[PATH_MAX];
    ssize_t size = readlink(path, target, sizeof target - 1);
    target[size > 0 ? size : 0] = '\0';
    if (strchr(name, '\n') || !leads_within(name, target)) {
        return error_set(err,
                         "%s: this link leads out of the bot, where no other "
                         "machine can follow: put the file in its place",
                         "%s : ce lien sort du bot, là où aucune autre machine "
                         "ne peut suivre : mettez le fichier à sa place",
                         path);
    }
    text_addf(out, "%o %zd %s\n%s", S_IFLNK | 0777, size, name, target);
    return true;
}

static bool add_folder(Packing *packing, const char *path, const char *name,
                       int depth)
{
    struct dirent **entries = NULL;
    struct stat info;
    Text inside = { 0 }, called = { 0 };
    bool is_well = true;
    int count = depth < ENTRY_DEPTH
                    ? scandir(path, &entries, entry_is_listed, alphasort)
                    : 0;
    for (int i = 0; i < count; i++) {
        text_clear(&inside);
        text_clear(&called);
        text_addf(&inside, "%s/%s", path, entries[i]->d_name);
        text_addf(&called, "%s%s%s", name, name[0] ? "/" : "",
                  entries[i]->d_name);
        bool is_there = is_well && lstat(inside.data, &info) == 0;
        if (is_there && S_ISDIR(info.st_mode)) {
            is_well = add_folder(packing, inside.data, called.data, depth + 1);
        } else if (is_there &&
                   (S_ISREG(info.st_mode) || S_ISLNK(info.st_mode))) {
            bool (*add)(const char *, const char *, Text *, Error *) =
                S_ISREG(info.st_mode) ? add_file : add_link;
            is_well =
                ++packing->files <= BUNDLE_FILES
                    ? add(inside.data, called.data, packing->out, packing->err)
                    : !is_too_large(path, packing->err);
        }
        free(entries[i]);
    }
    free(entries);
    text_done(&inside);
    text_done(&called);
    return is_well;
}

bool bundle_pack(const char *path, Text *out, Error *err)
{
    struct stat info;
    Packing packing = { .out = out, .err = err };
    text_clear(out);
    text_add(out, opening);
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode)
               ? add_folder(&packing, path, "", 0)
               : add_file(path, ".", out, err);
}

bool bundle_share(MatchStore *store, const Entrant *entrant, Error *err)
{
    Text bytes = { 0 };
    bool is_there;
    bool is_well =
        match_store_has_files(store, entrant->hash, &is_there, err) &&
        (is_there ||
         (bundle_pack(entrant->path, &bytes, err) &&
          match_store_save_files(store, entrant->hash, &bytes, err)));
    text_done(&bytes);
    return is_well;
}

/* ---- unpacking ---- */

/* True if a name in a bundle is safe. It comes from another machine and must
 * not lead out of the folder, nor to a place where entry_hash does not look. */
static bool is_within(const char *name)
{
    int depth = 0;
    char part[NAME_MAX + 1];
    size_t size = 0;
    for (const char *at = name;; at += size + 1, depth++) {
        size = strcspn(at, "/");
        if (size == 0 || size > NAME_MAX || depth >= ENTRY_DEPTH) {
            return false;
        }
        snprintf(part, sizeof part, "%.*s", (int)size, at);
        if (!entry_counts(part)) {
            return false;
        }
        if (!at[size]) {
            return true;
        }
    }
}

static bool write_file(const char *path, unsigned mode, const char *bytes,
                       size_t size)
{
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    size_t done = 0;
    while (file >= 0 && done < size) {
        ssize_t more = write(file, bytes + done, size - done);
        if (more < 0) {
            break;
        }
        done += (size_t)more;
    }
    bool is_well = file >= 0 && done == size && fchmod(file, mode) == 0;
    if (file >= 0) {
        close(file);
    }
    return is_well;
}

/* Makes a link in the folder at `path`, but not through another link. */
static bool write_link(const char *path, const char *name, const char *bytes,
                       size_t size)
{
    const struct open_how direct = { .flags = O_PATH | O_DIRECTORY | O_CLOEXEC,
                                     .resolve = RESOLVE_BENEATH |
                                                RESOLVE_NO_SYMLINKS };
    char target[PATH_MAX], parent[PATH_MAX];
    const char *slash = strrchr(name, '/');
    snprintf(target, sizeof target, "%.*s", (int)size, bytes);
    snprintf(parent, sizeof parent, "%.*s", slash ? (int)(slash - name) : 1,
             slash ? name : ".");
    if (size >= PATH_MAX || strlen(target) != size ||
        !leads_within(name, target)) {
        return false;
    }
    int root = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
    int folder =
        (int)syscall(SYS_openat2, root, parent, &direct, sizeof direct);
    bool is_made =
        folder >= 0 && symlinkat(target, folder, slash ? slash + 1 : name) == 0;
    if (folder >= 0) {
        close(folder);
    }
    if (root >= 0) {
        close(root);
    }
    return is_made;
}

/* Makes the missing parent folders of a file, readable for sandboxes. */
static void make_way(char *path, size_t from)
{
    for (char *c = path + from; *c; c++) {
        if (*c == '/') {
            *c = '\0';
            mkdir(path, 0755);
            *c = '/';
        }
    }
}

/* Reads the line before a file's bytes; `left` bytes of the bundle remain from
 * `at` on. Returns where the file's bytes begin, or NULL. */
static const char *read_head(const char *at, size_t left, unsigned *mode,
                             size_t *size, char name[PATH_MAX])
{
    char line[PATH_MAX];
    const char *end = memchr(at, '\n', left < PATH_MAX ? left : PATH_MAX);
    if (!end) {
        return NULL;
    }
    snprintf(line, sizeof line, "%.*s", (int)(end - at), at);
    return sscanf(line, "%o %zu %4095[^\n]", mode, size, name) == 3 &&
                   *size <= left - (size_t)(end + 1 - at) &&
                   (strcmp(name, ".") == 0 || is_within(name))
               ? end + 1
               : NULL;
}

/* Writes either the links of a bundle or everything else in it. */
static bool unpack(const char *at, const char *end, const char *path,
                   bool has_links)
{
    Text file = { 0 };
    int files = 0;
    bool is_well = true;
    while (is_well && at < end && (is_well = ++files <= BUNDLE_FILES)) {
        unsigned mode;
        size_t size;
        char name[PATH_MAX];
        at = read_head(at, (size_t)(end - at), &mode, &size, name);
        if (!at) {
            is_well = false;
            break;
        }
        text_clear(&file);
        text_add(&file, path);
        if (strcmp(name, ".") != 0) {
            text_addf(&file, "/%s", name);
        }
        bool is_link = (mode & S_IFMT) == S_IFLNK;
        if (!has_links) {
            make_way(file.data, strlen(path));
        }
        if (is_link == has_links) {
            is_well = is_link ? write_link(path, name, at, size)
                              : write_file(file.data, mode & 0755, at, size);
        }
        at += size;
    }
    text_done(&file);
    return is_well;
}

bool bundle_unpack(const Text *bytes, const char *path, Error *err)
{
    const char *at = text_string(bytes), *end = at + bytes->size;
    size_t head = strlen(opening);
    /* Links come last, so that no file is written and no folder made through
     * one. */
    return (strncmp(at, opening, head) == 0 &&
            bytes->size <= BUNDLE_BYTES + BUNDLE_FILES * PATH_MAX &&
            unpack(at + head, end, path, false) &&
            unpack(at + head, end, path, true)) ||
           error_set(err, "%s: the files of the bot are damaged",
                     "%s : les fichiers du bot sont endommagés", path);
}

static int remove_one(const char *path, const struct stat *info, int kind,
                      struct FTW *where)
{
    (void)info;
    (void)kind;
    (void)where;
    return remove(path);
}

static void remove_all(const char *path)
{
    nftw(path, remove_one, FOLDERS_OPEN, FTW_DEPTH | FTW_PHYS);
}

/* True if the files at `path` have this hash. */
static bool is_right(const char *path, const char *hash, const Game *game)
{
    char found[ENTRANT_HASH + 1];
    entry_hash(&(Entrant){ .path = (char *)path }, game, found);
    return strcmp(found, hash) == 0;
}

/* Unpacks a bot under a name of its own and then renames the folder, because
 * several workers may do this at once. */
static bool fill(MatchStore *store, const Entrant *entrant, const char *folder,
                 const char *base, const Game *game, Error *err)
{
    Text bytes = { 0 }, made = { 0 }, path = { 0 };
    text_addf(&made, "%s.%d", folder, (int)getpid());
    text_addf(&path, "%s/%s", made.data, base);
    remove_all(made.data);
    folder_make(path.data);
    chmod(made.data, 0755); /* the bot runs as another user */
    bool is_well =
        match_store_load_files(store, entrant->hash, &bytes, err) &&
        bundle_unpack(&bytes, path.data, err) &&
        (is_right(path.data, entrant->hash, game) ||
         error_set(
             err,
             "%s: its files in the store differ from those that were entered",
             "%s : ses fichiers dans le dépôt ne sont pas ceux qui ont été "
             "inscrits",
             entrant->key));
    if (is_well && rename(made.data, folder) != 0) {
        remove_all(folder);
        rename(made.data, folder);
    }
    remove_all(made.data);
    text_done(&bytes);
    text_done(&made);
    text_done(&path);
    return is_well;
}

bool bundle_fetch(MatchStore *store, Entrant *entrant, const Game *game,
                  Error *err)
{
    Text folder = { 0 }, inside = { 0 };
    const char *slash = strrchr(entrant->path, '/');
    char *base = mem_copy_string(slash ? slash + 1 : entrant->path);
    /* The name has both the hash and the base name, since the same bot may be
     * entered under two names. */
    text_addf(&inside, "bots/%s.%s", entrant->hash, base);
    folder_cache(inside.data, &folder);
    text_clear(&inside);
    text_addf(&inside, "%s/%s", folder.data, base);
    bool is_well =
        (is_within(base) && strlen(entrant->hash) == ENTRANT_HASH &&
         strspn(entrant->hash, "0123456789abcdef") == ENTRANT_HASH) ||
        error_set(err, "%s: unusable name", "%s : nom inutilisable",
                  entrant->key);
    if (is_well && !is_right(inside.data, entrant->hash, game)) {
        is_well = fill(store, entrant, folder.data, base, game, err);
    }
    if (is_well) {
        Entrants found = { .at = NULL };
        entry_add_file(inside.data, game, &found, err->lang);
        const Entrant *same = entry_same(&found, entrant->spec);
        is_well = same || error_set(err, "%s: is not what was entered",
                                    "%s : n'est pas ce qui a été inscrit",
                                    entrant->key);
        if (same) {
            free(entrant->spec);
            free(entrant->path);
            entrant->spec = mem_copy_string(same->spec);
            entrant->path = mem_copy_string(same->path);
        }
        entrants_done(&found);
    }
    text_done(&folder);
    text_done(&inside);
    free(base);
    return is_well;
}
