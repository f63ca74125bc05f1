/* keys.h: the keys of the terminal. */
#ifndef JOUTE_KEYS_H
#define JOUTE_KEYS_H

/* Keys that are not characters. */
typedef enum Key {
    KEY_NONE = -1,         /* no key in time, or the page must be redrawn */
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

/* Waits for a key: a byte of a character, or a Key. Waits at most this many
 * milliseconds; for ever if negative. Returns KEY_NONE at once if the window
 * was resized or another thread called screen_wake. */
int keys_read(int milliseconds);

#endif
