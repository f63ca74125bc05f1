/* A bot that plays the first legal move and can be told to misbehave:
 *
 * actor [ACT [VALUE [WHEN]]]
 *
 * WHEN is the number of the question at which it misbehaves, counted from 1
 * over all games. If it is 0 or missing, it misbehaves at every question. */
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The leak check cannot work in a sandbox: a build that attempts it fails. */
__attribute__((visibility("default"))) const char *__asan_default_options(void);
const char *__asan_default_options(void)
{
    return "detect_leaks=0";
}

static char line[1 << 17], legal[1 << 17];
static const char *act = "", *value = "";
static int when, question;

static int is_act(const char *name)
{
    return strcmp(act, name) == 0;
}

static void rest(long ms)
{
    struct timespec time = { ms / 1000, ms % 1000 * 1000000 };
    nanosleep(&time, NULL);
}

/* Writes VALUE, in which "\n", "\0" and "\xHH" mean what they do in C. */
static void write_value(void)
{
    for (const char *at = value; *at; at++) {
        if (at[0] == '\\' && at[1] == 'n') {
            putchar('\n');
            at++;
        } else if (at[0] == '\\' && at[1] == '0') {
            putchar('\0');
            at++;
        } else if (at[0] == '\\' && at[1] == 'x') {
            char hex[3] = { at[2], at[3], '\0' };
            putchar((int)strtol(hex, NULL, 16));
            at += 3;
        } else {
            putchar(*at);
        }
    }
    putchar('\n');
}

static void flood(int byte, long size)
{
    for (long i = 0; i < size; i++) {
        putchar(byte);
    }
    fflush(stdout);
}

static void answer(void)
{
    size_t size = strcspn(legal, " \n");
    printf("move %.*s\n", (int)size, legal);
}

/* Writes lines that are answers, resemble answers, or do neither. */
static void write_noise(void)
{
    static const char *const words[] = { "move ",  "resign",  "#",  " # ",
                                         "\n",     "P",       "N",  "!",
                                         "*",      "x",       "1",  "-",
                                         "ready ", "\033[2J", "@F1" };
    static unsigned random;
    random = random ? random : (unsigned)atoi(value);
    for (int i = 0; i < 6; i++) {
        random = random * 1103515245u + 12345u;
        unsigned choice = random >> 16 & 31;
        if (choice < 15) {
            fputs(words[choice], stdout);
        } else if (choice < 20) {
            putchar((int)(random >> 8 & 255));
        } else {
            answer();
            return;
        }
    }
    putchar('\n');
}

