/* position.c: draws a board in plain text and lists the legal moves. */
#include "tournament/position.h"

#include <stdlib.h>

#include "base/canvas.h"
#include "base/mem.h"
#include "core/legal.h"

enum { MOVES_SHOWN = 60 };

void position_write(const Play *play, Seat seat, Lang lang, Text *out)
{
    const Game *game = play->game;
    Canvas canvas;
    GameState shown;
    Drawing how = { .viewer = seat };
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = legal_list(game, &play->state, seat, 0, legal);
    legal_order_numbers(legal, count);
    game_view(game, &play->state, seat, &shown);
    canvas_init(&canvas, lang, false, COLOURS_NONE);
    game->draw(&shown, &how, &canvas);
    canvas_write(&canvas, out);
    text_add(out, lang_pick(lang, "legal moves:", "coups légaux :"));
    for (int i = 0; i < count && i < MOVES_SHOWN; i++) {
        text_addf(out, " %s", legal[i].text);
    }
    text_add(out, count > MOVES_SHOWN ? " ...\n" : "\n");
    free(legal);
}
