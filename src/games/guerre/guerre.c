/* guerre: L'art de la guerre. RULES.md has the rules. */
#include "games/guerre/internal.h"

static const char *const levels[] = { "simple", "intermediate", "advanced",
                                      NULL };

/* clang-format off */
static const GameOption options[] = {
    [LEVEL] = { .key = "level", .type = OPTION_CHOICE, .initial = ADVANCED,
                .min = SIMPLE, .max = ADVANCED, .values = levels,
                .help = PHRASE("simple; intermediate: support cards; "
                               "advanced: Priests, Wizards and victory by "
                               "development too",
                               "simple ; intermediate : cartes de soutien ; "
                               "advanced : aussi Prêtres, Sorciers et "
                               "victoire par développement") },
    [PRIESTS] = { .key = "priests", .type = OPTION_INT, .initial = 3,
                  .min = 0, .max = COPIES_MAX,
                  .help = PHRASE("Priests of each player, if advanced",
                                 "Prêtres de chaque joueur, si advanced") },
    [WIZARDS] = { .key = "wizards", .type = OPTION_INT, .initial = 3,
                  .min = 0, .max = COPIES_MAX,
                  .help = PHRASE("Wizards of each player, if advanced",
                                 "Sorciers de chaque joueur, si advanced") },
    { .key = NULL },
};

const GameReason guerre_reasons[] = {
    { "execution", PHRASE("the King is captured or killed",
                          "le Roi est capturé ou tué") },
    { "collapse", PHRASE("the kingdom collapses: no two units to conscript",
                         "le royaume s'effondre : pas deux unités à "
                         "enrôler") },
    { "development", PHRASE("the most citizens in four kinds",
                            "le plus de citoyens dans quatre types") },
    { "war-over", PHRASE("both piles are empty: the citizens are counted",
                         "les deux pioches sont vides : on compte les "
                         "citoyens") },
    { .code = NULL },
};

/* clang-format on */

/* joute bench levels guerre */
static const GameLevel strengths[GAME_LEVELS + 1] = {
    { 0, 94 }, { 0, 78 },  { 0, 60 },   { 0, 41 },     { 0, 20 },
    { 0, 1 },  { 200, 0 }, { 1500, 0 }, { 100000, 0 },
};

static const GameReferee referee = { .move_ms = 10000 };

const Game guerre_game = {
    .id = "guerre",
    .title = "L'art de la guerre",
    .least_players = 2,
    .most_players = 2,
    .state_size = sizeof(Guerre),
    .head_size = sizeof(Guerre),
    .options = options,
    .reasons = guerre_reasons,
    .seat_names = { PHRASE("Blue", "Bleu"), PHRASE("Orange", "Orange") },
    .rules = PHRASE(guerre_rules_en, guerre_rules_fr),
    .setup = guerre_setup,
    .to_act = guerre_to_act,
    .moves = guerre_moves,
    .apply = guerre_apply,
    .outcome = guerre_outcome,
    .weight = guerre_weight,
    .redact = guerre_redact,
    .imagine = guerre_imagine,
    .write_state = guerre_write_state,
    .read_state = guerre_read_state,
    .read_view = guerre_read_view,
    .write_move = guerre_write_move,
    .parse_move = guerre_parse_move,
    .explain_illegal = guerre_explain_illegal,
    .draw = guerre_draw,
    .parts = guerre_parts,
    .preview = guerre_preview,
    .is_move_hidden = guerre_is_move_hidden,
    .evaluate = guerre_evaluate,
    .playout_limit = 2,
    .levels = strengths,
    .referee = &referee,
    .face = &guerre_face,
    .order = guerre_order,
    .count_moves = guerre_count_moves,
    .random_move = guerre_random_move,
};
