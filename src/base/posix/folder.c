/* folder.c: finds the folders that the environment names, or their defaults,
 * writes files whole or not at all, and locks folders. */
#include "base/folder.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char *folder_home(void)
{
    const char *folder = getenv("HOME");
    return folder && folder[0] ? folder : "/tmp";
}

/* Appends the folder that a variable of the XDG specification names, or the
 * usual one in the home folder. The specification says to ignore a relative
 * path. */
static void add_folder(const char *variable, const char *usual,
                       const char *inside, Text *out)
{
    const char *folder = getenv(variable);
    if (folder && folder[0] == '/') {
        text_addf(out, "%s/joute", folder);
    } else {
        text_addf(out, "%s/%s/joute", folder_home(), usual);
    }
    text_addf(out, inside[0] ? "/%s" : "%s", inside);
}

void folder_data(const char *inside, Text *out)
{
    add_folder("XDG_DATA_HOME", ".local/share", inside, out);
}

void folder_cache(const char *inside, Text *out)
{
    add_folder("XDG_CACHE_HOME", ".cache", inside, out);
}

bool folder_program(Text *out)
{
    char program[PATH_MAX];
    ssize_t size = readlink("/proc/self/exe", program, sizeof program - 1);
    program[size > 0 ? size : 0] = '\0';
    const char *slash = strrchr(program, '/');
    if (slash) {
        text_add_bytes(out, program, (size_t)(slash - program));
    }
    return slash != NULL;
}

void folder_make(const char *file)
{
    Text part = { 0 };
    for (const char *slash = strchr(file, '/'); slash;
         slash = strchr(slash + 1, '/')) {
        text_clear(&part);
        text_add_bytes(&part, file, (size_t)(slash - file));
        if (part.size > 0) {
            mkdir(part.data, 0700);
        }
    }
    text_done(&part);
}

static bool write_all(int file, const Text *text)
{
    for (size_t done = 0; done < text->size;) {
        ssize_t size = write(file, text->data + done, text->size - done);
        if (size < 0 && errno != EINTR) {
            return false;
        }
        done += size > 0 ? (size_t)size : 0;
    }
    return true;
}

bool folder_replace(const char *path, const Text *text, unsigned mode)
{
    struct stat about;
    bool is_direct = stat(path, &about) == 0 && !S_ISREG(about.st_mode);
    Text beside = { 0 };
    text_addf(&beside, "%s%s", path, is_direct ? "" : ".new");
    int file =
        open(beside.data, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode);
    bool is_written =
        file >= 0 && write_all(file, text) && (is_direct || fsync(file) == 0);
    if (file >= 0) {
        close(file);
    }
    is_written = is_written && (is_direct || rename(beside.data, path) == 0);
    if (!is_written && file >= 0 && !is_direct) {
        int why = errno;
        unlink(beside.data);
        errno = why;
    }
    text_done(&beside);
    return is_written;
}

int folder_lock(const char *folder, bool *is_busy)
{
    Text path = { 0 };
    struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
    text_addf(&path, "%s/lock", folder);
    folder_make(path.data);
    int file = open(path.data, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    *is_busy = file >= 0 && fcntl(file, F_SETLK, &whole) != 0;
    if (*is_busy) {
        close(file);
        file = -1;
    }
    text_done(&path);
    return file;
}

void folder_unlock(int lock)
{
    close(lock);
}
