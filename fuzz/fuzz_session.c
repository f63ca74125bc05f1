/* Feeds messages of three clients to a session. A line begins with what
 * happens: '1'..'3' is a client's message, in which '@' stands for the last
 * table and '~1' for the token of its first seat; 'x1' is a new connection,
 * 'w5' lets 5 times 100 ms pass, and 'k' is a restart. Whatever the session
 * sends must be JSON. */
#include <stdlib.h>
#include <string.h>

#include "../tests/fake_host.h"
#include "base/json.h"
#include "joute/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { CLIENTS = 3, LINES = 100 };

typedef struct Fuzz {
    FakeHost host;
    size_t read;
    char table[SESSION_TABLE_ID + 1];
    char tokens[GAME_SEATS][40];
} Fuzz;

static void enter(Fuzz *fuzz, ClientId client)
{
    static const char hello[] = "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}";
    FakeHost *host = &fuzz->host;
    session_leave(host->session, client, host->now);
    session_enter(host->session, client, 0, host->now);
    session_receive(host->session, client, hello, sizeof hello - 1, host->now);
}

static void restart(Fuzz *fuzz)
{
    fake_kill(&fuzz->host);
    fake_open(&fuzz->host);
    for (ClientId c = 1; c <= CLIENTS; c++) {
        enter(fuzz, c);
    }
}

static void take_tokens(Fuzz *fuzz, const JsonAt *root)
{
    JsonAt table = json_member(root, "table");
    JsonAt tokens = json_member(root, "tokens");
    if (!tokens.value) {
        return;
    }
    strcpy(fuzz->table, table.value->string);
    for (JsonAt item = json_first(&tokens); item.value; json_step(&item)) {
        strcpy(fuzz->tokens[item.key[0] - '1'], item.value->string);
    }
}

static void read_messages(Fuzz *fuzz)
{
    FakeHost *host = &fuzz->host;
    for (; fuzz->read < host->message_count; fuzz->read++) {
        const char *text = host->messages[fuzz->read].text;
        JsonDocument document;
        if (!json_parse(&document, text, strlen(text), NULL)) {
            abort();
        }
        JsonAt root = json_root(&document), t = json_member(&root, "t");
        if (!t.value) {
            abort();
        }
        take_tokens(fuzz, &root);
        json_done(&document);
    }
}

static void say(Fuzz *fuzz, ClientId client, const char *line, size_t size)
{
    Text text = { 0 };
    for (size_t i = 0; i < size; i++) {
        if (line[i] == '@') {
            text_add(&text, fuzz->table);
        } else if (line[i] == '~' && i + 1 < size && line[i + 1] >= '1' &&
                   line[i + 1] < '1' + GAME_SEATS) {
            text_add(&text, fuzz->tokens[line[++i] - '1']);
        } else {
            text_add_char(&text, line[i]);
        }
    }
    session_receive(fuzz->host.session, client, text_string(&text), text.size,
                    fuzz->host.now);
    text_done(&text);
}

static void obey(Fuzz *fuzz, const char *line, size_t size)
{
    FakeHost *host = &fuzz->host;
    int digit =
        size > 1 && line[1] >= '0' && line[1] <= '9' ? line[1] - '0' : 1;
    if (line[0] >= '1' && line[0] <= '0' + CLIENTS) {
        say(fuzz, (ClientId)(line[0] - '0'), line + 1, size - 1);
        host->now += 40;
    } else if (line[0] == 'x' && digit >= 1 && digit <= CLIENTS) {
        enter(fuzz, (ClientId)digit);
    } else if (line[0] == 'w') {
        host->now += (uint64_t)digit * 100;
    } else if (line[0] == 'k') {
        restart(fuzz);
    }
    fake_run_jobs(host);
    session_tick(host->session, host->now);
    read_messages(fuzz);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Fuzz fuzz = { 0 };
    fake_init(&fuzz.host, 1);
    fuzz.host.is_hasty = true;
    for (ClientId c = 1; c <= CLIENTS; c++) {
        enter(&fuzz, c);
    }
    const char *line = (const char *)data, *end = line + size;
    for (int i = 0; i < LINES && line < end; i++) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        stop = stop ? stop : end;
        if (stop > line) {
            obey(&fuzz, line, (size_t)(stop - line));
        }
        line = stop + 1;
    }
    fake_done(&fuzz.host);
    return 0;
}
