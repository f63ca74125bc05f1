/* setup.c: how a game of guerre begins, whose turn it is, and how it ends. */
#include "core/outcome.h"
#include "games/guerre/internal.h"

const char *const guerre_ends[] = { "", "execution", "development", "collapse",
                                    "war-over" };

SeatSet guerre_deciders(const Guerre *s)
{
    switch (s->phase) {
    case PHASE_DRAW: return SEATS_CHANCE;
    case PHASE_OVER: return SEATS_NONE;
    case PHASE_DEFEND:
    case PHASE_CONSCRIPT: return SEATS_ONE(1 - s->active);
    case PHASE_COUNTER:
        return SEATS_ONE(guerre_stack_player(s, s->card, s->stack_size));
    default: return SEATS_ONE(s->active);
    }
}

bool guerre_has_lost_king(const Guerre *s, int player)
{
    return counts_of(s->side[player].graveyard, KING) ||
           counts_of(s->side[1 - player].captured, KING);
}

Set guerre_led_kinds(const Guerre *s, int player)
{
    Counts own = guerre_citizens(s, player);
    Counts theirs = guerre_citizens(s, 1 - player);
    Set more = gather((own + BYTES(0x7f) - theirs) >> 7);
    return (Set)(more & ~SET(KING));
}

/* More citizens in four or more kinds. Only the advanced decks have that many
 * kinds, so the level need not be checked. */
bool guerre_has_majority(const Guerre *s, int player)
{
    return set_size(guerre_led_kinds(s, player)) >= MAJORITY;
}

int guerre_lacking_citizens(const Guerre *s, int player)
{
    Counts own = guerre_citizens(s, player);
    Counts theirs = guerre_citizens(s, 1 - player);
    int sum = 0, largest = 0;
    for (Kind kind = SOLDIER; kind < KIND_COUNT; kind++) {
        int more = counts_of(theirs, kind) + 1 - counts_of(own, kind);
        int lack = more > 0 ? more : 0;
        sum += lack;
        largest = lack > largest ? lack : largest;
    }
    return sum - largest;
}

GuerreEnd guerre_find_end(const Guerre *s)
{
    if (guerre_has_lost_king(s, 0) || guerre_has_lost_king(s, 1)) {
        return END_EXECUTION;
    }
    if (guerre_has_majority(s, 0) || guerre_has_majority(s, 1)) {
        return END_DEVELOPMENT;
    }
    if (s->side[0].field == 0 || s->side[1].field == 0) {
        return END_COLLAPSE;
    }
    return guerre_pile_size(s, 0) + guerre_pile_size(s, 1) == 0 ? END_WAR_OVER
                                                                : END_NONE;
}

void guerre_take_options(Guerre *s, const GameConfig *config)
{
    bool is_advanced = config->value[LEVEL] == ADVANCED;
    s->level = (uint8_t)config->value[LEVEL];
    s->copies[0] = (uint8_t)(is_advanced ? config->value[PRIESTS] : 0);
    s->copies[1] = (uint8_t)(is_advanced ? config->value[WIZARDS] : 0);
    s->from = s->to = NO_PLACE;
}

static Kind draw_unit(Side *side, Rng *rng)
{
    uint32_t ticket = rng_below(rng, (uint32_t)counts_sum(side->pile));
    Kind kind = guerre_pick(side->pile, (int)ticket);
    side->pile -= counts_one(kind);
    return kind;
}

void guerre_setup(void *state, const GameConfig *config, Rng *rng)
{
    enum { DRAWN = 3 };
    Guerre *s = state;
    guerre_take_options(s, config);
    for (int player = 0; player < 2; player++) {
        Side *side = &s->side[player];
        for (Kind kind = SOLDIER; kind < KIND_COUNT; kind++) {
            side->pile += (Counts)guerre_copies(s, kind) * counts_one(kind);
        }
        side->hand = counts_one(KING);
        for (int i = 0; i < DRAWN; i++) {
            side->hand += counts_one(draw_unit(side, rng));
        }
        s->hand_size[player] = DRAWN + 1;
        side->kingdom = counts_one(draw_unit(side, rng));
    }
    s->phase = PHASE_SETUP_FRONT;
    s->to_act = SEATS_ONE(0);
}

SeatSet guerre_to_act(const void *state)
{
    const Guerre *s = state;
    return s->to_act;
}

void guerre_outcome(const void *state, Outcome *out)
{
    const Guerre *s = state;
    GuerreEnd end = guerre_find_end(s);
    int64_t citizens[2];
    for (int player = 0; player < 2; player++) {
        out->scores[player] = counts_sum(guerre_citizens(s, player));
        citizens[player] = out->scores[player];
    }
    out->has_scores = true;
    out->reason = guerre_ends[end];
    if (end == END_WAR_OVER) {
        outcome_rank(out, 2, citizens);
    } else {
        /* Before the war is over, only the player whose turn it is can win. */
        outcome_win(out, s->active);
        out->whose =
            SEATS_ONE(end == END_DEVELOPMENT ? s->active : 1 - s->active);
    }
}
