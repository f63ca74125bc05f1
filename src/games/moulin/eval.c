/* eval.c: joute eval: the value of every move of a position, by the tables or,
 * if they lack some, by a search. */
#include <stdio.h>
#include <stdlib.h>

#include "games/moulin/eval.h"
#include "games/moulin/players.h"
#include "games/moulin/words.h"

/* The search's table has 2^QUICK_BITS entries for a quick evaluation, else
 * 2^ENTRY_BITS. */
enum { QUICK_BITS = 19, ENTRY_BITS = 22 };

/* The result r, -1, 0 or 1, is at index r + 1. */
static const Phrase results[] = { PHRASE(SAY_LOSS), PHRASE(SAY_DRAW),
                                  PHRASE(SAY_WIN) };

/* The result for the side that has just moved, from the value for the side to
 * move. */
static int result_after(int value)
{
    return value == VALUE_DRAW ? 0 : value & 1 ? -1 : 1;
}

/* Sorts values from the best for the side to move to the worst, unknown ones
 * last. */
static int order_of(int value)
{
    return value == VALUE_UNKNOWN ? 5000
           : value == VALUE_DRAW  ? 2000
           : value & 1            ? 4000 - value
                                  : value;
}

static int compare(const void *a, const void *b)
{
    const EvaluatedMove *x = a, *y = b;
    int order = order_of(x->value) - order_of(y->value);
    return order ? order : strcmp(x->text, y->text);
}

bool eval_moves(const Tables *tables, const Moulin *s, EvaluatedMoves *out)
{
    MoveList list = { .count = 0 };
    bool is_known = true;
    moulin_moves(s, s->mover, &list);
    out->count = list.count;
    for (int i = 0; i < list.count; i++) {
        EvaluatedMove *move = &out->at[i];
        Text text = { 0 };
        moulin_write_move(s, s->mover, list.at[i], NOTATION_POINTS, &text);
        snprintf(move->text, sizeof move->text, "%s", text_string(&text));
        text_done(&text);
        move->move = list.at[i];
        move->value = moulin_value_after(tables, s, list.at[i]);
        move->score = SCORE_NONE;
        is_known = is_known && move->value != VALUE_UNKNOWN;
    }
    qsort(out->at, (size_t)out->count, sizeof *out->at, compare);
    return is_known;
}

/* Writes "value" and "plies", which is a number, or null if it is unknown or
 * does not matter. */
static void write_value(JsonWriter *json, int result, int plies)
{
    json_string_member(json, "value", results[result + 1].in[LANG_EN]);
    json_key(json, "plies");
    if (result == 0 || plies >= VALUE_DRAW) {
        json_null(json);
    } else {
        json_int(json, plies);
    }
}

/* 1 or -1 if the score is a proved win or loss, else 0. */
static int sure_result(int score)
{
    return (score > SCORE_SURE) - (score < -SCORE_SURE);
}

/* Writes a score and, if it is sure, the result in this number of plies. */
static void write_score(JsonWriter *json, int score, int plies)
{
    int sure = sure_result(score);
    if (sure) {
        write_value(json, sure, plies);
    }
    json_real_member(json, "score", sure ? sure : score / 1000.0);
}

/* Moves about which nothing is known are left out. */
static void write_moves_json(const EvaluatedMoves *moves, JsonWriter *json)
{
    json_begin_array_member(json, "moves");
    for (int i = 0; i < moves->count; i++) {
        const EvaluatedMove *move = &moves->at[i];
        if (move->value == VALUE_UNKNOWN && move->score == SCORE_NONE) {
            continue;
        }
        json_begin_object(json);
        json_string_member(json, "move", move->text);
        if (move->value != VALUE_UNKNOWN) {
            write_value(json, result_after(move->value), move->value);
        } else {
            write_score(json, move->score, SCORE_WIN - abs(move->score) - 1);
        }
        json_end_object(json);
    }
    json_end_array(json);
}

/* Writes for example "win in 25" or "draw". */
static void add_value(Text *out, Lang lang, int result, int plies)
{
    text_add(out, results[result + 1].in[lang]);
    if (result != 0 && plies < VALUE_DRAW) {
        text_say(out, lang, SAY_IN_PLIES, plies);
    }
}

static void write_moves(const EvaluatedMoves *moves, Lang lang, Text *out)
{
    for (int i = 0; i < moves->count; i++) {
        int value = moves->at[i].value;
        if (value != VALUE_UNKNOWN) {
            text_addf(out, "%s\t", moves->at[i].text);
            add_value(out, lang, result_after(value), value);
            text_add_char(out, '\n');
        }
    }
}

