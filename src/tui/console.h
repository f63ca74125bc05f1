/* console.h: a person at the screen with a game: what the parts of the
 * screen game share. */
#ifndef JOUTE_CONSOLE_H
#define JOUTE_CONSOLE_H

#include "tui/local_table.h"
#include "tui/look.h"
#include "tui/order.h"
#include "tui/page.h"
#include "tui/picker.h"
#include "tui/prompt.h"

/* Why a game at the screen is left. */
typedef enum Leave {
    LEAVE_NOT,
    LEAVE_QUIT, /* the game is kept */
    LEAVE_MENU,
    LEAVE_REMATCH,
    LEAVE_LOAD, /* for the record in loaded */
    LEAVE_LOST, /* the terminal is gone, or the program was asked to end */
} Leave;

typedef struct Console {
    Look look;
    LocalTable table;
    Leave leave;
    Match loaded;
    char loaded_path[SAVE_PATH];
    int speed_ms;   /* between computers' moves */
    bool is_paused; /* of a game that is only watched */
    bool is_flipped;
    bool is_revealed;   /* a secret choice is shown: arrow keys were used */
    bool has_auto_pass; /* one person against computers is not asked to pass */
    Seat at_screen;   /* the person who was last let see; SEAT_WATCHER: none */
    size_t news_from; /* the first step the person at the screen has not seen */
    size_t last_step; /* a person's last choice: in which step, */
    Seat last_seat;   /* and whose; SEAT_WATCHER: none yet */
    Text message;     /* shown until the next key; "" for none */
    Ink message_ink;
    Prompt prompt;
    Picker picker;
    Scene scene;
    Page page;
} Console;

/* Shows a line until the next key. */
void console_say(Console *console, Ink ink, const char *text);
/* Says the error, if there is one. */
void console_complain(Console *console, const Error *err);

/* What the person at the screen may see, and from where. */
View console_view(const Console *console);

/* Appends the steps from news_from on, as that person may know them. */
void console_add_news(const Console *console, Text *out);

/* Appends what a seat to act might think of but may not play, with the reason,
 * up to that part of a move; those of one reason together, between them what
 * is given. */
void console_add_refused(const Console *console, Seat seat, int part,
                         const char *between, Text *out);

/* The letters with which a move or a part of one may begin here. */
Letters console_letters(const Console *console);

/* Takes the present position into the scene; the picker offers the moves of
 * seat, or nothing for SEAT_WATCHER. */
void console_look(Console *console, Seat seat);

/* Whether the choice of a person must not be seen while it is made. */
bool console_is_masked(const Console *console);

/* Whether not even the choices are shown: it is masked, another person may look
 * on, and the one at the screen has not asked for them with an arrow key. */
bool console_is_sealed(const Console *console);

/* Draws title, board and list of moves; the caller puts the lines below and
 * shows the page. */
void console_draw(Console *console);

/* console_draw, a status, keys at the right of the last line, and shows. */
void console_show(Console *console, Ink ink, const char *status,
                  const char *keys);

/* Asks for a line; false if the question was left. What it is stands in
 * console->prompt, which is used for it. */
bool console_ask_line(Console *console, const char *question,
                      const char *initial);

/* Asks whether to leave, and sets leave. */
const char *console_quit_question(const Console *console);
/* Asks it, and sets leave if the answer is yes. */
void console_ask_quit(Console *console);

/* Does what was asked for, at a person's turn or after the end. */
void console_obey(Console *console, Order order, const char *argument);

/* watch.c: a computer's choice, and a hint for seat. */
void console_watch(Console *console, Seat seat);
/* Waits between two moves of computers, as long as was wished. */
void console_pause(Console *console);
/* Shows a hint for seat, better and better until a key is pressed. */
void console_hint(Console *console, Seat seat);

/* Whether a key may end everything; asks if it must and sets leave. */
bool console_is_end_key(Console *console, int key);

#endif
