/* guest.h: a bot of a tournament as a player at a table of the page. It is run
 * and judged as in a match: in a sandbox, under the same limits, asked as
 * often.
 *
 * Two threads use a guest, one after the other: the table's tells it of steps,
 * another one asks it for its moves. */
#ifndef JOUTE_GUEST_H
#define JOUTE_GUEST_H

#include "arena/contestant.h"
#include "arena/settings.h"
#include "core/play.h"

/* Makes the player of a seat of `play`, which must outlive it. Copies `who` and
 * `settings`. No process is started before the first move. player_fault says
 * why it gave no move: then the machine has failed, or the bot has lost the
 * game. player_free calls `leave`, which calls guest_free on any thread: ending
 * the process can take a moment. */
Player *guest_new(const Contestant *who, const MatchSettings *settings,
                  const Play *play, Seat seat, void (*leave)(Player *guest));

/* Ends the process and frees the guest. */
void guest_free(Player *guest);

#endif
