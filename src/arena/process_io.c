/* process_io.c: talks with a bot's process, always with a deadline.
 *
 * A wait usually watches three things at once: the bot's output, its standard
 * error and its end. Only just after a question does it watch the output alone,
 * by a blocking read if a ticker can end that read. A quick answer then costs
 * no more than with a bare pipe. */
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "arena/printable.h"
#include "arena/process_internal.h"
#include "arena/sandbox.h"
#include "arena/usage.h"
#include "base/clock.h"
#include "joute/game.h"

enum {
    ERRORS_CHUNK = 16384,
    QUICK_NS =
        1000000, /* how long after a question we wait for the answer alone.
                    Watching three things takes longer than one. If the answer
                    is quick, standard error can be read later */
    SLICE_NS = 10000000, /* the longest time between two looks at its output, as
                            long as we get to run */
};

/* What a wait watches besides the end of the bot, and afterwards what has come.
 */
typedef struct ProcessWait {
    bool is_for_input, is_for_output; /* before the wait: what to watch; after
                                         it: what has come */
    bool has_ended;
    uint64_t came_at; /* when is_for_output came true */
} ProcessWait;

/* Keeps the last bytes of the bot's standard error. */
static void keep_words(Process *p, const char *bytes, size_t size)
{
    size_t room = sizeof p->words;
    size_t added = size < room ? size : room;
    size_t kept = p->words_size < room - added ? p->words_size : room - added;
    memmove(p->words, p->words + p->words_size - kept, kept);
    memcpy(p->words + kept, bytes + size - added, added);
    p->words_size = kept + added;
}

/* Copies what the bot wrote on standard error to errors_to. A bot must not
 * control a terminal, so what a person reads is made printable. */
static void hand_on_errors(const Process *p, const char *bytes, size_t size)
{
    Text shown = { 0 };
    if (p->errors_to < 0) {
        return;
    }
    for (const char *end = bytes + size; p->is_errors_shown && bytes < end;) {
        size_t left = (size_t)(end - bytes), line = 0;
        while (line < left && bytes[line] != '\n' && bytes[line] != '\t') {
            line++;
        }
        printable_add(&shown, bytes, line, (int)line);
        if (line < left) {
            text_add_char(&shown, bytes[line]);
        }
        bytes += line + 1;
    }
    if (p->is_errors_shown) {
        bytes = text_string(&shown);
        size = shown.size;
    }
    (void)!write(p->errors_to, bytes, size);
    text_done(&shown);
}

/* Reads what is waiting on the bot's standard error, one chunk at most. */
static void drain_errors(Process *p)
{
    char chunk[ERRORS_CHUNK];
    ssize_t size = read(p->errors, chunk, sizeof chunk);
    if (size == 0 || (size < 0 && errno != EAGAIN && errno != EINTR)) {
        close(p->errors);
        p->errors = -1;
    }
    if (size <= 0) {
        return;
    }
    uint64_t room = (uint64_t)size;
    keep_words(p, chunk, (size_t)size);
    if (p->limits.errors) {
        uint64_t left = p->limits.errors > p->errors_count
                            ? p->limits.errors - p->errors_count
                            : 0;
        room = room < left ? room : left;
    }
    p->errors_count += (uint64_t)size;
    hand_on_errors(p, chunk, (size_t)room);
}

/* Reads the bot's output from `file`, one of our two descriptors for it, into
 * the buffer as far as there is room. Returns false if the read was
 * interrupted. */
static bool read_from(Process *p, int file)
{
    if (p->head == p->tail) {
        p->head = p->tail = p->scanned = 0;
    } else if (p->tail == PROCESS_BUFFER_SIZE && p->head > 0) {
        memmove(p->buffer, p->buffer + p->head, p->tail - p->head);
        p->tail -= p->head;
        p->scanned -= p->head;
        p->head = 0;
    }
    size_t room = PROCESS_BUFFER_SIZE - p->tail;
    if (room == 0 || p->has_output_end) {
        return true;
    }
    ssize_t size = read(file, p->buffer + p->tail, room);
    if (size > 0) {
        p->tail += (size_t)size;
        p->output_count += (uint64_t)size;
    } else if (size == 0 || (errno != EAGAIN && errno != EINTR)) {
        p->has_output_end = true;
    }
    return size >= 0 || errno != EINTR;
}

