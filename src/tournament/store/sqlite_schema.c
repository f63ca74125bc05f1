/* sqlite_schema.c: the tables of a tournament in a file, and the statements on
 * them. */
#include "tournament/store/sqlite_schema.h"

/* A match counts unless the plan no longer has it. e1 to e4 are entrants, 0 for
 * an empty place. In `errors`, entrant 0 is the machine, with one line for each
 * time it spoilt the match. `result` is written by match_result_write. */
const char sqlite_schema[] =
    "CREATE TABLE contest (json TEXT NOT NULL);"
    "CREATE TABLE entrants ("
    " id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, spec TEXT NOT NULL,"
    " path TEXT NOT NULL, name TEXT NOT NULL, reason TEXT NOT NULL,"
    " hash TEXT NOT NULL, state INTEGER NOT NULL);"
    "CREATE TABLE matches ("
    " id INTEGER PRIMARY KEY,"
    " stage INTEGER NOT NULL, round INTEGER NOT NULL,"
    " config INTEGER NOT NULL, leg INTEGER NOT NULL,"
    " e1 INTEGER NOT NULL, e2 INTEGER NOT NULL,"
    " e3 INTEGER NOT NULL, e4 INTEGER NOT NULL,"
    " games INTEGER NOT NULL, seed INTEGER NOT NULL,"
    " state INTEGER NOT NULL DEFAULT 0, attempt INTEGER NOT NULL DEFAULT 0,"
    " counts INTEGER NOT NULL DEFAULT 1, result TEXT,"
    " UNIQUE (stage, round, config, leg, e1, e2, e3, e4));"
    "CREATE INDEX matches_open ON matches (id) WHERE state = 0 AND counts = 1;"
    "CREATE TABLE records (match INTEGER PRIMARY KEY, games BLOB NOT NULL);"
    "CREATE TABLE errors ("
    " match INTEGER NOT NULL, entrant INTEGER NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (match, entrant)) WITHOUT ROWID;"
    "CREATE TABLE verdicts ("
    " match INTEGER NOT NULL, entrant INTEGER NOT NULL,"
    " game INTEGER NOT NULL, move INTEGER NOT NULL, code TEXT NOT NULL,"
    " why TEXT NOT NULL, words TEXT NOT NULL, hint INTEGER NOT NULL,"
    " position TEXT NOT NULL);"
    "CREATE INDEX verdicts_match ON verdicts (match);"
    "CREATE INDEX verdicts_entrant ON verdicts (entrant);"
    "PRAGMA application_id = 1785689460;"
    "PRAGMA user_version = 1;";

/* A log of changes for readers: matches by their ids, and 0 for the plan and
 * the entrants. An older file gets this table when it is first written to. */
const char sqlite_schema_of_changes[] =
    "CREATE TABLE IF NOT EXISTS changes ("
    " number INTEGER PRIMARY KEY, match INTEGER NOT NULL);"
    "CREATE TRIGGER IF NOT EXISTS match_changed AFTER UPDATE OF state"
    " ON matches BEGIN INSERT INTO changes (match) VALUES (new.id); END;"
    "CREATE TRIGGER IF NOT EXISTS entrant_added AFTER INSERT ON entrants"
    " BEGIN INSERT INTO changes (match) VALUES (0); END;"
    "CREATE TRIGGER IF NOT EXISTS entrant_changed AFTER UPDATE ON entrants"
    " BEGIN INSERT INTO changes (match) VALUES (0); END;";

#define MATCH_COLUMNS                                                          \
    "id, stage, round, config, leg, e1, e2, e3, e4, games, seed, state, "      \
    "attempt, result"
#define HAS_ENTRANT "(e1 = ?1 OR e2 = ?1 OR e3 = ?1 OR e4 = ?1)"
#define OF_ENTRANT "(SELECT id FROM matches WHERE " HAS_ENTRANT ")"

