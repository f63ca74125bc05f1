/* series.c: gives the blocks of a match to threads and joins their results in
 * order. */
#include "arena/series.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "core/outcome.h"

enum { REPORT_NS = 200000000 };

/* What the threads share. Each thread takes the next block until none is left;
 * the results are joined afterwards, in order. */
typedef struct SeriesWork {
    Series *series;
    MatchSettings settings; /* the settings of the series, adapted to the memory
                               of this machine */
    int64_t block_count;
    GameBlockResult *results;
    SpawnCores cores; /* empty if no bots play */
    int spread;       /* cores that a block uses */
    atomic_int jobs;  /* threads started */
    atomic_llong next, done;
    atomic_llong last; /* blocks after this one are not needed */
    atomic_int late[GAME_SEATS], faults[GAME_SEATS];
    pthread_mutex_t lock;
    pthread_cond_t ended;
    int running; /* running threads */
} SeriesWork;

static void lower_last(SeriesWork *work, long long index)
{
    long long last = atomic_load(&work->last);
    while (index < last &&
           !atomic_compare_exchange_weak(&work->last, &last, index)) {
    }
}

static GameBlock *begin_block(SeriesWork *work, int job, Process **prepared,
                              int64_t index)
{
    Series *series = work->series;
    const MatchSettings *settings = &work->settings;
    int64_t size = settings_block(settings), first = index * size;
    GameBlock *block = mem_new(sizeof *block);
    block->settings = settings;
    block->contestants = series->contestants;
    block->late = work->late;
    block->faults = work->faults;
    block->done = &work->done;
    block->cores = &work->cores;
    block->core = (int64_t)job * work->spread;
    block->prepared = prepared;
    block->has_next = atomic_load(&work->next) < work->block_count;
    block->spread = work->spread;
    block->index = index;
    block->first = first;
    block->count =
        settings->games - first < size ? settings->games - first : size;
    block->scores = series->scores + first;
    game_block_begin(block);
    for (int i = 0; index == 0 && i < settings->players; i++) {
        memcpy(series->names[i], block->sides[i].name, sizeof series->names[i]);
    }
    return block;
}

static void end_block(SeriesWork *work, GameBlock *block)
{
    if (block) {
        game_block_end(block);
        work->results[block->index] = block->result;
        free(block);
    }
}

/* A thread: plays blocks until there is none left. The bots of one block leave
 * while those of the next start. */
static void *work_on(void *context)
{
    SeriesWork *work = context;
    int job = atomic_fetch_add(&work->jobs, 1);
    Process *prepared[GAME_SEATS] = { NULL };
    GameBlock *before = NULL;
    for (;;) {
        long long index = atomic_fetch_add(&work->next, 1);
        if (index >= work->block_count || index > atomic_load(&work->last)) {
            break;
        }
        GameBlock *block = begin_block(work, job, prepared, index);
        end_block(work, before);
        game_block_play(block);
        const GameBlockResult *result = &block->result;
        if (result->is_spoilt || result->enders || result->match_losers) {
            lower_last(work, index);
        }
        before = block;
    }
    end_block(work, before);
    for (int i = 0; i < GAME_SEATS; i++) {
        process_free(prepared[i]);
    }
    pthread_mutex_lock(&work->lock);
    work->running--;
    pthread_cond_signal(&work->ended);
    pthread_mutex_unlock(&work->lock);
    return NULL;
}

static void report(SeriesWork *work, uint64_t began)
{
    Series *series = work->series;
    if (series->report) {
        series->report(series->settings, atomic_load(&work->done),
                       (double)(clock_now() - began) / 1e9, series->context);
    }
}

/* Waits for all threads and reports progress meanwhile. */
static void await_threads(SeriesWork *work, uint64_t began)
{
    pthread_mutex_lock(&work->lock);
    while (work->running > 0) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += REPORT_NS;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        if (pthread_cond_timedwait(&work->ended, &work->lock, &until) ==
            ETIMEDOUT) {
            pthread_mutex_unlock(&work->lock);
            report(work, began);
            pthread_mutex_lock(&work->lock);
        }
    }
    pthread_mutex_unlock(&work->lock);
}

