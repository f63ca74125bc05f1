/* menu.h: the menu of joute play: games to begin and games to resume. */
#ifndef JOUTE_MENU_H
#define JOUTE_MENU_H

#include "tui/terminal.h"

enum { MENU_RESUMES = 8 };

/* An unfinished game and its description. */
typedef struct MenuResume {
    SaveEntry entry;
    const Game *game;
    char about[200];
} MenuResume;

/* Lists the games that can be resumed, newest first; returns how many. The
 * description is "Le jeu du moulin, 12 moves, 5 min ago (you - computer, level
 * 3)". */
int menu_list_resumes(const Look *look, MenuResume *out);

/* Adds what a game is about: the first sentence of its guide, without the
 * full stop. Adds nothing if it has no guide. */
void menu_add_about(const Game *game, Lang lang, Text *out);

/* Sets wish to resume this game; false if it cannot be read any more. */
bool menu_take_resume(const MenuResume *resume, PlayWish *wish, Error *err);

/* Runs the menu on an open screen; false if the person quits. */
bool menu_run(PlayWish *wish);

#endif
