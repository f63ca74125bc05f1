/* listen.c: reads --listen, opens the socket, and tells where connections
 * come from.
 *
 * IPv4 addresses that arrive mapped into IPv6 are treated as IPv4. If no
 * address was given and the usual port is taken, the next free port is used,
 * unless another joute serve has the usual port: a second server would have
 * other games. */
#define _GNU_SOURCE /* accept4 */
#include "net/listen.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    HOST_SIZE = 256,
    BACKLOG = 1024,
    PORTS_TRIED = 100, /* how many ports above a taken one are tried */
};

/* Splits "HOST:PORT" or "[HOST]:PORT". */
static bool split(const char *text, char *host, const char **port)
{
    bool is_bracketed = text[0] == '[';
    const char *from = text + is_bracketed;
    const char *end = is_bracketed ? strchr(text, ']') : strrchr(text, ':');
    if (!end || (is_bracketed && end[1] != ':') ||
        (size_t)(end - from) >= HOST_SIZE ||
        (!is_bracketed && memchr(from, ':', (size_t)(end - from)))) {
        return false;
    }
    memcpy(host, from, (size_t)(end - from));
    host[end - from] = '\0';
    *port = end + 1 + is_bracketed;
    size_t digits = strspn(*port, "0123456789");
    return host[0] && digits > 0 && digits < 6 && !(*port)[digits] &&
           atoi(*port) < 65536;
}

bool listen_parse(const char *text, ListenAddress *out, Error *err)
{
    char host[HOST_SIZE];
    const char *port;
    struct addrinfo *found = NULL;
    struct addrinfo hints = { .ai_family = AF_UNSPEC,
                              .ai_socktype = SOCK_STREAM,
                              .ai_flags = AI_NUMERICSERV | AI_PASSIVE };
    if (!split(text, host, &port)) {
        return error_set(err,
                         "\"%s\": must be ADDRESS:PORT, such as "
                         "127.0.0.1:8080 or [::1]:8080",
                         "« %s » : il faut ADRESSE:PORT, comme "
                         "127.0.0.1:8080 ou [::1]:8080",
                         text);
    }
    if (strcmp(host, "localhost") == 0) {
        hints.ai_family = AF_INET;
    }
    int status = getaddrinfo(host, port, &hints, &found);
    if (status != 0) {
        return error_set(err, "%s: %s", "%s : %s", host,
                         err && err->lang == LANG_FR ? "machine inconnue"
                                                     : gai_strerror(status));
    }
    memcpy(&out->address, found->ai_addr, found->ai_addrlen);
    out->size = found->ai_addrlen;
    freeaddrinfo(found);
    return true;
}

static in_port_t *port_of(ListenAddress *address)
{
    return address->address.ss_family == AF_INET6
               ? &((struct sockaddr_in6 *)&address->address)->sin6_port
               : &((struct sockaddr_in *)&address->address)->sin_port;
}

int listen_port(const ListenAddress *address)
{
    ListenAddress copy = *address;
    return ntohs(*port_of(&copy));
}

/* Returns a listening socket, or -1 with errno. */
static int bind_to(const ListenAddress *address)
{
    int on = 1;
    int fd = socket(address->address.ss_family,
                    SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0) {
        return -1;
    }
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    /* With SO_REUSEADDR two sockets may bind to the port, but only one may
     * listen. */
    if (bind(fd, (const struct sockaddr *)&address->address, address->size) !=
            0 ||
        listen(fd, BACKLOG) != 0) {
        int why = errno;
        close(fd);
        errno = why;
        return -1;
    }
    return fd;
}

/* Opens a socket on the first free port above the one in `address`, and sets
 * that port in `address`; returns -1 if none is free. */
static int bind_above(ListenAddress *address)
{
    int first = listen_port(address) + 1, fd = -1;
    for (int port = first; fd < 0 && port < first + PORTS_TRIED && port < 65536;
         port++) {
        *port_of(address) = htons((in_port_t)port);
        fd = bind_to(address);
    }
    return fd;
}

