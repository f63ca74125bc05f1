/* sandbox_user.c: lets root run a bot as a user without any rights who can
 * nevertheless read the bot's folder. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "arena/sandbox_internal.h"

enum {
    STACK = 16384,
    NOBODY = 65533,         /* no user of Debian or systemd has this id */
    STRANGERS = 1879048192, /* the first of a range of ids that they do not use
                               either */
    STRANGER_BITS = 27,
};

/* What the process of open_namespace does. It shares our memory, and the C
 * library's data of the calling thread, so it may only make bare system calls,
 * without instrumentation. It ends by itself, or when we are killed. */
__attribute__((no_sanitize("thread", "address", "undefined"))) static int
wait_to_be_killed(void *unused)
{
    (void)unused;
    const struct timespec patience = { .tv_sec = 10 };
    syscall(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    syscall(SYS_ppoll, NULL, 0, &patience, NULL, 0);
    syscall(SYS_exit, 0);
    return 0;
}

static bool write_map(pid_t pid, const char *name, unsigned inside,
                      unsigned outside)
{
    char path[64], map[64];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)pid, name);
    int size = snprintf(map, sizeof map, "%u %u 1", inside, outside);
    int file = open(path, O_WRONLY | O_CLOEXEC);
    bool is_written = file >= 0 && write(file, map, (size_t)size) == size;
    if (file >= 0) {
        close(file);
    }
    return is_written;
}

/* Makes a user namespace in which the owner is our user. A namespace needs a
 * process, so one holds it for a moment. */
static int open_namespace(const struct stat *owner, const SandboxUser *user)
{
    _Alignas(16) char stack[STACK];
    pid_t pid = clone(wait_to_be_killed, stack + STACK,
                      CLONE_VM | CLONE_NEWUSER | SIGCHLD, NULL);
    if (pid < 0) {
        return -1;
    }
    int file = -1;
    if (write_map(pid, "uid_map", owner->st_uid, user->uid) &&
        write_map(pid, "gid_map", owner->st_gid, user->gid)) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/ns/user", (int)pid);
        file = open(path, O_RDONLY | O_CLOEXEC);
    }
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
    return file;
}

/* Maps the owner's ids to the user's on this mount; returns false if the kernel
 * or the file system cannot do that. */
static bool map_owner(int tree, const struct stat *owner,
                      const SandboxUser *user)
{
    int namespace = open_namespace(owner, user);
    if (namespace < 0) {
        return false;
    }
    struct mount_attr mapped = { .attr_set = MOUNT_ATTR_IDMAP,
                                 .userns_fd = (unsigned)namespace };
    bool is_mapped =
        mount_setattr(tree, "", AT_EMPTY_PATH, &mapped, sizeof mapped) == 0;
    close(namespace);
    return is_mapped;
}

/* Opens a folder whose path had no links when it was given; fails if one has
 * appeared. */
static int open_directly(const char *folder)
{
    const struct open_how how = { .flags = O_PATH | O_DIRECTORY | O_CLOEXEC,
                                  .resolve = RESOLVE_NO_SYMLINKS };
    return (int)syscall(SYS_openat2, AT_FDCWD, folder, &how, sizeof how);
}

/* Opens a folder, if it exists, as a mount of its own. If the folder's owner
 * cannot be mapped, the bot runs as that owner or, if the owner is root, the
 * folder must be readable for everybody. */
static bool open_folder(SandboxUser *user, const char *folder, int *tree,
                        Error *err)
{
    struct stat owner;
    int direct = folder ? open_directly(folder) : -1;
    if (direct < 0) {
        return true;
    }
    *tree = open_tree(direct, "",
                      OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_EMPTY_PATH);
    int error = errno;
    close(direct);
    if (*tree < 0 || fstat(*tree, &owner) != 0) {
        return error_set(err, "%s: %s", "%s : %s", folder,
                         error_system(err, error));
    }
    if (map_owner(*tree, &owner, user)) {
        return true;
    }
    if (owner.st_uid != 0) {
        user->uid = owner.st_uid;
        user->gid = owner.st_gid;
        return true;
    }
    return (owner.st_mode & 05) == 05 ||
           error_set(err,
                     "%s: only root can read this folder, and its file system "
                     "cannot present it as another user's",
                     "%s : seul root peut lire ce dossier, et son système de "
                     "fichiers ne sait pas le présenter comme celui d'un autre "
                     "utilisateur",
                     folder);
}

/* Returns true if these ids exist on this system; in a container they may
 * not. */
static bool has_strangers(const char *map)
{
    unsigned inside = 1, outside, count = 0;
    FILE *file = fopen(map, "re");
    bool is_read =
        file && fscanf(file, "%u %u %u", &inside, &outside, &count) == 3;
    if (file) {
        fclose(file);
    }
    return is_read && inside == 0 && count >= STRANGERS + (1u << STRANGER_BITS);
}

/* Picks a user id that no other bot has. Otherwise bots would share the
 * kernel's quotas for a user, such as those on pipes or on descriptors sent
 * through sockets. */
static unsigned find_stranger(void)
{
    unsigned number;
    bool is_drawn = has_strangers("/proc/self/uid_map") &&
                    has_strangers("/proc/self/gid_map") &&
                    getrandom(&number, sizeof number, 0) == sizeof number;
    return is_drawn ? STRANGERS + (number >> (32 - STRANGER_BITS)) : NOBODY;
}

bool sandbox_user_init(SandboxUser *user, const char *folder, const char *other,
                       Error *err)
{
    *user = (SandboxUser){ .is_root = geteuid() == 0, .trees = { -1, -1 } };
    if (user->is_root) {
        user->uid = user->gid = find_stranger();
        return open_folder(user, folder, &user->trees[0], err) &&
               open_folder(user, other, &user->trees[1], err);
    }
    return true;
}

void sandbox_user_done(SandboxUser *user)
{
    for (int i = 0; i < SANDBOX_USER_TREES; i++) {
        if (user->trees[i] >= 0) {
            close(user->trees[i]);
        }
    }
}

static bool show_folder(int tree, const char *at)
{
    return tree < 0 ||
           (mkdir(at, 0755) == 0 &&
            move_mount(tree, "", AT_FDCWD, at, MOVE_MOUNT_F_EMPTY_PATH) == 0);
}

/* Mounts the folders at paths that every user can reach, in a mount namespace
 * that ends with the process. */
static bool show_folders(const SandboxUser *user)
{
    return unshare(CLONE_NEWNS) == 0 &&
           mount(NULL, "/", NULL, MS_REC | MS_SLAVE, NULL) == 0 &&
           mount("tmpfs", SANDBOX_USER_PLACE, "tmpfs", MS_NOSUID | MS_NODEV,
                 "mode=0755,size=64k") == 0 &&
           show_folder(user->trees[0], SANDBOX_USER_FOLDER) &&
           show_folder(user->trees[1], SANDBOX_USER_OTHER);
}

bool sandbox_user_become(const void *of)
{
    const SandboxUser *user = of;
    /* Bare system calls: the C library would change all threads, but they do
     * not belong to this process. */
    return !user->is_root ||
           (show_folders(user) && syscall(SYS_setgroups, 0, NULL) == 0 &&
            syscall(SYS_setresgid, user->gid, user->gid, user->gid) == 0 &&
            syscall(SYS_setresuid, user->uid, user->uid, user->uid) == 0);
}
