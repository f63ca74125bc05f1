/* request.h: the messages that clients send. */
#ifndef JOUTE_SESSION_REQUEST_H
#define JOUTE_SESSION_REQUEST_H

#include "base/json.h"
#include "session/client.h"

/* Reads one message and carries it out. */
void request_receive(Client *client, const char *text, size_t size);

/* request_table.c: the requests that bring a client to a table. Each reads
 * its members, those after "t", and returns NULL, or an error's code with its
 * words in err. */
const char *request_create(Client *client, const char *cid,
                           const JsonAt *member, Error *err);
const char *request_join(Client *client, const char *cid, const JsonAt *member,
                         Error *err);
const char *request_rematch(Client *client, const char *cid, Error *err);

/* The members of create and join, "t" first. */
extern const char *const request_create_names[];
extern const char *const request_join_names[];
enum { REQUEST_MEMBERS = 12 };

/* Sets the words and gives the code. */
#define REFUSE(err, code, en, fr) (error_set((err), (en), (fr)), (code))

#endif
