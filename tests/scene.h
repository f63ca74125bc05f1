/* scene.h: a session with clients at tables, for the tests of src/session. They
 * include cmocka.h first. */
#ifndef JOUTE_SCENE_H
#define JOUTE_SCENE_H

#include "peer.h"

/* A host with up to four clients; 0 is not connected. */
typedef struct Scene {
    FakeHost host;
    Peer peers[5];
} Scene;

static inline Scene *scene_new(uint64_t seed, int clients)
{
    Scene *scene = mem_new(sizeof *scene);
    fake_init(&scene->host, seed);
    for (int i = 1; i <= clients; i++) {
        peer_enter(&scene->peers[i], &scene->host, (ClientId)i);
    }
    return scene;
}

static inline void scene_free(Scene *scene)
{
    fake_done(&scene->host);
    for (int i = 0; i < 5; i++) {
        peer_done(&scene->peers[i]);
    }
    free(scene);
}

/* Lets time pass in small steps, and runs jobs at once. */
static inline void pass(Scene *scene, int ms)
{
    FakeHost *host = &scene->host;
    uint64_t end = host->now + (uint64_t)ms;
    for (;;) {
        int wait;
        do {
            fake_run_jobs(host);
            wait = session_tick(host->session, host->now);
            assert_in_range(wait, 0, 1000);
        } while (host->job_count);
        if (host->now >= end) {
            break;
        }
        uint64_t left = end - host->now;
        host->now += left < (uint64_t)wait ? left : (uint64_t)(wait ? wait : 1);
    }
    for (int i = 1; i < 5; i++) {
        if (scene->peers[i].host) {
            peer_read(&scene->peers[i]);
        }
    }
}

static inline void read_all(Scene *scene)
{
    pass(scene, 0);
}

/* The value at a path of the last message of a type: "can.undo", "moves.2.say"
 * as JSON without spaces; "" if it is not there. */
static inline const char *told(Peer *peer, const char *type, const char *path)
{
    static Text out;
    JsonDocument document;
    text_clear(&out);
    Text *last = peer_last(peer, type);
    if (!last->size ||
        !json_parse(&document, text_string(last), last->size, NULL)) {
        return "";
    }
    JsonAt at[8] = { json_root(&document) };
    int depth = 0;
    char keys[100];
    strcpy(keys, path);
    for (char *key = strtok(keys, "."); key && at[depth].value;
         key = strtok(NULL, "."), depth++) {
        if (json_type(&at[depth]) == JSON_ARRAY) {
            JsonAt item = json_first(&at[depth]);
            for (int i = atoi(key); i > 0 && item.value; i--) {
                json_step(&item);
            }
            at[depth + 1] = item;
        } else {
            at[depth + 1] = json_member(&at[depth], key);
        }
    }
    const JsonValue *value = at[depth].value;
    if (value) {
        switch ((JsonType)value->type) {
        case JSON_NULL: text_add(&out, "null"); break;
        case JSON_BOOL:
            text_add(&out, value->boolean ? "true" : "false");
            break;
        case JSON_INT:
            text_addf(&out, "%lld", (long long)value->integer);
            break;
        case JSON_REAL: text_addf(&out, "%.3f", value->real); break;
        case JSON_STRING: text_add(&out, value->string); break;
        default: text_addf(&out, "%u entries", (unsigned)value->count); break;
        }
    }
    json_done(&document);
    return text_string(&out);
}

#define assert_told(peer, type, path, value)                                   \
    assert_string_equal(told((peer), (type), (path)), (value))

/* Asserts that the last request was refused with this code. */
#define assert_refused(peer, code)                                             \
    do {                                                                       \
        assert_told((peer), "error", "code", (code));                          \
        text_clear(peer_last((peer), "error"));                                \
    } while (0)

static inline void assert_fine(Peer *peer)
{
    assert_string_equal(text_string(peer_last(peer, "error")), "");
    assert_int_equal(peer->gaps, 0);
}

/* Makes a table for two; each seat is "me", "open" or the spec of a
 * computer. */
static inline void create_table(Peer *peer, const char *game, const char *first,
                                const char *second)
{
    const char *who[] = { first, second };
    Text seats = { 0 };
    for (int i = 0; i < 2; i++) {
        bool is_kind = strcmp(who[i], "me") == 0 || strcmp(who[i], "open") == 0;
        text_addf(&seats,
                  is_kind ? "%s{'kind':'%s'}"
                          : "%s{'kind':'computer','spec':'%s'}",
                  i ? "," : "", who[i]);
    }
    peer_say(peer, "{'t':'create','cid':$,'game':'%s','seats':[%s]}", game,
             text_string(&seats));
    text_done(&seats);
}

/* Client 1 opens a table for two, and client 2 takes the other seat. */
static inline void open_table(Scene *scene, const char *game, const char *more)
{
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    peer_say(one,
             "{'t':'create','cid':$,'game':'%s','seats':[{'kind':'me',"
             "'name':'Ada'},{'kind':'open'}]%s}",
             game, more);
    assert_string_not_equal(one->table, "");
    peer_say(two, "{'t':'join','cid':$,'table':'%s','sit':true,'name':'Bob'}",
             one->table);
    read_all(scene);
    assert_string_equal(one->table, two->table);
}

/* Client `i` comes back on a new connection to the same seats. */
static inline void reconnect(Scene *scene, int i, const char *more)
{
    Peer *peer = &scene->peers[i], kept = *peer;
    session_leave(scene->host.session, kept.id, scene->host.now);
    peer_enter(peer, &scene->host, kept.id);
    peer->seq = kept.seq;
    peer->cid_count = kept.cid_count;
    peer_rejoin(peer, &kept, more);
    peer_done(&kept);
}

static inline void leave(Scene *scene, int i)
{
    session_leave(scene->host.session, (ClientId)i, scene->host.now);
}

/* Chooses for every client that owes a choice, until the game is over; true if
 * a choice was made. */
static inline bool play_one(Scene *scene, Rng *rng)
{
    for (int i = 1; i < 5; i++) {
        Peer *peer = &scene->peers[i];
        if (!peer->host) {
            continue;
        }
        if (peer->next) {
            peer_say(peer, "{'t':'look','seat':%d}", peer->next);
            assert_int_equal(peer->next, 0);
        }
        if (peer->as && peer->owing >> peer->as & 1) {
            assert_true(peer->legal_count > 0);
            scene->host.now += 80;
            peer_move(peer,
                      peer->legal[rng_below(rng, (uint32_t)peer->legal_count)]);
            read_all(scene);
            return true;
        }
    }
    return false;
}

static inline void forget_messages(Scene *scene)
{
    fake_clear(&scene->host);
    for (int i = 1; i < 5; i++) {
        scene->peers[i].read = 0;
    }
}

/* Replaces a text in a table's image; false if the image does not have it. */
static inline bool edit_image(FakeTable *table, const char *from,
                              const char *to, const char *other)
{
    char *begin = strstr(text_string(&table->image), from);
    char *end = begin ? strstr(begin + strlen(from), to) : NULL;
    Text image = { 0 };
    if (!end) {
        return false;
    }
    text_add_bytes(&image, table->image.data,
                   (size_t)(begin + strlen(from) - table->image.data));
    text_add(&image, other);
    text_add(&image, end);
    text_done(&table->image);
    table->image = image;
    return true;
}

#endif
