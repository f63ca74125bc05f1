/* http.c: answers requests from memory: the page's files, lists of tables,
 * records.
 *
 * A request is refused for its Host, method, body or rate before its path is
 * looked at. Files named by their hash may be cached for ever, other files are
 * revalidated by ETag, and an answer that is made for a request is never
 * cached. */
#include "net/http.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/json.h"
#include "net/origin.h"

/* The headers of every answer. */
static const char common_headers[] =
    "Content-Security-Policy: default-src 'none'; script-src 'self'; "
    "style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; font-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n";

static const char type_json[] = "application/json; charset=utf-8";

static const char no_page[] =
    "joute: the page has not been built.\n"
    "In the source tree, ./run builds it and serves it; or:\n"
    "    cd web && npm ci && node build.mjs\n"
    "and start joute serve again (with --page DIR if it is elsewhere).\n"
    "\n"
    "joute : la page n'a pas été construite.\n"
    "Dans les sources, ./run la construit et la sert ; ou :\n"
    "    cd web && npm ci && node build.mjs\n"
    "puis relancez joute serve (avec --page DOSSIER si elle est ailleurs).\n";

/* The answers to requests that fail, as plain text or as JSON. */
static const struct {
    int status;
    const char *name, *code;
    Phrase text;
} failures[] = {
    { 400, "Bad Request", "malformed",
      PHRASE("the request cannot be understood",
             "la requête est incompréhensible") },
    { 403, "Forbidden", "not-allowed",
      PHRASE("connections from this origin are refused",
             "les connexions de cette origine sont refusées") },
    { 404, "Not Found", "not-found",
      PHRASE("there is nothing here", "il n'y a rien ici") },
    { 405, "Method Not Allowed", "not-allowed",
      PHRASE("only GET and HEAD are accepted",
             "seuls GET et HEAD sont acceptés") },
    { 413, "Content Too Large", "too-big",
      PHRASE("a request must not have a body",
             "une requête ne doit pas avoir de corps") },
    { 421, "Misdirected Request", "not-allowed",
      PHRASE("this server answers to localhost only",
             "ce serveur ne répond qu'à localhost") },
    { 429, "Too Many Requests", "too-fast",
      PHRASE("too many requests at once; try again in a moment",
             "trop de demandes à la fois ; réessayez dans un instant") },
    { 500, "Internal Server Error", "damaged",
      PHRASE("this table is damaged on the server",
             "cette table est endommagée sur le serveur") },
};

static const char *status_name(int status)
{
    for (size_t i = 0; i < sizeof failures / sizeof *failures; i++) {
        if (failures[i].status == status) {
            return failures[i].name;
        }
    }
    return status == 304   ? "Not Modified"
           : status == 503 ? "Service Unavailable"
                           : "OK";
}

/* Begins the head of a reply. The caller adds the headers that only this answer
 * has, then calls end_head. */
static void begin_head(HttpReply *reply, int status, const char *type)
{
    reply->status = status;
    text_addf(&reply->head, "HTTP/1.1 %d %s\r\n%s", status, status_name(status),
              common_headers);
    if (type) {
        text_addf(&reply->head, "Content-Type: %s\r\n", type);
    }
}

static void end_head(HttpReply *reply)
{
    /* A 304 has the headers of the 200 except the length. */
    if (reply->status != 304) {
        text_addf(&reply->head, "Content-Length: %zu\r\n", reply->body_size);
    }
    if (reply->is_last) {
        text_add(&reply->head, "Connection: close\r\n");
    }
    text_add(&reply->head, "\r\n");
}

/* Answers with the bytes in reply->own, which caches must not keep. */
static void answer_own(HttpReply *reply, int status, const char *type)
{
    reply->body = text_string(&reply->own);
    reply->body_size = reply->own.size;
    begin_head(reply, status, type);
    text_add(&reply->head, "Cache-Control: no-store\r\n");
    if (status == 405) {
        text_add(&reply->head, "Allow: GET, HEAD\r\n");
    }
    end_head(reply);
}

/* Answers with an error of the table above, as JSON in the language of the
 * request. */
static void fail(const HttpRequest *request, HttpReply *reply, int status)
{
    JsonWriter writer = { .out = &reply->own };
    text_clear(&reply->own);
    json_begin_object(&writer);
    json_begin_object_member(&writer, "error");
    for (size_t i = 0; i < sizeof failures / sizeof *failures; i++) {
        if (failures[i].status == status) {
            json_string_member(&writer, "code", failures[i].code);
            json_string_member(&writer, "text",
                               failures[i].text.in[request->lang]);
        }
    }
    json_end_object(&writer);
    json_end_object(&writer);
    answer_own(reply, status, type_json);
}

/* True if a comma-separated list ("gzip;q=0.5, br") contains the word, unless
 * its weight is q=0. */
static bool names(const char *list, const char *word)
{
    size_t size = strlen(word);
    while (*list) {
        list += strspn(list, " \t,");
        size_t item = strcspn(list, ",");
        size_t name = strcspn(list, ",; \t");
        if (name == size && strncasecmp(list, word, size) == 0) {
            char weight[16] = "";
            const char *q = memchr(list, '=', item);
            if (q) {
                snprintf(weight, sizeof weight, "%.*s",
                         (int)(item - (size_t)(q - list) - 1), q + 1);
            }
            return !q || strspn(weight, "0. ") != strlen(weight);
        }
        list += item;
    }
    return false;
}

/* Answers with a file in the best encoding that the client accepts, or with
 * 304 if the client has it already. */
