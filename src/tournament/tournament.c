/* tournament.c: entries, plans and standings of a tournament in its store. */
#define _XOPEN_SOURCE 700
#include "tournament/tournament.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "arena/printable.h"
#include "base/mem.h"
#include "core/seeds.h"
#include "joute/rng.h"
#include "tournament/bundle.h"
#include "tournament/entry.h"
#include "tournament/schedule/schedule.h"

enum { REASON = 200 }; /* the most characters of a reason for a removal */

/* ---- opening ---- */

bool tournament_open(Tournament *out, const char *path, MatchStoreUse use,
                     Error *err)
{
    Text json = { 0 };
    *out = (Tournament){ .store = match_store_open(path, use, err) };
    bool is_open = out->store &&
                   match_store_load_contest(out->store, &json, err) &&
                   match_store_load_entrants(out->store, &out->entrants, err);
    if (is_open && json.size) {
        is_open = contest_read(&out->contest, NULL, json.data, json.size, err);
        out->has_contest = is_open;
        out->store->contest = is_open ? &out->contest : NULL;
        out->store->entrants = &out->entrants;
    } else if (is_open && (use == STORE_READ || use == STORE_WORK)) {
        is_open =
            match_store_refuse_missing(path, err); /* it has no tables yet */
    }
    text_done(&json);
    if (!is_open) {
        tournament_close(out);
    }
    return is_open;
}

void tournament_close(Tournament *tournament)
{
    if (tournament->has_contest) {
        contest_done(&tournament->contest);
    }
    entrants_done(&tournament->entrants);
    if (tournament->store) {
        match_store_close(tournament->store);
    }
    *tournament = (Tournament){ .store = NULL };
}

void tournament_drop(Tournament *tournament)
{
    MatchStore *store = tournament->store;
    tournament->store = NULL;
    tournament_close(tournament);
    match_store_drop(store);
}

bool tournament_share(Tournament *tournament, Error *err)
{
    bool is_well = true;
    for (size_t i = 0; is_well && i < tournament->entrants.count; i++) {
        const Entrant *entrant = &tournament->entrants.at[i];
        is_well = entrant->state != ENTRANT_IN || !entrant->path[0] ||
                  bundle_share(tournament->store, entrant, err);
    }
    return is_well;
}

bool tournament_begin(Tournament *tournament, Contest *contest, Error *err)
{
    Text json = { 0 };
    JsonWriter writer = { .out = &json };
    contest->begun = (int64_t)time(NULL);
    contest_write(contest, &writer);
    tournament->contest = *contest;
    tournament->has_contest = true;
    tournament->store->contest = &tournament->contest;
    tournament->store->entrants = &tournament->entrants;
    bool is_saved = match_store_save_contest(tournament->store, json.data, err);
    text_done(&json);
    return is_saved;
}

/* ---- who takes part ---- */

static Entrant *find_key(const Tournament *tournament, const char *key)
{
    for (size_t i = 0; i < tournament->entrants.count; i++) {
        Entrant *entrant = &tournament->entrants.at[i];
        if (strcmp(entrant->key, key) == 0) {
            return entrant;
        }
    }
    return NULL;
}

Entrant *tournament_find(const Tournament *tournament, const char *who)
{
    Entrant *found = find_key(tournament, who);
    for (size_t i = 0; !found && i < tournament->entrants.count; i++) {
        Entrant *entrant = &tournament->entrants.at[i];
        found = strcmp(entrant->name, who) == 0 ? entrant : NULL;
    }
    return found && found->state != ENTRANT_REMOVED ? found : NULL;
}

static bool save(Tournament *tournament, Entrant *entrant, Error *err)
{
    return match_store_save_entrant(tournament->store, entrant, err);
}

static void set_text(char **text, const char *value)
{
    char *copy = mem_copy_string(value);
    free(*text);
    *text = copy;
}

