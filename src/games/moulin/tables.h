/* tables.h: solved positions in files, and what they say.
 *
 * A folder holds a file for each subspace (space.h) with a byte for each
 * position:
 *
 *     flying-4-3.value      4 pieces to move against 3, none in hand
 *     flying-4-3.result     the same, five results a byte, no distance
 *     flying-9p5-4-3.value  9 pieces each, 5 of all still in hand
 *
 * "walking" replaces "flying" in games without flying. Each file carries its
 * version, a fingerprint of the rules and a checksum (base/cache.h). In the
 * placing phase the pieces in hand tell who is to move. Positions with fewer
 * than TABLES_SEARCHED pieces in hand are not stored, because a search is
 * fast. */
#ifndef JOUTE_MOULIN_TABLES_H
#define JOUTE_MOULIN_TABLES_H

#include "base/cache.h"
#include "base/error.h"
#include "base/text.h"
#include "games/moulin/internal.h"
#include "games/moulin/space.h"

enum { TABLES_SEARCHED = 4 };

/* More values than in space.h: unknown, and results without a distance; of
 * these too, a win is odd and a loss even. */
enum { VALUE_UNKNOWN = -1, VALUE_LOSS = 256, VALUE_WIN = 257 };

/* The rules that tables are made for. */
typedef struct TableRules {
    bool has_flying;
    int pieces; /* the pieces of each player */
    /* A checksum of what the rules allow in 200 random positions. Tables for
     * other rules have another one and are not used. */
    uint64_t fingerprint;
} TableRules;

/* The rules of a game, with their fingerprint. */
TableRules tables_rules(bool has_flying, int pieces);

/* One subspace. hands is the number of pieces that both players together still
 * have in hand. If it is odd, the side to move has one more than the other. */
typedef struct TableName {
    int hands, mover, other;
} TableName;

typedef enum TableForm { TABLE_VALUES, TABLE_RESULTS, TABLE_COUNTS } TableForm;

/* The wins, losses and draws of a subspace, up to symmetry. */
typedef struct TableCounts {
    uint64_t wins, losses, draws;
    int32_t longest_win,
        longest_loss; /* in plies; 0 if there is no win or loss */
} TableCounts;

/* Appends the folder that is used if none is named. */
void tables_folder(Text *out);

/* True if a game has positions of this subspace that are not over. */
bool tables_is_name(const TableRules *rules, const TableName *name);

static inline int table_mover_hand(const TableName *name)
{
    return (name->hands + 1) / 2;
}

static inline int table_other_hand(const TableName *name)
{
    return name->hands / 2;
}

/* Appends the file of a subspace, such as "flying-9p3-4-5.value" in the
 * folder. */
void tables_path(const char *folder, const TableRules *rules,
                 const TableName *name, TableForm form, Text *out);

/* Opens one file; is_quick leaves out the checksum. */
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

/* Opens the files that a folder has for these rules; a file that is missing or
 * made for other rules is ignored. A file is read when it is first needed; if
 * it is small and its checksum is wrong, its values are then unknown. The
 * caller ends with tables_close. Several threads may use the tables at once. */
Tables *tables_open(const char *folder, const TableRules *rules);
/* Closes tables, which may be NULL. */
void tables_close(Tables *tables);

/* The number of subspaces of the moving phase that are there. */
int tables_count(const Tables *tables);

/* The largest number of pieces up to which every position of the moving phase
 * is known. */
int tables_most(const Tables *tables);

/* The value of a position that is not over. In the placing phase this may
 * search for some milliseconds. */
int tables_value(const Tables *tables, const Position *position);

/* True if it is known that the side to move can reach a result: 1 is a win, 0 a
 * draw. It searches less than tables_value. */
bool tables_reach(const Tables *tables, const Position *position, int result);

/* The value of a position, without a search. */
int tables_probe(const Tables *tables, const Position *position);

#endif
