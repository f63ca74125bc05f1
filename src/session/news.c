/* news.c: tells the clients at a table what happens.
 *
 * A message is written once for all clients that see the same (Shared). A
 * client that was away asks for the news after the last seq that it saw. Steps
 * are found by replaying the game; news about people tell who is there now. For
 * any other news, or if replaying would take too long, the client gets a
 * snapshot. */
#include "session/news.h"

#include "session/lobby.h"
#include "session/people.h"
#include "session/persistence.h"
#include "session/present.h"
#include "session/session_state.h"
#include "session/value.h"

/* Begins {"t", "table", "seq". */
static void begin(const Table *table, const char *type, uint64_t seq,
                  JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "t", type);
    json_string_member(out, "table", table->id);
    json_int_member(out, "seq", (int64_t)seq);
}

/* Returns the present position, with the step that led to it if `before` is not
 * NULL. */
static Moment present_moment(const Table *table, const void *before)
{
    const Play *play = &table->play;
    return (Moment){
        .ply = play->step_count,
        .state = &play->state,
        .before = before,
        .moves = before ? play->steps[play->step_count - 1].moves : NULL,
    };
}

/* A Moment of any ply together with its states. */
typedef struct NewsScene {
    GameState before, state;
    Moment moment;
} NewsScene;

/* Replays the game to the position after ply steps. */
static void set_scene(const Table *table, size_t ply, NewsScene *out)
{
    const Play *play = &table->play;
    out->moment = (Moment){ .ply = ply, .state = &out->state };
    if (ply == 0) {
        play_state_at(play, 0, &out->state);
        return;
    }
    const Move *moves = play->steps[ply - 1].moves;
    play_state_at(play, ply - 1, &out->before);
    game_copy(play->game, &out->state, &out->before);
    play->game->apply(&out->state, moves);
    out->moment.before = &out->before;
    out->moment.moves = moves;
}

/* The texts of one message, each for one Viewer. With more than SHARED
 * different viewers, the last text is overwritten. */
enum { SHARED = 16 };
typedef struct Shared {
    Viewer viewers[SHARED];
    Text texts[SHARED];
    int count;
} Shared;

/* Returns the text for a viewer, which is empty if it is not written yet. */
static Text *find_shared(Shared *shared, const Viewer *viewer)
{
    for (int i = 0; i < shared->count; i++) {
        const Viewer *other = &shared->viewers[i];
        if (other->as == viewer->as && other->next == viewer->next &&
            other->you == viewer->you && other->lang == viewer->lang &&
            other->draws == viewer->draws) {
            return &shared->texts[i];
        }
    }
    if (shared->count == SHARED) {
        shared->count--;
        text_done(&shared->texts[shared->count]);
    }
    shared->viewers[shared->count] = *viewer;
    return &shared->texts[shared->count++];
}

static void shared_done(Shared *shared)
{
    for (int i = 0; i < shared->count; i++) {
        text_done(&shared->texts[i]);
    }
}

static void write_step(const Table *table, const Viewer *viewer,
                       const Moment *moment, uint64_t seq, unsigned show,
                       Text *text)
{
    JsonWriter out = { .out = text };
    begin(table, "step", seq, &out);
    present_members(table, viewer, moment, SHOW_POSITION | show, &out);
    present_step(table, viewer, moment, &out);
    json_end_object(&out);
}

static void write_change(const Table *table, const Viewer *viewer,
                         const Moment *moment, uint64_t seq, unsigned show,
                         Text *text)
{
    JsonWriter out = { .out = text };
    begin(table, "change", seq, &out);
    present_members(table, viewer, moment, show, &out);
    json_end_object(&out);
}

/* Gives the news the next seq and remembers it for clients that miss it. Keeps
 * the table's image if seq has reached kept_seq (see Table). */
static void note_news(Table *table, NewsKind kind)
{
    table->seq++;
    table->past[table->seq % PAST_SIZE] = (PastNews){
        .seq = table->seq,
        .kind = kind,
        .ply = table->play.step_count,
    };
    if (table->seq >= table->kept_seq) {
        persist_image(table);
    }
}

void news_step(Table *table, const void *before, unsigned show)
{
    Shared shared = { 0 };
    Moment moment = present_moment(table, before);
    note_news(table, NEWS_STEP);
    for (Client *c = table->clients; c; c = c->next_at_table) {
        people_follow(c);
        Viewer viewer = present_to(c);
        Text *text = find_shared(&shared, &viewer);
        if (!text->size) {
            write_step(table, &viewer, &moment, table->seq, show, text);
        }
        client_send(c, text);
    }
    shared_done(&shared);
}

void news_change(Table *table, unsigned show, NewsKind kind,
                 const Client *except)
{
    Shared shared = { 0 };
    NewsScene scene;
    Moment moment = present_moment(table, NULL);
    note_news(table, kind);
    if (show & SHOW_BOARD) {
        set_scene(table, moment.ply, &scene);
        moment = scene.moment;
    }
    for (Client *c = table->clients; c; c = c->next_at_table) {
        if (c == except) {
            continue;
        }
        Viewer viewer = present_to(c);
        Text *text = find_shared(&shared, &viewer);
        if (!text->size) {
            write_change(table, &viewer, &moment, table->seq, show, text);
        }
        client_send(c, text);
    }
    shared_done(&shared);
}