static void run_threads(SeriesWork *work, uint64_t began)
{
    int jobs = work->series->settings->jobs;
    if (jobs > work->block_count) {
        jobs = (int)work->block_count;
    }
    pthread_t *threads = mem_new((size_t)jobs * sizeof *threads);
    work->running = jobs;
    for (int i = 0; i < jobs; i++) {
        if (pthread_create(&threads[i], NULL, work_on, work) != 0) {
            die("no thread can be started");
        }
    }
    await_threads(work, began);
    for (int i = 0; i < jobs; i++) {
        pthread_join(threads[i], NULL);
    }
    free(threads);
}

/* Counts every game after the one that ended the match as lost, each with a
 * verdict of its own. */
static void lose_rest(Series *series, int64_t from)
{
    int players = series->settings->players;
    int starts = series->settings->starts;
    for (int i = 0; starts > 1 && from < series->settings->games && i < players;
         i++) {
        Verdict verdict = { .player = i, .game = from + 1 };
        verdict_set(&verdict, VERDICT_CRASH,
                    "restarted %d times in a row: games %lld to %lld are lost "
                    "without being played",
                    "relancé %d fois de suite : les parties %lld à %lld sont "
                    "perdues sans être jouées",
                    starts, (long long)from + 1,
                    (long long)series->settings->games);
        if (series->enders >> i & 1) {
            verdicts_add(&series->verdicts, &verdict);
        }
    }
    for (int64_t g = from; g < series->settings->games; g++) {
        for (int i = 0; i < players; i++) {
            series->scores[g].balance[i] = (int8_t)outcome_forfeit(
                players, (SeatSet)series->enders, (Seat)i);
        }
    }
}

/* A bot with verdicts and without a single legal move has beaten nobody. If
 * both bots are like that, both lose every game in which one of them failed
 * before the other did. */
static void demote_idlers(Series *series)
{
    int players = series->settings->players;
    for (size_t i = 0; i < series->verdicts.count; i++) {
        int player = series->verdicts.at[i].player;
        series->idlers |= (uint8_t)(!series->moved[player] << player);
    }
    int idle = __builtin_popcount(series->idlers);
    for (int64_t g = 0; idle && g < series->played; g++) {
        int8_t *balance = series->scores[g].balance;
        GameScore before = series->scores[g];
        for (int i = 0; i < players; i++) {
            bool is_idle = series->idlers >> i & 1;
            balance[i] = (int8_t)outcome_forfeit(
                players, (SeatSet)series->idlers, (Seat)i);
            for (int k = 0; k < players && !is_idle; k++) {
                int more = before.balance[i] - before.balance[k];
                bool counts = !(series->idlers >> k & 1);
                balance[i] += (int8_t)(counts * ((more > 0) - (more < 0)));
            }
        }
    }
}

/* Removes the files of later blocks that other threads played before the match
 * ended. */
static void remove_files(const SeriesWork *work, int64_t last)
{
    const MatchSettings *settings = work->series->settings;
    Text path = { 0 };
    for (int64_t b = last + 1; b < work->block_count; b++) {
        int64_t first = b * settings_block(settings);
        int64_t played = work->results[b].played;
        for (int64_t g = 0; settings->save_to && g < played; g++) {
            game_block_record_path(settings->save_to, first + g, &path);
            unlink(path.data);
        }
        if (settings->log_to && played > 0) {
            game_block_log_path(settings->log_to, b, &path);
            unlink(path.data);
        }
    }
    text_done(&path);
}

/* Adds a block's result to the series; returns false if the block was
 * spoilt. */
static bool add_result(Series *series, int64_t index,
                       const GameBlockResult *result, Error *err)
{
    for (size_t i = 0; i < result->verdicts.count; i++) {
        verdicts_add(&series->verdicts, &result->verdicts.at[i]);
    }
    for (size_t i = 0; i < result->failures.count; i++) {
        verdicts_add(&series->failures, &result->failures.at[i]);
    }
    series->questions += result->questions;
    for (int i = 0; i < series->settings->players; i++) {
        series->asked[i] += result->asked[i];
        series->moved[i] += result->moved[i];
        series->thought[i] += result->thought[i];
        if (result->slowest[i] > series->slowest[i]) {
            series->slowest[i] = result->slowest[i];
        }
    }
    series->stayers |= result->stayers;
    series->match_losers = result->match_losers;
    series->enders = result->enders;
    if (result->enders || result->match_losers) {
        series->ended_at =
            index * settings_block(series->settings) + result->played;
    }
    return !result->is_spoilt || error_set(err, "%s", "%s", result->err.text);
}

