/* runner.c: threads that claim, play and finish matches. */
#define _GNU_SOURCE
#include "tournament/runner.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "tournament/bundle.h"
#include "tournament/entry.h"
#include "tournament/match_job.h"
#include "tournament/runner_internal.h"

enum {
    REPORT_NS = 200000000,
    PAUSE_MIN_MS = 100, /* shortest pause between two looks for work */
    PAUSE_MAX_MS = 2000,
    IDLE_MS = 10000, /* with nothing to do for this long, a run with
                        is_until_idle ends */
    SUM_SHARE = 20,  /* adding up matches played by other machines takes at most
                        1/20 of the time */
    RENEWALS = 3,    /* how often a lease is renewed before it ends */
    SPOILT_MOST = 5, /* after this many spoilt matches in a row the run ends */
};

/* The number of cores that a match needs, at most as many as there are. One is
 * enough because the referee lets slow bots that choose together think one
 * after the other. But the referee cannot stop a bot without a sandbox while
 * another thinks, so without sandboxes each bot needs a core. */
int runner_cores_for(const RunnerWork *work, int bots)
{
    bool are_at_once =
        work->is_simultaneous && !work->tournament->contest.has_sandbox;
    int wanted = are_at_once && bots > 1 ? bots : 1;
    return wanted < work->cores.count ? wanted : work->cores.count;
}

/* ---- one match ---- */

size_t runner_place(const RunnerWork *work, int64_t id)
{
    const Entrants *list = &work->tournament->entrants;
    return (size_t)(entrants_find(list, id) - list->at);
}

static int count_bots(const RunnerWork *work, const PlannedMatch *plan)
{
    int bots = 0;
    for (int i = 0; i < plan->players; i++) {
        bots += contestant_is_program(
            &work->contestants[runner_place(work, plan->entrants[i])]);
    }
    return bots;
}

/* Binds the thread to these cores, and with it the bots that it starts, and
 * plays a match. */
static bool play_bound(MatchJob *job, const cpu_set_t *cores, bool has_bots,
                       Error *err)
{
    cpu_set_t all;
    sched_getaffinity(0, sizeof all, &all);
    if (has_bots) {
        sched_setaffinity(0, sizeof *cores, cores);
    }
    bool is_played = match_job_play(job, err);
    if (has_bots) {
        sched_setaffinity(0, sizeof all, &all);
    }
    return is_played;
}

static void add_news(RunnerWork *work, const StoredMatch *match,
                     const Verdicts *verdicts)
{
    VerdictGroup groups[VERDICT_GROUPS];
    int count = verdicts_group(verdicts, groups);
    Lang lang = work->err->lang;
    for (int i = 0; i < count && i < RUNNER_NEWS; i++) {
        const Verdict *v = groups[i].first;
        const Entrant *who = entrants_find(&work->tournament->entrants,
                                           match->plan.entrants[v->player]);
        char times[24] = "";
        if (groups[i].count > 1) {
            snprintf(times, sizeof times, " × %lld",
                     (long long)groups[i].count);
        }
        memmove(work->news[1], work->news[0],
                (RUNNER_NEWS - 1) * sizeof work->news[0]);
        snprintf(work->news[0], sizeof work->news[0],
                 lang == LANG_FR ? "%lld.%lld %s : %s%s, %s"
                                 : "%lld.%lld %s: %s%s, %s",
                 (long long)match->id, (long long)v->game, who->name,
                 verdict_name(v->code, lang), times, v->why[lang]);
        work->news_count += work->news_count < RUNNER_NEWS;
    }
}

/* Stores a played match. The lock is held. */
static bool store_match(RunnerWork *work, StoredMatch *match, MatchJob *job)
{
    MatchStore *store = work->tournament->store;
    MatchFiles files = { .records = job->records.data,
                         .records_size = job->records.size,
                         .verdicts = &job->verdicts,
                         .errors = job->errors,
                         .faults = text_string(&job->faults) };
    bool counts;
    work->spoilt = 0;
    match->state = MATCH_DONE;
    match->result = job->result;
    match->result.players = match->plan.players;
    if (!match_store_finish(store, match, &files, &counts, work->err)) {
        return false;
    }
    /* Matches in a shared store are added up by keep_up instead. */
    if (counts && !store->shared) {
        standings_add(&work->standings, match);
    }
    if (counts && match->plan.players > 1) {
        work->runner->played++;
    }
    add_news(work, match, &job->verdicts);
    return true;
}

