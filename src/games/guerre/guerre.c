/* guerre.c: L'art de la guerre. RULES.md has the rules. */
#include "games/guerre/internal.h"
#include "games/guerre/words.h"

const char *const guerre_levels[] = { "simple", "intermediate", "advanced",
                                      NULL };

static const Phrase level_names[] = { PHRASE(SAY_RULES_SIMPLE),
                                      PHRASE(SAY_RULES_INTERMEDIATE),
                                      PHRASE(SAY_RULES_ADVANCED) };

/* clang-format off */
static const GameOption options[] = {
    [LEVEL] = { .key = "level", .type = OPTION_CHOICE, .initial = ADVANCED,
                .min = SIMPLE, .max = ADVANCED, .values = guerre_levels,
                .value_names = level_names,
                .name = PHRASE(SAY_NAME_LEVEL), .help = PHRASE(SAY_OPTION_LEVEL) },
    [PRIESTS] = { .key = "priests", .type = OPTION_INT, .initial = 3,
                  .min = 0, .max = COPIES_MAX,
                  .name = PHRASE(SAY_NAME_PRIESTS), .help = PHRASE(SAY_OPTION_PRIESTS) },
    [WIZARDS] = { .key = "wizards", .type = OPTION_INT, .initial = 3,
                  .min = 0, .max = COPIES_MAX,
                  .name = PHRASE(SAY_NAME_WIZARDS), .help = PHRASE(SAY_OPTION_WIZARDS) },
    { .key = NULL },
};

static const GameReason reasons[] = {
    { .code = "execution", .text = PHRASE(SAY_REASON_EXECUTION),
      .whose = PHRASE(SAY_WHOSE_EXECUTION), .hides_scores = true },
    { .code = "collapse", .text = PHRASE(SAY_REASON_COLLAPSE),
      .whose = PHRASE(SAY_WHOSE_COLLAPSE), .hides_scores = true },
    { .code = "development", .text = PHRASE(SAY_REASON_DEVELOPMENT),
      .whose = PHRASE(SAY_WHOSE_DEVELOPMENT), .hides_scores = true },
    { .code = "war-over", .text = PHRASE(SAY_REASON_WAR_OVER) },
    { .code = NULL },
};

/* clang-format on */

/* Each level scores 65 to 80 % against the one below (joute-bench levels guerre
 * -o level=advanced). */
static const GameLevel strengths[GAME_LEVELS + 1] = {
    { 1, 2100 }, { 1, 820 }, { 1, 420 }, { 1, 235 },  { 1, 125 },
    { 1, 15 },   { 10, 0 },  { 800, 0 }, { 4000, 0 },
};

/* At level simple good players draw nearly all of their games, so that there is
 * less between the levels, and they err more. */
static int guerre_noise(const GameConfig *config, int level)
{
    static const int simple[GAME_LEVELS + 1] = { 2900, 1350, 750, 480, 300,
                                                 165,  180,  0,   0 };
    static const int middle[GAME_LEVELS + 1] = { 2100, 850, 430, 240, 140,
                                                 10,   0,   0,   0 };
    int64_t rules = config->value[LEVEL];
    return rules == SIMPLE         ? simple[level - 1]
           : rules == INTERMEDIATE ? middle[level - 1]
                                   : strengths[level - 1].noise;
}

/* With the default options: `joute-bench levels guerre --elo`. */
static const int elo[GAME_LEVELS + 1] = { 192,  392,  596,  756, 924,
                                          1105, 1343, 1684, 1831 };

static const GameReferee referee = { .move_ms = 10000 };

static const GameContest contests[] = {
    { .name = "contest",
      .help = PHRASE("each pair plays 20 games; a win counts 1, a draw 1/2",
                     "chaque paire joue 20 parties ; victoire 1, nulle 1/2"),
      .games = 20 },
    { .name = NULL },
};

static const GameInput input = {
    .parts = guerre_parts,
    .say_part = guerre_say_part,
    .preview = guerre_preview,
    .is_pass = guerre_is_pass,
    .letters = "KSGAPWF",
};

#define HUNTER(n)                                                              \
    {                                                                          \
        .name = "hunter:" #n, .help = PHRASE(SAY_HUNTER(n)), .level = n,       \
        .taste = guerre_hunts                                                  \
    }
#define MISER(n)                                                               \
    {                                                                          \
        .name = "miser:" #n, .help = PHRASE(SAY_MISER(n)), .level = n,         \
        .taste = guerre_hoards                                                 \
    }

/* The players of levels 3 to 6 that have a character. */
static const GamePlayer players[] = {
    HUNTER(3), HUNTER(4), HUNTER(5), HUNTER(6),        MISER(3),
    MISER(4),  MISER(5),  MISER(6),  { .name = NULL },
};

static const GameAi ai = {
    .evaluate = guerre_evaluate,
    .order = guerre_order,
    .playout_limit = 2,
    .levels = strengths,
    .level_noise = guerre_noise,
    .elo = elo,
    .players = players,
    .features = &guerre_features,
    .net = &guerre_net,
    .worlds = guerre_worlds,
};

const Game guerre_game = {
    .id = "guerre",
    .title = "L'art de la guerre",
    .least_players = 2,
    .most_players = 2,
    .state_size = sizeof(Guerre),
    .options = options,
    .reasons = reasons,
    .seat_names = { PHRASE(SAY_BLUE), PHRASE(SAY_ORANGE) },
    .setup = guerre_setup,
    .to_act = guerre_to_act,
    .moves = guerre_moves,
    .apply = guerre_apply,
    .outcome = guerre_outcome,
    .write_state = guerre_write_state,
    .read_state = guerre_read_state,
    .write_move = guerre_write_move,
    .parse_move = guerre_parse_move,
    .draw = guerre_draw,
    .weight = guerre_weight,
    .explain_illegal = guerre_explain_illegal,
    .count_moves = guerre_count_moves,
    .random_move = guerre_random_move,
    .redact = guerre_redact,
    .imagine = guerre_imagine,
    .is_move_hidden = guerre_is_move_hidden,
    .read_view = guerre_read_view,
    .input = &input,
    .telling = &guerre_telling,
    .face = &guerre_face,
    .ai = &ai,
    .referee = &referee,
    .contests = contests,
    .numbers = &guerre_numbers,
};
