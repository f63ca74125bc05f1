/* obey.h: carries out orders (order.h). They are given at a desk, which is the
 * screen or the line mode. The two differ in how they show things and ask for
 * them. */
#ifndef JOUTE_OBEY_H
#define JOUTE_OBEY_H

#include "tui/local_table.h"
#include "tui/look.h"
#include "tui/order.h"

typedef struct OrderDesk {
    void *context; /* passed to each of the functions below */
    Look *look;
    LocalTable *table;
    View view;     /* what the person who gives the order may see */
    Letters taken; /* letters that a move may begin with at this moment */
    bool *is_flipped;
    bool *is_right;      /* shows the right part of a board that is too wide;
                            NULL where all of it is always shown */
    bool *has_auto_pass; /* NULL where passing is never automatic */
    /* Says in one line what was done, or in INK_ALERT that saving failed. */
    void (*say)(void *context, Ink ink, const char *line);
    /* Says why an order was refused. */
    void (*refuse)(void *context, const Error *err);
    /* Shows a text of several lines. */
    void (*show)(void *context, const char *title, const char *text);
    /* Asks for a line; NULL if the person cancels. The function is NULL if
     * nobody can be asked. */
    const char *(*ask)(void *context, const char *question,
                       const char *initial);
    /* Is called when an undo or redo has changed the position. */
    void (*moved)(void *context);
    /* Continues the game in play, which it takes; path is its file. */
    void (*open)(void *context, Play *play, const char *path);
    void (*replay)(void *context);     /* shows the game from its start */
    void (*list_moves)(void *context); /* lists the legal moves */
    void (*hint)(void *context);
    void (*quit)(void *context);
} OrderDesk;

/* Carries out an order. */
void obey(const OrderDesk *desk, Order order, const char *argument);

#endif
