/* spawn.h: starts a program with nothing of ours but what is named here. */
#ifndef JOUTE_SPAWN_H
#define JOUTE_SPAWN_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/error.h"

enum { SPAWN_DESCRIPTORS = 16, SPAWN_CORES = 1024 };

/* What the new program gets. */
typedef struct Spawn {
    const char *program;    /* looked up in our PATH; NULL: program_file */
    int program_file;       /* a descriptor of it */
    char *const *argv;      /* NULL at the end */
    char *const *env;       /* NULL at the end */
    int folder;             /* a descriptor of where it starts, or -1 */
    const int *descriptors; /* they become 0, 1, 2 ...; all others close */
    int descriptor_count;
    uint64_t file_size; /* the largest file it may write, 0 for any */
    int cores;          /* how many it may run on, 0 for all */
    bool is_expendable; /* first to go when the machine runs out of memory */
    bool (*prepare)(const void *of);
    const void *of; /* prepare(of), if not NULL, runs before the program does,
                       with our descriptors, in a child that shares our
                       memory: system calls only, errno says why it is false */
} Spawn;

/* Starts it as the leader of its own session, with default signals; 0 if that
 * is impossible. It is killed when the thread that calls this ends. *watch, a
 * pidfd that the caller closes, is readable once it has ended. */
pid_t spawn_start(const Spawn *spawn, int *watch, Error *err);

/* The cores that this program may use, beginning with the present one. */
typedef struct SpawnCores {
    int count;
    short numbers[SPAWN_CORES];
} SpawnCores;

/* Finds them. */
void spawn_list_cores(SpawnCores *out);

/* One of them, counted round and round. */
static inline int spawn_core(const SpawnCores *cores, int64_t index)
{
    return cores->numbers[index % cores->count];
}

/* Keeps the calling thread on one core, counted round and round, and with it
 * what it starts from now on. A question to a bot and its answer then wake
 * nobody on another core, which takes longer than both: 30 us, not 5. */
void spawn_stay_on(const SpawnCores *cores, int64_t index);

#endif
