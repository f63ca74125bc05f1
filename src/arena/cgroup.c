/* cgroup.c: both versions of control groups. In version 1 each kind has a
 * tree of its own and a group may be made below the one we are in. In version
 * 2 one tree serves all, and a group with processes in it, like ours, cannot
 * divide what it has: the bot's group then stands beside it or higher up, in
 * the nearest folder that hands on its limits and that we may write to. */
#define _GNU_SOURCE
#include "arena/cgroup.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"

enum { PERIOD = 100000 }; /* us, over which use of the processor is counted */

static const char *const KINDS[CGROUP_KINDS] = { "memory", "pids", "cpu" };

/* Whether the list, apart by commas or spaces, has the word. */
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

/* The group we are in, from lines like "4:cpu,cpuacct:/a/b" or, in version 2,
 * "0::/a/b". The caller frees it. */
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

/* Where the tree is mounted, from a line of mountinfo:
 *     30 25 0:26 /ROOT /MOUNT rw,relatime - cgroup cgroup rw,memory
 * A mount that shows only a part of the tree has its top at ROOT. */
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

/* The folder of our own group, and how much of it is the mount's; NULL if it
 * is not to be seen. The caller frees it. */
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

/* Which numbers of processes ours is among: in containers that share the
 * groups the same number is another process. */
static unsigned long own_namespace(void)
{
    struct stat about;
    return stat("/proc/self/ns/pid", &about) == 0 ? (unsigned long)about.st_ino
                                                  : 0;
}

/* Removes what others of us left in that folder when they were killed: its
 * name says whose it was. */
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

/* A new folder in that one, ready to be joined. */
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
    group->most =
        is_two ? -1 : open_in(folder, "memory.max_usage_in_bytes", O_RDONLY);
    group->memory = memory;
}

static void limit_cores(Cgroup *group, const char *folder, int cores,
                        bool is_two)
{
    char text[48];
    if (is_two) {
        snprintf(text, sizeof text, "%d %d", cores * PERIOD, PERIOD);
        group->has_cpu = write_in(folder, "cpu.max", text);
    } else {
        write_number(folder, "cpu.cfs_period_us", PERIOD);
        group->has_cpu =
            write_number(folder, "cpu.cfs_quota_us", (uint64_t)cores * PERIOD);
    }
}

/* Sets the limit of one kind, 0 being none, in its folder. */
static void set_limit(Cgroup *group, int kind, const char *folder,
                      const ProcessLimits *limits, bool is_two)
{
    enum { OURS = 2 }; /* joute-box's processes */
    if (kind == 0 && limits->memory) {
        limit_memory(group, folder, limits->memory, is_two);
    } else if (kind == 1 && limits->processes) {
        group->has_pids = write_number(folder, "pids.max",
                                       (uint64_t)limits->processes + OURS);
    } else if (kind == 2 && limits->cores) {
        limit_cores(group, folder, limits->cores, is_two);
    }
}

/* Whether bots' groups can be made in this folder of version 2: it hands on
 * memory, and lets us move processes within. */
static bool is_divided(const char *folder)
{
    Text procs = { 0 };
    text_addf(&procs, "%s/cgroup.procs", folder);
    bool is_ours = access(procs.data, W_OK) == 0;
    text_done(&procs);
    return is_ours && has_controller(folder, "memory");
}

/* The folders in which groups are made, NULL where that is impossible, found
 * once: in version 2 one for all kinds, else one of each. */
static char *parent_of_all, *parents[CGROUP_KINDS];

static void find_parents(void)
{
    size_t mount_size = 0;
    char *at = own_folder(NULL, &mount_size);
    while (at && !is_divided(at) && strlen(at) > mount_size) {
        *strrchr(at, '/') = '\0';
    }
    if (at && is_divided(at)) {
        parent_of_all = at;
        sweep(at);
        return;
    }
    free(at);
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
}

void cgroup_open(Cgroup *group, const ProcessLimits *limits)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    *group = (Cgroup){ .events = -1, .most = -1 };
    pthread_once(&once, find_parents);
    if (parent_of_all) {
        open_two(group, limits);
    }
    for (int kind = 0; kind < CGROUP_KINDS; kind++) {
        char *folder = parents[kind] ? make_group(group, parents[kind]) : NULL;
        if (folder) {
            set_limit(group, kind, folder, limits, false);
        }
    }
}

/* A group is busy for a moment after its last member has gone. */
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
    if (group->events >= 0) {
        close(group->events);
    }
    if (group->most >= 0) {
        close(group->most);
    }
    *group = (Cgroup){ .events = -1, .most = -1 };
}

/* The number after a word in a file, "" for the first; 0 if there is none. */
static uint64_t number_in(int file, const char *word)
{
    char text[512];
    ssize_t size = pread(file, text, sizeof text - 1, 0);
    text[size > 0 ? size : 0] = '\0';
    const char *at = strstr(text, word);
    return at ? strtoull(at + strlen(word), NULL, 10) : 0;
}

bool cgroup_has_killed(const Cgroup *group)
{
    return number_in(group->events, "oom_kill ") > 0;
}

bool cgroup_was_full(const Cgroup *group)
{
    enum { STEP = 4 << 20 }; /* more than is asked for at once */
    return group->most >= 0 ? number_in(group->most, "") + STEP >= group->memory
                            : number_in(group->events, "oom ") > 0;
}
