/* guide.c: renders the guides of the games as text: titles at the margin,
 * paragraphs, lists and tables below them. */
#include "games/guide.h"

#include <string.h>

#include "base/json.h"
#include "games/games.h"

enum {
    LINE = 78,   /* the most characters of a line */
    INDENT = 3,  /* how far everything but titles is indented */
    COLUMNS = 8, /* the most columns of a table */
    GAP = 2,     /* between two columns */
};

/* Each array is a guide.json without "terms", followed by a NUL; "{}" if the
 * game has none. */
#define GAME(id) extern const unsigned char id##_guide[];
#include "games/games.def"
#undef GAME

/* The guides, in the order of games_all. */
static const unsigned char *const guides[] = {
#define GAME(id) id##_guide,
#include "games/games.def"
#undef GAME
};

/* Parses the guide of a game; the caller frees it. False if games.def does not
 * list the game. */
static bool open_guide(const Game *game, JsonDocument *out)
{
    for (int i = 0; games_all[i]; i++) {
        if (games_all[i] == game) {
            const char *guide = (const char *)guides[i];
            return json_parse(out, guide, strlen(guide), NULL);
        }
    }
    return false;
}

/* The first element of a list, which may be absent. */
static JsonAt first(const JsonAt *list)
{
    return list->value ? json_first(list) : *list;
}

static const char *string_of(const JsonAt *at)
{
    return at->value && json_type(at) == JSON_STRING ? at->value->string : "";
}

/* A member in one language, for instance {"en": ..., "fr": ...}. both must
 * outlive the result. */
static JsonAt in_lang(const JsonAt *object, const char *key, Lang lang,
                      JsonAt *both)
{
    *both = json_member(object, key);
    return both->value ? json_member(both, lang == LANG_FR ? "fr" : "en")
                       : *both;
}

/* The characters of a text in UTF-8. */
static int width(const char *text, size_t size)
{
    int count = 0;
    for (size_t i = 0; i < size; i++) {
        count += ((unsigned char)text[i] & 0xc0) != 0x80;
    }
    return count;
}

static void add_spaces(int count, Text *out)
{
    while (count-- > 0) {
        text_add_char(out, ' ');
    }
}

/* Writes words from the current column on; further lines begin at indent. A
 * French colon or semicolon stays with the word before it. */
static void add_wrapped(const char *text, int column, int indent, Text *out)
{
    for (bool is_first = true; *text; is_first = false) {
        size_t size = strcspn(text, " ");
        while (text[size] && text[size + 1] && strchr(":;?!", text[size + 1])) {
            size += 1 + strcspn(text + size + 1, " ");
        }
        int wide = width(text, size);
        if (!is_first && column + 1 + wide > LINE) {
            text_add_char(out, '\n');
            add_spaces(indent, out);
            column = indent;
        } else if (!is_first) {
            text_add_char(out, ' ');
            column++;
        }
        text_add_bytes(out, text, size);
        column += wide;
        text += size + (text[size] == ' ');
    }
    text_add_char(out, '\n');
}

/* Each column is as wide as its widest cell; the last column is wrapped. */
static void add_table(const JsonAt *table, Text *out)
{
    int widths[COLUMNS] = { 0 };
    for (JsonAt row = first(table); row.value; json_step(&row)) {
        for (JsonAt cell = first(&row); cell.value && cell.index < COLUMNS;
             json_step(&cell)) {
            const char *text = string_of(&cell);
            int wide = width(text, strlen(text));
            widths[cell.index] =
                wide > widths[cell.index] ? wide : widths[cell.index];
        }
    }
    for (JsonAt row = first(table); row.value; json_step(&row)) {
        int column = INDENT;
        add_spaces(INDENT, out);
        for (JsonAt cell = first(&row); cell.value && cell.index < COLUMNS;
             json_step(&cell)) {
            const char *text = string_of(&cell);
            if (cell.index + 1 == row.value->count) {
                add_wrapped(text, column, column, out);
            } else {
                int wide = widths[cell.index] + GAP;
                text_add(out, text);
                add_spaces(wide - width(text, strlen(text)), out);
                column += wide;
            }
        }
    }
}

static void add_section(const JsonAt *section, Lang lang, Text *out)
{
    JsonAt both, part = in_lang(section, "title", lang, &both);
    text_addf(out, "\n%s\n", string_of(&part));
    part = in_lang(section, "text", lang, &both);
    for (JsonAt line = first(&part); line.value; json_step(&line)) {
        const char *text = string_of(&line);
        add_spaces(INDENT, out);
        add_wrapped(text, INDENT,
                    strncmp(text, "- ", 2) == 0 ? INDENT + 2 : INDENT, out);
    }
    part = in_lang(section, "table", lang, &both);
    add_table(&part, out);
    part = json_member(section, "drawing");
    for (JsonAt line = first(&part); line.value; json_step(&line)) {
        text_addf(out, "%*s%s\n", INDENT, "", string_of(&line));
    }
}

void guide_add_about(const Game *game, Lang lang, Text *out)
{
    JsonDocument guide;
    if (open_guide(game, &guide)) {
        JsonAt root = json_root(&guide), both;
        JsonAt about = in_lang(&root, "about", lang, &both);
        text_add(out, string_of(&about));
        json_done(&guide);
    }
}

void guide_add_rules(const Game *game, Lang lang, Text *out)
{
    JsonDocument guide;
    if (open_guide(game, &guide)) {
        JsonAt root = json_root(&guide), both;
        JsonAt about = in_lang(&root, "about", lang, &both);
        JsonAt sections = json_member(&root, "sections");
        if (*string_of(&about)) {
            add_wrapped(string_of(&about), 0, 0, out);
        }
        for (JsonAt section = first(&sections); section.value;
             json_step(&section)) {
            add_section(&section, lang, out);
        }
        json_done(&guide);
    }
}
