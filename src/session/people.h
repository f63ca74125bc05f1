/* people.h: who comes to a table, goes, and has which seat; and which side of
 * the board they are shown. */
#ifndef JOUTE_SESSION_PEOPLE_H
#define JOUTE_SESSION_PEOPLE_H

#include "session/table.h"

/* A secret that gives a seat to who has it. */
void people_token(Session *session, char out[TOKEN_SIZE]);
/* Says what has a seat, to the match too. */
void people_set_kind(Table *table, Seat seat, HolderKind kind);
/* Gives the seat to who has the token. */
void people_seat(Table *table, Seat seat, const char *token);
/* Whether that is the token of who has the seat. */
bool people_is_token(const SeatHolder *holder, const char *token);
/* Keeps a name without control characters; false if it is too long. */
bool people_read_name(const char *text, char out[NAME_SIZE]);

/* Brings a client to a table, from the one it is at, or away. Others are
 * told; the client itself is not. */
void people_arrive(Client *client, Table *table, SeatSet you, bool draws);
/* Takes a client away from where it is, if anywhere. */
void people_depart(Client *client);
/* Tells who is there. */
void people_tell(Table *table);

/* Of several people at one screen, the one who should look at it next, before
 * whom the others look away; SEAT_WATCHER: nobody. */
Seat people_next(const Client *client);
/* Lets the view follow the turn where nothing is secret. */
void people_follow(Client *client);

#endif
