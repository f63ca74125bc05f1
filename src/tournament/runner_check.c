/* runner_check.c: checks bots before they take part, and estimates the time and
 * space of the whole run. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "tournament/entry.h"
#include "tournament/match_job.h"
#include "tournament/runner_internal.h"

enum {
    SAMPLES = 8, /* how many matches are tried for the estimate */
    SAMPLE_GAMES = 20,
    SLOW_MS = 20, /* a bot is named if its moves take more ms */
};

/* ---- checks ---- */

/* Writes the first verdict in one line, for people. */
static void write_reason(const MatchJob *job, Lang lang, Text *out)
{
    const Verdict *v = &job->verdicts.at[0];
    Text board = { 0 };
    if (job->contest->config_count > 1) {
        text_say(&board, lang, " on ", " sur ");
        contest_write_config(job->contest, job->board, &board);
    }
    text_say(out, lang, "game %lld, move %zu%s: %s, %s",
             "partie %lld, coup %zu%s : %s, %s", (long long)v->game,
             v->move + 1, text_string(&board), verdict_name(v->code, lang),
             v->why[lang]);
    text_done(&board);
}

/* Returns the name that a bot gives itself. The name is ignored for a bot that
 * a person has named. A course's file has no such name, and the file name of a
 * bot in a folder says nothing, so those keep their entry's name. */
static const char *own_name(const Entrant *entrant, const MatchJob *job)
{
    const char *file = strrchr(entrant->spec, '/');
    size_t size = strlen(job->own_name);
    bool is_of_file = file && strncmp(file + 1, job->own_name, size) == 0 &&
                      strcmp(file + 1 + size, ".py") == 0;
    bool is_in_folder = strlen(entrant->spec) > strlen(entrant->path) + 3 &&
                        strncmp(entrant->spec, "py:", 3) == 0;
    return !entrant->path[0] || (is_of_file && is_in_folder) ? entrant->key
                                                             : job->own_name;
}

/* Accepts or refuses a checked entrant. The lock is held. */
static bool settle_check(RunnerWork *work, Entrant *entrant,
                         const MatchJob *job)
{
    Tournament *t = work->tournament;
    Text reason = { 0 };
    bool is_well = match_store_save_check(t->store, entrant->id, &job->verdicts,
                                          text_string(&job->position),
                                          &job->errors[0], work->err);
    if (job->verdicts.count) {
        write_reason(job, work->err->lang, &reason);
    }
    if (is_well && job->verdicts.count &&
        (!job->moved || work->runner->is_strict)) {
        is_well = tournament_refuse(t, entrant, reason.data, work->err);
    } else if (is_well) {
        is_well =
            tournament_accept(t, entrant, own_name(entrant, job), work->err);
    }
    if (is_well && work->runner->checked) {
        work->runner->checked(entrant, &job->verdicts, job->checked,
                              text_string(&reason), work->runner->context);
    }
    text_done(&reason);
    return is_well;
}

/* True if a bot that passed its check plays the same again with the same seed,
 * so that results of two machines can be compared. */
static bool is_steady(const MatchJob *job)
{
    MatchJob again = { .contest = job->contest,
                       .contestants = job->contestants,
                       .is_stopped = job->is_stopped,
                       .lang = job->lang };
    Error err = ERROR_IN(job->lang);
    bool is_same = match_job_check(&again, &err) && again.is_whole &&
                   !again.verdicts.count &&
                   again.result.digest == job->result.digest;
    match_job_done(&again);
    return is_same;
}

/* Checks one entrant. Called with the lock held, which it releases
 * meanwhile. */
static bool check_one(RunnerWork *work, size_t at)
{
    Entrant *entrant = &work->tournament->entrants.at[at];
    const Contestant *who = &work->contestants[at];
    const Contest *contest = &work->tournament->contest;
    Contestant contestants[GAME_SEATS] = { *who };
    MatchJob job = { .contest = contest,
                     .contestants = contestants,
                     .is_stopped = work->runner->is_stopped,
                     .lang = work->err->lang };
    Error err = ERROR_IN(work->err->lang);
    if (!who->name) {
        entry_contestant(entrant, contest->game, contestants, &err);
        return tournament_refuse(work->tournament, entrant, err.text,
                                 work->err);
    }
    for (int i = 1; i < contest->players; i++) {
        contestant_parse(&contestants[i], "random", contest->game, NULL);
    }
    pthread_mutex_unlock(&work->lock);
    bool is_played = match_job_check(&job, &err);
    bool is_same = is_played && job.is_whole && !job.verdicts.count &&
                   work->tournament->store->shared && is_steady(&job);
    pthread_mutex_lock(&work->lock);
    bool is_well = true;
    entrant->is_steady = is_same;
    if (!is_played) {
        is_well =
            error_set(work->err, "%s: %s", "%s : %s", entrant->key, err.text);
    } else if (job.is_whole) {
        is_well = settle_check(work, entrant, &job);
    }
    for (int i = 1; i < contest->players; i++) {
        contestant_done(&contestants[i]);
    }
    match_job_done(&job);
    return is_well;
}

