/* tables.h: solved positions in files, and what they say.
 *
 * A folder holds a file for each subspace (space.h), a byte a position:
 *
 *     flying-4-3.value      4 pieces to move against 3, none in hand
 *     flying-4-3.result     the same, five results a byte, no distance
 *     flying-9p5-4-3.value  9 pieces each, 5 of all still in hand
 *
 * "walking" is for games without flying. Each file carries its version, a
 * fingerprint of the rules and a checksum (base/cache.h). In the placing phase
 * who is to move follows from the pieces in hand; with fewer than
 * TABLES_SEARCHED of them nothing is stored, since a search is fast. */
#ifndef JOUTE_MOULIN_TABLES_H
#define JOUTE_MOULIN_TABLES_H

#include "base/cache.h"
#include "base/error.h"
#include "base/text.h"
#include "games/moulin/internal.h"
#include "games/moulin/space.h"

enum { TABLES_SEARCHED = 4 };

/* Besides the values of space.h: nothing is known, and results without a
 * distance, which are even and odd as well. */
enum { VALUE_UNKNOWN = -1, VALUE_LOSS = 256, VALUE_WIN = 257 };

/* What tables are made for. */
typedef struct TableRules {
    bool has_flying;
    int pieces; /* of each player */
    /* Sums up what the rules allow in some hundred positions drawn at random,
     * so that tables made by other rules are not believed. */
    uint64_t fingerprint;
} TableRules;

/* The rules of a game, with their fingerprint. */
TableRules tables_rules(bool has_flying, int pieces);

/* One subspace. hands is the number of pieces that both still have in hand:
 * half of it each, the odd one the side to move. */
typedef struct TableName {
    int hands, mover, other;
} TableName;

typedef enum TableForm { TABLE_VALUES, TABLE_RESULTS, TABLE_COUNTS } TableForm;

/* The wins, losses and draws of a subspace up to symmetry. */
typedef struct TableCounts {
    uint64_t wins, losses, draws;
    int32_t longest_win, longest_loss; /* plies; 0 where there is none */
} TableCounts;

/* The folder used when none is named. */
void tables_folder(Text *out);

/* Whether a game has such positions that are not over. */
bool tables_is_name(const TableRules *rules, const TableName *name);

static inline int table_mover_hand(const TableName *name)
{
    return (name->hands + 1) / 2;
}

static inline int table_other_hand(const TableName *name)
{
    return name->hands / 2;
}

/* The file of a subspace: "flying-9p3-4-5.value" in the folder. */
void tables_path(const char *folder, const TableRules *rules,
                 const TableName *name, TableForm form, Text *out);

/* Opens one file. A quick look leaves the checksum out. */
bool tables_open_file(const char *folder, const TableRules *rules,
                      const TableName *name, TableForm form, bool is_quick,
                      CacheFile *out, Error *err);
/* Writes one file, whole or not at all. */
bool tables_write_file(const char *folder, const TableRules *rules,
                       const TableName *name, TableForm form, const void *bytes,
                       size_t size, Error *err);

/* A position, the side to move first. */
typedef struct Position {
    uint32_t men[2];
    uint8_t hand[2];
} Position;

/* The position of a state, the side to move first. */
Position position_of(const Moulin *s);

typedef struct Tables Tables;

/* Opens what a folder has for these rules; a file that is missing or of other
 * rules is left out. Files are read when they are first asked for; a small one
 * whose checksum is wrong then counts as unknown. For tables_close; several
 * threads may use it at once. */
Tables *tables_open(const char *folder, const TableRules *rules);
/* Closes them; NULL is fine. */
void tables_close(Tables *tables);

/* How many subspaces of the moving phase there are. */
int tables_count(const Tables *tables);

/* The most pieces up to which every position of the moving phase is known. */
int tables_most(const Tables *tables);

/* The value of a position that is not over. In the placing phase it may search
 * for some milliseconds. */
int tables_value(const Tables *tables, const Position *position);

/* Whether it is known that the side to move reaches a result, 1 for a win, 0
 * for a draw: the same with less to search. */
bool tables_reach(const Tables *tables, const Position *position, int result);

/* The value without a search. */
int tables_probe(const Tables *tables, const Position *position);

#endif
