/* box.c: joute-box, a small program that becomes a bot's sandbox. joute starts
 * it with the words of sandbox_command.c:
 *
 *     joute ── joute-box ── joute-box, 1 inside ── bot, 2 inside ── children
 *              └ joute waits  └ joute kills it: all inside ends with it
 *
 * It moves to new namespaces for users, processes, mounts, network and the
 * rest, builds a root folder in memory with the mounts that its command line
 * names, and gives up all rights. The first process inside then writes "ready"
 * on standard output, or the reason if something fails, and waits for a byte on
 * standard input. When the byte comes, it starts the bot or, if the machine
 * cannot start it, writes the reason on standard output, which a running bot
 * cannot reach. The last line on standard output tells how the bot ended: "end
 * SIGNAL KILOBYTES", where KILOBYTES is the most memory that the bot or a child
 * it waited for has used. The first process stays to reap orphans and reads
 * more bytes: at 's' it stops all processes inside, at 'w' it also answers with
 * a byte once none of them runs, at 'c' it lets them go on.
 *
 * The outer process waits for the end and, if it is told to, watches futexes
 * meanwhile (watch).
 *
 * joute-box is a program of its own, not part of the library, so that it starts
 * in less than a millisecond, with nothing of joute in its memory. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/capability.h>
#include <linux/close_range.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <linux/landlock.h>
#include <linux/openat2.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/box/box.h"

/* Where the old and the new root are mounted while the new one is built. */
#define OLD_ROOT "/old"
#define NEW_ROOT "/new"
#define EMPTY "/empty"     /* an empty folder */
#define NOTHING "/nothing" /* an empty file */

/* How long a process that woke up runs before it is stopped again. */
enum { STOP_MS = 10 };

/* The parts of the command line that remain to be read. `at` is its next word
 * and, at the end, the first word of the bot's command. */
typedef struct Box {
    char **at;
    const char *folder; /* the folder in which the bot starts */
    rlim_t processes;   /* 0 for any number */
    int watch;          /* the socket of BOX_WATCH; -1 if there is none */
    int futexes; /* the descriptor on which the kernel reports futexes; -1 if
                    there is none */
} Box;

/* Writes a reason, which joute shows, with errno as a number, and exits. */
__attribute__((format(printf, 1, 2))) static _Noreturn void
give_up(const char *format, ...)
{
    int error = errno;
    va_list args;
    va_start(args, format);
    vdprintf(STDOUT_FILENO, format, args);
    va_end(args);
    dprintf(STDOUT_FILENO, ": %d\n", error);
    _exit(1);
}

static void require(bool is_done, const char *what)
{
    if (!is_done) {
        give_up("%s", what);
    }
}

static void write_file(const char *path, const char *text)
{
    int file = open(path, O_WRONLY | O_CLOEXEC);
    require(file >= 0 && write(file, text, strlen(text)) > 0, path);
    close(file);
}

/* Joins its control groups while they are still visible. The kernel may make a
 * process wait for 10 ms when it joins. So joute-box joins by itself, and joute
 * starts the next bot meanwhile. */
static void join_groups(Box *box)
{
    while (*box->at && strcmp(*box->at, BOX_GROUP) == 0) {
        int group = atoi(box->at[1]);
        require(write(group, "0", 1) == 1, "a control group");
        close(group);
        box->at += 2;
    }
}

/* Makes the kernel ask us before anything that we start uses a futex that is
 * not private to one program's memory. In a file that two bots can read, one of
 * them could see whether the other waits at a futex. If the kernel cannot ask,
 * every bot is treated as if it used such futexes. */
