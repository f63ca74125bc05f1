/* results_files.c: the results of one bot, the feedback file for its author,
 * and exports. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena/printable.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/describe.h"
#include "tournament/results/lines.h"
#include "tournament/results/records.h"
#include "tournament/results/results.h"
#include "tournament/results/scoring.h"

enum {
    ERRORS_SHOWN = 2000,
    ERROR_LINES = 20,
    POSITIONS = 5,
    VERDICTS_SHOWN = 3
};

/* ---- feedback ---- */

/* Results of one entrant, by opponent or by board. */
typedef struct FeedbackRow {
    int64_t matches, wins, draws, losses;
    int64_t game_wins, game_draws, game_losses;
    double points;
} FeedbackRow;

/* What is collected for one bot's results and its feedback. */
typedef struct Feedback {
    Tournament *tournament;
    const Standings *standings;
    const Entrant *entrant;
    Lang lang;
    Text *out;
    FeedbackRow *opponents; /* indexed by entrant */
    FeedbackRow boards[CONTEST_CONFIGS];
    int64_t last_match; /* the last match in which the bot wrote on standard
                           error */
    int64_t verdicts[VERDICT_CODES]; /* counted by code */
    int positions;
    Text lines; /* what the bot read and wrote for the move of a verdict */
    Error *err;
} Feedback;

static void add_row(FeedbackRow *row, const Feedback *f,
                    const StoredMatch *match, int side)
{
    const SideResult *own = &match->result.sides[side];
    SideOutcome outcome = scoring_outcome(&match->result, side);
    row->matches++;
    row->wins += outcome == MATCH_WON;
    row->draws += outcome == MATCH_DRAWN;
    row->losses += outcome == MATCH_LOST;
    row->game_wins += own->wins;
    row->game_draws += own->draws;
    row->game_losses += own->losses;
    row->points +=
        scoring_points(&f->tournament->contest, &match->result, side);
}

static bool add_match(const StoredMatch *match, void *context)
{
    Feedback *f = context;
    const Entrants *entrants = &f->tournament->entrants;
    int own = 0;
    for (int i = 0; i < match->plan.players; i++) {
        own = match->plan.entrants[i] == f->entrant->id ? i : own;
    }
    for (int i = 0; i < match->plan.players; i++) {
        const Entrant *other = entrants_find(entrants, match->plan.entrants[i]);
        if (other && other != f->entrant) {
            add_row(&f->opponents[other - entrants->at], f, match, own);
        }
    }
    if (match->plan.players > 1) {
        add_row(&f->boards[match->plan.config], f, match, own);
        f->last_match = match->id;
    }
    return true;
}

static void write_head(const Feedback *f, const char *title)
{
    text_say(f->out, f->lang,
             "\n| %s | points | matches won, drawn, lost | games won, drawn, "
             "lost | stronger? |\n|---|---|---|---|---|\n",
             "\n| %s | points | matchs gagnés, nuls, perdus | parties gagnées, "
             "nulles, perdues | plus fort ? |\n|---|---|---|---|---|\n",
             title);
}

/* Writes a name in a Markdown table, escaped so that it stays plain text. */
static void write_cell(Text *out, const char *name)
{
    for (; *name; name++) {
        if (strchr("|\\`*_<>[]&", *name)) {
            text_add_char(out, '\\');
        }
        text_add_char(out, *name);
    }
}

/* Writes a row. `likely` is the probability that the bot is stronger than this
 * opponent; negative if it is unknown. */
static void write_row(const Feedback *f, const char *name,
                      const FeedbackRow *row, double likely)
{
    text_add(f->out, "| ");
    write_cell(f->out, name);
    text_addf_in(f->out, f->lang,
                 " | %g | %lld, %lld, %lld | %lld, %lld, %lld | ", row->points,
                 (long long)row->wins, (long long)row->draws,
                 (long long)row->losses, (long long)row->game_wins,
                 (long long)row->game_draws, (long long)row->game_losses);
    if (likely >= 0) {
        results_write_likelihood(likely, f->out);
        text_add(f->out, " %");
    }
    text_add(f->out, " |\n");
}

