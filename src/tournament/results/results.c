/* results.c: standings, cross tables and status, as text and as JSON. */
#include "tournament/results/results.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "tournament/results/records.h"
#include "tournament/results/scoring.h"

enum {
    NAME_WIDTH = 28,
    LATE_SHARE = 1000, /* more than one late answer in this many is too much */
    BUSY_PERCENT =
        150, /* above this share of the cores, any late answer is too much */
    SILENT_SECONDS =
        30, /* the status names a machine without news for this long */
};

/* ---- standings ---- */

void results_write_number(double number, JsonWriter *out)
{
    if (number == floor(number) && fabs(number) < 1e15) {
        json_int(out, (int64_t)number);
    } else {
        json_real(out, number);
    }
}

/* Writes a name padded to `width` characters, not bytes. */
static void write_name(const char *name, int width, Text *out)
{
    int used = 0;
    for (const char *at = name; *at; at++) {
        bool is_start = (*at & 0xc0) != 0x80;
        if (is_start && used == width) {
            break;
        }
        used += is_start;
        text_add_char(out, *at);
    }
    text_addf(out, "%*s", width - used, "");
}

static int widest(const Standings *standings, size_t most)
{
    int width = 4;
    for (size_t i = 0; i < standings->count && i < most; i++) {
        int own = 0;
        for (const char *at = standings->at[i].name; *at; at++) {
            own += (*at & 0xc0) != 0x80;
        }
        width = own > width ? own : width;
    }
    return width < NAME_WIDTH ? width : NAME_WIDTH;
}

static void write_standing(const Standings *standings, const Standing *row,
                           int width, Lang lang, Text *out)
{
    bool has_next = row + 1 < standings->at + standings->count && row[1].is_in;
    double ahead = has_next ? results_superiority(standings, row, row + 1) : -1;
    Text likely = { 0 };
    text_addf(out, "%4d  ", row->rank);
    write_name(row->name, width, out);
    text_addf_in(out, lang, " %8g %+9lld %7lld %6lld %6lld %6lld", row->points,
                 (long long)row->score, (long long)row->played,
                 (long long)row->wins, (long long)row->draws,
                 (long long)row->losses);
    if (row->has_elo) {
        text_addf(out, " %+7.0f ±%-5.0f", row->elo, row->elo_error);
    } else {
        text_addf(out, " %7s %6s", "-", "");
    }
    if (ahead >= 0) {
        results_write_likelihood(ahead, &likely);
    }
    text_addf(out, " %6s %8lld\n", text_string(&likely),
              (long long)row->verdicts);
    text_done(&likely);
}

void results_write_standings(const Standings *standings, Lang lang, size_t most,
                             Text *out)
{
    size_t rows = most && most < standings->count ? most : standings->count;
    int width = widest(standings, rows);
    text_addf(out, "%4s  ", lang_pick(lang, "rank", "rang"));
    write_name(lang_pick(lang, "name", "nom"), width, out);
    text_say(out, lang,
             "   points     score  played    won  drawn   lost     Elo        "
             "  LOS%% verdicts\n",
             "   points     score   joués  gagné    nul  perdu     Elo        "
             "  LOS%% verdicts\n");
    for (size_t i = 0; i < rows && standings->at[i].is_in; i++) {
        write_standing(standings, &standings->at[i], width, lang, out);
    }
}

void results_write_standing_members(const Standing *row, JsonWriter *out)
{
    json_int_member(out, "rank", row->rank);
    json_string_member(out, "name", row->name);
    json_string_member(out, "file", row->file);
    json_key(out, "points");
    results_write_number(row->points, out);
    json_int_member(out, "score", row->score);
    json_int_member(out, "played", row->played);
    json_int_member(out, "wins", row->wins);
    json_int_member(out, "draws", row->draws);
    json_int_member(out, "losses", row->losses);
    if (row->has_elo) {
        json_real_member(out, "elo", round(row->elo * 10) / 10);
        json_real_member(out, "elo_error", round(row->elo_error * 10) / 10);
    } else {
        json_null_member(out, "elo");
        json_null_member(out, "elo_error");
    }
    json_int_member(out, "verdicts", row->verdicts);
}

