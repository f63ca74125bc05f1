/* match_store.c: what both kinds of stores share: it tells from a name which
 * kind is meant, keeps lists of entrants, and writes results as text. */
#define _GNU_SOURCE
#include "tournament/store/match_store.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "base/sha256.h"
#include "tournament/store/store_kind.h"

bool match_store_is_url(const char *name)
{
    return strncmp(name, "postgres://", 11) == 0 ||
           strncmp(name, "postgresql://", 13) == 0;
}

bool match_store_find(const char *name, bool *is_there, Error *err)
{
    if (match_store_is_url(name)) {
        return postgres_store_find(name, is_there, err);
    }
    *is_there = access(name, F_OK) == 0;
    return true;
}

bool match_store_refuse_records(int64_t match, Error *err)
{
    return error_set(err, "match %lld: its records are too large",
                     "match %lld : ses parties prennent trop de place",
                     (long long)match);
}

bool match_store_refuse_missing(const char *name, Error *err)
{
    return error_set(err,
                     "%s: there is no tournament here; joute tournament run "
                     "begins one, --store FILE names another",
                     "%s : il n'y a pas de tournoi ici ; joute tournament run "
                     "en commence un, --store FICHIER en nomme un autre",
                     name);
}

MatchStore *match_store_open(const char *name, MatchStoreUse use, Error *err)
{
    MatchStore *store = match_store_is_url(name)
                            ? postgres_store_open(name, use, err)
                            : sqlite_store_open(name, use, err);
    if (store) {
        store->lease_seconds = LEASE_SECONDS;
    }
    return store;
}

void match_store_close(MatchStore *store)
{
    store->kind->close(store);
}

void match_store_drop(MatchStore *store)
{
    store->kind->drop(store);
}

bool match_store_load_contest(MatchStore *store, Text *out, Error *err)
{
    return store->kind->load_contest(store, out, err);
}

bool match_store_save_contest(MatchStore *store, const char *json, Error *err)
{
    return store->kind->save_contest(store, json, err);
}

bool match_store_save_entrant(MatchStore *store, Entrant *entrant, Error *err)
{
    return store->kind->save_entrant(store, entrant, err);
}

bool match_store_forget_results(MatchStore *store, int64_t entrant, Error *err)
{
    return store->kind->forget_results(store, entrant, err);
}

bool match_store_plan(MatchStore *store, int stage, const PlannedMatch *list,
                      size_t count, Error *err)
{
    return store->kind->plan(store, stage, list, count, err);
}

bool match_store_release(MatchStore *store, const StoredMatch *match,
                         const char *fault, Error *err)
{
    return store->kind->release(store, match, fault, err);
}

bool match_store_finish(MatchStore *store, const StoredMatch *match,
                        const MatchFiles *files, bool *counts, Error *err)
{
    return store->kind->finish(store, match, files, counts, err);
}

bool match_store_load_records(MatchStore *store, int64_t match, size_t most,
                              Text *out, Error *err)
{
    return store->kind->load_records(store, match, most, out, err);
}

bool match_store_load_errors(MatchStore *store, int64_t match, int64_t entrant,
                             Text *out, Error *err)
{
    return store->kind->load_errors(store, match, entrant, out, err);
}

bool match_store_count_spoilt(MatchStore *store, SpoiltCount *out, Error *err)
{
    return store->kind->count_spoilt(store, out, err);
}

bool match_store_save_check(MatchStore *store, int64_t entrant,
                            const Verdicts *verdicts, const char *position,
                            const Text *errors, Error *err)
{
    return store->kind->save_check(store, entrant, verdicts, position, errors,
                                   err);
}

bool match_store_is_open(MatchStore *store, bool *out, Error *err)
{
    return store->shared->is_open(store, out, err);
}

bool match_store_renew(MatchStore *store, Error *err)
{
    return store->shared->renew(store, err);
}

bool match_store_has_files(MatchStore *store, const char *hash, bool *out,
                           Error *err)
{
    return store->shared->has_files(store, hash, out, err);
}

