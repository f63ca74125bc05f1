/* sha256.h: the SHA-256 hash (FIPS 180-4), to recognise things without storing
 * them. */
#ifndef JOUTE_SHA256_H
#define JOUTE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_SIZE = 32, SHA256_BLOCK = 64 };

/* The hash of bytes that are added piece by piece. */
typedef struct Sha256 {
    uint32_t hash[8];
    uint64_t size; /* the number of bytes so far */
    uint8_t rest[SHA256_BLOCK];
} Sha256;

/* Begins a hash. */
void sha256_init(Sha256 *sum);
/* Adds size bytes to a hash. */
void sha256_add(Sha256 *sum, const void *bytes, size_t size);
/* Ends a hash and writes it to `out`. */
void sha256_end(Sha256 *sum, uint8_t out[SHA256_SIZE]);

/* Computes the hash of size bytes. */
void sha256(const void *bytes, size_t size, uint8_t out[SHA256_SIZE]);

#endif
