/* seccomp.c: the system calls a bot has no business with. Everything else is
 * allowed: the walls are the namespaces, and this filter takes away the ways
 * to the parts of the kernel where walls were breached before. */
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
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
};

/* As on a kernel built without them, so that programs try something else.
 * Memory that a file of no folder holds would not be counted. */
static const char *const UNKNOWN[] = {
    "io_uring_setup", "io_uring_enter", "io_uring_register",
    "memfd_create",   "memfd_secret",   "shmget",
    "remap_file_pages", "clone3",
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

/* No sockets but those between its own processes. */
static bool deny_sockets(scmp_filter_ctx filter)
{
    const struct scmp_arg_cmp other = {
        .arg = 0, .op = SCMP_CMP_NE, .datum_a = AF_UNIX, .datum_b = 0
    };
    return seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EAFNOSUPPORT),
                                  SCMP_SYS(socket), 1, &other) == 0;
}

/* Shared memory without a file can be kept without being mapped, where it
 * counts as nobody's. */
static bool deny_hidden_memory(scmp_filter_ctx filter)
{
    const uint64_t flags = MAP_SHARED | MAP_ANONYMOUS;
    return deny_if(filter, SCMP_SYS(mmap), 3, flags, flags, ENOMEM);
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

static bool export_to(scmp_filter_ctx filter, int file)
{
    return seccomp_export_bpf(filter, file) == 0 &&
           lseek(file, 0, SEEK_SET) == 0;
}

int sandbox_filter(void)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    int file = memfd_create("seccomp", MFD_CLOEXEC);
    bool is_made =
        filter && file >= 0 &&
        deny(filter, FORBIDDEN, sizeof FORBIDDEN / sizeof *FORBIDDEN, EPERM) &&
        deny(filter, UNKNOWN, sizeof UNKNOWN / sizeof *UNKNOWN, ENOSYS) &&
        deny_namespaces(filter) && deny_sockets(filter) &&
        deny_hidden_memory(filter) && deny_typing(filter) &&
        export_to(filter, file);
    if (filter) {
        seccomp_release(filter);
    }
    if (!is_made && file >= 0) {
        close(file);
    }
    return is_made ? file : -1;
}
