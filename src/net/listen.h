/* listen.h: the address a server listens on, and where connections come from.
 */
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

/* Reads "127.0.0.1:8080", "[::1]:8080" or "localhost:8080"; port 0 stands for
 * any free one. */
bool listen_parse(const char *text, ListenAddress *out, Error *err);

/* Opens a non-blocking socket that listens at `address` and sets the port in
 * `address`; returns -1 if it fails. If the port is taken, err names the next
 * free one. */
int listen_open(ListenAddress *address, Error *err);

/* Does the same, but takes the next free port if this one is taken. Fails if
 * another joute serve has this port; err says so. */
int listen_open_near(ListenAddress *address, Error *err);

/* Returns the port of an address, as a number. */
int listen_port(const ListenAddress *address);

/* True if only this machine can reach the address. */
bool listen_is_loopback(const ListenAddress *address);

/* Adds "http://localhost:8080", as a person would type it. */
void listen_add_url(const ListenAddress *address, Text *out);
/* If the address stands for all interfaces, adds the URL for other machines,
 * with the first IPv4 address that is not loopback. Otherwise adds nothing. */
void listen_add_outside(const ListenAddress *address, Text *out);

/* Where a connection comes from, as precisely as limits need it. Of an IPv6
 * address only the first half is kept, because all addresses with the same
 * first half belong to one household. */
typedef struct ListenPeer {
    unsigned char bytes[8];
    bool is_loopback;
} ListenPeer;

/* Returns the peer as a number; 0 for loopback, where a proxy may run. */
uint64_t listen_peer_number(const ListenPeer *peer);

/* Accepts the next connection, or returns -1; does not block. */
int listen_accept(int socket, ListenPeer *out);

#endif
