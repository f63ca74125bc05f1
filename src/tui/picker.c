/* picker.c: treats the legal moves as a tree of parts; the cursor moves over
 * the parts that may come next.
 *
 * In moulin the legal moves 24-22 and 24-14x66 have the parts 24, 22 and 24,
 * 14, 66. At stage 0 the only choice is 24; once it is picked, the choices are
 * 22 and 14. After 22 the move is complete; after 14 a third part follows. If
 * one move ends where another continues, the choice "ok" ends it. */
#include "tui/picker.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "core/legal.h"
#include "tui/keys.h"
#include "tui/layout.h"

static bool is_same(const MovePart *a, const MovePart *b)
{
    return strcmp(a->text, b->text) == 0 && a->row == b->row &&
           a->col == b->col;
}

/* Sorts the choices: those on the board first, in reading order; then texts,
 * with numbers by their value, so 2 comes before 10. */
static int by_place(const void *a, const void *b)
{
    const MovePart *x = &((const PickerChoice *)a)->part;
    const MovePart *y = &((const PickerChoice *)b)->part;
    if ((x->row < 0) != (y->row < 0)) {
        return x->row < 0 ? 1 : -1;
    }
    if (x->row != y->row) {
        return x->row < y->row ? -1 : 1;
    }
    if (x->col != y->col) {
        return x->col < y->col ? -1 : 1;
    }
    if (isdigit((unsigned char)*x->text) && isdigit((unsigned char)*y->text)) {
        long left = strtol(x->text, NULL, 10);
        long right = strtol(y->text, NULL, 10);
        if (left != right) {
            return left < right ? -1 : 1;
        }
    }
    return strcmp(x->text, y->text);
}

/* True if the legal move at this index begins with the picked parts. */
static bool begins_as_picked(const Picker *picker, int at)
{
    if (picker->part_count[at] < picker->stage) {
        return false;
    }
    for (int k = 0; k < picker->stage; k++) {
        if (!is_same(&picker->parts[at][k], &picker->picked[k])) {
            return false;
        }
    }
    return true;
}

static void add_choice(Picker *picker, const MovePart *part, Move move)
{
    for (int i = 0; i < picker->choice_count; i++) {
        if (is_same(&picker->choices[i].part, part)) {
            return;
        }
    }
    picker->choices[picker->choice_count++] =
        (PickerChoice){ .part = *part, .move = move };
}

/* Lists the different next parts of the moves that begin with the picked
 * ones, in the order of by_place. */
static void list_choices(Picker *picker)
{
    /* If one move ends here and others go on, ending is a choice too. */
    static const MovePart end = { .text = "ok", .row = -1, .col = -1 };
    picker->choice_count = 0;
    picker->cursor = 0;
    for (int i = 0; i < picker->moves.count; i++) {
        if (begins_as_picked(picker, i)) {
            bool is_end = picker->part_count[i] == picker->stage;
            add_choice(picker, is_end ? &end : &picker->parts[i][picker->stage],
                       picker->moves.at[i]);
        }
    }
    qsort(picker->choices, (size_t)picker->choice_count,
          sizeof *picker->choices, by_place);
}

/* If the game has words for its choices, puts the cursor on the move that looks
 * best, so that an early Enter wastes no card. Returns false otherwise. */
static bool point_to_best(Picker *picker)
{
    const GameAi *ai = game_ai(picker->game);
    Move best = MOVE_NONE;
    int most = 0;
    bool has_words = game_input(picker->game)->say_part && ai->order;
    for (int i = 0; has_words && i < picker->moves.count; i++) {
        Move move = picker->moves.at[i];
        int worth = begins_as_picked(picker, i)
                        ? ai->order(picker->state, picker->seat, move)
                        : INT_MIN;
        if (worth > INT_MIN && (best == MOVE_NONE || worth > most)) {
            best = move;
            most = worth;
        }
    }
    picker_point(picker, best);
    return best != MOVE_NONE;
}

