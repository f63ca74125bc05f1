/* review.c: the course of a game: the value of each position, and the moves
 * that gave something away, by the tables or, where they know nothing, by a
 * short search. */
#include <stdio.h>

#include "core/play.h"
#include "games/moulin/eval.h"
#include "games/moulin/words.h"

enum { REVIEW_NODES = 300000, ENTRY_BITS = 18, BAR = 10 };

/* The value of a position for player 1. */
typedef struct Worth {
    bool is_sure;
    int result;   /* -1, 0 or 1 if the result is sure */
    int plies;    /* the plies to a sure end, or VALUE_DRAW */
    double score; /* from -1 to 1 */
} Worth;

typedef struct Review {
    const GameRun *run;
    const Tables *tables;
    AlphaBeta *search;
    SearchResult found; /* what the search found in the last position it looked
                           at */
} Review;

/* Turns a value for the side to move into one for player 1. */
static Worth worth_of(const Moulin *s, int result, int plies, double score)
{
    int sign = s->mover == 0 ? 1 : -1;
    return (Worth){ .is_sure = true,
                    .result = sign * result,
                    .plies = plies,
                    .score = sign * score };
}

static Worth worth_at(Review *r, const Moulin *s)
{
    if (s->end) {
        bool is_drawn = s->end == END_REPETITION || s->end == END_QUIET;
        int result = is_drawn ? 0 : s->loser ? 1 : -1;
        return (Worth){ true, result, is_drawn ? VALUE_DRAW : 0, result };
    }
    Position position = position_of(s);
    int value = tables_value(r->tables, &position);
    if (value != VALUE_UNKNOWN) {
        int result = value == VALUE_DRAW ? 0 : value & 1 ? 1 : -1;
        return worth_of(s, result, value > VALUE_DRAW ? VALUE_DRAW : value,
                        result);
    }
    SearchLimits limits = { .nodes = REVIEW_NODES };
    alphabeta_run(r->search, s, &limits, NULL, NULL, &r->found);
    int score = r->found.score;
    int sure = score > SCORE_SURE ? 1 : score < -SCORE_SURE ? -1 : 0;
    double guess = score / 1000.0;
    guess = guess > 1 ? 1 : guess < -1 ? -1 : guess;
    Worth worth = worth_of(s, sure, sure ? SCORE_WIN - sure * score : 0,
                           sure ? sure : guess);
    worth.is_sure = sure != 0;
    return worth;
}

/* True if a player's move gave away a sure draw or win, or if the estimate fell
 * by half a win. */
static bool is_blunder(const Worth *before, const Worth *after, int player)
{
    int sign = player == 0 ? 1 : -1;
    if (before->is_sure && after->is_sure) {
        return sign * after->result < sign * before->result;
    }
    return sign * (before->score - after->score) > 0.5;
}

static void add_worth(const Worth *worth, Lang lang, Text *out)
{
    if (!worth->is_sure) {
        text_addf_in(out, lang, "%+.2f", worth->score);
    } else if (worth->result == 0) {
        text_say(out, lang, SAY_DRAW);
    } else {
        text_say(out, lang, SAY_SIDE_WINS, worth->result > 0 ? "●" : "○");
        if (worth->plies < VALUE_DRAW) {
            text_say(out, lang, SAY_IN_PLIES, worth->plies);
        }
    }
}

static void add_step(const Review *r, size_t number, const Moulin *s, Move move,
                     const Worth *worth, bool is_wrong, Text *out)
{
    Text text = { 0 }, said = { 0 };
    moulin_write_move(s, s->mover, move, NOTATION_POINTS, &text);
    add_worth(worth, r->run->lang, &said);
    text_addf(out, "%4zu %s %-9s ", number, s->mover ? "○" : "●",
              text_string(&text));
    /* One point of the curve: White's side is on the left, Black's on the
     * right. */
    double score = worth->score;
    int at = BAR + (int)(score * (double)BAR + (score < 0 ? -0.5 : 0.5));
    for (int i = 0; i <= 2 * BAR; i++) {
        text_add(out, i == at ? "◆" : i == BAR ? "│" : "·");
    }
    text_addf(out, "  %s%s\n", text_string(&said), is_wrong ? "  ??" : "");
    text_done(&text);
    text_done(&said);
}

static void add_step_json(size_t number, const Moulin *s, Move move,
                          const Worth *worth, bool is_wrong, JsonWriter *json)
{
    Text text = { 0 };
    moulin_write_move(s, s->mover, move, NOTATION_POINTS, &text);
    json_begin_object(json);
    json_int_member(json, "move_number", (int64_t)number);
    json_int_member(json, "player", s->mover + 1);
    json_string_member(json, "move", text_string(&text));
    json_real_member(json, "score", worth->score);
    json_bool_member(json, "sure", worth->is_sure);
    json_bool_member(json, "blunder", is_wrong);
    json_end_object(json);
    text_done(&text);
}

void review_match(const GameRun *run, const Tables *tables, const Play *play,
                  Text *out)
{
    Review r = { .run = run,
                 .tables = tables,
                 .search = alphabeta_new(ENTRY_BITS, tables) };
    JsonWriter json = { .out = out };
    Moulin s;
    int blunders[2] = { 0 };
    game_copy(&moulin_game, &s, &play->start);
    Worth before = worth_at(&r, &s);
    if (run->is_json) {
        json_begin_array(&json);
    }
    for (size_t i = 0; i < play->step_count; i++) {
        Moulin next;
        Move move = play->steps[i].moves[0];
        game_copy(&moulin_game, &next, &s);
        moulin_apply(&next, &move);
        Worth after = worth_at(&r, &next);
        bool is_wrong = is_blunder(&before, &after, s.mover);
        blunders[s.mover] += is_wrong;
        if (run->is_json) {
            add_step_json(i + 1, &s, move, &after, is_wrong, &json);
        } else {
            add_step(&r, i + 1, &s, move, &after, is_wrong, out);
        }
        game_copy(&moulin_game, &s, &next);
        before = after;
    }
    if (run->is_json) {
        json_end_array(&json);
        text_add_char(out, '\n');
    } else {
        text_say(out, run->lang, SAY_BLUNDERS, blunders[0], blunders[1]);
    }
    alphabeta_free(r.search);
}
