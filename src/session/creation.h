/* creation.h: makes new tables, from a client's create message or from an
 * earlier table. */
#ifndef JOUTE_SESSION_CREATION_H
#define JOUTE_SESSION_CREATION_H

#include "base/json.h"
#include "session/table.h"

/* Everything a new table is made of. */
typedef struct NewTable {
    Play play;     /* the game and its position; owned */
    bool is_given; /* the game comes from a record */
    bool is_again; /* the deal is that of another table: nothing is drawn */
    HolderKind kinds[GAME_SEATS];
    char names[GAME_SEATS][NAME_SIZE];
    char specs[GAME_SEATS][SPEC_SIZE];
    bool is_online, is_listed, draws;
    ClockRule clock;
} NewTable;

/* Reads two facts from "create" without playing its record: how many steps the
 * record has, and whether the client wants the text drawing. Returns as
 * creation_read does. */
const char *creation_look(const JsonAt *member, size_t *steps, bool *draws,
                          Error *err);
/* Reads the members of "create", beginning after "t". Returns NULL, or an
 * error's code with its words in err. The caller frees the game in both cases.
 */
const char *creation_read(Session *session, const JsonAt *member,
                          NewTable *wanted, Error *err);
/* Begins a new game with these rules and a seed drawn at random. */
void creation_begin(Session *session, const Game *game,
                    const GameConfig *config, NewTable *wanted);
/* Reads the members of "check", beginning after "t": the start of a game, or a
 * position that somebody set up. No seat is filled. Returns as creation_read
 * does. */
const char *creation_check(Session *session, const JsonAt *member,
                           NewTable *wanted, Error *err);
/* Prepares a table with the same people and rules as `old`. With the same deal
 * everybody keeps their seat; otherwise everybody moves to the next one. The
 * seats of people who have left are open. */
void creation_again(Session *session, const Table *old, bool is_same_deal,
                    NewTable *wanted);
/* Makes the table, at which no client is yet, and takes over the game. Writes a
 * token for each seat that a person holds. */
Table *creation_make(Session *session, NewTable *wanted,
                     char tokens[GAME_SEATS][TOKEN_SIZE]);

/* Reads a clock rule whose base is at least `least` ms. If the value is null or
 * absent, `out` stays unchanged. */
bool creation_read_clock(const JsonAt *json, int64_t least, ClockRule *out,
                         Error *err);
/* Reads true or false; `out` stays unchanged if the member is absent. */
bool creation_read_flag(const JsonAt *json, bool *out, Error *err);
/* Reads a name and cleans it; `out` stays unchanged if the member is absent. */
bool creation_read_name(const JsonAt *json, char out[NAME_SIZE], Error *err);

#endif