static void *check_on(void *context)
{
    RunnerWork *work = context;
    Entrants *list = &work->tournament->entrants;
    pthread_mutex_lock(&work->lock);
    while (!runner_is_stopped(work) && work->next < list->count) {
        size_t at = work->next++;
        if (list->at[at].state == ENTRANT_NEW && work->runner->checking) {
            work->runner->checking(&list->at[at], at + 1, list->count,
                                   work->runner->context);
        }
        if (list->at[at].state == ENTRANT_NEW && !check_one(work, at)) {
            work->has_failed = true;
        }
    }
    work->threads--;
    pthread_cond_broadcast(&work->changed);
    pthread_mutex_unlock(&work->lock);
    return NULL;
}

bool runner_check(Runner *runner, Error *err)
{
    RunnerWork work;
    runner_begin(&work, runner, err);
    runner_threads(&work, check_on, 0);
    if (runner->checking) {
        runner->checking(NULL, 0, 0, runner->context);
    }
    runner_end(&work);
    return !work.has_failed;
}

/* ---- the guess ---- */

/* Samples for the estimate: one match in `step` is tried. */
typedef struct Sampling {
    RunnerWork *work;
    int64_t count, step; /* matches left to play */
    int64_t games, sampled, sampled_games, bytes;
    double seconds; /* for sampled_games */
    const Entrant *slowest;
    double slowest_ms; /* average milliseconds of its moves */
    bool is_counting;
    Error *err;
} Sampling;

static bool sample(const StoredMatch *match, void *context)
{
    Sampling *s = context;
    if (match->state == MATCH_DONE || match->plan.players < 2) {
        return true;
    }
    bool is_tried = !s->is_counting && s->count % s->step == 0;
    s->count++;
    s->games += s->is_counting ? match->plan.games : 0;
    if (!is_tried) {
        return true;
    }
    PlannedMatch plan = match->plan;
    const Tournament *t = s->work->tournament;
    if (!runner_fetch(s->work, &plan, s->err)) {
        return false;
    }
    const char *names[GAME_SEATS];
    Contestant contestants[GAME_SEATS];
    plan.games = plan.games < SAMPLE_GAMES
                     ? plan.games
                     : SAMPLE_GAMES / plan.players * plan.players;
    for (int i = 0; i < plan.players; i++) {
        size_t place = runner_place(s->work, plan.entrants[i]);
        names[i] = t->entrants.at[place].name;
        contestants[i] = s->work->contestants[place];
    }
    MatchJob job = { .contest = &t->contest,
                     .plan = &plan,
                     .contestants = contestants,
                     .names = names,
                     .is_stopped = s->work->runner->is_stopped };
    uint64_t began = clock_now();
    bool is_played = match_job_play(&job, s->err);
    s->seconds += (double)(clock_now() - began) / 1e9;
    s->sampled++;
    for (int i = 0; is_played && i < plan.players; i++) {
        const SideResult *side = &job.result.sides[i];
        double ms = side->questions ? (double)side->thought_us / 1000 /
                                          (double)side->questions
                                    : 0;
        if (ms > (double)SLOW_MS && ms > s->slowest_ms) {
            s->slowest_ms = ms;
            s->slowest =
                &t->entrants.at[runner_place(s->work, plan.entrants[i])];
        }
    }
    s->sampled_games += plan.games;
    s->bytes += (int64_t)job.records.size;
    match_job_done(&job);
    return is_played;
}

/* Returns how many seconds the clocks allow for `matches` matches played one
 * after the other; 0 if there are no clocks. */
static double clock_bound(const Contest *contest, int64_t matches)
{
    const GameReferee *rules = contest->game->referee;
    int64_t clock_ms = contest->clock_ms >= 0 ? contest->clock_ms
                       : rules                ? rules->clock_ms
                                              : 0;
    return (double)clock_ms / 1000 * contest->players * (double)matches;
}

bool runner_guess(Runner *runner, RunnerGuess *out, Error *err)
{
    RunnerWork work;
    Tournament *t = runner->tournament;
    MatchQuery all = { .id = 0 };
    runner_begin(&work, runner, err);
    bool is_well = tournament_plan(t, err);
    Sampling s = { .work = &work, .is_counting = true, .err = err };
    *out = (RunnerGuess){ .matches = 0 };
    is_well =
        is_well && match_store_each_match(t->store, &all, sample, &s, err);
    int64_t known = s.count;
    s.step = known / SAMPLES + 1;
    s.count = 0;
    s.is_counting = false;
    is_well = is_well &&
              match_store_each_match(t->store, &all, sample, &s, err) &&
              !err->text[0];
    if (is_well && s.sampled_games) {
        Standings standings;
        is_well = tournament_standings(t, false, &standings, err);
        int64_t left = tournament_total(t) - standings.matches;
        out->matches = left > known ? left : known;
        out->games = known ? s.games / known * out->matches : 0;
        int cost = runner_cores_for(&work, GAME_SEATS);
        double at_once = (double)(work.cores.count / cost);
        out->seconds =
            s.seconds / (double)s.sampled_games * (double)out->games / at_once;
        double most = clock_bound(&t->contest, out->matches) / at_once;
        out->seconds = most > 0 && out->seconds > most ? most : out->seconds;
        out->slowest = s.slowest;
        out->slowest_ms = s.slowest_ms;
        out->bytes = (int64_t)((double)s.bytes / (double)s.sampled_games *
                               (double)out->games);
        standings_done(&standings);
    }
    runner_end(&work);
    return is_well;
}
