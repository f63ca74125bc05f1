/* client.h: a connection, what it may do how often, and what is sent to it. */
#ifndef JOUTE_SESSION_CLIENT_H
#define JOUTE_SESSION_CLIENT_H

#include "base/json.h"
#include "base/sha256.h"
#include "base/text.h"
#include "joute/game.h"
#include "session/session.h"

typedef struct Table Table;
typedef struct Client Client;

/* Whose requests are whose: a connection, and those that know the same key. */
typedef struct ClientIdentity {
    uint64_t entry; /* of the connection, counted from 1 */
    bool has_key;
    uint8_t key[SHA256_SIZE]; /* its hash */
} ClientIdentity;

/* How much may still be done: each deed takes from the level, and time fills
 * it up again. */
typedef struct Bucket {
    double level;
    uint64_t at; /* when it was last filled */
} Bucket;

/* What all who come from one place may do together. */
typedef struct Origin {
    bool is_local; /* loopback: new tables are not counted */
    Bucket tables, work, requests;
} Origin;

struct Client {
    Session *session;
    ClientId id;
    uint64_t from; /* its origin; 0: none that is known */
    ClientIdentity identity;
    Lang lang;
    bool has_hello;
    bool draws; /* it wants the text drawing of the board */
    Bucket message_limit, table_limit;
    Origin *origin;
    int refused;  /* messages in a row */
    Table *table; /* where it is; NULL: at none */
    Client *next_at_table;
    SeatSet you; /* the seats it holds */
    Seat as;     /* whose view it gets: a seat or SEAT_WATCHER */
    bool has_lobby;
    Client *next_in_lobby;
};

/* A new connection, which has said nothing yet; freed with free(). */
Client *client_new(Session *session, ClientId id, uint64_t from,
                   Origin *origin);

/* A number for all who come from where it comes from, or for itself. */
uint64_t client_asker(const Client *client);

/* Takes the key of a hello. */
void client_set_key(Client *client, const char *key);
/* Whether it is who made a request of before. */
bool client_is(const Client *client, const ClientIdentity *who);

/* Sends one message. */
void client_send(Client *client, const Text *text);

/* A message to one client while it is written; members go to out. */
typedef struct Message {
    Text text;
    JsonWriter out;
} Message;
/* Begins {"t", "cid"; the cid is NULL where there is none. */
void message_begin(Message *message, const char *type, const char *cid);
/* Ends it, sends it and frees what it took. */
void message_send(Message *message, Client *client);

/* {"t":"ack","cid","seq"} */
void client_ack(Client *client, const char *cid, uint64_t seq);
/* {"t":"error"...}; cid is NULL where the request has none. */
void client_refuse(Client *client, const char *cid, const char *code,
                   const char *words);
/* {"t":"bye"...}, and the end of the connection. */
void client_drop(Client *client, const char *code, const char *words);

/* Whether its next message may be read; tells it if not, and drops who does
 * not stop. */
bool client_may_speak(Client *client);
/* Counts what was asked for as so many messages more: it costs as much. */
void client_charge(Client *client, size_t messages);

/* Counts the steps of a long game that were played again or written. */
void origin_charge(Origin *origin, size_t steps);
/* Whether more of these may be. */
bool origin_may_work(Origin *origin, uint64_t now);

/* Takes cost if there is as much; rate fills the bucket a second, up to most.
 */
bool bucket_take(Bucket *bucket, double rate, double most, double cost,
                 uint64_t now);

#endif
