/* table.h: the game being played: who sits where, what they choose, undo,
 * and the file that keeps it. Screen and line mode both drive it. */
#ifndef JOUTE_TABLE_H
#define JOUTE_TABLE_H

#include "base/error.h"
#include "core/record.h"
#include "tui/save.h"
#include "tui/think.h"

typedef struct Table {
    Match match;                   /* the names are the players' specs */
    bool is_unguarded;             /* programs run without a sandbox */
    Thinker *thinkers[GAME_SEATS]; /* NULL for people */
    Thinker *adviser;              /* who gives hints; NULL until asked */
    Seat adviser_seat;
    SaveSlot slot;
    bool is_save_broken; /* that it cannot be saved was said */
} Table;

/* Who sits where: NULL where nothing is said. */
typedef struct TableSeats {
    const char *spec[GAME_SEATS];
    bool is_unguarded; /* programs run without a sandbox */
} TableSeats;

static inline Match *table_match(Table *table)
{
    return &table->match;
}

/* A new game. Seats not named: a person first, then level:3. Specs must have
 * been checked with table_check_seats. */
void table_begin(Table *table, const Game *game, const GameConfig *config,
                 int64_t seed, const TableSeats *seats);

/* Goes on with a record, which it takes. Its players' names give the seats
 * that are not named; a name that is no spec of ours is a person's: no file
 * starts a program. */
void table_adopt(Table *table, Match *match, const TableSeats *seats);

/* Goes on in the file an adopted game comes from, if it is one of the running
 * games' and nobody else plays it; any other file stays as it is. */
void table_keep_file(Table *table, const char *path);

/* The game as far as it goes stays on disk, unless nothing was played. */
void table_done(Table *table);

bool table_check_seats(const TableSeats *seats, const Game *game, int players,
                       Error *err);

int table_humans(const Table *table);

/* The only person at the table; SEAT_WATCHER if there is none or several. */
Seat table_only_human(const Table *table);

/* The next seat that owes a choice; SEAT_CHANCE for a draw, SEAT_WATCHER once
 * it is over. */
Seat table_next(const Table *table);

/* Takes the choice of a seat, or lets chance draw. When all have chosen the
 * step is played and saved; true then. err says why a save failed, once. */
bool table_choose(Table *table, Seat seat, Move move, Error *err);

/* Takes what the thinker of a seat has come to: its choice or, if a program
 * has lost by what it did, the end of the game. Adds what it did wrong, if
 * anything, in a line for people. */
void table_take(Table *table, Seat seat, Lang lang, Text *fault, Error *err);

/* How it stands or ended, in a line. */
void table_add_status(const Table *table, Lang lang, Text *out);

void table_draw(Table *table, Error *err);

/* Back to the last choice of a person before this one, or forward to the
 * next; with no person, one step. False if there is nothing to go to. */
bool table_undo(Table *table, Error *err);
bool table_redo(Table *table, Error *err);

/* Who gives a seat hints. */
Thinker *table_adviser(Table *table, Seat seat, const char *spec);

/* "Black", "White (level:3)", or the name in the record. */
void table_add_name(const Table *table, Seat seat, Lang lang, Text *out);

/* Where the unfinished game is kept, if anything was played; two lines. */
void table_add_kept(const Table *table, Lang lang, Text *out);

/* Saves in the slot, or among the finished games once it is over. */
bool table_save(Table *table, Error *err);

#endif
