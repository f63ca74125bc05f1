#include "session/internal.h"

Viewer view_of(const Client *client)
{
    return (Viewer){
        .as = client->as,
        .next = people_next(client),
        .you = client->you,
        .lang = client->lang,
        .draws = client->draws,
    };
}

/* Once a game is over everything is shown. */
static bool is_hiding(const Table *table)
{
    return table->match.game->redact && !table_is_over(table);
}

void view_see(const Table *table, const Viewer *viewer, const void *state,
              void *out)
{
    const Game *game = table->match.game;
    game_copy(game, out, state);
    if (is_hiding(table)) {
        game->redact(out, viewer->as);
    }
}

/* A game that hides things and does not say which moves: draws are. */
static bool is_hidden(const Game *game, const void *before, Move move,
                      Seat eyes)
{
    return game->is_move_hidden ? game->is_move_hidden(before, move, eyes)
                                : game->to_act(before) == SEATS_CHANCE;
}

bool view_see_moves(const Table *table, const Viewer *viewer,
                    const void *before, const Move *moves, Move *out)
{
    const Game *game = table->match.game;
    int count = seats_count(game->to_act(before));
    bool is_whole = true;
    for (int i = 0; i < count; i++) {
        bool is_gone =
            is_hiding(table) && is_hidden(game, before, moves[i], viewer->as);
        out[i] = is_gone ? MOVE_NONE : moves[i];
        is_whole = is_whole && !is_gone;
    }
    return is_whole;
}
