/* Looks one move ahead, in any game of joute, with libjoute. To build it, then try it:
 * cc search.c $(pkg-config --cflags --libs joute) -o search && joute check-bot roses -- ./search */
#include <joute/joute.h>
#include <stdio.h>
#include <stdlib.h>
static char line[65536], text[256], *key;
static GameState view, world; static GameConfig config; static Rng rng;
static int try_move(const Game *game, Seat seat, Move mine) {
    Move joint[GAME_SEATS], *out = joint; /* in trolls both choose at once */
    MoveList theirs = { .count = 0 };
    game_copy(game, &world, &view);
    if (game->imagine) game->imagine(&world, seat, &rng); /* the cards we do not see */
    if (seats_count(game->to_act(&world)) > 1) game->moves(&world, 1 - seat, &theirs);
    for (SeatSet acting = game->to_act(&world); acting; acting &= (SeatSet)(acting - 1))
        *out++ = seats_first(acting) == seat ? mine : theirs.at[rng_below(&rng, (uint32_t)theirs.count)];
    game->apply(&world, joint);
    return game_ai(game)->evaluate ? game_ai(game)->evaluate(&world, seat) : 0; /* no guess: the first move */
}
int main(void) {
    const Game *game = NULL;
    for (Seat seat = 0; fgets(line, sizeof line, stdin) && strcmp(line, "bye\n"); fflush(stdout)) {
        if (sscanf(line, "joute 1 %255s", text) == 1) joute_default_config(game = joute_find_game(text), &config);
        if (sscanf(line, "newgame %*d seat=%hhu", &seat) == 1) seat--; /* from 0 in C */
        if (!strncmp(line, "view ", 5)) joute_read_view(game, &config, seat, line + 5, strlen(line + 5), &view, NULL, 0);
        if (!strncmp(line, "match ", 6)) { /* ... seed=8123 options={"cells":7,"stones":15} */
            rng_seed(&rng, strtoull(strstr(line, "seed=") + 5, NULL, 10));
            for (strtok(strstr(line, "options="), "="); (key = strtok(NULL, "{\":,}\n"));)
                joute_set_option(game, &config, key, strtok(NULL, "{\":,}\n"), NULL, 0);
            puts("ready One ahead; nolegal noplayed");
        } else if (!strncmp(line, "go ", 3)) {
            MoveList list = { .count = 0 };
            int best = 0, values[GAME_MOVES] = { 0 };
            game->moves(&view, seat, &list);
            for (int i = 0; i < 20 * list.count; i++) values[i / 20] += try_move(game, seat, list.at[i / 20]);
            for (int i = 1; i < list.count; i++) best = values[i] > values[best] ? i : best;
            joute_write_move(game, &view, seat, list.at[best], text, sizeof text);
            printf("move %s\n", text);
        }
    }
}
