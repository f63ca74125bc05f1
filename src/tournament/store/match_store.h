/* match_store.h: where a tournament is kept: what it is, who takes part, which
 * matches are planned, being played and finished. One narrow table of
 * functions, since a file of SQLite is one kind of store and a server another.
 *
 * A match goes  planned -> claimed -> finished.  A claim has a number, the
 * attempt; finishing needs the number of the latest claim, so that a worker
 * whose claim has been given to another can store nothing. What is finished
 * appears whole, with its records and verdicts, or not at all. */
#ifndef JOUTE_MATCH_STORE_H
#define JOUTE_MATCH_STORE_H

#include <stdatomic.h>

#include "arena/verdict.h"
#include "base/error.h"
#include "base/text.h"
#include "joute/game.h"

typedef enum EntrantState {
    ENTRANT_NEW,     /* not checked yet */
    ENTRANT_IN,      /* takes part */
    ENTRANT_REFUSED, /* has a verdict; reason says which */
    ENTRANT_REMOVED,
} EntrantState;

enum {
    ENTRANT_HASH = 64,
    /* Ids go up from 1 and stand in arrays. */
    ENTRANTS_MOST = 100000,
    MATCHES_MOST = 1 << 24,
};

/* Somebody who takes part. All texts are owned; entrant_done frees them. */
typedef struct Entrant {
    int64_t id;   /* from 1, in the order of entry */
    char *key;    /* "alice.py" in the folder, or the words of -p: unlike any
                     other's, and the same after a change */
    char *spec;   /* as contestant_parse takes it */
    char *path;   /* its file or folder, "" for one of ours */
    char *name;   /* to be shown, unlike any other's */
    char *reason; /* why it was refused, or "" */
    char hash[ENTRANT_HASH + 1]; /* of its files */
    EntrantState state;
    bool is_steady; /* plays the same again with the same seed; known of those
                       of a shared store only */
} Entrant;

/* Frees its texts and leaves it empty. */
void entrant_done(Entrant *entrant);

/* All who take part or did, in the order of their ids. */
typedef struct Entrants {
    Entrant *at;
    size_t count;
} Entrants;

/* Frees all of them. */
void entrants_done(Entrants *list);
/* By id; NULL if there is none. */
const Entrant *entrants_find(const Entrants *list, int64_t id);

/* A match as it is planned. */
typedef struct PlannedMatch {
    int stage;  /* 0, or 1 for a final */
    int round;  /* of a Swiss or knockout tournament, else 0 */
    int config; /* which board */
    int leg;    /* from 0: how often these have met there before */
    int players;
    int64_t entrants[GAME_SEATS]; /* ids; one player: a bye */
    int64_t games, seed;
} PlannedMatch;

typedef enum MatchState { MATCH_PLANNED, MATCH_CLAIMED, MATCH_DONE } MatchState;

/* How a match went for one of its players. */
typedef struct SideResult {
    int64_t wins, draws, losses; /* games: alone first, first with others */
    int64_t balance; /* over all games, those beaten less those lost to */
    bool has_lost;   /* the whole match, by a verdict */
    int64_t questions, thought_us; /* of a bot: moves, time for them */
    int late, verdicts;
} SideResult;

enum { RESULT_PAIRS = GAME_SEATS * (GAME_SEATS - 1) / 2 };

/* How two of the players did against each other, from the first one's side:
 * [0] where that one sat in front of the other, [1] behind. */
typedef struct PairResult {
    int64_t wins[2], draws[2], losses[2];
} PairResult;

typedef struct MatchResult {
    int players;
    SideResult sides[GAME_SEATS];
    PairResult pairs[RESULT_PAIRS]; /* 0-1, 0-2, 1-2, 0-3 ... */
    int64_t games;
    int64_t plies;                        /* in all games */
    int64_t longest_game, longest_plies;  /* from 1 */
    int64_t closest_game, closest_margin; /* by score; 0: no game has scores */
    int64_t spent_us;
    int busy;       /* share of the machine that others took, in percent */
    int64_t digest; /* CRC-32 of all games without their comments; 0 in older
                       stores */
} MatchResult;

/* A result as a store keeps it: numbers with spaces between. */
void match_result_write(const MatchResult *result, Text *out);
/* Reads what match_result_write wrote of a match of so many players. False, and
 * *out is zeroed, if the text is anything else. */
bool match_result_read(const char *text, int players, MatchResult *out);
/* Whether a match so planned can have this result. */
bool match_result_is_possible(const MatchResult *result,
                              const PlannedMatch *plan);

/* Which of the pairs is that of two places, a before b. */
static inline int result_pair(int a, int b)
{
    return b * (b - 1) / 2 + a;
}

/* A match in the store. */
typedef struct StoredMatch {
    int64_t id;
    PlannedMatch plan;
    MatchState state;
    int attempt;
    MatchResult result; /* of one that is done */
} StoredMatch;

