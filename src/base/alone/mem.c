/* mem.c: the twin for WebAssembly, whose memory grows as the allocator asks. */
#include "base/mem.h"

#include <stdlib.h>
#include <string.h>

#include "base/alone/host.h"
#include "base/text.h"

void *mem_new_large(size_t size)
{
    return mem_new(size);
}

void mem_free_large(void *block, size_t size)
{
    (void)size;
    free(block);
}

_Noreturn void die(const char *message)
{
    host_fail(message, strlen(message));
}

/* assert() calls this. The C library's own version would write to a file. */
_Noreturn void __assert_fail(const char *claim, const char *file, int line,
                             const char *function);

_Noreturn void __assert_fail(const char *claim, const char *file, int line,
                             const char *function)
{
    Text text = { 0 };
    text_addf(&text, "%s:%d: %s: %s", file, line, function, claim);
    die(text_string(&text));
}
