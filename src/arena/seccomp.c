/* seccomp.c: the system calls that are denied to a bot. All others are allowed:
 * the namespaces shut the bot in, and this filter closes the parts of the
 * kernel through which programs have escaped from namespaces before. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include "arena/sandbox_internal.h"

/* clang-format off */
/* Denied whatever the arguments. They are given by name, and skipped if the
 * processor lacks the call or the library does not know it. */
static const char *const FORBIDDEN[] = {
    /* other processes */
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise",
    "kcmp", "pidfd_getfd",
    /* mounts, namespaces and roots */
    "mount", "umount", "umount2", "pivot_root", "chroot", "unshare", "setns",
    "open_tree", "move_mount", "fsopen", "fsconfig", "fsmount", "fspick",
    "mount_setattr", "open_by_handle_at", "name_to_handle_at", "fanotify_init",
    "quotactl", "quotactl_fd",
    /* the machine */
    "reboot", "kexec_load", "kexec_file_load", "init_module", "finit_module",
    "delete_module", "create_module", "swapon", "swapoff", "acct", "syslog",
    "settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "stime",
    "sethostname", "setdomainname", "iopl", "ioperm", "vhangup", "nfsservctl",
    "uselib", "lookup_dcookie", "personality",
    /* calls often used to break into the kernel */
    "bpf", "perf_event_open", "userfaultfd", "keyctl", "add_key",
    "request_key", "modify_ldt", "vm86", "vm86old",
    /* cores other than its own, and more than its share of that one: the kernel
     * divides a core among sessions first. Also, the kernel lets a stopped
     * process group go on when it is orphaned */
    "sched_setaffinity", "sched_setscheduler", "sched_setparam",
    "sched_setattr", "setsid", "setpgid",
    /* they keep pages that no process has mapped, or show how many processes have mapped a page */
    "vmsplice", "move_pages", "migrate_pages", "mbind",
};

/* These calls fail as they do on a kernel that lacks them, so programs try another way. */
static const char *const UNKNOWN[] = {
    "io_uring_setup", "io_uring_enter", "io_uring_register",
    "remap_file_pages", "clone3",
    /* sends signals later, for instance SIGCONT: see deny_waking */
    "timer_create",
    /* memory that would not be counted, because it belongs to a file in no
     * folder or to a queue */
    "memfd_create", "memfd_secret", "shmget", "shmat", "shmctl",
    "msgget", "msgsnd", "msgrcv", "msgctl", "mq_open",
    "semget", "semop", "semctl", "semtimedop",
    /* rules and programs that the kernel would keep for the bot */
    "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self",
    "seccomp",
    /* they show what others do with shared files: whether they read them or
     * looked them up (RESOLVE_CACHED). Some also use up quotas that all bots
     * share */
    "inotify_init", "inotify_init1", "inotify_add_watch",
    "mincore", "openat2", "sysinfo",
    /* they show how full the disk is to which joute writes what bots say */
    "statfs", "fstatfs", "statfs64", "fstatfs64", "ustat",
    "io_setup", "io_destroy", "io_submit", "io_cancel", "io_getevents",
    "io_pgetevents",
};

/* These succeed without doing anything. A file lock is granted to everybody,
 * because other bots could see a lock on a system file. Pages of such a file
 * are not dropped from memory, and the machine's disks are not flushed. Sockets
 * keep the buffer size that usage.c assumes, and no program is attached to
 * them. */
static const char *const IDLE[] = {
    "flock", "fadvise64", "fadvise64_64", "arm_fadvise64_64", "sync", "syncfs",
    "fsync", "fdatasync", "sync_file_range", "msync", "setsockopt",
};
/* clang-format on */

static bool deny(scmp_filter_ctx filter, const char *const *names, size_t count,
                 int error)
{
    for (size_t i = 0; i < count; i++) {
        int number = seccomp_syscall_resolve_name(names[i]);
        if (number != __NR_SCMP_ERROR &&
            seccomp_rule_add(filter, SCMP_ACT_ERRNO((uint16_t)error), number,
                             0) != 0) {
            return false;
        }
    }
    return true;
}

/* Denies the call if all these comparisons hold. Most arguments have 32 bits,
 * but the filter sees 64, and a bot may set the upper ones: WORD compares only
 * the bits that count. */
static bool deny_when(scmp_filter_ctx filter, int call, int error,
                      const struct scmp_arg_cmp *when, unsigned count)
{
    return seccomp_rule_add_array(filter, SCMP_ACT_ERRNO((uint16_t)error), call,
                                  count, when) == 0;
}

#define WORD(argument, value)                                                  \
    {                                                                          \
        .arg = (argument), .op = SCMP_CMP_MASKED_EQ, .datum_a = UINT32_MAX,    \
        .datum_b = (value)                                                     \
    }

/* Denies the call if one argument has this value. */
static bool deny_value(scmp_filter_ctx filter, int call, unsigned argument,
                       uint32_t value, int error)
{
    const struct scmp_arg_cmp when = WORD(argument, value);
    return deny_when(filter, call, error, &when, 1);
}

