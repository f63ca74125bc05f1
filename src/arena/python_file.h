/* python_file.h: finds out what a Python file is without running it: a course's
 * file, which needs an adapter, or a bot that speaks the protocol itself. It
 * also finds the project that the file belongs to. */
#ifndef JOUTE_PYTHON_FILE_H
#define JOUTE_PYTHON_FILE_H

#include "base/text.h"
#include "joute/game.h"

/* True if a file speaks the protocol itself: it, or what it imports, reads
 * standard input, and it does not follow the contract of a course (that of game
 * or, if game is NULL, any). functions, if not NULL, gets the names of the
 * functions that can play if there are several, separated by blanks. */
bool python_file_speaks(const char *path, const Game *game, Text *functions);

/* Returns the folder of the project that a folder belongs to: the nearest one
 * above that holds .git, or the third above. It is never "/" or a folder
 * directly in it, a home folder or one that holds homes, or a folder where
 * everybody may write. The caller frees it. */
char *python_file_root(const char *folder);

/* Returns true if a folder is a home, ours or its owner's, or contains one. A
 * bot there must not see what else is in it. */
bool python_file_holds_home(const char *folder);

#endif
