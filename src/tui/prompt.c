/* prompt.c: edits one line, character by character. */
#include "tui/prompt.h"

#include <stdio.h>

#include "tui/keys.h"

void prompt_clear(Prompt *prompt)
{
    prompt->size = 0;
    prompt->text[0] = '\0';
}

void prompt_set(Prompt *prompt, const char *text)
{
    int size = snprintf(prompt->text, sizeof prompt->text, "%s", text);
    prompt->size = size < PROMPT_SIZE ? size : PROMPT_SIZE - 1;
}

bool prompt_edit(Prompt *prompt, int key)
{
    enum { CONTROL_U = 0x15 };
    if (key == KEY_BACKSPACE && prompt->size > 0) {
        /* Deletes one character, which has several bytes if it is not ASCII. */
        while (prompt->size > 0) {
            unsigned char byte = (unsigned char)prompt->text[--prompt->size];
            if ((byte & 0xc0) != 0x80) {
                break;
            }
        }
        prompt->text[prompt->size] = '\0';
        return true;
    }
    if (key == CONTROL_U) {
        prompt_clear(prompt);
        return true;
    }
    if (key < ' ' || key > 0xff) {
        return false;
    }
    if (prompt->size < PROMPT_SIZE - 1) {
        prompt->text[prompt->size++] = (char)key;
        prompt->text[prompt->size] = '\0';
    }
    return true;
}

int prompt_put(const Prompt *prompt, Canvas *out, int row, const char *label,
               bool is_masked)
{
    int col = canvas_putf(out, row, 0, INK_ALERT, "%s> ", label);
    if (is_masked) {
        for (int i = 0; i < prompt->size; i++) {
            col = canvas_put(out, row, col, INK_BOLD, "*");
        }
    } else {
        col = canvas_put(out, row, col, INK_BOLD, prompt->text);
    }
    return canvas_put(out, row, col, INK_ALERT, out->is_ascii ? "_" : "▌");
}