void results_write_standings_json(const Standings *standings, JsonWriter *out)
{
    json_begin_array(out);
    for (size_t i = 0; i < standings->count; i++) {
        if (standings->at[i].is_in) {
            json_begin_object(out);
            results_write_standing_members(&standings->at[i], out);
            json_end_object(out);
        }
    }
    json_end_array(out);
}

double results_superiority(const Standings *standings, const Standing *one,
                           const Standing *other)
{
    return one->has_elo && other->has_elo && one != other
               ? rating_superiority(&standings->rating, (int)one->entrant - 1,
                                    (int)other->entrant - 1)
               : -1;
}

void results_write_likelihood(double share, Text *out)
{
    if (share > 0.995 || share < 0.005) {
        text_add(out, share > 0.5 ? ">99" : "<1");
    } else {
        text_addf(out, "%.0f", 100 * share);
    }
}

/* ---- the cross table ---- */

typedef struct CrossWork {
    const Contest *contest;
    CrossTable *table;
    int *place; /* index of an entrant by id; -1 if it does not take part */
    int64_t most;
    int config;
} CrossWork;

static void add_cell(const CrossWork *work, const StoredMatch *match, int a,
                     int b)
{
    const MatchResult *result = &match->result;
    int row = work->place[match->plan.entrants[a]];
    int column = work->place[match->plan.entrants[b]];
    if (row < 0 || column < 0) {
        return;
    }
    CrossCell *cell = &work->table->cells[row * work->table->count + column];
    const PairResult *pair =
        &result->pairs[a < b ? result_pair(a, b) : result_pair(b, a)];
    int64_t wins = pair->wins[0] + pair->wins[1];
    int64_t losses = pair->losses[0] + pair->losses[1];
    int64_t own = result->sides[a].balance, others = result->sides[b].balance;
    bool has_lost = result->sides[a].has_lost;
    bool has_won = result->sides[b].has_lost && !has_lost;
    cell->matches++;
    cell->wins += has_won || (!has_lost && own > others);
    cell->losses += has_lost || (!has_won && own < others);
    cell->draws += !has_lost && !has_won && own == others;
    if (has_won || has_lost) { /* A verdict that loses the match counts for all
                                  its games. */
        cell->game_wins += has_won ? result->games : 0;
        cell->game_losses += has_lost ? result->games : 0;
    } else {
        cell->game_wins += a < b ? wins : losses;
        cell->game_losses += a < b ? losses : wins;
        cell->game_draws += pair->draws[0] + pair->draws[1];
    }
    if (match->plan.stage == 0) { /* as in the standings */
        cell->points += scoring_points(work->contest, result, a);
    }
}

static bool add_cells(const StoredMatch *match, void *context)
{
    const CrossWork *work = context;
    bool is_wanted = work->config < 0 || match->plan.config == work->config;
    for (int a = 0; is_wanted && a < match->plan.players; a++) {
        for (int b = 0; b < match->plan.players; b++) {
            if (a != b) {
                add_cell(work, match, a, b);
            }
        }
    }
    return true;
}

bool cross_table_make(Tournament *tournament, const Standings *standings,
                      int config, int most, CrossTable *out, Error *err)
{
    CrossWork work = { .contest = &tournament->contest,
                       .table = out,
                       .config = config };
    MatchQuery done = { .is_done = true };
    *out = (CrossTable){ .standings = standings };
    for (size_t i = 0; i < standings->count; i++) {
        int64_t id = standings->at[i].entrant;
        work.most = id > work.most ? id : work.most;
    }
    work.place = mem_new((size_t)(work.most + 1) * sizeof *work.place);
    out->rows = mem_new((standings->count + 1) * sizeof *out->rows);
    for (size_t i = 0; i < standings->count; i++) {
        const Standing *row = &standings->at[i];
        bool is_shown = row->is_in && out->count < most;
        work.place[row->entrant] = is_shown ? out->count : -1;
        if (is_shown) {
            out->rows[out->count++] = row;
        }
    }
    size_t size = (size_t)out->count;
    out->cells = mem_new((size * size + 1) * sizeof *out->cells);
    bool is_well =
        match_store_each_match(tournament->store, &done, add_cells, &work, err);
    free(work.place);
    if (!is_well) {
        cross_table_done(out);
    }
    return is_well;
}

