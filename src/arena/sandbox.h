/* sandbox.h: a small world for one bot: its own folder, the system's programs,
 * a little memory, and nobody else. */
#ifndef JOUTE_SANDBOX_H
#define JOUTE_SANDBOX_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arena/process.h"

typedef struct Sandbox Sandbox;

/* Begins to start the bot with its standard streams, in a new sandbox; NULL if
 * that is impossible, by no fault of the bot. *pid and *pidfd are the process
 * to wait for: it ends when the bot does, with its exit status, or 128 and the
 * number of the signal that ended it. */
Sandbox *sandbox_start(const ProcessSpec *spec, const int streams[3],
                       pid_t *pid, int *pidfd, Error *err);

/* Waits until the sandbox is built and starts the bot; false if that is
 * impossible. */
bool sandbox_await(Sandbox *sandbox, Error *err);

/* Ends everything inside at once. */
void sandbox_kill(Sandbox *sandbox);

/* Stops everything inside, or lets it go on; at once, but not before this
 * returns. */
void sandbox_freeze(Sandbox *sandbox, bool is_frozen);

/* After sandbox_kill, once pid is reaped: leaves nothing behind. */
void sandbox_free(Sandbox *sandbox);

/* Whether it was the machine that kept the bot from starting, or ended it for
 * want of memory that others use; err says so in each language. Once pid is
 * reaped. */
bool sandbox_was_failed(const Sandbox *sandbox, Error err[LANG_COUNT]);

/* The first process inside: all others descend from it. */
pid_t sandbox_root(const Sandbox *sandbox);

/* What a watch needs to know. */
struct MemoryWatchSpec sandbox_memory_watch(const Sandbox *sandbox);

#endif
