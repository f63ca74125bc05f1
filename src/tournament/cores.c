/* cores.c: chooses cores, so that several workers on a machine use different
 * ones. */
#define _GNU_SOURCE
#include "tournament/cores.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/mem.h"

/* Reserves a core by binding an abstract socket, whose name depends on the
 * core. Only one process of the machine can have the name, and it is free again
 * when that process ends. Nobody ever connects to the socket. Returns -1 if
 * another process has the name. */
static int lock_core(int core)
{
    struct sockaddr_un address = { .sun_family = AF_UNIX };
    int size = snprintf(&address.sun_path[1], sizeof address.sun_path - 1,
                        "joute-core-%d", core);
    int lock = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    socklen_t length =
        (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)size);
    if (lock >= 0 && bind(lock, (struct sockaddr *)&address, length) != 0) {
        close(lock);
        return -1;
    }
    return lock;
}

static void add_core(Cores *cores, size_t core, int lock)
{
    CPU_SET(core, &cores->free);
    cores->locks[cores->count++] = lock;
}

void cores_init(Cores *out, int most, bool is_shared)
{
    cpu_set_t all;
    *out = (Cores){ .locks = mem_new(CPU_SETSIZE * sizeof *out->locks) };
    CPU_ZERO(&out->free);
    CPU_ZERO(&all);
    sched_getaffinity(0, sizeof all, &all);
    most = most ? most : CPU_SETSIZE;
    for (int i = 0; is_shared && i < CPU_SETSIZE && out->count < most; i++) {
        int lock = CPU_ISSET((size_t)i, &all) ? lock_core(i) : -1;
        if (lock >= 0) {
            CPU_CLR((size_t)i, &all);
            add_core(out, (size_t)i, lock);
        }
    }
    /* If too few cores are free, this worker shares cores of other workers. */
    for (size_t i = 0; i < CPU_SETSIZE && out->count < most; i++) {
        if (CPU_ISSET(i, &all)) {
            add_core(out, i, -1);
        }
    }
    out->free_count = out->count;
}

void cores_done(Cores *cores)
{
    for (int i = 0; i < cores->count; i++) {
        if (cores->locks[i] >= 0) {
            close(cores->locks[i]);
        }
    }
    free(cores->locks);
    *cores = (Cores){ .locks = NULL };
}

void cores_take(Cores *cores, int count, cpu_set_t *out)
{
    CPU_ZERO(out);
    for (size_t i = 0; count > 0 && i < CPU_SETSIZE; i++) {
        if (CPU_ISSET(i, &cores->free)) {
            CPU_CLR(i, &cores->free);
            CPU_SET(i, out);
            cores->free_count--;
            count--;
        }
    }
}

void cores_give(Cores *cores, cpu_set_t *taken)
{
    CPU_OR(&cores->free, &cores->free, taken);
    cores->free_count += CPU_COUNT(taken);
}
