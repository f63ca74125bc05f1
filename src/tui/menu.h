/* menu.h: what to play, chosen with arrow keys or by number. */
#ifndef JOUTE_MENU_H
#define JOUTE_MENU_H

#include "tui/play.h"

enum { MENU_RESUMES = 8 };

/* An unfinished game, and what is said of it. */
typedef struct MenuResume {
    SaveEntry entry;
    const Game *game;
    char about[200];
} MenuResume;

/* The games that can be resumed, newest first: "Le jeu du moulin, 12 moves,
 * 5 min ago (you - computer, level 3)". */
int menu_list_resumes(const Look *look, MenuResume *out);

/* What a game is about: the first sentence of its rules after the title
 * there; nothing if they do not begin so. */
void menu_add_about(const Game *game, Lang lang, Text *out);

/* Takes one as what is wished; false if it cannot be read any more. */
bool menu_take_resume(const MenuResume *resume, PlayWish *wish, Error *err);

/* The menu at an open screen; false to leave. */
bool menu_run(PlayWish *wish);

/* setup.c: players and options of wish->game; false to go back. key is the
 * key that left it. */
bool setup_run(PlayWish *wish, int *key);

#endif
