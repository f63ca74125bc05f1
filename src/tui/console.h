/* console.h: the state of a game at the screen, and what its parts share. */
#ifndef JOUTE_CONSOLE_H
#define JOUTE_CONSOLE_H

#include "tui/layout.h"
#include "tui/local_table.h"
#include "tui/look.h"
#include "tui/order.h"
#include "tui/picker.h"
#include "tui/prompt.h"

/* Why a game at the screen is left. */
typedef enum Leave {
    LEAVE_NOT,
    LEAVE_QUIT, /* the game stays saved */
    LEAVE_MENU,
    LEAVE_REMATCH,
    LEAVE_LOAD, /* to go on with the game in `loaded` */
    LEAVE_LOST, /* the terminal is gone, or a signal asked the program to end */
} Leave;

/* A game at the screen. at_screen, news_from, last_step and last_seat say what
 * the person there has seen. */
typedef struct Console {
    Look look;
    LocalTable table;
    Leave leave;
    Play loaded;
    char loaded_path[SAVE_PATH];
    int speed_ms;   /* the pause between moves of computers */
    bool is_paused; /* computers play without people and are paused */
    bool is_flipped;
    bool is_right;      /* shows the right part of a board that is too wide */
    bool is_revealed;   /* an arrow key has made a secret choice visible */
    bool has_auto_pass; /* one person against computers passes automatically */
    /* The person who was last shown the screen; SEAT_WATCHER if nobody. */
    Seat at_screen;
    size_t news_from; /* the first step that the person there has not seen */
    size_t last_step; /* the step of the last choice that a person made */
    Seat last_seat;   /* whose choice it was; SEAT_WATCHER if none yet */
    Text message;     /* shown until the next key; "" if there is none */
    Ink message_ink;
    Prompt prompt;
    Picker picker;
    Scene scene;
    Layout layout;
} Console;

/* Shows a line until the next key. */
void console_say(Console *console, Ink ink, const char *text);
/* Shows the error, if there is one. */
void console_complain(Console *console, const Error *err);

/* The view of the person at the screen. */
View console_view(const Console *console);

/* Adds the steps from news_from on, as the person at the screen may know them.
 */
void console_add_news(const Console *console, Text *out);

/* Adds the moves that a seat to act might try but may not make, up to this part
 * of a move. Moves with the same reason stand together; `between` separates the
 * reasons. */
void console_add_refused(const Console *console, Seat seat, int part,
                         const char *between, Text *out);

/* The letters with which a move or a part of one may begin here. */
Letters console_letters(const Console *console);

/* Sets the scene to the current position. The picker offers the moves of seat;
 * for SEAT_WATCHER it offers nothing. */
void console_look(Console *console, Seat seat);

/* True if several players choose at the same time, so that what is typed must
 * not be seen. */
bool console_is_masked(const Console *console);

/* True if even the possible choices are hidden: the choice is masked, several
 * people share the screen, and the one there has not used an arrow key. */
bool console_is_sealed(const Console *console);

/* Draws title, board and list of moves. The caller adds the lines below them
 * and shows the page. */
void console_draw(Console *console);

/* Draws the game with a status and, at the right of the last line, keys; shows
 * the page. */
void console_show(Console *console, Ink ink, const char *status,
                  const char *keys);

/* The question whether to quit. */
const char *console_quit_question(const Console *console);

/* Carries out an order, during a turn or after the end. */
void console_obey(Console *console, Order order, const char *argument);

/* True if the key ends the program (Ctrl-C, or the terminal is gone). It then
 * sets leave, after asking if that is possible. */
bool console_is_end_key(Console *console, int key);

#endif
