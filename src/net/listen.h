/* listen.h: the address a server listens on, and who comes from where. */
#ifndef JOUTE_LISTEN_H
#define JOUTE_LISTEN_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

#include "base/error.h"
#include "base/text.h"

typedef struct ListenAddress {
    struct sockaddr_storage address;
    socklen_t size;
} ListenAddress;

/* "127.0.0.1:8080", "[::1]:8080" or "localhost:8080"; port 0: any free one. */
bool listen_parse(const char *text, ListenAddress *out, Error *err);

/* A socket that listens there without blocking, or -1; if the port is taken,
 * err names the next free one. address then holds the port it has. */
int listen_open(ListenAddress *address, Error *err);

/* The same, but on the next free port if that one is taken; if it is another
 * joute that has it, err says so. */
int listen_open_near(ListenAddress *address, Error *err);

/* The port of an address, as a number. */
int listen_port(const ListenAddress *address);

/* Whether only this machine can reach it. */
bool listen_is_loopback(const ListenAddress *address);

/* "http://localhost:8080", as a person would type it. */
void listen_add_url(const ListenAddress *address, Text *out);
/* The same for other machines, of an address that stands for all: with the
 * first IPv4 address that is not loopback. Nothing if there is none. */
void listen_add_outside(const ListenAddress *address, Text *out);

/* Where a connection comes from, so far as it counts against the limit for
 * one address: of IPv6 the first half, which one household has to itself. */
typedef struct ListenPeer {
    unsigned char bytes[8];
    bool is_loopback;
} ListenPeer;

/* The same as a number; 0 for loopback, where also a proxy's guests come
 * from. */
uint64_t listen_origin(const ListenPeer *peer);

/* The next connection, not blocking, or -1. */
int listen_accept(int socket, ListenPeer *out);

#endif