/* True if another joute serve answers at the address. */
static bool is_joute(const ListenAddress *address)
{
    static const char ask[] = "GET /api/health HTTP/1.0\r\n"
                              "Host: localhost\r\n\r\n";
    struct timeval patience = { .tv_sec = 5 };
    char answer[2048];
    size_t size = 0;
    ssize_t more = 0;
    int fd = socket(address->address.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    bool is_asked =
        connect(fd, (const struct sockaddr *)&address->address,
                address->size) == 0 &&
        send(fd, ask, sizeof ask - 1, MSG_NOSIGNAL) == sizeof ask - 1;
    while (is_asked && size < sizeof answer - 1 &&
           (more = recv(fd, answer + size, sizeof answer - 1 - size, 0)) > 0) {
        size += (size_t)more;
    }
    answer[size] = '\0';
    close(fd);
    return strstr(answer, "\"ok\":true") && strstr(answer, "\"tables\":");
}

static void add_numeric(const ListenAddress *address, Text *out)
{
    char host[INET6_ADDRSTRLEN];
    bool is_six = address->address.ss_family == AF_INET6;
    if (getnameinfo((const struct sockaddr *)&address->address, address->size,
                    host, sizeof host, NULL, 0, NI_NUMERICHOST) == 0) {
        text_addf(out, is_six ? "[%s]" : "%s", host);
    }
}

int listen_open(ListenAddress *address, Error *err)
{
    int fd = bind_to(address);
    if (fd < 0) {
        int why = errno, port = listen_port(address);
        ListenAddress above = *address;
        fd = why == EADDRINUSE ? bind_above(&above) : -1;
        Text host = { 0 };
        add_numeric(address, &host);
        if (fd >= 0) {
            close(fd);
            error_set(err,
                      "port %d is taken; the next free one is %d "
                      "(joute serve --listen %s:%d)",
                      "le port %d est pris ; le prochain libre est %d "
                      "(joute serve --listen %s:%d)",
                      port, listen_port(&above), text_string(&host),
                      listen_port(&above));
        } else if (why == EACCES) {
            error_set(err,
                      "port %d: only root may open it; take one above 1023 "
                      "(joute serve --port 8080)",
                      "port %d : seul root peut l'ouvrir ; prenez-en un "
                      "au-dessus de 1023 (joute serve --port 8080)",
                      port);
        } else {
            error_set(err, "%s:%d: %s", "%s:%d : %s", text_string(&host), port,
                      error_system(err, why));
        }
        text_done(&host);
        return -1;
    }
    getsockname(fd, (struct sockaddr *)&address->address, &address->size);
    return fd;
}

int listen_open_near(ListenAddress *address, Error *err)
{
    int fd = bind_to(address);
    if (fd >= 0 || errno != EADDRINUSE) {
        return fd >= 0 ? fd : listen_open(address, err);
    }
    if (!is_joute(address)) {
        fd = bind_above(address);
        return fd >= 0 ? fd : listen_open(address, err);
    }
    error_set(err,
              "joute already serves on http://localhost:%d "
              "(to run another: joute serve --listen 127.0.0.1:%d --db FILE)",
              "joute est déjà à l'écoute sur http://localhost:%d "
              "(pour en lancer un autre : joute serve --listen 127.0.0.1:%d "
              "--db FICHIER)",
              listen_port(address), listen_port(address) + 1);
    return -1;
}

static const struct in6_addr *six_of(const ListenAddress *address)
{
    return &((const struct sockaddr_in6 *)&address->address)->sin6_addr;
}

/* Returns the four bytes of an IPv4 address, which may be mapped into IPv6;
 * NULL for other addresses. */
static const unsigned char *four_of(const ListenAddress *address)
{
    if (address->address.ss_family == AF_INET) {
        return (const unsigned char *)&(
                   (const struct sockaddr_in *)&address->address)
            ->sin_addr;
    }
    const struct in6_addr *six = six_of(address);
    return IN6_IS_ADDR_V4MAPPED(six) ? &six->s6_addr[12] : NULL;
}

bool listen_is_loopback(const ListenAddress *address)
{
    const unsigned char *four = four_of(address);
    return four ? four[0] == 127 : IN6_IS_ADDR_LOOPBACK(six_of(address));
}

static bool is_any(const ListenAddress *address)
{
    const unsigned char *four = four_of(address);
    return four ? memcmp(four, "\0\0\0\0", 4) == 0
                : IN6_IS_ADDR_UNSPECIFIED(six_of(address));
}

void listen_add_outside(const ListenAddress *address, Text *out)
{
    struct ifaddrs *list = NULL;
    if (!is_any(address) || getifaddrs(&list) != 0) {
        return;
    }
    for (const struct ifaddrs *item = list; item && !out->size;
         item = item->ifa_next) {
        ListenAddress own = { .size = sizeof(struct sockaddr_in) };
        if (item->ifa_addr && item->ifa_addr->sa_family == AF_INET) {
            memcpy(&own.address, item->ifa_addr, own.size);
            *port_of(&own) = htons((in_port_t)listen_port(address));
            if (!listen_is_loopback(&own)) {
                listen_add_url(&own, out);
            }
        }
    }
    freeifaddrs(list);
}

void listen_add_url(const ListenAddress *address, Text *out)
{
    const unsigned char *four = four_of(address);
    text_add(out, "http://");
    if (is_any(address) || (four && four[0] == 127 && four[3] == 1)) {
        text_add(out, "localhost");
    } else {
        add_numeric(address, out);
    }
    text_addf(out, ":%d", listen_port(address));
}

int listen_accept(int socket, ListenPeer *out)
{
    ListenAddress from = { .size = sizeof from.address };
    int on = 1;
    int fd = accept4(socket, (struct sockaddr *)&from.address, &from.size,
                     SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (fd < 0) {
        return -1;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const unsigned char *four = four_of(&from);
    *out = (ListenPeer){ .is_loopback = listen_is_loopback(&from) };
    memcpy(out->bytes, four ? four : six_of(&from)->s6_addr, four ? 4 : 8);
    return fd;
}

uint64_t listen_peer_number(const ListenPeer *peer)
{
    uint64_t number = 0;
    for (size_t i = 0; i < sizeof peer->bytes && !peer->is_loopback; i++) {
        number = number << 8 | peer->bytes[i];
    }
    return number;
}
