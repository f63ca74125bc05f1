/* http_request.c: takes an HTTP request from libwebsockets and sends the answer
 * in pieces. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/mem.h"
#include "net/server_state.h"

enum {
    HTTP_CHUNK = 32 << 10,
    HTTP_STALL_S =
        20, /* a client that takes no byte for this many seconds is dropped */
    HEADER_SIZE = 1024,
};

void http_request_clear(Connection *connection)
{
    if (connection->reply) {
        http_reply_done(connection->reply);
        free(connection->reply);
        connection->reply = NULL;
    }
}

/* The memory that an HttpRequest points into. */
typedef struct Headers {
    char host[HEADER_SIZE], origin[HEADER_SIZE], match[HEADER_SIZE],
        encoding[HEADER_SIZE], protocols[HEADER_SIZE], version[HEADER_SIZE],
        ids[HEADER_SIZE], path[HEADER_SIZE];
} Headers;

/* Copies a header; one that is missing or too long is "". */
static const char *copy_header(struct lws *wsi, enum lws_token_indexes token,
                               char *out)
{
    if (lws_hdr_copy(wsi, out, HEADER_SIZE, token) < 0) {
        out[0] = '\0';
    }
    return out;
}

static bool has_body(struct lws *wsi)
{
    char length[HEADER_SIZE];
    copy_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length);
    return lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0 ||
           strspn(length, "0") != strlen(length);
}

/* Copies what http.c needs of a request. The request points into headers. */
static void read_request(struct lws *wsi, Headers *headers, HttpRequest *out)
{
    char *path = NULL;
    int size = 0;
    bool has_path = lws_http_get_uri_and_method(wsi, &path, &size) >= 0;
    snprintf(headers->path, sizeof headers->path, "%.*s", has_path ? size : 0,
             has_path ? path : "");
    char languages[HEADER_SIZE];
    copy_header(wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, languages);
    *out = (HttpRequest){
        .is_get = lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0,
        .is_head = lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0,
        .has_body = has_body(wsi),
        /* The browser's first choice of language. A program that names none
         * gets English. */
        .lang = strncasecmp(languages, "fr", 2) == 0 ? LANG_FR : LANG_EN,
        .path = headers->path,
        .host = copy_header(wsi, WSI_TOKEN_HOST, headers->host),
        .origin = copy_header(wsi, WSI_TOKEN_ORIGIN, headers->origin),
        .if_none_match =
            copy_header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, headers->match),
        .accept_encoding =
            copy_header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, headers->encoding),
        .protocols = copy_header(wsi, WSI_TOKEN_PROTOCOL, headers->protocols),
        .version = copy_header(wsi, WSI_TOKEN_VERSION, headers->version),
    };
    out->ids =
        lws_get_urlarg_by_name(wsi, "ids=", headers->ids, sizeof headers->ids);
}

static bool write_http(struct lws *wsi, const char *bytes, size_t size,
                       enum lws_write_protocol how)
{
    /* libwebsockets does not write to bytes, although it asks for a non-const
     * pointer. */
    return size == 0 || lws_write(wsi, (unsigned char *)bytes, size, how) >= 0;
}

static int finish_reply(struct lws *wsi, Connection *connection)
{
    bool is_last = connection->reply->is_last;
    http_request_clear(connection);
    return lws_http_transaction_completed(wsi) || is_last ? -1 : 0;
}

int http_request_write(struct lws *wsi, Connection *connection)
{
    HttpReply *reply = connection->reply;
    if (!reply) {
        return 0;
    }
    size_t left = reply->body_size - reply->sent;
    size_t size = left < HTTP_CHUNK ? left : HTTP_CHUNK;
    if (!write_http(wsi, reply->body + reply->sent, size,
                    size == left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)) {
        return -1;
    }
    reply->sent += size;
    if (reply->sent == reply->body_size) {
        return finish_reply(wsi, connection);
    }
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, HTTP_STALL_S);
    lws_callback_on_writable(wsi);
    return 0;
}

int http_request_answer(struct lws *wsi, Server *server, Connection *connection)
{
    Headers headers;
    HttpRequest request;
    read_request(wsi, &headers, &request);
    request.from = listen_peer_number(&connection->peer);
    request.now = server_now(server);
    http_request_clear(connection);
    connection->reply = mem_new(sizeof *connection->reply);
    http_answer(&server->site, &request, connection->reply);
    HttpReply *reply = connection->reply;
    if (!write_http(wsi, text_string(&reply->head), reply->head.size,
                    LWS_WRITE_HTTP_HEADERS)) {
        return -1;
    }
    if (reply->body_size == 0) {
        return finish_reply(wsi, connection);
    }
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, HTTP_STALL_S);
    lws_callback_on_writable(wsi);
    return 0;
}

int http_request_confirm_upgrade(struct lws *wsi, Server *server,
                                 const char *to)
{
    Headers headers;
    HttpRequest request;
    HttpReply reply;
    if (strcasecmp(to, "websocket") != 0 || server->is_stopping) {
        return -1;
    }
    read_request(wsi, &headers, &request);
    if (http_may_upgrade(&server->site, &request, &reply)) {
        http_reply_done(&reply);
        return 0;
    }
    text_add_bytes(&reply.head, reply.body, reply.body_size);
    bool is_sent = write_http(wsi, reply.head.data, reply.head.size,
                              LWS_WRITE_HTTP_HEADERS);
    http_reply_done(&reply);
    return is_sent ? 1 : -1;
}