/* STEPS_WRITTEN written steps, or STEPS_PLAYED replayed ones, count as one
 * message. */
enum { STEPS_WRITTEN = 100, STEPS_PLAYED = 1000 };

void news_snapshot(Client *client)
{
    const Table *table = client->table;
    Viewer viewer = present_to(client);
    Text text = { 0 };
    JsonWriter out = { .out = &text };
    NewsScene scene;
    set_scene(table, table->play.step_count, &scene);
    begin(table, "snapshot", table->seq, &out);
    present_rules(table, &out);
    json_key(&out, "clock_rule");
    present_clock_rule(table, &out);
    present_members(table, &viewer, &scene.moment, SHOW_ALL, &out);
    present_moves(table, &viewer, &out);
    present_events(table, &viewer, &scene.moment, &out);
    json_end_object(&out);
    client_send(client, &text);
    client_charge(client, table->play.step_count / STEPS_WRITTEN);
    address_charge(client->address, table->play.step_count);
    text_done(&text);
}

void news_reveal(Table *table)
{
    if (!table->play.game->redact) {
        return;
    }
    for (Client *c = table->clients; c; c = c->next_at_table) {
        news_snapshot(c);
    }
}

/* True if all news after the seq `since` can be told again cheaply: each piece
 * costs a replay from the start of the game. */
static bool can_tell_again(const Table *table, uint64_t since)
{
    enum { WORK = 10000 };
    size_t count = table->play.step_count;
    if (since > table->seq || table->seq - since > PAST_SIZE ||
        (table->seq - since) * count > WORK) {
        return false;
    }
    for (uint64_t seq = since + 1; seq <= table->seq; seq++) {
        const PastNews *news = &table->past[seq % PAST_SIZE];
        if (news->seq != seq || news->kind == NEWS_OTHER) {
            return false;
        }
    }
    return true;
}

void news_catch_up(Client *client, uint64_t since)
{
    const Table *table = client->table;
    if (!can_tell_again(table, since) || people_next(client) != SEAT_WATCHER) {
        news_snapshot(client);
        return;
    }
    for (uint64_t seq = since + 1; seq <= table->seq; seq++) {
        const PastNews *news = &table->past[seq % PAST_SIZE];
        Viewer viewer = present_to(client);
        Text text = { 0 };
        if (news->kind == NEWS_STEP) {
            NewsScene scene;
            set_scene(table, news->ply, &scene);
            write_step(table, &viewer, &scene.moment, news->seq, 0, &text);
        } else {
            Moment moment = present_moment(table, NULL);
            write_change(table, &viewer, &moment, news->seq,
                         SHOW_SEATS | SHOW_YOU | SHOW_WATCHERS, &text);
        }
        client_send(client, &text);
        text_done(&text);
    }
}

void news_position(Client *client, const char *cid, size_t ply)
{
    const Table *table = client->table;
    Viewer viewer = present_to(client);
    GameState seen;
    NewsScene scene;
    Message message;
    set_scene(table, ply, &scene);
    play_view(&table->play, &scene.state, viewer.as, &seen);
    message_begin(&message, "position", cid);
    json_int_member(&message.out, "ply", (int64_t)ply);
    present_board(&table->play, &seen, &message.out);
    present_events(table, &viewer, &scene.moment, &message.out);
    present_draw(table, &viewer, &scene.moment, &seen, &message.out);
    message_send(&message, client);
    client_charge(client, ply / STEPS_PLAYED);
}

void news_record(Client *client, const char *cid)
{
    Message message;
    message_begin(&message, "record", cid);
    json_key(&message.out, "record");
    lobby_write_record(client->table, &message.out);
    message_send(&message, client);
    client_charge(client, client->table->play.step_count / STEPS_WRITTEN);
}

static void write_value(size_t ply, int16_t value, Text *text)
{
    JsonWriter out = { .out = text };
    json_begin_object(&out);
    json_string_member(&out, "t", "eval");
    json_int_member(&out, "ply", (int64_t)ply);
    json_key(&out, "value");
    if (value == VALUE_NONE) {
        json_null(&out);
    } else {
        json_real(&out, (double)value / (double)VALUE_ONE);
    }
    json_end_object(&out);
}

void news_value(Table *table, size_t ply)
{
    Text text = { 0 };
    write_value(ply, *value_at(table, ply), &text);
    for (Client *c = table->clients; c; c = c->next_at_table) {
        if (value_can(table, c->you)) {
            client_send(c, &text);
        }
    }
    text_done(&text);
}

void news_values(Client *client)
{
    Table *table = client->table;
    Text text = { 0 };
    size_t count = table->play.step_count;
    bool is_for_it = value_can(table, client->you);
    for (size_t ply = 0; is_for_it && ply <= count; ply++) {
        int16_t value = *value_at(table, ply);
        if (value != VALUE_UNKNOWN) {
            text_clear(&text);
            write_value(ply, value, &text);
            client_send(client, &text);
        }
    }
    text_done(&text);
}
