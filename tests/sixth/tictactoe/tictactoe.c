/* tictactoe: three in a row on nine cells. It is not one of joute's games:
 * tests/sixth.sh adds it to a copy of the tree, to check that a game needs one
 * folder and one line. Its moves are written in words, so that they are as long
 * as a move without parts may be. */
#include <stdio.h>
#include <string.h>

#include "base/canvas.h"
#include "base/error.h"
#include "core/outcome.h"
#include "core/state.h"
#include "joute/game.h"

enum { MISERE }; /* indices of the options */
enum { SIDE = 3, CELLS = SIDE * SIDE };

/* Cells are numbered row by row from 0, and a move is the cell's number. */
typedef struct Tictactoe {
    uint8_t is_misere; /* the option */
    uint8_t marks;     /* how many marks have been made */
    uint8_t
        cell[CELLS]; /* 0 if the cell is empty, otherwise the player, from 1 */
} Tictactoe;

static const uint8_t lines[][SIDE] = { { 0, 1, 2 }, { 3, 4, 5 }, { 6, 7, 8 },
                                       { 0, 3, 6 }, { 1, 4, 7 }, { 2, 5, 8 },
                                       { 0, 4, 8 }, { 2, 4, 6 } };
enum { LINES = sizeof lines / sizeof *lines };

/* The player with three in a row, from 1, or 0. */
static int lined_up(const Tictactoe *s)
{
    for (int i = 0; i < LINES; i++) {
        int mark = s->cell[lines[i][0]];
        if (mark && s->cell[lines[i][1]] == mark &&
            s->cell[lines[i][2]] == mark) {
            return mark;
        }
    }
    return 0;
}

static void tictactoe_setup(void *state, const GameConfig *config, Rng *rng)
{
    (void)rng;
    Tictactoe *s = state;
    s->is_misere = (uint8_t)config->value[MISERE];
}

static SeatSet tictactoe_to_act(const void *state)
{
    const Tictactoe *s = state;
    return s->marks == CELLS || lined_up(s) ? SEATS_NONE
                                            : SEATS_ONE(s->marks % 2);
}

static void tictactoe_moves(const void *state, Seat seat, MoveList *out)
{
    const Tictactoe *s = state;
    (void)seat;
    for (int i = 0; i < CELLS; i++) {
        if (s->cell[i] == 0) {
            moves_add(out, (Move)i);
        }
    }
}

static void tictactoe_apply(void *state, const Move *moves)
{
    Tictactoe *s = state;
    s->cell[moves[0]] = (uint8_t)(s->marks % 2 + 1);
    s->marks++;
}

static void tictactoe_outcome(const void *state, Outcome *out)
{
    const Tictactoe *s = state;
    int winner = lined_up(s);
    out->reason = winner ? "row" : "full";
    if (winner) {
        outcome_win(out, (winner == 2) != s->is_misere);
    }
}

static void tictactoe_write_state(const void *state, JsonWriter *out)
{
    const Tictactoe *s = state;
    char board[CELLS + 1] = "";
    for (int i = 0; i < CELLS; i++) {
        board[i] = ".XO"[s->cell[i]];
    }
    json_key(out, "turn");
    state_write_turn(tictactoe_to_act(s), out);
    json_string_member(out, "board", board);
}

/* Player 1 has as many marks as player 2, or one more after a move of player 1.
 * A player with a row made the last mark. */
static bool is_reachable(const Tictactoe *s)
{
    int count[SIDE] = { 0 }, rows[SIDE] = { 0 };
    for (int i = 0; i < CELLS; i++) {
        count[s->cell[i]]++;
    }
    for (int i = 0; i < LINES; i++) {
        const uint8_t *line = lines[i];
        rows[s->cell[line[0]]] += s->cell[line[0]] == s->cell[line[1]] &&
                                  s->cell[line[0]] == s->cell[line[2]];
    }
    return count[1] - count[2] == s->marks % 2 &&
           rows[s->marks % 2 ? 2 : 1] == 0;
}

