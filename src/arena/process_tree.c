/* process_tree.c: reads /proc to find the children of a bot and their memory,
 * and finds children that hid elsewhere by a variable in their environment. */
#define _GNU_SOURCE
#include "arena/process_tree.h"

#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/kcmp.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/mem.h"

enum {
    MEMBERS = 4096, /* more than any process limit allows */
    SWEEPS = 50,    /* rounds of killing; some processes survive a round if they
                       fork faster than we list them */
    TRIES = 5000,   /* how often a wait of 0.2 ms is repeated */
};

static void add(ProcessTree *tree, pid_t pid)
{
    if (tree->count == tree->capacity) {
        tree->capacity = tree->capacity ? 2 * tree->capacity : 16;
        tree->members = mem_resize(tree->members, (size_t)tree->capacity *
                                                      sizeof *tree->members);
    }
    tree->members[tree->count++] = pid;
}

void process_tree_done(ProcessTree *tree)
{
    free(tree->members);
    *tree = (ProcessTree){ 0 };
}

/* Reads a file of /proc as a string, as far as it fits. */
static ssize_t read_file(const char *path, char *out, size_t size)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return -1;
    }
    size_t have = 0;
    ssize_t got;
    while (have + 1 < size &&
           (got = read(file, out + have, size - 1 - have)) > 0) {
        have += (size_t)got;
    }
    close(file);
    out[have] = '\0';
    return (ssize_t)have;
}

/* Adds the children of one thread: "12 13 14 ". */
static void add_children(ProcessTree *tree, const char *process,
                         const char *thread)
{
    char path[64], text[8192];
    snprintf(path, sizeof path, "/proc/%.15s/task/%.15s/children", process,
             thread);
    if (read_file(path, text, sizeof text) <= 0) {
        return;
    }
    char *at = text, *end;
    for (long pid; (pid = strtol(at, &end, 10)) > 0; at = end) {
        if (tree->count < MEMBERS) {
            add(tree, (pid_t)pid);
        }
    }
}

static void add_descendants(ProcessTree *tree, const char *process)
{
    char path[32];
    snprintf(path, sizeof path, "/proc/%.15s/task", process);
    DIR *threads = opendir(path);
    struct dirent *thread;
    while (threads && (thread = readdir(threads))) {
        if (isdigit((unsigned char)thread->d_name[0])) {
            add_children(tree, process, thread->d_name);
        }
    }
    if (threads) {
        closedir(threads);
    }
}

/* FNV-1a over whole numbers. */
static uint64_t hash_members(const ProcessTree *tree)
{
    uint64_t hash = UINT64_C(14695981039346656037);
    for (int i = 0; i < tree->count; i++) {
        hash = (hash ^ (uint64_t)tree->members[i]) * UINT64_C(1099511628211);
    }
    return hash;
}

void process_tree_list(ProcessTree *tree, pid_t root)
{
    tree->count = 0;
    add(tree, root);
    for (int i = 0; i < tree->count; i++) {
        char process[16];
        snprintf(process, sizeof process, "%d", (int)tree->members[i]);
        add_descendants(tree, process);
    }
    uint64_t hash = hash_members(tree);
    tree->has_changed = hash != tree->list_hash;
    tree->list_hash = hash;
}

/* Returns a thread of the process that still has its memory, or 0: the first
 * thread may end before the others. */
static pid_t thread_with_memory(pid_t pid)
{
    char path[64], text[4096];
    pid_t found = 0;
    snprintf(path, sizeof path, "/proc/%d/task", (int)pid);
    DIR *threads = opendir(path);
    struct dirent *thread;
    while (threads && !found && (thread = readdir(threads))) {
        snprintf(path, sizeof path, "/proc/%d/task/%.15s/status", (int)pid,
                 thread->d_name);
        if (read_file(path, text, sizeof text) > 0 &&
            strstr(text, "\nVmSize:")) {
            found = (pid_t)atoi(thread->d_name);
        }
    }
    if (threads) {
        closedir(threads);
    }
    return found;
}

/* Adds up some fields of a thread's file, in bytes; returns false if it lacks
 * them. */
static bool sum_fields(pid_t tid, const char *name, const char *const *keys,
                       uint64_t *sum)
{
    char path[40], text[4096];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)tid, name);
    if (read_file(path, text, sizeof text) <= 0 || !strstr(text, *keys)) {
        return false;
    }
    for (; *keys; keys++) {
        const char *at = strstr(text, *keys);
        *sum += at ? strtoull(at + strlen(*keys), NULL, 10) * 1024 : 0;
    }
    return true;
}

uint64_t process_tree_resident(const ProcessTree *tree)
{
    static const char *const keys[] = { "\nRssAnon:", "\nRssShmem:", "\nVmPTE:",
                                        "\nVmSwap:", NULL };
    uint64_t bytes = 0;
    for (int i = 0; i < tree->count; i++) {
        pid_t pid = tree->members[i];
        if (!sum_fields(pid, "status", keys, &bytes)) {
            sum_fields(thread_with_memory(pid), "status", keys, &bytes);
        }
    }
    return bytes;
}