static void watch_futexes(Box *box)
{
    enum { LOW = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? 4 : 0 };
    static struct sock_filter program[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_futex_waitv, 3, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_futex, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS,
                 offsetof(struct seccomp_data, args[1]) + LOW),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, FUTEX_PRIVATE_FLAG, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog all = { .len = sizeof program / sizeof *program,
                              .filter = program };
    if (!*box->at || strcmp(*box->at, BOX_WATCH) != 0) {
        return;
    }
    box->watch = fcntl(atoi(box->at[1]), F_DUPFD_CLOEXEC, BOX_DESCRIPTORS + 1);
    box->at += 2;
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    int listener = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
                                SECCOMP_FILTER_FLAG_NEW_LISTENER, &all);
    box->futexes = fcntl(listener, F_DUPFD_CLOEXEC, BOX_DESCRIPTORS + 1);
    close(listener);
    if (box->futexes < 0) {
        (void)!write(box->watch, "f", 1);
    }
}

/* Moves to namespaces of its own, in which it has the id BOX_ID and all
 * rights. */
static void leave_the_world(void)
{
    char map[32];
    unsigned uid = geteuid(), gid = getegid();
    require(unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET |
                    CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP) == 0,
            "no namespaces");
    snprintf(map, sizeof map, "%d %u 1", BOX_ID, uid);
    write_file("/proc/self/uid_map", map);
    write_file("/proc/self/setgroups", "deny");
    snprintf(map, sizeof map, "%d %u 1", BOX_ID, gid);
    write_file("/proc/self/gid_map", map);
}

/* Makes the missing parents of a path in the new root. */
static void make_parents(const char *path)
{
    char part[PATH_MAX];
    for (const char *at = path + strlen(NEW_ROOT) + 1; (at = strchr(at, '/'));
         at++) {
        snprintf(part, sizeof part, "%.*s", (int)(at - path), path);
        require(mkdir(part, 0755) == 0 || errno == EEXIST, part);
    }
}

static void make_place(const char *path, bool is_folder)
{
    make_parents(path);
    if (is_folder) {
        require(mkdir(path, 0755) == 0 || errno == EEXIST, path);
    } else {
        int file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0444);
        require(file >= 0 || errno == EEXIST || errno == EROFS, path);
        close(file);
    }
}

/* Mounts a tree read-only in the new root. A device can still be written to,
 * but its times, which all bots see, cannot be changed. */
static void mount_tree(int tree, const char *to, bool is_device)
{
    struct stat info;
    struct mount_attr attributes = { .attr_set = MOUNT_ATTR_NOSUID |
                                                 MOUNT_ATTR_RDONLY };
    if (!is_device) {
        attributes.attr_set |= MOUNT_ATTR_NODEV;
    }
    require(tree >= 0 && fstat(tree, &info) == 0 &&
                mount_setattr(tree, "", AT_EMPTY_PATH | AT_RECURSIVE,
                              &attributes, sizeof attributes) == 0,
            to);
    make_place(to, S_ISDIR(info.st_mode));
    require(move_mount(tree, "", AT_FDCWD, to, MOVE_MOUNT_F_EMPTY_PATH) == 0,
            to);
    close(tree);
}

/* Shows a file or folder in the new root, with all that is mounted below it. */
static void bind(const char *from, const char *to, bool is_device)
{
    mount_tree(open_tree(AT_FDCWD, from,
                         OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE),
               to, is_device);
}

/* Opens a file or folder of the bot; returns -1 if it does not exist. Its path
 * had no links when it was given; if one has appeared since, it is refused,
 * because it would lead elsewhere. */
static int open_own(const char *folder, const char *name)
{
    const struct open_how direct = { .flags = O_PATH | O_DIRECTORY | O_CLOEXEC,
                                     .resolve = RESOLVE_NO_SYMLINKS };
    const struct open_how within = { .flags = O_PATH | O_CLOEXEC,
                                     .resolve = RESOLVE_BENEATH };
    int at =
        (int)syscall(SYS_openat2, AT_FDCWD, folder, &direct, sizeof direct);
    int file = (int)syscall(SYS_openat2, at, name, &within, sizeof within);
    close(at);
    return file;
}

/* Covers a file or folder with an empty one of the same kind. If the name now
 * belongs to another kind, nothing is covered. */
