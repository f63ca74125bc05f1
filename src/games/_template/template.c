/* template.c: a game that does nothing, to copy from. The players pass in turn
 * until the number of turns of the option "turns" is reached; the game is then
 * a draw. It is built with the tests and passes the contract test, but
 * games.def does not list it. */
#include <string.h>

#include "base/canvas.h"
#include "core/events.h"
#include "core/state.h"
#include "joute/game.h"

/* Every sentence of the game, in English and French. A game with several files
 * has them in words.h. */
#define SAY_NAME_TURNS "turns", "tours"
#define SAY_OPTION_TURNS "turns in all", "tours en tout"
#define SAY_REASON_TURNS "all turns are played", "tous les tours sont joués"
#define SAY_FIRST "First", "Premier"
#define SAY_SECOND "Second", "Second"
#define SAY_PASSES "%s passes, %d turns left.", "%s passe, il reste %d tours."
#define SAY_OVER " The game is over: a draw.", " La partie est finie : nulle."
#define SAY_TURNS_LEFT "│%3d│ turns left", "│%3d│ tours à jouer"

enum { TURNS }; /* indices of the options */
enum { TURNS_MAX = 1000 };
/* The state. */

typedef struct Template {
    uint16_t turns; /* the option "turns" */
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

/* The kinds of events of a step (Event.what), each with the meaning of its
 * values. The rules tell them while they play the step. */
enum { EVENT_PASS /* turns left */, EVENT_OVER };

RULE void play(Template *s, EventList *out)
{
    int player = mover(s);
    s->turns_left--;
    EVENT(out, EVENT_PASS, player, s->turns_left);
    if (s->turns_left == 0) {
        EVENT(out, EVENT_OVER, EVENT_NOBODY, 0);
    }
}

static void template_apply(void *state, const Move *moves)
{
    (void)moves;
    play(state, NULL);
}

static void template_play(void *state, const Move *moves, EventList *out)
{
    (void)moves;
    play(state, out);
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
    const Template *s = state;
    (void)how;
    canvas_put(out, 0, 0, INK_DIM, "┌───┐");
    canvas_say(out, 1, 0, INK_PLAIN, SAY_TURNS_LEFT, s->turns_left);
    canvas_put(out, 2, 0, INK_DIM, "└───┘");
}

static const GameOption options[] = {
    [TURNS] = { .key = "turns",
                .type = OPTION_INT,
                .initial = 10,
                .min = 1,
                .max = TURNS_MAX,
                .name = PHRASE(SAY_NAME_TURNS),
                .help = PHRASE(SAY_OPTION_TURNS) },
    { .key = NULL },
};

static const GameReason reasons[] = {
    { .code = "turns", .text = PHRASE(SAY_REASON_TURNS) },
    { .code = NULL },
};

extern const Game template_game;

/* The events as JSON for the page, and in words. */
static const EventForm forms[] = {
    [EVENT_PASS] = { .code = "pass", .members = { { "left", 0, NULL } } },
    [EVENT_OVER] = { .code = "over", .is_nobodys = true },
};

static void template_tell(const EventList *events, Lang lang, Text *out)
{
    const Event *pass = &events->at[0];
    text_say(out, lang, SAY_PASSES,
             game_seat_name(&template_game, pass->player, lang),
             pass->value[0]);
    if (events->count > 1) {
        text_say(out, lang, SAY_OVER);
    }
}

static const GameTelling telling = {
    .play = template_play,
    .forms = forms,
    .tell = template_tell,
};

const Game template_game = {
    .id = "template",
    .title = "Template",
    .least_players = 2,
    .most_players = 2,
    .state_size = sizeof(Template),
    .options = options,
    .reasons = reasons,
    .seat_names = { PHRASE(SAY_FIRST), PHRASE(SAY_SECOND) },
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
    .telling = &telling,
};
