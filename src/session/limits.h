/* limits.h: sizes, limits and delays (docs/API.md, Limits). */
#ifndef JOUTE_SESSION_LIMITS_H
#define JOUTE_SESSION_LIMITS_H

#include <stdint.h>

#include "session/session.h"

enum {
    NAME_RUNES = 24,
    NAME_SIZE = 4 * NAME_RUNES + 1,
    SPEC_SIZE = SESSION_SPEC,
    CID_LEAST = 8,
    CID_MOST = 40,
    CID_SIZE = CID_MOST + 1,
    KEY_LEAST = 16,
    KEY_MOST = 64,
    TOKEN_BYTES = 16,
    TOKEN_SIZE = 2 * TOKEN_BYTES + 1,
    ID_SIZE = SESSION_TABLE_ID + 1,
    PAST_SIZE = 32,   /* how many pieces of news a table can send again */
    CIDS_SIZE = 32,   /* how many requests a table remembers */
    GIVEN_SIZE = 512, /* GivenSeats that a session remembers */
    GIVEN_ROW = 100,  /* how many steps of a record the host keeps in one row */
    SEQ_ROOM = 1000,  /* how many seq numbers a kept image reserves */
    VALUE_UNKNOWN = INT16_MIN,
    VALUE_NONE = INT16_MIN + 1, /* the position has no value */
    VALUE_ONE = 10000,          /* a value of 1, as it is stored */

    TABLES_MOST = 20000,
    STEPS_MOST = 6000, /* a longer game is a draw */
    CLOCK_MOST = 24 * 3600 * 1000,
    SIMULATIONS_MOST =
        200000,     /* the largest N of an mcts:N that a client may ask for */
    JOBS_MOST = 64, /* hints are refused while this many jobs wait */
    /* Simulations in the trees that all computers together keep between moves.
     * A simulation takes up to 300 bytes, so this is 60 MB. A computer that
     * finds no room starts a new tree at every move. */
    KEPT_SIMULATIONS = 200000,

    MESSAGES_A_SECOND = 30,
    MESSAGES_AT_ONCE = 60,
    FLOOD = 300, /* a client is dropped after this many refusals in a row */
    TABLES_A_MINUTE = 5,
    TABLES_AT_ONCE = 20,
    ADDRESS_TABLES_A_MINUTE = 60, /* a whole school may share one address */
    ADDRESS_TABLES_AT_ONCE = 200,
    ADDRESSES = 1024, /* how many entries there are for addresses; addresses
                         with the same hash share one */
    /* Steps of long games that are replayed and written for all connections of
     * an address. A snapshot of 1,000 steps takes 1 to 2 ms. */
    WORK_A_SECOND = 2000,
    WORK_AT_ONCE = 40000,
    WORK_A_LIST =
        20000, /* the most steps of the tables that one list loads: 9 ms */
    REQUESTS_A_SECOND = 50, /* HTTP requests and new connections */
    REQUESTS_AT_ONCE = 500,
    WORK_FREE = 200, /* games of up to this many steps are not counted */
    LOCAL_TIMES =
        10, /* loopback may do 10 times as much, because a proxy may use it */
    STEPS_A_TABLE = 500, /* this many steps of a record count as a table */
    BYTES_A_MESSAGE =
        4096, /* this many bytes of a message count as one more message */

    EMPTY_MS = 60000, /* an empty table leaves memory after this time */
    OVER_MS = 5000,   /* the same for a table whose game is over */
    REVIEW_MS =
        1500, /* past positions are evaluated only this long after a step */
    REVIEW_MOST = 1000, /* in longer games past positions are not evaluated */
    PEOPLE_MS = 1000,   /* least time between two news of who is there */
    LOBBY_MS = 1000,    /* least time between two lists of the lobby */
    WARN_MS = 1000,     /* least time between two warnings to the host */
    FOLLOW_MS = 250,    /* pause after a step, so that people see it */
    SHOW_MS = 700,      /* the same if only computers play */
    SECRET_MS = 600,    /* least time of an answer that could reveal cards */
    RETRY_MS = 500,     /* pause before a bot that cannot play is tried again */
    RIVAL_IDLE_MS = 120000,  /* a bot that is not to move is ended after this
                                long without a step, so that others can play */
    RIVAL_WANTED_MS = 15000, /* the same while somebody waits for a place */
    PACE_MOST_MS = 4000, /* longest thinking time that is hidden by a delay */
};

#endif
