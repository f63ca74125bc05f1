/* solver.c: joute solve trolls, and joute eval of a state of trolls. */
#include <math.h>
#include <stdio.h>

#include "base/clock.h"
#include "core/config.h"
#include "games/trolls/internal.h"
#include "games/trolls/words.h"

enum { FLAG_CELLS, FLAG_STONES, FLAG_FRESH, FLAG_TABLES };

static const GameFlag flags[] = {
    [FLAG_CELLS] = { "--cells", "L", PHRASE(SAY_FLAG_CELLS) },
    [FLAG_STONES] = { "--stones", "S", PHRASE(SAY_FLAG_STONES) },
    [FLAG_FRESH] = { "--fresh", NULL, PHRASE(SAY_FLAG_FRESH) },
    [FLAG_TABLES] = { "--tables", NULL, PHRASE(SAY_FLAG_TABLES) },
    { .name = NULL },
};

TrollsSolution *trolls_solution_for(int cells, int stones, TrollsWatch *watch,
                                    void *context, Error *err)
{
    return stones <= TROLLS_QUICK
               ? solution_new(cells, stones, watch, context, err)
               : solution_open(cells, stones, watch, context, err);
}

/* Rounds to twelve digits after the point, and turns -0 into 0. */
static double rounded(double value)
{
    return round(value * 1e12) / 1e12 + 0.0;
}

/* Writes "value" and "strategies". */
static void write_mix(const TrollsMix *mix, JsonWriter *out)
{
    json_real_member(out, "value", rounded(mix->value));
    json_begin_array_member(out, "strategies");
    for (int player = 0; player < 2; player++) {
        json_begin_object(out);
        for (int i = 0; i < mix->counts[player]; i++) {
            double share = rounded(mix->shares[player][i]);
            if (share > 0) {
                char key[16];
                snprintf(key, sizeof key, "%d", i + 1);
                json_real_member(out, key, share);
            }
        }
        json_end_object(out);
    }
    json_end_array(out);
}

/* Writes "values": what Left can expect after each pair of throws, a row for
 * each throw of Left, to four digits. With more than STOCK_MOST stones there
 * are too many pairs, and nothing is written. */
static void write_values(const TrollsSolution *solution, int cell,
                         const int *stocks, JsonWriter *out)
{
    enum { STOCK_MOST = 20 };
    if (stocks[0] > STOCK_MOST || stocks[1] > STOCK_MOST) {
        return;
    }
    json_begin_array_member(out, "values");
    for (int left = 1; left <= stocks[0]; left++) {
        json_begin_array(out);
        for (int right = 1; right <= stocks[1]; right++) {
            double value =
                solution_value(solution, cell + trolls_step(left, right),
                               stocks[0] - left, stocks[1] - right);
            json_real(out, round(value * 1e4) / 1e4 + 0.0);
        }
        json_end_array(out);
    }
    json_end_array(out);
}

/* Writes for example "Left    2  46.1 %   3   4.9 %". */
static void add_mix(const TrollsMix *mix, Lang lang, Text *out)
{
    text_say(out, lang, SAY_VALUE_FOR, trolls_game.seat_names[0].in[lang],
             rounded(mix->value));
    for (int player = 0; player < 2; player++) {
        text_addf(out, "%-7s", trolls_game.seat_names[player].in[lang]);
        for (int i = 0; i < mix->counts[player]; i++) {
            if (rounded(mix->shares[player][i]) > 0) {
                text_addf_in(out, lang, " %3d %5.1f %%", i + 1,
                             100 * mix->shares[player][i]);
            }
        }
        text_add_char(out, '\n');
    }
}

typedef struct Run {
    const GameRun *run;
    TrollsSolution *solution;
    TrollsMix mix; /* the equilibrium at the start */
    double seconds;
} Run;

static void write_run(const Run *run, Text *text)
{
    const TrollsReport *report = solution_report(run->solution);
    int stones = solution_stones(run->solution);
    JsonWriter out = { .out = text };
    json_begin_object(&out);
    json_int_member(&out, "cells", solution_cells(run->solution));
    json_int_member(&out, "stones", stones);
    write_mix(&run->mix, &out);
    json_int_member(&out, "states", report->states);
    json_int_member(&out, "mixed", report->mixed);
    json_int_member(&out, "retries", report->retries);
    json_real_member(&out, "worst_gap", report->worst_gap);
    json_real_member(&out, "exploitability", report->worst_gap * stones);
    json_real_member(&out, "seconds", run->seconds);
    json_bool_member(&out, "kept", report->is_read);
    json_end_object(&out);
    text_add_char(text, '\n');
}

static void add_run(const Run *run, Text *out)
{
    const TrollsReport *report = solution_report(run->solution);
    Lang lang = run->run->lang;
    int stones = solution_stones(run->solution);
    text_say(out, lang, SAY_SOLVED_BOARD, solution_cells(run->solution),
             stones);
    add_mix(&run->mix, lang, out);
    text_say(out, lang, SAY_STATES, report->states, report->mixed,
             report->retries);
    text_say(out, lang, SAY_WORST_GAP, report->worst_gap,
             report->worst_gap * stones);
    if (report->is_read) {
        text_say(out, lang, SAY_KEPT, run->seconds);
    } else {
        text_say(out, lang, SAY_SOLVED_IN, run->seconds);
    }
}

/* Writes the values of the first throws against each other and against the
 * equilibrium. */
