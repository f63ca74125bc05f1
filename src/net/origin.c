/* origin.c: checks the Host header of a request, and the Origin of the page
 * that opens a WebSocket. */
#include "net/origin.h"

#include <string.h>
#include <strings.h>

/* True if a Host header has this name, with any port or none. */
static bool is_name(const char *host, const char *name)
{
    const char *bracket = host[0] == '[' ? strchr(host, ']') : NULL;
    size_t size = bracket ? (size_t)(bracket + 1 - host) : strcspn(host, ":");
    return strlen(name) == size && strncasecmp(host, name, size) == 0;
}

/* The owner of a foreign page can make its name resolve to this machine (DNS
 * rebinding). The page would then have our origin. So a server that only this
 * machine can reach accepts only the names of this machine. */
bool origin_is_our_host(const char *host, bool is_loopback,
                        const char *own_host)
{
    static const char *const locals[] = { "localhost", "127.0.0.1", "[::1]" };
    for (size_t i = 0; i < sizeof locals / sizeof *locals; i++) {
        if (is_name(host, locals[i])) {
            return true;
        }
    }
    return !is_loopback || (own_host && is_name(host, own_host));
}

bool origin_is_own(const char *origin, const char *host)
{
    const char *at = strstr(origin, "://");
    return !origin[0] || (strncmp(origin, "http", 4) == 0 && at &&
                          strcasecmp(at + 3, host) == 0);
}
