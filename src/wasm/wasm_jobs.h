/* wasm_jobs.h: turns jobs of a session into bytes, which travel to another
 * instance of the same module and come back as results.
 *
 * The session's instance never thinks. Its computers are remote players, which
 * write down what they are told. A job takes these notes along, and the
 * thinker's instance passes them on to the real player, whose search tree it
 * keeps. Both run the same module, so addresses of constants (a Game, a
 * PlayerKind) are the same on both sides. */
#ifndef JOUTE_WASM_JOBS_H
#define JOUTE_WASM_JOBS_H

#include "base/map.h"
#include "session/jobs.h"

/* In the session's instance. Gives a job for a move its remote player, unless
 * it has one, and writes the job. */
void jobs_write(SessionJob *job, Text *out);
/* Reads a result into its job. Returns false, and leaves the job as it was, if
 * the bytes are no result of such a job. */
bool jobs_read_result(SessionJob *job, const char *bytes, size_t size);
/* Does a job here with as little thought as possible, because the thinker
 * failed and there is no result. */
void jobs_do_without(SessionJob *job);

/* In the thinker's instance: the real players by the numbers of their remote
 * ones. */
typedef struct RealPlayers {
    Map by_number;
} RealPlayers;

/* Runs a job and writes its result; returns false if the bytes are no job. */
bool jobs_run(RealPlayers *real, const char *bytes, size_t size, Text *out);
/* Frees a real player whose remote one is gone. */
void jobs_forget(RealPlayers *real, uint32_t player);

#endif
