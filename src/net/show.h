/* show.h: the thread that reads a tournament for spectators, so that the event
 * loop never waits for the tournament's store. */
#ifndef JOUTE_SHOW_H
#define JOUTE_SHOW_H

#include "net/server.h"

typedef struct Show Show;

/* Starts the thread. wake is called on it whenever there is a message to take.
 * source is copied; its context is freed at the end. */
Show *show_new(const ServerShow *source, void (*wake)(void *context),
               void *context);
/* Ends the thread; if it hangs in a call of the store, it is left to end with
 * the process. wake is not called any more. */
void show_free(Show *show);

/* Adds a question; its answer will have this ticket. Returns false if too many
 * are waiting. */
bool show_ask(Show *show, uint64_t ticket, const SessionQuestion *question);

/* A message for the connection with this ticket or, if the ticket is 0, for
 * everybody who watches the board. */
typedef struct ShowNews {
    struct ShowNews *next;
    uint64_t ticket;
    bool is_whole; /* the receiver watches the board from now on */
    int board;
    Text text;
} ShowNews;

/* Takes the next message, in order; NULL if there is none. */
ShowNews *show_take(Show *show);
/* Frees a message. */
void show_news_free(ShowNews *news);

#endif