static bool is_name_taken(const Tournament *tournament, const Entrant *but,
                          const char *name)
{
    for (size_t i = 0; i < tournament->entrants.count; i++) {
        const Entrant *entrant = &tournament->entrants.at[i];
        if (entrant != but && strcmp(entrant->name, name) == 0) {
            return true;
        }
    }
    return false;
}

/* Gives an entrant a unique name: "Ada", or "Ada 2" if that is taken. */
static void set_name(Tournament *tournament, Entrant *entrant, const char *own)
{
    Text name = { 0 };
    text_add(&name, own);
    for (int i = 2; is_name_taken(tournament, entrant, text_string(&name));
         i++) {
        text_clear(&name);
        text_addf(&name, "%s %d", own, i);
    }
    set_text(&entrant->name, text_string(&name));
    text_done(&name);
}

bool tournament_accept(Tournament *tournament, Entrant *entrant,
                       const char *own_name, Error *err)
{
    set_name(tournament, entrant, own_name);
    set_text(&entrant->reason, "");
    entrant->state = ENTRANT_IN;
    return save(tournament, entrant, err);
}

bool tournament_refuse(Tournament *tournament, Entrant *entrant,
                       const char *reason, Error *err)
{
    set_text(&entrant->reason, reason);
    entrant->state = ENTRANT_REFUSED;
    return save(tournament, entrant, err);
}

static bool is_knockout(const Contest *contest)
{
    return contest->format == FORMAT_KNOCKOUT ||
           contest->format == FORMAT_DOUBLE_KNOCKOUT;
}

static bool note_done(const StoredMatch *match, void *context)
{
    (void)match;
    *(bool *)context = true;
    return false;
}

/* Returns false once a bracket has begun, because nobody may then enter or
 * leave. */
static bool check_open(Tournament *tournament, Error *err)
{
    bool has_begun = false;
    MatchQuery query = { .is_done = true };
    if (!is_knockout(&tournament->contest)) {
        return true;
    }
    return match_store_each_match(tournament->store, &query, note_done,
                                  &has_begun, err) &&
           (!has_begun ||
            error_set(err, "a knockout that has begun cannot change its bots",
                      "un tournoi à élimination commencé ne peut plus changer "
                      "de bots"));
}

/* Adds a new entrant as it was found. */
static bool add(Tournament *tournament, const Entrant *found, Error *err)
{
    if (!check_open(tournament, err)) {
        return false;
    }
    Entrant *entrant = entrants_add(&tournament->entrants);
    entrant->key = mem_copy_string(found->key);
    entrant->spec = mem_copy_string(found->spec);
    entrant->path = mem_copy_string(found->path);
    entrant->reason = mem_copy_string(found->reason);
    entrant->name = mem_copy_string("");
    memcpy(entrant->hash, found->hash, sizeof entrant->hash);
    entrant->state = found->state;
    entrant->is_steady = found->is_steady;
    set_name(tournament, entrant, found->name);
    return save(tournament, entrant, err);
}

/* Updates an entrant whose files have changed. */
static bool change(Tournament *tournament, Entrant *entrant,
                   const Entrant *found, Error *err)
{
    memcpy(entrant->hash, found->hash, sizeof entrant->hash);
    entrant->state = found->state;
    entrant->is_steady = found->is_steady;
    set_text(&entrant->reason, found->reason);
    set_name(tournament, entrant, found->name);
    return save(tournament, entrant, err) &&
           match_store_forget_results(tournament->store, entrant->id, err);
}

/* Sets whether an entrant takes part, unless a bracket has begun. */
static bool set_state(Tournament *tournament, Entrant *entrant,
                      EntrantState state, Error *err)
{
    EntrantState before = entrant->state;
    if (!check_open(tournament, err)) {
        return false;
    }
    entrant->state = state;
    if (!save(tournament, entrant, err)) {
        entrant->state = before;
        return false;
    }
    return true;
}

