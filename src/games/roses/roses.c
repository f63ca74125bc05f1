/* roses.c: Le Roi des Roses. RULES.md has the rules. */
#include "games/roses/internal.h"
#include "games/roses/words.h"

static const GameOption options[] = {
    [ROWS] = { .key = "rows",
               .type = OPTION_INT,
               .initial = 9,
               .min = 3,
               .max = ROSES_SIDE,
               .name = PHRASE(SAY_NAME_ROWS),
               .help = PHRASE(SAY_OPTION_ROWS) },
    [COLS] = { .key = "cols",
               .type = OPTION_INT,
               .initial = 9,
               .min = 3,
               .max = ROSES_SIDE,
               .name = PHRASE(SAY_NAME_COLS),
               .help = PHRASE(SAY_OPTION_COLS) },
    [PAWNS] = { .key = "pawns",
                .type = OPTION_INT,
                .initial = 26,
                .min = 1,
                .max = 81,
                .name = PHRASE(SAY_NAME_PAWNS),
                .help = PHRASE(SAY_OPTION_PAWNS) },
    { .key = NULL },
};

static const GameReason reasons[] = {
    { .code = "last-pawn",
      .text = PHRASE(SAY_REASON_LAST_PAWN),
      .whose = PHRASE(SAY_WHOSE_LAST_PAWN) },
    { .code = "both-pass", .text = PHRASE(SAY_REASON_BOTH_PASS) },
    { .code = NULL },
};

/* The levels were measured with `joute-bench levels roses`. */
static const GameLevel strengths[GAME_LEVELS + 1] = {
    { 1, 2300 }, { 1, 620 }, { 1, 310 },   { 1, 150 },    { 3, 0 },
    { 20, 0 },   { 300, 0 }, { 20000, 0 }, { 100000, 0 },
};

/* With the default options: `joute-bench levels roses --elo`. */
static const int elo[GAME_LEVELS + 1] = { 57,  224, 331, 442, 634,
                                          731, 809, 839, 874 };

static Move roses_impose(const void *state, Seat seat, const char *answer)
{
    (void)state, (void)seat, (void)answer;
    return ROSES_PASS | MOVE_IMPOSED;
}

/* The course's rules: three answers, then the game is lost or the turn is
 * passed. */
static const GameReferee referee = {
    .move_ms = 10000,
    .answers = 3,
    .impose = roses_impose,
};

static const GameContest contests[] = {
    { .name = "contest",
      .help =
          PHRASE("each pair plays 20 games, then the best two play 100",
                 "chaque paire joue 20 parties, puis les deux premiers 100"),
      .games = 20,
      .final_bots = 2,
      .final_games = 100 },
    { .name = NULL },
};

static const GameInput input = {
    .parts = roses_parts,
    .ask = roses_ask,
    .preview = roses_preview,
    .is_pass = roses_is_pass,
    .letters = "NESOP",
};

#define BUILDER(n)                                                             \
    {                                                                          \
        .name = "builder:" #n, .help = PHRASE(SAY_BUILDER(n)), .level = n,     \
        .taste = roses_builds                                                  \
    }
#define BLOCKER(n)                                                             \
    {                                                                          \
        .name = "blocker:" #n, .help = PHRASE(SAY_BLOCKER(n)), .level = n,     \
        .taste = roses_blocks                                                  \
    }

/* The players of levels 3 to 6 that have a character. */
static const GamePlayer players[] = {
    BUILDER(3), BUILDER(4), BUILDER(5), BUILDER(6),       BLOCKER(3),
    BLOCKER(4), BLOCKER(5), BLOCKER(6), { .name = NULL },
};

static const GameAi ai = {
    .evaluate = roses_evaluate,
    .playout_limit = 11,
    .levels = strengths,
    .elo = elo,
    .solve = roses_solve,
    .players = players,
    .features = &roses_features,
    .net = &roses_net,
};

const Game roses_game = {
    .id = "roses",
    .title = "Le Roi des Roses",
    .least_players = 2,
    .most_players = 2,
    .state_size = sizeof(Roses),
    .options = options,
    .reasons = reasons,
    .seat_names = { PHRASE(SAY_RED), PHRASE(SAY_WHITE) },
    .setup = roses_setup,
    .to_act = roses_to_act,
    .moves = roses_moves,
    .apply = roses_apply,
    .outcome = roses_outcome,
    .write_state = roses_write_state,
    .read_state = roses_read_state,
    .write_move = roses_write_move,
    .parse_move = roses_parse_move,
    .draw = roses_draw,
    .explain_illegal = roses_explain_illegal,
    .count_moves = roses_count_moves,
    .random_move = roses_random_move,
    .input = &input,
    .telling = &roses_telling,
    .face = &roses_face,
    .ai = &ai,
    .referee = &referee,
    .contests = contests,
    .numbers = &roses_numbers,
};
