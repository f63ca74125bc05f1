/* solver.c: joute solve moulin, and joute eval of its positions. */
#include <stdlib.h>

#include "base/parallel.h"
#include "games/moulin/eval.h"
#include "games/moulin/solve.h"
#include "games/moulin/words.h"

enum {
    FLAG_DIR,
    FLAG_PIECES,
    FLAG_THREADS,
    FLAG_MAX_TOTAL,
    FLAG_MOVING,
    FLAG_STATS,
    FLAG_PLACING,
    FLAG_VERIFY,
    FLAG_COMPACT,
    FLAG_NODES,
};

static const GameFlag flags[] = {
    [FLAG_DIR] = { "--dir", "DIR", PHRASE(SAY_FLAG_DIR) },
    [FLAG_PIECES] = { "--pieces", "N", PHRASE(SAY_FLAG_PIECES) },
    [FLAG_THREADS] = { "--threads", "T", PHRASE(SAY_FLAG_THREADS) },
    [FLAG_MAX_TOTAL] = { "--max-total", "N", PHRASE(SAY_FLAG_MAX_TOTAL) },
    [FLAG_MOVING] = { "--moving", NULL, PHRASE(SAY_FLAG_MOVING) },
    [FLAG_STATS] = { "--stats", NULL, PHRASE(SAY_FLAG_STATS) },
    [FLAG_PLACING] = { "--placing", NULL, PHRASE(SAY_FLAG_PLACING) },
    [FLAG_VERIFY] = { "--verify", NULL, PHRASE(SAY_FLAG_VERIFY) },
    [FLAG_COMPACT] = { "--compact", NULL, PHRASE(SAY_FLAG_COMPACT) },
    [FLAG_NODES] = { "--nodes", "N", PHRASE(SAY_FLAG_NODES) },
    { .name = NULL },
};

/* Reads the number of a flag. If the flag was not given, *number stays. */
static bool read_number(const GameRun *run, int flag, int min, int max,
                        int *number, Error *err)
{
    const char *text = run->values[flag];
    char *end;
    if (!text) {
        return true;
    }
    long value = strtol(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end || value < min || value > max) {
        return error_set(err, SAY_BAD_FLAG, flags[flag].name, min, max, text);
    }
    *number = (int)value;
    return true;
}

/* Reads what the flags ask for; folder keeps the name of the folder. */
static bool read_wish(const GameRun *run, Solve *wish, Text *folder, Error *err)
{
    int pieces = run->config.value[PIECES];
    *wish = (Solve){ .threads = parallel_processors(),
                     .has_placing = !run->values[FLAG_MOVING],
                     .progress = run->progress,
                     .context = run->context };
    if (!read_number(run, FLAG_PIECES, 3, 12, &pieces, err)) {
        return false;
    }
    wish->rules = tables_rules(run->config.value[FLYING] != 0, pieces);
    wish->most = 2 * pieces;
    if (!read_number(run, FLAG_MAX_TOTAL, 6, 24, &wish->most, err) ||
        !read_number(run, FLAG_THREADS, 1, 256, &wish->threads, err)) {
        return false;
    }
    if (run->values[FLAG_DIR]) {
        text_add(folder, run->values[FLAG_DIR]);
    } else {
        tables_folder(folder);
    }
    wish->folder = text_string(folder);
    return true;
}

static void write_counts_json(const TableName *name, const TableCounts *counts,
                              JsonWriter *out)
{
    json_begin_object(out);
    json_int_member(out, "mover", name->mover);
    json_int_member(out, "other", name->other);
    if (name->hands) {
        json_int_member(out, "mover_hand", table_mover_hand(name));
        json_int_member(out, "other_hand", table_other_hand(name));
    }
    json_int_member(out, "wins", (int64_t)counts->wins);
    json_int_member(out, "losses", (int64_t)counts->losses);
    json_int_member(out, "draws", (int64_t)counts->draws);
    json_int_member(out, "longest_win", counts->longest_win);
    json_int_member(out, "longest_loss", counts->longest_loss);
    json_end_object(out);
}

static void write_counts(const TableName *name, const TableCounts *counts,
                         Text *out)
{
    if (name->hands) {
        text_addf(out, "%3d+%d %3d+%d", name->mover, table_mover_hand(name),
                  name->other, table_other_hand(name));
    } else {
        text_addf(out, "%5d %5d", name->mover, name->other);
    }
    text_addf(out, " %12llu %12llu %12llu %6d %6d\n",
              (unsigned long long)counts->wins,
              (unsigned long long)counts->losses,
              (unsigned long long)counts->draws, counts->longest_win,
              counts->longest_loss);
}

static bool print_stats(const GameRun *run, Solve *wish, Text *out, Error *err)
{
    TableName *names;
    bool is_good = true, is_placing = run->values[FLAG_PLACING] != NULL;
    JsonWriter json = { .out = out };
    wish->has_placing = is_placing;
    int count = solve_names(wish, &names);
    if (run->is_json) {
        json_begin_array(&json);
    } else {
        text_say(out, run->lang, SAY_STATS_HEAD);
    }
    for (int i = 0; is_good && i < count; i++) {
        TableCounts counts;
        if ((names[i].hands > 0) != is_placing) {
            continue;
        }
        is_good = solve_count(wish, &names[i], &counts, err);
        if (is_good && run->is_json) {
            write_counts_json(&names[i], &counts, &json);
        } else if (is_good) {
            write_counts(&names[i], &counts, out);
        }
    }
    if (run->is_json) {
        json_end_array(&json);
        text_add_char(out, '\n');
    }
    free(names);
    return is_good;
}

