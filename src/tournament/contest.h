/* contest.h: what a tournament is: the game and its boards, who meets whom how
 * often, what counts. Made from a preset, flags and a JSON file
 * (docs/TOURNAMENT.md); kept in the store as JSON of the same form. */
#ifndef JOUTE_CONTEST_H
#define JOUTE_CONTEST_H

#include "base/json.h"
#include "joute/game.h"

enum {
    CONTEST_WORD = 64,
    CONTEST_CONFIGS = 16,
    CONTEST_GAMES_MAX = 1000000,
    CONTEST_ROUNDS_MAX = 1000,
    CONTEST_GAMES = 20, /* of a match, where nothing says otherwise */
};

typedef enum ContestFormat {
    FORMAT_ROUND_ROBIN,
    FORMAT_GAUNTLET, /* some meet all others, who do not meet each other */
    FORMAT_SWISS,
    FORMAT_KNOCKOUT,
    FORMAT_DOUBLE_KNOCKOUT,
    FORMAT_TABLES, /* of three or four */
    FORMATS,
} ContestFormat;

/* What counts. Of a match: one who was alone the best gets win, those who were
 * it together draw, the others loss, and one who lost it by a verdict fault.
 * Else of every game: a win's share for each who was beaten, a draw's for each
 * who was equal. */
typedef struct ContestPoints {
    bool is_of_match;
    double win, draw, loss, fault;
} ContestPoints;

typedef struct Contest {
    const Game *game;
    char preset[CONTEST_WORD];
    ContestFormat format;
    int legs;    /* how often a pair meets on a board */
    int rounds;  /* of a Swiss tournament; 0: as many as find a winner */
    int players; /* of a match */
    int config_count;
    GameConfig configs[CONTEST_CONFIGS]; /* the boards */
    int64_t games;                       /* of a match */
    int final_bots;                      /* 0: there is no final */
    int64_t final_games;
    ContestPoints points;
    bool is_seeded_at_random; /* else seeds are in the order of entry */
    char **gauntlet;          /* keys of those who meet all; NULL: the first */
    int gauntlet_count;
    int64_t seed;              /* a secret: all deals follow from it */
    int64_t move_ms, clock_ms; /* -1: the game's */
    int64_t out_after; /* invalid answers that put a bot out of a game; 0 if
                          none do */
    bool has_sandbox;
} Contest;

/* A contest of this game: the preset of that name, or the usual one if name is
 * NULL. False if there is none. contest_done frees it. */
bool contest_init(Contest *out, const Game *game, const char *preset,
                  Error *err);
/* Frees what it holds. */
void contest_done(Contest *contest);

/* Sets the format by its word, and the players of a match with it. */
bool contest_set_format(Contest *contest, const char *word, Error *err);
/* "round-robin", "swiss" ... */
const char *contest_format_word(ContestFormat format);

/* Somebody whom a file enters: {"spec": "py:ada.py", "name": "Ada"}. */
typedef struct ContestEntry {
    char *spec, *name; /* name NULL: its own */
} ContestEntry;

/* What a file says beside the contest itself. */
typedef struct ContestFile {
    char *folder; /* of bots, or NULL */
    ContestEntry *entries;
    int entry_count;
    bool has_seed;
} ContestFile;

/* Reads a file of docs/TOURNAMENT.md; err names the line and the key. False
 * leaves nothing to free. file NULL: only the contest itself may stand there,
 * as contest_write left it. */
bool contest_read(Contest *out, ContestFile *file, const char *text,
                  size_t size, Error *err);
/* Frees what contest_read filled. */
void contest_file_done(ContestFile *file);

/* The whole contest, for the store. */
void contest_write(const Contest *contest, JsonWriter *out);

/* What differs from the usual options, "cells=15 stones=50"; "" for none. */
void contest_write_config(const Contest *contest, int config, Text *out);

/* A secret number for one purpose of the tournament, from its seed. words make
 * it differ from others. */
int64_t contest_derive(const Contest *contest, const char *words);

#endif
