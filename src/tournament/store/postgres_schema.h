/* postgres_schema.h: what is made in PostgreSQL for a tournament. In each
 * statement @ stands for the tournament's schema: @matches for its table. */
#ifndef JOUTE_POSTGRES_SCHEMA_H
#define JOUTE_POSTGRES_SCHEMA_H

/* The number of a transaction: what is changed by one that a reader does not
 * see yet has a larger number than the oldest that runs while it reads. */
#define POSTGRES_NOW "pg_current_xact_id()::text::bigint"

/* What the comment of @contest says; the number goes up when what is made can
 * no longer be used by an older joute. */
#define POSTGRES_VERSION "joute tournament 2"
/* One that is brought up to date by whoever runs or edits it. */
#define POSTGRES_OLDER "joute tournament 1"

/* A function that a worker calls: it runs with the rights of whoever made the
 * tournament, and does nothing when a value is NULL. */
#define POSTGRES_OF_WORKER                                                     \
    "STRICT SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$ "

/* Makes it, a statement each, in this order; NULL ends them. All of them may be
 * asked again, of a store of an older version too. */
extern const char *const postgres_schema[];
/* postgres_audits.c: the same for matches that are played twice, after it. */
extern const char *const postgres_audits[];

/* Gives the text that lets the role $1 work; no row if there is no such role.
 */
extern const char postgres_grant[];

#endif
