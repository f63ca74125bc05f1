#include <stdio.h>
#include <string.h>

#include "core/play.h"
#include "core/state.h"
#include "games/games.h"
#include "session/internal.h"

#define KEPT_SEQ_MOST (INT64_C(1) << 53) /* what a page can count to */

enum {
    VERSION,
    GAME_ID,
    OPTIONS,
    SEED,
    SALT,
    START,
    ONLINE,
    LISTED,
    CLOCK,
    SEATS,
    SEQ,
    PLY,
    LEFT,
    PENDING,
    END,
    MEMBERS
};
static const char *const names[] = {
    "v",     "game",  "options", "seed", "salt", "start",   "online", "listed",
    "clock", "seats", "seq",     "ply",  "left", "pending", "end",    NULL,
};

static bool read_text(const JsonAt *json, char *out, size_t size, Error *err)
{
    const char *text;
    if (!json_read_string(json, &text, err)) {
        return false;
    }
    if (strlen(text) >= size) {
        return json_refuse(json, err, "is too long", "est trop long");
    }
    strcpy(out, text);
    return true;
}

static bool read_hex(const JsonAt *json, uint8_t *out, size_t size, Error *err)
{
    static const char digits[] = "0123456789abcdef";
    const char *text;
    if (!json_read_string(json, &text, err)) {
        return false;
    }
    if (strlen(text) != 2 * size || strspn(text, digits) != 2 * size) {
        return json_refuse(json, err, "wanted %d hexadecimal digits",
                           "il faut %d chiffres hexadécimaux", (int)(2 * size));
    }
    for (size_t i = 0; i < size; i++) {
        out[i] = (uint8_t)((strchr(digits, text[2 * i]) - digits) << 4 |
                           (strchr(digits, text[2 * i + 1]) - digits));
    }
    return true;
}

static bool read_kind(const JsonAt *json, HolderKind *out, Error *err)
{
    for (int k = 0; k < HOLDER_KINDS; k++) {
        if (json_is_string(json, persist_kinds[k])) {
            *out = (HolderKind)k;
            return true;
        }
    }
    return json_refuse(json, err, "no such kind", "aucun genre de ce nom");
}

/* A person has none. */
static bool read_spec(const JsonAt *json, const Game *game, SeatHolder *out,
                      Error *err)
{
    PlayerSpec spec;
    if (!read_text(json, out->spec, sizeof out->spec, err)) {
        return false;
    }
    if (out->kind != HOLDER_COMPUTER) {
        return true;
    }
    return players_parse(out->spec, game, &spec, err) &&
           (!players_is_human(&spec) ||
            json_refuse(json, err, "no computer", "pas un ordinateur"));
}

static bool read_holder(const JsonAt *json, const Game *game, SeatHolder *out,
                        Error *err)
{
    static const char *const members[] = { "kind", "name", "spec", "token",
                                           NULL };
    JsonAt member[4];
    return json_read_members(json, members, member, err) &&
           read_kind(&member[0], &out->kind, err) &&
           read_text(&member[1], out->name, sizeof out->name, err) &&
           read_spec(&member[2], game, out, err) &&
           read_hex(&member[3], out->token, sizeof out->token, err);
}

