/* request.c: the messages of docs/API.md that a client may send. Each has a
 * function on_...; the table `kinds` at the end names them all.
 *
 * Before a function is called, the message is parsed, it has the members of its
 * kind and no others, hello has been said, the client is at a table if the kind
 * needs one, and the request was not carried out already. A function returns
 * NULL, or the code of an error; the words are then in r->err. */
#include "session/request.h"

#include <stdio.h>
#include <string.h>

#include "core/config.h"
#include "core/rules.h"
#include "session/analysis.h"
#include "session/creation.h"
#include "session/hint.h"
#include "session/lobby.h"
#include "session/news.h"
#include "session/people.h"
#include "session/premove.h"
#include "session/session_state.h"
#include "session/undo.h"

/* Sets the words of an error and returns its code, one of docs/API.md. */
#define FAIL(request, code, en, fr)                                            \
    (error_set(&(request)->err, "%s", "%s",                                    \
               lang_pick((request)->err.lang, (en), (fr))),                    \
     (code))
#define MALFORMED "malformed"

/* Sends welcome, with the version, or pong. */
static void send_plain(Client *client, const char *type, bool has_version)
{
    Message message;
    message_begin(&message, type, NULL);
    if (has_version) {
        json_int_member(&message.out, "v", 1);
        json_string_member(&message.out, "version", JOUTE_VERSION);
        if (client->session->host.ask) {
            json_bool_member(&message.out, "tournament", true);
        }
        if (client->session->host.find_rival) {
            json_bool_member(&message.out, "challenge", true);
        }
    }
    json_int_member(&message.out, "now", (int64_t)client->session->now);
    message_send(&message, client);
}

/* Answers the greeting. A client repeats it to change the language, and then
 * gets a snapshot too. */
static const char *on_hello(Request *r)
{
    Client *client = r->client;
    int version;
    if (!json_read_int(&r->member[0], 0, INT32_MAX, &version, &r->err)) {
        return MALFORMED;
    }
    bool is_french = json_is_string(&r->member[1], "fr");
    if (!is_french && !json_is_string(&r->member[1], "en")) {
        json_refuse(&r->member[1], &r->err, "must be \"fr\" or \"en\"",
                    "doit être « fr » ou « en »");
        return MALFORMED;
    }
    if (r->member[2].value) {
        const char *key;
        if (!json_read_string(&r->member[2], &key, &r->err)) {
            return MALFORMED;
        }
        if (strlen(key) < KEY_LEAST || strlen(key) > KEY_MOST) {
            json_refuse(&r->member[2], &r->err, "must have %d to %d characters",
                        "doit avoir de %d à %d caractères", KEY_LEAST,
                        KEY_MOST);
            return MALFORMED;
        }
        client_set_key(client, key);
    }
    client->lang = is_french ? LANG_FR : LANG_EN;
    if (version != 1) {
        client_drop(client, "version",
                    lang_pick(client->lang,
                              "reload the page: the server has changed",
                              "rechargez la page : le serveur a changé"));
        return NULL;
    }
    client->has_hello = true;
    send_plain(client, "welcome", true);
    if (client->table) {
        news_snapshot(client);
    }
    return NULL;
}

static const char *on_ping(Request *r)
{
    send_plain(r->client, "pong", false);
    return NULL;
}

static const char *on_lobby(Request *r)
{
    bool is_on;
    if (!json_read_bool(&r->member[0], &is_on, &r->err)) {
        return MALFORMED;
    }
    lobby_enter(r->client, is_on);
    return NULL;
}

static const char *on_glance(Request *r)
{
    return lobby_glance(r->client, r->cid, &r->member[1], &r->err) ? NULL
                                                                   : MALFORMED;
}

/* Checks a position that somebody set up, or shows the start of a game. */
static const char *on_check(Request *r)
{
    NewTable wanted = { 0 };
    const Play *play = &wanted.play;
    const char *code =
        creation_check(r->client->session, r->member, &wanted, &r->err);
    if (!code) {
        Message message;
        message_begin(&message, "checked", r->cid);
        json_string_member(&message.out, "game", play->game->id);
        json_key(&message.out, "options");
        config_write(play->game, &play->config, &message.out);
        present_board(play, &play->state, &message.out);
        message_send(&message, r->client);
    }
    play_done(&wanted.play);
    return code;
}

static const char *on_leave(Request *r)
{
    people_depart(r->client);
    return NULL;
}

