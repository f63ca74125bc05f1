/* internal.h: what the files of the session share.
 *
 * A Table is a table of docs/API.md, a SeatHolder one of its seats, a Client a
 * connection. All belong to the one Session and to one thread; a SessionJob
 * is read by another thread while it runs, and only its thinking is written
 * to then. */
#ifndef JOUTE_SESSION_INTERNAL_H
#define JOUTE_SESSION_INTERNAL_H

#include "ai/players.h"
#include "base/json.h"
#include "base/map.h"
#include "base/sha256.h"
#include "core/match.h"
#include "core/player.h"
#include "core/record.h"
#include "session/limits.h"
#include "session/session.h"

#define NEVER UINT64_MAX

typedef struct Client Client;
typedef struct Table Table;

/* A bucket that fills with time; each request takes from it. */
typedef struct Bucket {
    double level;
    uint64_t at;
} Bucket;

struct Client {
    Session *session;
    ClientId id;
    Lang lang;
    bool has_hello, draws;
    Bucket message_limit, table_limit;
    Bucket *origin; /* tables of all who come from there; NULL: no limit */
    int refused;    /* messages in a row */
    Table *table;   /* NULL: at none */
    Client *next_at_table;
    SeatSet you; /* the seats it holds */
    Seat as;     /* whose view it gets: a seat or SEAT_WATCHER */
    bool has_lobby;
    Client *next_in_lobby;
};

typedef enum HolderKind {
    HOLDER_HUMAN,
    HOLDER_COMPUTER,
    HOLDER_OPEN,
    HOLDER_KINDS
} HolderKind;

typedef struct SeatHolder {
    HolderKind kind;
    char name[NAME_SIZE];
    char spec[SPEC_SIZE];       /* of a computer */
    uint8_t token[SHA256_SIZE]; /* the hash of a person's token */
    int here;                   /* clients that hold it */
    int64_t left;               /* ms when the clock was last read */
    /* A computer's thinking, and what came of it, to be played when due. */
    SessionJob *job;
    bool has_answer;
    Move answer;
    uint64_t answer_due;
} SeatHolder;

