/* bundle.h: packs the files of a bot to send them from one machine to
 * another. */
#ifndef JOUTE_BUNDLE_H
#define JOUTE_BUNDLE_H

#include "tournament/store/match_store.h"

enum {
    BUNDLE_BYTES = 64 << 20, /* the most bytes of a bundle */
    BUNDLE_FILES = 10000,
};

/* Packs a file, or all files of a folder that entry_hash looks at, as bytes.
 * Refuses a link that leads out of the bot to anything but /usr. */
bool bundle_pack(const char *path, Text *out, Error *err);

/* Unpacks a bundle to a path where nothing exists. */
bool bundle_unpack(const Text *bytes, const char *path, Error *err);

/* Puts the files of an entrant into a shared store, unless the store has them.
 */
bool bundle_share(MatchStore *store, const Entrant *entrant, Error *err);

/* Makes sure that the user's cache has the files of an entrant, and sets the
 * entrant's path and spec to them. Files that are missing or do not match the
 * hash are fetched from the store. */
bool bundle_fetch(MatchStore *store, Entrant *entrant, const Game *game,
                  Error *err);

#endif
