/* lines.h: what bots read and wrote, as records keep it for their authors
 * (docs/FORMATS.md, "dialogue"). */
#ifndef JOUTE_TOURNAMENT_LINES_H
#define JOUTE_TOURNAMENT_LINES_H

#include "base/json.h"
#include "joute/game.h"

/* Which lines of a game are wanted. */
typedef struct LinesPart {
    SeatSet seats;
    int64_t first, last; /* the range of moves, counted from 1 */
} LinesPart;

typedef enum LinesKind { LINES_READ, LINES_WROTE, LINES_STDERR } LinesKind;
enum { LINES_KINDS = LINES_STDERR + 1 };

/* What one bot read and wrote for one move; both are counted from 1. Texts are
 * printable, line by line, and valid during the visit. */
typedef struct BotLines {
    int move, player;
    const char *texts[LINES_KINDS]; /* NULL if there is none */
    int64_t us; /* microseconds until its answer; -1 if none came */
} BotLines;

/* Visits the lines in the text of a record, in the order of the record. Damaged
 * parts are left out. */
void lines_each(const Text *record, const LinesPart *part,
                void (*visit)(const BotLines *lines, void *context),
                void *context);

/* Writes the lines as a list of {"move", "player", "read"?, "wrote"?,
 * "stderr"?, "us"?}. */
void lines_write(const Text *record, const LinesPart *part, JsonWriter *out);

#endif
