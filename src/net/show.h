/* show.h: the thread on which a tournament is read for spectators, so that the
 * event loop never waits for its store. */
#ifndef JOUTE_SHOW_H
#define JOUTE_SHOW_H

#include "net/server.h"

typedef struct Show Show;

/* wake is called on its thread when there is something to take. source is lent,
 * what is in it is freed at the end. */
Show *show_new(const ServerShow *source, void (*wake)(void *context),
               void *context);
/* Ends the thread, or leaves it alone if its store lets it wait; nobody is
 * woken any more. */
void show_free(Show *show);

/* Adds a question; the answer comes with the ticket. False: too many wait. */
bool show_ask(Show *show, uint64_t ticket, const SessionQuestion *question);

/* A message for who asked or, with the ticket 0, for all who watch a board. */
typedef struct ShowNews {
    struct ShowNews *next;
    uint64_t ticket;
    bool is_whole; /* from now on the asker watches the board */
    int board;
    Text text;
} ShowNews;

/* The next message, in order, or NULL; show_news_free frees it. */
ShowNews *show_take(Show *show);
/* Frees a message. */
void show_news_free(ShowNews *news);

#endif
