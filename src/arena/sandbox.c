/* sandbox.c: starts joute-box, which builds the sandbox (box/box.c); cgroup.c,
 * sandbox_user.c, seccomp.c and usage.c do the rest. A failure to make a
 * sandbox is never mistaken for a crash of the bot: joute-box says "ready"
 * before the bot starts, and by then we know which process to kill. */
#define _GNU_SOURCE
#include "arena/sandbox.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/cgroup.h"
#include "arena/process_internal.h"
#include "arena/process_tree.h"
#include "arena/sandbox_internal.h"
#include "arena/spawn.h"
#include "arena/usage.h"
#include "base/clock.h"
#include "base/folder.h"
#include "base/mem.h"

enum {
    PATIENCE = 10, /* seconds to set it up on a busy machine */
};

/* joute waits for the outer process. To end everything inside, it kills the
 * inner process. */
struct Sandbox {
    Cgroup group;
    SandboxUser user;
    pid_t outer, inner;
    int inner_fd; /* the pidfd of `inner` */
    int orders;   /* a socket to joute-box */
    int said;     /* a pipe from joute-box */
    int watch;    /* a socket to joute-box, see sandbox_watch */
    pthread_mutex_t lock;
    int stops; /* how many callers want it stopped now; locked */
    int memory_folders[SANDBOX_MEMORY_FOLDERS];
    SandboxPlan plan;
};

static int file_of(const char *text)
{
    int file = memfd_create("text", MFD_CLOEXEC);
    if (file >= 0) {
        (void)!write(file, text, strlen(text));
        lseek(file, 0, SEEK_SET);
    }
    return file;
}

static bool fail(Error *err, const char *why)
{
    return error_set(err, "the sandbox cannot be set up: %s",
                     "impossible de mettre en place le bac à sable : %s", why);
}

/* Writes what joute-box said, such as "/usr: 13", with the errno at the end
 * replaced by words. */
static void describe(const char *said, const Error *err, Text *out)
{
    const char *end = said + strcspn(said, "\n"), *colon = end;
    while (colon > said && *colon != ':') {
        colon--;
    }
    int number = *colon == ':' ? atoi(colon + 1) : 0;
    text_add_bytes(out, said, (size_t)((number > 0 ? colon : end) - said));
    if (number > 0) {
        text_addf(out, ": %s", error_system(err, number));
    }
}

/* Waits for "ready"; any other line is the reason of a failure. */
static bool is_ready(int setup, Error *err)
{
    char said[300];
    size_t size = 0;
    struct pollfd polled = { .fd = setup, .events = POLLIN };
    uint64_t deadline = clock_now() + PATIENCE * UINT64_C(1000000000);
    while (size + 1 < sizeof said && clock_now() < deadline) {
        ssize_t got = 0;
        if (poll(&polled, 1, 100) > 0) {
            got = read(setup, said + size, sizeof said - 1 - size);
            if (got <= 0) {
                break;
            }
        }
        size += (size_t)got;
        said[size] = '\0';
        if (strstr(said, "ready\n")) {
            return true;
        }
    }
    said[size] = '\0';
    Text reason = { 0 };
    describe(said, err, &reason);
    fail(err, size ? text_string(&reason) : "joute-box says nothing (10 s)");
    text_done(&reason);
    return false;
}

/* Finds the first process inside and its folders in memory, which is not
 * possible once the bot runs. */
static bool find_inner(Sandbox *sandbox, Error *err)
{
    ProcessTree tree = { 0 };
    process_tree_list(&tree, sandbox->outer);
    sandbox->inner = tree.count > 1 ? tree.members[1] : 0;
    process_tree_done(&tree);
    if (sandbox->inner > 0) {
        sandbox->inner_fd = (int)syscall(SYS_pidfd_open, sandbox->inner, 0);
    }
    for (int i = 0; i < SANDBOX_MEMORY_FOLDERS; i++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/root%s", (int)sandbox->inner,
                 sandbox->plan.memory_folders[i]);
        sandbox->memory_folders[i] = open(path, O_PATH | O_CLOEXEC);
        if (sandbox->memory_folders[i] < 0) {
            return fail(err, error_system(err, errno));
        }
    }
    return sandbox->inner_fd >= 0 ||
           fail(err, "/proc does not show its processes");
}

