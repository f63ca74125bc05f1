/* postgres_schema.h: the tables and functions of a tournament in PostgreSQL. In
 * each statement @ stands for the tournament's schema: @matches is its
 * table. */
#ifndef JOUTE_POSTGRES_SCHEMA_H
#define JOUTE_POSTGRES_SCHEMA_H

/* The number of the current transaction. While a reader reads, each change that
 * it cannot see yet belongs to a transaction whose number is at least that of
 * the oldest one running. */
#define POSTGRES_NOW "pg_current_xact_id()::text::bigint"

/* The comment of @contest. Its number rises when an older joute can no longer
 * use the schema. */
#define POSTGRES_VERSION "joute tournament 2"
/* A schema of this version is updated when the tournament is run or edited. */
#define POSTGRES_OLDER "joute tournament 1"

/* The attributes of a function that workers call: it runs with the rights of
 * whoever made the tournament and does nothing if a value is NULL. */
#define POSTGRES_OF_WORKER                                                     \
    "STRICT SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$ "

/* The statements that make the schema, in this order, NULL at the end. All may
 * be run again, also on a schema of an older version. */
extern const char *const postgres_schema[];
/* In postgres_audits.c: the statements for matches that are played twice. They
 * are run after the others. */
extern const char *const postgres_audits[];

/* A query for the statement that lets the role $1 work; it gives no row if
 * there is no such role. */
extern const char postgres_grant[];

#endif
