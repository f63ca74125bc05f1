#include "session/internal.h"

/* Begins {"t", "table", "seq". */
static void begin(const Desk *desk, const char *type, uint64_t seq,
                  JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "t", type);
    json_string_member(out, "table", desk->id);
    json_int_member(out, "seq", (int64_t)seq);
}

/* The position now, and the step that led to it if before is given. */
static Moment present_moment(const Desk *desk, const void *before)
{
    const Match *match = &desk->match;
    return (Moment){
        .ply = match->step_count,
        .state = &match->state,
        .before = before,
        .moves = before ? match->steps[match->step_count - 1].moves : NULL,
    };
}

/* States for a Moment of any ply. */
typedef struct Scene {
    GameState before, state;
    Moment moment;
} Scene;

static void set_scene(const Desk *desk, size_t ply, Scene *out)
{
    const Match *match = &desk->match;
    out->moment = (Moment){ .ply = ply, .state = &out->state };
    if (ply == 0) {
        match_state_at(match, 0, &out->state);
        return;
    }
    const Move *moves = match->steps[ply - 1].moves;
    match_state_at(match, ply - 1, &out->before);
    game_copy(match->game, &out->state, &out->before);
    match->game->apply(&out->state, moves);
    out->moment.before = &out->before;
    out->moment.moves = moves;
}

/* Messages that were written for some viewers; others who see the same get
 * them too. */
enum { SHARED = 16 };
typedef struct Shared {
    Viewer viewers[SHARED];
    Text texts[SHARED];
    int count;
} Shared;

static bool is_same(const Viewer *a, const Viewer *b)
{
    return a->as == b->as && a->next == b->next && a->you == b->you &&
           a->lang == b->lang && a->draws == b->draws;
}

