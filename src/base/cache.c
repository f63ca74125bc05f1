/* cache.c: what all cache files share: a head with the kind, size and checksum,
 * followed by the data. Where the files are kept is in posix/cache_files.c and
 * alone/cache_files.c. */
#include "base/cache.h"

#include <stdio.h>
#include <string.h>

_Static_assert(sizeof(CacheHead) == 64, "the bytes after it stay aligned");

static const char magic[8] = "joute 1";

/* A checksum of 64-bit words in this machine's byte order, which finds damage
 * but not forgery. Its four sums stand side by side, so that a processor
 * computes them at the same time: more than 10 GB/s, where sha256 reaches
 * 0.1. */
static uint64_t checksum(const void *bytes, size_t size)
{
    const uint64_t prime = 0x9e3779b97f4a7c15u;
    const unsigned char *at = bytes;
    uint64_t sums[4] = { 1, 2, 3, 4 }, word;
    size_t left = size;
    for (; left >= 32; left -= 32, at += 32) {
        for (int i = 0; i < 4; i++) {
            memcpy(&word, at + 8 * i, 8);
            sums[i] = (sums[i] ^ word) * prime;
            sums[i] ^= sums[i] >> 29;
        }
    }
    for (; left > 0; left--, at++) {
        sums[left & 3] = (sums[left & 3] ^ *at) * prime;
    }
    uint64_t sum = size;
    for (int i = 0; i < 4; i++) {
        sum = (sum ^ sums[i]) * prime;
        sum ^= sum >> 32;
    }
    return sum;
}

/* Fills in the fields that are the same for every file of a kind; the others
 * stay 0. */
static void fill_head(CacheHead *head, const char *kind)
{
    *head = (CacheHead){ 0 };
    memcpy(head->magic, magic, sizeof magic);
    snprintf(head->kind, sizeof head->kind, "%s", kind);
}

void cache_fill_head(CacheHead *head, const char *kind, const void *bytes,
                     size_t size)
{
    fill_head(head, kind);
    head->size = size;
    head->sum = checksum(bytes, size);
}

bool cache_check(const CacheHead *head, size_t size, const char *kind,
                 bool is_quick, const char *path, Error *err)
{
    CacheHead wanted;
    fill_head(&wanted, kind);
    if (memcmp(head->magic, wanted.magic, sizeof wanted.magic) != 0 ||
        memcmp(head->kind, wanted.kind, sizeof wanted.kind) != 0) {
        return error_set(err, "%s: not a file of the kind \"%s\"",
                         "%s : ce n'est pas un fichier du type « %s »", path,
                         kind);
    }
    if (head->size != size - sizeof *head ||
        (!is_quick && head->sum != checksum(head + 1, (size_t)head->size))) {
        return error_set(err, "%s: the file is damaged",
                         "%s : fichier endommagé", path);
    }
    return true;
}

bool cache_is_whole(const CacheFile *file)
{
    const CacheHead *head = file->map;
    return head->sum == checksum(file->bytes, file->size);
}
