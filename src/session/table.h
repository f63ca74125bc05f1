/* table.h: a table of docs/API.md: a game, the holders of its seats, the
 * clients at the table, and the news that they were told.
 *
 * A table is in memory while somebody is at it and for a minute after. The host
 * keeps every change of it (persistence.h), so it can be loaded again later. */
#ifndef JOUTE_SESSION_TABLE_H
#define JOUTE_SESSION_TABLE_H

#include "base/sha256.h"
#include "core/play.h"
#include "session/client.h"
#include "session/limits.h"

#define NEVER UINT64_MAX /* the time of something that never happens */

/* Who may hold a seat. */
typedef enum HolderKind {
    HOLDER_HUMAN,
    HOLDER_COMPUTER,
    HOLDER_OPEN, /* nobody yet */
    HOLDER_KINDS
} HolderKind;

/* What holds a seat. A computer is in one of three states: it thinks (job is
 * set), it has an answer that is played when due, or it waits. */
typedef struct SeatHolder {
    HolderKind kind;
    char name[NAME_SIZE];
    char spec[SPEC_SIZE];       /* the player of a computer's seat; "bot:N" is
                                   the bot N of the host's tournament */
    uint8_t token[SHA256_SIZE]; /* the hash of a person's token */
    int here;                   /* clients at the table that hold the seat */
    int64_t left;               /* ms on the clock when it was last read */
    /* A computer's player and what it knows of the game. NULL while its job has
     * it, or if it must be made when needed. */
    Player *player;
    int64_t kept;    /* simulations that the player's tree has room for */
    SessionJob *job; /* NULL if it is not thinking */
    /* If a bot cannot play now, the table asks the host for it again at
     * retry_at. */
    bool is_kept_out;
    bool is_resting; /* the bot has given up its place until it is to move */
    uint64_t retry_at;
    bool has_answer;
    Move answer;
    uint64_t answer_due;
} SeatHolder;

/* What a table knows of a step besides its moves. */
typedef struct StepNote {
    int16_t value; /* player 1's prospects after it, or a VALUE_ constant */
    uint32_t ms;   /* the time it took */
    int32_t left[GAME_SEATS]; /* the time left on the clocks after it, in ms */
} StepNote;

/* The kinds of news. A client that missed some gets them in different ways. */
typedef enum NewsKind {
    NEWS_STEP,   /* told again by replaying the game */
    NEWS_PEOPLE, /* seats and watchers, told as they are now */
    NEWS_OTHER,  /* needs a snapshot */
} NewsKind;

/* One piece of news that was sent. */
typedef struct PastNews {
    uint64_t seq;
    NewsKind kind;
    size_t ply; /* the number of steps that were played by then */
} PastNews;

/* A request that was carried out, and the seq of the news it led to. */
typedef struct DoneCid {
    char cid[CID_SIZE];
    uint64_t seq;
} DoneCid;

typedef struct ClockRule {
    bool is_set;
    int64_t base, step; /* ms at the start, and ms added with each step */
} ClockRule;

/* How a game ended outside the rules. */
typedef enum EndWhy {
    WHY_NONE,
    WHY_RESIGNED,
    WHY_TIME,
    WHY_FAULT, /* a bot gave no legal move */
} EndWhy;

/* A table that goes on from this one. */
typedef struct NextTable {
    char id[ID_SIZE];                    /* "" if nobody has asked for it */
    char tokens[GAME_SEATS][TOKEN_SIZE]; /* the tokens of the new seats, by the
                                            seats of this table */
} NextTable;

/* A table. Three arrays go with `play`: `holders` by seat, `notes` by step, and
 * `choice_cid` by seat for the present step. `clients` is a list, the newest
 * first. */
