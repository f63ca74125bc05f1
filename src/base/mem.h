/* mem.h: memory that is never NULL: if there is none left, the program ends. */
#ifndef JOUTE_MEM_H
#define JOUTE_MEM_H

#include <stddef.h>

/* Returns a zeroed block. The caller frees it with free(). */
void *mem_new(size_t size);

/* Changes the size of a block, like realloc. New bytes are not zeroed. */
void *mem_resize(void *block, size_t size);

/* Returns a copy of a string. The caller frees it. */
char *mem_copy_string(const char *string);

/* Prints one line on standard error and aborts. It is only for faults that
 * cannot be handled: no memory is left. */
_Noreturn void die(const char *message);

#endif
