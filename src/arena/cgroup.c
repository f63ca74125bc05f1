/* cgroup.c: control groups of both versions. In version 1 each kind of limit
 * has its own tree, and a group can be made below ours. Version 2 has one tree
 * for all kinds, and a group that has processes, like ours, cannot limit groups
 * below it. So the bot's group is made beside ours or higher up, in the nearest
 * folder that passes limits on and that we may write to. If version 1 has the
 * limits, or no folder passes them on, a version 2 group without limits still
 * counts the time of its members and can stop them. */
#define _GNU_SOURCE
#include "arena/cgroup.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"

static const char *const KINDS[CGROUP_KINDS] = { "memory", "pids" };

/* Returns true if a list, separated by commas or spaces, has the word. */
static bool has_word(const char *list, const char *word)
{
    size_t size = strlen(word);
    const char *at = list;
    while ((at = strstr(at, word))) {
        bool is_begun = at == list || strchr(", \n", at[-1]);
        bool is_ended = at[size] == '\0' || strchr(", \n", at[size]);
        if (is_begun && is_ended) {
            return true;
        }
        at += size;
    }
    return false;
}

/* Returns the group that we are in, read from lines like "4:cpu,cpuacct:/a/b"
 * or, in version 2, "0::/a/b". The caller frees it. */
static char *own_path(const char *kind)
{
    FILE *file = fopen("/proc/self/cgroup", "re");
    char *line = NULL, *path = NULL;
    size_t size = 0;
    while (file && !path && getline(&line, &size, file) > 0) {
        char *kinds = strchr(line, ':');
        char *at = kinds ? strchr(kinds + 1, ':') : NULL;
        if (!at) {
            continue;
        }
        *at++ = '\0';
        at[strcspn(at, "\n")] = '\0';
        if (kind ? has_word(kinds + 1, kind) : kinds[1] == '\0') {
            path = strdup(at);
        }
    }
    free(line);
    if (file) {
        fclose(file);
    }
    return path;
}

/* Finds where the tree is mounted in a line of mountinfo ("30 25 0:26 /ROOT
 * /MOUNT rw,relatime - cgroup cgroup rw,memory"). If a mount shows only a part
 * of the tree, ROOT is the top of that part. */
static bool parse_mount(char *line, const char *kind, char **root, char **mount)
{
    char *rest = strstr(line, " - ");
    if (!rest) {
        return false;
    }
    bool is_one = strncmp(rest, " - cgroup ", 10) == 0;
    bool is_two = strncmp(rest, " - cgroup2 ", 11) == 0;
    char *options = strrchr(rest, ' ');
    if (kind ? !is_one || !has_word(options, kind) : !is_two) {
        return false;
    }
    *rest = '\0';
    char *save, *word = strtok_r(line, " ", &save);
    for (int i = 0; word && i < 3; i++) {
        word = strtok_r(NULL, " ", &save);
    }
    *root = word;
    *mount = word ? strtok_r(NULL, " ", &save) : NULL;
    return *mount != NULL;
}

/* Returns the folder of our own group, and how many bytes of the path are the
 * mount point; NULL if the group is not visible. The caller frees it. */
static char *own_folder(const char *kind, size_t *mount_size)
{
    FILE *file = fopen("/proc/self/mountinfo", "re");
    char *line = NULL, *root, *mount, *own = own_path(kind);
    size_t size = 0;
    Text folder = { 0 };
    while (file && own && !folder.data && getline(&line, &size, file) > 0) {
        line[strcspn(line, "\n")] = '\0';
        if (!parse_mount(line, kind, &root, &mount)) {
            continue;
        }
        size_t top = strcmp(root, "/") == 0 ? 0 : strlen(root);
        if (strncmp(own, root, top) == 0) {
            const char *below = own + top;
            text_addf(&folder, "%s%s", mount,
                      strcmp(below, "/") == 0 ? "" : below);
            *mount_size = strlen(mount);
        }
    }
    free(own);
    free(line);
    if (file) {
        fclose(file);
    }
    return folder.data;
}

static int open_in(const char *folder, const char *name, int flags)
{
    Text path = { 0 };
    text_addf(&path, "%s/%s", folder, name);
    int file = open(path.data, flags | O_CLOEXEC);
    text_done(&path);
    return file;
}

static bool write_in(const char *folder, const char *name, const char *text)
{
    int file = open_in(folder, name, O_WRONLY);
    if (file < 0) {
        return false;
    }
    ssize_t size = (ssize_t)strlen(text);
    bool is_written = write(file, text, (size_t)size) == size;
    close(file);
    return is_written;
}

static bool write_number(const char *folder, const char *name, uint64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    return write_in(folder, name, text);
}

