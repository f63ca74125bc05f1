/* seccomp.c: the system calls a bot has no business with. Everything else is
 * allowed: the walls are the namespaces, and this filter takes away the ways
 * to the parts of the kernel where walls were breached before. */
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
/* Not permitted, whatever the arguments. Names, since a processor may lack
 * one or the library not know it: those are left out. */
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
    /* favourite ways into the kernel */
    "bpf", "perf_event_open", "userfaultfd", "keyctl", "add_key",
    "request_key", "modify_ldt", "vm86", "vm86old",
    /* other cores than its own, and more than its share of that one: the
     * kernel divides a core among sessions first; a group of processes that is
     * left alone while it is stopped goes on */
    "sched_setaffinity", "sched_setscheduler", "sched_setparam",
    "sched_setattr", "setsid", "setpgid",
    /* pages that are mapped nowhere, and how many map a page */
    "vmsplice", "move_pages", "migrate_pages", "mbind",
};

/* As on a kernel built without them, so that programs try something else. */
static const char *const UNKNOWN[] = {
    "io_uring_setup", "io_uring_enter", "io_uring_register",
    "remap_file_pages", "clone3",
    /* a signal at any time, which could be SIGCONT: see deny_waking */
    "timer_create",
    /* memory that a file of no folder or a queue holds: it would not be
     * counted */
    "memfd_create", "memfd_secret", "shmget", "shmat", "shmctl",
    "msgget", "msgsnd", "msgrcv", "msgctl", "mq_open",
    "semget", "semop", "semctl", "semtimedop",
    /* rules and programs that the kernel would keep for it */
    "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self",
    "seccomp",
    /* what others do with files that are everybody's, whether they have read
     * them or looked for them (RESOLVE_CACHED); quotas that all share */
    "inotify_init", "inotify_init1", "inotify_add_watch",
    "mincore", "openat2", "sysinfo",
    /* how full a disk is, where joute writes what bots say */
    "statfs", "fstatfs", "statfs64", "fstatfs64", "ustat",
    "io_setup", "io_destroy", "io_submit", "io_cancel", "io_getevents",
    "io_pgetevents",
};

/* Done without being done. Locks of files are granted to everybody, since a
 * lock on a file of the system could be seen by other bots; nobody drops the
 * pages of such a file from memory, or writes the machine's disks; and sockets
 * keep the size that memory_watch.c counts, without a program in them. */
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

/* Denies the call when all these comparisons hold. Most arguments have 32 bits
 * and the filter sees 64, of which a bot may set the others: WORD compares
 * those that count. */
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

/* Denies it when one argument has this value. */
static bool deny_value(scmp_filter_ctx filter, int call, unsigned argument,
                       uint32_t value, int error)
{
    const struct scmp_arg_cmp when = WORD(argument, value);
    return deny_when(filter, call, error, &when, 1);
}

/* Denies it when, of the bits of mask in one argument, just those of value are
 * set. */
static bool deny_bits(scmp_filter_ctx filter, int call, unsigned argument,
                      uint64_t mask, uint64_t value, int error)
{
    const struct scmp_arg_cmp when = { .arg = argument,
                                       .op = SCMP_CMP_MASKED_EQ,
                                       .datum_a = mask,
                                       .datum_b = value };
    return deny_when(filter, call, error, &when, 1);
}

/* Denies it when one argument is beyond a value, in all its 64 bits. */
static bool deny_beyond(scmp_filter_ctx filter, int call, unsigned argument,
                        enum scmp_compare beyond, uint64_t value, int error)
{
    const struct scmp_arg_cmp when = { .arg = argument,
                                       .op = beyond,
                                       .datum_a = value };
    return deny_when(filter, call, error, &when, 1);
}

/* clone with any flag of a new namespace. clone3 hides its flags in memory,
 * where a filter cannot look; without it the C libraries use clone. */
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

/* A stopped bot must not wake itself. The kernel sends SIGCONT for it, though
 * it does not run, when a child or parent ends, or a file is ready. */
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

/* No sockets but those between its own processes, with buffers of the usual
 * size: usage.c counts them by that. */
static bool deny_sockets(scmp_filter_ctx filter)
{
    return deny_beyond(filter, SCMP_SYS(socket), 0, SCMP_CMP_NE, AF_UNIX,
                       EAFNOSUPPORT) &&
           deny_beyond(filter, SCMP_SYS(socketpair), 0, SCMP_CMP_NE, AF_UNIX,
                       EAFNOSUPPORT);
}

/* Memory that would be nobody's: shared without a file it can be kept without
 * being mapped, huge pages come from a store of the machine, attributes of
 * files in memory are no pages, and a pipe can be made large. */
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

/* What can be seen of one bot by another, or by itself in the next match,
 * through files that both may read; see IDLE. Of the page cache timing still
 * tells (docs/SECURITY.md). */
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

/* Of ioctl the requests that any program makes of a pipe or a terminal, from
 * TCGETS to FIOCLEX, but for typing on the terminal we were started from. File
 * systems have others that leave something behind, such as keys. */
static bool deny_requests(scmp_filter_ctx filter)
{
    enum { TERMINAL_LINUX = 0x541c }; /* TIOCLINUX */
    const int call = SCMP_SYS(ioctl);
    return deny_beyond(filter, call, 1, SCMP_CMP_LT, TCGETS, ENOTTY) &&
           deny_beyond(filter, call, 1, SCMP_CMP_GT, FIOCLEX, ENOTTY) &&
           deny_value(filter, call, 1, TIOCSTI, EPERM) &&
           deny_value(filter, call, 1, TERMINAL_LINUX, EPERM);
}

/* Of prctl what Linux 5.3 had: among the rest are a table of any size in the
 * kernel (PR_FUTEX_HASH), pages shared with others (PR_SET_MEMORY_MERGE) and
 * the other half of a core (PR_SCHED_CORE). */
static bool deny_properties(scmp_filter_ctx filter)
{
    return deny_beyond(filter, SCMP_SYS(prctl), 0, SCMP_CMP_GT,
                       PR_PAC_RESET_KEYS, EINVAL) &&
           deny_value(filter, SCMP_SYS(prctl), 0, PR_SET_SECCOMP, EINVAL);
}

/* The limit of core dumps stays (spawn.c says what it is for). It is not
 * refused: the sanitizers of gcc and clang end a program that cannot set it. */
static bool deny_limits(scmp_filter_ctx filter)
{
    const struct scmp_arg_cmp core[] = {
        WORD(1, RLIMIT_CORE), { .arg = 2, .op = SCMP_CMP_NE, .datum_a = 0 }
    };
    return deny_when(filter, SCMP_SYS(prlimit64), 0, core, 2) &&
           deny_value(filter, SCMP_SYS(setrlimit), 0, RLIMIT_CORE, 0);
}

/* Limits and priorities of other processes than the caller: the first one
 * inside is the same user's, and has to get at /proc and at the core to stop
 * them. */
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

/* Begins the filter: calls that are younger than Linux 5.16 do not exist. The
 * library cannot name what it does not know, and neither can we. */
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
