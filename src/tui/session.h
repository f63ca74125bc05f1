/* session.h: a person at the screen with a game: what the parts of the
 * screen game share. */
#ifndef JOUTE_SESSION_H
#define JOUTE_SESSION_H

#include "tui/look.h"
#include "tui/order.h"
#include "tui/page.h"
#include "tui/picker.h"
#include "tui/prompt.h"
#include "tui/table.h"

/* Why a game at the screen is left. */
typedef enum Leave {
    LEAVE_NOT,
    LEAVE_QUIT, /* the game is kept */
    LEAVE_MENU,
    LEAVE_REMATCH,
    LEAVE_LOAD, /* for the record in loaded */
    LEAVE_LOST, /* the terminal is gone, or the program was asked to end */
} Leave;

typedef struct Session {
    Look look;
    Table table;
    Leave leave;
    Match loaded;
    char loaded_path[SAVE_PATH];
    int speed_ms;   /* between computers' moves */
    bool is_paused; /* of a game that is only watched */
    bool is_flipped;
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
} Session;

void session_say(Session *session, Ink ink, const char *text);
/* Says the error, if there is one. */
void session_complain(Session *session, const Error *err);

/* What the person at the screen may see, and from where. */
View session_view(const Session *session);

/* Appends the steps from news_from on, as that person may know them. */
void session_add_news(const Session *session, Text *out);

/* The letters with which a move or a part of one may begin here. */
Letters session_letters(const Session *session);

/* Takes the present position into the scene; the picker offers the moves of
 * seat, or nothing for SEAT_WATCHER. */
void session_look(Session *session, Seat seat);

/* Whether the choice of a person must not be seen while it is made, and
 * whether not even the choices may be shown. */
bool session_is_masked(const Session *session);
bool session_is_blind(const Session *session);

/* Draws title, board and list of moves; the caller puts the lines below and
 * shows the page. */
void session_draw(Session *session);

/* session_draw, a status, keys at the right of the last line, and shows. */
void session_show(Session *session, Ink ink, const char *status,
                  const char *keys);

/* Asks for one of the letters in keys; 0 if the question was left. Signals
 * set leave. */
int session_ask_key(Session *session, const char *question, const char *keys);

/* Asks for a line; false if the question was left. What it is stands in
 * session->prompt, which is used for it. */
bool session_ask_line(Session *session, const char *question,
                      const char *initial);

/* Asks whether to leave, and sets leave. */
const char *session_quit_question(const Session *session);
void session_ask_quit(Session *session);

/* orders.c: does what was asked for, at a person's turn or after the end. */
void session_obey(Session *session, Order order, const char *argument);

/* watch.c: a computer's choice, and a hint for seat. */
void session_watch(Session *session, Seat seat);
void session_pause(Session *session);
void session_hint(Session *session, Seat seat);

/* Whether a key may end everything; asks if it must and sets leave. */
bool session_is_end_key(Session *session, int key);

#endif
