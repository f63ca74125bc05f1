/* process.c: starts a bot's process, with or without a sandbox, ends it, and
 * says how it ended. */
#define _GNU_SOURCE
#include "arena/process.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/memory_watch.h"
#include "arena/printable.h"
#include "arena/process_internal.h"
#include "arena/process_tree.h"
#include "arena/sandbox.h"
#include "arena/spawn.h"
#include "base/clock.h"
#include "base/mem.h"

const ProcessLimits process_default_limits = {
    .memory = UINT64_C(512) << 20,
    .processes = 64,
    .file_size = UINT64_C(64) << 20,
    .output = UINT64_C(1) << 20,
    .errors = UINT64_C(16) << 20,
    .cores = 1,
};

/* The pipes of its standard streams. */
typedef struct Streams {
    int ours[3], its[3]; /* -1 once closed or handed on */
} Streams;

static void close_all(int descriptors[3])
{
    for (int i = 0; i < 3; i++) {
        if (descriptors[i] >= 0) {
            close(descriptors[i]);
            descriptors[i] = -1;
        }
    }
}

/* Only our ends do not block: most languages would not understand. */
static bool streams_init(Streams *streams, Error *err)
{
    *streams = (Streams){ { -1, -1, -1 }, { -1, -1, -1 } };
    for (int i = 0; i < 3; i++) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) {
            error_set(err, "cannot make a pipe: %s",
                      "impossible de créer un tube : %s",
                      error_system(err, errno));
            close_all(streams->ours);
            close_all(streams->its);
            return false;
        }
        bool is_input = i == 0;
        streams->ours[i] = ends[is_input];
        streams->its[i] = ends[!is_input];
        fcntl(streams->ours[i], F_SETFL, O_NONBLOCK);
    }
    return true;
}

/* Our own variable, or what stands in for it. */
static void add_variable(Text *out, const char *name, const char *otherwise)
{
    const char *value = getenv(name);
    text_addf(out, "%s=%s", name, value ? value : otherwise);
    text_add_char(out, '\0');
}

const char *process_language(const ProcessSpec *spec)
{
    return lang_pick(spec->lang, "JOUTE_LANG=en", "JOUTE_LANG=fr");
}

/* Starts it with neither walls nor limits but those on files, and a mark by
 * which to find its children again, whatever sessions they hide in. */
static bool start_plainly(Process *p, const ProcessSpec *spec,
                          const int streams[3], Error *err)
{
    enum { VARIABLES = 6 };
    Text names = { 0 }, mark = { 0 };
    text_addf(&mark, "JOUTE_BOT=%d.%llu", (int)getpid(),
              (unsigned long long)clock_now());
    add_variable(&names, "PATH", "/usr/local/bin:/usr/bin:/bin");
    add_variable(&names, "HOME", "/");
    add_variable(&names, "LANG", "C.UTF-8");
    add_variable(&names, "TMPDIR", "/tmp");
    text_add(&names, process_language(spec));
    text_add_char(&names, '\0');
    text_add(&names, mark.data);
    char *env[VARIABLES + 1] = { names.data };
    for (int i = 1; i < VARIABLES; i++) {
        env[i] = env[i - 1] + strlen(env[i - 1]) + 1;
    }
    Spawn spawn = { .program = spec->argv[0],
                    .argv = spec->argv,
                    .env = env,
                    .folder = open(spec->start ? spec->start : spec->folder,
                                   O_PATH | O_CLOEXEC),
                    .descriptors = streams,
                    .descriptor_count = 3,
                    .file_size = spec->limits.file_size,
                    .is_expendable = true };
    /* Its orphans become our children, so that none stays a zombie. */
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    p->pid = spawn_start(&spawn, &p->pidfd, err);
    p->mark = mark.data;
    text_done(&names);
    if (spawn.folder >= 0) {
        close(spawn.folder);
    }
    return p->pid > 0;
}

static bool start_watch(Process *p, Error *err)
{
    if (!p->limits.memory) {
        return true;
    }
    MemoryWatchSpec spec = { .root = p->pid, .pidfd = p->pidfd };
    if (p->sandbox) {
        spec = sandbox_memory_watch(p->sandbox);
    }
    spec.memory = p->limits.memory;
    p->watch = memory_watch_new(&spec);
    return p->watch || error_set(err, "cannot start a thread",
                                 "impossible de lancer un fil d'exécution");
}

static bool start(Process *p, const ProcessSpec *spec, Error *err)
{
    Streams streams;
    if (!streams_init(&streams, err)) {
        return false;
    }
    bool is_started = false;
    if (spec->has_sandbox) {
        p->sandbox = sandbox_start(spec, streams.its, &p->pid, &p->pidfd, err);
        is_started = p->sandbox != NULL;
    } else {
        is_started = start_plainly(p, spec, streams.its, err);
    }
    p->input = streams.ours[0];
    p->output = streams.ours[1];
    p->errors = streams.ours[2];
    close_all(streams.its);
    p->is_starting = true;
    return is_started;
}

