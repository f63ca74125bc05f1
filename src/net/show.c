/* show.c: a thread that looks for changes of the tournament, once for all
 * spectators, and answers their questions in between.
 *
 * Only this thread calls the functions of ServerShow. The event loop only adds
 * questions and takes messages, both under the lock. If the store hangs,
 * show_free gives up after END_MS and leaves the thread and its memory to the
 * end of the process. */
#include "net/show.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "base/clock.h"
#include "base/mem.h"

enum {
    SHOW_NICE = 10,        /* lower priority than the event loop */
    QUESTIONS_MOST = 1000, /* how many questions may wait */
    END_MS = 3000,         /* how long show_free waits for the thread */
};

/* A waiting question, with its own copy of the cid. */
typedef struct Asked {
    struct Asked *next;
    uint64_t ticket;
    SessionQuestion question;
    char *cid;
} Asked;

/* What the event loop and the thread share. */
struct Show {
    ServerShow source; /* a copy, because the thread may outlive the original */
    pthread_t thread;
    pthread_mutex_t lock; /* protects everything below */
    pthread_cond_t has_changed;
    void (*wake)(void *context);
    void *context;
    Asked *first, *last;        /* questions, in the order of asking */
    int waiting;                /* how many questions wait */
    ShowNews *news, *last_news; /* messages to be taken, in order */
    bool is_ending, has_ended;
};

/* Returns the time `ms` milliseconds from now, for pthread_cond_timedwait. */
static struct timespec in_ms(int ms)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    t.tv_sec += ms / 1000;
    t.tv_nsec += ms % 1000 * 1000000L;
    if (t.tv_nsec >= 1000000000) {
        t.tv_sec++;
        t.tv_nsec -= 1000000000;
    }
    return t;
}

/* Adds a message and wakes the event loop. */
static void put(Show *show, ShowNews *news)
{
    pthread_mutex_lock(&show->lock);
    if (show->last_news) {
        show->last_news->next = news;
    } else {
        show->news = news;
    }
    show->last_news = news;
    if (show->wake) {
        show->wake(show->context);
    }
    pthread_mutex_unlock(&show->lock);
}

/* Looks for changes and adds a message for each board that has changed. Returns
 * in how many ms to look again. */
static int look(Show *show)
{
    const ServerShow *source = &show->source;
    int boards, wait = source->look(source->context, &boards);
    for (int board = -1; board < boards; board++) {
        Text text = { 0 };
        if (source->write_change(source->context, board, &text)) {
            ShowNews *news = mem_new(sizeof *news);
            *news = (ShowNews){ .board = board, .text = text };
            put(show, news);
        } else {
            text_done(&text);
        }
    }
    return wait;
}

/* Answers one question. The answer to "watch" is the whole board; from then on
 * the client gets the changes of the board. */
static void answer(Show *show, Asked *asked)
{
    const ServerShow *source = &show->source;
    ShowNews *news = mem_new(sizeof *news);
    news->ticket = asked->ticket;
    asked->question.cid = asked->cid;
    if (asked->question.kind == QUESTION_WATCH) {
        news->is_whole = true;
        news->board = source->write_whole(source->context,
                                          asked->question.board, &news->text);
    } else {
        source->answer(source->context, &asked->question, &news->text);
    }
    put(show, news);
}

static void free_asked(Asked *asked)
{
    free(asked->cid);
    free(asked);
}

/* Waits for a question. Returns NULL when it is time to look or to end. */
static Asked *wait_for_question(Show *show, uint64_t due)
{
    Asked *asked = NULL;
    pthread_mutex_lock(&show->lock);
    while (!show->is_ending && !show->first && clock_now() < due) {
        int ms = (int)((due - clock_now()) / 1000000) + 1;
        struct timespec until = in_ms(ms);
        pthread_cond_timedwait(&show->has_changed, &show->lock, &until);
    }
    if (!show->is_ending && show->first && clock_now() < due) {
        asked = show->first;
        show->first = asked->next;
        show->last = show->first ? show->last : NULL;
        show->waiting--;
    }
    pthread_mutex_unlock(&show->lock);
    return asked;
}

static bool is_ending(Show *show)
{
    pthread_mutex_lock(&show->lock);
    bool is_it = show->is_ending;
    pthread_mutex_unlock(&show->lock);
    return is_it;
}

/* The thread: looks for changes when that is due, and answers questions in
 * between. */
static void *work(void *argument)
{
    Show *show = argument;
    uint64_t due = 0;
    /* On Linux this sets the priority of this thread only. */
    setpriority(PRIO_PROCESS, 0, SHOW_NICE);
    while (!is_ending(show)) {
        Asked *asked = wait_for_question(show, due);
        if (asked) {
            answer(show, asked);
            free_asked(asked);
        } else if (clock_now() >= due && !is_ending(show)) {
            due = clock_now() + (uint64_t)look(show) * 1000000;
        }
    }
    pthread_mutex_lock(&show->lock);
    show->has_ended = true;
    pthread_cond_signal(&show->has_changed);
    pthread_mutex_unlock(&show->lock);
    return NULL;
}

Show *show_new(const ServerShow *source, void (*wake)(void *context),
               void *context)
{
    Show *show = mem_new(sizeof *show);
    pthread_condattr_t attributes;
    show->source = *source;
    show->wake = wake;
    show->context = context;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&show->has_changed, &attributes);
    pthread_condattr_destroy(&attributes);
    pthread_mutex_init(&show->lock, NULL);
    if (pthread_create(&show->thread, NULL, work, show) != 0) {
        die("cannot start a thread");
    }
    return show;
}

void show_free(Show *show)
{
    struct timespec until = in_ms(END_MS);
    pthread_mutex_lock(&show->lock);
    show->wake = NULL;
    show->is_ending = true;
    pthread_cond_signal(&show->has_changed);
    while (!show->has_ended &&
           pthread_cond_timedwait(&show->has_changed, &show->lock, &until) !=
               ETIMEDOUT) {
    }
    bool has_ended = show->has_ended;
    pthread_mutex_unlock(&show->lock);
    if (!has_ended) { /* the thread then ends with the process */
        pthread_detach(show->thread);
        return;
    }
    pthread_join(show->thread, NULL);
    while (show->first) {
        Asked *asked = show->first;
        show->first = asked->next;
        free_asked(asked);
    }
    for (ShowNews *news; (news = show_take(show));) {
        show_news_free(news);
    }
    pthread_cond_destroy(&show->has_changed);
    pthread_mutex_destroy(&show->lock);
    show->source.done(show->source.context);
    free(show);
}

bool show_ask(Show *show, uint64_t ticket, const SessionQuestion *question)
{
    pthread_mutex_lock(&show->lock);
    bool has_room = show->waiting < QUESTIONS_MOST;
    if (has_room) {
        Asked *asked = mem_new(sizeof *asked);
        *asked = (Asked){ .ticket = ticket,
                          .question = *question,
                          .cid = mem_copy_string(question->cid ? question->cid
                                                               : "") };
        if (show->last) {
            show->last->next = asked;
        } else {
            show->first = asked;
        }
        show->last = asked;
        show->waiting++;
        pthread_cond_signal(&show->has_changed);
    }
    pthread_mutex_unlock(&show->lock);
    return has_room;
}

ShowNews *show_take(Show *show)
{
    pthread_mutex_lock(&show->lock);
    ShowNews *news = show->news;
    if (news) {
        show->news = news->next;
        show->last_news = show->news ? show->last_news : NULL;
    }
    pthread_mutex_unlock(&show->lock);
    return news;
}

void show_news_free(ShowNews *news)
{
    text_done(&news->text);
    free(news);
}