/* The socket to joute-box, the pipe from it, and the files it reads. */
typedef struct SandboxStart {
    int go[2], said[2], watch[2];
    int descriptors[SANDBOX_DESCRIPTORS]; /* in the order of their numbers in
                                             joute-box */
} SandboxStart;

/* Opens a file of the system, or an empty file if that fails. */
static int system_file(const char *path)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    return file >= 0 ? file : open("/dev/null", O_RDONLY | O_CLOEXEC);
}

static bool setup_init(SandboxStart *setup, const int streams[3])
{
    *setup = (SandboxStart){ { -1, -1 }, { -1, -1 }, { -1, -1 }, { 0 } };
    const int kind = SOCK_STREAM | SOCK_CLOEXEC;
    bool is_piped = socketpair(AF_UNIX, kind, 0, setup->go) == 0 &&
                    socketpair(AF_UNIX, kind, 0, setup->watch) == 0 &&
                    pipe2(setup->said, O_CLOEXEC) == 0;
    int *at = setup->descriptors;
    at[0] = setup->go[0];
    at[1] = at[2] = setup->said[1];
    memcpy(at + BOX_STREAMS, streams, 3 * sizeof *streams);
    at[BOX_FILTER] = sandbox_filter();
    at[SANDBOX_PASSWD] = file_of("bot:x:1000:1000:bot:/tmp:/bin/sh\n"
                                 "nobody:x:65534:65534:nobody:/:/bin/false\n");
    at[SANDBOX_GROUP] = file_of("bot:x:1000:\nnogroup:x:65534:\n");
    at[SANDBOX_LIBRARIES] = system_file("/etc/ld.so.cache");
    at[SANDBOX_TIME] = system_file("/etc/localtime");
    at[SANDBOX_WATCH] = setup->watch[0];
    bool is_made = true;
    for (int i = BOX_FILTER; i < SANDBOX_GROUPS; i++) {
        is_made &= at[i] >= 0;
    }
    return is_piped && is_made;
}

static void close_all(int *descriptors, int count)
{
    for (int i = 0; i < count; i++) {
        if (descriptors[i] >= 0) {
            close(descriptors[i]);
            descriptors[i] = -1;
        }
    }
}

/* Opens joute-box: beside this program, where it is installed, or where it was
 * built. It is opened here, because root's bots run as a user who may not be
 * able to reach it. */
static int open_box(void)
{
    static const char *const places[] = { "/joute-box",
                                          "/../libexec/joute/joute-box" };
    Text folder = { 0 }, path = { 0 };
    int file = -1;
    bool is_known = folder_program(&folder);
    for (size_t i = 0; is_known && file < 0 && i < 2; i++) {
        text_clear(&path);
        text_addf(&path, "%s%s", text_string(&folder), places[i]);
        file = open(path.data, O_PATH | O_CLOEXEC);
    }
    text_done(&folder);
    text_done(&path);
    return file >= 0 ? file : open(JOUTE_BOX, O_PATH | O_CLOEXEC);
}

static pid_t spawn_box(const Sandbox *sandbox, const ProcessLimits *limits,
                       const SandboxStart *setup, char *const *words,
                       int *pidfd, Error *err)
{
    Text home = { 0 }, temporary = { 0 };
    text_addf(&home, "HOME=%s", sandbox->plan.memory_folders[0]);
    text_addf(&temporary, "TMPDIR=%s", sandbox->plan.memory_folders[0]);
    char *environment[] = { "PATH=/usr/local/bin:/usr/bin:/bin",
                            "LANG=C.UTF-8",
                            home.data,
                            temporary.data,
                            (char *)process_language(sandbox->plan.spec),
                            NULL };
    Spawn spawn = { .program_file = open_box(),
                    .argv = words,
                    .env = environment,
                    .folder = -1,
                    .descriptors = setup->descriptors,
                    .descriptor_count =
                        SANDBOX_GROUPS + sandbox->group.join_count,
                    .file_size = limits->file_size,
                    .cores = limits->cores,
                    .is_expendable = true,
                    .prepare = sandbox_user_become,
                    .of = &sandbox->user };
    pid_t pid = 0;
    if (spawn.program_file < 0) {
        fail(err, "joute-box is missing: it belongs beside joute");
    } else {
        pid = spawn_start(&spawn, pidfd, err);
        close(spawn.program_file);
    }
    text_done(&home);
    text_done(&temporary);
    return pid;
}

