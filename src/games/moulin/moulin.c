/* moulin: Le jeu du moulin, nine men's morris. RULES.md has the rules. */
#include "games/moulin/internal.h"
#include "games/moulin/player.h"

static const GameOption options[] = {
    [FLYING] = { .key = "flying",
                 .type = OPTION_BOOL,
                 .initial = 1,
                 .help = PHRASE("three pieces may move anywhere",
                                "trois pions peuvent aller partout") },
    [PIECES] = { .key = "pieces",
                 .type = OPTION_INT,
                 .initial = 9,
                 .min = 3,
                 .max = 12,
                 .help = PHRASE("pieces of each player",
                                "pions de chaque joueur") },
    [REPETITION] = { .key = "repetition",
                     .type = OPTION_INT,
                     .initial = 3,
                     .min = 0,
                     .max = 9,
                     .help = PHRASE("occurrences of a position that draw, 0: "
                                    "off",
                                    "apparitions d'une position qui font "
                                    "nulle, 0 : jamais") },
    [QUIET_PLIES] = { .key = "quiet_plies",
                      .type = OPTION_INT,
                      .initial = 100,
                      .min = 0,
                      .max = MOULIN_QUIET_MAX,
                      .help = PHRASE("moves without a capture that draw, 0: "
                                     "off",
                                     "coups sans prise qui font nulle, 0 : "
                                     "jamais") },
    { .key = NULL },
};

static const GameReason reasons[] = {
    { "two-pieces", PHRASE("fewer than three pieces are left",
                           "il reste moins de trois pions") },
    { "blocked", PHRASE("no move is possible", "aucun coup n'est possible") },
    { "repetition",
      PHRASE("the position came again", "la position s'est répétée") },
    { "quiet",
      PHRASE("too many moves without a capture", "trop de coups sans prise") },
    { .code = NULL },
};

static bool moulin_check_config(const GameConfig *config, Error *err)
{
    if (config->value[REPETITION] == 1) {
        return error_set(err, "repetition: must be 0 or 2..9",
                         "repetition : doit être 0 ou 2..9");
    }
    if (config->value[QUIET_PLIES] == 0 && config->value[REPETITION] != 0) {
        return error_set(err,
                         "quiet_plies: 0 is allowed only with "
                         "repetition 0",
                         "quiet_plies : 0 n'est permis qu'avec "
                         "repetition 0");
    }
    return true;
}

static const char *const notations[] = { "canonical", "algebraic", NULL };

/* joute bench levels moulin */
static const GameLevel strengths[GAME_LEVELS + 1] = {
    { 0, 95 }, { 0, 78 }, { 0, 60 },  { 0, 42 },     { 0, 22 },
    { 12, 8 }, { 60, 2 }, { 500, 0 }, { 200000, 0 },
};

static const GameReferee referee = { .move_ms = 60000 };

const Game moulin_game = {
    .id = "moulin",
    .title = "Le jeu du moulin",
    .least_players = 2,
    .most_players = 2,
    .state_size = sizeof(Moulin),
    .head_size = offsetof(Moulin, seen),
    .options = options,
    .reasons = reasons,
    .notations = notations,
    .seat_names = { PHRASE("Black", "Noir"), PHRASE("White", "Blanc") },
    .rules = PHRASE(moulin_rules_en, moulin_rules_fr),
    .check_config = moulin_check_config,
    .setup = moulin_setup,
    .to_act = moulin_to_act,
    .moves = moulin_moves,
    .apply = moulin_apply,
    .outcome = moulin_outcome,
    .used = moulin_used,
    .write_state = moulin_write_state,
    .read_state = moulin_read_state,
    .write_move = moulin_write_move,
    .parse_move = moulin_parse_move,
    .explain_illegal = moulin_explain_illegal,
    .draw = moulin_draw,
    .parts = moulin_parts,
    .preview = moulin_preview,
    .evaluate = moulin_evaluate,
    .levels = strengths,
    .players = moulin_players,
    .solver = &moulin_solver,
    .referee = &referee,
    .face = &moulin_face,
    .order = moulin_order,
    .playout_limit = 1,
    .count_moves = moulin_count_moves,
    .random_move = moulin_random_move,
};
