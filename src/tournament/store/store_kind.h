/* store_kind.h: what each kind of store must provide for the functions of
 * match_store.h. What these functions fetch is not checked yet. */
#ifndef JOUTE_STORE_KIND_H
#define JOUTE_STORE_KIND_H

#include "tournament/store/match_store.h"

typedef struct MatchStoreKind {
    void (*close)(MatchStore *store);
    void (*drop)(MatchStore *store);
    bool (*load_contest)(MatchStore *store, Text *out, Error *err);
    bool (*save_contest)(MatchStore *store, const char *json, Error *err);
    bool (*load_entrants)(MatchStore *store, Entrants *out, Error *err);
    bool (*save_entrant)(MatchStore *store, Entrant *entrant, Error *err);
    bool (*forget_results)(MatchStore *store, int64_t entrant, Error *err);
    bool (*plan)(MatchStore *store, int stage, const PlannedMatch *list,
                 size_t count, Error *err);
    bool (*claim)(MatchStore *store, StoredMatch *out, int64_t *version,
                  Error *err);
    bool (*release)(MatchStore *store, const StoredMatch *match,
                    const char *fault, Error *err);
    bool (*finish)(MatchStore *store, const StoredMatch *match,
                   const MatchFiles *files, bool *counts, Error *err);
    bool (*each_match)(MatchStore *store, const MatchQuery *query,
                       MatchVisit *visit, void *context, Error *err);
    bool (*each_change)(MatchStore *store, int64_t *since, MatchVisit *visit,
                        void *context, Error *err);
    bool (*load_records)(MatchStore *store, int64_t match, size_t most,
                         Text *out, Error *err);
    bool (*load_errors)(MatchStore *store, int64_t match, int64_t entrant,
                        Text *out, Error *err);
    bool (*count_spoilt)(MatchStore *store, SpoiltCount *out, Error *err);
    bool (*each_verdict)(MatchStore *store, int64_t entrant,
                         VerdictVisit *visit, void *context, Error *err);
    bool (*save_check)(MatchStore *store, int64_t entrant,
                       const Verdicts *verdicts, const char *position,
                       const Text *errors, Error *err);
} MatchStoreKind;

/* What only a store for many machines can do. */
typedef struct SharedStoreKind {
    bool (*is_open)(MatchStore *store, bool *out, Error *err);
    bool (*renew)(MatchStore *store, Error *err);
    bool (*has_files)(MatchStore *store, const char *hash, bool *out,
                      Error *err);
    bool (*load_files)(MatchStore *store, const char *hash, Text *out,
                       Error *err);
    bool (*save_files)(MatchStore *store, const char *hash, const Text *bytes,
                       Error *err);
    bool (*each_worker)(MatchStore *store, bool only_aside, WorkerVisit *visit,
                        void *context, Error *err);
    bool (*grant_work)(MatchStore *store, const char *role, Error *err);
} SharedStoreKind;

/* The kinds of stores, for match_store_open. */
MatchStore *sqlite_store_open(const char *path, MatchStoreUse use, Error *err);
MatchStore *postgres_store_open(const char *url, MatchStoreUse use, Error *err);
bool postgres_store_find(const char *url, bool *is_there, Error *err);

#endif
