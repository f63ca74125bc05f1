/* postgres_schema.h: what is made in PostgreSQL for a tournament. In each
 * statement @ stands for the tournament's schema: @matches for its table. */
#ifndef JOUTE_POSTGRES_SCHEMA_H
#define JOUTE_POSTGRES_SCHEMA_H

/* The number of a transaction: what is changed by one that a reader does not
 * see yet has a larger number than the oldest that runs while it reads. */
#define POSTGRES_NOW "pg_current_xact_id()::text::bigint"

/* What the comment of @contest says; the number goes up when what is made can
 * no longer be used by an older joute. */
#define POSTGRES_VERSION "joute tournament 1"

/* Makes it, a statement each, in this order; NULL ends them. */
extern const char *const postgres_schema[];

/* Lets a role work: %I stands for its name. */
extern const char postgres_grant[];

#endif
