#include "arena/tally.h"

#include <math.h>

#include "arena/plain.h"
#include "core/config.h"

/* Who has won a game: the only one that nobody beat; -1 if there are more. */
static int winner_of(const BlockScore *score, int players)
{
    for (int i = 0; i < players; i++) {
        if (score->balance[i] == players - 1) {
            return i;
        }
    }
    return -1;
}

static int best_balance(const BlockScore *score, int players)
{
    int best = score->balance[0];
    for (int i = 1; i < players; i++) {
        best = score->balance[i] > best ? score->balance[i] : best;
    }
    return best;
}

/* Adds one game. Where both lose there is neither a winner nor a draw; where
 * several are first together they share it. */
static void add_game(Tally *tally, const BlockScore *score, int players)
{
    int winner = winner_of(score, players);
    int best = best_balance(score, players);
    bool is_drawn = winner < 0 && best > 1 - players;
    tally->draws += is_drawn;
    for (int i = 0; i < players; i++) {
        bool is_first = is_drawn && score->balance[i] == best;
        tally->wins[i] += i == winner;
        tally->losses[i] += i != winner && !is_first;
        tally->points[i] += i == winner ? 1 : is_first ? 0.5 : 0;
        tally->rank[i] += (players + 1 - score->balance[i]) / 2.0;
    }
    tally->share += (score->balance[0] / (players - 1.0) + 1) / 2;
}

/* A verdict that loses the match counts as if all games were lost; who is
 * left has won them, unless all have lost. */
static void add_lost_match(const Series *series, Tally *tally)
{
    int players = series->terms->players;
    tally->draws = 0;
    tally->share = 0;
    for (int i = 0; i < players; i++) {
        bool has_lost = series->match_losers >> i & 1;
        tally->wins[i] = has_lost ? 0 : tally->games;
        tally->losses[i] = has_lost ? tally->games : 0;
        tally->points[i] = (double)tally->wins[i];
        tally->share += i == 0 ? (double)tally->wins[0] : 0;
    }
}

static double match_points(const Series *series, const Tally *tally, int player)
{
    const GameReferee *rules = series->terms->rules;
    int64_t best = 0, own = tally->score[player];
    int firsts = 0;
    if (series->match_losers >> player & 1) {
        return rules->fault_points;
    }
    for (int i = 0; i < series->terms->players; i++) {
        best = i == 0 || tally->score[i] > best ? tally->score[i] : best;
    }
    for (int i = 0; i < series->terms->players; i++) {
        firsts += tally->score[i] == best;
    }
    return own < best    ? 0
           : firsts == 1 ? rules->win_points
                         : rules->draw_points;
}

/* Wilson's interval, which is sensible for few games too. A draw counts as
 * half a game won, which makes it a little too wide. */
static void find_interval(Tally *tally)
{
    const double z = 1.959964;
    double n = (double)tally->games, p = tally->share;
    double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
    double half =
        z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    tally->low = fmax(0, centre - half);
    tally->high = fmin(1, centre + half);
}

void tally_count(const Series *series, Tally *out)
{
    const Terms *terms = series->terms;
    *out = (Tally){ .games = terms->games };
    for (int64_t g = 0; g < terms->games; g++) {
        add_game(out, &series->scores[g], terms->players);
    }
    if (series->match_losers) {
        add_lost_match(series, out);
    }
    out->share /= (double)out->games;
    for (int i = 0; i < terms->players; i++) {
        out->score[i] = out->wins[i] - out->losses[i];
        out->rank[i] /= (double)out->games;
    }
    for (int i = 0; terms->rules->has_points && i < terms->players; i++) {
        out->points[i] = match_points(series, out, i);
    }
    find_interval(out);
}

static void write_number(double number, JsonWriter *out)
{
    if (number == floor(number)) {
        json_int(out, (int64_t)number);
    } else {
        json_real(out, number);
    }
}

/* A list with one number a player; exactly one of the lists is given. */
static void write_list(const char *key, int players, const int64_t *whole,
                       const double *real, JsonWriter *out)
{
    json_key(out, key);
    json_begin_array(out);
    for (int i = 0; i < players; i++) {
        write_number(whole ? (double)whole[i] : real[i], out);
    }
    json_end_array(out);
}

static void write_verdicts(const Series *series, JsonWriter *out)
{
    json_key(out, "verdicts");
    json_begin_array(out);
    for (size_t i = 0; i < series->verdicts.count; i++) {
        const Verdict *verdict = &series->verdicts.at[i];
        json_begin_object(out);
        json_int_member(out, "game", verdict->game);
        json_int_member(out, "player", verdict->player + 1);
        json_string_member(out, "code", verdict_word(verdict->code));
        json_string_member(out, "why", verdict->why);
        json_end_object(out);
    }
    json_end_array(out);
}

void tally_write(const Series *series, const Tally *tally, JsonWriter *out)
{
    const Terms *terms = series->terms;
    int players = terms->players;
    json_begin_object(out);
    json_string_member(out, "game", terms->game->id);
    json_key(out, "options");
    config_write(terms->game, &terms->config, out);
    json_key(out, "players");
    json_begin_array(out);
    for (int i = 0; i < players; i++) {
        json_string(out, series->names[i]);
    }
    json_end_array(out);
    json_int_member(out, "games", tally->games);
    write_list("wins", players, tally->wins, NULL, out);
    json_int_member(out, "draws", tally->draws);
    write_list("score", players, tally->score, NULL, out);
    write_list("points", players, NULL, tally->points, out);
    write_list("interval", 2, NULL, (double[]){ tally->low, tally->high }, out);
    if (players > 2) {
        write_list("ranks", players, NULL, tally->rank, out);
    }
    write_verdicts(series, out);
    json_key(out, "seconds");
    json_real(out, series->seconds);
    json_end_object(out);
}
