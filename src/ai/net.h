/* net.h: a value net: what a position is worth to a seat, learned by self-play
 * (ai/train.h).
 *
 * The inputs that are on (GameFeatures) choose rows of the first layer. Their
 * sum, cut to 0..1, is the hidden layer, and the last layer of the position's
 * head weighs it. All of this is done in whole numbers, so that a net says the
 * same on every machine. */
#ifndef JOUTE_NET_H
#define JOUTE_NET_H

#include "base/error.h"
#include "base/text.h"
#include "joute/game.h"

enum {
    NET_ONE = 512,       /* stands for 1 in the hidden layer */
    NET_LAST_ONE = 1024, /* stands for 1 among the weights of the last layer */
    NET_HIDDEN = 64,     /* the most hidden units */
    NET_BLOCK = 8,       /* the number of hidden units is a multiple of this */
    NET_MOST = 4096,     /* the most inputs that are on */
};

/* A net that was read; the weights belong to whoever has the bytes. */
typedef struct Net {
    const GameFeatures *features;
    int hidden;
    const int16_t *input; /* a row of `hidden` weights for each input */
    const int16_t *bias;  /* one row */
    const int16_t *last; /* a row for each head, and one more weight, for a unit
                            that is always 1 */
} Net;

/* Reads a net of a game from its bytes, which are aligned to 8 and stay where
 * they are. Returns false, with the reason, if they are not a net of this game.
 * Errors call the bytes by this name. */
bool net_read(Net *out, const Game *game, const void *bytes, size_t size,
              const char *name, Error *err);
/* True if a game brings a net. */
bool net_exists(const Game *game);
/* Reads the net that a game brings; returns false if it brings none, or if a
 * page has not fetched it. */
bool net_shipped(Net *out, const Game *game);

/* The size of the weights of a net of a game, in numbers. */
size_t net_weights(const GameFeatures *features, int hidden);
/* Writes the bytes that net_read reads. The weights are in the order of their
 * members in Net; a weight that is too large is cut. */
void net_write(const Game *game, int hidden, const float *weights, Text *out);

/* Takes the weights of a net, in the same order. */
void net_take(const Net *net, float *weights);

/* The expected utility of a seat, -1..1, in a position that is not over. */
float net_value(const Net *net, const void *state, Seat seat);
/* The same from the inputs that are on. */
float net_judge(const Net *net, int head, const uint16_t *on, int count);

#endif
