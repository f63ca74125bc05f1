/* request.h: the messages that clients send. */
#ifndef JOUTE_SESSION_REQUEST_H
#define JOUTE_SESSION_REQUEST_H

#include "base/json.h"
#include "session/client.h"

/* Reads one message and carries it out. */
void request_receive(Client *client, const char *text, size_t size);

enum { REQUEST_MEMBERS = 12 };

/* One message being carried out. member holds the values of the names of its
 * kind, those after "t" in their order; what is absent has no value. */
typedef struct Request {
    Client *client;
    const char *cid; /* NULL: it has none */
    JsonAt member[REQUEST_MEMBERS];
    Error err;
} Request;

/* request_table.c: the requests that bring a client to a table. Each returns
 * NULL, or an error's code with its words in err. */

/* Makes a table and comes to it. */
const char *request_create(Request *r);
/* Comes to a table, as who has its tokens, to sit down, or to watch. */
const char *request_join(Request *r);
/* Goes on to the next game with the same people. */
const char *request_rematch(Request *r);
/* The same game from the same start with the same people. */
const char *request_again(Request *r);

/* trial.c: sends a position, or the one after a move, as player 1 sees it, with
 * what may be played there; no table is made. */
const char *request_try(Request *r);

/* The members of create, join and try, "t" first. */
extern const char *const request_try_names[];
extern const char *const request_create_names[];
extern const char *const request_join_names[];

/* Sets the words and gives the code. */
#define REFUSE(err, code, en, fr) (error_set((err), (en), (fr)), (code))

#endif
