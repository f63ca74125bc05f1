/* advice.c: puts the report of a search into words. */
#include "ai/advice.h"

#include <math.h>

enum { OTHERS = 3 }; /* the most moves that are named besides the best one */

/* A utility as points of a hundred. */
static int points_of(double utility)
{
    return (int)lround(50 * (utility + 1));
}

static int cost_of(const Progress *progress, int at)
{
    return points_of(progress->value) - points_of(progress->others[at].value);
}

void advice_say(const Game *game, const void *view, Seat seat,
                const Progress *progress, Lang lang, Text *out)
{
    if (progress->done == 0 || progress->line_count == 0) {
        return;
    }
    if (progress->is_exact) {
        text_say(out, lang, "If both play best, you score %d %%",
                 "Si chacun joue au mieux, vous marquez %d %% des points",
                 points_of(progress->value));
    } else {
        text_say(out, lang, "You should score about %d %%",
                 "Vous devriez marquer environ %d %% des points",
                 points_of(progress->value));
    }
    for (int i = 0; i < progress->other_count && i < OTHERS; i++) {
        text_add(out,
                 i ? ", "
                   : lang_pick(lang, "; instead of it, ", " ; à la place, "));
        game->write_move(view, seat, progress->others[i].move, 0, out);
        int cost = cost_of(progress, i);
        if (cost > 0) {
            text_say(out, lang, " costs %d %%", " coûte %d %%", cost);
        } else {
            text_say(out, lang, " is as good", " vaut autant");
        }
    }
}

void advice_write(const Game *game, const void *view, Seat seat,
                  const Progress *progress, JsonWriter *out)
{
    char line[PLAYER_LINE][MOVE_TEXT];
    int count = player_line(game, view, progress, line);
    Text move = { 0 };
    json_real_member(out, "value", progress->value);
    json_begin_array_member(out, "line");
    for (int i = 0; i < count; i++) {
        json_string(out, line[i]);
    }
    json_end_array(out);
    json_begin_array_member(out, "others");
    for (int i = 0; i < progress->other_count && i < OTHERS; i++) {
        double cost = progress->value - progress->others[i].value;
        text_clear(&move);
        game->write_move(view, seat, progress->others[i].move, 0, &move);
        json_begin_object(out);
        json_string_member(out, "move", text_string(&move));
        json_real_member(out, "cost", cost > 0 ? cost : 0);
        json_end_object(out);
    }
    json_end_array(out);
    text_done(&move);
}
