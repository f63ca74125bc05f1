#define _GNU_SOURCE
#include "arena/watch.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "arena/family.h"
#include "base/mem.h"

enum { PERIOD = 20 }; /* ms: 20 GB/s would be needed to grow 400 MB unseen */

struct Watch {
    WatchSpec spec;
    Family family; /* the thread's */
    pthread_t thread;
    bool has_thread;
    int stop; /* an eventfd */
    atomic_bool is_over;
};

/* Bytes in the bot's folders in memory. */
static uint64_t held_in_folders(const WatchSpec *spec)
{
    uint64_t bytes = 0;
    const char *const *folder = spec->folders;
    for (; folder && *folder; folder++) {
        char path[64];
        struct statfs fs;
        snprintf(path, sizeof path, "/proc/%d/root%s", (int)spec->root,
                 *folder);
        if (statfs(path, &fs) == 0) {
            bytes +=
                (uint64_t)(fs.f_blocks - fs.f_bfree) * (uint64_t)fs.f_bsize;
        }
    }
    return bytes;
}

static bool uses_too_much(Watch *watch)
{
    const WatchSpec *spec = &watch->spec;
    if (spec->group) {
        return cgroup_has_killed(spec->group);
    }
    family_list(&watch->family, spec->root);
    uint64_t folders = held_in_folders(spec);
    /* The exact count takes milliseconds: only when it may matter. */
    return family_resident(&watch->family) + folders > spec->memory &&
           family_own(&watch->family) + folders > spec->memory;
}

static void *watch_run(void *of)
{
    Watch *watch = of;
    struct pollfd stop = { .fd = watch->stop, .events = POLLIN };
    while (poll(&stop, 1, PERIOD) <= 0) {
        if (uses_too_much(watch)) {
            atomic_store(&watch->is_over, true);
            syscall(SYS_pidfd_send_signal, watch->spec.pidfd, SIGKILL, NULL, 0);
            break;
        }
    }
    return NULL;
}

/* The thread takes no signals: they are for whoever started it. */
Watch *watch_new(const WatchSpec *spec)
{
    Watch *watch = mem_new(sizeof *watch);
    watch->spec = *spec;
    watch->stop = eventfd(0, EFD_CLOEXEC);
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    watch->has_thread =
        watch->stop >= 0 &&
        pthread_create(&watch->thread, NULL, watch_run, watch) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!watch->has_thread) {
        watch_free(watch);
        return NULL;
    }
    return watch;
}

void watch_free(Watch *watch)
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
    family_done(&watch->family);
    free(watch);
}

bool watch_is_over(Watch *watch)
{
    return atomic_load(&watch->is_over) ||
           (watch->spec.group && cgroup_has_killed(watch->spec.group));
}
