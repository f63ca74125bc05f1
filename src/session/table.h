/* table.h: a table of docs/API.md: a match, who may choose at its seats, who
 * is there, and what they were told. */
#ifndef JOUTE_SESSION_TABLE_H
#define JOUTE_SESSION_TABLE_H

#include "base/sha256.h"
#include "core/match.h"
#include "session/client.h"
#include "session/limits.h"

#define NEVER UINT64_MAX

typedef enum HolderKind {
    HOLDER_HUMAN,
    HOLDER_COMPUTER,
    HOLDER_OPEN, /* nobody yet */
    HOLDER_KINDS
} HolderKind;

/* Who has a seat. */
typedef struct SeatHolder {
    HolderKind kind;
    char name[NAME_SIZE];
    char spec[SPEC_SIZE];       /* of a computer */
    uint8_t token[SHA256_SIZE]; /* the hash of a person's token */
    int here;                   /* clients that hold it */
    int64_t left;               /* ms when the clock was last read */
    /* A computer that is not thinking, with what it knows of the game; the job
     * it thinks in has it otherwise. NULL: it is made when needed. */
    Player *player;
    int64_t kept;    /* simulations its tree has room for */
    SessionJob *job; /* NULL: it is not thinking */
    /* What came of its thinking, to be played when due. */
    bool has_answer;
    Move answer;
    uint64_t answer_due;
} SeatHolder;

/* What is known of a step beside its moves. */
typedef struct StepNote {
    int16_t value; /* player 1's prospects after it, or one of the VALUE_ */
    uint32_t ms;   /* taken for it */
    int32_t left[GAME_SEATS]; /* on the clocks after it */
} StepNote;

/* A change of a table; told again to who has missed it. */
typedef enum NewsKind {
    NEWS_STEP,
    NEWS_PEOPLE, /* seats, watchers: told as they are now */
    NEWS_OTHER,  /* needs a snapshot */
} NewsKind;

typedef struct PastNews {
    uint64_t seq;
    NewsKind kind;
    size_t ply; /* after a step */
} PastNews;

/* A request that was carried out, and the news it led to. */
typedef struct DoneCid {
    char cid[CID_SIZE];
    uint64_t seq;
} DoneCid;

typedef struct ClockRule {
    bool is_set;
    int64_t base, step; /* ms at the start, and more for each step */
} ClockRule;

/* How a game ended outside the rules. */
typedef enum EndWhy { WHY_NONE, WHY_RESIGNED, WHY_TIME } EndWhy;

/* A table made of another's. */
typedef struct NextTable {
    char id[ID_SIZE];                    /* "": nobody asked for it */
    char tokens[GAME_SEATS][TOKEN_SIZE]; /* by the old seats */
} NextTable;

struct Table {
    Session *session;
    char id[ID_SIZE];
    size_t index;   /* in the session's list */
    Match match;    /* its humans are the seats of people, those who are yet to
                       come too; its vacant the open ones */
    bool is_online; /* people at several screens; else all are at one */
    bool is_listed; /* in the lobby */
    EndWhy why;
    ClockRule clock;
    SeatHolder holders[GAME_SEATS];
    char choice_cid[GAME_SEATS][CID_SIZE]; /* of the choices of this step; "":
                                              a computer's */
    size_t given;    /* the first steps, which came with a record */
    StepNote *notes; /* one for each step, undone ones too */
    size_t note_capacity;
    int16_t start_value; /* before the first step */
    SeatSet moved;       /* seats that have chosen once */
    uint64_t step_at;    /* when the last step was sent */
    uint64_t clock_at;   /* up to when time is taken from the clocks */
    uint64_t seq;        /* of the last news */
    uint64_t kept_seq;   /* none is numbered so high yet; kept by the host */
    PastNews past[PAST_SIZE]; /* by seq */
    DoneCid cids[CIDS_SIZE];
    unsigned cid_count;
    /* An undo that was asked for. */
    bool has_ask;
    Seat asker;
    SeatSet answers_due; /* who has not answered yet */
    Client *clients;
    int client_count, watcher_count;
    uint64_t empty_since; /* NEVER: somebody is there */
    bool has_people_news;
    uint64_t people_at;    /* when they were last told */
    SessionJob *valuation; /* an evaluation that is thought about */
    size_t valued;         /* positions before it have what can be had */
    int hint_count;        /* hints that are thought about */
    /* The tables that go on from this one, once asked for: with the seats
     * turned, and with the same deal. */
    NextTable next[2];
};

/* A table without seats or match yet, in the session's lists. id NULL: one is
 * drawn. */
Table *table_new(Session *session, const char *id);
/* Forgets it; what the host keeps stays. */
void table_free(Table *table);
/* NULL if it is not there. */
Table *table_in_memory(const Session *session, const char *id);

typedef enum TableFound {
    TABLE_HERE,
    TABLE_NONE,    /* no such table */
    TABLE_DAMAGED, /* what the host keeps of it cannot be read */
    TABLE_BUSY,    /* too many are in memory */
} TableFound;
/* In memory, or brought back from the host's. */
TableFound table_find(Session *session, const char *id, Table **out);

/* Nothing is played while a seat is open. */
static inline bool table_is_waiting(const Table *table)
{
    return table->match.vacant && !match_is_over(&table->match);
}

/* Whether a client with these seats has a say. Who holds none has where only
 * computers play, unless the table is in the lobby for all to watch. */
bool table_is_open_to(const Table *table, SeatSet you);
/* Whether it may have the record, which tells what is hidden: anybody's once
 * the game is over, before that the players' who all sit at one screen. */
bool table_can_record(const Table *table, SeatSet you);

/* Whether it may have the same deal again: once over; before that where undo
 * is free and nothing is hidden. Only where the start is not always the same,
 * and never with hidden cards that somebody new would not know. */
bool table_can_deal_again(const Table *table, SeatSet you);

/* Room for the notes of so many steps. */
void table_reserve_notes(Table *table, size_t steps);

/* Takes the choice of a seat to act, which is legal; the step is played when
 * all have chosen. cid is that of the request, NULL of a computer's. */
void table_choose(Table *table, Seat seat, Move move, const char *cid);
/* Takes the choice of a seat back while others are waited for. */
void table_reopen(Table *table, Seat seat);
/* Ends the game by a forfeit of these seats. */
void table_forfeit(Table *table, SeatSet losers, EndWhy why);
/* To be called after whatever was done to a table: chance draws, computers
 * begin to think, the time of the next event is set. */
void table_settle(Table *table);
/* Does what is due. May free the table. */
void table_tick(Table *table);

/* Remembers that a request was carried out, and says whether it was and when,
 * so that one that is sent twice is done once. */
void table_remember(Table *table, const char *cid, uint64_t seq);
/* Whether a request was carried out already, and with which news. */
bool table_remembers(const Table *table, const char *cid, uint64_t *seq);

#endif
