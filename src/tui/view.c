/* view.c: positions and steps as one seat may see them, drawn and in words.
 *
 * `eyes` decides what is shown, `side` from where: a flipped board has another
 * side but the same eyes. A watcher's eyes see everything. */
#include "tui/view.h"

#include <string.h>

#include "core/events.h"
#include "core/rules.h"
#include "tui/think.h"

/* The state as the eyes may see it. */
static void see(const View *view, const void *state, void *out)
{
    if (view->eyes == SEAT_WATCHER) {
        game_copy(view->play->game, out, state);
    } else {
        game_view(view->play->game, state, view->eyes, out);
    }
}

/* The moves of a step as the eyes may see them, with MOVE_NONE for a hidden
 * one; returns false if one is hidden. */
static bool see_moves(const View *view, const void *before, const Move *moves,
                      Move *out)
{
    const Game *game = view->play->game;
    if (view->eyes != SEAT_WATCHER) {
        return rules_view_step(game, before, moves, view->eyes, out);
    }
    memcpy(out, moves, (size_t)seats_count(game->to_act(before)) * sizeof *out);
    return true;
}

void view_scene(const View *view, Scene *out)
{
    const Play *play = view->play;
    GameState before;
    Move seen[GAME_SEATS];
    see(view, &play->state, &out->state);
    out->how =
        (Drawing){ .viewer = view->side, .is_flipped = view->is_flipped };
    if (play->step_count == 0) {
        return;
    }
    const Move *last = play->steps[play->step_count - 1].moves;
    play_state_at(play, play->step_count - 1, &before);
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
    view->play->game->draw(&scene.state, &scene.how, &canvas);
    canvas_write(&canvas, out);
}

bool view_can_turn(const View *view)
{
    View turned = *view;
    Text here = { 0 }, there = { 0 };
    turned.side = (Seat)((view->side + 1) % view->play->players);
    turned.is_flipped = !view->is_flipped;
    write_board(view, &here);
    write_board(&turned, &there);
    bool is_other = strcmp(text_string(&here), text_string(&there)) != 0;
    text_done(&here);
    text_done(&there);
    return is_other;
}

/* Adds the move text of a step, with "*?" for what the eyes may not see. */
static void add_step(const View *view, size_t step, Text *out)
{
    const Play *play = view->play;
    GameState before;
    Move seen[GAME_SEATS];
    play_state_at(play, step, &before);
    see_moves(view, &before, play->steps[step].moves, seen);
    rules_write_step(play->game, &before, seen, out);
}

/* Adds "you 3, Right 14". */
static void add_joint_step(const View *view, const void *before,
                           const Move *moves, Lang lang, Text *out)
{
    const Game *game = view->play->game;
    SeatSet acting = game->to_act(before);
    SEATS_EACH (seat, acting) {
        text_addf(out, "%s%s ", seat_left == acting ? "" : ", ",
                  seat == view->eyes ? lang_pick(lang, "you", "vous")
                                     : game_seat_name(game, seat, lang));
        game->write_move(before, seat, *moves++, 0, out);
    }
}

void view_add_named_step(const View *view, size_t step, Lang lang, Text *out)
{
    const Play *play = view->play;
    SeatSet acting = play->steps[step].acted;
    if (seats_count(acting) > 1) {
        GameState before;
        play_state_at(play, step, &before);
        add_joint_step(view, &before, play->steps[step].moves, lang, out);
        return;
    }
    const char *name =
        acting == SEATS_CHANCE
            ? lang_pick(lang, "draw", "tirage")
            : game_seat_name(play->game, seats_first(acting), lang);
    text_say(out, lang, "%s: ", "%s : ", name);
    add_step(view, step, out);
}

void view_add_told_step(const View *view, size_t step, Lang lang, Text *out)
{
    const Play *play = view->play;
    bool is_joint = seats_count(play->steps[step].acted) > 1;
    GameState before, seen;
    Move moves[GAME_SEATS];
    if (is_joint || !play->game->telling) {
        view_add_named_step(view, step, lang, out);
        text_add(out, is_joint ? ". " : "");
    }
    if (play->game->telling) {
        Text told = { 0 };
        play_state_at(play, step, &before);
        see_moves(view, &before, play->steps[step].moves, moves);
        see(view, &before, &seen);
        events_tell_briefly(play->game, &seen, moves, lang, &told);
        const char *text = text_string(&told);
        text_add(out, text + strspn(text, " "));
        text_done(&told);
    }
}

void view_add_name(const Play *play, Seat seat, Lang lang, Text *out)
{
    const char *name = play->names[seat];
    text_add(out, play->game->seat_names[seat].in[lang]);
    if (name && strcmp(name, "human") != 0) {
        text_add(out, " (");
        think_add_words(name, play->game, lang, out);
        text_add(out, ")");
    }
}

void view_add_names(const Play *play, Lang lang, Text *out)
{
    for (Seat s = 0; s < play->players; s++) {
        text_add(out, s ? " - " : "");
        view_add_name(play, s, lang, out);
    }
}

void view_add_advice(const Play *play, Seat seat, Lang lang, Text *out)
{
    const Game *game = play->game;
    GameState seen;
    if (game->solver && game->solver->advise) {
        game_view(game, &play->state, seat, &seen);
        game->solver->advise(&seen, seat, lang, out);
    }
}
