/* sandbox_command.c: builds the command line of joute-box, which makes the
 * mounts in the order of its words. */
#define _GNU_SOURCE
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena/sandbox_internal.h"
#include "base/mem.h"

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

/* Shows the system's folders with programs and with the files that programs
 * need. A link of the system stays a link. */
static void add_system(CommandWords *words)
{
    static const char *const roots[] = { "/bin",   "/sbin",   "/lib", "/lib32",
                                         "/lib64", "/libx32", NULL };
    ADD(words, BOX_BIND, "/usr", "/usr");
    for (const char *const *root = roots; *root; root++) {
        char target[PATH_MAX];
        ssize_t size = readlink(*root, target, sizeof target - 1);
        if (size > 0) {
            target[size] = '\0';
            ADD(words, BOX_LINK, target, *root);
        } else if (access(*root, F_OK) == 0) {
            ADD(words, BOX_BIND, *root, *root);
        }
    }
}

/* Shows only those files of /etc without which programs fail. */
static void add_settings(CommandWords *words)
{
    static const struct {
        int descriptor;
        const char *path;
    } files[] = { { SANDBOX_PASSWD, "/etc/passwd" },
                  { SANDBOX_GROUP, "/etc/group" },
                  { SANDBOX_LIBRARIES, "/etc/ld.so.cache" },
                  { SANDBOX_TIME, "/etc/localtime" } };
    static const char *const patterns[] = { "/etc/alternatives", "/etc/java*",
                                            NULL };
    for (const char *const *pattern = patterns; *pattern; pattern++) {
        glob_t found;
        if (glob(*pattern, GLOB_NOSORT, NULL, &found) == 0) {
            for (size_t i = 0; i < found.gl_pathc; i++) {
                const char *path = found.gl_pathv[i];
                ADD(words, BOX_BIND, path, path);
            }
            globfree(&found);
        }
    }
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        add(words, BOX_FILE);
        add_number(words, (uint64_t)files[i].descriptor);
        add(words, files[i].path);
    }
}

/* Shows a folder, or one file of it, at its own path. A folder of the system is
 * skipped, because all bots see it. */
static void add_show(CommandWords *words, const char *from, const char *only,
                     const char *folder)
{
    char target[2 * PATH_MAX];
    if (strcmp(folder, "/usr") != 0) {
        snprintf(target, sizeof target, "%s%s%s", folder, only ? "/" : "",
                 only ? only : "");
        ADD(words, BOX_SHOW, from, only ? only : ".", target);
    }
}

char **sandbox_command(const SandboxPlan *plan)
{
    const ProcessSpec *spec = plan->spec;
    uint64_t memory = spec->limits.memory;
    CommandWords words = { 0 };
    add(&words, "joute-box");
    for (int i = 0; i < plan->group_count; i++) {
        add(&words, BOX_GROUP);
        add_number(&words, (uint64_t)(SANDBOX_GROUPS + i));
    }
    if (spec->is_watched) {
        add(&words, BOX_WATCH);
        add_number(&words, SANDBOX_WATCH);
    }
    add_system(&words);
    add_settings(&words);
    /* There is no /dev/zero: memory mapped from it and shared would not be
     * counted. */
    ADD(&words, BOX_PROC, "/proc", BOX_DEVICE, "/dev/null", "/dev/null",
        BOX_DEVICE, "/dev/urandom", "/dev/urandom", BOX_LINK, "urandom",
        "/dev/random", BOX_LINK, "/proc/self/fd", "/dev/fd", BOX_LINK,
        "/proc/self/fd/0", "/dev/stdin", BOX_LINK, "/proc/self/fd/1",
        "/dev/stdout", BOX_LINK, "/proc/self/fd/2", "/dev/stderr");
    /* Folders in memory, each of at most a quarter of the bot's memory. */
    for (int i = 0; i < SANDBOX_MEMORY_FOLDERS; i++) {
        add(&words, BOX_MEMORY);
        add_number(&words, memory ? memory / 4 : UINT64_C(1) << 30);
        add(&words, plan->memory_folders[i]);
    }
    if (plan->other) {
        add_show(&words, plan->is_root ? SANDBOX_USER_OTHER : plan->other,
                 plan->other_name, plan->other);
    }
    add_show(&words, plan->is_root ? SANDBOX_USER_FOLDER : spec->folder,
             spec->only_file, spec->folder);
    ADD(&words, BOX_START, spec->start ? spec->start : spec->folder);
    if (spec->limits.processes > 0) {
        add(&words, BOX_PROCESSES);
        add_number(&words, (uint64_t)spec->limits.processes);
    }
    add(&words, "--");
    for (char *const *word = spec->argv; *word; word++) {
        add(&words, *word);
    }
    return words.words;
}

void sandbox_command_free(char **words)
{
    for (char **word = words; word && *word; word++) {
        free(*word);
    }
    free(words);
}
