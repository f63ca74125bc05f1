/* contestant.h: who takes part in a match, from how a person names them:
 *
 *     mcts:1000   cmd:./mybot --fast   ./mybot   py:ia.py
 *
 * The last three are programs of their own that speak the protocol. */
#ifndef JOUTE_CONTESTANT_H
#define JOUTE_CONTESTANT_H

#include "ai/players.h"
#include "base/error.h"

typedef struct Contestant {
    char *name;        /* as it was named */
    PlayerSpec player; /* kind NULL: a program */
    char **argv;       /* of a program, NULL at the end */
    char *folder;      /* where it stands, which it may read */
    char *only_file;   /* if not NULL, all it may read of it */
    char *also;        /* another folder or file it needs, or NULL */
    bool is_in_home;   /* it stands in somebody's home folder, of which it sees
                          nothing but the files that were named */
} Contestant;

/* Reads a name; contestant_done frees it. False leaves nothing to free. The
 * game may be NULL: then its own players are not known. */
bool contestant_parse(Contestant *out, const char *text, const Game *game,
                      Error *err);

/* A program given as words that stand apart already. */
bool contestant_from_words(Contestant *out, const char *const *words, int count,
                           Error *err);
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