/* Reads the number of a seat, which must be one of the client's. */
static const char *read_own_seat(Request *r, const JsonAt *json, Seat *out)
{
    int number;
    if (!json_read_int(json, 1, GAME_SEATS, &number, &r->err)) {
        return MALFORMED;
    }
    if (!seats_has(r->client->you, (Seat)(number - 1))) {
        return FAIL(r, "not-yours", "that seat is not yours",
                    "cette place n'est pas la vôtre");
    }
    *out = (Seat)(number - 1);
    return NULL;
}

static const char *on_look(Request *r)
{
    Seat seat;
    const char *code = read_own_seat(r, &r->member[0], &seat);
    if (code) {
        return code;
    }
    r->client->as = seat;
    news_snapshot(r->client);
    return NULL;
}

/* Returns NULL if the seat may choose now. */
static const char *check_turn(Request *r, int ply, Seat seat)
{
    const Table *table = r->client->table;
    const Play *play = &table->play;
    if (play_is_over(&table->play)) {
        return FAIL(r, "not-now", "the game is over", "la partie est finie");
    }
    if (table_is_waiting(table)) {
        return FAIL(r, "not-now", "a seat is still free",
                    "une place est encore libre");
    }
    if (table->session->room == SESSION_FULL) {
        return FAIL(r, "busy", "the server has no room to store more moves",
                    "le serveur n'a plus de place pour enregistrer des coups");
    }
    if ((size_t)ply != play->step_count) {
        return FAIL(r, "stale", "the game has moved on meanwhile",
                    "la partie a continué entre-temps");
    }
    if (!seats_has(play->game->to_act(&play->state), seat)) {
        return FAIL(r, "not-your-turn", "it is not your turn",
                    "ce n'est pas à vous de jouer");
    }
    return NULL;
}

/* Reads a move in the seat's own view, so that the reason of a refusal reveals
 * nothing that is hidden. */
static const char *read_move(Request *r, Seat seat, const char *text, Move *out)
{
    const Table *table = r->client->table;
    const Game *game = table->play.game;
    Viewer viewer = { .as = seat };
    GameState seen;
    play_view(&table->play, &table->play.state, viewer.as, &seen);
    if (rules_read_move(game, &seen, seat, text, out, &r->err) != MOVE_FITS) {
        return "illegal";
    }
    if (*out & MOVE_IMPOSED) {
        return FAIL(r, "illegal", "only a referee may play that",
                    "seul un arbitre peut jouer cela");
    }
    return NULL;
}

/* Handles a choice. `ply` is the position that the client saw, so that a late
 * click does not count as the next move. */
static const char *on_move(Request *r)
{
    Table *table = r->client->table;
    Seat seat;
    int ply;
    const char *text;
    Move move = MOVE_NONE;
    if (!json_read_int(&r->member[1], 0, INT32_MAX, &ply, &r->err) ||
        !json_read_string(&r->member[3], &text, &r->err)) {
        return MALFORMED;
    }
    const char *code = read_own_seat(r, &r->member[2], &seat);
    code = code ? code : check_turn(r, ply, seat);
    code = code ? code : read_move(r, seat, text, &move);
    if (code) {
        return code;
    }
    table_choose(table, seat, move, r->cid);
    client_ack(r->client, r->cid, table->seq);
    table_settle(table);
    return NULL;
}

/* Ends a request that changed the table: remembers and acknowledges it. */
static const char *done(Request *r)
{
    Table *table = r->client->table;
    table_remember(table, r->cid, table->seq);
    client_ack(r->client, r->cid, table->seq);
    table_settle(table);
    return NULL;
}

static const char *on_undo(Request *r)
{
    Table *table = r->client->table;
    if (undo_can(table, r->client->you) == UNDO_NONE) {
        return FAIL(r, "not-allowed", "nothing can be taken back here",
                    "on ne peut rien reprendre ici");
    }
    undo_last(table, r->client->you);
    return done(r);
}

static const char *on_redo(Request *r)
{
    Table *table = r->client->table;
    if (!undo_can_redo(table, r->client->you)) {
        return FAIL(r, "not-allowed", "nothing can be played again here",
                    "il n'y a rien à rejouer ici");
    }
    undo_redo(table);
    return done(r);
}

static const char *on_answer(Request *r)
{
    Table *table = r->client->table;
    bool is_yes;
    if (!json_read_bool(&r->member[1], &is_yes, &r->err)) {
        return MALFORMED;
    }
    if (!table->has_ask || !(table->answers_due & r->client->you)) {
        return FAIL(r, "not-now", "there is no request to answer",
                    "il n'y a aucune demande à laquelle répondre");
    }
    undo_answer(table, r->client->you, is_yes);
    return done(r);
}

