/* creation.c: checks what a client asks for when it creates a table, and makes
 * the table. A rematch copies most of it from the earlier table.
 *
 * At an online table nobody may know hidden cards. So the client may give
 * neither a seed nor an unfinished record, and the deal does not depend on a
 * seed. A random salt keeps whoever knows a seed from foreseeing what chance
 * will draw. A local table with a seed has no salt: the same seed gives the
 * same game. */
#include "session/creation.h"

#include <string.h>

#include "ai/players.h"
#include "core/config.h"
#include "core/record.h"
#include "core/rules.h"
#include "games/games.h"
#include "session/people.h"
#include "session/persistence.h"
#include "session/request.h"
#include "session/session_state.h"

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

bool creation_read_flag(const JsonAt *json, bool *out, Error *err)
{
    return !json->value || json_read_bool(json, out, err);
}

bool creation_read_name(const JsonAt *json, char out[NAME_SIZE], Error *err)
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

/* Reads the spec of a computer player. It must be one of the game's, and its
 * search may have at most SIMULATIONS_MOST simulations. */
static const char *read_computer(const JsonAt *json, const Game *game,
                                 char *out, Error *err)
{
    const char *text;
    PlayerSpec spec;
    if (!json->value) {
        return REFUSE(err, "bad-seats", "seats: a computer needs a spec",
                      "seats : il faut un spec à un ordinateur");
    }
    if (!json_read_string(json, &text, err)) {
        return "malformed";
    }
    if (!players_parse(text, game, &spec, err)) {
        return "bad-seats";
    }
    if (players_is_human(&spec) || strlen(text) >= SPEC_SIZE ||
        spec.number > SIMULATIONS_MOST) {
        json_refuse(json, err,
                    "there is no such computer player (in mcts:N, N is at "
                    "most %d)",
                    "ce joueur n'existe pas (dans mcts:N, N est au plus %d)",
                    SIMULATIONS_MOST);
        return "bad-seats";
    }
    strcpy(out, text);
    return NULL;
}

/* Reads one seat: me, open or computer. One open seat makes the table an
 * online one. */
static const char *read_seat(const JsonAt *json, NewTable *wanted, Error *err)
{
    static const char *const names[] = { "kind", "?name", "?spec", NULL };
    JsonAt member[3];
    Seat s = (Seat)json->index;
    if (!json_read_members(json, names, member, err) ||
        !creation_read_name(&member[1], wanted->names[s], err)) {
        return "malformed";
    }
    bool is_computer = json_is_string(&member[0], "computer");
    if (member[2].value && !is_computer) {
        json_refuse(&member[2], err, "only a computer has a spec",
                    "seul un ordinateur a un spec");
        return "bad-seats";
    }
    if (is_computer) {
        wanted->kinds[s] = HOLDER_COMPUTER;
        return read_computer(&member[2], wanted->play.game, wanted->specs[s],
                             err);
    }
    if (json_is_string(&member[0], "open")) {
        wanted->kinds[s] = HOLDER_OPEN;
        wanted->is_online = true;
    } else if (json_is_string(&member[0], "me")) {
        wanted->kinds[s] = HOLDER_HUMAN;
    } else {
        json_refuse(&member[0], err, "must be me, open or computer",
                    "doit être me, open ou computer");
        return "malformed";
    }
    return NULL;
}

/* Reads the seats; their number must be the game's number of players. */
static const char *read_seats(const JsonAt *json, NewTable *wanted, Error *err)
{
    uint32_t players = (uint32_t)wanted->play.players;
    if (json_type(json) == JSON_ARRAY && json->value->count != players) {
        json_read_array(json, players, players, err);
        return "bad-seats";
    }
    if (!json_read_array(json, players, players, err)) {
        return "malformed";
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        const char *code = read_seat(&item, wanted, err);
        if (code) {
            return code;
        }
    }
    return NULL;
}

bool creation_read_clock(const JsonAt *json, int64_t least, ClockRule *out,
                         Error *err)
{
    static const char *const names[] = { "base", "step", NULL };
    JsonAt member[2];
    if (!json->value || json_is_null(json)) {
        return true;
    }
    out->is_set = true;
    return json_read_members(json, names, member, err) &&
           json_read_int64(&member[0], least, CLOCK_MOST, &out->base, err) &&
           json_read_int64(&member[1], 0, CLOCK_MOST, &out->step, err);
}

