/* real.h: two functions whose last bit differs between the C libraries of
 * systems. Here they use only + - * /, so that a player that needs them plays
 * the same game everywhere. Both are right to about 15 digits. */
#ifndef JOUTE_REAL_H
#define JOUTE_REAL_H

/* e to the power of x. */
double real_exp(double x);

/* The complementary error function: twice the probability that a normal
 * variable with mean 0 and variance 1/2 exceeds x. */
double real_erfc(double x);

#endif
