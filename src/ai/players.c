/* players.c: the list of players, with the games' own ones; reads, writes and
 * describes their names. */
#include "ai/players.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/kinds.h"

/* The levels of games that bring none of their own. */
static const GameLevel any_levels[GAME_LEVELS + 1] = {
    { 2, 0 },   { 5, 0 },    { 12, 0 },   { 30, 0 },    { 100, 0 },
    { 400, 0 }, { 1500, 0 }, { 6000, 0 }, { 20000, 0 },
};

static const GameLevel *levels_of(const Game *game)
{
    return game_ai(game)->levels ? game->ai->levels : any_levels;
}

GameLevel players_level(const Game *game, int level)
{
    const GameLevel *levels = levels_of(game);
    GameLevel found = levels[level - 1];
    if (level == PLAYERS_BEST && player_is_sparing()) {
        int least = levels[GAME_LEVELS - 1].simulations;
        found.simulations /= PLAYER_SPARED;
        if (found.simulations < least) {
            found.simulations = least;
        }
    }
    return found;
}

static const GamePlayer *find_own(const Game *game, const char *name)
{
    const GamePlayer *own = game ? game_ai(game)->players : NULL;
    while (own && own->name && strcmp(own->name, name) != 0) {
        own++;
    }
    return own && own->name ? own : NULL;
}

int players_elo(const PlayerEntry *entry, const Game *game)
{
    static const char *const rated[] = { "level:1", "level:2", "level:3",
                                         "level:4", "level:5", "level:6",
                                         "level:7", "level:8", "best" };
    const int *elo = game_ai(game)->elo;
    for (int i = 0; elo && i < PLAYERS_BEST; i++) {
        if (strcmp(entry->name, rated[i]) == 0) {
            return elo[i];
        }
    }
    return 0;
}

/* Returns the player that a game has for a level, such as "level:8", or
 * NULL. */
static const GamePlayer *own_level(const PlayerSpec *spec, const Game *game)
{
    char name[24];
    snprintf(name, sizeof name, "level:%d", (int)spec->number);
    return find_own(game, name);
}

static int rank_of(const PlayerSpec *spec)
{
    bool is_best = spec->kind->parameter == NULL;
    return is_best ? PLAYERS_BEST : (int)spec->number;
}

static void describe_mcts(const PlayerSpec *spec, const Game *game, Lang lang,
                          Text *out)
{
    (void)game;
    if (spec->number == 0) {
        bool is_net = strcmp(spec->kind->name, "net") == 0;
        text_say(out, lang,
                 is_net ? "tree search that a learned net guides, N simulations"
                        : "tree search, N simulations a move",
                 is_net ? "recherche guidée par un réseau appris, N simulations"
                        : "recherche arborescente, N simulations par coup");
        return;
    }
    text_say(out, lang, "tree search, %d simulations a move",
             "recherche arborescente, %d simulations par coup",
             (int)spec->number);
}

static void describe_level(const PlayerSpec *spec, const Game *game, Lang lang,
                           Text *out)
{
    const GameLevel *level = levels_of(game) + rank_of(spec) - 1;
    const GamePlayer *own = own_level(spec, game);
    if (own) {
        text_add(out, own->help.in[lang]);
        return;
    }
    if (level->simulations > 1) {
        text_say(out, lang, "%d simulations a move", "%d simulations par coup",
                 level->simulations);
    } else {
        text_say(out, lang, "looks one move ahead",
                 "regarde un coup à l'avance");
    }
    if (level->noise) {
        static const Phrase errors[] = {
            PHRASE(" and nearly always misjudges it",
                   " et le juge presque toujours mal"),
            PHRASE(" and very often misjudges it",
                   " et le juge très souvent mal"),
            PHRASE(" and often misjudges it", " et le juge souvent mal"),
            PHRASE(" and sometimes misjudges it", " et le juge parfois mal"),
        };
        int64_t most = sizeof errors / sizeof *errors;
        int64_t which = spec->number < most ? spec->number : most;
        text_add(out, errors[which - 1].in[lang]);
    }
}

static Player *make_random(const PlayerSpec *spec, const Game *game,
                           const GameConfig *config, uint64_t seed)
{
    (void)spec;
    return random_player_new(game, config, seed);
}

static Player *make_greedy(const PlayerSpec *spec, const Game *game,
                           const GameConfig *config, uint64_t seed)
{
    (void)spec;
    return greedy_player_new(game, config, seed, 0, NULL);
}

static Player *make_mcts(const PlayerSpec *spec, const Game *game,
                         const GameConfig *config, uint64_t seed)
{
    return mcts_player_new(game, config, seed, (uint64_t)spec->number);
}

