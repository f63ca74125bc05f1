#define _GNU_SOURCE
#include "arena/speaker.h"

#include <stdlib.h>
#include <string.h>

#include "arena/follow.h"
#include "base/clock.h"
#include "base/json.h"
#include "core/config.h"

enum {
    MARGIN_MS = 150, /* kept back of the time for a move; reports come every
                        50 ms */
};

typedef struct Speaker {
    const PlayerSpec *spec;
    Player *player;
    Follow follow;
    bool is_following; /* what was told made sense so far */
    uint64_t deadline; /* of the present move */
    Thinking thinking;
    FILE *out;
    Text line; /* of ours */
    Error *err;
} Speaker;

/* The value of a word KEY=VALUE in a line, or NULL. */
static const char *find_value(const char *line, const char *key)
{
    size_t size = strlen(key);
    for (const char *at = line; (at = strchr(at, ' '));) {
        at++;
        if (strncmp(at, key, size) == 0 && at[size] == '=') {
            return at + size + 1;
        }
    }
    return NULL;
}

static bool send(Speaker *speaker)
{
    text_add_char(&speaker->line, '\n');
    bool is_sent = fwrite(speaker->line.data, 1, speaker->line.size,
                          speaker->out) == speaker->line.size &&
                   fflush(speaker->out) == 0;
    text_clear(&speaker->line);
    return is_sent ||
           error_set(speaker->err, "cannot write", "impossible d'écrire");
}

static bool hear_joute(Speaker *speaker, const char *line)
{
    const char *id = speaker->follow.game->id;
    char wanted[64];
    snprintf(wanted, sizeof wanted, "joute 1 %s", id);
    return strcmp(line, wanted) == 0 ||
           error_set(speaker->err, "\"%s\" was expected, not \"%s\"",
                     "« %s » était attendu, pas « %s »", wanted, line);
}

static bool read_options(Speaker *speaker, const char *json)
{
    Follow *follow = &speaker->follow;
    JsonDocument document;
    if (!json) {
        config_default(follow->game, &follow->config);
        return true;
    }
    if (!json_parse(&document, json, strlen(json), speaker->err)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_read =
        config_read(follow->game, &root, &follow->config, speaker->err);
    json_done(&document);
    return is_read;
}

static bool hear_match(Speaker *speaker, const char *line)
{
    Follow *follow = &speaker->follow;
    const char *seed = find_value(line, "seed");
    if (!read_options(speaker, find_value(line, "options"))) {
        return false;
    }
    player_free(speaker->player);
    speaker->player = players_new(speaker->spec, follow->game, &follow->config,
                                  seed ? strtoull(seed, NULL, 10) : 0);
    rng_seed(&follow->rng, 1);
    text_add(&speaker->line, "ready ");
    players_write(speaker->spec, &speaker->line);
    /* Where nothing is hidden the moves tell all. */
    text_add(&speaker->line,
             follow->game->redact ? "; nolegal" : "; noview nolegal");
    return send(speaker);
}

static bool hear_newgame(Speaker *speaker, const char *line)
{
    const char *seat = find_value(line, "seat");
    int number = seat ? atoi(seat) : 0;
    int players = config_players(speaker->follow.game, &speaker->follow.config);
    if (!speaker->player || number < 1 || number > players) {
        return error_set(speaker->err, "\"%s\" makes no sense",
                         "« %s » n'a pas de sens", line);
    }
    speaker->follow.seat = (Seat)(number - 1);
    speaker->is_following = false;
    player_forget(speaker->player);
    return true;
}

static bool hear_view(Speaker *speaker, const char *line)
{
    const char *json = line + strlen("view ");
    speaker->is_following =
        follow_view(&speaker->follow, json, strlen(json), speaker->err);
    return speaker->is_following;
}

static bool hear_played(Speaker *speaker, const char *line)
{
    SeatSet acted = SEATS_NONE;
    Move moves[GAME_SEATS];
    if (!speaker->is_following) {
        return true; /* the next view tells */
    }
    speaker->is_following =
        follow_played(&speaker->follow, line + strlen("played "), &acted, moves,
                      speaker->follow.game->redact ? NULL : speaker->err);
    if (speaker->is_following) {
        player_observe(speaker->player, acted, moves);
    } else {
        player_forget(speaker->player);
    }
    return speaker->is_following || speaker->follow.game->redact;
}

/* Thinking ends in time even if the search would like to go on. */
static void watch_clock(const Progress *progress, void *context)
{
    Speaker *speaker = context;
    (void)progress;
    if (clock_now() >= speaker->deadline) {
        atomic_store(&speaker->thinking.is_stopped, true);
    }
}

static bool hear_go(Speaker *speaker, const char *line)
{
    const Follow *follow = &speaker->follow;
    const Game *game = follow->game;
    int64_t limit = strtoll(line + strlen("go"), NULL, 10);
    bool is_mine = speaker->is_following &&
                   seats_has(game->to_act(&follow->view), follow->seat);
    if (!is_mine) {
        return error_set(speaker->err, "\"%s\": it is not my turn",
                         "« %s » : ce n'est pas mon tour", line);
    }
    limit = limit > 2 * MARGIN_MS ? limit - MARGIN_MS : limit / 2;
    speaker->deadline = clock_now() + (uint64_t)limit * 1000000;
    atomic_store(&speaker->thinking.is_stopped, false);
    Move move = player_choose(speaker->player, &follow->view, follow->seat,
                              &speaker->thinking);
    text_add(&speaker->line, "move ");
    game->write_move(&follow->view, follow->seat, move, 0, &speaker->line);
    return send(speaker);
}

/* What the bot does at each command; others are ignored. */
static const struct {
    const char *word;
    bool (*hear)(Speaker *speaker, const char *line);
} commands[] = {
    { "joute", hear_joute },     { "match", hear_match },
    { "newgame", hear_newgame }, { "view", hear_view },
    { "played", hear_played },   { "go", hear_go },
};

static bool hear(Speaker *speaker, const char *line)
{
    size_t size = strcspn(line, " ");
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strlen(commands[i].word) == size &&
            memcmp(commands[i].word, line, size) == 0) {
            return commands[i].hear(speaker, line);
        }
    }
    return true;
}

bool speaker_run(const Game *game, const PlayerSpec *spec, FILE *in, FILE *out,
                 Error *err)
{
    Speaker speaker = { .spec = spec,
                        .follow.game = game,
                        .thinking.report = watch_clock,
                        .out = out,
                        .err = err };
    speaker.thinking.context = &speaker;
    char *line = NULL;
    size_t capacity = 0;
    ssize_t size;
    bool is_well = true;
    while (is_well && (size = getline(&line, &capacity, in)) > 0) {
        if (line[size - 1] == '\n') {
            line[size - 1] = '\0';
        }
        if (strcmp(line, "bye") == 0) {
            break;
        }
        is_well = hear(&speaker, line);
    }
    free(line);
    player_free(speaker.player);
    text_done(&speaker.line);
    return is_well;
}