/* Gives up a seat of the client, so that the others win. */
static const char *on_resign(Request *r)
{
    Table *table = r->client->table;
    Seat seat;
    const char *code = read_own_seat(r, &r->member[1], &seat);
    if (code) {
        return code;
    }
    if (play_is_over(&table->play) || table_is_waiting(table)) {
        return FAIL(r, "not-now", "no game is being played",
                    "aucune partie n'est en cours");
    }
    table_forfeit(table, SEATS_ONE(seat), WHY_RESIGNED);
    return done(r);
}

static const char *on_hint(Request *r)
{
    Viewer viewer = present_to(r->client);
    if (!hint_can(r->client->table, &viewer)) {
        return FAIL(r, "not-allowed", "no hint is available here",
                    "aucun indice n'est disponible ici");
    }
    if (!hint_ask(r->client, r->cid)) {
        return FAIL(r, "busy", "the server is busy: try again in a moment",
                    "le serveur est occupé : réessayez dans un instant");
    }
    return NULL;
}

static const char *on_at(Request *r)
{
    const Table *table = r->client->table;
    int ply;
    if (!json_read_int(&r->member[1], 0, INT32_MAX, &ply, &r->err)) {
        return MALFORMED;
    }
    if ((size_t)ply > table->play.step_count) {
        return FAIL(r, "stale", "the game has fewer moves than that",
                    "la partie n'a pas autant de coups");
    }
    news_position(r->client, r->cid, (size_t)ply);
    return NULL;
}

static const char *on_ahead(Request *r)
{
    Viewer viewer = present_to(r->client);
    if (!premove_can(r->client->table, &viewer)) {
        return FAIL(r, "not-now", "no move can be prepared now",
                    "aucun coup ne peut être préparé maintenant");
    }
    premove_send(r->client, r->cid);
    return NULL;
}

/* Somebody must be to move in the position: a finished game cannot be analysed
 * at its end. */
static const char *on_analyse(Request *r)
{
    const Table *table = r->client->table;
    const Play *play = &table->play;
    int ply;
    if (!json_read_int(&r->member[1], 0, INT32_MAX, &ply, &r->err)) {
        return MALFORMED;
    }
    if (!analysis_can(table)) {
        return FAIL(r, "not-allowed", "no analysis is available here",
                    "aucune analyse n'est disponible ici");
    }
    if ((size_t)ply >= play->step_count + !play_is_over(play)) {
        return FAIL(r, "stale", "nobody is to move in that position",
                    "personne n'a à jouer dans cette position");
    }
    if (!analysis_ask(r->client, r->cid, (size_t)ply)) {
        return FAIL(r, "busy", "the server is busy: try again in a moment",
                    "le serveur est occupé : réessayez dans un instant");
    }
    return NULL;
}

/* Takes back a choice that waits for the others. */
static const char *on_reopen(Request *r)
{
    Table *table = r->client->table;
    Seat seat;
    const char *code = read_own_seat(r, &r->member[1], &seat);
    if (code) {
        return code;
    }
    if (!seats_has(table->play.chosen, seat)) {
        return FAIL(r, "not-now", "you have made no choice to take back",
                    "vous n'avez fait aucun choix à reprendre");
    }
    table_reopen(table, seat);
    return done(r);
}

static const char *on_record(Request *r)
{
    if (!table_can_record(r->client->table, r->client->you)) {
        return FAIL(r, "not-allowed",
                    "the record is available once the game is over",
                    "la partie pourra être enregistrée une fois finie");
    }
    news_record(r->client, r->cid);
    return NULL;
}

/* ---- phrases ---- */

/* A player says one of the page's phrases to all at an online table. Nothing
 * else can be said, so nothing has to be moderated or kept. */
