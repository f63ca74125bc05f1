/* notation.c: the moves of splaby as text. */
#include <stdio.h>
#include <string.h>

#include "games/splaby/internal.h"
#include "games/splaby/words.h"

const char splaby_paints[] = "NESOX";
const char *const splaby_rotations[4] = { "", "H", "HH", "A" };

const Phrase splaby_directions[4] = { PHRASE(SAY_TO_NORTH), PHRASE(SAY_TO_EAST),
                                      PHRASE(SAY_TO_SOUTH),
                                      PHRASE(SAY_TO_WEST) };
const Phrase splaby_items[ITEM_KINDS] = { [ITEM_BOMB] = PHRASE(SAY_THE_BOMB),
                                          PHRASE(SAY_THE_GUN),
                                          PHRASE(SAY_THE_SHIELD) };

void splaby_name_slot(int slot, char *out)
{
    out[0] = splaby_sides[slot / 3];
    out[1] = (char)('1' + 2 * (slot % 3));
    out[2] = '\0';
}

void splaby_write_move(const void *state, Seat seat, Move move, int notation,
                       Text *out)
{
    (void)state;
    (void)seat;
    (void)notation;
    text_add_char(out, 'P');
    text_add_char(out, splaby_paints[splaby_paint(move)]);
    if (move & MOVE_IMPOSED) {
        text_add_char(out, '!');
        return;
    }
    bool inserts = (move & MOVE_INSERTS) != 0;
    text_add(out, inserts ? "T" : "D");
    text_add(out, inserts ? splaby_rotations[splaby_turns(move)] : "");
    text_add_char(out, splaby_sides[splaby_direction(move)]);
    if (inserts) {
        text_add_int(out, splaby_line(move));
    }
}

/* Returns the index of *text among some letters and moves *text past it; -1 if
 * it is none of them. */
static int parse_letter(const char **text, const char *letters)
{
    const char *found = **text ? strchr(letters, **text) : NULL;
    *text += found != NULL;
    return found ? (int)(found - letters) : -1;
}

static bool parse_second(const Splaby *s, const char *text, Move *out)
{
    unsigned turns = 0, line = 0;
    int kind = parse_letter(&text, "DT");
    /* Reads any sequence of H and A and counts quarter turns clockwise. A
     * straight tile looks the same after two. */
    for (; kind == 1 && (*text == 'H' || *text == 'A'); text++) {
        turns += *text == 'H' ? 1 : 3;
    }
    turns %= splaby_is_straight(s->spare & CODE_WALLS) ? 2 : 4;
    int direction = parse_letter(&text, splaby_sides);
    if (kind == 1 && *text >= '0' && *text <= '9') {
        line = (unsigned)(*text++ - '0');
    } else if (kind == 1) {
        return false;
    }
    *out = (Move)(kind == 1 ? MOVE_INSERTS : 0) |
           (Move)direction << MOVE_DIRECTION_AT | line << MOVE_LINE_AT |
           turns << MOVE_TURNS_AT;
    return kind >= 0 && direction >= 0 && *text == '\0';
}

bool splaby_parse_move(const void *state, Seat seat, const char *text,
                       Move *out)
{
    (void)seat;
    if (*text++ != 'P') {
        return false;
    }
    int paint = parse_letter(&text, splaby_paints);
    Move second = MOVE_IMPOSED;
    if (paint < 0 ||
        (strcmp(text, "!") != 0 && !parse_second(state, text, &second))) {
        return false;
    }
    *out = second | (Move)paint;
    return true;
}
