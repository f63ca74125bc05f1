/* stored.c: checks what a store returns before it is used. A file may come from
 * elsewhere, a database may belong to somebody else, and results may be sent by
 * machines that lie. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "arena/printable.h"
#include "core/record.h"
#include "tournament/contest.h"
#include "tournament/store/store_kind.h"

enum {
    LEGS_MOST = CONTEST_ROUNDS_MAX + 100,
    MOVES_MOST = 1000000000,
    WORDS_MOST = 4096, /* the most characters of a name or a reason */
    LINES_MOST = 65536,
};

int stored_int(int64_t number)
{
    return number < INT_MIN   ? INT_MIN
           : number > INT_MAX ? INT_MAX
                              : (int)number;
}

/* ---- texts ---- */

/* Makes a text of several lines printable; the result is valid until out
 * changes. */
static const char *clean_lines(const char *text, Text *out)
{
    text_clear(out);
    while (*text && out->size < LINES_MOST) {
        size_t size = strcspn(text, "\n");
        printable_add(out, text, size, WORDS_MOST);
        text += size;
        if (*text) {
            text_add_char(out, *text++);
        }
    }
    return text_string(out);
}

/* ---- who takes part ---- */

bool match_store_load_entrants(MatchStore *store, Entrants *out, Error *err)
{
    int64_t before = 0;
    bool is_well = store->kind->load_entrants(store, out, err);
    for (size_t i = 0; i < out->count; i++) {
        Entrant *entrant = &out->at[i];
        bool is_right = entrant->id > before && entrant->id <= ENTRANTS_MOST &&
                        entrant->state >= ENTRANT_NEW &&
                        entrant->state <= ENTRANT_REMOVED;
        is_well = is_well &&
                  (is_right || error_set(err, "%s: entrant %lld is damaged",
                                         "%s : le participant %lld est "
                                         "endommagé",
                                         store->name, (long long)entrant->id));
        before = entrant->id;
        printable_clean(&entrant->key, WORDS_MOST);
        printable_clean(&entrant->name, WORDS_MOST);
        printable_clean(&entrant->reason, WORDS_MOST);
    }
    return is_well;
}

static bool are_known(const MatchStore *store, const PlannedMatch *plan)
{
    for (int i = 0; store->entrants && i < plan->players; i++) {
        if (!entrants_find(store->entrants, plan->entrants[i])) {
            return false;
        }
    }
    return true;
}

/* ---- matches ---- */

/* True if no entrant has two seats of the match. */
static bool are_apart(const PlannedMatch *plan)
{
    bool is_well = true;
    for (int i = 0; i < GAME_SEATS; i++) {
        is_well &= (plan->entrants[i] > 0) == (i < plan->players);
        for (int k = 0; k < i && i < plan->players; k++) {
            is_well &= plan->entrants[i] != plan->entrants[k];
        }
    }
    return is_well;
}

static bool check_match(const MatchStore *store, const StoredMatch *match,
                        Error *err)
{
    const PlannedMatch *plan = &match->plan;
    const Contest *contest = store->contest;
    int configs = contest ? contest->config_count : CONTEST_CONFIGS;
    int players = contest ? contest->players : GAME_SEATS;
    bool is_right =
        match->id > 0 && match->id <= MATCHES_MOST &&
        (plan->stage == 0 || plan->stage == 1) && plan->round >= 0 &&
        plan->round <= CONTEST_ROUNDS_MAX && plan->config >= 0 &&
        plan->config < configs && plan->leg >= 0 && plan->leg <= LEGS_MOST &&
        plan->players > 0 && plan->players <= players && are_apart(plan) &&
        plan->games > 0 && plan->games <= CONTEST_GAMES_MAX &&
        plan->seed >= 0 && plan->seed <= RECORD_SEED_MAX &&
        match->state >= MATCH_PLANNED && match->state <= MATCH_DONE &&
        match->attempt < INT_MAX &&
        (match->state != MATCH_DONE ||
         match_result_is_possible(&match->result, plan));
    return is_right || error_set(err, "%s: match %lld is damaged",
                                 "%s : le match %lld est endommagé",
                                 store->name, (long long)match->id);
}

