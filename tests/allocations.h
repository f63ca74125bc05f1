/* allocations.h: counts the calls of mem_new and mem_resize. The linker sends
 * them here (--wrap, see CMakeLists.txt). */
#ifndef JOUTE_ALLOCATIONS_H
#define JOUTE_ALLOCATIONS_H

#include <stddef.h>

static _Atomic int allocations;
void *__real_mem_new(size_t size);
void *__wrap_mem_new(size_t size);
void *__real_mem_resize(void *block, size_t size);
void *__wrap_mem_resize(void *block, size_t size);

void *__wrap_mem_new(size_t size)
{
    allocations++;
    return __real_mem_new(size);
}

void *__wrap_mem_resize(void *block, size_t size)
{
    allocations++;
    return __real_mem_resize(block, size);
}

#endif