void cross_table_done(CrossTable *table)
{
    free(table->rows);
    free(table->cells);
    *table = (CrossTable){ .count = 0 };
}

/* Writes a square table; cells without games stay empty. */
static void write_square(const CrossTable *table, int width, Lang lang,
                         bool (*write)(const CrossTable *table, int row,
                                       int column, Lang lang, Text *out),
                         Text *out)
{
    Text cell = { 0 };
    text_addf(out, "    %*s", width, "");
    for (int i = 0; i < table->count; i++) {
        text_addf(out, " %6d", i + 1);
    }
    text_add_char(out, '\n');
    for (int i = 0; i < table->count; i++) {
        text_addf(out, "%3d ", i + 1);
        write_name(table->rows[i]->name, width, out);
        for (int k = 0; k < table->count; k++) {
            text_clear(&cell);
            bool is_filled = i != k && write(table, i, k, lang, &cell);
            text_addf(out, " %6s",
                      is_filled ? text_string(&cell)
                      : i == k  ? "-"
                                : "");
        }
        text_add_char(out, '\n');
    }
    text_done(&cell);
}

static bool write_won(const CrossTable *table, int row, int column, Lang lang,
                      Text *out)
{
    const CrossCell *cell = &table->cells[row * table->count + column];
    text_addf_in(out, lang, "%g",
                 (double)cell->game_wins + (double)cell->game_draws / 2);
    return cell->matches > 0;
}

static bool write_stronger(const CrossTable *table, int row, int column,
                           Lang lang, Text *out)
{
    (void)lang;
    double share = results_superiority(table->standings, table->rows[row],
                                       table->rows[column]);
    results_write_likelihood(share, out);
    return share >= 0;
}

void cross_table_write(const CrossTable *table, bool has_likelihood, Lang lang,
                       Text *out)
{
    int width = 4;
    for (int i = 0; i < table->count; i++) {
        int own = (int)strlen(table->rows[i]->name);
        width = own > width ? own : width;
    }
    width = width < NAME_WIDTH ? width : NAME_WIDTH;
    text_say(out, lang,
             "Games won by the row against the column; a draw counts half.\n",
             "Parties gagnées par la ligne contre la colonne ; une nulle "
             "compte pour moitié.\n");
    write_square(table, width, lang, write_won, out);
    if (!has_likelihood) {
        return;
    }
    text_say(out, lang,
             "\nHow likely the row is stronger than the column, in %%.\n",
             "\nProbabilité que la ligne soit plus forte que la colonne, en "
             "%%.\n");
    write_square(table, width, lang, write_stronger, out);
}

static void write_cell(const CrossTable *table, int i, int k, JsonWriter *out)
{
    const CrossCell *cell = &table->cells[i * table->count + k];
    if (i == k || !cell->matches) {
        json_null(out);
        return;
    }
    json_begin_object(out);
    json_int_member(out, "matches", cell->matches);
    json_key(out, "points");
    results_write_number(cell->points, out);
    json_int_member(out, "wins", cell->game_wins);
    json_int_member(out, "draws", cell->game_draws);
    json_int_member(out, "losses", cell->game_losses);
    double share =
        results_superiority(table->standings, table->rows[i], table->rows[k]);
    if (share < 0) {
        json_null_member(out, "superiority");
    } else {
        json_real_member(out, "superiority", round(1000 * share) / 1000);
    }
    json_end_object(out);
}

