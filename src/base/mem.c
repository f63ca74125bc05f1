/* mem.c: the C library's allocator, which ends the program instead of returning
 * NULL. */
#include "base/mem.h"

#include <stdlib.h>
#include <string.h>

void *mem_new(size_t size)
{
    void *block = calloc(1, size ? size : 1);
    if (!block) {
        die("out of memory");
    }
    return block;
}

void *mem_resize(void *block, size_t size)
{
    block = realloc(block, size ? size : 1);
    if (!block) {
        die("out of memory");
    }
    return block;
}

char *mem_copy_string(const char *string)
{
    size_t size = strlen(string) + 1;
    return memcpy(mem_new(size), string, size);
}