/* Denies the call if the bits of mask in one argument equal value. */
static bool deny_bits(scmp_filter_ctx filter, int call, unsigned argument,
                      uint64_t mask, uint64_t value, int error)
{
    const struct scmp_arg_cmp when = { .arg = argument,
                                       .op = SCMP_CMP_MASKED_EQ,
                                       .datum_a = mask,
                                       .datum_b = value };
    return deny_when(filter, call, error, &when, 1);
}

/* Denies the call if one argument, with all its 64 bits, exceeds a value. */
static bool deny_beyond(scmp_filter_ctx filter, int call, unsigned argument,
                        enum scmp_compare beyond, uint64_t value, int error)
{
    const struct scmp_arg_cmp when = { .arg = argument,
                                       .op = beyond,
                                       .datum_a = value };
    return deny_when(filter, call, error, &when, 1);
}

/* Denies clone with any flag for a new namespace. The flags of clone3 are in
 * memory, where a filter cannot look; without clone3 the C libraries use
 * clone. */
static bool deny_namespaces(scmp_filter_ctx filter)
{
    static const uint64_t flags[] = {
        CLONE_NEWNS,   CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC,
        CLONE_NEWUSER, CLONE_NEWPID,    CLONE_NEWNET,
    };
    bool is_done = true;
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        is_done &=
            deny_bits(filter, SCMP_SYS(clone), 0, flags[i], flags[i], EPERM);
    }
    return is_done;
}

/* Keeps a stopped bot from waking itself: although it does not run, the kernel
 * could send it SIGCONT when a child or parent ends or a file is ready. */
static bool deny_waking(scmp_filter_ctx filter)
{
    const struct scmp_arg_cmp parent[] = { WORD(0, PR_SET_PDEATHSIG),
                                           WORD(1, SIGCONT) };
    enum { EXIT_SIGNAL = 0xff };
    return deny_bits(filter, SCMP_SYS(clone), 0, EXIT_SIGNAL, SIGCONT,
                     EINVAL) &&
           deny_value(filter, SCMP_SYS(fcntl), 1, F_SETSIG, EINVAL) &&
           deny_when(filter, SCMP_SYS(prctl), EINVAL, parent, 2);
}

/* Allows only sockets between the bot's own processes, with buffers of the
 * default size, which usage.c assumes. */
static bool deny_sockets(scmp_filter_ctx filter)
{
    return deny_beyond(filter, SCMP_SYS(socket), 0, SCMP_CMP_NE, AF_UNIX,
                       EAFNOSUPPORT) &&
           deny_beyond(filter, SCMP_SYS(socketpair), 0, SCMP_CMP_NE, AF_UNIX,
                       EAFNOSUPPORT);
}

/* Denies memory that would not be counted for the bot: shared memory without a
 * file can exist without being mapped, huge pages come from the machine's pool,
 * attributes of files in memory are not pages, and a pipe can be enlarged. */
static bool deny_hidden_memory(scmp_filter_ctx filter)
{
    static const char *const attributes[] = { "setxattr", "lsetxattr",
                                              "fsetxattr" };
    const uint64_t flags = MAP_SHARED | MAP_ANONYMOUS;
    return deny_bits(filter, SCMP_SYS(mmap), 3, flags, flags, ENOMEM) &&
           deny_bits(filter, SCMP_SYS(mmap), 3, MAP_HUGETLB, MAP_HUGETLB,
                     ENOMEM) &&
           deny(filter, attributes, sizeof attributes / sizeof *attributes,
                EOPNOTSUPP) &&
           deny_value(filter, SCMP_SYS(fcntl), 1, F_SETPIPE_SZ, EPERM);
}

/* Denies ways in which a bot could see another one, or itself in the next
 * match, through files that both can read; see IDLE. The timing of the page
 * cache still reveals something (docs/SECURITY.md). */
static bool deny_signals(scmp_filter_ctx filter)
{
    static const unsigned locks[] = { F_GETLK,     F_SETLK,     F_SETLKW,
                                      F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW };
    enum { SET_FILE_RW_HINT = 1038, SET_DELEGATION = 1040 };
    static const unsigned traces[] = { F_SETLEASE, F_NOTIFY, F_SET_RW_HINT,
                                       SET_FILE_RW_HINT, SET_DELEGATION };
    enum { COLD = 20, PAGEOUT, COLLAPSE = 25 }; /* MADV_COLD ... */
    enum { FLAGS = 5 };
    bool is_done = true;
    for (size_t i = 0; i < sizeof locks / sizeof *locks; i++) {
        is_done &= deny_value(filter, SCMP_SYS(fcntl), 1, locks[i], 0);
    }
    for (size_t i = 0; i < sizeof traces / sizeof *traces; i++) {
        is_done &= deny_value(filter, SCMP_SYS(fcntl), 1, traces[i], EINVAL);
    }
    return is_done &&
           deny_value(filter, SCMP_SYS(madvise), 2, MADV_MERGEABLE, EINVAL) &&
           deny_value(filter, SCMP_SYS(madvise), 2, COLLAPSE, EINVAL) &&
           deny_value(filter, SCMP_SYS(madvise), 2, COLD, 0) &&
           deny_value(filter, SCMP_SYS(madvise), 2, PAGEOUT, 0) &&
           deny_bits(filter, SCMP_SYS(preadv2), FLAGS, RWF_NOWAIT, RWF_NOWAIT,
                     EOPNOTSUPP);
}