static void add_throws(const Run *run, Text *out)
{
    int stones = solution_stones(run->solution);
    int middle = solution_cells(run->solution) / 2;
    int shown = stones < 8 ? stones : 8;
    text_say(out, run->run->lang, SAY_HEAD_THROWS);
    for (int j = 1; j <= shown; j++) {
        text_addf(out, "%7d", j);
    }
    text_add_char(out, '\n');
    for (int i = 1; i <= shown; i++) {
        double sum = 0;
        text_addf(out, "%5d", i);
        for (int j = 1; j <= stones; j++) {
            double value =
                solution_value(run->solution, middle + trolls_step(i, j),
                               stones - i, stones - j);
            if (j <= shown) {
                text_addf_in(out, run->run->lang, "%+7.2f", value + 0.0);
            }
            if (j <= run->mix.counts[1]) {
                sum += run->mix.shares[1][j - 1] * value;
            }
        }
        text_addf_in(out, run->run->lang, "  %+7.3f\n", rounded(sum));
    }
}

/* Writes the values of other starts: the troll elsewhere, or fewer stones for
 * Right. */
static void add_starts(const Run *run, Text *out)
{
    int stones = solution_stones(run->solution);
    int middle = solution_cells(run->solution) / 2;
    int side = middle - 1 < 4 ? middle - 1 : 4;
    text_say(out, run->run->lang, SAY_HEAD_STARTS);
    for (int cell = middle - side; cell <= middle + side; cell++) {
        text_addf(out, "%7d", cell);
    }
    text_add_char(out, '\n');
    for (int less = 0; less < 5 && less < stones; less++) {
        text_addf(out, "%5d", less);
        for (int cell = middle - side; cell <= middle + side; cell++) {
            text_addf_in(
                out, run->run->lang, "%+7.2f",
                solution_value(run->solution, cell, stones, stones - less) +
                    0.0);
        }
        text_add_char(out, '\n');
    }
}

static bool tell(double done, void *context)
{
    const GameRun *run = context;
    if (run->progress) {
        run->progress(done, "", run->context);
    }
    return true;
}

static bool find_mix(TrollsSolution *solution, int cell, const int *stocks,
                     TrollsMix *out, Error *err)
{
    return solution_mix(solution, cell, stocks[0], stocks[1], out) ||
           error_set(err, SAY_NOT_EXACT);
}

static bool trolls_solve(const GameRun *run, Text *out, Error *err)
{
    const char *const keys[] = { "cells", "stones" };
    GameConfig config = run->config;
    for (int i = FLAG_CELLS; i <= FLAG_STONES; i++) {
        if (run->values[i] &&
            !config_set(run->game, &config, keys[i], run->values[i], err)) {
            return false;
        }
    }
    if (!config_check(run->game, &config, err)) {
        return false;
    }
    int cells = config.value[CELLS], stones = config.value[STONES];
    Run done = { .run = run };
    uint64_t began = clock_cpu();
    if (run->values[FLAG_FRESH]) {
        solution_drop(cells, stones);
    }
    done.solution = solution_open(cells, stones, tell, (void *)run, err);
    done.seconds = (double)(clock_cpu() - began) / 1e9;
    int stocks[2] = { stones, stones };
    bool is_solved = done.solution &&
                     find_mix(done.solution, cells / 2, stocks, &done.mix, err);
    if (is_solved && run->is_json) {
        write_run(&done, out);
    } else if (is_solved) {
        add_run(&done, out);
        if (run->values[FLAG_TABLES]) {
            add_throws(&done, out);
            add_starts(&done, out);
        }
    }
    mix_done(&done.mix);
    solution_free(done.solution);
    return is_solved;
}

static bool trolls_eval(const GameRun *run, const void *state, Text *out,
                        Error *err)
{
    const Trolls *s = state;
    int stocks[2] = { s->stock[0], s->stock[1] };
    int most = stocks[0] > stocks[1] ? stocks[0] : stocks[1];
    TrollsMix mix = { 0 };
    if (run->is_quick && most > TROLLS_BRIEF) {
        return error_set(err, SAY_TOO_LONG, TROLLS_BRIEF);
    }
    TrollsSolution *solution =
        run->is_quick
            ? solution_new(s->cells, most, tell, (void *)run, err)
            : trolls_solution_for(s->cells,
                                  most <= TROLLS_QUICK ? most : s->stones, tell,
                                  (void *)run, err);
    bool is_solved =
        solution && find_mix(solution, s->troll, stocks, &mix, err);
    if (is_solved && run->is_json) {
        JsonWriter writer = { .out = out };
        json_begin_object(&writer);
        write_mix(&mix, &writer);
        write_values(solution, s->troll, stocks, &writer);
        json_end_object(&writer);
        text_add_char(out, '\n');
    } else if (is_solved) {
        add_mix(&mix, run->lang, out);
    }
    mix_done(&mix);
    solution_free(solution);
    return is_solved;
}

/* For joute bench: the boards of the contest together, and larger ones. */
static bool trolls_sample(int at, Text *name, uint64_t *nodes)
{
    (void)nodes;
    static const int boards[][4][2] = {
        { { 7, 15 }, { 7, 30 }, { 15, 30 }, { 15, 50 } },
        { { 15, 100 } },
        { { 15, 200 } },
        { { 31, 200 } },
    };
    if (at >= (int)(sizeof boards / sizeof *boards)) {
        return false;
    }
    for (int i = 0; i < 4 && boards[at][i][0]; i++) {
        const int *board = boards[at][i];
        text_addf(name, "%s%d/%d", i ? " " : "", board[0], board[1]);
        solution_free(solution_new(board[0], board[1], NULL, NULL, NULL));
    }
    return true;
}

const GameSolver trolls_solver = {
    .flags = flags,
    .solve = trolls_solve,
    .eval = trolls_eval,
    .advise = trolls_advise,
    .review = trolls_review,
    .habits = trolls_habits,
    .sample = trolls_sample,
};