void picker_begin(Picker *picker, const Game *game, const void *state,
                  Seat seat, const Drawing *how)
{
    picker->game = game;
    picker->state = state;
    picker->seat = seat;
    picker->stage = 0;
    picker->moves.count = 0;
    game->moves(state, seat, &picker->moves);
    for (int i = 0; i < picker->moves.count; i++) {
        Move move = picker->moves.at[i];
        picker->part_count[i] = (uint8_t)legal_parts(game, state, seat, move,
                                                     how, picker->parts[i]);
    }
    list_choices(picker);
    if (point_to_best(picker)) {
        return;
    }
    /* Puts the cursor on the choice nearest to its last place. */
    int least = -1;
    for (int i = 0; picker->row >= 0 && i < picker->choice_count; i++) {
        const MovePart *part = &picker->choices[i].part;
        int far =
            2 * abs(part->row - picker->row) + abs(part->col - picker->col);
        if (part->row >= 0 && (least < 0 || far < least)) {
            picker->cursor = i;
            least = far;
        }
    }
}

void picker_clear(Picker *picker)
{
    picker->stage = picker->cursor = picker->choice_count = 0;
    picker->moves.count = 0;
}

void picker_redraw(Picker *picker, const Drawing *how)
{
    int cursor = picker->cursor, stage = picker->stage;
    if (picker->choice_count == 0) {
        return;
    }
    Move under = picker->choices[cursor].move;
    picker->row = -1;
    picker_begin(picker, picker->game, picker->state, picker->seat, how);
    Move ignored;
    for (picker_point(picker, under); picker->stage < stage;
         picker_point(picker, under)) {
        picker_take(picker, &ignored);
    }
}

bool picker_take(Picker *picker, Move *out)
{
    if (picker->choice_count == 0) {
        return false;
    }
    const PickerChoice *choice = &picker->choices[picker->cursor];
    picker->row = choice->part.row;
    picker->col = choice->part.col;
    int at = 0;
    while (picker->moves.at[at] != choice->move) {
        at++;
    }
    if (picker->part_count[at] > picker->stage) {
        picker->picked[picker->stage++] = choice->part;
    }
    Move move = choice->move;
    list_choices(picker);
    point_to_best(picker);
    if (picker->choice_count == 1 && picker->part_count[at] == picker->stage) {
        *out = move;
        return true;
    }
    return false;
}

bool picker_back(Picker *picker)
{
    if (picker->stage == 0) {
        return false;
    }
    MovePart last = picker->picked[--picker->stage];
    list_choices(picker);
    for (int i = 0; i < picker->choice_count; i++) {
        if (is_same(&picker->choices[i].part, &last)) {
            picker->cursor = i;
        }
    }
    return true;
}

/* The nearest choice on the board in the direction of the key, or -1. A row
 * counts as two columns, and distance sideways counts double. */
static int nearest(const Picker *picker, int key)
{
    const MovePart *from = &picker->choices[picker->cursor].part;
    bool is_vertical = key == KEY_UP || key == KEY_DOWN;
    int best = -1, least = 0;
    for (int i = 0; from->row >= 0 && i < picker->choice_count; i++) {
        const MovePart *to = &picker->choices[i].part;
        int down = 2 * (to->row - from->row);
        int right = to->col + to->width / 2 - (from->col + from->width / 2);
        int ahead = is_vertical ? down : right;
        int aside = is_vertical ? right : down;
        ahead = key == KEY_UP || key == KEY_LEFT ? -ahead : ahead;
        int far = to->row < 0 || ahead <= 0 ? 0 : ahead + 2 * abs(aside);
        if (far > 0 && (best < 0 || far < least)) {
            best = i;
            least = far;
        }
    }
    return best;
}

static bool is_arrow_key(int key)
{
    return key == KEY_LEFT || key == KEY_RIGHT || key == KEY_UP ||
           key == KEY_DOWN;
}

bool picker_steers(int key)
{
    return is_arrow_key(key) || key == KEY_TAB || key == KEY_BACK_TAB ||
           key == KEY_HOME || key == KEY_END;
}

bool picker_steer(Picker *picker, int key)
{
    bool is_arrow = is_arrow_key(key);
    bool is_forward = key == KEY_TAB || key == KEY_RIGHT || key == KEY_DOWN;
    if (!picker_steers(key)) {
        return false;
    }
    if (picker->choice_count == 0) {
        return true;
    }
    if (key == KEY_HOME || key == KEY_END) {
        picker->cursor = key == KEY_HOME ? 0 : picker->choice_count - 1;
        return true;
    }
    int to = is_arrow ? nearest(picker, key) : -1;
    if (to >= 0) {
        picker->cursor = to;
    } else {
        int count = picker->choice_count;
        picker->cursor =
            (picker->cursor + (is_forward ? 1 : count - 1)) % count;
    }
    return true;
}

