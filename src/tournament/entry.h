/* entry.h: bots found in a folder or named on the command line: how each is
 * started, and a hash that changes with its files. */
#ifndef JOUTE_ENTRY_H
#define JOUTE_ENTRY_H

#include <dirent.h>

#include "arena/contestant.h"
#include "tournament/store/match_store.h"

/* Adds an entrant for every file and folder in a folder, sorted by name. One
 * that cannot be started, or whose name cannot be shown, is refused with the
 * reason. Keys and names are printable. Hidden files, notes (.md, .txt, README)
 * and files that Python leaves behind are ignored. */
bool entry_add_folder(const char *folder, const Game *game, Entrants *list,
                      Error *err);

/* Adds one bot: a file or folder that could lie in such a folder. If several
 * functions of a course's file can play, it adds an entrant for each. */
void entry_add_file(const char *path, const Game *game, Entrants *list,
                    Lang lang);

/* Returns, of the entrants found in a file, the one whose function the spec
 * names; NULL if the function is gone. */
const Entrant *entry_same(const Entrants *found, const char *spec);

/* Adds a bot named as for `joute match -p`. If `name` is NULL, the bot keeps
 * its own name. */
bool entry_add_spec(const char *spec, const char *name, const Game *game,
                    Entrants *list, Error *err);

/* Why an entrant is left out, in this language if joute knows the reason in
 * both; otherwise as it was stored. */
const char *entry_reason(const Entrant *entrant, Lang lang);

/* Makes room for another entrant, zeroed. */
Entrant *entrants_add(Entrants *list);

/* Makes the contestant of an entrant; contestant_done frees it. A bot that is
 * one file of a folder does not see the other files. */
bool entry_contestant(const Entrant *entrant, const Game *game, Contestant *out,
                      Error *err);

/* Prepares the entrants for a store that other machines use: a bot given as a
 * command is replaced by the one file that the command starts. Returns false if
 * a command starts no single file. */
bool entries_send(Entrants *list, const Game *game, Error *err);

enum {
    ENTRY_DEPTH = 16, /* how deep folders may be nested in a bot's folder */
    ENTRY_BYTES =
        1 << 30, /* the most bytes of a bot's files; larger bots are refused */
};

/* True if a file of a folder is part of the bot; hidden files and files that
 * Python leaves behind are not. */
bool entry_counts(const char *name);
/* Does the same as a filter for scandir. */
int entry_is_listed(const struct dirent *entry);

/* Hashes the entrant's files as they are now; "" if they are gone, cannot all
 * be read or are too large. */
void entry_hash(const Entrant *entrant, const Game *game,
                char out[ENTRANT_HASH + 1]);

/* Returns a number that changes whenever one of the entrant's files does, even
 * if the change is taken back: the kernel notes the time of every change, and
 * an author cannot set that time. 0 for an entrant without files. */
uint64_t entry_trace(const Entrant *entrant);

#endif
