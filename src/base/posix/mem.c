/* mem.c: large blocks of memory from the system, and the end of a program that
 * lacks memory. */
#define _DEFAULT_SOURCE /* for madvise */
#include "base/mem.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

void *mem_new_large(size_t size)
{
    void *block = mmap(NULL, size, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED) {
        die("out of memory");
    }
#ifdef MADV_HUGEPAGE
    madvise(block, size, MADV_HUGEPAGE);
#endif
    return block;
}

void mem_free_large(void *block, size_t size)
{
    munmap(block, size);
}

_Noreturn void die(const char *message)
{
    fprintf(stderr, "joute: %s\n", message);
    abort();
}