struct Table {
    Session *session;
    char id[ID_SIZE];
    size_t index; /* the index in session->tables */
    /* The game. play.humans are the seats of people, including those that are
     * still open; play.vacant are the open ones. */
    Play play;
    bool is_online; /* people at several screens; otherwise all share one */
    bool is_listed; /* shown in the lobby */
    EndWhy why;
    ClockRule clock;
    SeatHolder holders[GAME_SEATS];
    /* The cid of each choice of the present step; "" for a computer's. */
    char choice_cid[GAME_SEATS][CID_SIZE];
    size_t given;    /* how many steps, from the first on, came with a record */
    StepNote *notes; /* one for each step, undone ones included */
    size_t note_capacity;
    int16_t start_value; /* the value before the first step */
    SeatSet moved;       /* seats that have chosen at least once */
    uint64_t step_at;    /* when the last step was sent */
    uint64_t clock_at;   /* the time at which holders[].left was right */
    /* Each piece of news gets the next seq. kept_seq is stored with the table
     * and is always above seq. A table that is loaded again continues from
     * there, so no seq is used twice. */
    uint64_t seq, kept_seq;
    PastNews past[PAST_SIZE]; /* a ring, by seq modulo PAST_SIZE */
    DoneCid cids[CIDS_SIZE];  /* a ring of the last requests */
    unsigned cid_count;       /* requests so far */
    /* A pending request to undo. */
    bool has_ask;
    Seat asker;
    SeatSet answers_due; /* seats that have not answered yet */
    Client *clients;
    int client_count, watcher_count;
    uint64_t empty_since;  /* NEVER if somebody is there */
    bool has_people_news;  /* the people at the table have changed since
                              people_at */
    uint64_t people_at;    /* when clients were last told who is at the table */
    SessionJob *valuation; /* the evaluation in progress, or NULL */
    size_t valued;  /* all positions before this one have been evaluated */
    int hint_count; /* hints in progress */
    /* The tables that go on from this one: [0] with the seats turned by one,
     * [1] with the same deal. */
    NextTable next[2];
};

/* Adds a table without seats or game to the session. Draws an id if id is
 * NULL. */
Table *table_new(Session *session, const char *id);
/* Frees a table; what the host keeps of it stays. */
void table_free(Table *table);
/* Finds a table; NULL if it is not in memory. */
Table *table_in_memory(const Session *session, const char *id);

typedef enum TableFound {
    TABLE_HERE,
    TABLE_NONE,    /* there is no such table */
    TABLE_DAMAGED, /* the host has it, but it cannot be read */
    TABLE_BUSY,    /* too many tables are in memory */
} TableFound;
/* Finds a table in memory, or loads it from the host. */
TableFound table_find(Session *session, const char *id, Table **out);

/* True if a seat is open: nothing can be played until it is taken. */
static inline bool table_is_waiting(const Table *table)
{
    return table->play.vacant && !play_is_over(&table->play);
}

/* True if a client with these seats has a say. A client without a seat has one
 * only at an unlisted table where only computers play. */
bool table_is_open_to(const Table *table, SeatSet you);
/* True if a client with these seats may have the record, which reveals
 * everything. After the game everybody may have it; before, those who have a
 * say at a local table. */
bool table_can_record(const Table *table, SeatSet you);

/* True if a client with these seats may start again with the same deal: after
 * the game or, at a local table of a game that hides nothing, earlier too.
 * False if every game begins alike. Also false if cards are hidden and somebody
 * has left, because a new player would not know what the others know. */
bool table_can_deal_again(const Table *table, SeatSet you);

/* Makes room for the notes of this many steps. */
void table_reserve_notes(Table *table, size_t steps);

/* Takes the legal choice of a seat that is to act. Plays the step if it was the
 * last one missing. `cid` is that of the request, or NULL for a computer. */
void table_choose(Table *table, Seat seat, Move move, const char *cid);
/* Takes back the choice of a seat while others still choose. */
void table_reopen(Table *table, Seat seat);
/* Ends the game: these seats forfeit it. */
void table_forfeit(Table *table, SeatSet losers, EndWhy why);
/* Must be called after any change to a table: draws for chance, starts the
 * computers' jobs, and sets the time of the next event. */
void table_settle(Table *table);
/* Does everything that is due. May free the table. */
void table_tick(Table *table);

/* Remembers that a request was carried out and which news it led to, so that a
 * request that is sent twice is carried out once. */
void table_remember(Table *table, const char *cid, uint64_t seq);
/* True if the request was carried out already; sets *seq to that of its news.
 */
bool table_remembers(const Table *table, const char *cid, uint64_t *seq);

#endif
