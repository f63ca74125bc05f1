/* game_block.h: the games of a match that the same processes play, one after
 * the other. */
#ifndef JOUTE_GAME_BLOCK_H
#define JOUTE_GAME_BLOCK_H

#include "arena/referee.h"
#include "arena/spawn.h"

/* How one game ended for the players in the order of the match: those beaten
 * less those lost to. */
typedef struct GameScore {
    int8_t balance[GAME_SEATS];
} GameScore;

/* What is kept of a block. Sets of players are bits. */
typedef struct GameBlockResult {
    int64_t played;              /* games */
    int64_t questions;           /* put to bots */
    int64_t asked[GAME_SEATS];   /* of them, each */
    int64_t moved[GAME_SEATS];   /* legal moves among the answers */
    int64_t thought[GAME_SEATS]; /* nanoseconds that each took to answer */
    int64_t slowest[GAME_SEATS]; /* of these, for one answer */
    Verdicts verdicts;
    Verdicts failures;    /* of the machine: the game was played again after
                             each */
    uint8_t match_losers; /* lost the match by a verdict */
    uint8_t enders;       /* ended it by too many starts in a row */
    uint8_t stayers;      /* did not leave after "bye" */
    bool is_spoilt;       /* it cannot be played; err says why */
    Error err;
} GameBlockResult;

typedef struct GameBlock {
    const MatchSettings *settings;
    const Contestant *contestants;
    atomic_int *late, *faults; /* counts for each player of the match */
    atomic_llong *done;        /* games of the match */
    const SpawnCores *cores;
    int64_t core; /* of these, the one that the block is played on */
    int spread;   /* cores from there on that its bots may have, if they think
                     at the same time and for long */
    int64_t index;
    int64_t first, count; /* games, from 0 */
    bool has_next;        /* other blocks may follow */
    Process **prepared;   /* one for each player, NULL for none: begun by the
                             block before, and for the next one */
    GameScore *scores;    /* of these games */
    MatchPlayer sides[GAME_SEATS];
    Referee referee;
    Log *log;
    int starts[GAME_SEATS]; /* in a row, after a crash */
    int replays;            /* of the game that is being played */
    uint64_t leave_by;      /* when the bots have to be gone */
    GameBlockResult result;
} GameBlock;

/* Starts the bots; the members up to scores are set, the others zeroed. The
 * names are then those in sides. */
void game_block_begin(GameBlock *block);

/* Plays the games, and asks the bots to leave. */
void game_block_play(GameBlock *block);

/* Waits until they have left, and frees all but result. Another block may begin
 * before, since a process needs time to leave, but must not play. */
void game_block_end(GameBlock *block);

/* The file of a game's record in a folder. */
void game_block_record_path(const char *folder, int64_t game, Text *out);
/* The file of a block's log. */
void game_block_log_path(const char *folder, int64_t block, Text *out);

#endif