static void read_output(Process *p)
{
    read_from(p, p->output);
}

/* Notes that we look at the bot's output now; returns when the bytes found
 * there count as arrived. If the last look was long ago, we did not get to run,
 * and the bytes may have come at any time since; our delay is not charged to
 * the bot. */
static uint64_t note_look(Process *p)
{
    uint64_t now = clock_now(), latest = p->looked_at + SLICE_NS;
    p->looked_at = now;
    return now < latest ? now : latest;
}

/* Waits for one slice at most and takes care of standard error. Returns false
 * if the deadline has passed. */
static bool wait_for(Process *p, ProcessWait *wait, uint64_t deadline)
{
    bool wants_output = wait->is_for_output && !p->has_output_end;
    struct pollfd polled[] = {
        { .fd = wants_output ? p->output : -1, .events = POLLIN },
        { .fd = p->errors, .events = POLLIN },
        { .fd = p->is_reaped ? -1 : p->pidfd, .events = POLLIN },
        { .fd = p->watch, .events = POLLIN },
        { .fd = wait->is_for_input ? p->input : -1, .events = POLLOUT },
    };
    uint64_t begun = clock_now();
    uint64_t left = deadline > begun ? deadline - begun : 0;
    uint64_t most = SLICE_NS;
    nfds_t watched = wait->is_for_input ? 5 : 4;
    if (wants_output && !wait->is_for_input && begun < p->quick_until) {
        most = p->quick_until - begun;
        watched = 1;
    }
    most = left < most ? left : most;
    struct timespec slice = { .tv_nsec = (long)most };
    int count = ppoll(polled, watched, &slice, NULL);
    uint64_t came_at = note_look(p);
    if (count < 0) {
        polled[0].revents = polled[1].revents = polled[2].revents = 0;
        polled[3].revents = polled[4].revents = 0;
    }
    if (polled[3].revents & POLLIN) {
        p->meeting = PROCESS_KNOCKS;
        p->watch = -1;
    }
    if (polled[1].revents) {
        drain_errors(p);
    }
    *wait = (ProcessWait){ .is_for_output = polled[0].revents != 0,
                           .is_for_input = polled[4].revents != 0,
                           .has_ended = polled[2].revents != 0,
                           .came_at = came_at };
    return count != 0 || left > most;
}

/* Reads an answer that comes at once. Returns false if none came within the
 * quick time. */
static bool read_at_once(Process *p, uint64_t deadline)
{
    uint64_t until = p->quick_until;
    if (!p->ticker || deadline < until || p->looked_at >= until ||
        p->tail == PROCESS_BUFFER_SIZE || !ticker_start(p->ticker)) {
        return false;
    }
    do {
        bool is_read = read_from(p, p->answers);
        p->read_at = note_look(p);
        if (is_read) {
            return true;
        }
    } while (p->looked_at < until);
    ticker_stop(p->ticker);
    return false;
}

static bool has_more_output(Process *p)
{
    size_t before = p->tail - p->head;
    read_output(p);
    p->read_at = clock_now();
    return p->tail - p->head > before;
}

void process_drain_errors(Process *p)
{
    uint64_t errors;
    do {
        errors = p->errors_count;
        if (p->errors >= 0) {
            drain_errors(p);
        }
    } while (p->errors_count > errors &&
             (!p->limits.errors || p->errors_count <= p->limits.errors));
}

/* Reads what the bot wrote before it ended and what is still in the pipes. */
static void drain(Process *p)
{
    while (has_more_output(p)) {
    }
    process_drain_errors(p);
}

