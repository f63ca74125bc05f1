/* The input is a request, one line for each of: method, path, ids, host,
 * origin, If-None-Match, Accept-Encoding, Sec-WebSocket-Protocol,
 * Sec-WebSocket-Version. */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "net/http.h"

enum { FIELDS = 9 };

static void host_keep_table(void *context, const char *table, const char *image,
                            bool is_over)
{
    (void)context, (void)table, (void)image, (void)is_over;
}

static bool host_load(void *context, const char *table, Text *image,
                      Text *steps, Error *err)
{
    (void)context, (void)table, (void)image, (void)steps, (void)err;
    return false;
}

static void host_random(void *context, void *out, size_t size)
{
    (void)context;
    memset(out, 1, size);
}

static void write_health(void *context, Text *out)
{
    (void)context;
    text_add(out, "{}");
}

/* Cuts the text into fields, each of which ends with a NUL. */
static void split(char *text, const char **fields)
{
    for (int i = 0; i < FIELDS; i++) {
        size_t size = strcspn(text, "\n");
        fields[i] = text;
        text += size;
        if (*text) {
            *text++ = '\0';
        }
    }
}

static void check(const HttpReply *reply)
{
    const char *head = text_string(&reply->head);
    assert(strncmp(head, "HTTP/1.1 ", 9) == 0);
    assert(strcmp(head + reply->head.size - 4, "\r\n\r\n") == 0);
    assert(strlen(head) == reply->head.size);
    assert(strstr(head, "Content-Security-Policy: "));
}

static void add_file(PageFiles *page, const char *path, const char *bytes)
{
    Text text = { 0 };
    text_add(&text, bytes);
    page->files =
        mem_resize(page->files, (page->count + 1) * sizeof *page->files);
    page_file_init(&page->files[page->count++], path, &text);
}

static void answer(const HttpSite *site, const char *const *fields)
{
    HttpReply reply;
    HttpRequest request = {
        .is_get = strcmp(fields[0], "GET") == 0,
        .is_head = strcmp(fields[0], "HEAD") == 0,
        .has_body = fields[0][0] == '+',
        .path = fields[1],
        .ids = fields[2][0] ? fields[2] : NULL,
        .host = fields[3],
        .origin = fields[4],
        .if_none_match = fields[5],
        .accept_encoding = fields[6],
        .protocols = fields[7],
        .version = fields[8],
    };
    http_answer(site, &request, &reply);
    check(&reply);
    http_reply_done(&reply);
    if (!http_may_upgrade(site, &request, &reply)) {
        check(&reply);
    }
    http_reply_done(&reply);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const SessionHost host = { .keep_table = host_keep_table,
                               .load = host_load,
                               .random = host_random };
    const char *fields[FIELDS];
    Text text = { 0 }, games = { 0 };
    HttpSite site = { .session = session_new(&host, 0),
                      .own_host = "a.b",
                      .write_health = write_health };
    text_add_bytes(&text, (const char *)data, size);
    text_add(&games, "{}");
    page_file_init(&site.games, "/api/games.json", &games);
    add_file(&site.page, "/assets/a.js", "let a;");
    add_file(&site.page, "/index.html", "<p>");
    split(text.data, fields);
    for (int i = 0; i < 2; i++) {
        site.is_loopback = i > 0;
        answer(&site, fields);
    }
    page_file_done(&site.games);
    page_done(&site.page);
    session_free(site.session);
    text_done(&text);
    return 0;
}
