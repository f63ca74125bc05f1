/* python_file.h: finds out what a Python file is without running it: a course's
 * file, which needs an adapter, or a bot that speaks the protocol itself. It
 * also finds the project that the file belongs to. */
#ifndef JOUTE_PYTHON_FILE_H
#define JOUTE_PYTHON_FILE_H

#include "base/text.h"
#include "joute/game.h"

/* True if a file speaks the protocol itself: the file or a module it imports
 * reads standard input, and the file does not follow the course contract of
 * `game` (if NULL, of any game). If `functions` is not NULL and several
 * functions can play, it gets their names, separated by blanks. */
bool python_file_speaks(const char *path, const Game *game, Text *functions);

/* Returns the folder of the project that a folder belongs to: the nearest
 * folder above that holds .git, or else the third folder above. The result is
 * never "/" or a folder directly in it, a home folder or a folder of homes, or
 * a folder where everybody may write. The caller frees it. */
char *python_file_root(const char *folder);

/* Returns true if a folder is a home, ours or its owner's, or contains one. A
 * bot there must not see what else is in it. */
bool python_file_holds_home(const char *folder);

#endif
