/* store.c: collects the changes of tables in batches. One thread writes them,
 * another moves the log into the file.
 *
 * The event loop fills the open batch without a lock. If the writer is idle,
 * submit() swaps the open batch with the writer's empty one, under the lock. So
 * at most one batch is being written while another fills. A failed transaction
 * sets has_failed: nothing is written after it, and committed never reaches it,
 * so no message that depends on it leaves. */
#include "net/store.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/mem.h"
#include "base/sqlite/database.h"
#include "session/session.h"

enum {
    CHECKPOINT_PAGES = 2000, /* length of the log, in pages, at which it is
                                moved into the file: 8 MB */
    RESTART_PAGES =
        16000, /* length of the log at which writing pauses until it is moved */
    PAGE_SIZE = 4096,
};

static const DatabaseKind tables_kind = {
    .version = 1,
    .schema =
        "CREATE TABLE tables ("
        " key INTEGER PRIMARY KEY,"
        " id TEXT NOT NULL UNIQUE,"
        " image TEXT NOT NULL,"
        " is_over INTEGER NOT NULL,"
        " changed INTEGER NOT NULL);" /* seconds since 1970 */
        "CREATE TABLE steps ("
        " table_key INTEGER NOT NULL REFERENCES tables(key) ON DELETE CASCADE,"
        " number INTEGER NOT NULL,"
        " text TEXT NOT NULL,"
        " PRIMARY KEY (table_key, number)) WITHOUT ROWID;"
        "PRAGMA user_version = 1;",
    .taken = PHRASE("another joute serve has it open",
                    "un autre joute serve l'a déjà ouvert"),
    .wrong = PHRASE("is not a file of joute serve",
                    "n'est pas un fichier de joute serve"),
};

/* Older files have no index. */
static const char index_sql[] = "CREATE INDEX IF NOT EXISTS tables_changed"
                                " ON tables (is_over, changed)";

/* A commit does not wait for the disk: another thread syncs the log and moves
 * it into the file. */
static const char pragmas[] = "PRAGMA journal_mode = WAL;"
                              "PRAGMA synchronous = NORMAL;"
                              "PRAGMA foreign_keys = ON;"
                              "PRAGMA wal_autocheckpoint = 0;"
                              "PRAGMA journal_size_limit = 67108864";

typedef enum OpKind { OP_TABLE, OP_STEP, OP_CUT, OP_DROP, OP_KINDS } OpKind;

/* One change. `number` is the number of the step for OP_STEP, 1 if the game is
 * over for OP_TABLE, and how many steps stay for OP_CUT. */
typedef struct Op {
    OpKind kind;
    char table[SESSION_TABLE_ID + 1];
    int number;
    size_t at, size; /* where its text is in the batch's texts */
} Op;

/* Changes that become one transaction. The strings of its ops are in `texts`,
 * each ended by a NUL. */
typedef struct Batch {
    uint64_t number;
    Op *ops;
    size_t count, capacity;
    Text texts;
} Batch;

/* The store. Each statement belongs to one connection, and each connection to
 * one thread. */
struct Store {
    char *path;
    int file;
    void (*wake)(void *context);
    void *context;
    /* One connection for each thread: the two of the store, and the event
     * loop's, which reads. */
    sqlite3 *writer, *reader, *mover;
    sqlite3_stmt *statements[OP_KINDS]; /* used by the writer's thread, like the
                                           next two */
    sqlite3_stmt *touch, *count_pages;
    sqlite3_stmt *load_image, *load_steps,
        *find_old; /* used by the event loop */
    Batch open;    /* the event loop's; submit swaps it with `writing` */
    atomic_uint_fast64_t committed;
    int64_t most_pages, log_most; /* the most pages of file and log together,
                                     and of the log alone */
    atomic_int_fast64_t used_pages;

    pthread_t writer_thread, mover_thread;
    pthread_mutex_t lock; /* protects everything below */
    pthread_cond_t has_work, is_written, has_log;
    Batch writing; /* belongs to the writer's thread while is_writing is set */
    bool is_writing, is_ending, has_failed;
    int log_pages; /* pages of the log to be moved into the file; 0 if none */
    char fault[200];
};