bool match_store_load_files(MatchStore *store, const char *hash, Text *out,
                            Error *err)
{
    return store->shared->load_files(store, hash, out, err);
}

bool match_store_save_files(MatchStore *store, const char *hash,
                            const Text *bytes, Error *err)
{
    return store->shared->save_files(store, hash, bytes, err);
}

bool match_store_grant_work(MatchStore *store, const char *role, Error *err)
{
    return store->shared->grant_work(store, role, err);
}

enum { MEASURED_BYTES = 1 << 20, MEASURED_NS = 50000000 };

void machine_measure(Machine *out)
{
    uint8_t hash[SHA256_SIZE];
    uint8_t *bytes = mem_new(MEASURED_BYTES);
    uint64_t began = clock_now(), spent = 0;
    int64_t rounds = 0;
    for (; spent < MEASURED_NS; spent = clock_now() - began) {
        sha256(bytes, MEASURED_BYTES, hash);
        bytes[0] = hash[0];
        rounds++;
    }
    out->speed = rounds * MEASURED_BYTES * 1000 / (int64_t)spent;
    free(bytes);
    if (gethostname(out->name, sizeof out->name - 1) != 0) {
        strcpy(out->name, "?");
    }
}

void verdict_why_split(const char *stored, Text out[LANG_COUNT])
{
    const char *newline = strchr(stored, '\n');
    size_t size = newline ? (size_t)(newline - stored) : strlen(stored);
    text_clear(&out[LANG_EN]);
    text_clear(&out[LANG_FR]);
    text_add_bytes(&out[LANG_EN], stored, size);
    text_add(&out[LANG_FR], newline ? newline + 1 : stored);
}

void entrant_done(Entrant *entrant)
{
    free(entrant->key);
    free(entrant->spec);
    free(entrant->path);
    free(entrant->name);
    free(entrant->reason);
    *entrant = (Entrant){ .id = 0 };
}

void entrants_done(Entrants *list)
{
    for (size_t i = 0; i < list->count; i++) {
        entrant_done(&list->at[i]);
    }
    free(list->at);
    *list = (Entrants){ .at = NULL };
}

const Entrant *entrants_find(const Entrants *list, int64_t id)
{
    size_t low = 0, high = list->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (list->at[middle].id < id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < list->count && list->at[low].id == id ? &list->at[low] : NULL;
}

static void put(Text *out, int64_t number)
{
    if (out->size) {
        text_add_char(out, ' ');
    }
    text_add_int(out, number);
}

void match_result_write(const MatchResult *result, Text *out)
{
    put(out, result->games);
    put(out, result->plies);
    put(out, result->longest_game);
    put(out, result->longest_plies);
    put(out, result->closest_game);
    put(out, result->closest_margin);
    put(out, result->spent_us);
    put(out, result->busy);
    for (int i = 0; i < result->players; i++) {
        const SideResult *side = &result->sides[i];
        const int64_t numbers[] = { side->wins,       side->draws,
                                    side->losses,     side->balance,
                                    side->has_lost,   side->questions,
                                    side->thought_us, side->late,
                                    side->verdicts };
        for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) {
            put(out, numbers[k]);
        }
    }
    int pairs = result->players * (result->players - 1) / 2;
    for (int i = 0; i < pairs; i++) {
        for (int k = 0; k < 2; k++) {
            put(out, result->pairs[i].wins[k]);
            put(out, result->pairs[i].draws[k]);
            put(out, result->pairs[i].losses[k]);
        }
    }
    put(out, result->digest);
}

enum {
    HEAD_NUMBERS = 8,
    SIDE_NUMBERS = 9,
    PAIR_NUMBERS = 6,
    NUMBERS_MOST =
        HEAD_NUMBERS + GAME_SEATS * SIDE_NUMBERS + RESULT_PAIRS * PAIR_NUMBERS,
    DIGITS_MOST = 12, /* the most digits of a number, so that sums over a
                         million matches fit into 64 bits */
    COUNT_MOST = 1000000000,
};

/* Reads numbers separated by single spaces. Returns how many there are, or -1
 * if the text has anything else. It parses by hand, because the standings of a
 * long tournament read a million results. */
