/* real.h: functions of the C library's libm that differ between systems in
 * their last bit. These are made of + - * / alone, so that a player that uses
 * them plays the same game everywhere. Both are right to about 15 digits. */
#ifndef JOUTE_REAL_H
#define JOUTE_REAL_H

/* e to the power of x. */
double real_exp(double x);

/* The complementary error function: twice the share of a normal distribution
 * with variance 1/2 that is above x. */
double real_erfc(double x);

#endif