bool match_store_claim(MatchStore *store, StoredMatch *out, int64_t *version,
                       Error *err)
{
    return store->kind->claim(store, out, version, err) &&
           (!out->id || check_match(store, out, err));
}

/* What a visit needs, and what is needed to check each match before it. */
typedef struct Arrival {
    const MatchStore *store;
    MatchVisit *visit;
    VerdictVisit *judge;
    void *context;
    Text texts[LANG_COUNT + 2];
    bool is_well;
    Error *err;
} Arrival;

static bool take_match(const StoredMatch *match, void *context)
{
    Arrival *arrival = context;
    arrival->is_well = check_match(arrival->store, match, arrival->err);
    return arrival->is_well && (!are_known(arrival->store, &match->plan) ||
                                arrival->visit(match, arrival->context));
}

bool match_store_each_match(MatchStore *store, const MatchQuery *query,
                            MatchVisit *visit, void *context, Error *err)
{
    Arrival arrival = { .store = store,
                        .visit = visit,
                        .context = context,
                        .is_well = true,
                        .err = err };
    return store->kind->each_match(store, query, take_match, &arrival, err) &&
           arrival.is_well;
}

bool match_store_each_change(MatchStore *store, int64_t *since,
                             MatchVisit *visit, void *context, Error *err)
{
    Arrival arrival = { .store = store,
                        .visit = visit,
                        .context = context,
                        .is_well = true,
                        .err = err };
    return store->kind->each_change(store, since, take_match, &arrival, err) &&
           arrival.is_well;
}

/* ---- verdicts and machines ---- */

static bool take_verdict(const StoredVerdict *stored, void *context)
{
    Arrival *arrival = context;
    StoredVerdict v = *stored;
    bool is_right = v.code > VERDICT_NONE && v.code < VERDICT_CODES &&
                    v.match >= 0 && v.match <= MATCHES_MOST && v.game > 0 &&
                    v.game <= CONTEST_GAMES_MAX && v.move >= 0 &&
                    v.move <= MOVES_MOST;
    if (!is_right) {
        return true;
    }
    for (int lang = 0; lang < LANG_COUNT; lang++) {
        v.why[lang] = clean_lines(v.why[lang], &arrival->texts[lang]);
    }
    v.words = clean_lines(v.words, &arrival->texts[LANG_COUNT]);
    v.position = clean_lines(v.position, &arrival->texts[LANG_COUNT + 1]);
    v.hint = v.hint > HINT_NONE && v.hint < HINTS ? v.hint : HINT_NONE;
    return arrival->judge(&v, arrival->context);
}

bool match_store_each_verdict(MatchStore *store, int64_t entrant,
                              VerdictVisit *visit, void *context, Error *err)
{
    Arrival arrival = { .store = store, .judge = visit, .context = context };
    bool is_well =
        store->kind->each_verdict(store, entrant, take_verdict, &arrival, err);
    for (int i = 0; i < LANG_COUNT + 2; i++) {
        text_done(&arrival.texts[i]);
    }
    return is_well;
}

typedef struct WorkerArrival {
    WorkerVisit *visit;
    void *context;
} WorkerArrival;

static void take_worker(const StoredWorker *stored, void *context)
{
    const WorkerArrival *arrival = context;
    StoredWorker worker = *stored;
    Text texts[2] = { { 0 } };
    const char **const words[] = { &worker.machine, &worker.role };
    for (int i = 0; i < 2; i++) {
        printable_add(&texts[i], *words[i], strlen(*words[i]), MACHINE_NAME);
        *words[i] = text_string(&texts[i]);
    }
    arrival->visit(&worker, arrival->context);
    for (int i = 0; i < 2; i++) {
        text_done(&texts[i]);
    }
}

bool match_store_each_worker(MatchStore *store, bool only_aside,
                             WorkerVisit *visit, void *context, Error *err)
{
    WorkerArrival arrival = { visit, context };
    return store->shared->each_worker(store, only_aside, take_worker, &arrival,
                                      err);
}
