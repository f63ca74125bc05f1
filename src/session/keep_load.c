#include <stdlib.h>
#include <string.h>

#include "core/play.h"
#include "core/state.h"
#include "games/games.h"
#include "session/internal.h"

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

static bool read_text(const JsonAt *json, char *out, size_t size)
{
    const char *text;
    if (!json_read_string(json, &text, NULL) || strlen(text) >= size) {
        return false;
    }
    strcpy(out, text);
    return true;
}

static bool read_hex(const JsonAt *json, uint8_t *out, size_t size)
{
    static const char digits[] = "0123456789abcdef";
    const char *text;
    if (!json_read_string(json, &text, NULL) || strlen(text) != 2 * size ||
        strspn(text, digits) != 2 * size) {
        return false;
    }
    for (size_t i = 0; i < size; i++) {
        out[i] = (uint8_t)((strchr(digits, text[2 * i]) - digits) << 4 |
                           (strchr(digits, text[2 * i + 1]) - digits));
    }
    return true;
}

static bool read_chair(const JsonAt *json, Chair *out)
{
    static const char *const members[] = { "kind", "name", "spec", "token",
                                           NULL };
    static const char *const kinds[] = { "human", "computer", "open" };
    JsonAt member[4];
    if (!json_read_members(json, members, member, NULL) ||
        !read_text(&member[1], out->name, sizeof out->name) ||
        !read_text(&member[2], out->spec, sizeof out->spec) ||
        !read_hex(&member[3], out->token, sizeof out->token)) {
        return false;
    }
    for (int k = 0; k < 3; k++) {
        if (json_is_string(&member[0], kinds[k])) {
            out->kind = (ChairKind)k;
        }
    }
    PlayerSpec spec;
    return out->kind != CHAIR_COMPUTER || players_parse(out->spec, &spec, NULL);
}

static bool read_chairs(const JsonAt *json, Desk *desk)
{
    uint32_t players = (uint32_t)desk->record.match.players;
    if (!json_read_array(json, players, players, NULL)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        if (!read_chair(&item, &desk->chairs[item.index])) {
            return false;
        }
    }
    return true;
}

static bool read_start(const JsonAt *member, Desk *desk)
{
    const char *id;
    GameConfig config;
    GameState start;
    const Game *game =
        json_read_string(&member[GAME_ID], &id, NULL) ? games_find(id) : NULL;
    if (!game || !config_read(game, &member[OPTIONS], &config, NULL) ||
        !state_read(game, &config, &member[START], &start, NULL)) {
        return false;
    }
    match_init(&desk->record.match, game, &config, &start);
    return true;
}

static bool read_clock(const JsonAt *json, ClockRule *out)
{
    static const char *const members[] = { "base", "step", NULL };
    JsonAt member[2];
    if (json_is_null(json)) {
        return true;
    }
    out->is_set = true;
    return json_read_members(json, members, member, NULL) &&
           json_read_int64(&member[0], 0, CLOCK_MOST, &out->base, NULL) &&
           json_read_int64(&member[1], 0, CLOCK_MOST, &out->step, NULL);
}

static bool read_origin(const JsonAt *member, Desk *desk)
{
    Record *record = &desk->record;
    uint8_t salt[8];
    record->has_seed = !json_is_null(&member[SEED]);
    if (!read_start(member, desk) ||
        (record->has_seed && !json_read_int64(&member[SEED], 0, RECORD_SEED_MAX,
                                              &record->seed, NULL)) ||
        !read_hex(&member[SALT], salt, sizeof salt) ||
        !json_read_bool(&member[ONLINE], &desk->is_online, NULL) ||
        !json_read_bool(&member[LISTED], &desk->is_listed, NULL) ||
        !read_clock(&member[CLOCK], &desk->clock)) {
        return false;
    }
    for (size_t i = 0; i < sizeof salt; i++) {
        desk->salt = desk->salt << 8 | salt[i];
    }
    return true;
}

static void read_cids(const JsonAt *json, Desk *desk)
{
    if (json_type(json) != JSON_ARRAY) {
        return;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        char cid[CID_SIZE];
        if (read_text(&item, cid, sizeof cid)) {
            desk_remember(desk, cid, 0);
        }
    }
}

static bool read_left(const JsonAt *json, Desk *desk)
{
    uint32_t players = (uint32_t)desk->record.match.players;
    if (!json_read_array(json, players, players, NULL)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        if (!json_read_int64(&item, 0, INT32_MAX,
                             &desk->chairs[item.index].left, NULL)) {
            return false;
        }
    }
    return true;
}

