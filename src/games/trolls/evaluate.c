/* evaluate.c: estimates how good a state of trolls is, for searches of any
 * game. */
#include "games/trolls/internal.h"

/* A model of the value of the game between perfect players, fitted to the
 * solutions for 7/15, 7/30, 15/30 and 15/50 (root of the mean squared error
 * over all states: 0.04).
 *
 * With few stones the push decides, which depends on the troll's distance from
 * the middle and the difference of the stocks. A player with many stones whose
 * troll is near the opponent's castle has more than that: the opponent must
 * outbid every throw that could end the game, and wastes stones. This pressure
 * is counted in cells too. The more of it there is on both sides, the less
 * certain is the result. All numbers are hundredths. */
static int pressure(int stock, int distance)
{
    int stones = 100 * stock - 367 * distance + 84;
    int few = distance * (distance - 1) + 1;
    return stones > 0 ? stones * 8 / (9 * few) : 0;
}

int trolls_evaluate(const void *state, Seat seat)
{
    const Trolls *s = state;
    int middle = s->cells / 2, last = s->cells - 1;
    int ahead = s->troll - middle;
    if (s->end) {
        int balance = trolls_step(ahead, 0);
        return 1000 * (seat ? -balance : balance);
    }
    int left = pressure(s->stock[0], last - s->troll);
    int right = pressure(s->stock[1], s->troll);
    int lead = 100 * (ahead + s->stock[0] - s->stock[1]) + left - right;
    int doubt = 108 + 102 * (left + right) / 100;
    /* The value keeps growing a little towards sure wins, so that the safest of
     * them is preferred. */
    enum { SURE = 950, ALL = 1000 };
    int size = lead < 0 ? -lead : lead;
    int value = size < doubt ? SURE * size / doubt
                             : ALL - 1 - (ALL - 1 - SURE) * doubt / size;
    return (lead < 0) != (seat != 0) ? -value : value;
}
