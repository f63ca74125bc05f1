/* order.c: the keys and words of the orders: help, undo and so on. A letter
 * that can begin a move is never an order. */
#include "tui/order.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

typedef struct OrderName {
    Order order;
    char key;
    const char *word;
    const char *argument; /* the argument's name in the help */
    Phrase help;
} OrderName;

enum {
    NO_KEY = '\0'
}; /* for the second name of an order, which the help does not show */

static const OrderName names[] = {
    { ORDER_HELP, '?', ":help", "",
      PHRASE("rules and keys", "règles et touches") },
    { ORDER_UNDO, 'u', ":undo", "", PHRASE("undo", "annuler") },
    { ORDER_REDO, 'y', ":redo", "", PHRASE("redo", "refaire") },
    { ORDER_HINT, 'i', ":hint", "",
      PHRASE("a hint: what the computer would play",
             "un indice : ce que jouerait l'ordinateur") },
    { ORDER_EVAL, 'e', ":eval", "",
      PHRASE("the value of each move; after the end, the mistakes",
             "la valeur de chaque coup ; à la fin, les erreurs") },
    { ORDER_FLIP, 'v', ":flip", "",
      PHRASE("look from the other side", "voir de l'autre côté") },
    { ORDER_SIDE, '>', ":side", "",
      PHRASE("in a narrow window: the rest of the board, and back",
             "dans une fenêtre étroite : le reste du plateau, et retour") },
    { ORDER_SAVE, 's', ":save", " [FILE]",
      PHRASE("save the game to a file",
             "enregistrer la partie dans un fichier") },
    { ORDER_OPEN, 'o', ":load", " FILE",
      PHRASE("open a saved game", "ouvrir une partie enregistrée") },
    { ORDER_OPEN, NO_KEY, ":open", " FILE", PHRASE("", "") },
    { ORDER_REPLAY, 'r', ":replay", "",
      PHRASE("replay the game from its start",
             "revoir la partie depuis le début") },
    { ORDER_MOVES, 'm', ":moves", "",
      PHRASE("list the legal moves", "lister les coups possibles") },
    { ORDER_LANG, 'L', ":lang", " en|fr",
      PHRASE("change the language", "changer de langue") },
    { ORDER_AUTO, 'a', ":auto", "",
      PHRASE("switch automatic passing on or off",
             "activer ou désactiver le passage automatique") },
    { ORDER_QUIT, 'q', ":quit", "",
      PHRASE("quit; the game is saved",
             "quitter ; la partie est enregistrée") },
};

enum { ORDER_COUNT = sizeof names / sizeof *names };

Letters order_letter(int key)
{
    bool is_small = key >= 'a' && key <= 'z';
    bool is_letter = is_small || (key >= 'A' && key <= 'Z');
    return is_letter ? (Letters)1 << (key - (is_small ? 'a' : 'A')) : 0;
}

Order order_of_key(int key, Letters taken)
{
    if (order_letter(key) & taken) {
        return ORDER_NONE;
    }
    for (int i = 0; i < ORDER_COUNT; i++) {
        if (names[i].key == key) {
            return names[i].order;
        }
    }
    return ORDER_NONE;
}

Order order_read(const char *line, Letters taken, const char **argument)
{
    *argument = "";
    if (line[0] && !line[1]) {
        return order_of_key(line[0], taken);
    }
    if (line[0] != ':') {
        return ORDER_NONE;
    }
    size_t size = strcspn(line, " ");
    *argument = line + size + strspn(line + size, " ");
    for (int i = 0; i < ORDER_COUNT; i++) {
        bool is_key = size == 2 && names[i].key == line[1];
        if (is_key || (strlen(names[i].word) == size &&
                       memcmp(names[i].word, line, size) == 0)) {
            return names[i].order;
        }
    }
    return ORDER_UNKNOWN;
}

void order_add_key(Order order, Letters taken, Text *out)
{
    int i = 0;
    while (names[i].order != order) {
        i++;
    }
    text_add(out, order_letter(names[i].key) & taken ? ":" : "");
    text_add_char(out, names[i].key);
}

void order_add_list(Lang lang, Order but, Text *out)
{
    for (int i = 0; i < ORDER_COUNT; i++) {
        const OrderName *name = &names[i];
        if (name->key == NO_KEY || name->order == but) {
            continue;
        }
        text_addf(out, "  %c  %s%-*s  %s\n", name->key, name->word,
                  14 - (int)strlen(name->word), name->argument,
                  name->help.in[lang]);
    }
}