static void cover(int folder, const char *name, bool is_folder)
{
    struct mount_attr attributes = { .attr_set = MOUNT_ATTR_RDONLY |
                                                 MOUNT_ATTR_NOSUID };
    int tree = open_tree(AT_FDCWD, is_folder ? EMPTY : NOTHING,
                         OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
    require(mount_setattr(tree, "", AT_EMPTY_PATH, &attributes,
                          sizeof attributes) == 0,
            EMPTY);
    move_mount(tree, "", folder, name, MOVE_MOUNT_F_EMPTY_PATH);
    close(tree);
}

static bool is_folder(int folder, const struct dirent *entry)
{
    struct stat info;
    return entry->d_type == DT_UNKNOWN ? fstatat(folder, entry->d_name, &info,
                                                 AT_SYMLINK_NOFOLLOW) == 0 &&
                                             S_ISDIR(info.st_mode)
                                       : entry->d_type == DT_DIR;
}

/* Opens a folder in a folder to list it; returns NULL if that is not
 * allowed. */
static DIR *open_folder(int folder, const char *name)
{
    int file =
        openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    return file >= 0 ? fdopendir(file) : NULL;
}

/* Covers everything in this folder, and in those below it, that must not be
 * shown. Closes names. Returns false if there are more names than *left. */
static bool hide(DIR *names, int depth, int *left)
{
    int folder = dirfd(names);
    for (const struct dirent *entry; *left > 0 && (entry = readdir(names));
         --*left) {
        const char *name = entry->d_name;
        if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) {
            continue;
        }
        bool is_deep = is_folder(folder, entry);
        bool is_open = is_deep && box_shows(name) && depth + 1 < BOX_DEPTH;
        DIR *inside = is_open ? open_folder(folder, name) : NULL;
        if (inside) {
            hide(inside, depth + 1, left);
        } else if (is_deep || !box_shows(name)) {
            cover(folder, name, is_deep);
        }
    }
    closedir(names);
    return *left > 0;
}

/* Shows a folder of the bot. Even on a read-only mount, a socket or FIFO in it
 * would lead to the process outside that has it open. In an overlay it is a
 * different socket or FIFO, without a process at the other end. */
static void show_folder(int folder, const char *to)
{
    int left = BOX_NAMES;
    make_place(to, true);
    require(fchdir(folder) == 0 &&
                mount("overlay", to, "overlay",
                      MS_RDONLY | MS_NOSUID | MS_NODEV,
                      "lowerdir=.:" EMPTY) == 0 &&
                chdir("/") == 0,
            "no overlay of the bot's folder (modprobe overlay)");
    DIR *names = open_folder(AT_FDCWD, to);
    if (names && !hide(names, 0, &left)) {
        dprintf(BOX_STREAMS + 2, "%s: more than %d files, none is shown\n",
                to + strlen(NEW_ROOT), BOX_NAMES);
        bind(EMPTY, to, false);
    }
}

/* Shows a file or folder of the bot. If it is gone or has become something
 * else, the bot cannot be started, which is not the machine's fault. */
static void show(const char *folder, const char *name, const char *to)
{
    struct stat info;
    int file = open_own(folder, name);
    bool is_there = file >= 0 && fstat(file, &info) == 0;
    if (is_there && S_ISDIR(info.st_mode)) {
        show_folder(file, to);
    } else if (is_there && S_ISREG(info.st_mode)) {
        mount_tree(
            open_tree(file, "",
                      OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_EMPTY_PATH),
            to, false);
    }
    close(file);
}

/* Mounts a folder in memory for at most `size` bytes. */
static void mount_memory(const char *at, const char *size)
{
    char options[64];
    snprintf(options, sizeof options, "mode=0700,size=%s", size);
    make_place(at, true);
    require(mount("tmpfs", at, "tmpfs", MS_NOSUID | MS_NODEV, options) == 0,
            at);
}

/* Shows only the processes of /proc; its other files tell about the whole
 * machine. */
static void mount_processes(const char *at)
{
    make_place(at, true);
    require(mount("proc", at, "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC,
                  "subset=pid") == 0,
            at);
}

