/* limits.h: how much, how many and how long (docs/API.md, Limits). */
#ifndef JOUTE_SESSION_LIMITS_H
#define JOUTE_SESSION_LIMITS_H

#include <stdint.h>

#include "session/session.h"

enum {
    NAME_RUNES = 24,
    NAME_SIZE = 4 * NAME_RUNES + 1,
    SPEC_SIZE = 24,
    CID_LEAST = 8,
    CID_MOST = 40,
    CID_SIZE = CID_MOST + 1,
    KEY_LEAST = 16,
    KEY_MOST = 64,
    TOKEN_BYTES = 16,
    TOKEN_SIZE = 2 * TOKEN_BYTES + 1,
    ID_SIZE = SESSION_TABLE_ID + 1,
    PAST_SIZE = 32,   /* news of a table that can be told again */
    CIDS_SIZE = 32,   /* requests a table remembers */
    GIVEN_SIZE = 512, /* seats given out that a session remembers */
    GIVEN_ROW = 100,  /* steps of a record that the host keeps as one */
    SEQ_ROOM = 1000,  /* seq a table may use before it is kept again */
    VALUE_UNKNOWN = INT16_MIN,
    VALUE_NONE = INT16_MIN + 1, /* cannot be had */
    VALUE_ONE = 10000,          /* how a value of 1 is stored */

    TABLES_MOST = 20000,
    STEPS_MOST = 6000, /* of a game; then it is a draw */
    CLOCK_MOST = 24 * 3600 * 1000,
    SIMULATIONS_MOST = 200000, /* of a mcts:N that a client asks for */
    JOBS_MOST = 64,            /* waiting, for a hint to be refused */
    /* Of the trees that all computers together keep between moves: up to
     * 300 bytes each, 60 MB in all. Others begin with a new tree at every move.
     */
    KEPT_SIMULATIONS = 200000,

    MESSAGES_A_SECOND = 30,
    MESSAGES_AT_ONCE = 60,
    FLOOD = 300, /* messages refused in a row, and the client is dropped */
    TABLES_A_MINUTE = 5,
    TABLES_AT_ONCE = 20,
    ORIGIN_TABLES_A_MINUTE = 60, /* a whole school may come from one address */
    ORIGIN_TABLES_AT_ONCE = 200,
    ORIGINS = 1024, /* more have to share */
    /* Steps of long games played again and written, for all connections of an
     * origin; a snapshot of 1,000 takes 1 to 2 ms. */
    WORK_A_SECOND = 2000,
    WORK_AT_ONCE = 40000,
    WORK_A_LIST = 20000, /* steps of tables that one list brings back: 9 ms */
    REQUESTS_A_SECOND = 50, /* over HTTP, and new connections */
    REQUESTS_AT_ONCE = 500,
    WORK_FREE = 200,  /* steps of a game that are not counted */
    LOCAL_TIMES = 10, /* as much for loopback: a proxy's guests come from it */
    STEPS_A_TABLE = 500,    /* of a record, that count as a new table more */
    BYTES_A_MESSAGE = 4096, /* of a message, that count as one more */

    EMPTY_MS = 60000,   /* before a table that nobody is at leaves memory */
    OVER_MS = 5000,     /* the same, once the game is over */
    REVIEW_MS = 1500,   /* after a step, before past ones are evaluated */
    REVIEW_MOST = 1000, /* steps; longer games are not */
    PEOPLE_MS = 1000,   /* between two news of who is there */
    LOBBY_MS = 1000,
    WARN_MS = 1000,  /* between two warnings */
    FOLLOW_MS = 250, /* after a step, for people to see it */
    SHOW_MS = 700,   /* where only computers play */
    SECRET_MS = 600, /* where thinking could tell of hidden cards, at least */
    PACE_MOST_MS = 4000, /* of thinking that is hidden so */
};

#endif
