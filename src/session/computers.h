/* computers.h: the computer players of a table. */
#ifndef JOUTE_SESSION_COMPUTERS_H
#define JOUTE_SESSION_COMPUTERS_H

#include "session/table.h"

/* A table of how long computers think (computers.c); the caller frees it. */
uint64_t *computers_new_paces(void);
/* Starts jobs for computers that are to move and for positions to evaluate. */
void computers_think(Table *table);
/* Takes the move of a finished job. It is played when it is due. */
void computers_take(SessionJob *job);
/* Lets go of every job of the table. */
void computers_stop(Table *table);
/* Frees the computers' players with their search trees: the game goes on from
 * another position, or not at all. */
void computers_forget(Table *table);

#endif