/* Returns the number of steps of the record in "create"; the steps themselves
 * are not checked here. */
static size_t count_steps(const JsonAt *member)
{
    const JsonAt *record = &member[RECORD];
    JsonAt moves = record->value && json_type(record) == JSON_OBJECT
                       ? json_member(record, "moves")
                       : (JsonAt){ 0 };
    return moves.value && json_type(&moves) == JSON_ARRAY ? moves.value->count
                                                          : 0;
}

/* Reads the game to continue. Its record has the game, options and seed, so the
 * message must not give them too. */
static const char *read_record(const JsonAt *member, NewTable *wanted,
                               Error *err)
{
    for (int i = GAME_ID; i <= SEED; i++) {
        if (member[i].value) {
            json_refuse(&member[i], err, "must be left out: the record has it",
                        "à omettre : la partie fournie le contient");
            return "malformed";
        }
    }
    /* Checked before the record is played. */
    if (count_steps(member) > STEPS_MOST) {
        return REFUSE(err, "bad-record", "the game is too long",
                      "la partie est trop longue");
    }
    if (!record_read_json(&wanted->play, games_all, &member[RECORD], err)) {
        return "bad-record";
    }
    wanted->is_given = true;
    return NULL;
}

/* Begins a game. If is_secret, the deal depends on no seed. */
static void begin_game(Session *session, const Game *game,
                       const GameConfig *config, bool is_secret, int64_t seed,
                       Play *out)
{
    Rng rng;
    play_begin(out, game, config, seed, "", &rng);
    if (is_secret) {
        /* Strangers play this game with hidden cards, and a seed could be
         * guessed. So the whole state of the generator is random. */
        GameState start;
        session->host.random(session->host.context, &rng, sizeof rng);
        rules_setup(game, &start, config, &rng);
        play_restart(out, &start);
        out->has_seed = false;
        out->seed = 0;
    }
}

void creation_begin(Session *session, const Game *game,
                    const GameConfig *config, NewTable *wanted)
{
    int64_t seed = (int64_t)(random_word(session) & RECORD_SEED_MAX);
    begin_game(session, game, config, false, seed, &wanted->play);
}

/* Reads game, options and seed of a new game. Without a seed a random one is
 * drawn. */
static const char *read_game(Session *session, const JsonAt *member,
                             NewTable *wanted, Error *err)
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
    begin_game(session, game, &config, false, seed, &wanted->play);
    return NULL;
}

/* Refuses an online table with hidden cards if the client chooses the seed or
 * brings the record: it would know all cards. */
static const char *hide_start(Session *session, const JsonAt *member,
                              NewTable *wanted, Error *err)
{
    const Play *play = &wanted->play;
    if (!wanted->is_online || !play->game->redact || play_is_over(play)) {
        return NULL;
    }
    if (wanted->is_given) {
        return REFUSE(
            err, "not-allowed",
            "an online game with hidden cards cannot continue a record",
            "une partie en ligne à cartes cachées ne peut pas en reprendre "
            "une autre");
    }
    if (member[SEED].value) {
        return REFUSE(err, "not-allowed",
                      "an online game with hidden cards takes no seed",
                      "une partie en ligne à cartes cachées ne prend pas de "
                      "graine");
    }
    Play open = wanted->play;
    begin_game(session, play->game, &open.config, true, 0, &wanted->play);
    play_done(&open);
    return NULL;
}

const char *creation_look(const JsonAt *member, size_t *steps, bool *draws,
                          Error *err)
{
    *steps = count_steps(member);
    *draws = false;
    return creation_read_flag(&member[DRAW], draws, err) ? NULL : "malformed";
}

const char *creation_read(Session *session, const JsonAt *member,
                          NewTable *wanted, Error *err)
{
    const char *code = member[RECORD].value
                           ? read_record(member, wanted, err)
                           : read_game(session, member, wanted, err);
    code = code ? code : read_seats(&member[SEATS], wanted, err);
    code = code ? code : hide_start(session, member, wanted, err);
    if (code) {
        return code;
    }
    if (!creation_read_clock(&member[CLOCK], 1000, &wanted->clock, err) ||
        !creation_read_flag(&member[LISTED], &wanted->is_listed, err) ||
        !creation_read_flag(&member[DRAW], &wanted->draws, err)) {
        return "malformed";
    }
    return NULL;
}

