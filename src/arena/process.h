/* process.h: the process of a bot. It cannot block joute, flood it or outlive
 * the thread that started it. */
#ifndef JOUTE_PROCESS_H
#define JOUTE_PROCESS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arena/ticker.h"
#include "base/error.h"
#include "base/text.h"

/* What a bot may use. Zero means no limit. */
typedef struct ProcessLimits {
    uint64_t memory;    /* bytes in memory, all its processes together */
    int processes;      /* processes and threads */
    uint64_t file_size; /* bytes of one file */
    uint64_t output;    /* bytes between a question and its answer */
    uint64_t errors;    /* bytes of standard error, over its whole life */
    int cores;
} ProcessLimits;

extern const ProcessLimits process_default_limits;

/* How to start a process. */
typedef struct ProcessSpec {
    char *const *argv; /* the program and its arguments, NULL at the end */
    const char
        *folder; /* the folder that it may read: absolute, without links */
    const char *start; /* the folder below `folder` in which it starts; NULL for
                          `folder` itself */
    Lang lang;         /* the language of its adapter, if it has one */
    const char *only_file; /* the only name in `folder` that it sees, or NULL */
    const char *also; /* another file or folder that it may read, an absolute
                         path without links; or NULL */
    bool has_sandbox;
    bool is_watched; /* the bot is in a sandbox and may use futexes that other
                        bots could reach only after process_let_meet */
    ProcessLimits limits;
    int errors_to; /* a descriptor its standard error is copied to, or -1 */
} ProcessSpec;

typedef struct Process Process;

/* Returns true if sandboxes can be made here; err says why not. */
bool process_check_sandbox(Error *err);

/* Starts a process. Returns NULL if that is impossible, which is not the bot's
 * fault. It is killed when the thread that started it ends for any reason. From
 * the first start on, joute ignores SIGPIPE. */
Process *process_start(const ProcessSpec *spec, Error *err);

/* Starts a process in two halves, so that others can be started in between.
 * After the first half it can be written to, but it does not run before
 * process_await_start. If process_await_start fails, free the process. */
Process *process_begin_start(const ProcessSpec *spec, Error *err);
/* Does the second half of a start. */
bool process_await_start(Process *process, Error *err);

/* From now on the process's standard error is copied to the descriptor `to`, or
 * nowhere if it is -1. If is_shown, a person reads the copy, and unprintable
 * bytes are left out. */
void process_show_errors(Process *process, int to, bool is_shown);

/* Kills a process with all its children at once and frees it. Accepts NULL. */
void process_free(Process *process);

/* The event that ended a wait. */
typedef enum ProcessEvent {
    PROCESS_LINE,    /* a whole line came */
    PROCESS_TIMEOUT, /* no whole line by the deadline; it still runs */
    PROCESS_ENDED,   /* it ended, or closed its output */
    PROCESS_LONG,    /* a line longer than PROCESS_LINE_SIZE */
    PROCESS_OUTPUT,  /* more than limits.output since the last question */
    PROCESS_ERRORS,  /* more than limits.errors on standard error */
    PROCESS_MEMORY,  /* it used more than limits.memory and was stopped for it,
                        or the machine ran out of memory and killed it while it
                        used more than half of its limit */
    PROCESS_KILLED, /* the machine ran out of memory and killed the bot while it
                       used less than that */
    PROCESS_FAILED, /* the machine could not start it */
} ProcessEvent;

enum { PROCESS_LINE_SIZE = 65536 };

/* Writes as much of text as the bot takes until the given time; all times in
 * this file are those of clock_now(). Returns the number of bytes, or -1 if it
 * has closed its input or ended. A bot that does not read cannot block us.
 * Lines that it sends meanwhile are kept. */
ssize_t process_send(Process *process, const char *text, size_t size,
                     uint64_t until);
/* Writes all of text; returns false if that is impossible by the deadline. */
bool process_write(Process *process, const char *text, size_t size,
                   uint64_t deadline);

/* Stops all processes of the bot until process_send or process_thaw. Does
 * nothing if there is no sandbox. */
void process_freeze(Process *process);
/* Like process_freeze, but waits until the processes have stopped. */
void process_stop(Process *process);
/* Lets the processes go on; returns for how many nanoseconds they were stopped.
 */
uint64_t process_thaw(Process *process);
/* Returns for how many nanoseconds a stopped bot has run on, since it was
 * stopped or since the last call of this function: some system calls go on for
 * seconds. If it runs on for too long, it is killed. */
uint64_t process_runs_on(Process *process);

/* Whether a watched bot uses futexes that other bots can reach. */
typedef enum ProcessMeeting {
    PROCESS_ALONE,   /* it uses none */
    PROCESS_KNOCKS,  /* the bot wants to use such a futex and waits for
                        process_let_meet */
    PROCESS_MEETING, /* the bot may use such futexes */
} ProcessMeeting;

/* The state at the end of the last wait. When the bot knocks, process_read_line
 * returns PROCESS_TIMEOUT early. */
ProcessMeeting process_meeting(const Process *process);
/* Allows the bot to use such futexes. */
void process_let_meet(Process *process);

/* Moves all its threads to one core. In a sandbox they are stopped meanwhile.
 * Returns for how many nanoseconds. */
uint64_t process_move(Process *process, int core);

/* How long its processes have run, ended ones included, and how long its living
 * threads have waited for a core. Both are sums in nanoseconds. */
typedef struct ProcessTimes {
    uint64_t ran, waited;
} ProcessTimes;

/* Returns true if one of the bot's threads runs or is ready to run. */
bool process_is_ready(const Process *process);

/* Writes the times of the bot's processes so far. */
void process_times(Process *process, ProcessTimes *out);

/* From now on quick answers are read with the help of this ticker, on the
 * thread that owns it. The ticker is borrowed. Without one (NULL), reading
 * takes longer. */
void process_set_ticker(Process *process, Ticker *ticker);

/* Copies what the bot has written on standard error so far. */
void process_drain_errors(Process *process);

/* Begins a question: resets the count for limits.output. Returns true if the
 * bot has already written something other than empty lines and comments ('#'),
 * so it spoke out of turn. process_read_line then reads those bytes. */
bool process_begin_question(Process *process);

/* Reads the next line, without its newline; it may contain any other byte. *at
 * is the time when its newline was read or, if we could not look for a long
 * time, soon after our last look. Empty lines and comments are skipped, but
 * count as output. */
ProcessEvent process_read_line(Process *process, uint64_t deadline, Text *line,
                               uint64_t *at);

/* Waits until one of the processes has something to read or has ended, or until
 * the given time, but for 10 ms at most. */
void process_await_any(Process *const *processes, int count, uint64_t until);

/* Waits until the bot has ended or the deadline has passed; true if it has
 * ended. */
bool process_wait(Process *process, uint64_t deadline);

/* Describes how the bot ended: "exit status 3", "killed by signal 11
 * (Segmentation fault)". Call it only after PROCESS_ENDED or a successful
 * process_wait. */
void process_describe_end(Process *process, Lang lang, Text *out);

/* Appends the last lines of the bot's standard error, at most `lines` non-empty
 * ones, separated by newlines and without unprintable characters. */
void process_last_words(const Process *process, int lines, Text *out);

/* Finds the place that the last Python traceback on the bot's standard error
 * names: appends the file's name, preferring a file of the author, and returns
 * the line number, or 0 if there is no traceback. */
int process_last_place(const Process *process, Text *file);

/* Closes the bot's standard input, so that it reads an end of file. */
void process_end_input(Process *process);

#endif
