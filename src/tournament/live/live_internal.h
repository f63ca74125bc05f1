/* live_internal.h: what the files of live.h share: a tournament summed up for
 * spectators. */
#ifndef JOUTE_LIVE_INTERNAL_H
#define JOUTE_LIVE_INTERNAL_H

#include "tournament/live/live.h"
#include "tournament/live/live_rows.h"

enum {
    LIVE_CROSS_BOTS = 200, /* with more bots there is no cross table */
    LIVE_PLAYING = 32,     /* matches in progress that are shown */
    LIVE_RECENT = 6,       /* finished matches that are shown */
    LIVE_FORM = 24, /* how many of a bot's last matches are shown as its form */
    LIVE_CURVE = 32, /* points of a bot's curve */
};

/* The tables of a board; LiveBoard.told keeps the rows of each. */
typedef enum LiveTable {
    TABLE_BOTS,
    TABLE_CELLS,
    TABLE_MATCHES,
    TABLE_CURVES,
    LIVE_TABLES
} LiveTable;

/* A bot's matches on a board, in the order in which they were played. */
typedef struct BotHistory {
    char form[LIVE_FORM + 1]; /* the last matches: w, d, l, f for a fault */
    int64_t count;
    int64_t step; /* how many matches lie between two points of the curve */
    int kept;
    float curve[LIVE_CURVE];
} BotHistory;

/* How two bots did on a board, from the side of the one with the lower id. */
typedef struct LiveCell {
    int64_t matches, wins, draws, losses; /* games */
    double points[2];
    int faults[2]; /* matches lost by a verdict */
    int64_t last;  /* the latest match */
} LiveCell;

/* What is shown of one board, or of all boards together. */
typedef struct LiveBoard {
    Standings standings; /* in the order of ids, never ranked */
    BotHistory *history; /* indexed by entrant */
    /* Indexed by two entrants; NULL if there are too many entrants. */
    LiveCell *cells;
    int *marks[2];     /* ranks at the last mark and at the one before */
    int64_t next_mark; /* the number of matches at which the next mark is set */
    StoredMatch recent[LIVE_RECENT];
    int64_t recent_order[LIVE_RECENT];
    int recent_count;
    bool is_changed;            /* it has changed since the last message */
    LiveRows told[LIVE_TABLES]; /* the rows of the last message */
    Text head;
    int64_t version;
    Text change; /* the message with the changes of the last look, or "" */
    Text whole;  /* the message with everything, built on request */
} LiveBoard;

/* A tournament as spectators know it. It is rebuilt whenever everything must be
 * read again from the store; `generation` counts how often. */
struct Live {
    char *store;
    bool is_open;
    Tournament tournament;
    char **names;     /* indexed by entrant */
    int64_t since;    /* argument of each_change */
    uint32_t *states; /* indexed by match id: 4 x attempt + state; all bits set
                         for a match that was not seen yet */
    size_t state_count;
    bool must_reread;
    int64_t generation;
    bool was_whole; /* the last look read everything */
    int64_t planned, done, total, order;
    StoredMatch playing[LIVE_PLAYING];
    int playing_count;
    LiveBoard *boards; /* the first is for all boards together and always
                          exists; then one for each board */
    int board_count;
    struct {
        uint64_t at; /* ms */
        int64_t done;
    } pace[2];
    int64_t end; /* the expected end, in s of the wall clock; 0 if unknown */
};

/* Returns the index of an entrant, or -1. */
int live_place(const Live *live, int64_t entrant);
/* Returns the standings of a board in order; standings_done frees them. */
Standings live_rank(const LiveBoard *board);

/* live_tell.c */
/* Finds what differs from the last messages and builds the new ones. */
void live_tell(Live *live);

#endif
