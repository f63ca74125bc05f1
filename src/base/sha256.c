/* sha256.c: the 64 rounds of FIPS 180-4, section 6.2. */
#include "base/sha256.h"

#include <string.h>

enum { BLOCK = SHA256_BLOCK, LENGTH_AT = BLOCK - 8, ROUNDS = 64 };

/* The fractional parts of the cube roots of the first 64 primes. */
static const uint32_t constants[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotate(uint32_t x, int by)
{
    return x >> by | x << (32 - by);
}

static void mix(uint32_t *hash, const uint8_t *block)
{
    uint32_t w[ROUNDS], s[8];
    /* The block has 16 words; 48 more are computed from them. */
    for (int i = 0; i < 16; i++) {
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    }
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3) + w[i - 7] +
               (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10);
    }
    memcpy(s, hash, sizeof s);
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t a = s[0], e = s[4];
        uint32_t first = s[7] + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
                         ((e & s[5]) ^ (~e & s[6])) + constants[i] + w[i];
        uint32_t second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) +
                          ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof *s);
        s[4] += first;
        s[0] = first + second;
    }
    for (int i = 0; i < 8; i++) {
        hash[i] += s[i];
    }
}

void sha256_init(Sha256 *sum)
{
    /* The fractional parts of the square roots of the first 8 primes. */
    *sum =
        (Sha256){ .hash = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                            0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19 } };
}

void sha256_add(Sha256 *sum, const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    while (size > 0) {
        size_t full = sum->size % BLOCK, more = BLOCK - full;
        more = more < size ? more : size;
        memcpy(sum->rest + full, at, more);
        sum->size += more;
        at += more;
        size -= more;
        if (sum->size % BLOCK == 0) {
            mix(sum->hash, sum->rest);
        }
    }
}

void sha256_end(Sha256 *sum, uint8_t out[SHA256_SIZE])
{
    static const uint8_t padding[BLOCK] = { 0x80 };
    uint8_t length[8];
    for (int i = 0; i < 8; i++) {
        length[i] = (uint8_t)(sum->size * 8 >> (56 - 8 * i));
    }
    /* The padding, one bit and the length in bits, fills the last block, or
     * needs one more. */
    size_t full = sum->size % BLOCK;
    sha256_add(sum, padding,
               (full < LENGTH_AT ? LENGTH_AT : LENGTH_AT + BLOCK) - full);
    sha256_add(sum, length, sizeof length);
    for (int i = 0; i < SHA256_SIZE; i++) {
        out[i] = (uint8_t)(sum->hash[i / 4] >> (24 - i % 4 * 8));
    }
}

void sha256(const void *bytes, size_t size, uint8_t out[SHA256_SIZE])
{
    Sha256 sum;
    sha256_init(&sum);
    sha256_add(&sum, bytes, size);
    sha256_end(&sum, out);
}
