/* box.h: what joute and joute-box agree on. */
#ifndef JOUTE_BOX_H
#define JOUTE_BOX_H

/* Descriptors of joute-box beside its standard input, on which orders come, and
 * its standard output, on which it says "ready" or what fails. */
enum {
    BOX_STREAMS = 3, /* the bot's three */
    BOX_FILTER = 6,  /* its system call filter */
    BOX_FIRST_FILE,  /* from here on files for BOX_FILE */
    BOX_DESCRIPTORS = 15,
};

enum { BOX_ID = 1000 }; /* the user and group that the bot is inside */

/* The words of its command line; after "--" comes the bot's. */
#define BOX_GROUP                                                              \
    "--group"             /* DESCRIPTOR: a control group's cgroup.procs file,  \
                             which it joins; these come first */
#define BOX_BIND "--bind" /* FROM TO: read-only */
#define BOX_DEVICE "--device"       /* FROM TO */
#define BOX_LINK "--link"           /* TARGET PATH */
#define BOX_MEMORY "--memory"       /* BYTES PATH: a folder in memory */
#define BOX_FILE "--file"           /* DESCRIPTOR PATH: with what that holds */
#define BOX_PROC "--proc"           /* PATH: its own processes */
#define BOX_START "--start"         /* PATH: where the bot starts */
#define BOX_PROCESSES "--processes" /* COUNT: the most it may have */

#endif