/* Returns true if one of these threads has the same memory: a vfork child
 * shares its parent's memory until it executes another program. */
static bool is_shared(const pid_t *threads, int count, pid_t thread)
{
    for (int i = 0; i < count; i++) {
        if (syscall(SYS_kcmp, threads[i], thread, KCMP_VM, 0, 0) == 0) {
            return true;
        }
    }
    return false;
}

uint64_t process_tree_own(const ProcessTree *tree, bool has_shared)
{
    static const char *const tables[] = { "\nVmPTE:", NULL };
    static const char *const rough[] = { "\nRssAnon:", "\nVmSwap:", NULL };
    static const char *const exact[] = { "\nPss_Anon:", "\nSwapPss:", NULL };
    static const char *const shared[] = { "\nPss_Shmem:", NULL };
    pid_t *counted = mem_new((size_t)tree->count * sizeof *counted);
    uint64_t bytes = 0;
    int count = 0;
    for (int i = 0; i < tree->count; i++) {
        pid_t thread = thread_with_memory(tree->members[i]);
        if (!thread || is_shared(counted, count, thread)) {
            continue;
        }
        counted[count++] = thread;
        sum_fields(thread, "status", tables, &bytes);
        /* A process can forbid us to read its exact count. */
        if (!sum_fields(thread, "smaps_rollup", exact, &bytes)) {
            sum_fields(thread, "status", rough, &bytes);
        }
        if (has_shared) {
            sum_fields(thread, "smaps_rollup", shared, &bytes);
        }
    }
    free(counted);
    return bytes;
}

bool process_tree_has_state(const ProcessTree *tree, const char *states)
{
    for (int i = 1; i < tree->count; i++) {
        char path[32], text[512];
        snprintf(path, sizeof path, "/proc/%d/stat", (int)tree->members[i]);
        const char *at =
            read_file(path, text, sizeof text) > 0 ? strrchr(text, ')') : NULL;
        if (at && at[1] == ' ' && at[2] && strchr(states, at[2])) {
            return true;
        }
    }
    return false;
}

/* Calls visit with the name of every thread of every member. */
static void each_thread(const ProcessTree *tree,
                        void (*visit)(pid_t pid, const char *thread, void *of),
                        void *of)
{
    for (int i = 0; i < tree->count; i++) {
        char path[32];
        snprintf(path, sizeof path, "/proc/%d/task", (int)tree->members[i]);
        DIR *threads = opendir(path);
        struct dirent *thread;
        while (threads && (thread = readdir(threads))) {
            if (isdigit((unsigned char)thread->d_name[0])) {
                visit(tree->members[i], thread->d_name, of);
            }
        }
        if (threads) {
            closedir(threads);
        }
    }
}

static void move_thread(pid_t pid, const char *thread, void *of)
{
    (void)pid;
    sched_setaffinity((pid_t)atoi(thread), sizeof(cpu_set_t), of);
}

void process_tree_move(const ProcessTree *tree, int core)
{
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET((size_t)core, &one);
    each_thread(tree, move_thread, &one);
}

/* Returns the time that a process and its reaped children have run. The kernel
 * reports the children's time in hundredths of a second. */
static uint64_t ran_by(pid_t pid)
{
    struct timespec own = { 0 };
    char path[32], text[1024];
    clockid_t clock;
    unsigned long long user = 0, system = 0;
    if (clock_getcpuclockid(pid, &clock) == 0) {
        clock_gettime(clock, &own);
    }
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    const char *at =
        read_file(path, text, sizeof text) > 0 ? strrchr(text, ')') : NULL;
    if (at) {
        sscanf(at,
               ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %llu "
               "%llu",
               &user, &system);
    }
    return (uint64_t)own.tv_sec * 1000000000 + (uint64_t)own.tv_nsec +
           (user + system) * (1000000000 / (uint64_t)sysconf(_SC_CLK_TCK));
}

uint64_t process_tree_ran(const ProcessTree *tree)
{
    uint64_t ran = 0;
    for (int i = 0; i < tree->count; i++) {
        ran += ran_by(tree->members[i]);
    }
    return ran;
}

static void add_waited(pid_t pid, const char *thread, void *of)
{
    uint64_t *sum = of, waited;
    char path[64], text[128];
    snprintf(path, sizeof path, "/proc/%d/task/%.15s/schedstat", (int)pid,
             thread);
    if (read_file(path, text, sizeof text) > 0 &&
        sscanf(text, "%*u %" SCNu64, &waited) == 1) {
        *sum += waited;
    }
}

uint64_t process_tree_waited(const ProcessTree *tree)
{
    uint64_t waited = 0;
    each_thread(tree, add_waited, &waited);
    return waited;
}

static void note_ready(pid_t pid, const char *thread, void *of)
{
    bool *is_ready = of;
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%d/task/%.15s/stat", (int)pid, thread);
    const char *at = !*is_ready && read_file(path, text, sizeof text) > 0
                         ? strrchr(text, ')')
                         : NULL;
    *is_ready |= at && strncmp(at, ") R", 3) == 0;
}

