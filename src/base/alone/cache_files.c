/* cache_files.c: this twin keeps the cache in memory. The page puts in files
 * that were made elsewhere (cache_bring); files made here are lost when the
 * module ends. */
#include <stdlib.h>
#include <string.h>

#include "base/alone/cache_files.h"
#include "base/cache.h"
#include "base/mem.h"

/* A file. If it is replaced or removed while it is open, it is freed when it is
 * closed. */
typedef struct CacheBlock {
    struct CacheBlock *next;
    char *path; /* NULL once it is removed */
    int open;
    size_t size; /* head included */
    CacheHead *bytes;
} CacheBlock;

static CacheBlock *blocks;

static void free_unused(void)
{
    for (CacheBlock **at = &blocks; *at;) {
        CacheBlock *block = *at;
        if (block->path || block->open > 0) {
            at = &block->next;
            continue;
        }
        *at = block->next;
        free(block->bytes);
        free(block);
    }
}

static CacheBlock *find(const char *path)
{
    CacheBlock *block = blocks;
    while (block && !(block->path && strcmp(block->path, path) == 0)) {
        block = block->next;
    }
    return block;
}

void cache_remove(const char *path)
{
    CacheBlock *block = find(path);
    if (block) {
        free(block->path);
        block->path = NULL;
        free_unused();
    }
}

void cache_tidy(const char *folder, const char *const *endings)
{
    (void)folder;
    (void)endings;
}

/* Adds a file of this many bytes, whose content the caller fills in. */
static void *add_file(const char *path, size_t size)
{
    cache_remove(path);
    CacheBlock *block = mem_new(sizeof *block);
    *block = (CacheBlock){ .next = blocks,
                           .path = mem_copy_string(path),
                           .size = size,
                           .bytes = mem_new(size) };
    blocks = block;
    return block->bytes;
}

void cache_bring(const char *path, const void *bytes, size_t size)
{
    memcpy(add_file(path, size), bytes, size);
}

bool cache_write(const char *path, const char *kind, const void *bytes,
                 size_t size, Error *err)
{
    (void)err;
    CacheHead *head = add_file(path, sizeof *head + size);
    cache_fill_head(head, kind, bytes, size);
    memcpy(head + 1, bytes, size);
    return true;
}

bool cache_open(CacheFile *out, const char *path, const char *kind,
                bool is_quick, Error *err)
{
    CacheBlock *block = find(path);
    if (!block) {
        return error_set(err, "%s: no such file",
                         "%s : ce fichier n'existe pas", path);
    }
    if (block->size < sizeof(CacheHead)) {
        return error_set(err, "%s: the file is damaged",
                         "%s : fichier endommagé", path);
    }
    if (!cache_check(block->bytes, block->size, kind, is_quick, path, err)) {
        return false;
    }
    block->open++;
    *out = (CacheFile){ .bytes = block->bytes + 1,
                        .size = block->size - sizeof(CacheHead),
                        .map = block->bytes };
    return true;
}

void cache_close(CacheFile *file)
{
    for (CacheBlock *block = blocks; file->map && block; block = block->next) {
        block->open -= block->bytes == file->map;
    }
    *file = (CacheFile){ 0 };
    free_unused();
}
