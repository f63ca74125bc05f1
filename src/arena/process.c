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

#include "arena/printable.h"
#include "arena/process_internal.h"
#include "arena/process_tree.h"
#include "arena/sandbox.h"
#include "arena/spawn.h"
#include "arena/usage.h"
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

/* The pipes of a bot's standard streams. */
typedef struct Streams {
    int ours[3],
        its[3]; /* a descriptor is -1 once it is closed or handed over */
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

/* Makes the pipes. Only our ends are non-blocking, because most languages do
 * not expect non-blocking streams. */
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

/* Adds a variable of our own environment, or `otherwise` if we do not have it.
 */
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

/* Starts the bot without a sandbox and with no limits except those on files. An
 * environment variable marks its children, so that they are found even if they
 * moved to another session. */
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
    /* Orphans of the bot become our children, so that none stays a zombie. */
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    p->pid = spawn_start(&spawn, &p->pidfd, err);
    p->mark = mark.data;
    text_done(&names);
    if (spawn.folder >= 0) {
        close(spawn.folder);
    }
    return p->pid > 0;
}

static bool start_usage(Process *p, Error *err)
{
    UsageSpec spec = { .root = p->pid, .pidfd = p->pidfd };
    if (p->sandbox) {
        spec = sandbox_usage(p->sandbox);
    }
    spec.memory = p->limits.memory;
    p->usage = usage_new(&spec);
    return p->usage || error_set(err, "cannot start a thread",
                                 "impossible de lancer un thread");
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
    if (is_started && p->sandbox && spec->is_watched) {
        p->watch = sandbox_watch(p->sandbox);
    }
    return is_started;
}

bool process_await_start(Process *p, Error *err)
{
    if (!p->is_starting) {
        return true;
    }
    p->is_starting = false;
    return (!p->sandbox || sandbox_await(p->sandbox, err)) &&
           start_usage(p, err) &&
           (!p->sandbox || sandbox_open(p->sandbox, err));
}

Process *process_begin_start(const ProcessSpec *spec, Error *err)
{
    struct sigaction now;
    Process *p = mem_new(sizeof *p);
    p->limits = spec->limits;
    p->errors_to = spec->errors_to;
    p->killed_before = process_tree_killed();
    p->pidfd = p->input = p->output = p->answers = p->errors = p->watch = -1;
    /* Writing to a bot that has left must fail, not kill us. */
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
        p->last.signal = WIFSIGNALED(p->status) ? WTERMSIG(p->status) : 0;
    }
    if (p->is_reaped && p->sandbox) {
        sandbox_read_end(p->sandbox, &p->last);
    }
    return p->is_reaped;
}

/* Returns true if the kernel killed one of the bot's processes for lack of
 * memory, although the bot had not used it up. A control group that counts the
 * bot's memory tells this. Without one, it is assumed if the bot died by
 * SIGKILL and the machine has killed processes for lack of memory meanwhile. */
static bool was_killed(const Process *p)
{
    const Cgroup *group = p->sandbox ? sandbox_usage(p->sandbox).group : NULL;
    return group && cgroup_has_memory(group)
               ? cgroup_has_killed(group)
               : p->last.signal == SIGKILL &&
                     process_tree_killed() > p->killed_before;
}

ProcessEvent process_judge_end(Process *p)
{
    if (p->usage && usage_is_over(p->usage)) {
        p->is_over_memory = true;
        return PROCESS_MEMORY;
    }
    if (p->is_reaped && p->last.reason[0]) {
        return PROCESS_FAILED;
    }
    if (!p->is_reaped || p->is_runaway || !was_killed(p)) {
        return PROCESS_ENDED;
    }
    /* A bot could provoke its own end, so the machine is at fault only if the
     * bot used little memory. */
    uint64_t most = p->usage ? usage_most(p->usage) : 0;
    p->most = most > p->last.memory ? most : p->last.memory;
    p->is_killed = true;
    return p->limits.memory && p->most > p->limits.memory / 2 ? PROCESS_MEMORY
                                                              : PROCESS_KILLED;
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
    usage_free(p->usage);
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
    free(p->mark);
    free(p);
}

/* A process that hands on to a child and ends, while we list the others, would
 * be missed. So none of them runs. */
uint64_t process_move(Process *p, int core)
{
    ProcessTree tree = { 0 };
    bool was_frozen = p->is_frozen;
    process_stop(p);
    process_tree_list(&tree, p->sandbox ? sandbox_root(p->sandbox) : p->pid);
    process_tree_move(&tree, core);
    process_tree_done(&tree);
    return was_frozen ? 0 : process_thaw(p);
}

bool process_is_ready(const Process *p)
{
    return p->usage && usage_is_ready(p->usage);
}

void process_times(Process *p, ProcessTimes *out)
{
    *out = (ProcessTimes){ 0 };
    if (p->usage) {
        usage_times(p->usage, out);
    }
}

/* Returns where the last non-empty line before *end begins and moves *end to
 * that line's end. Returns NULL if there is none. */
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
    enum { LINE = 200, LINES = 20 };
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

/* Reads "  File "/x/bot.py", line 12, in play" at the start of a line; returns
 * 0 for anything else. */
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
        /* A file of the system or of Python was not written by the bot's
         * author. */
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

/* The signals that usually kill programs. */
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

/* Says why the machine could not start it. */
static void describe_failure(const Process *p, Lang lang, Text *out)
{
    Text reason = { 0 };
    sandbox_describe_reason(&p->last, &ERROR_IN(lang), &reason);
    text_say(out, lang, "the machine could not start it: %s",
             "la machine n'a pas pu le lancer : %s", text_string(&reason));
    text_done(&reason);
}

void process_describe_end(Process *p, Lang lang, Text *out)
{
    if (p->is_over_memory) {
        text_say(out, lang, "it used more than %llu MB",
                 "il a utilisé plus de %llu Mo",
                 (unsigned long long)p->limits.memory >> 20);
    } else if (p->is_killed) {
        text_say(out, lang,
                 "the machine ran out of memory and ended it; it had used %llu "
                 "MB",
                 "la machine, à court de mémoire, l'a arrêté ; il avait "
                 "utilisé %llu Mo",
                 (unsigned long long)p->most >> 20);
    } else if (p->is_runaway) {
        text_say(
            out, lang, "it went on running while others were thinking",
            "il a continué à tourner pendant que d'autres réfléchissaient");
    } else if (p->last.reason[0]) {
        describe_failure(p, lang, out);
    } else if (p->end == PROCESS_CLOSED) {
        text_say(out, lang, "closed its standard output",
                 "a fermé sa sortie standard");
    } else if (p->end == PROCESS_GONE && p->last.signal) {
        describe_signal(p->last.signal, lang, out);
    } else if (p->end == PROCESS_GONE) {
        text_say(out, lang, "exit status %d", "code de sortie %d",
                 WEXITSTATUS(p->status));
    }
}
