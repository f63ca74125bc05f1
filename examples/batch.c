/* Plays many games of any kind at once with libjoute: one player takes the
 * first legal action, the others a random one.
 *
 *     batch roses 1000 7 */
#include <joute/joute.h>
#include <stdio.h>
#include <stdlib.h>

/* Returns a legal action of one row: the first one or, if rng is given, one
 * that it draws. */
static int32_t choose(const JouteBatchArrays *a, size_t row, Rng *rng)
{
    const uint16_t *list = a->list + row * (size_t)a->list_size;
    return list[rng ? rng_below(rng, (uint32_t)a->list_count[row]) : 0];
}

int main(int argc, char **argv)
{
    const Game *game = argc == 4 ? joute_find_game(argv[1]) : NULL;
    if (!game) {
        fprintf(stderr, "usage: batch GAME GAMES SEED\n");
        return 2;
    }
    char message[200];
    GameConfig config;
    joute_default_config(game, &config);
    JouteBatchPlan plan = { .count = atoi(argv[2]),
                            .seed = strtoull(argv[3], NULL, 10),
                            .has_list = true };
    JouteBatch *batch =
        joute_batch_new(game, &config, &plan, message, sizeof message);
    if (!batch) {
        fprintf(stderr, "%s\n", message);
        return 2;
    }
    const JouteBatchArrays *a = joute_batch_arrays(batch);
    size_t rows = (size_t)(plan.count * a->rows);
    int32_t *actions = calloc(rows, sizeof *actions);
    Rng rng;
    rng_seed(&rng, plan.seed);
    int ended = 0;
    double sum = 0;
    while (ended < plan.count) {
        for (size_t row = 0; row < rows; row++) {
            size_t seat =
                a->rows > 1 ? row % (size_t)a->rows : (size_t)a->mover[row];
            actions[row] = choose(a, row, seat == 0 ? NULL : &rng);
        }
        joute_batch_step(batch, actions, 2, NULL, 0);
        for (int i = 0; i < plan.count; i++) {
            ended += a->terminated[i];
            sum += a->rewards[i * a->players];
        }
    }
    printf("%d games, %+.3f a game for the first player\n", ended, sum / ended);
    free(actions);
    joute_batch_free(batch);
    return 0;
}
