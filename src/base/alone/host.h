/* host.h: what base/alone asks of the page around the WebAssembly module.
 * Together with what src/wasm asks for, these are the module's only imports: it
 * uses nothing of WASI. */
#ifndef JOUTE_ALONE_HOST_H
#define JOUTE_ALONE_HOST_H

#include <stddef.h>

#define HOST_IMPORT(name)                                                      \
    __attribute__((import_module("joute"), import_name(name)))

/* Milliseconds of a clock that never goes back. */
HOST_IMPORT("clock") double host_clock(void);
/* Tells the page why the module ends; does not return. */
HOST_IMPORT("fail")
_Noreturn void host_fail(const char *message, size_t size);

#endif
