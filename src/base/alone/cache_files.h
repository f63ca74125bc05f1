/* cache_files.h: the cache in memory, as the page fills it. */
#ifndef JOUTE_CACHE_FILES_H
#define JOUTE_CACHE_FILES_H

#include <stddef.h>

/* Adds a file as cache_write would have written it elsewhere. What is wrong
 * with it is found when it is opened. */
void cache_bring(const char *path, const void *bytes, size_t size);

#endif
