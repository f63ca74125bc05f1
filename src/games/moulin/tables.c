/* tables.c: maps the files of the solved subspaces into memory and looks
 * positions up in them. */
#include "games/moulin/tables.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/folder.h"
#include "base/mem.h"
#include "base/thread.h"

enum {
    VERSION = 1,
    HANDS = 2 * ORBITS_MEN + 1,
    MEN = ORBITS_MEN + 1,
    CHECKED_SIZE = 1 << 25, /* the checksum of larger files is not computed */
};

void tables_folder(Text *out)
{
    folder_cache("moulin", out);
}

bool tables_is_name(const TableRules *rules, const TableName *name)
{
    int hand = table_mover_hand(name), other_hand = table_other_hand(name);
    return name->mover >= 0 && name->other >= 0 &&
           name->mover + hand <= rules->pieces &&
           name->other + other_hand <= rules->pieces &&
           name->mover + hand >= MOULIN_LEAST_MEN &&
           name->other + other_hand >= MOULIN_LEAST_MEN;
}

void tables_path(const char *folder, const TableRules *rules,
                 const TableName *name, TableForm form, Text *out)
{
    static const char *const endings[] = { "value", "result", "counts" };
    text_addf(out, "%s/", folder);
    text_add(out, rules->has_flying ? "flying-" : "walking-");
    if (name->hands) {
        text_addf(out, "%dp%d-", rules->pieces, name->hands);
    }
    text_addf(out, "%d-%d", name->mover, name->other);
    text_addf(out, ".%s", endings[form]);
}

static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 32;
}

static uint64_t fingerprint(bool has_flying)
{
    Rng rng;
    uint64_t sum = has_flying;
    rng_seed(&rng, 20);
    for (int i = 0; i < 200; i++) {
        Moulin s = { .has_flying = has_flying, .pieces = 9 };
        MoveList list = { .count = 0 };
        int all = 6 + (int)rng_below(&rng, 13);
        for (int k = 0; k < all; k++) {
            uint32_t point = POINT(rng_below(&rng, 24));
            s.men[k & 1] |= point & ~s.men[1 - (k & 1)];
        }
        s.hand[0] = s.hand[1] = i & 1;
        moulin_moves(&s, 0, &list);
        for (int k = 0; k < list.count; k++) {
            Moulin next = s;
            moulin_apply(&next, &list.at[k]);
            sum += mix(mix(next.men[0], next.men[1]), next.end + (unsigned)i);
        }
    }
    return sum;
}

TableRules tables_rules(bool has_flying, int pieces)
{
    return (TableRules){ .has_flying = has_flying,
                         .pieces = pieces,
                         .fingerprint = fingerprint(has_flying) };
}

static void add_kind(const TableRules *rules, const TableName *name,
                     TableForm form, Text *out)
{
    text_addf(out, "moulin %d%c ", VERSION, "vrc"[form]);
    if (name->hands) {
        text_addf(out, "%dp%d-", rules->pieces, name->hands);
    }
    text_addf(out, "%d-%d %016llx", name->mover, name->other,
              (unsigned long long)rules->fingerprint);
}

bool tables_open_file(const char *folder, const TableRules *rules,
                      const TableName *name, TableForm form, bool is_quick,
                      CacheFile *out, Error *err)
{
    Text path = { 0 }, kind = { 0 };
    tables_path(folder, rules, name, form, &path);
    add_kind(rules, name, form, &kind);
    bool is_open =
        cache_open(out, path.data, text_string(&kind), is_quick, err);
    text_done(&path);
    text_done(&kind);
    return is_open;
}

bool tables_write_file(const char *folder, const TableRules *rules,
                       const TableName *name, TableForm form, const void *bytes,
                       size_t size, Error *err)
{
    Text path = { 0 }, kind = { 0 };
    tables_path(folder, rules, name, form, &path);
    add_kind(rules, name, form, &kind);
    bool is_written =
        cache_write(path.data, text_string(&kind), bytes, size, err);
    text_done(&path);
    text_done(&kind);
    return is_written;
}

Position position_of(const Moulin *s)
{
    int other = 1 - s->mover;
    return (Position){ { s->men[s->mover], s->men[other] },
                       { s->hand[s->mover], s->hand[other] } };
}

