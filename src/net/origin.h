/* origin.h: which web pages may talk to the server. A page of another site must
 * not act in the name of its visitor. */
#ifndef JOUTE_NET_ORIGIN_H
#define JOUTE_NET_ORIGIN_H

#include <stdbool.h>

/* True if a Host header names this server: it is a name of this machine, or
 * own_host, which may be NULL. If the server is not bound to loopback, every
 * name is accepted. */
bool origin_is_our_host(const char *host, bool is_loopback,
                        const char *own_host);

/* True if an Origin header is the host's own, with http or https, or if it is
 * empty: programs other than browsers send none. */
bool origin_is_own(const char *origin, const char *host);

#endif
