/* draw.c: the board of roses as text, with both hands beside it. */
#include "base/canvas.h"
#include "games/roses/internal.h"
#include "games/roses/words.h"

enum {
    TOP = 1,    /* canvas row of board row 0 */
    LEFT = 5,   /* canvas column of board column 0 */
    ACROSS = 3, /* canvas columns from one board column to the next */
    PANEL = 35,
    EDGE = 80,
    HAND_LINES = 3,  /* the lines of the hand of the player who is not to move,
                        blank line included */
    COUNT_LINES = 3, /* the lines between the hands, blank line included */
};

static const char *const arrows[] = { "↑", "↗", "→", "↘", "↓", "↙", "←", "↖" };

/* Red is the vermilion of the colour-blind palette, not the blue of player
 * 1. */
static const Ink inks[2] = { INK_2, INK_BOLD };

/* Returns a letter for the colour if the page has no colours. */
static const char *sign_of(const Canvas *canvas, int player)
{
    static const char *const signs[2] = { "●", "○" };
    static const char *const letters[2] = { "R", "B" };
    bool is_plain = canvas->is_ascii || canvas->colours == COLOURS_NONE;
    return is_plain ? letters[player] : signs[player];
}

static const char *name_of(const Canvas *canvas, int player)
{
    return game_seat_name(&roses_game, player, canvas->lang);
}

int roses_row_of(int row)
{
    return TOP + row;
}

int roses_col_of(int col)
{
    return LEFT + ACROSS * col;
}

int roses_last_action_row(const Roses *s, const Drawing *how, int *col)
{
    bool is_below = s->mover == (how->viewer == 1);
    *col = PANEL + 4;
    return 1 + (is_below ? HAND_LINES + COUNT_LINES : 0) + s->in_hand[s->mover];
}

static void draw_square(const Roses *s, int row, int col, Canvas *out)
{
    int x = LEFT + ACROSS * col;
    bool is_king = row == s->king_row && col == s->king_col;
    for (int player = 0; player < 2; player++) {
        if (squares_has(&s->pawn[player], row, col)) {
            canvas_put(out, TOP + row, x, inks[player], sign_of(out, player));
            if (is_king) {
                canvas_put(out, TOP + row, x - 1, INK_ALERT, "♔");
            }
            return;
        }
    }
    canvas_put(out, TOP + row, x, is_king ? INK_ALERT : INK_DIM,
               is_king ? "♔" : "·");
}

/* Draws "12 = 3²+3×1²", the largest territories first. */
static void draw_score(Squares pawns, int row, int col, Canvas *out)
{
    const char *square = out->is_ascii ? "^2" : "²";
    int sizes[ROSES_SQUARES + 1];
    roses_territories(pawns, sizes);
    col = canvas_putf(out, row, col, INK_BOLD, " %d", roses_score(pawns));
    const char *before = " = ";
    for (int size = ROSES_SQUARES; size > 0; size--) {
        if (sizes[size] == 0) {
            continue;
        }
        if (col > EDGE - 10) {
            canvas_put(out, row, col, INK_PLAIN, "+…");
            return;
        }
        col = canvas_put(out, row, col, INK_PLAIN, before);
        if (sizes[size] > 1) {
            col = canvas_putf(out, row, col, INK_PLAIN, "%d×", sizes[size]);
        }
        col = canvas_putf(out, row, col, INK_PLAIN, "%d%s", size, square);
        before = "+";
    }
}

static int draw_card(int index, int row, int col, Ink ink, Canvas *out)
{
    return canvas_putf(out, row, col, ink, "%s %-3s", arrows[index / 3],
                       roses_names[index]);
}

/* Draws where a card leads and what it adds to the score. */
static void draw_target(const Roses *s, int card, int row, int number,
                        Canvas *out)
{
    Squares pawns = s->pawn[s->mover];
    int to_row = s->king_row + roses_card_down(card);
    int to_col = s->king_col + roses_card_right(card);
    bool is_inside =
        to_row >= 0 && to_row < s->rows && to_col >= 0 && to_col < s->cols;
    if (!is_inside) {
        canvas_say(out, row, PANEL + 11, INK_DIM, SAY_CARD_OFF_BOARD);
        return;
    }
    if (!roses_playable(s, roses_card_set(card))) {
        canvas_say(out, row, PANEL + 11, INK_DIM, SAY_CARD_OCCUPIED);
        return;
    }
    int score = roses_score(pawns);
    squares_add(&pawns, to_row, to_col);
    canvas_say(out, row, PANEL + 11, INK_PLAIN, SAY_CARD_TO, to_row, to_col,
               roses_score(pawns) - score);
    canvas_putf(out, TOP + to_row, LEFT + ACROSS * to_col, INK_ALERT, "%d",
                number);
}

