/* python_file.c: asks joute_kinds.py about a file, which it reads without
 * running it, and finds the top folder of a project. */
#define _GNU_SOURCE
#include "arena/python_file.h"

#include <fcntl.h>
#include <pwd.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/contestant.h"
#include "base/mem.h"

extern char **environ;

/* Returns true if a file contains a text. A file too long to have been written
 * by a person is not searched. The file's owner may change it while it is read.
 */
static bool holds(const char *path, const char *words)
{
    enum { MOST = 1 << 20 };
    struct stat info;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    size_t size =
        file >= 0 && fstat(file, &info) == 0 ? (size_t)info.st_size : 0;
    ssize_t got = 0;
    char *bytes = NULL;
    if (size && size <= MOST) {
        bytes = mem_new(size);
        got = read(file, bytes, size);
    }
    bool is_found =
        got > 0 && memmem(bytes, (size_t)got, words, strlen(words)) != NULL;
    free(bytes);
    if (file >= 0) {
        close(file);
    }
    return is_found;
}

/* Limits what joute_kinds.py may use, since it runs outside the sandbox: an
 * encoding that the file names can make reading it take hours, and the syntax
 * tree of 1 MB takes up to 900 MB. */
static void bound(pid_t pid)
{
    enum { SECONDS = 5, BYTES = 512 << 20 };
    const struct rlimit time = { SECONDS, SECONDS }, memory = { BYTES, BYTES };
    prlimit(pid, RLIMIT_CPU, &time, NULL);
    prlimit(pid, RLIMIT_AS, &memory, NULL);
}

/* Reads the first line from a pipe. */
static void read_line(int pipe, Text *out)
{
    enum { MOST = 4096 };
    char part[256];
    ssize_t size;
    while ((size = read(pipe, part, sizeof part)) > 0 && out->size < MOST) {
        text_add_bytes(out, part, (size_t)size);
    }
    if (out->size) {
        out->data[strcspn(out->data, "\n")] = '\0';
        out->size = strlen(out->data);
    }
}

/* Asks joute_kinds.py about a file; "" if that is not possible. */
static void ask(const char *path, const char *game, Text *out)
{
    char *script = contestant_find_file("python/joute_kinds.py");
    char *argv[] = { (char[]){ "python3" }, (char[]){ "-I" },      script,
                     mem_copy_string(game), mem_copy_string(path), NULL };
    posix_spawn_file_actions_t actions;
    int pipes[2], status;
    pid_t pid = 0;
    if (pipe2(pipes, O_CLOEXEC) == 0) {
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, pipes[1], 1);
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
        if (posix_spawn(&pid, "/usr/bin/python3", &actions, NULL, argv,
                        environ) != 0) {
            pid = 0;
        } else {
            bound(pid);
        }
        posix_spawn_file_actions_destroy(&actions);
        close(pipes[1]);
        read_line(pipes[0], out);
        close(pipes[0]);
    }
    if (pid) {
        waitpid(pid, &status, 0);
    }
    free(argv[4]);
    free(argv[3]);
    free(script);
}

bool python_file_speaks(const char *path, const Game *game, Text *functions)
{
    Text answer = { 0 };
    bool may_speak = holds(path, "stdin") || holds(path, "input(");
    /* A file that only defines functions need not be asked about. */
    if (may_speak || game) {
        ask(path, game ? game->id : "-", &answer);
    }
    if (functions && answer.size > 3 && strncmp(answer.data, "py ", 3) == 0) {
        text_add(functions, answer.data + 3);
    }
    bool speaks = strcmp(text_string(&answer), "cmd") == 0;
    text_done(&answer);
    return speaks;
}

bool python_file_holds_home(const char *folder)
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

/* Returns true if a bot may see this folder, which is above its own. */
static bool may_be_shown(const char *folder)
{
    struct stat info;
    bool is_deep = strchr(folder + 1, '/') != NULL;
    return is_deep && stat(folder, &info) == 0 && !(info.st_mode & S_IWOTH) &&
           !python_file_holds_home(folder);
}

static bool holds_git(const char *folder)
{
    Text path = { 0 };
    text_addf(&path, "%s/.git", folder);
    bool is_there = access(path.data, F_OK) == 0;
    text_done(&path);
    return is_there;
}

char *python_file_root(const char *folder)
{
    enum { LEVELS = 3, CLIMB = 16 };
    char *at = realpath(folder, NULL);
    char *root = mem_copy_string(at ? at : folder);
    bool is_found = at && holds_git(at);
    for (int level = 1; at && !is_found && level <= CLIMB; level++) {
        *strrchr(at, '/') = '\0';
        if (!at[0] || !may_be_shown(at)) {
            break;
        }
        is_found = holds_git(at);
        if (is_found || level <= LEVELS) {
            free(root);
            root = mem_copy_string(at);
        }
    }
    free(at);
    return root;
}
