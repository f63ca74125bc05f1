/* screen.h: a terminal taken over for a while, and given back as it was. */
#ifndef JOUTE_SCREEN_H
#define JOUTE_SCREEN_H

#include <stdbool.h>

#include "base/text.h"

/* Keys that are not characters. */
typedef enum Key {
    KEY_NONE = -1, /* nothing came in time, or the page must be drawn anew */
    KEY_END_OF_INPUT = -2, /* the terminal is gone, or SIGTERM or SIGHUP */
    KEY_INTERRUPT = -3,    /* Ctrl-C */
    KEY_LEFT = 0x110000,
    KEY_RIGHT,
    KEY_UP,
    KEY_DOWN,
    KEY_HOME,
    KEY_END,
    KEY_PAGE_UP,
    KEY_PAGE_DOWN,
    KEY_ESCAPE,
    KEY_BACK_TAB,
    KEY_DELETE,
    KEY_ENTER,
    KEY_BACKSPACE,
    KEY_TAB,
} Key;

/* Whether both ends of the dialogue are a terminal that is not dumb. */
bool screen_is_possible(void);

/* Takes the terminal over: no echo, no line buffer, the alternate page. The
 * signals that ask a program to end become keys; a crash gives the terminal
 * back. A second call does nothing. */
void screen_open(void);

/* Gives it back. Ends the program if a signal asked for it meanwhile: save
 * before. */
void screen_close(void);

/* Shows text, lines ending in '\n', from the top left; clears the rest. */
void screen_show(const Text *text);

/* The next key: a byte of a character or a Key. Waits at most milliseconds;
 * negative waits for ever. KEY_NONE comes at once when the window was resized
 * or another thread called screen_wake. */
int screen_key(int milliseconds);
/* Ends a wait for a key, from any thread. */
void screen_wake(void);

/* Rows and columns of the terminal now. */
void screen_size(int *rows, int *cols);

#endif
