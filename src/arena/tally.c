/* tally.c: counts wins, points, ranks and their uncertainty from the games'
 * scores, and writes them as JSON and for people. */
#include "arena/tally.h"

#include <math.h>

#include "core/config.h"

/* Adds one game. A player has won if it has beaten all others. If both players
 * lose, nobody has won, and it is no draw either. Players who share the first
 * place share the win. */
static void add_game(Tally *tally, const GameScore *score, int players)
{
    int best = score->balance[0];
    for (int i = 1; i < players; i++) {
        best = score->balance[i] > best ? score->balance[i] : best;
    }
    bool is_won = best == players - 1;
    bool is_drawn = !is_won && best > 1 - players;
    tally->draws += is_drawn;
    for (int i = 0; i < players; i++) {
        bool is_first = score->balance[i] == best;
        tally->wins[i] += is_won && is_first;
        tally->losses[i] += !is_first || !(is_won || is_drawn);
        tally->points[i] += !is_first ? 0 : is_won ? 1 : is_drawn ? 0.5 : 0;
        tally->rank[i] += (players + 1 - score->balance[i]) / 2.0;
    }
    tally->share += (score->balance[0] / (players - 1.0) + 1) / 2;
}

/* Counts all games as lost by the players with a verdict that loses the match,
 * and as won by the others, if there are any. */
static void add_lost_match(const Series *series, Tally *tally)
{
    int players = series->settings->players;
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
    const GameReferee *rules = series->settings->rules;
    int64_t best = 0, own = tally->score[player];
    int firsts = 0;
    if (series->match_losers >> player & 1) {
        return rules->fault_points;
    }
    for (int i = 0; i < series->settings->players; i++) {
        best = i == 0 || tally->score[i] > best ? tally->score[i] : best;
    }
    for (int i = 0; i < series->settings->players; i++) {
        firsts += tally->score[i] == best;
    }
    return own < best    ? 0
           : firsts == 1 ? rules->win_points
                         : rules->draw_points;
}

/* Computes Wilson's interval, which is accurate for few games too. A draw
 * counts as half a win, which makes the interval a little too wide. */
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
    const MatchSettings *settings = series->settings;
    *out = (Tally){ .games = series->played };
    for (int64_t g = 0; g < series->played; g++) {
        add_game(out, &series->scores[g], settings->players);
    }
    if (series->match_losers) {
        add_lost_match(series, out);
    }
    out->share /= (double)out->games;
    for (int i = 0; i < settings->players; i++) {
        out->score[i] = out->wins[i] - out->losses[i];
        out->rank[i] /= (double)out->games;
    }
    for (int i = 0; settings->rules->has_points && i < settings->players; i++) {
        out->points[i] = match_points(series, out, i);
    }
    find_interval(out);
}

/* Writes a list with one number for each player, from `whole` or the other
 * array, whichever is not NULL. */
static void write_list(const char *key, int players, const int64_t *whole,
                       const double *real, JsonWriter *out)
{
    json_begin_array_member(out, key);
    for (int i = 0; i < players; i++) {
        if (whole || real[i] == floor(real[i])) {
            json_int(out, whole ? whole[i] : (int64_t)real[i]);
        } else {
            json_real(out, real[i]);
        }
    }
    json_end_array(out);
}

static void write_verdicts(const char *key, const Verdicts *verdicts,
                           JsonWriter *out)
{
    json_begin_array_member(out, key);
    for (size_t i = 0; i < verdicts->count; i++) {
        const Verdict *verdict = &verdicts->at[i];
        json_begin_object(out);
        json_int_member(out, "game", verdict->game);
        json_int_member(out, "player", verdict->player + 1);
        json_string_member(out, "code", verdict_word(verdict->code));
        json_string_member(out, "why", verdict->why[LANG_EN]);
        json_end_object(out);
    }
    json_end_array(out);
}

void tally_write(const Series *series, const Tally *tally, JsonWriter *out)
{
    const MatchSettings *settings = series->settings;
    int players = settings->players;
    json_begin_object(out);
    json_string_member(out, "game", settings->game->id);
    json_key(out, "options");
    config_write(settings->game, &settings->config, out);
    json_begin_array_member(out, "players");
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
    write_verdicts("verdicts", &series->verdicts, out);
    json_real_member(out, "seconds", series->seconds);
    write_verdicts("faults", &series->failures, out);
    json_end_object(out);
}

/* Returns how many columns a name takes: its characters, not its bytes. */
static int width(const char *name)
{
    int count = 0;
    for (; *name; name++) {
        count += (*name & 0xc0) != 0x80;
    }
    return count;
}

