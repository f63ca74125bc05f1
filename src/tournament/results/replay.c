/* replay.c: positions of a recorded game for the page's boards. */
#include "tournament/results/replay.h"

#include <stdlib.h>

#include "base/mem.h"
#include "core/outcome.h"

Table *replay_table_new(const Play *play)
{
    Table *table = mem_new(sizeof *table);
    table->play = *play;
    table->notes = mem_new((play->step_count + 1) * sizeof *table->notes);
    return table;
}

void replay_table_free(Table *table)
{
    free(table->notes);
    free(table);
}

void replay_write_head(const Play *play, JsonWriter *out)
{
    Outcome outcome;
    json_begin_array_member(out, "names");
    for (int i = 0; i < play->players; i++) {
        json_string(out, play->names[i] ? play->names[i] : "");
    }
    json_end_array(out);
    json_key(out, "result");
    if (play_is_over(play)) {
        play_outcome(play, &outcome);
        outcome_write(&outcome, play->players, out);
    } else {
        json_null(out);
    }
}

static void write_moment(const Table *table, const ReplayPart *part,
                         const Moment *moment, JsonWriter *out)
{
    Viewer viewer = { .as = SEAT_WATCHER,
                      .lang = part->lang,
                      .draws = part->draws };
    GameState seen;
    play_view(&table->play, moment->state, SEAT_WATCHER, &seen);
    json_begin_object(out);
    present_board(&table->play, &seen, out);
    present_draw(table, &viewer, moment, &seen, out);
    if (part->has_steps && moment->before) {
        present_step(table, &viewer, moment, out);
    } else {
        present_events(table, &viewer, moment, out);
    }
    json_end_object(out);
}

size_t replay_write_positions(const Table *table, const ReplayPart *part,
                              JsonWriter *out)
{
    const Play *play = &table->play;
    size_t start = out->out->size;
    GameState before, after;
    Moment moment = { .state = &after };
    game_copy(play->game, &after, &play->start);
    json_begin_array_member(out, "positions");
    size_t ply = 0;
    for (; ply <= play->step_count; ply++) {
        if (ply > 0) {
            const Move *moves = play->steps[ply - 1].moves;
            game_copy(play->game, &before, &after);
            play->game->apply(&after, moves);
            moment = (Moment){ ply, &after, &before, moves };
        }
        if (ply >= part->from) {
            write_moment(table, part, &moment, out);
            if (ply - part->from + 1 == part->most ||
                out->out->size - start > part->bytes) {
                break;
            }
        }
    }
    json_end_array(out);
    return ply < play->step_count ? ply : play->step_count;
}