static bool enter(Tournament *tournament, const Entrant *found, EntryTold *told,
                  void *context, Error *err)
{
    Entrant *entrant = find_key(tournament, found->key);
    EntryChange what = ENTRY_SAME;
    bool is_well = true;
    if (!entrant) {
        what = ENTRY_ADDED;
        is_well = add(tournament, found, err);
        entrant = &tournament->entrants.at[tournament->entrants.count - 1];
    } else if (entrant->state == ENTRANT_REMOVED &&
               !check_open(tournament, err)) {
        return false;
    } else {
        set_text(&entrant->spec, found->spec);
        set_text(&entrant->path, found->path);
        if (strcmp(entrant->hash, found->hash) != 0) {
            what = ENTRY_CHANGED;
            is_well = change(tournament, entrant, found, err);
        } else if (entrant->state == ENTRANT_REMOVED) {
            what = ENTRY_BACK;
            set_text(&entrant->reason, found->reason);
            is_well = set_state(tournament, entrant, found->state, err);
        } else {
            is_well = save(tournament, entrant, err);
        }
    }
    if (is_well) {
        told(entrant, what, context);
    }
    return is_well;
}

static bool is_found(const Entrants *found, const char *key)
{
    for (size_t i = 0; i < found->count; i++) {
        if (strcmp(found->at[i].key, key) == 0) {
            return true;
        }
    }
    return false;
}

/* Returns true if a bot lies directly in a folder, not deeper. */
static bool lies_in(const Entrant *entrant, const char *folder)
{
    const char *slash = strrchr(entrant->path, '/');
    size_t size = strlen(folder);
    return slash && (size_t)(slash - entrant->path) == size &&
           memcmp(entrant->path, folder, size) == 0;
}

static bool remove_lost(Tournament *tournament, const Entrants *found,
                        const char *folder, EntryTold *told, void *context,
                        Error *err)
{
    char *real = realpath(folder, NULL);
    bool is_well = true;
    for (size_t i = 0; real && is_well && i < tournament->entrants.count; i++) {
        Entrant *entrant = &tournament->entrants.at[i];
        if (entrant->state != ENTRANT_REMOVED && lies_in(entrant, real) &&
            !is_found(found, entrant->key)) {
            set_text(&entrant->reason, "");
            is_well = set_state(tournament, entrant, ENTRANT_REMOVED, err);
            if (is_well) {
                told(entrant, ENTRY_REMOVED, context);
            }
        }
    }
    free(real);
    return is_well;
}

/* Returns the entrant with the key of a file found in a folder, if that entrant
 * was removed by hand, with a reason; otherwise NULL. */
static const Entrant *find_kept_out(const Tournament *tournament,
                                    const Entrant *found)
{
    const Entrant *entrant = find_key(tournament, found->key);
    return entrant && entrant->state == ENTRANT_REMOVED && entrant->reason[0] &&
                   found->path[0]
               ? entrant
               : NULL;
}

bool tournament_enter(Tournament *tournament, const Entrants *found,
                      const char *folder, EntryTold *told, void *context,
                      Error *err)
{
    bool is_well = true;
    for (size_t i = 0; is_well && i < found->count; i++) {
        const Entrant *out =
            folder ? find_kept_out(tournament, &found->at[i]) : NULL;
        if (out) {
            told(out, ENTRY_KEPT_OUT, context);
        } else {
            is_well = enter(tournament, &found->at[i], told, context, err);
        }
    }
    return is_well && (!folder || remove_lost(tournament, found, folder, told,
                                              context, err));
}