const char *const sqlite_texts[SQL_COUNT] = {
    [SQL_LOAD_CONTEST] = "SELECT json FROM contest",
    [SQL_CLEAR_CONTEST] = "DELETE FROM contest",
    [SQL_SAVE_CONTEST] = "INSERT INTO contest VALUES (?1)",
    [SQL_LOAD_ENTRANTS] = "SELECT id, key, spec, path, name, reason, hash,"
                          " state FROM entrants ORDER BY id",
    [SQL_ADD_ENTRANT] = "INSERT INTO entrants (key, spec, path, name, reason,"
                        " hash, state) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    [SQL_CHANGE_ENTRANT] = "UPDATE entrants SET key = ?1, spec = ?2,"
                           " path = ?3, name = ?4, reason = ?5, hash = ?6,"
                           " state = ?7 WHERE id = ?8",
    [SQL_FORGET_RECORDS] = "DELETE FROM records WHERE match IN " OF_ENTRANT,
    [SQL_FORGET_ERRORS] = "DELETE FROM errors WHERE match IN " OF_ENTRANT,
    [SQL_FORGET_VERDICTS] = "DELETE FROM verdicts WHERE match IN " OF_ENTRANT,
    [SQL_FORGET_MATCHES] = "UPDATE matches SET state = 0, result = NULL,"
                           " attempt = attempt + 1 WHERE " HAS_ENTRANT,
    [SQL_UNPLAN] = "UPDATE matches SET counts = 0 WHERE stage = ?1",
    [SQL_PLAN] = "INSERT INTO matches (stage, round, config, leg, e1, e2, e3,"
                 " e4, games, seed)"
                 " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
                 " ON CONFLICT DO UPDATE SET counts = 1",
    [SQL_CLAIM] = "UPDATE matches SET state = 1, attempt = attempt + 1"
                  " WHERE id = (SELECT id FROM matches"
                  "  WHERE state = 0 AND counts = 1 ORDER BY id LIMIT 1)"
                  " RETURNING " MATCH_COLUMNS,
    [SQL_RELEASE] = "UPDATE matches SET state = 0"
                    " WHERE id = ?1 AND attempt = ?2 AND state = 1",
    [SQL_RELEASE_ALL] = "UPDATE matches SET state = 0 WHERE state = 1",
    [SQL_FINISH] = "UPDATE matches SET state = 2, result = ?3"
                   " WHERE id = ?1 AND attempt = ?2 AND state = 1",
    [SQL_SAVE_RECORDS] = "INSERT OR REPLACE INTO records VALUES (?1, ?2)",
    [SQL_SAVE_ERRORS] = "INSERT OR REPLACE INTO errors VALUES (?1, ?2, ?3)",
    [SQL_SAVE_FAULT] =
        "INSERT INTO errors VALUES (?1, 0, ?2 || char(10))"
        " ON CONFLICT DO UPDATE SET text = text || excluded.text",
    [SQL_COUNT_SPOILT] = "SELECT count(*), ifnull(sum(length(text) -"
                         " length(replace(text, char(10), ''))), 0)"
                         " FROM errors WHERE entrant = 0",
    [SQL_SAVE_VERDICT] = "INSERT INTO verdicts"
                         " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    [SQL_EACH] = "SELECT " MATCH_COLUMNS
                 " FROM matches WHERE counts = 1 AND state >= ?1 ORDER BY id",
    [SQL_EACH_OF] = "SELECT " MATCH_COLUMNS " FROM matches WHERE counts = 1"
                    " AND state >= ?2 AND " HAS_ENTRANT " ORDER BY id",
    [SQL_ONE] = "SELECT " MATCH_COLUMNS " FROM matches WHERE id = ?1",
    [SQL_CHANGES] = "SELECT ifnull(max(number), 0), ifnull(min(match), 1)"
                    " FROM changes WHERE number >= ?1",
    [SQL_EACH_CHANGED] =
        "SELECT " MATCH_COLUMNS " FROM matches WHERE counts = 1 AND id IN"
        " (SELECT match FROM changes WHERE number >= ?1)",
    [SQL_LOAD_RECORDS] = "SELECT CASE WHEN length(games) <= ?2 THEN games"
                         " END FROM records WHERE match = ?1",
    [SQL_LOAD_ERRORS] = "SELECT text FROM errors"
                        " WHERE match = ?1 AND entrant = ?2",
    [SQL_VERDICTS] = "SELECT match, entrant, game, move, code, why, words,"
                     " hint, position FROM verdicts WHERE match = 0 OR match IN"
                     " (SELECT id FROM matches WHERE counts = 1)"
                     " ORDER BY match, rowid",
    [SQL_VERDICTS_OF] = "SELECT match, entrant, game, move, code, why, words,"
                        " hint, position FROM verdicts WHERE entrant = ?1 AND"
                        " (match = 0 OR match IN (SELECT id FROM matches"
                        "  WHERE counts = 1 AND " HAS_ENTRANT "))"
                        " ORDER BY match, rowid",
    [SQL_CLEAR_CHECK_VERDICTS] = "DELETE FROM verdicts"
                                 " WHERE match = 0 AND entrant = ?1",
    [SQL_CLEAR_CHECK_ERRORS] = "DELETE FROM errors"
                               " WHERE match = 0 AND entrant = ?1",
};
