/* output.c: prints boards and answers, and writes files. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "app/app.h"
#include "base/folder.h"
#include "core/describe.h"

static bool write_out(App *app, const Text *text)
{
    bool is_written =
        fwrite(text_string(text), 1, text->size, stdout) == text->size &&
        fflush(stdout) == 0;
    return is_written ||
           error_set(&app->err, "cannot write: %s", "impossible d'écrire : %s",
                     error_system(&app->err, errno));
}

/* Prints in ASCII if the terminal shows nothing else; JSON is always in
 * UTF-8. */
bool app_print(App *app, const Text *text)
{
    bool is_json =
        text->size > 0 && (text->data[0] == '{' || text->data[0] == '[');
    Text folded = { 0 };
    if (app->is_ascii && !is_json) {
        canvas_fold(text_string(text), &folded);
        text = &folded;
    }
    bool is_written = write_out(app, text);
    text_done(&folded);
    return is_written;
}

bool app_save(App *app, const char *path, const Text *text)
{
    if (strcmp(path, "-") == 0) {
        return write_out(app, text);
    }
    return folder_replace(path, text, 0666) ||
           error_set(&app->err, "%s: cannot be written: %s",
                     "%s : écriture impossible : %s", path,
                     error_system(&app->err, errno));
}

int app_answer(App *app, Text *answer)
{
    bool is_printed = app_print(app, answer);
    text_done(answer);
    return is_printed ? EXIT_OK : EXIT_BAD_INPUT;
}

void app_print_board(App *app, const Play *play, Seat viewer, int notation,
                     Text *out)
{
    const Game *game = play->game;
    Canvas canvas;
    GameState shown, before;
    Drawing how = { .viewer = viewer, .notation = notation };
    if (viewer != SEAT_WATCHER) {
        game_view(game, &play->state, viewer, &shown);
    } else {
        game_copy(game, &shown, &play->state);
    }
    bool is_whole = viewer == SEAT_WATCHER || !game->redact;
    if (is_whole && play->step_count > 0) {
        play_state_at(play, play->step_count - 1, &before);
        how.before = &before;
        how.last = play->steps[play->step_count - 1].moves;
    }
    canvas_init(&canvas, app->lang, app->is_ascii, app->colours);
    game->draw(&shown, &how, &canvas);
    Text status = { 0 };
    describe_status(game, play->players, &shown, app->lang, &status);
    canvas_put(&canvas, canvas.rows + 1, 0, INK_BOLD, text_string(&status));
    text_done(&status);
    canvas_write(&canvas, out);
}

void app_tell_home(const App *app, const char *bot)
{
    file_say(stderr, app->lang,
             "%s is directly in a home folder, where it can read only its own "
             "file. Give it a folder of its own to let it read other files.\n",
             "%s est directement dans un dossier personnel, où il ne peut lire "
             "que son propre fichier. Mettez-le dans un dossier à part pour "
             "qu'il puisse lire d'autres fichiers.\n",
             bot);
}
