/* printable.h: the words of bots made fit to be shown anywhere: no control
 * character or escape sequence of theirs gets through. */
#ifndef JOUTE_PRINTABLE_H
#define JOUTE_PRINTABLE_H

#include <stdbool.h>

#include "base/text.h"

/* Whether bytes are UTF-8 without a NUL. */
bool printable_is_utf8(const char *bytes, size_t size);

/* Appends at most so many characters; what cannot be printed becomes '?'. */
void printable_add(Text *out, const char *bytes, size_t size, int most);

#endif