static bool has_controller(const char *folder, const char *kind)
{
    char text[512];
    int file = open_in(folder, "cgroup.subtree_control", O_RDONLY);
    ssize_t size = file >= 0 ? read(file, text, sizeof text - 1) : 0;
    if (file >= 0) {
        close(file);
    }
    text[size > 0 ? size : 0] = '\0';
    return has_word(text, kind);
}

/* Returns our process namespace. Containers that share control groups use the
 * same process numbers for different processes. */
static unsigned long own_namespace(void)
{
    struct stat about;
    return stat("/proc/self/ns/pid", &about) == 0 ? (unsigned long)about.st_ino
                                                  : 0;
}

/* Removes the groups in that folder that a killed joute left behind; a group's
 * name says which process made it. */
static void sweep(const char *folder)
{
    DIR *groups = opendir(folder);
    struct dirent *entry;
    unsigned long space, ours = own_namespace();
    int owner;
    while (groups && (entry = readdir(groups))) {
        if (sscanf(entry->d_name, "joute-%lu-%d-", &space, &owner) == 2 &&
            space == ours && owner > 0 && kill(owner, 0) != 0 &&
            errno == ESRCH) {
            unlinkat(dirfd(groups), entry->d_name, AT_REMOVEDIR);
        }
    }
    if (groups) {
        closedir(groups);
    }
}

/* Opens the files that every version 2 group has. */
static void open_basics(Cgroup *group, const char *folder)
{
    group->times = open_in(folder, "cpu.stat", O_RDONLY);
    group->freezer = open_in(folder, "cgroup.freeze", O_WRONLY);
    group->state = open_in(folder, "cgroup.events", O_RDONLY);
}

/* Makes a new group in that folder, ready to be joined. */
static char *make_group(Cgroup *group, const char *in)
{
    Text path = { 0 };
    text_addf(&path, "%s/joute-%lu-%d-XXXXXX", in, own_namespace(),
              (int)getpid());
    if (!mkdtemp(path.data)) {
        text_done(&path);
        return NULL;
    }
    int join = open_in(path.data, "cgroup.procs", O_WRONLY);
    if (join < 0) {
        rmdir(path.data);
        text_done(&path);
        return NULL;
    }
    group->folders[group->join_count] = path.data;
    group->joins[group->join_count++] = join;
    return path.data;
}

static void limit_memory(Cgroup *group, const char *folder, uint64_t memory,
                         bool is_two)
{
    if (!write_number(folder, is_two ? "memory.max" : "memory.limit_in_bytes",
                      memory)) {
        return;
    }
    if (is_two) {
        write_in(folder, "memory.swap.max", "0");
        write_in(folder, "memory.oom.group", "1");
    } else {
        write_number(folder, "memory.memsw.limit_in_bytes", memory);
    }
    group->events = open_in(
        folder, is_two ? "memory.events" : "memory.oom_control", O_RDONLY);
    group->most = open_in(
        folder, is_two ? "memory.peak" : "memory.max_usage_in_bytes", O_RDONLY);
    group->memory = memory;
}

/* Sets the limit of one kind in its folder; 0 means no limit. */
static void set_limit(Cgroup *group, int kind, const char *folder,
                      const ProcessLimits *limits, bool is_two)
{
    enum { OURS = 2 }; /* the processes of joute-box count too */
    if (kind == 0 && limits->memory) {
        limit_memory(group, folder, limits->memory, is_two);
    } else if (kind == 1 && limits->processes) {
        write_number(folder, "pids.max", (uint64_t)limits->processes + OURS);
    }
}

/* Returns true if we may move processes within this version 2 folder. */
static bool is_ours(const char *folder)
{
    Text procs = { 0 };
    text_addf(&procs, "%s/cgroup.procs", folder);
    bool is_writable = access(procs.data, W_OK) == 0;
    text_done(&procs);
    return is_writable;
}

/* Returns true if groups with limits can be made in this version 2 folder. */
static bool is_divided(const char *folder)
{
    return is_ours(folder) && has_controller(folder, "memory");
}

/* The folders in which groups are made, found once; NULL where that is
 * impossible. In version 2 one folder serves all kinds; in version 1 there is
 * one for each kind, and perhaps a version 2 folder for groups without
 * limits. */
static char *parent_of_all, *parent_of_bare, *parents[CGROUP_KINDS];

static void find_parents(void)
{
    size_t mount_size = 0;
    char *own = own_folder(NULL, &mount_size);
    char *at = own ? strdup(own) : NULL;
    while (at && !is_divided(at) && strlen(at) > mount_size) {
        *strrchr(at, '/') = '\0';
    }
    if (at && is_divided(at)) {
        parent_of_all = at;
        free(own);
        sweep(at);
        return;
    }
    free(at);
    if (own && is_ours(own)) {
        parent_of_bare = own;
        sweep(own);
    } else {
        free(own);
    }
    for (int kind = 0; kind < CGROUP_KINDS; kind++) {
        parents[kind] = own_folder(KINDS[kind], &mount_size);
        if (parents[kind]) {
            sweep(parents[kind]);
        }
    }
}

