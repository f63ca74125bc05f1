/* persistence.c: a table is kept as an image and a line for each step.
 *
 *   {"v":1,"game","options","seed","salt":"16 hex digits","start","online",
 *    "listed","clock":{"base","step"}|null,"seats":[{"kind","name","spec",
 *    "token":"64 hex digits"}],"seq","ply","left":[ms],"pending":[{"move",
 *    "cid"}|null],"end":null|{"losers":[1],"why"},"given"}
 *   {"m":"24x22","ms":1500,"c":["cid"],"l":[ms]}
 *
 * left and pending of the image are valid only if ply is the number of steps:
 * the image is not written anew with every step. seq is the table's kept_seq,
 * which is above the seq of all news. The first `given` steps came with a
 * record; they are kept GIVEN_ROW lines to a row. */
#include "session/persistence.h"

#include <stdio.h>
#include <string.h>

#include "ai/players.h"
#include "base/json.h"
#include "core/record.h"
#include "core/rules.h"
#include "core/state.h"
#include "games/games.h"
#include "session/creation.h"
#include "session/people.h"
#include "session/present.h"
#include "session/rivals.h"
#include "session/session_state.h"

#define KEPT_SEQ_MOST                                                          \
    (INT64_C(1) << 53) /* the largest integer that JavaScript keeps exactly */

const char *const persist_kinds[] = { "human", "computer", "open" };

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
    GIVEN,
    MEMBERS
};
static const char *const names[] = {
    "v",      "game",    "options", "seed",   "salt", "start",
    "online", "listed",  "clock",   "seats",  "seq",  "ply",
    "left",   "pending", "end",     "?given", NULL,
};

/* Writes the seats. Of a token only the hash is written. */
static void write_holders(const Table *table, JsonWriter *out)
{
    json_begin_array_member(out, "seats");
    for (int s = 0; s < table->play.players; s++) {
        const SeatHolder *holder = &table->holders[s];
        Text token = { 0 };
        for (size_t i = 0; i < sizeof holder->token; i++) {
            text_addf(&token, "%02x", holder->token[i]);
        }
        json_begin_object(out);
        json_string_member(out, "kind", persist_kinds[holder->kind]);
        json_string_member(out, "name", holder->name);
        json_string_member(out, "spec", holder->spec);
        json_string_member(out, "token", text_string(&token));
        json_end_object(out);
        text_done(&token);
    }
    json_end_array(out);
}

static void write_left(const Table *table, const char *key, JsonWriter *out)
{
    json_begin_array_member(out, key);
    for (int s = 0; s < table->play.players; s++) {
        json_int(out, table->holders[s].left);
    }
    json_end_array(out);
}

/* Writes the choices made so far in a step for which others still have to
 * choose. */
static void write_pending(const Table *table, JsonWriter *out)
{
    const Play *play = &table->play;
    json_begin_array_member(out, "pending");
    for (Seat s = 0; s < play->players; s++) {
        if (!seats_has(play->chosen, s)) {
            json_null(out);
            continue;
        }
        Text move = { 0 };
        play->game->write_move(&play->state, s, play->choices[s], 0, &move);
        json_begin_object(out);
        json_string_member(out, "move", text_string(&move));
        json_string_member(out, "cid", table->choice_cid[s]);
        json_end_object(out);
        text_done(&move);
    }
    json_end_array(out);
}

void persist_image(Table *table)
{
    const SessionHost *host = &table->session->host;
    const Play *play = &table->play;
    Text text = { 0 };
    JsonWriter out = { .out = &text };
    char salt[17];
    table->kept_seq = table->seq + SEQ_ROOM;
    json_begin_object(&out);
    json_int_member(&out, "v", 1);
    present_rules(table, &out);
    json_key(&out, "seed");
    if (play->has_seed) {
        json_int(&out, play->seed);
    } else {
        json_null(&out);
    }
    snprintf(salt, sizeof salt, "%016llx", (unsigned long long)play->salt);
    json_string_member(&out, "salt", salt);
    json_key(&out, "start");
    state_write(play->game, play->players, &play->start, &out);
    json_bool_member(&out, "online", table->is_online);
    json_bool_member(&out, "listed", table->is_listed);
    json_key(&out, "clock");
    present_clock_rule(table, &out);
    write_holders(table, &out);
    json_int_member(&out, "seq", (int64_t)table->kept_seq);
    json_int_member(&out, "ply", (int64_t)play->step_count);
    write_left(table, "left", &out);
    write_pending(table, &out);
    json_key(&out, "end");
    if (play->end == PLAY_BY_RULES) {
        json_null(&out);
    } else {
        json_begin_object(&out);
        json_key(&out, "losers");
        present_seat_set(play->losers, &out);
        json_int_member(&out, "why", table->why);
        json_end_object(&out);
    }
    json_int_member(&out, "given", (int64_t)table->given);
    json_end_object(&out);
    host->keep_table(host->context, table->id, text_string(&text),
                     play_is_over(play));
    text_done(&text);
}