/* Starts joute-box. */
static bool launch(Sandbox *sandbox, const ProcessSpec *spec,
                   const int streams[3], char *const *words, int *pidfd,
                   Error *err)
{
    SandboxStart setup;
    bool is_started =
        setup_init(&setup, streams) || fail(err, error_system(err, errno));
    if (is_started) {
        memcpy(setup.descriptors + SANDBOX_GROUPS, sandbox->group.joins,
               sizeof sandbox->group.joins);
        sandbox->outer =
            spawn_box(sandbox, &spec->limits, &setup, words, pidfd, err);
        is_started = sandbox->outer > 0;
        sandbox->orders = setup.go[1];
        sandbox->said = setup.said[0];
        sandbox->watch = setup.watch[1];
        setup.go[1] = setup.said[0] = setup.watch[1] = -1;
    }
    close_all(setup.go, 2);
    close_all(setup.watch + 1, 1);
    close_all(setup.said, 2);
    close_all(setup.descriptors + BOX_FILTER, SANDBOX_GROUPS - BOX_FILTER);
    return is_started;
}

bool sandbox_await(Sandbox *sandbox, Error *err)
{
    bool is_up = is_ready(sandbox->said, err) && find_inner(sandbox, err);
    fcntl(sandbox->said, F_SETFL, O_NONBLOCK);
    return is_up;
}

bool sandbox_open(Sandbox *sandbox, Error *err)
{
    return send(sandbox->orders, "\n", 1, MSG_NOSIGNAL) == 1 ||
           fail(err, error_system(err, errno));
}

void sandbox_read_end(const Sandbox *sandbox, SandboxEnd *out)
{
    char said[2 * PATH_MAX]; /* the reason may hold the name of a program */
    long kilobytes;
    ssize_t size = read(sandbox->said, said, sizeof said - 1);
    said[size > 0 ? size : 0] = '\0';
    if (size > 0 && said[size - 1] == '\n') {
        said[size - 1] = '\0';
    }
    char *line = strrchr(said, '\n');
    line = line ? line + 1 : said;
    /* Without a last line, joute-box itself was killed. */
    *out = (SandboxEnd){ .signal = SIGKILL };
    if (sscanf(line, BOX_END, &out->signal, &kilobytes) == 2) {
        out->memory = (uint64_t)kilobytes * 1024;
        *line = '\0';
    }
    snprintf(out->reason, sizeof out->reason, "%.299s", said);
}

void sandbox_describe_reason(const SandboxEnd *end, const Error *err, Text *out)
{
    describe(end->reason, err, out);
}

/* Finds the paths of everything that the bot will see. */
static bool plan_init(SandboxPlan *plan, const ProcessSpec *spec, Error *err)
{
    plan->spec = spec;
    plan->is_root = geteuid() == 0;
    if (strcmp(spec->folder, "/") == 0) {
        return error_set(err, "the folder %s cannot be used for a bot",
                         "le dossier %s ne peut pas servir à un bot",
                         spec->folder);
    }
    if (spec->also) {
        char *slash = strrchr(spec->also, '/');
        assert(slash && spec->also[0] == '/');
        plan->other_name = strdup(slash + 1);
        size_t size = (size_t)(slash - spec->also);
        plan->other = strndup(spec->also, size ? size : 1);
    }
    bool is_in_tmp = strcmp(spec->folder, "/tmp") == 0 ||
                     (spec->also && strcmp(spec->also, "/tmp") == 0);
    plan->memory_folders[0] = is_in_tmp ? "/var/tmp" : "/tmp";
    plan->memory_folders[1] = "/dev/shm";
    return true;
}

static bool start(Sandbox *sandbox, const ProcessSpec *spec,
                  const int streams[3], int *pidfd, Error *err)
{
    SandboxPlan *plan = &sandbox->plan;
    if (!plan_init(plan, spec, err)) {
        return false;
    }
    cgroup_open(&sandbox->group, &spec->limits);
    plan->group_count = sandbox->group.join_count;
    bool is_up =
        sandbox_user_init(&sandbox->user, spec->folder, plan->other, err);
    if (is_up) {
        char **words = sandbox_command(plan);
        is_up = launch(sandbox, spec, streams, words, pidfd, err);
        sandbox_command_free(words);
    }
    sandbox_user_done(&sandbox->user);
    return is_up;
}

