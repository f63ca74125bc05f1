/* view.c: positions and steps as the eyes of one seat may see them, drawn
 * and in text. */
#include "tui/view.h"

#include <string.h>

static bool is_hidden(const View *view, const void *before, Move move)
{
    const Game *game = view->match->game;
    if (view->eyes == SEAT_WATCHER || !game->redact) {
        return false;
    }
    /* A game that hides things and does not say which moves: draws are. */
    return game->is_move_hidden ? game->is_move_hidden(before, move, view->eyes)
                                : game->to_act(before) == SEATS_CHANCE;
}

static void see(const View *view, size_t steps, GameState *out)
{
    match_state_at(view->match, steps, out);
    if (view->eyes != SEAT_WATCHER && view->match->game->redact) {
        view->match->game->redact(out, view->eyes);
    }
}

/* Whether the last step may be shown; before is the whole state. */
static bool is_step_seen(const View *view, const void *before,
                         const Move *moves)
{
    int count = seats_count(view->match->game->to_act(before));
    for (int i = 0; i < count; i++) {
        if (is_hidden(view, before, moves[i])) {
            return false;
        }
    }
    return true;
}

void view_scene(const View *view, Scene *out)
{
    const Match *match = view->match;
    see(view, match->step_count, &out->state);
    out->how = (Drawing){ .viewer = view->side };
    if (match->step_count == 0) {
        return;
    }
    const Move *last = match->steps[match->step_count - 1].moves;
    match_state_at(match, match->step_count - 1, &out->before);
    if (is_step_seen(view, &out->before, last)) {
        see(view, match->step_count - 1, &out->before);
        out->how.before = &out->before;
        out->how.last = last;
    }
}

static void write_board(const View *view, Text *out)
{
    Scene scene;
    Canvas canvas;
    view_scene(view, &scene);
    canvas_init(&canvas, LANG_EN, true, COLOURS_NONE);
    view->match->game->draw(&scene.state, &scene.how, &canvas);
    canvas_write(&canvas, out);
}

bool view_can_turn(const View *view)
{
    View turned = *view;
    Text here = { 0 }, there = { 0 };
    turned.side = (Seat)((view->side + 1) % view->match->players);
    write_board(view, &here);
    write_board(&turned, &there);
    bool is_other = strcmp(text_string(&here), text_string(&there)) != 0;
    text_done(&here);
    text_done(&there);
    return is_other;
}

void view_add_step(const View *view, size_t step, Text *out)
{
    const Game *game = view->match->game;
    const Move *move = view->match->steps[step].moves;
    GameState before;
    match_state_at(view->match, step, &before);
    SeatSet acting = game->to_act(&before);
    for (SeatSet left = acting; left; left &= (SeatSet)(left - 1), move++) {
        text_add(out, left == acting ? "" : ",");
        if (is_hidden(view, &before, *move)) {
            text_add(out, "*?");
        } else {
            game->write_move(&before, seats_first(left), *move, 0, out);
        }
    }
}

void view_add_named_step(const View *view, size_t step, Lang lang, Text *out)
{
    const Game *game = view->match->game;
    GameState before;
    match_state_at(view->match, step, &before);
    SeatSet acting = game->to_act(&before);
    const char *name = acting == SEATS_CHANCE
                           ? (lang == LANG_FR ? "tirage" : "draw")
                       : seats_count(acting) > 1
                           ? (lang == LANG_FR ? "ensemble" : "together")
                           : game->seat_names[seats_first(acting)].in[lang];
    text_addf(out, lang == LANG_FR ? "%s : " : "%s: ", name);
    view_add_step(view, step, out);
}
