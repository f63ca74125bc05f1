/* host.h: what the WebAssembly module asks of the page around it, everything
 * else aside that src/wasm needs. These are its only imports: it has none of
 * WASI. */
#ifndef JOUTE_ALONE_HOST_H
#define JOUTE_ALONE_HOST_H

#include <stddef.h>

#define HOST_IMPORT(name)                                                      \
    __attribute__((import_module("joute"), import_name(name)))

/* Milliseconds of a clock that never goes back. */
HOST_IMPORT("clock") double host_clock(void);
/* Takes the reason for which the module ends; it does not return. */
HOST_IMPORT("fail")
_Noreturn void host_fail(const char *message, size_t size);

#endif
