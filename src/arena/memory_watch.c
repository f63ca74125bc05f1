/* memory_watch.c: looks every 20 ms at what a bot uses, where no control group
 * counts it, and kills the bot that uses too much. */
#define _GNU_SOURCE
#include "arena/memory_watch.h"

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
#include "base/mem.h"

enum {
    PERIOD = 20,        /* ms: 20 GB/s would be needed to grow 400 MB unseen */
    GROUP_PERIOD = 100, /* ms, where the kernel itself stops what is too much */
    ENTRY_SIZE = 1536,  /* bytes: 1,100 measured with names of 20 and links of
                           120 characters */
};

struct MemoryWatch {
    MemoryWatchSpec spec;
    ProcessTree tree; /* the thread's */
    pthread_t thread;
    bool has_thread;
    int stop; /* an eventfd */
    atomic_bool is_over;
};

/* Bytes in the bot's folders in memory. A file, link or folder there also takes
 * memory of the kernel, its name and the text of a short link included. */
static uint64_t held_in_folders(const MemoryWatchSpec *spec)
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

static bool uses_too_much(MemoryWatch *watch)
{
    const MemoryWatchSpec *spec = &watch->spec;
    if (spec->group) {
        return cgroup_has_killed(spec->group);
    }
    process_tree_list(&watch->tree, spec->root);
    bool is_boxed = spec->folder_count > 0;
    uint64_t kept =
        is_boxed ? held_in_folders(spec) + process_tree_sockets(&watch->tree)
                 : 0;
    /* The exact count takes milliseconds: only when it may matter. In a
     * sandbox all shared memory is files, which are counted already. */
    return process_tree_resident(&watch->tree) + kept > spec->memory &&
           process_tree_own(&watch->tree, !is_boxed) + kept > spec->memory;
}

static void *memory_watch_run(void *of)
{
    MemoryWatch *watch = of;
    struct pollfd stop = { .fd = watch->stop, .events = POLLIN };
    int period = watch->spec.group ? GROUP_PERIOD : PERIOD;
    while (poll(&stop, 1, period) <= 0) {
        if (uses_too_much(watch)) {
            atomic_store(&watch->is_over, true);
            syscall(SYS_pidfd_send_signal, watch->spec.pidfd, SIGKILL, NULL, 0);
            break;
        }
    }
    return NULL;
}

/* The thread takes no signals: they are for whoever started it. */
MemoryWatch *memory_watch_new(const MemoryWatchSpec *spec)
{
    MemoryWatch *watch = mem_new(sizeof *watch);
    watch->spec = *spec;
    watch->stop = eventfd(0, EFD_CLOEXEC);
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    watch->has_thread =
        watch->stop >= 0 &&
        pthread_create(&watch->thread, NULL, memory_watch_run, watch) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!watch->has_thread) {
        memory_watch_free(watch);
        return NULL;
    }
    return watch;
}

void memory_watch_free(MemoryWatch *watch)
{
    if (!watch) {
        return;
    }
    if (watch->has_thread) {
        (void)!write(watch->stop, &(uint64_t){ 1 }, sizeof(uint64_t));
        pthread_join(watch->thread, NULL);
    }
    if (watch->stop >= 0) {
        close(watch->stop);
    }
    process_tree_done(&watch->tree);
    free(watch);
}

bool memory_watch_is_over(MemoryWatch *watch)
{
    const Cgroup *group = watch->spec.group;
    return group ? cgroup_has_killed(group) && cgroup_was_full(group)
                 : atomic_load(&watch->is_over);
}
