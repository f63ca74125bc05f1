/* block.h: the games of a match that the same processes play, one after the
 * other. */
#ifndef JOUTE_BLOCK_H
#define JOUTE_BLOCK_H

#include "arena/referee.h"

/* How one game ended for the players in the order of the match: those beaten
 * less those lost to. */
typedef struct BlockScore {
    int8_t balance[GAME_SEATS];
} BlockScore;

/* What is kept of a block. Sets of players are bits. */
typedef struct BlockResult {
    int64_t played;    /* games */
    int64_t questions; /* put to bots */
    Verdicts verdicts;
    uint8_t match_losers; /* lost the match by a verdict */
    uint8_t enders;       /* ended it by too many starts in a row */
    uint8_t stayers;      /* did not leave after "bye" */
    bool is_spoilt;       /* by the machine; err says how */
    Error err;
} BlockResult;

typedef struct Block {
    const Terms *terms;
    const Contestant *contestants;
    atomic_int *late;   /* a count for each player of the match */
    atomic_llong *done; /* games of the match */
    int64_t index;
    int64_t first, count; /* games, from 0 */
    BlockScore *scores;   /* of these games */
    Side sides[GAME_SEATS];
    Referee referee;
    Log *log;
    int starts[GAME_SEATS]; /* in a row, after a crash */
    BlockResult result;
} Block;

/* Plays the games; the members up to scores are set, the others zeroed. The
 * names, once played, are those in sides. */
void block_play(Block *block);

/* Frees all but result. */
void block_done(Block *block);

/* The file of a game's record, or of a block's log, in a folder. */
void block_record_path(const char *folder, int64_t game, Text *out);
void block_log_path(const char *folder, int64_t block, Text *out);

#endif
