/* process.h: a bot's process, kept at arm's length: it cannot hang, flood or
 * outlive whoever started it. */
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
    uint64_t memory;    /* bytes resident, of all its processes together */
    int processes;      /* processes and threads */
    uint64_t file_size; /* bytes of one file */
    uint64_t output;    /* bytes between a question and its answer */
    uint64_t errors;    /* bytes of standard error in all */
    int cores;
} ProcessLimits;

extern const ProcessLimits process_default_limits;

/* How to start one. */
typedef struct ProcessSpec {
    char *const *argv;     /* the program and its words, NULL at the end */
    const char *folder;    /* the folder it may read: from the root, without
                              links */
    const char *start;     /* where it starts, in that folder; NULL: there */
    Lang lang;             /* that its adapter, if it has one, speaks */
    const char *only_file; /* if not NULL, all it sees of that folder: a name
                              in it */
    const char *also;      /* if not NULL, a file or folder elsewhere that it
                              may read: likewise */
    bool has_sandbox;
    bool is_watched; /* in a sandbox it uses no futex that other bots could
                        reach before process_let_meet */
    ProcessLimits limits;
    int errors_to; /* a descriptor its standard error is copied to, or -1 */
} ProcessSpec;

typedef struct Process Process;

/* Whether sandboxes can be made here; false says why. */
bool process_check_sandbox(Error *err);

/* Starts it; NULL if that is impossible, by no fault of the bot. It ends with
 * the thread that started it, whatever that one ends of. From the first start
 * on SIGPIPE is ignored. */
Process *process_start(const ProcessSpec *spec, Error *err);

/* The same in two halves, between which others can be started: it can be
 * written to, but does nothing before process_await_start; if that is false it
 * is to be freed. */
Process *process_begin_start(const ProcessSpec *spec, Error *err);
/* The second half. */
bool process_await_start(Process *process, Error *err);

/* Copies its standard error there from now on, -1 for nowhere; is_shown, to a
 * person, keeps what cannot be printed out of it. */
void process_show_errors(Process *process, int to, bool is_shown);

/* Ends it with all its children, at once, and frees it. NULL is fine. */
void process_free(Process *process);

/* What became of a wait. */
typedef enum ProcessEvent {
    PROCESS_LINE,    /* a whole line came */
    PROCESS_TIMEOUT, /* nothing whole by the deadline; it still runs */
    PROCESS_ENDED,   /* it ended, or closed its output */
    PROCESS_LONG,    /* a line longer than PROCESS_LINE_SIZE */
    PROCESS_OUTPUT,  /* more than limits.output since the last question */
    PROCESS_ERRORS,  /* more than limits.errors on standard error */
    PROCESS_MEMORY,  /* over limits.memory and stopped for it, or ended by the
                        machine, for want of memory, with more than half */
    PROCESS_KILLED,  /* ended by the machine, for want of memory, with less */
    PROCESS_FAILED,  /* the machine could not start it */
} ProcessEvent;

enum { PROCESS_LINE_SIZE = 65536 };

/* Writes of text what it takes until then; times are clock_now(). Returns how
 * many bytes that is, -1 if it has closed its input or ended: a bot that does
 * not read cannot block us. Lines that it sends meanwhile are kept. */
ssize_t process_send(Process *process, const char *text, size_t size,
                     uint64_t until);
/* Writes all of text; false if that is impossible by the deadline. */
bool process_write(Process *process, const char *text, size_t size,
                   uint64_t deadline);

/* Stops all its processes, in a sandbox, until process_send or
 * process_thaw. */
void process_freeze(Process *process);
/* The same, and waits until they have stopped. */
void process_stop(Process *process);
/* Lets them go on; returns for how many nanoseconds they were stopped. */
uint64_t process_thaw(Process *process);

/* What a watched bot wants of futexes that other bots can reach. */
typedef enum ProcessMeeting {
    PROCESS_ALONE,   /* nothing */
    PROCESS_KNOCKS,  /* to use one: it waits for process_let_meet */
    PROCESS_MEETING, /* it uses them */
} ProcessMeeting;

/* What it wanted when it was last waited for; process_read_line returns
 * PROCESS_TIMEOUT early when it knocks. */
ProcessMeeting process_meeting(const Process *process);
/* Lets it use them. */
void process_let_meet(Process *process);

/* Moves all its threads to a core. */
void process_move(Process *process, int core);

/* How long processes have run, those that have ended too, and how long living
 * threads have waited for a core, in nanoseconds, all together. */
typedef struct ProcessTimes {
    uint64_t ran, waited;
} ProcessTimes;

/* The times of its processes so far. */
void process_times(Process *process, ProcessTimes *out);

/* From now on answers at once are read with the help of this ticker, which is
 * lent, by the thread whose it is. NULL: without, which takes longer. */
void process_set_ticker(Process *process, Ticker *ticker);

/* Begins a question: resets the count of limits.output. True if bytes other
 * than empty lines and comments ('#') were already waiting: it spoke out of
 * turn. They stay for process_read_line. */
bool process_begin_question(Process *process);

/* The next line, without its newline, which may hold any bytes but a newline;
 * *at is when its newline was read or, if we were long kept from looking, soon
 * after our last look. Empty lines and comments are skipped, but
 * count as output. */
ProcessEvent process_read_line(Process *process, uint64_t deadline, Text *line,
                               uint64_t *at);

/* Waits until one of them has something to be read, or has ended, or until
 * then, but not for longer than 10 ms. */
void process_await_any(Process *const *processes, int count, uint64_t until);

/* Waits until it has ended or the deadline passes; true if it has. */
bool process_wait(Process *process, uint64_t deadline);

/* How it ended, in words: "exit status 3", "killed by signal 11 (Segmentation
 * fault)". Only after PROCESS_ENDED or process_wait. */
void process_describe_end(Process *process, Lang lang, Text *out);

/* Appends the last lines of its standard error, so many at most that are not
 * empty, with a newline between them and nothing unprintable in them. */
void process_last_words(const Process *process, int lines, Text *out);

/* Where Python's last traceback on its standard error says that it happened:
 * appends the name of the file, the author's own if there is one in it, and
 * gives the line; 0 if there is no traceback. */
int process_last_place(const Process *process, Text *file);

/* Closes its standard input: it has nothing more to read. */
void process_end_input(Process *process);

#endif