static void answer_file(const PageFile *file, const HttpRequest *request,
                        int status, HttpReply *reply)
{
    static const char *const encodings[] = { "", "gzip", "br" };
    const char *accepted = request->accept_encoding;
    PageEncoding encoding = PAGE_ENCODINGS - 1;
    while (encoding != PAGE_PLAIN && (file->bytes[encoding].size == 0 ||
                                      !names(accepted, encodings[encoding]))) {
        encoding--;
    }
    char tag[PAGE_TAG + 8];
    snprintf(tag, sizeof tag, "\"%s%s%s\"", file->tag,
             encoding == PAGE_PLAIN ? "" : "-", encodings[encoding]);
    if (status == 200 && strstr(request->if_none_match, tag)) {
        status = 304;
    } else {
        reply->body = text_string(&file->bytes[encoding]);
        reply->body_size = file->bytes[encoding].size;
    }
    begin_head(reply, status, file->type);
    text_addf(&reply->head,
              "ETag: %s\r\nVary: Accept-Encoding\r\n"
              "Cache-Control: %s\r\n",
              tag,
              file->is_lasting && status == 200
                  ? "public, max-age=31536000, immutable"
                  : "no-cache");
    if (encoding != PAGE_PLAIN && status != 304) {
        text_addf(&reply->head, "Content-Encoding: %s\r\n",
                  encodings[encoding]);
    }
    end_head(reply);
}

/* True if `path` is `folder` followed by one name: "/t/abc" is below "/t/". */
static bool is_below(const char *path, const char *folder)
{
    size_t size = strlen(folder);
    return strncmp(path, folder, size) == 0 && path[size] &&
           !strchr(path + size, '/');
}

/* True for the addresses at which the page is served (docs/API.md). */
static bool is_page(const char *path)
{
    static const char *const whole[] = {
        "/", "/r", "/watch", "/settings", "/history", "/tournament"
    };
    for (size_t i = 0; i < sizeof whole / sizeof *whole; i++) {
        if (strcmp(path, whole[i]) == 0) {
            return true;
        }
    }
    return is_below(path, "/t/") || is_below(path, "/r/") ||
           is_below(path, "/rules/") || is_below(path, "/edit/") ||
           is_below(path, "/puzzles/");
}

/* Answers a request below /api/. */
static void answer_api(const HttpSite *site, const HttpRequest *request,
                       HttpReply *reply)
{
    const char *what = request->path + strlen("/api/");
    if (strcmp(what, "games") == 0) {
        answer_file(&site->games, request, 200, reply);
    } else if (strcmp(what, "games/brief") == 0) {
        answer_file(&site->brief_games, request, 200, reply);
    } else if (strcmp(what, "tables") == 0) {
        session_write_tables(site->session, request->from, request->ids,
                             &reply->own);
        answer_own(reply, 200, type_json);
    } else if (strcmp(what, "health") == 0) {
        site->write_health(site->context, &reply->own);
        answer_own(reply, 200, type_json);
    } else if (is_below(what, "records/")) {
        switch (session_write_record(site->session, request->from,
                                     what + strlen("records/"), &reply->own)) {
        case SESSION_FOUND: answer_own(reply, 200, type_json); break;
        case SESSION_NOT_FOUND: fail(request, reply, 404); break;
        case SESSION_DAMAGED: fail(request, reply, 500); break;
        case SESSION_LATER: fail(request, reply, 429); break;
        }
    } else {
        fail(request, reply, 404);
    }
}

/* The status of a request that is refused whatever its path, or 0. */
static int refusal(const HttpSite *site, const HttpRequest *request)
{
    if (!origin_is_our_host(request->host, site->is_loopback, site->own_host)) {
        return 421;
    }
    if (!request->is_get && !request->is_head) {
        return 405;
    }
    return request->has_body ? 413 : 0;
}

void http_answer(const HttpSite *site, const HttpRequest *request,
                 HttpReply *out)
{
    int status = refusal(site, request);
    /* A list of tables costs as much as ten files of the page. */
    int cost = strcmp(request->path, "/api/tables") == 0 ? 10 : 1;
    if (status == 0 &&
        !session_may_ask(site->session, request->from, cost, request->now)) {
        status = 429;
    }
    *out = (HttpReply){ .is_last = status != 0 };
    if (status != 0) {
        fail(request, out, status);
    } else if (strcmp(request->path, "/ws") == 0) {
        out->is_last = true;
        fail(request, out, 400);
    } else if (strncmp(request->path, "/api/", 5) == 0) {
        answer_api(site, request, out);
    } else {
        const PageFile *file = page_find(&site->page, request->path);
        const PageFile *index = page_find(&site->page, "/index.html");
        if (file) {
            answer_file(file, request, 200, out);
        } else if (index) {
            answer_file(index, request, is_page(request->path) ? 200 : 404,
                        out);
        } else {
            text_add(&out->own, no_page);
            answer_own(out, is_page(request->path) ? 503 : 404,
                       "text/plain; charset=utf-8");
        }
    }
    if (request->is_head) {
        out->body_size = 0;
    }
}

bool http_may_upgrade(const HttpSite *site, const HttpRequest *request,
                      HttpReply *out)
{
    int status = refusal(site, request);
    if (status == 0) {
        status = strcmp(request->path, "/ws") != 0                ? 404
                 : !origin_is_own(request->origin, request->host) ? 403
                 : strcmp(request->version, "13") != 0            ? 400
                 : !names(request->protocols, "joute")            ? 400
                                                                  : 0;
    }
    *out = (HttpReply){ .is_last = true };
    if (status != 0) {
        fail(request, out, status);
    }
    return status == 0;
}

void http_reply_done(HttpReply *reply)
{
    text_done(&reply->head);
    text_done(&reply->own);
    *reply = (HttpReply){ 0 };
}