/* Drops the scores from the first unplayed game on. Only a stopped match has
 * such games. */
static void keep_played(SeriesWork *work)
{
    Series *series = work->series;
    int64_t size = settings_block(series->settings);
    for (int64_t b = 0; b < work->block_count; b++) {
        for (int64_t g = 0; g < work->results[b].played; g++) {
            series->scores[series->played++] = series->scores[b * size + g];
        }
    }
}

static bool gather(SeriesWork *work, Error *err)
{
    Series *series = work->series;
    int64_t last = atomic_load(&work->last);
    bool is_well = true;
    for (int64_t b = 0; is_well && b <= last; b++) {
        is_well = add_result(series, b, &work->results[b], err);
    }
    for (int i = 0; i < series->settings->players; i++) {
        int late = atomic_load(&work->late[i]);
        series->late[i] = late < SETTINGS_GRACES ? late : SETTINGS_GRACES;
    }
    if (series->ended_at) {
        lose_rest(series, series->ended_at);
        series->played = series->settings->games;
    } else {
        keep_played(work);
    }
    demote_idlers(series);
    remove_files(work, last);
    return is_well;
}

/* Makes a folder and its missing parents. */
static bool make_folder(const char *path, Error *err)
{
    struct stat info;
    Text parent = { 0 };
    if (!path) {
        return true;
    }
    for (const char *at = path; (at = strchr(at + 1, '/'));) {
        text_clear(&parent);
        text_add_bytes(&parent, path, (size_t)(at - path));
        mkdir(parent.data, 0777);
    }
    text_done(&parent);
    if (mkdir(path, 0777) == 0) {
        return true;
    }
    bool is_folder =
        errno == EEXIST && stat(path, &info) == 0 && S_ISDIR(info.st_mode);
    return is_folder ||
           error_set(err, "%s: %s", "%s : %s", path, error_system(err, errno));
}

static int count_bots(const Series *series)
{
    int count = 0;
    for (int i = 0; i < series->settings->players; i++) {
        count += contestant_is_program(&series->contestants[i]);
    }
    return count;
}

/* Gives every job one core for its referee and bots, since one bot thinks at a
 * time. In a game where bots choose at the same time, each bot gets its own
 * core if there are enough. */
static void spread_jobs(SeriesWork *work)
{
    const Series *series = work->series;
    const MatchSettings *settings = series->settings;
    int bots = count_bots(series);
    if (bots > 0) {
        spawn_list_cores(&work->cores);
    }
    bool has_enough = settings->jobs * bots <= work->cores.count;
    work->spread = has_enough && settings->is_simultaneous ? bots : 1;
}

bool series_play(Series *series, Error *err)
{
    const MatchSettings *settings = series->settings;
    int64_t size = settings_block(settings);
    uint64_t began = clock_now();
    if (!make_folder(settings->save_to, err) ||
        !make_folder(settings->log_to, err)) {
        return false;
    }
    series->scores = mem_new((size_t)settings->games * sizeof *series->scores);
    SeriesWork work = { .series = series,
                        .settings = *settings,
                        .block_count = (settings->games + size - 1) / size,
                        .lock = PTHREAD_MUTEX_INITIALIZER,
                        .ended = PTHREAD_COND_INITIALIZER };
    atomic_store(&work.last, work.block_count - 1);
    spread_jobs(&work);
    settings_share_memory(&work.settings,
                          count_bots(series) * settings->jobs *
                              (settings->beside > 1 ? settings->beside : 1));
    work.results = mem_new((size_t)work.block_count * sizeof *work.results);
    run_threads(&work, began);
    bool is_played = gather(&work, err);
    for (int64_t b = 0; b < work.block_count; b++) {
        verdicts_done(&work.results[b].verdicts);
        verdicts_done(&work.results[b].failures);
    }
    free(work.results);
    series->seconds = (double)(clock_now() - began) / 1e9;
    return is_played;
}

void series_done(Series *series)
{
    free(series->scores);
    verdicts_done(&series->verdicts);
    verdicts_done(&series->failures);
}
