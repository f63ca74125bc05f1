/* load.h: what the parts of joute-load share. */
#ifndef JOUTE_BENCH_LOAD_H
#define JOUTE_BENCH_LOAD_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef struct LoadSettings {
    const char *host, *game;
    int port, tables, seconds, idle, pid;
    double rate;        /* moves a second of each player */
    const char *record; /* file for the steps that were announced, or NULL */
    const char *check;  /* such a file, to be looked up, or NULL */
    bool is_json;
} LoadSettings;

/* Exit statuses. */
int load_play(const LoadSettings *settings);
int load_idle(const LoadSettings *settings);
int load_check(const LoadSettings *settings);

/* The server's resident memory in KiB, or 0. */
long load_memory(int pid);

#endif