/* Makes a file in the new root with the contents of a descriptor. */
static void copy_file(const char *number, const char *to)
{
    char bytes[4096];
    int from = atoi(number);
    ssize_t size;
    make_parents(to);
    int file = open(to, O_CREAT | O_WRONLY | O_CLOEXEC, 0444);
    require(file >= 0, to);
    while ((size = read(from, bytes, sizeof bytes)) > 0) {
        require(write(file, bytes, (size_t)size) == size, to);
    }
    close(file);
    close(from);
}

/* Returns the next word as a path below root. */
static const char *take_path(Box *box, const char *root)
{
    static char paths[2][PATH_MAX];
    char *path = paths[strcmp(root, NEW_ROOT) == 0];
    snprintf(path, PATH_MAX, "%s%s", root, *box->at++);
    return path;
}

static void furnish(Box *box)
{
    while (*box->at && strcmp(*box->at, "--") != 0) {
        const char *word = *box->at++;
        if (strcmp(word, BOX_BIND) == 0 || strcmp(word, BOX_DEVICE) == 0) {
            const char *from = take_path(box, OLD_ROOT);
            bind(from, take_path(box, NEW_ROOT), strcmp(word, BOX_DEVICE) == 0);
        } else if (strcmp(word, BOX_SHOW) == 0) {
            const char *folder = take_path(box, OLD_ROOT), *name = *box->at++;
            show(folder, name, take_path(box, NEW_ROOT));
        } else if (strcmp(word, BOX_LINK) == 0) {
            const char *target = *box->at++, *path = take_path(box, NEW_ROOT);
            make_parents(path);
            require(symlink(target, path) == 0, path);
        } else if (strcmp(word, BOX_MEMORY) == 0) {
            const char *size = *box->at++;
            mount_memory(take_path(box, NEW_ROOT), size);
        } else if (strcmp(word, BOX_FILE) == 0) {
            const char *number = *box->at++;
            copy_file(number, take_path(box, NEW_ROOT));
        } else if (strcmp(word, BOX_PROC) == 0) {
            mount_processes(take_path(box, NEW_ROOT));
        } else if (strcmp(word, BOX_START) == 0) {
            box->folder = *box->at++;
        } else if (strcmp(word, BOX_PROCESSES) == 0) {
            box->processes = (rlim_t)strtoull(*box->at++, NULL, 10);
        } else {
            errno = EINVAL;
            give_up("%s", word);
        }
    }
    box->at += *box->at != NULL;
}

/* Builds the new root and leaves the old one. The new root is in memory as
 * well, so it is made read-only at the end. */
static void build(Box *box)
{
    require(mount(NULL, "/", NULL, MS_REC | MS_SLAVE, NULL) == 0, "/");
    require(mount("tmpfs", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV,
                  "mode=0755,size=1m") == 0,
            "/tmp");
    require(mkdir("/tmp" OLD_ROOT, 0755) == 0 &&
                mkdir("/tmp" NEW_ROOT, 0755) == 0 &&
                mkdir("/tmp" EMPTY, 0755) == 0 &&
                mknod("/tmp" NOTHING, S_IFREG | 0444, 0) == 0 &&
                chdir("/tmp") == 0 &&
                syscall(SYS_pivot_root, ".", "." OLD_ROOT) == 0 &&
                chdir("/") == 0,
            "no new root");
    require(mount("tmpfs", NEW_ROOT, "tmpfs", MS_NOSUID | MS_NODEV,
                  "mode=0755,size=1m") == 0,
            NEW_ROOT);
    furnish(box);
    require(umount2(OLD_ROOT, MNT_DETACH) == 0, OLD_ROOT);
    require(chdir(NEW_ROOT) == 0 && syscall(SYS_pivot_root, ".", ".") == 0 &&
                umount2(".", MNT_DETACH) == 0 && chdir("/") == 0,
            "the new root cannot be entered");
    require(mount(NULL, "/", NULL,
                  MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV,
                  NULL) == 0,
            "/ stays writable");
    require(sethostname("joute", 5) == 0, "the host's name");
    (void)!chdir(box->folder); /* fails only if the bot's files are gone */
}

