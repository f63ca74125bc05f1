/* sandbox_internal.h: what the files about the sandbox share. */
#ifndef JOUTE_SANDBOX_INTERNAL_H
#define JOUTE_SANDBOX_INTERNAL_H

#include <stdbool.h>
#include <sys/types.h>

#include "arena/box/box.h"
#include "arena/cgroup.h"
#include "arena/process.h"
#include "base/error.h"

/* The files that joute-box copies, as its descriptors. */
enum {
    SANDBOX_PASSWD = BOX_FIRST_FILE,
    SANDBOX_GROUP,
    SANDBOX_LIBRARIES, /* the table of the dynamic linker */
    SANDBOX_TIME,      /* the local time */
    SANDBOX_WATCH,     /* the socket of BOX_WATCH */
    SANDBOX_GROUPS,    /* the cgroup.procs files, as many as there are */
    SANDBOX_DESCRIPTORS = SANDBOX_GROUPS + CGROUP_FOLDERS,
};

enum { SANDBOX_MEMORY_FOLDERS = 2 };

/* What stands where. */
typedef struct SandboxPlan {
    const ProcessSpec *spec; /* valid while it is started */
    bool is_root;
    int group_count;          /* control groups that it joins */
    char *other, *other_name; /* folder and name of spec->also, or NULL */
    const char *memory_folders[SANDBOX_MEMORY_FOLDERS]; /* the first is its
                                                           home */
} SandboxPlan;

/* The command line of joute-box. */
char **sandbox_command(const SandboxPlan *plan);
/* Frees it. */
void sandbox_command_free(char **words);

/* The system call filter as a file, made once, of which the caller closes this
 * descriptor; -1 if the library cannot make it. */
int sandbox_filter(void);

enum { SANDBOX_USER_TREES = 2 };

/* Who a bot is outside its sandbox. An ordinary user stays who he is. For
 * root there would be no limit on processes, and too much to lose. */
typedef struct SandboxUser {
    bool is_root;
    uid_t uid;
    gid_t gid;
    int trees[SANDBOX_USER_TREES]; /* as root: folders where these ids own what
                               their owner owns; -1 for none */
} SandboxUser;

/* Finds the user for the bot of a folder, who may read another folder too,
 * unless that is NULL. A folder that is gone is nobody's, which is no
 * failure. */
bool sandbox_user_init(SandboxUser *user, const char *folder, const char *other,
                       Error *err);
/* Closes what it holds; also after a false. */
void sandbox_user_done(SandboxUser *user);

/* Called in the new process, which becomes that user; errno says why it is
 * false. If we are root, the folders are then mounted where the names below
 * say, for this process and its children only. */
bool sandbox_user_become(const void *user);

#define SANDBOX_USER_PLACE "/tmp"
#define SANDBOX_USER_FOLDER "/tmp/own"
#define SANDBOX_USER_OTHER "/tmp/other"

#endif