static bool tictactoe_read_state(const JsonAt *json, const GameConfig *config,
                                 void *state, Error *err)
{
    static const char *const names[] = { "turn", "board", "result", NULL };
    Tictactoe *s = state;
    JsonAt member[3];
    const char *board;
    if (!json_read_members(json, names, member, err) ||
        !json_read_string(&member[1], &board, err)) {
        return false;
    }
    if (strlen(board) != CELLS || strspn(board, ".XO") != CELLS) {
        return json_refuse(&member[1], err, "9 cells of . X O are wanted",
                           "il faut 9 cases parmi . X O");
    }
    s->is_misere = (uint8_t)config->value[MISERE];
    for (int i = 0; i < CELLS; i++) {
        s->cell[i] = (uint8_t)(board[i] == 'X' ? 1 : board[i] == 'O' ? 2 : 0);
        s->marks = (uint8_t)(s->marks + (s->cell[i] != 0));
    }
    return is_reachable(s) || json_refuse(&member[1], err, "no game leads here",
                                          "aucune partie ne mène ici");
}

static void tictactoe_write_move(const void *state, Seat seat, Move move,
                                 int notation, Text *out)
{
    (void)state;
    (void)seat;
    (void)notation;
    text_addf(out, "row-%d-column-%d", (int)move / SIDE + 1,
              (int)move % SIDE + 1);
}

static bool tictactoe_parse_move(const void *state, Seat seat, const char *text,
                                 Move *out)
{
    for (Move move = 0; move < CELLS; move++) {
        Text name = { 0 };
        tictactoe_write_move(state, seat, move, 0, &name);
        bool is_it = strcmp(text_string(&name), text) == 0;
        text_done(&name);
        if (is_it) {
            *out = move;
            return true;
        }
    }
    return false;
}

static void tictactoe_explain_illegal(const void *state, Seat seat, Move move,
                                      Error *err)
{
    const Tictactoe *s = state;
    (void)seat;
    if (s->cell[move]) {
        error_set(err, "this cell is taken", "cette case est prise");
    }
}

static void tictactoe_draw(const void *state, const Drawing *how, Canvas *out)
{
    const Tictactoe *s = state;
    (void)how;
    canvas_put(out, 0, 4, INK_DIM, "1   2   3");
    for (int i = 0; i < CELLS; i++) {
        int row = 1 + 2 * (i / SIDE), col = 4 + 4 * (i % SIDE);
        Ink inks[] = { INK_DIM, INK_1, INK_2 };
        canvas_putf(out, row, col, inks[s->cell[i]], "%c", ".XO"[s->cell[i]]);
        if (i % SIDE == 0) {
            canvas_putf(out, row, 1, INK_DIM, "%d", i / SIDE + 1);
        } else {
            canvas_put(out, row, col - 2, INK_DIM, "│");
        }
    }
    canvas_put(out, 2, 3, INK_DIM, "───┼───┼───");
    canvas_put(out, 4, 3, INK_DIM, "───┼───┼───");
}

static const GameOption options[] = {
    [MISERE] = { .key = "misere",
                 .type = OPTION_BOOL,
                 .name = PHRASE("reversed", "à l'envers"),
                 .help = PHRASE("three in a row lose",
                                "trois à la suite perdent") },
    { .key = NULL },
};

static const GameReason reasons[] = {
    { .code = "row", .text = PHRASE("three in a row", "trois à la suite") },
    { .code = "full",
      .text = PHRASE("the board is full", "la grille est pleine") },
    { .code = NULL },
};

extern const Game tictactoe_game;
const Game tictactoe_game = {
    .id = "tictactoe",
    .title = "Tic-tac-toe",
    .least_players = 2,
    .most_players = 2,
    .state_size = sizeof(Tictactoe),
    .options = options,
    .reasons = reasons,
    .seat_names = { PHRASE("Crosses", "Les croix"),
                    PHRASE("Noughts", "Les ronds") },
    .setup = tictactoe_setup,
    .to_act = tictactoe_to_act,
    .moves = tictactoe_moves,
    .apply = tictactoe_apply,
    .outcome = tictactoe_outcome,
    .write_state = tictactoe_write_state,
    .read_state = tictactoe_read_state,
    .write_move = tictactoe_write_move,
    .parse_move = tictactoe_parse_move,
    .explain_illegal = tictactoe_explain_illegal,
    .draw = tictactoe_draw,
};
