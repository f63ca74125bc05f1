/* folder.h: where a user's files are kept, how one is written, and where the
 * program itself lies. */
#ifndef JOUTE_FOLDER_H
#define JOUTE_FOLDER_H

#include <stdbool.h>

#include "base/text.h"

/* The user's home, or /tmp. */
const char *folder_home(void);

/* $XDG_DATA_HOME/joute, or ~/.local/share/joute, with a folder in it. */
void folder_data(const char *inside, Text *out);

/* $XDG_CACHE_HOME/joute, or ~/.cache/joute, with a file or folder in it: for
 * what can be made again. */
void folder_cache(const char *inside, Text *out);

/* The folder this program lies in; false if the system does not say. */
bool folder_program(Text *out);

/* Makes every folder on the way to a file, for nobody else to look into. */
void folder_make(const char *file);

/* Writes a file through path.new, so that a crash leaves the old one or the new
 * one; what is there but no file (/dev/stdout) is written to. False: errno says
 * why. */
bool folder_replace(const char *path, const Text *text, unsigned mode);

#endif
