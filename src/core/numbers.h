/* numbers.h: helpers for games that write their states as bytes. */
#ifndef JOUTE_NUMBERS_H
#define JOUTE_NUMBERS_H

#include <stdint.h>
#include <string.h>

/* A number that must fit into a byte. */
static inline uint8_t numbers_byte(int64_t value)
{
    return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

/* Writes bits 0 to 7 as eight bytes, each 0 or 1. */
static inline void numbers_spread(unsigned bits, uint8_t *out)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint64_t bytes = (bits & 0xff) * UINT64_C(0x0101010101010101);
    bytes &= UINT64_C(0x8040201008040201);
    bytes += UINT64_C(0x7f7f7f7f7f7f7f7f);
    bytes = bytes >> 7 & UINT64_C(0x0101010101010101);
    memcpy(out, &bytes, sizeof bytes);
#else
    for (int i = 0; i < 8; i++) {
        out[i] = (uint8_t)(bits >> i & 1);
    }
#endif
}

#endif
