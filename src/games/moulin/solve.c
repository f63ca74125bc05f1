/* solve.c: makes the tables of moulin: solves every subspace in order, writes
 * it to the cache, counts, verifies and packs it. */
#include "games/moulin/solve.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/folder.h"
#include "base/mem.h"
#include "base/parallel.h"
#include "base/thread.h"
#include "games/moulin/forward.h"
#include "games/moulin/retrograde.h"
#include "games/moulin/words.h"

enum { CHUNK = 16 }; /* how many blocks a thread takes at a time */

/* A run over many subspaces. */
typedef struct Run {
    const Solve *wish;
    Orbits *orbits;
    double all, done, part; /* the numbers of slots: of the whole run, of what
                               is done, of this subspace */
    char what[24];
    Error *err;
} Run;

static void report(void *context, double done)
{
    Run *run = context;
    if (run->wish->progress) {
        run->wish->progress((run->done + done * run->part) / run->all,
                            run->what, run->wish->context);
    }
}

static size_t slots_of(const Run *run, const TableName *name)
{
    Space space = space_of(run->orbits, name->mover, name->other);
    return space_slots(&space);
}

/* True if a subspace exists and is no larger than what was asked for. */
static bool is_wanted(const Solve *wish, const TableName *name)
{
    return tables_is_name(&wish->rules, name) &&
           name->hands + name->mover + name->other <= wish->most;
}

static void add_wanted(const Solve *wish, TableName name, TableName *out,
                       int *count)
{
    if (is_wanted(wish, &name)) {
        out[(*count)++] = name;
    }
}

/* Lists the subspaces so that each depends only on earlier ones: first those
 * without pieces in hand, by rising number of pieces, then those of the placing
 * phase, by rising number of pieces in hand. */
int solve_names(const Solve *wish, TableName **out)
{
    int pieces = wish->rules.pieces, count = 0;
    size_t most =
        (size_t)(2 * pieces + 1) * (size_t)(pieces + 1) * (size_t)(pieces + 1);
    *out = mem_new(most * sizeof **out);
    for (int total = 6; total <= 2 * pieces; total++) {
        for (int b = 3; b <= total / 2; b++) {
            add_wanted(wish, (TableName){ 0, total - b, b }, *out, &count);
            if (b != total - b) {
                add_wanted(wish, (TableName){ 0, b, total - b }, *out, &count);
            }
        }
    }
    for (int hands = 1; wish->has_placing && hands <= 2 * pieces; hands++) {
        for (int mover = 0; mover <= pieces; mover++) {
            for (int other = 0; other <= pieces; other++) {
                add_wanted(wish, (TableName){ hands, mover, other }, *out,
                           &count);
            }
        }
    }
    return count;
}

/* Names the current subspace for people: "4-3", or "4-3 +5". */
static void set_part(Run *run, const TableName *name)
{
    snprintf(run->what, sizeof run->what, name->hands ? "%d-%d +%d" : "%d-%d",
             name->mover, name->other, name->hands);
    run->part = (double)slots_of(run, name);
    report(run, 0);
}

static void end_part(Run *run)
{
    run->done += run->part;
    run->part = 0;
    report(run, 0);
}

static bool is_stopped(const Run *run)
{
    return run->wish->is_stopped && atomic_load(run->wish->is_stopped);
}

static bool open_file(const Run *run, const TableName *name, bool is_quick,
                      CacheFile *out, Error *err)
{
    if (!tables_open_file(run->wish->folder, &run->wish->rules, name,
                          TABLE_VALUES, is_quick, out, err)) {
        return false;
    }
    if (out->size != slots_of(run, name)) {
        cache_close(out);
        return error_set(err, SAY_OTHER_SIZE, run->what);
    }
    return true;
}

/* True if a table is there and, unless is_quick, undamaged. */
static bool is_there(const Run *run, const TableName *name, bool is_quick)
{
    CacheFile file;
    bool is_open = open_file(run, name, is_quick, &file, NULL);
    if (is_open) {
        cache_close(&file);
    }
    return is_open;
}

/* Counting ------------------------------------------------------------ */

