/* match_store.c: what every kind of store shares: which of them a name means,
 * lists of entrants, results as text. */
#define _GNU_SOURCE
#include "tournament/match_store.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "base/sha256.h"

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

bool match_store_refuse_missing(const char *name, Error *err)
{
    return error_set(err, "%s: there is no tournament here",
                     "%s : il n'y a pas de tournoi ici", name);
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
}

/* The next number of a result. By hand, since a million of them are read for
 * the standings of a long tournament. */
static int64_t take(const char **at)
{
    int64_t number = 0;
    bool is_negative = **at == '-';
    *at += is_negative;
    for (; **at >= '0' && **at <= '9'; ++*at) {
        number = number * 10 + (**at - '0');
    }
    *at += **at == ' ';
    return is_negative ? -number : number;
}

void match_result_read(const char *text, int players, MatchResult *out)
{
    const char *at = text;
    out->players = players;
    out->games = take(&at);
    out->plies = take(&at);
    out->longest_game = take(&at);
    out->longest_plies = take(&at);
    out->closest_game = take(&at);
    out->closest_margin = take(&at);
    out->spent_us = take(&at);
    out->busy = (int)take(&at);
    for (int i = 0; i < players; i++) {
        SideResult *side = &out->sides[i];
        side->wins = take(&at);
        side->draws = take(&at);
        side->losses = take(&at);
        side->balance = take(&at);
        side->has_lost = take(&at) != 0;
        side->questions = take(&at);
        side->thought_us = take(&at);
        side->late = (int)take(&at);
        side->verdicts = (int)take(&at);
    }
    for (int i = 0; i < players * (players - 1) / 2; i++) {
        for (int k = 0; k < 2; k++) {
            out->pairs[i].wins[k] = take(&at);
            out->pairs[i].draws[k] = take(&at);
            out->pairs[i].losses[k] = take(&at);
        }
    }
}