bool tournament_look(Tournament *tournament, EntryTold *told, void *context,
                     Error *err)
{
    bool is_well = true;
    for (size_t i = 0; is_well && i < tournament->entrants.count; i++) {
        Entrant *entrant = &tournament->entrants.at[i];
        char hash[ENTRANT_HASH + 1];
        if (entrant->state == ENTRANT_REMOVED) {
            continue;
        }
        entrant->trace = entry_trace(entrant);
        entry_hash(entrant, tournament->contest.game, hash);
        bool is_same = strcmp(hash, entrant->hash) == 0;
        if (!hash[0] && !is_same) {
            told(entrant, ENTRY_GONE, context);
        } else if (!is_same) {
            Entrants found = { .at = NULL };
            bool is_file = entrant->path[0] != '\0';
            if (is_file) {
                entry_add_file(entrant->path, tournament->contest.game, &found,
                               err->lang);
            } else {
                is_well = entry_add_spec(entrant->spec, entrant->key,
                                         tournament->contest.game, &found, err);
            }
            const Entrant *same =
                is_file ? entry_same(&found, entrant->spec) : found.at;
            if (is_well && same) {
                is_well = enter(tournament, same, told, context, err);
            } else if (is_well) {
                told(entrant, ENTRY_GONE, context);
            }
            entrants_done(&found);
        }
    }
    return is_well;
}

void tournament_look_back(const Tournament *tournament, EntryTold *told,
                          void *context)
{
    /* In a shared store the files were copied before the first match. */
    size_t count = tournament->store->shared ? 0 : tournament->entrants.count;
    for (size_t i = 0; i < count; i++) {
        const Entrant *entrant = &tournament->entrants.at[i];
        if (entrant->trace && entry_trace(entrant) != entrant->trace) {
            told(entrant, ENTRY_TOUCHED, context);
        }
    }
}

bool tournament_remove(Tournament *tournament, const char *who, const char *why,
                       Error *err)
{
    Entrant *entrant = tournament_find(tournament, who);
    if (!entrant) {
        return error_set(err, "no bot here is called \"%s\"",
                         "aucun bot ici ne s'appelle « %s »", who);
    }
    Text clean = { 0 };
    printable_add(&clean, why, strlen(why), REASON);
    set_text(&entrant->reason, text_string(&clean));
    text_done(&clean);
    return set_state(tournament, entrant, ENTRANT_REMOVED, err);
}

int tournament_count(const Tournament *tournament)
{
    int count = 0;
    for (size_t i = 0; i < tournament->entrants.count; i++) {
        count += tournament->entrants.at[i].state == ENTRANT_IN;
    }
    return count;
}

/* ---- the plan ---- */

/* Lists the ids of those who take part, in the order of the seeds. */
static int64_t *list_ids(const Tournament *tournament, int *count)
{
    const Contest *contest = &tournament->contest;
    int64_t *ids = mem_new((tournament->entrants.count + 1) * sizeof *ids);
    Rng rng;
    *count = 0;
    for (size_t i = 0; i < tournament->entrants.count; i++) {
        if (tournament->entrants.at[i].state == ENTRANT_IN) {
            ids[(*count)++] = tournament->entrants.at[i].id;
        }
    }
    rng_seed(&rng, (uint64_t)seeds_of_contest(contest->seed, "seeding"));
    for (int i = *count - 1; contest->is_seeded_at_random && i > 0; i--) {
        int with = (int)rng_below(&rng, (uint32_t)i + 1);
        int64_t kept = ids[i];
        ids[i] = ids[with];
        ids[with] = kept;
    }
    return ids;
}

typedef struct MeetingsOf {
    const Tournament *tournament;
    Meetings list;
} MeetingsOf;

/* Adds a match to its meeting. Skips a match that will never be played because
 * an entrant has left. */
static bool add_meeting(const StoredMatch *match, void *context)
{
    MeetingsOf *of = context;
    bool all_in = true;
    for (int i = 0; i < match->plan.players; i++) {
        const Entrant *entrant =
            entrants_find(&of->tournament->entrants, match->plan.entrants[i]);
        all_in &= entrant && entrant->state == ENTRANT_IN;
    }
    if (match->plan.stage == 0 && (all_in || match->state == MATCH_DONE)) {
        meetings_add(&of->list, &of->tournament->contest, match);
    }
    return true;
}

