/* mem.h: memory that is always there, or the program ends. */
#ifndef JOUTE_MEM_H
#define JOUTE_MEM_H

#include <stddef.h>

/* Never NULL; zeroed. The caller frees it with free(). */
void *mem_new(size_t size);

/* realloc that never returns NULL; what is new is not zeroed. */
void *mem_resize(void *block, size_t size);

/* A copy of a string; the caller frees it. */
char *mem_copy_string(const char *string);

/* Prints one line on standard error and aborts. Only for what nothing can be
 * done about: no memory. */
_Noreturn void die(const char *message);

#endif
