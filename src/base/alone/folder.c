/* folder.c: this twin of posix/folder.c has no files. Only paths of the cache
 * exist; they are relative to the cache's root. */
#include "base/folder.h"

#include <errno.h>

const char *folder_home(void)
{
    return "";
}

void folder_data(const char *inside, Text *out)
{
    text_add(out, inside);
}

void folder_cache(const char *inside, Text *out)
{
    text_add(out, inside);
}

bool folder_program(Text *out)
{
    (void)out;
    return false;
}

void folder_make(const char *file)
{
    (void)file;
}

bool folder_replace(const char *path, const Text *text, unsigned mode)
{
    (void)path;
    (void)text;
    (void)mode;
    errno = EROFS;
    return false;
}

/* No other process can use the module's cache, so the lock is always free. */
int folder_lock(const char *folder, bool *is_busy)
{
    (void)folder;
    *is_busy = false;
    return 0;
}

void folder_unlock(int lock)
{
    (void)lock;
}
