/* box.h: what joute and joute-box agree on. */
#ifndef JOUTE_BOX_H
#define JOUTE_BOX_H

#include <stdbool.h>
#include <string.h>

/* Descriptors of joute-box beside its standard input, a socket on which orders
 * come and are answered, and its standard output, on which it says "ready" or
 * what fails. */
enum {
    BOX_STREAMS = 3, /* the bot's three */
    BOX_FILTER = 6,  /* its system call filter */
    BOX_FIRST_FILE,  /* from here on files for BOX_FILE */
    BOX_DESCRIPTORS = 15,
};

enum { BOX_ID = 1000 }; /* the user and group that the bot is inside */

/* The last line that it says, for printf and scanf. */
#define BOX_END "end %d %ld"

enum { BOX_DEPTH = 16, BOX_NAMES = 200000 }; /* of a folder that is shown */

/* True if a file or folder of that name in a bot's folder is shown to the bot.
 * Hidden files stay hidden, and so does what Python has compiled, which need
 * not be what the source says. entry.c hashes exactly what is shown. */
static inline bool box_shows(const char *name)
{
    return name[0] == '.' ? strcmp(name, ".venv") == 0
                          : strcmp(name, "__pycache__") != 0;
}

/* The words of its command line; after "--" comes the bot's. */
#define BOX_GROUP                                                              \
    "--group" /* DESCRIPTOR: a control group's cgroup.procs file,              \
                 which it joins; these come first */
#define BOX_WATCH                                                              \
    "--watch" /* DESCRIPTOR: a socket, on which it says a byte when the bot    \
                 first uses a futex that other processes could reach, and      \
                 waits for one before it lets it; after the groups */
#define BOX_BIND "--bind" /* FROM TO: read-only */
#define BOX_SHOW                                                               \
    "--show" /* FOLDER NAME TO: a file of a folder, or all of it if NAME is    \
                "."; what is not there is not shown */
#define BOX_DEVICE "--device"       /* FROM TO */
#define BOX_LINK "--link"           /* TARGET PATH */
#define BOX_MEMORY "--memory"       /* BYTES PATH: a folder in memory */
#define BOX_FILE "--file"           /* DESCRIPTOR PATH: with what that holds */
#define BOX_PROC "--proc"           /* PATH: its own processes */
#define BOX_START "--start"         /* PATH: where the bot starts */
#define BOX_PROCESSES "--processes" /* COUNT: the most it may have */

#endif
