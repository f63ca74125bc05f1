/* folder.h: where the user's files are kept, how a file is written, and where
 * the program itself is. */
#ifndef JOUTE_FOLDER_H
#define JOUTE_FOLDER_H

#include <stdbool.h>

#include "base/text.h"

/* The user's home folder, or /tmp if there is none. */
const char *folder_home(void);

/* Appends $XDG_DATA_HOME/joute, or ~/.local/share/joute, followed by a folder
 * in it. */
void folder_data(const char *inside, Text *out);

/* Appends $XDG_CACHE_HOME/joute, or ~/.cache/joute, followed by a file or
 * folder in it. It is for data that can be computed again. */
void folder_cache(const char *inside, Text *out);

/* Appends the folder that holds this program; returns false if the system does
 * not say. */
bool folder_program(Text *out);

/* Makes every missing folder on the way to a file; only the user may open
 * them. */
void folder_make(const char *file);

/* Writes a file as path.new and renames it, so that a crash leaves either the
 * old file or the new one. Something that is not a regular file (/dev/stdout)
 * is written in place. If it returns false, errno says why. */
bool folder_replace(const char *path, const Text *text, unsigned mode);

/* Locks a folder for this process until folder_unlock, and makes it if it is
 * missing. If that fails, it returns -1: either another process holds the lock
 * and is_busy is true, or errno says why. */
int folder_lock(const char *folder, bool *is_busy);
void folder_unlock(int lock);

#endif
