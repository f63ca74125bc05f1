/* spawn.c: starts a program; most of it runs between vfork and exec. */
#define _GNU_SOURCE
#include "arena/spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    FILES = 256, /* the most files that one process may have open */
    NO_CORE = 1, /* bytes of a core dump; with 0, a program that collects core
                    dumps, such as systemd's, would still be started */
    HIGH = 100,  /* descriptors from here on differ from those that the program
                    gets */
};

/* What the child tells us through shared memory before it executes the other
 * program. */
typedef struct Launch {
    const Spawn *spawn;
    sigset_t no_signals;
    int error; /* errno, or 0 if all went well */
} Launch;

static void reset_signals(const sigset_t *none)
{
    struct sigaction action = { .sa_handler = SIG_DFL };
    for (int number = 1; number < NSIG; number++) {
        sigaction(number, &action, NULL);
    }
    sigprocmask(SIG_SETMASK, none, NULL);
}

/* Gives the descriptors the numbers 0, 1, 2 ... without overwriting one that is
 * still needed. */
static bool place_descriptors(const Spawn *spawn)
{
    int moved[SPAWN_DESCRIPTORS];
    int program =
        spawn->program ? -1 : fcntl(spawn->program_file, F_DUPFD_CLOEXEC, HIGH);
    for (int i = 0; i < spawn->descriptor_count; i++) {
        moved[i] = fcntl(spawn->descriptors[i], F_DUPFD_CLOEXEC, HIGH);
        if (moved[i] < 0) {
            return false;
        }
    }
    for (int i = 0; i < spawn->descriptor_count; i++) {
        if (dup2(moved[i], i) < 0) {
            return false;
        }
    }
    int next = spawn->descriptor_count;
    if (!spawn->program && dup3(program, next++, O_CLOEXEC) < 0) {
        return false;
    }
    return syscall(SYS_close_range, next, ~0u, 0) == 0;
}

static void limit(int resource, uint64_t value)
{
    struct rlimit now;
    if (getrlimit((__rlimit_resource_t)resource, &now) == 0 &&
        (now.rlim_max == RLIM_INFINITY || now.rlim_max > value)) {
        now.rlim_cur = now.rlim_max = value;
        setrlimit((__rlimit_resource_t)resource, &now);
    }
}

/* Keeps the program on a few cores. A multiplicative hash of its process id
 * chooses them, so no count of the programs on each core is needed. The hash
 * spreads programs evenly, whatever the difference between two process ids is.
 */
static void stay_on(int cores)
{
    cpu_set_t all, few;
    if (sched_getaffinity(0, sizeof all, &all) != 0) {
        return;
    }
    int count = CPU_COUNT(&all);
    if (cores >= count) {
        return;
    }
    uint32_t hash = (uint32_t)getpid() * UINT32_C(2654435769);
    int first = (int)((uint64_t)hash * (uint32_t)count >> 32);
    CPU_ZERO(&few);
    int seen = 0;
    for (size_t cpu = 0; cpu < CPU_SETSIZE; cpu++) {
        if (CPU_ISSET(cpu, &all)) {
            if ((seen - first + count) % count < cores) {
                CPU_SET(cpu, &few);
            }
            seen++;
        }
    }
    sched_setaffinity(0, sizeof few, &few);
}

void spawn_list_cores(SpawnCores *out)
{
    cpu_set_t all;
    int here = sched_getcpu();
    out->count = 0;
    if (here < 0 || sched_getaffinity(0, sizeof all, &all) != 0) {
        return;
    }
    for (int i = 0; i < CPU_SETSIZE && out->count < SPAWN_CORES; i++) {
        int core = (here + i) % CPU_SETSIZE;
        if (CPU_ISSET((size_t)core, &all)) {
            out->numbers[out->count++] = (short)core;
        }
    }
}

void spawn_stay_on(const SpawnCores *cores, int64_t index)
{
    cpu_set_t one;
    if (cores->count > 0) {
        CPU_ZERO(&one);
        CPU_SET((size_t)cores->numbers[index % cores->count], &one);
        sched_setaffinity(0, sizeof one, &one);
    }
}

/* Makes the program one of the first to be killed when the machine runs out of
 * memory. Of two bots the one with the lowest priority goes first: a challenged
 * bot must not get the bot of a match killed, which may use more memory. With
 * 700, a bot still goes before a program that uses two thirds of the memory. */
static void be_expendable(void)
{
    enum { LOWEST = 19 };
    bool is_first = getpriority(PRIO_PROCESS, 0) >= LOWEST;
    const char *score = is_first ? "1000" : "700";
    int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (file >= 0) {
        (void)!write(file, score, strlen(score));
        close(file);
    }
}

static bool become(const Spawn *spawn)
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (setsid() < 0 || (spawn->folder >= 0 && fchdir(spawn->folder) != 0)) {
        return false;
    }
    limit(RLIMIT_CORE, NO_CORE);
    limit(RLIMIT_NOFILE, FILES);
    limit(RLIMIT_MEMLOCK, 0);
    limit(RLIMIT_MSGQUEUE, 0);
    limit(RLIMIT_NICE, 0);
    limit(RLIMIT_RTPRIO, 0);
    if (spawn->file_size) {
        limit(RLIMIT_FSIZE, spawn->file_size);
    }
    if (spawn->cores) {
        stay_on(spawn->cores);
    }
    if (spawn->is_expendable) {
        be_expendable();
    }
    if ((spawn->prepare && !spawn->prepare(spawn->of)) ||
        !place_descriptors(spawn)) {
        return false;
    }
    if (spawn->program) {
        execvpe(spawn->program, spawn->argv, spawn->env);
    } else {
        syscall(SYS_execveat, spawn->descriptor_count, "", spawn->argv,
                spawn->env, AT_EMPTY_PATH);
    }
    return false;
}

/* Uses vfork, because fork is slow in a process with large tables: 5 ms instead
 * of 0.1 with 1 GiB in use. vfork stands in a function of its own, so that the
 * child cannot change values that the caller has in registers. */
__attribute__((noinline)) static pid_t launch(Launch *launch)
{
    pid_t pid = vfork();
    if (pid == 0) {
        reset_signals(&launch->no_signals);
        become(launch->spawn);
        launch->error = errno;
        _exit(127);
    }
    return pid;
}

pid_t spawn_start(const Spawn *spawn, int *watch, Error *err)
{
    Launch how = { .spawn = spawn };
    sigset_t all, before;
    sigfillset(&all);
    sigemptyset(&how.no_signals);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t pid = launch(&how);
    int error = pid < 0 ? errno : how.error;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    *watch = -1;
    if (pid > 0 && !error) {
        *watch = (int)syscall(SYS_pidfd_open, pid, 0);
        error = *watch < 0 ? errno : 0;
    }
    if (error && pid > 0) {
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
    }
    if (error) {
        error_set(err, "cannot start %s: %s", "impossible de lancer %s : %s",
                  spawn->argv[0], error_system(err, error));
    }
    return error ? 0 : pid;
}