/* Writes the answer if every value is known: the best move decides. */
static void write_known(const GameRun *run, const EvaluatedMoves *moves,
                        Text *out)
{
    int best = moves->at[0].value, result = result_after(best);
    int plies = best >= VALUE_DRAW ? best : best + 1;
    if (run->is_json) {
        JsonWriter json = { .out = out };
        json_begin_object(&json);
        write_value(&json, result, plies);
        write_moves_json(moves, &json);
        json_end_object(&json);
        text_add_char(out, '\n');
        return;
    }
    add_value(out, run->lang, result, plies);
    text_add_char(out, '\n');
    write_moves(moves, run->lang, out);
}

static void add_line(const SearchResult *result, const Moulin *s, Text *out,
                     JsonWriter *json)
{
    Moulin at;
    game_copy(&moulin_game, &at, s);
    for (int i = 0; i < result->line_count && !at.end; i++) {
        Text move = { 0 };
        moulin_write_move(&at, at.mover, result->line[i], NOTATION_POINTS,
                          &move);
        if (json) {
            json_string(json, text_string(&move));
        } else {
            text_addf(out, " %s", text_string(&move));
        }
        text_done(&move);
        moulin_apply(&at, &result->line[i]);
    }
}

static void write_searched(const GameRun *run, const Moulin *s,
                           const SearchResult *result,
                           const EvaluatedMoves *moves, Text *out)
{
    int sure = sure_result(result->score);
    int plies = SCORE_WIN - abs(result->score);
    if (run->is_json) {
        JsonWriter json = { .out = out };
        json_begin_object(&json);
        write_score(&json, result->score, plies);
        json_int_member(&json, "depth", result->depth);
        json_int_member(&json, "nodes", (int64_t)result->nodes);
        json_begin_array_member(&json, "line");
        add_line(result, s, out, &json);
        json_end_array(&json);
        write_moves_json(moves, &json);
        json_end_object(&json);
        text_add_char(out, '\n');
        return;
    }
    if (sure) {
        add_value(out, run->lang, sure, plies);
    } else {
        text_say(out, run->lang, SAY_SCORE, result->score / 1000.0);
    }
    text_say(out, run->lang, SAY_SEARCHED, result->depth,
             (unsigned long long)result->nodes);
    add_line(result, s, out, NULL);
    text_add_char(out, '\n');
    write_moves(moves, run->lang, out);
}

/* The score of a move for the side that makes it, in plies from the position
 * before it. */
static int score_of(AlphaBeta *search, const Moulin *s, Move move,
                    const SearchLimits *limits)
{
    Moulin after;
    game_copy(&moulin_game, &after, s);
    moulin_apply(&after, &move);
    if (after.end) {
        Outcome outcome = { 0 };
        moulin_outcome(&after, &outcome);
        return outcome.balance[s->mover] > 0 ? SCORE_WIN - 1 : 0;
    }
    SearchResult result;
    alphabeta_run(search, &after, limits, NULL, NULL, &result);
    int sure = sure_result(result.score);
    return sure - result.score;
}

/* Searches every move of which no table knows the value, with half as many
 * nodes for all together as the best one had; none counts as better than that
 * one. */
static void score_moves(AlphaBeta *search, const Moulin *s,
                        const SearchLimits *limits, const SearchResult *best,
                        EvaluatedMoves *moves)
{
    SearchLimits each = { .nodes = limits->nodes / 2 / (uint64_t)moves->count,
                          .threads = 1 };
    for (int i = 0; i < moves->count; i++) {
        EvaluatedMove *move = &moves->at[i];
        if (move->move == best->move) {
            move->score = best->score;
        } else if (move->value == VALUE_UNKNOWN) {
            int score = score_of(search, s, move->move, &each);
            move->score = score < best->score ? score : best->score;
        }
    }
}

void eval_position(const GameRun *run, const Tables *tables, const Moulin *s,
                   const SearchLimits *limits, Text *out)
{
    EvaluatedMoves moves;
    SearchResult result;
    if (eval_moves(tables, s, &moves) && moves.at[0].value <= VALUE_DRAW) {
        write_known(run, &moves, out);
        return;
    }
    AlphaBeta *search =
        alphabeta_new(run->is_quick ? QUICK_BITS : ENTRY_BITS, tables);
    alphabeta_run(search, s, limits, NULL, NULL, &result);
    if (run->is_quick) {
        score_moves(search, s, limits, &result, &moves);
    }
    alphabeta_free(search);
    write_searched(run, s, &result, &moves, out);
}