typedef struct Counting {
    const Orbits *orbits;
    Space space;
    const uint32_t *subsets;
    const uint8_t *values;
    Lock *lock; /* protects total */
    TableCounts total;
} Counting;

/* True if a symmetry of the block's own set turns this set into a lower one,
 * with which the position is counted. */
static bool is_copy(const Counting *c, uint32_t block, uint32_t at)
{
    const OrbitsOfSize *orbits = &c->orbits->of_size[c->space.a];
    uint32_t set =
        bits_deposit(c->subsets[at], ~orbits->least[block] & POINTS_ALL);
    uint32_t symmetries = orbits->stabilisers[block];
    for (symmetries &= symmetries - 1; symmetries;
         symmetries &= symmetries - 1) {
        if (orbits_apply(c->orbits, __builtin_ctz(symmetries), set) < set) {
            return true;
        }
    }
    return false;
}

/* Counts the positions of each value. */
static void count_blocks(void *context, size_t from, size_t to)
{
    Counting *c = context;
    uint64_t times[2][256] = {
        { 0 }
    }; /* two arrays, so that the processor need not wait if two equal values
          follow each other */
    for (size_t block = from; block < to; block++) {
        const uint8_t *values = c->values + block * c->space.size;
        bool has_copies =
            c->orbits->of_size[c->space.a].stabilisers[block] != 1;
        for (uint32_t i = 0; i < c->space.size; i++) {
            times[i & 1][values[i]] +=
                !has_copies || !is_copy(c, (uint32_t)block, i);
        }
    }
    lock_take(c->lock);
    for (int value = 0; value < 256; value++) {
        uint64_t count = times[0][value] + times[1][value];
        if (value == VALUE_DRAW) {
            c->total.draws += count;
        } else if (value & 1) {
            c->total.wins += count;
        } else {
            c->total.losses += count;
        }
        int32_t *longest =
            value & 1 ? &c->total.longest_win : &c->total.longest_loss;
        if (count > 0 && value != VALUE_DRAW && value > *longest) {
            *longest = value;
        }
    }
    lock_give(c->lock);
}

static TableCounts count_table(const Run *run, const TableName *name,
                               const uint8_t *values)
{
    Counting c = { .orbits = run->orbits,
                   .space = space_of(run->orbits, name->mover, name->other),
                   .values = values };
    uint32_t *subsets = orbits_subsets(24 - c.space.a, c.space.b);
    c.subsets = subsets;
    c.lock = lock_new();
    parallel_run(run->wish->threads, c.space.blocks, CHUNK, count_blocks, &c);
    lock_free(c.lock);
    free(subsets);
    return c.total;
}

/* Writes a table, and its counts, which stay when the table is removed. */
static bool keep(const Run *run, const TableName *name, const uint8_t *values)
{
    const Solve *wish = run->wish;
    TableCounts counts = count_table(run, name, values);
    return tables_write_file(wish->folder, &wish->rules, name, TABLE_VALUES,
                             values, slots_of(run, name), run->err) &&
           tables_write_file(wish->folder, &wish->rules, name, TABLE_COUNTS,
                             &counts, sizeof counts, run->err);
}

/* Solving --------------------------------------------------------------- */

/* Opens the table after a removal by the side with `mover` pieces; in it the
 * other side is to move, with one piece less. Its bytes are NULL if the removal
 * ends the game. */
static bool open_after(const Run *run, int mover, int other, CacheFile *out)
{
    TableName name = { 0, other - 1, mover };
    *out = (CacheFile){ 0 };
    return other - 1 < MOULIN_LEAST_MEN ||
           open_file(run, &name, true, out, run->err);
}

static bool solve_pair(Run *run, int a, int b)
{
    TableName names[SIDES] = { { 0, a, b }, { 0, b, a } };
    CacheFile after[SIDES] = { { 0 } };
    size_t slots = slots_of(run, &names[0]);
    bool is_done = open_after(run, a, b, &after[SIDE_A]) &&
                   (a == b || open_after(run, b, a, &after[SIDE_B]));
    if (is_done) {
        uint8_t *values[SIDES] = { mem_new(slots), mem_new(slots) };
        PairTask task = { .orbits = run->orbits,
                          .a = a,
                          .b = b,
                          .has_flying = run->wish->rules.has_flying,
                          .threads = run->wish->threads,
                          .after_removal = { after[SIDE_A].bytes,
                                             after[SIDE_B].bytes },
                          .report = report,
                          .context = run };
        retrograde_solve(&task, values);
        is_done = keep(run, &names[SIDE_A], values[SIDE_A]) &&
                  (a == b || keep(run, &names[SIDE_B], values[SIDE_B]));
        free(values[SIDE_A]);
        free(values[SIDE_B]);
    }
    cache_close(&after[SIDE_A]);
    cache_close(&after[SIDE_B]);
    return is_done;
}