static const char *on_phrase(Request *r)
{
    enum { PHRASES = 10, AT_ONCE = 3 };
    const double a_second = 0.5;
    Client *client = r->client;
    Table *table = client->table;
    Seat seat;
    int phrase;
    const char *code = read_own_seat(r, &r->member[1], &seat);
    if (code) {
        return code;
    }
    if (!json_read_int(&r->member[2], 0, PHRASES - 1, &phrase, &r->err)) {
        return MALFORMED;
    }
    if (!table->is_online) {
        return FAIL(r, "not-allowed", "nobody else is at this table",
                    "personne d'autre n'est à cette table");
    }
    if (!bucket_take(&client->phrase_limit, a_second, AT_ONCE, 1,
                     client->session->now)) {
        return FAIL(r, "too-fast", "too many phrases at once",
                    "trop de phrases à la fois");
    }
    for (Client *c = table->clients; c; c = c->next_at_table) {
        Message message;
        message_begin(&message, "phrase", c == client ? r->cid : NULL);
        json_string_member(&message.out, "table", table->id);
        json_int_member(&message.out, "seat", seat + 1);
        json_int_member(&message.out, "phrase", phrase);
        message_send(&message, c);
    }
    return NULL;
}

/* ---- the tournament beside the tables ---- */

/* A question counts as this many more messages, because the host has to read
 * records for it. */
enum { QUESTION_COST = 2 };

/* Passes a question about the tournament to the host, which answers later. */
static const char *ask(Request *r, SessionQuestion *question)
{
    const SessionHost *host = &r->client->session->host;
    question->cid = r->cid;
    question->lang = r->client->lang;
    if (!host->ask) {
        return FAIL(r, "no-tournament", "this server shows no tournament",
                    "ce serveur ne montre aucun tournoi");
    }
    if (!host->ask(host->context, r->client->id, question)) {
        return FAIL(r, "busy", "too many questions are waiting",
                    "trop de questions sont en attente");
    }
    return NULL;
}

static const char *on_tournament(Request *r)
{
    SessionQuestion question = { .kind = QUESTION_WATCH, .board = -1 };
    if (!json_read_bool(&r->member[0], &question.is_on, &r->err) ||
        (r->member[1].value && !json_read_int(&r->member[1], -1, INT16_MAX,
                                              &question.board, &r->err))) {
        return MALFORMED;
    }
    return ask(r, &question);
}

static const char *on_standing(Request *r)
{
    SessionQuestion question = { .kind = QUESTION_STANDING };
    return ask(r, &question);
}

static const char *on_match(Request *r)
{
    SessionQuestion question = { .kind = QUESTION_MATCH };
    if (!json_read_int64(&r->member[1], 1, INT64_MAX, &question.match,
                         &r->err)) {
        return MALFORMED;
    }
    client_charge(r->client, QUESTION_COST);
    return ask(r, &question);
}

/* Answers with positions of a game of the tournament; a negative `from` counts
 * from the end. */
static const char *on_replay(Request *r)
{
    SessionQuestion question = { .kind = QUESTION_REPLAY };
    const char *key = "";
    if (!json_read_int64(&r->member[1], 1, INT64_MAX, &question.match,
                         &r->err) ||
        !json_read_int64(&r->member[2], 1, INT64_MAX, &question.game,
                         &r->err) ||
        !json_read_int(&r->member[3], INT32_MIN, INT32_MAX, &question.from,
                       &r->err) ||
        (r->member[4].value &&
         !json_read_bool(&r->member[4], &question.draws, &r->err)) ||
        (r->member[5].value &&
         !json_read_string(&r->member[5], &key, &r->err))) {
        return MALFORMED;
    }
    snprintf(question.key, sizeof question.key, "%s", key);
    client_charge(r->client, QUESTION_COST);
    return ask(r, &question);
}

/* A kind of message: its members, what it requires, and its function. */
typedef struct RequestKind {
    const char *type;
    const char *const *names; /* the names of its members, beginning with "t"
                                 and ending with NULL */
    bool needs_table;         /* the client must be at a table */
    bool is_once; /* it is carried out only once, so the table remembers it */
    const char *(*receive)(Request *r);
} RequestKind;

#define NAMES(...) ((const char *const[]){ "t", __VA_ARGS__ })