bool process_tree_is_ready(const ProcessTree *tree)
{
    bool is_ready = false;
    each_thread(tree, note_ready, &is_ready);
    return is_ready;
}

uint64_t process_tree_sockets(const ProcessTree *tree)
{
    /* BUFFER is net.core.wmem_default plus the overhead of a packet. The first
     * FEW sockets, which interpreters open anyway, do not count. */
    enum { BUFFER = 212992 + 65536, FEW = 32 };
    char path[40], text[1024];
    snprintf(path, sizeof path, "/proc/%d/net/sockstat", (int)tree->members[0]);
    unsigned long used = 0;
    if (read_file(path, text, sizeof text) <= 0 ||
        sscanf(text, "sockets: used %lu", &used) != 1 || used < FEW) {
        return 0;
    }
    return (uint64_t)used * BUFFER;
}

uint64_t process_tree_killed(void)
{
    char text[16384];
    const char *at = read_file("/proc/vmstat", text, sizeof text) > 0
                         ? strstr(text, "\noom_kill ")
                         : NULL;
    return at ? strtoull(at + strlen("\noom_kill "), NULL, 10) : 0;
}

/* Returns true if the process is just executing another program or ending, so
 * that its environment cannot be read. Kernel threads never have an
 * environment. */
static bool is_changing(const char *process)
{
    enum { STATE = 3, FLAGS = 9, ENV_END = 51 }; /* fields of the file */
    enum { OF_KERNEL = 0x200000 };
    char path[32], text[1024];
    unsigned long long value[ENV_END + 1] = { 0 };
    snprintf(path, sizeof path, "/proc/%.15s/stat", process);
    const char *at =
        read_file(path, text, sizeof text) > 0 ? strrchr(text, ')') : NULL;
    if (!at || at[1] == '\0' || at[2] == 'Z' || at[2] == 'X') {
        return false;
    }
    for (int i = STATE; i <= ENV_END && (at = strchr(at + 1, ' ')); i++) {
        value[i] = strtoull(at, NULL, 10);
    }
    return at && value[ENV_END] == 0 && !(value[FLAGS] & OF_KERNEL);
}

static bool is_marked(const char *process, const char *mark)
{
    char path[32], text[4096];
    snprintf(path, sizeof path, "/proc/%.15s/environ", process);
    ssize_t size = read_file(path, text, sizeof text);
    for (int i = 0; size == 0 && i < TRIES && is_changing(process); i++) {
        usleep(200);
    }
    if (size == 0) {
        size = read_file(path, text, sizeof text);
    }
    size_t wanted = strlen(mark) + 1;
    return size >= (ssize_t)wanted && memmem(text, (size_t)size, mark, wanted);
}

/* Kills the marked processes that exist now and adds them to the tree. Returns
 * false if it finds none. */
static bool kill_marked_once(ProcessTree *killed, const char *mark)
{
    bool is_any = false;
    DIR *processes = opendir("/proc");
    struct dirent *process;
    while (processes && (process = readdir(processes))) {
        if (isdigit((unsigned char)process->d_name[0]) &&
            is_marked(process->d_name, mark)) {
            is_any = true;
            add(killed, (pid_t)atoi(process->d_name));
            kill((pid_t)atoi(process->d_name), SIGKILL);
        }
    }
    if (processes) {
        closedir(processes);
    }
    return is_any;
}

/* Returns true if a child of ours is a dead orphan of a bot. An orphan neither
 * belongs to our session nor leads one, while every bot for which some thread
 * still waits leads a session. */
static bool is_dead_orphan(pid_t pid)
{
    char path[32], text[512], state;
    int session;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    if (read_file(path, text, sizeof text) <= 0) {
        return false;
    }
    const char *after_name = strrchr(text, ')');
    return after_name &&
           sscanf(after_name, ") %c %*d %*d %d", &state, &session) == 2 &&
           state == 'Z' && session != pid && session != getsid(0);
}

static void reap_orphans(void)
{
    ProcessTree ours = { 0 };
    char process[16];
    snprintf(process, sizeof process, "%d", (int)getpid());
    add_descendants(&ours, process);
    for (int i = 0; i < ours.count; i++) {
        if (is_dead_orphan(ours.members[i])) {
            waitpid(ours.members[i], NULL, WNOHANG);
        }
    }
    process_tree_done(&ours);
}

/* Waits until a killed process is gone. It becomes our child when the last of
 * its ancestors dies. */
static void wait_for_end(pid_t pid)
{
    for (int i = 0; i < TRIES && kill(pid, 0) == 0; i++) {
        if (waitpid(pid, NULL, WNOHANG) <= 0) {
            usleep(200);
        }
    }
}

void process_tree_kill_marked(const char *mark)
{
    ProcessTree killed = { 0 };
    for (int i = 0; i < SWEEPS && kill_marked_once(&killed, mark); i++) {
    }
    for (int i = 0; i < killed.count; i++) {
        wait_for_end(killed.members[i]);
    }
    process_tree_done(&killed);
    reap_orphans();
}