static void limit(int resource, rlim_t value)
{
    struct rlimit both = { value, value };
    setrlimit((__rlimit_resource_t)resource, &both);
}

/* Gives up all capabilities for good. */
static void surrender(const Box *box)
{
    struct __user_cap_header_struct header = {
        .version = _LINUX_CAPABILITY_VERSION_3
    };
    struct __user_cap_data_struct none[2] = { { 0, 0, 0 }, { 0, 0, 0 } };
    for (int cap = 0; prctl(PR_CAPBSET_READ, cap, 0, 0, 0) >= 0; cap++) {
        require(prctl(PR_CAPBSET_DROP, cap, 0, 0, 0) == 0, "capabilities");
    }
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    require(syscall(SYS_capset, &header, none) == 0 &&
                prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0,
            "capabilities");
    if (box->processes > 0) {
        limit(RLIMIT_NPROC,
              box->processes + 2); /* our own two processes count too */
    }
}

/* The system call filter that joute made. */
typedef struct Filter {
    struct sock_filter at[BPF_MAXINSNS];
    size_t count;
} Filter;

static void read_filter(Filter *filter)
{
    ssize_t size = pread(BOX_FILTER, filter->at, sizeof filter->at, 0);
    require(size > 0, "no filter of system calls");
    filter->count = (size_t)size / sizeof *filter->at;
}

static bool load_filter(Filter *filter)
{
    struct sock_fprog program = { .len = (unsigned short)filter->count,
                                  .filter = filter->at };
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/* Keeps the bot from opening any file of /proc. Files there tell how many
 * processes have mapped a file of the system, which says something about other
 * bots. The bot may still list folders there and follow links. Only Landlock
 * can do this, and a kernel may lack it. Version 2 is needed: before it,
 * Landlock forbids all moves of files between folders. */
static void close_proc(void)
{
    enum { NEEDED = 2 };
    const struct landlock_ruleset_attr all = {
        .handled_access_fs = LANDLOCK_ACCESS_FS_READ_FILE |
                             LANDLOCK_ACCESS_FS_WRITE_FILE |
                             LANDLOCK_ACCESS_FS_REFER,
    };
    DIR *root = opendir("/");
    if (!root || syscall(SYS_landlock_create_ruleset, NULL, 0,
                         LANDLOCK_CREATE_RULESET_VERSION) < NEEDED) {
        return;
    }
    int rules = (int)syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);
    for (const struct dirent *entry; (entry = readdir(root));) {
        struct landlock_path_beneath_attr open_one = {
            .allowed_access = all.handled_access_fs
        };
        const char *name = entry->d_name;
        if (entry->d_type != DT_DIR || strcmp(name, "proc") == 0 ||
            strcmp(name, ".") == 0 || strcmp(name, "..") == 0) {
            continue;
        }
        open_one.parent_fd = openat(dirfd(root), name, O_PATH | O_CLOEXEC);
        syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH,
                &open_one, 0);
        close(open_one.parent_fd);
    }
    syscall(SYS_landlock_restrict_self, rules, 0);
    closedir(root);
    close(rules);
}

static bool is_readable(const char *path)
{
    char start[4096];
    int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    return file < 0 || read(file, start, sizeof start) >= 0;
}

/* Returns true if a program could not be started because the machine lacked
 * something. The kernel also reports EIO for a program that is shorter than its
 * header says; that is the machine's fault only if the file cannot be read. */
static bool is_short_of(int error, const char *program)
{
    return error == ENOMEM || error == EAGAIN || error == ENFILE ||
           error == EMFILE || (error == EIO && !is_readable(program));
}

/* Gives our new session our own low priority, since the kernel divides a core
 * among sessions first. It may refuse for a tenth of a second. */
