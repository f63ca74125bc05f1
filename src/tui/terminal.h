/* terminal.h: joute play: a game played by people, at the screen or line by
 * line.
 */
#ifndef JOUTE_TERMINAL_H
#define JOUTE_TERMINAL_H

#include "tui/local_table.h"
#include "tui/look.h"
#include "tui/save.h"

enum { PLAY_SPEED_MS = 700, PLAY_SPEED_MAX = 60000 };

/* What the command line, or the menu, asks for. */
typedef struct PlayWish {
    Look look;
    const Game *game; /* NULL to ask in a menu, or if record is given */
    GameConfig config;
    int64_t seed;
    LocalSeats seats;
    char chosen[GAME_SEATS][THINK_NAME]; /* memory for seats.spec, if a menu
                                            chose the players */
    Play *record; /* the game to continue, which is taken over; NULL for a new
                     game */
    char path[SAVE_PATH]; /* the file of `record`, or "" */
    int speed_ms;
    bool asks_always; /* no automatic passing */
    Text notice;      /* shown first; may be empty */
} PlayWish;

/* screen_game.c: plays at the screen, which it opens and closes. */
void terminal_at_screen(PlayWish *wish);

/* line_game.c: plays with plain lines on standard input and output. Returns
 * false if the last input was refused. */
bool terminal_by_lines(PlayWish *wish);

/* Sets up a table as wished; takes the record. */
void terminal_set_table(LocalTable *table, PlayWish *wish);

#endif
