/* protocol_client.h: runs one of our own players as a bot: it reads the
 * protocol and answers. */
#ifndef JOUTE_PROTOCOL_CLIENT_H
#define JOUTE_PROTOCOL_CLIENT_H

#include <stdio.h>

#include "ai/players.h"

/* Runs until "bye" or the end of input. Returns false if it does not understand
 * a line. */
bool protocol_client_run(const Game *game, const PlayerSpec *spec, FILE *in,
                         FILE *out, Error *err);

#endif
