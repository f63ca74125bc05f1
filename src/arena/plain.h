/* plain.h: the words of bots made fit to be shown anywhere: no control
 * character or escape sequence of theirs gets through. */
#ifndef JOUTE_PLAIN_H
#define JOUTE_PLAIN_H

#include <stdbool.h>

#include "base/text.h"

/* Whether bytes are UTF-8 without a NUL. */
bool plain_is_text(const char *bytes, size_t size);

/* Appends at most so many characters; what cannot be printed becomes '?'. */
void plain_add(Text *out, const char *bytes, size_t size, int most);

#endif