static void open_two(Cgroup *group, const ProcessLimits *limits)
{
    char *folder = make_group(group, parent_of_all);
    for (int kind = 0; folder && kind < CGROUP_KINDS; kind++) {
        if (has_controller(parent_of_all, KINDS[kind])) {
            set_limit(group, kind, folder, limits, true);
        }
    }
    if (folder) {
        open_basics(group, folder);
    }
}

void cgroup_open(Cgroup *group, const ProcessLimits *limits)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    *group = CGROUP_NONE;
    pthread_once(&once, find_parents);
    if (parent_of_all) {
        open_two(group, limits);
    }
    char *bare = parent_of_bare ? make_group(group, parent_of_bare) : NULL;
    if (bare) {
        open_basics(group, bare);
    }
    for (int kind = 0; kind < CGROUP_KINDS; kind++) {
        char *folder = parents[kind] ? make_group(group, parents[kind]) : NULL;
        if (folder) {
            set_limit(group, kind, folder, limits, false);
        }
    }
}

/* Removes a group, which stays busy for a moment after its last member has
 * ended. */
static void remove_group(const char *folder)
{
    enum { TRIES = 500 };
    for (int i = 0; i < TRIES && rmdir(folder) != 0; i++) {
        usleep(1000);
    }
}

void cgroup_close(Cgroup *group)
{
    for (int i = 0; i < group->join_count; i++) {
        close(group->joins[i]);
        remove_group(group->folders[i]);
        free(group->folders[i]);
    }
    const int files[] = { group->events, group->most, group->times,
                          group->freezer, group->state };
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        if (files[i] >= 0) {
            close(files[i]);
        }
    }
    *group = CGROUP_NONE;
}

/* Returns the number after a word in a file, or the first number if word is "";
 * 0 if there is none. */
static uint64_t number_in(int file, const char *word)
{
    char text[4096];
    ssize_t size = pread(file, text, sizeof text - 1, 0);
    text[size > 0 ? size : 0] = '\0';
    const char *at = strstr(text, word);
    return at ? strtoull(at + strlen(word), NULL, 10) : 0;
}

uint64_t cgroup_ran(const Cgroup *group)
{
    return number_in(group->times, "usage_usec ") * 1000;
}

bool cgroup_freeze(const Cgroup *group, bool is_frozen)
{
    return group->freezer >= 0 &&
           write(group->freezer, is_frozen ? "1" : "0", 1) == 1;
}

bool cgroup_await_freeze(const Cgroup *group, uint64_t deadline)
{
    if (group->freezer < 0 || group->state < 0) {
        return false;
    }
    /* The kernel reports a change of the file as POLLPRI. */
    struct pollfd changed = { .fd = group->state, .events = POLLPRI };
    while (!number_in(group->state, "frozen ") && clock_now() < deadline) {
        poll(&changed, 1, 1);
    }
    return true;
}

bool cgroup_has_killed(const Cgroup *group)
{
    return number_in(group->events, "oom_kill ") > 0;
}

uint64_t cgroup_most(const Cgroup *group)
{
    return group->most >= 0 ? number_in(group->most, "") : 0;
}

bool cgroup_was_full(const Cgroup *group)
{
    enum {
        STEP = 4 << 20
    }; /* memory is requested in steps smaller than this */
    return cgroup_most(group) + STEP >= group->memory ||
           number_in(group->events, "oom ") > 0;
}

/* Returns the limit after a word in a file of a group, or UINT64_MAX if there
 * is none. */
static uint64_t limit_in(const char *folder, const char *name, const char *word)
{
    int file = open_in(folder, name, O_RDONLY);
    uint64_t limit = file >= 0 ? number_in(file, word) : 0;
    if (file >= 0) {
        close(file);
    }
    return limit ? limit : UINT64_MAX;
}

uint64_t cgroup_memory_limit(void)
{
    size_t mount_size = 0;
    uint64_t limit = UINT64_MAX, least = (uint64_t)sysconf(_SC_PHYS_PAGES) *
                                         (uint64_t)sysconf(_SC_PAGESIZE);
    char *one = own_folder("memory", &mount_size);
    if (one) {
        limit = limit_in(one, "memory.stat", "hierarchical_memory_limit ");
        least = limit < least ? limit : least;
    }
    free(one);
    char *two = own_folder(NULL, &mount_size);
    while (two && strlen(two) >= mount_size) {
        limit = limit_in(two, "memory.max", "");
        least = limit < least ? limit : least;
        *strrchr(two, '/') = '\0';
    }
    free(two);
    return least;
}