/* Writes the same as an object. */
static void write_row_json(const char *key, const char *name,
                           const FeedbackRow *row, double likely,
                           JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, key, name);
    json_key(out, "points");
    results_write_number(row->points, out);
    json_int_member(out, "matches", row->matches);
    json_int_member(out, "wins", row->wins);
    json_int_member(out, "draws", row->draws);
    json_int_member(out, "losses", row->losses);
    json_int_member(out, "game_wins", row->game_wins);
    json_int_member(out, "game_draws", row->game_draws);
    json_int_member(out, "game_losses", row->game_losses);
    if (likely >= 0) {
        json_real_member(out, "superiority", likely);
    }
    json_end_object(out);
}

/* Returns the probability that the bot is stronger than the opponent with this
 * index. */
static double likely_stronger(const Feedback *f, size_t place)
{
    int64_t id = f->tournament->entrants.at[place].id;
    const Standing *own = standings_find(f->standings, f->entrant->id);
    const Standing *other = standings_find(f->standings, id);
    return own && other ? results_superiority(f->standings, own, other) : -1;
}

static void write_results(const Feedback *f)
{
    const Entrants *entrants = &f->tournament->entrants;
    const Contest *contest = &f->tournament->contest;
    const Standing *row = standings_find(f->standings, f->entrant->id);
    text_say(f->out, f->lang,
             "\nRank %d of %d, %g points, score %+lld, Elo %+.0f ± %.0f.\n",
             "\nRang %d sur %d, %g points, score %+lld, Elo %+.0f ± %.0f.\n",
             row->rank, tournament_count(f->tournament), row->points,
             (long long)row->score, row->elo, row->elo_error);
    if (row->questions) {
        text_say(f->out, f->lang,
                 "%lld moves, %.2f ms each, %lld a little "
                 "late.\n",
                 "%lld coups, %.2f ms chacun, %lld un peu en retard.\n",
                 (long long)row->questions,
                 (double)row->thought_us / 1000 / (double)row->questions,
                 (long long)row->late);
    }
    write_head(f, lang_pick(f->lang, "against", "contre"));
    for (size_t i = 0; i < entrants->count; i++) {
        if (f->opponents[i].matches) {
            write_row(f, entrants->at[i].name, &f->opponents[i],
                      likely_stronger(f, i));
        }
    }
    if (contest->config_count < 2) {
        return;
    }
    write_head(f, lang_pick(f->lang, "board", "plateau"));
    for (int i = 0; i < contest->config_count; i++) {
        Text name = { 0 };
        config_describe(contest->game, &contest->configs[i], true, f->lang,
                        &name);
        write_row(f, text_string(&name), &f->boards[i], -1);
        text_done(&name);
    }
}

static void write_results_json(const Feedback *f, JsonWriter *out)
{
    const Entrants *entrants = &f->tournament->entrants;
    const Contest *contest = &f->tournament->contest;
    json_begin_object(out);
    results_write_standing_members(standings_find(f->standings, f->entrant->id),
                                   out);
    json_begin_array_member(out, "opponents");
    for (size_t i = 0; i < entrants->count; i++) {
        if (f->opponents[i].matches) {
            write_row_json("name", entrants->at[i].name, &f->opponents[i],
                           likely_stronger(f, i), out);
        }
    }
    json_end_array(out);
    json_begin_array_member(out, "boards");
    for (int i = 0; i < contest->config_count; i++) {
        Text name = { 0 };
        contest_write_config(contest, i, &name);
        write_row_json("options", text_string(&name), &f->boards[i], -1, out);
        text_done(&name);
    }
    json_end_array(out);
    json_end_object(out);
}

/* Adds up the results of one bot in all its matches. The caller frees
 * f->opponents. */
