/* notation.c: cards and moves of roses as text. */
#include <string.h>

#include "games/roses/internal.h"

#define THREE(down, right)                                                     \
    ROSES_CARD(down, right), ROSES_CARD(2 * (down), 2 * (right)),              \
        ROSES_CARD(3 * (down), 3 * (right))

const uint8_t roses_cards[ROSES_CARDS] = {
    THREE(-1, 0), THREE(-1, 1), THREE(0, 1),  THREE(1, 1),
    THREE(1, 0),  THREE(1, -1), THREE(0, -1), THREE(-1, -1),
};

const char roses_names[ROSES_CARDS][4] = {
    "N1",  "N2",  "N3",  "NE1", "NE2", "NE3", "E1",  "E2",
    "E3",  "SE1", "SE2", "SE3", "S1",  "S2",  "S3",  "SO1",
    "SO2", "SO3", "O1",  "O2",  "O3",  "NO1", "NO2", "NO3",
};

int roses_card_index(int card)
{
    int index = 0;
    while (index < ROSES_CARDS - 1 && roses_cards[index] != card) {
        index++;
    }
    return index;
}

const char *roses_card_name(int card)
{
    return roses_names[roses_card_index(card)];
}

int roses_find_card(const char *name)
{
    for (int i = 0; i < ROSES_CARDS; i++) {
        if (strcmp(roses_names[i], name) == 0) {
            return roses_cards[i];
        }
    }
    return -1;
}

void roses_write_move(const void *state, Seat seat, Move move, int notation,
                      Text *out)
{
    (void)state;
    (void)seat;
    (void)notation;
    if (move & MOVE_IMPOSED) {
        text_add_char(out, '!');
        move &= ~MOVE_IMPOSED;
    }
    if (move == ROSES_DRAW) {
        text_add(out, "pioche");
    } else if (move == ROSES_PASS) {
        text_add(out, "passe");
    } else {
        text_add(out, move & ROSES_CHANCE ? "*" : "");
        text_add(out, roses_card_name((int)(move & ~(Move)ROSES_CHANCE)));
    }
}

/* A card by its name, in which W may stand for O; -1 if there is no such
 * card. */
static int parse_card(const char *text)
{
    char name[sizeof roses_names[0]] = "";
    if (strlen(text) >= sizeof name) {
        return -1;
    }
    for (int i = 0; text[i]; i++) {
        name[i] = text[i] == 'W' ? 'O' : text[i];
    }
    return roses_find_card(name);
}

bool roses_parse_move(const void *state, Seat seat, const char *text, Move *out)
{
    (void)state;
    (void)seat;
    if (strcmp(text, "pioche") == 0 || strcmp(text, "draw") == 0) {
        *out = ROSES_DRAW;
    } else if (strcmp(text, "passe") == 0 || strcmp(text, "pass") == 0) {
        *out = ROSES_PASS;
    } else if (strcmp(text, "!passe") == 0) {
        *out = ROSES_PASS | MOVE_IMPOSED;
    } else {
        bool is_drawn = text[0] == '*';
        int card = parse_card(text + is_drawn);
        if (card < 0) {
            return false;
        }
        *out = (Move)(card | (is_drawn ? ROSES_CHANCE : 0));
    }
    return true;
}
