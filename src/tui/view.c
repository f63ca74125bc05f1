/* view.c: positions and steps as the eyes of one seat may see them, drawn
 * and in text. */
#include "tui/view.h"

#include <string.h>

#include "core/play.h"

/* A state as the eyes may see it. */
static void see(const View *view, const void *state, void *out)
{
    if (view->eyes == SEAT_WATCHER) {
        game_copy(view->match->game, out, state);
    } else {
        game_view(view->match->game, state, view->eyes, out);
    }
}

/* The moves of a step likewise, MOVE_NONE for what is hidden; false if
 * something is. */
static bool see_moves(const View *view, const void *before, const Move *moves,
                      Move *out)
{
    const Game *game = view->match->game;
    if (view->eyes != SEAT_WATCHER) {
        return play_view_step(game, before, moves, view->eyes, out);
    }
    memcpy(out, moves, (size_t)seats_count(game->to_act(before)) * sizeof *out);
    return true;
}

void view_scene(const View *view, Scene *out)
{
    const Match *match = view->match;
    GameState before;
    Move seen[GAME_SEATS];
    see(view, &match->state, &out->state);
    out->how = (Drawing){ .viewer = view->side };
    if (match->step_count == 0) {
        return;
    }
    const Move *last = match->steps[match->step_count - 1].moves;
    match_state_at(match, match->step_count - 1, &before);
    if (see_moves(view, &before, last, seen)) {
        see(view, &before, &out->before);
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
    const Match *match = view->match;
    GameState before;
    Move seen[GAME_SEATS];
    match_state_at(match, step, &before);
    see_moves(view, &before, match->steps[step].moves, seen);
    play_write_step(match->game, &before, seen, out);
}

void view_add_named_step(const View *view, size_t step, Lang lang, Text *out)
{
    const Game *game = view->match->game;
    SeatSet acting = view->match->steps[step].acted;
    const char *name = acting == SEATS_CHANCE
                           ? (lang_pick(lang, "draw", "tirage"))
                       : seats_count(acting) > 1
                           ? (lang_pick(lang, "together", "ensemble"))
                           : game->seat_names[seats_first(acting)].in[lang];
    text_say(out, lang, "%s: ", "%s : ", name);
    view_add_step(view, step, out);
}

void view_add_advice(const Match *match, Seat seat, Lang lang, Text *out)
{
    const Game *game = match->game;
    GameState seen;
    if (game->solver && game->solver->advise) {
        game_view(game, &match->state, seat, &seen);
        game->solver->advise(&seen, seat, lang, out);
    }
}
