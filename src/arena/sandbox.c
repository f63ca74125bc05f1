/* sandbox.c: the walls are bubblewrap's namespaces and mounts; cgroup.c,
 * sandbox_user.c, seccomp.c and memory_watch.c do the rest.
 *
 *     we ── bwrap ── bwrap, 1 inside ── the bot, 2 inside ── its children
 *           └ what we wait for  └ what we kill: all inside goes with it
 *
 * Neither bwrap holds the bot's streams, or we would not see it close them:
 * they come as descriptors 3, 4 and 5, and a shell, which then becomes the
 * bot, puts them in their places. On its way it says "ready" on bwrap's
 * standard error, where reasons go when something fails: so a sandbox that
 * cannot be made is never taken for a bot that crashed. It goes on when a line
 * comes on bwrap's standard input: by then we know whom to kill. */
#define _GNU_SOURCE
#include "arena/sandbox.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/cgroup.h"
#include "arena/memory_watch.h"
#include "arena/process_tree.h"
#include "arena/sandbox_internal.h"
#include "arena/spawn.h"
#include "base/clock.h"
#include "base/mem.h"

enum {
    PATIENCE = 10, /* seconds to set it up on a busy machine */
};

struct Sandbox {
    Cgroup group;
    SandboxUser user;
    pid_t inner;
    int inner_fd; /* its pidfd */
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

/* Waits for "ready"; anything else is the reason of a failure. */
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
    said[strcspn(said, "\n")] = '\0';
    return fail(err, size ? said : "bwrap says nothing (10 s)");
}

/* Finds bwrap's process inside. */
static bool find_inner(Sandbox *sandbox, pid_t outer, Error *err)
{
    ProcessTree tree = { 0 };
    process_tree_list(&tree, outer);
    sandbox->inner = tree.count > 1 ? tree.members[1] : 0;
    process_tree_done(&tree);
    if (sandbox->inner > 0) {
        sandbox->inner_fd = (int)syscall(SYS_pidfd_open, sandbox->inner, 0);
    }
    return sandbox->inner_fd >= 0 ||
           fail(err, "/proc does not tell of its processes");
}

/* The pipes to and from the shell, and what bwrap reads. */
typedef struct SandboxStart {
    int go[2], said[2];
    int descriptors[SANDBOX_DESCRIPTORS]; /* as bwrap will number them */
} SandboxStart;

/* What the machine has, for runtimes that divide by it, without what others
 * use of it. */
static int meminfo_file(void)
{
    char text[128];
    uint64_t total = (uint64_t)sysconf(_SC_PHYS_PAGES) *
                     (uint64_t)sysconf(_SC_PAGESIZE) / 1024;
    snprintf(text, sizeof text,
             "MemTotal: %" PRIu64 " kB\nMemFree: %" PRIu64
             " kB\nMemAvailable: %" PRIu64 " kB\n",
             total, total, total);
    return file_of(text);
}

