/* watch.h: waits at the screen for a computer: its turn, the pause after it,
 * and a hint. */
#ifndef JOUTE_WATCH_H
#define JOUTE_WATCH_H

#include "tui/console.h"

/* Shows a computer thinking, and takes its choice. */
void watch_turn(Console *console, Seat seat);
/* Pauses for speed_ms between two moves of computers. */
void watch_pause(Console *console);
/* Shows a hint for seat, which improves until a key is pressed. */
void watch_hint(Console *console, Seat seat);

#endif
