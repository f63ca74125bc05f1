/* play.h: a game played by people, at the screen or line by line. */
#ifndef JOUTE_TUI_PLAY_H
#define JOUTE_TUI_PLAY_H

#include "tui/local_table.h"
#include "tui/look.h"
#include "tui/save.h"

enum { PLAY_SPEED_MS = 700, PLAY_SPEED_MAX = 60000 };

/* What was asked for on the command line. */
typedef struct PlayWish {
    Look look;
    const Game *game; /* NULL: a menu, or that of record */
    GameConfig config;
    int64_t seed;
    LocalSeats seats;
    char chosen[GAME_SEATS][THINK_NAME]; /* what seats point to, if a menu
                                            chose them */
    Match *record;        /* to go on with; taken. NULL: a new game */
    char path[SAVE_PATH]; /* where record comes from, or "" */
    int speed_ms;
    bool asks_always; /* even where passing is all that can be done */
    Text notice;      /* said first, or empty */
} PlayWish;

/* At the screen, which it opens and closes. */
void play_at_screen(PlayWish *wish);

/* line.c: with plain lines on standard input and output. False if the last
 * input was refused. */
bool play_by_lines(PlayWish *wish);

/* Sets a table as wished; takes the record. */
void play_set_table(LocalTable *table, PlayWish *wish);

#endif