/* Writes the line of the step with this number, counted from 1. */
static void write_step(const Table *table, size_t number, const void *before,
                       Text *text)
{
    const Play *play = &table->play;
    const PlayStep *step = &play->steps[number - 1];
    Text move = { 0 };
    JsonWriter out = { .out = text };
    rules_write_step(play->game, before, step->moves, &move);
    json_begin_object(&out);
    json_string_member(&out, "m", text_string(&move));
    json_int_member(&out, "ms", table->notes[number - 1].ms);
    json_begin_array_member(&out, "c");
    SEATS_EACH (seat, step->acted & (SeatSet)~SEATS_CHANCE) {
        if (table->choice_cid[seat][0]) {
            json_string(&out, table->choice_cid[seat]);
        }
    }
    json_end_array(&out);
    if (table->clock.is_set) {
        write_left(table, "l", &out);
    }
    json_end_object(&out);
    text_done(&move);
}

void persist_step(Table *table, size_t number, const void *before)
{
    const SessionHost *host = &table->session->host;
    Text text = { 0 };
    write_step(table, number, before, &text);
    host->keep_step(host->context, table->id, (int)number, text_string(&text));
    text_done(&text);
}

/* Keeps the steps from `first` to `last` - 1, counted from 0. A row ends at
 * each multiple of GIVEN_ROW and at `last`. `state` is the state before step
 * `first`. */
static void keep_rows(Table *table, size_t first, size_t last, void *state)
{
    const SessionHost *host = &table->session->host;
    const Play *play = &table->play;
    Text text = { 0 };
    for (size_t i = first; i < last; i++) {
        write_step(table, i + 1, state, &text);
        play->game->apply(state, play->steps[i].moves);
        if ((i + 1) % GIVEN_ROW == 0 || i + 1 == last) {
            host->keep_step(host->context, table->id, (int)i + 1,
                            text_string(&text));
            text_clear(&text);
        } else {
            text_add_char(&text, '\n');
        }
    }
    text_done(&text);
}

void persist_given(Table *table)
{
    GameState state;
    game_copy(table->play.game, &state, &table->play.start);
    keep_rows(table, 0, table->given, &state);
}

/* A row of several steps can only be dropped whole. If the cut goes through a
 * row, the steps of this row before the cut are kept again in a row of their
 * own. */
void persist_cut(Table *table, size_t steps)
{
    const SessionHost *host = &table->session->host;
    host->cut_steps(host->context, table->id, (int)steps);
    if (steps < table->given) {
        GameState state;
        size_t first = steps - steps % GIVEN_ROW;
        play_state_at(&table->play, first, &state);
        keep_rows(table, first, steps, &state);
        table->given = steps;
    }
}

void persist_steps(Table *table, size_t steps, void *state)
{
    const Play *play = &table->play;
    for (size_t i = steps; i < play->step_count; i++) {
        persist_step(table, i + 1, state);
        play->game->apply(state, play->steps[i].moves);
    }
}

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

/* Reads exactly size bytes, written as hexadecimal digits. */
static bool read_hex(const JsonAt *json, uint8_t *out, size_t size, Error *err)
{
    static const char digits[] = "0123456789abcdef";
    const char *text;
    if (!json_read_string(json, &text, err)) {
        return false;
    }
    if (strlen(text) != 2 * size || strspn(text, digits) != 2 * size) {
        return json_refuse(json, err, "must be %d hexadecimal digits",
                           "il faut %d chiffres hexadécimaux", (int)(2 * size));
    }
    for (size_t i = 0; i < size; i++) {
        out[i] = (uint8_t)((strchr(digits, text[2 * i]) - digits) << 4 |
                           (strchr(digits, text[2 * i + 1]) - digits));
    }
    return true;
}

/* Reads one seat. A computer must still be a player of the game; a bot may have
 * left the tournament. */