/* A verdict in the store; texts are valid during the visit. */
typedef struct StoredVerdict {
    int64_t match; /* 0: when it was checked */
    int64_t entrant, game, move;
    VerdictCode code;
    const char *why[LANG_COUNT], *words;
    const char *position; /* where a bot failed its check, drawn; or "" */
    int hint;
} StoredVerdict;

/* What is stored with a result. */
typedef struct MatchFiles {
    const void *records; /* of all games, compressed, or NULL */
    size_t records_size;
    const Verdicts *verdicts;
    const Text *errors; /* what each wrote on standard error */
    const char *faults; /* of the machine, lines without the last end, or "" */
} MatchFiles;

/* Matches that the machine spoilt, and how often in all; all of them are, or
 * will be, played again. */
typedef struct SpoiltCount {
    int64_t matches, times;
} SpoiltCount;

typedef struct MatchStore MatchStore;

/* A machine that plays matches of a shared store. */
typedef struct StoredWorker {
    const char *machine, *role; /* valid during the visit */
    int64_t aside; /* the match that others played otherwise, for which it may
                      play no more; 0: none */
    int64_t speed; /* MB/s of SHA-256 on one core */
    int jobs;
    int64_t silent_seconds; /* since it was heard of */
    int64_t done, claimed;  /* matches */
} StoredWorker;

typedef void WorkerVisit(const StoredWorker *worker, void *context);

typedef bool MatchVisit(const StoredMatch *match, void *context);
typedef bool VerdictVisit(const StoredVerdict *verdict, void *context);

/* Which matches are visited. */
typedef struct MatchQuery {
    bool is_done;    /* only those finished */
    int64_t entrant; /* only those with this one; 0: any */
    int64_t id;      /* only this one; 0: any */
} MatchQuery;

/* What a kind of store does. All return false, with err set, only when the
 * store fails. */
typedef struct MatchStoreKind {
    void (*close)(MatchStore *store);
    /* Closes it and leaves nothing of it. */
    void (*drop)(MatchStore *store);

    /* The contest as JSON; "" if there is none yet. */
    bool (*load_contest)(MatchStore *store, Text *out, Error *err);
    bool (*save_contest)(MatchStore *store, const char *json, Error *err);

    bool (*load_entrants)(MatchStore *store, Entrants *out, Error *err);
    /* A new one, which gets an id, if its id is 0; else it is changed. */
    bool (*save_entrant)(MatchStore *store, Entrant *entrant, Error *err);
    /* Its results no longer hold: its matches are planned again. */
    bool (*forget_results)(MatchStore *store, int64_t entrant, Error *err);

    /* Makes these the matches of a stage: those it has already stay as they
     * are, those that are not listed no longer count, though they are kept in
     * case they are listed again. */
    bool (*plan)(MatchStore *store, int stage, const PlannedMatch *list,
                 size_t count, Error *err);
    /* The next match to play; its id is 0 if there is none. A shared store
     * sets *version, which goes up when an entrant changes. */
    bool (*claim)(MatchStore *store, StoredMatch *out, int64_t *version,
                  Error *err);
    /* Gives a match back, to be played again; fault says what the machine did
     * to it, in a line, NULL: nothing, it was stopped. */
    bool (*release)(MatchStore *store, const StoredMatch *match,
                    const char *fault, Error *err);
    /* Stores a claimed match whole; does nothing, and *counts is false, if the
     * claim is no longer the latest. */
    bool (*finish)(MatchStore *store, const StoredMatch *match,
                   const MatchFiles *files, bool *counts, Error *err);

    /* In the order of ids, of all that count; a visit that returns false ends
     * it. */
    bool (*each_match)(MatchStore *store, const MatchQuery *query,
                       MatchVisit *visit, void *context, Error *err);
    /* Visits the matches that have changed since the visit that left *since,
     * perhaps some of before once more, and moves *since on. 0, at first: all
     * that count. It becomes 0, and nothing is visited, when the plan or who
     * takes part has changed: then everything is to be read again. A store that
     * cannot tell leaves it 0. */
    bool (*each_change)(MatchStore *store, int64_t *since, MatchVisit *visit,
                        void *context, Error *err);
    /* The compressed records of a match; "" if there are none. Larger ones than
     * most are refused. */
    bool (*load_records)(MatchStore *store, int64_t match, size_t most,
                         Text *out, Error *err);
    /* What somebody wrote on standard error in a match. */
    bool (*load_errors)(MatchStore *store, int64_t match, int64_t entrant,
                        Text *out, Error *err);
    bool (*count_spoilt)(MatchStore *store, SpoiltCount *out, Error *err);
    /* Those of an entrant, or of all for 0, in the order of matches. */
    bool (*each_verdict)(MatchStore *store, int64_t entrant,
                         VerdictVisit *visit, void *context, Error *err);
    /* Verdicts of the check of an entrant, in place of earlier ones; position
     * is that of the first. */
    bool (*save_check)(MatchStore *store, int64_t entrant,
                       const Verdicts *verdicts, const char *position,
                       const Text *errors, Error *err);

    /* Of a shared store only; others have NULL here. */

    /* Whether anything is left to be played, or being played by anybody. */
    bool (*is_open)(MatchStore *store, bool *out, Error *err);
    /* Says that this one is still there, so that nobody else is given what it
     * has claimed. */
    bool (*renew)(MatchStore *store, Error *err);
    /* The files of bots as bundle_pack makes them, by the entrant's hash; ""
     * if there are none. */
    bool (*has_files)(MatchStore *store, const char *hash, bool *out,
                      Error *err);
    bool (*load_files)(MatchStore *store, const char *hash, Text *out,
                       Error *err);
    bool (*save_files)(MatchStore *store, const char *hash, const Text *bytes,
                       Error *err);
    /* Those who play or did, the one heard of last at the end; or only those
     * that were set aside. */
    bool (*each_worker)(MatchStore *store, bool only_aside, WorkerVisit *visit,
                        void *context, Error *err);
    /* Lets a role of the server's work, and no more. */
    bool (*grant_work)(MatchStore *store, const char *role, Error *err);
} MatchStoreKind;