static bool solve_moving(Run *run, const TableName *name)
{
    TableName back = { 0, name->other, name->mover };
    if (name->mover < name->other) {
        return true; /* the table was made together with the other table of its
                        pair */
    }
    set_part(run, name);
    run->part *= name->mover == name->other ? 1 : 2;
    bool is_done =
        (is_there(run, name, false) && is_there(run, &back, false)) ||
        solve_pair(run, name->mover, name->other);
    end_part(run);
    return is_done;
}

/* The subspace after a placement, without or with a removal. */
static TableName after_placing(const TableName *name, int removed)
{
    return (TableName){ name->hands - 1, name->other - removed,
                        name->mover + 1 };
}

/* True if nothing has to be done. A table of the last placements is needed only
 * for those that lead to it. */
static bool is_settled(const Run *run, const TableName *name, bool is_quick)
{
    if (is_there(run, name, is_quick)) {
        return true;
    }
    for (int removed = 0; removed <= 1; removed++) {
        TableName before = { name->hands + 1, name->other - 1,
                             name->mover + removed };
        if (name->hands >= TABLES_SEARCHED ||
            (is_wanted(run->wish, &before) &&
             !is_settled(run, &before, true))) {
            return false;
        }
    }
    return true;
}

typedef struct Placing {
    Forward forward;
    uint8_t *values;
} Placing;

static void place_blocks(void *context, size_t from, size_t to)
{
    Placing *p = context;
    uint16_t merits[SPACE_BLOCK_MOST];
    for (size_t block = from; block < to; block++) {
        uint8_t *values = p->values + block * p->forward.space.size;
        memset(merits, 0, p->forward.space.size * sizeof *merits);
        forward_removals(&p->forward, (uint32_t)block, merits);
        forward_plays(&p->forward, (uint32_t)block, merits);
        for (uint32_t i = 0; i < p->forward.space.size; i++) {
            values[i] = merit_value(merits[i]);
        }
    }
}

/* Opens the tables that a forward look at a subspace needs. */
static bool open_forward(const Run *run, const TableName *name, Forward *f,
                         CacheFile files[2])
{
    bool flies = run->wish->rules.has_flying && name->mover == 3;
    Moving moving = name->hands > 0 ? MOVING_PLACES
                    : flies         ? MOVING_FLIES
                                    : MOVING_STEPS;
    TableName played = { 0, name->other, name->mover };
    TableName removed = { 0, name->other - 1, name->mover };
    if (name->hands > 0) {
        played = after_placing(name, 0);
        removed = after_placing(name, 1);
    }
    int rest = removed.mover + table_mover_hand(&removed);
    bool has_removal = name->other > 0 && rest >= MOULIN_LEAST_MEN;
    files[0] = files[1] = (CacheFile){ 0 };
    if (!open_file(run, &played, true, &files[0], run->err) ||
        (has_removal && !open_file(run, &removed, true, &files[1], run->err))) {
        cache_close(&files[0]);
        return false;
    }
    forward_init(f, run->orbits, name->mover, name->other, moving);
    f->after_play = files[0].bytes;
    f->after_removal = files[1].bytes;
    return true;
}

static void close_forward(Forward *f, CacheFile files[2])
{
    forward_done(f);
    cache_close(&files[0]);
    cache_close(&files[1]);
}