void cross_table_write_json(const CrossTable *table, JsonWriter *out)
{
    json_begin_object(out);
    json_begin_array_member(out, "names");
    for (int i = 0; i < table->count; i++) {
        json_string(out, table->rows[i]->name);
    }
    json_end_array(out);
    json_begin_array_member(out, "rows");
    for (int i = 0; i < table->count; i++) {
        json_begin_array(out);
        for (int k = 0; k < table->count; k++) {
            write_cell(table, i, k, out);
        }
        json_end_array(out);
    }
    json_end_array(out);
    json_end_object(out);
}

/* ---- status ---- */

/* Returns the microseconds per move in which no bot was thinking; 0 if no bot
 * was asked. */
static double overhead_us(const Standings *standings)
{
    double spent = (double)(standings->spent_us - standings->thought_us);
    return standings->questions && spent > 0
               ? spent / (double)standings->questions
               : 0;
}

/* Returns true if the machine was so busy that bots had to wait for a core. */
static bool is_too_busy(const Standings *standings)
{
    bool has_bots = standings->questions > 0;
    int64_t busy =
        standings->matches ? standings->busy_sum / standings->matches : 0;
    return has_bots && standings->late &&
           (busy > BUSY_PERCENT ||
            standings->late * LATE_SHARE > standings->questions);
}

/* Counts the spoilt matches; returns zeros if the store cannot count them. */
static SpoiltCount count_spoilt(Tournament *tournament)
{
    SpoiltCount spoilt = { .matches = 0 };
    match_store_count_spoilt(tournament->store, &spoilt, NULL);
    return spoilt;
}

/* The machines that play matches of a shared tournament. */
typedef struct Machines {
    int64_t count, silent, longest;
} Machines;

static void count_machine(const StoredWorker *worker, void *context)
{
    Machines *machines = context;
    bool is_silent = worker->silent_seconds >= SILENT_SECONDS;
    machines->count++;
    machines->silent += is_silent;
    if (is_silent && worker->silent_seconds > machines->longest) {
        machines->longest = worker->silent_seconds;
    }
}

static void write_machines(Tournament *tournament, Lang lang, Text *out)
{
    Machines machines = { .count = 0 };
    MatchStore *store = tournament->store;
    if (!store->shared || !match_store_each_worker(store, false, count_machine,
                                                   &machines, NULL)) {
        return;
    }
    if (!machines.count) {
        text_say(out, lang, "no machine plays: joute worker %s\n",
                 "aucune machine ne joue : joute worker %s\n", store->name);
        return;
    }
    text_say(out, lang, "machines: %lld", "machines : %lld",
             (long long)machines.count);
    if (machines.silent) {
        text_say(out, lang, ", of which %lld silent, the longest for %lld s",
                 ", dont %lld muettes, la plus longue depuis %lld s",
                 (long long)machines.silent, (long long)machines.longest);
    }
    text_add_char(out, '\n');
}

