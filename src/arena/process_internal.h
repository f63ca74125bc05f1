/* process_internal.h: what the process files share with each other. */
#ifndef JOUTE_PROCESS_INTERNAL_H
#define JOUTE_PROCESS_INTERNAL_H

#include <stddef.h>
#include <sys/types.h>

#include "arena/process.h"
#include "arena/process_tree.h"
#include "arena/sandbox.h"
#include "arena/ticker.h"

typedef struct Usage Usage;

/* Why nothing more can be read from the bot. */
typedef enum ProcessEnd {
    PROCESS_RUNS,
    PROCESS_CLOSED, /* it closed its output but still runs */
    PROCESS_GONE,   /* it ended; `status` says how */
} ProcessEnd;

enum {
    PROCESS_BUFFER_SIZE = 2 * PROCESS_LINE_SIZE,
    PROCESS_WORDS_SIZE = 2048,
};

/* A process from its start until process_free. */
struct Process {
    ProcessLimits limits;
    pid_t pid;
    int pidfd;         /* readable once it has ended */
    int input, output; /* our ends of its standard streams, non-blocking */
    int answers; /* the same descriptor as `output`, but for blocking reads; or
                    -1 */
    Ticker *ticker; /* interrupts blocking reads; NULL if there is none */
    int errors; /* our end of its standard error; -1 once it has closed it */
    int watch; /* becomes readable when the bot wants to use a futex that others
                  can reach; -1 after that, or if it is not watched */
    ProcessMeeting meeting;
    int errors_to;
    bool is_errors_shown;
    uint64_t output_count; /* bytes since the last question */
    uint64_t errors_count;
    char words[PROCESS_WORDS_SIZE]; /* the end of its standard error */
    size_t words_size;
    bool has_output_end; /* it has closed its output */
    bool is_reaped;
    bool is_frozen;
    bool has_stopped; /* process_stop has seen that all its processes had
                         stopped */
    uint64_t frozen_at;
    uint64_t ran_before; /* nanoseconds that its processes had run when it was
                            stopped or when we last looked */
    uint64_t ran_on;     /* nanoseconds that its processes have run since it was
                            stopped */
    bool is_runaway; /* it was killed because its processes ran on although they
                        were stopped */
    bool is_starting;    /* true until process_await_start */
    bool is_over_memory; /* it was killed because it used too much memory */
    bool is_killed;      /* the machine killed it for lack of memory */
    uint64_t most; /* bytes of memory that it had used when it was killed */
    uint64_t killed_before; /* how many processes the machine had killed for
                               lack of memory before this one was started */
    ProcessEnd end;
    int status;       /* as wait() reports it, once PROCESS_GONE */
    SandboxEnd last;  /* how the bot ended, as the sandbox reports it; without a
                         sandbox only the signal is set */
    Sandbox *sandbox; /* NULL if there is none */
    Usage *usage;     /* NULL until its start begins */
    char *mark; /* without a sandbox: the environment variable that marks its
                   children */

    /* buffer[head..tail) holds the bytes that were read but not returned as
     * lines yet. There is no newline in buffer[head..scanned). */
    size_t head, tail, scanned;
    uint64_t read_at;     /* when the last of these bytes came */
    uint64_t looked_at;   /* when we last looked for more bytes */
    uint64_t quick_until; /* when the quick time ends, see process_io.c */
    char buffer[PROCESS_BUFFER_SIZE];
};

/* Returns the environment variable that tells a course's adapter which language
 * to speak. */
const char *process_language(const ProcessSpec *spec);

/* Reaps the process, waiting for its end until the deadline; true once it is
 * reaped. */
bool process_reap(Process *process, uint64_t deadline);

/* Decides why the bot ended: by itself, because it used too much memory, or
 * because the machine killed it. */
ProcessEvent process_judge_end(Process *process);

#endif
