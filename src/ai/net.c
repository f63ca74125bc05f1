/* net.c: reads, writes and computes value nets. */
#include "ai/net.h"

#include <math.h>
#include <stdio.h>

#include "base/cache.h"

/* A file is a CacheHead, this, and the weights. */
typedef struct NetHead {
    uint32_t inputs, hidden, heads, unused;
} NetHead;

static void name_kind(const Game *game, char *out)
{
    snprintf(out, CACHE_KIND, "net 1 %s %d", game->id,
             game->ai->features->version);
}

size_t net_weights(const GameFeatures *features, int hidden)
{
    size_t units = (size_t)hidden;
    return (size_t)features->inputs * units + units +
           (size_t)features->heads * (units + 1);
}

bool net_read(Net *out, const Game *game, const void *bytes, size_t size,
              const char *name, Error *err)
{
    const GameFeatures *features = game_ai(game)->features;
    const CacheHead *cache = bytes;
    const NetHead *head = (const NetHead *)(cache + 1);
    char kind[CACHE_KIND];
    if (!features) {
        return error_set(err, "%s: %s has no value net",
                         "%s : %s n'a pas de réseau de valeur", name, game->id);
    }
    name_kind(game, kind);
    if (size < sizeof *cache + sizeof *head) {
        return error_set(err, "%s: the file is too short",
                         "%s : fichier trop court", name);
    }
    if (!cache_check(cache, size, kind, false, name, err)) {
        return false;
    }
    int hidden = (int)head->hidden;
    if (head->inputs != (uint32_t)features->inputs ||
        head->heads != (uint32_t)features->heads || head->unused != 0 ||
        head->hidden == 0 || head->hidden % NET_BLOCK != 0 ||
        head->hidden > NET_HIDDEN ||
        size != sizeof *cache + sizeof *head +
                    net_weights(features, hidden) * sizeof(int16_t)) {
        return error_set(
            err, "%s: the sizes of this net are not those of the game",
            "%s : les tailles de ce réseau ne sont pas celles du jeu", name);
    }
    out->features = features;
    out->hidden = hidden;
    out->input = (const int16_t *)(head + 1);
    out->bias = out->input + (size_t)features->inputs * head->hidden;
    out->last = out->bias + hidden;
    return true;
}

bool net_exists(const Game *game)
{
    const GameNet *net = game_ai(game)->net;
    return net && net->size > 0;
}

bool net_shipped(Net *out, const Game *game)
{
    const GameNet *net = game_ai(game)->net;
    return net_exists(game) &&
           net_read(out, game, net->bytes, net->size, game->id, NULL);
}

void net_take(const Net *net, float *weights)
{
    size_t last = (size_t)net->features->heads * ((size_t)net->hidden + 1);
    size_t total = net_weights(net->features, net->hidden);
    for (size_t i = 0; i < total; i++) {
        float one = i < total - last ? NET_ONE : NET_LAST_ONE;
        weights[i] = (float)net->input[i] / one;
    }
}

static void add_weights(const float *weights, size_t count, float one,
                        Text *out)
{
    for (size_t i = 0; i < count; i++) {
        float scaled = rintf(weights[i] * one);
        scaled = scaled > INT16_MAX ? INT16_MAX : scaled;
        scaled = scaled < -INT16_MAX ? -INT16_MAX : scaled;
        int16_t weight = (int16_t)scaled;
        text_add_bytes(out, (const char *)&weight, sizeof weight);
    }
}

void net_write(const Game *game, int hidden, const float *weights, Text *out)
{
    const GameFeatures *features = game->ai->features;
    CacheHead cache;
    NetHead head = { .inputs = (uint32_t)features->inputs,
                     .hidden = (uint32_t)hidden,
                     .heads = (uint32_t)features->heads };
    char kind[CACHE_KIND];
    size_t last = (size_t)features->heads * ((size_t)hidden + 1);
    size_t first = net_weights(features, hidden) - last;
    Text data = { 0 };
    text_add_bytes(&data, (const char *)&head, sizeof head);
    add_weights(weights, first, NET_ONE, &data);
    add_weights(weights + first, last, NET_LAST_ONE, &data);
    name_kind(game, kind);
    cache_fill_head(&cache, kind, data.data, data.size);
    text_clear(out);
    text_add_bytes(out, (const char *)&cache, sizeof cache);
    text_add_bytes(out, data.data, data.size);
    text_done(&data);
}

/* Hidden units that are summed together. Their sums have 16 bits: they go to
 * +-64, and those of a trained net stay within +-10. A sum that is larger in a
 * net that somebody made up wraps, in the same way on every machine. */
enum { NET_WIDE = 32 };
typedef uint16_t Units __attribute__((vector_size(NET_WIDE * 2)));
typedef uint16_t FewUnits __attribute__((vector_size(NET_BLOCK * 2)));

/* Returns what units with these sums add to the output. */
static int32_t weigh(const int16_t *units, const int16_t *last, int count)
{
    int32_t sum = 0;
    for (int i = 0; i < count; i++) {
        int unit = units[i] < 0 ? 0 : units[i];
        sum += (unit > NET_ONE ? NET_ONE : unit) * last[i];
    }
    return sum;
}

static int32_t judge_wide(const Net *net, const int16_t *last, int first,
                          const uint16_t *on, int count)
{
    const int16_t *input = net->input + first;
    Units sums, row;
    int16_t units[NET_WIDE];
    memcpy(&sums, net->bias + first, sizeof sums);
    for (int k = 0; k < count; k++) {
        memcpy(&row, input + on[k] * net->hidden, sizeof row);
        sums += row;
    }
    memcpy(units, &sums, sizeof units);
    return weigh(units, last + first, NET_WIDE);
}

static int32_t judge_few(const Net *net, const int16_t *last, int first,
                         const uint16_t *on, int count)
{
    const int16_t *input = net->input + first;
    FewUnits sums, row;
    int16_t units[NET_BLOCK];
    memcpy(&sums, net->bias + first, sizeof sums);
    for (int k = 0; k < count; k++) {
        memcpy(&row, input + on[k] * net->hidden, sizeof row);
        sums += row;
    }
    memcpy(units, &sums, sizeof units);
    return weigh(units, last + first, NET_BLOCK);
}

float net_judge(const Net *net, int head, const uint16_t *on, int count)
{
    int hidden = net->hidden;
    const int16_t *last = net->last + head * (hidden + 1);
    int32_t sum = last[hidden] * NET_ONE;
    int first = 0;
    for (; first + NET_WIDE <= hidden; first += NET_WIDE) {
        sum += judge_wide(net, last, first, on, count);
    }
    for (; first < hidden; first += NET_BLOCK) {
        sum += judge_few(net, last, first, on, count);
    }
    /* Only exact operations: no machine computes this differently. */
    float x = (float)sum / (float)(NET_ONE * NET_LAST_ONE);
    return x / sqrtf(1 + x * x);
}

float net_value(const Net *net, const void *state, Seat seat)
{
    const GameFeatures *features = net->features;
    uint16_t on[NET_MOST];
    int count = features->list(state, seat, on);
    int head = features->head ? features->head(state) : 0;
    return net_judge(net, head, on, count);
}
