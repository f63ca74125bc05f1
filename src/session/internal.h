/* internal.h: what the files of the session share.
 *
 * A Desk is a table of docs/API.md, a Chair one of its seats, a Client a
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
typedef struct Desk Desk;

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
    Bucket messages, tables;
    Bucket *origin; /* tables of all who come from there; NULL: no limit */
    int refused;    /* messages in a row */
    Desk *desk;     /* NULL: at none */
    Client *next_at_desk;
    SeatSet you; /* the seats it holds */
    Seat as;     /* whose view it gets: a seat or SEAT_WATCHER */
    bool has_lobby;
    Client *next_in_lobby;
};

typedef enum ChairKind {
    CHAIR_HUMAN,
    CHAIR_COMPUTER,
    CHAIR_OPEN,
    CHAIR_KINDS
} ChairKind;

typedef struct Chair {
    ChairKind kind;
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
} Chair;

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

struct Desk {
    Session *session;
    char id[ID_SIZE];
    size_t slot; /* in the session's list */
    Match match;
    bool is_online, is_listed;
    EndWhy why;
    ClockRule clock;
    Chair chairs[GAME_SEATS];
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

typedef struct Slot {
    uint64_t due;
    Desk *desk;
} Slot;

/* A create, sit or rematch that was carried out. */
typedef struct Answer {
    char cid[CID_SIZE];
    char table[ID_SIZE];
    char tokens[GAME_SEATS][TOKEN_SIZE]; /* "": not held */
} Answer;

struct Session {
    SessionHost host;
    uint64_t now;
    Map clients, desks;
    Bucket origins[ORIGINS];
    uint64_t origin_key; /* nobody can tell who shares with whom */
    Slot *slots;         /* every desk in memory */
    size_t slot_count, slot_capacity;
    uint64_t next_due; /* at the latest the first of the slots' */
    SessionJob *jobs;
    int job_count;
    uint64_t *paces;  /* of computers: advice.c */
    bool is_stopping; /* no job is begun any more */
    Answer *answers;  /* a ring */
    unsigned answer_at;
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
    Desk *desk; /* NULL: nobody waits for it any more */
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

/* opening.c: new tables. */
typedef struct Opening {
    Match match;   /* where the game stands; owned */
    bool is_given; /* from a record */
    ChairKind kinds[GAME_SEATS];
    char names[GAME_SEATS][NAME_SIZE];
    char specs[GAME_SEATS][SPEC_SIZE];
    bool is_online, is_listed, draws;
    ClockRule clock;
} Opening;

/* Reads the members of create; the record must be freed in any case. */
const char *opening_read(Session *session, const JsonAt *member,
                         Opening *opening, Error *err);
/* The same people and rules, everybody one seat on. Seats of people who have
 * gone are free. */
void opening_again(Session *session, const Desk *old, Opening *opening);
/* A table with nobody at it yet; takes the record. The tokens of the seats
 * held by people are written out. */
Desk *opening_make(Session *session, Opening *opening,
                   char tokens[GAME_SEATS][TOKEN_SIZE]);
/* true and false, or nothing; a name, or nothing. */
bool opening_read_flag(const JsonAt *json, bool *out, Error *err);
bool opening_read_name(const JsonAt *json, char out[NAME_SIZE], Error *err);

/* desk.c */
/* A table without seats or game yet, in the session's lists. */
Desk *desk_new(Session *session, const char *id);
void desk_free(Desk *desk);
/* In memory, or brought back from the host's; NULL if there is none. */
Desk *desk_find(Session *session, const char *id);
static inline Match *desk_match(Desk *desk)
{
    return &desk->match;
}
bool desk_is_over(const Desk *desk);
/* A seat is still free: nothing is played. */
bool desk_is_waiting(const Desk *desk);
/* The seats whose choice is waited for. */
SeatSet desk_owing(const Desk *desk);
SeatSet desk_humans(const Desk *desk);
/* What is hidden, or chosen at the same time: people on one screen must not
 * see each other's view. */
bool desk_has_secrets(const Desk *desk);
/* Whether somebody may do what is free at a local table. */
bool desk_is_free_to(const Desk *desk, SeatSet you);
bool desk_can_record(const Desk *desk, SeatSet you);
uint64_t desk_step_seed(const Desk *desk, size_t step);
/* Room for so many notes. */
void desk_reserve_notes(Desk *desk, size_t steps);
/* The choice of a seat to act, which is legal; the step is played when all
 * have chosen. */
void desk_choose(Desk *desk, Seat seat, Move move, const char *cid);
/* Ends the game by a forfeit of these seats. */
void desk_forfeit(Desk *desk, SeatSet losers, EndWhy why);
/* To be called after whatever was done to a table: chance draws, computers
 * begin to think, the time of the next event is set. */
void desk_settle(Desk *desk);
/* Lets chance draw as long as it is its turn. */
void desk_draw(Desk *desk);
/* Does what is due. May free the desk. */
void desk_tick(Desk *desk);
/* Remembers a request that was carried out; whether it was, and its seq. */
void desk_remember(Desk *desk, const char *cid, uint64_t seq);
bool desk_remembers(const Desk *desk, const char *cid, uint64_t *seq);

/* times.c */
/* The seats whose time counts: nobody's before all have chosen once, nor
 * while nobody is at the table; a computer's never does. Of them, those whose
 * clock runs now. */
SeatSet times_counted(const Desk *desk);
SeatSet times_running(const Desk *desk);
int64_t times_left(const Desk *desk, Seat seat);
/* Takes the time since the last call from the clocks that run; to be called
 * before that changes. */
void times_charge(Desk *desk);
/* When the first clock runs out; NEVER if none runs. */
uint64_t times_due(const Desk *desk);
/* The seats that have no time left. */
SeatSet times_out(const Desk *desk);

/* back.c: taking back. */
typedef enum Undo { UNDO_NONE, UNDO_FREE, UNDO_ASK } Undo;
Undo back_can_undo(const Desk *desk, SeatSet you);
bool back_can_redo(const Desk *desk, SeatSet you);
/* Where it is allowed. Undo asks where it has to. */
void back_undo(Desk *desk, SeatSet you);
void back_redo(Desk *desk);
void back_answer(Desk *desk, SeatSet you, bool is_yes);

/* people.c */
void people_token(Session *session, char out[TOKEN_SIZE]);
/* Makes the seat its own who has the token. */
void people_seat(Chair *chair, const char *token);
bool people_is_token(const Chair *chair, const char *token);
/* Keeps a name without control characters; false if it is too long. */
bool people_read_name(const char *text, char out[NAME_SIZE]);
/* Brings a client to a table, from the one it is at, or away. Others are
 * told; the client itself is not. */
void people_arrive(Client *client, Desk *desk, SeatSet you, bool draws);
void people_depart(Client *client);
void people_tell(Desk *desk);
/* The seat that a client should look at next behind a curtain. */
Seat people_next(const Client *client);
/* Lets the view follow the turn where nothing is secret. */
void people_follow(Client *client);

/* keep.c: what the host keeps of a table. */
extern const char *const keep_kinds[]; /* the names of the ChairKinds */
void keep_image(Desk *desk);
/* The last step played, and the state before it. */
void keep_step(Desk *desk, const void *before);
/* NULL: there is no such table, or it is damaged; then the host is told. */
Desk *keep_load(Session *session, const char *id);

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
void view_see(const Desk *desk, const Viewer *viewer, const void *state,
              void *out);
/* The moves of a step, MOVE_NONE for one the viewer may not see. */
bool view_see_moves(const Desk *desk, const Viewer *viewer, const void *before,
                    const Move *moves, Move *out);

/* words.c */
/* One line: who is to play, or how it ended. */
void words_status(const Desk *desk, const Viewer *viewer, const Moment *moment,
                  Text *out);
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
void present_members(const Desk *desk, const Viewer *viewer,
                     const Moment *moment, unsigned show, JsonWriter *out);
void present_seats(const Desk *desk, JsonWriter *out);
void present_clock_rule(const Desk *desk, JsonWriter *out);
void present_seat_set(SeatSet seats, JsonWriter *out);
void present_rules(const Desk *desk, JsonWriter *out);

/* present_step.c */
void present_step(const Desk *desk, const Viewer *viewer, const Moment *moment,
                  JsonWriter *out);
void present_events(const Desk *desk, const Viewer *viewer,
                    const Moment *moment, JsonWriter *out);
void present_moves(const Desk *desk, const Viewer *viewer, JsonWriter *out);
void present_view(const Desk *desk, const void *seen, JsonWriter *out);
void present_facts(const Desk *desk, const void *seen, JsonWriter *out);
/* The text drawing, seen is what the viewer sees of the moment. */
void present_draw(const Desk *desk, const Viewer *viewer, const Moment *moment,
                  const void *seen, JsonWriter *out);

/* news.c: messages to who is at a table. */
/* The step just played; show has what changed beside the position. */
void news_step(Desk *desk, const void *before, unsigned show);
/* Once over nothing is hidden: all see again what was played. */
void news_reveal(Desk *desk);
void news_change(Desk *desk, unsigned show, NewsKind kind,
                 const Client *except);
void news_snapshot(Client *client);
/* What it missed since, or a snapshot. */
void news_catch_up(Client *client, uint64_t since);
void news_position(Client *client, const char *cid, size_t ply);
void news_record(Client *client, const char *cid);
/* An evaluation to all who may see it, or all there are to one. */
void news_value(Desk *desk, size_t ply);
void news_values(Client *client);

/* job.c: what is thought out on other threads. */
/* A job for what a seat sees in state, as of now; the caller sets the rest
 * and hands it out. */
SessionJob *job_new(Desk *desk, JobKind kind, const char *spec, Seat seat,
                    const void *state);
void job_hand_out(SessionJob *job);
/* Nobody waits for it any more; NULL is fine. */
void job_let_go(SessionJob *job);
static inline double job_value(const SessionJob *job)
{
    double value = job->progress.value;
    return value < -1 ? -1 : value > 1 ? 1 : value;
}

/* advice.c: computer players. */
/* What is learnt of how long they think; the caller frees it. */
uint64_t *advice_new_paces(void);
void advice_think(Desk *desk);
void advice_take(SessionJob *job);
/* Nothing that is being thought counts any more. */
void advice_forget(Desk *desk);

/* hint.c */
bool hint_can(const Desk *desk, const Viewer *viewer);
/* False: too much is being thought already. */
bool hint_ask(Client *client, const char *cid);
void hint_take(Session *session, SessionJob *job);
/* Hints that are still thought about are for a choice that was made, or for
 * somebody who goes. */
void hint_end_all(Desk *desk);
void hint_forget_client(Client *client);

/* value.c: evaluations. */
#define VALUE_SPEC "mcts:1500" /* who evaluates */
/* They are for who may see what they are made from. */
bool value_can(const Desk *desk, SeatSet you);
int16_t *value_at(Desk *desk, size_t ply);
void value_think(Desk *desk);
/* When past positions are to be evaluated; NEVER if there are none. */
uint64_t value_due(const Desk *desk);
/* On the thread that thinks; then on the session's. */
void value_run(SessionJob *job, Player *player);
void value_take(SessionJob *job);

/* lobby.c */
void lobby_enter(Client *client, bool is_on);
/* Sends the lists if it is time; when the next ones are due. */
uint64_t lobby_tick(Session *session);
void lobby_write_record(Desk *desk, JsonWriter *out);

#endif
