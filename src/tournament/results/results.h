/* results.h: presents the results of a tournament: tables, files, notable
 * games. */
#ifndef JOUTE_RESULTS_H
#define JOUTE_RESULTS_H

#include "base/json.h"
#include "tournament/tournament.h"

/* Writes the standings for a terminal, at most `most` rows; 0 for all. */
void results_write_standings(const Standings *standings, Lang lang, size_t most,
                             Text *out);
/* Writes [{"rank", "name", "points", "score", ...}]. */
void results_write_standings_json(const Standings *standings, JsonWriter *out);

/* Writes the members of one row. */
void results_write_standing_members(const Standing *row, JsonWriter *out);
/* Writes a number, without a decimal point if it is a whole number. */
void results_write_number(double number, JsonWriter *out);

/* Returns the probability that `one` is stronger than `other`, by their
 * ratings; negative if either has no rating. */
double results_superiority(const Standings *standings, const Standing *one,
                           const Standing *other);

/* Writes a probability in percent, but never 0 or 100, because no number of
 * games makes it certain. */
void results_write_likelihood(double share, Text *out);

/* How one bot did against another, on one board or on all. */
typedef struct CrossCell {
    int64_t matches, wins, draws, losses; /* the matches, from the row's side */
    int64_t game_wins, game_draws, game_losses;
    double points;
} CrossCell;

/* Rows and columns are the bots that take part, in the order of the
 * standings. */
typedef struct CrossTable {
    int count;
    const Standings *standings; /* borrowed */
    const Standing **rows;      /* borrowed */
    CrossCell *cells;           /* count x count */
} CrossTable;

/* Adds up the finished matches of the first `most` bots on one board, or on all
 * boards if config is -1. The standings must be ranked and are borrowed;
 * cross_table_done frees the table. */
bool cross_table_make(Tournament *tournament, const Standings *standings,
                      int config, int most, CrossTable *out, Error *err);
/* Frees the table, but not the standings. */
void cross_table_done(CrossTable *table);
/* Writes for a terminal how many games each row has won against each column
 * and, if has_likelihood is true, how likely the row is the stronger one. */
void cross_table_write(const CrossTable *table, bool has_likelihood, Lang lang,
                       Text *out);
/* Writes {"names": [...], "rows": [[null, {"matches", "points", ...}]]}. */
void cross_table_write_json(const CrossTable *table, JsonWriter *out);

/* Writes how much of the tournament is played, which bots were left out and
 * why, and whether the machine was too busy. */
void results_write_status(Tournament *tournament, const Standings *standings,
                          Lang lang, Text *out);
/* Writes the same as an object, with the contest and every bot. */
void results_write_status_json(Tournament *tournament,
                               const Standings *standings, JsonWriter *out);

/* Writes the members "moves", "overhead_us", "late", "busy", "spoilt",
 * "spoilt_times" and "too_busy": whether the machine was fast enough. */
void results_write_machine_members(Tournament *tournament,
                                   const Standings *standings, JsonWriter *out);

/* Finds a finished match. */
bool results_find_match(Tournament *tournament, int64_t id, StoredMatch *out,
                        Error *err);

/* Loads a game, counted from 1, of a finished match; play_done frees it. It
 * unpacks at most `most` bytes; with RECORDS_UNPACKED it reaches every game. */
bool results_load_game(Tournament *tournament, const StoredMatch *match,
                       int64_t game, size_t most, Play *out, Error *err);

/* Loads a game in the same way and, unless `text` is NULL, appends the text of
 * its record. Of this text only the parts that make the game were checked. */
bool results_load_record(Tournament *tournament, const StoredMatch *match,
                         int64_t game, size_t most, Text *text, Play *out,
                         Error *err);

/* Why a game is notable. */
typedef enum PickKind {
    PICK_CLOSEST,
    PICK_LONGEST,
    PICK_VERDICT,
    PICKS
} PickKind;

/* A game that is worth a look, and why. */
typedef struct PickedGame {
    PickKind kind;
    int64_t match, game;
    int64_t figure; /* its margin, or its number of plies */
} PickedGame;

/* Picks the most notable games, at most `most` of each kind. Returns how many,
 * or -1 if the store fails. `out` must have room for PICKS times `most` games.
 */
int results_pick_games(Tournament *tournament, int most, PickedGame *out,
                       Error *err);

/* Writes how an entrant did against each opponent and on each board. */
bool results_write_one(Tournament *tournament, const Standings *standings,
                       const Entrant *entrant, bool is_json, Lang lang,
                       Text *out, Error *err);

/* Writes the Markdown that the author of a bot gets: results against each
 * opponent and on each board, verdicts with their positions, standard error. */
bool results_write_feedback(Tournament *tournament, const Standings *standings,
                            const Entrant *entrant, Lang lang, Text *out,
                            Error *err);

/* Writes the standings for a spreadsheet; the last rows are the bots that take
 * no part, and why. */
void results_write_marks(const Tournament *tournament,
                         const Standings *standings, Lang lang, Text *out);
/* Writes all finished matches, with a line for each player of a match. */
bool results_write_csv(Tournament *tournament, Text *out, Error *err);
/* Writes one document with everything: status, standings, matches, verdicts. */
bool results_write_json(Tournament *tournament, const Standings *standings,
                        JsonWriter *out, Error *err);

#endif
