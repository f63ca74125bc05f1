/* contract_secrets.c: checks that nothing a viewer is told depends on what is
 * hidden from them. */
#include <string.h>

#include "base/json.h"
#include "contract.h"
#include "core/events.h"

/* A step as one viewer sees it. */
typedef struct SeenStep {
    GameState before, after;
    Move moves[GAME_SEATS];
} SeenStep;

static bool is_hidden(const Case *c, const void *before, Move move, Seat viewer)
{
    return c->game->is_move_hidden &&
           c->game->is_move_hidden(before, move, viewer);
}

static void see_step(const Case *c, const void *before, const Move *joint,
                     const void *after, Seat viewer, SeenStep *out)
{
    memset(out, 0x5a, sizeof *out);
    game_copy(c->game, &out->before, before);
    game_copy(c->game, &out->after, after);
    c->game->redact(&out->before, viewer);
    c->game->redact(&out->after, viewer);
    for (int i = 0; i < seats_count(c->game->to_act(before)); i++) {
        bool is_gone = is_hidden(c, before, joint[i], viewer);
        out->moves[i] = is_gone ? MOVE_NONE : joint[i];
    }
}

/* Writes everything that is told about a step, and the face of the state after
 * it. */
static void write_told(const Case *c, const SeenStep *step, Text *out)
{
    const GameFace *face = game_face(c->game);
    JsonWriter writer = { .out = out };
    json_begin_array(&writer);
    events_write(c->game, &step->before, step->moves, &writer);
    json_begin_object(&writer);
    if (face->facts) {
        face->facts(&step->after, &writer);
    }
    json_end_object(&writer);
    json_end_array(&writer);
    for (int lang = 0; lang < LANG_COUNT; lang++) {
        events_tell(c->game, &step->before, step->moves, (Lang)lang, out);
    }
    const char *mark = events_mark(c->game, &step->before, step->moves);
    text_add(out, mark ? mark : "none");
    if (face->curve) {
        text_add_int(out, face->curve(&step->after));
    }
}

/* Plays the step in another world that looks the same to the viewer. Moves that
 * the viewer saw stay the same; hidden moves and draws are drawn anew. Returns
 * false if a card that was played is elsewhere in that world. */
static bool play_elsewhere(Case *c, GameState *world, const Move *joint,
                           Seat viewer, Move *out, Rng *rng)
{
    int i = 0;
    SEATS_EACH (seat, c->game->to_act(world)) {
        MoveList list = { .count = 0 };
        c->game->moves(world, seat, &list);
        bool is_free =
            seat == SEAT_CHANCE || is_hidden(c, world, joint[i], viewer);
        out[i] =
            is_free ? list.at[rng_below(rng, (uint32_t)list.count)] : joint[i];
        if (!contract_is_listed(&list, out[i++])) {
            return false;
        }
    }
    c->game->apply(world, out);
    return true;
}

/* True if another draw may be told in other words, because the viewer sees the
 * draw. */
static bool is_open_draw(const Case *c, const SeenStep *a, const SeenStep *b)
{
    return c->game->to_act(&a->before) == SEATS_CHANCE &&
           a->moves[0] != MOVE_NONE &&
           !contract_is_same(c, &a->after, &b->after);
}

void contract_check_secrets(Case *c, const void *before, const Move *joint,
                            const void *after, Seat viewer, Rng *rng)
{
    SeenStep here, there;
    GameState then, now;
    Move moves[GAME_SEATS];
    Text said = { 0 }, elsewhere = { 0 };
    see_step(c, before, joint, after, viewer, &here);
    contract_check_told(c, &here.before, here.moves);
    memset(&then, 0xa5, sizeof then);
    memset(&now, 0xa5, sizeof now);
    game_copy(c->game, &then, &here.before);
    c->game->imagine(&then, viewer, rng);
    game_copy(c->game, &now, &then);
    if (play_elsewhere(c, &now, joint, viewer, moves, rng)) {
        see_step(c, &then, moves, &now, viewer, &there);
        write_told(c, &here, &said);
        write_told(c, &there, &elsewhere);
        if (strcmp(text_string(&said), text_string(&elsewhere)) != 0 &&
            !is_open_draw(c, &here, &there)) {
            contract_fail(c, "what is hidden shows:", text_string(&elsewhere));
        }
    }
    text_done(&said);
    text_done(&elsewhere);
}
