/* present_step.c: writes a step, or the board, as a viewer may see it. */
#include <stdlib.h>

#include "base/canvas.h"
#include "base/mem.h"
#include "core/events.h"
#include "core/rules.h"
#include "core/state.h"
#include "session/present.h"

/* A step as a viewer sees it. */
typedef struct SeenStep {
    GameState before, after;
    Move moves[GAME_SEATS];
    bool is_whole; /* no move of the step is hidden */
} SeenStep;

static void see_step(const Table *table, const Viewer *viewer,
                     const Moment *moment, SeenStep *out)
{
    play_view(&table->play, moment->before, viewer->as, &out->before);
    play_view(&table->play, moment->state, viewer->as, &out->after);
    out->is_whole = play_view_moves(&table->play, moment->before, moment->moves,
                                    viewer->as, out->moves);
}

void present_board(const Play *play, const void *seen, JsonWriter *out)
{
    const GameFace *face = game_face(play->game);
    json_key(out, "view");
    state_write(play->game, play->players, seen, out);
    json_begin_object_member(out, "facts");
    if (face->facts) {
        face->facts(seen, out);
    }
    json_end_object(out);
}

/* Writes the game's events of a step, from what the viewer may see of it. */
static void write_events(const Game *game, const SeenStep *step,
                         JsonWriter *out)
{
    json_begin_array_member(out, "events");
    if (game->telling) {
        events_write(game, &step->before, step->moves, out);
    } else {
        /* The game has no events: the text tells who played what. */
        const Move *move = step->moves;
        Text text = { 0 };
        SEATS_EACH (seat, game->to_act(&step->before)) {
            json_begin_object(out);
            json_string_member(out, "code", "play");
            json_int_member(out, "seat", seat == SEAT_CHANCE ? 0 : seat + 1);
            json_key(out, "move");
            if (*move == MOVE_NONE) {
                json_null(out);
            } else {
                text_clear(&text);
                game->write_move(&step->before, seat, *move, 0, &text);
                json_string(out, text_string(&text));
            }
            json_end_object(out);
            move++;
        }
        text_done(&text);
    }
    json_end_array(out);
}

void present_events(const Table *table, const Viewer *viewer,
                    const Moment *moment, JsonWriter *out)
{
    SeenStep step;
    if (moment->before) {
        see_step(table, viewer, moment, &step);
        write_events(table->play.game, &step, out);
    } else {
        json_begin_array_member(out, "events");
        json_end_array(out);
    }
}

/* Adds a sentence about a step of a game that tells no events. `seen` has
 * MOVE_NONE for a hidden move. */
static void add_plain_step(const Game *game, const void *before,
                           const Move *seen, Lang lang, Text *out)
{
    SeatSet acted = game->to_act(before);
    SEATS_EACH (seat, acted) {
        text_add(out, seat_left == acted ? "" : lang_pick(lang, "; ", " ; "));
        Move move = *seen++;
        if (move == MOVE_NONE) {
            text_say(out, lang, "A hidden draw", "Tirage caché");
            continue;
        }
        text_say(out, lang, "%s: ", "%s : ",
                 seat == SEAT_CHANCE ? lang_pick(lang, "Chance", "Hasard")
                                     : game->seat_names[seat].in[lang]);
        Text text = { 0 };
        game->write_move(before, seat, move, 0, &text);
        const char *string = text_string(&text);
        /* The text of a chance draw begins with a star, which is left out
         * because a word here says the same. */
        text_add(out, string + (seat == SEAT_CHANCE && string[0] == '*'));
        text_done(&text);
    }
}