static const char *const op_sql[OP_KINDS] = {
    [OP_TABLE] = "INSERT INTO tables (id, image, is_over, changed)"
                 " VALUES (?1, ?3, ?2, unixepoch())"
                 " ON CONFLICT (id) DO UPDATE SET image = excluded.image,"
                 " is_over = excluded.is_over, changed = excluded.changed",
    [OP_STEP] = "INSERT OR REPLACE INTO steps (table_key, number, text)"
                " VALUES ((SELECT key FROM tables WHERE id = ?1), ?2, ?3)",
    [OP_CUT] = "DELETE FROM steps WHERE number > ?2 AND table_key ="
               " (SELECT key FROM tables WHERE id = ?1)",
    [OP_DROP] = "DELETE FROM tables WHERE id = ?1",
};

/* A step updates `changed` at most once an hour, which is enough because --keep
 * counts days. */
static const char touch_sql[] =
    "UPDATE tables SET changed = unixepoch()"
    " WHERE id = ?1 AND changed < unixepoch() - 3600";

/* ---- the batch ---- */

/* Adds a change to the open batch. Its text is copied. */
static void add_op(Store *store, OpKind kind, const char *table, int number,
                   const char *text)
{
    Batch *batch = &store->open;
    if (batch->count == batch->capacity) {
        batch->capacity = batch->capacity ? 2 * batch->capacity : 64;
        batch->ops =
            mem_resize(batch->ops, batch->capacity * sizeof *batch->ops);
    }
    Op *op = &batch->ops[batch->count++];
    *op = (Op){ .kind = kind,
                .number = number,
                .at = batch->texts.size,
                .size = strlen(text) };
    snprintf(op->table, sizeof op->table, "%s", table);
    text_add_bytes(&batch->texts, text, op->size);
}

void store_keep_table(Store *store, const char *table, const char *image,
                      bool is_over)
{
    add_op(store, OP_TABLE, table, is_over, image);
}

void store_keep_step(Store *store, const char *table, int number,
                     const char *step)
{
    add_op(store, OP_STEP, table, number, step);
}

void store_cut_steps(Store *store, const char *table, int steps)
{
    add_op(store, OP_CUT, table, steps, "");
}

void store_drop_table(Store *store, const char *table)
{
    add_op(store, OP_DROP, table, 0, "");
}

uint64_t store_pending(const Store *store)
{
    return store->open.number - (store->open.count == 0);
}

uint64_t store_committed(const Store *store)
{
    return atomic_load(&store->committed);
}

static void batch_done(Batch *batch)
{
    free(batch->ops);
    text_done(&batch->texts);
}

/* Gives the open batch to the writer's thread if that thread is idle. The
 * caller holds the lock. */
static void submit(Store *store)
{
    if (store->is_writing || store->has_failed || store->open.count == 0) {
        return;
    }
    Batch empty = store->writing;
    store->writing = store->open;
    store->open = empty;
    store->open.number = store->writing.number + 1;
    store->is_writing = true;
    pthread_cond_signal(&store->has_work);
}

void store_submit(Store *store)
{
    if (store->open.count > 0) {
        pthread_mutex_lock(&store->lock);
        submit(store);
        pthread_mutex_unlock(&store->lock);
    }
}

/* Waits until everything is written or writing has failed. */
static void flush(Store *store)
{
    pthread_mutex_lock(&store->lock);
    submit(store);
    while (!store->has_failed && (store->is_writing || store->open.count > 0)) {
        pthread_cond_wait(&store->is_written, &store->lock);
        submit(store);
    }
    pthread_mutex_unlock(&store->lock);
}

bool store_has_failed(Store *store, Error *err)
{
    pthread_mutex_lock(&store->lock);
    bool has_failed = store->has_failed;
    if (has_failed) {
        error_set(err, "%s: cannot be written: %s; the server stops",
                  "%s : écriture impossible : %s ; le serveur s'arrête",
                  store->path, store->fault);
    }
    pthread_mutex_unlock(&store->lock);
    return has_failed;
}