static void be_nice(void)
{
    enum { TRIES = 10, PAUSE_MS = 25 };
    int nice = getpriority(PRIO_PROCESS, 0);
    if (nice <= 0) {
        return;
    }
    prctl(PR_SET_DUMPABLE, 1); /* or our files in /proc would be root's */
    int file = open("/proc/self/autogroup", O_WRONLY | O_CLOEXEC);
    for (int i = 0; file >= 0 && i < TRIES && dprintf(file, "%d", nice) < 0;
         i++) {
        poll(NULL, 0, PAUSE_MS);
    }
    close(file);
}

/* Becomes the bot, in a session of its own. The kernel divides a core among
 * sessions, so the first process inside gets its share of time however many
 * processes the bot has. */
static _Noreturn void run(Filter *filter, char **words)
{
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    int joute = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, BOX_DESCRIPTORS + 1);
    for (int i = 0; i < 3; i++) {
        dup2(BOX_STREAMS + i, i);
    }
    syscall(SYS_close_range, 3, ~0u, CLOSE_RANGE_CLOEXEC);
    bool is_ready = setsid() > 0;
    be_nice();
    close_proc();
    is_ready = is_ready && load_filter(filter);
    if (is_ready) {
        execvp(words[0], words);
    }
    int error = errno;
    if (is_ready && !is_short_of(error, words[0])) {
        dprintf(STDERR_FILENO, "%s: %s\n", words[0], strerror(error));
    } else {
        dprintf(joute, "%s: %d\n", words[0], error);
    }
    _exit(127);
}

/* Reaps ended processes. If the bot is one of them, this process exits. */
static void reap(pid_t bot)
{
    int status;
    struct rusage used;
    for (pid_t pid; (pid = wait4(-1, &status, WNOHANG, &used)) > 0;) {
        if (pid == bot) {
            int number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
            dprintf(STDOUT_FILENO, BOX_END "\n", number, used.ru_maxrss);
            _exit(number ? 128 + number : WEXITSTATUS(status));
        }
    }
}

/* Returns true if a thread of this process still runs, even if only to finish a
 * call that the stop has interrupted. A thread in state D does not run before
 * it has stopped. */
static bool does_run(const char *process)
{
    char path[PATH_MAX], text[512];
    bool is_running = false;
    snprintf(path, sizeof path, "/proc/%s/task", process);
    DIR *threads = opendir(path);
    for (const struct dirent *thread;
         !is_running && threads && (thread = readdir(threads));) {
        snprintf(path, sizeof path, "/proc/%s/task/%s/stat", process,
                 thread->d_name);
        int file = open(path, O_RDONLY | O_CLOEXEC);
        ssize_t size = read(file, text, sizeof text - 1);
        text[size > 0 ? size : 0] = '\0';
        const char *name_end = strrchr(text, ')');
        is_running = name_end && strchr("RS", name_end[2]);
        close(file);
    }
    closedir(threads);
    return is_running;
}

static bool does_anybody_run(void)
{
    DIR *processes = opendir("/proc");
    bool is_any = !processes;
    for (const struct dirent *process;
         !is_any && processes && (process = readdir(processes));) {
        const char *name = process->d_name;
        is_any = name[0] >= '1' && name[0] <= '9' && strcmp(name, "1") != 0 &&
                 does_run(name);
    }
    closedir(processes);
    return is_any;
}

/* Waits until nothing inside runs, but one second at most. The kernel reports
 * the stop of the bot itself as a signal, which this function reads from
 * `ended`. */
static void await_stop(int ended)
{
    enum { TRIES = 1000 };
    struct pollfd polled = { .fd = ended, .events = POLLIN };
    int tries = 0;
    do {
        struct signalfd_siginfo info;
        poll(&polled, 1, 1);
        (void)!read(ended, &info, sizeof info);
    } while (does_anybody_run() && ++tries < TRIES);
}

static void obey(char order, int ended)
{
    kill(-1, order == 'c' ? SIGCONT : SIGSTOP);
    if (order == 'w') {
        await_stop(ended);
        (void)!write(STDIN_FILENO, &order, 1);
    }
}

