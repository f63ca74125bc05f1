/* python_file.h: what a Python file is, told without running it: a course's,
 * for its adapter, or a bot that speaks the protocol; and where the project
 * that it belongs to begins. */
#ifndef JOUTE_PYTHON_FILE_H
#define JOUTE_PYTHON_FILE_H

#include "joute/game.h"

/* Whether a file reads its standard input and does not follow the contract of a
 * course, that of game or, if that is NULL, of any: it speaks the protocol
 * itself. */
bool python_file_speaks(const char *path, const Game *game);

/* The folder of the project that a folder belongs to: the nearest above it that
 * holds .git, or the third above it; but never "/" or one just below it, a
 * home folder or what holds one, or a folder where everybody may write. The
 * caller frees it. */
char *python_file_root(const char *folder);

/* Whether a folder is somebody's home, ours or its owner's, or holds one: its
 * bot has no business with what else lies there. */
bool python_file_holds_home(const char *folder);

#endif
