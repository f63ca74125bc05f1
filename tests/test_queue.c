/* test_queue.c: how much work of others a job of the server's pool waits for.
 * Work is counted in simulations, so nothing here depends on the machine. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "joute/rng.h"
#include "net/queue.h"

enum { HEAVY = 199999, HOSTS = 20, HONEST = 1000 };

/* One thread and HOSTS hostile askers. When a job of an asker is taken, it adds
 * the next one at once, as a table of computers does. */
typedef struct Floor {
    Queue queue;
    QueueJob jobs[HOSTS]; /* one for each hostile asker */
    double work;          /* the work that has begun */
} Floor;

static void flood(Floor *floor, double weight)
{
    *floor = (Floor){ 0 };
    for (uint64_t i = 0; i < HOSTS; i++) {
        floor->jobs[i] = (QueueJob){ .asker = i, .weight = weight };
        queue_add(&floor->queue, &floor->jobs[i]);
    }
}

/* Runs one job; returns true if it was the wanted one. */
static bool runs(Floor *floor, const QueueJob *wanted)
{
    QueueJob *job = queue_take(&floor->queue, 1e9);
    assert_non_null(job);
    floor->work += job->weight;
    queue_end(&floor->queue, job);
    if (job != wanted) {
        queue_add(&floor->queue, job);
    }
    return job == wanted;
}

/* The work that begins before a job of the honest asker does. */
static double wait_of(Floor *floor, double weight, double delay)
{
    QueueJob job = { .asker = HONEST, .weight = weight, .delay = delay };
    double before = floor->work;
    queue_add(&floor->queue, &job);
    for (int i = 0; i < 5000000; i++) {
        if (runs(floor, &job)) {
            return floor->work - before - weight;
        }
    }
    fail_msg("the job never had its turn");
    return 0;
}

static void heavy_tables_do_not_keep_a_light_job_waiting(void **state)
{
    (void)state;
    Floor floor;
    double most = 0, sum = 0;
    flood(&floor, HEAVY);
    for (int i = 0; i < 2000; i++) {
        double wait = wait_of(&floor, 1500, 0);
        most = wait > most ? wait : most;
        sum += wait;
        runs(&floor, NULL);
    }
    /* Other work of at most 2 * HEAVY comes first, usually none. */
    assert_true(most <= 2 * HEAVY);
    assert_true(sum / 2000 < (double)HEAVY / 10);
    queue_done(&floor.queue);
}

/* If the lightest job came first, as it once did, a heavy one would never run.
 */
static void lighter_jobs_do_not_keep_a_heavy_one_waiting(void **state)
{
    (void)state;
    static const double weights[] = { 1, 1500, 50000, HEAVY };
    for (size_t i = 0; i < sizeof weights / sizeof *weights; i++) {
        Floor floor;
        flood(&floor, weights[i]);
        for (int k = 0; k < 100; k++) {
            runs(&floor, NULL);
        }
        double wait = wait_of(&floor, 200000, 0);
        assert_true(wait <= (double)HOSTS * (200000 + weights[i]));
        queue_done(&floor.queue);
    }
}

static void hints_and_evaluations_wait_longer_but_not_for_ever(void **state)
{
    (void)state;
    Floor floor;
    flood(&floor, 1500);
    assert_true(wait_of(&floor, 1500, 400000) <= (double)HOSTS * 403000.0);
    queue_done(&floor.queue);
}

/* An asker with many jobs must not get more work done than an asker with
 * one. */
static void all_askers_get_the_same_share(void **state)
{
    (void)state;
    Queue queue = { 0 };
    QueueJob many[100], one = { .asker = 2, .weight = 3000 };
    double had[2] = { 0 };
    for (int i = 0; i < 100; i++) {
        many[i] = (QueueJob){ .asker = 1, .weight = 1000 };
        queue_add(&queue, &many[i]);
    }
    queue_add(&queue, &one);
    for (int i = 0; i < 80; i++) {
        QueueJob *job = queue_take(&queue, 1e9);
        had[job == &one] += job->weight;
        queue_end(&queue, job);
        queue_add(&queue, job);
    }
    assert_true(had[1] >= had[0] - 3000 && had[1] <= had[0] + 3000);
    queue_done(&queue);
}

/* With several threads, and askers that come and go: before a job of weight w
 * runs, each other asker gets at most w and one more job. */
static void the_wait_is_bounded(void **state)
{
    (void)state;
    enum { JOBS = 400, ASKERS = 8, THREADS = 3, MOST = 1000 };
    static QueueJob jobs[JOBS];
    static double
        given[JOBS][ASKERS]; /* the work that others got while the job waited */
    bool waits[JOBS] = { false }, is_first[JOBS];
    QueueJob *running[THREADS] = { NULL };
    Queue queue = { 0 };
    Rng rng;
    rng_seed(&rng, 4);
    for (int added = 0, begun = 0; begun < JOBS;) {
        if (added < JOBS && rng_below(&rng, 2)) {
            jobs[added] = (QueueJob){ .asker = rng_below(&rng, ASKERS),
                                      .weight = 1 + rng_below(&rng, MOST) };
            /* A job also waits for earlier jobs of its asker, so only the first
             * one is checked. */
            is_first[added] = true;
            for (int i = 0; i < added; i++) {
                is_first[added] &=
                    !waits[i] || jobs[i].asker != jobs[added].asker;
            }
            queue_add(&queue, &jobs[added]);
            waits[added++] = true;
            continue;
        }
        QueueJob **thread = &running[rng_below(&rng, THREADS)];
        if (*thread) {
            queue_end(&queue, *thread);
        }
        *thread = queue_take(&queue, 1e9);
        if (!*thread) {
            continue;
        }
        int job = (int)(*thread - jobs);
        waits[job] = false;
        begun++;
        for (int a = 0; a < ASKERS && is_first[job]; a++) {
            assert_true(a == (int)jobs[job].asker ||
                        given[job][a] <= jobs[job].weight + 2 * MOST);
        }
        for (int i = 0; i < added; i++) {
            given[i][jobs[job].asker] += waits[i] ? jobs[job].weight : 0;
        }
    }
    queue_done(&queue);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(heavy_tables_do_not_keep_a_light_job_waiting),
        cmocka_unit_test(lighter_jobs_do_not_keep_a_heavy_one_waiting),
        cmocka_unit_test(hints_and_evaluations_wait_longer_but_not_for_ever),
        cmocka_unit_test(all_askers_get_the_same_share),
        cmocka_unit_test(the_wait_is_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