/* Gives back a match that was stopped or spoilt. The lock is held. */
static bool give_back(RunnerWork *work, const StoredMatch *match,
                      const MatchJob *job, const Error *why)
{
    MatchStore *store = work->tournament->store;
    bool is_spoilt = why->text[0] != '\0';
    const char *faults = job->faults.size ? job->faults.data : why->text;
    work->runner->replayed += is_spoilt;
    work->spoilt += is_spoilt;
    if (!match_store_release(store, match, is_spoilt ? faults : NULL,
                             work->err)) {
        return false;
    }
    return work->spoilt < SPOILT_MOST ||
           error_set(work->err, "match %lld: %s", "match %lld : %s",
                     (long long)match->id, why->text);
}

/* Makes an entrant ready to play. A worker does not trust the store: it runs no
 * commands, only our own players and bots whose files it has fetched and
 * compared with their hash. */
static bool prepare(const RunnerWork *work, size_t place, Contestant *out,
                    Error *err)
{
    const Tournament *t = work->tournament;
    Entrant *entrant = &t->entrants.at[place];
    if (work->runner->is_worker && !entrant->path[0] &&
        contestant_names_program(entrant->spec)) {
        return error_set(
            err,
            "%s: the store names a command; a worker runs only "
            "bots whose files it has checked",
            "%s : le dépôt nomme une commande ; un worker ne lance "
            "que des bots dont il a vérifié les fichiers",
            entrant->key);
    }
    return (!t->store->shared || !entrant->path[0] ||
            bundle_fetch(t->store, entrant, t->contest.game, err)) &&
           entry_contestant(entrant, t->contest.game, out, err);
}

/* Returns true if all players of a match can be started; missing files are
 * fetched from the store. */
bool runner_fetch(const RunnerWork *work, const PlannedMatch *plan, Error *err)
{
    const Tournament *t = work->tournament;
    for (int i = 0; i < plan->players; i++) {
        if (!entrants_find(&t->entrants, plan->entrants[i])) {
            return error_set(err, "no bot has the number %lld",
                             "aucun bot n'a le numéro %lld",
                             (long long)plan->entrants[i]);
        }
        size_t place = runner_place(work, plan->entrants[i]);
        Contestant who;
        if (work->contestants[place].name) {
            continue;
        }
        if (!prepare(work, place, &who, err)) {
            return false;
        }
        work->contestants[place] = who;
        contestants_separate(work->contestants, t->entrants.count);
    }
    return true;
}

/* Plays a claimed match. Called with the lock held, which it releases
 * meanwhile. */
static bool play_claimed(RunnerWork *work, StoredMatch *match)
{
    Tournament *t = work->tournament;
    const char *names[GAME_SEATS];
    Contestant contestants[GAME_SEATS];
    MatchJob job = { .contest = &t->contest,
                     .plan = &match->plan,
                     .contestants = contestants,
                     .names = names,
                     .is_stopped = work->runner->is_stopped,
                     .games = &work->games,
                     .lang = work->err->lang,
                     .is_whole = match->plan.players == 1 };
    Error err = ERROR_IN(work->err->lang);
    cpu_set_t cores;
    int bots = count_bots(work, &match->plan);
    int wanted = runner_cores_for(work, bots);
    job.beside = work->cores.count / (wanted > 0 ? wanted : 1);
    for (int i = 0; i < match->plan.players; i++) {
        size_t place = runner_place(work, match->plan.entrants[i]);
        names[i] = t->entrants.at[place].name;
        /* The match has its own copy, because another thread may fetch a bot
         * meanwhile, which changes the folders of contestants. */
        contestant_copy(&contestants[i], &work->contestants[place]);
    }
    while (work->cores.free_count < wanted) {
        pthread_cond_wait(&work->changed, &work->lock);
    }
    cores_take(&work->cores, wanted, &cores);
    pthread_mutex_unlock(&work->lock);
    if (match->plan.players > 1) {
        play_bound(&job, &cores, bots > 0, &err);
    }
    pthread_mutex_lock(&work->lock);
    cores_give(&work->cores, &cores);
    pthread_cond_broadcast(&work->changed);
    bool is_well = job.is_whole ? store_match(work, match, &job)
                                : give_back(work, match, &job, &err);
    for (int i = 0; i < match->plan.players; i++) {
        contestant_done(&contestants[i]);
    }
    match_job_done(&job);
    return is_well;
}