void picker_point(Picker *picker, Move move)
{
    for (int at = 0; at < picker->moves.count; at++) {
        if (picker->moves.at[at] != move ||
            picker->part_count[at] <= picker->stage) {
            continue;
        }
        for (int i = 0; i < picker->choice_count; i++) {
            if (is_same(&picker->choices[i].part,
                        &picker->parts[at][picker->stage])) {
                picker->cursor = i;
            }
        }
    }
}

/* True if the board shows `text` at the place of a part; compares ASCII only.
 */
static bool reads(const MovePart *part, const Canvas *board, const char *text)
{
    if (part->row < 0 || (int)strlen(text) != part->width) {
        return false;
    }
    for (int i = 0; i < part->width; i++) {
        if (board->cell[part->row][part->col + i].rune != (uint8_t)text[i]) {
            return false;
        }
    }
    return true;
}

/* The only choice that begins with text, or -1. */
static int only_with_beginning(const Picker *picker, const char *text)
{
    int found = -1;
    for (int i = 0; isalpha((unsigned char)text[0]) && i < picker->choice_count;
         i++) {
        if (strncmp(picker->choices[i].part.text, text, strlen(text)) == 0) {
            if (found >= 0) {
                return -1;
            }
            found = i;
        }
    }
    return found;
}

bool picker_find(Picker *picker, const Canvas *board, const char *text)
{
    int found = only_with_beginning(picker, text);
    for (int i = 0; i < picker->choice_count; i++) {
        found = reads(&picker->choices[i].part, board, text) ? i : found;
    }
    for (int i = 0; i < picker->choice_count; i++) {
        bool is_it = strcmp(picker->choices[i].part.text, text) == 0;
        found = is_it ? i : found;
    }
    if (found >= 0) {
        picker->cursor = found;
    }
    return found >= 0;
}

Letters picker_letters(const Picker *picker)
{
    Letters letters = 0;
    for (int i = 0; i < picker->choice_count; i++) {
        letters |= order_letter(picker->choices[i].part.text[0]);
    }
    return letters;
}

bool picker_is_last(const Picker *picker, Move *out)
{
    if (picker->choice_count == 0) {
        return false;
    }
    const PickerChoice *choice = &picker->choices[picker->cursor];
    int count = 0;
    for (int i = 0; i < picker->moves.count; i++) {
        count += begins_as_picked(picker, i) &&
                 picker->part_count[i] > picker->stage &&
                 is_same(&picker->parts[i][picker->stage], &choice->part);
    }
    *out = choice->move;
    return count == 1;
}

void picker_mark(const Picker *picker, Canvas *board)
{
    for (int i = 0; i < picker->choice_count; i++) {
        const MovePart *part = &picker->choices[i].part;
        bool is_there = part->row >= 0 && part->row < CANVAS_ROWS;
        for (int col = part->col; is_there && col < part->col + part->width;
             col++) {
            if (col >= 0 && col < CANVAS_COLS) {
                board->cell[part->row][col].ink = INK_ALERT;
            }
        }
    }
    Ink own = (Ink)(INK_1 + picker->seat);
    for (int i = 0; i < picker->stage; i++) {
        const MovePart *part = &picker->picked[i];
        if (part->row >= 0 && part->row < CANVAS_ROWS) {
            canvas_paper(board, part->row, part->col, part->width, own);
        }
    }
    /* Parentheses show the cursor, because games mark the last move with square
     * brackets. */
    const MovePart *part = &picker->choices[picker->cursor].part;
    if (picker->choice_count > 0 && part->row >= 0) {
        canvas_put(board, part->row, part->col - 1, INK_ALERT, "(");
        canvas_put(board, part->row, part->col + part->width, INK_ALERT, ")");
        canvas_paper(board, part->row, part->col, part->width, own);
    }
}

