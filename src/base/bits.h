/* bits.h: choosing from a set of bits. */
#ifndef JOUTE_BITS_H
#define JOUTE_BITS_H

#include <stdint.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#define BITS_EVERY_BYTE(byte) (UINT64_C(0x0101010101010101) * (byte))

/* As bits_nth, for any processor. Without a branch, since random choices are
 * mispredicted: counts the bits of each byte and of those below it, finds the
 * byte n falls into, then the bit. */
static inline int bits_nth_portable(uint64_t set, uint32_t n)
{
    uint64_t sums = set - (set >> 1 & BITS_EVERY_BYTE(0x55));
    sums = (sums & BITS_EVERY_BYTE(0x33)) + (sums >> 2 & BITS_EVERY_BYTE(0x33));
    sums = (sums + (sums >> 4)) & BITS_EVERY_BYTE(0x0f);
    sums = BITS_EVERY_BYTE(sums);
    uint64_t is_above =
        ~((BITS_EVERY_BYTE((uint64_t)n) | BITS_EVERY_BYTE(0x80)) - sums);
    int at = __builtin_ctzll(is_above & BITS_EVERY_BYTE(0x80)) - 7;
    n -= (uint32_t)(sums << 8 >> at & 0xff);
    uint32_t byte = (uint32_t)(set >> at) & 0xff;
    uint32_t from[8]; /* the byte without its lowest 0, 1 ... bits */
    for (int i = 0; i < 8; i++) {
        from[i] = byte;
        byte &= byte - 1;
    }
    return at + __builtin_ctz(from[n & 7] | 0x100);
}

/* The element of set with n elements below it; set has more than n. Where
 * the processor deposits bits itself, moulin's random play is 1.2 times as
 * fast (joute bench). */
static inline int bits_nth(uint64_t set, uint32_t n)
{
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(UINT64_C(1) << n, set));
#else
    return bits_nth_portable(set, n);
#endif
}

#endif