/* Allows only the ioctl requests that ordinary programs make of a pipe or a
 * terminal, from TCGETS to FIOCLEX, except typing into our terminal. File
 * systems have other requests that leave something behind, such as keys. */
static bool deny_requests(scmp_filter_ctx filter)
{
    enum { TERMINAL_LINUX = 0x541c }; /* TIOCLINUX */
    const int call = SCMP_SYS(ioctl);
    return deny_beyond(filter, call, 1, SCMP_CMP_LT, TCGETS, ENOTTY) &&
           deny_beyond(filter, call, 1, SCMP_CMP_GT, FIOCLEX, ENOTTY) &&
           deny_value(filter, call, 1, TIOCSTI, EPERM) &&
           deny_value(filter, call, 1, TERMINAL_LINUX, EPERM);
}

/* Allows only the prctl options of Linux 5.3. Later ones include a table of any
 * size in the kernel (PR_FUTEX_HASH), pages shared with others
 * (PR_SET_MEMORY_MERGE) and the other half of a core (PR_SCHED_CORE). */
static bool deny_properties(scmp_filter_ctx filter)
{
    return deny_beyond(filter, SCMP_SYS(prctl), 0, SCMP_CMP_GT,
                       PR_PAC_RESET_KEYS, EINVAL) &&
           deny_value(filter, SCMP_SYS(prctl), 0, PR_SET_SECCOMP, EINVAL);
}

/* Denies changing the limit on core dumps, but pretends to succeed: the
 * sanitizers of gcc and clang end a program that cannot set it. spawn.c says
 * what the limit is for. */
static bool deny_limits(scmp_filter_ctx filter)
{
    const struct scmp_arg_cmp core[] = {
        WORD(1, RLIMIT_CORE), { .arg = 2, .op = SCMP_CMP_NE, .datum_a = 0 }
    };
    return deny_when(filter, SCMP_SYS(prlimit64), 0, core, 2) &&
           deny_value(filter, SCMP_SYS(setrlimit), 0, RLIMIT_CORE, 0);
}

/* Denies changing limits and priorities of other processes. The first process
 * inside has the same user as the bot, and needs /proc and time on the core to
 * stop the bot's processes. */
static bool deny_others(scmp_filter_ctx filter)
{
    enum { PROCESS = 1 }; /* IOPRIO_WHO_PROCESS */
    return deny_beyond(filter, SCMP_SYS(prlimit64), 0, SCMP_CMP_NE, 0, EPERM) &&
           deny_beyond(filter, SCMP_SYS(setpriority), 0, SCMP_CMP_NE,
                       PRIO_PROCESS, EPERM) &&
           deny_beyond(filter, SCMP_SYS(setpriority), 1, SCMP_CMP_NE, 0,
                       EPERM) &&
           deny_beyond(filter, SCMP_SYS(ioprio_set), 0, SCMP_CMP_NE, PROCESS,
                       EPERM) &&
           deny_beyond(filter, SCMP_SYS(ioprio_set), 1, SCMP_CMP_NE, 0, EPERM);
}

/* Begins the filter: for the bot, system calls newer than Linux 5.16 do not
 * exist. The library has no names for calls that are newer than itself, nor
 * have we. */
static bool write_border(int file)
{
    const struct sock_filter border[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, SYS_futex_waitv, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    };
    return write(file, border, sizeof border) == (ssize_t)sizeof border;
}

static int filter_file = -1;

static void make_filter(void)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    int file = memfd_create("seccomp", MFD_CLOEXEC);
    bool is_made =
        filter && file >= 0 &&
        deny(filter, FORBIDDEN, sizeof FORBIDDEN / sizeof *FORBIDDEN, EPERM) &&
        deny(filter, UNKNOWN, sizeof UNKNOWN / sizeof *UNKNOWN, ENOSYS) &&
        deny(filter, IDLE, sizeof IDLE / sizeof *IDLE, 0) &&
        deny_namespaces(filter) && deny_waking(filter) &&
        deny_sockets(filter) && deny_hidden_memory(filter) &&
        deny_signals(filter) && deny_requests(filter) &&
        deny_properties(filter) && deny_limits(filter) && deny_others(filter) &&
        write_border(file) && seccomp_export_bpf(filter, file) == 0;
    if (filter) {
        seccomp_release(filter);
    }
    if (is_made) {
        filter_file = file;
    } else if (file >= 0) {
        close(file);
    }
}

int sandbox_filter(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_filter);
    return fcntl(filter_file, F_DUPFD_CLOEXEC, 0);
}
