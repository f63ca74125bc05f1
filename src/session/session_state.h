/* session_state.h: the session itself, with all its clients, tables and jobs.
 * They belong to one thread. While a job runs on another thread, the session
 * writes only to its thinking. */
#ifndef JOUTE_SESSION_STATE_H
#define JOUTE_SESSION_STATE_H

#include "base/map.h"
#include "session/client.h"
#include "session/limits.h"
#include "session/session.h"
#include "session/table.h"

/* A table in memory, and when table_tick must next be called on it. */
typedef struct TableDue {
    uint64_t due;
    Table *table;
} TableDue;

/* The seats that a create, join or rematch gave to a client. If the client
 * sends the same request again, it gets the same seats and no others. */
typedef struct GivenSeats {
    char cid[CID_SIZE];
    ClientIdentity who;                  /* who asked */
    char id[ID_SIZE];                    /* the table */
    char tokens[GAME_SEATS][TOKEN_SIZE]; /* "" for a seat not given */
} GivenSeats;

struct Session {
    SessionHost host;
    uint64_t now;       /* as of the host's last call */
    Map clients, by_id; /* clients by ClientId, tables by id */
    uint64_t entries;   /* connections so far */
    /* An address's number is hashed with address_key to its place in addresses,
     * so that nobody can tell who shares a place with whom. */
    Address addresses[ADDRESSES], local;
    uint64_t address_key;
    /* All tables, in no order that matters; table->index is the place. Newer
     * ones tend to stand last. */
    TableDue *tables;
    size_t table_count, table_capacity;
    uint64_t next_due; /* not later than any due of tables */
    SessionJob *jobs;  /* all jobs that the host has, a doubly linked list */
    int job_count;
    uint64_t *paces;   /* how long computers think (computers.c) */
    int64_t kept;      /* simulations in trees that are kept between moves */
    bool is_stopping;  /* no job is started any more */
    SessionRoom room;  /* what the host can still keep */
    GivenSeats *given; /* a ring of GIVEN_SIZE entries */
    unsigned given_at; /* the next entry to write, modulo GIVEN_SIZE */
    Client *lobby;     /* the clients that see the lobby's lists */
    int lobby_count;
    bool has_lobby_news; /* the lists have changed since lobby_at */
    uint64_t lobby_at;
    uint64_t warned_at; /* when the host was last warned of a damaged table */
};

/* The shared limits of an address; 0 is this machine. */
Address *session_address(Session *session, uint64_t address);

#endif
