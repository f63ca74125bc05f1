/* bot_clock.c: how much of its time a bot's answers take, without the time that
 * the machine took from it. */
#include "arena/bot_clock.h"

#include <stdio.h>

#include "base/clock.h"

static const int64_t ms = 1000000; /* nanoseconds */

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* Returns how long the machine kept a bot from running between two counts: how
 * long the bot was ready to run and did not. Time in which its own processes
 * wait for each other does not count, because one of them then has the core.
 * The kernel counts a wait only when it is over, but the time that stopped bots
 * ran on is known before and is added. */
static int64_t kept_waiting(const Dialogue *dialogue, const ProcessTimes *then,
                            const ProcessTimes *now, int64_t passed)
{
    int64_t waited = (int64_t)(now->waited - then->waited) + dialogue->stolen;
    int64_t idle = passed - (int64_t)(now->ran - then->ran);
    int64_t least = smaller(waited, idle);
    return least > 0 ? least : 0;
}

/* Counts the bot's times again; returns how long it was kept waiting since the
 * last count. */
static int64_t count_kept(Dialogue *dialogue, int64_t passed)
{
    ProcessTimes then = dialogue->counted;
    process_times(dialogue->process, &dialogue->counted);
    return kept_waiting(dialogue, &then, &dialogue->counted, passed);
}

/* Returns how much of an answer's time the machine may have taken: at most the
 * limit plus the time that stopped bots ran on. A bot at a table, which has the
 * lowest priority, may wait longer. */
static int64_t most_taken(const Dialogue *dialogue, int64_t limit)
{
    return limit + dialogue->stolen + dialogue->settings->patience_ms * ms;
}

/* Returns by how much the limit is extended while we still wait for a slow
 * answer or for "ready": by the time that the machine has taken from it. If the
 * clock is the limit, the time taken from earlier answers is added. */
static int64_t extension(const Dialogue *dialogue, int64_t limit)
{
    ProcessTimes now;
    if (!dialogue->is_timed) {
        return 0;
    }
    process_times(dialogue->process, &now);
    int64_t passed = (int64_t)(clock_now() - dialogue->timed_at);
    if (process_is_ready(dialogue->process)) {
        now.waited +=
            (uint64_t)passed; /* the kernel counts a wait at its end */
    }
    int64_t taken = kept_waiting(dialogue, &dialogue->counted, &now, passed);
    bool is_by_clock = dialogue->is_ready && dialogue->settings->clock_ms &&
                       limit == dialogue->clock;
    taken += is_by_clock ? dialogue->credit : 0;
    return smaller(taken, most_taken(dialogue, limit));
}

bool bot_clock_is_past(const Dialogue *dialogue, uint64_t now,
                       uint64_t deadline, int64_t limit)
{
    return dialogue->is_deaf ||
           (now >= deadline &&
            now >= deadline + (uint64_t)extension(dialogue, limit));
}

void bot_clock_start(Dialogue *dialogue)
{
    dialogue->is_timed = false;
    dialogue->stolen = 0;
    dialogue->limit = dialogue->settings->move_ms * ms;
    if (dialogue->settings->clock_ms && dialogue->clock < dialogue->limit) {
        dialogue->limit = dialogue->clock;
    }
}

void bot_clock_note_slow(Dialogue *dialogue, uint64_t now)
{
    if (!dialogue->is_timed && now > dialogue->asked_at + DIALOGUE_SLOW_NS) {
        dialogue->is_timed = true;
        dialogue->timed_at = now;
        dialogue->credit += count_kept(dialogue, dialogue->charged);
        dialogue->charged = 0;
    }
}

/* Returns how much of an answer's time the machine took. Counting takes as long
 * as some short answers, so several short answers are counted together, and the
 * time taken from them is added to the credit. */
static int64_t taken_of(Dialogue *dialogue, int64_t used)
{
    enum { TIMES = 20 }; /* at least this many counts while a clock runs down */
    int64_t clock = dialogue->settings->clock_ms * ms;
    if (dialogue->is_timed && (clock || used > dialogue->limit)) {
        return count_kept(dialogue,
                          (int64_t)(clock_now() - dialogue->timed_at));
    }
    dialogue->charged += used;
    if (clock && dialogue->charged * TIMES >= clock) {
        dialogue->credit += count_kept(dialogue, dialogue->charged);
        dialogue->charged = 0;
    }
    return 0;
}

/* Charges the clock and returns by how much the answer exceeded its limit.
 * Credit is used before the clock, but is never added to it. A move's limit is
 * not extended for time taken from other moves. */
static int64_t charge_clock(Dialogue *dialogue, int64_t used)
{
    const MatchSettings *settings = dialogue->settings;
    int64_t most = most_taken(dialogue, dialogue->limit);
    int64_t taken = smaller(taken_of(dialogue, used), most);
    used -= smaller(taken, used);
    int64_t over = used - settings->move_ms * ms;
    if (settings->clock_ms) {
        int64_t paid = smaller(dialogue->credit, most - taken);
        paid = smaller(paid, used);
        dialogue->credit -= paid;
        int64_t left = dialogue->clock - (used - paid);
        over = over > -left ? over : -left;
        dialogue->clock = (left > 0 ? left : 0) + settings->inc_ms * ms;
    }
    return over;
}

void bot_clock_judge_empty(const Dialogue *dialogue, Verdict *out)
{
    const MatchSettings *settings = dialogue->settings;
    bool is_of_match = settings->is_clock_of_match;
    if (settings->clock_ms && dialogue->limit < settings->move_ms * ms) {
        verdict_set(out, VERDICT_TIMEOUT,
                    is_of_match ? "its clock for the match (%g s) is empty"
                                : "its clock for the game (%g s) is empty",
                    is_of_match ? "sa pendule du match (%g s) est vide"
                                : "sa pendule de la partie (%g s) est vide",
                    (double)settings->clock_ms / 1000);
    }
}

bool bot_clock_charge(Dialogue *dialogue, uint64_t at, Verdict *out)
{
    int64_t used = (int64_t)(at - dialogue->asked_at);
    dialogue->thought += used;
    dialogue->slowest = used > dialogue->slowest ? used : dialogue->slowest;
    int64_t over = charge_clock(dialogue, used);
    if (over <= 0) {
        return true;
    }
    char words[80];
    long long by = (over + ms - 1) / ms, limit = dialogue->limit / ms;
    snprintf(words, sizeof words, "by %lld ms after %lld ms", by, limit);
    bool is_little = over <= SETTINGS_GRACE_MS * ms;
    dialogue->late_count += is_little;
    if (is_little && atomic_fetch_add(dialogue->late, 1) < SETTINGS_GRACES) {
        log_note(dialogue->log, dialogue->player, "late", words);
        return true;
    }
    bot_clock_judge_empty(dialogue, out);
    verdict_set(out, VERDICT_TIMEOUT,
                is_little
                    ? "too late by %lld ms after %lld ms, for the fourth time"
                    : "too late by %lld ms after %lld ms",
                is_little ? "%lld ms de trop après %lld ms, la quatrième fois"
                          : "%lld ms de trop après %lld ms",
                by, limit);
    out->hint = HINT_SLOW;
    return false;
}