static bool schedule_rounds(Tournament *tournament, const int64_t *ids,
                            int count, Schedule *out, Error *err)
{
    const Contest *contest = &tournament->contest;
    MeetingsOf of = { .tournament = tournament };
    MatchQuery all = { .id = 0 };
    bool is_well =
        match_store_each_match(tournament->store, &all, add_meeting, &of, err);
    if (is_well && contest->format == FORMAT_SWISS) {
        schedule_swiss(contest, ids, count, &of.list, out);
    } else if (is_well && contest->format == FORMAT_KNOCKOUT) {
        schedule_knockout(contest, ids, count, &of.list, out);
    } else if (is_well) {
        schedule_double_knockout(contest, ids, count, &of.list, out);
    }
    meetings_done(&of.list);
    return is_well;
}

/* Marks the entrants that the contest names or, if it names none, the first
 * entrant; returns how many it marks. */
static int64_t mark_champions(const Tournament *tournament, const int64_t *ids,
                              int count, bool *out)
{
    const Contest *contest = &tournament->contest;
    int64_t champions = 0;
    for (int i = 0; i < contest->gauntlet_count; i++) {
        const Entrant *who = tournament_find(tournament, contest->gauntlet[i]);
        for (int k = 0; who && k < count; k++) {
            champions += ids[k] == who->id && !out[k];
            out[k] |= ids[k] == who->id;
        }
    }
    out[0] |= !champions;
    return champions ? champions : 1;
}

static void schedule_champions(const Tournament *tournament, const int64_t *ids,
                               int count, Schedule *out)
{
    bool *is_champion = mem_new((size_t)count + 1);
    mark_champions(tournament, ids, count, is_champion);
    schedule_gauntlet(&tournament->contest, ids, is_champion, count, out);
    free(is_champion);
}

static bool schedule(Tournament *tournament, Schedule *out, Error *err)
{
    const Contest *contest = &tournament->contest;
    int count;
    int64_t *ids = list_ids(tournament, &count);
    bool is_well = true;
    if (count >= 2) {
        switch (contest->format) {
        case FORMAT_GAUNTLET:
            schedule_champions(tournament, ids, count, out);
            break;
        case FORMAT_TABLES: schedule_tables(contest, ids, count, out); break;
        case FORMAT_SWISS:
        case FORMAT_KNOCKOUT:
        case FORMAT_DOUBLE_KNOCKOUT:
            is_well = schedule_rounds(tournament, ids, count, out, err);
            break;
        case FORMAT_ROUND_ROBIN:
        case FORMATS:
            schedule_round_robin(contest, ids, count, contest->games, out);
            break;
        }
    }
    free(ids);
    return is_well;
}

/* Sets the seeds of matches. A match gets the same seed whenever it is planned
 * and whoever else takes part. */
static void set_seeds(const Tournament *tournament, int stage, Schedule *list)
{
    Text words = { 0 };
    for (size_t i = 0; i < list->count; i++) {
        PlannedMatch *match = &list->at[i];
        text_clear(&words);
        text_addf(&words, "match %d %d %d %d", stage, match->round,
                  match->config, match->leg);
        for (int k = 0; k < match->players; k++) {
            const Entrant *entrant =
                entrants_find(&tournament->entrants, match->entrants[k]);
            text_addf(&words, " %zu:%s", strlen(entrant->key), entrant->key);
        }
        match->seed = seeds_of_contest(tournament->contest.seed, words.data);
    }
    text_done(&words);
}

/* Plans the final between the best of the first stage, once that stage is over.
 * Before that the final has no matches. */