/* ---- the writer's thread ---- */

/* Writes one change. A step also marks its table as changed. */
static bool write_op(Store *store, const Batch *batch, const Op *op)
{
    sqlite3_stmt *statement = store->statements[op->kind];
    const char *text = text_string(&batch->texts) + op->at;
    sqlite3_bind_text(statement, 1, op->table, -1, SQLITE_STATIC);
    if (op->kind != OP_DROP) {
        sqlite3_bind_int(statement, 2, op->number);
    }
    if (op->kind == OP_TABLE || op->kind == OP_STEP) {
        sqlite3_bind_text(statement, 3, text, (int)op->size, SQLITE_STATIC);
    }
    bool is_done = sqlite3_step(statement) == SQLITE_DONE;
    sqlite3_reset(statement);
    if (is_done && op->kind == OP_STEP) {
        sqlite3_bind_text(store->touch, 1, op->table, -1, SQLITE_STATIC);
        is_done = sqlite3_step(store->touch) == SQLITE_DONE;
        sqlite3_reset(store->touch);
    }
    return is_done;
}

/* Counts the pages in use. Free pages do not count, because SQLite reuses them
 * before the file grows. */
static void count_pages(Store *store)
{
    if (sqlite3_step(store->count_pages) == SQLITE_ROW) {
        atomic_store(&store->used_pages,
                     sqlite3_column_int64(store->count_pages, 0));
    }
    sqlite3_reset(store->count_pages);
}

/* SQLite calls this after each commit with the number of pages in the log. */
static int count_log(void *context, sqlite3 *db, const char *name, int pages)
{
    Store *store = context;
    (void)db, (void)name;
    if (pages >= CHECKPOINT_PAGES || pages >= store->log_most / 2) {
        pthread_mutex_lock(&store->lock);
        store->log_pages = pages;
        pthread_cond_signal(&store->has_log);
        pthread_mutex_unlock(&store->lock);
    }
    return SQLITE_OK;
}

/* Writes batches until the store ends. */
static void *write_batches(void *argument)
{
    Store *store = argument;
    pthread_mutex_lock(&store->lock);
    while (!store->is_ending || store->is_writing) {
        /* If the size on disk is limited and the log is too long, the log is
         * moved into the file before more is written. */
        bool is_log_long =
            store->most_pages > 0 && store->log_pages > store->log_most;
        if (!store->is_writing || (is_log_long && !store->is_ending)) {
            pthread_cond_wait(&store->has_work, &store->lock);
            continue;
        }
        pthread_mutex_unlock(&store->lock);
        const Batch *batch = &store->writing;
        bool is_written = database_run(store->writer, "BEGIN IMMEDIATE");
        for (size_t i = 0; is_written && i < batch->count; i++) {
            is_written = write_op(store, batch, &batch->ops[i]);
        }
        is_written = is_written && database_run(store->writer, "COMMIT");
        if (store->most_pages > 0) {
            count_pages(store);
        }
        pthread_mutex_lock(&store->lock);
        store->is_writing = false;
        if (is_written) {
            atomic_store(&store->committed, store->writing.number);
        } else {
            store->has_failed = true;
            snprintf(store->fault, sizeof store->fault, "%s",
                     sqlite3_errmsg(store->writer));
        }
        store->writing.count = 0;
        text_clear(&store->writing.texts);
        pthread_cond_broadcast(&store->is_written);
        store->wake(store->context);
    }
    pthread_mutex_unlock(&store->lock);
    return NULL;
}

/* ---- the thread that moves the log into the file ---- */

