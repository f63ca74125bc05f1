/* order.h: what can be asked for beside a move, by key or by word. */
#ifndef JOUTE_ORDER_H
#define JOUTE_ORDER_H

#include "base/text.h"
#include "joute/lang.h"

typedef enum Order {
    ORDER_NONE,    /* it is not an order: perhaps a move */
    ORDER_UNKNOWN, /* begins with ':' but is none */
    ORDER_HELP,
    ORDER_UNDO,
    ORDER_REDO,
    ORDER_HINT,
    ORDER_FLIP,
    ORDER_SAVE,
    ORDER_OPEN,
    ORDER_REPLAY,
    ORDER_MOVES,
    ORDER_LANG,
    ORDER_QUIT,
} Order;

/* No move of any game begins with one of these letters. */
Order order_of_key(int key);

/* Reads a typed line: ":save game.json", ":undo", or a key's letter alone.
 * argument is what follows the word, "" if nothing does. */
Order order_read(const char *line, const char **argument);

/* The list of orders, a line each: key, word, meaning. */
void order_add_list(Lang lang, Text *out);

#endif