/* The first process inside: starts the bot and looks after all processes. */
static _Noreturn void keep_house(Box *box)
{
    static Filter filter;
    sigset_t children;
    char order;
    build(box);
    surrender(box);
    read_filter(&filter);
    sigemptyset(&children);
    sigaddset(&children, SIGCHLD);
    sigprocmask(SIG_BLOCK, &children, NULL);
    dprintf(STDOUT_FILENO, "ready\n");
    if (read(STDIN_FILENO, &order, 1) != 1) {
        _exit(1);
    }
    /* Otherwise the bot could read our memory, since it has the same user. This
     * call must come after joute has read our files in /proc. */
    prctl(PR_SET_DUMPABLE, 0);
    pid_t bot = fork();
    if (bot == 0) {
        run(&filter, box->at);
    }
    require(bot > 0, "fork");
    require(load_filter(&filter), "no filter of system calls");
    syscall(SYS_close_range, STDERR_FILENO, ~0u, 0);
    int ended = signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
    require(ended >= 0, "signalfd");
    struct pollfd polled[] = { { .fd = STDIN_FILENO, .events = POLLIN },
                               { .fd = ended, .events = POLLIN } };
    order = 'c';
    for (;;) {
        struct signalfd_siginfo info;
        if (poll(polled, 2, order == 'c' ? -1 : STOP_MS) == 0) {
            kill(-1, SIGSTOP);
        }
        if (polled[0].revents) {
            if (read(STDIN_FILENO, &order, 1) != 1) {
                _exit(128 + SIGKILL); /* the socket is closed: joute is gone */
            }
            obey(order, ended);
        }
        (void)!read(ended, &info, sizeof info);
        reap(bot);
    }
}

/* Allows the call that the kernel asked about. If a signal has ended that call,
 * the kernel will ask again. */
static void let_on(int futexes, uint64_t id)
{
    union {
        struct seccomp_notif_resp answer;
        char room[1024]; /* a newer kernel may send more */
    } all = { .answer = { .id = id,
                          .flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE } };
    ioctl(futexes, SECCOMP_IOCTL_NOTIF_SEND, &all);
}

/* Runs until the process ends. The bot's first use of a futex that others could
 * reach waits until joute allows it; joute then lets nobody else run while this
 * bot runs. All later uses go on at once. */
static void watch(const Box *box, pid_t inside)
{
    struct pollfd polled[] = {
        { .fd = (int)syscall(SYS_pidfd_open, inside, 0), .events = POLLIN },
        { .fd = box->futexes, .events = POLLIN },
        { .fd = box->watch, .events = POLLIN },
    };
    bool is_told = false;
    uint64_t id = 0;
    while (poll(polled, 3, -1) < 0 || !polled[0].revents) {
        union {
            struct seccomp_notif call;
            char room[1024];
        } all = { .room = { 0 } };
        char byte;
        if (polled[2].revents) {
            polled[2].fd = -1;
            polled[1].fd = box->futexes;
            (void)!read(box->watch, &byte, 1);
            let_on(box->futexes, id);
        } else if (polled[1].revents &&
                   ioctl(box->futexes, SECCOMP_IOCTL_NOTIF_RECV, &all) == 0) {
            id = all.call.id;
            if (is_told) {
                let_on(box->futexes, id);
            } else {
                polled[1].fd = -1;
                is_told = write(box->watch, "f", 1) == 1;
            }
        }
    }
}

int main(int argc, char **argv)
{
    Box box = {
        .at = argv + (argc > 0), .folder = "/", .watch = -1, .futexes = -1
    };
    pid_t parent = getppid();
    int status;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    join_groups(&box);
    watch_futexes(&box);
    leave_the_world();
    pid_t inside = fork();
    require(inside >= 0, "fork");
    if (inside == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        keep_house(&box);
    }
    /* The bot's streams and pipes may be open only in the first process
     * inside. */
    syscall(SYS_close_range, 0, BOX_DESCRIPTORS, 0);
    if (getppid() != parent) {
        _exit(1);
    }
    if (box.futexes >= 0) {
        watch(&box, inside);
    }
    waitpid(inside, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
