/* save.h: games on disk: the user's folder, the file of the game in progress,
 * and the unfinished games. */
#ifndef JOUTE_SAVE_H
#define JOUTE_SAVE_H

#include <time.h>

#include "base/error.h"
#include "core/record.h"

enum { SAVE_PATH = 4096 };

/* Adds a path as a person reads it, with "~" for the home folder. */
void save_add_short(const char *path, Text *out);

/* Adds the path that a person means by a name: "~/x" is in the home folder. A
 * name without a folder is in games/ of the user's folder, and gets ".json" if
 * it has no ending. */
void save_add_path(const char *name, Text *out);

/* Writes the record completely or not at all, through a temporary file. Creates
 * missing folders, but only in the user's folder. */
bool save_write(const Play *play, const char *path, Error *err);

/* Reads a record or a state document. */
bool save_read(const char *path, Play *out, Error *err);

/* The file of a game in progress. It is locked, so that another joute does not
 * offer to resume it; the lock ends with the process. */
typedef struct SaveSlot {
    char path[SAVE_PATH]; /* "" before the first save */
    int lock;             /* a file descriptor, or -1 */
} SaveSlot;

/* Chooses a new file in autosave/ and locks it; writes nothing yet. */
void save_open(SaveSlot *slot, const Game *game);
/* Takes over the file of an unfinished game; false if somebody is playing it.
 */
bool save_take(SaveSlot *slot, const char *path);
/* Unlocks the file, which stays. */
void save_close(SaveSlot *slot);
/* Unlocks and deletes the file. */
void save_remove(SaveSlot *slot);

/* An unfinished game that nobody is playing. */
typedef struct SaveEntry {
    char path[SAVE_PATH];
    struct timespec when; /* the time of the last save */
} SaveEntry;

/* Lists at most `most` unfinished games, newest first; returns how many. */
int save_list(SaveEntry *out, int most);

#endif
