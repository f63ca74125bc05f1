/* protocol_client.c: `joute bot`: reads the protocol's lines, asks one of our
 * players for a move, and writes it. */
#define _GNU_SOURCE
#include "arena/protocol_client.h"

#include <stdlib.h>
#include <string.h>

#include "arena/view_tracker.h"
#include "base/clock.h"
#include "base/json.h"
#include "core/config.h"

enum {
    MARGIN_MS = 150, /* how much of the time for a move stays unused, because
                        the search reports only every 50 ms */
};

typedef struct ProtocolClient {
    const PlayerSpec *spec;
    Player *player;
    ViewTracker tracker;
    bool is_following; /* every line so far could be read */
    uint64_t deadline; /* when the answer to the present "go" is due */
    Thinking thinking;
    FILE *out;
    Text line; /* the line that we write */
    Error *err;
} ProtocolClient;

/* Returns the value of a word KEY=VALUE in a line, or NULL. */
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

static bool send(ProtocolClient *client)
{
    text_add_char(&client->line, '\n');
    bool is_sent = fwrite(client->line.data, 1, client->line.size,
                          client->out) == client->line.size &&
                   fflush(client->out) == 0;
    text_clear(&client->line);
    return is_sent ||
           error_set(client->err, "cannot write", "impossible d'écrire");
}

static bool hear_joute(ProtocolClient *client, const char *line)
{
    const char *id = client->tracker.game->id;
    char wanted[64];
    snprintf(wanted, sizeof wanted, "joute 1 %s", id);
    return strcmp(line, wanted) == 0 ||
           error_set(client->err, "\"%s\" was expected, not \"%s\"",
                     "« %s » était attendu, pas « %s »", wanted, line);
}

static bool read_options(ProtocolClient *client, const char *json)
{
    ViewTracker *tracker = &client->tracker;
    JsonDocument document;
    if (!json) {
        config_default(tracker->game, &tracker->config);
        return true;
    }
    if (!json_parse(&document, json, strlen(json), client->err)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_read =
        config_read(tracker->game, &root, &tracker->config, client->err);
    json_done(&document);
    return is_read;
}

static bool hear_match(ProtocolClient *client, const char *line)
{
    ViewTracker *tracker = &client->tracker;
    const char *seed = find_value(line, "seed");
    if (!read_options(client, find_value(line, "options"))) {
        return false;
    }
    player_free(client->player);
    client->player = players_new(client->spec, tracker->game, &tracker->config,
                                 seed ? strtoull(seed, NULL, 10) : 0);
    rng_seed(&tracker->rng, 1);
    text_add(&client->line, "ready ");
    players_write(client->spec, &client->line);
    /* If nothing is hidden, the bot needs no views. */
    text_add(&client->line,
             tracker->game->redact ? "; nolegal" : "; noview nolegal");
    return send(client);
}

static bool hear_newgame(ProtocolClient *client, const char *line)
{
    const char *seat = find_value(line, "seat");
    int number = seat ? atoi(seat) : 0;
    int players = config_players(client->tracker.game, &client->tracker.config);
    if (!client->player || number < 1 || number > players) {
        return error_set(client->err, "\"%s\" makes no sense",
                         "« %s » n'a pas de sens", line);
    }
    client->tracker.seat = (Seat)(number - 1);
    client->is_following = false;
    player_forget(client->player);
    return true;
}

static bool hear_view(ProtocolClient *client, const char *line)
{
    const char *json = line + strlen("view ");
    client->is_following = view_tracker_read_view(&client->tracker, json,
                                                  strlen(json), client->err);
    return client->is_following;
}

static bool hear_played(ProtocolClient *client, const char *line)
{
    SeatSet acted = SEATS_NONE;
    Move moves[GAME_SEATS];
    if (!client->is_following) {
        return true; /* the next view will tell what the step did */
    }
    client->is_following = view_tracker_read_played(
        &client->tracker, line + strlen("played "), &acted, moves,
        client->tracker.game->redact ? NULL : client->err);
    if (client->is_following) {
        player_observe(client->player, acted, moves);
    } else {
        player_forget(client->player);
    }
    return client->is_following || client->tracker.game->redact;
}

/* Ends the search in time, however long it would go on. */
static void watch_clock(const Progress *progress, void *context)
{
    ProtocolClient *client = context;
    (void)progress;
    if (clock_now() >= client->deadline) {
        atomic_store(&client->thinking.is_stopped, true);
    }
}

static bool hear_go(ProtocolClient *client, const char *line)
{
    const ViewTracker *tracker = &client->tracker;
    const Game *game = tracker->game;
    int64_t limit = strtoll(line + strlen("go"), NULL, 10);
    bool is_mine = client->is_following &&
                   seats_has(game->to_act(&tracker->view), tracker->seat);
    if (!is_mine) {
        return error_set(client->err, "\"%s\": it is not my turn",
                         "« %s » : ce n'est pas mon tour", line);
    }
    limit = limit > 2 * MARGIN_MS ? limit - MARGIN_MS : limit / 2;
    client->deadline = clock_now() + (uint64_t)limit * 1000000;
    atomic_store(&client->thinking.is_stopped, false);
    Move move = player_choose(client->player, &tracker->view, tracker->seat,
                              &client->thinking);
    text_add(&client->line, "move ");
    game->write_move(&tracker->view, tracker->seat, move, 0, &client->line);
    return send(client);
}

/* The function for each command; unknown commands are ignored. */
static const struct {
    const char *word;
    bool (*hear)(ProtocolClient *client, const char *line);
} commands[] = {
    { "joute", hear_joute },     { "match", hear_match },
    { "newgame", hear_newgame }, { "view", hear_view },
    { "played", hear_played },   { "go", hear_go },
};

static bool hear(ProtocolClient *client, const char *line)
{
    size_t size = strcspn(line, " ");
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strlen(commands[i].word) == size &&
            memcmp(commands[i].word, line, size) == 0) {
            return commands[i].hear(client, line);
        }
    }
    return true;
}

bool protocol_client_run(const Game *game, const PlayerSpec *spec, FILE *in,
                         FILE *out, Error *err)
{
    ProtocolClient client = { .spec = spec,
                              .tracker.game = game,
                              .thinking.report = watch_clock,
                              .out = out,
                              .err = err };
    client.thinking.context = &client;
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
        is_well = hear(&client, line);
    }
    free(line);
    player_free(client.player);
    text_done(&client.line);
    return is_well;
}
