/* cache.c: a file of cached data is a head with the kind, size and checksum,
 * and then the data. It is written under another name and renamed. */
#include "base/cache.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/folder.h"

_Static_assert(sizeof(CacheHead) == 64, "the bytes after it stay aligned");

static const char magic[8] = "joute 1";

/* Four sums side by side, which a processor computes at the same time: more
 * than 10 GB/s, where sha256 reaches 0.1. */
uint64_t cache_sum(const void *bytes, size_t size)
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

static bool write_all(int file, const void *bytes, size_t size)
{
    const char *at = bytes;
    while (size > 0) {
        ssize_t done = write(file, at, size);
        if (done < 0 && errno != EINTR) {
            return false;
        }
        at += done > 0 ? done : 0;
        size -= done > 0 ? (size_t)done : 0;
    }
    return true;
}

static bool complain(Error *err, const char *path)
{
    return error_set(err, "%s: %s", "%s : %s", path, error_system(err, errno));
}

/* Fills in what is the same for every file of a kind; the rest is 0. */
static void fill_head(CacheHead *head, const char *kind)
{
    *head = (CacheHead){ 0 };
    memcpy(head->magic, magic, sizeof magic);
    snprintf(head->kind, sizeof head->kind, "%s", kind);
}

bool cache_write(const char *path, const char *kind, const void *bytes,
                 size_t size, Error *err)
{
    CacheHead head;
    Text part = { 0 };
    folder_make(path);
    text_addf(&part, "%s.XXXXXX", path);
    int file = mkstemp(part.data);
    if (file < 0) {
        complain(err, path);
        text_done(&part);
        return false;
    }
    fill_head(&head, kind);
    head.size = size;
    head.sum = cache_sum(bytes, size);
    bool is_written = write_all(file, &head, sizeof head) &&
                      write_all(file, bytes, size) && fsync(file) == 0;
    is_written = (close(file) == 0) && is_written;
    is_written = is_written && rename(part.data, path) == 0;
    if (!is_written) {
        complain(err, path);
        unlink(part.data);
    }
    text_done(&part);
    return is_written;
}

/* Checks the head of a file of size bytes, and the checksum unless is_quick. */
static bool check(const CacheHead *head, size_t size, const char *kind,
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
        (!is_quick && head->sum != cache_sum(head + 1, head->size))) {
        return error_set(err, "%s: the file is damaged",
                         "%s : fichier endommagé", path);
    }
    return true;
}

bool cache_open(CacheFile *out, const char *path, const char *kind,
                bool is_quick, Error *err)
{
    struct stat info;
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return complain(err, path);
    }
    if (fstat(file, &info) != 0 || info.st_size < (off_t)sizeof(CacheHead)) {
        close(file);
        return error_set(err, "%s: the file is damaged",
                         "%s : fichier endommagé", path);
    }
    size_t size = (size_t)info.st_size;
    void *map = mmap(NULL, size, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (map == MAP_FAILED) {
        return complain(err, path);
    }
    if (!check(map, size, kind, is_quick, path, err)) {
        munmap(map, size);
        return false;
    }
    *out = (CacheFile){ .bytes = (const CacheHead *)map + 1,
                        .size = size - sizeof(CacheHead),
                        .map = map };
    return true;
}

bool cache_is_whole(const CacheFile *file)
{
    const CacheHead *head = file->map;
    return head->sum == cache_sum(file->bytes, file->size);
}

void cache_close(CacheFile *file)
{
    if (file->map) {
        munmap(file->map, file->size + sizeof(CacheHead));
    }
    *file = (CacheFile){ 0 };
}
