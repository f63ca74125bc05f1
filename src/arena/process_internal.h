/* process_internal.h: what the files about a bot's process share. */
#ifndef JOUTE_PROCESS_INTERNAL_H
#define JOUTE_PROCESS_INTERNAL_H

#include <stddef.h>
#include <sys/types.h>

#include "arena/process.h"
#include "arena/process_tree.h"
#include "arena/sandbox.h"
#include "arena/ticker.h"

typedef struct Usage Usage;

/* Why no more is to be had of it. */
typedef enum ProcessEnd {
    PROCESS_RUNS,
    PROCESS_CLOSED, /* it closed its output and lives on */
    PROCESS_GONE,   /* it ended, and status says how */
} ProcessEnd;

enum {
    PROCESS_BUFFER_SIZE = 2 * PROCESS_LINE_SIZE,
    PROCESS_WORDS_SIZE = 2048,
};

struct Process {
    ProcessLimits limits;
    pid_t pid;
    int pidfd;         /* readable once it has ended */
    int input, output; /* our ends of its standard streams, non-blocking */
    int answers;       /* output once more, for reads that block; or -1 */
    Ticker *ticker;    /* that ends these; NULL without */
    int errors;        /* -1 once it has closed them */
    int watch;         /* readable once it knocks; -1 when that is past, or
                          if it is not watched */
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
    bool has_stopped; /* by process_stop */
    uint64_t frozen_at;
    bool is_starting;       /* until process_await_start */
    bool is_over_memory;    /* it was ended for it */
    bool is_killed;         /* by the machine, for want of memory */
    uint64_t most;          /* bytes it had used by then */
    uint64_t killed_before; /* of all processes of the machine, for want of
                               memory, when it was started */
    ProcessEnd end;
    int status;       /* as wait() tells, once PROCESS_GONE */
    SandboxEnd last;  /* likewise; of one without a sandbox the signal */
    Sandbox *sandbox; /* NULL without */
    Usage *usage;     /* NULL before it has begun to start */
    char *mark;       /* without a sandbox: the variable its children carry */

    /* Bytes read and not yet asked for are buffer[head..tail). No newline
     * stands in buffer[head..scanned). */
    size_t head, tail, scanned;
    uint64_t read_at;     /* when the last of them came */
    uint64_t looked_at;   /* when that was last looked for */
    uint64_t quick_until; /* see process_io.c */
    char buffer[PROCESS_BUFFER_SIZE];
};

/* The variable that tells a course's adapter which language to speak. */
const char *process_language(const ProcessSpec *spec);

/* Waits for it to be reaped; true once it is. */
bool process_reap(Process *process, uint64_t deadline);

/* Whose doing its end is: its own, too much memory, or the machine's. */
ProcessEvent process_judge_end(Process *process);

#endif
