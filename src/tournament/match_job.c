/* match_job.c: plays a match in the arena for a tournament. */
#define _GNU_SOURCE
#include "tournament/match_job.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "arena/series.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/describe.h"
#include "core/outcome.h"
#include "tournament/results/records.h"

enum {
    ERRORS_KEPT = 1 << 16, /* the first bytes of a bot's standard error; the
                              rest is dropped */
    CHECK_GAMES = 2,
    CHECK_SEED = 1,
    LINES_KEPT = 1 << 19, /* bytes of bots' lines that are kept: those of the
                             match's first games */
    FAULTS_KEPT = 8, /* this many later games also keep their lines if they did
                        not end by the rules */
};

/* A match being played. */
typedef struct Playing {
    MatchJob *job;
    MatchSettings settings;
    RecordsWriter records;
    int errors[GAME_SEATS];
    size_t lines; /* bytes of bots' lines kept so far */
    int faults;   /* games beyond LINES_KEPT whose lines were kept */
} Playing;

/* ---- records ---- */

/* Remembers the longest and the closest game. */
static void note_game(MatchResult *result, const Play *play, int64_t game)
{
    int64_t plies = (int64_t)play->step_count;
    Outcome outcome;
    result->plies += plies;
    if (plies > result->longest_plies) {
        result->longest_plies = plies;
        result->longest_game = game;
    }
    play_outcome(play, &outcome);
    if (!outcome.has_scores || play->end != PLAY_BY_RULES) {
        return;
    }
    int first = INT_MIN, second = INT_MIN;
    for (Seat s = 0; s < play->players; s++) {
        int own = outcome.scores[s];
        second = own > first ? first : own > second ? own : second;
        first = own > first ? own : first;
    }
    if (!result->closest_game || first - second < result->closest_margin) {
        result->closest_margin = first - second;
        result->closest_game = game;
    }
}

/* True if a game's record is to keep what the bots read and wrote. */
static bool keeps_lines(Playing *playing, const Play *play)
{
    size_t size = play->dialogue ? strlen(play->dialogue) : 0;
    if (playing->lines + size <= LINES_KEPT) {
        playing->lines += size;
        return size > 2; /* not an empty list */
    }
    return play->end != PLAY_BY_RULES && playing->faults++ < FAULTS_KEPT;
}

/* Packs a game's record, with the names that the players have in the
 * tournament. */
static void keep(const Play *play, int64_t game, void *context)
{
    Playing *playing = context;
    MatchJob *job = playing->job;
    Play named = *play;
    named.dialogue = keeps_lines(playing, play) ? play->dialogue : NULL;
    for (Seat s = 0; s < play->players; s++) {
        int player = settings_player_at(&playing->settings, game, s);
        named.names[s] = job->names[player];
    }
    records_add(&playing->records, &named);
    note_game(&job->result, play, game + 1);
    if (job->games) {
        atomic_fetch_add_explicit(job->games, 1, memory_order_relaxed);
    }
}

/* ---- standard error ---- */

/* Opens a file in memory that cannot grow: what is written beyond its size is
 * dropped. */
static int open_errors(void)
{
    int file = memfd_create("joute errors", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file >= 0 && (ftruncate(file, ERRORS_KEPT) != 0 ||
                      fcntl(file, F_ADD_SEALS, F_SEAL_GROW) != 0)) {
        close(file);
        return -1;
    }
    return file;
}

static void take_errors(Playing *playing)
{
    char *bytes = mem_new(ERRORS_KEPT);
    for (int i = 0; i < GAME_SEATS; i++) {
        int file = playing->errors[i];
        off_t size = file >= 0 ? lseek(file, 0, SEEK_CUR) : 0;
        ssize_t got = size > 0 ? pread(file, bytes, (size_t)size, 0) : 0;
        if (got > 0) {
            text_add_bytes(&playing->job->errors[i], bytes, (size_t)got);
        }
        if (file >= 0) {
            close(file);
        }
    }
    free(bytes);
}

/* ---- the result ---- */

/* Adds a game to the result. If all players lost the game, nobody has beaten
 * anybody. */
