/* session_state.h: the session itself, with all its clients, tables and jobs.
 * They belong to one thread. While a job runs on another thread, the session
 * writes only to the job's `thinking`. */
#ifndef JOUTE_SESSION_STATE_H
#define JOUTE_SESSION_STATE_H

#include "base/map.h"
#include "session/client.h"
#include "session/limits.h"
#include "session/session.h"
#include "session/table.h"

/* A table in memory, and the time at which table_tick must be called. */
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

/* The session. A client, table or job is in exactly one session. */
struct Session {
    SessionHost host;
    uint64_t now;       /* the time of the host's last call */
    Map clients, by_id; /* clients by ClientId, tables by id */
    uint64_t entries;   /* connections so far */
    /* The index of an address in `addresses` is its number hashed with
     * address_key, so that nobody can find out which addresses share an entry.
     */
    Address addresses[ADDRESSES], local;
    uint64_t address_key;
    /* All tables; table->index is the place of each table in this list. Their
     * order does not matter; newer ones tend to be last. */
    TableDue *tables;
    size_t table_count, table_capacity;
    uint64_t next_due; /* not later than any due time of a table */
    SessionJob
        *jobs; /* all jobs that were not given back yet, a doubly linked list */
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
    uint64_t rivals_wanted; /* when somebody last found no place for a bot */
    uint64_t warned_at; /* when the host was last warned of a damaged table */
};

/* Returns the limits that all connections of an address share; 0 is this
 * machine. */
Address *session_address(Session *session, uint64_t address);

#endif