/* The text of a viewer; empty if it must be written yet. */
static Text *find_shared(Shared *shared, const Viewer *viewer)
{
    for (int i = 0; i < shared->count; i++) {
        if (is_same(&shared->viewers[i], viewer)) {
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

static void write_step(const Desk *desk, const Viewer *viewer,
                       const Moment *moment, uint64_t seq, unsigned show,
                       Text *text)
{
    JsonWriter out = { .out = text };
    begin(desk, "step", seq, &out);
    present_members(desk, viewer, moment, SHOW_POSITION | show, &out);
    present_step(desk, viewer, moment, &out);
    json_end_object(&out);
}

static void write_change(const Desk *desk, const Viewer *viewer,
                         const Moment *moment, uint64_t seq, unsigned show,
                         Text *text)
{
    JsonWriter out = { .out = text };
    begin(desk, "change", seq, &out);
    present_members(desk, viewer, moment, show, &out);
    json_end_object(&out);
}

/* The number of the next news, noted for who misses them. A table that is
 * loaded again goes on after kept_seq, so that must stay ahead. */
static void note_news(Desk *desk, NewsKind kind)
{
    desk->seq++;
    desk->past[desk->seq % PAST_SIZE] = (PastNews){
        .seq = desk->seq,
        .kind = kind,
        .ply = desk->match.step_count,
    };
    if (desk->seq >= desk->kept_seq) {
        keep_image(desk);
    }
}

void news_step(Desk *desk, const void *before, unsigned show)
{
    Shared shared = { 0 };
    Moment moment = present_moment(desk, before);
    note_news(desk, NEWS_STEP);
    for (Client *c = desk->clients; c; c = c->next_at_desk) {
        people_follow(c);
        Viewer viewer = view_of(c);
        Text *text = find_shared(&shared, &viewer);
        if (!text->size) {
            write_step(desk, &viewer, &moment, desk->seq, show, text);
        }
        client_send(c, text);
    }
    shared_done(&shared);
}

void news_change(Desk *desk, unsigned show, NewsKind kind, const Client *except)
{
    Shared shared = { 0 };
    Scene scene;
    Moment moment = present_moment(desk, NULL);
    note_news(desk, kind);
    if (show & SHOW_BOARD) {
        set_scene(desk, moment.ply, &scene);
        moment = scene.moment;
    }
    for (Client *c = desk->clients; c; c = c->next_at_desk) {
        if (c == except) {
            continue;
        }
        Viewer viewer = view_of(c);
        Text *text = find_shared(&shared, &viewer);
        if (!text->size) {
            write_change(desk, &viewer, &moment, desk->seq, show, text);
        }
        client_send(c, text);
    }
    shared_done(&shared);
}

/* Steps that cost as much to write, or to play again, as a message. */
enum { STEPS_WRITTEN = 200, STEPS_PLAYED = 1000 };

void news_snapshot(Client *client)
{
    const Desk *desk = client->desk;
    Viewer viewer = view_of(client);
    Text text = { 0 };
    JsonWriter out = { .out = &text };
    Scene scene;
    set_scene(desk, desk->match.step_count, &scene);
    begin(desk, "snapshot", desk->seq, &out);
    present_rules(desk, &out);
    json_key(&out, "clock_rule");
    present_clock_rule(desk, &out);
    present_members(desk, &viewer, &scene.moment, SHOW_ALL, &out);
    present_moves(desk, &viewer, &out);
    json_end_object(&out);
    client_send(client, &text);
    client_charge(client, desk->match.step_count / STEPS_WRITTEN);
    text_done(&text);
}

void news_reveal(Desk *desk)
{
    if (!desk->match.game->redact) {
        return;
    }
    for (Client *c = desk->clients; c; c = c->next_at_desk) {
        news_snapshot(c);
    }
}

/* Whether all that came after since can be told again, and is worth it: each
 * step is found by playing the game from its start. */
static bool can_tell_again(const Desk *desk, uint64_t since)
{
    enum { WORK = 10000 };
    size_t count = desk->match.step_count;
    if (since > desk->seq || desk->seq - since > PAST_SIZE ||
        (desk->seq - since) * count > WORK) {
        return false;
    }
    for (uint64_t seq = since + 1; seq <= desk->seq; seq++) {
        const PastNews *news = &desk->past[seq % PAST_SIZE];
        if (news->seq != seq || news->kind == NEWS_OTHER) {
            return false;
        }
    }
    return true;
}

static void tell_again(Client *client, const PastNews *news)
{
    const Desk *desk = client->desk;
    Viewer viewer = view_of(client);
    Text text = { 0 };
    if (news->kind == NEWS_STEP) {
        Scene scene;
        set_scene(desk, news->ply, &scene);
        write_step(desk, &viewer, &scene.moment, news->seq, 0, &text);
    } else {
        Moment moment = present_moment(desk, NULL);
        write_change(desk, &viewer, &moment, news->seq,
                     SHOW_SEATS | SHOW_YOU | SHOW_WATCHERS, &text);
    }
    client_send(client, &text);
    text_done(&text);
}

void news_catch_up(Client *client, uint64_t since)
{
    const Desk *desk = client->desk;
    if (!can_tell_again(desk, since) || people_next(client) != SEAT_WATCHER) {
        news_snapshot(client);
        return;
    }
    for (uint64_t seq = since + 1; seq <= desk->seq; seq++) {
        tell_again(client, &desk->past[seq % PAST_SIZE]);
    }
}

void news_position(Client *client, const char *cid, size_t ply)
{
    const Desk *desk = client->desk;
    Viewer viewer = view_of(client);
    GameState seen;
    Scene scene;
    Text text = { 0 };
    JsonWriter out = { .out = &text };
    set_scene(desk, ply, &scene);
    view_see(desk, &viewer, &scene.state, &seen);
    json_begin_object(&out);
    json_string_member(&out, "t", "position");
    json_string_member(&out, "cid", cid);
    json_int_member(&out, "ply", (int64_t)ply);
    present_view(desk, &seen, &out);
    present_facts(desk, &seen, &out);
    present_events(desk, &viewer, &scene.moment, &out);
    if (viewer.draws) {
        present_draw(desk, &viewer, &scene.moment, &seen, &out);
    }
    json_end_object(&out);
    client_send(client, &text);
    client_charge(client, ply / STEPS_PLAYED);
    text_done(&text);
}

void news_record(Client *client, const char *cid)
{
    Text text = { 0 };
    JsonWriter out = { .out = &text };
    json_begin_object(&out);
    json_string_member(&out, "t", "record");
    json_string_member(&out, "cid", cid);
    json_key(&out, "record");
    lobby_write_record(client->desk, &out);
    json_end_object(&out);
    client_send(client, &text);
    client_charge(client, client->desk->match.step_count / STEPS_WRITTEN);
    text_done(&text);
}

static void write_value(size_t ply, int16_t value, Text *text)
{
    JsonWriter out = { .out = text };
    json_begin_object(&out);
    json_string_member(&out, "t", "eval");
    json_int_member(&out, "ply", (int64_t)ply);
    json_key(&out, "value");
    json_real(&out, (double)value / VALUE_ONE);
    json_end_object(&out);
}

void news_value(Desk *desk, size_t ply)
{
    Text text = { 0 };
    write_value(ply, *value_at(desk, ply), &text);
    for (Client *c = desk->clients; c; c = c->next_at_desk) {
        if (value_can(desk, c->you)) {
            client_send(c, &text);
        }
    }
    text_done(&text);
}

void news_values(Client *client)
{
    Desk *desk = client->desk;
    Text text = { 0 };
    size_t count = desk->match.step_count;
    bool is_for_it = value_can(desk, client->you);
    for (size_t ply = 0; is_for_it && ply <= count; ply++) {
        int16_t value = *value_at(desk, ply);
        if (value > VALUE_NONE) {
            text_clear(&text);
            write_value(ply, value, &text);
            client_send(client, &text);
        }
    }
    text_done(&text);
}