static void add_game(Playing *playing, int64_t game, const GameScore *score)
{
    MatchResult *result = &playing->job->result;
    int players = result->players, best = -GAME_SEATS, firsts = 0;
    for (int i = 0; i < players; i++) {
        int own = score->balance[i];
        firsts = own > best ? 1 : firsts + (own == best);
        best = own > best ? own : best;
        result->sides[i].balance += own;
    }
    bool all_lost = best == 1 - players;
    for (int i = 0; i < players; i++) {
        SideResult *side = &result->sides[i];
        bool is_first = score->balance[i] == best && !all_lost;
        side->wins += is_first && firsts == 1;
        side->draws += is_first && firsts > 1;
        side->losses += !is_first;
    }
    for (int b = 1; b < players && !all_lost; b++) {
        for (int a = 0; a < b; a++) {
            PairResult *pair = &result->pairs[result_pair(a, b)];
            bool is_behind = settings_seat_of(&playing->settings, game, a) >
                             settings_seat_of(&playing->settings, game, b);
            int more = score->balance[a] - score->balance[b];
            ++*(more > 0   ? &pair->wins[is_behind]
                : more < 0 ? &pair->losses[is_behind]
                           : &pair->draws[is_behind]);
        }
    }
}

/* Counts all games of a match as lost by the players who lost it by a verdict.
 * The counts of pairs stay empty, because standings.c adds a forfeit to the
 * rating by itself. */
static void lose_match(MatchResult *result, uint8_t losers)
{
    int players = result->players;
    memset(result->pairs, 0, sizeof result->pairs);
    for (int i = 0; i < players; i++) {
        SideResult *side = &result->sides[i];
        side->has_lost = losers >> i & 1;
        side->wins = side->has_lost ? 0 : result->games;
        side->losses = side->has_lost ? result->games : 0;
        side->draws = 0;
        side->balance =
            result->games * outcome_forfeit(players, losers, (Seat)i);
    }
}

static void count_result(Playing *playing, const Series *series)
{
    MatchResult *result = &playing->job->result;
    double loads[1] = { 0 };
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    result->players = playing->settings.players;
    result->games += series->played;
    for (int64_t g = 0; g < series->played; g++) {
        add_game(playing, g, &series->scores[g]);
    }
    if (series->match_losers) {
        lose_match(result, series->match_losers);
    }
    for (int i = 0; i < result->players; i++) {
        result->sides[i].has_lost |= series->idlers >> i & 1;
    }
    result->spent_us += (int64_t)(series->seconds * 1e6);
    result->busy = getloadavg(loads, 1) == 1 && cores > 0
                       ? (int)(100 * loads[0] / (double)cores)
                       : 0;
    for (int i = 0; i < result->players; i++) {
        result->sides[i].thought_us += series->thought[i] / 1000;
        result->sides[i].questions += series->asked[i];
        result->sides[i].late += series->late[i];
    }
    for (size_t i = 0; i < series->verdicts.count; i++) {
        const Verdict *verdict = &series->verdicts.at[i];
        result->sides[verdict->player].verdicts++;
        verdicts_add(&playing->job->verdicts, verdict);
    }
    snprintf(playing->job->own_name, sizeof playing->job->own_name, "%s",
             series->names[0]);
}

/* ---- playing ---- */

void match_job_options(const Contest *contest, int board, int players,
                       GameConfig *out)
{
    int option = config_find(contest->game, "players");
    *out = contest->configs[board];
    if (option >= 0) {
        out->value[option] = players;
    }
}

void match_job_settings(const Contest *contest, const GameConfig *options,
                        MatchSettings *out)
{
    settings_init(out, contest->game, options);
    out->has_sandbox = contest->has_sandbox;
    out->out_after = contest->out_after;
    out->move_ms = contest->move_ms > 0 ? contest->move_ms : out->move_ms;
    if (contest->clock_ms >= 0) {
        out->clock_ms = contest->clock_ms;
        out->is_clock_of_match = contest->clock_ms > 0;
    }
}