static bool solve_placing(Run *run, const TableName *name)
{
    Placing p;
    CacheFile files[2];
    set_part(run, name);
    bool is_done = is_settled(run, name, false);
    if (!is_done && open_forward(run, name, &p.forward, files)) {
        p.values = mem_new(slots_of(run, name));
        parallel_run(run->wish->threads, p.forward.space.blocks, CHUNK,
                     place_blocks, &p);
        is_done = keep(run, name, p.values);
        free(p.values);
        close_forward(&p.forward, files);
    }
    end_part(run);
    return is_done;
}

/* Removes the tables of the last placements that no table needs any more once
 * those with `hands` pieces in hand and `mover` pieces of the side to move are
 * made. */
static void drop_placing(const Run *run, int hands, int mover)
{
    for (int other = 0; other <= run->wish->rules.pieces; other++) {
        TableName gone = { hands - 1, other, mover + 1 };
        Text path = { 0 };
        if (gone.hands > 0 && gone.hands < TABLES_SEARCHED) {
            tables_path(run->wish->folder, &run->wish->rules, &gone,
                        TABLE_VALUES, &path);
            cache_remove(path.data);
            text_done(&path);
        }
    }
}

static void run_init(Run *run, const Solve *wish, TableName **names, int *count,
                     Error *err)
{
    *run = (Run){ .wish = wish,
                  .orbits = orbits_new(wish->rules.pieces),
                  .err = err };
    *count = solve_names(wish, names);
    for (int i = 0; i < *count; i++) {
        run->all += (double)slots_of(run, &(*names)[i]);
    }
}

static void run_done(Run *run, TableName *names)
{
    orbits_free(run->orbits);
    free(names);
}

/* Locks the folder for this process; returns -1 if that is not possible. */
static int lock_folder(const char *folder, Error *err)
{
    bool is_busy;
    int lock = folder_lock(folder, &is_busy);
    if (is_busy) {
        error_set(err, SAY_OTHER_SOLVE, folder);
    } else if (lock < 0) {
        error_set(err, SAY_FILE_FAULT, folder, error_system(err, errno));
    }
    return lock;
}

bool solve_run(const Solve *wish, Error *err)
{
    Run run;
    TableName *names;
    int count, lock = lock_folder(wish->folder, err);
    bool is_good = true;
    static const char *const unfinished[] = { ".value.", ".result.", ".counts.",
                                              NULL };
    if (lock < 0) {
        return false;
    }
    cache_tidy(wish->folder, unfinished);
    run_init(&run, wish, &names, &count, err);
    for (int i = 0; is_good && i < count && !is_stopped(&run); i++) {
        const TableName *name = &names[i];
        is_good =
            name->hands ? solve_placing(&run, name) : solve_moving(&run, name);
        bool is_row_end = i + 1 == count || names[i + 1].mover != name->mover ||
                          names[i + 1].hands != name->hands;
        if (is_good && is_row_end && name->hands > 1) {
            drop_placing(&run, name->hands, name->mover);
        }
    }
    run_done(&run, names);
    folder_unlock(lock);
    return is_good;
}

static bool solve_in_cache(const TableRules *rules, int most)
{
    Text folder = { 0 };
    tables_folder(&folder);
    Solve wish = { .folder = text_string(&folder),
                   .rules = *rules,
                   .threads = 1,
                   .most = most };
    bool is_good = solve_run(&wish, NULL);
    text_done(&folder);
    return is_good;
}

static void *make_small(void *argument)
{
    TableRules *rules = argument;
    solve_in_cache(rules, SOLVE_SMALL);
    free(rules);
    return NULL;
}

void solve_small_later(const TableRules *rules)
{
    TableRules *copy = mem_new(sizeof *copy);
    *copy = *rules;
    if (!thread_start_alone(make_small, copy)) {
        free(copy);
    }
}

bool solve_small_now(const TableRules *rules, const Tables *tables,
                     const Moulin *s)
{
    int count = points_count(s->men[0] | s->men[1]);
    bool is_small = s->hand[0] + s->hand[1] == 0 && count <= SOLVE_AT_ONCE;
    return is_small && !thread_is_possible() &&
           (!tables || tables_most(tables) < count) &&
           solve_in_cache(rules, SOLVE_AT_ONCE);
}

/* Verifying ------------------------------------------------------------- */

typedef struct Checking {
    Forward forward;
    const uint8_t *values;
    atomic_size_t wrong; /* the first slot found to be wrong, or SIZE_MAX */
} Checking;

