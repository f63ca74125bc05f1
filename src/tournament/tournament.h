/* tournament.h: a tournament in its store: who takes part, what is planned, how
 * it stands. */
#ifndef JOUTE_TOURNAMENT_H
#define JOUTE_TOURNAMENT_H

#include "arena/contestant.h"
#include "tournament/contest.h"
#include "tournament/match_store.h"
#include "tournament/standings.h"

typedef struct Tournament {
    MatchStore *store;
    bool has_contest; /* else the store is new */
    Contest contest;
    Entrants entrants;
} Tournament;

/* Opens the store at a path ("" is one in memory, gone at the end) and reads
 * what is in it; tournament_close frees all. False leaves nothing to free. */
bool tournament_open(Tournament *out, const char *path, MatchStoreUse use,
                     Error *err);
/* Closes the store. */
void tournament_close(Tournament *tournament);
/* Closes it and leaves nothing of it. */
void tournament_drop(Tournament *tournament);

/* Puts the files of all who take part into a shared store. */
bool tournament_share(Tournament *tournament, Error *err);

/* Makes this the contest of a new store; takes it. */
bool tournament_begin(Tournament *tournament, Contest *contest, Error *err);

/* What became of those who were entered. */
typedef enum EntryChange {
    ENTRY_SAME,
    ENTRY_ADDED,
    ENTRY_CHANGED, /* other files: its matches are played again */
    ENTRY_BACK,    /* it had been removed */
    ENTRY_REMOVED,
    ENTRY_GONE, /* its file is no longer there; it stays in */
} EntryChange;

typedef void EntryTold(const Entrant *entrant, EntryChange change,
                       void *context);

/* Enters those found, by their keys; told hears of each. If folder is not NULL
 * it is where they were found: who was found there before and is not now is
 * removed. */
bool tournament_enter(Tournament *tournament, const Entrants *found,
                      const char *folder, EntryTold *told, void *context,
                      Error *err);

/* Looks whether files have changed. */
bool tournament_look(Tournament *tournament, EntryTold *told, void *context,
                     Error *err);

/* Removes one by key or name; why may be "". */
bool tournament_remove(Tournament *tournament, const char *who, const char *why,
                       Error *err);

/* Finds one by key or name, of those who are not removed; NULL: nobody. */
Entrant *tournament_find(const Tournament *tournament, const char *who);

/* Lets one that was checked take part under its own name, made unlike
 * others'. */
bool tournament_accept(Tournament *tournament, Entrant *entrant,
                       const char *own_name, Error *err);
/* Leaves it out. */
bool tournament_refuse(Tournament *tournament, Entrant *entrant,
                       const char *reason, Error *err);

/* How many take part. */
int tournament_count(const Tournament *tournament);

/* Plans all matches that can be planned now; of a tournament in rounds, the
 * next round once the last is finished. */
bool tournament_plan(Tournament *tournament, Error *err);

/* How many matches there will be in all; rounds to come are counted in. */
int64_t tournament_total(const Tournament *tournament);

/* All results added up, by id and neither ranked nor rated, which is_rated
 * makes possible; standings_done frees it, also if it fails. */
bool tournament_sum(Tournament *tournament, bool is_rated, Standings *out,
                    Error *err);

/* All results added up, ranked and, if wanted, rated. standings_done frees
 * it. */
bool tournament_standings(Tournament *tournament, bool is_rated, Standings *out,
                          Error *err);

#endif
