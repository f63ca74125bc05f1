/* people.h: the people at a table: their tokens, names and seats, how they come
 * and go, and whose side of the board each client is shown. */
#ifndef JOUTE_SESSION_PEOPLE_H
#define JOUTE_SESSION_PEOPLE_H

#include "session/table.h"

/* Draws a token: a secret that gives a seat to whoever shows it. */
void people_token(Session *session, char out[TOKEN_SIZE]);
/* Sets what kind of holder a seat has, here and in the game. */
void people_set_kind(Table *table, Seat seat, HolderKind kind);
/* Gives a seat to the person who has the token. */
void people_seat(Table *table, Seat seat, const char *token);
/* True if token is the one that the seat was given with. */
bool people_is_token(const SeatHolder *holder, const char *token);
/* Copies a name without its control characters; false if it is too long. */
bool people_read_name(const char *text, char out[NAME_SIZE]);

/* Moves a client to a table, away from the one it may be at. The others are
 * told; the client is not. */
void people_arrive(Client *client, Table *table, SeatSet you, bool draws);
/* Takes a client away from its table, if it is at one. */
void people_depart(Client *client);
/* Tells everybody at the table who is there. */
void people_tell(Table *table);

/* If several people share the client's screen and another one is to choose: the
 * seat that should look next while the others look away. Otherwise
 * SEAT_WATCHER. */
Seat people_next(const Client *client);
/* Turns the client's view to its seat that is to choose, if nothing is
 * secret. */
void people_follow(Client *client);

#endif
