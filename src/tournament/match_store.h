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

enum { ENTRANT_HASH = 64 };

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
    int busy; /* share of the machine that others took, in percent */
} MatchResult;

/* A result as a store keeps it: numbers with spaces between. */
void match_result_write(const MatchResult *result, Text *out);
/* The same back, of a match of so many. */
void match_result_read(const char *text, int players, MatchResult *out);

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
    /* The next match to play; its id is 0 if there is none. */
    bool (*claim)(MatchStore *store, StoredMatch *out, Error *err);
    /* Gives a match back, to be played again; fault says what the machine did
     * to it, in a line, NULL: nothing, it was stopped. */
    bool (*release)(MatchStore *store, const StoredMatch *match,
                    const char *fault, Error *err);
    /* Stores a claimed match whole; does nothing if the claim is no longer the
     * latest. */
    bool (*finish)(MatchStore *store, const StoredMatch *match,
                   const MatchFiles *files, Error *err);

    /* In the order of ids, of all that count; a visit that returns false ends
     * it. */
    bool (*each_match)(MatchStore *store, const MatchQuery *query,
                       MatchVisit *visit, void *context, Error *err);
    /* The compressed records of a match. */
    bool (*load_records)(MatchStore *store, int64_t match, Text *out,
                         Error *err);
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
} MatchStoreKind;

struct MatchStore {
    const MatchStoreKind *kind;
};

typedef enum MatchStoreUse {
    STORE_READ, /* beside somebody who writes */
    STORE_EDIT, /* makes the file if there is none; nobody may run it */
    STORE_RUN,  /* the same, and what was claimed is planned again */
} MatchStoreUse;

/* Opens a file of SQLite, or for "" one that is gone at the end; NULL, with err
 * set, if that is impossible. */
MatchStore *sqlite_store_open(const char *path, MatchStoreUse use, Error *err);

#endif
