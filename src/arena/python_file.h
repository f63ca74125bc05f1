/* python_file.h: what a Python file is, told without running it: a course's,
 * for its adapter, or a bot that speaks the protocol; and where the project
 * that it belongs to begins. */
#ifndef JOUTE_PYTHON_FILE_H
#define JOUTE_PYTHON_FILE_H

#include "base/text.h"
#include "joute/game.h"

/* Whether a file speaks the protocol itself: it, or what it imports, reads its
 * standard input, and it does not follow the contract of a course, that of game
 * or, if that is NULL, of any. functions, if it is not NULL, gets the names of
 * those that can play if there are several, with blanks between them. */
bool python_file_speaks(const char *path, const Game *game, Text *functions);

/* The folder of the project that a folder belongs to: the nearest above it that
 * holds .git, or the third above it; but never "/" or one just below it, a
 * home folder or what holds one, or a folder where everybody may write. The
 * caller frees it. */
char *python_file_root(const char *folder);

/* Whether a folder is somebody's home, ours or its owner's, or holds one: its
 * bot has no business with what else lies there. */
bool python_file_holds_home(const char *folder);

#endif