static void set_up(Playing *playing, int board, int players)
{
    MatchJob *job = playing->job;
    MatchSettings *settings = &playing->settings;
    GameConfig options;
    match_job_options(job->contest, board, players, &options);
    match_job_settings(job->contest, &options, settings);
    settings->lang = job->lang;
    settings->is_stopped = job->is_stopped;
    settings->context = playing;
    settings->errors_of = playing->errors;
    settings->beside = job->beside;
}

static bool play(Playing *playing, Error *err)
{
    MatchJob *job = playing->job;
    Series series = { .settings = &playing->settings,
                      .contestants = playing->job->contestants };
    bool is_played = series_play(&series, err);
    for (size_t i = 0; i < series.failures.count; i++) {
        text_addf(&job->faults, "%s%s", job->faults.size ? "\n" : "",
                  series.failures.at[i].why[LANG_EN]);
    }
    job->is_whole = is_played && series.played == playing->settings.games;
    if (job->is_whole) {
        count_result(playing, &series);
        job->moved += series.moved[0];
        job->checked += series.played;
    }
    series_done(&series);
    return is_played;
}

static void open_files(Playing *playing, int players)
{
    for (int i = 0; i < GAME_SEATS; i++) {
        bool is_bot =
            i < players && contestant_is_program(&playing->job->contestants[i]);
        playing->errors[i] = is_bot ? open_errors() : -1;
    }
}

bool match_job_play(MatchJob *job, Error *err)
{
    Playing playing = { .job = job };
    const PlannedMatch *plan = job->plan;
    open_files(&playing, plan->players);
    set_up(&playing, plan->config, plan->players);
    MatchSettings *settings = &playing.settings;
    settings->seed = plan->seed;
    /* If the players cannot sit on every seat equally often, the seats do not
     * rotate. */
    settings->is_swapped = plan->games % plan->players == 0;
    settings->games = plan->games;
    settings->keep = keep;
    settings->keeps_lines = true;
    records_begin(&playing.records, &job->records);
    bool is_played = play(&playing, err);
    job->result.digest = records_end(&playing.records);
    take_errors(&playing);
    return is_played;
}

static void witness(const Play *play, Seat seat, const Verdict *verdict,
                    void *context)
{
    MatchJob *job = ((Playing *)context)->job;
    if (verdict_is_invalid(verdict->code) && !job->position.size) {
        describe_position(play, seat, job->lang, &job->position);
    }
}

static void note_digest(const Play *play, int64_t game, void *context)
{
    MatchResult *result = &((Playing *)context)->job->result;
    (void)game;
    result->digest = records_digest(result->digest, play);
}

/* True if the bot has neither answered nor moved and made us wait. */
static bool is_hanging(const MatchJob *job)
{
    VerdictCode code =
        job->verdicts.count ? job->verdicts.at[0].code : VERDICT_NONE;
    return !job->moved && (code == VERDICT_SILENT || code == VERDICT_TIMEOUT);
}

bool match_job_check(MatchJob *job, Error *err)
{
    const Contest *contest = job->contest;
    Playing playing = { .job = job };
    bool is_played = true;
    open_files(&playing, 1);
    for (int i = 0; is_played && i < contest->config_count; i++) {
        set_up(&playing, i, contest->players);
        MatchSettings *settings = &playing.settings;
        settings->games = CHECK_GAMES;
        settings->is_swapped = settings->players == CHECK_GAMES;
        settings->witness = witness;
        settings->keep = note_digest;
        settings->starts = 1; /* the check fails after one crash */
        settings->seed = CHECK_SEED;
        job->board = job->verdicts.count ? job->board : i;
        is_played = play(&playing, err);
        if (!job->is_whole || is_hanging(job)) {
            break;
        }
    }
    take_errors(&playing);
    return is_played;
}

void match_job_done(MatchJob *job)
{
    verdicts_done(&job->verdicts);
    text_done(&job->records);
    text_done(&job->position);
    text_done(&job->faults);
    for (int i = 0; i < GAME_SEATS; i++) {
        text_done(&job->errors[i]);
    }
}
