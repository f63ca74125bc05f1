/* replay_screen.c: goes forward and back through a game, by keys or by itself.
 */
#include "tui/replay_screen.h"

#include "core/describe.h"
#include "tui/keys.h"
#include "tui/layout.h"
#include "tui/screen.h"

enum { PLAY_MS = 700 };
enum { KEYS_COLS = 70 }; /* columns of the line of keys, in either language */

void replay_begin(Replay *replay, const Look *look, const Play *whole,
                  Seat viewer, size_t at)
{
    *replay = (Replay){ .look = *look, .whole = whole, .viewer = viewer };
    replay->shown = *whole;
    replay_go_to(replay, at);
}

void replay_go_to(Replay *replay, size_t at)
{
    const Play *whole = replay->whole;
    replay->at = at < whole->step_count ? at : whole->step_count;
    replay->shown.step_count = replay->at;
    play_state_at(whole, replay->at, &replay->shown.state);
}

/* Adds "Le jeu du moulin  12/40  Black (Camille) - White (computer, level 3)"
 * and below it the last move, in as many rows as the screen has besides
 * other_rows. */
static void add_head(const Replay *replay, const View *view, int other_rows,
                     Text *out)
{
    Canvas head;
    Text line = { 0 };
    int rows, cols;
    screen_size(&rows, &cols);
    cols = cols < CANVAS_COLS ? cols : CANVAS_COLS;
    look_canvas(&replay->look, &head);
    text_addf(&line, "%s  %zu/%zu  ", replay->shown.game->title, replay->at,
              replay->whole->step_count);
    view_add_names(replay->whole, replay->look.lang, &line);
    layout_put_cut(&head, 0, 0, cols,
                   (LayoutLine){ INK_PLAIN, text_string(&line) });
    text_clear(&line);
    if (replay->at > 0) {
        view_add_told_step(view, replay->at - 1, replay->look.lang, &line);
    }
    LayoutLine told = { INK_PLAIN, text_string(&line) };
    Canvas whole = head;
    if (layout_put_wrapped(&whole, 1, 0, cols, told) + other_rows <= rows) {
        head = whole;
    } else {
        layout_put_cut(&head, 1, 0, cols, told);
    }
    head.rows = head.rows > 2 ? head.rows : 2;
    canvas_write(&head, out);
    text_done(&line);
}

void replay_add_position(const Replay *replay, Text *out)
{
    const Play *shown = &replay->shown;
    View view = { .play = shown,
                  .eyes = replay->viewer,
                  .side = replay->viewer };
    Scene scene;
    Canvas canvas;
    Text status = { 0 };
    view_scene(&view, &scene);
    look_canvas(&replay->look, &canvas);
    shown->game->draw(&scene.state, &scene.how, &canvas);
    if (replay->cols) {
        layout_crop(&canvas, replay->cols, replay->is_right);
    }
    describe_status(shown->game, shown->players, &scene.state,
                    replay->look.lang, &status);
    canvas_put(&canvas, canvas.rows + (canvas.rows < 20), 0, INK_BOLD,
               text_string(&status));
    text_done(&status);
    add_head(replay, &view, canvas.rows + 1, out);
    canvas_write(&canvas, out);
}

/* Acts on a key; returns false to leave. */
static bool act_on(Replay *replay, int key)
{
    enum { PAGE = 10 };
    size_t at = replay->at;
    bool was_playing = replay->is_playing;
    replay->is_playing = false;
    switch (key) {
    case KEY_NONE:
        replay->is_playing = was_playing && at < replay->whole->step_count;
        replay_go_to(replay, at + (was_playing ? 1 : 0));
        break;
    case KEY_RIGHT:
    case KEY_DOWN:
    case 'l':
    case 'j': replay_go_to(replay, at + 1); break;
    case KEY_LEFT:
    case KEY_UP:
    case 'h':
    case 'k': replay_go_to(replay, at ? at - 1 : 0); break;
    case KEY_PAGE_DOWN: replay_go_to(replay, at + PAGE); break;
    case KEY_PAGE_UP: replay_go_to(replay, at > PAGE ? at - PAGE : 0); break;
    case KEY_HOME: replay_go_to(replay, 0); break;
    case KEY_END: replay_go_to(replay, replay->whole->step_count); break;
    case ' ': replay->is_playing = !was_playing; break;
    case '>': replay->is_right = !replay->is_right; break;
    case 'q':
    case KEY_ESCAPE:
    case KEY_END_OF_INPUT:
    case KEY_INTERRUPT: return false;
    default: break;
    }
    return true;
}

int replay_run(Replay *replay)
{
    int key, rows;
    do {
        Text out = { 0 };
        screen_size(&rows, &replay->cols);
        replay_add_position(replay, &out);
        if (replay->cols < KEYS_COLS) {
            text_say(&out, replay->look.lang,
                     "[arrows]  [space] play  [>] rest  [q] quit",
                     "[flèches]  [espace] lecture  [>] reste  [q] quitter");
        } else {
            text_say(&out, replay->look.lang,
                     "[left/right] move  [home/end]  [space] play  "
                     "[q] quit",
                     "[gauche/droite] coup  [début/fin]  [espace] "
                     "lecture  [q] quitter");
        }
        screen_show(&out);
        text_done(&out);
        key = keys_read(replay->is_playing ? PLAY_MS : -1);
    } while (act_on(replay, key));
    return key;
}
