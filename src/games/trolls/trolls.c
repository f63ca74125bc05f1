/* trolls.c: the Game table of Trolls & Châteaux. RULES.md has the rules. */
#include "games/trolls/internal.h"
#include "games/trolls/words.h"

static const GameOption options[] = {
    [CELLS] = { .key = "cells",
                .type = OPTION_INT,
                .initial = 7,
                .min = 3,
                .max = TROLLS_CELLS,
                .name = PHRASE(SAY_NAME_CELLS),
                .help = PHRASE(SAY_OPTION_CELLS) },
    [STONES] = { .key = "stones",
                 .type = OPTION_INT,
                 .initial = 15,
                 .min = 1,
                 .max = TROLLS_STONES,
                 .name = PHRASE(SAY_NAME_STONES),
                 .help = PHRASE(SAY_OPTION_STONES) },
    { .key = NULL },
};

static const GameReason reasons[] = {
    { .code = "castle",
      .text = PHRASE(SAY_REASON_CASTLE),
      .whose = PHRASE(SAY_WHOSE_CASTLE) },
    { .code = "out-of-stones",
      .text = PHRASE(SAY_REASON_OUT),
      .whose = PHRASE(SAY_WHOSE_OUT) },
    { .code = NULL },
};

static bool trolls_check_config(const GameConfig *config, Error *err)
{
    return config->value[CELLS] % 2 == 1 ||
           error_set(err, SAY_CELLS_NOT_ODD, config->value[CELLS]);
}

/* All levels and the player best stand in this folder (levels.c, players.c).
 * This table only tells a session that best may think as long as a large
 * search. */
static const GameLevel strengths[GAME_LEVELS + 1] = {
    [GAME_LEVELS] = { 50000, 0 },
};

/* With the default options: `joute-bench levels trolls --elo`. */
static const int elo[GAME_LEVELS + 1] = { 55,  200, 338, 487, 602,
                                          711, 808, 839, 782 };

/* As in the contest: a match has points, and any invalid answer loses it. */
static const GameReferee referee = {
    .move_ms = 1000,
    .clock_ms = 60000,
    .is_match_lost = true,
    .has_points = true,
    .win_points = 3,
    .draw_points = 1,
    .fault_points = -1,
};

/* The four boards of the contest. */
static const char *const boards[] = { "cells=7,stones=15", "cells=7,stones=30",
                                      "cells=15,stones=30",
                                      "cells=15,stones=50", NULL };

static const GameContest contests[] = {
    { .name = "contest",
      .help = PHRASE("four boards, 1000 games a match, 3/1/0/-1 points",
                     "quatre plateaux, matchs de 1000 parties, 3/1/0/-1 "
                     "points"),
      .configs = boards,
      .games = 1000 },
    { .name = NULL },
};

static const GameInput input = {
    .parts = trolls_parts,
    .ask = trolls_ask,
    .preview = trolls_preview,
};

static const GameAi ai = {
    .evaluate = trolls_evaluate,
    .playout_limit = 1,
    .levels = strengths,
    .elo = elo,
    .players = trolls_players,
};

const Game trolls_game = {
    .id = "trolls",
    .title = "Trolls & Châteaux",
    .least_players = 2,
    .most_players = 2,
    .state_size = sizeof(Trolls),
    .options = options,
    .reasons = reasons,
    .seat_names = { PHRASE(SAY_LEFT), PHRASE(SAY_RIGHT) },
    .setup = trolls_setup,
    .to_act = trolls_to_act,
    .moves = trolls_moves,
    .apply = trolls_apply,
    .outcome = trolls_outcome,
    .write_state = trolls_write_state,
    .read_state = trolls_read_state,
    .write_move = trolls_write_move,
    .parse_move = trolls_parse_move,
    .draw = trolls_draw,
    .check_config = trolls_check_config,
    .used = trolls_used,
    .explain_illegal = trolls_explain_illegal,
    .count_moves = trolls_count_moves,
    .random_move = trolls_random_move,
    .input = &input,
    .telling = &trolls_telling,
    .face = &trolls_face,
    .ai = &ai,
    .solver = &trolls_solver,
    .referee = &referee,
    .contests = contests,
    .numbers = &trolls_numbers,
};
