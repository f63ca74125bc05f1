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
 * to wait for: it ends when the bot does, with its exit status. */
Sandbox *sandbox_start(const ProcessSpec *spec, const int streams[3],
                       pid_t *pid, int *pidfd, Error *err);

/* Waits until the sandbox is built; false if that is impossible. */
bool sandbox_await(Sandbox *sandbox, Error *err);
/* Then starts the bot in it. */
bool sandbox_open(Sandbox *sandbox, Error *err);

/* Ends everything inside at once. */
void sandbox_kill(Sandbox *sandbox);

/* Stops everything inside, or lets it go on once all who have stopped it do; at
 * once, but not before this returns. Any thread may. */
void sandbox_freeze(Sandbox *sandbox, bool is_frozen);

/* Waits until everything inside a frozen sandbox has stopped. */
void sandbox_stop(Sandbox *sandbox);

/* A socket that can be read once what is inside wants to use a futex that other
 * bots could reach, and waits for a byte on it before it does. */
int sandbox_watch(const Sandbox *sandbox);

/* After sandbox_kill, once pid is reaped: leaves nothing behind. */
void sandbox_free(Sandbox *sandbox);

/* How a bot ended. */
typedef struct SandboxEnd {
    int signal;       /* that ended it; 0: none */
    uint64_t memory;  /* bytes, the most that one of its processes used */
    char reason[300]; /* why the machine could not start it, and an errno; "" if
                         it could */
} SandboxEnd;

/* Tells that, once pid is reaped. */
void sandbox_read_end(const Sandbox *sandbox, SandboxEnd *out);

/* The reason of a SandboxEnd, in words. */
void sandbox_describe_reason(const SandboxEnd *end, const Error *err,
                             Text *out);

/* The first process inside: all others descend from it. */
pid_t sandbox_root(const Sandbox *sandbox);

/* What a watch needs to know. */
struct UsageSpec sandbox_usage(Sandbox *sandbox);

#endif
