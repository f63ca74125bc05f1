/* record_read.c: reads records and state documents. It plays every move and
 * compares the result, so nothing in them is taken on trust. */
#include <stdio.h>
#include <stdlib.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/outcome.h"
#include "core/record.h"
#include "core/rules.h"
#include "core/state.h"

static bool read_game(const JsonAt *json, const Game *const *games,
                      const Game **out, Error *err)
{
    const char *id;
    if (!json_read_string(json, &id, err)) {
        return false;
    }
    for (; *games; games++) {
        if (strcmp((*games)->id, id) == 0) {
            *out = *games;
            return true;
        }
    }
    return json_refuse(json, err, "no game is called \"%s\"",
                       "aucun jeu ne s'appelle « %s »", id);
}

bool record_read_start(Play *out, const Game *const *games,
                       const JsonAt *game_json, const JsonAt *options,
                       const JsonAt *start_json, Error *err)
{
    const Game *game = NULL;
    GameConfig config;
    GameState start;
    if (!read_game(game_json, games, &game, err) ||
        !config_read(game, options, &config, err) ||
        !state_read(game, &config, start_json, &start, err)) {
        return false;
    }
    play_init(out, game, &config, &start);
    return true;
}

static bool read_players(const JsonAt *json, Play *out, Error *err)
{
    uint32_t count = (uint32_t)out->players;
    if (!json_read_array(json, count, count, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        const char *name;
        if (!json_read_string(&item, &name, err)) {
            return false;
        }
        play_set_name(out, (Seat)item.index, name);
    }
    return true;
}

static bool read_moves(const JsonAt *json, Play *play, Error *err)
{
    if (!json_read_array(json, 0, JSON_SIZE, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        const char *text;
        Error why = ERROR_IN(err ? err->lang : LANG_EN);
        if (!json_read_string(&item, &text, err)) {
            return false;
        }
        if (!play_step_text(play, text, &why)) {
            return error_set(err, "moves: move %u: %s", "moves : coup %u : %s",
                             item.index + 1, why.text);
        }
    }
    return true;
}

/* Reads the utilities of a forfeit: -1 for each loser, of which there is at
 * least one, and 1 for the others. */
static bool read_forfeit(const JsonAt *utility, Play *out, Error *err)
{
    uint32_t count = (uint32_t)out->players;
    if (!json_read_array(utility, count, count, err)) {
        return false;
    }
    for (JsonAt item = json_first(utility); item.value; json_step(&item)) {
        int value;
        if (!json_read_int(&item, -1, 1, &value, err)) {
            return false;
        }
        if (value == 0) {
            return json_refuse(&item, err, "must be -1 or 1",
                               "doit être -1 ou 1");
        }
        if (value < 0) {
            out->losers = (SeatSet)(out->losers | SEATS_ONE(item.index));
        }
    }
    return out->losers ||
           json_refuse(utility, err, "nobody has lost", "personne n'a perdu");
}

/* Reads the result of a game that the rules have not ended: null, or an end
 * outside the rules. */
static bool read_forced_end(const JsonAt *json, Play *out, Error *err)
{
    static const char *const names[] = { "utility", "scores", "reason", NULL };
    JsonAt member[3];
    if (json_is_null(json)) {
        return true;
    }
    if (!json_read_members(json, names, member, err)) {
        return false;
    }
    if (!json_is_null(&member[1])) {
        return json_refuse(&member[1], err, "must be null", "doit être null");
    }
    if (json_is_string(&member[2], "forfeit")) {
        out->end = PLAY_FORFEIT;
        return read_forfeit(&member[0], out, err);
    }
    if (json_is_string(&member[2], "adjudicated")) {
        Outcome draw = { .reason = "adjudicated" };
        out->end = PLAY_ADJUDICATED;
        return outcome_matches(&draw, out->players, json, err);
    }
    return json_refuse(json, err,
                       "the game is not over after %zu moves: must be null",
                       "la partie n'est pas finie après %zu coups : doit "
                       "être null",
                       out->step_count);
}

static bool read_comments(const JsonAt *json, Play *out, Error *err)
{
    if (!json->value) {
        return true;
    }
    uint32_t most = (uint32_t)out->step_count * (uint32_t)out->players;
    if (!json_read_array(json, 0, most, err)) {
        return false;
    }
    out->comments = mem_new(json->value->count * sizeof *out->comments);
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        static const char *const names[] = { "move", "player", "text", NULL };
        JsonAt member[3];
        PlayComment comment = { 0 };
        const char *text;
        if (!json_read_members(&item, names, member, err) ||
            !json_read_int(&member[0], 1, (int64_t)out->step_count,
                           &comment.move, err) ||
            !json_read_int(&member[1], 1, out->players, &comment.player, err) ||
            !json_read_string(&member[2], &text, err)) {
            return false;
        }
        if (member[2].value->count > RECORD_COMMENT_SIZE) {
            return json_refuse(&member[2], err, "must have at most %d bytes",
                               "doit avoir au plus %d octets",
                               RECORD_COMMENT_SIZE);
        }
        comment.text = mem_copy_string(text);
        out->comments[out->comment_count++] = comment;
    }
    return true;
}

static bool read_record(const JsonAt *json, const Game *const *games, Play *out,
                        Error *err)
{
    enum {
        FORMAT,
        GAME_ID,
        OPTIONS,
        SEED,
        PLAYERS,
        START,
        MOVES,
        RESULT,
        COMMENTS,
        TRACE,
        DIALOGUE
    };
    static const char *const names[] = {
        "format", "game",   "options",   "seed",   "players",   "start",
        "moves",  "result", "?comments", "?trace", "?dialogue", NULL,
    };
    JsonAt member[DIALOGUE + 1];
    if (!json_read_members(json, names, member, err)) {
        return false;
    }
    if (!json_is_string(&member[FORMAT], "joute-record/1")) {
        return json_refuse(&member[FORMAT], err, "must be \"joute-record/1\"",
                           "doit être « joute-record/1 »");
    }
    bool has_seed = !json_is_null(&member[SEED]);
    if (!record_read_start(out, games, &member[GAME_ID], &member[OPTIONS],
                           &member[START], err) ||
        (has_seed && !json_read_int64(&member[SEED], 0, RECORD_SEED_MAX,
                                      &out->seed, err)) ||
        !read_players(&member[PLAYERS], out, err) ||
        !read_moves(&member[MOVES], out, err)) {
        return false;
    }
    out->has_seed = has_seed;
    Outcome outcome;
    bool is_over = play_is_over(out);
    if (is_over) {
        play_outcome(out, &outcome);
    }
    return (is_over
                ? outcome_matches(&outcome, out->players, &member[RESULT], err)
                : read_forced_end(&member[RESULT], out, err)) &&
           read_comments(&member[COMMENTS], out, err);
}

bool record_read_json(Play *out, const Game *const *games, const JsonAt *json,
                      Error *err)
{
    static const char *const names[] = { "game", "options", "state", NULL };
    JsonAt member[3];
    Play play = { 0 };
    bool is_record = json_member(json, "format").value != NULL;
    bool is_read = is_record
                       ? read_record(json, games, &play, err)
                       : json_read_members(json, names, member, err) &&
                             record_read_start(&play, games, &member[0],
                                               &member[1], &member[2], err);
    if (!is_read) {
        play_done(&play);
        return false;
    }
    *out = play;
    return true;
}

bool record_read(Play *out, const Game *const *games, const char *text,
                 size_t size, Error *err)
{
    JsonDocument document;
    if (!json_parse(&document, text, size, err)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_read = record_read_json(out, games, &root, err);
    json_done(&document);
    return is_read;
}