/* Prepares all who take part. If the file of an entrant is gone, its contestant
 * stays empty, which matters only if it has matches left to play. A worker
 * prepares an entrant only when it is needed. */
static void parse_contestants(RunnerWork *work)
{
    const Tournament *t = work->tournament;
    work->contestants =
        mem_new((t->entrants.count + 1) * sizeof *work->contestants);
    for (size_t i = 0; !work->runner->is_worker && i < t->entrants.count; i++) {
        const Entrant *entrant = &t->entrants.at[i];
        if (entrant->state == ENTRANT_IN || entrant->state == ENTRANT_NEW) {
            entry_contestant(entrant, t->contest.game, &work->contestants[i],
                             NULL);
        }
    }
    contestants_separate(work->contestants, t->entrants.count);
}

static void forget_contestants(RunnerWork *work)
{
    for (size_t i = 0; i < work->tournament->entrants.count; i++) {
        contestant_done(&work->contestants[i]);
    }
    free(work->contestants);
}

/* ---- threads ---- */

bool runner_is_stopped(const RunnerWork *work)
{
    const Runner *runner = work->runner;
    return work->has_failed ||
           (runner->is_stopped && atomic_load(runner->is_stopped));
}

/* Waits until something changes or a fifth of a second has passed. The lock is
 * held. */
static void wait_a_moment(RunnerWork *work)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += REPORT_NS;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&work->changed, &work->lock, &until);
}

/* Reads the entrants again after they have changed, once no match is played
 * here. The lock is held. */
static bool read_entrants(RunnerWork *work, int64_t version)
{
    Tournament *t = work->tournament;
    while (work->running > 0 && work->version != version) {
        pthread_cond_wait(&work->changed, &work->lock);
    }
    if (work->version == version) {
        return true;
    }
    forget_contestants(work);
    entrants_done(&t->entrants);
    bool is_well = match_store_load_entrants(t->store, &t->entrants, work->err);
    parse_contestants(work);
    work->version = version;
    pthread_cond_broadcast(&work->changed);
    return is_well;
}

/* Called when a shared store has no match to claim: returns true if the
 * tournament is over. If not, it looks again after a growing pause. The lock is
 * held. */
static bool is_over(RunnerWork *work, bool *is_well)
{
    const Runner *runner = work->runner;
    bool is_open;
    *is_well =
        match_store_is_open(work->tournament->store, &is_open, work->err);
    uint64_t now = clock_now();
    work->pause_ms = work->pause_ms ? 2 * work->pause_ms : PAUSE_MIN_MS;
    if (work->pause_ms > PAUSE_MAX_MS) {
        work->pause_ms = PAUSE_MAX_MS;
    }
    work->look_at = now + (uint64_t)work->pause_ms * 1000000;
    work->idle_since = is_open || !work->idle_since ? now : work->idle_since;
    bool is_idle = now - work->idle_since >= (uint64_t)IDLE_MS * 1000000;
    return !is_open &&
           (!runner->is_worker || (runner->is_until_idle && is_idle));
}

/* Looks for a match in the store. The match's id is 0 if there is none, or if
 * this runner only plans. The lock is held. */
static bool look(RunnerWork *work, StoredMatch *out)
{
    MatchStore *store = work->tournament->store;
    int64_t version = work->version;
    *out = (StoredMatch){ .id = 0 };
    if (work->runner->only_plans) {
        return true;
    }
    if (!match_store_claim(store, out, &version, work->err)) {
        return false;
    }
    if (out->id) {
        work->pause_ms = 0;
        work->look_at = work->idle_since = 0;
    }
    return !out->id || !work->runner->is_worker || read_entrants(work, version);
}

/* Claims the next match. If none is left and none is being played, it plans the
 * next round. The match's id is 0 when everything is over. The lock is held. */
static bool claim(RunnerWork *work, StoredMatch *out)
{
    Tournament *t = work->tournament;
    bool is_planned = false, is_well = true;
    while (!runner_is_stopped(work)) {
        if (clock_now() < work->look_at) {
            wait_a_moment(work);
            continue;
        }
        if (!look(work, out)) {
            return false;
        }
        if (out->id) {
            return true;
        }
        if (t->store->shared && !is_over(work, &is_well)) {
            is_planned = false;
            if (!is_well) {
                return false;
            }
            continue;
        }
        if (is_planned || work->runner->is_worker) {
            return true;
        }
        if (work->running > 0) {
            pthread_cond_wait(&work->changed, &work->lock);
            continue;
        }
        is_planned = true;
        work->look_at = 0;
        if (!tournament_plan(t, work->err)) {
            return false;
        }
    }
    out->id = 0;
    return true;
}

