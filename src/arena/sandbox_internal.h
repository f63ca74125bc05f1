/* sandbox_internal.h: what the sandbox files share with each other. */
#ifndef JOUTE_SANDBOX_INTERNAL_H
#define JOUTE_SANDBOX_INTERNAL_H

#include <stdbool.h>
#include <sys/types.h>

#include "arena/box/box.h"
#include "arena/cgroup.h"
#include "arena/process.h"
#include "base/error.h"

/* The files that joute-box copies into the sandbox, by the descriptors under
 * which it gets them. */
enum {
    SANDBOX_PASSWD = BOX_FIRST_FILE,
    SANDBOX_GROUP,
    SANDBOX_LIBRARIES, /* the dynamic linker's table */
    SANDBOX_TIME,      /* the file that sets the local time */
    SANDBOX_WATCH,     /* the socket of BOX_WATCH */
    SANDBOX_GROUPS,    /* the cgroup.procs files, as many as there are groups */
    SANDBOX_DESCRIPTORS = SANDBOX_GROUPS + CGROUP_FOLDERS,
};

enum { SANDBOX_MEMORY_FOLDERS = 2 };

/* What the bot finds at each path of its sandbox. */
typedef struct SandboxPlan {
    const ProcessSpec *spec; /* valid only until the bot is started */
    bool is_root;
    int group_count;          /* control groups that it joins */
    char *other, *other_name; /* folder and name of spec->also, or NULL */
    const char *memory_folders[SANDBOX_MEMORY_FOLDERS]; /* the first is its
                                                           home */
} SandboxPlan;

/* Builds the command line of joute-box. */
char **sandbox_command(const SandboxPlan *plan);
/* Frees the words of a command line. */
void sandbox_command_free(char **words);

/* Returns the system call filter as a file; it is made once, and the caller
 * closes this descriptor. Returns -1 if the library cannot make it. */
int sandbox_filter(void);

enum { SANDBOX_USER_TREES = 2 };

/* The user that a bot has outside its sandbox. An ordinary user's bots run as
 * that user. Root's bots get another user, because root has too much to lose
 * and no limit on processes. */
typedef struct SandboxUser {
    bool is_root;
    uid_t uid;
    gid_t gid;
    int trees[SANDBOX_USER_TREES]; /* as root: folders mounted so that the
                                      owner's files belong to these ids; -1 if
                                      there is none */
} SandboxUser;

/* Finds the user for a bot in `folder`, which may also read `other` unless that
 * is NULL. A folder that no longer exists has no owner, which is no failure. */
bool sandbox_user_init(SandboxUser *user, const char *folder, const char *other,
                       Error *err);
/* Closes the descriptors that it holds. Call it also if sandbox_user_init has
 * failed. */
void sandbox_user_done(SandboxUser *user);

/* Gives this user to the new process that calls it; if it returns false, errno
 * says why. If we are root, it also mounts the folders at their paths for this
 * process and its children only. */
bool sandbox_user_become(const void *user);

#define SANDBOX_USER_PLACE "/tmp"
#define SANDBOX_USER_FOLDER "/tmp/own"
#define SANDBOX_USER_OTHER "/tmp/other"

#endif
