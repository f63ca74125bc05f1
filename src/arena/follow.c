#include "arena/follow.h"

#include "base/json.h"
#include "core/play.h"
#include "core/state.h"

enum {
    TRIES = 100000, /* worlds imagined to find one that agrees with a move */
    STEP_TEXT = 256,
};

bool follow_view(Follow *follow, const char *json, size_t size, Error *err)
{
    JsonDocument document;
    if (!json_parse(&document, json, size, err)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_read = state_read_view(follow->game, &follow->config, follow->seat,
                                   &root, &follow->view, err);
    json_done(&document);
    return is_read;
}

/* Any move of a seat, for one that is hidden: what it was leaves no trace
 * after redact(). */
static Move any_move(const Game *game, const void *world, Seat seat, Rng *rng)
{
    MoveList list;
    list.count = 0;
    game->moves(world, seat, &list);
    return list.at[rng_below(rng, (uint32_t)list.count)];
}

/* Reads a step in a world; seen gets what was not hidden. */
static bool read_step(Follow *follow, const void *world, const char *text,
                      Move *moves, Move *seen, Error *err)
{
    const Game *game = follow->game;
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
            return error_set(err, "\"%s\" is no move",
                             "« %s » n'est pas un "
                             "coup",
                             text);
        }
        memcpy(part, text, size);
        part[size] = '\0';
        text += size + !is_last;
        if (strcmp(part, "?") == 0 || strcmp(part, "*?") == 0) {
            moves[i] = any_move(game, world, seat, &follow->rng);
            seen[i] = MOVE_NONE;
        } else if (play_read_move(game, world, seat, part, &moves[i], err) ==
                   MOVE_FITS) {
            seen[i] = moves[i];
        } else {
            return false;
        }
    }
    return true;
}

/* Takes the step in a world that the view leaves possible. */
static bool try_step(Follow *follow, const char *text, Move *out, Error *err)
{
    const Game *game = follow->game;
    GameState world;
    Move moves[GAME_SEATS];
    game_copy(game, &world, &follow->view);
    if (game->imagine) {
        game->imagine(&world, follow->seat, &follow->rng);
    }
    if (!read_step(follow, &world, text, moves, out, err)) {
        return false;
    }
    game->apply(&world, moves);
    if (game->redact) {
        game->redact(&world, follow->seat);
    }
    game_copy(game, &follow->view, &world);
    return true;
}

bool follow_played(Follow *follow, const char *text, SeatSet *acted, Move *out,
                   Error *err)
{
    SeatSet to_act = follow->game->to_act(&follow->view);
    int tries = follow->game->imagine ? TRIES : 1;
    for (int i = 0; i < tries; i++) {
        if (try_step(follow, text, out, i == tries - 1 ? err : NULL)) {
            *acted = to_act;
            return true;
        }
    }
    return false;
}
