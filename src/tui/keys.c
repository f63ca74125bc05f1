/* keys.c: decodes the bytes that a terminal sends into keys: characters,
 * control characters and escape sequences.
 *
 * A sequence is ESC [ or ESC O, digits and semicolons, and a final character:
 * ESC [ A is the up arrow, ESC [ 5 ~ is Page Up, ESC [ 1 ; 5 C is the right
 * arrow with Ctrl. Its bytes come together; after 50 ms without one, ESC was
 * the Escape key. */
#include "tui/keys.h"

#include "tui/screen.h"

/* A byte that followed a lone escape and is still to be read; 0 if none. */
static int put_back;

/* The Key of "ESC [ number ~". */
static int numbered_key(int number)
{
    switch (number) {
    case 1:
    case 7: return KEY_HOME;
    case 3: return KEY_DELETE;
    case 4:
    case 8: return KEY_END;
    case 5: return KEY_PAGE_UP;
    case 6: return KEY_PAGE_DOWN;
    default: return KEY_NONE;
    }
}

/* Reads what follows "ESC [" or "ESC O". */
static int read_sequence(void)
{
    enum { SEQUENCE_MS = 50 };
    int c = screen_byte(SEQUENCE_MS);
    int number = 0;
    while ((c >= '0' && c <= '9') || c == ';') {
        number = c == ';' ? 0 : number * 10 % 1000 + (c - '0');
        c = screen_byte(SEQUENCE_MS);
    }
    switch (c) {
    case 'A': return KEY_UP;
    case 'B': return KEY_DOWN;
    case 'C': return KEY_RIGHT;
    case 'D': return KEY_LEFT;
    case 'H': return KEY_HOME;
    case 'F': return KEY_END;
    case 'M': return KEY_ENTER;
    case 'Z': return KEY_BACK_TAB;
    case '~': return numbered_key(number);
    case KEY_END_OF_INPUT:
    case KEY_INTERRUPT: return c;
    default: return KEY_NONE;
    }
}

int keys_read(int milliseconds)
{
    enum { ESCAPE_MS = 50 };
    int c = put_back ? put_back : screen_byte(milliseconds);
    put_back = 0;
    switch (c) {
    case '\r':
    case '\n': return KEY_ENTER;
    case '\t': return KEY_TAB;
    case 0x7f:
    case '\b': return KEY_BACKSPACE;
    case 0x04: return KEY_END_OF_INPUT; /* Ctrl-D */
    case 0x1b: break;
    default: return c;
    }
    c = screen_byte(ESCAPE_MS);
    if (c == '[' || c == 'O') {
        return read_sequence();
    }
    put_back = c > 0 ? c : 0;
    return c == KEY_END_OF_INPUT || c == KEY_INTERRUPT ? c : KEY_ESCAPE;
}
