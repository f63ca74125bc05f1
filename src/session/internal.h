/* internal.h: the session itself: all clients, tables and jobs. They belong to
 * one thread; of a job that runs on another, only its thinking is written to.
 */
#ifndef JOUTE_SESSION_INTERNAL_H
#define JOUTE_SESSION_INTERNAL_H

#include "base/map.h"
#include "session/client.h"
#include "session/limits.h"
#include "session/session.h"
#include "session/table.h"

/* A table in memory, and when something is to be done there. */
typedef struct TableDue {
    uint64_t due;
    Table *table;
} TableDue;

/* The seats that a create, join or rematch has given, so that the same request
 * sent again gives no others. */
typedef struct GivenSeats {
    char cid[CID_SIZE];
    ClientIdentity who;                  /* asked */
    char id[ID_SIZE];                    /* of the table */
    char tokens[GAME_SEATS][TOKEN_SIZE]; /* "": not held */
} GivenSeats;

struct Session {
    SessionHost host;
    uint64_t now;
    Map clients, by_id; /* by_id: tables */
    uint64_t entries;   /* connections so far */
    Origin origins[ORIGINS], local;
    uint64_t origin_key; /* so that nobody can tell who shares with whom */
    TableDue *tables;    /* the newest last */
    size_t table_count, table_capacity;
    uint64_t next_due; /* at the latest the first of the tables' */
    SessionJob *jobs;
    int job_count;
    uint64_t *paces;  /* how long computers think: computers.c */
    int64_t kept;     /* simulations of the trees kept between moves */
    bool is_stopping; /* no job is begun any more */
    SessionRoom room; /* of the host */
    GivenSeats *given;
    unsigned given_at; /* where the next goes, modulo GIVEN_SIZE */
    Client *lobby;
    int lobby_count;
    bool has_lobby_news;
    uint64_t lobby_at;
    uint64_t warned_at;
};

/* What all who come from there may do together; 0: this machine. */
Origin *session_origin(Session *session, uint64_t origin);

#endif
