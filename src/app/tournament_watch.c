/* tournament_watch.c: shows the progress of a tournament, on a terminal or line
 * by line. */
#include <math.h>
#include <stdio.h>

#include "app/tournament_parts.h"

enum {
    LEADERS = 5,
    LINE_SECONDS = 10, /* seconds between two lines without a terminal */
    JOB_SECONDS = 5,   /* seconds between two questions to Slurm */
};

/* A longer time left is not shown exactly. */
#define SECONDS_MOST 360000.0

void tournament_write_time(double seconds, Text *out)
{
    int whole = (int)fmin(seconds + 0.5, SECONDS_MOST);
    if (whole >= 3600) {
        text_addf(out, "%d:%02d:%02d", whole / 3600, whole / 60 % 60,
                  whole % 60);
    } else {
        text_addf(out, "%d:%02d", whole / 60, whole % 60);
    }
}

/* Adds matches, games a second, and the time left at the pace so far. */
static void write_progress(const RunnerProgress *p, Lang lang, Text *out)
{
    double seconds = p->seconds > 0 ? p->seconds : 1e-9;
    text_say(out, lang, "%lld/%lld matches  %.0f games/s",
             "%lld/%lld matchs  %.0f parties/s", (long long)p->done,
             (long long)p->total, (double)p->games / seconds);
    if (p->played > 0 && p->done < p->total) {
        text_add(out, lang_pick(lang, "  left ", "  reste "));
        tournament_write_time(
            seconds / (double)p->played * (double)(p->total - p->done), out);
    }
}

/* Prints the progress over the lines that were printed last. */
static void show_screen(TourWatch *watch, const RunnerProgress *p)
{
    Text out = { 0 };
    int lines = 1;
    if (watch->lines) {
        text_addf(&out, "\033[%dA", watch->lines);
    }
    text_add(&out, "\r\033[J");
    write_progress(p, watch->app->lang, &out);
    text_add_char(&out, '\n');
    for (size_t i = 0; i < p->standings->count && lines <= LEADERS; i++) {
        const Standing *row = &p->standings->at[i];
        if (row->is_in && row->played) {
            text_addf_in(&out, watch->app->lang,
                         "  %2d. %-24.60s %8g  %+8lld\n", lines, row->name,
                         row->points, (long long)row->score);
            lines++;
        }
    }
    for (int i = 0; i < p->news_count; i++) {
        text_addf(&out, "  ! %.74s\n", p->news[i]);
        lines++;
    }
    watch->lines = lines;
    fputs(out.data, stderr);
    fflush(stderr);
    text_done(&out);
}

/* Stops the run if all workers of the Slurm job have ended. */
static void look_after_job(TourWatch *watch, double seconds)
{
    if (watch->job && seconds - watch->seen_at >= (double)JOB_SECONDS) {
        watch->seen_at = seconds;
        watch->is_abandoned = !slurm_is_alive(watch->job);
        if (watch->is_abandoned) {
            atomic_store(watch->stop, true);
        }
    }
}

void tournament_show_progress(const RunnerProgress *p, void *context)
{
    TourWatch *watch = context;
    look_after_job(watch, p->seconds);
    if (watch->is_terminal) {
        show_screen(watch, p);
        return;
    }
    bool is_last = p->done == p->total && watch->told != p->done;
    if (!is_last && p->seconds - watch->told_at < (double)LINE_SECONDS) {
        return;
    }
    Text out = { 0 };
    write_progress(p, watch->app->lang, &out);
    fprintf(stderr, "%s\n", out.data);
    text_done(&out);
    watch->told_at = p->seconds;
    watch->told = p->done;
}

void tournament_show_aside(const StoredWorker *worker, void *context)
{
    TourWatch *watch = context;
    file_say(stderr, watch->app->lang,
             "%s (%s) is set aside: others played match %lld differently; its "
             "matches are played again\n",
             "%s (%s) est mise de côté : d'autres ont joué le match %lld "
             "autrement ; ses matchs sont rejoués\n",
             worker->machine, worker->role, (long long)worker->aside);
    watch->lines = 0; /* the next screen is printed below this line */
}