void process_freeze(Process *p)
{
    if (p->sandbox && !p->is_frozen) {
        sandbox_freeze(p->sandbox, true);
        p->is_frozen = true;
        p->frozen_at = clock_now();
        p->ran_before = p->usage ? usage_ran(p->usage) : 0;
        p->ran_on = 0;
    }
}

void process_stop(Process *p)
{
    if (p->sandbox && !p->has_stopped) {
        process_freeze(p);
        p->has_stopped = true;
        sandbox_stop(p->sandbox);
    }
}

uint64_t process_thaw(Process *p)
{
    uint64_t now;
    if (!p->is_frozen) {
        return 0;
    }
    sandbox_freeze(p->sandbox, false);
    p->is_frozen = p->has_stopped = false;
    now = clock_now();
    p->looked_at = now;
    return now - p->frozen_at;
}

uint64_t process_runs_on(Process *p)
{
    enum { MOST_NS = 500000000 };
    ProcessTimes times;
    if (!p->is_frozen || p->is_runaway) {
        return 0;
    }
    process_times(p, &times);
    uint64_t more = times.ran - p->ran_before;
    p->ran_before = times.ran;
    p->ran_on += more;
    p->is_runaway = p->ran_on > MOST_NS;
    if (p->is_runaway) {
        sandbox_kill(p->sandbox);
    }
    return more;
}

ProcessMeeting process_meeting(const Process *p)
{
    return p->meeting;
}

void process_let_meet(Process *p)
{
    p->meeting = PROCESS_MEETING;
    (void)!write(sandbox_watch(p->sandbox), "", 1);
}

ssize_t process_send(Process *p, const char *text, size_t size, uint64_t until)
{
    size_t sent = 0;
    process_thaw(p);
    while (sent < size) {
        ssize_t written = write(p->input, text + sent, size - sent);
        if (written > 0) {
            sent += (size_t)written;
            continue;
        }
        if (written < 0 && errno != EAGAIN && errno != EINTR) {
            return -1;
        }
        /* A bot that answers while we still write must not be blocked. */
        bool has_room = p->tail - p->head < PROCESS_BUFFER_SIZE;
        ProcessWait wait = { .is_for_input = true, .is_for_output = has_room };
        if (!wait_for(p, &wait, until)) {
            break;
        }
        if (wait.has_ended) {
            return -1;
        }
        if (wait.is_for_output) {
            read_output(p);
            p->read_at = wait.came_at;
        }
    }
    return (ssize_t)sent;
}

bool process_write(Process *p, const char *text, size_t size, uint64_t deadline)
{
    return process_send(p, text, size, deadline) == (ssize_t)size;
}

/* Returns the end of the first waiting line, or NULL. */
static char *find_newline(Process *p)
{
    char *from = p->buffer + p->scanned;
    char *newline = memchr(from, '\n', p->tail - p->scanned);
    p->scanned = newline ? (size_t)(newline - p->buffer) : p->tail;
    return newline;
}

/* Takes the first waiting line, without its newline. */
static char *take_line(Process *p, size_t *size)
{
    char *newline = find_newline(p);
    if (!newline) {
        return NULL;
    }
    char *line = p->buffer + p->head;
    *size = (size_t)(newline - line);
    p->head = p->scanned = (size_t)(newline - p->buffer) + 1;
    return line;
}

static bool is_ignored(const char *line, size_t size)
{
    return size == 0 || line[0] == '#';
}

bool process_begin_question(Process *p)
{
    char *newline;
    p->looked_at = clock_now();
    p->quick_until = p->looked_at + QUICK_NS;
    p->read_at = p->looked_at;
    read_output(p);
    p->output_count = p->tail - p->head;
    while ((newline = find_newline(p))) {
        char *line = p->buffer + p->head;
        if (!is_ignored(line, (size_t)(newline - line))) {
            return true;
        }
        p->head = p->scanned = (size_t)(newline - p->buffer) + 1;
    }
    p->output_count = p->tail - p->head;
    return p->head < p->tail && p->buffer[p->head] != '#';
}

/* Takes the next line that is neither empty nor a comment, if it has already
 * been read. */
