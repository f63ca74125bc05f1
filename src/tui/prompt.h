/* prompt.h: a line being typed. */
#ifndef JOUTE_PROMPT_H
#define JOUTE_PROMPT_H

#include <stdbool.h>

#include "base/canvas.h"

enum { PROMPT_SIZE = 256 };

typedef struct Prompt {
    char text[PROMPT_SIZE];
    int size;
} Prompt;

/* Empties the line. */
void prompt_clear(Prompt *prompt);
/* Puts text there, the cursor behind it. */
void prompt_set(Prompt *prompt, const char *text);

/* Adds a character or takes one back; false if the key is none of these. */
bool prompt_edit(Prompt *prompt, int key);

/* Puts "label> text" with a cursor; stars for the text if it is masked.
 * Returns the column after. */
int prompt_put(const Prompt *prompt, Canvas *out, int row, const char *label,
               bool is_masked);

#endif
