/* contestant.h: who takes part in a match, from how a person names them:
 *
 *     mcts:1000   cmd:./mybot --fast   ./mybot   py:ia.py   bot.py
 *     py:strategies.py:prudent
 *
 * All but the first are programs of their own that speak the protocol; py: is
 * the file of a course behind its adapter, perhaps with the function that
 * plays, and of a file named alone its text tells which of both it is. */
#ifndef JOUTE_CONTESTANT_H
#define JOUTE_CONTESTANT_H

#include "ai/players.h"
#include "base/error.h"

typedef struct Contestant {
    char *name;        /* as it was named */
    PlayerSpec player; /* kind NULL: a program */
    char **argv;       /* of a program, NULL at the end */
    char *folder;      /* which it may read: where it stands or, of a course's
                          file, that of its project */
    char *start;       /* where it stands, within folder; NULL: folder itself */
    char *only_file;   /* if not NULL, all it may read of it */
    char *also;        /* another folder or file it needs, or NULL */
    bool is_course;    /* the file of a course: argv is python3, the adapter,
                          the file, the folder to look for its modules in and
                          perhaps the function that plays */
    bool is_in_home;   /* it stands in somebody's home folder, of which it sees
                          nothing but the files that were named */
} Contestant;

/* Of a course's argv. */
enum { CONTESTANT_FILE = 2, CONTESTANT_ROOT = 3, CONTESTANT_FUNCTION = 4 };

/* Reads a name; contestant_done frees it. False leaves nothing to free. The
 * game may be NULL: then its own players are not known. */
bool contestant_parse(Contestant *out, const char *text, const Game *game,
                      Error *err);

/* A program given as words that stand apart already, or as one word of the kind
 * above. */
bool contestant_from_words(Contestant *out, const char *const *words, int count,
                           const Game *game, Error *err);

/* Whether a name is that of a program, and not of one of our players. */
bool contestant_names_program(const char *text);

/* The function that a name says: "f" of "py:a.py:f"; NULL if there is none. */
const char *contestant_function(const char *text);

/* Lets a course's file read its own folder only. */
void contestant_narrow(Contestant *contestant);
/* Lets no course's file read a folder above its own in which another of these
 * stands. */
void contestants_separate(Contestant *list, size_t count);
/* A copy of its own; contestant_done frees it. */
void contestant_copy(Contestant *out, const Contestant *from);
/* Frees what it holds. */
void contestant_done(Contestant *contestant);

/* The path of a file that comes with joute ("python/joute_adapter.py"): as
 * installed, or in the source tree, even if it is not there. The caller frees
 * it. */
char *contestant_find_file(const char *name);

static inline bool contestant_is_program(const Contestant *contestant)
{
    return contestant->player.kind == NULL;
}

#endif