bool process_await_start(Process *p, Error *err)
{
    if (!p->is_starting) {
        return true;
    }
    p->is_starting = false;
    return (!p->sandbox || sandbox_await(p->sandbox, err)) &&
           start_watch(p, err);
}

Process *process_begin_start(const ProcessSpec *spec, Error *err)
{
    struct sigaction now;
    Process *p = mem_new(sizeof *p);
    p->limits = spec->limits;
    p->errors_to = spec->errors_to;
    p->failure[LANG_FR].lang = LANG_FR;
    p->killed_before = process_tree_killed();
    p->pidfd = p->input = p->output = p->answers = p->errors = -1;
    /* A bot that has left is an error of write(), not the end of us. */
    if (sigaction(SIGPIPE, NULL, &now) == 0 && now.sa_handler == SIG_DFL) {
        now.sa_handler = SIG_IGN;
        sigaction(SIGPIPE, &now, NULL);
    }
    if (!start(p, spec, err)) {
        process_free(p);
        return NULL;
    }
    p->looked_at = clock_now();
    return p;
}

Process *process_start(const ProcessSpec *spec, Error *err)
{
    Process *p = process_begin_start(spec, err);
    if (p && !process_await_start(p, err)) {
        process_free(p);
        return NULL;
    }
    return p;
}

void process_show_errors(Process *p, int to, bool is_shown)
{
    p->errors_to = to;
    p->is_errors_shown = is_shown;
}

void process_set_ticker(Process *p, Ticker *ticker)
{
    char path[32];
    if (p->ticker) {
        ticker_stop(p->ticker);
        close(p->answers);
        p->answers = -1;
    }
    if (ticker) {
        snprintf(path, sizeof path, "/proc/self/fd/%d", p->output);
        p->answers = open(path, O_RDONLY | O_CLOEXEC);
    }
    p->ticker = p->answers >= 0 ? ticker : NULL;
}

bool process_reap(Process *p, uint64_t deadline)
{
    if (p->is_reaped || p->pid <= 0) {
        return p->is_reaped;
    }
    struct pollfd ended = { .fd = p->pidfd, .events = POLLIN };
    uint64_t now = clock_now();
    uint64_t left = deadline > now ? deadline - now : 0;
    struct timespec patience = { .tv_sec = (time_t)(left / 1000000000u),
                                 .tv_nsec = (long)(left % 1000000000u) };
    if (ppoll(&ended, 1, &patience, NULL) > 0) {
        p->is_reaped = waitpid(p->pid, &p->status, 0) == p->pid;
    }
    return p->is_reaped;
}

/* The signal that ended it, 0 if none did: a shell tells it as a status, and
 * so does the sandbox. */
static int signal_of(const Process *p)
{
    int code = WIFEXITED(p->status) ? WEXITSTATUS(p->status) : 0;
    return WIFSIGNALED(p->status)            ? WTERMSIG(p->status)
           : code > 128 && code < 128 + NSIG ? code - 128
                                             : 0;
}

bool process_was_failed(Process *p)
{
    if (!p->is_reaped || p->failure[LANG_EN].text[0]) {
        return p->is_reaped;
    }
    /* Where a control group counts its memory that one knows better. */
    bool is_counted = p->sandbox && sandbox_memory_watch(p->sandbox).group;
    if (p->sandbox) {
        sandbox_was_failed(p->sandbox, p->failure);
    }
    if (!is_counted && signal_of(p) == SIGKILL &&
        process_tree_killed() > p->killed_before) {
        for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
            error_set(&p->failure[lang],
                      "the machine ran out of memory and ended it",
                      "la machine, à court de mémoire, l'a arrêté");
        }
    }
    return p->failure[LANG_EN].text[0] != '\0';
}

static void end_it(Process *p)
{
    if (p->sandbox) {
        sandbox_kill(p->sandbox);
    } else if (!p->is_reaped) {
        kill(-p->pid, SIGKILL);
        kill(p->pid, SIGKILL);
    }
    process_reap(p, UINT64_MAX);
}

void process_free(Process *p)
{
    if (!p) {
        return;
    }
    process_set_ticker(p, NULL);
    memory_watch_free(p->watch);
    int streams[3] = { p->input, p->output, p->errors };
    if (p->pid > 0) {
        end_it(p);
    }
    close_all(streams);
    if (p->pidfd >= 0) {
        close(p->pidfd);
    }
    sandbox_free(p->sandbox);
    if (p->mark) {
        process_tree_kill_marked(p->mark);
    }
    process_tree_done(&p->tree);
    free(p->mark);
    free(p);
}

static void list_processes(Process *p)
{
    process_tree_list(&p->tree, p->sandbox ? sandbox_root(p->sandbox) : p->pid);
}

void process_move(Process *p, int core)
{
    list_processes(p);
    process_tree_move(&p->tree, core);
}

void process_times(Process *p, ProcessTimes *out)
{
    list_processes(p);
    process_tree_times(&p->tree, &out->ran, &out->waited);
}

/* Where the last line before end that is not empty begins; end is moved to
 * its own end. NULL if there is none. */
