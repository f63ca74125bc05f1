#include <stdlib.h>
#include <string.h>

#include "core/play.h"
#include "games/games.h"
#include "session/internal.h"

enum { CID, GAME_ID, OPTIONS, SEED, SEATS, CLOCK, LISTED, RECORD, DRAW };
const char *const request_create_names[] = {
    "t",      "cid",     "?game",   "?options", "?seed", "seats",
    "?clock", "?listed", "?record", "?draw",    NULL,
};

static uint64_t random_word(Session *session)
{
    uint64_t word;
    session->host.random(session->host.context, &word, sizeof word);
    return word;
}

bool opening_read_flag(const JsonAt *json, bool *out, Error *err)
{
    return !json->value || json_read_bool(json, out, err);
}

bool opening_read_name(const JsonAt *json, char out[NAME_SIZE], Error *err)
{
    const char *text;
    if (!json->value) {
        return true;
    }
    return json_read_string(json, &text, err) &&
           (people_read_name(text, out) ||
            json_refuse(json, err, "must have at most %d characters",
                        "doit avoir au plus %d caractères", NAME_RUNES));
}

static const char *read_computer(const JsonAt *json, const Game *game,
                                 char *out, Error *err)
{
    const char *text;
    PlayerSpec spec;
    if (!json->value) {
        return REFUSE(err, "bad-seats", "seats: a computer needs a spec",
                      "seats : un ordinateur a besoin d'un spec");
    }
    if (!json_read_string(json, &text, err)) {
        return "malformed";
    }
    if (!players_parse(text, game, &spec, err)) {
        return "bad-seats";
    }
    if (players_is_human(&spec) || strlen(text) >= SPEC_SIZE ||
        spec.number > SIMULATIONS_MOST) {
        json_refuse(json, err, "no such computer here (mcts:N up to %d)",
                    "pas un ordinateur d'ici (mcts:N jusqu'à %d)",
                    SIMULATIONS_MOST);
        return "bad-seats";
    }
    strcpy(out, text);
    return NULL;
}

static const char *read_seat(const JsonAt *json, Opening *opening, Error *err)
{
    static const char *const names[] = { "kind", "?name", "?spec", NULL };
    JsonAt member[3];
    Seat s = (Seat)json->index;
    if (!json_read_members(json, names, member, err) ||
        !opening_read_name(&member[1], opening->names[s], err)) {
        return "malformed";
    }
    bool is_computer = json_is_string(&member[0], "computer");
    if (member[2].value && !is_computer) {
        json_refuse(&member[2], err, "only a computer has one",
                    "seul un ordinateur en a un");
        return "bad-seats";
    }
    if (is_computer) {
        opening->kinds[s] = CHAIR_COMPUTER;
        return read_computer(&member[2], opening->match.game, opening->specs[s],
                             err);
    }
    if (json_is_string(&member[0], "open")) {
        opening->kinds[s] = CHAIR_OPEN;
        opening->is_online = true;
    } else if (json_is_string(&member[0], "me")) {
        opening->kinds[s] = CHAIR_HUMAN;
    } else {
        json_refuse(&member[0], err, "must be me, open or computer",
                    "doit être me, open ou computer");
        return "malformed";
    }
    return NULL;
}

static const char *read_seats(const JsonAt *json, Opening *opening, Error *err)
{
    uint32_t players = (uint32_t)opening->match.players;
    if (json_type(json) == JSON_ARRAY && json->value->count != players) {
        json_read_array(json, players, players, err);
        return "bad-seats";
    }
    if (!json_read_array(json, players, players, err)) {
        return "malformed";
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        const char *code = read_seat(&item, opening, err);
        if (code) {
            return code;
        }
    }
    return NULL;
}

static bool read_clock(const JsonAt *json, ClockRule *out, Error *err)
{
    static const char *const names[] = { "base", "step", NULL };
    JsonAt member[2];
    if (!json->value || json_is_null(json)) {
        return true;
    }
    out->is_set = true;
    return json_read_members(json, names, member, err) &&
           json_read_int64(&member[0], 1000, CLOCK_MOST, &out->base, err) &&
           json_read_int64(&member[1], 0, CLOCK_MOST, &out->step, err);
}

static const char *read_record(const JsonAt *member, Opening *opening,
                               Error *err)
{
    for (int i = GAME_ID; i <= SEED; i++) {
        if (member[i].value) {
            json_refuse(&member[i], err, "comes from the record",
                        "vient de la partie donnée");
            return "malformed";
        }
    }
    if (!record_read_json(&opening->match, games_all, &member[RECORD], err)) {
        return "bad-record";
    }
    opening->is_given = true;
    if (opening->match.step_count > STEPS_MOST) {
        return REFUSE(err, "bad-record", "the game is too long",
                      "la partie est trop longue");
    }
    return NULL;
}

/* A game from its start. The seats must have been read. */
static void begin_game(Session *session, const Game *game,
                       const GameConfig *config, bool is_secret, int64_t seed,
                       Match *out)
{
    Rng rng;
    match_begin(out, game, config, seed, "", &rng);
    if (is_secret) {
        /* No seed stands behind hidden cards that strangers play with: what
         * is dealt is as random as the tokens. */
        GameState start;
        session->host.random(session->host.context, &rng, sizeof rng);
        play_setup(game, &start, config, &rng);
        match_restart(out, &start);
        out->has_seed = false;
        out->seed = 0;
    }
}

