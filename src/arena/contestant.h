/* contestant.h: a player of a match, read from the name that a person types:
 *
 *     mcts:1000   cmd:./mybot --fast   ./mybot   py:ia.py   bot.py
 *     py:strategies.py:prudent
 *
 * All but the first are programs of their own. Most speak the protocol. "py:"
 * means the file of a course, perhaps with the function that plays, which runs
 * behind an adapter. For a Python file without "py:", its text tells which of
 * the two it is. */
#ifndef JOUTE_CONTESTANT_H
#define JOUTE_CONTESTANT_H

#include "ai/players.h"
#include "base/error.h"

/* It owns all texts; contestant_done frees them. */
typedef struct Contestant {
    char *name;        /* as the person typed it */
    PlayerSpec player; /* its kind is NULL for a program */
    char **argv;       /* for a program: its command line, NULL at the end */
    char *folder;      /* the folder that it may read: its own or, if it is a
                          course's file, that of its project */
    char *start;     /* its own folder within `folder`; NULL if that is `folder`
                        itself */
    char *only_file; /* the only file of `folder` that it may read, or NULL for
                        all */
    char *also;      /* another folder or file that it needs, or NULL */
    bool is_course;  /* it is a course's file: argv is python3, the adapter, the
                        file, the folder with its modules, perhaps the function
                        that plays */
    bool is_in_home; /* it lies in a home folder, where it may see only the
                        files that were named */
} Contestant;

/* Indices into a course's argv. */
enum { CONTESTANT_FILE = 2, CONTESTANT_ROOT = 3, CONTESTANT_FUNCTION = 4 };

/* Reads a name; contestant_done frees the result. If it returns false, there is
 * nothing to free. If `game` is NULL, the players that only one game has are
 * unknown. */
bool contestant_parse(Contestant *out, const char *text, const Game *game,
                      Error *err);

/* Reads a program from a command line that is already split into words. A
 * single word may be anything that contestant_parse reads. */
bool contestant_from_words(Contestant *out, const char *const *words, int count,
                           const Game *game, Error *err);

/* Returns true if a name means a program rather than one of our players. */
bool contestant_names_program(const char *text);

/* Returns the function in a name ("f" in "py:a.py:f"), or NULL if there is
 * none. */
const char *contestant_function(const char *text);

/* Lets a course's file read its own folder only. */
void contestant_narrow(Contestant *contestant);
/* Narrows every course's file of the list so that it cannot read a folder above
 * its own that also holds another contestant. */
void contestants_separate(Contestant *list, size_t count);
/* Makes a deep copy; contestant_done frees it. */
void contestant_copy(Contestant *out, const Contestant *from);
/* Frees what it holds. */
void contestant_done(Contestant *contestant);

/* Returns the path of a file that comes with joute ("python/joute_adapter.py"),
 * installed or in the source tree, even if the file does not exist. The caller
 * frees it. */
char *contestant_find_file(const char *name);

static inline bool contestant_is_program(const Contestant *contestant)
{
    return contestant->player.kind == NULL;
}

#endif
