/* sandbox_command.c: bubblewrap's command line, in which the mounts are made in
 * the order of the words. */
#define _GNU_SOURCE
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena/sandbox_internal.h"
#include "base/mem.h"

enum { ID = 1000 }; /* who the bot is inside */

/* A shell that becomes the bot; see sandbox.c. */
static const char LAUNCH[] =
    "ulimit -p $1 2>/dev/null || ulimit -u $1; shift; unset PWD OLDPWD; "
    "echo ready >&2; read -r _; exec \"$@\" <&3 >&4 2>&5 3<&- 4>&- 5>&-";

/* A command line being put together. */
typedef struct CommandWords {
    char **words; /* NULL at the end */
    size_t count, capacity;
} CommandWords;

static void add(CommandWords *words, const char *word)
{
    if (words->count + 1 >= words->capacity) {
        words->capacity = words->capacity ? 2 * words->capacity : 128;
        words->words =
            mem_resize(words->words, words->capacity * sizeof *words->words);
    }
    words->words[words->count++] = strdup(word);
    words->words[words->count] = NULL;
}

static void add_all(CommandWords *words, const char *const *list)
{
    while (*list) {
        add(words, *list++);
    }
}

#define ADD(words, ...)                                                        \
    add_all((words), (const char *const[]){ __VA_ARGS__, NULL })

static void add_number(CommandWords *words, uint64_t number)
{
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    add(words, text);
}

/* The system's folders: programs and what they need, as links where the
 * system has links. */
static void add_system(CommandWords *words)
{
    static const char *const roots[] = { "/bin",   "/sbin",   "/lib", "/lib32",
                                         "/lib64", "/libx32", NULL };
    ADD(words, "--ro-bind", "/usr", "/usr");
    for (const char *const *root = roots; *root; root++) {
        char target[PATH_MAX];
        ssize_t size = readlink(*root, target, sizeof target - 1);
        if (size > 0) {
            target[size] = '\0';
            ADD(words, "--symlink", target, *root);
        } else {
            ADD(words, "--ro-bind-try", *root, *root);
        }
    }
}

/* Of /etc only what programs fail without. */
static void add_settings(CommandWords *words)
{
    static const char *const patterns[] = { "/etc/alternatives",
                                            "/etc/ld.so.cache", "/etc/java*",
                                            "/etc/localtime", NULL };
    for (const char *const *pattern = patterns; *pattern; pattern++) {
        glob_t found;
        if (glob(*pattern, GLOB_NOSORT, NULL, &found) == 0) {
            for (size_t i = 0; i < found.gl_pathc; i++) {
                const char *path = found.gl_pathv[i];
                ADD(words, "--ro-bind", path, path);
            }
            globfree(&found);
        }
    }
    ADD(words, "--ro-bind-data");
    add_number(words, SANDBOX_PASSWD);
    ADD(words, "/etc/passwd", "--ro-bind-data");
    add_number(words, SANDBOX_GROUP);
    ADD(words, "/etc/group");
}

/* Its own processes, and nothing that tells what the whole machine does: bots
 * could signal through it. The list is short since bwrap reads the table of
 * mounts for each (a quarter of a millisecond); what is not in it does not
 * change with what a bot does, or only root can read it. */
static void add_processes(CommandWords *words)
{
    static const char *const files[] = { "/proc/buddyinfo", "/proc/cgroups",
                                         "/proc/diskstats", "/proc/interrupts",
                                         "/proc/key-users", "/proc/keys",
                                         "/proc/loadavg",   "/proc/locks",
                                         "/proc/schedstat", "/proc/softirqs",
                                         "/proc/stat",      "/proc/swaps",
                                         "/proc/uptime",    "/proc/vmstat",
                                         "/proc/zoneinfo",  NULL };
    static const char *const folders[] = { "/proc/fs",       "/proc/irq",
                                           "/proc/pressure", "/proc/sys",
                                           "/proc/tty",      NULL };
    ADD(words, "--proc", "/proc");
    for (const char *const *path = files; *path; path++) {
        if (access(*path, F_OK) == 0) {
            ADD(words, "--ro-bind", "/dev/null", *path);
        }
    }
    for (const char *const *path = folders; *path; path++) {
        if (access(*path, F_OK) == 0) {
            ADD(words, "--tmpfs", *path, "--remount-ro", *path);
        }
    }
    ADD(words, "--ro-bind-data");
    add_number(words, SANDBOX_MEMINFO);
    add(words, "/proc/meminfo");
}

