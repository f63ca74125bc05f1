/* moulin.c: the Game table of moulin, nine men's morris. RULES.md has the
 * rules. */
#include "games/moulin/internal.h"
#include "games/moulin/players.h"
#include "games/moulin/words.h"

static const GameOption options[] = {
    [FLYING] = { .key = "flying",
                 .type = OPTION_BOOL,
                 .initial = 1,
                 .name = PHRASE(SAY_NAME_FLYING),
                 .help = PHRASE(SAY_OPTION_FLYING) },
    [PIECES] = { .key = "pieces",
                 .type = OPTION_INT,
                 .initial = 9,
                 .min = 3,
                 .max = 12,
                 .name = PHRASE(SAY_NAME_PIECES),
                 .help = PHRASE(SAY_OPTION_PIECES) },
    [REPETITION] = { .key = "repetition",
                     .type = OPTION_INT,
                     .initial = 3,
                     .min = 0,
                     .max = 9,
                     .name = PHRASE(SAY_NAME_REPETITION),
                     .help = PHRASE(SAY_OPTION_REPETITION) },
    [QUIET_PLIES] = { .key = "quiet_plies",
                      .type = OPTION_INT,
                      .initial = 100,
                      .min = 0,
                      .max = MOULIN_QUIET_MAX,
                      .name = PHRASE(SAY_NAME_QUIET),
                      .help = PHRASE(SAY_OPTION_QUIET) },
    { .key = NULL },
};

static const GamePreset presets[] = {
    { "", PHRASE(SAY_PRESET_NINE) },
    { "flying=false", PHRASE(SAY_PRESET_NO_FLYING) },
    { "pieces=12", PHRASE(SAY_PRESET_TWELVE) },
    { "pieces=6", PHRASE(SAY_PRESET_SIX) },
    { "pieces=3", PHRASE(SAY_PRESET_THREE) },
    { .options = NULL },
};

/* In the order of MoulinEnd. */
static const GameReason reasons[] = {
    { .code = "two-pieces",
      .text = PHRASE(SAY_REASON_TWO_PIECES),
      .whose = PHRASE(SAY_WHOSE_TWO_PIECES) },
    { .code = "blocked",
      .text = PHRASE(SAY_REASON_BLOCKED),
      .whose = PHRASE(SAY_WHOSE_BLOCKED) },
    { .code = "repetition", .text = PHRASE(SAY_REASON_REPETITION) },
    { .code = "quiet", .text = PHRASE(SAY_REASON_QUIET) },
    { .code = NULL },
};

static bool moulin_check_config(const GameConfig *config, Error *err)
{
    if (config->value[REPETITION] == 1) {
        return error_set(err, SAY_BAD_REPETITION);
    }
    if (config->value[QUIET_PLIES] == 0 && config->value[REPETITION] != 0) {
        return error_set(err, SAY_BAD_QUIET);
    }
    return true;
}

static const char *const notations[] = { "canonical", "algebraic", NULL };

/* All levels and the best are players of levels.c and players.c. This table
 * only says how long they think, counted in simulations. */
static const GameLevel strengths[GAME_LEVELS + 1] = {
    [6] = { 20, 0 },
    [7] = { 2000, 0 },
    [8] = { 200000, 0 },
};

/* With the default options, without tables: `joute-bench levels moulin --elo`.
 */
static const int elo[GAME_LEVELS + 1] = { 584,  885,  1175, 1509, 1763,
                                          2036, 2314, 2573, 2636 };

static const GameReferee referee = { .move_ms = 60000 };

static const GameContest contests[] = {
    { .name = "contest",
      .help = PHRASE("each pair plays 20 games; a win counts 1, a draw 1/2",
                     "chaque paire joue 20 parties ; victoire 1, nulle 1/2"),
      .games = 20 },
    { .name = NULL },
};

static const GameInput input = {
    .parts = moulin_parts,
    .ask = moulin_ask,
    .preview = moulin_preview,
    .letters = "ABCDEFG", /* the letters of the algebraic spelling */
    .notations = notations,
};

static const GameAi ai = {
    .evaluate = moulin_evaluate,
    .order = moulin_order,
    .playout_limit = 1,
    .levels = strengths,
    .elo = elo,
    .players = moulin_players,
};

const Game moulin_game = {
    .id = "moulin",
    .title = "Le jeu du moulin",
    .least_players = 2,
    .most_players = 2,
    .state_size = sizeof(Moulin),
    .options = options,
    .presets = presets,
    .reasons = reasons,
    .seat_names = { PHRASE(SAY_BLACK), PHRASE(SAY_WHITE) },
    .setup = moulin_setup,
    .to_act = moulin_to_act,
    .moves = moulin_moves,
    .apply = moulin_apply,
    .outcome = moulin_outcome,
    .write_state = moulin_write_state,
    .read_state = moulin_read_state,
    .write_move = moulin_write_move,
    .parse_move = moulin_parse_move,
    .draw = moulin_draw,
    .check_config = moulin_check_config,
    .used = moulin_used,
    .explain_illegal = moulin_explain_illegal,
    .count_moves = moulin_count_moves,
    .random_move = moulin_random_move,
    .input = &input,
    .telling = &moulin_telling,
    .face = &moulin_face,
    .ai = &ai,
    .solver = &moulin_solver,
    .formats = moulin_formats,
    .referee = &referee,
    .contests = contests,
    .numbers = &moulin_numbers,
};
