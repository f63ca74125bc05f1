/* creation.h: new tables. */
#ifndef JOUTE_SESSION_CREATION_H
#define JOUTE_SESSION_CREATION_H

#include "base/json.h"
#include "session/table.h"

/* What a table is to be made of. */
typedef struct NewTable {
    Match match;   /* where the game stands; owned */
    bool is_given; /* from a record */
    bool is_again; /* the deal of another table: nothing is drawn anew */
    HolderKind kinds[GAME_SEATS];
    char names[GAME_SEATS][NAME_SIZE];
    char specs[GAME_SEATS][SPEC_SIZE];
    bool is_online, is_listed, draws;
    ClockRule clock;
} NewTable;

/* What can be seen of create without playing its record: how many steps that
 * has, and whether the text drawing is wanted. */
const char *creation_look(const JsonAt *member, size_t *steps, bool *draws,
                          Error *err);
/* Reads the members of create, those after "t". Returns NULL, or an error's
 * code with its words in err; the match must be freed in any case. */
const char *creation_read(Session *session, const JsonAt *member,
                          NewTable *wanted, Error *err);
/* Reads the members of check, those after "t": the start of a game, or a
 * position that somebody set up. As creation_read; nobody sits there. */
const char *creation_check(Session *session, const JsonAt *member,
                           NewTable *wanted, Error *err);
/* The same people and rules, everybody one seat on or, with the same deal,
 * where they were. Seats of people who have gone are open. */
void creation_again(Session *session, const Table *old, bool is_same_deal,
                    NewTable *wanted);
/* A table with nobody at it yet; takes the match. The tokens of the seats held
 * by people are written out. */
Table *creation_make(Session *session, NewTable *wanted,
                     char tokens[GAME_SEATS][TOKEN_SIZE]);

/* The rule of a clock, with at least so many ms; null or nothing is none. */
bool creation_read_clock(const JsonAt *json, int64_t least, ClockRule *out,
                         Error *err);
/* Members that may be left out: true or false, and a name. */
bool creation_read_flag(const JsonAt *json, bool *out, Error *err);
/* A name, cleaned; nothing leaves out as it was. */
bool creation_read_name(const JsonAt *json, char out[NAME_SIZE], Error *err);

#endif
