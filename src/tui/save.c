/* save.c: writes games completely or not at all. Files are named by game and
 * date, and locked while they are played.
 *
 * The user's folder has autosave/ with unfinished games, finished/ with
 * finished ones, and games/ with those that a person saved by name. Beside the
 * file of a game in progress is NAME.json.lock, locked with flock(), so that
 * another joute does not offer that game. After a crash the lock file may stay,
 * but the lock is gone. */
#include "tui/save.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/folder.h"
#include "games/games.h"

void save_add_short(const char *path, Text *out)
{
    const char *home = folder_home();
    size_t size = strlen(home);
    bool is_inside = strncmp(path, home, size) == 0 && path[size] == '/';
    text_addf(out, "%s%s", is_inside ? "~" : "", path + (is_inside ? size : 0));
}

void save_add_path(const char *name, Text *out)
{
    if (name[0] == '~' && name[1] == '/') {
        text_addf(out, "%s%s", folder_home(), name + 1);
    } else if (!strchr(name, '/')) {
        folder_data("games", out);
        text_addf(out, "/%s%s", name, strchr(name, '.') ? "" : ".json");
    } else {
        text_add(out, name);
    }
}

static bool fail(const char *path, Error *err)
{
    return error_set(err, "%s: %s", "%s : %s", path, error_system(err, errno));
}

bool save_write(const Play *play, const char *path, Error *err)
{
    Text text = { 0 };
    JsonWriter writer = { .out = &text };
    record_write(play, false, &writer);
    text_add_char(&text, '\n');
    /* Only folders inside the user's folder are created. */
    Text folder = { 0 };
    folder_data("", &folder);
    text_add_char(&folder, '/');
    bool is_inside = strncmp(path, folder.data, folder.size) == 0;
    text_done(&folder);
    if (is_inside) {
        folder_make(path);
    }
    bool is_written = (folder_replace(path, &text, 0600) || fail(path, err));
    text_done(&text);
    return is_written;
}

static bool read_all(int file, Text *out)
{
    char chunk[65536];
    ssize_t size;
    while ((size = read(file, chunk, sizeof chunk)) != 0 &&
           out->size <= JSON_SIZE) {
        if (size < 0 && errno != EINTR) {
            return false;
        }
        text_add_bytes(out, chunk, size > 0 ? (size_t)size : 0);
    }
    return true;
}

bool save_read(const char *path, Play *out, Error *err)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return fail(path, err);
    }
    Text text = { 0 };
    bool is_read = read_all(file, &text) || fail(path, err);
    close(file);
    text_drop_mark(&text);
    if (is_read && text.size == 0) {
        is_read = error_set(err, "%s: is empty", "%s : est vide", path);
    }
    if (is_read && !record_read(out, games_all, text.data, text.size, err)) {
        error_prefix(err, path);
        is_read = false;
    }
    text_done(&text);
    return is_read;
}

/* Locks a file through a lock file beside it. Returns the descriptor, or -1 if
 * somebody has the lock or the lock file cannot be made. */
static int lock_beside(const char *path)
{
    char name[SAVE_PATH + 8];
    snprintf(name, sizeof name, "%s.lock", path);
    int lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) != 0) {
        close(lock);
        lock = -1;
    }
    return lock;
}

void save_open(SaveSlot *slot, const Game *game)
{
    time_t now = time(NULL);
    struct tm date = { 0 };
    char stamp[40];
    Text path = { 0 };
    localtime_r(&now, &date);
    strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &date);
    folder_data("autosave", &path);
    text_addf(&path, "/%s-%s-%ld", game->id, stamp, (long)getpid());
    size_t size = path.size;
    /* Several games may begin within the same second. */
    for (int i = 1; i < 100; i++) {
        path.size = size;
        text_addf(&path, i > 1 ? "-%d.json" : ".json", i);
        if (access(path.data, F_OK) != 0) {
            break;
        }
    }
    snprintf(slot->path, sizeof slot->path, "%s", text_string(&path));
    folder_make(slot->path);
    slot->lock = lock_beside(slot->path);
    text_done(&path);
}

bool save_take(SaveSlot *slot, const char *path)
{
    int lock = lock_beside(path);
    if (lock < 0) {
        return false;
    }
    snprintf(slot->path, sizeof slot->path, "%s", path);
    slot->lock = lock;
    return true;
}

void save_close(SaveSlot *slot)
{
    if (slot->path[0]) {
        char name[SAVE_PATH + 8];
        snprintf(name, sizeof name, "%s.lock", slot->path);
        if (slot->lock >= 0) {
            unlink(name);
            close(slot->lock);
        }
    }
    *slot = (SaveSlot){ .lock = -1 };
}

void save_remove(SaveSlot *slot)
{
    if (slot->path[0]) {
        unlink(slot->path);
    }
    save_close(slot);
}

/* True if nobody plays the game at path. If nobody holds the lock on a lock
 * file, the program that made it was killed. */
static bool is_free(const char *path)
{
    char name[SAVE_PATH + 8];
    snprintf(name, sizeof name, "%s.lock", path);
    int lock = open(name, O_RDONLY | O_CLOEXEC);
    bool is_locked = lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) != 0;
    if (lock >= 0) {
        close(lock);
    }
    return !is_locked;
}

static bool is_older(const SaveEntry *a, const SaveEntry *b)
{
    return a->when.tv_sec != b->when.tv_sec ? a->when.tv_sec < b->when.tv_sec
                                            : a->when.tv_nsec < b->when.tv_nsec;
}

/* Inserts an entry into a list of the newest ones, newest first; returns the
 * new count. */
static int insert(SaveEntry *list, int count, int most, const SaveEntry *entry)
{
    int at = count;
    while (at > 0 && is_older(&list[at - 1], entry)) {
        at--;
    }
    if (at == most) {
        return count;
    }
    int after = (count < most ? count : most - 1) - at;
    memmove(&list[at + 1], &list[at], (size_t)after * sizeof *list);
    list[at] = *entry;
    return count < most ? count + 1 : most;
}

int save_list(SaveEntry *out, int most)
{
    Text folder = { 0 };
    int count = 0;
    folder_data("autosave", &folder);
    DIR *directory = opendir(text_string(&folder));
    struct dirent *item;
    while (directory && (item = readdir(directory))) {
        SaveEntry entry;
        struct stat about;
        int size = snprintf(entry.path, sizeof entry.path, "%s/%s",
                            text_string(&folder), item->d_name);
        /* Skips lock files and files that are not written completely. */
        const char *end = strrchr(item->d_name, '.');
        if (size < SAVE_PATH && end && end > item->d_name &&
            strcmp(end, ".json") == 0 && stat(entry.path, &about) == 0 &&
            S_ISREG(about.st_mode) && is_free(entry.path)) {
            entry.when = about.st_mtim;
            count = insert(out, count, most, &entry);
        }
    }
    if (directory) {
        closedir(directory);
    }
    text_done(&folder);
    return count;
}