static int read_numbers(const char *at, int64_t *out, int most)
{
    for (int count = 0; count < most; at++) {
        bool is_negative = *at == '-';
        const char *first = at += is_negative;
        int64_t number = 0;
        for (; *at >= '0' && *at <= '9' && at - first < DIGITS_MOST; at++) {
            number = number * 10 + (*at - '0');
        }
        out[count++] = is_negative ? -number : number;
        if (at == first || (*at && *at != ' ')) {
            return -1;
        }
        if (!*at) {
            return count;
        }
    }
    return -1;
}

static bool is_count(int64_t number)
{
    return number >= 0 && number <= COUNT_MOST;
}

static bool read_side(const int64_t *at, SideResult *out)
{
    bool is_read = is_count(at[7]) && is_count(at[8]) && at[4] >> 1 == 0;
    if (is_read) {
        *out = (SideResult){ .wins = at[0],
                             .draws = at[1],
                             .losses = at[2],
                             .balance = at[3],
                             .has_lost = at[4] != 0,
                             .questions = at[5],
                             .thought_us = at[6],
                             .late = (int)at[7],
                             .verdicts = (int)at[8] };
    }
    return is_read;
}

bool match_result_read(const char *text, int players, MatchResult *out)
{
    int64_t numbers[NUMBERS_MOST + 1], *at = numbers + HEAD_NUMBERS;
    int pairs = players * (players - 1) / 2;
    int wanted = HEAD_NUMBERS + players * SIDE_NUMBERS + pairs * PAIR_NUMBERS;
    int count = read_numbers(text, numbers, NUMBERS_MOST + 1);
    bool is_read =
        (count == wanted || count == wanted + 1) && is_count(numbers[7]);
    *out = (MatchResult){ .players = 0 };
    for (int i = 0; is_read && i < players; i++, at += SIDE_NUMBERS) {
        is_read = read_side(at, &out->sides[i]);
    }
    for (int i = 0; is_read && i < pairs; i++) {
        for (int k = 0; k < 2; k++) {
            out->pairs[i].wins[k] = *at++;
            out->pairs[i].draws[k] = *at++;
            out->pairs[i].losses[k] = *at++;
        }
    }
    if (is_read) {
        out->players = players;
        out->games = numbers[0];
        out->plies = numbers[1];
        out->longest_game = numbers[2];
        out->longest_plies = numbers[3];
        out->closest_game = numbers[4];
        out->closest_margin = numbers[5];
        out->spent_us = numbers[6];
        out->busy = (int)numbers[7];
        out->digest = count > wanted ? *at : 0;
    } else {
        *out = (MatchResult){ .players = 0 };
    }
    return is_read;
}

static bool is_share(int64_t a, int64_t b, int64_t c, int64_t most)
{
    return a >= 0 && b >= 0 && c >= 0 && a + b + c <= most;
}

bool match_result_is_possible(const MatchResult *r, const PlannedMatch *plan)
{
    int players = plan->players;
    int64_t games = players > 1 ? plan->games : 0;
    bool is_well = r->players == players && r->games == games &&
                   r->plies >= 0 && r->longest_game >= 0 &&
                   r->longest_game <= games && r->longest_plies >= 0 &&
                   r->closest_game >= 0 && r->closest_game <= games &&
                   r->closest_margin >= 0 && r->spent_us >= 0 && r->digest >= 0;
    for (int i = 0; is_well && i < players; i++) {
        const SideResult *side = &r->sides[i];
        is_well = is_share(side->wins, side->draws, side->losses, games) &&
                  llabs(side->balance) <= games * (players - 1) &&
                  side->questions >= 0 && side->thought_us >= 0;
    }
    for (int i = 0; is_well && i < players * (players - 1) / 2; i++) {
        const PairResult *pair = &r->pairs[i];
        for (int k = 0; is_well && k < 2; k++) {
            is_well =
                is_share(pair->wins[k], pair->draws[k], pair->losses[k], games);
        }
    }
    return is_well;
}