void results_write_status(Tournament *tournament, const Standings *standings,
                          Lang lang, Text *out)
{
    const Contest *contest = &tournament->contest;
    int64_t total = tournament_total(tournament);
    text_say(
        out, lang, "%s, %s%s%s: %lld of %lld matches, %lld games\n",
        "%s, %s%s%s : %lld matchs sur %lld, %lld parties\n", contest->game->id,
        contest_format_word(contest->format), contest->preset[0] ? ", " : "",
        contest->preset, (long long)standings->matches,
        (long long)(total > standings->planned ? total : standings->planned),
        (long long)standings->games);
    text_say(out, lang, "%d bots take part\n", "%d bots participent\n",
             tournament_count(tournament));
    for (size_t i = 0; i < tournament->entrants.count; i++) {
        const Entrant *entrant = &tournament->entrants.at[i];
        if (entrant->state == ENTRANT_REFUSED) {
            text_say(out, lang, "%s is left out: %s\n", "%s est écarté : %s\n",
                     entrant->key, entrant->reason);
        } else if (entrant->state == ENTRANT_REMOVED && entrant->reason[0]) {
            text_say(out, lang, "%s was removed: %s\n",
                     "%s a été retiré : %s\n", entrant->key, entrant->reason);
        } else if (entrant->state == ENTRANT_NEW) {
            text_say(out, lang, "%s is not checked yet\n",
                     "%s n'est pas encore vérifié\n", entrant->key);
        }
    }
    if (standings->questions) {
        text_say(out, lang,
                 "moves of bots: %lld, %.0f us each besides thinking, %lld a "
                 "little late\n",
                 "coups de bots : %lld, %.0f us chacun hors réflexion, %lld un "
                 "peu en retard\n",
                 (long long)standings->questions, overhead_us(standings),
                 (long long)standings->late);
    }
    write_machines(tournament, lang, out);
    SpoiltCount spoilt = count_spoilt(tournament);
    if (spoilt.matches) {
        text_say(out, lang,
                 "matches spoilt by the machine and played again: %lld, %lld "
                 "times in all\n",
                 "matchs gâchés par la machine et rejoués : %lld, %lld fois en "
                 "tout\n",
                 (long long)spoilt.matches, (long long)spoilt.times);
    }
    if (is_too_busy(standings)) {
        text_say(out, lang,
                 "The machine was too busy: close other programs and play "
                 "again.\n",
                 "La machine était trop chargée : fermez d'autres programmes, "
                 "puis rejouez.\n");
    }
}

void results_write_machine_members(Tournament *tournament,
                                   const Standings *standings, JsonWriter *out)
{
    SpoiltCount spoilt = count_spoilt(tournament);
    json_int_member(out, "moves", standings->questions);
    json_real_member(out, "overhead_us", overhead_us(standings));
    json_int_member(out, "late", standings->late);
    json_int_member(
        out, "busy",
        standings->matches ? standings->busy_sum / standings->matches : 0);
    json_int_member(out, "spoilt", spoilt.matches);
    json_int_member(out, "spoilt_times", spoilt.times);
    json_bool_member(out, "too_busy", is_too_busy(standings));
}

void results_write_status_json(Tournament *tournament,
                               const Standings *standings, JsonWriter *out)
{
    const Contest *contest = &tournament->contest;
    json_begin_object(out);
    json_key(out, "contest");
    contest_write(contest, out);
    json_int_member(out, "matches", standings->matches);
    json_int_member(out, "planned", standings->planned);
    json_int_member(out, "total", tournament_total(tournament));
    json_int_member(out, "games", standings->games);
    json_begin_array_member(out, "bots");
    for (size_t i = 0; i < tournament->entrants.count; i++) {
        static const char *const words[] = { "new", "in", "refused",
                                             "removed" };
        const Entrant *entrant = &tournament->entrants.at[i];
        json_begin_object(out);
        json_string_member(out, "key", entrant->key);
        json_string_member(out, "name", entrant->name);
        json_string_member(out, "state", words[entrant->state]);
        json_string_member(out, "reason", entrant->reason);
        json_string_member(out, "sha256", entrant->hash);
        json_end_object(out);
    }
    json_end_array(out);
    results_write_machine_members(tournament, standings, out);
    json_end_object(out);
}

/* ---- games ---- */

static bool keep_match(const StoredMatch *match, void *context)
{
    *(StoredMatch *)context = *match;
    return false;
}

bool results_find_match(Tournament *tournament, int64_t id, StoredMatch *out,
                        Error *err)
{
    MatchQuery query = { .id = id };
    *out = (StoredMatch){ .id = 0 };
    return id > 0 &&
           match_store_each_match(tournament->store, &query, keep_match, out,
                                  err) &&
           ((out->id == id && out->state == MATCH_DONE) ||
            error_set(err, "match %lld has not been played",
                      "le match %lld n'a pas été joué", (long long)id));
}