static bool read_holder(const JsonAt *json, Table *table, Error *err)
{
    static const char *const members[] = { "kind", "name", "spec", "token",
                                           NULL };
    JsonAt member[4];
    Seat seat = (Seat)json->index;
    SeatHolder *holder = &table->holders[seat];
    PlayerSpec spec;
    if (!json_read_members(json, members, member, err)) {
        return false;
    }
    HolderKind kind = 0;
    while (kind < HOLDER_KINDS &&
           !json_is_string(&member[0], persist_kinds[kind])) {
        kind++;
    }
    if (kind == HOLDER_KINDS) {
        return json_refuse(&member[0], err, "unknown kind", "type inconnu");
    }
    if (!read_text(&member[1], holder->name, sizeof holder->name, err) ||
        !read_text(&member[2], holder->spec, sizeof holder->spec, err)) {
        return false;
    }
    bool is_player = kind == HOLDER_COMPUTER && !rival_of(holder->spec);
    if (is_player &&
        !players_parse(holder->spec, table->play.game, &spec, err)) {
        return false;
    }
    if (is_player && players_is_human(&spec)) {
        return json_refuse(&member[2], err, "not a computer",
                           "n'est pas un ordinateur");
    }
    people_set_kind(table, seat, kind);
    return read_hex(&member[3], holder->token, sizeof holder->token, err);
}

/* Reads what does not change during the game. */
static bool read_fixed(const JsonAt *member, Table *table, Error *err)
{
    Play *play = &table->play;
    uint32_t players;
    uint8_t salt[8];
    if (!record_read_start(play, games_all, &member[GAME_ID], &member[OPTIONS],
                           &member[START], err)) {
        return false;
    }
    play->has_seed = !json_is_null(&member[SEED]);
    players = (uint32_t)play->players;
    if ((play->has_seed && !json_read_int64(&member[SEED], 0, RECORD_SEED_MAX,
                                            &play->seed, err)) ||
        !read_hex(&member[SALT], salt, sizeof salt, err) ||
        !json_read_bool(&member[ONLINE], &table->is_online, err) ||
        !json_read_bool(&member[LISTED], &table->is_listed, err) ||
        !creation_read_clock(&member[CLOCK], 0, &table->clock, err) ||
        !json_read_array(&member[SEATS], players, players, err)) {
        return false;
    }
    for (size_t i = 0; i < sizeof salt; i++) {
        play->salt = play->salt << 8 | salt[i];
    }
    for (JsonAt item = json_first(&member[SEATS]); item.value;
         json_step(&item)) {
        if (!read_holder(&item, table, err)) {
            return false;
        }
        table->holders[item.index].left = table->clock.base;
    }
    return true;
}

