/* local_table.h: a game at this terminal: who sits where, their choices, undo,
 * and the file in which it is saved. The screen and the line mode both use it.
 */
#ifndef JOUTE_LOCAL_TABLE_H
#define JOUTE_LOCAL_TABLE_H

#include "base/error.h"
#include "core/record.h"
#include "tui/save.h"
#include "tui/think.h"
#include "tui/view.h"

/* A game at this terminal. The player of thinkers[s] sits at seat s of play. */
typedef struct LocalTable {
    Play play;         /* its names are the players' specs */
    bool is_unguarded; /* programs run without a sandbox */
    Lang lang;         /* the language of the adapters of course files */
    Thinker *thinkers[GAME_SEATS]; /* NULL for people */
    Thinker *adviser;              /* gives hints; NULL until asked */
    Seat adviser_seat;
    SaveSlot slot;
    bool is_save_broken; /* saving failed, and the person was told once */
} LocalTable;

/* Who sits where; a spec is NULL if it was not given. */
typedef struct LocalSeats {
    const char *spec[GAME_SEATS];
    bool is_unguarded; /* programs run without a sandbox */
    Lang lang;         /* the language of the adapters of course files */
} LocalSeats;

/* Begins a new game. Of the seats without a spec, the first is a person and the
 * others are level:3. local_check_seats must have accepted the specs. */
void local_begin(LocalTable *table, const Game *game, const GameConfig *config,
                 int64_t seed, const LocalSeats *seats);

/* Continues the game in play, which it takes. A seat without a spec gets the
 * player that the record names. If that is not one of our players, it is a
 * person: no file can start a program. */
void local_adopt(LocalTable *table, Play *play, const LocalSeats *seats);

/* Goes on saving an adopted game in the file it came from, if that is one of
 * the unfinished games and nobody else is playing it. Other files are never
 * changed. */
void local_keep_file(LocalTable *table, const char *path);

/* Frees the table. The game stays on disk, unless no move was played. */
void local_done(LocalTable *table);

/* Checks that each spec names a player that can be used here. */
bool local_check_seats(const LocalSeats *seats, const Game *game, int players,
                       Error *err);

/* How many people play. */
int local_humans(const LocalTable *table);

/* The seat of the only person; SEAT_WATCHER if there is none or several. */
Seat local_only_human(const LocalTable *table);

/* The view to show. With one person, it is what that person may see. With
 * several, it is what at_screen may see; SEAT_WATCHER sees nobody's hand. If
 * is_flipped, it is seen from the other side of the board. */
View local_view(const LocalTable *table, Seat at_screen, bool is_flipped);

/* The next seat that owes a choice; SEAT_CHANCE if chance is to draw,
 * SEAT_WATCHER once the game is over. */
Seat local_next(const LocalTable *table);

/* True if the seat belongs to the only person and can only pass; out is then
 * the pass. */
bool local_find_forced(const LocalTable *table, Seat seat, Move *out);

/* True if the step was such a pass. */
bool local_was_forced(const LocalTable *table, size_t step);

/* Takes the choice of a seat. Once all have chosen, plays and saves the step
 * and returns true. The first time that saving fails, err says why. */
bool local_choose(LocalTable *table, Seat seat, Move move, Error *err);

/* Takes the result of a seat's thinker: its choice or, if a program made a
 * fault that loses, the end of the game. Adds a line about any fault. */
void local_take(LocalTable *table, Seat seat, Lang lang, Text *fault,
                Error *err);

/* Adds a line: how the game stands, or how it ended. */
void local_add_status(const LocalTable *table, Lang lang, Text *out);

/* Draws for chance, then plays and saves the step. */
void local_draw(LocalTable *table, Error *err);

/* Goes back to the last choice of a person, or one step if no person plays.
 * Returns false if there is nothing to undo. */
bool local_undo(LocalTable *table, Error *err);
/* Redoes what was undone last; false if there is nothing to redo. */
bool local_redo(LocalTable *table, Error *err);

/* The player that gives hints to a seat. */
Thinker *local_adviser(LocalTable *table, Seat seat, int simulations);

/* Adds the values that the game's solver gives the legal moves or, after the
 * end, the moves that were played. Returns false, with the reason, if there is
 * no solver. */
bool local_add_values(const LocalTable *table, Lang lang, Text *out,
                      Error *err);

/* Adds two lines: that the unfinished game is saved, and where. If no move was
 * played, adds one line that says so. */
void local_add_kept(const LocalTable *table, Lang lang, Text *out);

/* Saves the game in its slot or, once over, among the finished games. */
bool local_save(LocalTable *table, Error *err);

#endif
