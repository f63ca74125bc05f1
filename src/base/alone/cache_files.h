/* cache_files.h: the cache in memory, as the page fills it. */
#ifndef JOUTE_CACHE_FILES_H
#define JOUTE_CACHE_FILES_H

#include <stddef.h>

/* Adds a file with the bytes that cache_write would have written. They are
 * checked when the file is opened. */
void cache_bring(const char *path, const void *bytes, size_t size);

#endif