/* No /dev/zero: a shared mapping of it would be memory nobody counts. */
static void add_devices(CommandWords *words)
{
    ADD(words, "--dir", "/dev", "--dev-bind", "/dev/null", "/dev/null",
        "--dev-bind", "/dev/random", "/dev/random", "--dev-bind",
        "/dev/urandom", "/dev/urandom", "--symlink", "/proc/self/fd", "/dev/fd",
        "--symlink", "/proc/self/fd/0", "/dev/stdin", "--symlink",
        "/proc/self/fd/1", "/dev/stdout", "--symlink", "/proc/self/fd/2",
        "/dev/stderr");
}

/* Folders in memory, a quarter of all it may use each. */
static void add_memory_folders(CommandWords *words, const SandboxPlan *plan,
                               uint64_t memory)
{
    for (const char *const *folder = plan->memory_folders; *folder; folder++) {
        ADD(words, "--perms", "0700", "--size");
        add_number(words, memory ? memory / 4 : UINT64_C(1) << 30);
        ADD(words, "--tmpfs", *folder);
    }
}

/* Binds the folder, or only one file of it. */
static void add_bind(CommandWords *words, const char *from, const char *only,
                     const char *to)
{
    char source[2 * PATH_MAX], target[2 * PATH_MAX];
    snprintf(source, sizeof source, "%s%s%s", from, only ? "/" : "",
             only ? only : "");
    snprintf(target, sizeof target, "%s%s%s", to, only ? "/" : "",
             only ? only : "");
    ADD(words, "--ro-bind", source, target);
}

/* Its own folder, where it stands outside: also under the name it was called
 * by, when that has links in it. */
static void add_own_folder(CommandWords *words, const SandboxPlan *plan)
{
    const ProcessSpec *spec = plan->spec;
    const char *folder = plan->folder;
    const char *from = plan->is_root ? SANDBOX_USER_FOLDER : folder;
    add_bind(words, from, spec->only_file, folder);
    if (spec->folder[0] == '/' && strcmp(spec->folder, folder) != 0) {
        add_bind(words, from, spec->only_file, spec->folder);
    }
    ADD(words, "--chdir", folder);
}

/* What else it may read. */
static void add_other(CommandWords *words, const SandboxPlan *plan)
{
    if (plan->other) {
        const char *folder = plan->other;
        const char *from = plan->is_root ? SANDBOX_USER_OTHER : folder;
        add_bind(words, from, plan->other_name, folder);
    }
}

static void add_environment(CommandWords *words, const SandboxPlan *plan)
{
    const char *home = plan->memory_folders[0];
    ADD(words, "--setenv", "PATH", "/usr/local/bin:/usr/bin:/bin", "--setenv",
        "HOME", home, "--setenv", "TMPDIR", home, "--setenv", "LANG",
        "C.UTF-8");
}

static void add_bot(CommandWords *words, const ProcessSpec *spec)
{
    ADD(words, "--", "/bin/sh", "-c", LAUNCH, "joute");
    if (spec->limits.processes > 0) {
        add_number(words, (uint64_t)spec->limits.processes + 1);
    } else {
        add(words, "unlimited");
    }
    for (char *const *word = spec->argv; *word; word++) {
        add(words, *word);
    }
}

char **sandbox_command(const SandboxPlan *plan)
{
    CommandWords words = { 0 };
    ADD(&words, "bwrap", "--unshare-all", "--unshare-user", "--die-with-parent",
        "--new-session", "--cap-drop", "ALL", "--hostname", "joute", "--uid");
    add_number(&words, ID);
    add(&words, "--gid");
    add_number(&words, ID);
    add_system(&words);
    add_settings(&words);
    add_processes(&words);
    add_devices(&words);
    add_memory_folders(&words, plan, plan->spec->limits.memory);
    add_other(&words, plan);
    add_own_folder(&words, plan);
    /* What bwrap's root itself holds is in memory too, without a limit. */
    ADD(&words, "--remount-ro", "/", "--seccomp");
    add_number(&words, SANDBOX_FILTER);
    add_environment(&words, plan);
    add_bot(&words, plan->spec);
    return words.words;
}

void sandbox_command_free(char **words)
{
    for (char **word = words; word && *word; word++) {
        free(*word);
    }
    free(words);
}
