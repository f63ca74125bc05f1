/* seccomp.c: the system calls a bot has no business with. Everything else is
 * allowed: the walls are the namespaces, and this filter takes away the ways
 * to the parts of the kernel where walls were breached before. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
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
     * kernel divides a core among sessions first */
    "sched_setaffinity", "sched_setscheduler", "sched_setparam",
    "sched_setattr", "setsid",
    /* pages that are mapped nowhere */
    "vmsplice",
};

/* As on a kernel built without them, so that programs try something else. */
static const char *const UNKNOWN[] = {
    "io_uring_setup", "io_uring_enter", "io_uring_register",
    "remap_file_pages", "clone3",
    /* memory that a file of no folder or a queue holds: it would not be
     * counted */
    "memfd_create", "memfd_secret", "shmget", "shmat", "shmctl",
    "msgget", "msgsnd", "msgrcv", "msgctl", "mq_open",
    "semget", "semop", "semctl", "semtimedop",
    /* what others do with files that are everybody's, and whether they have
     * read them; quotas that all share */
    "inotify_init", "inotify_init1", "inotify_add_watch",
    "mincore", "cachestat", "sysinfo",
    "io_setup", "io_destroy", "io_submit", "io_cancel", "io_getevents",
    "io_pgetevents",
};

/* Done without being done. Locks of files are granted to everybody, since a
 * lock on a file of the system could be seen by other bots; and nobody drops
 * the pages of such a file from memory, or writes the machine's disks. */
static const char *const IDLE[] = {
    "flock", "fadvise64", "fadvise64_64", "arm_fadvise64_64", "sync", "syncfs",
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

/* Denies the call when, of the bits of mask in one argument, just those of
 * value are set. */
static bool deny_if(scmp_filter_ctx filter, int call, unsigned argument,
                    uint64_t mask, uint64_t value, int error)
{
    const struct scmp_arg_cmp when = { .arg = argument,
                                       .op = SCMP_CMP_MASKED_EQ,
                                       .datum_a = mask,
                                       .datum_b = value };
    return seccomp_rule_add_array(filter, SCMP_ACT_ERRNO((uint16_t)error), call,
                                  1, &when) == 0;
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
            deny_if(filter, SCMP_SYS(clone), 0, flags[i], flags[i], EPERM);
    }
    return is_done;
}

/* No sockets but those between its own processes, with buffers of the usual
 * size: memory_watch.c counts them by that. */
static bool deny_sockets(scmp_filter_ctx filter)
{
    const struct scmp_arg_cmp other = {
        .arg = 0, .op = SCMP_CMP_NE, .datum_a = AF_UNIX, .datum_b = 0
    };
    const struct scmp_arg_cmp size[] = {
        { .arg = 1, .op = SCMP_CMP_EQ, .datum_a = SOL_SOCKET },
        { .arg = 2, .op = SCMP_CMP_EQ, .datum_a = SO_SNDBUF },
    };
    const uint32_t refuse = SCMP_ACT_ERRNO(EAFNOSUPPORT);
    return seccomp_rule_add_array(filter, refuse, SCMP_SYS(socket), 1,
                                  &other) == 0 &&
           seccomp_rule_add_array(filter, refuse, SCMP_SYS(socketpair), 1,
                                  &other) == 0 &&
           seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(0),
                                  SCMP_SYS(setsockopt), 2, size) == 0;
}

/* Memory that would be nobody's: shared without a file it can be kept without
 * being mapped, attributes of files in memory are no pages, and a pipe can be
 * made large. */
static bool deny_hidden_memory(scmp_filter_ctx filter)
{
    static const char *const attributes[] = { "setxattr", "lsetxattr",
                                              "fsetxattr", "setxattrat" };
    const uint64_t flags = MAP_SHARED | MAP_ANONYMOUS;
    return deny_if(filter, SCMP_SYS(mmap), 3, flags, flags, ENOMEM) &&
           deny(filter, attributes, sizeof attributes / sizeof *attributes,
                EOPNOTSUPP) &&
           deny_if(filter, SCMP_SYS(fcntl), 1, UINT32_MAX, F_SETPIPE_SZ, EPERM);
}

/* What can be seen of one bot by another through files that both may read;
 * see IDLE. Of the page cache timing still tells (docs/SECURITY.md). */
static bool deny_signals(scmp_filter_ctx filter)
{
    static const unsigned locks[] = { F_GETLK,     F_SETLK,     F_SETLKW,
                                      F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW };
    enum { FLAGS = 5, COLD = 20, PAGEOUT = 21 }; /* MADV_COLD ... */
    bool is_done = true;
    for (size_t i = 0; i < sizeof locks / sizeof *locks; i++) {
        is_done &= deny_if(filter, SCMP_SYS(fcntl), 1, UINT32_MAX, locks[i], 0);
    }
    return is_done &&
           deny_if(filter, SCMP_SYS(fcntl), 1, UINT32_MAX, F_SETLEASE,
                   EINVAL) &&
           deny_if(filter, SCMP_SYS(fcntl), 1, UINT32_MAX, F_NOTIFY, EINVAL) &&
           deny_if(filter, SCMP_SYS(madvise), 2, UINT32_MAX, COLD, 0) &&
           deny_if(filter, SCMP_SYS(madvise), 2, UINT32_MAX, PAGEOUT, 0) &&
           deny_if(filter, SCMP_SYS(preadv2), FLAGS, RWF_NOWAIT, RWF_NOWAIT,
                   EOPNOTSUPP);
}

/* Typing on the terminal we were started from. The kernel looks at 32 bits
 * of the request only, and so must we. */
static bool deny_typing(scmp_filter_ctx filter)
{
    enum { TERMINAL_LINUX = 0x541c }; /* TIOCLINUX */
    return deny_if(filter, SCMP_SYS(ioctl), 1, UINT32_MAX, TIOCSTI, EPERM) &&
           deny_if(filter, SCMP_SYS(ioctl), 1, UINT32_MAX, TERMINAL_LINUX,
                   EPERM);
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
        deny_namespaces(filter) && deny_sockets(filter) &&
        deny_hidden_memory(filter) && deny_signals(filter) &&
        deny_typing(filter) && seccomp_export_bpf(filter, file) == 0;
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
