/* request.h: reads and carries out the messages that clients send. */
#ifndef JOUTE_SESSION_REQUEST_H
#define JOUTE_SESSION_REQUEST_H

#include "base/json.h"
#include "session/client.h"

/* Reads one message and carries it out. */
void request_receive(Client *client, const char *text, size_t size);

enum { REQUEST_MEMBERS = 12 };

/* One message being carried out. `member` holds the message's members in the
 * order in which its kind names them, without "t"; an absent member has the
 * value NULL. */
typedef struct Request {
    Client *client;
    const char *cid; /* NULL if the message has none */
    JsonAt member[REQUEST_MEMBERS];
    Error err;
} Request;

/* In request_table.c: the requests that bring a client to a table. Each returns
 * NULL, or the code of an error with its words in err. */

/* Makes a table and brings the client there. */
const char *request_create(Request *r);
/* Makes a table against a bot of the tournament and brings the client there. */
const char *request_challenge(Request *r);
/* Brings the client to a table: to the seats of its tokens, to a free seat, or
 * to watch. */
const char *request_join(Request *r);
/* Makes the next table for the same people, with each of them one seat further.
 */
const char *request_rematch(Request *r);
/* Makes a table for the same people with the same deal. */
const char *request_again(Request *r);

/* In trial.c: sends a position, or the one after a move, as player 1 sees it,
 * with the moves that may be played there. It makes no table. */
const char *request_try(Request *r);

/* The names of the members of "create", "join" and "try", beginning with "t".
 */
extern const char *const request_try_names[];
extern const char *const request_create_names[];
extern const char *const request_join_names[];

/* Sets the words of an error; the value of the expression is the code. */
#define REFUSE(err, code, en, fr) (error_set((err), (en), (fr)), (code))

#endif
