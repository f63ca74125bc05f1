/* rules.c: the rules of roses. */
#include <assert.h>

#include "base/bits.h"
#include "core/events.h"
#include "core/outcome.h"
#include "games/roses/internal.h"

void roses_take_options(Roses *s, const GameConfig *config)
{
    s->rows = (uint8_t)config->value[ROWS];
    s->cols = (uint8_t)config->value[COLS];
    s->pawns = (uint8_t)config->value[PAWNS];
    s->left[0] = s->left[1] = s->pawns;
    s->king_row = s->rows / 2;
    s->king_col = s->cols / 2;
    uint16_t inside = (uint16_t)(((1u << s->cols) - 1) << ROSES_REACH);
    for (int i = 0; i < ROSES_LINES; i++) {
        bool is_row = i >= ROSES_REACH && i < ROSES_REACH + s->rows;
        s->taken[i] = (uint16_t)(is_row ? ~inside : ~0);
    }
}

static int count(CardSet set)
{
    return __builtin_popcountll(set);
}

/* Draws a card of a set that is not empty, each equally likely. Neither this
 * nor random_move branches on the choice: random play makes 37 M steps/s, and
 * 33 M with loops whose branches are mispredicted. */
static int random_card(CardSet set, Rng *rng)
{
    return bits_nth(set, rng_below(rng, (uint32_t)count(set)));
}

static void deal(Roses *s, int player, Rng *rng)
{
    for (int i = 0; i < ROSES_HAND; i++) {
        CardSet card = roses_card_set(random_card(s->pile, rng));
        s->pile ^= card;
        s->hand[player] |= card;
    }
    s->in_hand[player] = ROSES_HAND;
}

void roses_setup(void *state, const GameConfig *config, Rng *rng)
{
    Roses *s = state;
    roses_take_options(s, config);
    s->pile = ROSES_ALL_CARDS;
    deal(s, 0, rng);
    deal(s, 1, rng);
    s->to_act = SEATS_ONE(0);
}

SeatSet roses_to_act(const void *state)
{
    const Roses *s = state;
    return s->to_act;
}

/* Reads four lines of the board as one word, with a single load if the
 * processor's byte order allows it. */
static uint64_t four_lines(const uint16_t *line)
{
    return (uint64_t)line[0] | (uint64_t)line[1] << 16 |
           (uint64_t)line[2] << 32 | (uint64_t)line[3] << 48;
}

CardSet roses_playable(const Roses *s, CardSet hand)
{
    const uint64_t low_bytes = UINT64_C(0x00ff00ff00ff00ff);
    const uint16_t *line = &s->taken[s->king_row];
    uint64_t up = four_lines(line) >> s->king_col & low_bytes;
    uint64_t down = four_lines(line + 4) >> s->king_col & low_bytes;
    return hand & ~(up | down << 8);
}

void roses_moves(const void *state, Seat seat, MoveList *out)
{
    const Roses *s = state;
    if (seat == SEAT_CHANCE) {
        for (CardSet left = s->pile; left; left &= left - 1) {
            moves_add(out, (Move)(ROSES_CHANCE | __builtin_ctzll(left)));
        }
        return;
    }
    for (CardSet left = roses_playable(s, s->hand[seat]); left;
         left &= left - 1) {
        moves_add(out, (Move)__builtin_ctzll(left));
    }
    if (s->in_hand[seat] < ROSES_HAND) {
        moves_add(out, ROSES_DRAW);
    }
    if (out->count == 0) {
        moves_add(out, ROSES_PASS);
    }
}

int roses_count_moves(const void *state, Seat seat)
{
    const Roses *s = state;
    if (seat == SEAT_CHANCE) {
        return count(s->pile);
    }
    int actions = count(roses_playable(s, s->hand[seat])) +
                  (s->in_hand[seat] < ROSES_HAND);
    return actions ? actions : 1;
}

Move roses_random_move(const void *state, Seat seat, Rng *rng)
{
    const Roses *s = state;
    if (seat == SEAT_CHANCE) {
        return (Move)(ROSES_CHANCE | random_card(s->pile, rng));
    }
    CardSet cards = roses_playable(s, s->hand[seat]);
    CardSet from[ROSES_HAND]; /* from[n] is the set without its first n cards */
    uint32_t plays = 0;
    for (int i = 0; i < ROSES_HAND; i++) {
        from[i] = cards;
        plays += cards != 0;
        cards &= cards - 1;
    }
    uint32_t draws = s->in_hand[seat] < ROSES_HAND;
    if (plays + draws == 0) {
        return ROSES_PASS;
    }
    uint32_t n = rng_below(rng, plays + draws);
    return n < plays ? (Move)__builtin_ctzll(from[n]) : ROSES_DRAW;
}