enum { MACHINE_NAME = 160, LEASE_SECONDS = 30 };

struct Contest;

/* Where matches are played. */
typedef struct Machine {
    char name[MACHINE_NAME];
    int64_t speed; /* MB/s of SHA-256 on one core */
} Machine;

struct MatchStore {
    const MatchStoreKind *kind;
    char *name;     /* for people: a path, or a URL without its password */
    bool is_shared; /* others may play at the same time */

    /* What matches are checked against; lent by tournament_open. NULL: they may
     * name anything within the bounds of every contest. */
    const struct Contest *contest;
    const Entrants *entrants;

    /* Of a shared store, set by who plays. */
    Machine machine;
    int jobs, lease_seconds;
    const atomic_bool *is_stopped; /* ends the wait for a lost server */
    /* Told when the server is lost, and why, and with NULL when it is back. */
    void (*tell)(const char *why, void *context);
    void *tell_context;
};

typedef enum MatchStoreUse {
    STORE_READ, /* beside somebody who writes */
    STORE_EDIT, /* makes it if there is none; nobody may run it */
    STORE_RUN,  /* the same, and what was claimed in a file is planned again */
    STORE_WORK, /* claims and finishes; of a shared store only */
} MatchStoreUse;

/* Whether a name is that of a shared store. */
bool match_store_is_url(const char *name);

/* Whether there is a file or a tournament of this name; false, with err set, if
 * that cannot be found out. */
bool match_store_find(const char *name, bool *is_there, Error *err);

/* Says that the records of a match are too large to be read. */
bool match_store_refuse_records(int64_t match, Error *err);

/* Says that there is no tournament of this name. */
bool match_store_refuse_missing(const char *name, Error *err);

/* Opens a file of SQLite, "" for one that is gone at the end, or what a URL
 * names; NULL, with err set, if that is impossible. */
MatchStore *match_store_open(const char *name, MatchStoreUse use, Error *err);

/* stored.c: what a store says, checked before anybody uses it. All below go
 * through these; the functions of a kind only fetch. A match that names
 * somebody who is not among the entrants is passed over: they may have been
 * read a moment earlier. What else cannot be ends the visit with an error. */

/* Names and reasons are printable from here on. */
bool match_store_load_entrants(MatchStore *store, Entrants *out, Error *err);
bool match_store_claim(MatchStore *store, StoredMatch *out, int64_t *version,
                       Error *err);
bool match_store_each_match(MatchStore *store, const MatchQuery *query,
                            MatchVisit *visit, void *context, Error *err);
bool match_store_each_change(MatchStore *store, int64_t *since,
                             MatchVisit *visit, void *context, Error *err);
/* Texts are printable, line by line; verdicts that cannot be are passed over.
 */
bool match_store_each_verdict(MatchStore *store, int64_t entrant,
                              VerdictVisit *visit, void *context, Error *err);
bool match_store_each_worker(MatchStore *store, bool only_aside,
                             WorkerVisit *visit, void *context, Error *err);

/* A number of a row as an int; one that does not fit is INT_MIN or INT_MAX,
 * which no check lets pass. */
int stored_int(int64_t number);

/* The kinds there are, for match_store_open. */
MatchStore *sqlite_store_open(const char *path, MatchStoreUse use, Error *err);
MatchStore *postgres_store_open(const char *url, MatchStoreUse use, Error *err);
bool postgres_store_find(const char *url, bool *is_there, Error *err);

/* What this machine is called, and how fast it is. */
void machine_measure(Machine *out);

/* The two languages of a verdict's reason as a store keeps them: English first,
 * with a newline between, which neither can hold. One of before has English
 * alone. */
void verdict_why_split(const char *stored, Text out[LANG_COUNT]);

#endif
