/* picker.h: a legal move put together part by part, with cursor keys. */
#ifndef JOUTE_PICKER_H
#define JOUTE_PICKER_H

#include "base/canvas.h"
#include "joute/game.h"
#include "tui/order.h"

/* One way to go on: a part that some legal move has next. */
typedef struct PickerChoice {
    MovePart part;
    Move move; /* the first legal move that goes on so */
} PickerChoice;

/* At stage k the choices are the different k-th parts of the legal moves
 * that begin with the k parts already picked. */
typedef struct Picker {
    const Game *game;
    const void *state; /* valid as long as the picker is used */
    Seat seat;
    MoveList moves;
    uint8_t part_count[GAME_MOVES];
    MovePart parts[GAME_MOVES][MOVE_PARTS];
    int stage, cursor, choice_count;
    int row, col; /* where the cursor last was on the board */
    MovePart picked[MOVE_PARTS];
    PickerChoice choices[GAME_MOVES];
} Picker;

/* Offers the legal moves of seat, which is to act, on the board drawn as in
 * how. */
void picker_begin(Picker *picker, const Game *game, const void *state,
                  Seat seat, const Drawing *how);

/* Offers nothing. */
void picker_clear(Picker *picker);

/* The places of the same parts on a board drawn another way. */
void picker_redraw(Picker *picker, const Drawing *how);

/* Takes the part under the cursor. True if that completes a move, which is
 * then in out. */
bool picker_take(Picker *picker, Move *out);

/* Goes back a part; false at the first. */
bool picker_back(Picker *picker);

/* Whether a Key moves the cursor. */
bool picker_steers(int key);

/* Moves the cursor by a Key: arrows, Tab, Shift-Tab, Home, End; false for
 * other keys. */
bool picker_steer(Picker *picker, int key);

/* Puts the cursor on the next part of this move, if it is offered. */
void picker_point(Picker *picker, Move move);

/* Puts the cursor on the choice that a typed text means: its own text, what
 * stands in its place on the board, or a word that only it begins with. False
 * if there is none. */
bool picker_find(Picker *picker, const Canvas *board, const char *text);

/* The letters that the choices begin with. */
Letters picker_letters(const Picker *picker);

/* The move that the cursor alone would play if all else is taken as it
 * comes; whether no other is left to choose from. */
bool picker_is_last(const Picker *picker, Move *out);

/* Marks the choices on the board: what is picked and what is under the cursor
 * in the colour of who chooses. */
void picker_mark(const Picker *picker, Canvas *board);

/* The rows of so many columns that the list of choices takes if each has its
 * words. */
int picker_rows(const Picker *picker, Lang lang, int end);

/* Lists the choices from a row on: in that many rows with their words, in fewer
 * than picker_rows their texts alone, as many as one row holds. */
void picker_list(const Picker *picker, Canvas *out, int row, int rows, int end);

/* The parts picked so far, and the one under the cursor, with its words. */
void picker_add_picked(const Picker *picker, Lang lang, Text *out);

/* What is to be chosen now, in a word or two; nothing if the game has none. */
void picker_add_question(const Picker *picker, Lang lang, Text *out);

/* The move under the cursor if what is left is taken as it comes; NULL if there
 * is no choice. */
const Move *picker_trial(const Picker *picker);

#endif