static void describe_player(const Series *series, const Tally *tally,
                            int player, int widest, Lang lang, Text *out)
{
    const char *name = series->names[player];
    int64_t drawn = tally->games - tally->wins[player] - tally->losses[player];
    text_addf(out, "  %d. %s%*s  ", player + 1, name, widest - width(name), "");
    text_say(out, lang,
             "wins %lld  draws %lld  losses %lld  score %+lld  points %g",
             "gagnées %lld  nulles %lld  perdues %lld  score %+lld  points %g",
             (long long)tally->wins[player], (long long)drawn,
             (long long)tally->losses[player], (long long)tally->score[player],
             tally->points[player]);
    if (series->settings->players > 2) {
        text_say(out, lang, "  mean rank %.2f", "  rang moyen %.2f",
                 tally->rank[player]);
    }
    text_add_char(out, '\n');
}

static void describe_ends(const Series *series, Lang lang, Text *out)
{
    for (int i = 0; i < series->settings->players; i++) {
        const char *name = series->names[i];
        if (series->match_losers >> i & 1) {
            text_say(out, lang,
                     "%s loses the match by its verdict in game %lld.\n",
                     "%s perd le match par son verdict de la partie %lld.\n",
                     name, (long long)series->ended_at);
        }
        if (series->enders >> i & 1) {
            text_say(out, lang,
                     "%s had to be restarted three times in a row: the "
                     "games after game %lld are lost.\n",
                     "%s a dû être relancé trois fois de suite : les parties "
                     "après la partie %lld sont perdues.\n",
                     name, (long long)series->ended_at);
        }
        if (series->idlers >> i & 1) {
            text_say(out, lang,
                     "%s never made a legal move: it has beaten nobody.\n",
                     "%s n'a joué aucun coup légal : il n'a battu personne.\n",
                     name);
        }
        if (series->late[i]) {
            text_say(out, lang,
                     "%s was a little late %d times, which was accepted.\n",
                     "%s a été un peu en retard %d fois, sans conséquence.\n",
                     name, series->late[i]);
        }
    }
}

static void describe_verdicts(const Series *series, const Verdicts *verdicts,
                              Phrase title, Lang lang, Text *out)
{
    VerdictGroup groups[VERDICT_GROUPS];
    int count = verdicts_group(verdicts, groups);
    text_add(out, count ? title.in[lang] : "");
    for (int i = 0; i < count; i++) {
        text_say(out, lang,
                 "  %s: ", "  %s : ", series->names[groups[i].first->player]);
        verdict_group_describe(&groups[i], lang, out);
        text_add_char(out, '\n');
    }
}

void tally_describe(const Series *series, const Tally *tally, Lang lang,
                    Text *out)
{
    int widest = 0;
    for (int i = 0; i < series->settings->players; i++) {
        int own = width(series->names[i]);
        widest = own > widest ? own : widest;
    }
    text_say(out, lang, "%s: %lld games, %.2f s, %.0f games/s\n",
             "%s : %lld parties, %.2f s, %.0f parties/s\n",
             series->settings->game->id, (long long)tally->games,
             series->seconds, (double)tally->games / series->seconds);
    for (int i = 0; i < series->settings->players; i++) {
        describe_player(series, tally, i, widest, lang, out);
    }
    text_say(out, lang,
             "Share of player 1: %.1f %%, and with 95 %% certainty between "
             "%.1f and %.1f %%.\n",
             "Part du joueur 1 : %.1f %%, et avec 95 %% de certitude entre "
             "%.1f et %.1f "
             "%%.\n",
             100 * tally->share, 100 * tally->low, 100 * tally->high);
    describe_ends(series, lang, out);
    describe_verdicts(series, &series->verdicts,
                      (Phrase)PHRASE("Verdicts:\n", "Verdicts :\n"), lang, out);
    if (series->verdicts.count) {
        const Contestant *who =
            &series->contestants[series->verdicts.at[0].player];
        bool is_command = strncmp(who->name, "cmd:", 4) == 0;
        text_say(out, lang, "joute check-bot %s -- %s explains it.\n",
                 "joute check-bot %s -- %s l'explique.\n",
                 series->settings->game->id, who->name + (is_command ? 4 : 0));
    }
    describe_verdicts(
        series, &series->failures,
        (Phrase)PHRASE(
            "Failures of this machine, after which games were played again:\n",
            "Pannes de cette machine, après lesquelles des parties ont été "
            "rejouées :\n"),
        lang, out);
}
