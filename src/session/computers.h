/* computers.h: the computer players of a table. */
#ifndef JOUTE_SESSION_COMPUTERS_H
#define JOUTE_SESSION_COMPUTERS_H

#include "session/table.h"

/* Makes the table of how long computers think (computers.c); the caller frees
 * it. */
uint64_t *computers_new_paces(void);
/* Starts jobs for computers that are to move and for positions to evaluate. */
void computers_think(Table *table);
/* Takes the move of a finished job, to be played when it is due. */
void computers_take(SessionJob *job);
/* Lets go of all jobs of the table. */
void computers_stop(Table *table);
/* Frees the computers' players with their search trees, because the game ends
 * or continues from another position. */
void computers_forget(Table *table);

#endif
