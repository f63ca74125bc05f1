/* results.h: the results of a tournament for whoever shows them: tables, files,
 * games worth a look. A report needs nothing else than this and standings.h. */
#ifndef JOUTE_RESULTS_H
#define JOUTE_RESULTS_H

#include "base/json.h"
#include "tournament/tournament.h"

/* The standings for a terminal, at most so many rows; 0: all. */
void results_write_standings(const Standings *standings, Lang lang, size_t most,
                             Text *out);
/* [{"rank", "name", "points", "score", ...}] */
void results_write_standings_json(const Standings *standings, JsonWriter *out);

/* The members of one of them. */
void results_write_standing_members(const Standing *row, JsonWriter *out);
/* A number, without a point where it is whole. */
void results_write_number(double number, JsonWriter *out);

/* How likely one is stronger than the other, from their ratings; less than 0
 * if one of them has none. */
double results_superiority(const Standings *standings, const Standing *one,
                           const Standing *other);

/* A likelihood in percent, never 0 or 100: that is more than can be known. */
void results_write_likelihood(double share, Text *out);

/* How one did against another, on one board or on all. */
typedef struct CrossCell {
    int64_t matches, wins, draws, losses; /* matches, of the row */
    int64_t game_wins, game_draws, game_losses;
    double points;
} CrossCell;

/* Rows and columns are those who take part, in the order of the standings. */
typedef struct CrossTable {
    int count;
    const Standings *standings; /* lent */
    const Standing **rows;      /* lent */
    CrossCell *cells;           /* count x count */
} CrossTable;

/* Adds up all finished matches on one board, or on all for -1, of the first so
 * many. The standings must be ranked and outlive it; cross_table_done frees
 * it. */
bool cross_table_make(Tournament *tournament, const Standings *standings,
                      int config, int most, CrossTable *out, Error *err);
/* Frees the table; the standings are lent. */
void cross_table_done(CrossTable *table);
/* Games won by the row and, if wanted, how likely it is the stronger one, for a
 * terminal. */
void cross_table_write(const CrossTable *table, bool has_likelihood, Lang lang,
                       Text *out);
/* {"names": [...], "rows": [[null, {"matches", "points", ...}]]} */
void cross_table_write_json(const CrossTable *table, JsonWriter *out);

/* How far it is, who was left out and why, whether the machine was too busy. */
void results_write_status(Tournament *tournament, const Standings *standings,
                          Lang lang, Text *out);
/* The same as an object, with every bot and the contest. */
void results_write_status_json(Tournament *tournament,
                               const Standings *standings, JsonWriter *out);

/* The members "moves", "overhead_us", "late", "busy", "spoilt", "spoilt_times"
 * and "too_busy": what the machine had to do with it. */
void results_write_machine_members(Tournament *tournament,
                                   const Standings *standings, JsonWriter *out);

/* Whether the machine had more to do than it has cores, so that bots had to
 * wait for it. */
bool results_is_too_busy(const Standings *standings);
/* Microseconds of a move that no bot was thinking; 0 if no bot was asked. */
double results_overhead_us(const Standings *standings);

/* A match that is finished. */
bool results_find_match(Tournament *tournament, int64_t id, StoredMatch *out,
                        Error *err);

/* A game of a finished match, from 1, as it was recorded; play_done frees it.
 * At most so many bytes are unpacked for it, RECORDS_UNPACKED to see them all.
 */
bool results_load_game(Tournament *tournament, const StoredMatch *match,
                       int64_t game, size_t most, Play *out, Error *err);

/* Games worth a look. */
typedef enum PickKind {
    PICK_CLOSEST,
    PICK_LONGEST,
    PICK_VERDICT,
    PICKS
} PickKind;

typedef struct PickedGame {
    PickKind kind;
    int64_t match, game;
    int64_t figure; /* margin, or plies */
} PickedGame;

/* The most notable games of each kind, at most so many of each; returns how
 * many, -1 if the store fails. out has room for PICKS times as many. */
int results_pick_games(Tournament *tournament, int most, PickedGame *out,
                       Error *err);

/* How one who takes part did against each opponent and on each board. */
bool results_write_one(Tournament *tournament, const Standings *standings,
                       const Entrant *entrant, bool is_json, Lang lang,
                       Text *out, Error *err);

/* What the author of a bot is told: results against each opponent and on each
 * board, verdicts with their positions, standard error. Markdown. */
bool results_write_feedback(Tournament *tournament, const Standings *standings,
                            const Entrant *entrant, Lang lang, Text *out,
                            Error *err);

/* The standings for a spreadsheet. */
void results_write_marks(const Standings *standings, Lang lang, Text *out);
/* All finished matches, a line for each player of each. */
bool results_write_csv(Tournament *tournament, Text *out, Error *err);
/* One document with everything: status, standings, matches, verdicts. */
bool results_write_json(Tournament *tournament, const Standings *standings,
                        JsonWriter *out, Error *err);

#endif
