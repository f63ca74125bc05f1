/* real.c: an exponential and an error function that give the same bits on every
 * system. */
#include "base/real.h"

#include <math.h>

/* x = k log 2 + r with |r| <= 0.35, for which 14 terms of the series of exp(r)
 * are enough. log 2 is split into two parts so that k times the first is
 * exact. */
double real_exp(double x)
{
    static const double log2_high = 0x1.62e42fee00000p-1;
    static const double log2_low = 0x1.a39ef35793c76p-33;
    if (x < -745 || x > 709) {
        return x < 0 ? 0 : HUGE_VAL;
    }
    double k = floor(x * 1.4426950408889634 + 0.5);
    double r = x - k * log2_high - k * log2_low, sum = 1;
    for (int n = 14; n > 0; n--) {
        sum = 1 + sum * r / n;
    }
    return ldexp(sum, (int)k);
}

/* Below 2.5 this is the series of erf, whose terms are all positive; above, the
 * continued fraction of erfc, evaluated backwards from its 60th term. */
double real_erfc(double x)
{
    static const double root_of_pi = 1.7724538509055161;
    double a = fabs(x), square = a * a, value;
    if (a < 2.5) {
        double term = a, sum = 0;
        for (int n = 1; term > sum * 1e-17; n++) {
            sum += term;
            term *= 2 * square / (2 * n + 1);
        }
        value = 1 - 2 / root_of_pi * real_exp(-square) * sum;
    } else {
        double below = a;
        for (int n = 60; n > 0; n--) {
            below = a + n / 2.0 / below;
        }
        value = real_exp(-square) / root_of_pi / below;
    }
    return x < 0 ? 2 - value : value;
}