bool results_load_game(Tournament *tournament, const StoredMatch *match,
                       int64_t game, size_t most, Play *out, Error *err)
{
    return results_load_record(tournament, match, game, most, NULL, out, err);
}

bool results_load_record(Tournament *tournament, const StoredMatch *match,
                         int64_t game, size_t most, Text *text, Play *out,
                         Error *err)
{
    Text packed = { 0 };
    RecordsReader reader;
    Error why = ERROR_IN(err ? err->lang : LANG_EN);
    int64_t at = 1;
    if (!match_store_load_records(tournament->store, match->id,
                                  most / RECORDS_RATIO, &packed, err)) {
        text_done(&packed);
        return false;
    }
    records_open(&reader, &packed, most, &tournament->contest, &match->plan);
    while (packed.size && at < game && records_skip(&reader, &why)) {
        at++;
    }
    bool is_well =
        packed.size && at == game && records_next(&reader, out, &why);
    if (!is_well && why.text[0]) {
        error_set(err, "match %lld: %s", "match %lld : %s",
                  (long long)match->id, why.text);
    } else if (!is_well) {
        error_set(err, "match %lld has no game %lld",
                  "le match %lld n'a pas de partie %lld", (long long)match->id,
                  (long long)game);
    }
    if (is_well && text) {
        size_t size;
        const char *record = records_text(&reader, &size);
        text_add_bytes(text, record, size);
    }
    records_close(&reader);
    text_done(&packed);
    return is_well;
}

/* The best games of each kind so far, sorted, at most `most` of each. */
typedef struct Picking {
    int most, counts[PICKS];
    PickedGame *out;
} Picking;

static void pick(Picking *picking, PickedGame game)
{
    PickedGame *list = picking->out + (int)game.kind * picking->most;
    int at = picking->counts[game.kind];
    while (at > 0 &&
           (game.kind == PICK_LONGEST ? list[at - 1].figure < game.figure
                                      : list[at - 1].figure > game.figure)) {
        at--;
    }
    if (at == picking->most) {
        return;
    }
    int kept = picking->counts[game.kind] < picking->most
                   ? picking->counts[game.kind]
                   : picking->most - 1;
    memmove(&list[at + 1], &list[at], (size_t)(kept - at) * sizeof *list);
    list[at] = game;
    picking->counts[game.kind] = kept + 1;
}

static bool pick_match(const StoredMatch *match, void *context)
{
    const MatchResult *result = &match->result;
    int64_t apart = result->sides[0].balance - result->sides[1].balance;
    bool has_scores = result->closest_game > 0;
    if (match->plan.players < 2) {
        return true;
    }
    pick(context, (PickedGame){ PICK_LONGEST, match->id, result->longest_game,
                                result->longest_plies });
    /* Without scores, the last game of the match counts as its closest. */
    pick(context,
         (PickedGame){ PICK_CLOSEST, match->id,
                       has_scores ? result->closest_game : result->games,
                       has_scores ? result->closest_margin : llabs(apart) });
    return true;
}

static bool pick_verdict(const StoredVerdict *verdict, void *context)
{
    if (verdict->match) {
        pick(context, (PickedGame){ PICK_VERDICT, verdict->match, verdict->game,
                                    verdict->match });
    }
    return true;
}

int results_pick_games(Tournament *tournament, int most, PickedGame *out,
                       Error *err)
{
    Picking picking = { .most = most,
                        .out =
                            mem_new((size_t)(PICKS * most + 1) * sizeof *out) };
    MatchQuery done = { .is_done = true };
    MatchStore *store = tournament->store;
    int count = 0;
    bool is_well =
        match_store_each_match(store, &done, pick_match, &picking, err) &&
        match_store_each_verdict(store, 0, pick_verdict, &picking, err);
    for (int kind = 0; is_well && kind < PICKS; kind++) {
        for (int i = 0; i < picking.counts[kind]; i++) {
            out[count++] = picking.out[kind * most + i];
        }
    }
    free(picking.out);
    return is_well ? count : -1;
}