/* Moves the log into the file whenever it is long, until the store ends. */
static void *move_logs(void *argument)
{
    Store *store = argument;
    pthread_mutex_lock(&store->lock);
    while (!store->is_ending) {
        if (store->log_pages == 0) {
            pthread_cond_wait(&store->has_log, &store->lock);
            continue;
        }
        pthread_mutex_unlock(&store->lock);
        /* A passive checkpoint blocks nobody. But while the writer goes on, it
         * cannot move all of the log, and the log grows. So if the log is too
         * long, the writer waits while the last part is moved. */
        int pages = 0, moved = 0;
        sqlite3_wal_checkpoint_v2(store->mover, NULL, SQLITE_CHECKPOINT_PASSIVE,
                                  &pages, &moved);
        if (pages > store->log_most) {
            sqlite3_wal_checkpoint_v2(store->mover, NULL,
                                      SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
            sqlite3_wal_checkpoint_v2(store->mover, NULL,
                                      SQLITE_CHECKPOINT_RESTART, NULL, NULL);
        }
        pthread_mutex_lock(&store->lock);
        store->log_pages = 0;
        pthread_cond_signal(&store->has_work);
    }
    pthread_mutex_unlock(&store->lock);
    return NULL;
}

/* ---- reading ---- */

/* Appends each text that a statement finds, followed by `end`. */
static bool read_texts(Store *store, sqlite3_stmt *statement, const char *table,
                       const char *end, Text *out, Error *err)
{
    int status;
    sqlite3_bind_text(statement, 1, table, -1, SQLITE_STATIC);
    while ((status = sqlite3_step(statement)) == SQLITE_ROW) {
        text_add_bytes(out, (const char *)sqlite3_column_text(statement, 0),
                       (size_t)sqlite3_column_bytes(statement, 0));
        text_add(out, end);
    }
    bool is_read = status == SQLITE_DONE ||
                   database_refuse(store->path, store->reader, err);
    sqlite3_reset(statement);
    return is_read;
}

/* True if the batch has a change of this table. */
static bool names(const Batch *batch, const char *table)
{
    for (size_t i = 0; i < batch->count; i++) {
        if (strcmp(batch->ops[i].table, table) == 0) {
            return true;
        }
    }
    return false;
}

bool store_load(Store *store, const char *table, Text *image, Text *steps,
                Error *err)
{
    /* Waits only if changes of this table are not written yet. */
    pthread_mutex_lock(&store->lock);
    bool is_pending = names(&store->open, table) ||
                      (store->is_writing && names(&store->writing, table));
    pthread_mutex_unlock(&store->lock);
    if (is_pending) {
        flush(store);
    }
    return read_texts(store, store->load_image, table, "", image, err) &&
           image->size > 0 &&
           read_texts(store, store->load_steps, table, "\n", steps, err);
}

void store_find_old(Store *store, bool is_over, int64_t seconds, Text *out)
{
    sqlite3_stmt *statement = store->find_old;
    sqlite3_bind_int(statement, 1, is_over);
    sqlite3_bind_int64(statement, 2, seconds);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        text_addf(out, "%s\n", (const char *)sqlite3_column_text(statement, 0));
    }
    sqlite3_reset(statement);
}

double store_fullness(const Store *store)
{
    int64_t most = store->most_pages - store->log_most;
    return most > 0 ? (double)atomic_load(&store->used_pages) / (double)most
                    : 0;
}

/* ---- opening and closing ---- */

static bool prepare(Store *store, sqlite3 *db, const char *sql,
                    sqlite3_stmt **out, Error *err)
{
    return sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, out,
                              NULL) == SQLITE_OK ||
           database_refuse(store->path, db, err);
}

/* Prepares the statements, each on the connection of the thread that uses
 * it. */