const char *creation_check(Session *session, const JsonAt *member,
                           NewTable *wanted, Error *err)
{
    const JsonAt as_create[] = {
        [GAME_ID] = member[1],
        [OPTIONS] = member[2],
        [SEED] = member[3],
        [RECORD] = member[4],
    };
    /* A record is refused, because it would have to be played first, which
     * costs time. */
    if (count_steps(as_create) > 0) {
        return REFUSE(err, "bad-record", "must be a position without moves",
                      "il faut une position sans coups joués");
    }
    return member[4].value ? read_record(as_create, wanted, err)
                           : read_game(session, as_create, wanted, err);
}

void creation_again(Session *session, const Table *old, bool is_same_deal,
                    NewTable *wanted)
{
    const Play *play = &old->play;
    bool is_secret = old->is_online && play->game->redact;
    int64_t seed = (int64_t)(random_word(session) & RECORD_SEED_MAX);
    *wanted = (NewTable){
        .is_online = old->is_online,
        .is_listed = old->is_listed,
        .is_again = is_same_deal,
        .clock = old->clock,
    };
    if (is_same_deal) {
        play_init(&wanted->play, play->game, &play->config, &play->start);
        wanted->play.has_seed = play->has_seed;
        wanted->play.seed = play->seed;
        wanted->play.salt = play->salt;
    } else {
        begin_game(session, play->game, &play->config, is_secret, seed,
                   &wanted->play);
    }
    for (int s = 0; s < play->players; s++) {
        const SeatHolder *holder = &old->holders[s];
        int to = (s + !is_same_deal) % play->players;
        bool is_gone = holder->kind == HOLDER_HUMAN && !holder->here;
        wanted->kinds[to] = is_gone ? HOLDER_OPEN : holder->kind;
        wanted->is_online = wanted->is_online || is_gone;
        memcpy(wanted->specs[to], holder->spec, sizeof holder->spec);
        if (!is_gone) {
            memcpy(wanted->names[to], holder->name, sizeof holder->name);
        }
    }
}

/* Gives a person who gave no name the one in the record. */
static void take_name(const char *name, SeatHolder *holder)
{
    char read[NAME_SIZE];
    if (holder->kind == HOLDER_HUMAN && !holder->name[0] && name &&
        strcmp(name, "human") != 0 && people_read_name(name, read)) {
        memcpy(holder->name, read, sizeof read);
    }
}

Table *creation_make(Session *session, NewTable *wanted,
                     char tokens[GAME_SEATS][TOKEN_SIZE])
{
    Table *table = table_new(session, NULL);
    Play *play = &table->play;
    *play = wanted->play;
    wanted->play = (Play){ 0 };
    play->step_limit = STEPS_MOST;
    table->is_online = wanted->is_online;
    table->is_listed = wanted->is_listed;
    table->clock = wanted->clock;
    if (!wanted->is_again && (table->is_online || !play->has_seed)) {
        play->salt = random_word(session);
    }
    for (Seat s = 0; s < play->players; s++) {
        SeatHolder *holder = &table->holders[s];
        people_set_kind(table, s, wanted->kinds[s]);
        holder->left = wanted->clock.base;
        memcpy(holder->name, wanted->names[s], sizeof holder->name);
        memcpy(holder->spec, wanted->specs[s], sizeof holder->spec);
        if (holder->kind == HOLDER_HUMAN) {
            people_token(session, tokens[s]);
            people_seat(table, s, tokens[s]);
        }
        take_name(play->names[s], holder);
    }
    /* A table does not keep comments: an undo would have to drop them. */
    play_drop_comments(play, 0);
    table->given = play->step_count;
    persist_image(table);
    /* The times of the steps of a record are unknown. */
    table_reserve_notes(table, play->step_count);
    for (size_t i = 0; i < play->step_count; i++) {
        StepNote *note = &table->notes[i];
        *note = (StepNote){ .value = VALUE_UNKNOWN };
        for (int s = 0; s < GAME_SEATS; s++) {
            note->left[s] = (int32_t)table->clock.base;
        }
        table->moved |= play->steps[i].acted;
    }
    persist_given(table);
    table_settle(table);
    return table;
}
