/* order.h: what can be asked for beside a move, by key or by word. */
#ifndef JOUTE_ORDER_H
#define JOUTE_ORDER_H

#include <stdint.h>

#include "base/text.h"
#include "joute/lang.h"

typedef enum Order {
    ORDER_NONE,    /* it is not an order: perhaps a move */
    ORDER_UNKNOWN, /* begins with ':' but is none */
    ORDER_HELP,
    ORDER_UNDO,
    ORDER_REDO,
    ORDER_HINT,
    ORDER_EVAL,
    ORDER_FLIP,
    ORDER_SAVE,
    ORDER_OPEN,
    ORDER_REPLAY,
    ORDER_MOVES,
    ORDER_LANG,
    ORDER_AUTO,
    ORDER_QUIT,
} Order;

/* Letters that a move may begin with: bit 0 for A and a. Their keys are text,
 * not orders; ":s" is the order all the same. */
typedef uint32_t Letters;

/* The set of one letter; empty for any other character. */
Letters order_letter(int key);

/* What one key asks for, unless a move begins with it. */
Order order_of_key(int key, Letters taken);

/* Reads a typed line: ":save game.json", ":undo", ":u", or a key's letter
 * alone. argument is what follows the word, "" if nothing does. */
Order order_read(const char *line, Letters taken, const char **argument);

/* How to ask for it: "s", or ":s". */
void order_add_key(Order order, Letters taken, Text *out);

/* The list of orders but one, a line each: key, word, meaning. */
void order_add_list(Lang lang, Order but, Text *out);

#endif
