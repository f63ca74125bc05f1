/* match_store.h: where a tournament is kept: its contest, who takes part, and
 * which matches are planned, being played and finished. A SQLite file is one
 * kind of store, a database server another; the functions below work on both.
 *
 * A match goes from planned to claimed to finished. Each claim has a number,
 * the attempt. Finishing a match needs the number of its latest claim, so a
 * worker cannot store a match whose claim was given to another. A finished
 * match appears whole, with its records and verdicts, or not at all. */
#ifndef JOUTE_MATCH_STORE_H
#define JOUTE_MATCH_STORE_H

#include <stdatomic.h>

#include "arena/verdict.h"
#include "base/error.h"
#include "base/text.h"
#include "joute/game.h"

/* The state of an entrant. A new entrant is checked before it takes part. */
typedef enum EntrantState {
    ENTRANT_NEW,     /* not checked yet */
    ENTRANT_IN,      /* takes part */
    ENTRANT_REFUSED, /* has failed its check; `reason` says how */
    ENTRANT_REMOVED,
} EntrantState;

enum {
    ENTRANT_HASH = 64,
    /* Ids count up from 1 and are used as array indexes. */
    ENTRANTS_MOST = 100000,
    MATCHES_MOST = 1 << 24,
};

/* An entrant. It owns all its texts; entrant_done frees them. */
typedef struct Entrant {
    int64_t id; /* from 1, in the order of entry */
    char *key; /* "alice.py" in the folder, or the words of -p. It is unique and
                  stays the same when the bot changes. */
    char *spec;   /* in the form that contestant_parse takes */
    char *path;   /* its file or folder; "" for one of our players */
    char *name;   /* the name that is shown; unique */
    char *reason; /* why it was refused, or "" */
    char hash[ENTRANT_HASH + 1]; /* the hash of its files */
    uint64_t trace; /* entry_trace before this run; it is not stored */
    EntrantState state;
    bool is_steady; /* plays the same again with the same seed; known only in a
                       shared store */
} Entrant;

/* Frees its texts and leaves it empty. */
void entrant_done(Entrant *entrant);

/* All who take part or once did, sorted by id. */
typedef struct Entrants {
    Entrant *at;
    size_t count;
} Entrants;

/* Frees all of them. */
void entrants_done(Entrants *list);
/* Finds an entrant by id; returns NULL if there is none. */
const Entrant *entrants_find(const Entrants *list, int64_t id);

/* A match as planned. */
typedef struct PlannedMatch {
    int stage;  /* 1 for a match of the final, otherwise 0 */
    int round;  /* the round in a Swiss or knockout tournament, else 0 */
    int config; /* index of the board */
    int leg;    /* how often these players have met before on this board */
    int players;
    int64_t entrants[GAME_SEATS]; /* ids; if there is only one, it has a bye */
    int64_t games, seed;
} PlannedMatch;

typedef enum MatchState { MATCH_PLANNED, MATCH_CLAIMED, MATCH_DONE } MatchState;

/* How a match went for one of its players. */
typedef struct SideResult {
    /* Games won alone, shared first place, and lost. */
    int64_t wins, draws, losses;
    /* Over all games: how many players it has beaten, minus how many have
     * beaten it. */
    int64_t balance;
    bool has_lost; /* it lost the whole match by a verdict */
    /* For a bot: how many questions it got, and how long it thought about
     * them. */
    int64_t questions, thought_us;
    int late, verdicts;
} SideResult;

enum { RESULT_PAIRS = GAME_SEATS * (GAME_SEATS - 1) / 2 };

/* How two players did against each other, from the side of the first: index 0
 * for games in which it sat before the other, 1 for the others. */
typedef struct PairResult {
    int64_t wins[2], draws[2], losses[2];
} PairResult;

/* The sums over all games of a match, as they are stored. */
typedef struct MatchResult {
    int players;
    SideResult sides[GAME_SEATS];
    PairResult pairs[RESULT_PAIRS]; /* 0-1, 0-2, 1-2, 0-3 ... */
    int64_t games;
    int64_t plies;                       /* the plies of all games */
    int64_t longest_game, longest_plies; /* from 1 */
    /* The game with the closest scores; 0 if no game has scores. */
    int64_t closest_game, closest_margin;
    int64_t spent_us;
    int busy;       /* the percentage of the machine that other programs took */
    int64_t digest; /* CRC-32 of all games without their comments; 0 in older
                       stores */
} MatchResult;

/* Writes a result as a store keeps it: numbers separated by spaces. */
void match_result_write(const MatchResult *result, Text *out);
/* Reads what match_result_write wrote for a match of this many players.
 * Otherwise returns false and zeroes *out. */
bool match_result_read(const char *text, int players, MatchResult *out);
/* Returns true if a match planned like this can have this result. */
bool match_result_is_possible(const MatchResult *result,
                              const PlannedMatch *plan);

