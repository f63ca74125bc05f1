/* seeds.c: derives seeds from seeds, with SHA-256 where the seed derived from
 * is secret. */
#include "core/seeds.h"

#include <string.h>

#include "base/sha256.h"
#include "base/text.h"
#include "core/record.h"

static int64_t seed_of(const void *bytes, size_t size)
{
    uint8_t hash[SHA256_SIZE];
    int64_t seed;
    sha256(bytes, size, hash);
    memcpy(&seed, hash, sizeof seed);
    return seed & RECORD_SEED_MAX;
}

int64_t seeds_of_contest(int64_t contest, const char *words)
{
    Text text = { 0 };
    text_addf(&text, "joute tournament %lld %s", (long long)contest, words);
    int64_t seed = seed_of(text.data, text.size);
    text_done(&text);
    return seed;
}

/* All parts have a fixed size, so two different lists of parts differ in their
 * bytes. */
static int64_t of_match(int64_t match, const char *purpose, int64_t index,
                        int player)
{
    struct {
        char purpose[16];
        int64_t match, index, player;
    } parts = { .match = match, .index = index, .player = player };
    strncpy(parts.purpose, purpose, sizeof parts.purpose - 1);
    return seed_of(&parts, sizeof parts);
}

int64_t seeds_of_deal(int64_t match, int64_t deal)
{
    return of_match(match, "joute deal", deal, 0);
}

int64_t seeds_of_player(int64_t match, int player, int64_t block)
{
    return of_match(match, "joute player", block, player);
}

uint64_t seeds_of_step(int64_t game, uint64_t salt, size_t step)
{
    return (uint64_t)game * 0x9e3779b97f4a7c15u + salt + step;
}

uint64_t seeds_of_choice(uint64_t step, Seat seat)
{
    return step + ((uint64_t)seat + 1) * 0xd1342543de82ef95u;
}
