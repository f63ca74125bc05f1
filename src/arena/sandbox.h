/* sandbox.h: shuts one bot in: it sees its own folder, the system's programs
 * and a little memory, and no other process. */
#ifndef JOUTE_SANDBOX_H
#define JOUTE_SANDBOX_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arena/process.h"

typedef struct Sandbox Sandbox;

/* Begins to start the bot with its standard streams in a new sandbox. Returns
 * NULL if that is impossible, which is not the bot's fault. *pid and *pidfd are
 * the process to wait for; it ends when the bot does, with the same exit
 * status. */
Sandbox *sandbox_start(const ProcessSpec *spec, const int streams[3],
                       pid_t *pid, int *pidfd, Error *err);

/* Waits until the sandbox is built; returns false if that is impossible. */
bool sandbox_await(Sandbox *sandbox, Error *err);
/* Starts the bot in the sandbox that sandbox_await has found ready. */
bool sandbox_open(Sandbox *sandbox, Error *err);

/* Ends everything inside at once. */
void sandbox_kill(Sandbox *sandbox);

/* Stops everything inside or lets it go on. Several callers may stop it; it
 * goes on once all of them have let it go on. The function may return before
 * the order takes effect. Any thread may call it. */
void sandbox_freeze(Sandbox *sandbox, bool is_frozen);

/* Waits until everything inside a frozen sandbox has stopped. */
void sandbox_stop(Sandbox *sandbox);

/* Returns a socket that becomes readable once the bot wants to use a futex that
 * other bots could reach; the bot then waits for a byte on it. */
int sandbox_watch(const Sandbox *sandbox);

/* Frees the sandbox and leaves nothing of it behind. Call it after
 * sandbox_kill, once `pid` is reaped. */
void sandbox_free(Sandbox *sandbox);

/* How a bot ended. */
typedef struct SandboxEnd {
    int signal;       /* the signal that ended it, or 0 */
    uint64_t memory;  /* the most bytes that one of its processes used */
    char reason[300]; /* why the machine could not start it, ending with an
                         errno; "" if it could */
} SandboxEnd;

/* Says how the bot ended. Call it once `pid` is reaped. */
void sandbox_read_end(const Sandbox *sandbox, SandboxEnd *out);

/* Writes the reason of a SandboxEnd in words. */
void sandbox_describe_reason(const SandboxEnd *end, const Error *err,
                             Text *out);

/* Returns the first process inside; all others descend from it. */
pid_t sandbox_root(const Sandbox *sandbox);

/* Returns what usage_new needs to watch the sandbox. */
struct UsageSpec sandbox_usage(Sandbox *sandbox);

#endif
