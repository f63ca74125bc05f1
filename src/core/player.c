/* player.c: tells players of steps, and writes the lines of their searches. */
#include "core/player.h"

#include "base/text.h"
#include "core/rules.h"

static bool is_sparing;

void player_spare(bool is_small)
{
    is_sparing = is_small;
}

bool player_is_sparing(void)
{
    return is_sparing;
}

void player_observe_step(Player *player, Seat seat, const void *before,
                         const Move *moves)
{
    Move seen[GAME_SEATS];
    if (player->table->observe) {
        rules_view_step(player->game, before, moves, seat, seen);
        player_observe(player, player->game->to_act(before), seen);
    }
}

int player_line(const Game *game, const void *view, const Progress *progress,
                char (*out)[MOVE_TEXT])
{
    GameState state;
    Text text = { 0 };
    int count = 0;
    bool goes_on = true;
    game_copy(game, &state, view);
    while (goes_on && count < progress->line_count) {
        const PlayerMove *next = &progress->line[count];
        text_clear(&text);
        game->write_move(&state, next->seat, next->move, 0, &text);
        memcpy(out[count++], text_string(&text), text.size + 1);
        goes_on =
            !game->redact && game->to_act(&state) == SEATS_ONE(next->seat);
        if (goes_on) {
            game->apply(&state, &next->move);
        }
    }
    text_done(&text);
    return count;
}
