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

void folder_data(const char *inside, Text *out)
{
    const char *data = getenv("XDG_DATA_HOME");
    /* The XDG specification: a relative path is to be ignored. */
    if (data && data[0] == '/') {
        text_addf(out, "%s/joute", data);
    } else {
        text_addf(out, "%s/.local/share/joute", folder_home());
    }
    text_addf(out, inside[0] ? "/%s" : "%s", inside);
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
