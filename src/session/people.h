/* people.h: the people at a table: their tokens, names and seats, how they come
 * and go, and whose side of the board each client is shown. */
#ifndef JOUTE_SESSION_PEOPLE_H
#define JOUTE_SESSION_PEOPLE_H

#include "session/table.h"

/* Draws a token: a secret that gives a seat to whoever shows it. */
void people_token(Session *session, char out[TOKEN_SIZE]);
/* Sets what kind of holder a seat has, in the table and in its game. */
void people_set_kind(Table *table, Seat seat, HolderKind kind);
/* Gives a seat to the person who has the token. */
void people_seat(Table *table, Seat seat, const char *token);
/* True if `token` is the token of the seat. */
bool people_is_token(const SeatHolder *holder, const char *token);
/* Copies a name without its control characters; false if it is too long. */
bool people_read_name(const char *text, char out[NAME_SIZE]);

/* Moves a client to a table, away from the table where it is, if any. The other
 * clients are told; this client is not. */
void people_arrive(Client *client, Table *table, SeatSet you, bool draws);
/* Takes a client away from its table, if it is at one. */
void people_depart(Client *client);
/* Tells everybody at the table who is there. */
void people_tell(Table *table);

/* Returns the seat of the client that should look next, if a seat other than
 * the one shown is to choose: the people at the other seats then look away.
 * Otherwise returns SEAT_WATCHER. */
Seat people_next(const Client *client);
/* Shows the client the view of its seat that is to choose, unless something is
 * secret. */
void people_follow(Client *client);

#endif
