/* host.h: what the module asks of the worker around it (web/src/alone);
 * base/alone/host.h has the rest. All strings end with a NUL. Strings and bytes
 * are valid during the call. */
#ifndef JOUTE_WASM_HOST_H
#define JOUTE_WASM_HOST_H

#include "base/alone/host.h"

/* SessionHost, function by function (session.h). */
HOST_IMPORT("send")
void host_send(int client, const char *text, size_t size);
HOST_IMPORT("drop") void host_drop(int client);
HOST_IMPORT("random") void host_random(void *out, size_t size);
HOST_IMPORT("keep_table")
void host_keep_table(const char *table, const char *image, int is_over);
HOST_IMPORT("keep_step")
void host_keep_step(const char *table, int number, const char *step);
HOST_IMPORT("cut_steps") void host_cut_steps(const char *table, int steps);
HOST_IMPORT("warn") void host_warn(const char *line);
/* Looks up a table that was kept, and returns the size of its image and steps
 * together, or -1. The image ends with a newline. host_loaded copies them. */
HOST_IMPORT("load") int host_load(const char *table);
HOST_IMPORT("loaded") void host_loaded(char *out);
/* Takes a job of this JobKind about a game; the worker calls joute_job_done
 * with the result. */
HOST_IMPORT("think")
void host_think(int job, int kind, const char *game, const char *bytes,
                size_t size);
/* A remote player is gone: the thinker may forget its real one. */
HOST_IMPORT("forget") void host_forget(int player);
/* Takes an answer of this instance to joute_get or joute_run. */
HOST_IMPORT("answer") void host_answer(const char *bytes, size_t size);

#endif