static Player *make_net(const PlayerSpec *spec, const Game *game,
                        const GameConfig *config, uint64_t seed)
{
    Net net;
    if (!net_shipped(&net, game)) {
        return make_mcts(spec, game, config, seed);
    }
    return net_player_new(game, config, seed, &net, (uint64_t)spec->number, 0);
}

/* Makes the player of a level: with a net if the game has one. Then the noise,
 * too, is in thousandths of the utility. */
static Player *new_level(int rank, const Game *game, const GameConfig *config,
                         uint64_t seed,
                         int (*taste)(const void *state, Seat seat))
{
    GameLevel level = players_level(game, rank);
    Net net;
    if (game_ai(game)->level_noise) {
        level.noise = game->ai->level_noise(config, rank);
    }
    if (level.simulations == 0) {
        return greedy_player_new(game, config, seed, level.noise, taste);
    }
    if (!net_shipped(&net, game)) {
        return mcts_player_new(game, config, seed, (uint64_t)level.simulations);
    }
    Player *player =
        net_player_new(game, config, seed, &net, (uint64_t)level.simulations,
                       (float)level.noise / 1000);
    net_player_set_taste(player, taste);
    return player;
}

static Player *make_level(const PlayerSpec *spec, const Game *game,
                          const GameConfig *config, uint64_t seed)
{
    const GamePlayer *own = own_level(spec, game);
    return own ? own->make(game, config, seed)
               : new_level(rank_of(spec), game, config, seed, NULL);
}

static Player *make_own(const PlayerSpec *spec, const Game *game,
                        const GameConfig *config, uint64_t seed)
{
    const GamePlayer *own = spec->own;
    return own->make ? own->make(game, config, seed)
                     : new_level(own->level, game, config, seed, own->taste);
}

static const PlayerKind kinds[] = {
    { .name = "human",
      .help = PHRASE("a person at the keyboard", "une personne au clavier") },
    { .name = "random",
      .help = PHRASE("any legal move", "n'importe quel coup légal"),
      .make = make_random },
    { .name = "greedy",
      .help = PHRASE("the move that looks best right after it",
                     "le coup qui semble le meilleur sur le moment"),
      .make = make_greedy },
    { .name = "mcts",
      .parameter = "N",
      .min = 1,
      .max = PLAYERS_SIMULATIONS_MAX,
      .describe = describe_mcts,
      .make = make_mcts },
    { .name = "net",
      .parameter = "N",
      .min = 1,
      .max = PLAYERS_SIMULATIONS_MAX,
      .describe = describe_mcts,
      .make = make_net },
    { .name = "level",
      .parameter = "1..8",
      .min = 1,
      .max = GAME_LEVELS,
      .describe = describe_level,
      .make = make_level },
    { .name = "best", .describe = describe_level, .make = make_level },
};

enum { KINDS = sizeof kinds / sizeof *kinds };

static const PlayerKind own_kind = { .name = "", .make = make_own };

static const PlayerKind *find_kind(const char *text, size_t size)
{
    for (int i = 0; i < KINDS; i++) {
        if (strlen(kinds[i].name) == size &&
            memcmp(kinds[i].name, text, size) == 0) {
            return &kinds[i];
        }
    }
    return NULL;
}

/* Reads a whole number in plain digits; returns -1 if it is not one. */
static int64_t read_number(const char *text)
{
    int64_t number = 0;
    size_t size = strlen(text);
    if (size == 0 || size > 9 || text[0] == '0' ||
        strspn(text, "0123456789") != size) {
        return -1;
    }
    for (; *text; text++) {
        number = 10 * number + (*text - '0');
    }
    return number;
}

/* Refuses a name and lists the known ones: "..., level:1 to level:8, best,
 * equilibrium". */
static bool refuse_name(const char *text, const Game *game, Error *err)
{
    Text names = { 0 };
    for (const GamePlayer *own = game ? game_ai(game)->players : NULL;
         own && own->name; own++) {
        if (!players_is_level(own) &&
            !find_kind(own->name, strlen(own->name))) {
            text_addf(&names, ", %s", own->name);
        }
    }
    error_set(
        err,
        "\"%s\" is not a player: there are human, random, greedy, mcts:N, "
        "level:1 to level:8, best%s",
        "« %s » n'est pas un joueur : il y a human, random, greedy, "
        "mcts:N, level:1 à level:8, best%s",
        text, text_string(&names));
    text_done(&names);
    return false;
}

void players_judge(const Game *game, int simulations, char *out)
{
    snprintf(out, PLAYERS_NAME, "%s:%d", net_exists(game) ? "net" : "mcts",
             simulations);
}

