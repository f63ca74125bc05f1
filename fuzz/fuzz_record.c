/* Feeds any bytes to the reader of records and state documents. What it accepts
 * must be written and read back unchanged. */
#include <stdlib.h>
#include <string.h>

#include "core/record.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void write(const Play *record, Text *out)
{
    JsonWriter writer = { .out = out };
    if (record_is_document(record)) {
        record_write_state(record, &writer);
    } else {
        record_write(record, true, &writer);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Play record, again;
    Error err = ERROR_IN(LANG_FR);
    if (!record_read(&record, games_all, (const char *)data, size, &err)) {
        if (!err.text[0] || strchr(err.text, '\n')) {
            abort();
        }
        return 0;
    }
    Text first = { 0 }, second = { 0 };
    write(&record, &first);
    if (!record_read(&again, games_all, first.data, first.size, NULL)) {
        abort();
    }
    write(&again, &second);
    if (strcmp(first.data, second.data) != 0) {
        abort();
    }
    text_done(&first);
    text_done(&second);
    play_done(&record);
    play_done(&again);
    return 0;
}
