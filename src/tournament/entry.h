/* entry.h: bots found in a folder or named on the command line: how each is
 * started, and the hash that tells whether it has changed. */
#ifndef JOUTE_ENTRY_H
#define JOUTE_ENTRY_H

#include <dirent.h>

#include "arena/contestant.h"
#include "tournament/match_store.h"

/* Adds an entrant for every file and folder in a folder, by name; one that
 * cannot be started, or whose name cannot be shown, is refused, with the
 * reason. Keys and names are printable. What is hidden, notes (.md, .txt,
 * README) and what Python leaves behind are not looked at. */
bool entry_add_folder(const char *folder, const Game *game, Entrants *list,
                      Error *err);

/* Adds one bot: a file or folder as they lie in such a folder; of a course's
 * file in which several functions can play, one for each. */
void entry_add_file(const char *path, const Game *game, Entrants *list,
                    Lang lang);

/* Of those found in a file the one whose function plays as in that spec; NULL
 * if there is none any more. */
const Entrant *entry_same(const Entrants *found, const char *spec);

/* Adds one named as joute match -p does; name NULL: its own. */
bool entry_add_spec(const char *spec, const char *name, const Game *game,
                    Entrants *list, Error *err);

/* Makes room for another entrant, zeroed. */
Entrant *entrants_add(Entrants *list);

/* The contestant of an entrant; contestant_done frees it. A bot that is one
 * file of a folder sees none of the others. */
bool entry_contestant(const Entrant *entrant, const Game *game, Contestant *out,
                      Error *err);

/* For a store that other machines use: bots that were named by a command become
 * the one file it starts. False if one of them is no such file. */
bool entries_send(Entrants *list, const Game *game, Error *err);

enum {
    ENTRY_DEPTH = 16,      /* of folders in a bot's folder */
    ENTRY_BYTES = 1 << 30, /* of a bot; larger ones are refused */
};

/* Whether a file of a folder belongs to the bot: hidden ones and what Python
 * leaves behind do not. */
bool entry_counts(const char *name);
/* The same for scandir. */
int entry_is_listed(const struct dirent *entry);

/* The hash of its files as they are now; "" if they are gone, cannot all be
 * read or are too large. */
void entry_hash(const Entrant *entrant, const Game *game,
                char out[ENTRANT_HASH + 1]);

#endif