/* Prints one line that says what joute solve did. */
static void print_done(const GameRun *run, const Solve *wish, Text *out)
{
    TableName *names;
    int count = solve_names(wish, &names);
    const char *done = run->values[FLAG_VERIFY]
                           ? lang_pick(run->lang, SAY_VERIFIED)
                           : lang_pick(run->lang, SAY_SOLVED);
    if (run->is_json) {
        JsonWriter json = { .out = out };
        json_begin_object(&json);
        json_string_member(&json, "dir", wish->folder);
        json_int_member(&json, "subspaces", count);
        json_end_object(&json);
        text_add_char(out, '\n');
    } else {
        text_say(out, run->lang, SAY_SUBSPACES, count, done, wish->folder);
    }
    free(names);
}

static bool moulin_solve(const GameRun *run, Text *out, Error *err)
{
    Solve wish;
    Text folder = { 0 };
    bool is_good = read_wish(run, &wish, &folder, err);
    if (is_good && run->values[FLAG_STATS]) {
        is_good = print_stats(run, &wish, out, err);
    } else if (is_good) {
        is_good = run->values[FLAG_VERIFY] ? solve_verify(&wish, err)
                                           : solve_run(&wish, err);
        if (is_good && run->values[FLAG_COMPACT]) {
            is_good = solve_compact(&wish, err);
        }
        if (is_good) {
            print_done(run, &wish, out);
        }
    }
    text_done(&folder);
    return is_good;
}

/* Opens the tables that the flags name; returns NULL, with the reason, if the
 * flags are wrong. */
static Tables *open_tables(const GameRun *run, int *threads, Error *err)
{
    Solve wish;
    Text folder = { 0 };
    Tables *tables = NULL;
    if (read_wish(run, &wish, &folder, err)) {
        tables = tables_open(wish.folder, &wish.rules);
        *threads = wish.threads;
    }
    text_done(&folder);
    return tables;
}

static bool moulin_eval(const GameRun *run, const void *state, Text *out,
                        Error *err)
{
    enum { QUICK_NODES = 1000000, NODES = 5000000, NODES_MAX = 2000000000 };
    int nodes = run->is_quick ? QUICK_NODES : NODES, threads = 1;
    if (!read_number(run, FLAG_NODES, 1, NODES_MAX, &nodes, err)) {
        return false;
    }
    TableRules rules =
        tables_rules(run->config.value[FLYING] != 0, run->config.value[PIECES]);
    Tables *tables = open_tables(run, &threads, err);
    if (tables && run->is_quick && solve_small_now(&rules, tables, state)) {
        tables_close(tables);
        tables = open_tables(run, &threads, err);
    }
    if (tables) {
        SearchLimits limits = { .nodes = (uint64_t)nodes,
                                .threads = run->is_quick ? 1 : threads };
        eval_position(run, tables, state, &limits, out);
    }
    tables_close(tables);
    return tables != NULL;
}

static bool moulin_review(const GameRun *run, const Play *play, Text *out,
                          Error *err)
{
    int threads;
    Tables *tables = open_tables(run, &threads, err);
    if (tables) {
        review_match(run, tables, play, out);
    }
    tables_close(tables);
    return tables != NULL;
}

/* For joute bench: searches of two million positions, one in each phase of a
 * game. The positions come from games of this folder's players. */
static bool moulin_sample(int at, Text *name, uint64_t *nodes)
{
    enum {
        BITS = 20,
        NODES = 2000000
    }; /* a table of the same size as the players' */
    static const struct {
        uint32_t men[2];
        uint8_t hand;
    } positions[] = {
        { { 0x240000, 0x100080 }, 7 }, { { 0x986200, 0x261108 }, 3 },
        { { 0x46a8c4, 0xa9422a }, 0 }, { { 0xd96280, 0x269128 }, 0 },
        { { 0xd1202c, 0x288741 }, 0 }, { { 0xd1001c, 0x0807c1 }, 0 },
        { { 0xa20850, 0x448007 }, 0 }, { { 0xd10800, 0x088600 }, 0 },
        { { 0x040101, 0x020202 }, 0 },
    };
    if (at >= (int)(sizeof positions / sizeof *positions)) {
        return false;
    }
    const uint32_t *men = positions[at].men;
    uint8_t hand = positions[at].hand;
    Moulin s = { .men = { men[0], men[1] },
                 .hand = { hand, hand },
                 .has_flying = true,
                 .repetition = 3,
                 .quiet_plies = 100 };
    SearchLimits limits = { .nodes = NODES };
    SearchResult result;
    AlphaBeta *search = alphabeta_new(BITS, NULL);
    alphabeta_run(search, &s, &limits, NULL, NULL, &result);
    alphabeta_free(search);
    text_addf(name, "search %d-%d", points_count(men[0]), points_count(men[1]));
    if (hand) {
        text_addf(name, " +%d", 2 * hand);
    }
    *nodes = result.nodes;
    return true;
}

const GameSolver moulin_solver = {
    .flags = flags,
    .solve = moulin_solve,
    .eval = moulin_eval,
    .review = moulin_review,
    .sample = moulin_sample,
};
