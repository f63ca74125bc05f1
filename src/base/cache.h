/* cache.h: files that keep results which took long to compute. A file is
 * written whole or not at all, and a damaged file is never used; its results
 * can be computed again. */
#ifndef JOUTE_CACHE_H
#define JOUTE_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"

enum { CACHE_KIND = 40 };

/* The first 64 bytes of the file; the data follows. The kind says what the data
 * is, the version of its layout and the rules it was made for ("trolls 1
 * 7/15"). A file of another kind is refused. */
typedef struct CacheHead {
    char magic[8];
    char kind[CACHE_KIND]; /* padded with NULs */
    uint64_t size;         /* the size of the data in bytes */
    uint64_t sum;          /* the checksum of the data */
} CacheHead;

/* A file that is mapped into memory. It is read only and shared between
 * processes. */
typedef struct CacheFile {
    const void *bytes; /* the data, aligned for any type */
    size_t size;
    void *map; /* where the head begins, for cache_close */
} CacheFile;

/* Writes the file under another name and then renames it, so that a reader sees
 * either the old file or the new one. It makes the folders of the path that are
 * missing. */
bool cache_write(const char *path, const char *kind, const void *bytes,
                 size_t size, Error *err);

/* Opens a file; the caller ends with cache_close. Returns false, with the
 * reason, if the file is missing, damaged or of another kind. With is_quick it
 * does not check the checksum: some files are too large to be read whole every
 * time. */
bool cache_open(CacheFile *out, const char *path, const char *kind,
                bool is_quick, Error *err);
/* True if the checksum is right, for a file that was opened with is_quick. */
bool cache_is_whole(const CacheFile *file);
/* Closes what cache_open opened; a zeroed file is allowed. */
void cache_close(CacheFile *file);

/* Removes a file, if it exists. */
void cache_remove(const char *path);
/* Removes the unfinished files that a killed process has left in a folder. The
 * name of such a file is a final name, which has one of the endings, followed
 * by more characters. `endings` ends with NULL. */
void cache_tidy(const char *folder, const char *const *endings);

/* For posix/cache_files.c and alone/cache_files.c: fills the head of a file. */
void cache_fill_head(CacheHead *head, const char *kind, const void *bytes,
                     size_t size);
/* Checks the head of a file of size bytes, and the checksum unless is_quick. */
bool cache_check(const CacheHead *head, size_t size, const char *kind,
                 bool is_quick, const char *path, Error *err);

#endif