/* Returns the index of the pair of two players, where a < b. */
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
    MatchResult result; /* only if the match is done */
} StoredMatch;

/* A verdict in the store; its texts are valid only during the visit. */
typedef struct StoredVerdict {
    int64_t match; /* 0 for a verdict from the bot's check */
    int64_t entrant, game, move;
    VerdictCode code;
    const char *why[LANG_COUNT], *words;
    const char *position; /* for a verdict from a check, the position drawn as
                             text; otherwise "" */
    int hint;
} StoredVerdict;

/* What is stored with a result. */
typedef struct MatchFiles {
    const void *records; /* all games, compressed, or NULL */
    size_t records_size;
    const Verdicts *verdicts;
    const Text *errors; /* the standard error of each player */
    const char *faults; /* failures of the machine, a line each without the last
                           newline, or "" */
} MatchFiles;

/* How many matches machines spoilt, and how often altogether. A spoilt match is
 * played again. */
typedef struct SpoiltCount {
    int64_t matches, times;
} SpoiltCount;

typedef struct MatchStore MatchStore;

/* A machine that plays matches of a shared store. */
typedef struct StoredWorker {
    const char *machine, *role; /* valid during the visit */
    int64_t aside; /* the match that others played differently, because of which
                      this machine may no longer play; 0 if there is none */
    int64_t speed; /* MB/s of SHA-256 on one core */
    int jobs;
    int64_t silent_seconds; /* seconds since it was last heard of */
    int64_t done, claimed;  /* matches */
} StoredWorker;

typedef void WorkerVisit(const StoredWorker *worker, void *context);

typedef bool MatchVisit(const StoredMatch *match, void *context);
typedef bool VerdictVisit(const StoredVerdict *verdict, void *context);

/* Which matches to visit. */
typedef struct MatchQuery {
    bool is_done;    /* only finished matches */
    int64_t entrant; /* only matches of this entrant; 0 for all */
    int64_t id;      /* only this match; 0 for all */
} MatchQuery;

enum { MACHINE_NAME = 160, LEASE_SECONDS = 30 };

struct Contest;

/* Where matches are played. */
typedef struct Machine {
    char name[MACHINE_NAME];
    int64_t speed; /* MB/s of SHA-256 on one core */
} Machine;

/* A store of either kind: each kind's own struct begins with this one. */
struct MatchStore {
    const struct MatchStoreKind *kind;
    const struct SharedStoreKind *shared; /* NULL if the store is not shared */
    char *name; /* the name to show: a path, or a URL without its password */

    /* The contest that the store's content must fit; borrowed from
     * tournament_open. If it is NULL, matches only have to stay within the
     * bounds of every contest. */
    const struct Contest *contest;
    const Entrants *entrants;

    /* For a shared store, set by the runner. */
    Machine machine;
    int jobs, lease_seconds;
    const atomic_bool
        *is_stopped; /* while it is true, nothing waits for a lost server */
    /* Called with the reason when the server is lost, and with NULL when it is
     * back. */
    void (*tell)(const char *why, void *context);
    void *tell_context;
};

/* The purpose for which a store is opened. */
typedef enum MatchStoreUse {
    STORE_READ, /* reads while another process may write */
    STORE_EDIT, /* creates it if there is none; fails while a process runs it */
    STORE_RUN, /* like STORE_EDIT; also frees claims left in a file, so that the
                  matches are played again */
    STORE_WORK, /* claims and finishes matches; shared stores only */
} MatchStoreUse;

/* Returns true if a name means a shared store. */
bool match_store_is_url(const char *name);

/* Finds out whether a file or a tournament of this name exists. Returns false
 * and sets err if that cannot be known. */
bool match_store_find(const char *name, bool *is_there, Error *err);

/* Sets the error that the records of a match are too large to be read, and
 * returns false. */
bool match_store_refuse_records(int64_t match, Error *err);

/* Sets the error that there is no tournament of this name, and returns false.
 */
bool match_store_refuse_missing(const char *name, Error *err);

/* Opens a SQLite file, a temporary one if name is "", or the store of a URL.
 * Returns NULL and sets err if that is impossible. */
MatchStore *match_store_open(const char *name, MatchStoreUse use, Error *err);

/* Each of the functions below returns false, with err set, only if the store
 * fails. */

/* Closes the store. */
void match_store_close(MatchStore *store);
/* Closes the store and deletes all its data. */
void match_store_drop(MatchStore *store);
/* Loads the contest as JSON; "" if there is none yet. */
bool match_store_load_contest(MatchStore *store, Text *out, Error *err);
/* Saves the contest, as JSON. */
bool match_store_save_contest(MatchStore *store, const char *json, Error *err);
/* Adds the entrant and sets its id if the id is 0; otherwise changes the
 * entrant with this id. */