static const char *last_line(const char *from, const char **end)
{
    while (*end > from && strchr("\r\n \t", (*end)[-1])) {
        --*end;
    }
    const char *line = *end;
    while (line > from && line[-1] != '\n') {
        line--;
    }
    return *end > from ? line : NULL;
}

void process_last_words(const Process *p, int lines, Text *out)
{
    enum { LINE = 200, LINES = 8 };
    const char *starts[LINES], *ends[LINES], *end = p->words + p->words_size;
    int count = 0;
    while (count < lines && count < LINES &&
           (starts[count] = last_line(p->words, &end))) {
        ends[count] = end;
        end = starts[count++];
    }
    while (count-- > 0) {
        printable_add(out, starts[count], (size_t)(ends[count] - starts[count]),
                      LINE);
        text_add(out, count ? "\n" : "");
    }
}

/* Reads "  File "/x/bot.py", line 12, in play" at a line's start; 0 if it is
 * something else. */
static int read_place(const char *line, const char *end, const char **file,
                      size_t *size)
{
    static const char before[] = "File \"", after[] = "\", line ";
    while (line < end && *line == ' ') {
        line++;
    }
    const char *close = memmem(line, (size_t)(end - line), after, 8);
    if (!close || strncmp(line, before, 6) != 0) {
        return 0;
    }
    *file = line + 6;
    *size = (size_t)(close - *file);
    int number = 0;
    for (const char *at = close + 8; at < end && isdigit((unsigned char)*at);
         at++) {
        number = number < INT_MAX / 10 - 1 ? 10 * number + *at - '0' : number;
    }
    return number;
}

int process_last_place(const Process *p, Text *out)
{
    enum { NAME = 60 };
    const char *end = p->words + p->words_size, *start, *next = end;
    const char *file = NULL;
    size_t size = 0;
    int line = 0;
    bool is_own = false;
    while (!is_own && (start = last_line(p->words, &next))) {
        const char *name;
        size_t length;
        int number = read_place(start, next, &name, &length);
        /* What is the system's or Python's own is not the author's. */
        bool is_theirs =
            number && (name[0] == '<' || strncmp(name, "/usr/", 5) == 0);
        if (number && (!file || !is_theirs)) {
            file = name, size = length, line = number;
            is_own = !is_theirs;
        }
        next = start;
    }
    if (file) {
        const char *slash = memrchr(file, '/', size);
        size_t skipped = slash ? (size_t)(slash + 1 - file) : 0;
        printable_add(out, file + skipped, size - skipped, NAME);
    }
    return line;
}

void process_end_input(Process *p)
{
    close(p->input);
    p->input = -1;
}

/* The signals that programs die of. */
static const struct {
    int number;
    Phrase name;
} SIGNALS[] = {
    { SIGHUP, PHRASE("Hangup", "raccroché") },
    { SIGINT, PHRASE("Interrupt", "interruption") },
    { SIGQUIT, PHRASE("Quit", "quitter") },
    { SIGILL, PHRASE("Illegal instruction", "instruction illégale") },
    { SIGTRAP, PHRASE("Trap", "point d'arrêt") },
    { SIGABRT, PHRASE("Aborted", "abandon") },
    { SIGBUS, PHRASE("Bus error", "erreur de bus") },
    { SIGFPE, PHRASE("Arithmetic error", "erreur de calcul") },
    { SIGKILL, PHRASE("Killed", "tué") },
    { SIGUSR1, PHRASE("User signal 1", "signal utilisateur 1") },
    { SIGSEGV, PHRASE("Segmentation fault", "erreur de segmentation") },
    { SIGUSR2, PHRASE("User signal 2", "signal utilisateur 2") },
    { SIGPIPE, PHRASE("Broken pipe", "tube brisé") },
    { SIGALRM, PHRASE("Alarm clock", "minuterie") },
    { SIGTERM, PHRASE("Terminated", "terminé") },
    { SIGXCPU, PHRASE("CPU time used up", "temps de calcul épuisé") },
    { SIGXFSZ, PHRASE("File too large", "fichier trop grand") },
    { SIGSYS, PHRASE("Bad system call", "appel système interdit") },
};

static void describe_signal(int number, Lang lang, Text *out)
{
    text_say(out, lang, "killed by signal %d", "tué par le signal %d", number);
    for (size_t i = 0; i < sizeof SIGNALS / sizeof *SIGNALS; i++) {
        if (SIGNALS[i].number == number) {
            text_addf(out, " (%s)", SIGNALS[i].name.in[lang]);
        }
    }
}

void process_describe_end(Process *p, Lang lang, Text *out)
{
    if (p->failure[lang].text[0]) {
        text_add(out, p->failure[lang].text);
    } else if (p->is_over_memory) {
        text_say(out, lang, "stopped: too much memory",
                 "arrêté : trop de mémoire");
    } else if (p->end == PROCESS_CLOSED) {
        text_say(out, lang, "closed its standard output",
                 "a fermé sa sortie standard");
    } else if (p->end == PROCESS_GONE) {
        int number = signal_of(p);
        if (number) {
            describe_signal(number, lang, out);
        } else {
            text_say(out, lang, "exit status %d", "code de sortie %d",
                     WEXITSTATUS(p->status));
        }
    }
}
