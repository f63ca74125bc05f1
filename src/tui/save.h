/* save.h: games on disk: the user's folder, the file of the game being
 * played, and those that were left unfinished. */
#ifndef JOUTE_SAVE_H
#define JOUTE_SAVE_H

#include <time.h>

#include "base/error.h"
#include "core/record.h"

enum { SAVE_PATH = 4096 };

/* A path as a person reads it: "~" for the home folder. */
void save_add_short(const char *path, Text *out);

/* "~/x" and plain names as a path: names without a folder go to games/ in
 * the user's folder, and get ".json" if they have no ending. */
void save_add_path(const char *name, Text *out);

/* Writes the record whole or not at all, through a file beside it; makes the
 * folders that are missing, but only in the user's. */
bool save_write(const Match *match, const char *path, Error *err);

/* Reads a record or a state document. */
bool save_read(const char *path, Match *out, Error *err);

/* The file of a game being played. Another joute sees by the lock that it is
 * not to be resumed; the lock dies with the process. */
typedef struct SaveSlot {
    char path[SAVE_PATH]; /* "" before the first save */
    int lock;             /* file descriptor, or -1 */
} SaveSlot;

/* A new file in autosave/; nothing is written yet. */
void save_open(SaveSlot *slot, const Game *game);
/* Takes over a file left unfinished; false if somebody plays it. */
bool save_take(SaveSlot *slot, const char *path);
/* Lets go: the file stays. */
void save_close(SaveSlot *slot);
/* Lets go and removes it. */
void save_remove(SaveSlot *slot);

/* A game that nobody is playing. */
typedef struct SaveEntry {
    char path[SAVE_PATH];
    struct timespec when;
} SaveEntry;

/* The unfinished games, newest first; at most most. */
int save_list(SaveEntry *out, int most);

#endif