/* A file is mapped when the tables are opened. When it is first needed, its
 * bytes are read and the orbits of its sets computed. */
typedef enum TableUse { TABLE_MISSING, TABLE_UNREAD, TABLE_READY } TableUse;

/* The table of one subspace. file is valid unless use is TABLE_MISSING. */
typedef struct Table {
    CacheFile file;
    TableForm form;
    _Atomic TableUse use;
} Table;

/* What changes while threads look positions up. */
typedef struct TableSet {
    Lock *lock;
    Orbits *orbits;            /* protected by lock until a table is READY */
    Table at[HANDS][MEN][MEN]; /* indexed by [hands][mover][other] */
} TableSet;

struct Tables {
    TableRules rules;
    int count;
    TableSet *set;
};

/* Opens a file; one that is too small for its subspace is refused. */
static bool open_table(const Tables *tables, const char *folder,
                       const TableName *name)
{
    Table *out = &tables->set->at[name->hands][name->mover][name->other];
    Space space = space_of(tables->set->orbits, name->mover, name->other);
    size_t slots = space_slots(&space);
    for (out->form = TABLE_VALUES; out->form <= TABLE_RESULTS; out->form++) {
        size_t size = out->form == TABLE_VALUES ? slots : (slots + 4) / 5;
        if (tables_open_file(folder, &tables->rules, name, out->form, true,
                             &out->file, NULL)) {
            if (out->file.size == size) {
                out->use = TABLE_UNREAD;
                return true;
            }
            cache_close(&out->file);
        }
    }
    return false;
}

Tables *tables_open(const char *folder, const TableRules *rules)
{
    Tables *tables = mem_new(sizeof *tables);
    tables->rules = *rules;
    tables->set = mem_new(sizeof *tables->set);
    tables->set->orbits = orbits_new(0);
    tables->set->lock = lock_new();
    for (int hands = 0; hands <= 2 * rules->pieces; hands++) {
        for (int mover = 0; mover <= rules->pieces; mover++) {
            for (int other = 0; other <= rules->pieces; other++) {
                TableName name = { hands, mover, other };
                bool is_open = tables_is_name(rules, &name) &&
                               open_table(tables, folder, &name);
                tables->count += is_open && hands == 0;
            }
        }
    }
    return tables;
}

/* Reads a table; returns false if it is damaged. */
static bool make_ready(TableSet *set, Table *table, int larger)
{
    lock_take(set->lock);
    if (table->use == TABLE_UNREAD) {
        bool is_good =
            table->file.size > CHECKED_SIZE || cache_is_whole(&table->file);
        orbits_add(set->orbits, larger);
        table->use = is_good ? TABLE_READY : TABLE_MISSING;
    }
    bool is_ready = table->use == TABLE_READY;
    lock_give(set->lock);
    return is_ready;
}

void tables_close(Tables *tables)
{
    Table *all = tables ? &tables->set->at[0][0][0] : NULL;
    for (int i = 0; all && i < HANDS * MEN * MEN; i++) {
        cache_close(&all[i].file);
    }
    if (tables) {
        orbits_free(tables->set->orbits);
        lock_free(tables->set->lock);
        free(tables->set);
    }
    free(tables);
}

int tables_count(const Tables *tables)
{
    return tables->count;
}

int tables_most(const Tables *tables)
{
    int most = 2 * tables->rules.pieces;
    for (int mover = MOULIN_LEAST_MEN; mover <= tables->rules.pieces; mover++) {
        for (int other = MOULIN_LEAST_MEN; other <= tables->rules.pieces;
             other++) {
            bool is_there = tables->set->at[0][mover][other].use;
            if (!is_there && mover + other <= most) {
                most = mover + other - 1;
            }
        }
    }
    return most;
}

/* A byte holds five results in base 3, the first one lowest: 0 is a draw, 1 a
 * loss, 2 a win. */
static int unpack_result(uint8_t packed, size_t slot)
{
    static const uint8_t power[5] = { 1, 3, 9, 27, 81 };
    static const int16_t values[3] = { VALUE_DRAW, VALUE_LOSS, VALUE_WIN };
    return values[packed / power[slot % 5] % 3];
}

