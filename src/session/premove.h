/* premove.h: premoves: a client may prepare its next move while another player
 * thinks. The session only tells which moves the client would have; the client
 * itself keeps the premove until its turn. The message is called "ahead". */
#ifndef JOUTE_SESSION_PREMOVE_H
#define JOUTE_SESSION_PREMOVE_H

#include "session/present.h"

/* True if the viewer may prepare a premove now. */
bool premove_can(const Table *table, const Viewer *viewer);
/* Answers "ahead": the moves that the client's seat would have if it were its
 * turn. */
void premove_send(Client *client, const char *cid);

#endif