/* Milliseconds of processor time that this process has used. */
static long used(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void work(long ms)
{
    for (long begun = used(); used() - begun < ms;) {
    }
}

/* Works for a long time inside one system call, which cannot be stopped before
 * its end: the kernel maps 2 GB page by page. */
static void work_in_kernel(void)
{
    enum { POPULATE_READ = 22 };
    size_t size = (size_t)2 << 30;
    char *at = mmap(NULL, size, PROT_READ,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    madvise(at, size, MADV_NOHUGEPAGE);
    madvise(at, size, POPULATE_READ);
    munmap(at, size);
}

/* Starts many children that work for ever, on every core if that is allowed,
 * and each in its own session. */
static void steal(void)
{
    enum { CHILDREN = 60 };
    static int has_stolen;
    for (int i = 0; !has_stolen && i < CHILDREN; i++) {
        if (fork() == 0) {
            cpu_set_t all;
            memset(&all, 255, sizeof all);
            sched_setaffinity(0, sizeof all, &all);
            setsid();
            rest(50); /* the answer must be out first */
            for (;;) {
                if (strcmp(value, "kernel") == 0) {
                    work_in_kernel();
                }
            }
        }
    }
    has_stolen = 1;
}

static void *think_shortly(void *unused)
{
    (void)unused;
    struct timespec begun, now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &begun);
    do {
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    } while ((now.tv_sec - begun.tv_sec) * 1000000000 + now.tv_nsec -
                 begun.tv_nsec <
             5000000);
    return NULL;
}

/* Works in threads, or in children that nobody waits for. Each lasts 5 ms and
 * ends before anybody looks. One more child has the lowest priority: it is
 * always ready to run and hardly ever runs. */
static void hide(long ms, int has_children)
{
    static pid_t waiter;
    if (!waiter && (waiter = fork()) == 0) {
        for (nice(19);;) {
        }
    }
    if (has_children) {
        signal(SIGCHLD, SIG_IGN);
    }
    for (; ms > 0; ms -= 5) {
        pthread_t thread;
        int ended[2];
        if (!has_children) {
            pthread_create(&thread, NULL, think_shortly, NULL);
            pthread_join(thread, NULL);
        } else if (pipe(ended) == 0) {
            if (fork() == 0) {
                think_shortly(NULL);
                _exit(0);
            }
            close(ended[1]);
            read(ended[0], line, 1); /* returns 0 once the child has ended */
            close(ended[0]);
        }
    }
}

static char *take_memory(long mb)
{
    size_t size = (size_t)mb << 20;
    char *block = malloc(size);
    for (size_t i = 0; block && i < size; i += 4096) {
        block[i] = 1;
    }
    return block;
}

enum { HOPS = 16, STACK = 16384, PART = 1 << 20 };
static _Alignas(16) char stacks[HOPS][STACK];
static char *kept;
static size_t kept_size, wanted;
static int kept_all[2]; /* a pipe */

/* Fills a little more memory, then goes on in a new process that shares all of
 * it. No function of the C library may be called, because many processes share
 * its data. */
__attribute__((no_sanitize("thread", "address", "undefined"))) static int
hop(void *of)
{
    size_t number = ((size_t)of + 1) % HOPS;
    for (size_t i = 0; i < PART && kept_size < wanted; i += 4096) {
        kept[kept_size] = 1;
        kept_size += 4096;
    }
    if (kept_size == wanted) {
        syscall(SYS_write, kept_all[1], "x", 1);
        wanted++;
    }
    while (clone(hop, stacks[number] + STACK, CLONE_VM | SIGCHLD,
                 (void *)number) < 0) {
    }
    syscall(SYS_exit_group, 0);
    return 0;
}

/* Fills memory in a thread that goes on after the first thread has ended. */
static void *outlive(void *unused)
{
    (void)unused;
    memset(kept, 1, wanted);
    (void)!write(kept_all[1], "x", 1);
    pause();
    return NULL;
}

/* Starts children that hold 750 MB each where it is hard to see: in processes
 * that last a fraction of a millisecond, or that have lost their first
 * thread. */
static void hide_memory(long mb, int has_threads)
{
    char byte;
    pthread_t thread;
    wanted = (size_t)750 << 20;
    if (pipe(kept_all) != 0) {
        return;
    }
    for (long i = 0; i < mb; i += 750) {
        if (fork() == 0) {
            kept = malloc(wanted);
            if (has_threads) {
                pthread_create(&thread, NULL, outlive, NULL);
                pthread_exit(NULL);
            }
            hop(0);
        }
    }
    for (long i = 0; i < mb; i += 750) {
        (void)!read(kept_all[0], &byte, 1);
    }
    rest(3000); /* gives the measurement time to find the memory */
}

/* Starts programs as Python does: a child shares our memory until it becomes
 * another program, here for 50 ms each. */
static void spawn_children(void)
{
    for (int i = 0; i < 10; i++) {
        pid_t child = vfork();
        if (child == 0) {
            rest(50);
            _exit(0);
        }
        waitpid(child, NULL, 0);
    }
}

/* Lets a child be killed for lack of memory, and ends as if that had happened
 * to itself. */
static void burst(void)
{
    pid_t child = fork();
    int status = 0;
    if (child == 0) {
        take_memory(1000);
        _exit(0);
    }
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status) && strcmp(value, "kill") == 0) {
        raise(SIGKILL);
    }
    exit(137);
}

/* Works among many children that work too, so that a process which shares the
 * core with us seldom gets to look at the time. */
static void crowd(long ms)
{
    enum { CHILDREN = 60 };
    pid_t children[CHILDREN];
    for (int i = 0; i < CHILDREN; i++) {
        if ((children[i] = fork()) == 0) {
            for (;;) {
            }
        }
    }
    struct timespec begun, now;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    do {
        clock_gettime(CLOCK_MONOTONIC, &now);
    } while ((now.tv_sec - begun.tv_sec) * 1000 +
                 (now.tv_nsec - begun.tv_nsec) / 1000000 <
             ms);
    answer();
    fflush(stdout);
    for (int i = 0; i < CHILDREN; i++) {
        kill(children[i], SIGKILL);
        waitpid(children[i], NULL, 0);
    }
}