static void check_blocks(void *context, size_t from, size_t to)
{
    Checking *c = context;
    uint16_t merits[SPACE_BLOCK_MOST];
    for (size_t block = from; block < to; block++) {
        size_t start = block * c->forward.space.size;
        memset(merits, 0, c->forward.space.size * sizeof *merits);
        forward_removals(&c->forward, (uint32_t)block, merits);
        forward_plays(&c->forward, (uint32_t)block, merits);
        for (uint32_t i = 0; i < c->forward.space.size; i++) {
            if (c->values[start + i] != merit_value(merits[i])) {
                atomic_store(&c->wrong, start + i);
                return;
            }
        }
    }
}

static bool verify_table(Run *run, const TableName *name)
{
    Checking c;
    CacheFile here, files[2];
    set_part(run, name);
    if (!open_file(run, name, false, &here, run->err)) {
        return false;
    }
    if (!open_forward(run, name, &c.forward, files)) {
        cache_close(&here);
        return false;
    }
    c.values = here.bytes;
    atomic_init(&c.wrong, SIZE_MAX);
    parallel_run(run->wish->threads, c.forward.space.blocks, CHUNK,
                 check_blocks, &c);
    size_t wrong = atomic_load(&c.wrong);
    close_forward(&c.forward, files);
    cache_close(&here);
    end_part(run);
    return wrong == SIZE_MAX ||
           error_set(run->err, SAY_WRONG_VALUE, run->what, wrong);
}

/* Handles each table of the moving phase, and each table of the placing phase
 * with at least this many pieces in hand. */
static bool each_table(const Solve *wish, int least_hands,
                       bool (*handle)(Run *run, const TableName *name),
                       Error *err)
{
    Run run;
    TableName *names;
    int count;
    bool is_good = true;
    run_init(&run, wish, &names, &count, err);
    for (int i = 0; is_good && i < count; i++) {
        bool is_asked = names[i].hands == 0 || names[i].hands >= least_hands;
        is_good = !is_asked || handle(&run, &names[i]);
    }
    run_done(&run, names);
    return is_good;
}

/* A table with TABLES_SEARCHED pieces in hand cannot be checked, because the
 * tables of the positions after it are not stored. */
bool solve_verify(const Solve *wish, Error *err)
{
    return each_table(wish, TABLES_SEARCHED + 1, verify_table, err);
}

bool solve_count(const Solve *wish, const TableName *name, TableCounts *out,
                 Error *err)
{
    CacheFile file;
    if (!tables_open_file(wish->folder, &wish->rules, name, TABLE_COUNTS, false,
                          &file, err)) {
        return false;
    }
    bool is_good = file.size == sizeof *out;
    if (is_good) {
        memcpy(out, file.bytes, sizeof *out);
    }
    cache_close(&file);
    return is_good;
}

/* Packing --------------------------------------------------------------- */

/* Packs results as tables.c unpacks them. */
static uint8_t *pack_results(const uint8_t *values, size_t slots)
{
    static const uint8_t power[5] = { 1, 3, 9, 27, 81 };
    uint8_t *packed = mem_new((slots + 4) / 5);
    for (size_t i = 0; i < slots; i++) {
        int result = values[i] == VALUE_DRAW ? 0 : values[i] & 1 ? 2 : 1;
        packed[i / 5] = (uint8_t)(packed[i / 5] + result * power[i % 5]);
    }
    return packed;
}

static bool compact_table(Run *run, const TableName *name)
{
    const Solve *wish = run->wish;
    CacheFile file;
    size_t slots = slots_of(run, name);
    set_part(run, name);
    if (!open_file(run, name, false, &file, run->err)) {
        return false;
    }
    uint8_t *packed = pack_results(file.bytes, slots);
    cache_close(&file);
    bool is_done =
        tables_write_file(wish->folder, &wish->rules, name, TABLE_RESULTS,
                          packed, (slots + 4) / 5, run->err);
    free(packed);
    end_part(run);
    return is_done;
}

bool solve_compact(const Solve *wish, Error *err)
{
    return each_table(wish, TABLES_SEARCHED, compact_table, err);
}
