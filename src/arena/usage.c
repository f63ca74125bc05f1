/* usage.c: looks every 10 to 30 ms at what a bot uses, if no control group
 * counts it. It does not see processes that come and go between two looks, so
 * if the list of processes has changed between two looks, the bot is charged
 * for all of the time between them. A bot could pass memory from one process to
 * another during a look, so all of them are stopped for an exact count. */
#define _GNU_SOURCE
#include "arena/usage.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "arena/process_tree.h"
#include "arena/sandbox.h"
#include "base/clock.h"
#include "base/mem.h"

enum {
    PERIOD = 20, /* ms between looks; to grow by 400 MB in this time, a bot must
                    write 20 GB/s */
    GROUP_PERIOD = 100, /* ms, if a control group enforces the limit */
    ENTRY_SIZE = 1536,  /* bytes that each file counts as; 1,100 were measured
                           with names of 20 and links of 120 characters */
};

/* What is known of a bot. Its own thread looks at the bot every PERIOD ms, and
 * so does every call of usage_times; the lock keeps these looks apart. */
struct Usage {
    UsageSpec spec;
    bool has_memory, has_times; /* the control group counts these */
    pthread_t thread;
    bool has_thread;
    int stop; /* an eventfd that ends the thread */
    atomic_bool is_over;
    atomic_ullong most;   /* the most bytes of memory that a look has found */
    pthread_mutex_t lock; /* protects the members below */
    ProcessTree tree;
    uint64_t looked_at;
    uint64_t seen;     /* what the listed processes had used at the last look */
    atomic_ullong ran; /* how long all its processes have run, ended ones
                          included; never decreases */
    uint64_t held;     /* how long we stopped its processes to count */
};

/* Looks at the processes and counts what they have run since the last look. The
 * lock is held. */
static void look(Usage *usage)
{
    process_tree_list(&usage->tree, usage->spec.root);
    if (usage->has_times) {
        return;
    }
    uint64_t now = clock_now(), seen = process_tree_ran(&usage->tree);
    uint64_t more = seen > usage->seen ? seen - usage->seen : 0;
    uint64_t passed = usage->looked_at ? now - usage->looked_at : 0;
    if (usage->tree.has_changed && more < passed) {
        more = passed;
    }
    usage->ran += more;
    usage->seen = seen;
    usage->looked_at = now;
}

/* Stops all processes and lists them until two lists agree and none of them can
 * run. On a busy machine it soon gives up. The lock is held. */
static void list_stopped(Usage *usage)
{
    enum { LISTS = 50, PAUSE_US = 200 };
    const UsageSpec *spec = &usage->spec;
    const char *states = spec->group->freezer >= 0 ? "R" : "RS";
    sandbox_freeze(spec->sandbox, true);
    for (int i = 0; i < LISTS; i++) {
        process_tree_list(&usage->tree, spec->root);
        if (!usage->tree.has_changed &&
            !process_tree_has_state(&usage->tree, states)) {
            break;
        }
        usleep(PAUSE_US);
    }
}

/* Returns the bytes in the bot's memory folders. Each file, link or folder
 * counts ENTRY_SIZE more, for its name and, if it is a short link, its text,
 * which the kernel keeps in memory. */
static uint64_t held_in_folders(const UsageSpec *spec)
{
    uint64_t bytes = 0;
    for (int i = 0; i < spec->folder_count; i++) {
        struct statfs fs;
        if (fstatfs(spec->folders[i], &fs) == 0) {
            bytes +=
                (uint64_t)(fs.f_blocks - fs.f_bfree) * (uint64_t)fs.f_bsize +
                (uint64_t)(fs.f_files - fs.f_ffree) * ENTRY_SIZE;
        }
    }
    return bytes;
}

/* Returns true if the processes that the last look listed use too much memory.
 * The lock is held. */
static bool uses_too_much(Usage *usage)
{
    const UsageSpec *spec = &usage->spec;
    if (usage->has_memory) {
        return cgroup_has_killed(spec->group);
    }
    bool is_boxed = spec->sandbox != NULL;
    uint64_t kept =
        is_boxed ? held_in_folders(spec) + process_tree_sockets(&usage->tree)
                 : 0;
    uint64_t used = process_tree_resident(&usage->tree) + kept;
    if (used > atomic_load(&usage->most)) {
        atomic_store(&usage->most, used);
    }
    /* The exact count takes milliseconds, so it is made only if it may matter.
     * In a sandbox all shared memory is in files, which are counted already. */
    return spec->memory && used > spec->memory &&
           process_tree_own(&usage->tree, !is_boxed) + kept > spec->memory;
}

