/* bundle.h: the files of a bot on their way from one machine to another. */
#ifndef JOUTE_BUNDLE_H
#define JOUTE_BUNDLE_H

#include "tournament/match_store.h"

enum {
    BUNDLE_BYTES = 64 << 20, /* at most */
    BUNDLE_FILES = 10000,
};

/* A file, or all files of a folder that entry_hash looks at, as bytes. A
 * link that leads out of the bot, and not to /usr, is refused. */
bool bundle_pack(const char *path, Text *out, Error *err);

/* Writes them where there is nothing yet. */
bool bundle_unpack(const Text *bytes, const char *path, Error *err);

/* Puts the files of an entrant into a shared store, unless they are there. */
bool bundle_share(MatchStore *store, const Entrant *entrant, Error *err);

/* Has the files of an entrant in the user's cache, from the store if they are
 * not there or not what its hash says, and makes its path and spec those. */
bool bundle_fetch(MatchStore *store, Entrant *entrant, const Game *game,
                  Error *err);

#endif
