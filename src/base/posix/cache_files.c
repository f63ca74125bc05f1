/* cache_files.c: keeps the cache in files, each written under another name and
 * then renamed. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/cache.h"
#include "base/folder.h"

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
    cache_fill_head(&head, kind, bytes, size);
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
    if (!cache_check(map, size, kind, is_quick, path, err)) {
        munmap(map, size);
        return false;
    }
    *out = (CacheFile){ .bytes = (const CacheHead *)map + 1,
                        .size = size - sizeof(CacheHead),
                        .map = map };
    return true;
}

void cache_close(CacheFile *file)
{
    if (file->map) {
        munmap(file->map, file->size + sizeof(CacheHead));
    }
    *file = (CacheFile){ 0 };
}

void cache_remove(const char *path)
{
    unlink(path);
}

void cache_tidy(const char *folder, const char *const *endings)
{
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));) {
        for (int i = 0; endings[i]; i++) {
            if (strstr(entry->d_name, endings[i])) {
                unlinkat(dirfd(dir), entry->d_name, 0);
            }
        }
    }
    if (dir) {
        closedir(dir);
    }
}