/* Pauses for 1, 2, 4 or 8 s after a spoilt match, so that the machine can
 * recover. The lock is held. */
static void pause_if_spoilt(RunnerWork *work)
{
    uint64_t seconds = work->spoilt ? UINT64_C(1) << (work->spoilt - 1) : 0;
    uint64_t until = clock_now() + seconds * UINT64_C(1000000000);
    while (work->spoilt && !runner_is_stopped(work) && clock_now() < until) {
        wait_a_moment(work);
    }
}

/* Plays a claimed match. If it cannot be played here, gives it back for other
 * machines. Called with the lock held, which it releases meanwhile. */
static bool act_on(RunnerWork *work, StoredMatch *match)
{
    Error err = ERROR_IN(work->err->lang);
    if (runner_fetch(work, &match->plan, &err)) {
        return play_claimed(work, match);
    }
    MatchJob none = { .contest = NULL };
    return work->tournament->store->shared
               ? give_back(work, match, &none, &err)
               : error_set(work->err, "%s", "%s", err.text);
}

static void *play_on(void *context)
{
    RunnerWork *work = context;
    StoredMatch match;
    pthread_mutex_lock(&work->lock);
    while (!runner_is_stopped(work)) {
        bool is_well = claim(work, &match);
        if (!is_well || !match.id) {
            work->has_failed |= !is_well;
            break;
        }
        work->running++;
        work->has_failed |= !act_on(work, &match);
        work->running--;
        pthread_cond_broadcast(&work->changed);
        pause_if_spoilt(work);
    }
    work->threads--;
    pthread_cond_broadcast(&work->changed);
    pthread_mutex_unlock(&work->lock);
    return NULL;
}

static int by_points(const void *one, const void *other)
{
    const Standing *a = one, *b = other;
    return a->points != b->points ? (a->points > b->points ? -1 : 1)
           : a->score != b->score ? (a->score > b->score ? -1 : 1)
                                  : strcmp(a->name, b->name);
}

/* Reports the progress. The lock is held. */
static void report(RunnerWork *work, uint64_t began)
{
    Runner *runner = work->runner;
    const char *news[RUNNER_NEWS];
    if (!runner->report) {
        return;
    }
    Standings ranked = work->standings;
    ranked.at = mem_new((ranked.count + 1) * sizeof *ranked.at);
    if (ranked.count) { /* a worker computes no standings */
        memcpy(ranked.at, work->standings.at, ranked.count * sizeof *ranked.at);
    }
    qsort(ranked.at, ranked.count, sizeof *ranked.at, by_points);
    for (int i = 0; i < work->news_count; i++) {
        news[i] = work->news[i];
    }
    /* The store knows all matches; a worker knows only its own. */
    bool is_of_all = work->tournament->store->shared && !runner->is_worker;
    RunnerProgress progress = {
        .done = work->standings.matches,
        .total = work->total,
        .played = is_of_all ? work->standings.matches - work->matches_before
                            : runner->played,
        .games = is_of_all ? work->standings.games - work->games_before
                           : atomic_load(&work->games),
        .seconds = (double)(clock_now() - began) / 1e9,
        .standings = &ranked,
        .news = news,
        .news_count = work->news_count,
    };
    runner->report(&progress, runner->context);
    free(ranked.at);
}

static void tell_aside(const StoredWorker *worker, void *context)
{
    RunnerWork *work = context;
    Text line = { 0 };
    text_addf(&line, "%s %s %lld\n", worker->machine, worker->role,
              (long long)worker->aside);
    if (!strstr(text_string(&work->told), line.data)) {
        text_add(&work->told, line.data);
        work->runner->set_aside(worker, work->runner->context);
    }
    text_done(&line);
}

/* With a shared store: tells the store that this runner is still there, and
 * adds up what others have played, within SUM_SHARE of the time. The lock is
 * held. */