bool match_store_save_entrant(MatchStore *store, Entrant *entrant, Error *err);
/* Makes the results of an entrant void: its matches are planned again. */
bool match_store_forget_results(MatchStore *store, int64_t entrant, Error *err);
/* Makes the listed matches those of a stage. Matches that exist already stay as
 * they are. Matches that are not listed no longer count, but are kept in case
 * they are listed again. */
bool match_store_plan(MatchStore *store, int stage, const PlannedMatch *list,
                      size_t count, Error *err);
/* Gives a match back, to be played again. fault says in one line what the
 * machine did to it, or is NULL if it was only stopped. */
bool match_store_release(MatchStore *store, const StoredMatch *match,
                         const char *fault, Error *err);
/* Stores a claimed match whole. If the claim is no longer the latest, it
 * stores nothing and sets *counts to false. */
bool match_store_finish(MatchStore *store, const StoredMatch *match,
                        const MatchFiles *files, bool *counts, Error *err);
/* Loads the compressed records of a match; "" if there are none. Refuses
 * records of more than `most` bytes. */
bool match_store_load_records(MatchStore *store, int64_t match, size_t most,
                              Text *out, Error *err);
/* Loads what an entrant wrote on standard error in a match. */
bool match_store_load_errors(MatchStore *store, int64_t match, int64_t entrant,
                             Text *out, Error *err);
/* Counts the matches that machines spoilt. */
bool match_store_count_spoilt(MatchStore *store, SpoiltCount *out, Error *err);
/* Replaces the verdicts of an entrant's check; position is that of the
 * first verdict. */
bool match_store_save_check(MatchStore *store, int64_t entrant,
                            const Verdicts *verdicts, const char *position,
                            const Text *errors, Error *err);

/* The next six functions are for a shared store only. */

/* Sets *out to whether any match is left to be played or is being
 * played. */
bool match_store_is_open(MatchStore *store, bool *out, Error *err);
/* Says that this worker is still there, so that its claims are not given to
 * others. */
bool match_store_renew(MatchStore *store, Error *err);
/* Finds out whether the store has the files of bots with this hash. */
bool match_store_has_files(MatchStore *store, const char *hash, bool *out,
                           Error *err);
/* Loads the files of bots with this hash, as bundle_pack has packed them; "" if
 * there are none. */
bool match_store_load_files(MatchStore *store, const char *hash, Text *out,
                            Error *err);
/* Saves the files of bots with this hash, packed by bundle_pack. */
bool match_store_save_files(MatchStore *store, const char *hash,
                            const Text *bytes, Error *err);
/* Gives a role of the database server the right to work, and nothing more. */
bool match_store_grant_work(MatchStore *store, const char *role, Error *err);

/* stored.c checks what a store returns before it is used. All callers use the
 * functions below; the functions of each kind of store only fetch. A match of a
 * player who is not in the list of entrants is skipped, because the list may
 * have been read a moment earlier. Anything else that is impossible ends the
 * visit with an error. */

/* Loads all entrants. Names and reasons are printable afterwards. */
bool match_store_load_entrants(MatchStore *store, Entrants *out, Error *err);
/* Claims the next match to play; its id is 0 if there is none. A shared
 * store sets *version, which rises whenever an entrant changes. */
bool match_store_claim(MatchStore *store, StoredMatch *out, int64_t *version,
                       Error *err);
/* Visits all matches that count, in the order of ids, until a visit returns
 * false. */
bool match_store_each_match(MatchStore *store, const MatchQuery *query,
                            MatchVisit *visit, void *context, Error *err);
/* Visits the matches that have changed since the visit that set *since, and
 * updates *since. It may visit some of them again. If *since is 0, as at first,
 * it visits all that count. If the plan or the entrants have changed, it visits
 * nothing and sets *since to 0: everything must then be read again. A store
 * that cannot tell changes leaves it 0. */
bool match_store_each_change(MatchStore *store, int64_t *since,
                             MatchVisit *visit, void *context, Error *err);
/* Visits the verdicts of an entrant, or of all if it is 0, in the order of
 * matches. Texts are printable, line by line; impossible verdicts are
 * skipped. */
bool match_store_each_verdict(MatchStore *store, int64_t entrant,
                              VerdictVisit *visit, void *context, Error *err);
/* Visits the workers that play or have played, the most recently active last;
 * if only_aside is true, only those that were set aside. */
bool match_store_each_worker(MatchStore *store, bool only_aside,
                             WorkerVisit *visit, void *context, Error *err);

/* Returns a number of a row as an int. A number that does not fit becomes
 * INT_MIN or INT_MAX, which every check refuses. */
int stored_int(int64_t number);

/* Finds the name of this machine and measures its speed. */
void machine_measure(Machine *out);

/* Splits the reason of a verdict as a store keeps it: English, a newline,
 * French; neither text contains a newline. Older stores have only English. */
void verdict_why_split(const char *stored, Text out[LANG_COUNT]);

#endif