static bool prepare_all(Store *store, Error *err)
{
    for (int i = 0; i < OP_KINDS; i++) {
        if (!prepare(store, store->writer, op_sql[i], &store->statements[i],
                     err)) {
            return false;
        }
    }
    return prepare(store, store->reader,
                   "SELECT image FROM tables WHERE id = ?1", &store->load_image,
                   err) &&
           prepare(store, store->reader,
                   "SELECT text FROM steps WHERE table_key ="
                   " (SELECT key FROM tables WHERE id = ?1) ORDER BY number",
                   &store->load_steps, err) &&
           prepare(store, store->reader,
                   "SELECT id FROM tables WHERE is_over = ?1"
                   " AND changed < unixepoch() - ?2 ORDER BY changed LIMIT 48",
                   &store->find_old, err) &&
           prepare(store, store->writer, touch_sql, &store->touch, err) &&
           prepare(store, store->writer,
                   "SELECT page_count - freelist_count"
                   " FROM pragma_page_count, pragma_freelist_count",
                   &store->count_pages, err);
}

/* Closes and frees everything: statements before their connections, connections
 * before the lock. */
static void release(Store *store)
{
    for (int i = 0; i < OP_KINDS; i++) {
        sqlite3_finalize(store->statements[i]);
    }
    sqlite3_finalize(store->load_image);
    sqlite3_finalize(store->load_steps);
    sqlite3_finalize(store->find_old);
    sqlite3_finalize(store->touch);
    sqlite3_finalize(store->count_pages);
    sqlite3_close(store->mover);
    sqlite3_close(store->reader);
    /* The last connection to close moves the rest of the log and deletes it. */
    sqlite3_close(store->writer);
    if (store->file >= 0) {
        close(store->file);
    }
    batch_done(&store->open);
    batch_done(&store->writing);
    free(store->path);
    free(store);
}

Store *store_open(const char *path, int64_t most, void (*wake)(void *context),
                  void *context, Error *err)
{
    Store *store = mem_new(sizeof *store);
    size_t size = strlen(path) + 1;
    *store = (Store){ .path = mem_new(size),
                      .file = -1,
                      .wake = wake,
                      .context = context,
                      .open.number = 1 };
    memcpy(store->path, path, size);
    store->most_pages = most / PAGE_SIZE;
    store->log_most = most > 0 && most / PAGE_SIZE / 4 < RESTART_PAGES
                          ? most / PAGE_SIZE / 4
                          : RESTART_PAGES;
    bool is_open = database_claim(path, &tables_kind, &store->file, err);
    if (is_open) {
        fchmod(store->file,
               0600); /* SQLite gives its log the mode of the file */
    }
    /* A file of another program is refused before anything in it is changed. */
    is_open =
        is_open &&
        database_connect(path, &tables_kind, NULL, &store->writer, err) &&
        database_prepare(path, store->writer, &tables_kind, err) &&
        ((database_run(store->writer, pragmas) &&
          database_run(store->writer, index_sql)) ||
         database_refuse(path, store->writer, err)) &&
        database_connect(path, &tables_kind, pragmas, &store->reader, err) &&
        database_connect(path, &tables_kind, pragmas, &store->mover, err) &&
        prepare_all(store, err);
    if (!is_open) {
        release(store);
        return NULL;
    }
    count_pages(store);
    pthread_mutex_init(&store->lock, NULL);
    pthread_cond_init(&store->has_work, NULL);
    pthread_cond_init(&store->is_written, NULL);
    pthread_cond_init(&store->has_log, NULL);
    sqlite3_wal_hook(store->writer, count_log, store);
    if (pthread_create(&store->writer_thread, NULL, write_batches, store) ||
        pthread_create(&store->mover_thread, NULL, move_logs, store)) {
        die("cannot start a thread");
    }
    return store;
}

bool store_close(Store *store, Error *err)
{
    if (!store) {
        return true;
    }
    flush(store);
    bool is_good = !store_has_failed(store, err);
    pthread_mutex_lock(&store->lock);
    store->is_ending = true;
    pthread_cond_signal(&store->has_work);
    pthread_cond_signal(&store->has_log);
    pthread_mutex_unlock(&store->lock);
    pthread_join(store->writer_thread, NULL);
    pthread_join(store->mover_thread, NULL);
    pthread_cond_destroy(&store->has_work);
    pthread_cond_destroy(&store->is_written);
    pthread_cond_destroy(&store->has_log);
    pthread_mutex_destroy(&store->lock);
    release(store);
    return is_good;
}
