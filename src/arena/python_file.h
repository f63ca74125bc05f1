/* python_file.h: what a Python file is, told without running it: a course's
 * file, which needs an adapter, or a bot that speaks the protocol itself. Also
 * finds the project that the file belongs to. */
#ifndef JOUTE_PYTHON_FILE_H
#define JOUTE_PYTHON_FILE_H

#include "joute/game.h"

/* Returns true if the file speaks the protocol itself: it reads its standard
 * input and does not follow a course's contract, that of game or, if game is
 * NULL, that of any game. */
bool python_file_speaks(const char *path, const Game *game);

/* Returns the folder of the project that a folder belongs to: the nearest one
 * above that holds .git, or the third above. It is never "/" or a folder
 * directly in it, a home folder or one that holds homes, or a folder where
 * everybody may write. The caller frees it. */
char *python_file_root(const char *folder);

/* Returns true if a folder is a home, ours or its owner's, or holds one. A bot
 * there must not see what else lies in it. */
bool python_file_holds_home(const char *folder);

#endif
