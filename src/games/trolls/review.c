/* review.c: the solution in words and bars: a hint, a review of a game turn by
 * turn, and how a player throws over many games. */
#include <math.h>
#include <string.h>

#include "core/play.h"
#include "games/trolls/internal.h"
#include "games/trolls/words.h"

/* A solution that has the state `s`, and the mix of that state; NULL if solving
 * would take too long for somebody who waits. */
static TrollsSolution *solve(const Trolls *s, TrollsMix *out)
{
    int most = s->stock[0] > s->stock[1] ? s->stock[0] : s->stock[1];
    if (most > TROLLS_SOLVED) {
        return NULL;
    }
    TrollsSolution *solution = trolls_solution_for(
        s->cells, most <= TROLLS_QUICK ? most : TROLLS_SOLVED, NULL, NULL,
        NULL);
    if (solution &&
        !solution_mix(solution, s->troll, s->stock[0], s->stock[1], out)) {
        solution_free(solution);
        return NULL;
    }
    return solution;
}

void trolls_advise(const void *state, Seat seat, Lang lang, Text *out)
{
    TrollsMix mix;
    TrollsSolution *solution = solve(state, &mix);
    if (!solution) {
        return;
    }
    text_say(out, lang, SAY_MIX);
    for (int i = 0; i < mix.counts[seat]; i++) {
        if (mix.shares[seat][i] >= 0.0005) {
            text_addf_in(out, lang, "  %d (%.1f %%)", i + 1,
                         100 * mix.shares[seat][i]);
        }
    }
    text_say(out, lang, SAY_MIX_VALUE, (seat ? -mix.value : mix.value) + 0.0);
    mix_done(&mix);
    solution_free(solution);
}

/* Writes for example "      2  46.1 %  ##################  < thrown". */
static void add_bar(Text *out, int stones, double share, const char *note,
                    Lang lang)
{
    const int wide = 40;
    int size = (int)lround(share * wide);
    text_addf_in(out, lang, "    %4d %5.1f %%  ", stones, 100 * share);
    for (int i = 0; i < size; i++) {
        text_add_char(out, '#');
    }
    text_addf(out, "%s%s\n", note[0] ? "  < " : "", note);
}

static void add_side(const TrollsMix *mix, int player, int stones, double worth,
                     Lang lang, Text *out)
{
    static const Phrase note = PHRASE(SAY_THROWN);
    bool is_shown = false;
    text_say(out, lang, SAY_THROW_WORTH,
             trolls_game.seat_names[player].in[lang], stones, worth + 0.0);
    for (int i = 0; i < mix->counts[player]; i++) {
        double share = mix->shares[player][i];
        bool is_thrown = i + 1 == stones;
        if (share >= 0.0005 || is_thrown) {
            add_bar(out, i + 1, share, is_thrown ? note.in[lang] : "", lang);
        }
        is_shown |= is_thrown;
    }
    if (!is_shown) {
        add_bar(out, stones, 0, note.in[lang], lang);
    }
}

static void review_turn(const Trolls *s, const Move *moves, Lang lang,
                        Text *out)
{
    TrollsMix mix;
    TrollsSolution *solution = solve(s, &mix);
    if (!solution) {
        return;
    }
    text_say(out, lang, SAY_TURN_VALUE, s->turns + 1, s->troll, s->stock[0],
             s->stock[1], trolls_game.seat_names[0].in[lang], mix.value + 0.0);
    for (int player = 0; player < 2; player++) {
        int stones = (int)moves[player];
        /* The value of the throw for its player against the other's
         * equilibrium. */
        double sum = 0;
        for (int k = 1; k <= mix.counts[1 - player]; k++) {
            int left = player ? k : stones, right = player ? stones : k;
            sum += mix.shares[1 - player][k - 1] *
                   solution_value(solution, s->troll + trolls_step(left, right),
                                  s->stock[0] - left, s->stock[1] - right);
        }
        add_side(&mix, player, stones, player ? -sum : sum, lang, out);
    }
    mix_done(&mix);
    solution_free(solution);
}

bool trolls_review(const GameRun *run, const Play *play, Text *out, Error *err)
{
    const Trolls *start = (const Trolls *)&play->start;
    if (start->stock[0] > TROLLS_SOLVED || start->stock[1] > TROLLS_SOLVED) {
        return error_set(err, SAY_TOO_MANY_STONES, TROLLS_SOLVED);
    }
    for (size_t i = 0; i < play->step_count; i++) {
        GameState before;
        play_state_at(play, i, &before);
        review_turn((const Trolls *)&before, play->steps[i].moves, run->lang,
                    out);
    }
    return true;
}

/* The situation in which a throw was made, as its player sees it. */
enum { FIRST, OWN_GATE, OWN_HALF, MIDDLE, OTHER_HALF, OTHER_GATE, SITUATIONS };

enum {
    SHOWN = 12
}; /* throws of this many stones or more are counted
      together */
typedef struct Habits {
    int counts[SITUATIONS][SHOWN], totals[SITUATIONS];
} Habits;

void trolls_habits(const void *const *ends, const Seat *seats, int count,
                   Lang lang, Text *out)
{
    static const Phrase names[SITUATIONS] = {
        PHRASE(SAY_AT_FIRST),      PHRASE(SAY_AT_OWN_GATE),
        PHRASE(SAY_ON_OWN_SIDE),   PHRASE(SAY_IN_THE_MIDDLE),
        PHRASE(SAY_ON_OTHER_SIDE), PHRASE(SAY_AT_OTHER_GATE),
    };
    static const Phrase more = PHRASE(SAY_OR_MORE);
    Habits habits = { 0 };
    for (int i = 0; i < count; i++) {
        const Trolls *end = ends[i];
        Seat seat = seats[i];
        int cell = trolls_find_start(end);
        for (int turn = 0; turn < end->turns; turn++) {
            const uint16_t *throws = end->throws[turn];
            int seen = seat ? end->cells - 1 - cell : cell,
                stones = throws[seat];
            int situation = turn == 0                ? FIRST
                            : seen <= 1              ? OWN_GATE
                            : seen < end->cells / 2  ? OWN_HALF
                            : seen == end->cells / 2 ? MIDDLE
                            : seen >= end->cells - 2 ? OTHER_GATE
                                                     : OTHER_HALF;
            stones = stones < SHOWN ? stones : SHOWN;
            habits.counts[situation][stones - 1]++;
            habits.totals[situation]++;
            cell += trolls_step(throws[0], throws[1]);
        }
    }
    for (int i = 0; i < SITUATIONS; i++) {
        if (habits.totals[i] == 0) {
            continue;
        }
        text_say(out, lang, SAY_HABIT, names[i].in[lang], habits.totals[i]);
        for (int k = 0; k < SHOWN; k++) {
            if (habits.counts[i][k]) {
                add_bar(out, k + 1,
                        (double)habits.counts[i][k] / habits.totals[i],
                        k + 1 == SHOWN ? more.in[lang] : "", lang);
            }
        }
    }
}