/* Misbehaves; returns 0 if the question must still be answered. */
static int misbehave(void)
{
    if (is_act("say")) {
        write_value();
    } else if (is_act("noise")) {
        write_noise();
    } else if (is_act("exit")) {
        exit(atoi(value));
    } else if (is_act("die")) {
        fprintf(stderr, "before\n%s\n\n", value);
        exit(1);
    } else if (is_act("signal")) {
        raise(atoi(value));
    } else if (is_act("think")) {
        rest(atol(value));
        return 0;
    } else if (is_act("work")) {
        work(atol(value));
        return 0;
    } else if (is_act("threads") || is_act("children")) {
        hide(atol(value), is_act("children"));
        return 0;
    } else if (is_act("steal")) {
        steal();
        return 0;
    } else if (is_act("crowd")) {
        crowd(atol(value));
    } else if (is_act("hang")) {
        pause();
    } else if (is_act("twice")) {
        answer();
        return 0;
    } else if (is_act("before")) {
        printf("thinking...\n");
        return 0;
    } else if (is_act("flood")) {
        flood('x', atol(value));
    } else if (is_act("comments")) {
        for (int i = 0; i < 20000; i++) {
            printf("# %080d\n", i);
        }
        fflush(stdout);
        return 0;
    } else if (is_act("hog")) {
        char *block = take_memory(atol(value));
        rest(1000);
        return block == NULL;
    } else if (is_act("hop") || is_act("outlive")) {
        hide_memory(atol(value), is_act("outlive"));
        return 0;
    } else if (is_act("vfork")) {
        take_memory(atol(value));
        spawn_children();
        return 0;
    } else if (is_act("burst")) {
        burst();
    } else if (is_act("errors")) {
        memset(line, 'e', 4096);
        line[4095] = '\n';
        for (long left = atol(value); left > 0; left -= 4096) {
            fwrite(line, 1, 4096, stderr);
        }
        return 0;
    } else if (is_act("remark")) {
        printf("move %.*s # %s\n", (int)strcspn(legal, " \n"), legal, value);
    } else if (is_act("close")) {
        fclose(stdout);
        for (;;) {
            rest(1000);
        }
    } else {
        return 0;
    }
    return 1;
}

/* Answers "move 1" again and again without reading, until the pipe is full and
 * the next question cannot be written. Then it rests, and reads what it has
 * answered. */
static void fill(void)
{
    int size = 0, before = 0, idle = 0;
    while (idle < 100 || size < 60000) {
        ioctl(STDIN_FILENO, FIONREAD, &size);
        idle = size == before ? idle + 1 : 0;
        if (size > before) {
            puts("move 1");
            fflush(stdout);
        }
        before = size;
        rest(1);
    }
    rest(atol(value));
    while (size > 0) {
        ssize_t got = read(STDIN_FILENO, legal, (size_t)size);
        size -= got > 0 ? (int)got : size;
    }
}

static void hear(void)
{
    if (strncmp(line, "match ", 6) == 0) {
        if (is_act("mute")) {
            pause();
        }
        if (is_act("name")) {
            printf("ready ");
            write_value();
        } else {
            printf("ready %s\n", is_act("wish") ? value : "Actor");
        }
        if (is_act("full")) {
            fflush(stdout);
            fill();
        }
    } else if (strncmp(line, "legal ", 6) == 0) {
        strcpy(legal, line + 6);
    } else if (strncmp(line, "go ", 3) == 0) {
        question++;
        int is_now = when == 0 || when == question;
        if (!is_now || !misbehave()) {
            answer();
        }
    } else if (strncmp(line, "endgame ", 8) == 0 && is_act("once")) {
        exit(0);
    } else if (strncmp(line, "newgame ", 8) == 0 && is_act("deaf")) {
        for (;;) { /* never reads again */
            rest(1000);
        }
    }
}

int main(int argc, char **argv)
{
    act = argc > 1 ? argv[1] : "";
    value = argc > 2 ? argv[2] : "";
    when = argc > 3 ? atoi(argv[3]) : 0;
    if (is_act("gone")) {
        return atoi(value);
    }
    while (fgets(line, sizeof line, stdin) && strcmp(line, "bye\n") != 0) {
        if (is_act("echo")) {
            fputs(line, stderr);
        }
        hear();
        if (!is_act("buffer")) {
            fflush(stdout);
        }
    }
    while (is_act("stay")) {
        pause();
    }
    return 0;
}
