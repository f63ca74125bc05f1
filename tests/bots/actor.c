/* A bot that plays the first legal move and can be told to misbehave:
 *
 *     actor [ACT [VALUE [WHEN]]]
 *
 * WHEN is the question at which it acts, from 1 over all games; 0, or left
 * out: at each. */
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* In a sandbox nobody can look for leaks; a build that tries fails there. */
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

/* Writes what VALUE says, "\n" and "\0" and "\xHH" being what they are in
 * C. */
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

/* Now an answer, now something that resembles one or does not. */
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

/* Milliseconds of the processor's time. */
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

/* Many children that work for ever, on every core and each in a session of its
 * own, as far as that is allowed. */
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
            for (;;) {
            }
        }
    }
    has_stolen = 1;
}

/* Acts; false if it answers after all. */
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
    } else if (is_act("sleep")) {
        rest(atol(value));
        return 0;
    } else if (is_act("work")) {
        work(atol(value));
        return 0;
    } else if (is_act("steal")) {
        steal();
        return 0;
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
        size_t size = (size_t)atol(value) << 20;
        char *block = malloc(size);
        for (size_t i = 0; block && i < size; i += 4096) {
            block[i] = 1;
        }
        rest(1000);
        return block == NULL;
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
        for (;;) { /* reads nothing more */
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