/* Returns true if the bot uses too much memory now. If its processes have
 * changed since the last look, they are stopped while they are counted, and the
 * bot is not charged for that time. The lock is held. */
static bool is_over_now(Usage *usage)
{
    uint64_t begun = clock_now();
    bool is_stopped = !usage->has_memory && usage->spec.memory &&
                      usage->spec.sandbox && usage->tree.has_changed;
    if (is_stopped) {
        list_stopped(usage);
    }
    bool is_over = uses_too_much(usage);
    if (is_stopped) {
        sandbox_freeze(usage->spec.sandbox, false);
        uint64_t held = clock_now() - begun;
        usage->held += held;
        usage->looked_at += held;
    }
    return is_over;
}

/* Returns the milliseconds until the next look, which a bot cannot foresee.
 * Otherwise it could let children run between two looks only. */
static int pause_of(const Usage *usage)
{
    bool is_counted = usage->has_memory && usage->has_times;
    return is_counted ? GROUP_PERIOD
                      : PERIOD / 2 + (int)(clock_now() / 1000 % PERIOD);
}

static void *usage_run(void *of)
{
    Usage *usage = of;
    struct pollfd stop = { .fd = usage->stop, .events = POLLIN };
    bool is_counted = usage->has_memory && usage->has_times;
    while (poll(&stop, 1, pause_of(usage)) <= 0) {
        pthread_mutex_lock(&usage->lock);
        if (!is_counted) {
            look(usage);
        }
        bool is_over = is_over_now(usage);
        pthread_mutex_unlock(&usage->lock);
        if (is_over) {
            atomic_store(&usage->is_over, true);
            syscall(SYS_pidfd_send_signal, usage->spec.pidfd, SIGKILL, NULL, 0);
            break;
        }
    }
    return NULL;
}

/* The thread blocks all signals, so that they go to the thread that started
 * it. */
Usage *usage_new(const UsageSpec *spec)
{
    Usage *usage = mem_new(sizeof *usage);
    usage->spec = *spec;
    usage->has_memory = spec->group && cgroup_has_memory(spec->group);
    usage->has_times = spec->group && cgroup_has_times(spec->group);
    pthread_mutex_init(&usage->lock, NULL);
    usage->stop = eventfd(0, EFD_CLOEXEC);
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    usage->has_thread =
        usage->stop >= 0 &&
        pthread_create(&usage->thread, NULL, usage_run, usage) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!usage->has_thread) {
        usage_free(usage);
        return NULL;
    }
    return usage;
}

void usage_free(Usage *usage)
{
    if (!usage) {
        return;
    }
    if (usage->has_thread) {
        (void)!write(usage->stop, &(uint64_t){ 1 }, sizeof(uint64_t));
        pthread_join(usage->thread, NULL);
    }
    if (usage->stop >= 0) {
        close(usage->stop);
    }
    pthread_mutex_destroy(&usage->lock);
    process_tree_done(&usage->tree);
    free(usage);
}

bool usage_is_over(const Usage *usage)
{
    const Cgroup *group = usage->spec.group;
    return usage->has_memory
               ? cgroup_has_killed(group) && cgroup_was_full(group)
               : atomic_load(&usage->is_over);
}

uint64_t usage_most(const Usage *usage)
{
    return usage->has_memory ? cgroup_most(usage->spec.group)
                             : atomic_load(&usage->most);
}

uint64_t usage_ran(const Usage *usage)
{
    return usage->has_times ? cgroup_ran(usage->spec.group)
                            : atomic_load(&usage->ran);
}

bool usage_is_ready(Usage *usage)
{
    pthread_mutex_lock(&usage->lock);
    look(usage);
    bool is_ready = process_tree_is_ready(&usage->tree);
    pthread_mutex_unlock(&usage->lock);
    return is_ready;
}

void usage_times(Usage *usage, ProcessTimes *out)
{
    pthread_mutex_lock(&usage->lock);
    look(usage);
    out->waited = process_tree_waited(&usage->tree) + usage->held;
    out->ran = usage->has_times ? cgroup_ran(usage->spec.group) : usage->ran;
    pthread_mutex_unlock(&usage->lock);
}
