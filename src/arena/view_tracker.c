/* view_tracker.c: keeps a player's view up to date. It plays each reported step
 * in a complete state imagined to fit the view, then hides again what the
 * player may not see. */
#include "arena/view_tracker.h"

#include "base/json.h"
#include "core/rules.h"
#include "core/state.h"

enum {
    TRIES = 100000, /* worlds that are tried to find one in which the move is
                       possible */
    STEP_TEXT = 256,
};

bool view_tracker_read_view(ViewTracker *tracker, const char *json, size_t size,
                            Error *err)
{
    JsonDocument document;
    if (!json_parse(&document, json, size, err)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_read = state_read_view(tracker->game, &tracker->config,
                                   tracker->seat, &root, &tracker->view, err);
    json_done(&document);
    return is_read;
}

/* Reads the moves of a step as legal moves of an imagined world; `seen` gets
 * the moves that are not hidden. */
static bool read_step(ViewTracker *tracker, const void *world, const char *text,
                      Move *moves, Move *seen, Error *err)
{
    const Game *game = tracker->game;
    SeatSet left = game->to_act(world);
    if (left == SEATS_NONE) {
        return error_set(err, "\"%s\": the game is over",
                         "« %s » : la partie est finie", text);
    }
    for (int i = 0; left; left &= (SeatSet)(left - 1), i++) {
        char part[STEP_TEXT];
        Seat seat = seats_first(left);
        size_t size = strcspn(text, ",");
        bool is_last = seats_count(left) == 1;
        if (size >= sizeof part || (text[size] == '\0') != is_last) {
            return error_set(err, "\"%s\" is not a move",
                             "« %s » n'est pas un "
                             "coup",
                             text);
        }
        memcpy(part, text, size);
        part[size] = '\0';
        text += size + !is_last;
        if (strcmp(part, "?") == 0 || strcmp(part, "*?") == 0) {
            /* Any legal move will do, because the hidden one changes nothing in
             * the view. */
            MoveList list;
            list.count = 0;
            game->moves(world, seat, &list);
            moves[i] = list.at[rng_below(&tracker->rng, (uint32_t)list.count)];
            seen[i] = MOVE_NONE;
        } else if (rules_read_move(game, world, seat, part, &moves[i], err) ==
                   MOVE_FITS) {
            seen[i] = moves[i];
        } else {
            return false;
        }
    }
    return true;
}

/* Plays the step in one world that the view allows. */
static bool try_step(ViewTracker *tracker, const char *text, Move *out,
                     Error *err)
{
    const Game *game = tracker->game;
    GameState world;
    Move moves[GAME_SEATS];
    game_copy(game, &world, &tracker->view);
    if (game->imagine) {
        game->imagine(&world, tracker->seat, &tracker->rng);
    }
    if (!read_step(tracker, &world, text, moves, out, err)) {
        return false;
    }
    game->apply(&world, moves);
    game_view(game, &world, tracker->seat, &tracker->view);
    return true;
}

bool view_tracker_read_played(ViewTracker *tracker, const char *text,
                              SeatSet *acted, Move *out, Error *err)
{
    SeatSet to_act = tracker->game->to_act(&tracker->view);
    int tries = tracker->game->imagine ? TRIES : 1;
    for (int i = 0; i < tries; i++) {
        if (try_step(tracker, text, out, i == tries - 1 ? err : NULL)) {
            *acted = to_act;
            return true;
        }
    }
    return false;
}
