/* sha256.h: the hash of FIPS 180-4, for what must be recognised but not
 * stored. */
#ifndef JOUTE_SHA256_H
#define JOUTE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_SIZE = 32 };

/* The hash of size bytes. */
void sha256(const void *bytes, size_t size, uint8_t out[SHA256_SIZE]);

#endif
