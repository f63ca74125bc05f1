/* protocol_client.h: one of our own players as a bot: it reads the protocol and
 * answers. */
#ifndef JOUTE_PROTOCOL_CLIENT_H
#define JOUTE_PROTOCOL_CLIENT_H

#include <stdio.h>

#include "ai/players.h"

/* Speaks until "bye" or the end of input; false if it was told something it
 * cannot make sense of. */
bool protocol_client_run(const Game *game, const PlayerSpec *spec, FILE *in,
                         FILE *out, Error *err);

#endif
