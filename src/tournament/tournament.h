/* tournament.h: a tournament and its store: who takes part, what is planned,
 * how it stands. */
#ifndef JOUTE_TOURNAMENT_H
#define JOUTE_TOURNAMENT_H

#include "arena/contestant.h"
#include "tournament/contest.h"
#include "tournament/results/standings.h"
#include "tournament/store/match_store.h"

/* A tournament that is open. `entrants` is the store's list when it was last
 * read. */
typedef struct Tournament {
    MatchStore *store;
    bool has_contest; /* false if the store is new */
    Contest contest;
    Entrants entrants;
} Tournament;

/* Opens the store at a path ("" for one in memory that is lost at the end) and
 * reads it; tournament_close frees everything. If it returns false, there is
 * nothing to free. */
bool tournament_open(Tournament *out, const char *path, MatchStoreUse use,
                     Error *err);
/* Closes the store. */
void tournament_close(Tournament *tournament);
/* Closes the store and deletes all its data. */
void tournament_drop(Tournament *tournament);

/* Puts the files of all entrants into a shared store. */
bool tournament_share(Tournament *tournament, Error *err);

/* Makes `contest` the contest of a new store; the tournament takes it over. */
bool tournament_begin(Tournament *tournament, Contest *contest, Error *err);

/* What happened to an entrant. */
typedef enum EntryChange {
    ENTRY_SAME,
    ENTRY_ADDED,
    ENTRY_CHANGED, /* its files differ: its matches are played again */
    ENTRY_BACK,    /* it had been removed before */
    ENTRY_REMOVED,
    ENTRY_KEPT_OUT, /* it was removed by hand; only `add` brings it back */
    ENTRY_GONE,     /* its file is gone, but it still takes part */
    ENTRY_TOUCHED,  /* its files were changed while it played */
} EntryChange;

typedef void EntryTold(const Entrant *entrant, EntryChange change,
                       void *context);

/* Enters the bots that were found, by their keys, and calls `told` for each. If
 * `folder` is not NULL, they were found in it: entrants that were found there
 * earlier but are gone now are removed, and those that tournament_remove
 * removed stay out. */
bool tournament_enter(Tournament *tournament, const Entrants *found,
                      const char *folder, EntryTold *told, void *context,
                      Error *err);

/* Checks whether files of entrants have changed. */
bool tournament_look(Tournament *tournament, EntryTold *told, void *context,
                     Error *err);

/* Calls `told` for entrants whose files were changed since tournament_look: an
 * author may have let another program play some of the matches. */
void tournament_look_back(const Tournament *tournament, EntryTold *told,
                          void *context);

/* Removes an entrant, given by key or name. `why` is shown to people and must
 * not be "". */
bool tournament_remove(Tournament *tournament, const char *who, const char *why,
                       Error *err);

/* Finds an entrant by key or name, but none that was removed; NULL if there is
 * none. */
Entrant *tournament_find(const Tournament *tournament, const char *who);

/* Lets a checked entrant take part under its own name, made unique. */
bool tournament_accept(Tournament *tournament, Entrant *entrant,
                       const char *own_name, Error *err);
/* Refuses an entrant. */
bool tournament_refuse(Tournament *tournament, Entrant *entrant,
                       const char *reason, Error *err);

/* Returns how many entrants take part. */
int tournament_count(const Tournament *tournament);

/* Plans all matches that can be planned now. In a contest with rounds, the next
 * round is planned as soon as the last one is finished. */
bool tournament_plan(Tournament *tournament, Error *err);

/* Returns how many matches there will be in all, future rounds included. */
int64_t tournament_total(const Tournament *tournament);

/* Adds up all results, in the order of ids, neither ranked nor rated; is_rated
 * prepares for rating. standings_done frees them, also after a failure. */
bool tournament_sum(Tournament *tournament, bool is_rated, Standings *out,
                    Error *err);

/* Adds up all results, ranked and, if wanted, rated. standings_done frees
 * them. */
bool tournament_standings(Tournament *tournament, bool is_rated, Standings *out,
                          Error *err);

#endif