/* What is known of a step beside its moves. */
typedef struct StepNote {
    int16_t value; /* player 1's prospects after it, or one of the VALUE_ */
    uint32_t ms;
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

typedef struct DoneCid {
    char cid[CID_SIZE];
    uint64_t seq;
} DoneCid;

typedef struct ClockRule {
    bool is_set;
    int64_t base, step; /* ms */
} ClockRule;

/* How a game ended outside the rules. */
typedef enum EndWhy { WHY_NONE, WHY_RESIGNED, WHY_TIME } EndWhy;

struct Table {
    Session *session;
    char id[ID_SIZE];
    size_t index; /* in the session's list */
    Match match;
    bool is_online, is_listed;
    EndWhy why;
    ClockRule clock;
    SeatHolder holders[GAME_SEATS];
    char pending_cid[GAME_SEATS][CID_SIZE]; /* "": a computer's */
    StepNote *notes; /* one for each step, undone ones too */
    size_t note_capacity;
    int16_t start_value; /* of no step */
    SeatSet moved;       /* seats that have chosen once */
    uint64_t step_at;    /* when the last step was sent */
    uint64_t clock_at;   /* up to when time is taken from the clocks */
    uint64_t seq, kept_seq;
    PastNews past[PAST_SIZE]; /* by seq */
    DoneCid cids[CIDS_SIZE];
    unsigned cid_count;
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
    /* The table that goes on from this one, once asked for. */
    char rematch[ID_SIZE];
    char rematch_tokens[GAME_SEATS][TOKEN_SIZE]; /* by the old seats */
};

typedef struct TableDue {
    uint64_t due;
    Table *table;
} TableDue;

/* A create, sit or rematch that was carried out. */
typedef struct GivenSeats {
    char cid[CID_SIZE];
    char id[ID_SIZE];
    char tokens[GAME_SEATS][TOKEN_SIZE]; /* "": not held */
} GivenSeats;

struct Session {
    SessionHost host;
    uint64_t now;
    Map clients, by_id; /* by_id: the tables */
    Bucket origins[ORIGINS];
    uint64_t origin_key; /* nobody can tell who shares with whom */
    TableDue *tables;    /* every table in memory */
    size_t table_count, table_capacity;
    uint64_t next_due; /* at the latest the first of the tables' */
    SessionJob *jobs;
    int job_count;
    uint64_t *paces;   /* of computers: computers.c */
    bool is_stopping;  /* no job is begun any more */
    GivenSeats *given; /* a ring */
    unsigned given_at;
    Client *lobby;
    int lobby_count;
    bool has_lobby_news;
    uint64_t lobby_at;
    uint64_t warned_at;
};

typedef enum JobKind { JOB_MOVE, JOB_HINT, JOB_VALUE } JobKind;

struct SessionJob {
    SessionJob *next, *previous;
    JobKind kind;
    Table *table; /* NULL: nobody waits for it any more */
    const Game *game;
    GameConfig config;
    PlayerSpec spec;
    Seat seat;
    GameState view;
    uint64_t seed;
    size_t ply;
    uint64_t begun;
    Thinking thinking;
    Move move;
    Progress progress;
    /* Of a hint. */
    ClientId client;
    char cid[CID_SIZE];
};

/* session.c */
void client_send(Client *client, const Text *text);
/* What was asked for is dear: it counts as so many messages more. */
void client_charge(Client *client, size_t messages);
/* {"t":"ack","cid","seq"} and {"t":"error"...}; cid may be NULL there. */
void client_ack(Client *client, const char *cid, uint64_t seq);
void client_refuse(Client *client, const char *cid, const char *code,
                   const char *words);
/* {"t":"bye"...}, and the end of the connection. */
void client_drop(Client *client, const char *code, const char *words);
/* False: too many; nothing is taken then. */
bool bucket_take(Bucket *bucket, double rate, double most, double cost,
                 uint64_t now);

/* request.c */
/* Reads one message and carries it out. */
void request_receive(Client *client, const char *text, size_t size);

/* request_table.c: the requests that bring a client to a table. Each reads
 * its members and returns NULL, or an error's code with its words in err. */
const char *request_create(Client *client, const char *cid,
                           const JsonAt *member, Error *err);
const char *request_join(Client *client, const char *cid, const JsonAt *member,
                         Error *err);
const char *request_rematch(Client *client, const char *cid, Error *err);
/* All the members they may have, t first; member begins after it. */
extern const char *const request_create_names[];
extern const char *const request_join_names[];
enum { REQUEST_MEMBERS = 12 };
/* Sets the words and gives the code. */
#define REFUSE(err, code, en, fr) (error_set((err), (en), (fr)), (code))

/* creation.c: new tables. */
typedef struct NewTable {
    Match match;   /* where the game stands; owned */
    bool is_given; /* from a record */
    HolderKind kinds[GAME_SEATS];
    char names[GAME_SEATS][NAME_SIZE];
    char specs[GAME_SEATS][SPEC_SIZE];
    bool is_online, is_listed, draws;
    ClockRule clock;
} NewTable;

/* Reads the members of create; the record must be freed in any case. */
const char *creation_read(Session *session, const JsonAt *member,
                          NewTable *wanted, Error *err);
/* The same people and rules, everybody one seat on. Seats of people who have
 * gone are free. */
void creation_again(Session *session, const Table *old, NewTable *wanted);
/* A table with nobody at it yet; takes the record. The tokens of the seats
 * held by people are written out. */
Table *creation_make(Session *session, NewTable *wanted,
                     char tokens[GAME_SEATS][TOKEN_SIZE]);
/* true and false, or nothing; a name, or nothing. */
bool creation_read_flag(const JsonAt *json, bool *out, Error *err);
bool creation_read_name(const JsonAt *json, char out[NAME_SIZE], Error *err);

/* table.c */
/* A table without seats or game yet, in the session's lists. */
Table *table_new(Session *session, const char *id);
void table_free(Table *table);
/* In memory, or brought back from the host's; NULL if there is none. */
Table *table_find(Session *session, const char *id);
static inline Match *table_match(Table *table)
{
    return &table->match;
}
bool table_is_over(const Table *table);
/* A seat is still free: nothing is played. */
bool table_is_waiting(const Table *table);
/* The seats whose choice is waited for. */
SeatSet table_owing(const Table *table);
SeatSet table_humans(const Table *table);
/* What is hidden, or chosen at the same time: people on one screen must not
 * see each other's view. */
bool table_has_secrets(const Table *table);
/* Whether somebody may do what is free at a local table. */
bool table_is_free_to(const Table *table, SeatSet you);
bool table_can_record(const Table *table, SeatSet you);
uint64_t table_step_seed(const Table *table, size_t step);
/* Room for so many notes. */
void table_reserve_notes(Table *table, size_t steps);
/* The choice of a seat to act, which is legal; the step is played when all
 * have chosen. */
void table_choose(Table *table, Seat seat, Move move, const char *cid);
/* Ends the game by a forfeit of these seats. */
void table_forfeit(Table *table, SeatSet losers, EndWhy why);
/* To be called after whatever was done to a table: chance draws, computers
 * begin to think, the time of the next event is set. */
void table_settle(Table *table);
/* Lets chance draw as long as it is its turn. */
void table_draw(Table *table);
/* Does what is due. May free the table. */
void table_tick(Table *table);
/* Remembers a request that was carried out; whether it was, and its seq. */
void table_remember(Table *table, const char *cid, uint64_t seq);
bool table_remembers(const Table *table, const char *cid, uint64_t *seq);

/* clock.c */
/* The seats whose time counts: nobody's before all have chosen once, nor
 * while nobody is at the table; a computer's never does. Of them, those whose
 * clock runs now. */
SeatSet clock_counted(const Table *table);
SeatSet clock_running(const Table *table);
int64_t clock_left(const Table *table, Seat seat);
/* Takes the time since the last call from the clocks that run; to be called
 * before that changes. */
void clock_charge(Table *table);
/* When the first clock runs out; NEVER if none runs. */
uint64_t clock_due(const Table *table);
/* The seats that have no time left. */
SeatSet clock_out(const Table *table);

/* undo.c: taking back. */
typedef enum Undo { UNDO_NONE, UNDO_FREE, UNDO_ASK } Undo;
Undo undo_can(const Table *table, SeatSet you);
bool undo_can_redo(const Table *table, SeatSet you);
/* Where it is allowed. Undo asks where it has to. */
void undo_last(Table *table, SeatSet you);
void undo_redo(Table *table);
void undo_answer(Table *table, SeatSet you, bool is_yes);

/* people.c */
void people_token(Session *session, char out[TOKEN_SIZE]);
/* Makes the seat its own who has the token. */
void people_seat(SeatHolder *holder, const char *token);
bool people_is_token(const SeatHolder *holder, const char *token);
/* Keeps a name without control characters; false if it is too long. */
bool people_read_name(const char *text, char out[NAME_SIZE]);
/* Brings a client to a table, from the one it is at, or away. Others are
 * told; the client itself is not. */
void people_arrive(Client *client, Table *table, SeatSet you, bool draws);
void people_depart(Client *client);
void people_tell(Table *table);
/* The seat that a client should look at next behind a curtain. */
Seat people_next(const Client *client);
/* Lets the view follow the turn where nothing is secret. */
void people_follow(Client *client);

/* persistence.c: what the host keeps of a table. */
extern const char *const persist_kinds[]; /* the names of the HolderKinds */
void persist_image(Table *table);
/* The last step played, and the state before it. */
void persist_step(Table *table, const void *before);
/* NULL: there is no such table, or it is damaged; then the host is told. */
Table *persist_load(Session *session, const char *id);

/* view.c: what one viewer may see. */
typedef struct Viewer {
    Seat as;   /* a seat or SEAT_WATCHER */
    Seat next; /* the same */
    SeatSet you;
    Lang lang;
    bool draws;
} Viewer;

/* A position of a game, and the step that led to it. */
typedef struct Moment {
    size_t ply;
    const void *state, *before; /* whole; before NULL: no step */
    const Move *moves;
} Moment;

Viewer view_of(const Client *client);
/* The state as a viewer may see it. */
void view_see(const Table *table, const Viewer *viewer, const void *state,
              void *out);
/* The moves of a step, MOVE_NONE for one the viewer may not see. */
bool view_see_moves(const Table *table, const Viewer *viewer,
                    const void *before, const Move *moves, Move *out);

/* words.c */
/* One line: who is to play, or how it ended. */
void words_status(const Table *table, const Viewer *viewer,
                  const Moment *moment, Text *out);
/* A sentence on a step, where the game brings none. */
void words_step(const Game *game, const void *before, const Move *seen,
                Lang lang, Text *out);
const char *words_why(EndWhy why);

/* present.c: members of messages. */
enum {
    SHOW_SEATS = 1,
    SHOW_YOU = 2,
    SHOW_TURN = 4, /* what changes with whose choice it is */
    SHOW_BOARD = 8,
    SHOW_CLOCK = 16,
    SHOW_ASK = 32,
    SHOW_WATCHERS = 64,
    SHOW_CAN = 128,
    SHOW_POSITION = SHOW_TURN | SHOW_BOARD | SHOW_CLOCK | SHOW_CAN,
    SHOW_ALL = 255,
};
void present_members(const Table *table, const Viewer *viewer,
                     const Moment *moment, unsigned show, JsonWriter *out);
void present_seats(const Table *table, JsonWriter *out);
void present_clock_rule(const Table *table, JsonWriter *out);
void present_seat_set(SeatSet seats, JsonWriter *out);
void present_rules(const Table *table, JsonWriter *out);

/* present_step.c */
void present_step(const Table *table, const Viewer *viewer,
                  const Moment *moment, JsonWriter *out);
void present_events(const Table *table, const Viewer *viewer,
                    const Moment *moment, JsonWriter *out);
void present_moves(const Table *table, const Viewer *viewer, JsonWriter *out);
void present_view(const Table *table, const void *seen, JsonWriter *out);
void present_facts(const Table *table, const void *seen, JsonWriter *out);
/* The text drawing, seen is what the viewer sees of the moment. */
void present_draw(const Table *table, const Viewer *viewer,
                  const Moment *moment, const void *seen, JsonWriter *out);

/* news.c: messages to who is at a table. */
/* The step just played; show has what changed beside the position. */
void news_step(Table *table, const void *before, unsigned show);
/* Once over nothing is hidden: all see again what was played. */
void news_reveal(Table *table);
void news_change(Table *table, unsigned show, NewsKind kind,
                 const Client *except);
void news_snapshot(Client *client);
/* What it missed since, or a snapshot. */
void news_catch_up(Client *client, uint64_t since);
void news_position(Client *client, const char *cid, size_t ply);
void news_record(Client *client, const char *cid);
/* An evaluation to all who may see it, or all there are to one. */
void news_value(Table *table, size_t ply);
void news_values(Client *client);

/* job.c: what is thought out on other threads. */
/* A job for what a seat sees in state, as of now; the caller sets the rest
 * and hands it out. */
SessionJob *job_new(Table *table, JobKind kind, const char *spec, Seat seat,
                    const void *state);
void job_hand_out(SessionJob *job);
/* Nobody waits for it any more; NULL is fine. */
void job_let_go(SessionJob *job);
static inline double job_value(const SessionJob *job)
{
    double value = job->progress.value;
    return value < -1 ? -1 : value > 1 ? 1 : value;
}

/* computers.c: computer players. */
/* What is learnt of how long they think; the caller frees it. */
uint64_t *computers_new_paces(void);
void computers_think(Table *table);
void computers_take(SessionJob *job);
/* Nothing that is being thought counts any more. */
void computers_forget(Table *table);

/* hint.c */
bool hint_can(const Table *table, const Viewer *viewer);
/* False: too much is being thought already. */
bool hint_ask(Client *client, const char *cid);
void hint_take(Session *session, SessionJob *job);
/* Hints that are still thought about are for a choice that was made, or for
 * somebody who goes. */
void hint_end_all(Table *table);
void hint_forget_client(Client *client);

/* value.c: evaluations. */
#define VALUE_SPEC "mcts:1500" /* who evaluates */
/* They are for who may see what they are made from. */
bool value_can(const Table *table, SeatSet you);
int16_t *value_at(Table *table, size_t ply);
void value_think(Table *table);
/* When past positions are to be evaluated; NEVER if there are none. */
uint64_t value_due(const Table *table);
/* On the thread that thinks; then on the session's. */
void value_run(SessionJob *job, Player *player);
void value_take(SessionJob *job);

/* lobby.c */
void lobby_enter(Client *client, bool is_on);
/* Sends the lists if it is time; when the next ones are due. */
uint64_t lobby_tick(Session *session);
void lobby_write_record(Table *table, JsonWriter *out);

#endif
