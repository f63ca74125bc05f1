/* local_table.h: the game being played: who sits where, what they choose, undo,
 * and the file that keeps it. Screen and line mode both drive it. */
#ifndef JOUTE_LOCAL_TABLE_H
#define JOUTE_LOCAL_TABLE_H

#include "base/error.h"
#include "core/record.h"
#include "tui/save.h"
#include "tui/think.h"
#include "tui/view.h"

typedef struct LocalTable {
    Match match;                   /* the names are the players' specs */
    bool is_unguarded;             /* programs run without a sandbox */
    Lang lang;                     /* that courses' files are told in */
    Thinker *thinkers[GAME_SEATS]; /* NULL for people */
    Thinker *adviser;              /* who gives hints; NULL until asked */
    Seat adviser_seat;
    SaveSlot slot;
    bool is_save_broken; /* that it cannot be saved was said */
} LocalTable;

/* Who sits where: NULL where nothing is said. */
typedef struct LocalSeats {
    const char *spec[GAME_SEATS];
    bool is_unguarded; /* programs run without a sandbox */
    Lang lang;         /* that courses' files are told in */
} LocalSeats;

/* A new game. Seats not named: a person first, then level:3. Specs must have
 * been checked with local_check_seats. */
void local_begin(LocalTable *table, const Game *game, const GameConfig *config,
                 int64_t seed, const LocalSeats *seats);

/* Goes on with a record, which it takes. Its players' names give the seats
 * that are not named; a name that is no spec of ours is a person's: no file
 * starts a program. */
void local_adopt(LocalTable *table, Match *match, const LocalSeats *seats);

/* Goes on in the file an adopted game comes from, if it is one of the running
 * games' and nobody else plays it; any other file stays as it is. */
void local_keep_file(LocalTable *table, const char *path);

/* The game as far as it goes stays on disk, unless nothing was played. */
void local_done(LocalTable *table);

/* Whether each seat that is named can be filled here. */
bool local_check_seats(const LocalSeats *seats, const Game *game, int players,
                       Error *err);

/* How many people play. */
int local_humans(const LocalTable *table);

/* The only person at the table; SEAT_WATCHER if there is none or several. */
Seat local_only_human(const LocalTable *table);

/* What may be shown: to the only person there what that one may see; to several
 * the view of who is at the screen, nobody's hand for SEAT_WATCHER. From the
 * other side of the board if it is flipped. */
View local_view(const LocalTable *table, Seat at_screen, bool is_flipped);

/* The next seat that owes a choice; SEAT_CHANCE for a draw, SEAT_WATCHER once
 * it is over. */
Seat local_next(const LocalTable *table);

/* Whether seat is the only person there and can do nothing but pass; then the
 * pass is in out. */
bool local_find_forced(const LocalTable *table, Seat seat, Move *out);

/* Whether a step was such a pass. */
bool local_was_forced(const LocalTable *table, size_t step);

/* Takes the choice of a seat, or lets chance draw. When all have chosen the
 * step is played and saved; true then. err says why a save failed, once. */
bool local_choose(LocalTable *table, Seat seat, Move move, Error *err);

/* Takes what the thinker of a seat has come to: its choice or, if a program
 * has lost by what it did, the end of the game. Adds what it did wrong, if
 * anything, in a line for people. */
void local_take(LocalTable *table, Seat seat, Lang lang, Text *fault,
                Error *err);

/* How it stands or ended, in a line. */
void local_add_status(const LocalTable *table, Lang lang, Text *out);

/* Lets chance draw, plays the step and saves it. */
void local_draw(LocalTable *table, Error *err);

/* Back to the last choice of a person before this one, or forward to the
 * next; with no person, one step. False if there is nothing to go to. */
bool local_undo(LocalTable *table, Error *err);
/* Forward again; false if nothing was taken back. */
bool local_redo(LocalTable *table, Error *err);

/* Who gives a seat hints. */
Thinker *local_adviser(LocalTable *table, Seat seat, const char *spec);

/* What the game's solver says of the moves to choose from or, once over, of
 * those that were made; false, with the reason, if there is none. */
bool local_add_values(const LocalTable *table, Lang lang, Text *out,
                      Error *err);

/* Where the unfinished game is kept, if anything was played; two lines. */
void local_add_kept(const LocalTable *table, Lang lang, Text *out);

/* Saves in the slot, or among the finished games once it is over. */
bool local_save(LocalTable *table, Error *err);

#endif
