/* picker.h: lets a person put a legal move together part by part, with cursor
 * keys. */
#ifndef JOUTE_PICKER_H
#define JOUTE_PICKER_H

#include "base/canvas.h"
#include "joute/game.h"
#include "tui/order.h"

/* A choice: a part that some legal move has next. */
typedef struct PickerChoice {
    MovePart part;
    Move move; /* the first legal move with this part */
} PickerChoice;

/* The legal moves, split into parts. At stage k, k parts are picked; the
 * choices are the different parts number k of those legal moves that begin with
 * the picked parts. */
typedef struct Picker {
    const Game *game;
    const void *state; /* must stay valid as long as the picker is used */
    Seat seat;
    MoveList moves;
    uint8_t part_count[GAME_MOVES]; /* of each move */
    MovePart parts[GAME_MOVES][MOVE_PARTS];
    int stage, cursor, choice_count;
    int row, col; /* the last place of the cursor on the board; row is -1 if it
                     had none */
    MovePart picked[MOVE_PARTS];
    PickerChoice choices[GAME_MOVES];
} Picker;

/* Offers the legal moves of seat, which is to act, on a board drawn as `how`
 * says. */
void picker_begin(Picker *picker, const Game *game, const void *state,
                  Seat seat, const Drawing *how);

/* Offers nothing. */
void picker_clear(Picker *picker);

/* Finds the places of the parts again on a board that is drawn differently. */
void picker_redraw(Picker *picker, const Drawing *how);

/* Picks the part under the cursor. Returns true if that completes a move, which
 * is then in out. */
bool picker_take(Picker *picker, Move *out);

/* Goes back one part; false if none is picked. */
bool picker_back(Picker *picker);

/* True if a Key moves the cursor. */
bool picker_steers(int key);

/* Moves the cursor by a Key: arrows, Tab, Shift-Tab, Home, End. Returns false
 * for other keys. */
bool picker_steer(Picker *picker, int key);

/* Puts the cursor on the next part of this move, if it is a choice. */
void picker_point(Picker *picker, Move move);

/* Puts the cursor on the choice that a typed text means: the choice's text, the
 * text at its place on the board, or the beginning of exactly one choice.
 * Returns false if there is none. */
bool picker_find(Picker *picker, const Canvas *board, const char *text);

/* The letters that the choices begin with. */
Letters picker_letters(const Picker *picker);

/* True if the choice under the cursor leaves only one move. In any case out is
 * the first move that it leaves. */
bool picker_is_last(const Picker *picker, Move *out);

/* Marks the choices on the board. Picked parts and the one under the cursor get
 * the colour of the seat. */
void picker_mark(const Picker *picker, Canvas *board);

/* How many rows the list of choices needs with its words; end is the width of a
 * row in columns. */
int picker_rows(const Picker *picker, Lang lang, int end);

/* Lists the choices from a row on, with their words if they fit into rows.
 * Otherwise lists as many of their texts as one row holds. */
void picker_list(const Picker *picker, Canvas *out, int row, int rows, int end);

/* Adds the picked parts, and the one under the cursor with its words. */
void picker_add_picked(const Picker *picker, Lang lang, Text *out);

/* Adds in a word or two what is to be chosen now, or nothing if the game has no
 * such words. */
void picker_add_question(const Picker *picker, Lang lang, Text *out);

/* The first move that begins with the picked parts and the choice under the
 * cursor; NULL if there is no choice. */
const Move *picker_trial(const Picker *picker);

#endif
