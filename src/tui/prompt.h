/* prompt.h: a line that is being typed. */
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
/* Sets the line to text. */
void prompt_set(Prompt *prompt, const char *text);

/* Adds a character, deletes the last one (Backspace) or all (Ctrl-U). Returns
 * false for any other key. */
bool prompt_edit(Prompt *prompt, int key);

/* Puts "label> text" and a cursor; if it is masked, stars replace the text.
 * Returns the column after it. */
int prompt_put(const Prompt *prompt, Canvas *out, int row, const char *label,
               bool is_masked);

#endif
