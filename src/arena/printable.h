/* printable.h: makes what bots write safe to show anywhere: none of their
 * control characters or escape sequences remains. */
#ifndef JOUTE_PRINTABLE_H
#define JOUTE_PRINTABLE_H

#include <stdbool.h>

#include "base/text.h"

/* Returns true if the bytes are UTF-8 without a NUL. */
bool printable_is_utf8(const char *bytes, size_t size);

/* Appends at most `most` characters; unprintable ones become '?'. */
void printable_add(Text *out, const char *bytes, size_t size, int most);

/* Does the same in place for a text from malloc. */
void printable_clean(char **text, int most);

#endif