static bool keep_up(RunnerWork *work)
{
    Tournament *t = work->tournament;
    uint64_t now = clock_now();
    if (now >= work->renew_at) {
        work->renew_at =
            now + (uint64_t)t->store->lease_seconds * 1000000000 / RENEWALS;
        if (!match_store_renew(t->store, work->err)) {
            return false;
        }
    }
    if (work->runner->is_worker || now < work->sum_at) {
        return true;
    }
    Standings sum;
    bool is_well = tournament_sum(t, false, &sum, work->err);
    if (is_well) {
        standings_done(&work->standings);
        work->standings = sum;
    } else {
        standings_done(&sum);
    }
    if (is_well && work->runner->set_aside) {
        is_well = match_store_each_worker(t->store, true, tell_aside, work,
                                          work->err);
    }
    uint64_t spent = clock_now() - now;
    work->sum_at = now + 1000000000 + SUM_SHARE * spent;
    return is_well;
}

/* Waits until all threads have ended. The lock is held. */
static void watch(RunnerWork *work, uint64_t began)
{
    while (work->threads > 0) {
        wait_a_moment(work);
        if (!began) {
            continue;
        }
        if (work->tournament->store->shared && !runner_is_stopped(work)) {
            work->has_failed |= !keep_up(work);
        }
        if (clock_now() >= work->report_at) {
            work->report_at = clock_now() + REPORT_NS;
            report(work, began);
        }
    }
}

/* Starts as many threads as there are cores and waits for them. */
void runner_threads(RunnerWork *work, void *(*act)(void *), uint64_t began)
{
    int count = work->runner->only_plans && began ? 1 : work->cores.count;
    pthread_t *threads = mem_new((size_t)count * sizeof *threads);
    work->threads = count;
    for (int i = 0; i < count; i++) {
        if (pthread_create(&threads[i], NULL, act, work) != 0) {
            die("no thread can be started");
        }
    }
    pthread_mutex_lock(&work->lock);
    watch(work, began);
    pthread_mutex_unlock(&work->lock);
    for (int i = 0; i < count; i++) {
        pthread_join(threads[i], NULL);
    }
    free(threads);
}

/* ---- before and after ---- */

void runner_begin(RunnerWork *work, Runner *runner, Error *err)
{
    *work = (RunnerWork){ .runner = runner,
                          .tournament = runner->tournament,
                          .err = err,
                          .lock = PTHREAD_MUTEX_INITIALIZER,
                          .changed = PTHREAD_COND_INITIALIZER };
    cores_init(&work->cores, runner->jobs, runner->is_worker);
    const Contest *contest = &runner->tournament->contest;
    MatchSettings settings;
    settings_init(&settings, contest->game, &contest->configs[0]);
    MatchStore *store = runner->tournament->store;
    store->is_stopped = runner->is_stopped;
    store->jobs = runner->only_plans ? 0 : work->cores.count;
    work->is_simultaneous = settings.is_simultaneous;
    parse_contestants(work);
}

void runner_end(RunnerWork *work)
{
    cores_done(&work->cores);
    forget_contestants(work);
    standings_done(&work->standings);
    text_done(&work->told);
}

static bool count_left(const StoredMatch *match, void *context)
{
    Runner *runner = context;
    runner->left += match->state != MATCH_DONE;
    return true;
}

/* Plays all matches, or waits until workers have played them. */
static bool play_all(RunnerWork *work, uint64_t began)
{
    Tournament *t = work->tournament;
    runner_threads(work, play_on, began);
    bool is_well = !work->has_failed;
    if (t->store->shared && is_well && !runner_is_stopped(work)) {
        work->sum_at = 0;
        is_well = keep_up(work);
    }
    report(work, began);
    return is_well;
}

bool runner_run(Runner *runner, Error *err)
{
    RunnerWork work;
    Tournament *t = runner->tournament;
    MatchQuery all = { .id = 0 };
    uint64_t began = clock_now();
    runner_begin(&work, runner, err);
    bool is_well =
        runner->is_worker || (tournament_plan(t, err) &&
                              tournament_sum(t, false, &work.standings, err));
    if (is_well) {
        work.total = runner->is_worker ? 0 : tournament_total(t);
        work.matches_before = work.standings.matches;
        work.games_before = work.standings.games;
        is_well = play_all(&work, began);
    }
    runner->games = atomic_load(&work.games);
    runner->seconds = (double)(clock_now() - began) / 1e9;
    runner->left = 0;
    is_well =
        (runner->is_worker ||
         match_store_each_match(t->store, &all, count_left, runner, NULL)) &&
        is_well;
    runner_end(&work);
    return is_well;
}
