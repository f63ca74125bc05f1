/* hidden.c: hides hands from a viewer of guerre, and imagines what they may
 * be. */
#include "games/guerre/internal.h"

/* To the viewer, the cards of the hidden hand are in the pile; only the size of
 * the hand is kept. */
void guerre_redact(void *state, Seat seat)
{
    Guerre *s = state;
    for (int player = 0; player < 2; player++) {
        if (player != seat) {
            s->side[player].pile += s->side[player].hand;
            s->side[player].hand = 0;
            s->hidden |= (uint8_t)SET(player);
        }
    }
}

void guerre_imagine(void *state, Seat seat, Rng *rng)
{
    (void)seat;
    Guerre *s = state;
    for (int player = 0; player < 2; player++) {
        Side *side = &s->side[player];
        if (!(s->hidden >> player & 1)) {
            continue;
        }
        /* Each unseen card is equally likely to be in the hand, except the
         * King, who is never in a pile. */
        Counts king = side->pile & counts_one(KING);
        side->hand = king;
        side->pile -= king;
        for (int left = s->hand_size[player] - (king != 0); left > 0; left--) {
            uint32_t ticket = rng_below(rng, (uint32_t)counts_sum(side->pile));
            Counts card = counts_one(guerre_pick(side->pile, (int)ticket));
            side->hand += card;
            side->pile -= card;
        }
    }
    s->hidden = 0;
}

/* The hidden hand while its cards are chosen kind by kind. */
typedef struct Dealing {
    Guerre world;
    int player;
    GameTakeWorld *take;
    void *context;
} Dealing;

/* Deals `left` more cards of this kind and the kinds after it, in every
 * possible way. The weight of a hand is the number of ways to choose its cards.
 */
static void deal(Dealing *d, Kind kind, int left, double weight)
{
    if (kind == KIND_COUNT) {
        if (left == 0) {
            d->take(d->context, &d->world, weight);
        }
        return;
    }
    Side *side = &d->world.side[d->player];
    Side before = *side;
    int count = counts_of(before.pile, kind);
    for (int taken = 0; taken <= left && taken <= count; taken++) {
        deal(d, kind + 1, left - taken, weight);
        side->hand += counts_one(kind);
        side->pile -= counts_one(kind);
        weight = weight * (count - taken) / (taken + 1);
    }
    *side = before;
}

void guerre_worlds(const void *view, Seat seat, GameTakeWorld *take,
                   void *context)
{
    const Guerre *s = view;
    Dealing d = { *s, 1 - seat, take, context };
    Side *side = &d.world.side[d.player];
    if (!(s->hidden >> d.player & 1)) {
        take(context, s, 1);
        return;
    }
    Counts king = side->pile & counts_one(KING);
    side->hand = king;
    side->pile -= king;
    d.world.hidden = 0;
    deal(&d, SOLDIER, s->hand_size[d.player] - (king != 0), 1);
}

/* The hidden hand gets the King, if he is among the unseen cards, because he is
 * never in a pile; then the card that is played. The other cards may be any. */
void guerre_reveal(Guerre *s, Move move)
{
    Kind played = move_deed(move) == DEED_CARD  ? move_card(move)
                  : move_deed(move) == DEED_PUT ? move_kind(move)
                                                : NO_KIND;
    for (int player = 0; player < 2; player++) {
        Side *side = &s->side[player];
        if (!(s->hidden >> player & 1)) {
            continue;
        }
        for (int i = -1; i < KIND_COUNT; i++) {
            Kind kind = i < 0 ? KING : i == 0 ? played : (Kind)i;
            int least = i < 1 ? 1 : HAND_MAX;
            while (least-- > 0 && counts_of(side->pile, kind) > 0 &&
                   counts_sum(side->hand) < s->hand_size[player]) {
                side->pile -= counts_one(kind);
                side->hand += counts_one(kind);
            }
        }
    }
    s->hidden = 0;
}

/* A draw is visible only to the player who draws. */
bool guerre_is_move_hidden(const void *before, Move move, Seat seat)
{
    const Guerre *s = before;
    return move_deed(move) == DEED_DRAW && seat != s->active;
}