static bool plan_final(Tournament *tournament, Error *err)
{
    const Contest *contest = &tournament->contest;
    Standings standings;
    Schedule list = { .at = NULL };
    if (!contest->final_bots) {
        return true;
    }
    if (!match_store_plan(tournament->store, 1, NULL, 0, err) ||
        !tournament_standings(tournament, false, &standings, err)) {
        return false;
    }
    int64_t *ids = mem_new((standings.count + 1) * sizeof *ids);
    int count = 0;
    for (size_t i = 0; i < standings.count && count < contest->final_bots;
         i++) {
        if (standings.at[i].is_in) {
            ids[count++] = standings.at[i].entrant;
        }
    }
    /* If only two take part, a final would repeat their match. */
    bool is_over = standings.matches == standings.planned &&
                   tournament_count(tournament) > contest->final_bots;
    if (is_over && count >= 2) {
        schedule_round_robin(contest, ids, count, contest->final_games, &list);
        set_seeds(tournament, 1, &list);
    }
    bool is_well =
        match_store_plan(tournament->store, 1, list.at, list.count, err);
    schedule_done(&list);
    free(ids);
    standings_done(&standings);
    return is_well;
}

/* Returns true if a schedule of this size can be made. */
static bool check_size(const Tournament *tournament, Error *err)
{
    int count = tournament_count(tournament);
    bool is_fine = tournament->contest.format == FORMAT_TABLES
                       ? count <= SCHEDULE_TABLE_BOTS
                       : tournament_total(tournament) <= MATCHES_MOST;
    return is_fine ||
           error_set(err, "%d bots are too many for this format",
                     "%d bots, c'est trop pour cette formule", count);
}

bool tournament_plan(Tournament *tournament, Error *err)
{
    Schedule list = { .at = NULL };
    bool is_well =
        check_size(tournament, err) && schedule(tournament, &list, err);
    if (is_well) {
        set_seeds(tournament, 0, &list);
        is_well =
            match_store_plan(tournament->store, 0, list.at, list.count, err);
    }
    schedule_done(&list);
    return is_well && plan_final(tournament, err);
}

int64_t tournament_total(const Tournament *tournament)
{
    const Contest *contest = &tournament->contest;
    int64_t n = tournament_count(tournament), boards = contest->config_count;
    int64_t legs = contest->legs, final = contest->final_bots;
    int64_t pairs = n * (n - 1) / 2, total = 0;
    Schedule list = { .at = NULL };
    int count;
    int64_t *ids = list_ids(tournament, &count);
    switch (contest->format) {
    case FORMAT_ROUND_ROBIN:
    case FORMATS: total = pairs * boards * legs; break;
    case FORMAT_SWISS:
        total = n / 2 * schedule_swiss_rounds(contest, (int)n) * boards * legs;
        break;
    case FORMAT_KNOCKOUT: total = (n - 1) * boards * legs; break;
    case FORMAT_DOUBLE_KNOCKOUT: total = (2 * n - 2) * boards * legs; break;
    case FORMAT_GAUNTLET: {
        bool *is_champion = mem_new((size_t)count + 1);
        int64_t some = mark_champions(tournament, ids, count, is_champion);
        total = (some * (some - 1) / 2 + some * (n - some)) * boards * legs;
        free(is_champion);
        break;
    }
    case FORMAT_TABLES:
        schedule_tables(contest, ids, count, &list);
        total = (int64_t)list.count;
        break;
    }
    schedule_done(&list);
    free(ids);
    return n < 2 ? 0
           : n > final && final
               ? total + final * (final - 1) / 2 * boards * legs
               : total;
}

/* ---- how it stands ---- */

static bool add_match(const StoredMatch *match, void *context)
{
    standings_add(context, match);
    return true;
}

bool tournament_sum(Tournament *tournament, bool is_rated, Standings *out,
                    Error *err)
{
    MatchQuery all = { .id = 0 };
    standings_init(out, &tournament->contest, &tournament->entrants);
    out->is_rated = is_rated;
    return match_store_each_match(tournament->store, &all, add_match, out, err);
}

bool tournament_standings(Tournament *tournament, bool is_rated, Standings *out,
                          Error *err)
{
    if (!tournament_sum(tournament, is_rated, out, err)) {
        standings_done(out);
        return false;
    }
    if (is_rated) {
        standings_rate(out);
    }
    standings_rank(out);
    return true;
}
