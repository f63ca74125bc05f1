/* screen.h: takes the terminal over for a while, and gives it back as it was.
 */
#ifndef JOUTE_SCREEN_H
#define JOUTE_SCREEN_H

#include <stdbool.h>

#include "base/text.h"

/* True if standard input and output are a terminal, and not a dumb one. */
bool screen_is_possible(void);

/* Takes the terminal over: no echo, no line buffering, the alternate screen.
 * Signals that ask a program to end become keys. After a crash the terminal is
 * given back too. A second call does nothing. */
void screen_open(void);

/* Gives the terminal back. If a signal has asked for it, ends the program, so
 * save before. */
void screen_close(void);

/* Shows text from the top left and clears the rest. */
void screen_show(const Text *text);

/* Waits for one typed byte; returns it or a Key (keys.h). Waits at most this
 * many milliseconds; for ever if negative. Returns KEY_NONE at once if the
 * window was resized or another thread called screen_wake. */
int screen_byte(int milliseconds);
/* Ends the wait of screen_byte. Any thread may call it. */
void screen_wake(void);

/* The terminal's present size. */
void screen_size(int *rows, int *cols);

#endif