static const RequestKind kinds[] = {
    { "hello", NAMES("v", "lang", "?key", NULL), .receive = on_hello },
    { "ping", NAMES(NULL), .receive = on_ping },
    { "lobby", NAMES("on", NULL), .receive = on_lobby },
    { "glance", NAMES("cid", "tables", NULL), .receive = on_glance },
    { "try", request_try_names, .receive = request_try },
    { "check", NAMES("cid", "?game", "?options", "?seed", "?record", NULL),
      .receive = on_check },
    { "create", request_create_names, .receive = request_create },
    { "join", request_join_names, .receive = request_join },
    { "leave", NAMES(NULL), .receive = on_leave },
    { "look", NAMES("seat", NULL), .needs_table = true, .receive = on_look },
    { "move", NAMES("cid", "ply", "seat", "text", NULL), .needs_table = true,
      .is_once = true, .receive = on_move },
    { "undo", NAMES("cid", NULL), .needs_table = true, .is_once = true,
      .receive = on_undo },
    { "redo", NAMES("cid", NULL), .needs_table = true, .is_once = true,
      .receive = on_redo },
    { "answer", NAMES("cid", "yes", NULL), .needs_table = true, .is_once = true,
      .receive = on_answer },
    { "resign", NAMES("cid", "seat", NULL), .needs_table = true,
      .is_once = true, .receive = on_resign },
    { "hint", NAMES("cid", NULL), .needs_table = true, .receive = on_hint },
    { "at", NAMES("cid", "ply", NULL), .needs_table = true, .receive = on_at },
    { "ahead", NAMES("cid", NULL), .needs_table = true, .receive = on_ahead },
    { "analyse", NAMES("cid", "ply", NULL), .needs_table = true,
      .receive = on_analyse },
    { "reopen", NAMES("cid", "seat", NULL), .needs_table = true,
      .is_once = true, .receive = on_reopen },
    { "record", NAMES("cid", NULL), .needs_table = true, .receive = on_record },
    { "rematch", NAMES("cid", NULL), .needs_table = true,
      .receive = request_rematch },
    { "phrase", NAMES("cid", "seat", "phrase", NULL), .needs_table = true,
      .receive = on_phrase },
    { "tournament", NAMES("on", "?board", NULL), .receive = on_tournament },
    { "standing", NAMES("cid", NULL), .receive = on_standing },
    { "match", NAMES("cid", "match", NULL), .receive = on_match },
    { "replay", NAMES("cid", "match", "game", "from", "?draw", "?key", NULL),
      .receive = on_replay },
    { "again", NAMES("cid", NULL), .needs_table = true,
      .receive = request_again },
    { "challenge", NAMES("cid", "bot", "board", "?seat", "?name", NULL),
      .receive = request_challenge },
};

/* Finds the kind of a message, checks everything that kinds have in common
 * and carries it out. The cid is read first, so that an error can name the
 * request. */
static const char *read_and_do(Request *r, const JsonAt *root)
{
    JsonAt type = json_member(root, "t");
    const RequestKind *kind = NULL;
    for (size_t i = 0; type.value && i < sizeof kinds / sizeof *kinds; i++) {
        kind = json_is_string(&type, kinds[i].type) ? &kinds[i] : kind;
    }
    JsonAt member[REQUEST_MEMBERS + 1] = { { 0 } };
    if (!kind) {
        return FAIL(r, MALFORMED, "t: unknown message", "t : message inconnu");
    }
    JsonAt cid = json_member(root, "cid");
    bool has_cid = kind->names[1] && strcmp(kind->names[1], "cid") == 0;
    if (has_cid && cid.value) {
        const char *text;
        if (!json_read_string(&cid, &text, &r->err)) {
            return MALFORMED;
        }
        if (strlen(text) < CID_LEAST || strlen(text) > CID_MOST) {
            json_refuse(&cid, &r->err, "must have %d to %d characters",
                        "doit avoir de %d à %d caractères", CID_LEAST,
                        CID_MOST);
            return MALFORMED;
        }
        r->cid = text;
    }
    if (!json_read_members(root, kind->names, member, &r->err)) {
        return MALFORMED;
    }
    memcpy(r->member, member + 1, sizeof r->member);
    if (!r->client->has_hello && kind->receive != on_hello) {
        return FAIL(r, "hello-first", "the first message must be hello",
                    "le premier message doit être hello");
    }
    if (kind->needs_table && !r->client->table) {
        return FAIL(r, "no-table", "you are not at a table",
                    "vous n'êtes à aucune table");
    }
    uint64_t seq;
    if (kind->is_once && table_remembers(r->client->table, r->cid, &seq)) {
        client_ack(r->client, r->cid, seq);
        return NULL;
    }
    return kind->receive(r);
}

void request_receive(Client *client, const char *text, size_t size)
{
    Request request = { .client = client, .err = ERROR_IN(client->lang) };
    JsonDocument document;
    if (!json_parse(&document, text, size, &request.err)) {
        client_refuse(client, NULL, MALFORMED, request.err.text);
        return;
    }
    JsonAt root = json_root(&document);
    const char *code = read_and_do(&request, &root);
    if (code) {
        client_refuse(client, request.cid, code, request.err.text);
    }
    json_done(&document);
}