static bool take_answer(Process *p, Text *line, ProcessEvent *event)
{
    char *found;
    size_t size;
    while ((found = take_line(p, &size))) {
        if (size > PROCESS_LINE_SIZE) {
            *event = PROCESS_LONG;
            return true;
        }
        if (!is_ignored(found, size)) {
            text_clear(line);
            text_add_bytes(line, found, size);
            *event = PROCESS_LINE;
            return true;
        }
    }
    *event = PROCESS_LONG;
    return p->tail - p->head > PROCESS_LINE_SIZE;
}

/* Returns true if the bot has written more than a limit allows. Otherwise its
 * last lines are still returned after its end. */
static bool is_past_limits(const Process *p, ProcessEvent *event)
{
    if (p->limits.output && p->output_count > p->limits.output) {
        *event = PROCESS_OUTPUT;
        return true;
    }
    *event = PROCESS_ERRORS;
    return p->limits.errors && p->errors_count > p->limits.errors;
}

/* Returns how the bot ended, once its output has ended. */
static ProcessEvent conclude(Process *p)
{
    /* How long a process may take to end after its output has ended, in ns;
     * enough on a busy machine. */
    const uint64_t patience = UINT64_C(2000000000);
    if (p->ticker) {
        ticker_stop(p->ticker);
    }
    if (process_reap(p, clock_now() + patience)) {
        process_drain_errors(p);
    }
    p->end = p->is_reaped ? PROCESS_GONE : PROCESS_CLOSED;
    return process_judge_end(p);
}

ProcessEvent process_read_line(Process *p, uint64_t deadline, Text *line,
                               uint64_t *at)
{
    ProcessEvent event;
    bool is_late = false;
    for (;;) {
        if (is_past_limits(p, &event)) {
            return event;
        }
        if (take_answer(p, line, &event)) {
            *at = p->read_at;
            return event;
        }
        /* A child of the bot may hold the pipe open, so the output may never
         * end. */
        if (p->is_reaped && has_more_output(p)) {
            continue;
        }
        if (p->has_output_end || p->is_reaped) {
            return conclude(p);
        }
        if (is_late) {
            return PROCESS_TIMEOUT;
        }
        if (read_at_once(p, deadline)) {
            continue;
        }
        ProcessWait wait = { .is_for_output = true };
        is_late = !wait_for(p, &wait, deadline) || p->meeting == PROCESS_KNOCKS;
        if (wait.is_for_output) {
            read_output(p);
            p->read_at = wait.came_at;
        } else if (wait.has_ended) {
            process_reap(p, 0);
            drain(p);
        }
    }
}

void process_await_any(Process *const *processes, int count, uint64_t until)
{
    enum { EACH = 3 };
    struct pollfd polled[EACH * GAME_SEATS];
    uint64_t now = clock_now(), left = until > now ? until - now : 0;
    struct timespec slice = { .tv_nsec =
                                  left < SLICE_NS ? (long)left : SLICE_NS };
    for (int i = 0; i < count; i++) {
        const Process *p = processes[i];
        const int files[EACH] = { p->output, p->errors, p->pidfd };
        for (int k = 0; k < EACH; k++) {
            polled[EACH * i + k] =
                (struct pollfd){ .fd = files[k], .events = POLLIN };
        }
    }
    ppoll(polled, (nfds_t)(EACH * count), &slice, NULL);
}

bool process_wait(Process *p, uint64_t deadline)
{
    while (!p->is_reaped) {
        /* The bot's last output is not needed, but a full pipe must not block
         * the bot. */
        p->head = p->tail = p->scanned = 0;
        ProcessWait wait = { .is_for_output = true };
        if (!wait_for(p, &wait, deadline)) {
            return false;
        }
        if (p->meeting == PROCESS_KNOCKS) {
            process_let_meet(p);
        }
        if (wait.is_for_output) {
            read_output(p);
        }
        if (wait.has_ended) {
            process_reap(p, 0);
        }
    }
    drain(p);
    conclude(p);
    return true;
}