static bool setup_init(SandboxStart *setup, const int streams[3])
{
    *setup = (SandboxStart){ { -1, -1 }, { -1, -1 }, { 0 } };
    bool is_piped =
        pipe2(setup->go, O_CLOEXEC) == 0 && pipe2(setup->said, O_CLOEXEC) == 0;
    int *at = setup->descriptors;
    at[0] = setup->go[0];
    at[1] = at[2] = setup->said[1];
    memcpy(at + SANDBOX_STREAMS, streams, 3 * sizeof *streams);
    at[SANDBOX_FILTER] = sandbox_filter();
    at[SANDBOX_PASSWD] = file_of("bot:x:1000:1000:bot:/tmp:/bin/sh\n"
                                 "nobody:x:65534:65534:nobody:/:/bin/false\n");
    at[SANDBOX_GROUP] = file_of("bot:x:1000:\nnogroup:x:65534:\n");
    at[SANDBOX_MEMINFO] = meminfo_file();
    return is_piped && at[SANDBOX_FILTER] >= 0 && at[SANDBOX_PASSWD] >= 0 &&
           at[SANDBOX_GROUP] >= 0 && at[SANDBOX_MEMINFO] >= 0;
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

static void setup_done(SandboxStart *setup)
{
    close_all(setup->go, 2);
    close_all(setup->said, 2);
    close_all(setup->descriptors + SANDBOX_FILTER,
              SANDBOX_DESCRIPTORS - SANDBOX_FILTER);
}

/* Not wherever PATH leads: it builds the walls. */
static const char *find_bwrap(void)
{
    static const char *const places[] = { "/usr/bin/bwrap",
                                          "/usr/local/bin/bwrap", "/bin/bwrap",
                                          NULL };
    const char *const *place = places;
    while (*place && access(*place, X_OK) != 0) {
        place++;
    }
    return *place;
}

static pid_t spawn_bwrap(const Sandbox *sandbox, const ProcessLimits *limits,
                         const SandboxStart *setup, char *const *words,
                         int *pidfd, Error *err)
{
    Spawn spawn = { .program = find_bwrap(),
                    .argv = words,
                    .env = (char *[]){ NULL },
                    .folder = -1,
                    .descriptors = setup->descriptors,
                    .descriptor_count = SANDBOX_DESCRIPTORS,
                    .groups = sandbox->group.joins,
                    .group_count = sandbox->group.join_count,
                    .file_size = limits->file_size,
                    .cores = sandbox->group.has_cpu ? 0 : limits->cores,
                    .is_expendable = true,
                    .prepare = sandbox_user_become,
                    .of = &sandbox->user };
    if (!spawn.program) {
        fail(err, "bwrap is not here (package bubblewrap)");
        return 0;
    }
    return spawn_start(&spawn, pidfd, err);
}

/* Runs the command and waits until the bot is about to start. */
static bool launch(Sandbox *sandbox, const ProcessSpec *spec,
                   const int streams[3], char *const *words, pid_t *pid,
                   int *pidfd, Error *err)
{
    SandboxStart setup;
    bool is_up = setup_init(&setup, streams) || fail(err, strerror(errno));
    if (is_up) {
        *pid = spawn_bwrap(sandbox, &spec->limits, &setup, words, pidfd, err);
        /* Ours must go, or we would not see the other side's end. */
        close(setup.said[1]);
        setup.said[1] = -1;
        is_up =
            *pid > 0 && is_ready(setup.said[0], err) &&
            find_inner(sandbox, *pid, err) &&
            (write(setup.go[1], "\n", 1) == 1 || fail(err, strerror(errno)));
    }
    setup_done(&setup);
    return is_up;
}

/* Finds out where everything stands. */
static bool plan_init(SandboxPlan *plan, const ProcessSpec *spec, Error *err)
{
    plan->spec = spec;
    plan->is_root = geteuid() == 0;
    plan->folder = realpath(spec->folder, NULL);
    if (!plan->folder || strcmp(plan->folder, "/") == 0) {
        return error_set(err, "the folder %s cannot be a bot's",
                         "le dossier %s ne peut pas être celui d'un bot",
                         spec->folder);
    }
    if (spec->also) {
        char *slash = strrchr(spec->also, '/');
        assert(slash && spec->also[0] == '/');
        plan->other_name = strdup(slash + 1);
        size_t size = (size_t)(slash - spec->also);
        plan->other = strndup(spec->also, size ? size : 1);
    }
    bool is_in_tmp = strcmp(plan->folder, "/tmp") == 0 ||
                     (spec->also && strcmp(spec->also, "/tmp") == 0);
    plan->memory_folders[0] = is_in_tmp ? "/var/tmp" : "/tmp";
    plan->memory_folders[1] = "/dev/shm";
    return true;
}

static void plan_done(SandboxPlan *plan)
{
    free(plan->folder);
    free(plan->other);
    free(plan->other_name);
}

static bool start(Sandbox *sandbox, const ProcessSpec *spec,
                  const int streams[3], pid_t *pid, int *pidfd, Error *err)
{
    SandboxPlan *plan = &sandbox->plan;
    if (!plan_init(plan, spec, err)) {
        return false;
    }
    cgroup_open(&sandbox->group, &spec->limits);
    bool is_up =
        sandbox_user_init(&sandbox->user, plan->folder, plan->other, err);
    if (is_up) {
        char **words = sandbox_command(plan);
        is_up = launch(sandbox, spec, streams, words, pid, pidfd, err);
        sandbox_command_free(words);
    }
    sandbox_user_done(&sandbox->user);
    return is_up;
}

Sandbox *sandbox_start(const ProcessSpec *spec, const int streams[3],
                       pid_t *pid, int *pidfd, Error *err)
{
    Sandbox *sandbox = mem_new(sizeof *sandbox);
    sandbox->inner_fd = -1;
    sandbox->group.events = -1;
    *pid = 0;
    if (start(sandbox, spec, streams, pid, pidfd, err)) {
        return sandbox;
    }
    if (*pid > 0) {
        kill(*pid, SIGKILL);
        waitpid(*pid, NULL, 0);
        close(*pidfd);
        *pid = 0;
        *pidfd = -1;
    }
    sandbox_free(sandbox);
    return NULL;
}

void sandbox_kill(Sandbox *sandbox)
{
    syscall(SYS_pidfd_send_signal, sandbox->inner_fd, SIGKILL, NULL, 0);
}

void sandbox_free(Sandbox *sandbox)
{
    if (!sandbox) {
        return;
    }
    if (sandbox->inner_fd >= 0) {
        /* The first inside is gone once all others are. */
        struct pollfd gone = { .fd = sandbox->inner_fd, .events = POLLIN };
        poll(&gone, 1, PATIENCE * 1000);
        close(sandbox->inner_fd);
    }
    cgroup_close(&sandbox->group);
    plan_done(&sandbox->plan);
    free(sandbox);
}

MemoryWatchSpec sandbox_memory_watch(const Sandbox *sandbox)
{
    bool has_group = cgroup_has_memory(&sandbox->group);
    return (MemoryWatchSpec){ .root = sandbox->inner,
                              .pidfd = sandbox->inner_fd,
                              .group = has_group ? &sandbox->group : NULL,
                              .folders = sandbox->plan.memory_folders };
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
