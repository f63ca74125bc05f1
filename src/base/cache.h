/* cache.h: a block of bytes in a file that can be made again: written whole or
 * not at all, and never believed when it is damaged. */
#ifndef JOUTE_CACHE_H
#define JOUTE_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

enum { CACHE_KIND = 40 };

/* What stands before the bytes, 64 bytes of it. The kind says what they are,
 * with the version of their layout and the rules they were made for ("trolls
 * 1 7/15"): a file of another kind is refused. */
typedef struct CacheHead {
    char magic[8];
    char kind[CACHE_KIND]; /* padded with NULs */
    uint64_t size;         /* of the bytes */
    uint64_t sum;          /* cache_sum of them */
} CacheHead;

/* A file in memory, read only, shared with whoever reads it too. */
typedef struct CacheFile {
    const void *bytes; /* aligned for anything */
    size_t size;
    void *map; /* for cache_close */
} CacheFile;

/* A checksum that finds damage, not malice; 64-bit words of this machine's
 * order. */
uint64_t cache_sum(const void *bytes, size_t size);

/* Writes the file under another name, then gives it its own: who reads it sees
 * the old or the new one. Makes the folders on the way. */
bool cache_write(const char *path, const char *kind, const void *bytes,
                 size_t size, Error *err);

/* Opens a file for cache_close; false, with the reason, if there is none, or
 * one of another kind, or a damaged one. With is_quick set the checksum is
 * left out, for files too large to read whole each time. */
bool cache_open(CacheFile *out, const char *path, const char *kind,
                bool is_quick, Error *err);
/* Whether the bytes have their checksum, for a file that was opened quickly. */
bool cache_is_whole(const CacheFile *file);
/* Ends what cache_open gave; a zeroed one is fine. */
void cache_close(CacheFile *file);

#endif
