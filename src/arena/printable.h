/* printable.h: makes what bots write safe to show anywhere, by replacing
 * control characters, and with them escape sequences. */
#ifndef JOUTE_PRINTABLE_H
#define JOUTE_PRINTABLE_H

#include <stdbool.h>

#include "base/text.h"

/* Returns true if the bytes are UTF-8 without a NUL. */
bool printable_is_utf8(const char *bytes, size_t size);

/* Appends at most `most` characters; unprintable ones become '?'. */
void printable_add(Text *out, const char *bytes, size_t size, int most);

/* Does the same in place for *text, a string from malloc. */
void printable_clean(char **text, int most);

#endif