static bool read_left(const JsonAt *json, Table *table, Error *err)
{
    uint32_t players = (uint32_t)table->play.players;
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

/* Plays one step of the file and takes over its times and the cids of its
 * choices. */
static bool replay_step(const JsonAt *json, Table *table, Error *err)
{
    static const char *const members[] = { "m", "ms", "c", "?l", NULL };
    JsonAt member[4];
    Play *play = &table->play;
    const char *text;
    int64_t ms;
    if (!json_read_members(json, members, member, err) ||
        !json_read_string(&member[0], &text, err) ||
        !json_read_int64(&member[1], 0, UINT32_MAX, &ms, err) ||
        (member[3].value && !read_left(&member[3], table, err)) ||
        !play_step_text(play, text, err)) {
        return false;
    }
    /* Remembers the requests that led to the step. Values that are not a cid
     * are ignored. */
    JsonAt item = { 0 };
    if (json_type(&member[2]) == JSON_ARRAY) {
        item = json_first(&member[2]);
    }
    for (; item.value; json_step(&item)) {
        char cid[CID_SIZE];
        if (read_text(&item, cid, sizeof cid, NULL)) {
            table_remember(table, cid, 0);
        }
    }
    table_reserve_notes(table, play->step_count);
    StepNote *note = &table->notes[play->step_count - 1];
    *note = (StepNote){ .value = VALUE_UNKNOWN, .ms = (uint32_t)ms };
    for (int s = 0; s < play->players; s++) {
        note->left[s] = (int32_t)table->holders[s].left;
    }
    table->moved |= play->steps[play->step_count - 1].acted;
    return true;
}

/* Plays the steps, one from each line. */
static bool replay_steps(const Text *lines, Table *table, Error *err)
{
    const char *line = text_string(lines);
    for (int number = 1; *line; number++) {
        size_t size = strcspn(line, "\n");
        JsonDocument document;
        bool is_played = json_parse(&document, line, size, err);
        if (is_played) {
            JsonAt root = json_root(&document);
            is_played = replay_step(&root, table, err);
            json_done(&document);
        }
        if (!is_played) {
            char which[24];
            snprintf(which, sizeof which, "steps[%d]", number);
            error_prefix(err, which);
            return false;
        }
        line += size + (line[size] == '\n');
    }
    return true;
}

/* Reads one choice of a step that is not complete. */
static bool read_choice(const JsonAt *json, Table *table, Error *err)
{
    static const char *const members[] = { "move", "cid", NULL };
    Play *play = &table->play;
    JsonAt member[2];
    const char *text;
    Seat seat = (Seat)json->index;
    char *cid = table->choice_cid[seat];
    Move move;
    if (!seats_has(play->game->to_act(&play->state), seat)) {
        return json_refuse(json, err, "it is not this player's turn",
                           "ce n'est pas à ce joueur de jouer");
    }
    if (!json_read_members(json, members, member, err) ||
        !json_read_string(&member[0], &text, err) ||
        !read_text(&member[1], cid, CID_SIZE, err) ||
        rules_read_move(play->game, &play->state, seat, text, &move, err) !=
            MOVE_FITS) {
        return false;
    }
    play_choose(play, seat, move);
    if (cid[0]) {
        table_remember(table, cid, 0);
    }
    return true;
}

/* Reads the choices of a step that is not complete. At least one must be
 * missing: otherwise the step would have been played. */
static bool read_pending(const JsonAt *json, Table *table, Error *err)
{
    const Play *play = &table->play;
    uint32_t players = (uint32_t)play->players;
    if (!json_read_array(json, players, players, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        if (!json_is_null(&item) && !read_choice(&item, table, err)) {
            return false;
        }
    }
    return play->chosen == SEATS_NONE ||
           play->chosen != play->game->to_act(&play->state) ||
           json_refuse(json, err, "every choice is in, but no step was played",
                       "tous les choix sont faits, mais rien n'a été joué");
}

/* Reads how the game ended outside the rules; null if it did not. */
static bool read_end(const JsonAt *json, Table *table, Error *err)
{
    static const char *const members[] = { "losers", "why", NULL };
    JsonAt member[2];
    Play *play = &table->play;
    uint32_t players = (uint32_t)play->players;
    int why, seat;
    if (json_is_null(json)) {
        return true;
    }
    if (!json_read_members(json, members, member, err) ||
        !json_read_array(&member[0], 0, players, err) ||
        !json_read_int(&member[1], WHY_NONE, WHY_FAULT, &why, err)) {
        return false;
    }
    for (JsonAt item = json_first(&member[0]); item.value; json_step(&item)) {
        if (!json_read_int(&item, 1, players, &seat, err)) {
            return false;
        }
        play->losers |= SEATS_ONE(seat - 1);
    }
    table->why = (EndWhy)why;
    play->end = play->losers ? PLAY_FORFEIT : PLAY_ADJUDICATED;
    return true;
}

/* Reads the image and plays the steps. The clocks and choices of an image
 * that is older than the last step are outdated and ignored. */
static bool read_image(const JsonAt *root, const Text *steps, Table *table,
                       Error *err)
{
    JsonAt member[MEMBERS];
    int64_t ply, seq, given = 0;
    int version;
    if (!json_read_members(root, names, member, err) ||
        !json_read_int(&member[VERSION], 1, 1, &version, err) ||
        !read_fixed(member, table, err) ||
        !json_read_int64(&member[SEQ], 0, KEPT_SEQ_MOST, &seq, err) ||
        !json_read_int64(&member[PLY], 0, STEPS_MOST, &ply, err) ||
        (member[GIVEN].value &&
         !json_read_int64(&member[GIVEN], 0, STEPS_MOST, &given, err)) ||
        !replay_steps(steps, table, err)) {
        return false;
    }
    table->seq = (uint64_t)seq;
    table->given = (size_t)given;
    table->play.step_limit = STEPS_MOST;
    bool is_newest = (size_t)ply == table->play.step_count;
    return (!is_newest || (read_left(&member[LEFT], table, err) &&
                           read_pending(&member[PENDING], table, err))) &&
           read_end(&member[END], table, err);
}

/* Warns the host, at most once a second: clients may ask for a damaged table
 * again and again. */
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

TableFound persist_load(Session *session, const char *id, Table **out)
{
    const SessionHost *host = &session->host;
    Text image = { 0 }, steps = { 0 };
    Error err = ERROR_IN(host->lang);
    Table *table = NULL;
    JsonDocument document;
    if (host->load(host->context, id, &image, &steps, &err)) {
        if (json_parse(&document, text_string(&image), image.size, &err)) {
            JsonAt root = json_root(&document);
            table = table_new(session, id);
            if (!read_image(&root, &steps, table, &err)) {
                table_free(table);
                table = NULL;
            }
            json_done(&document);
        }
        error_prefix(
            &err, lang_pick(host->lang, "damaged table", "table endommagée"));
    }
    if (table) {
        /* Requests from before a restart that are sent again are acknowledged
         * with the current seq. */
        for (int i = 0; i < CIDS_SIZE; i++) {
            table->cids[i].seq = table->seq;
        }
        table_settle(table);
    } else if (err.text[0]) {
        warn(session, id, &err);
    }
    text_done(&image);
    text_done(&steps);
    *out = table;
    return table ? TABLE_HERE : err.text[0] ? TABLE_DAMAGED : TABLE_NONE;
}
