/* contain.c: starts one bot, lets it get ready, asks it for a move, and says in
 * one line how that ended.
 *   contain [-n] [-c] [-o FILE] [-a PATH] [-w BYTES] [-t MS] [-m MB] [-s MS]
 *           FOLDER COMMAND...
 * -n runs it without a sandbox; -c moves it from core to core for a second
 * after the question; -o shows it only that file of its folder; -a lets it read
 * that path too; -w is the size of the question in bytes; -t the time to wait;
 * -m its memory; -s the time for which it is stopped before the question. */
#define _GNU_SOURCE
#include <ctype.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena/process.h"
#include "arena/process_tree.h"
#include "arena/spawn.h"
#include "base/clock.h"

enum {
    READY_MS = 20000,
    SHOWN = 400 /* the most bytes of a line that are shown */
};

static const char *const EVENTS[] = {
    [PROCESS_LINE] = "line",     [PROCESS_TIMEOUT] = "timeout",
    [PROCESS_ENDED] = "ended",   [PROCESS_LONG] = "long",
    [PROCESS_OUTPUT] = "output", [PROCESS_ERRORS] = "errors",
    [PROCESS_MEMORY] = "memory", [PROCESS_KILLED] = "killed",
    [PROCESS_FAILED] = "failed",
};

static uint64_t in_ms(long ms)
{
    return clock_now() + (uint64_t)ms * 1000000;
}

static void print_line(const Text *line)
{
    for (size_t i = 0; i < line->size && i < SHOWN; i++) {
        unsigned char c = (unsigned char)line->data[i];
        printf(isprint(c) ? "%c" : "\\x%02x", c);
    }
}

static void report(Process *process, ProcessEvent event, const Text *line)
{
    printf("%s ", EVENTS[event]);
    if (event == PROCESS_LINE) {
        print_line(line);
    } else if (event == PROCESS_ENDED || event == PROCESS_FAILED) {
        Text end = { 0 };
        process_describe_end(process, LANG_EN, &end);
        printf("%s", text_string(&end));
        text_done(&end);
    }
    putchar('\n');
}

/* Asks for a move with a line of this size; false if the bot does not read
 * it. */
static bool ask(Process *process, size_t size, long ms)
{
    Text text = { 0 };
    process_begin_question(process);
    for (size_t i = 0; i < size; i++) {
        text_add_char(&text, '#');
    }
    text_add(&text, "\ngo 1000\n");
    bool is_written = process_write(process, text.data, text.size, in_ms(ms));
    text_done(&text);
    return is_written;
}

/* Stops the bot, and keeps sending SIGCONT, as a bot might that has found a way
 * to wake itself. */
static void stop(Process *process, long ms)
{
    ProcessTree tree = { 0 };
    process_freeze(process);
    for (uint64_t end = in_ms(ms); clock_now() < end; usleep(50000)) {
        process_tree_list(&tree, getpid());
        for (int i = 1; i < tree.count; i++) {
            kill(tree.members[i], SIGCONT);
        }
    }
    process_tree_done(&tree);
}

/* Moves the bot from core to core for a second, if there are several. */
static void move(Process *process)
{
    SpawnCores cores;
    spawn_list_cores(&cores);
    uint64_t end = in_ms(1000);
    for (int i = 0; clock_now() < end; i++) {
        process_move(process, spawn_core(&cores, i));
        usleep(5000);
    }
}

static void talk(Process *process, size_t size, long ms, long stop_ms,
                 bool is_moved)
{
    static const char greeting[] = "match \n";
    Text line = { 0 };
    uint64_t at;
    process_write(process, greeting, sizeof greeting - 1, in_ms(ms));
    ProcessEvent event =
        process_read_line(process, in_ms(READY_MS), &line, &at);
    if (event == PROCESS_LINE && strncmp(line.data, "ready", 5) == 0) {
        if (stop_ms) {
            stop(process, stop_ms);
        }
        if (!ask(process, size, ms)) {
            puts("unread");
            text_done(&line);
            return;
        }
        if (is_moved) {
            move(process);
        }
        event = process_read_line(process, in_ms(ms), &line, &at);
    }
    report(process, event, &line);
    text_done(&line);
}

int main(int argc, char **argv)
{
    Error err = ERROR_IN(LANG_EN);
    ProcessSpec spec = { .has_sandbox = true,
                         .limits = process_default_limits,
                         .errors_to = -1 };
    size_t size = 0;
    long ms = 5000, stop_ms = 0;
    bool is_moved = false;
    for (int option; (option = getopt(argc, argv, "+nco:a:w:t:m:s:")) != -1;) {
        switch (option) {
        case 'n': spec.has_sandbox = false; break;
        case 'c': is_moved = true; break;
        case 'o': spec.only_file = optarg; break;
        case 'a': spec.also = optarg; break;
        case 'w': size = (size_t)atol(optarg); break;
        case 't': ms = atol(optarg); break;
        case 's': stop_ms = atol(optarg); break;
        case 'm': spec.limits.memory = (uint64_t)atol(optarg) << 20; break;
        default: return 2;
        }
    }
    if (argc - optind < 2) {
        return 2;
    }
    spec.folder = argv[optind];
    spec.argv = argv + optind + 1;
    Process *process = process_start(&spec, &err);
    if (!process) {
        printf("error %s\n", err.text);
        return 1;
    }
    talk(process, size, ms, stop_ms, is_moved);
    process_free(process);
    return 0;
}
