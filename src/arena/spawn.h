/* spawn.h: starts a program that inherits only what is named here. */
#ifndef JOUTE_SPAWN_H
#define JOUTE_SPAWN_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/error.h"

enum { SPAWN_DESCRIPTORS = 16, SPAWN_CORES = 1024 };

/* What the new program gets. */
typedef struct Spawn {
    const char *program; /* looked up in our PATH; NULL to use program_file */
    int program_file;    /* a descriptor of the program */
    char *const *argv;   /* NULL at the end */
    char *const *env;    /* NULL at the end */
    int folder;          /* a descriptor of the folder where it starts, or -1 */
    const int *descriptors; /* the program gets these as 0, 1, 2 ...; all others
                               are closed */
    int descriptor_count;
    uint64_t file_size; /* bytes of the largest file it may write, 0 for any */
    int cores;          /* on how many cores it may run, 0 for all */
    bool is_expendable; /* the first to be killed when the machine runs out of
                           memory */
    /* If `prepare` is not NULL, prepare(of) runs before the program, with our
     * descriptors, in the child, which shares our memory: it may use system
     * calls only. If it returns false, errno says why. */
    bool (*prepare)(const void *of);
    const void *of;
} Spawn;

/* Starts the program as the leader of its own session, with default signals;
 * returns 0 if that is impossible. The program is killed when the calling
 * thread ends. *watch is a pidfd, readable once the program has ended; the
 * caller closes it. */
pid_t spawn_start(const Spawn *spawn, int *watch, Error *err);

/* The cores that this program may use, beginning with the core it runs on. */
typedef struct SpawnCores {
    int count;
    short numbers[SPAWN_CORES];
} SpawnCores;

/* Lists the cores that this program may use. */
void spawn_list_cores(SpawnCores *out);

/* Returns one of the cores; the index wraps around. */
static inline int spawn_core(const SpawnCores *cores, int64_t index)
{
    return cores->numbers[index % cores->count];
}

/* Keeps the calling thread, and what it starts from now on, on one core; the
 * index wraps around. A question to a bot and its answer then take 5 us; waking
 * another core would make it 30 us. */
void spawn_stay_on(const SpawnCores *cores, int64_t index);

#endif
