/* lines.c: reads the lines of bots in a record. They may come from a machine
 * that lies, so every part of them is checked. */
#include "tournament/results/lines.h"

#include <string.h>

#include "arena/printable.h"

enum { MOVES_MOST = 1 << 24, TEXT_MOST = 1 << 16 };

#define DAY_US INT64_C(86400000000)

static const char *const keys[] = { "move",    "player", "?read", "?wrote",
                                    "?stderr", "?us",    NULL };
enum { MOVE, PLAYER, FIRST_TEXT, TIME = FIRST_TEXT + LINES_KINDS };

/* Appends a text, with each line made printable. */
static void add_clean(const char *text, Text *out)
{
    while (*text && out->size < TEXT_MOST) {
        size_t size = strcspn(text, "\n");
        printable_add(out, text, size, TEXT_MOST);
        text += size + (text[size] == '\n');
        text_add(out, *text ? "\n" : "");
    }
}

void lines_each(const Text *record, const LinesPart *part,
                void (*visit)(const BotLines *lines, void *context),
                void *context)
{
    JsonDocument document;
    if (!json_parse(&document, text_string(record), record->size, NULL)) {
        return;
    }
    JsonAt root = json_root(&document), list = json_member(&root, "dialogue");
    bool is_list = list.value && json_type(&list) == JSON_ARRAY;
    Text clean[LINES_KINDS] = { { 0 } };
    for (JsonAt at = is_list ? json_first(&list) : list; is_list && at.value;
         json_step(&at)) {
        BotLines lines = { .us = -1 };
        JsonAt member[TIME + 1];
        if (!json_read_members(&at, keys, member, NULL) ||
            !json_read_int(&member[MOVE], 1, MOVES_MOST, &lines.move, NULL) ||
            !json_read_int(&member[PLAYER], 1, GAME_SEATS, &lines.player,
                           NULL) ||
            lines.move < part->first || lines.move > part->last ||
            !seats_has(part->seats, (Seat)(lines.player - 1))) {
            continue;
        }
        for (int i = 0; i < LINES_KINDS; i++) {
            const JsonAt *text = &member[FIRST_TEXT + i];
            const char *words;
            text_clear(&clean[i]);
            if (text->value && json_read_string(text, &words, NULL)) {
                add_clean(words, &clean[i]);
                lines.texts[i] = text_string(&clean[i]);
            }
        }
        if (member[TIME].value) {
            json_read_int64(&member[TIME], 0, DAY_US, &lines.us, NULL);
        }
        visit(&lines, context);
    }
    for (int i = 0; i < LINES_KINDS; i++) {
        text_done(&clean[i]);
    }
    json_done(&document);
}

static void write_one(const BotLines *lines, void *context)
{
    JsonWriter *out = context;
    json_begin_object(out);
    json_int_member(out, "move", lines->move);
    json_int_member(out, "player", lines->player);
    for (int i = 0; i < LINES_KINDS; i++) {
        if (lines->texts[i]) {
            json_string_member(out, keys[FIRST_TEXT + i] + 1, lines->texts[i]);
        }
    }
    if (lines->us >= 0) {
        json_int_member(out, "us", lines->us);
    }
    json_end_object(out);
}

void lines_write(const Text *record, const LinesPart *part, JsonWriter *out)
{
    json_begin_array(out);
    lines_each(record, part, write_one, out);
    json_end_array(out);
}