int tables_probe(const Tables *tables, const Position *position)
{
    int mover = points_count(position->men[0]);
    int other = points_count(position->men[1]);
    int hands = position->hand[0] + position->hand[1];
    TableSet *set = tables->set;
    Table *table = &set->at[hands][mover][other];
    TableUse use = atomic_load_explicit(&table->use, memory_order_acquire);
    if (use == TABLE_MISSING ||
        (use == TABLE_UNREAD &&
         !make_ready(set, table, mover > other ? mover : other))) {
        return VALUE_UNKNOWN;
    }
    Space space = space_of(set->orbits, mover, other);
    size_t slot =
        space_find(set->orbits, &space, position->men[0], position->men[1]);
    const uint8_t *bytes = table->file.bytes;
    return table->form == TABLE_VALUES ? bytes[slot]
                                       : unpack_result(bytes[slot / 5], slot);
}

/* Numbers that sort values for the side to move: 0 is a loss at once,
 * WORTH_DRAW a draw, WORTH_WIN - n a win in n plies. */
enum { WORTH_DRAW = 512, WORTH_WIN = 1024, WORTH_UNKNOWN = -1000 };

static int worth_of(int value)
{
    return value == VALUE_UNKNOWN ? WORTH_UNKNOWN
           : value == VALUE_DRAW  ? WORTH_DRAW
           : value & 1            ? WORTH_WIN - value
                                  : value;
}

static int value_of(int worth)
{
    int value = worth > WORTH_DRAW ? WORTH_WIN - worth : worth;
    return worth == WORTH_UNKNOWN ? VALUE_UNKNOWN
           : worth == WORTH_DRAW  ? VALUE_DRAW
           : value <= VALUE_DRAW  ? value
           : worth > WORTH_DRAW   ? VALUE_WIN
                                  : VALUE_LOSS;
}

/* Changes a worth by one ply: nearer() moves the limits of a search towards the
 * end of the game, further() moves its result away from it. */
static int nearer(int worth)
{
    return worth + (worth > WORTH_DRAW) - (worth < WORTH_DRAW);
}

static int further(int worth)
{
    return worth - (worth > WORTH_DRAW) + (worth < WORTH_DRAW);
}

/* Searches with alpha-beta as far as the first positions that are stored. A
 * result between low and high is exact; outside, it only says on which side it
 * is. It searches one placement more than necessary, because older folders lack
 * those tables. */
static int search(const Tables *tables, const Position *p, int low, int high)
{
    int value = tables_probe(tables, p);
    if (value != VALUE_UNKNOWN || p->hand[0] == 0 ||
        p->hand[0] + p->hand[1] > TABLES_SEARCHED) {
        return worth_of(value);
    }
    uint32_t empty = ~(p->men[0] | p->men[1]) & POINTS_ALL;
    uint32_t closing = p->men[1] ? points_closing(p->men[0]) : 0;
    uint32_t removable = points_removable(p->men[1]);
    int best = nearer(low);
    high = nearer(high);
    for (; empty && best < high; empty &= empty - 1) {
        uint32_t to = empty & (0 - empty);
        Position next = { { p->men[1], p->men[0] | to },
                          { p->hand[1], (uint8_t)(p->hand[0] - 1) } };
        uint32_t gone = closing & to ? removable : 0;
        do {
            next.men[0] = p->men[1] & ~(gone & (0 - gone));
            bool is_over =
                points_count(next.men[0]) + next.hand[0] < MOULIN_LEAST_MEN;
            int worth = is_over ? 0
                                : search(tables, &next, WORTH_WIN - high,
                                         WORTH_WIN - best);
            if (worth == WORTH_UNKNOWN) {
                return WORTH_UNKNOWN;
            }
            best = WORTH_WIN - worth > best ? WORTH_WIN - worth : best;
            gone &= gone - 1;
        } while (gone && best < high);
    }
    return further(best);
}

int tables_value(const Tables *tables, const Position *position)
{
    return value_of(search(tables, position, -1, WORTH_WIN + 1));
}

bool tables_reach(const Tables *tables, const Position *position, int result)
{
    int wanted = WORTH_DRAW + (result > 0);
    return search(tables, position, wanted - 1, wanted) >= wanted;
}
