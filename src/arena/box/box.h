/* box.h: the contract between joute and joute-box. */
#ifndef JOUTE_BOX_H
#define JOUTE_BOX_H

#include <stdbool.h>
#include <string.h>

/* The descriptors that joute-box gets. Its standard input is a socket for
 * orders and their answers. On standard output it writes "ready" or what
 * failed. */
enum {
    BOX_STREAMS = 3, /* the bot's three streams */
    BOX_FILTER = 6,  /* the bot's system call filter */
    BOX_FIRST_FILE,  /* the files for BOX_FILE begin here */
    BOX_DESCRIPTORS = 15,
};

enum { BOX_ID = 1000 }; /* the user and the group of the bot inside */

/* The last line that joute-box writes, for printf and scanf. */
#define BOX_END "end %d %ld"

/* Limits for a folder that is shown: its depth and its number of files. */
enum { BOX_DEPTH = 16, BOX_NAMES = 200000 };

/* True if a file or folder of that name in a bot's folder is shown to the bot.
 * Hidden files are not shown, nor are files that Python has compiled, which may
 * differ from the source. entry.c hashes exactly what is shown. */
static inline bool box_shows(const char *name)
{
    return name[0] == '.' ? strcmp(name, ".venv") == 0
                          : strcmp(name, "__pycache__") != 0;
}

/* The words of joute-box's command line; the bot's command line follows
 * "--". */
#define BOX_GROUP                                                              \
    "--group" /* DESCRIPTOR: a control group's cgroup.procs file, to be        \
               * joined; these come first */
#define BOX_WATCH                                                              \
    "--watch" /* DESCRIPTOR: a socket. Before the bot first uses a futex that  \
                 other processes could reach, joute-box writes a byte to it    \
                 and waits for one; after the groups */
#define BOX_BIND "--bind" /* FROM TO: shows a file or folder read-only */
#define BOX_SHOW                                                               \
    "--show" /* FOLDER NAME TO: a file of a folder, or all of it if NAME is    \
                "."; missing files are skipped */
#define BOX_DEVICE "--device" /* FROM TO */
#define BOX_LINK "--link"     /* TARGET PATH */
#define BOX_MEMORY "--memory" /* BYTES PATH: a folder in memory */
#define BOX_FILE "--file"     /* DESCRIPTOR PATH: a file with its contents */
#define BOX_PROC "--proc"     /* PATH: shows the sandbox's own processes */
#define BOX_START "--start"   /* PATH: where the bot starts */
#define BOX_PROCESSES "--processes" /* COUNT: the most it may have */

#endif