bool players_is_level(const GamePlayer *own)
{
    return strncmp(own->name, "level:", 6) == 0;
}

bool players_parse(const char *text, const Game *game, PlayerSpec *out,
                   Error *err)
{
    size_t size = strcspn(text, ":");
    const GamePlayer *own = find_own(game, text);
    if (own && !players_is_level(own)) {
        *out = (PlayerSpec){ .kind = &own_kind, .own = own };
        return true;
    }
    const PlayerKind *kind = find_kind(text, size);
    if (!kind) {
        return refuse_name(text, game, err);
    }
    if (game && kind->make == make_net && !net_exists(game)) {
        return error_set(err, "%s has no net", "%s n'a pas de réseau",
                         game->id);
    }
    if (!kind->parameter && text[size]) {
        return error_set(err, "\"%s\": %s takes no number",
                         "« %s » : %s ne prend pas de nombre", text,
                         kind->name);
    }
    int64_t number =
        kind->parameter && text[size] ? read_number(text + size + 1) : 0;
    if (kind->parameter && (number < kind->min || number > kind->max)) {
        return error_set(err, "\"%s\": wanted %s:N with N from %d to %d",
                         "« %s » : il faut %s:N avec N de %d à %d", text,
                         kind->name, (int)kind->min, (int)kind->max);
    }
    *out = (PlayerSpec){ .kind = kind, .number = number };
    return true;
}

void players_write(const PlayerSpec *spec, Text *out)
{
    text_add(out, spec->own ? spec->own->name : spec->kind->name);
    if (spec->kind->parameter) {
        text_addf(out, ":%lld", (long long)spec->number);
    }
}

bool players_is_human(const PlayerSpec *spec)
{
    return spec->kind->make == NULL;
}

Player *players_new(const PlayerSpec *spec, const Game *game,
                    const GameConfig *config, uint64_t seed)
{
    return spec->kind->make(spec, game, config, seed);
}

int64_t players_simulations(const PlayerSpec *spec, const Game *game)
{
    if (spec->own && !spec->own->make) {
        return players_level(game, spec->own->level).simulations;
    }
    return spec->kind->make == make_level
               ? players_level(game, rank_of(spec)).simulations
               : spec->number;
}

bool players_is_spared(const PlayerSpec *spec, const Game *game)
{
    int best = levels_of(game)[GAME_LEVELS].simulations;
    bool is_less = spec->own ? spec->own->is_spared
                             : spec->kind->make == make_level &&
                                   rank_of(spec) == PLAYERS_BEST &&
                                   players_simulations(spec, game) < best;
    return player_is_sparing() && is_less;
}

int players_list(const Game *game, PlayerEntry *out)
{
    int count = 0;
    for (int i = 0; i < KINDS; i++) {
        const PlayerKind *kind = &kinds[i];
        if (find_own(game, kind->name) ||
            (kind->make == make_net && !net_exists(game))) {
            continue;
        }
        bool is_each = kind->max == GAME_LEVELS;
        for (int64_t n = kind->min; n <= (is_each ? kind->max : kind->min);
             n++) {
            PlayerEntry *entry = &out[count++];
            entry->spec =
                (PlayerSpec){ .kind = kind, .number = is_each ? n : 0 };
            if (is_each) {
                snprintf(entry->name, sizeof entry->name, "%s:%d", kind->name,
                         (int)n);
            } else {
                snprintf(entry->name, sizeof entry->name, "%s%s%s", kind->name,
                         kind->parameter ? ":" : "",
                         kind->parameter ? kind->parameter : "");
            }
        }
    }
    for (const GamePlayer *own = game_ai(game)->players; own && own->name;
         own++) {
        if (!players_is_level(own)) {
            PlayerEntry *entry = &out[count++];
            entry->spec = (PlayerSpec){ .kind = &own_kind, .own = own };
            snprintf(entry->name, sizeof entry->name, "%s", own->name);
        }
    }
    return count;
}

void players_describe(const PlayerEntry *entry, const Game *game, Lang lang,
                      Text *out)
{
    const PlayerSpec *spec = &entry->spec;
    if (spec->kind->describe) {
        spec->kind->describe(spec, game, lang, out);
    } else {
        text_add(out,
                 (spec->own ? &spec->own->help : &spec->kind->help)->in[lang]);
    }
    if (players_is_spared(spec, game)) {
        text_say(out, lang, "; searches less on this device",
                 " ; cherche moins sur cet appareil");
    }
    if (players_elo(entry, game)) {
        text_addf(out, " (Elo %d)", players_elo(entry, game));
    }
}