static bool sum_results(Feedback *f)
{
    MatchStore *store = f->tournament->store;
    MatchQuery query = { .is_done = true, .entrant = f->entrant->id };
    f->opponents =
        mem_new((f->tournament->entrants.count + 1) * sizeof *f->opponents);
    return match_store_each_match(store, &query, add_match, f, f->err);
}

bool results_write_one(Tournament *tournament, const Standings *standings,
                       const Entrant *entrant, bool is_json, Lang lang,
                       Text *out, Error *err)
{
    JsonWriter writer = { .out = out };
    Feedback f = { .tournament = tournament,
                   .standings = standings,
                   .entrant = entrant,
                   .lang = lang,
                   .out = out,
                   .err = err };
    bool is_well = sum_results(&f);
    if (is_well && is_json) {
        write_results_json(&f, &writer);
        text_add_char(out, '\n');
    } else if (is_well) {
        write_results(&f);
    }
    free(f.opponents);
    return is_well;
}

/* Writes a text that others wrote as an indented block, so that it stays plain
 * text. */
static void write_block(Text *out, const char *text)
{
    Text clean = { 0 };
    text_add_char(out, '\n');
    while (*text) {
        size_t size = strcspn(text, "\n");
        text_clear(&clean);
        printable_add(&clean, text, size, (int)size);
        text_addf(out, "    %s\n", text_string(&clean));
        text += size + (text[size] == '\n');
    }
    text_done(&clean);
}

/* Writes what the bot read and wrote for one move, in place of the lines of an
 * earlier move. */
static void write_bot_lines(const BotLines *lines, void *context)
{
    Feedback *f = context;
    static const Phrase titles[] = {
        [LINES_READ] = PHRASE("What it read:", "Ce qu'il a lu :"),
        [LINES_WROTE] = PHRASE("What it wrote:", "Ce qu'il a écrit :"),
        [LINES_STDERR] = PHRASE("Its standard error:", "Son erreur standard :"),
    };
    text_clear(&f->lines);
    for (int i = 0; i < LINES_KINDS; i++) {
        if (lines->texts[i] && lines->texts[i][0]) {
            text_addf(&f->lines, "\n%s\n", titles[i].in[f->lang]);
            write_block(&f->lines, lines->texts[i]);
        }
    }
}

/* Writes the position in which a verdict was given and the bot's lines, from
 * the game's record. */
static void write_position(Feedback *f, const StoredVerdict *v)
{
    StoredMatch stored;
    Play play;
    Text drawn = { 0 }, record = { 0 };
    if (v->position[0]) {
        write_block(f->out, v->position);
        return;
    }
    if (!v->match || f->positions >= POSITIONS ||
        !results_find_match(f->tournament, v->match, &stored, NULL) ||
        !results_load_record(f->tournament, &stored, v->game, RECORDS_UNPACKED,
                             &record, &play, NULL)) {
        return;
    }
    f->positions++;
    int seat = -1;
    for (Seat s = 0; s < play.players; s++) {
        seat = play.names[s] && strcmp(play.names[s], f->entrant->name) == 0
                   ? s
                   : seat;
    }
    if (seat >= 0 && (size_t)v->move <= play.step_count) {
        play_go_to(&play, (size_t)v->move);
        describe_position(&play, (Seat)seat, f->lang, &drawn);
        write_block(f->out, text_string(&drawn));
        lines_each(&record, &(LinesPart){ SEATS_ONE(seat), 1, v->move + 1 },
                   write_bot_lines, f);
        text_add_bytes(f->out, f->lines.data, f->lines.size);
        text_done(&f->lines);
    }
    text_done(&drawn);
    text_done(&record);
    play_done(&play);
}