static bool read_holders(const JsonAt *json, Table *table, Error *err)
{
    uint32_t players = (uint32_t)table->match.players;
    if (!json_read_array(json, players, players, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        if (!read_holder(&item, table->match.game, &table->holders[item.index],
                         err)) {
            return false;
        }
    }
    return true;
}

static bool read_start(const JsonAt *member, Table *table, Error *err)
{
    const char *id;
    GameConfig config;
    GameState start;
    if (!json_read_string(&member[GAME_ID], &id, err)) {
        return false;
    }
    const Game *game = games_find(id);
    if (!game) {
        return json_refuse(&member[GAME_ID], err, "no game is called \"%s\"",
                           "aucun jeu ne s'appelle « %s »", id);
    }
    if (!config_read(game, &member[OPTIONS], &config, err) ||
        !state_read(game, &config, &member[START], &start, err)) {
        return false;
    }
    match_init(&table->match, game, &config, &start);
    return true;
}

static bool read_clock(const JsonAt *json, ClockRule *out, Error *err)
{
    static const char *const members[] = { "base", "step", NULL };
    JsonAt member[2];
    if (json_is_null(json)) {
        return true;
    }
    out->is_set = true;
    return json_read_members(json, members, member, err) &&
           json_read_int64(&member[0], 0, CLOCK_MOST, &out->base, err) &&
           json_read_int64(&member[1], 0, CLOCK_MOST, &out->step, err);
}

static bool read_origin(const JsonAt *member, Table *table, Error *err)
{
    Match *match = &table->match;
    uint8_t salt[8];
    match->has_seed = !json_is_null(&member[SEED]);
    if (!read_start(member, table, err) ||
        (match->has_seed && !json_read_int64(&member[SEED], 0, RECORD_SEED_MAX,
                                             &match->seed, err)) ||
        !read_hex(&member[SALT], salt, sizeof salt, err) ||
        !json_read_bool(&member[ONLINE], &table->is_online, err) ||
        !json_read_bool(&member[LISTED], &table->is_listed, err) ||
        !read_clock(&member[CLOCK], &table->clock, err)) {
        return false;
    }
    for (size_t i = 0; i < sizeof salt; i++) {
        table->match.salt = table->match.salt << 8 | salt[i];
    }
    return true;
}

static void read_cids(const JsonAt *json, Table *table)
{
    if (json_type(json) != JSON_ARRAY) {
        return;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        char cid[CID_SIZE];
        if (read_text(&item, cid, sizeof cid, NULL)) {
            table_remember(table, cid, 0);
        }
    }
}

static bool read_left(const JsonAt *json, Table *table, Error *err)
{
    uint32_t players = (uint32_t)table->match.players;
    if (!json_read_array(json, players, players, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        if (!json_read_int64(&item, 0, INT32_MAX,
                             &table->holders[item.index].left, err)) {
            return false;
        }
    }
    return true;
}

static bool play_step(const JsonAt *json, Table *table, Error *err)
{
    static const char *const members[] = { "m", "ms", "c", "?l", NULL };
    JsonAt member[4];
    Match *match = &table->match;
    SeatSet acted = match->game->to_act(&match->state);
    const char *text;
    int64_t ms;
    if (!json_read_members(json, members, member, err) ||
        !json_read_string(&member[0], &text, err) ||
        !json_read_int64(&member[1], 0, UINT32_MAX, &ms, err) ||
        (member[3].value && !read_left(&member[3], table, err)) ||
        !match_play_text(match, text, err)) {
        return false;
    }
    read_cids(&member[2], table);
    table_reserve_notes(table, match->step_count);
    StepNote *note = &table->notes[match->step_count - 1];
    *note = (StepNote){ .value = VALUE_UNKNOWN, .ms = (uint32_t)ms };
    for (int s = 0; s < match->players; s++) {
        note->left[s] = (int32_t)table->holders[s].left;
    }
    table->moved |= acted;
    return true;
}

static bool read_step(const char *line, size_t size, Table *table, Error *err)
{
    JsonDocument document;
    if (!json_parse(&document, line, size, err)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_played = play_step(&root, table, err);
    json_done(&document);
    return is_played;
}

static bool play_steps(const Text *lines, Table *table, Error *err)
{
    const char *line = text_string(lines);
    for (int number = 1; *line; number++) {
        size_t size = strcspn(line, "\n");
        if (!read_step(line, size, table, err)) {
            char which[24];
            snprintf(which, sizeof which, "steps[%d]", number);
            error_prefix(err, which);
            return false;
        }
        line += size + (line[size] == '\n');
    }
    return true;
}

/* A sealed choice. */
static bool read_choice(const JsonAt *json, Table *table, Error *err)
{
    static const char *const members[] = { "move", "cid", NULL };
    const Match *match = &table->match;
    JsonAt member[2];
    const char *text;
    Seat seat = (Seat)json->index;
    if (!seats_has(match->game->to_act(&match->state), seat)) {
        return json_refuse(json, err, "it is not this player's turn",
                           "ce n'est pas à ce joueur");
    }
    if (!json_read_members(json, members, member, err) ||
        !json_read_string(&member[0], &text, err) ||
        !read_text(&member[1], table->pending_cid[seat], CID_SIZE, err) ||
        play_read_move(match->game, &match->state, seat, text,
                       &table->match.choices[seat], err) != MOVE_FITS) {
        return false;
    }
    table->match.chosen |= SEATS_ONE(seat);
    if (table->pending_cid[seat][0]) {
        table_remember(table, table->pending_cid[seat], 0);
    }
    return true;
}

static bool read_pending(const JsonAt *json, Table *table, Error *err)
{
    const Match *match = &table->match;
    uint32_t players = (uint32_t)match->players;
    if (!json_read_array(json, players, players, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        if (!json_is_null(&item) && !read_choice(&item, table, err)) {
            return false;
        }
    }
    return table->match.chosen == SEATS_NONE ||
           table->match.chosen != match->game->to_act(&match->state) ||
           json_refuse(json, err, "all have chosen, and nothing was played",
                       "tous ont choisi, et rien n'a été joué");
}

static bool read_end(const JsonAt *json, Table *table, Error *err)
{
    static const char *const members[] = { "losers", "why", NULL };
    JsonAt member[2];
    uint32_t players = (uint32_t)table->match.players;
    int why, seat;
    if (json_is_null(json)) {
        return true;
    }
    if (!json_read_members(json, members, member, err) ||
        !json_read_array(&member[0], 0, players, err) ||
        !json_read_int(&member[1], WHY_NONE, WHY_TIME, &why, err)) {
        return false;
    }
    for (JsonAt item = json_first(&member[0]); item.value; json_step(&item)) {
        if (!json_read_int(&item, 1, players, &seat, err)) {
            return false;
        }
        table->match.losers |= SEATS_ONE(seat - 1);
    }
    table->why = (EndWhy)why;
    table->match.end = table->match.losers ? MATCH_FORFEIT : MATCH_ADJUDICATED;
    return true;
}

static bool read_image(const JsonAt *root, const Text *steps, Table *table,
                       Error *err)
{
    JsonAt member[MEMBERS];
    int64_t ply, seq;
    int version;
    if (!json_read_members(root, names, member, err) ||
        !json_read_int(&member[VERSION], 1, 1, &version, err) ||
        !read_origin(member, table, err) ||
        !read_holders(&member[SEATS], table, err) ||
        !json_read_int64(&member[SEQ], 0, KEPT_SEQ_MOST, &seq, err) ||
        !json_read_int64(&member[PLY], 0, STEPS_MOST, &ply, err)) {
        return false;
    }
    for (int s = 0; s < table->match.players; s++) {
        table->holders[s].left = table->clock.base;
    }
    if (!play_steps(steps, table, err)) {
        return false;
    }
    table->seq = (uint64_t)seq;
    bool is_newest = (size_t)ply == table->match.step_count;
    return (!is_newest || (read_left(&member[LEFT], table, err) &&
                           read_pending(&member[PENDING], table, err))) &&
           read_end(&member[END], table, err);
}

/* Repeated requests of before are acknowledged as of now. */
static void renumber_cids(Table *table)
{
    for (int i = 0; i < CIDS_SIZE; i++) {
        table->cids[i].seq = table->seq;
    }
}

static Table *read_table(Session *session, const char *id, const Text *image,
                         const Text *steps, Error *err)
{
    JsonDocument document;
    if (!json_parse(&document, text_string(image), image->size, err)) {
        return NULL;
    }
    JsonAt root = json_root(&document);
    Table *table = table_new(session, id);
    if (read_image(&root, steps, table, err)) {
        renumber_cids(table);
    } else {
        table_free(table);
        table = NULL;
    }
    json_done(&document);
    return table;
}

/* Not each time: people may ask for the table again and again. */
static void warn(Session *session, const char *id, Error *err)
{
    const SessionHost *host = &session->host;
    if (session->warned_at != 0 &&
        session->now < session->warned_at + WARN_MS) {
        return;
    }
    session->warned_at = session->now;
    error_prefix(err, id);
    host->warn(host->context, err->text);
}

Table *persist_load(Session *session, const char *id)
{
    const SessionHost *host = &session->host;
    Text image = { 0 }, steps = { 0 };
    Error err = ERROR_IN(host->lang);
    Table *table = NULL;
    if (host->load(host->context, id, &image, &steps, &err)) {
        table = read_table(session, id, &image, &steps, &err);
        error_prefix(&err,
                     host->lang == LANG_FR ? "table abîmée" : "damaged table");
    }
    if (table) {
        table_settle(table);
    } else if (err.text[0]) {
        warn(session, id, &err);
    }
    text_done(&image);
    text_done(&steps);
    return table;
}