Sandbox *sandbox_start(const ProcessSpec *spec, const int streams[3],
                       pid_t *pid, int *pidfd, Error *err)
{
    Sandbox *sandbox = mem_new(sizeof *sandbox);
    sandbox->inner_fd = sandbox->orders = sandbox->said = sandbox->watch = -1;
    memset(sandbox->memory_folders, -1, sizeof sandbox->memory_folders);
    sandbox->group = CGROUP_NONE;
    pthread_mutex_init(&sandbox->lock, NULL);
    if (start(sandbox, spec, streams, pidfd, err)) {
        *pid = sandbox->outer;
        return sandbox;
    }
    sandbox_free(sandbox);
    return NULL;
}

void sandbox_kill(Sandbox *sandbox)
{
    kill(sandbox->outer, SIGKILL); /* if the sandbox is not built yet, this is
                                      the only process */
    syscall(SYS_pidfd_send_signal, sandbox->inner_fd, SIGKILL, NULL, 0);
}

pid_t sandbox_root(const Sandbox *sandbox)
{
    return sandbox->inner;
}

void sandbox_freeze(Sandbox *sandbox, bool is_frozen)
{
    pthread_mutex_lock(&sandbox->lock);
    sandbox->stops += is_frozen ? 1 : -1;
    bool is_due = sandbox->stops == is_frozen;
    if (is_due && !cgroup_freeze(&sandbox->group, is_frozen)) {
        send(sandbox->orders, is_frozen ? "s" : "c", 1, MSG_NOSIGNAL);
    }
    pthread_mutex_unlock(&sandbox->lock);
}

void sandbox_stop(Sandbox *sandbox)
{
    const uint64_t deadline = clock_now() + 2 * UINT64_C(1000000000);
    struct pollfd answered = { .fd = sandbox->orders, .events = POLLIN };
    char answer;
    if (cgroup_await_freeze(&sandbox->group, deadline)) {
        return; /* joute-box is frozen too and could not answer */
    }
    while (recv(sandbox->orders, &answer, 1, MSG_DONTWAIT) > 0) {
        /* the byte answers an earlier stop, for which we did not wait */
    }
    send(sandbox->orders, "w", 1, MSG_NOSIGNAL);
    while (poll(&answered, 1, 100) <= 0 && clock_now() < deadline) {
    }
    (void)!recv(sandbox->orders, &answer, 1, MSG_DONTWAIT);
}

int sandbox_watch(const Sandbox *sandbox)
{
    return sandbox->watch;
}

void sandbox_free(Sandbox *sandbox)
{
    if (!sandbox) {
        return;
    }
    if (sandbox->inner_fd >= 0) {
        /* The first process inside ends after all others. */
        struct pollfd gone = { .fd = sandbox->inner_fd, .events = POLLIN };
        poll(&gone, 1, PATIENCE * 1000);
        close(sandbox->inner_fd);
    }
    close_all(&sandbox->orders, 1);
    close_all(&sandbox->said, 1);
    close_all(&sandbox->watch, 1);
    close_all(sandbox->memory_folders, SANDBOX_MEMORY_FOLDERS);
    cgroup_close(&sandbox->group);
    pthread_mutex_destroy(&sandbox->lock);
    free(sandbox->plan.other);
    free(sandbox->plan.other_name);
    free(sandbox);
}

UsageSpec sandbox_usage(Sandbox *sandbox)
{
    return (UsageSpec){ .root = sandbox->inner,
                        .pidfd = sandbox->inner_fd,
                        .sandbox = sandbox,
                        .group = &sandbox->group,
                        .folders = sandbox->memory_folders,
                        .folder_count = SANDBOX_MEMORY_FOLDERS };
}

bool process_check_sandbox(Error *err)
{
    char *words[] = { "true", NULL };
    ProcessSpec spec = { .argv = words,
                         .folder = "/usr",
                         .has_sandbox = true,
                         .limits = process_default_limits,
                         .errors_to = -1 };
    Process *process = process_start(&spec, err);
    bool is_fine =
        process &&
        (process_wait(process, clock_now() + PATIENCE * UINT64_C(1000000000)) ||
         fail(err, "a program in it does not end"));
    process_free(process);
    return is_fine;
}
