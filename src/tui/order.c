#include "tui/order.h"

#include <stddef.h>
#include <string.h>

typedef struct OrderName {
    Order order;
    char key;
    const char *word;
    const char *argument; /* as the list shows it */
    Phrase help;
} OrderName;

static const OrderName names[] = {
    { ORDER_HELP, '?', ":help", "",
      PHRASE("rules and keys", "règles et touches") },
    { ORDER_UNDO, 'u', ":undo", "", PHRASE("undo", "annuler") },
    { ORDER_REDO, 'y', ":redo", "", PHRASE("redo", "refaire") },
    { ORDER_HINT, 'i', ":hint", "",
      PHRASE("a hint: what the computer would play",
             "un indice : ce que jouerait l'ordinateur") },
    { ORDER_FLIP, 'v', ":flip", "",
      PHRASE("look from the other side", "voir de l'autre côté") },
    { ORDER_SAVE, 's', ":save", " [FILE]",
      PHRASE("save the game in a file", "sauver la partie dans un fichier") },
    { ORDER_OPEN, 'o', ":load", " FILE",
      PHRASE("open a saved game", "ouvrir une partie sauvée") },
    { ORDER_REPLAY, 'r', ":replay", "",
      PHRASE("see the game again from its start",
             "revoir la partie depuis le début") },
    { ORDER_MOVES, 'm', ":moves", "",
      PHRASE("list the legal moves", "liste les coups possibles") },
    { ORDER_LANG, 'L', ":lang", " en|fr",
      PHRASE("change the language", "changer de langue") },
    { ORDER_QUIT, 'q', ":quit", "",
      PHRASE("leave; the game is kept", "quitter ; la partie est gardée") },
};

enum { ORDER_COUNT = sizeof names / sizeof *names };

Order order_of_key(int key)
{
    for (int i = 0; i < ORDER_COUNT; i++) {
        if (names[i].key == key) {
            return names[i].order;
        }
    }
    return ORDER_NONE;
}

Order order_read(const char *line, const char **argument)
{
    *argument = "";
    if (line[0] && !line[1]) {
        return order_of_key(line[0]);
    }
    if (line[0] != ':') {
        return ORDER_NONE;
    }
    size_t size = strcspn(line, " ");
    *argument = line + size + strspn(line + size, " ");
    for (int i = 0; i < ORDER_COUNT; i++) {
        if (strlen(names[i].word) == size &&
            memcmp(names[i].word, line, size) == 0) {
            return names[i].order;
        }
    }
    return ORDER_UNKNOWN;
}

void order_add_list(Lang lang, Text *out)
{
    for (int i = 0; i < ORDER_COUNT; i++) {
        const OrderName *name = &names[i];
        text_addf(out, "  %c  %s%-*s  %s\n", name->key, name->word,
                  14 - (int)strlen(name->word), name->argument,
                  name->help.in[lang]);
    }
}