static bool write_verdict(const StoredVerdict *v, void *context)
{
    Feedback *f = context;
    if (++f->verdicts[v->code] > VERDICTS_SHOWN) {
        return true; /* further verdicts of the same kind are only counted */
    }
    if (++f->verdicts[VERDICT_NONE] == 1) {
        text_add(f->out, "\n## Verdicts\n");
    }
    if (v->match) {
        text_say(f->out, f->lang, "\nMatch %lld, game %lld, move %lld: ",
                 "\nMatch %lld, partie %lld, coup %lld : ", (long long)v->match,
                 (long long)v->game, (long long)v->move + 1);
    } else {
        text_say(f->out, f->lang, "\nCheck, game %lld, move %lld: ",
                 "\nVérification, partie %lld, coup %lld : ",
                 (long long)v->game, (long long)v->move + 1);
    }
    text_addf(f->out, "%s, ", verdict_name(v->code, f->lang));
    write_cell(f->out, v->why[f->lang]);
    text_add_char(f->out, '\n');
    if (v->words[0]) {
        write_block(f->out, v->words);
    }
    write_position(f, v);
    const char *advice = verdict_advice((VerdictHint)v->hint, f->lang);
    if (advice[0]) {
        text_addf(f->out, "\n%s\n", advice);
    }
    return true;
}

/* Writes how many verdicts there are besides those shown. */
static void write_verdict_counts(const Feedback *f)
{
    for (VerdictCode code = VERDICT_ILLEGAL; code < VERDICT_CODES; code++) {
        if (f->verdicts[code] > VERDICTS_SHOWN) {
            text_say(f->out, f->lang, "\n%s: %lld times in all.\n",
                     "\n%s : %lld fois en tout.\n", verdict_name(code, f->lang),
                     (long long)f->verdicts[code]);
        }
    }
}

static bool write_errors(const Feedback *f)
{
    Text errors = { 0 };
    MatchStore *store = f->tournament->store;
    bool is_refused = f->entrant->state == ENTRANT_REFUSED;
    bool is_well = match_store_load_errors(
        store, is_refused ? 0 : f->last_match, f->entrant->id, &errors, f->err);
    if (is_well && errors.size) {
        size_t skipped = errors.size;
        for (int lines = 0; skipped && errors.size - skipped < ERRORS_SHOWN;
             skipped--) {
            bool is_end = errors.data[skipped - 1] == '\n';
            lines += is_end && skipped < errors.size;
            if (lines == ERROR_LINES) {
                break;
            }
        }
        text_say(f->out, f->lang, "\n## Its standard error%s\n",
                 "\n## Son erreur standard%s\n",
                 skipped ? lang_pick(f->lang, ", the end", ", la fin") : "");
        write_block(f->out, errors.data + skipped);
    }
    text_done(&errors);
    return is_well;
}

bool results_write_feedback(Tournament *tournament, const Standings *standings,
                            const Entrant *entrant, Lang lang, Text *out,
                            Error *err)
{
    MatchStore *store = tournament->store;
    Feedback f = { .tournament = tournament,
                   .standings = standings,
                   .entrant = entrant,
                   .lang = lang,
                   .out = out,
                   .err = err };
    text_add(out, "# ");
    write_cell(out, entrant->name);
    text_addf(out, " (%s)\n", entrant->key);
    bool is_well = sum_results(&f);
    if (is_well && entrant->state == ENTRANT_REFUSED) {
        text_say(out, lang, "\nIt was left out: %s\n",
                 "\nIl a été écarté : %s\n", entrant->reason);
    } else if (is_well && entrant->state == ENTRANT_REMOVED) {
        text_say(out, lang, "\nIt was removed: %s\n",
                 "\nIl a été retiré : %s\n", entrant->reason);
    } else if (is_well) {
        write_results(&f);
    }
    is_well = is_well && match_store_each_verdict(store, entrant->id,
                                                  write_verdict, &f, err);
    write_verdict_counts(&f);
    is_well = is_well && write_errors(&f);
    free(f.opponents);
    return is_well;
}

/* ---- exports ---- */

/* An export that is being written: either `csv` or `json` is not NULL. */
typedef struct Export {
    Tournament *tournament;
    Text *csv;
    JsonWriter *json;
} Export;

/* Writes a field in quotes. A field that a spreadsheet would take for a formula
 * gets an apostrophe. */
