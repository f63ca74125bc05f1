/* bits.h: selects elements from a set of bits, and finds bytes. */
#ifndef JOUTE_BITS_H
#define JOUTE_BITS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#define BITS_EVERY_BYTE(byte) (UINT64_C(0x0101010101010101) * (byte))

/* bits_nth for any processor. It counts the bits of each byte and of those
 * below, finds the byte that holds bit n, and then the bit. It has no branch,
 * because the processor cannot predict random choices. */
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
    uint32_t from[8]; /* from[i] is the byte without its i lowest bits */
    for (int i = 0; i < 8; i++) {
        from[i] = byte;
        byte &= byte - 1;
    }
    return at + __builtin_ctz(from[n & 7] | 0x100);
}

/* The element of a set that has n elements below it; the set has more than n.
 * With the processor's own instruction moulin's random play is 1.2 times as
 * fast (joute bench). */
static inline int bits_nth(uint64_t set, uint32_t n)
{
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(UINT64_C(1) << n, set));
#else
    return bits_nth_portable(set, n);
#endif
}

/* Packs the bits of word that are set in mask into the low bits of the
 * result. */
static inline uint32_t bits_extract(uint32_t word, uint32_t mask)
{
#ifdef __BMI2__
    return _pext_u32(word, mask);
#else
    uint32_t out = 0;
    for (uint32_t to = 1; mask; mask &= mask - 1, to <<= 1) {
        out |= word & mask & (0 - mask) ? to : 0;
    }
    return out;
#endif
}

/* Spreads the low bits of word over the bits that are set in mask. */
static inline uint32_t bits_deposit(uint32_t word, uint32_t mask)
{
#ifdef __BMI2__
    return _pdep_u32(word, mask);
#else
    uint32_t out = 0;
    for (; mask; mask &= mask - 1, word >>= 1) {
        out |= word & 1 ? mask & (0 - mask) : 0;
    }
    return out;
#endif
}

/* Finds byte among at most 65536 bytes: writes the indices in order and returns
 * how many there are. */
static inline size_t bits_find_bytes(const uint8_t *bytes, size_t size,
                                     uint8_t byte, uint16_t *out)
{
    size_t count = 0, i = 0;
#ifdef __AVX2__
    __m256i wanted = _mm256_set1_epi8((char)byte);
    for (; i + 32 <= size; i += 32) {
        __m256i here = _mm256_loadu_si256((const void *)(bytes + i));
        uint32_t found =
            (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(here, wanted));
        for (; found; found &= found - 1) {
            out[count++] = (uint16_t)(i + (size_t)__builtin_ctz(found));
        }
    }
#endif
    for (const uint8_t *at;
         i < size && (at = memchr(bytes + i, byte, size - i)); i++) {
        i = (size_t)(at - bytes);
        out[count++] = (uint16_t)i;
    }
    return count;
}

#endif
