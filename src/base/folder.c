/* folder.c: the folders that the environment names, or their defaults. */
#include "base/folder.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

const char *folder_home(void)
{
    const char *folder = getenv("HOME");
    return folder && folder[0] ? folder : "/tmp";
}

/* The folder that a variable of the XDG specification names, which says to
 * ignore a relative path; else the usual one in the home. */
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