static void write_field(Text *out, const char *text)
{
    text_add_char(out, '"');
    text_add(out, text[0] && strchr("=+-@\t\r", text[0]) ? "'" : "");
    for (; *text; text++) {
        text_add(out, *text == '"' ? "\"" : "");
        text_add_char(out, *text);
    }
    text_add_char(out, '"');
}

static bool write_lines(const StoredMatch *match, void *context)
{
    const Export *export = context;
    const Contest *contest = &export->tournament->contest;
    Text config = { 0 };
    contest_write_config(contest, match->plan.config, &config);
    for (int i = 0; i < match->plan.players && match->plan.players > 1; i++) {
        const SideResult *side = &match->result.sides[i];
        const Entrant *entrant = entrants_find(&export->tournament->entrants,
                                               match->plan.entrants[i]);
        text_addf(export->csv, "%lld,%d,%d,", (long long)match->id,
                  match->plan.stage, match->plan.round);
        write_field(export->csv, text_string(&config));
        text_add_char(export->csv, ',');
        write_field(export->csv, entrant->name);
        text_addf(export->csv, ",%g,%lld,%lld,%lld,%lld,%d,%d,%lld,%lld,%lld,",
                  scoring_points(contest, &match->result, i),
                  (long long)scoring_score(&match->result, i),
                  (long long)side->wins, (long long)side->draws,
                  (long long)side->losses, side->verdicts, side->late,
                  (long long)side->questions, (long long)side->thought_us,
                  (long long)match->plan.seed);
        write_field(export->csv, entrant->key);
        text_add_char(export->csv, '\n');
    }
    text_done(&config);
    return true;
}

bool results_write_csv(Tournament *tournament, Text *out, Error *err)
{
    Export export = { .tournament = tournament, .csv = out };
    MatchQuery done = { .is_done = true };
    text_add(out, "match,stage,round,options,name,points,score,wins,draws,"
                  "losses,verdicts,late,moves,thought_us,seed,file\n");
    return match_store_each_match(tournament->store, &done, write_lines,
                                  &export, err);
}

/* Adds the bots that do not take part, with an empty mark and the reason,
 * because their authors get a mark too. */
static void add_unmarked(const Entrants *entrants, const char *between,
                         Text *out)
{
    for (size_t i = 0; i < entrants->count; i++) {
        const Entrant *entrant = &entrants->at[i];
        if ((entrant->state == ENTRANT_REFUSED ||
             entrant->state == ENTRANT_REMOVED) &&
            entrant->reason[0]) {
            text_add(out, between);
            write_field(out, entrant->name);
            text_add(out, between);
            write_field(out, entrant->key);
            for (int field = 0; field < 10; field++) {
                text_add(out, between);
            }
            write_field(out, entrant->reason);
            text_add_char(out, '\n');
        }
    }
}

/* A spreadsheet recognises UTF-8 by a byte order mark. In French it wants ';'
 * between fields, since numbers contain ','. */
