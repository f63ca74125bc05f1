/* splaby.c: Splaby'O, paint and labyrinth for two to four. RULES.md has the
 * rules. */
#include "games/splaby/internal.h"
#include "games/splaby/words.h"

static const char *const points_values[] = {
    [POINTS_RULES] = "rules", [POINTS_CODE] = "code"
};

static const Phrase points_names[] = { [POINTS_RULES] =
                                           PHRASE(SAY_POINTS_RULES),
                                       [POINTS_CODE] =
                                           PHRASE(SAY_POINTS_CODE) };

static const GameOption options[] = {
    [PLAYERS] = { .key = "players",
                  .type = OPTION_INT,
                  .initial = 4,
                  .min = 2,
                  .max = 4,
                  .name = PHRASE(SAY_NAME_PLAYERS),
                  .help = PHRASE(SAY_OPTION_PLAYERS) },
    [ROUNDS] = { .key = "rounds",
                 .type = OPTION_INT,
                 .initial = 100,
                 .min = 1,
                 .max = 1000,
                 .name = PHRASE(SAY_NAME_ROUNDS),
                 .help = PHRASE(SAY_OPTION_ROUNDS) },
    [RESERVE] = { .key = "reserve",
                  .type = OPTION_INT,
                  .initial = 20,
                  .min = 0,
                  .max = 999,
                  .name = PHRASE(SAY_NAME_RESERVE),
                  .help = PHRASE(SAY_OPTION_RESERVE) },
    [ITEM_TURNS] = { .key = "item_turns",
                     .type = OPTION_INT,
                     .initial = 10,
                     .min = 1,
                     .max = 100,
                     .name = PHRASE(SAY_NAME_ITEM_TURNS),
                     .help = PHRASE(SAY_OPTION_ITEM_TURNS) },
    [POINTS] = { .key = "points",
                 .type = OPTION_CHOICE,
                 .initial = POINTS_RULES,
                 .min = 0,
                 .max = POINTS_CODE,
                 .values = points_values,
                 .value_names = points_names,
                 .name = PHRASE(SAY_NAME_POINTS),
                 .help = PHRASE(SAY_OPTION_POINTS) },
    { .key = NULL },
};

static const GameReason reasons[] = {
    { .code = "rounds",
      .text = PHRASE(SAY_REASON_ROUNDS),
      .whose = PHRASE(SAY_WHOSE_ROUNDS) },
    { .code = NULL },
};

/* Measured with `joute-bench levels splaby`. More than 3500 Elo lie between a
 * beginner and the search, which seven steps of 80 % do not cover. Levels 2 to
 * 7 score 96 to 99 % against the level below. */
static const GameLevel strengths[GAME_LEVELS + 1] = {
    { 0, 665 }, { 0, 185 }, { 0, 40 },   { 2, 40 },   { 11, 0 },
    { 43, 0 },  { 260, 0 }, { 1800, 0 }, { 2400, 0 },
};

/* With the default options: `joute-bench levels splaby --elo`; level 8 and best
 * are estimated (docs/ARCHITECTURE.md). */
static const int elo[GAME_LEVELS + 1] = { 721,  1219, 1749, 2400, 3054,
                                          3548, 4269, 4891, 4984 };

/* If the paint part of an invalid order is legal, as every paint part is, it is
 * still carried out. */
static Move splaby_impose(const void *state, Seat seat, const char *answer)
{
    (void)state, (void)seat;
    const char *none = strchr(splaby_paints, 'X'), *found = NULL;
    if (answer && answer[0] == 'P' && answer[1]) {
        found = strchr(splaby_paints, answer[1]);
    }
    return (Move)((found ? found : none) - splaby_paints) | MOVE_IMPOSED;
}

/* The course's rules: an invalid order costs a unit and the turn. */
static const GameReferee referee = {
    .move_ms = 1000,
    .is_imposed = true,
    .impose = splaby_impose,
};

static const GameContest contests[] = {
    { .name = "contest",
      .help = PHRASE("tables of four, everybody in every corner, 100 rounds",
                     "tables de quatre, chacun dans chaque coin, 100 rondes"),
      .games = 4 },
    { .name = NULL },
};

static const GameInput input = {
    .parts = splaby_parts,
    .say_part = splaby_say_part,
    .ask = splaby_ask,
    .preview = splaby_preview,
    .letters = "PDTNESO",
};

#define PAINTER(n)                                                             \
    {                                                                          \
        .name = "painter:" #n, .help = PHRASE(SAY_PAINTER(n)), .level = n,     \
        .taste = splaby_likes_paint                                            \
    }
#define RAIDER(n)                                                              \
    {                                                                          \
        .name = "raider:" #n, .help = PHRASE(SAY_RAIDER(n)), .level = n,       \
        .taste = splaby_likes_raids                                            \
    }

/* The players of levels 3 to 6 that have a character. */
static const GamePlayer players[] = {
    PAINTER(3), PAINTER(4), PAINTER(5), PAINTER(6),       RAIDER(3),
    RAIDER(4),  RAIDER(5),  RAIDER(6),  { .name = NULL },
};

static const GameAi ai = {
    .evaluate = splaby_evaluate,
    .order = splaby_order,
    .playout_limit = 1,
    .levels = strengths,
    .elo = elo,
    .turns_left = splaby_turns_left,
    .players = players,
    .features = &splaby_features,
    .net = &splaby_net,
};

const Game splaby_game = {
    .id = "splaby",
    .title = "Splaby'O",
    .least_players = 2,
    .most_players = 4,
    .state_size = sizeof(Splaby),
    .options = options,
    .reasons = reasons,
    .seat_names = { PHRASE(SAY_BLUE), PHRASE(SAY_ORANGE), PHRASE(SAY_GREEN),
                    PHRASE(SAY_PURPLE) },
    .setup = splaby_setup,
    .to_act = splaby_to_act,
    .moves = splaby_moves,
    .apply = splaby_apply,
    .outcome = splaby_outcome,
    .write_state = splaby_write_state,
    .read_state = splaby_read_state,
    .write_move = splaby_write_move,
    .parse_move = splaby_parse_move,
    .draw = splaby_draw,
    .explain_illegal = splaby_explain_illegal,
    .count_moves = splaby_count_moves,
    .random_move = splaby_random_move,
    .input = &input,
    .telling = &splaby_telling,
    .face = &splaby_face,
    .ai = &ai,
    .referee = &referee,
    .contests = contests,
    .numbers = &splaby_numbers,
};