/* Adds the words of a choice: "deploy the King" after its text "K". */
static void add_choice_words(const Picker *picker, int at, Lang lang, Text *out)
{
    const PickerChoice *choice = &picker->choices[at];
    const GameInput *input = game_input(picker->game);
    size_t size = out->size;
    if (input->say_part && strcmp(choice->part.text, "ok") != 0) {
        text_add_char(out, ' ');
        input->say_part(picker->state, picker->seat, choice->move,
                        picker->stage, lang, out);
    }
    if (out->size == size + 1) { /* the choice has no words */
        out->data[--out->size] = '\0';
    }
}

static void add_choice_text(const Picker *picker, int at, bool has_words,
                            Lang lang, Text *out)
{
    text_clear(out);
    text_add(out, picker->choices[at].part.text);
    if (has_words) {
        add_choice_words(picker, at, lang, out);
    }
}

int picker_rows(const Picker *picker, Lang lang, int end)
{
    int rows = 1, col = 0;
    Text text = { 0 };
    for (int i = 0; i < picker->choice_count; i++) {
        add_choice_text(picker, i, true, lang, &text);
        int width = layout_width(text_string(&text)) + 2;
        rows += col + width > end;
        col = (col + width > end ? 0 : col) + width;
    }
    text_done(&text);
    return rows;
}

/* Puts one choice, in parentheses if the cursor is on it; returns the column
 * after it. */
static int put_choice(Canvas *out, int row, int col, bool is_cursor, Ink own,
                      const char *text)
{
    canvas_put(out, row, col, INK_ALERT, is_cursor ? "(" : " ");
    int after =
        canvas_put(out, row, col + 1, is_cursor ? INK_BOLD : INK_PLAIN, text);
    if (is_cursor) {
        canvas_paper(out, row, col + 1, after - col - 1, own);
    }
    return canvas_put(out, row, after, INK_ALERT, is_cursor ? ")" : " ");
}

static void list_with_words(const Picker *picker, Canvas *out, int row, int end)
{
    Text text = { 0 };
    int col = 0;
    for (int i = 0; i < picker->choice_count; i++) {
        add_choice_text(picker, i, true, out->lang, &text);
        int width = layout_width(text_string(&text)) + 2;
        row += col + width > end;
        col = col + width > end ? 0 : col;
        col = put_choice(out, row, col, i == picker->cursor,
                         (Ink)(INK_1 + picker->seat), text_string(&text));
    }
    text_done(&text);
}

void picker_list(const Picker *picker, Canvas *out, int row, int rows, int end)
{
    if (picker->choice_count == 0) {
        return;
    }
    if (picker_rows(picker, out->lang, end) <= rows) {
        list_with_words(picker, out, row, end);
        return;
    }
    /* Finds the first choice to list, so that the one under the cursor fits
     * into the row. */
    int used = 0, at = picker->cursor, col = 0;
    while (at >= 0) {
        used += layout_width(picker->choices[at].part.text) + 2;
        if (used > end - 4) {
            break;
        }
        at--;
    }
    int first = at + 1 < picker->cursor || at < 0 ? at + 1 : picker->cursor;
    col = first > 0 ? canvas_put(out, row, col, INK_DIM, "…") : col;
    for (int i = first; i < picker->choice_count; i++) {
        const char *text = picker->choices[i].part.text;
        if (col + layout_width(text) + 4 > end) {
            canvas_put(out, row, col + 1, INK_DIM, "…");
            return;
        }
        col = put_choice(out, row, col, i == picker->cursor,
                         (Ink)(INK_1 + picker->seat), text);
    }
}

void picker_add_picked(const Picker *picker, Lang lang, Text *out)
{
    for (int i = 0; i < picker->stage; i++) {
        text_addf(out, "%s ", picker->picked[i].text);
    }
    if (picker->choice_count > 0) {
        text_addf(out, "(%s)", picker->choices[picker->cursor].part.text);
        add_choice_words(picker, picker->cursor, lang, out);
    }
}

void picker_add_question(const Picker *picker, Lang lang, Text *out)
{
    const GameInput *input = game_input(picker->game);
    if (picker->choice_count > 0 && input->ask) {
        input->ask(picker->state, picker->seat,
                   picker->choices[picker->cursor].move, picker->stage, lang,
                   out);
    }
}

const Move *picker_trial(const Picker *picker)
{
    return picker->choice_count > 0 ? &picker->choices[picker->cursor].move
                                    : NULL;
}
