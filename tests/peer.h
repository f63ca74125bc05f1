/* peer.h: a client of a session, which behaves as the page does: it sends
 * messages, keeps what it receives, and notices missing news. */
#ifndef JOUTE_PEER_H
#define JOUTE_PEER_H

#include <stdarg.h>
#include <stdio.h>

#include "base/json.h"
#include "core/legal.h"
#include "fake_host.h"

typedef struct Peer {
    FakeHost *host;
    ClientId id;
    size_t read; /* how many messages of the host it has read */
    int cid_count;
    char cid[20]; /* the cid of its last request */
    char table[SESSION_TABLE_ID + 1];
    char tokens[GAME_SEATS][40];
    int64_t seq;
    int gaps; /* how many news did not have the seq after the last */
    int ply, as, next;
    bool is_over;
    int legal_count;
    char legal[GAME_MOVES][MOVE_TEXT];
    int owing; /* the seats that owe a choice: a bit for each player, bit 1 for
                  player 1 */
    Text last[16]; /* the last message of each type */
    char types[16][12];
    int type_count;
    int counts[16];
} Peer;

static inline Text *peer_last(Peer *peer, const char *type)
{
    for (int i = 0; i < peer->type_count; i++) {
        if (strcmp(peer->types[i], type) == 0) {
            return &peer->last[i];
        }
    }
    strcpy(peer->types[peer->type_count], type);
    return &peer->last[peer->type_count++];
}

static inline int *peer_count(Peer *peer, const char *type)
{
    return &peer->counts[peer_last(peer, type) - peer->last];
}

static inline int64_t peer_number(const JsonAt *root, const char *key,
                                  int64_t otherwise)
{
    JsonAt at = json_member(root, key);
    return at.value && json_type(&at) == JSON_INT ? at.value->integer
                                                  : otherwise;
}

static inline void peer_take_legal(Peer *peer, const JsonAt *root)
{
    JsonAt list = json_member(root, "legal");
    if (!list.value) {
        return;
    }
    peer->legal_count = 0;
    for (JsonAt item = json_first(&list); item.value; json_step(&item)) {
        JsonAt move = json_member(&item, "move");
        strcpy(peer->legal[peer->legal_count++], move.value->string);
    }
}

static inline void peer_take_news(Peer *peer, const JsonAt *root)
{
    JsonAt turn = json_member(root, "turn");
    JsonAt owing = json_member(root, "owing");
    peer->ply = (int)peer_number(root, "ply", peer->ply);
    peer->as = (int)peer_number(root, "as", peer->as);
    peer->next = (int)peer_number(root, "next", peer->next);
    peer_take_legal(peer, root);
    if (turn.value) {
        peer->is_over = json_is_string(&turn, "over");
    }
    if (owing.value) {
        peer->owing = 0;
        for (JsonAt item = json_first(&owing); item.value; json_step(&item)) {
            peer->owing |= 1 << item.value->integer;
        }
    }
}

static inline void peer_take_tokens(Peer *peer, const JsonAt *root)
{
    JsonAt table = json_member(root, "table");
    JsonAt tokens = json_member(root, "tokens");
    strcpy(peer->table, table.value->string);
    memset(peer->tokens, 0, sizeof peer->tokens);
    for (JsonAt item = json_first(&tokens); item.value; json_step(&item)) {
        strcpy(peer->tokens[item.key[0] - '1'], item.value->string);
    }
}

static inline void peer_take(Peer *peer, const char *text)
{
    JsonDocument document;
    Error err = ERROR_IN(LANG_EN);
    if (!json_parse(&document, text, strlen(text), &err)) {
        fprintf(stderr, "%s\n%s\n", err.text, text);
        abort();
    }
    JsonAt root = json_root(&document), t = json_member(&root, "t");
    const char *type = t.value->string;
    Text *last = peer_last(peer, type);
    text_clear(last);
    text_add(last, text);
    ++*peer_count(peer, type);
    bool is_snapshot = strcmp(type, "snapshot") == 0;
    if (is_snapshot || strcmp(type, "step") == 0 ||
        strcmp(type, "change") == 0) {
        int64_t seq = peer_number(&root, "seq", -1);
        peer->gaps += !is_snapshot && seq != peer->seq + 1;
        peer->seq = seq;
        peer_take_news(peer, &root);
    } else if (strcmp(type, "created") == 0 || strcmp(type, "joined") == 0) {
        peer_take_tokens(peer, &root);
    }
    json_done(&document);
}

/* Reads the messages that have come. */
static inline void peer_read(Peer *peer)
{
    FakeHost *host = peer->host;
    for (; peer->read < host->message_count; peer->read++) {
        FakeMessage *message = &host->messages[peer->read];
        if (message->client == peer->id) {
            peer_take(peer, message->text);
        }
    }
}

/* Sends a message that is written with ' for " and $ for a new cid. */
__attribute__((format(printf, 2, 3))) static inline void
peer_say(Peer *peer, const char *format, ...)
{
    char text[8192], whole[9000];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    size_t used = 0;
    for (const char *at = text; *at; at++) {
        if (*at == '$') {
            snprintf(peer->cid, sizeof peer->cid, "cid-%u-%05d",
                     (unsigned)peer->id, ++peer->cid_count);
            used += (size_t)sprintf(whole + used, "\"%s\"", peer->cid);
        } else {
            whole[used++] = *at == '\'' ? '"' : *at;
        }
    }
    session_receive(peer->host->session, peer->id, whole, used,
                    peer->host->now);
    peer_read(peer);
}

static inline void peer_enter(Peer *peer, FakeHost *host, ClientId id)
{
    memset(peer, 0, sizeof *peer);
    peer->host = host;
    peer->id = id;
    peer->read = host->message_count;
    session_enter(host->session, id, 0, host->now);
    peer_say(peer, "{'t':'hello','v':1,'lang':'en'}");
}

static inline void peer_done(Peer *peer)
{
    for (int i = 0; i < peer->type_count; i++) {
        text_done(&peer->last[i]);
    }
}

/* Joins a table with the tokens that another connection got. */
static inline void peer_rejoin(Peer *peer, const Peer *before, const char *more)
{
    Text tokens = { 0 };
    for (int s = 0; s < GAME_SEATS; s++) {
        if (before->tokens[s][0]) {
            text_addf(&tokens, "%s'%d':'%s'", tokens.size ? "," : "", s + 1,
                      before->tokens[s]);
        }
    }
    char table[SESSION_TABLE_ID + 1];
    strcpy(table, before->table);
    peer_say(peer, "{'t':'join','cid':$,'table':'%s','tokens':{%s}%s}", table,
             text_string(&tokens), more);
    text_done(&tokens);
}

static inline void peer_move(Peer *peer, const char *text)
{
    peer_say(peer, "{'t':'move','cid':$,'ply':%d,'seat':%d,'text':'%s'}",
             peer->ply, peer->as, text);
}

#endif
