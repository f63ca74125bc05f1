/* text.c: moves of splaby as text, and why one is not legal. */
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
    /* Counts quarter turns clockwise in any sequence of H and A; a straight
     * tile looks the same after two. */
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

void splaby_explain_illegal(const void *state, Seat seat, Move move, Error *err)
{
    const Splaby *s = state;
    int direction = splaby_direction(move), line = splaby_line(move);
    if (!(move & MOVE_INSERTS)) {
        static const int8_t down[] = { -1, 0, 1, 0 },
                            across[] = { 0, 1, 0, -1 };
        int place = s->at[seat];
        Lang lang = err ? err->lang : LANG_EN;
        int row = place / 8, col = place % 8;
        int next_row = row + down[direction],
            next_col = col + across[direction];
        if (next_row < 0 || next_row >= SPLABY_SIDE || next_col < 0 ||
            next_col >= SPLABY_SIDE) {
            error_set(err, SAY_EDGE, splaby_directions[direction].in[lang], row,
                      col);
        } else if (splaby_has(s->layer[LAYER_WALL + direction], place)) {
            error_set(err, SAY_WALL, row, col,
                      splaby_directions[direction].in[lang]);
        } else {
            error_set(err, SAY_WALL, next_row, next_col,
                      splaby_directions[direction ^ 2].in[lang]);
        }
    } else if (line != 1 && line != 3 && line != 5) {
        error_set(err, SAY_BAD_LINE, line);
    } else if (splaby_slot(direction, line) == s->forbidden) {
        error_set(err, SAY_FORBIDDEN, splaby_sides[direction], line);
    }
}
