/* live_internal.h: what the files of live.h share: a tournament added up for
 * spectators. */
#ifndef JOUTE_LIVE_INTERNAL_H
#define JOUTE_LIVE_INTERNAL_H

#include "tournament/live/live.h"
#include "tournament/live/live_rows.h"

enum {
    LIVE_CROSS_BOTS = 200, /* with more of them there is no cross table */
    LIVE_PLAYING = 32,     /* matches being played that are told */
    LIVE_RECENT = 6,       /* matches just finished */
    LIVE_FORM = 24,        /* last matches of a bot */
    LIVE_CURVE = 32,       /* points of a bot's curve */
};

typedef enum LiveTable {
    TABLE_BOTS,
    TABLE_CELLS,
    TABLE_MATCHES,
    TABLE_CURVES,
    LIVE_TABLES
} LiveTable;

/* A bot's matches on a board, in the order they were played. */
typedef struct BotHistory {
    char form[LIVE_FORM + 1]; /* the last ones: w, d, l, f for a fault */
    int64_t count;
    int64_t step; /* matches between two points of the curve */
    int kept;
    float curve[LIVE_CURVE];
} BotHistory;

/* Two bots on a board, from the side of the one with the lower id. */
typedef struct LiveCell {
    int64_t matches, wins, draws, losses; /* games */
    double points[2];
    int faults[2]; /* matches lost by a verdict */
    int64_t last;  /* match */
} LiveCell;

/* What is told of one board, or of all. */
typedef struct LiveBoard {
    Standings standings; /* by id, never ranked */
    BotHistory *history; /* by place among the entrants */
    LiveCell *cells;     /* by places; NULL: too many bots */
    int *marks[2];       /* ranks at the last mark and the one before */
    int64_t next_mark;   /* matches */
    StoredMatch recent[LIVE_RECENT];
    int64_t recent_order[LIVE_RECENT];
    int recent_count;
    bool is_changed; /* since it was last told */
    LiveRows told[LIVE_TABLES];
    Text head;
    int64_t version;
    Text change; /* the message of the last look, or "" */
    Text whole;  /* made when it is asked for */
} LiveBoard;

struct Live {
    char *store;
    bool is_open;
    Tournament tournament;
    char **names;  /* by place */
    int64_t since; /* of each_change */
    uint32_t *
        states; /* by id: 4 times the attempt and the state; all bits: unseen */
    size_t state_count;
    bool must_reread;
    int64_t generation;
    bool was_whole; /* the last look read everything */
    int64_t planned, done, total, order;
    StoredMatch playing[LIVE_PLAYING];
    int playing_count;
    LiveBoard *boards; /* all, then each; at least the first is there */
    int board_count;
    struct {
        uint64_t at; /* ms */
        int64_t done;
    } pace[2];
    int64_t end; /* foreseen, in s of the wall clock; 0: nobody knows */
};

/* The place of an entrant among them, or -1. */
int live_place(const Live *live, int64_t entrant);
/* The standings of a board in order; standings_done frees them. */
Standings live_rank(const LiveBoard *board);

/* live_tell.c */
/* Finds what differs from what was told, and makes the messages of it. */
void live_tell(Live *live);

#endif
