/* contest.h: defines a tournament: the game and its boards, who meets whom how
 * often, and what results count. It is made from a preset, flags and a JSON
 * file (docs/TOURNAMENT.md) and kept in the store as JSON of the same form. */
#ifndef JOUTE_CONTEST_H
#define JOUTE_CONTEST_H

#include "base/json.h"
#include "joute/game.h"

enum {
    CONTEST_WORD = 64,
    CONTEST_CONFIGS = 16,
    CONTEST_GAMES_MAX = 1000000,
    CONTEST_ROUNDS_MAX = 1000,
    CONTEST_GAMES = 20, /* the default number of games of a match */
};

/* How entrants are matched; tournament.c plans each. */
typedef enum ContestFormat {
    FORMAT_ROUND_ROBIN,
    FORMAT_GAUNTLET, /* some entrants meet all others; the others do not meet
                        each other */
    FORMAT_SWISS,
    FORMAT_KNOCKOUT,
    FORMAT_DOUBLE_KNOCKOUT,
    FORMAT_TABLES, /* tables of three or four */
    FORMATS,
} ContestFormat;

/* What counts. If is_of_match, a match gives points: `win` to a player who is
 * alone the best, `draw` to those who share the best result, `loss` to the
 * others, and `fault` to a player who lost by a verdict. Otherwise every game
 * gives points: an equal part of `win` for each opponent beaten, and of `draw`
 * for each opponent equalled. */
typedef struct ContestPoints {
    bool is_of_match;
    double win, draw, loss, fault;
} ContestPoints;

/* Everything that decides which matches are played and how many points they
 * give. It never changes once the tournament has begun. */
typedef struct Contest {
    const Game *game;
    char preset[CONTEST_WORD];
    ContestFormat format;
    int legs;    /* how often a pair meets on a board */
    int rounds;  /* rounds of a Swiss tournament; 0 for as many as it takes to
                    find a winner */
    int players; /* how many players a match has */
    int config_count;
    GameConfig configs[CONTEST_CONFIGS]; /* the boards */
    int64_t games;                       /* how many games a match has */
    int final_bots;                      /* 0 if there is no final */
    int64_t final_games;
    ContestPoints points;
    bool
        is_seeded_at_random; /* if false, the seeds are in the order of entry */
    char **gauntlet; /* keys of the entrants who meet all others; NULL for the
                        first entrant */
    int gauntlet_count;
    int64_t seed;              /* secret: all deals are derived from it */
    int64_t move_ms, clock_ms; /* -1 for the times that the game gives */
    int64_t out_after; /* this many invalid answers put a bot out of a game; 0
                          if no number does */
    bool has_sandbox;
    int64_t begun; /* when it was given a store, in seconds since 1970; 0 if
                      that is not known. Tells two tournaments apart */
} Contest;

/* Makes a contest of this game from the preset with this name, or from the
 * default preset if `name` is NULL. Returns false if there is no such preset.
 * contest_done frees it. */
bool contest_init(Contest *out, const Game *game, const char *preset,
                  Error *err);
/* Frees what it holds. */
void contest_done(Contest *contest);

/* Sets the format by its word, and with it the number of players of a match. */
bool contest_set_format(Contest *contest, const char *word, Error *err);
/* Returns the word of a format: "round-robin", "swiss" ... */
const char *contest_format_word(ContestFormat format);

/* A bot that a file enters: {"spec": "py:ada.py", "name": "Ada"}. */
typedef struct ContestEntry {
    char *spec, *name; /* `name` is NULL if the bot keeps its own name */
} ContestEntry;

/* What a file says besides the contest itself. */
typedef struct ContestFile {
    char *folder; /* the folder with the bots, or NULL */
    ContestEntry *entries;
    int entry_count;
    bool has_seed;
} ContestFile;

/* Reads a file as in docs/TOURNAMENT.md; err names the line and the key. If it
 * returns false, there is nothing to free. If `file` is NULL, the text must be
 * one that contest_write wrote. */
bool contest_read(Contest *out, ContestFile *file, const char *text,
                  size_t size, Error *err);
/* Frees what contest_read filled. */
void contest_file_done(ContestFile *file);

/* Writes the whole contest, for the store. */
void contest_write(const Contest *contest, JsonWriter *out);

/* Writes the options that differ from the default, "cells=15 stones=50"; "" if
 * there are none. */
void contest_write_config(const Contest *contest, int config, Text *out);

#endif