RULE void end(Roses *s, EventList *out)
{
    EVENT(out, EVENT_OVER, s->mover, s->passes == 2, roses_points(s, 0),
          roses_points(s, 1));
    s->to_act = SEATS_NONE;
    s->mover = 0;
}

static void next_player(Roses *s)
{
    s->mover ^= 1;
    s->to_act = SEATS_ONE(s->mover);
}

void roses_put_pawn(Roses *s, int player, int row, int col)
{
    uint16_t bit = roses_bit(col);
    s->taken[row + ROSES_REACH] |= bit;
    squares_add(&s->pawn[player], row, col);
    s->left[player]--;
}

/* Tells of the pawn that was put where the king is, and of the points that it
 * brings. */
static void tell_pawn(const Roses *s, Squares before, EventList *out)
{
    int player = s->mover, row = s->king_row, col = s->king_col;
    Territory found;
    Squares left = s->pawn[player];
    do {
        found = roses_next_territory(&left);
    } while (!squares_has(&found.land, row, col));
    EVENT(out, EVENT_PAWN, player, row, col);
    EVENT(out, EVENT_TERRITORY, player, found.size * found.size,
          roses_points(s, player) - roses_score(before), roses_score(before),
          roses_count_territories(before) + 1 -
              roses_count_territories(s->pawn[player]));
    memcpy(out->at[out->count - 1].set, found.land.word,
           sizeof found.land.word);
}

RULE void play_card(Roses *s, int card, EventList *out)
{
    int player = s->mover, row = s->king_row, col = s->king_col;
    Squares before = s->pawn[player];
    s->hand[player] ^= roses_card_set(card);
    s->in_hand[player]--;
    s->king_row = (uint8_t)(row + roses_card_down(card));
    s->king_col = (uint8_t)(col + roses_card_right(card));
    roses_put_pawn(s, player, s->king_row, s->king_col);
    s->passes = 0;
    EVENT(out, EVENT_KING, player, card, row, col, s->king_row, s->king_col);
    if (out) {
        tell_pawn(s, before, out);
    }
    if (s->left[player] == 0) {
        end(s, out);
    } else {
        next_player(s);
    }
}

/* Begins a draw. If the pile is empty, the discard becomes the pile: now, and
 * not after the draw that emptied the pile (rule 4). */
RULE void begin_draw(Roses *s, EventList *out)
{
    if (s->pile == 0) {
        s->pile = roses_discard(s);
        EVENT(out, EVENT_SHUFFLE, s->mover, count(s->pile));
    }
    s->passes = 0;
    s->to_act = SEATS_CHANCE;
    EVENT(out, EVENT_DRAW, s->mover, count(s->pile));
}

RULE void take_card(Roses *s, int card, EventList *out)
{
    EVENT(out, EVENT_CARD, s->mover, card);
    s->pile ^= roses_card_set(card);
    s->hand[s->mover] ^= roses_card_set(card);
    s->in_hand[s->mover]++;
    next_player(s);
}

RULE void pass(Roses *s, EventList *out)
{
    EVENT(out, EVENT_PASS, s->mover, 0);
    if (++s->passes == 2) {
        end(s, out);
    } else {
        next_player(s);
    }
}

RULE void play(Roses *s, Move move, EventList *out)
{
    move &= ~MOVE_IMPOSED;
    assert(s->to_act != SEATS_NONE);
    if (move < ROSES_CHANCE) {
        play_card(s, (int)move, out);
    } else if (move < ROSES_DRAW) {
        take_card(s, (int)(move - ROSES_CHANCE), out);
    } else if (move == ROSES_DRAW) {
        begin_draw(s, out);
    } else {
        pass(s, out);
    }
}

void roses_apply(void *state, const Move *moves)
{
    play(state, *moves, NULL);
}

void roses_play(void *state, const Move *moves, EventList *out)
{
    play(state, *moves, out);
}

void roses_outcome(const void *state, Outcome *out)
{
    const Roses *s = state;
    int64_t score[2];
    for (int player = 0; player < 2; player++) {
        out->scores[player] = roses_score(s->pawn[player]);
        score[player] = out->scores[player];
        out->whose |= s->left[player] ? SEATS_NONE : SEATS_ONE(player);
    }
    out->has_scores = true;
    out->reason = s->passes == 2 ? "both-pass" : "last-pawn";
    outcome_rank(out, 2, score);
}
