/* template: a game that does nothing, to copy from. Players pass in turn until
 * the option "turns" is used up; that is a draw. It is built and goes through
 * the contract test every time, but is not in games.def. */
#include <string.h>

#include "base/canvas.h"
#include "core/state.h"
#include "joute/game.h"

enum { TURNS }; /* indices of the options */
enum { TURNS_MAX = 1000 };

typedef struct Template {
    uint16_t turns; /* the option */
    uint16_t turns_left;
} Template;

enum { MOVE_PASS };

static void template_setup(void *state, const GameConfig *config, Rng *rng)
{
    (void)rng;
    Template *s = state;
    s->turns = s->turns_left = (uint16_t)config->value[TURNS];
}

static int mover(const Template *s)
{
    return (s->turns - s->turns_left) % 2;
}

static SeatSet template_to_act(const void *state)
{
    const Template *s = state;
    return s->turns_left ? SEATS_ONE(mover(s)) : SEATS_NONE;
}

static void template_moves(const void *state, Seat seat, MoveList *out)
{
    (void)state;
    (void)seat;
    moves_add(out, MOVE_PASS);
}

static void template_apply(void *state, const Move *moves)
{
    (void)moves;
    Template *s = state;
    s->turns_left--;
}

static void template_outcome(const void *state, Outcome *out)
{
    (void)state;
    out->reason = "turns";
}

static void template_write_state(const void *state, JsonWriter *out)
{
    const Template *s = state;
    json_key(out, "turn");
    state_write_turn(template_to_act(s), out);
    json_int_member(out, "turns_left", s->turns_left);
}

static bool template_read_state(const JsonAt *json, const GameConfig *config,
                                void *state, Error *err)
{
    static const char *const names[] = { "turn", "turns_left", "result", NULL };
    Template *s = state;
    JsonAt member[3];
    int left;
    if (!json_read_members(json, names, member, err) ||
        !json_read_int(&member[1], 0, config->value[TURNS], &left, err)) {
        return false;
    }
    s->turns = (uint16_t)config->value[TURNS];
    s->turns_left = (uint16_t)left;
    return true;
}

static void template_write_move(const void *state, Seat seat, Move move,
                                int notation, Text *out)
{
    (void)state;
    (void)seat;
    (void)move;
    (void)notation;
    text_add(out, "pass");
}

static bool template_parse_move(const void *state, Seat seat, const char *text,
                                Move *out)
{
    (void)state;
    (void)seat;
    *out = MOVE_PASS;
    return strcmp(text, "pass") == 0;
}

static void template_draw(const void *state, const Drawing *how, Canvas *out)
{
    static const Phrase left = PHRASE("turns left", "tours à jouer");
    const Template *s = state;
    (void)how;
    canvas_put(out, 0, 0, INK_DIM, "┌───┐");
    canvas_putf(out, 1, 0, INK_PLAIN, "│%3d│ %s", s->turns_left,
                canvas_say(out, left));
    canvas_put(out, 2, 0, INK_DIM, "└───┘");
}

static const GameOption options[] = {
    [TURNS] = { .key = "turns",
                .type = OPTION_INT,
                .initial = 10,
                .min = 1,
                .max = TURNS_MAX,
                .help = PHRASE("turns in all", "tours en tout") },
    { .key = NULL },
};

static const GameReason reasons[] = {
    { "turns", PHRASE("all turns are played", "tous les tours sont joués") },
    { .code = NULL },
};

extern const Game template_game;
const Game template_game = {
    .id = "template",
    .title = "Template",
    .least_players = 2,
    .most_players = 2,
    .state_size = sizeof(Template),
    .head_size = sizeof(Template),
    .options = options,
    .reasons = reasons,
    .seat_names = { PHRASE("First", "Premier"), PHRASE("Second", "Second") },
    .setup = template_setup,
    .to_act = template_to_act,
    .moves = template_moves,
    .apply = template_apply,
    .outcome = template_outcome,
    .write_state = template_write_state,
    .read_state = template_read_state,
    .write_move = template_write_move,
    .parse_move = template_parse_move,
    .draw = template_draw,
};