/* Writes the object STEP of docs/API.md. */
static void write_step(const Table *table, const Viewer *viewer,
                       const Moment *moment, const SeenStep *step,
                       Text *scratch, JsonWriter *out)
{
    const Game *game = table->play.game;
    const GameFace *face = game_face(game);
    SeatSet acted = table->play.steps[moment->ply - 1].acted;
    const char *mark = events_mark(game, &step->before, step->moves);
    json_begin_object(out);
    json_key(out, "by");
    present_seat_set(acted & (SeatSet)~SEATS_CHANCE, out);
    text_clear(scratch);
    if (step->is_whole) {
        rules_write_step(game, &step->before, step->moves, scratch);
        json_string_member(out, "text", text_string(scratch));
    } else {
        json_null_member(out, "text");
    }
    text_clear(scratch);
    if (game->telling) {
        events_tell(game, &step->before, step->moves, viewer->lang, scratch);
    } else {
        add_plain_step(game, &step->before, step->moves, viewer->lang, scratch);
    }
    json_string_member(out, "say", text_string(scratch));
    if (mark) { /* the game marks this step on the scrub bar */
        json_string_member(out, "mark", mark);
    } else {
        json_null_member(out, "mark");
    }
    if (face->curve) { /* the curve that shows who is ahead */
        json_int_member(out, "curve", face->curve(&step->after));
    } else {
        json_null_member(out, "curve");
    }
    if (face->share) { /* the share that each player has */
        json_begin_array_member(out, "shares");
        for (Seat s = 0; s < table->play.players; s++) {
            json_int(out, face->share(&step->after, s));
        }
        json_end_array(out);
    }
    json_int_member(out, "ms", table->notes[moment->ply - 1].ms);
    json_end_object(out);
}

void present_step(const Table *table, const Viewer *viewer,
                  const Moment *moment, JsonWriter *out)
{
    SeenStep step;
    Text scratch = { 0 };
    see_step(table, viewer, moment, &step);
    json_key(out, "step");
    write_step(table, viewer, moment, &step, &scratch, out);
    write_events(table->play.game, &step, out);
    text_done(&scratch);
}

void present_moves(const Table *table, const Viewer *viewer, JsonWriter *out)
{
    const Play *play = &table->play;
    const Game *game = play->game;
    GameState before, after;
    SeenStep step;
    Text scratch = { 0 };
    game_copy(game, &after, &play->start);
    json_begin_array_member(out, "moves");
    for (size_t i = 0; i < play->step_count; i++) {
        const Move *moves = play->steps[i].moves;
        game_copy(game, &before, &after);
        game->apply(&after, moves);
        Moment moment = { i + 1, &after, &before, moves };
        see_step(table, viewer, &moment, &step);
        write_step(table, viewer, &moment, &step, &scratch, out);
    }
    json_end_array(out);
    text_done(&scratch);
}

/* Writes a row of the drawing as runs of characters with the same colours. */
static void write_row(const CanvasCell *row, int cols, JsonWriter *out)
{
    json_begin_array(out);
    for (int col = 0, end; col < cols; col = end) {
        for (end = col + 1; end < cols && row[end].ink == row[col].ink &&
                            row[end].paper == row[col].paper;
             end++) {
        }
        Text run = { 0 };
        for (int i = col; i < end; i++) {
            text_add_rune(&run, row[i].rune ? row[i].rune : ' ');
        }
        json_begin_array(out);
        json_string(out, text_string(&run));
        json_int(out, row[col].ink);
        json_int(out, row[col].paper);
        json_end_array(out);
        text_done(&run);
    }
    json_end_array(out);
}

void present_draw(const Table *table, const Viewer *viewer,
                  const Moment *moment, const void *seen, JsonWriter *out)
{
    if (!viewer->draws) {
        return;
    }
    Canvas *canvas = mem_new(sizeof *canvas);
    Drawing how = { .viewer = viewer->as };
    SeenStep step;
    if (moment->before) {
        see_step(table, viewer, moment, &step);
        how.before = step.is_whole ? &step.before : NULL;
        how.last = step.is_whole ? step.moves : NULL;
    }
    canvas_init(canvas, viewer->lang, false, COLOURS_256);
    table->play.game->draw(seen, &how, canvas);
    json_begin_array_member(out, "draw");
    for (int row = 0; row < canvas->rows; row++) {
        write_row(canvas->cell[row], canvas->cols, out);
    }
    json_end_array(out);
    free(canvas);
}
