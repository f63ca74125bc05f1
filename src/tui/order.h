/* order.h: the orders that a person can give besides a move, by key or by word.
 * The terminal calls them commands. */
#ifndef JOUTE_ORDER_H
#define JOUTE_ORDER_H

#include <stdint.h>

#include "base/text.h"
#include "joute/lang.h"

typedef enum Order {
    ORDER_NONE,    /* not an order: perhaps a move */
    ORDER_UNKNOWN, /* begins with ':' but is no order */
    ORDER_HELP,
    ORDER_UNDO,
    ORDER_REDO,
    ORDER_HINT,
    ORDER_EVAL,
    ORDER_FLIP,
    ORDER_SIDE,
    ORDER_SAVE,
    ORDER_OPEN,
    ORDER_REPLAY,
    ORDER_MOVES,
    ORDER_LANG,
    ORDER_AUTO,
    ORDER_QUIT,
} Order;

/* A set of letters that a move may begin with; bit 0 is A and a. Such a key is
 * text of a move and not an order, but ":s" is always the order. */
typedef uint32_t Letters;

/* The set of one letter; empty for any other character. */
Letters order_letter(int key);

/* The order of a key; none if a move may begin with the key. */
Order order_of_key(int key, Letters taken);

/* Reads a typed line: ":save game.json", ":undo", ":u", or the letter of a key.
 * argument becomes what follows the word, or "". */
Order order_read(const char *line, Letters taken, const char **argument);

/* Adds how to give the order: "s", or ":s" if a move may begin with s. */
void order_add_key(Order order, Letters taken, Text *out);

/* Adds a line for each order except `but`: key, word, meaning. */
void order_add_list(Lang lang, Order but, Text *out);

#endif