/* Draws the actions of the player to move, one a line; returns the number of
 * lines. */
static int draw_actions(const Roses *s, int row, Canvas *out)
{
    CardSet hand = s->hand[s->mover];
    int lines = 0;
    for (int i = 0; i < ROSES_CARDS; i++) {
        int card = roses_cards[i];
        if (hand & roses_card_set(card)) {
            bool is_legal = roses_playable(s, roses_card_set(card)) != 0;
            Ink ink = is_legal ? INK_PLAIN : INK_DIM;
            canvas_putf(out, row + lines, PANEL + 1, ink, "%d", lines + 1);
            draw_card(i, row + lines, PANEL + 4, ink, out);
            draw_target(s, card, row + lines, lines + 1, out);
            lines++;
        }
    }
    if (s->in_hand[s->mover] < ROSES_HAND) {
        canvas_say(out, row + lines++, PANEL + 4, INK_PLAIN, SAY_ACTION_DRAW);
    } else if (!roses_playable(s, hand)) {
        canvas_say(out, row + lines++, PANEL + 4, INK_ALERT, SAY_ACTION_PASS);
    }
    return lines;
}

/* Draws a player with the cards; returns the number of lines. */
static int draw_hand(const Roses *s, int player, int row, Canvas *out)
{
    /* "▶ Red ● 28 = 5²+3×1²". */
    if (s->to_act != SEATS_NONE && s->mover == player) {
        canvas_put(out, row, PANEL - 2, INK_ALERT, "▶");
    }
    int col = canvas_putf(out, row, PANEL, inks[player], "%s %s",
                          name_of(out, player), sign_of(out, player));
    draw_score(s->pawn[player], row, col, out);
    if (s->to_act == SEATS_ONE(player)) {
        return 1 + draw_actions(s, row + 1, out);
    }
    int at = PANEL + 1;
    for (int i = 0; i < ROSES_CARDS; i++) {
        if (s->hand[player] & roses_card_set(roses_cards[i])) {
            at = draw_card(i, row + 1, at, INK_PLAIN, out) + 3;
        }
    }
    if (s->to_act != SEATS_CHANCE || s->mover != player) {
        return 2;
    }
    canvas_say(out, row + 2, PANEL + 4, INK_ALERT, SAY_DRAWS_A_CARD);
    return 3;
}

/* The viewer's hand is drawn below the opponent's. The board is never turned,
 * so that the directions of the cards are right for both. */
void roses_draw(const void *state, const Drawing *how, Canvas *out)
{
    const Roses *s = state;
    int near = how->viewer == 1 ? 1 : 0;
    for (int col = 0; col < s->cols; col++) {
        canvas_putf(out, 0, LEFT + ACROSS * col, INK_DIM, "%d", col);
    }
    for (int row = 0; row < s->rows; row++) {
        canvas_putf(out, TOP + row, 2, INK_DIM, "%d", row);
        for (int col = 0; col < s->cols; col++) {
            draw_square(s, row, col, out);
        }
    }
    int row = draw_hand(s, 1 - near, 0, out) + 1;
    canvas_say(out, row, PANEL, INK_PLAIN, SAY_PILES,
               __builtin_popcountll(s->pile),
               __builtin_popcountll(roses_discard(s)));
    canvas_say(out, row + 1, PANEL, INK_PLAIN, SAY_PAWNS_LEFT, name_of(out, 0),
               s->left[0], name_of(out, 1), s->left[1]);
    row += COUNT_LINES;
    row += draw_hand(s, near, row, out) + 1;
    int below = TOP + s->rows + 1;
    below = row > below ? row : below;
    if (how->before && how->last) {
        const Roses *before = how->before;
        Text move = { 0 };
        roses_write_move(before, before->mover, *how->last, how->notation,
                         &move);
        canvas_say(out, below, 2, INK_DIM, SAY_LAST_MOVE,
                   name_of(out, before->mover), text_string(&move));
        text_done(&move);
    }
}
