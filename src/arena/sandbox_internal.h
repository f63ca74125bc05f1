/* sandbox_internal.h: what the files about the sandbox share. */
#ifndef JOUTE_SANDBOX_INTERNAL_H
#define JOUTE_SANDBOX_INTERNAL_H

#include <stdbool.h>
#include <sys/types.h>

#include "arena/process.h"
#include "base/error.h"

/* The numbers of bwrap's descriptors. */
enum {
    SANDBOX_STREAMS = 3, /* the bot's three */
    SANDBOX_FILTER = 6,
    SANDBOX_PASSWD,
    SANDBOX_GROUP,
    SANDBOX_DESCRIPTORS,
};

/* What stands where. */
typedef struct SandboxPlan {
    const ProcessSpec *spec; /* valid while it is started */
    bool is_root;
    char *folder;                  /* the bot's, without links */
    char *other, *other_name;      /* folder and name of spec->also, or NULL */
    const char *memory_folders[3]; /* folders in memory, the first its home;
                                      NULL at the end */
} SandboxPlan;

/* The command line of bwrap. */
char **sandbox_command(const SandboxPlan *plan);
void sandbox_command_free(char **words);

/* The system call filter as a file, which the caller closes; -1 if the
 * library cannot make it. */
int sandbox_filter(void);

enum { GUISE_TREES = 2 };

/* Who a bot is outside its sandbox. An ordinary user stays who he is. For
 * root there would be no limit on processes, and too much to lose. */
typedef struct Guise {
    bool is_root;
    uid_t uid;
    gid_t gid;
    int trees[GUISE_TREES]; /* as root: folders where these ids own what their
                               owner owns; -1 for none */
} Guise;

/* The guise for the bot of a folder, which may read another one too, unless
 * that is NULL. To be done with also when it is false. */
bool guise_init(Guise *guise, const char *folder, const char *other,
                Error *err);
void guise_done(Guise *guise);

/* In the new process: puts it on; errno says why it is false. As root, the
 * folders are then to be found here, by this process and its children. */
bool guise_put_on(const void *guise);

#define GUISE_PLACE "/tmp"
#define GUISE_FOLDER "/tmp/own"
#define GUISE_OTHER "/tmp/other"

#endif
