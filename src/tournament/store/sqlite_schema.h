/* sqlite_schema.h: the tables of a tournament in a SQLite file, and every
 * statement used on them. */
#ifndef JOUTE_SQLITE_SCHEMA_H
#define JOUTE_SQLITE_SCHEMA_H

/* Makes the tables of a new file. */
extern const char sqlite_schema[];
/* Makes the tables that record changes if they do not exist. */
extern const char sqlite_schema_of_changes[];

/* The statements, by their index in sqlite_texts. */
typedef enum Sql {
    SQL_LOAD_CONTEST,
    SQL_CLEAR_CONTEST,
    SQL_SAVE_CONTEST,
    SQL_LOAD_ENTRANTS,
    SQL_ADD_ENTRANT,
    SQL_CHANGE_ENTRANT,
    SQL_FORGET_RECORDS,
    SQL_FORGET_ERRORS,
    SQL_FORGET_VERDICTS,
    SQL_FORGET_MATCHES,
    SQL_UNPLAN,
    SQL_PLAN,
    SQL_CLAIM,
    SQL_RELEASE,
    SQL_RELEASE_ALL,
    SQL_FINISH,
    SQL_SAVE_RECORDS,
    SQL_SAVE_ERRORS,
    SQL_SAVE_FAULT,
    SQL_COUNT_SPOILT,
    SQL_SAVE_VERDICT,
    SQL_EACH,
    SQL_EACH_OF,
    SQL_ONE,
    SQL_CHANGES,
    SQL_EACH_CHANGED,
    SQL_LOAD_RECORDS,
    SQL_LOAD_ERRORS,
    SQL_VERDICTS,
    SQL_VERDICTS_OF,
    SQL_CLEAR_CHECK_VERDICTS,
    SQL_CLEAR_CHECK_ERRORS,
    SQL_COUNT,
} Sql;

/* The text of each statement. */
extern const char *const sqlite_texts[SQL_COUNT];

#endif