static bool play_step(const JsonAt *json, Desk *desk)
{
    static const char *const members[] = { "m", "ms", "c", "?l", NULL };
    JsonAt member[4];
    Match *match = desk_match(desk);
    SeatSet acted = match->game->to_act(&match->state);
    const char *text;
    int64_t ms;
    if (!json_read_members(json, members, member, NULL) ||
        !json_read_string(&member[0], &text, NULL) ||
        !json_read_int64(&member[1], 0, UINT32_MAX, &ms, NULL) ||
        (member[3].value && !read_left(&member[3], desk)) ||
        !match_play_text(match, text, NULL)) {
        return false;
    }
    read_cids(&member[2], desk);
    desk_reserve_notes(desk, match->step_count);
    StepNote *note = &desk->notes[match->step_count - 1];
    *note = (StepNote) { .acted = acted,
                         .value = VALUE_UNKNOWN,
                         .ms = (uint32_t)ms };
    for (int s = 0; s < match->players; s++) {
        note->left[s] = (int32_t)desk->chairs[s].left;
    }
    desk->moved |= acted;
    return true;
}

static bool play_steps(const Text *lines, Desk *desk)
{
    const char *line = text_string(lines);
    while (*line) {
        JsonDocument document;
        size_t size = strcspn(line, "\n");
        if (!json_parse(&document, line, size, NULL)) {
            return false;
        }
        JsonAt root = json_root(&document);
        bool is_played = play_step(&root, desk);
        json_done(&document);
        if (!is_played) {
            return false;
        }
        line += size + (line[size] == '\n');
    }
    return true;
}

static bool read_pending(const JsonAt *json, Desk *desk)
{
    static const char *const members[] = { "move", "cid", NULL };
    const Match *match = desk_match(desk);
    uint32_t players = (uint32_t)match->players;
    if (!json_read_array(json, players, players, NULL)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        JsonAt member[2];
        const char *text;
        Seat seat = (Seat)item.index;
        if (json_is_null(&item)) {
            continue;
        }
        if (!json_read_members(&item, members, member, NULL) ||
            !json_read_string(&member[0], &text, NULL) ||
            !read_text(&member[1], desk->pending_cid[seat], CID_SIZE) ||
            play_read_move(match->game, &match->state, seat, text,
                           &desk->pending[seat], NULL) != MOVE_FITS) {
            return false;
        }
        desk->chosen |= SEATS_ONE(seat);
        if (desk->pending_cid[seat][0]) {
            desk_remember(desk, desk->pending_cid[seat], 0);
        }
    }
    return true;
}

static bool read_end(const JsonAt *json, Desk *desk)
{
    static const char *const members[] = { "losers", "why", NULL };
    JsonAt member[2];
    int why, seat;
    if (json_is_null(json)) {
        return true;
    }
    if (!json_read_members(json, members, member, NULL) ||
        !json_read_array(&member[0], 0, GAME_SEATS, NULL) ||
        !json_read_int(&member[1], WHY_NONE, WHY_TIME, &why, NULL)) {
        return false;
    }
    for (JsonAt item = json_first(&member[0]); item.value; json_step(&item)) {
        if (!json_read_int(&item, 1, GAME_SEATS, &seat, NULL)) {
            return false;
        }
        desk->record.losers |= SEATS_ONE(seat - 1);
    }
    desk->why = (EndWhy)why;
    desk->record.end =
        desk->record.losers ? RECORD_FORFEIT : RECORD_ADJUDICATED;
    return true;
}

static bool read_image(const JsonAt *root, const Text *steps, Desk *desk)
{
    JsonAt member[MEMBERS];
    int64_t ply, seq;
    if (!json_read_members(root, names, member, NULL) ||
        !read_origin(member, desk) || !read_chairs(&member[SEATS], desk) ||
        !json_read_int64(&member[SEQ], 0, INT64_MAX, &seq, NULL) ||
        !json_read_int64(&member[PLY], 0, STEPS_MOST, &ply, NULL)) {
        return false;
    }
    for (int s = 0; s < desk->record.match.players; s++) {
        desk->chairs[s].left = desk->clock.base;
    }
    if (!play_steps(steps, desk)) {
        return false;
    }
    desk->seq = (uint64_t)seq;
    bool is_newest = (size_t)ply == desk->record.match.step_count;
    return (!is_newest || (read_left(&member[LEFT], desk) &&
                           read_pending(&member[PENDING], desk))) &&
           read_end(&member[END], desk);
}

/* Repeated requests of before are acknowledged as of now. */
static void renumber_cids(Desk *desk)
{
    for (int i = 0; i < CIDS_SIZE; i++) {
        desk->cids[i].seq = desk->seq;
    }
}

Desk *keep_load(Session *session, const char *id)
{
    const SessionHost *host = &session->host;
    Text image = { 0 }, steps = { 0 };
    JsonDocument document;
    Desk *desk = NULL;
    if (host->load(host->context, id, &image, &steps) &&
        json_parse(&document, text_string(&image), image.size, NULL)) {
        JsonAt root = json_root(&document);
        desk = desk_new(session, id);
        if (read_image(&root, &steps, desk)) {
            renumber_cids(desk);
            desk_settle(desk);
        } else {
            desk_free(desk);
            desk = NULL;
        }
        json_done(&document);
    }
    text_done(&image);
    text_done(&steps);
    return desk;
}