void results_write_marks(const Tournament *tournament,
                         const Standings *standings, Lang lang, Text *out)
{
    const char *between = lang == LANG_FR ? ";" : ",";
    static const Phrase names[] = {
        PHRASE("rank", "rang"),
        PHRASE("name", "nom"),
        PHRASE("file", "fichier"),
        PHRASE("points", "points"),
        PHRASE("score", "score"),
        PHRASE("played", "joués"),
        PHRASE("won", "gagnés"),
        PHRASE("drawn", "nuls"),
        PHRASE("lost", "perdus"),
        PHRASE("Elo", "Elo"),
        PHRASE("Elo error", "marge"),
        PHRASE("verdicts", "verdicts"),
        PHRASE("why not", "pourquoi pas"),
    };
    size_t count = sizeof names / sizeof *names;
    text_add(out, "\xef\xbb\xbf");
    for (size_t i = 0; i < count; i++) {
        text_addf(out, "%s%s", names[i].in[lang],
                  i + 1 < count ? between : "\n");
    }
    for (size_t i = 0; i < standings->count && standings->at[i].is_in; i++) {
        const Standing *row = &standings->at[i];
        text_addf(out, "%d%s", row->rank, between);
        write_field(out, row->name);
        text_add(out, between);
        write_field(out, row->file);
        text_addf_in(out, lang, "%s%g", between, row->points);
        text_addf(out, "%s%lld%s%lld%s%lld%s%lld%s%lld%s", between,
                  (long long)row->score, between, (long long)row->played,
                  between, (long long)row->wins, between, (long long)row->draws,
                  between, (long long)row->losses, between);
        if (row->has_elo) {
            text_addf_in(out, lang, "%.1f%s%.1f", row->elo, between,
                         row->elo_error);
        } else {
            text_add(out, between);
        }
        text_addf(out, "%s%lld%s\n", between, (long long)row->verdicts,
                  between);
    }
    add_unmarked(&tournament->entrants, between, out);
}

static bool write_match(const StoredMatch *match, void *context)
{
    const Export *export = context;
    const Contest *contest = &export->tournament->contest;
    JsonWriter *out = export->json;
    if (match->plan.players < 2) {
        return true;
    }
    json_begin_object(out);
    json_int_member(out, "match", match->id);
    json_int_member(out, "stage", match->plan.stage);
    json_int_member(out, "round", match->plan.round);
    json_int_member(out, "config", match->plan.config);
    json_int_member(out, "games", match->result.games);
    json_int_member(out, "seed", match->plan.seed);
    json_int_member(out, "spent_us", match->result.spent_us);
    json_begin_array_member(out, "players");
    for (int i = 0; i < match->plan.players; i++) {
        const SideResult *side = &match->result.sides[i];
        const Entrant *entrant = entrants_find(&export->tournament->entrants,
                                               match->plan.entrants[i]);
        json_begin_object(out);
        json_string_member(out, "name", entrant->name);
        json_real_member(out, "points",
                         scoring_points(contest, &match->result, i));
        json_int_member(out, "score", scoring_score(&match->result, i));
        json_int_member(out, "wins", side->wins);
        json_int_member(out, "draws", side->draws);
        json_int_member(out, "losses", side->losses);
        json_int_member(out, "verdicts", side->verdicts);
        json_int_member(out, "late", side->late);
        json_int_member(out, "moves", side->questions);
        json_int_member(out, "thought_us", side->thought_us);
        json_end_object(out);
    }
    json_end_array(out);
    json_end_object(out);
    return true;
}

static bool write_verdict_json(const StoredVerdict *v, void *context)
{
    const Export *export = context;
    const Entrant *who =
        entrants_find(&export->tournament->entrants, v->entrant);
    JsonWriter *out = export->json;
    json_begin_object(out);
    json_int_member(out, "match", v->match);
    json_string_member(out, "name", who ? who->name : "");
    json_int_member(out, "game", v->game);
    json_int_member(out, "move", v->move + 1);
    json_string_member(out, "code", verdict_word(v->code));
    json_string_member(out, "why", v->why[LANG_EN]);
    json_end_object(out);
    return true;
}

bool results_write_json(Tournament *tournament, const Standings *standings,
                        JsonWriter *out, Error *err)
{
    Export export = { .tournament = tournament, .json = out };
    MatchQuery done = { .is_done = true };
    MatchStore *store = tournament->store;
    json_begin_object(out);
    json_key(out, "status");
    results_write_status_json(tournament, standings, out);
    json_key(out, "standings");
    results_write_standings_json(standings, out);
    json_begin_array_member(out, "matches");
    bool is_well =
        match_store_each_match(store, &done, write_match, &export, err);
    json_end_array(out);
    json_begin_array_member(out, "verdicts");
    is_well = is_well && match_store_each_verdict(store, 0, write_verdict_json,
                                                  &export, err);
    json_end_array(out);
    json_end_object(out);
    return is_well;
}
