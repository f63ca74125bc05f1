/* game_block.h: a block is the part of a match whose games the same processes
 * play, one after the other. */
#ifndef JOUTE_GAME_BLOCK_H
#define JOUTE_GAME_BLOCK_H

#include "arena/referee.h"
#include "arena/spawn.h"

/* The result of one game: for each player, in the order of the match, how many
 * players it beat minus how many beat it. */
typedef struct GameScore {
    int8_t balance[GAME_SEATS];
} GameScore;

/* The results of a block. Sets of players have a bit for each player. */
typedef struct GameBlockResult {
    int64_t played;              /* games */
    int64_t questions;           /* questions put to bots */
    int64_t asked[GAME_SEATS];   /* the questions put to each */
    int64_t moved[GAME_SEATS];   /* legal moves among the answers */
    int64_t thought[GAME_SEATS]; /* nanoseconds that each took to answer */
    int64_t slowest[GAME_SEATS]; /* nanoseconds of the slowest answer */
    Verdicts verdicts;
    Verdicts failures;    /* failures of the machine; the game was played again
                             after each */
    uint8_t match_losers; /* players who lost the match by a verdict */
    uint8_t enders;  /* players who crashed too often in a row, which ended the
                        match */
    uint8_t stayers; /* players who did not leave after "bye" */
    bool is_spoilt;  /* the match cannot be played; err says why */
    Error err;
} GameBlockResult;

/* A block of games, played by one thread. The members up to scores are set by
 * the caller. */
typedef struct GameBlock {
    const MatchSettings *settings;
    const Contestant *contestants;
    atomic_int *late, *faults; /* counts for each player of the match */
    atomic_llong *done;        /* games of the match that are finished */
    const SpawnCores *cores;
    int64_t core; /* index into cores: the core on which the block is played */
    int spread; /* how many cores, beginning with `core`, its bots may use while
                   several of them think for long */
    int64_t index;
    int64_t first, count; /* games, from 0 */
    bool has_next;        /* another block may follow on the same thread */
    Process **prepared;   /* for each player a process that the block before has
                             begun to start, or NULL; this block leaves processes
                             for the next one here */
    GameScore *scores;    /* of the games of this block */
    MatchPlayer sides[GAME_SEATS];
    Referee referee;
    Log *log;
    Text lines; /* the lines of the game just played, if they are kept */
    int starts[GAME_SEATS]; /* how many starts in a row ended in a crash */
    int replays;            /* how often the current game was played again */
    uint64_t leave_by;      /* the time by which the bots must have ended */
    GameBlockResult result;
} GameBlock;

/* Starts the bots. The members up to scores must be set and the others zeroed.
 * Afterwards sides holds the names. */
void game_block_begin(GameBlock *block);

/* Plays the games, then asks the bots to leave. */
void game_block_play(GameBlock *block);

/* Waits until the bots have left and frees everything except result. A process
 * needs time to leave, so another block may begin before this call, but it must
 * not play yet. */
void game_block_end(GameBlock *block);

/* Writes the path of a game's record in a folder. */
void game_block_record_path(const char *folder, int64_t game, Text *out);
/* Writes the path of a block's log in a folder. */
void game_block_log_path(const char *folder, int64_t block, Text *out);

#endif
