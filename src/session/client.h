/* client.h: a connection, its limits, and the messages sent to it. */
#ifndef JOUTE_SESSION_CLIENT_H
#define JOUTE_SESSION_CLIENT_H

#include "base/json.h"
#include "base/sha256.h"
#include "base/text.h"
#include "joute/game.h"
#include "session/session.h"

typedef struct Table Table;
typedef struct Client Client;

/* Identifies a client across connections: two requests come from the same
 * client if they came over one connection, or if both connections sent the same
 * key in hello. */
typedef struct ClientIdentity {
    uint64_t entry; /* the number of the connection, from 1 */
    bool has_key;
    uint8_t key[SHA256_SIZE]; /* the key's hash */
} ClientIdentity;

/* A token bucket: every action takes its cost from the level, and the level
 * rises with time. A charge may push it below 0; then nothing is allowed until
 * it has risen again. */
typedef struct Bucket {
    double level;
    uint64_t at; /* when it was last filled */
} Bucket;

/* The limits that all connections from one address share. */
typedef struct Address {
    bool is_local; /* loopback: it may make any number of tables */
    Bucket tables, work, requests;
} Address;

/* A connection. `you` and `as` refer to `table`; without a table, `you` is
 * empty. */
struct Client {
    Session *session;
    ClientId id;
    uint64_t from; /* the number of its address; 0 if unknown or local */
    ClientIdentity identity;
    Lang lang;
    bool has_hello; /* hello was received: other messages are allowed */
    bool draws;     /* it wants the text drawing of the board */
    Bucket message_limit, table_limit, phrase_limit;
    Address *address;
    int refused;  /* messages refused in a row */
    Table *table; /* the table it is at; NULL if at none */
    Client *next_at_table;
    SeatSet you;    /* the seats it holds there */
    Seat as;        /* the seat whose view it gets, or SEAT_WATCHER */
    bool has_lobby; /* it is in the session's list of lobby clients */
    Client *next_in_lobby;
};

/* Makes a client for a new connection. The caller frees it with free(). */
Client *client_new(Session *session, ClientId id, uint64_t from,
                   Address *address);

/* Returns the number under which the client's work is counted: the same for all
 * clients of its address, or its own if the address is unknown. */
uint64_t client_asker(const Client *client);

/* Sets the key that came with hello. */
void client_set_key(Client *client, const char *key);
/* True if this client made the request that identity belongs to. */
bool client_is(const Client *client, const ClientIdentity *who);

/* Sends one message. */
void client_send(Client *client, const Text *text);

/* A message to one client while it is being written; its members go to `out`.
 */
typedef struct Message {
    Text text;
    JsonWriter out;
} Message;
/* Begins {"t", "cid"; cid is NULL if the message has none. */
void message_begin(Message *message, const char *type, const char *cid);
/* Ends the message, sends it and frees its memory. */
void message_send(Message *message, Client *client);

/* Sends {"t":"ack","cid","seq"}. */
void client_ack(Client *client, const char *cid, uint64_t seq);
/* Sends {"t":"error"...}; cid is NULL if the request has none. */
void client_refuse(Client *client, const char *cid, const char *code,
                   const char *words);
/* Sends {"t":"bye"...} and closes the connection. */
void client_drop(Client *client, const char *code, const char *words);

/* True if the client's next message may be read. Otherwise refuses the message,
 * and drops the client if it does not stop sending. */
bool client_may_speak(Client *client);
/* Counts a costly request as this many messages more. */
void client_charge(Client *client, size_t messages);

/* Counts the steps of a long game that were replayed or written. */
void address_charge(Address *address, size_t steps);
/* True if the address may ask for more work on long games. */
bool address_may_work(Address *address, uint64_t now);

/* Takes `cost` from the bucket; returns false if the level is too low. The
 * level rises by `rate` a second, up to `most`. */
bool bucket_take(Bucket *bucket, double rate, double most, double cost,
                 uint64_t now);

#endif