static const char *read_game(Session *session, const JsonAt *member,
                             Opening *opening, Error *err)
{
    const char *id;
    GameConfig config;
    int64_t seed = (int64_t)(random_word(session) & RECORD_SEED_MAX);
    if (!member[GAME_ID].value) {
        return REFUSE(err, "malformed", "game: missing", "game : manque");
    }
    if (!json_read_string(&member[GAME_ID], &id, err) ||
        (member[SEED].value &&
         !json_read_int64(&member[SEED], 0, RECORD_SEED_MAX, &seed, err))) {
        return "malformed";
    }
    const Game *game = games_find(id);
    if (!game) {
        json_refuse(&member[GAME_ID], err, "no game is called \"%s\"",
                    "aucun jeu ne s'appelle « %s »", id);
        return "unknown-game";
    }
    config_default(game, &config);
    if (member[OPTIONS].value &&
        !config_read(game, &member[OPTIONS], &config, err)) {
        return "bad-options";
    }
    begin_game(session, game, &config, false, seed, &opening->match);
    return NULL;
}

/* Who names the seed of a game with hidden cards, or brings its record, knows
 * them all. */
static const char *hide_start(Session *session, const JsonAt *member,
                              Opening *opening, Error *err)
{
    const Match *match = &opening->match;
    if (!opening->is_online || !match->game->redact || match_is_over(match)) {
        return NULL;
    }
    if (opening->is_given) {
        return REFUSE(
            err, "not-allowed",
            "a game with hidden cards begins anew at an online table",
            "une partie à cartes cachées recommence à une table en ligne");
    }
    if (member[SEED].value) {
        return REFUSE(err, "not-allowed",
                      "no seed at an online table with hidden cards",
                      "pas de graine à une table en ligne à cartes cachées");
    }
    Match open = opening->match;
    begin_game(session, match->game, &open.config, true, 0, &opening->match);
    match_done(&open);
    return NULL;
}

const char *opening_read(Session *session, const JsonAt *member,
                         Opening *opening, Error *err)
{
    const char *code = member[RECORD].value
                           ? read_record(member, opening, err)
                           : read_game(session, member, opening, err);
    code = code ? code : read_seats(&member[SEATS], opening, err);
    code = code ? code : hide_start(session, member, opening, err);
    if (code) {
        return code;
    }
    if (!read_clock(&member[CLOCK], &opening->clock, err) ||
        !opening_read_flag(&member[LISTED], &opening->is_listed, err) ||
        !opening_read_flag(&member[DRAW], &opening->draws, err)) {
        return "malformed";
    }
    return NULL;
}

void opening_again(Session *session, const Desk *old, Opening *opening)
{
    const Match *match = &old->match;
    bool is_secret = old->is_online && match->game->redact;
    int64_t seed = (int64_t)(random_word(session) & RECORD_SEED_MAX);
    *opening = (Opening){
        .is_online = old->is_online,
        .is_listed = old->is_listed,
        .clock = old->clock,
    };
    begin_game(session, match->game, &match->config, is_secret, seed,
               &opening->match);
    for (int s = 0; s < match->players; s++) {
        const Chair *chair = &old->chairs[s];
        int to = (s + 1) % match->players;
        bool is_gone = chair->kind == CHAIR_HUMAN && !chair->here;
        opening->kinds[to] = is_gone ? CHAIR_OPEN : chair->kind;
        opening->is_online = opening->is_online || is_gone;
        memcpy(opening->specs[to], chair->spec, sizeof chair->spec);
        if (!is_gone) {
            memcpy(opening->names[to], chair->name, sizeof chair->name);
        }
    }
}

/* Steps that come with a record have no times. */
static void note_given(Desk *desk)
{
    Match *match = desk_match(desk);
    GameState state;
    size_t count = match->step_count;
    game_copy(match->game, &state, &match->start);
    desk_reserve_notes(desk, count);
    for (size_t i = 0; i < count; i++) {
        SeatSet acted = match->game->to_act(&state);
        StepNote *note = &desk->notes[i];
        *note = (StepNote){ .value = VALUE_UNKNOWN };
        for (int s = 0; s < GAME_SEATS; s++) {
            note->left[s] = (int32_t)desk->clock.base;
        }
        desk->moved |= acted;
        match->step_count = i + 1;
        keep_step(desk, &state);
        match->game->apply(&state, match->steps[i].moves);
    }
}

/* The names in a record, where the opening has none. */
static void take_names(Desk *desk)
{
    for (int s = 0; s < desk->match.players; s++) {
        Chair *chair = &desk->chairs[s];
        const char *name = desk->match.names[s];
        char read[NAME_SIZE];
        if (chair->kind == CHAIR_HUMAN && !chair->name[0] && name &&
            strcmp(name, "human") != 0 && people_read_name(name, read)) {
            memcpy(chair->name, read, sizeof read);
        }
    }
}

Desk *opening_make(Session *session, Opening *opening,
                   char tokens[GAME_SEATS][TOKEN_SIZE])
{
    Desk *desk = desk_new(session, NULL);
    desk->match = opening->match;
    opening->match = (Match){ 0 };
    desk->is_online = opening->is_online;
    desk->is_listed = opening->is_listed;
    desk->clock = opening->clock;
    if (desk->is_online || !desk->match.has_seed) {
        desk->match.salt = random_word(session);
    }
    for (int s = 0; s < desk->match.players; s++) {
        Chair *chair = &desk->chairs[s];
        chair->kind = opening->kinds[s];
        chair->left = opening->clock.base;
        memcpy(chair->name, opening->names[s], sizeof chair->name);
        memcpy(chair->spec, opening->specs[s], sizeof chair->spec);
        if (chair->kind == CHAIR_HUMAN) {
            people_token(session, tokens[s]);
            people_seat(chair, tokens[s]);
        }
    }
    take_names(desk);
    /* Comments belong to moves that may be taken back. */
    match_drop_comments(&desk->match, 0);
    keep_image(desk);
    note_given(desk);
    desk_settle(desk);
    return desk;
}
